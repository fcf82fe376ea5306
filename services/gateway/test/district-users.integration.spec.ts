/** What the gateway adds to managing people: words become calls, the actor is the session's, replies are the form's. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { API_PREFIX } from '@goalwright/contracts/api/define';
import { login, register } from '@goalwright/contracts/api/sign-in';
import { sendUserSmsCode, validateToken } from '@goalwright/contracts/api/account';
import * as identity from '@goalwright/contracts/district-users';
import { DomainError, type ErrorCode } from '@goalwright/contracts/errors';
import * as accounts from '@goalwright/contracts/identity';
import { randomUUID } from 'node:crypto';
import { aManagedPerson, aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGateway({ LIMITS_SCALE: '1000' });
});
afterAll(() => gateway.stop());

interface Reply {
  readonly IsSuccessful: boolean;
  readonly Message: string;
  readonly Code?: string;
  readonly [field: string]: unknown;
}

async function post(path: string, body: object): Promise<{ status: number; reply: Reply }> {
  const response = await fetch(`${gateway.origin}${API_PREFIX}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, reply: (await response.json()) as Reply };
}

const session = aSession({ isAdministrator: true });
const actorId = session.profile.userId;
const clientIp = expect.stringMatching(/127\.0\.0\.1$/);
let USToken = '';
beforeAll(() => {
  USToken = gateway.signIn(session);
});

const added = {
  DisplayName: 'Somebody Else',
  UserEmail: ' New@Example.org ',
  FirstName: 'Bo',
  LastName: 'Li',
  LEA: 'lynwood unified',
  PhoneNumber: '2135550142',
  IsAdmin: true,
};
const updated = {
  FirstName: 'Bo',
  LastName: 'Ng',
  Email: 'other@example.org',
  PhoneNumber: '',
  LEA: 'Lynwood',
  IsAdmin: false,
};
const person = {
  email: 'new@example.org',
  firstName: 'Bo',
  lastName: 'Li',
  leaId: 'lynwood',
  phoneNumber: '2135550142',
  isAdministrator: true,
};

describe('managing people', () => {
  it('lists every field of the form, and narrows down only where asked', async () => {
    const bo = aManagedPerson({ isInvited: false });
    gateway.identity.answers(identity.listManagedPeople, () => ({
      ...{ people: [bo], next: 'bo@example.org', total: 7, leaIds: ['lynwood' as const] },
    }));
    const { reply } = await post('/um/users/get/all/district/users', { USToken, User: { Email: 'x' } });
    expect(reply).toEqual({
      IsSuccessful: true,
      Message: '',
      Users: [
        {
          FirstName: 'Bo',
          LastName: 'Li',
          DisplayName: 'Bo Li',
          LEA: 'Lynwood',
          Email: 'bo@example.org',
          PhoneNumber: '',
          IsAdmin: false,
          LastModified: bo.changedOn,
          DateRegistered: bo.registeredOn,
          IsInvited: false,
        },
      ],
      NextCursor: 'bo@example.org',
      Total: 7,
      Leas: ['Lynwood'],
    });
    const asked = () => gateway.identity.received(identity.listManagedPeople).at(-1);
    const everything = {
      actorId,
      search: null,
      leaId: null,
      isAdministrator: null,
      limit: 2000,
      after: null,
    };
    expect(asked()).toEqual(everything);
    await post('/um/users/get/all/district/users', { USToken, LEA: 'All', Search: 'bo' });
    expect(asked()).toEqual({ ...everything, search: 'bo' });
    const narrow = { LEA: 'Sonoma Valley Unified', IsAdmin: true, Limit: 10, Cursor: 'a@b.org' };
    await post('/um/users/get/all/district/users', { USToken, ...narrow });
    expect(asked()).toEqual({
      ...everything,
      ...{ leaId: 'sonoma', isAdministrator: true, limit: 10, after: 'a@b.org' },
    });
  });

  it('adds, changes, deletes and invites as the session’s person, whoever the body names', async () => {
    const forged = { USToken, actorId: randomUUID(), ActorId: randomUUID(), UserId: randomUUID() };
    const addition = await post('/um/users/add/user', { ...forged, ...added });
    expect(addition.reply).toMatchObject({
      IsSuccessful: true,
      DidAddUserSuccessfully: true,
      User: { Email: 'new@example.org', DisplayName: 'Bo Li', LEA: 'Lynwood', PhoneNumber: '2135550142' },
    });
    expect(gateway.identity.received(identity.addPerson).at(-1)).toEqual({ actorId, person, clientIp });

    const change = { UserManagementUserEmail: 'Bo@Example.org', UserManagementUserUpdated: updated };
    const changed = await post('/um/users/update/district/user', { ...forged, ...change });
    expect(changed.reply).toMatchObject({ DidUpdateUser: true, UserManagementUser: { LastName: 'Ng' } });
    expect(gateway.identity.received(identity.changePerson).at(-1)).toEqual({
      actorId,
      email: 'bo@example.org',
      person: {
        ...person,
        ...{ email: 'other@example.org', lastName: 'Ng', phoneNumber: null, isAdministrator: false },
      },
      clientIp,
    });

    const who = { UserManagementUserEmail: 'bo@example.org' };
    expect((await post('/um/users/delete/district/user', { ...forged, ...who })).reply).toMatchObject({
      DidDeleteUser: true,
    });
    expect((await post('/um/users/resend/invitation', { ...forged, ...who })).reply).toMatchObject({
      DidSendInvitation: true,
    });
    const expected = { actorId, email: 'bo@example.org', clientIp };
    expect(gateway.identity.received(identity.removePerson).at(-1)).toEqual(expected);
    expect(gateway.identity.received(identity.resendInvitation).at(-1)).toEqual(expected);
  });

  it.each<[ErrorCode, number]>([
    ['identity.email-taken', 200],
    ['identity.last-administrator', 200],
    ['identity.own-account', 200],
    ['identity.lea-without-administrators', 200],
    ['identity.user-not-found', 404],
    ['identity.forbidden', 403],
    ['identity.code-limit', 429],
  ])('says %s in a sentence', async (code, status) => {
    gateway.identity.answers(identity.changePerson, () => {
      throw new DomainError(code);
    });
    const change = { UserManagementUserEmail: 'bo@example.org', UserManagementUserUpdated: updated };
    const refused = await post('/um/users/update/district/user', { USToken, ...change });
    expect(refused.status).toBe(status);
    expect(refused.reply).toMatchObject({
      IsSuccessful: false,
      Code: code,
      Message: new DomainError(code).message,
    });
  });

  const change = (field: object) => ({
    UserManagementUserEmail: 'bo@example.org',
    UserManagementUserUpdated: { ...updated, ...field },
  });
  it.each([
    ['/um/users/add/user', { ...added, UserEmail: 'no address' }, 'UserEmail'],
    ['/um/users/add/user', { ...added, UserEmail: ['a@b.org'] }, 'UserEmail'],
    ['/um/users/add/user', { ...added, FirstName: '' }, 'FirstName'],
    ['/um/users/add/user', { ...added, LastName: '<b>Bo</b>' }, 'LastName'],
    ['/um/users/add/user', { ...added, LEA: 'Atlantis' }, 'LEA'],
    ['/um/users/add/user', { ...added, LEA: undefined }, 'LEA'],
    ['/um/users/add/user', { ...added, IsAdmin: 'yes' }, 'IsAdmin'],
    ['/um/users/add/user', { ...added, PhoneNumber: '123' }, 'PhoneNumber'],
    ['/um/users/add/user', { ...added, PhoneNumber: '9005550142' }, 'PhoneNumber'],
    ['/um/users/update/district/user', change({ Email: '' }), 'Email'],
    ['/um/users/update/district/user', change({ LEA: '__proto__' }), 'LEA'],
    ['/um/users/update/district/user', change({ PhoneNumber: 2135550142 }), 'PhoneNumber'],
    [
      '/um/users/update/district/user',
      { UserManagementUserEmail: 'bo@example.org' },
      'UserManagementUserUpdated',
    ],
    ['/um/users/delete/district/user', {}, 'UserManagementUserEmail'],
    ['/um/users/delete/district/user', { UserManagementUserEmail: '*' }, 'UserManagementUserEmail'],
    ['/um/users/resend/invitation', { UserManagementUserEmail: null }, 'UserManagementUserEmail'],
    ['/um/users/get/all/district/users', { Limit: 2001 }, 'Limit'],
    ['/um/users/get/all/district/users', { Limit: 0 }, 'Limit'],
    ['/um/users/get/all/district/users', { Search: 'a\0b' }, 'Search'],
    ['/um/users/get/all/district/users', { LEA: 'Atlantis' }, 'LEA'],
    ['/um/audit/list', { Before: 'yesterday' }, 'Before'],
    ['/um/audit/list', { Before: '2026-02-30T00:00:00Z' }, 'Before'],
    ['/um/audit/list', { Limit: 101 }, 'Limit'],
    ['/um/audit/list', { Actions: 'signed-in' }, 'Actions'],
    ['/um/ai/permission', { IsAllowed: 'true' }, 'IsAllowed'],
  ])('refuses of %s: %j', async (path, body, field) => {
    const { status, reply } = await post(path, { USToken, ...body });
    expect([status, reply.Code]).toEqual([400, 'request.invalid']);
    expect(reply.Message).toContain(field);
  });
});

describe('the audit log', () => {
  it('reads as the page shows it, to the microsecond', async () => {
    const on = '2026-11-20T12:00:00.123456Z';
    const entry = {
      on,
      action: 'signed-in',
      outcome: 'refused',
      actor: null,
      subject: 'bo@example.org',
    } as const;
    gateway.identity.answers(identity.listAuditEntries, () => ({
      entries: [{ ...entry, leaId: 'lynwood' as const }],
      hasMore: true,
    }));
    const { reply } = await post('/um/audit/list', {
      USToken,
      Before: on,
      Actions: ['signed-in'],
      Result: 'refused',
    });
    expect(reply).toMatchObject({
      Actions: [
        {
          Actor: '',
          Action: 'signed-in',
          Subject: 'bo@example.org',
          Result: 'refused',
          CreatedOn: on,
          LEA: 'Lynwood',
        },
      ],
      HasMore: true,
    });
    expect(gateway.identity.received(identity.listAuditEntries).at(-1)).toEqual({
      actorId,
      before: on,
      limit: 50,
      actions: ['signed-in'],
      outcome: 'refused',
    });
  });
});

describe('an outside AI provider', () => {
  it('is decided on by the session’s person, and only read where nothing is answered', async () => {
    const USTokenOfUser = gateway.signIn(aSession({ leaId: 'public' }));
    const { reply } = await post('/um/ai/permission', { USToken: USTokenOfUser });
    expect(reply).toMatchObject({ IsSuccessful: true, IsAllowed: false, MayDecide: true });
    expect(gateway.identity.received(identity.decideOutsideAi).at(-1)).toMatchObject({ isAllowed: null });
    await post('/um/ai/permission', { USToken, IsAllowed: true });
    expect(gateway.identity.received(identity.decideOutsideAi).at(-1)).toEqual({
      userId: actorId,
      isAllowed: true,
      clientIp,
    });
  });

  it.each([
    ['a member', { leaId: 'lynwood' }, [false, false, false]],
    [
      'an administrator',
      { leaId: 'lynwood', isAdministrator: true, isOutsideAiAllowed: true },
      [false, true, true],
    ],
    ['somebody of Public', { leaId: 'public' }, [false, false, true]],
    [
      'an internal administrator',
      { leaId: 'goalwright', isInternalAdministrator: true },
      [true, false, false],
    ],
  ] as const)('and what else %s may do stands in the user', async (_who, profile, expected) => {
    const token = gateway.signIn(aSession(profile));
    const reply = await gateway.client.call(validateToken, { USToken: token });
    const user = reply.isSuccessful ? reply.body.User : undefined;
    expect([user?.CanManageAllLeas, user?.IsOutsideAiAllowed, user?.MayDecideOutsideAi]).toEqual(expected);
  });
});

describe('a number that no text reaches', () => {
  it.each(['9005550142', '8765550142', '2131550142', '5555550'])(
    '%s is refused at the form',
    async (PhoneNumber) => {
      const count = gateway.identity.received(accounts.register).length;
      const form = {
        FirstName: 'Ana',
        LastName: 'Ruiz',
        Email: 'ana@example.org',
        Password: 'GoalwrightDemo1',
      };
      for (const [call, body] of [
        [register, { ...form, PhoneNumber }],
        [sendUserSmsCode, { USToken, TempUserPhoneNumber: PhoneNumber }],
      ] as const) {
        const { status, reply } = await post(call.path, body);
        expect([status, reply.Code]).toEqual([400, 'request.invalid']);
        expect(reply.Message).toMatch(/Phone.*(valid 10-digit phone number|must be 10 digits)/);
      }
      expect(gateway.identity.received(accounts.register)).toHaveLength(count);
    },
  );

  it('does not keep anybody out who has one already', async () => {
    const old = aSession();
    gateway.identity.answers(accounts.signIn, () => ({
      token: 'a-fresh-token',
      session: {
        ...old,
        profile: { ...old.profile, phoneNumber: '2131550142' },
      },
    }));
    const reply = await gateway.client.call(login, { Email: 'ana@example.org', Password: 'GoalwrightDemo1' });
    expect(reply).toMatchObject({ isSuccessful: true, body: { User: { PhoneNumber: '2131550142' } } });
  });
});
