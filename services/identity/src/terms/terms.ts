/** Who agreed to which version of the terms of use, and when. */
import { Injectable } from '@nestjs/common';
import type { UserId } from '@goalwright/contracts/values';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Limits } from '../limits/limits.js';

/** A new version asks everybody again; the older acceptances stay. */
export const TERMS_VERSION = '2026-11';

@Injectable()
export class Terms {
  constructor(
    private readonly database: DataSource,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /**
   * Records the answer. Declining takes nothing back that was accepted before.
   * @returns what holds afterwards
   * @throws DomainError `request.too-many` for who declines without end
   */
  async answer(userId: UserId, didAccept: boolean): Promise<boolean> {
    if (!didAccept) await this.limits.count('terms-decline-by-user', userId, 'request.too-many');
    return this.database.transaction(async (manager) => {
      const isFirst = didAccept && (await this.#accept(manager, userId));
      if (isFirst || !didAccept) {
        const action = didAccept ? 'terms-accepted' : 'terms-declined';
        await this.audit.record(manager, { action, actorId: userId, subjectId: userId });
      }
      const accepted: unknown[] = await manager.query(
        'select 1 from terms_acceptances where user_id = $1 and terms_version = $2',
        [userId, TERMS_VERSION],
      );
      return accepted.length > 0;
    });
  }

  async #accept(manager: EntityManager, userId: UserId): Promise<boolean> {
    const added: unknown[] = await manager.query(
      `insert into terms_acceptances (user_id, terms_version)
       select id, $2 from users where id = $1
       on conflict do nothing returning user_id`,
      [userId, TERMS_VERSION],
    );
    return added.length > 0;
  }
}
