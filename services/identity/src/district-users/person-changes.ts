/** What follows when an administrator changes somebody: who is told, what ends, what has to be proven anew. */
import type { Received } from '@goalwright/contracts/define';
import type { AuditAction, changePerson } from '@goalwright/contracts/district-users';
import { DomainError } from '@goalwright/contracts/errors';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { Codes } from '../codes/codes.js';
import { Districts } from '../districts/districts.js';
import { EmailChanges, freeAddress } from '../email-changes/email-changes.js';
import { Invitations } from '../invitations/invitations.js';
import { Notices } from '../notices/notices.js';
import { Sessions } from '../sessions/sessions.js';
import { type Viewer, Viewers } from '../viewers/viewers.js';
import { managedPerson, PERSON_COLUMNS, type PersonRow } from './managed-person.js';

interface Change {
  readonly viewer: Viewer;
  /** Its row is locked, and the administrators of its district are held. */
  readonly target: PersonRow;
  readonly person: Received<typeof changePerson.request>['person'];
  readonly clientIp: string;
}

@Injectable()
export class PersonChanges {
  constructor(
    private readonly viewers: Viewers,
    private readonly districts: Districts,
    private readonly emailChanges: EmailChanges,
    private readonly invitations: Invitations,
    private readonly codes: Codes,
    private readonly notices: Notices,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  /**
   * @returns the person's row as it is now
   * @throws DomainError `identity.own-account`, `identity.last-administrator`, `identity.code-limit`; whatever the
   *   database says to an address that is taken
   */
  async apply(manager: EntityManager, change: Change): Promise<PersonRow> {
    const { viewer, target, person } = change;
    const actions = actionsOf(target, person);
    if (actions.length === 0) return target;
    const has = (...some: AuditAction[]) => some.some((action) => actions.includes(action));
    if (target.id === viewer.actor.id && actions.some((action) => action !== 'names-changed')) {
      throw new DomainError('identity.own-account');
    }
    if (target.is_administrator && has('role-changed', 'lea-left')) {
      await this.districts.refuseLastAdministrator(manager, { id: target.id, leaId: target.lea_id });
    }
    // What concerns the LEA that somebody leaves is written where its administrators can read it.
    for (const action of actions) if (action !== 'lea-joined') await this.#record(manager, action, change);
    if (has('email-changed')) await this.#leaveAddress(manager, change);
    if (has('phone-changed')) await this.#tellOfPhone(manager, change);
    const changed = await this.viewers.within(manager, viewer, () => update(manager, target, person));
    if (has('lea-joined')) await this.#record(manager, 'lea-joined', change);
    if (has('email-changed', 'role-changed', 'lea-left')) await this.sessions.endAll(manager, target.id);
    if (has('email-changed') && target.verified_at === null) {
      const by = { viewer, clientIp: change.clientIp, isElsewhere: true };
      await this.invitations.send(manager, managedPerson(changed), by);
    }
    return changed;
  }

  /** A code or token for the old mailbox would open an account that has left it; its owner can take the change back. */
  async #leaveAddress(manager: EntityManager, { viewer, target, person }: Change): Promise<void> {
    await freeAddress(manager, person.email, target.id);
    await this.codes.endLive(manager, target.id, null);
    await manager.query('delete from password_resets where user_id = $1', [target.id]);
    // To a mailbox that nobody has proven, a link to take the account back would be a gift to a stranger.
    if (target.email_verified_at === null) return;
    const user = { id: target.id, email: target.email, firstName: target.first_name };
    await this.emailChanges.tellOldAddress(manager, user, person.email, this.viewers.actsFor(viewer));
  }

  /** At the address of before: the change may have come with another address too. */
  async #tellOfPhone(manager: EntityManager, { viewer, target }: Change): Promise<void> {
    if (target.email_verified_at === null) return;
    await this.notices.request(manager, {
      ...{ kind: 'phone-changed', to: target.email, firstName: target.first_name },
      ...{ changedOn: new Date().toISOString(), byAdministratorOf: this.viewers.actsFor(viewer) },
    });
  }

  async #record(
    manager: EntityManager,
    action: AuditAction,
    { viewer, target, clientIp }: Change,
  ): Promise<void> {
    const [actorId, subjectId] = [viewer.actor.id, target.id];
    await this.audit.record(manager, { action, actorId, subjectId, clientIp });
  }
}

function actionsOf(target: PersonRow, person: Change['person']): AuditAction[] {
  const isMoved = person.leaId !== target.lea_id;
  const actions: [boolean, AuditAction][] = [
    [person.firstName !== target.first_name || person.lastName !== target.last_name, 'names-changed'],
    [person.email !== target.email, 'email-changed'],
    [person.phoneNumber !== target.phone_number, 'phone-changed'],
    [person.isAdministrator !== target.is_administrator, 'role-changed'],
    [isMoved, 'lea-left'],
    [isMoved, 'lea-joined'],
  ];
  return actions.filter(([isDone]) => isDone).map(([, action]) => action);
}

/** A new address or number is as given, and proven by nobody yet. */
async function update(
  manager: EntityManager,
  target: PersonRow,
  person: Change['person'],
): Promise<PersonRow> {
  const [updated] = await manager.query<[PersonRow[], number]>(
    `update users set first_name = $2, last_name = $3,
       email = $4, email_verified_at = case when email = $4 then email_verified_at end,
       phone_number = $5, phone_verified_at = case when phone_number = $5 then phone_verified_at end,
       lea_id = $6, is_administrator = $7,
       is_trial = case when lea_id = $6 or $6 = 'public' then is_trial else $6 = 'trial' end, updated_at = now()
     where id = $1 returning ${PERSON_COLUMNS}`,
    [
      target.id,
      person.firstName,
      person.lastName,
      person.email,
      person.phoneNumber,
      person.leaId,
      person.isAdministrator,
    ],
  );
  const [row] = updated;
  if (row === undefined) throw new DomainError('identity.user-not-found');
  return row;
}
