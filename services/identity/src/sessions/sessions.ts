/** Sign-ins: opened by a password, carried by a token, ended by time or by hand. The database's clock decides. */
import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { Session, signIn } from '@goalwright/contracts/identity';
import type { SessionId, UserId } from '@goalwright/contracts/values';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Keys } from '../keys.js';
import { Limits } from '../limits/limits.js';
import { Passwords } from '../passwords/passwords.js';
import { TERMS_VERSION } from '../terms/terms.js';
import type { UserEntity } from '../users/user.entity.js';
import { accountAddress, type PublicFields, Users } from '../users/users.js';
import { TokenLookups } from './token-lookups.js';

type SignIn = Received<typeof signIn.request>;

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
/** A place counts as the person's own for this long after a sign-in from it. */
const KNOWN_PLACE_DAYS = 30;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** $2 idle minutes. Alive: not revoked, neither idle nor old for too long. */
const STILL_LIVES = `s.revoked_at is null and s.expires_at > now()
  and s.last_used_at > now() - $2 * interval '1 minute'`;
/** $1 token hash. */
const IS_LIVE = `s.token_hash = $1 and ${STILL_LIVES}`;

/**
 * Runs before every authenticated request, so it is one prepared statement and one round trip for all that ask at the
 * same moment, and it writes at most once a minute and session: the idle time is exact to that minute. A session whose
 * row is being written by somebody else is not waited for.
 */
