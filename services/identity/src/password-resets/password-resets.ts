/** Forgotten passwords: a code proves the mailbox, and buys a token that sets one new password. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { resetPassword, sendResetCode, validateResetCode } from '@goalwright/contracts/identity';
import type { UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import type { CodeSubject } from '../codes/code-secrets.js';
import { Codes } from '../codes/codes.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Limits } from '../limits/limits.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.js';
import type { UserEntity } from '../users/user.entity.js';
import { accountAddress, Users } from '../users/users.js';

type Reset = Received<typeof resetPassword.request>;

const TOKEN_BYTES = 32;
const TOKEN_MINUTES = 10;
/** Longer than the work for a known address takes, so that the clock does not tell it from an unknown one. */
const ANSWER_MS_MIN = 300;

/** The token's owner, as far as judging a password needs one. */
type Owner = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'lastName'> & {
  /** True where this will be the first password, chosen with an invitation's code. */
  readonly isInvited: boolean;
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class PasswordResets {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly limits: Limits,
    private readonly audit: Audit,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
  ) {}

  /**
   * Sends a code to the mailbox of an account.
   * @throws DomainError `identity.email-unknown`, `identity.code-wait`, `identity.code-limit`; where addresses are
   *   not to be told apart, only the last, and only for what one caller sent
   */
  sendCode(request: Received<typeof sendResetCode.request>): Promise<{ didSend: boolean }> {
    return noSoonerThan(ANSWER_MS_MIN, this.#sendCode(request));
  }

  /**
   * Spends a code for a token. Null for a wrong code, and for an address without an account.
   * @throws DomainError `identity.code-limit`
   */
  validateCode(request: Received<typeof validateResetCode.request>): Promise<{ resetToken: string | null }> {
    return noSoonerThan(ANSWER_MS_MIN, this.#validateCode(request));
  }

  /**
   * Sets the password, for the token of a spent code and the address it was sent to, and ends every session.
   * @throws DomainError `identity.reset-token-invalid`; `identity.password-*`, which leave the token usable
   */
  async reset(request: Reset): Promise<{ userId: UserId }> {
    await this.limits.count('code-try-by-ip', request.clientIp, 'identity.code-limit');
    const owner = await this.#ownerOf(request);
    if (owner === null) throw new DomainError('identity.reset-token-invalid');
    this.passwords.judge(request.password, owner);
    const passwordHash = await this.passwords.hash(request.password);
    await this.database.transaction(async (manager) => {
      // The user's row first, as `validateCode` does: two that wait for each other would end as a fault.
      await manager.query('select 1 from users where id = $1 for no key update', [owner.id]);
      if (!(await spend(manager, owner.id, request.resetToken))) {
        throw new DomainError('identity.reset-token-invalid');
      }
      await manager.query(
        `update users set password_hash = $2, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
         where id = $1`,
        [owner.id, passwordHash],
      );
      await this.codes.endLive(manager, owner.id, null);
      await this.sessions.startAfresh(manager, owner, request.clientIp);
      await this.audit.record(manager, {
        action: owner.isInvited ? 'invitation-accepted' : 'password-reset',
        actorId: owner.id,
        subjectId: owner.id,
        clientIp: request.clientIp,
      });
    });
    return { userId: owner.id };
  }

  async #sendCode({
    email,
    clientIp,
  }: Received<typeof sendResetCode.request>): Promise<{ didSend: boolean }> {
    await this.limits.count('code-send-by-ip', clientIp, 'identity.code-limit');
    try {
      await this.database.transaction(async (manager) => {
        const subject = await this.#subject(manager, email);
        if (subject === null) throw new DomainError('identity.email-unknown');
        await this.codes.issue(manager, subject);
      });
    } catch (error) {
      if (!(error instanceof DomainError) || (await this.#mayTell(clientIp))) throw error;
    }
    return { didSend: true };
  }

  async #validateCode({
    email,
    code,
    clientIp,
  }: Received<typeof validateResetCode.request>): Promise<{ resetToken: string | null }> {
    await this.limits.count('code-try-by-ip', clientIp, 'identity.code-limit');
    try {
      const resetToken = await this.database.transaction(async (manager) => {
        const subject = await this.#subject(manager, email);
        if (subject === null) return null;
        if (await this.codes.spend(manager, subject, code)) return grantToken(manager, subject.userId);
        const { userId } = subject;
        const entry = { action: 'code-tried', outcome: 'refused', actorId: null, subjectId: userId } as const;
        await this.audit.record(manager, { ...entry, clientIp });
        return null;
      });
      return { resetToken };
    } catch (error) {
      if (!(error instanceof DomainError) || (await this.#mayTell(clientIp))) throw error;
      return { resetToken: null };
    }
  }

  /**
   * Every refusal about an address tells whether it has an account, also "too many codes": so all of them are given
   * to one place a few times an hour, and from then on it reads what the owner of an account would read.
   */
  async #mayTell(clientIp: string): Promise<boolean> {
    return !this.config.STRICT_ENUMERATION && (await this.limits.allows('reset-refusal-by-ip', clientIp));
  }

  /** Whose password could be reset now, the row locked; null for nobody, and for a registration nobody finished. */
  async #subject(manager: EntityManager, email: string): Promise<CodeSubject | null> {
    const user = await this.users.lock(manager, { email });
    if (user === null || (user.verifiedAt === null && user.invitedAt === null)) return null;
    if (
      user.verifiedAt !== null &&
      user.emailVerifiedAt === null &&
      (await isContestable(manager, user.id))
    ) {
      return null;
    }
    return { userId: user.id, purpose: 'reset-email', address: user.email };
  }

  async #ownerOf({ resetToken, email }: Reset): Promise<Owner | null> {
    const [owner] = await this.database.query<
      {
        id: UserId;
        email: UserEntity['email'];
        first_name: string;
        last_name: string;
        is_invited: boolean;
      }[]
    >(
      `select u.id, u.email, u.first_name, u.last_name,
         u.password_hash is null and u.verified_at is null as is_invited from password_resets r join users u on u.id = r.user_id
       where r.token_hash = $1 and r.expires_at > now() and u.email = $2`,
      [hashOf(resetToken), accountAddress(email)],
    );
    if (owner === undefined) return null;
    return {
      id: owner.id,
      email: owner.email,
      firstName: owner.first_name,
      lastName: owner.last_name,
      isInvited: owner.is_invited,
    };
  }
}

