/** The second wall: what the database itself keeps from a district's administrators; and what they read of it. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { decideOutsideAi, listAuditEntries, removePerson } from '@goalwright/contracts/district-users';
import { deleteAccount, readAccountRecord, resolveToken, revokeToken } from '@goalwright/contracts/identity';
import type { LeaId, UserId } from '@goalwright/contracts/values';
import { eventually } from '@goalwright/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { Sweeper } from '../src/sweeper.js';
import { Viewers } from '../src/viewers/viewers.js';
import {
  acceptInvitation,
  add,
  aMember,
  anAdministrator,
  change,
  clientIp,
  INTERNAL,
  invitationTo,
  type Member,
} from './district-users-under-test.js';
import { aVerifiedPerson, GOOD_PASSWORD, type Identity, signInAs, startIdentity } from './start-identity.js';

jest.setTimeout(120_000);

let identity: Identity;
let database: DataSource;
let lynwood: Member;
let sonoma: Member;
let iris: Member;
beforeAll(async () => {
  // One connection: what one call leaves behind on it, the next one finds.
  identity = await startIdentity({
    LIMITS_SCALE: '100',
    INTERNAL_ADMIN_EMAILS: INTERNAL,
    DATABASE_POOL_MAX: '1',
  });
  database = identity.service.app.get(DataSource);
  lynwood = await anAdministrator(identity, 'lynwood');
  sonoma = await anAdministrator(identity, 'sonoma');
  iris = await aMember(identity, 'goalwright', { isAdministrator: true, email: INTERNAL });
});
afterAll(async () => {
  await identity.stop();
});

const see = <Answer>(
  leaId: LeaId | null,
  work: (manager: EntityManager) => Promise<Answer>,
): Promise<Answer> =>
  database.transaction((manager) =>
    identity.service.app.get(Viewers).within(manager, { leaId }, () => work(manager)),
  );
const leasSeen = async (
  leaId: LeaId | null,
  table: 'users' | 'audit_entries',
): Promise<Set<string | null>> => {
  const rows = await see(leaId, (manager) =>
    manager.query<{ lea_id: string | null }[]>(`select lea_id from ${table}`),
  );
  return new Set(rows.map((row) => row.lea_id));
};
const left = async () =>
  (
    await database.query<{ role: string; lea: string | null }[]>(
      `select current_user as role, coalesce(current_setting('identity.viewer_lea', true), '') as lea`,
    )
  )[0];

describe('a query that forgot to ask for the LEA', () => {
  it.each(['users', 'audit_entries'] as const)('finds the viewer’s own rows of %s alone', async (table) => {
    expect(await leasSeen('lynwood', table)).toEqual(new Set(['lynwood']));
    expect(await leasSeen('sonoma', table)).toEqual(new Set(['sonoma']));
    expect([...(await leasSeen(null, table))]).toEqual(
      expect.arrayContaining(['lynwood', 'sonoma', 'goalwright']),
    );
  });

  it('changes and deletes nobody else’s', async () => {
    const before = (await identity.admin.query('select id from users where lea_id <> $1', ['lynwood'])).rows;
    await see('lynwood', (manager) => manager.query(`update users set first_name = 'Hidden'`));
    const { rows } = await identity.admin.query<{ lea_id: string }>(
      `select distinct lea_id from users where first_name = 'Hidden'`,
    );
    expect(rows).toEqual([{ lea_id: 'lynwood' }]);
    await expect(
      see('lynwood', async (manager) => {
        await manager.query('delete from users');
        throw new Error('as it was');
      }),
    ).rejects.toThrow('as it was');
    expect((await identity.admin.query('select id from users where lea_id <> $1', ['lynwood'])).rows).toEqual(
      before,
    );
  });

  it.each([
    [
      'puts nobody elsewhere',
      `insert into users (email, first_name, last_name, lea_id) values ('w@x.example', 'W', 'X', 'sonoma')`,
      /row-level security/,
    ],
    ['moves nobody out', `update users set lea_id = 'sonoma'`, /row-level security/],
    ['reads no hash', 'select password_hash from users', /permission denied/],
    ['writes no hash', `update users set password_hash = 'x'`, /permission denied/],
    ['opens no account', 'update users set verified_at = now()', /permission denied/],
    [
      'writes nothing into the log',
      `insert into audit_entries (action, outcome) values ('x', 'succeeded')`,
      /permission denied/,
    ],
    ['reads no sessions', 'select * from sessions', /permission denied/],
    ['reads no codes', 'select * from codes', /permission denied/],
  ])('%s', async (_what, statement, refusal) => {
    await expect(see('lynwood', (manager) => manager.query(statement))).rejects.toThrow(refusal);
  });

  it('finds nobody where no LEA was said', async () => {
    const rows = await database.transaction(async (manager) => {
      await manager.query('set local role identity_district');
      return manager.query<unknown[]>('select id from users');
    });
    expect(rows).toEqual([]);
  });

  it('has no view outside a transaction', async () => {
    const viewers = identity.service.app.get(Viewers);
    await expect(
      viewers.within(database.manager, { leaId: 'lynwood' }, () => Promise.resolve(1)),
    ).rejects.toThrow(/outside a transaction/);
  });
});

describe('the pool', () => {
  const asBefore = { role: 'identity_app', lea: '' };

  it('gets its connection back without role and LEA: after an answer, after a refusal, after a fault', async () => {
    await see('lynwood', (manager) => manager.query('select 1'));
    expect(await left()).toEqual(asBefore);
    await expect(add(identity, lynwood, { email: sonoma.email })).rejects.toMatchObject({
      code: 'identity.email-taken',
    });
    expect(await left()).toEqual(asBefore);
    await expect(see('lynwood', (manager) => manager.query('select 1 / 0'))).rejects.toThrow(/division/);
    expect(await left()).toEqual(asBefore);
    expect(
      (await database.query<unknown[]>(`select 1 from users where lea_id = 'sonoma'`)).length,
    ).toBeGreaterThan(0);
  });

  it('gives the rest of the same transaction everything again', async () => {
    const roles = await database.transaction(async (manager) => {
      const viewers = identity.service.app.get(Viewers);
      await viewers.within(manager, { leaId: 'lynwood' }, () => manager.query('select 1'));
      return manager.query<{ role: string; lea: string }[]>(
        `select current_user as role, current_setting('identity.viewer_lea', true) as lea`,
      );
    });
    expect(roles).toEqual([{ role: 'identity_app', lea: '' }]);
  });
});

const read = (
  { userId: actorId }: { userId: UserId },
  asked: Partial<Parameters<typeof identity.calls.call<typeof listAuditEntries>>[1]> = {},
) =>
  identity.calls.call(listAuditEntries, {
    ...{ actorId, before: null, limit: 100, actions: null, outcome: null },
    ...asked,
  });

describe('the audit log', () => {
  it('tells an administrator of the own LEA, newest first, by address', async () => {
    const member = await aMember(identity, 'lynwood');
    const stranger = await aMember(identity, 'sonoma');
    await change(identity, lynwood, { ...member, isAdministrator: false }, { isAdministrator: true });
    const { token } = await signInAs(identity, member);
    await identity.calls.call(revokeToken, { token });
    await identity.calls.call(readAccountRecord, { userId: member.userId });

    const { entries } = await read(lynwood);
    expect(entries.slice(0, 4)).toMatchObject([
      { action: 'data-exported', actor: member.email, subject: member.email, leaId: 'lynwood' },
      { action: 'signed-out', actor: member.email, subject: member.email },
      { action: 'signed-in', actor: member.email, subject: member.email, outcome: 'succeeded' },
      { action: 'role-changed', actor: lynwood.email, subject: member.email, outcome: 'succeeded' },
    ]);
    expect(new Set(entries.map(({ leaId }) => leaId))).toEqual(new Set(['lynwood']));
    expect(JSON.stringify(entries)).not.toContain(stranger.email);
    const all = await read(iris);
    expect(new Set(all.entries.map(({ leaId }) => leaId)).size).toBeGreaterThan(1);
    await expect(read(await aVerifiedPerson(identity))).rejects.toMatchObject({ code: 'identity.forbidden' });
  });

  it('comes in pages that neither lose nor repeat an entry, also of one instant', async () => {
    await identity.admin.query(
      `insert into audit_entries (at, action, outcome, lea_id)
       select timestamptz '2020-01-01 00:00:00.000100Z' + (n / 4) * interval '1 microsecond', 'signed-in', 'refused', 'cardiff'
       from generate_series(0, 19) n`,
    );
    const cardiff = await anAdministrator(identity, 'cardiff');
    const seen: string[] = [];
    let before: string | null = '2020-01-02T00:00:00Z';
    for (let pages = 0; before !== null && pages < 20; pages += 1) {
      const page: Awaited<ReturnType<typeof read>> = await read(cardiff, { before, limit: 3 });
      expect(page.entries).toHaveLength(4);
      seen.push(...page.entries.map(({ on }) => on));
      before = page.hasMore ? (page.entries.at(-1)?.on ?? null) : null;
    }
    expect(seen).toHaveLength(20);
    expect(seen).toEqual([...seen].sort().reverse());
    expect(await read(cardiff, { before: '1999-01-01T00:00:00Z' })).toEqual({ entries: [], hasMore: false });
    expect(await read(cardiff, { before: '0000-01-01T00:00:00Z' })).toEqual({ entries: [], hasMore: false });
  });

  it('is filtered by action and outcome', async () => {
    await signInAs(identity, { ...lynwood, password: 'Wrong-Lamp-Otter-42' }).catch(() => undefined);
    const refusals = (await read(lynwood, { actions: ['signed-in', 'no-such'], outcome: 'refused' })).entries;
    expect(refusals[0]).toMatchObject({
      action: 'signed-in',
      outcome: 'refused',
      actor: null,
      subject: lynwood.email,
    });
    expect(new Set(refusals.map(({ action, outcome }) => `${action} ${outcome}`))).toEqual(
      new Set(['signed-in refused']),
    );
    expect((await read(lynwood, { actions: [] })).entries.length).toBeGreaterThan(refusals.length);
  });

  it('tells once of each pause that wrong passwords begin', async () => {
    const member = await aMember(identity, 'sonoma');
    const guess = (place: string) =>
      signInAs(identity, { ...member, clientIp: place, password: 'Wrong-Lamp-Otter-42' }).catch(
        () => undefined,
      );
    for (let tries = 0; tries < 12; tries += 1) await guess(`198.51.100.${String(tries)}`);
    const { entries } = await read(sonoma, { actions: ['sign-in-paused'] });
    expect(entries.filter(({ subject }) => subject === member.email)).toHaveLength(1);
    expect(entries[0]).toMatchObject({ outcome: 'refused', actor: null });
  });

  it('names whom an administrator deleted, and nobody who left by their own hand', async () => {
    const [added, leaver] = [await add(identity, lynwood), await aMember(identity, 'lynwood')];
    await identity.calls.call(removePerson, { actorId: lynwood.userId, email: added.email, clientIp });
    await identity.calls.call(deleteAccount, { userId: leaver.userId, password: GOOD_PASSWORD, clientIp });
    const { entries } = await read(lynwood, { actions: ['user-deleted', 'account-deleted'] });
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'account-deleted', actor: 'Deleted account', subject: 'Deleted account', leaId: 'lynwood' },
      { action: 'user-deleted', actor: lynwood.email, subject: added.email, leaId: 'lynwood' },
    ]);
    expect(JSON.stringify((await read(lynwood)).entries)).not.toContain(leaver.email);
  });

  it('holds no code, password, token or hash', async () => {
    const added = await add(identity, lynwood);
    const { code } = await invitationTo(identity, added.email);
    await acceptInvitation(identity, added.email);
    const { token } = await signInAs(identity, { email: added.email, password: GOOD_PASSWORD, clientIp });
    const { rows } = await identity.admin.query<{ text: string }>(
      `select concat_ws(' ', action, outcome, subject_was, lea_id) as text from audit_entries`,
    );
    const text = rows.map((row) => row.text).join('\n');
    for (const secret of [code, token, GOOD_PASSWORD, '$argon2', clientIp])
      expect(text).not.toContain(secret);
  });

  it('keeps a school year, refuses to lose less, and is swept of what is older', async () => {
    await identity.admin.query(
      `insert into audit_entries (at, action, outcome, lea_id) values
         (now() - interval '401 days', 'signed-out', 'succeeded', 'iusd'),
         (now() - interval '399 days', 'signed-out', 'succeeded', 'iusd')`,
    );
    await expect(database.query('delete from audit_entries')).rejects.toThrow(/permission denied/);
    await expect(identity.admin.query(`delete from audit_entries where lea_id = 'iusd'`)).rejects.toThrow(
      /append-only/,
    );
    await identity.service.app.get(Sweeper).pass();
    await eventually(async () => {
      const { rows } = await identity.admin.query(`select 1 from audit_entries where lea_id = 'iusd'`);
      expect(rows).toHaveLength(1);
    });
  });
});

describe('an outside AI provider', () => {
  const decide = (userId: UserId, isAllowed: boolean | null) =>
    identity.calls.call(decideOutsideAi, { userId, isAllowed, clientIp });
  const isAllowedFor = async ({ token }: { token: string }) =>
    (await identity.calls.call(resolveToken, { token })).session?.profile.isOutsideAiAllowed;

  it('is allowed by a district’s administrator, for everybody of it and nobody else', async () => {
    const [member, elsewhere] = [await aMember(identity, 'iusd'), await aMember(identity, 'sweetwater')];
    const admin = await anAdministrator(identity, 'iusd');
    expect(await decide(admin.userId, null)).toEqual({ isAllowed: false, mayDecide: true, leaId: 'iusd' });
    expect(await isAllowedFor(member)).toBe(false);
    expect(await decide(admin.userId, true)).toMatchObject({ isAllowed: true });
    await decide(admin.userId, true);
    expect(await decide(member.userId, null)).toEqual({ isAllowed: true, mayDecide: false, leaId: 'iusd' });
    expect([await isAllowedFor(member), await isAllowedFor(elsewhere)]).toEqual([true, false]);
    await expect(decide(member.userId, false)).rejects.toMatchObject({ code: 'identity.forbidden' });
    expect(await isAllowedFor(member)).toBe(true);
    await decide(admin.userId, false);
    expect(await isAllowedFor(member)).toBe(false);
    const { entries } = await read(admin, { actions: ['ai-allowed', 'ai-forbidden'] });
    expect(entries).toMatchObject([
      { action: 'ai-forbidden', actor: admin.email, subject: null },
      { action: 'ai-allowed', actor: admin.email, subject: null },
    ]);
  });

  it('is allowed by each person of Public and Trial for themselves, until a district decides', async () => {
    const [one, other] = [await aMember(identity, 'public'), await aMember(identity, 'trial')];
    expect(await decide(one.userId, true)).toEqual({ isAllowed: true, mayDecide: true, leaId: 'public' });
    expect([await isAllowedFor(one), await isAllowedFor(other)]).toEqual([true, false]);
    await identity.admin.query(`update users set lea_id = 'sweetwater' where id = $1`, [one.userId]);
    expect(await isAllowedFor(one)).toBe(false);
  });
});
