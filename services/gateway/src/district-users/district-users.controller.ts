/** Managing the people of a district. Who may do what to whom is identity's to judge; here words become calls. */
import {
  addDistrictUser,
  deleteDistrictUser,
  listAudit,
  listDistrictUsers,
  type ManagedUser,
  resendInvitation,
  setAiPermission,
  updateDistrictUser,
  USERS_PER_PAGE_MAX,
} from '@goalwright/contracts/api/district-users';
import type { Received } from '@goalwright/contracts/define';
import * as identity from '@goalwright/contracts/district-users';
import { DomainError } from '@goalwright/contracts/errors';
import { type LeaId, leaName, leaNamed, type PhoneNumber } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { type Caller, Serves } from '../admission/serves.js';

const AUDIT_PAGE = 50;
const ALL = 'all';

@Controller()
export class DistrictUsersController {
  constructor(private readonly calls: Calls) {}

  @Serves(listDistrictUsers)
  async list(request: Received<typeof listDistrictUsers.request>, { session }: Caller<'administrator'>) {
    const { people, next, total, leaIds } = await this.calls.call(identity.listManagedPeople, {
      actorId: session.profile.userId,
      search: request.Search ?? null,
      leaId: askedLea(request.LEA ?? ''),
      isAdministrator: request.IsAdmin ?? null,
      limit: request.Limit ?? USERS_PER_PAGE_MAX,
      after: request.Cursor ?? null,
    });
    return {
      Users: people.map(managedUser),
      ...(next === null ? {} : { NextCursor: next }),
      Total: total,
      Leas: leaIds.map(leaName),
    };
  }

  @Serves(addDistrictUser)
  async add(
    request: Received<typeof addDistrictUser.request>,
    { session, clientIp }: Caller<'administrator'>,
  ) {
    const { person } = await this.calls.call(identity.addPerson, {
      actorId: session.profile.userId,
      person: {
        email: request.UserEmail,
        firstName: request.FirstName,
        lastName: request.LastName,
        leaId: givenLea(request.LEA),
        phoneNumber: givenNumber(request.PhoneNumber),
        isAdministrator: request.IsAdmin,
      },
      clientIp,
    });
    return { DidAddUserSuccessfully: true, User: managedUser(person) };
  }

  @Serves(updateDistrictUser)
  async update(
    request: Received<typeof updateDistrictUser.request>,
    { session, clientIp }: Caller<'administrator'>,
  ) {
    const { UserManagementUserEmail: email, UserManagementUserUpdated: updated } = request;
    const { person } = await this.calls.call(identity.changePerson, {
      actorId: session.profile.userId,
      email,
      person: {
        email: updated.Email,
        firstName: updated.FirstName,
        lastName: updated.LastName,
        leaId: givenLea(updated.LEA),
        phoneNumber: givenNumber(updated.PhoneNumber),
        isAdministrator: updated.IsAdmin,
      },
      clientIp,
    });
    return { DidUpdateUser: true, UserManagementUser: managedUser(person) };
  }

  @Serves(deleteDistrictUser)
  async delete(
    { UserManagementUserEmail: email }: Received<typeof deleteDistrictUser.request>,
    { session, clientIp }: Caller<'administrator'>,
  ) {
    await this.calls.call(identity.removePerson, { actorId: session.profile.userId, email, clientIp });
    return { DidDeleteUser: true };
  }

  @Serves(resendInvitation)
  async resendInvitation(
    { UserManagementUserEmail: email }: Received<typeof resendInvitation.request>,
    { session, clientIp }: Caller<'administrator'>,
  ) {
    await this.calls.call(identity.resendInvitation, { actorId: session.profile.userId, email, clientIp });
    return { DidSendInvitation: true };
  }

  @Serves(listAudit)
  async listAudit(request: Received<typeof listAudit.request>, { session }: Caller<'administrator'>) {
    const { entries, hasMore } = await this.calls.call(identity.listAuditEntries, {
      actorId: session.profile.userId,
      before: request.Before ?? null,
      limit: request.Limit ?? AUDIT_PAGE,
      actions: request.Actions ?? null,
      outcome: request.Result ?? null,
    });
    const Actions = entries.map(({ on, action, outcome, actor, subject, leaId }) => ({
      Actor: actor ?? '',
      Action: action,
      Subject: subject ?? '',
      Result: outcome,
      CreatedOn: on,
      ...(leaId === null ? {} : { LEA: leaName(leaId) }),
    }));
    return { Actions, HasMore: hasMore };
  }

  @Serves(setAiPermission)
  async setAiPermission(
    request: Received<typeof setAiPermission.request>,
    { session, clientIp }: Caller<'user'>,
  ) {
    const { isAllowed, mayDecide, leaId } = await this.calls.call(identity.decideOutsideAi, {
      userId: session.profile.userId,
      isAllowed: request.IsAllowed ?? null,
      clientIp,
    });
    return { IsAllowed: isAllowed, MayDecide: mayDecide, LEA: leaName(leaId) };
  }
}

/** @throws DomainError `request.invalid` */
function givenLea(name: string): LeaId {
  const leaId = leaNamed(name);
  if (leaId === undefined) throw new DomainError('request.invalid', { message: 'LEA: is none of ours' });
  return leaId;
}

const askedLea = (name: string): LeaId | null =>
  ['', ALL].includes(name.trim().toLowerCase()) ? null : givenLea(name);

/** A form's empty field means the same as none. */
const givenNumber = (number: PhoneNumber | '' | null | undefined): PhoneNumber | null =>
  number === '' ? null : (number ?? null);

const managedUser = (person: identity.ManagedPerson): z.input<typeof ManagedUser> => ({
  FirstName: person.firstName,
  LastName: person.lastName,
  DisplayName: `${person.firstName} ${person.lastName}`,
  LEA: leaName(person.leaId),
  Email: person.email,
  PhoneNumber: person.phoneNumber ?? '',
  IsAdmin: person.isAdministrator,
  LastModified: person.changedOn,
  DateRegistered: person.registeredOn,
  IsInvited: person.isInvited,
});
