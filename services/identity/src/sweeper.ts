/** Removes what has no use any more, a bounded batch at a time. Two processes doing it do no harm. */
import { Lifecycle, Periodic } from '@goalwright/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const EVERY_MS = 10 * 60_000;
const ROWS_MAX = 1000;

/**
 * Sessions are kept past their end because they tell a person's own places (`sessions.ts`); codes because their
 * wrong tries count for a day.
 */
const SWEEPS = {
  'unfinished registrations': `delete from users where id in (
    select id from users where verified_at is null and invited_at is null and created_at < now() - interval '24 hours'
    limit ${String(ROWS_MAX)})`,
  'seals of old codes': `update codes set code_sealed = null where id in (
    select id from codes where code_sealed is not null and expires_at < now() limit ${String(ROWS_MAX)})`,
  'old codes': `delete from codes where id in (
    select id from codes where expires_at < now() - interval '48 hours' limit ${String(ROWS_MAX)})`,
  'old reset tokens': `delete from password_resets where user_id in (
    select user_id from password_resets where expires_at < now() limit ${String(ROWS_MAX)})`,
  'old notices': `delete from notices where id in (
    select id from notices where expires_at < now() limit ${String(ROWS_MAX)})`,
  'email changes that nobody can undo': `delete from email_changes where undo_hash in (
    select undo_hash from email_changes where undo_until < now() limit ${String(ROWS_MAX)})`,
  'old sessions': `delete from sessions where token_hash in (
    select token_hash from sessions where expires_at < now() - interval '30 days' limit ${String(ROWS_MAX)})`,
  'old audit entries': `select sweep_audit_entries(${String(ROWS_MAX)})`,
  'old counters': `delete from rate_buckets where key in (
    select key from rate_buckets where resets_at < now() and coalesce(blocked_until, now()) <= now() limit ${String(ROWS_MAX)})`,
} as const;

@Injectable()
export class Sweeper extends Periodic {
  constructor(
    lifecycle: Lifecycle,
    private readonly database: DataSource,
  ) {
    super(lifecycle, { what: 'what has no use any more', everyMs: EVERY_MS });
  }

  /** One batch of each kind. A failed one is logged and tried again next time. */
  async pass(): Promise<void> {
    for (const [what, statement] of Object.entries(SWEEPS)) {
      try {
        await this.database.query(statement);
      } catch (error) {
        this.logger.warn({ msg: 'a sweep failed', what, error });
      }
    }
  }
}
