/** An invitation's code lives beside one that somebody asked for: anybody may ask for a code to another's address. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = `
  drop index codes_one_live_per_purpose;
  create unique index codes_one_live_per_purpose on codes (user_id, purpose, minutes_valid)
    where spent_at is null and replaced_at is null;
`;

export class KeepInvitations1795132820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEX);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('forward only'));
  }
}
