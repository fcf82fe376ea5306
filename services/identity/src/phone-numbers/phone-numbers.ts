/**
 * The number of somebody signed in: a first one, or, for whoever knows the password, another. It becomes theirs with
 * the code that was texted to it.
 */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { sendPhoneCode, validatePhoneCode } from '@goalwright/contracts/identity';
import type { PhoneNumber, UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Codes } from '../codes/codes.js';
import { Limits } from '../limits/limits.js';
import { Notices } from '../notices/notices.js';
import { PasswordConfirmations } from '../password-confirmations/password-confirmations.js';
import type { UserEntity } from '../users/user.entity.js';
import { Users } from '../users/users.js';

@Injectable()
export class PhoneNumbers {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly confirmations: PasswordConfirmations,
    private readonly notices: Notices,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /**
   * Texts a code to the number. False where there is no such user.
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`, `identity.code-wait`,
   *   `identity.code-limit`
   */
  async sendCode(request: Received<typeof sendPhoneCode.request>): Promise<{ didSend: boolean }> {
    const { userId, phoneNumber, clientIp } = request;
    const confirmed = await this.#confirmed(request);
    await this.limits.count('code-send-by-ip', clientIp, 'identity.code-limit');
    return this.database.transaction(async (manager) => {
      if (confirmed !== null) await this.confirmations.hold(manager, confirmed);
      const user = await this.users.lock(manager, { userId });
      if (user === null) return { didSend: false };
      // A first number proven this very moment: from now on the password is asked.
      if (confirmed === null && user.phoneVerifiedAt !== null) {
        throw new DomainError('identity.credentials-mismatch');
      }
      await this.codes.issue(manager, { userId, purpose: 'change-phone', address: phoneNumber });
      return { didSend: true };
    });
  }

  /**
   * Spends the code that went to the number, which becomes the user's; the first proven one opens the account.
   * @throws DomainError `identity.code-limit`
   */
  async validateCode(request: Received<typeof validatePhoneCode.request>): Promise<{ isValid: boolean }> {
    const { code, phoneNumber, clientIp } = request;
    await this.limits.count('code-try-by-ip', clientIp, 'identity.code-limit');
    return this.database.transaction(async (manager) => {
      const user = await this.users.lock(manager, request);
      if (user === null) return { isValid: false };
      const { userId } = request;
      const subject = { userId, purpose: 'change-phone', address: phoneNumber } as const;
      const isValid = await this.codes.spend(manager, subject, code);
      if (isValid) await this.#take(manager, userId, phoneNumber);
      const isFirst = user.phoneVerifiedAt === null || user.phoneNumber === phoneNumber;
      const action = !isValid ? 'code-tried' : isFirst ? 'phone-verified' : 'phone-changed';
      if (isValid && !isFirst) await this.#tell(manager, user);
      const outcome = isValid ? 'succeeded' : 'refused';
      await this.audit.record(manager, { action, outcome, actorId: userId, subjectId: userId, clientIp });
      return { isValid };
    });
  }

  async #take(manager: EntityManager, userId: UserId, phoneNumber: PhoneNumber): Promise<void> {
    await manager.query(
      'update users set phone_number = $2, phone_verified_at = now(), updated_at = now() where id = $1',
      [userId, phoneNumber],
    );
    await this.users.open(manager, userId);
  }

  async #tell(manager: EntityManager, { email: to, firstName }: UserEntity): Promise<void> {
    const changedOn = new Date().toISOString();
    await this.notices.request(manager, { kind: 'phone-changed', to, firstName, changedOn });
  }

  /** Null where nothing has to be confirmed: a number that nobody has proven, or none, is no stranger's to take. */
  async #confirmed({
    userId,
    currentPassword,
    clientIp,
  }: Received<typeof sendPhoneCode.request>): Promise<UserEntity | null> {
    const user = await this.users.find(userId);
    const isProven = (user?.phoneVerifiedAt ?? null) !== null;
    if (!isProven) return null;
    return this.confirmations.confirm(userId, currentPassword ?? null, clientIp);
  }
}
