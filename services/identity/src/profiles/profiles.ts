/** What people change of their own account by themselves: names, and the password. */
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { updateAccount } from '@goalwright/contracts/identity';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Codes } from '../codes/codes.js';
import { Limits } from '../limits/limits.js';
import { Notices } from '../notices/notices.js';
import { PasswordConfirmations } from '../password-confirmations/password-confirmations.js';
import { Passwords } from '../passwords/passwords.js';
import { Sessions } from '../sessions/sessions.js';
import type { UserEntity } from '../users/user.entity.js';

type Update = Received<typeof updateAccount.request>;

@Injectable()
export class Profiles {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly confirmations: PasswordConfirmations,
    private readonly sessions: Sessions,
    private readonly codes: Codes,
    private readonly notices: Notices,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /**
   * All of it or nothing: names stay as they are where the password is refused.
   * @returns the token of the session that takes the place of all others, where the password changed
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`, `identity.password-*`,
   *   `identity.user-not-found`, `identity.token-invalid`, `request.too-many`
   */
  async update(update: Update): Promise<{ token: string | null }> {
    const change = update.newPassword === null ? null : await this.#judged(update, update.newPassword);
    const token = await this.database.transaction(async (manager) => {
      if (change !== null) await this.confirmations.hold(manager, change.user);
      await this.#rename(manager, update);
      return change === null ? null : this.#setPassword(manager, update, change);
    });
    return { token };
  }

  async #judged(
    update: Update,
    password: string,
  ): Promise<{ user: UserEntity; firstName: string; passwordHash: string }> {
    const { userId, currentPassword, confirmPassword: confirmation, clientIp } = update;
    const user = await this.confirmations.confirm(userId, currentPassword, clientIp);
    const firstName = update.firstName ?? user.firstName;
    const owner = { email: user.email, firstName, lastName: update.lastName ?? user.lastName };
    this.passwords.judgeChange({ current: currentPassword ?? '', password, confirmation }, owner);
    return { user, firstName, passwordHash: await this.passwords.hash(password) };
  }

  async #rename(manager: EntityManager, { userId, firstName, lastName, clientIp }: Update): Promise<void> {
    if (firstName === null && lastName === null) return;
    const [was] = await manager.query<{ first_name: string; last_name: string }[]>(
      'select first_name, last_name from users where id = $1 for no key update',
      [userId],
    );
    if (was === undefined) throw new DomainError('identity.user-not-found');
    const names = [firstName ?? was.first_name, lastName ?? was.last_name];
    if (names[0] === was.first_name && names[1] === was.last_name) return;
    await this.limits.count('names-change-by-user', userId, 'request.too-many', manager);
    await manager.query(
      'update users set first_name = $2, last_name = $3, updated_at = now() where id = $1',
      [userId, ...names],
    );
    await this.audit.record(manager, {
      action: 'names-changed',
      actorId: userId,
      subjectId: userId,
      clientIp,
    });
  }

  async #setPassword(
    manager: EntityManager,
    { userId, sessionId, clientIp }: Update,
    { user, firstName, passwordHash }: { user: UserEntity; firstName: string; passwordHash: string },
  ): Promise<string> {
    await manager.query('update users set password_hash = $2, updated_at = now() where id = $1', [
      userId,
      passwordHash,
    ]);
    await manager.query('delete from password_resets where user_id = $1', [userId]);
    await this.codes.endLive(manager, userId, 'reset-email');
    await this.audit.record(manager, {
      action: 'password-changed',
      actorId: userId,
      subjectId: userId,
      clientIp,
    });
    const changedOn = new Date().toISOString();
    await this.notices.request(manager, { kind: 'password-changed', to: user.email, firstName, changedOn });
    return this.sessions.replace(manager, user, sessionId, clientIp);
  }
}