const RESOLVE = {
  name: 'identity-resolve-tokens',
  text: `
    with live as materialized (
      select asked.place::integer as place, s.token_hash, s.id as session_id, s.gate_passed_at, s.last_used_at,
        least(s.expires_at, s.last_used_at + $2 * interval '1 minute') as ends_at,
        u.id, u.email, u.first_name, u.last_name, u.phone_number, u.lea_id, u.is_administrator, u.is_trial,
        u.email_verified_at, u.phone_verified_at, u.total_generated_goals,
        case when u.lea_id in ('public', 'trial') then u.is_outside_ai_allowed else coalesce(
          (select p.is_outside_ai_allowed from lea_permissions p where p.lea_id = u.lea_id), false)
        end as is_outside_ai_allowed,
        exists (select from terms_acceptances t where t.user_id = u.id and t.terms_version = $3) as did_accept_terms
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

interface LiveRow {
  /** Of the token among those that were asked for. */
  place: number;
  session_id: SessionId;
  gate_passed_at: Date | null;
  ends_at: Date;
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

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class Sessions {
  readonly #lookups = new TokenLookups<LiveRow>((hashes) => this.#findLive(hashes));

  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly keys: Keys,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Opens a session. Unknown address and wrong password cost the same and read the same.
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`, and after the right password
   *   `identity.email-unverified` or `identity.phone-unverified`
   */
  async signIn(request: SignIn): Promise<{ token: string; session: Session }> {
    await this.limits.count('sign-in-by-ip', request.clientIp, 'identity.sign-in-limited');
    const user = await this.users.findByEmail(request.email);
    const tries = await this.#triesKey(user, request);
    const { isPausing } = await this.limits.beginTry(tries);
    const verdict = await this.passwords.verify(user?.passwordHash ?? null, request.password);
    if (user === null || !verdict.isRight) {
      await this.#recordRefusal(user, request, isPausing);
      throw new DomainError('identity.credentials-mismatch');
    }
    const newHash = verdict.isOutdated ? await this.passwords.hash(request.password) : null;
    const token = await this.database.transaction(async (manager) => {
      await refuseChangedPassword(manager, user);
      await this.limits.refund('sign-in-by-ip', request.clientIp, manager);
      await this.limits.forgive(tries, manager);
      if (newHash !== null) await replaceHash(manager, user, newHash);
      return mayEnter(user) ? this.#open(manager, user.id, request.clientIp) : null;
    });
    if (token === null) {
      throw new DomainError(
        user.emailVerifiedAt === null ? 'identity.email-unverified' : 'identity.phone-unverified',
      );
    }
    const session = await this.resolve(token);
    if (session === null) throw new DomainError('identity.credentials-mismatch'); // deleted this very moment
    return { token, session };
  }

  /** The live session of a token, or null; counts as use. */
  async resolve(token: string): Promise<Session | null> {
    if (!TOKEN_PATTERN.test(token)) return null;
    const row = await this.#lookups.find(hashOf(token));
    return row === null ? null : this.#sessionOf(row);
  }

  async #findLive(hashes: readonly Buffer[]): Promise<LiveRow[]> {
    // TypeORM cannot name a statement, and an unnamed one is parsed and planned anew on each request.
    const pool = (this.database.driver as unknown as { master: Pool }).master;
    const values = [hashes, this.config.SESSION_IDLE_MINUTES, TERMS_VERSION];
    return (await pool.query<LiveRow>({ ...RESOLVE, values })).rows;
  }

  /** Ends a session. False where there was none to end. */
  async revoke(token: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [ended] = await manager.query<[{ user_id: UserId }[], number]>(
        `update sessions s set revoked_at = now() where ${IS_LIVE} returning s.user_id`,
        [hashOf(token), this.config.SESSION_IDLE_MINUTES],
      );
      const userId = ended[0]?.user_id;
      if (userId === undefined) return false;
      await this.audit.record(manager, { action: 'signed-out', actorId: userId, subjectId: userId });
      return true;
    });
  }

  /** After another role, LEA or address: whoever is signed in has to come in anew. */
  async endAll(manager: EntityManager, userId: UserId): Promise<void> {
    await manager.query('update sessions set revoked_at = now() where user_id = $1 and revoked_at is null', [
      userId,
    ]);
  }

  /** After a new password: ends every session, and forgets the tries at the old one. */
  async startAfresh(
    manager: EntityManager,
    { id, email }: Pick<UserEntity, 'id' | 'email'>,
    clientIp: string,
  ): Promise<void> {
    await this.endAll(manager, id);
    for (const tries of [accountAddress(email), triesAt(email, clientIp)]) {
      await this.limits.forgive(tries, manager);
    }
  }

  /**
   * After a new password or address: ends every session, and opens one in place of that which asked for it, with the
   * gate passed where that one had passed it.
   * @returns the new token
   * @throws DomainError `identity.token-invalid` where the session ended meanwhile
   */
  async replace(
    manager: EntityManager,
    user: Pick<UserEntity, 'id' | 'email'>,
    sessionId: SessionId,
    clientIp: string,
  ): Promise<string> {
    const [asking] = await manager.query<{ gate_passed_at: Date | null }[]>(
      'select gate_passed_at from sessions where id = $1 and user_id = $2 and revoked_at is null and expires_at > now()',
      [sessionId, user.id],
    );
    if (asking === undefined) throw new DomainError('identity.token-invalid');
    await this.startAfresh(manager, user, clientIp);
    return this.#grant(manager, user.id, clientIp, asking.gate_passed_at);
  }

  /**
   * Marks the sign-in as past the minimum-balance gate; the first time counts.
   * @throws DomainError `identity.token-invalid` where the session has ended
   */
  async passGate(sessionId: SessionId): Promise<Date> {
    const [passed] = await this.database.query<[{ gate_passed_at: Date }[], number]>(
      `update sessions set gate_passed_at = coalesce(gate_passed_at, now())
       where id = $1 and revoked_at is null and expires_at > now() returning gate_passed_at`,
      [sessionId],
    );
    const [row] = passed;
    if (row === undefined) throw new DomainError('identity.token-invalid');
    return row.gate_passed_at;
  }

  async #open(manager: EntityManager, userId: UserId, clientIp: string): Promise<string> {
    await this.audit.record(manager, { action: 'signed-in', actorId: userId, subjectId: userId, clientIp });
    return this.#grant(manager, userId, clientIp, null);
  }

  /** The token leaves this process once, in the reply; what stays is its hash. */
  async #grant(
    manager: EntityManager,
    userId: UserId,
    clientIp: string,
    gatePassedAt: Date | null,
  ): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await manager.query(
      `insert into sessions (token_hash, user_id, client_hash, expires_at, gate_passed_at)
       values ($1, $2, $3, now() + $4 * interval '1 minute', $5)`,
      [
        hashOf(token),
        userId,
        this.keys.addressMark(clientIp),
        this.config.SESSION_ABSOLUTE_MINUTES,
        gatePassedAt,
      ],
    );
    return token;
  }

  /**
   * Tries are counted per account, but those from a place the person has signed in from are counted apart: a
   * stranger who guesses elsewhere can delay strangers, not the owner at their own desk.
   */
  async #triesKey(user: UserEntity | null, { email, clientIp }: SignIn): Promise<string> {
    const known = await this.database.query<unknown[]>(
      `select 1 from sessions
       where user_id = $1 and client_hash = $2 and created_at > now() - $3 * interval '1 day' limit 1`,
      // Asked for nobody too: the time of an answer must not tell a known address from an unknown one.
      [user?.id ?? NOBODY, this.keys.addressMark(clientIp), KNOWN_PLACE_DAYS],
    );
    return known.length > 0 ? triesAt(email, clientIp) : accountAddress(email);
  }

  async #recordRefusal(user: UserEntity | null, { clientIp }: SignIn, isPausing: boolean): Promise<void> {
    const entry = { outcome: 'refused', actorId: null, subjectId: user?.id ?? null, clientIp } as const;
    await this.audit.record(this.database.manager, { action: 'signed-in', ...entry });
    // Once for each pause, not for each knock during it: strangers must not fill the log.
    if (isPausing) await this.audit.record(this.database.manager, { action: 'sign-in-paused', ...entry });
  }

  #sessionOf(row: LiveRow): Session {
    const user: PublicFields = {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phoneNumber: row.phone_number,
      leaId: row.lea_id,
      isAdministrator: row.is_administrator,
      isTrial: row.is_trial,
      emailVerifiedAt: row.email_verified_at,
      phoneVerifiedAt: row.phone_verified_at,
      totalGeneratedGoals: row.total_generated_goals,
    };
    return {
      sessionId: row.session_id,
      profile: this.users.profileOf(user, {
        didAcceptTerms: row.did_accept_terms,
        isOutsideAiAllowed: row.is_outside_ai_allowed,
      }),
      gatePassedAt: row.gate_passed_at?.toISOString() ?? null,
      expiresAt: row.ends_at.toISOString(),
    };
  }
}

