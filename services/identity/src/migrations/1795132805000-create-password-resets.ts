/** Forgotten passwords, and people whom an administrator added: they set their first password the same way. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  -- One per user: a newer code's token ends the older one, and a used one is gone.
  create table password_resets (
    user_id uuid primary key references users (id) on delete cascade,
    -- SHA-256 of the token: the table alone resets nothing.
    token_hash bytea not null unique,
    expires_at timestamptz not null,
    constraint password_resets_token_hash_is_sha256 check (octet_length(token_hash) = 32)
  );
  create index password_resets_by_expiry on password_resets (expires_at);
  grant select, insert, update, delete on password_resets to identity_app;

  -- Set where an administrator added the person: nobody may register the address again, and it does not vanish.
  alter table users add column invited_at timestamptz;
`;

export class CreatePasswordResets1795132805000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
