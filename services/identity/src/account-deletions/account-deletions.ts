/** The end of an account, at its owner's wish. */
import type { Received } from '@goalwright/contracts/define';
import { DomainError } from '@goalwright/contracts/errors';
import { type deleteAccount, userDeleted } from '@goalwright/contracts/identity';
import { Outbox } from '@goalwright/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
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
  ) {}

  /**
   * Sessions, codes and acceptances go with the account's row; wallet and generator hear of it and do their part.
   * @throws DomainError `identity.credentials-mismatch`, `identity.sign-in-limited`, `identity.last-administrator`
   */
  async delete({ userId, password, clientIp }: Received<typeof deleteAccount.request>): Promise<void> {
    const user = await this.confirmations.confirm(userId, password, clientIp);
    await this.database.transaction(async (manager) => {
      await refuseLastAdministrator(manager, user);
      await this.confirmations.hold(manager, user);
      await manager.query('delete from users where id = $1', [userId]);
      await this.audit.record(manager, {
        action: 'account-deleted',
        actorId: userId,
        subjectId: userId,
        clientIp,
      });
      await this.outbox.add(manager, userDeleted, { userId });
      const { email: to, firstName } = user;
      const deletedOn = new Date().toISOString();
      await this.notices.request(manager, { kind: 'account-deleted', to, firstName, deletedOn });
    });
  }
}

/** Somebody invited who never came cannot act for a district. Before any row is locked, one after the other in a district: of two last ones at once, one stays. */
async function refuseLastAdministrator(manager: EntityManager, { id, leaId }: UserEntity): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('administrators of ' || $1, 0))`, [
    leaId,
  ]);
  const [row] = await manager.query<[{ is_last: boolean }]>(
    `select exists (select from users where id = $2 and lea_id = $1 and is_administrator)
       and not exists (select from users
         where lea_id = $1 and id <> $2 and is_administrator and verified_at is not null) as is_last`,
    [leaId, id],
  );
  if (row.is_last) throw new DomainError('identity.last-administrator');
}
