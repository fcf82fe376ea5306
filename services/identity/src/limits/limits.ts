/**
 * How often things may be tried, counted in Postgres so that every process counts together. Each count is one
 * atomic statement made before the thing is tried: counting afterwards lets a burst of parallel tries through.
 */
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@goalwright/contracts/errors';
import { limitsScale } from '@goalwright/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Keys } from '../keys.js';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * A school shares one address: limits per IP leave room for a training day of thirty people. The figures per
 * number and per day are those of `reliability.md` 2.8 against pumped text messages.
 */
const LIMITS = {
  'sign-in-by-ip': { hitsMax: 30, windowSeconds: 60 },
  'register-by-ip': { hitsMax: 60, windowSeconds: HOUR_SECONDS },
  'code-try-by-ip': { hitsMax: 120, windowSeconds: HOUR_SECONDS },
  'code-send-by-ip': { hitsMax: 120, windowSeconds: HOUR_SECONDS },
  'reset-refusal-by-ip': { hitsMax: 10, windowSeconds: HOUR_SECONDS },
  'code-send-by-recipient': { hitsMax: 10, windowSeconds: DAY_SECONDS },
  'sms-by-number-range': { hitsMax: 500, windowSeconds: DAY_SECONDS },
  /** A district's first day; beyond that it is a flood of mail in our name. */
  'people-added-by-actor': { hitsMax: 500, windowSeconds: DAY_SECONDS },
  'sms-in-all': { hitsMax: 5000, windowSeconds: DAY_SECONDS },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Wrong passwords in a row before the first wait. */
const FREE_TRIES = 5;
/** The growing wait stops growing here, and is forgotten a day after the last try: never a permanent lock. */
const WAIT_SECONDS_MAX = 900;

@Injectable()
export class Limits {
  readonly #scale: number;

  constructor(
    private readonly database: DataSource,
    private readonly keys: Keys,
    @Inject(IDENTITY_CONFIG) config: IdentityConfig,
  ) {
    this.#scale = limitsScale(config);
  }

  /**
   * Counts one hit against a limit.
   * @param manager of a transaction whose rollback is to take the hit back; the pool's own when absent
   * @throws DomainError `refusal` with `retryAfterSeconds` where the limit is reached
   */
  async count(name: LimitName, subject: string, refusal: ErrorCode, manager?: EntityManager): Promise<void> {
    const { isOver, resetsInSeconds } = await this.#hit(name, subject, manager);
    if (isOver) throw new DomainError(refusal, { retryAfterSeconds: resetsInSeconds });
  }

  /** Counts one hit against a limit that refuses nothing: past it, something is merely done otherwise. */
  async allows(name: LimitName, subject: string): Promise<boolean> {
    return !(await this.#hit(name, subject)).isOver;
  }

  async #hit(
    name: LimitName,
    subject: string,
    manager?: EntityManager,
  ): Promise<{ isOver: boolean; resetsInSeconds: number }> {
    const { hitsMax, windowSeconds } = LIMITS[name];
    const rows: { hits: number; resets_in_seconds: number }[] = await (manager ?? this.database).query(
      `insert into rate_buckets as bucket (key, hits, resets_at)
       values ($1, 1, now() + $2 * interval '1 second')
       on conflict (key) do update set
         hits = case when bucket.resets_at <= now() then 1 else least(bucket.hits + 1, 1000000) end,
         resets_at = case when bucket.resets_at <= now() then excluded.resets_at else bucket.resets_at end
       returning hits, ceil(extract(epoch from resets_at - now()))::int as resets_in_seconds`,
      [this.#key(name, subject), windowSeconds],
    );
    const { hits = 0, resets_in_seconds: resetsInSeconds = windowSeconds } = rows[0] ?? {};
    return { isOver: hits > Math.ceil(hitsMax * this.#scale), resetsInSeconds };
  }

  /** Takes a hit back: people who know their password must not use up a school's shared address. */
  async refund(name: LimitName, subject: string, manager: EntityManager): Promise<void> {
    await manager.query('update rate_buckets set hits = greatest(hits - 1, 0) where key = $1', [
      this.#key(name, subject),
    ]);
  }

  /**
   * Counts a try at a secret as failed until `forgive` says otherwise. Past the free ones each try sets a wait of
   * 1, 2, 4 ... 900 s for the next.
   * @returns whether this try begins such a wait, unless it is forgiven
   * @throws DomainError `identity.sign-in-limited` with `retryAfterSeconds` during such a wait
   */
  async beginTry(subject: string): Promise<{ isPausing: boolean }> {
    const key = this.#key('try', subject);
    const counted: { is_pausing: boolean }[] = await this.database.query(
      `insert into rate_buckets as bucket (key, hits, resets_at) values ($1, 1, now() + interval '1 day')
       on conflict (key) do update set
         hits = case when bucket.resets_at <= now() then 1 else least(bucket.hits + 1, 1000) end,
         resets_at = excluded.resets_at,
         blocked_until = case when bucket.resets_at > now() and bucket.hits >= $2::int
           then now() + least(power(2, least(bucket.hits - $2::int, 20)), $3::int) * interval '1 second' end
       where bucket.blocked_until is null or bucket.blocked_until <= now()
       returning blocked_until is not null as is_pausing`,
      [key, FREE_TRIES, WAIT_SECONDS_MAX],
    );
    const [first] = counted;
    if (first !== undefined) return { isPausing: first.is_pausing };
    const rows: { wait_seconds: number }[] = await this.database.query(
      `select ceil(extract(epoch from blocked_until - now()))::int as wait_seconds from rate_buckets where key = $1`,
      [key],
    );
    throw new DomainError('identity.sign-in-limited', {
      retryAfterSeconds: Math.max(1, rows[0]?.wait_seconds ?? 1),
    });
  }

  /** Forgets the tries at a secret, after the right one. */
  async forgive(subject: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from rate_buckets where key = $1', [this.#key('try', subject)]);
  }

  #key(name: string, subject: string): string {
    return `${name}:${this.keys.addressMark(subject).toString('base64url')}`;
  }
}
