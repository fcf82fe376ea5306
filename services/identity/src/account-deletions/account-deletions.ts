/** The end of an account, at its owner's wish or an administrator's. */
import type { Received } from '@goalwright/contracts/define';
import { type deleteAccount, userDeleted } from '@goalwright/contracts/identity';
import type { LeaId, UserId } from '@goalwright/contracts/values';
import { Outbox } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Districts } from '../districts/districts.js';
import { Notices } from '../notices/notices.js';
import { PasswordConfirmations } from '../password-confirmations/password-confirmations.js';
import type { UserEntity } from '../users/user.entity.js';

@Injectable()
export class AccountDeletions {
  constructor(
    private readonly database: DataSource,
    private readonly confirmations: PasswordConfirmations,
    private readonly notices: Notices,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly districts: Districts,
  ) {}

  /**
   * Sessions, codes and acceptances go with the account's row; wallet and generator hear of it and do their part.
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`, `identity.last-administrator`
   */
  async delete({ userId, password, clientIp }: Received<typeof deleteAccount.request>): Promise<void> {
    const user = await this.confirmations.confirm(userId, password, clientIp);
    let leaId: LeaId | null = user.leaId;
    while (leaId !== null) leaId = await this.#deleteIn(leaId, user, clientIp);
  }

  /** @returns the LEA that the account was moved to before its administrators were held here; null once it is deleted */
  #deleteIn(leaId: LeaId, user: UserEntity, clientIp: string): Promise<LeaId | null> {
    return this.database.transaction(async (manager) => {
      await this.districts.holdAdministrators(manager, leaId);
      const [now] = await manager.query<{ lea_id: LeaId }[]>('select lea_id from users where id = $1', [
        user.id,
      ]);
      if (now !== undefined && now.lea_id !== leaId) return now.lea_id;
      await this.districts.refuseLastAdministrator(manager, { id: user.id, leaId });
      await this.confirmations.hold(manager, user);
      await this.announce(manager, user, { actorId: user.id, clientIp });
      await manager.query('delete from users where id = $1', [user.id]);
      return null;
    });
  }

  /**
   * Tells everybody of an account's end; the row goes in the caller's transaction, after this.
   * @param by.administratorOf the name of the LEA whose administrator ends it; absent where its owner does
   */
  async announce(
    manager: EntityManager,
    user: Pick<UserEntity, 'id' | 'email' | 'firstName'>,
    by: { actorId: UserId; clientIp: string; administratorOf?: string },
  ): Promise<void> {
    const { actorId, clientIp, administratorOf } = by;
    const entry = { actorId, subjectId: user.id, clientIp };
    await (administratorOf === undefined
      ? this.audit.record(manager, { action: 'account-deleted', ...entry })
      : this.audit.record(manager, { action: 'user-deleted', subjectWas: user.email, ...entry }));
    await this.outbox.add(manager, userDeleted, { userId: user.id });
    const { email: to, firstName } = user;
    const deletedOn = new Date().toISOString();
    const teller = administratorOf === undefined ? {} : { byAdministratorOf: administratorOf };
    await this.notices.request(manager, { kind: 'account-deleted', to, firstName, deletedOn, ...teller });
  }
}
