/**
 * Accounts and entries. Every rule about money that can be said of rows is said here, so that no code,
 * however wrong, can break it.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLedger1795132800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ACCOUNT);
    await queryRunner.query(ENTRY);
    await queryRunner.query(APPEND_ONLY);
    await queryRunner.query(OPEN_HOLD);
    await queryRunner.query(MEMORY);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('migrations go forward only'));
  }
}

/** The one mutable row per person. Room on the page (fillfactor) keeps its updates in place. */
const ACCOUNT = `
  create table account (
    user_id          uuid primary key,
    posted_cents     bigint not null default 0,
    held_cents       bigint not null default 0,
    open_holds       integer not null default 0,
    receivable_cents bigint not null default 0,
    is_frozen        boolean not null default false,
    seq              bigint not null default 0,
    opened_at        timestamptz not null default now(),
    constraint account_never_overdrawn check (held_cents >= 0 and posted_cents >= held_cents),
    constraint account_owes_or_not check (receivable_cents >= 0),
    constraint account_holds_counted check (open_holds >= 0 and (held_cents = 0 or open_holds > 0))
  ) with (fillfactor = 70);

  -- The sweeper looks for open holds through this, not through the whole history.
  create index account_with_open_holds on account (user_id) where open_holds > 0;

  grant select on account to wallet_app;
`;

/**
 * `contra` names the other side of the movement, so that the books balance by sum without a hot row for the
 * house. `area_key` says which of a generation's areas: the ledger is kept for years, and a typed area may name a student.
 */
const ENTRY = `
  create table entry (
    id                 bigint generated always as identity primary key,
    user_id            uuid not null references account,
    seq                bigint not null check (seq > 0),
    kind               text not null,
    amount_cents       bigint not null,
    is_complimentary   boolean not null default false,
    posted_delta_cents bigint not null,
    held_delta_cents   bigint not null,
    contra             text not null,
    posted_after_cents bigint not null,
    held_after_cents   bigint not null,
    hold_id            bigint,
    generation_id      uuid,
    area_key           text check (area_key ~ '^area-[0-9]{1,2}$'),
    idem_key           text not null unique check (length(idem_key) between 1 and 200),
    req_hash           bytea not null check (octet_length(req_hash) = 32),
    created_at         timestamptz not null default now(),

    constraint entry_signs_follow_kind check (case kind
      when 'grant'   then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'promotion'
      when 'deposit' then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'stripe'
      when 'refund'  then posted_delta_cents = amount_cents  and held_delta_cents = 0             and contra = 'revenue'
      when 'hold'    then posted_delta_cents = 0             and held_delta_cents = amount_cents  and contra = 'reserve'
      when 'release' then posted_delta_cents = 0             and held_delta_cents = -amount_cents and contra = 'reserve'
      when 'capture' then posted_delta_cents = -amount_cents and held_delta_cents = -amount_cents and contra = 'revenue'
      else false end),
    constraint entry_amount_above_zero check (amount_cents > 0 or (is_complimentary and amount_cents = 0)),
    constraint entry_complimentary_is_free check (
      not is_complimentary or (amount_cents = 0 and kind in ('hold', 'capture', 'release'))),
    constraint entry_never_overdrawn check (held_after_cents >= 0 and posted_after_cents >= held_after_cents),
    constraint entry_resolves_a_hold check ((kind in ('capture', 'release')) = (hold_id is not null)),
    constraint entry_of_a_generation check (
      (kind in ('hold', 'capture', 'release')) = (generation_id is not null and area_key is not null)),

    -- Gap-free order per person: a missing row is visible.
    constraint entry_in_order unique (user_id, seq),
    -- A hold ends once, by capture or by release.
    constraint entry_resolved_once unique (hold_id),
    -- What a resolution must share with its hold, so that the foreign key below can demand it.
    constraint entry_identity unique (id, user_id, amount_cents, generation_id, area_key),
    constraint entry_equals_its_hold foreign key (hold_id, user_id, amount_cents, generation_id, area_key)
      references entry (id, user_id, amount_cents, generation_id, area_key)
  );

  create unique index entry_one_grant on entry (user_id) where kind = 'grant';
  create unique index entry_one_hold_per_area on entry (generation_id, area_key) where kind = 'hold';

  create index entry_deposits on entry (user_id) where kind = 'deposit';

  grant select on entry to wallet_app;
`;

const APPEND_ONLY = `
  create function refuse_change() returns trigger language plpgsql set search_path = wallet, pg_temp as $$
  begin
    raise exception 'ledger entries are append-only: % refused', tg_op using errcode = 'GW002';
  end $$;

  -- Per statement, so that even a change which would touch no row is refused.
  create trigger entry_append_only before update or delete or truncate on entry
    for each statement execute function refuse_change();
`;

const OPEN_HOLD = `
  create view open_hold as
    select hold.id as hold_id, hold.user_id, hold.generation_id, hold.area_key, hold.amount_cents,
           hold.is_complimentary, hold.created_at
      from entry as hold
     where hold.kind = 'hold'
       and not exists (select from entry as resolution where resolution.hold_id = hold.id);

  grant select on open_hold to wallet_app;
`;

/**
 * What must be remembered beside the entries: persons who had their sign-up credit (digests of address and
 * number alone, kept after the account is gone), generations whose hold must be refused should it still come,
 * and old holds that are being asked about.
 */
const MEMORY = `
  create table person_grant (
    hmac       text primary key check (hmac ~ '^(email|phone):[0-9a-f]{64}$'),
    granted_at timestamptz not null default now()
  );

  create table hold_cancellation (
    generation_id uuid not null,
    user_id       uuid not null,
    cancelled_at  timestamptz not null default now(),
    primary key (generation_id, user_id)
  );

  create table hold_check (
    generation_id uuid primary key,
    checked_at    timestamptz not null default now()
  );
  grant select, insert, update, delete on hold_check to wallet_app;
`;
