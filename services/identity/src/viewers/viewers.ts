/** Whose people an administrator may see and change, and the wall that keeps their statements to these. */
import { DomainError } from '@goalwright/contracts/errors';
import { hasAdministrators, type LeaId, LEAS, type UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/user.entity.js';
import { Users } from '../users/users.js';

export interface Viewer {
  readonly actor: UserEntity;
  /** The one LEA of a district's administrator; null for an internal administrator, who sees all. */
  readonly leaId: LeaId | null;
}

/** What the policies of the tables take for "every LEA". */
const EVERY_LEA = '*';

@Injectable()
export class Viewers {
  constructor(private readonly users: Users) {}

  /**
   * Read where the work is done: a role that was taken away a moment ago counts.
   * @throws DomainError `identity.forbidden` for whoever manages nobody
   */
  async of(manager: EntityManager, actorId: UserId): Promise<Viewer> {
    const actor = await this.users.find(actorId, manager);
    if (actor !== null && this.users.isInternalAdministrator(actor)) return { actor, leaId: null };
    if (actor?.isAdministrator !== true || !hasAdministrators(actor.leaId)) {
      throw new DomainError('identity.forbidden');
    }
    return { actor, leaId: actor.leaId };
  }

  /** Where the viewer may put people. */
  leaIds({ leaId }: Viewer): LeaId[] {
    return leaId === null ? LEAS.map(({ id }) => id) : [leaId];
  }

  /**
   * Runs statements as the role that reaches the viewer's LEA alone, whatever they ask for (the policies are in the
   * migration). Both settings are the transaction's: the pool gets a connection back without them, also after an error.
   * @param manager of an open transaction
   */
  async within<Answer>(
    manager: EntityManager,
    { leaId }: Pick<Viewer, 'leaId'>,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    if (manager.queryRunner?.isTransactionActive !== true) {
      throw new Error('a view of a district was asked for outside a transaction');
    }
    await see(manager, 'identity_district', leaId ?? EVERY_LEA);
    // Not undone after an error: the transaction is lost then, and takes the settings with it.
    const answer = await work();
    await see(manager, 'none', '');
    return answer;
  }
}

async function see(manager: EntityManager, role: string, leaId: string): Promise<void> {
  await manager.query(`select set_config('role', $1, true), set_config('identity.viewer_lea', $2, true)`, [
    role,
    leaId,
  ]);
}
