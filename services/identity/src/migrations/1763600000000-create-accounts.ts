/** People, their sign-ins, their codes and what they agreed to. */
import { outboxAndInboxTables } from '@goalwright/messaging';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null unique,
    first_name text not null,
    last_name text not null,
    phone_number text,
    -- Null where an administrator added the person and no password was set yet.
    password_hash text,
    lea_id text not null default 'public',
    is_administrator boolean not null default false,
    is_trial boolean not null default true,
    email_verified_at timestamptz,
    phone_verified_at timestamptz,
    -- Set once, when the account opens. Until then anybody may register the address again.
    verified_at timestamptz,
    total_generated_goals integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint users_email_is_lower_case check (email = lower(email) and length(email) between 3 and 254),
    constraint users_phone_is_ten_digits check (phone_number ~ '^[2-9][0-9]{9}$'),
    constraint users_verified_phone_exists check (phone_verified_at is null or phone_number is not null),
    constraint users_goals_never_fall_below_zero check (total_generated_goals >= 0)
  );
  create index users_unverified on users (created_at) where verified_at is null;

  create table sessions (
    -- SHA-256 of the token: the table alone opens nothing.
    token_hash bytea primary key,
    id uuid not null unique default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    -- A keyed hash, to tell a place the person has signed in from; the address itself is not kept.
    client_hash bytea not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    expires_at timestamptz not null,
    gate_passed_at timestamptz,
    revoked_at timestamptz,
    constraint sessions_token_hash_is_sha256 check (octet_length(token_hash) = 32),
    constraint sessions_end_after_their_start check (expires_at > created_at)
  );
  create index sessions_by_user on sessions (user_id, client_hash);
  create index sessions_by_expiry on sessions (expires_at);

  create table codes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    purpose text not null,
    -- The mailbox or number it went to: it proves that one and no other.
    address text not null,
    code_hmac bytea not null,
    -- Encrypted for the one reading at delivery; gone with the code's life.
    code_sealed bytea,
    failures smallint not null default 0,
    last_failed_at timestamptz,
    minutes_valid smallint not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    spent_at timestamptz,
    replaced_at timestamptz,
    constraint codes_purpose_is_known
      check (purpose in ('signup-email', 'signup-sms', 'reset-email', 'change-email', 'change-phone')),
    constraint codes_take_five_tries check (failures between 0 and 5),
    constraint codes_end_once check (spent_at is null or replaced_at is null),
    constraint codes_ended_are_unreadable check (code_sealed is null or (spent_at is null and replaced_at is null))
  );
  create unique index codes_one_live_per_purpose on codes (user_id, purpose)
    where spent_at is null and replaced_at is null;
  create index codes_by_age on codes (user_id, purpose, created_at);
  create index codes_by_expiry on codes (expires_at);

  create table terms_acceptances (
    user_id uuid not null references users (id) on delete cascade,
    terms_version text not null,
    accepted_at timestamptz not null default now(),
    primary key (user_id, terms_version)
  );
`;

const LIMITS_AND_AUDIT = `
  -- Counters shared by every process. Keys are keyed hashes: no address lies here.
  create table rate_buckets (
    key text primary key,
    hits integer not null,
    resets_at timestamptz not null,
    blocked_until timestamptz
  );
  create index rate_buckets_by_age on rate_buckets (resets_at);

  create table audit_entries (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    action text not null,
    outcome text not null,
    -- No foreign keys: an entry outlives the account it tells of.
    actor_id uuid,
    subject_id uuid,
    client_hash bytea,
    constraint audit_entries_outcome_is_known check (outcome in ('succeeded', 'refused'))
  );
  create index audit_entries_by_subject on audit_entries (subject_id, at);

  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;
  create trigger audit_entries_are_append_only before update or delete on audit_entries
    for each row execute function refuse_change();
  create trigger audit_entries_are_never_emptied before truncate on audit_entries
    for each statement execute function refuse_change();
`;

const GRANTS = `
  grant select, insert, update, delete on users, sessions, codes, rate_buckets to identity_app;
  grant select, insert on terms_acceptances, audit_entries to identity_app;
  grant select, insert, update, delete on outbox, inbox to identity_app;
`;

export class CreateAccounts1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(LIMITS_AND_AUDIT);
    await runner.query(outboxAndInboxTables('identity'));
    await runner.query(GRANTS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
