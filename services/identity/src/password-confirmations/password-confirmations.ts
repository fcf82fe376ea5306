/** The password asked of somebody signed in: a screen left open is not enough to take an account, or to end it. */
import { DomainError } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Limits } from '../limits/limits.js';
import { Passwords } from '../passwords/passwords.js';
import type { UserEntity } from '../users/user.entity.js';
import { Users } from '../users/users.js';

@Injectable()
export class PasswordConfirmations {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /**
   * Tries are counted apart from those of signing in: a stolen session must not guess without end, and must not keep
   * the owner from signing in either.
   * @returns the account as it was when its password was checked; `hold` it before anything is changed
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`
   */
  async confirm(userId: UserId, password: string | null, clientIp: string): Promise<UserEntity> {
    if (password === null || password === '') {
      throw new DomainError('identity.credentials-mismatch', {
        message: 'Please enter your current password.',
      });
    }
    const tries = `password of ${userId}`;
    await this.limits.beginTry(tries);
    const user = await this.users.find(userId);
    const { isRight } = await this.passwords.verify(user?.passwordHash ?? null, password);
    const outcome = isRight ? 'succeeded' : 'refused';
    const entry = {
      action: 'password-asked',
      outcome,
      actorId: userId,
      subjectId: userId,
      clientIp,
    } as const;
    await this.audit.record(this.database.manager, entry);
    if (user === null || !isRight) throw new DomainError('identity.credentials-mismatch');
    await this.limits.forgive(tries, this.database.manager);
    return user;
  }

  /**
   * Locks the account until the transaction ends.
   * @throws DomainError `identity.credentials-mismatch` where its password changed since it was confirmed
   */
  async hold(manager: EntityManager, user: UserEntity): Promise<void> {
    const unchanged: unknown[] = await manager.query(
      'select 1 from users where id = $1 and password_hash = $2 for no key update',
      [user.id, user.passwordHash],
    );
    if (unchanged.length === 0) throw new DomainError('identity.credentials-mismatch');
  }
}
