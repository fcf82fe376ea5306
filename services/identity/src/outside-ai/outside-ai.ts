/** Whether goals may be drafted by an outside AI provider: a district's administrators decide, elsewhere each person. */
import type { Received } from '@goalwright/contracts/define';
import type { decideOutsideAi } from '@goalwright/contracts/district-users';
import { DomainError } from '@goalwright/contracts/errors';
import { hasAdministrators } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import type { UserEntity } from '../users/user.entity.js';
import { Users } from '../users/users.js';

type Decision = Received<typeof decideOutsideAi.request>;

@Injectable()
export class OutsideAi {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly audit: Audit,
  ) {}

  /**
   * Nothing is allowed until somebody allows it.
   * @returns what holds afterwards
   * @throws DomainError `identity.forbidden` where somebody else decides, `identity.user-not-found`
   */
  decide({ userId, isAllowed, clientIp }: Decision): Promise<Received<typeof decideOutsideAi.reply>> {
    return this.database.transaction(async (manager) => {
      const user = await this.users.find(userId, manager);
      if (user === null) throw new DomainError('identity.user-not-found');
      const { leaId } = user;
      const mayDecide = user.isAdministrator || !hasAdministrators(leaId);
      if (isAllowed === null) return { isAllowed: await read(manager, user), mayDecide, leaId };
      if (!mayDecide) throw new DomainError('identity.forbidden');
      if (await write(manager, user, isAllowed)) {
        const action = isAllowed ? 'ai-allowed' : 'ai-forbidden';
        const subjectId = hasAdministrators(leaId) ? null : userId;
        await this.audit.record(manager, { action, actorId: userId, subjectId, clientIp, leaId });
      }
      return { isAllowed, mayDecide, leaId };
    });
  }
}

async function read(manager: EntityManager, user: UserEntity): Promise<boolean> {
  if (!hasAdministrators(user.leaId)) return user.isOutsideAiAllowed;
  const [row] = await manager.query<{ is_outside_ai_allowed: boolean }[]>(
    'select is_outside_ai_allowed from lea_permissions where lea_id = $1',
    [user.leaId],
  );
  return row?.is_outside_ai_allowed ?? false;
}

/** True where it was otherwise before. */
async function write(manager: EntityManager, user: UserEntity, isAllowed: boolean): Promise<boolean> {
  if (!hasAdministrators(user.leaId)) {
    const [changed] = await manager.query<[unknown[], number]>(
      `update users set is_outside_ai_allowed = $2 where id = $1 and is_outside_ai_allowed <> $2 returning id`,
      [user.id, isAllowed],
    );
    return changed.length > 0;
  }
  const changed = await manager.query<unknown[]>(
    `insert into lea_permissions as known (lea_id, is_outside_ai_allowed) values ($1, $2)
     on conflict (lea_id) do update set is_outside_ai_allowed = excluded.is_outside_ai_allowed, decided_at = now()
       where known.is_outside_ai_allowed <> excluded.is_outside_ai_allowed
     returning lea_id`,
    [user.leaId, isAllowed],
  );
  return changed.length > 0;
}
