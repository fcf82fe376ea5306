/** Six-digit codes: drawn, delivered once, guessed at five times, spent once. */
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import { type CodePurpose, codeRequested, type readCodeMessage } from '@goalwright/contracts/identity';
import type { Received } from '@goalwright/contracts/define';
import { CodeId, type UserId } from '@goalwright/contracts/values';
import { Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Keys } from '../keys.js';
import { Limits } from '../limits/limits.js';
import { open, seal } from '../seals/seals.js';
import { type CodeSubject, drawCode, markOf } from './code-secrets.js';

/** Registering means fetching two codes from two devices; the others are asked for with the device at hand. */
const MINUTES_VALID: Readonly<Record<CodePurpose, number>> = {
  'signup-email': 30,
  'signup-sms': 30,
  'reset-email': 10,
  'change-email': 10,
  'change-phone': 10,
};
const CHANNEL: Readonly<Record<CodePurpose, 'email' | 'sms'>> = {
  'signup-email': 'email',
  'signup-sms': 'sms',
  'reset-email': 'email',
  'change-email': 'email',
  'change-phone': 'sms',
};
/** An invitation waits for somebody who did not ask for it: over a weekend, and a week of school. */
const INVITATION_MINUTES = 7 * 24 * 60;
/** A live code takes this many wrong tries, and so do all codes of one purpose together before a pause. */
const TRIES_MAX = 5;
/** How long the pause is after so many wrong tries within a day, whatever number of codes they were spread over. */
const PAUSES = [
  { failures: 20, minutes: 24 * 60 },
  { failures: 10, minutes: 60 },
  { failures: 5, minutes: 15 },
] as const;
const LINE_NUMBER_DIGITS = 4;

type CodeMessage = Received<typeof readCodeMessage.reply>['message'];

interface History {
  readonly wait_seconds: number | null;
  readonly sent_in_hour: number;
  readonly hour_frees_seconds: number | null;
  readonly failures: number;
  readonly since_failure_seconds: number | null;
}

