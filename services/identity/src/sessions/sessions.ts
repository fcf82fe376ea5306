/** Sign-ins: opened by a password, carried by a token, ended by time or by hand. The database's clock decides. */
import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { Session, signIn } from '@goalwright/contracts/identity';
import type { SessionId, UserId } from '@goalwright/contracts/values';
import { runPrepared, Together } from '@goalwright/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Keys } from '../keys.js';
import { type Bucket, Limits } from '../limits/limits.js';
import { Passwords } from '../passwords/passwords.js';
import { TERMS_VERSION } from '../terms/terms.js';
import type { UserEntity } from '../users/user.entity.js';
import { accountAddress, type PublicFields, Users } from '../users/users.js';
import {
  BEGIN_SIGN_IN,
  type BegunRow,
  IS_LIVE,
  type LiveRow,
  OPEN_SESSION,
  type OpenedRow,
  RESOLVE,
  type SessionRow,
} from './session-statements.js';

type SignIn = Received<typeof signIn.request>;

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
/** A place counts as the person's own for this long after a sign-in from it. */
const KNOWN_PLACE_DAYS = 30;

/** Every authenticated request asks. More groups would not be faster: one is answered while the next comes together. */
const LOOKUPS_TOGETHER = {
  groupsMax: 2,
  askedMax: 100,
  waitingMax: 5000,
  overfull: () => new DomainError('service.unavailable', { retryAfterSeconds: 1 }),
} as const;

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class Sessions {
  readonly #lookups = new Together<Buffer, LiveRow | null>(
    (hashes) => this.#findLive(hashes),
    LOOKUPS_TOGETHER,
  );

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
    const ipBucket = this.limits.bucket('sign-in-by-ip', request.clientIp);
    const place = this.keys.addressMark(request.clientIp);
    const begun = await this.#begin(request, ipBucket, place);
    const { user_id: userId, password_hash: checkedHash, tries_key: triesKey } = begun;
    const verdict = await this.passwords.verify(checkedHash, request.password);
    if (userId === null || !verdict.isRight) {
      await this.#recordRefusal(userId, request, begun.is_pausing ?? false);
      throw new DomainError('identity.credentials-mismatch');
    }
    const betterHash = verdict.isOutdated ? await this.passwords.hash(request.password) : null;
    const token = newToken();
    const who = [userId, checkedHash, ipBucket.key, triesKey, betterHash];
    const { SESSION_ABSOLUTE_MINUTES: minutes, SESSION_IDLE_MINUTES: idleMinutes } = this.config;
    const session = [hashOf(token), place, minutes, idleMinutes, TERMS_VERSION];
    const [opened] = await runPrepared<OpenedRow>(this.database, OPEN_SESSION, [...who, ...session]);
    if (opened === undefined) throw new DomainError('identity.credentials-mismatch'); // changed or deleted meanwhile
    if (opened.session_id === null) {
      throw new DomainError(
        opened.email_verified_at === null ? 'identity.email-unverified' : 'identity.phone-unverified',
      );
    }
    return { token, session: this.#sessionOf(opened) };
  }

  /**
   * @param place mark of the client's address
   * @throws DomainError `identity.sign-in-limited`; what that refuses costs no hash
   */
  async #begin({ email, clientIp }: SignIn, ipBucket: Bucket, place: Buffer): Promise<BegunRow> {
    const [begun] = await runPrepared<BegunRow>(this.database, BEGIN_SIGN_IN, [
      accountAddress(email),
      place,
      KNOWN_PLACE_DAYS,
      ipBucket.key,
      ipBucket.windowSeconds,
      ipBucket.hitsMax,
      this.limits.triesKey(triesAt(email, clientIp)),
      this.limits.triesKey(accountAddress(email)),
    ]);
    if (begun === undefined) throw new Error('the arrival was not counted');
    if (begun.is_over) {
      throw new DomainError('identity.sign-in-limited', { retryAfterSeconds: begun.resets_in_seconds });
    }
    if (begun.is_pausing === null) throw await this.limits.pause(begun.tries_key);
    return begun;
  }

  /** The live session of a token, or null; counts as use. */
  async resolve(token: string): Promise<Session | null> {
    if (!TOKEN_PATTERN.test(token)) return null;
    const row = await this.#lookups.ask(hashOf(token));
    return row === null ? null : this.#sessionOf(row);
  }

  async #findLive(hashes: readonly Buffer[]): Promise<(LiveRow | null)[]> {
    const values = [hashes, this.config.SESSION_IDLE_MINUTES, TERMS_VERSION];
    const rows = await runPrepared<LiveRow>(this.database, RESOLVE, values);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return hashes.map((_hash, index) => byPlace.get(index + 1) ?? null);
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

  /** The token leaves this process once, in the reply; what stays is its hash. */
  async #grant(
    manager: EntityManager,
    userId: UserId,
    clientIp: string,
    gatePassedAt: Date | null,
  ): Promise<string> {
    const token = newToken();
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

  async #recordRefusal(userId: UserId | null, { clientIp }: SignIn, isPausing: boolean): Promise<void> {
    const entry = { outcome: 'refused', actorId: null, subjectId: userId, clientIp } as const;
    await this.audit.record(this.database.manager, { action: 'signed-in', ...entry });
    // Once for each pause, not for each knock during it: strangers must not fill the log.
    if (isPausing) await this.audit.record(this.database.manager, { action: 'sign-in-paused', ...entry });
  }

  #sessionOf(row: SessionRow): Session {
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
