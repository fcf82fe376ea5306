/** The people of a district, as its administrators list, add, change and remove them. */
import type { Received } from '@goalwright/contracts/define';
import type {
  addPerson,
  changePerson,
  listManagedPeople,
  ManagedPerson,
  removePerson,
  resendInvitation,
} from '@goalwright/contracts/district-users';
import { DomainError } from '@goalwright/contracts/errors';
import {
  type EmailAddress,
  hasAdministrators,
  type Lea,
  LEAS,
  leaName,
  type LeaId,
} from '@goalwright/contracts/values';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountDeletions } from '../account-deletions/account-deletions.js';
import { Audit } from '../audit/audit.js';
import { Districts } from '../districts/districts.js';
import { freeAddress, refusingTaken } from '../email-changes/email-changes.js';
import { Invitations } from '../invitations/invitations.js';
import { Limits } from '../limits/limits.js';
import { Users } from '../users/users.js';
import { type Viewer, Viewers } from '../viewers/viewers.js';
import { IS_MANAGED, isInvited, managedPerson, PERSON_COLUMNS, type PersonRow } from './managed-person.js';
import { PersonChanges } from './person-changes.js';

type Listing = Received<typeof listManagedPeople.request>;
type Addition = Received<typeof addPerson.request>;
type Change = Received<typeof changePerson.request>;
type Removal = Received<typeof removePerson.request>;

@Injectable()
export class DistrictUsers {
  constructor(
    private readonly database: DataSource,
    private readonly viewers: Viewers,
    private readonly users: Users,
    private readonly districts: Districts,
    private readonly changes: PersonChanges,
    private readonly invitations: Invitations,
    private readonly deletions: AccountDeletions,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `identity.forbidden` for whoever manages nobody, or not the LEA that is asked for */
  list(request: Listing): Promise<Received<typeof listManagedPeople.reply>> {
    return this.database.transaction(async (manager) => {
      const viewer = await this.viewers.of(manager, request.actorId);
      refuseForeign(viewer, request.leaId);
      const { total, rows } = await this.viewers.within(manager, viewer, () =>
        page(manager, request, viewer),
      );
      const people = rows.slice(0, request.limit).map(managedPerson);
      return {
        people,
        next: rows.length > request.limit ? (people.at(-1)?.email ?? null) : null,
        total,
        leaIds: this.viewers.leaIds(viewer),
      };
    });
  }

  /**
   * Adds somebody, in place of an unfinished registration of the same address, and invites them.
   * @throws DomainError `identity.email-taken`, `identity.forbidden`, `identity.lea-without-administrators`,
   *   `identity.code-limit`
   */
  async add({ actorId, person, clientIp }: Addition): Promise<ManagedPerson> {
    await this.limits.count('people-added-by-actor', actorId, 'identity.code-limit');
    return refusingTaken(() =>
      this.database.transaction(async (manager) => {
        const viewer = await this.viewers.of(manager, actorId);
        refuseForeign(viewer, person.leaId);
        refuseAdministratorOfNothing(person);
        await freeAddress(manager, person.email, null);
        const row = await this.viewers.within(manager, viewer, () => insert(manager, person));
        const added = managedPerson(row);
        const { userId } = added;
        await this.audit.record(manager, { action: 'user-added', actorId, subjectId: userId, clientIp });
        await this.invitations.send(manager, added, { actor: viewer.actor, clientIp });
        return added;
      }),
    );
  }

  /**
   * @throws DomainError `identity.user-not-found`, `identity.forbidden`, `identity.email-taken`,
   *   `identity.lea-without-administrators`, `identity.last-administrator`, `identity.own-account`, `identity.code-*`
   */
  async change({ actorId, email, person, clientIp }: Change): Promise<ManagedPerson> {
    // "Taken" tells that somebody has an account, as adding does: one budget for both.
    if (person.email !== email) {
      await this.limits.count('people-added-by-actor', actorId, 'identity.code-limit');
    }
    return refusingTaken(() =>
      this.database.transaction(async (manager) => {
        const { viewer, target } = await this.#hold(manager, actorId, email);
        refuseForeign(viewer, person.leaId);
        refuseAdministratorOfNothing(person);
        const changed = await this.changes.apply(manager, { viewer, target, person, clientIp });
        return managedPerson(changed);
      }),
    );
  }

  /**
   * Ends an account in the way its owner would.
   * @throws DomainError `identity.user-not-found`, `identity.forbidden`, `identity.last-administrator`,
   *   `identity.own-account`
   */
  async remove({ actorId, email, clientIp }: Removal): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { viewer, target } = await this.#hold(manager, actorId, email);
      if (target.id === actorId) throw new DomainError('identity.own-account');
      const { id, lea_id: leaId, first_name: firstName } = target;
      await this.districts.refuseLastAdministrator(manager, { id, leaId });
      await this.deletions.announce(
        manager,
        { id, email: target.email, firstName },
        { actorId, clientIp, administratorOf: leaName(viewer.actor.leaId) },
      );
      await this.viewers.within(manager, viewer, () =>
        manager.query('delete from users where id = $1', [id]),
      );
    });
  }

  /**
   * @throws DomainError `identity.user-not-found`, `identity.forbidden`, `identity.invitation-accepted`,
   *   `identity.code-wait`, `identity.code-limit`
   */
  async resendInvitation(request: Received<typeof resendInvitation.request>): Promise<void> {
    const { actorId, email, clientIp } = request;
    await this.limits.count('people-added-by-actor', actorId, 'identity.code-limit');
    await this.database.transaction(async (manager) => {
      const { viewer, target } = await this.#hold(manager, actorId, email);
      if (!isInvited(target)) throw new DomainError('identity.invitation-accepted');
      await this.invitations.send(manager, managedPerson(target), { actor: viewer.actor, clientIp });
    });
  }

  /**
   * Locks somebody whom the actor manages, with the administrators of their district; people of another LEA are not
   * there. The actor is read again behind that lock: of two administrators who demote each other, one is none by then.
   */
  async #hold(
    manager: EntityManager,
    actorId: Change['actorId'],
    email: EmailAddress,
  ): Promise<{ viewer: Viewer; target: PersonRow }> {
    const before = await this.viewers.of(manager, actorId);
    const [known] = await this.viewers.within(manager, before, () =>
      manager.query<{ lea_id: LeaId }[]>(`select lea_id from users where email = $1 and ${IS_MANAGED}`, [
        email,
      ]),
    );
    if (known === undefined) throw new DomainError('identity.user-not-found');
    await this.districts.holdAdministrators(manager, known.lea_id);
    const viewer = await this.viewers.of(manager, actorId);
    const [target] = await this.viewers.within(manager, viewer, () =>
      manager.query<PersonRow[]>(
        // In the LEA whose administrators are held, and in no other: somebody moved meanwhile is asked for again.
        `select ${PERSON_COLUMNS} from users where email = $1 and lea_id = $2 and ${IS_MANAGED} for no key update`,
        [email, known.lea_id],
      ),
    );
    if (target === undefined) throw new DomainError('identity.user-not-found');
    const isAboveAll = this.users.isInternalAdministrator({
      email: target.email,
      emailVerifiedAt: target.email_verified_at,
    });
    if (isAboveAll && viewer.leaId !== null) throw new DomainError('identity.forbidden');
    return { viewer, target };
  }
}

