/** The number of somebody signed in: a first one, or another. It becomes theirs with the code that was texted to it. */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import type { sendPhoneCode, validatePhoneCode } from '@goalwright/contracts/identity';
import type { PhoneNumber, UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import type { CodeSubject } from '../codes/code-secrets.js';
import { Codes } from '../codes/codes.js';
import { Limits } from '../limits/limits.js';
import { Users } from '../users/users.js';

@Injectable()
export class PhoneNumbers {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /**
   * Texts a code to the number. False where there is no such user.
   * @throws DomainError `identity.code-wait`, `identity.code-limit`
   */
  async sendCode(request: Received<typeof sendPhoneCode.request>): Promise<{ didSend: boolean }> {
    await this.limits.count('code-send-by-ip', request.clientIp, 'identity.code-limit');
    return this.database.transaction(async (manager) => {
      const subject = await this.#subject(manager, request);
      if (subject === null) return { didSend: false };
      await this.codes.issue(manager, subject);
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

  /** What a code to this number would prove. Locks the user's row. */
  async #subject(
    manager: EntityManager,
    { userId, phoneNumber }: { userId: UserId; phoneNumber: PhoneNumber },
  ): Promise<CodeSubject | null> {
    const user = await this.users.lock(manager, { userId });
    return user === null ? null : { userId, purpose: 'change-phone', address: phoneNumber };
  }
}