@Injectable()
export class Codes {
  constructor(
    private readonly database: DataSource,
    private readonly keys: Keys,
    private readonly limits: Limits,
    private readonly outbox: Outbox,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Draws a code in place of the purpose's live one and announces it for delivery. An invitation's stays: anybody may
   * ask for a code to another's address, and must not take a week from who was invited.
   * @param manager of a transaction that holds the user's row: that lock keeps parallel requests in line
   * @throws DomainError `identity.code-wait` or `identity.code-limit`
   */
  async issue(manager: EntityManager, subject: CodeSubject): Promise<void> {
    await this.#refuseTooMany(manager, subject);
    const codeId = CodeId.parse(randomUUID());
    const code = drawCode();
    const sealed = seal(this.keys.codeSeal, codeId, code);
    await this.#keep(manager, subject, {
      codeId,
      code,
      sealed,
      minutesValid: MINUTES_VALID[subject.purpose],
    });
    await this.outbox.add(manager, codeRequested, { codeId });
  }

  /**
   * Draws the code of an invitation, which the reset steps take; its mail is the caller's, and carries it.
   * @param hurries true where the last one went to another address: that one need not be waited for
   * @throws DomainError `identity.code-wait` or `identity.code-limit`
   */
  async drawInvitation(
    manager: EntityManager,
    owner: { userId: UserId; address: string },
    { hurries }: { hurries: boolean },
  ): Promise<{ code: string; minutesValid: number }> {
    const subject = { ...owner, purpose: 'reset-email' } as const;
    await this.#refuseTooMany(manager, subject, hurries);
    const drawn = { codeId: CodeId.parse(randomUUID()), code: drawCode(), minutesValid: INVITATION_MINUTES };
    await this.#keep(manager, subject, { ...drawn, sealed: null });
    return drawn;
  }

  async #keep(
    manager: EntityManager,
    subject: CodeSubject,
    drawn: { codeId: CodeId; code: string; sealed: Buffer | null; minutesValid: number },
  ): Promise<void> {
    const { userId, purpose, address } = subject;
    await manager.query(
      `update codes set replaced_at = now(), code_sealed = null
       where user_id = $1 and purpose = $2 and minutes_valid <= $3 and spent_at is null and replaced_at is null`,
      [userId, purpose, drawn.minutesValid],
    );
    await manager.query(
      `insert into codes (id, user_id, purpose, address, code_hmac, code_sealed, minutes_valid, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7::int, now() + $7::int * interval '1 minute')`,
      [
        drawn.codeId,
        userId,
        purpose,
        address,
        markOf(this.keys.codeMark, subject, drawn.code),
        drawn.sealed,
        drawn.minutesValid,
      ],
    );
  }

  /**
   * Tries a code; the right one is spent by the same statement that finds it right. Beside an invitation's another may
   * live: a wrong try counts once, for the newer one.
   * @param manager of a transaction that holds the user's row, which makes the count of wrong tries exact
   * @throws DomainError `identity.code-limit` during a pause after too many wrong tries
   */
  async spend(manager: EntityManager, subject: CodeSubject, typed: string): Promise<boolean> {
    const { userId, purpose, address } = subject;
    const code = typed.replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return false;
    refuseInPause(await this.#history(manager, subject));
    const [tried] = await manager.query<[{ is_spent: boolean }[], number]>(
      `update codes set
         spent_at = case when code_hmac = $4 then now() end,
         code_sealed = case when code_hmac <> $4 then code_sealed end,
         failures = failures + (code_hmac <> $4)::int,
         last_failed_at = case when code_hmac <> $4 then now() else last_failed_at end
       where id = (select id from codes where user_id = $1 and purpose = $2 and address = $3
           and spent_at is null and replaced_at is null and failures < $5 and expires_at > now()
         order by code_hmac = $4 desc, created_at desc limit 1)
       returning spent_at is not null as is_spent`,
      [userId, purpose, address, markOf(this.keys.codeMark, subject, code), TRIES_MAX],
    );
    return tried[0]?.is_spent ?? false;
  }

  /** Ends live codes of a user: of one purpose, or of all when none is given. Their wrong tries stay counted. */
  async endLive(manager: EntityManager, userId: string, purpose: CodePurpose | null): Promise<void> {
    await manager.query(
      `update codes set replaced_at = now(), code_sealed = null
       where user_id = $1 and ($2::text is null or purpose = $2) and spent_at is null and replaced_at is null`,
      [userId, purpose],
    );
  }

  /** The message to deliver, or null once the code is spent, replaced or old. */
  async message(codeId: CodeId): Promise<CodeMessage> {
    const [row] = await this.database.query<
      {
        purpose: CodePurpose;
        address: string;
        code_sealed: Buffer;
        first_name: string;
        minutes_left: number;
      }[]
    >(
      `select c.purpose, c.address, c.code_sealed, u.first_name,
         ceil(extract(epoch from c.expires_at - now()) / 60)::int as minutes_left
       from codes c join users u on u.id = c.user_id
       where c.id = $1 and c.code_sealed is not null and c.failures < $2 and c.expires_at > now()`,
      [codeId, TRIES_MAX],
    );
    if (row === undefined) return null;
    return {
      channel: CHANNEL[row.purpose],
      to: row.address,
      purpose: row.purpose,
      firstName: row.first_name,
      code: open(this.keys.codeSeal, codeId, row.code_sealed),
      minutesValid: row.minutes_left,
    };
  }

  async #refuseTooMany(manager: EntityManager, subject: CodeSubject, hurries = false): Promise<void> {
    const history = await this.#history(manager, subject);
    refuseInPause(history);
    if (!hurries && history.wait_seconds !== null && history.wait_seconds > 0) {
      throw new DomainError('identity.code-wait', { retryAfterSeconds: history.wait_seconds });
    }
    if (history.sent_in_hour >= this.config.CODES_PER_HOUR) {
      throw new DomainError('identity.code-limit', {
        retryAfterSeconds: Math.max(1, history.hour_frees_seconds ?? 1),
      });
    }
    // Many accounts may name one mailbox's owner or one number: what reaches them is counted apart from accounts.
    await this.limits.count('code-send-by-recipient', subject.address, 'identity.code-limit', manager);
    if (CHANNEL[subject.purpose] === 'sms') {
      const range = subject.address.slice(0, -LINE_NUMBER_DIGITS);
      await this.limits.count('sms-by-number-range', range, 'identity.code-limit', manager);
      await this.limits.count('sms-in-all', '', 'identity.code-limit', manager);
    }
  }

  async #history(manager: EntityManager, { userId, purpose }: CodeSubject): Promise<History> {
    const [history] = await manager.query<[History]>(
      `select
         ceil(extract(epoch from max(created_at) + $3 * interval '1 second' - now()))::int as wait_seconds,
         (count(*) filter (where created_at > now() - interval '1 hour'))::int as sent_in_hour,
         ceil(extract(epoch from min(created_at) filter (where created_at > now() - interval '1 hour')
           + interval '1 hour' - now()))::int as hour_frees_seconds,
         coalesce(sum(failures), 0)::int as failures,
         floor(extract(epoch from now() - max(last_failed_at)))::int as since_failure_seconds
       from codes where user_id = $1 and purpose = $2 and created_at > now() - interval '24 hours'`,
      [userId, purpose, this.config.CODE_RESEND_SECONDS],
    );
    return history;
  }
}

/** Each fifth wrong try within a day starts a pause, so that a resent code gives no new tries. */
function refuseInPause({ failures, since_failure_seconds: sinceSeconds }: History): void {
  if (failures === 0 || failures % TRIES_MAX !== 0 || sinceSeconds === null) return;
  const minutes = PAUSES.find((pause) => failures >= pause.failures)?.minutes ?? 0;
  const leftSeconds = minutes * 60 - sinceSeconds;
  if (leftSeconds > 0) {
    throw new DomainError('identity.code-limit', {
      message: 'Too many wrong codes. Please try again later.',
      retryAfterSeconds: leftSeconds,
    });
  }
}