/**
 * An administrator gave an open account this address, and nobody has proven it. As long as the owner of the old one can
 * take that back, the mailbox alone must not open the account: else whoever manages people could enter as any of them.
 * The owner gets in with the password, and proves the address then.
 */
async function isContestable(manager: EntityManager, userId: UserId): Promise<boolean> {
  const changes: unknown[] = await manager.query(
    'select 1 from email_changes where user_id = $1 and undo_until > now()',
    [userId],
  );
  return changes.length > 0;
}

/** Lets no answer out before its time, so that all of them seem to cost the same. */
async function noSoonerThan<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  await Promise.allSettled([answer, delay(ms)]);
  return answer;
}

/** The token leaves this process once, in the reply; what stays is its hash. */
async function grantToken(manager: EntityManager, userId: UserId): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await manager.query(
    `insert into password_resets (user_id, token_hash, expires_at) values ($1, $2, now() + $3 * interval '1 minute')
     on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [userId, hashOf(token), TOKEN_MINUTES],
  );
  return token;
}

/** One statement, so that of many resets at once one finds the token. */
async function spend(manager: EntityManager, userId: UserId, token: string): Promise<boolean> {
  const [spent] = await manager.query<[unknown[], number]>(
    'delete from password_resets where user_id = $1 and token_hash = $2 and expires_at > now() returning user_id',
    [userId, hashOf(token)],
  );
  return spent.length > 0;
}
