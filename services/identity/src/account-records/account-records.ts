/** What is kept here about a person, for that person to read. */
import { DomainError } from '@goalwright/contracts/errors';
import type { AccountRecord } from '@goalwright/contracts/identity';
import type { UserId } from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Limits } from '../limits/limits.js';
import { Users } from '../users/users.js';

/** Of each list the newest, so that the whole fits one message. */
const ROWS_MAX = 2000;

@Injectable()
export class AccountRecords {
  constructor(
    private readonly database: DataSource,
    private readonly users: Users,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `identity.user-not-found`, `request.too-many` */
  async read(userId: UserId): Promise<AccountRecord> {
    await this.limits.count('data-export-by-user', userId, 'request.too-many');
    const { manager } = this.database;
    const user = await this.users.find(userId);
    if (user === null) throw new DomainError('identity.user-not-found');
    await this.audit.record(manager, { action: 'data-exported', actorId: userId, subjectId: userId });
    return {
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      phoneNumber: user.phoneNumber,
      leaId: user.leaId,
      isAdministrator: user.isAdministrator,
      isTrial: user.isTrial,
      isOutsideAiAllowed: user.isOutsideAiAllowed,
      totalGeneratedGoals: user.totalGeneratedGoals,
      registeredOn: user.createdAt.toISOString(),
      emailVerifiedOn: instant(user.emailVerifiedAt),
      phoneVerifiedOn: instant(user.phoneVerifiedAt),
      invitedOn: instant(user.invitedAt),
      ...(await this.#lists(userId)),
    };
  }

  async #lists(
    userId: UserId,
  ): Promise<Pick<AccountRecord, 'termsAccepted' | 'signIns' | 'codesSent' | 'emailChanges' | 'history'>> {
    const rows = <Row>(sql: string): Promise<Row[]> =>
      this.database.query(`${sql} limit ${String(ROWS_MAX)}`, [userId]);
    return {
      termsAccepted: (
        await rows<{ version: string; on: Date }>(
          'select terms_version as version, accepted_at as on from terms_acceptances where user_id = $1 order by 2 desc',
        )
      ).map(({ version, on }) => ({ version, acceptedOn: on.toISOString() })),
      signIns: (
        await rows<{ started: Date; used: Date; ends: Date }>(
          `select created_at as started, last_used_at as used, coalesce(revoked_at, expires_at) as ends
           from sessions where user_id = $1 order by 1 desc`,
        )
      ).map(({ started, used, ends }) => ({
        startedOn: started.toISOString(),
        lastUsedOn: used.toISOString(),
        endsOn: ends.toISOString(),
      })),
      codesSent: (
        await rows<{ purpose: AccountRecord['codesSent'][number]['purpose']; to: string; on: Date }>(
          'select purpose, address as to, created_at as on from codes where user_id = $1 order by 3 desc',
        )
      ).map(({ on, ...code }) => ({ ...code, sentOn: on.toISOString() })),
      emailChanges: (
        await rows<{ from: string; to: string; on: Date }>(
          `select old_email as from, new_email as to, changed_at as on
           from email_changes where user_id = $1 order by 3 desc`,
        )
      ).map(({ on, ...change }) => ({ ...change, changedOn: on.toISOString() })),
      history: (
        await rows<{ on: Date; action: string; outcome: string; by_owner: boolean }>(
          `select at as on, action, outcome, actor_id is not distinct from subject_id as by_owner
           from audit_entries where subject_id = $1 order by id desc`,
        )
      ).map(({ on, by_owner: wasByOwner, ...entry }) => ({ ...entry, wasByOwner, on: on.toISOString() })),
    };
  }
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
