/**
 * The statements of signing in and of being signed in. Each is prepared and a round trip of its own: on a busy morning
 * what they cost is what stands between a school and as many sign-ins as the hash allows.
 */
import type { SessionId, UserId } from '@goalwright/contracts/values';
import { UNWAITED_COMMIT } from '@goalwright/platform';
import { HIT_AGAIN, TRY_AGAIN } from '../limits/limits.js';
import type { UserEntity } from '../users/user.entity.js';

/** $2 idle minutes. Alive: not revoked, neither idle nor old for too long. */
const STILL_LIVES = `s.revoked_at is null and s.expires_at > now()
  and s.last_used_at > now() - $2 * interval '1 minute'`;
/** $1 token hash. */
export const IS_LIVE = `s.token_hash = $1 and ${STILL_LIVES}`;

/** Of a row `u` with the columns of users. @param terms the parameter that holds the version of the terms */
const profileColumns = (terms: string): string => `
  u.id, u.email, u.first_name, u.last_name, u.phone_number, u.lea_id, u.is_administrator, u.is_trial,
  u.email_verified_at, u.phone_verified_at, u.total_generated_goals,
  case when u.lea_id in ('public', 'trial') then u.is_outside_ai_allowed else coalesce(
    (select p.is_outside_ai_allowed from lea_permissions p where p.lea_id = u.lea_id), false)
  end as is_outside_ai_allowed,
  exists (select from terms_acceptances t where t.user_id = u.id and t.terms_version = ${terms}) as did_accept_terms`;

interface ProfileRow {
  id: UserId;
  email: UserEntity['email'];
  first_name: string;
  last_name: string;
  phone_number: UserEntity['phoneNumber'];
  lea_id: UserEntity['leaId'];
  is_administrator: boolean;
  is_trial: boolean;
  email_verified_at: Date | null;
  phone_verified_at: Date | null;
  is_outside_ai_allowed: boolean;
  total_generated_goals: number;
  did_accept_terms: boolean;
}

export interface SessionRow extends ProfileRow {
  session_id: SessionId;
  gate_passed_at: Date | null;
  ends_at: Date;
}

export interface LiveRow extends SessionRow {
  /** Of the token among those that were asked for. */
  place: number;
}

/**
 * Runs before every authenticated request, so it is one round trip for all that ask at the same moment, and it writes
 * at most once a minute and session: the idle time is exact to that minute. A session whose row is being written by
 * somebody else is not waited for. $1 token hashes, $2 idle minutes, $3 version of the terms.
 */
export const RESOLVE = {
  name: 'identity-resolve-tokens',
  text: `
    with live as materialized (
      select asked.place::integer as place, s.token_hash, s.id as session_id, s.gate_passed_at, s.last_used_at,
        least(s.expires_at, s.last_used_at + $2 * interval '1 minute') as ends_at, ${profileColumns('$3')}
      from unnest($1::bytea[]) with ordinality as asked (token_hash, place)
        join sessions s on s.token_hash = asked.token_hash
        join users u on u.id = s.user_id
      where ${STILL_LIVES}
    ), unmarked as (
      select s.token_hash from sessions s
      where s.token_hash in (select token_hash from live where last_used_at < now() - interval '1 minute')
      for no key update skip locked
    ), touched as (
      update sessions s set last_used_at = now() from unmarked where s.token_hash = unmarked.token_hash
    )
    select * from live`,
} as const;

/**
 * Before the password is looked at: counts the arrival at its IP and, where that has room, the try. Tries are counted
 * per account, but those from a place the person has signed in from are counted apart: a stranger who guesses
 * elsewhere can delay strangers, not the owner at their own desk. Does for an unknown address all it does for a known
 * one: the time of an answer must not tell them apart. What a crash of the database may take back is a count of tries.
 *
 * $1 address, $2 mark of the client, $3 days for which a place is known, $4 key, $5 seconds and $6 most hits of the
 * IP's bucket, $7 key of the tries at this place, $8 key of the tries elsewhere.
 */