/** The first wall; the second is `Viewers.within`. */
function refuseForeign({ leaId: own }: Viewer, leaId: LeaId | null): void {
  if (own === null || leaId === null || leaId === own) return;
  throw new DomainError('identity.forbidden', {
    message: `You manage the people of ${leaName(own)} and of no other LEA.`,
  });
}

function refuseAdministratorOfNothing({ leaId, isAdministrator }: Addition['person']): void {
  if (isAdministrator && !hasAdministrators(leaId)) {
    throw new DomainError('identity.lea-without-administrators');
  }
}

async function insert(manager: EntityManager, person: Addition['person']): Promise<PersonRow> {
  const [row] = await manager.query<[PersonRow]>(
    `insert into users (email, first_name, last_name, phone_number, lea_id, is_administrator, is_trial, invited_at)
     values ($1, $2, $3, $4, $5, $6, $7, now()) returning ${PERSON_COLUMNS}`,
    [
      person.email,
      person.firstName,
      person.lastName,
      person.phoneNumber,
      person.leaId,
      person.isAdministrator,
      !hasAdministrators(person.leaId),
    ],
  );
  return row;
}

/** One more than asked for, which tells whether there are more. */
async function page(
  manager: EntityManager,
  { search, leaId, isAdministrator, limit, after }: Listing,
  viewer: Viewer,
): Promise<{ total: number; rows: PersonRow[] }> {
  const wanted = search?.trim() ?? '';
  const leas = LEAS.filter((lea: Lea) =>
    [lea.formName, lea.filterName].some((name) => name?.toLowerCase().includes(wanted.toLowerCase())),
  ).map(({ id }) => id);
  const matching = `from users where ${IS_MANAGED}
    and ($1::text is null or lea_id = $1) and ($2::boolean is null or is_administrator = $2)
    and ($3 = '' or strpos(lower(first_name || ' ' || last_name), lower($3)) > 0 or strpos(email, lower($3)) > 0
      or ($4 <> '' and strpos(phone_number, $4) > 0) or lea_id = any($5))`;
  const digits = /^[\d\s().+-]+$/.test(wanted) ? wanted.replace(/\D/g, '') : '';
  // The application's own check, beside the policy's: a district's administrator asks for one LEA.
  const filters = [leaId ?? viewer.leaId, isAdministrator, wanted, digits, leas];
  const [counted] = await manager.query<[{ total: number }]>(
    `select count(*)::int as total ${matching}`,
    filters,
  );
  const rows = await manager.query<PersonRow[]>(
    `select ${PERSON_COLUMNS} ${matching} and ($6::text is null or email > $6) order by email limit $7`,
    [...filters, after, limit + 1],
  );
  return { total: counted.total, rows };
}
