/** Another address for an account: proven by a code to the new one, taken back by a link to the old one. */
import { createHash, randomBytes } from 'node:crypto';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { sendEmailCode, undoEmailChange, validateEmailCode } from '@goalwright/contracts/identity';
import type { EmailAddress, UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Codes } from '../codes/codes.js';
import { Limits } from '../limits/limits.js';
import { Notices } from '../notices/notices.js';
import { PasswordConfirmations } from '../password-confirmations/password-confirmations.js';
import { Sessions } from '../sessions/sessions.js';
import type { UserEntity } from '../users/user.entity.js';
import { Users } from '../users/users.js';

type Validation = Received<typeof validateEmailCode.request>;

const TOKEN_BYTES = 32;
/** A school's holiday week: long enough that somebody who reads mail once a week can still take a change back. */
const UNDO_DAYS = 7;
const UNIQUE_VIOLATION = '23505';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

@Injectable()
export class EmailChanges {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly confirmations: PasswordConfirmations,
    private readonly sessions: Sessions,
    private readonly notices: Notices,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /**
   * Mails a code to the address that is wanted.
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`, `identity.email-taken`,
   *   `identity.code-wait`, `identity.code-limit`
   */
  async sendCode(request: Received<typeof sendEmailCode.request>): Promise<{ didSend: boolean }> {
    const { userId, newEmail, currentPassword, clientIp } = request;
    const user = await this.confirmations.confirm(userId, currentPassword, clientIp);
    // "Taken" tells that somebody has an account, as registering does: one budget for both.
    await this.limits.count('register-by-ip', clientIp, 'identity.code-limit');
    return this.database.transaction(async (manager) => {
      await this.confirmations.hold(manager, user);
      if (await isTaken(manager, newEmail)) throw new DomainError('identity.email-taken');
      await this.codes.issue(manager, { userId, purpose: 'change-email', address: newEmail });
      return { didSend: true };
    });
  }

  /**
   * Spends the code that went to the address, which becomes the account's.
   * @returns the token of the session that takes the place of all others; null for a wrong code
   * @throws DomainError `identity.email-taken` where somebody was faster, `identity.code-limit`, `identity.token-invalid`
   */
  async validateCode(request: Validation): Promise<{ token: string | null }> {
    await this.limits.count('code-try-by-ip', request.clientIp, 'identity.code-limit');
    return refusingTaken(() =>
      this.database.transaction(async (manager) => {
        const { userId, newEmail, code, clientIp } = request;
        const user = await this.users.lock(manager, { userId });
        if (user === null) return { token: null };
        const subject = { userId, purpose: 'change-email', address: newEmail } as const;
        if (await this.codes.spend(manager, subject, code)) {
          return { token: await this.#change(manager, user, request) };
        }
        const entry = {
          action: 'code-tried',
          outcome: 'refused',
          actorId: userId,
          subjectId: userId,
        } as const;
        await this.audit.record(manager, { ...entry, clientIp });
        return { token: null };
      }),
    );
  }

  /**
   * Gives the account the old address back. Every later change falls with it, and the password, which whoever
   * changed the address knew: the owner of the mailbox chooses a new one through the reset steps.
   * @throws DomainError `identity.email-undo-invalid`, `identity.email-taken`, `identity.code-limit`
   */
  async undo({ undoToken, clientIp }: Received<typeof undoEmailChange.request>): Promise<void> {
    await this.limits.count('code-try-by-ip', clientIp, 'identity.code-limit');
    await refusingTaken(() =>
      this.database.transaction(async (manager) => {
        const [known] = await manager.query<{ user_id: UserId }[]>(
          'select user_id from email_changes where undo_hash = $1',
          [hashOf(undoToken)],
        );
        const user = known && (await this.users.lock(manager, { userId: known.user_id }));
        // Read again now that the account is locked: of many at once, one finds the change.
        const [change] = await manager.query<{ old_email: EmailAddress }[]>(
          'select old_email from email_changes where undo_hash = $1 and undo_until > now()',
          [hashOf(undoToken)],
        );
        if (!user || change === undefined) throw new DomainError('identity.email-undo-invalid');
        await manager.query('delete from email_changes where user_id = $1', [user.id]);
        await manager.query('delete from password_resets where user_id = $1', [user.id]);
        await giveAddress(manager, user.id, change.old_email);
        await manager.query('update users set password_hash = null where id = $1', [user.id]);
        await this.codes.endLive(manager, user.id, null);
        await this.sessions.startAfresh(manager, user, clientIp);
        const entry = { action: 'email-change-undone', actorId: null, subjectId: user.id } as const;
        await this.audit.record(manager, { ...entry, clientIp });
      }),
    );
  }

  async #change(
    manager: EntityManager,
    user: UserEntity,
    { userId, sessionId, newEmail, clientIp }: Validation,
  ): Promise<string> {
    await giveAddress(manager, userId, newEmail);
    // A code or token for the old mailbox would open an account that has left it.
    await this.codes.endLive(manager, userId, null);
    await manager.query('delete from password_resets where user_id = $1', [userId]);
    await this.tellOldAddress(manager, user, newEmail);
    await this.audit.record(manager, {
      action: 'email-changed',
      actorId: userId,
      subjectId: userId,
      clientIp,
    });
    return this.sessions.replace(manager, user, sessionId, clientIp);
  }

