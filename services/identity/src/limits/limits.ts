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
  /** Each writes a line that is kept for long, and an export starts reads in every service. */
  'names-change-by-user': { hitsMax: 60, windowSeconds: HOUR_SECONDS },
  'terms-decline-by-user': { hitsMax: 20, windowSeconds: HOUR_SECONDS },
  'data-export-by-user': { hitsMax: 20, windowSeconds: HOUR_SECONDS },
  'sms-in-all': { hitsMax: 5000, windowSeconds: DAY_SECONDS },
} as const;
export type LimitName = keyof typeof LIMITS;

/** Where a limit's hits are counted, how many it allows, and for how long it counts them. */
export interface Bucket {
  readonly key: string;
  readonly hitsMax: number;
  readonly windowSeconds: number;
}

/** Wrong passwords in a row before the first wait. */
const FREE_TRIES = 5;
/** The growing wait stops growing here, and is forgotten a day after the last try: never a permanent lock. */
const WAIT_SECONDS_MAX = 900;

/** What a hit does to the bucket that is there already; for statements that count beside other things. */
export const HIT_AGAIN = `
  on conflict (key) do update set
    hits = case when bucket.resets_at <= now() then 1 else least(bucket.hits + 1, 1000000) end,
    resets_at = case when bucket.resets_at <= now() then excluded.resets_at else bucket.resets_at end`;

/** What a try does to the bucket that is there already. No row comes back during a wait: such a try is not counted. */
export const TRY_AGAIN = `
  on conflict (key) do update set
    hits = case when bucket.resets_at <= now() then 1 else least(bucket.hits + 1, 1000) end,
    resets_at = excluded.resets_at,
    blocked_until = case when bucket.resets_at > now() and bucket.hits >= ${String(FREE_TRIES)}
      then now() + least(power(2, least(bucket.hits - ${String(FREE_TRIES)}, 20)), ${String(WAIT_SECONDS_MAX)})
        * interval '1 second' end
  where bucket.blocked_until is null or bucket.blocked_until <= now()`;

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
    const { key, hitsMax, windowSeconds } = this.bucket(name, subject);
    const rows: { hits: number; resets_in_seconds: number }[] = await (manager ?? this.database).query(
      `insert into rate_buckets as bucket (key, hits, resets_at)
       values ($1, 1, now() + $2 * interval '1 second') ${HIT_AGAIN}
       returning hits, ceil(extract(epoch from resets_at - now()))::int as resets_in_seconds`,
      [key, windowSeconds],
    );
    const { hits = 0, resets_in_seconds: resetsInSeconds = windowSeconds } = rows[0] ?? {};
    return { isOver: hits > hitsMax, resetsInSeconds };
  }

  bucket(name: LimitName, subject: string): Bucket {
    const { hitsMax, windowSeconds } = LIMITS[name];
    return { key: this.#key(name, subject), hitsMax: Math.ceil(hitsMax * this.#scale), windowSeconds };
  }

  /** Where the tries at a secret are counted. */
  triesKey(subject: string): string {
    return this.#key('try', subject);
  }

  /**
   * Counts a try at a secret as failed until `forgive` says otherwise. Past the free ones each try sets a wait of
   * 1, 2, 4 ... 900 s for the next.
   * @returns whether this try begins such a wait, unless it is forgiven
   * @throws DomainError `identity.sign-in-limited` with `retryAfterSeconds` during such a wait
   */
  async beginTry(subject: string): Promise<{ isPausing: boolean }> {
    const key = this.triesKey(subject);
    const counted: { is_pausing: boolean }[] = await this.database.query(
      `insert into rate_buckets as bucket (key, hits, resets_at) values ($1, 1, now() + interval '1 day') ${TRY_AGAIN}
       returning blocked_until is not null as is_pausing`,
      [key],
    );
    const [first] = counted;
    if (first === undefined) throw await this.pause(key);
    return { isPausing: first.is_pausing };
  }

  /** The refusal of a try during a wait, which says how long it still is. */
  async pause(triesKey: string): Promise<DomainError> {
    const rows: { wait_seconds: number }[] = await this.database.query(
      `select ceil(extract(epoch from blocked_until - now()))::int as wait_seconds from rate_buckets where key = $1`,
      [triesKey],
    );
    return new DomainError('identity.sign-in-limited', {
      retryAfterSeconds: Math.max(1, rows[0]?.wait_seconds ?? 1),
    });
  }

  /** Forgets the tries at a secret, after the right one. */
  async forgive(subject: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from rate_buckets where key = $1', [this.triesKey(subject)]);
  }

  #key(name: string, subject: string): string {
    return `${name}:${this.keys.addressMark(subject).toString('base64url')}`;
  }
}
