/** What happened to accounts, written in the transaction that made it happen; the table refuses changes. */
import { Injectable } from '@nestjs/common';
import type { UserId } from '@goalwright/contracts/values';
import type { EntityManager } from 'typeorm';
import { Keys } from '../keys.js';

export type AuditAction =
  | 'registered'
  | 'email-verified'
  | 'phone-verified'
  | 'account-opened'
  | 'code-tried'
  | 'password-reset'
  | 'password-changed'
  | 'password-asked'
  | 'names-changed'
  | 'email-changed'
  | 'email-change-undone'
  | 'account-deleted'
  | 'data-exported'
  | 'signed-in'
  | 'signed-out'
  | 'terms-accepted'
  | 'terms-declined';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly outcome?: 'succeeded' | 'refused';
  /** Who did it; null where nobody is known to have. */
  readonly actorId: UserId | null;
  /** Whose account it was done to; null where there is no such account. */
  readonly subjectId: UserId | null;
  readonly clientIp?: string;
}

@Injectable()
export class Audit {
  constructor(private readonly keys: Keys) {}

  async record(manager: EntityManager, entry: AuditEntry): Promise<void> {
    const { action, outcome = 'succeeded', actorId, subjectId, clientIp } = entry;
    await manager.query(
      `insert into audit_entries (action, outcome, actor_id, subject_id, client_hash) values ($1, $2, $3, $4, $5)`,
      [action, outcome, actorId, subjectId, clientIp === undefined ? null : this.keys.addressMark(clientIp)],
    );
  }
}
