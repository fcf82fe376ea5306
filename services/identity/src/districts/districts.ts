/** Districts (LEAs) as groups of people; who may ask about one is decided before anybody comes here. */
import { DomainError } from '@goalwright/contracts/errors';
import type { LeaId, UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UserEntity } from '../users/user.entity.js';

/** As many as one message may name. */
const MEMBERS_MAX = 20_000;

@Injectable()
export class Districts {
  constructor(private readonly database: DataSource) {}

  /** Everybody whose account is open; of all districts where none is named. */
  async members(leaId: LeaId | null): Promise<UserId[]> {
    const rows = await this.database.query<{ id: UserId }[]>(
      `select id from users where verified_at is not null and ($1::text is null or lea_id = $1)
        order by created_at limit $2`,
      [leaId, MEMBERS_MAX],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Lets whatever may take an administrator from a district happen one after the other, until the transaction ends.
   * To be asked for before any row is locked: two that wait for each other would end as a fault.
   */
  async holdAdministrators(manager: EntityManager, leaId: LeaId): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('administrators of ' || $1, 0))`, [
      leaId,
    ]);
  }

  /**
   * Somebody invited who never came cannot act for a district: it neither needs them nor is helped by them.
   * @param manager of a transaction that holds the district's administrators: of two last ones at once, one stays
   * @throws DomainError `identity.last-administrator`
   */
  async refuseLastAdministrator(
    manager: EntityManager,
    { id, leaId }: Pick<UserEntity, 'id' | 'leaId'>,
  ): Promise<void> {
    const [row] = await manager.query<[{ is_last: boolean }]>(
      `select exists (select from users
           where id = $2 and lea_id = $1 and is_administrator and verified_at is not null)
         and not exists (select from users
           where lea_id = $1 and id <> $2 and is_administrator and verified_at is not null) as is_last`,
      [leaId, id],
    );
    if (row.is_last) throw new DomainError('identity.last-administrator');
  }
}
