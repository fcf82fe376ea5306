/** People managed by their district's administrators, each of whom sees that district and no other. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const PEOPLE = `
  update users set is_administrator = false where is_administrator and lea_id in ('public', 'trial');
  alter table users
    add constraint users_of_no_district_administer_nobody
      check (not is_administrator or lea_id not in ('public', 'trial')),
    -- What the person decided; counts where there is no district that decides.
    add column is_outside_ai_allowed boolean not null default false;
  create index users_by_lea on users (lea_id, email);

  create table lea_permissions (
    lea_id text primary key,
    is_outside_ai_allowed boolean not null,
    decided_at timestamptz not null default now()
  );
  grant select, insert, update on lea_permissions to identity_app;
`;

/** The LEA is written down with each entry: a person may leave it, and an account may end. */
const AUDIT = `
  alter table audit_entries
    add column lea_id text,
    -- The address of somebody whom an administrator deleted: the district must be able to tell whom.
    add column subject_was text;
  alter table audit_entries disable trigger audit_entries_are_append_only;
  update audit_entries e set lea_id = u.lea_id from users u where u.id = coalesce(e.subject_id, e.actor_id);
  alter table audit_entries enable trigger audit_entries_are_append_only;
  create index audit_entries_by_lea on audit_entries (lea_id, at desc);
  create index audit_entries_by_time on audit_entries (at);

  create or replace function refuse_change() returns trigger language plpgsql as $$
  begin
    -- A school year and the summer after it; what is older is swept.
    if tg_op = 'DELETE' then
      if old.at < now() - interval '400 days' then return old; end if;
    end if;
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;

  -- The service may not delete what was recorded; it may ask for this, which knows what is old.
  create function sweep_audit_entries(rows_max integer) returns void
    language sql security definer set search_path = identity, pg_temp as $$
    delete from audit_entries where id in (
      select id from audit_entries where at < now() - interval '400 days' limit rows_max);
  $$;
  revoke execute on function sweep_audit_entries(integer) from public;
  grant execute on function sweep_audit_entries(integer) to identity_app;
`;

const VIEWER = `current_setting('identity.viewer_lea', true)`;
/** Unset is null or empty, which no row's LEA is: who forgets to say where they look sees nothing. */
const IN_VIEW = `(lea_id = ${VIEWER} or ${VIEWER} = '*')`;

/**
 * The second wall. Statements of district calls run as identity_district: whatever they ask for, they reach the rows of
 * the LEA that was set for their transaction, and never a password's hash.
 */
const WALL = `
  alter table users enable row level security;
  create policy users_of_the_service on users to identity_app using (true) with check (true);
  create policy users_in_view on users to identity_district using (${IN_VIEW}) with check (${IN_VIEW});
  grant select (id, email, first_name, last_name, phone_number, lea_id, is_administrator, is_trial,
      email_verified_at, phone_verified_at, verified_at, invited_at, created_at, updated_at) on users to identity_district;
  grant insert (email, first_name, last_name, phone_number, lea_id, is_administrator, is_trial, invited_at)
    on users to identity_district;
  grant update (email, first_name, last_name, phone_number, lea_id, is_administrator, is_trial,
      email_verified_at, phone_verified_at, updated_at) on users to identity_district;
  grant delete on users to identity_district;

  alter table audit_entries enable row level security;
  create policy audit_of_the_service on audit_entries to identity_app using (true) with check (true);
  create policy audit_in_view on audit_entries for select to identity_district using (${IN_VIEW});
  grant select (id, at, action, outcome, actor_id, subject_id, subject_was, lea_id) on audit_entries to identity_district;
`;

export class ManageDistricts1795132812000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PEOPLE);
    await runner.query(AUDIT);
    await runner.query(WALL);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
