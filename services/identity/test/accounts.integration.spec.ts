import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventContract, Sent } from '@goalwright/contracts/define';
import { goalsDrafted } from '@goalwright/contracts/generator';
import {
  acceptTerms,
  readContact,
  register,
  resolveToken,
  signIn,
  userVerified,
} from '@goalwright/contracts/identity';
import { areaKey, cents, GenerationId, UserId } from '@goalwright/contracts/values';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { Outbox } from '@goalwright/messaging';
import { eventually } from '@goalwright/testing';
import { DataSource } from 'typeorm';
import { DemoAccounts } from '../src/demo-accounts.js';
import { Sweeper } from '../src/sweeper.js';
import {
  aPerson,
  aVerifiedPerson,
  type Identity,
  requestCode,
  signInAs,
  startIdentity,
} from './start-identity.js';

jest.setTimeout(60_000);

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ LIMITS_SCALE: '100' });
});
afterAll(async () => {
  await identity.stop();
});

const profileOf = async (token: string) =>
  (await identity.calls.call(resolveToken, { token })).session?.profile;

/** Lets another service say something; its words reach identity the way all events do. */
async function announce<Contract extends EventContract>(
  contract: Contract,
  payload: Sent<Contract['payload']>,
) {
  const { app } = identity.service;
  await app.get(DataSource).transaction((manager) => app.get(Outbox).add(manager, contract, payload));
}

describe('the terms', () => {
  it('are accepted once and stay so, and declining changes nothing', async () => {
    const person = await aVerifiedPerson(identity);
    const { token } = await signInAs(identity, person);
    const { userId } = person;
    expect(await identity.calls.call(acceptTerms, { userId, didAccept: false })).toEqual({
      didAccept: false,
    });
    expect((await profileOf(token))?.didAcceptTerms).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      expect(await identity.calls.call(acceptTerms, { userId, didAccept: true })).toEqual({
        didAccept: true,
      });
    }
    expect((await profileOf(token))?.didAcceptTerms).toBe(true);
    const { rows } = await identity.admin.query(
      'select terms_version from terms_acceptances where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ terms_version: '2026-11' }]);
  });

  it('ask again once another version holds, and what was accepted before stays with its time', async () => {
    const person = await aVerifiedPerson(identity);
    const { token } = await signInAs(identity, person);
    const { userId } = person;
    await identity.calls.call(acceptTerms, { userId, didAccept: true });
    // As if that had been the version before.
    await identity.admin.query(
      `update terms_acceptances set terms_version = '2025-01', accepted_at = '2025-01-02' where user_id = $1`,
      [userId],
    );
    expect((await profileOf(token))?.didAcceptTerms).toBe(false);
    await identity.calls.call(acceptTerms, { userId, didAccept: true });
    expect((await profileOf(token))?.didAcceptTerms).toBe(true);
    const { rows } = await identity.admin.query(
      `select terms_version, accepted_at > now() - interval '1 minute' as is_new from terms_acceptances
       where user_id = $1 order by accepted_at`,
      [userId],
    );
    expect(rows).toEqual([
      { terms_version: '2025-01', is_new: false },
      { terms_version: '2026-11', is_new: true },
    ]);
  });

  it('cannot be accepted by nobody', async () => {
    const userId = UserId.parse(randomUUID());
    expect(await identity.calls.call(acceptTerms, { userId, didAccept: true })).toEqual({ didAccept: false });
  });
});

describe('what the others tell', () => {
  it('ends the trial with the first deposit', async () => {
    const person = await aVerifiedPerson(identity);
    const { token } = await signInAs(identity, person);
    await announce(depositCompleted, {
      depositId: randomUUID(),
      userId: person.userId,
      amountCents: cents(2000),
    });
    await eventually(async () => {
      expect((await profileOf(token))?.isTrial).toBe(false);
    });
  });

  it('counts the goals that were drafted, and not those that failed', async () => {
    const person = await aVerifiedPerson(identity);
    const { token } = await signInAs(identity, person);
    const generationId = GenerationId.parse(randomUUID());
    const { userId } = person;
    await announce(goalsDrafted, {
      generationId,
      userId,
      drafted: [areaKey(0), areaKey(1)],
      failed: [areaKey(2)],
    });
    await eventually(async () => {
      expect((await profileOf(token))?.totalGeneratedGoals).toBe(2);
    });
  });
});