export const BEGIN_SIGN_IN = {
  name: 'identity-begin-sign-in',
  text: `
    with person as materialized (
      select id, password_hash from users where email = $1
    ), tries as materialized (
      select case when exists (
        select from sessions
        where user_id = coalesce((select id from person), '00000000-0000-0000-0000-000000000000')
          and client_hash = $2 and created_at > now() - $3::integer * interval '1 day'
      ) then $7::text else $8::text end as key
    ), arrival as (
      insert into rate_buckets as bucket (key, hits, resets_at)
      values ($4, 1, now() + $5::integer * interval '1 second') ${HIT_AGAIN}
      returning hits > $6::integer as is_over, ceil(extract(epoch from resets_at - now()))::int as resets_in_seconds
    ), try as (
      insert into rate_buckets as bucket (key, hits, resets_at)
      select tries.key, 1, now() + interval '1 day' from arrival, tries where not is_over ${TRY_AGAIN}
      returning blocked_until is not null as is_pausing
    )
    select person.id as user_id, person.password_hash, tries.key as tries_key, is_over, resets_in_seconds, is_pausing,
      ${UNWAITED_COMMIT}
    from arrival cross join tries left join try on true left join person on true`,
} as const;

export interface BegunRow {
  /** Null for an address that nobody has. */
  user_id: UserId | null;
  password_hash: string | null;
  tries_key: string;
  is_over: boolean;
  resets_in_seconds: number;
  /** Null where the try was not counted: the IP has no room, or an earlier try's wait is not over. */
  is_pausing: boolean | null;
}

/**
 * After the right password: opens a session where the person may enter, and takes the counts back. Everything hangs on
 * `held`: a password that was reset while the old one was being checked opens nothing and leaves no trace. Its lock
 * lets a reset either end the session that is opened here, or be seen here; it is taken before any other, as a reset
 * does, and the IP's bucket before the tries', as above.
 *
 * Somebody added by an administrator comes in without a proven number: the page asks for one first, and lets nothing
 * else be done. An address that an administrator changed is proven before anything.
 *
 * $1 user, $2 the hash that was checked, $3 key of the IP's bucket, $4 key of the tries, $5 a better hash or null,
 * $6 token hash, $7 mark of the client, $8 minutes the session lasts, $9 idle minutes, $10 version of the terms.
 */
export const OPEN_SESSION = {
  name: 'identity-open-session',
  text: `
    with held as materialized (
      select id, email, first_name, last_name, phone_number, lea_id, is_administrator, is_trial, email_verified_at,
        phone_verified_at, verified_at, invited_at, total_generated_goals, is_outside_ai_allowed
      from users where id = $1 and password_hash = $2 for no key update
    ), refunded as (
      update rate_buckets set hits = greatest(hits - 1, 0) from held where key = $3 returning key
    ), forgiven as (
      delete from rate_buckets using held where key = $4 and (select count(*) from refunded) >= 0
    ), renewed as (
      update users set password_hash = $5::text from held where users.id = held.id and $5::text is not null
    ), opened as (
      insert into sessions (token_hash, user_id, client_hash, expires_at)
      select $6, id, $7, now() + $8::integer * interval '1 minute' from held
      where email_verified_at is not null and (verified_at is not null or invited_at is not null)
      returning id, gate_passed_at, least(expires_at, last_used_at + $9::integer * interval '1 minute') as ends_at
    ), noted as (
      insert into audit_entries (action, outcome, actor_id, subject_id, client_hash, lea_id)
      select 'signed-in', 'succeeded', held.id, held.id, $7, held.lea_id from opened, held
    )
    select opened.id as session_id, opened.gate_passed_at, opened.ends_at, ${profileColumns('$10')}, ${UNWAITED_COMMIT}
    from held u left join opened on true`,
} as const;

/** `session_id` is null where the password was right, but something is still to be proven. */
export type OpenedRow = SessionRow | (ProfileRow & { session_id: null });