  /**
   * Mails the address that an account leaves the link that takes the change back.
   * @param byAdministratorOf the name of the LEA whose administrator changed it; absent where its owner did
   */
  async tellOldAddress(
    manager: EntityManager,
    user: Pick<UserEntity, 'id' | 'email' | 'firstName'>,
    newEmail: EmailAddress,
    byAdministratorOf?: string,
  ): Promise<void> {
    const undoToken = randomBytes(TOKEN_BYTES).toString('base64url');
    const [change] = await manager.query<[{ undo_until: Date }]>(
      `insert into email_changes (undo_hash, user_id, old_email, new_email, undo_until)
       values ($1, $2, $3, $4, now() + $5 * interval '1 day') returning undo_until`,
      [hashOf(undoToken), user.id, user.email, newEmail, UNDO_DAYS],
    );
    await this.notices.request(manager, {
      kind: 'email-changed',
      to: user.email,
      firstName: user.firstName,
      undoToken,
      undoUntil: change.undo_until.toISOString(),
      ...(byAdministratorOf === undefined ? {} : { byAdministratorOf }),
    });
  }
}

/** Unfinished registrations hold no address against somebody who can prove the mailbox. */
async function isTaken(manager: EntityManager, email: EmailAddress): Promise<boolean> {
  const holders: unknown[] = await manager.query(
    'select 1 from users where email = $1 and (verified_at is not null or invited_at is not null)',
    [email],
  );
  return holders.length > 0;
}

/** The mailbox is proven, by code or by link. Fails on the unique address where another account has it. */
async function giveAddress(manager: EntityManager, userId: UserId, email: EmailAddress): Promise<void> {
  await freeAddress(manager, email, userId);
  await manager.query(
    'update users set email = $2, email_verified_at = now(), updated_at = now() where id = $1',
    [userId, email],
  );
}

/** Removes an unfinished registration that holds the address, unless it is that of `exceptFor`. */
export async function freeAddress(
  manager: EntityManager,
  email: EmailAddress,
  exceptFor: UserId | null,
): Promise<void> {
  await manager.query(
    `delete from users
     where email = $1 and id is distinct from $2 and verified_at is null and invited_at is null`,
    [email, exceptFor],
  );
}

/** Two who want one address at once: the index lets one have it, and the other reads why. */
export async function refusingTaken<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    const isUnique =
      error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION;
    if (isUnique) throw new DomainError('identity.email-taken', {}, { cause: error });
    throw error;
  }
}