describe('sweeping', () => {
  it('removes unfinished registrations after a day, and no open account', async () => {
    const [unfinished, fresh, open] = [aPerson(), aPerson(), await aVerifiedPerson(identity)];
    for (const person of [unfinished, fresh]) await identity.calls.call(register, person);
    await requestCode(identity, unfinished, 'signup-email');
    const emails = [unfinished.email, open.email];
    await identity.admin.query(
      `update users set created_at = now() - interval '25 hours' where email = any($1)`,
      [emails],
    );
    await identity.service.app.get(Sweeper).pass();
    const { rows } = await identity.admin.query<{ email: string }>(
      'select email from users where email = any($1)',
      [[...emails, fresh.email]],
    );
    expect(rows.map(({ email }) => email).sort()).toEqual([fresh.email, open.email].sort());
  });

  it('makes old codes unreadable for good', async () => {
    const person = aPerson();
    await identity.calls.call(register, person);
    await requestCode(identity, person, 'signup-email');
    await identity.admin.query('update codes set expires_at = now() where address = $1', [person.email]);
    await identity.service.app.get(Sweeper).pass();
    const { rows } = await identity.admin.query('select code_sealed from codes where address = $1', [
      person.email,
    ]);
    expect(rows).toEqual([{ code_sealed: null }]);
  });
});

describe('a contact', () => {
  it('is told only where the address is proven', async () => {
    const { userId } = await identity.calls.call(register, aPerson());
    expect(await identity.calls.call(readContact, { userId })).toEqual({ contact: null });
  });
});

describe('the service’s own role', () => {
  it('may not rewrite what was recorded', async () => {
    const database = identity.service.app.get(DataSource);
    for (const statement of [
      'delete from audit_entries',
      'update terms_acceptances set accepted_at = now()',
      'drop table users',
      'create table mine (id int)',
    ]) {
      await expect(database.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    }
  });
});

describe('demo accounts', () => {
  it('are there once in the embedded mode, open, and told to the wallet once', async () => {
    const embedded = await startIdentity({ MODE: 'embedded' });
    try {
      await embedded.service.app.get(DemoAccounts).seed();
      await embedded.startSecond();
      const expected = [
        {
          email: 'provider@demo.goalwright.example',
          leaId: 'public',
          isAdministrator: false,
          isInternal: false,
        },
        {
          email: 'admin@demo.goalwright.example',
          leaId: 'lynwood',
          isAdministrator: true,
          isInternal: false,
        },
        {
          email: 'admin.sonoma@demo.goalwright.example',
          leaId: 'sonoma',
          isAdministrator: true,
          isInternal: false,
        },
        { email: 'internal@goalwright.example', isInternal: true, isInternalAdministrator: true },
      ];
      const announced = await embedded.events(userVerified);
      expect(announced).toHaveLength(expected.length);
      for (const account of expected) {
        const { email } = account;
        const request = { email, password: 'GoalwrightDemo1', clientIp: '127.0.0.1' };
        const { session } = await embedded.calls.call(signIn, request);
        expect(session.profile).toMatchObject({ ...account, didAcceptTerms: false });
        expect(announced.map(({ userId }) => userId)).toContain(session.profile.userId);
      }
    } finally {
      await embedded.stop();
    }
  });

  it('exist in no other mode', async () => {
    const { rows } = await identity.admin.query(`select 1 from users where email like '%goalwright.example'`);
    expect(rows).toEqual([]);
  });
});
