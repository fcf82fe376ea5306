/** What real carriers need: states between "asked for" and "arrived", their own ids, their reports, and daily caps. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = `
  alter table deliveries
    drop constraint deliveries_kind_is_known,
    drop constraint deliveries_state_is_known,
    drop constraint deliveries_settle_once,
    drop constraint deliveries_sent_have_a_channel,
    drop constraint deliveries_failed_say_why;

  update deliveries set state = 'pending' where state = 'accepted';

  alter table deliveries
    alter column state set default 'pending',
    -- Until then nobody but its taker may send it: the taker may be at it, or its carrier's report on the way.
    add column quiet_until timestamptz,
    -- How often nobody knew whether the message had left.
    add column doubts integer not null default 0,
    -- How often it was taken; caps count the first.
    add column takes integer not null default 0,
    -- The carrier's own id and its number for a fault: what its support asks for. Never an address or its words.
    add column provider_id text,
    add column provider_code text,
    -- When the carrier last reported on it.
    add column reported_at timestamptz,
    add constraint deliveries_kind_is_known check (kind in ('code', 'deposit-receipt', 'notice')),
    add constraint deliveries_state_is_known check (
      state in ('pending', 'sending', 'sent', 'delivered', 'bounced', 'failed')
    ),
    add constraint deliveries_settle_once check ((state in ('pending', 'sending')) = (settled_at is null)),
    add constraint deliveries_sent_have_a_channel check (
      state in ('pending', 'failed') or channel is not null
    ),
    add constraint deliveries_sending_is_bounded check (state <> 'sending' or quiet_until is not null),
    add constraint deliveries_failed_say_why check ((state in ('failed', 'bounced')) = (failure is not null)),
    add constraint deliveries_provider_code_is_short check (provider_code ~ '^[A-Za-z0-9_.-]{1,30}$');

  drop index deliveries_waiting;
  create index deliveries_waiting on deliveries (queued_at) where state in ('pending', 'sending');

  create table sends_counted (
    day date not null,
    -- A channel, or a channel and the HMAC of whom it reaches.
    counted text not null,
    count integer not null default 1,
    primary key (day, counted)
  );
  grant select, insert, update, delete on sends_counted to notifications_app;
`;

export class DeliverThroughCarriers1795132807000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(STATEMENTS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
