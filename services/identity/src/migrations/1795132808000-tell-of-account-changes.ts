/** Mails about accounts that are no codes, and changes of address that can be taken back. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  create table notices (
    id uuid primary key,
    -- Encrypted: addressee, name and undo token. No user's id: the notice of a deletion outlives the account.
    facts_sealed bytea not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index notices_by_expiry on notices (expires_at);

  create table email_changes (
    -- SHA-256 of the token in the mail to the old address: the table alone takes nothing back.
    undo_hash bytea primary key,
    user_id uuid not null references users (id) on delete cascade,
    old_email text not null,
    new_email text not null,
    changed_at timestamptz not null default now(),
    undo_until timestamptz not null,
    constraint email_changes_undo_hash_is_sha256 check (octet_length(undo_hash) = 32)
  );
  create index email_changes_by_user on email_changes (user_id);
  create index email_changes_by_expiry on email_changes (undo_until);
  grant select, insert, update, delete on notices, email_changes to identity_app;
`;

export class TellOfAccountChanges1795132808000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
