/** What is to be delivered, and outside production what was. */
import { outboxAndInboxTables } from '@goalwright/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  create table deliveries (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    -- The code or the deposit it is about; the same fact told twice is one delivery.
    reference uuid not null,
    -- Of receipts: for whom, and how much. Of codes neither: identity tells them at delivery.
    user_id uuid,
    amount_cents integer,
    state text not null default 'accepted',
    -- Known once the text is.
    channel text,
    -- Why it failed, in one word of ours: never an address, never a provider's reply.
    failure text,
    created_at timestamptz not null default now(),
    queued_at timestamptz not null default now(),
    settled_at timestamptz,
    unique (kind, reference),
    constraint deliveries_kind_is_known check (kind in ('code', 'deposit-receipt')),
    constraint deliveries_receipt_is_whole check (
      (kind = 'deposit-receipt') = (user_id is not null) and (kind = 'deposit-receipt') = (amount_cents is not null)
    ),
    constraint deliveries_state_is_known check (state in ('accepted', 'sent', 'failed')),
    constraint deliveries_channel_is_known check (channel in ('email', 'sms')),
    constraint deliveries_settle_once check ((state = 'accepted') = (settled_at is null)),
    constraint deliveries_sent_have_a_channel check (state <> 'sent' or channel is not null),
    constraint deliveries_failed_say_why check ((state = 'failed') = (failure is not null))
  );
  create index deliveries_waiting on deliveries (queued_at) where state = 'accepted';
  create index deliveries_by_age on deliveries (created_at);

  -- Stands in for mailboxes and phones where nothing real is sent; empty in production.
  create table outbox_messages (
    delivery_id uuid primary key references deliveries (id) on delete cascade,
    channel text not null,
    recipient text not null,
    subject text not null,
    text text not null,
    html text not null,
    code text not null,
    created_at timestamptz not null default clock_timestamp()
  );
  create index outbox_messages_by_age on outbox_messages (created_at desc);
  create index outbox_messages_by_recipient on outbox_messages (recipient, created_at desc);
`;

const GRANTS = `
  grant select, insert, update, delete on deliveries, outbox, inbox to notifications_app;
  grant select, insert, delete on outbox_messages to notifications_app;
`;

export class CreateDeliveries1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(outboxAndInboxTables('notifications'));
    await runner.query(GRANTS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