const triesAt = (email: string, clientIp: string): string => `${accountAddress(email)} at ${clientIp}`;

/**
 * Somebody added by an administrator comes in without a proven number: the page asks for one first, and lets nothing
 * else be done. An address that an administrator changed is proven before anything.
 */
const mayEnter = ({ verifiedAt, invitedAt, emailVerifiedAt }: UserEntity): boolean =>
  emailVerifiedAt !== null && (verifiedAt !== null || invitedAt !== null);

/**
 * A password that was reset while the old one was being checked opens nothing. The lock lets a reset either end the
 * session that is opened now, or be seen here; it is taken before any other, as a reset does.
 */
async function refuseChangedPassword(manager: EntityManager, user: UserEntity): Promise<void> {
  const unchanged: unknown[] = await manager.query(
    'select 1 from users where id = $1 and password_hash = $2 for no key update',
    [user.id, user.passwordHash],
  );
  if (unchanged.length === 0) throw new DomainError('identity.credentials-mismatch');
}

/** Only over the hash that was checked: a password changed meanwhile stays changed. */
async function replaceHash(manager: EntityManager, user: UserEntity, newHash: string): Promise<void> {
  await manager.query('update users set password_hash = $3 where id = $1 and password_hash = $2', [
    user.id,
    user.passwordHash,
    newHash,
  ]);
}
