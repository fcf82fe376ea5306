/** What happened to accounts and in districts, written in the transaction that made it happen; the table refuses changes, and forgets after 400 days. */
import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@goalwright/contracts/district-users';
import type { LeaId, UserId } from '@goalwright/contracts/values';
import type { EntityManager } from 'typeorm';
import { Keys } from '../keys.js';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly outcome?: 'succeeded' | 'refused';
  /** Who did it; null where nobody is known to have. */
  readonly actorId: UserId | null;
  /** Whose account it was done to; null where there is no such account. */
  readonly subjectId: UserId | null;
  readonly clientIp?: string;
  /** Whose administrators may read of it; the subject's own, else the actor's, unless told. */
  readonly leaId?: LeaId;
  /** The address of an account that an administrator deletes: the entry outlives it. */
  readonly subjectWas?: string;
}

@Injectable()
export class Audit {
  constructor(private readonly keys: Keys) {}

  async record(manager: EntityManager, entry: AuditEntry): Promise<void> {
    const { action, outcome = 'succeeded', actorId, subjectId, clientIp, leaId, subjectWas } = entry;
    await manager.query(
      `insert into audit_entries (action, outcome, actor_id, subject_id, client_hash, lea_id, subject_was)
       values ($1, $2, $3, $4, $5,
         coalesce($6, (select lea_id from users where id = coalesce($4::uuid, $3::uuid))), $7)`,
      [
        action,
        outcome,
        actorId,
        subjectId,
        clientIp === undefined ? null : this.keys.addressMark(clientIp),
        leaId ?? null,
        subjectWas ?? null,
      ],
    );
  }
}
