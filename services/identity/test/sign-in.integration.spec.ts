import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { passGate, resolveToken, revokeToken } from '@goalwright/contracts/identity';
import { eventually } from '@goalwright/testing';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { Keys } from '../src/keys.js';
import { HashSlots } from '../src/passwords/hash-slots.js';
import { aPerson, aVerifiedPerson, type Identity, signInAs, startIdentity } from './start-identity.js';

jest.setTimeout(60_000);

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ LIMITS_SCALE: '100' });
});
afterAll(async () => {
  await identity.stop();
});

const resolve = async (token: string) => (await identity.calls.call(resolveToken, { token })).session;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Moves a session's clock back by so many minutes. */
async function age(token: string, column: 'last_used_at' | 'expires_at', minutes: number): Promise<void> {
  const sql = `update sessions set ${column} = ${column} - $2 * interval '1 minute', created_at = created_at - interval '1 day'
    where token_hash = $1`;
  await identity.admin.query(sql, [hashOf(token), minutes]);
}

async function lastUse(token: string): Promise<Date | undefined> {
  const sql = 'select last_used_at from sessions where token_hash = $1';
  return (await identity.admin.query<{ last_used_at: Date }>(sql, [hashOf(token)])).rows[0]?.last_used_at;
}

describe('signing in', () => {
  it('gives a new token of 256 bits each time, in any case of the address', async () => {
    const person = await aVerifiedPerson(identity);
    const first = await signInAs(identity, person);
    const second = await signInAs(identity, { ...person, email: ` ${person.email.toUpperCase()} ` });
    expect(first.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(second.token).not.toBe(first.token);
    expect(await resolve(first.token)).toMatchObject({ profile: { userId: person.userId } });
  });

  it('accepts the password in another Unicode form', async () => {
    const person = await aVerifiedPerson(identity, { password: 'Grüße-Otter-Lampe' });
    await expect(
      signInAs(identity, { ...person, password: 'Gru\u0308ße-Otter-Lampe' }),
    ).resolves.toBeDefined();
  });

  it('answers an unknown address and a wrong password alike, each at the price of one hash and the same queries', async () => {
    const person = await aVerifiedPerson(identity);
    const hashes = jest.spyOn(HashSlots.prototype, 'run');
    const database = identity.service.app.get(DataSource);
    const { master } = database.driver as unknown as { master: pg.Pool };
    // What TypeORM asks, and the prepared statements that pass it by.
    const queries = jest.spyOn(database.logger, 'logQuery');
    const prepared = jest.spyOn(master, 'query');
    const refusals = [];
    const asked: string[][] = [];
    for (const email of [person.email, aPerson().email]) {
      const refusal = await signInAs(identity, { ...person, email, password: 'Wrong-Lamp-Otter-42' }).catch(
        (error: unknown) => error,
      );
      refusals.push({ ...(refusal as object), message: (refusal as Error).message });
      const named = prepared.mock.calls.map(([statement]) => (statement as { name?: string }).name ?? '');
      asked.push([...named, ...queries.mock.calls.map(([statement]) => statement)]);
      prepared.mockClear();
      queries.mockClear();
    }
    expect(refusals[0]).toMatchObject({ code: 'identity.credentials-mismatch' });
    expect(refusals[1]).toEqual(refusals[0]);
    expect(hashes).toHaveBeenCalledTimes(2);
    expect(asked[0]).toContain('identity-begin-sign-in');
    expect(asked[1]).toEqual(asked[0]);
    hashes.mockRestore();
    queries.mockRestore();
    prepared.mockRestore();
  });

  it('keeps argon2id of 19 MiB and two passes, and replaces a cheaper hash', async () => {
    const person = await aVerifiedPerson(identity);
    const stored = async () => {
      const sql = 'select password_hash from users where id = $1';
      return (
        (await identity.admin.query<{ password_hash: string }>(sql, [person.userId])).rows[0]
          ?.password_hash ?? ''
      );
    };
    const good = await stored();
    expect(good).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const { passwordPepper } = identity.service.app.get(Keys);
    const peppered = createHmac('sha256', passwordPepper).update(person.password).digest('base64');
    const cheap = await hash(peppered, { memoryCost: 4096, timeCost: 1 });
    await identity.admin.query('update users set password_hash = $2 where id = $1', [person.userId, cheap]);
    await signInAs(identity, person);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(signInAs(identity, person)).resolves.toBeDefined();
  });

  it('opens nothing with a password that is replaced while it is being checked, and leaves no trace', async () => {
    const person = await aVerifiedPerson(identity);
    const traces = async () => {
      const sql = `select (select count(*) from sessions where user_id = $1) as sessions,
        (select count(*) from audit_entries where subject_id = $1 and action = 'signed-in') as entries`;
      return (await identity.admin.query<object>(sql, [person.userId])).rows;
    };
    const before = await traces();
    const observer = identity.service.app.get(DataSource); // a transaction is told the same each time
    const isWaiting = async () => {
      const sql = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%no key update%'`;
      expect(await observer.query<object[]>(sql)).toHaveLength(1);
    };
    // Holds the account as a reset does, until the sign-in has been through its hash and waits.
    await identity.admin.query('begin');
    await identity.admin.query(`update users set password_hash = 'replaced' where id = $1`, [person.userId]);
    const outcome = signInAs(identity, person).catch((error: unknown) => error);
    await eventually(isWaiting).finally(() => identity.admin.query('commit'));
    expect(await outcome).toMatchObject({ code: 'identity.credentials-mismatch' });
    expect(await traces()).toEqual(before);
  });

  it('leaves no token and no password in any table', async () => {
    const person = await aVerifiedPerson(identity);
    const { token } = await signInAs(identity, person);
    for (const table of ['users', 'sessions', 'codes', 'audit_entries', 'rate_buckets', 'outbox', 'inbox']) {
      const { rows } = await identity.admin.query<{ row: string }>(`select t::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).join('\n');
      for (const secret of [
        token,
        Buffer.from(token).toString('hex'),
        Buffer.from(token, 'base64url').toString('hex'),
        person.password,
      ]) {
        expect(text).not.toContain(secret);
      }
    }
  });

  it('is written down, refused or not', async () => {
    const person = await aVerifiedPerson(identity);
    await signInAs(identity, { ...person, password: 'Wrong-Lamp-Otter-42' }).catch(() => undefined);
    const { token } = await signInAs(identity, person);
    await identity.calls.call(revokeToken, { token });
    const { rows } = await identity.admin.query<{ action: string; outcome: string }>(
      'select action, outcome from audit_entries where subject_id = $1 order by id',
      [person.userId],
    );
    expect(rows.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'registered succeeded',
      'email-verified succeeded',
      'phone-verified succeeded',
      'account-opened succeeded',
      'signed-in refused',
      'signed-in succeeded',
      'signed-out succeeded',
    ]);
    await expect(identity.admin.query(`update audit_entries set outcome = 'refused'`)).rejects.toThrow(
      'append-only',
    );
    await expect(identity.admin.query('delete from audit_entries')).rejects.toThrow('append-only');
    await expect(identity.admin.query('truncate audit_entries')).rejects.toThrow('append-only');
  });
});

describe('a session', () => {
  it('ends after two idle hours, and use puts that off', async () => {
    const { token } = await signInAs(identity, await aVerifiedPerson(identity));
    await age(token, 'last_used_at', 119);
    expect(await resolve(token)).not.toBeNull();
    const used = await lastUse(token);
    expect(Date.now() - (used?.getTime() ?? 0)).toBeLessThan(60_000);
    await age(token, 'last_used_at', 121);
    expect(await resolve(token)).toBeNull();
  });

  it('ends after twelve hours, however busy', async () => {
    const { token, session } = await signInAs(identity, await aVerifiedPerson(identity));
    expect(Date.parse(session.expiresAt) - Date.now()).toBeLessThanOrEqual(2 * 3600_000);
    await age(token, 'expires_at', 12 * 60 - 1);
    expect(Date.parse((await resolve(token))?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(60_000);
    await age(token, 'expires_at', 1);
    expect(await resolve(token)).toBeNull();
  });

  it('is written at most once a minute', async () => {
    const { token } = await signInAs(identity, await aVerifiedPerson(identity));
    const before = await lastUse(token);
    await resolve(token);
    expect(await lastUse(token)).toEqual(before);
  });

  it('is over once revoked, and only that one', async () => {
    const person = await aVerifiedPerson(identity);
    const [one, other] = [await signInAs(identity, person), await signInAs(identity, person)];
    expect(await identity.calls.call(revokeToken, { token: one.token })).toEqual({ wasRevoked: true });
    expect(await identity.calls.call(revokeToken, { token: one.token })).toEqual({ wasRevoked: false });
    expect(await resolve(one.token)).toBeNull();
    expect(await resolve(other.token)).not.toBeNull();
    const gone = identity.calls.call(passGate, { sessionId: one.session.sessionId });
    await expect(gone).rejects.toMatchObject({ code: 'identity.token-invalid' });
  });

  it('is opened by nothing but its exact token', async () => {
    const { token } = await signInAs(identity, await aVerifiedPerson(identity));
    const others = [
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
      ` ${token}`,
      hashOf(token).toString('hex'),
      'x',
    ];
    for (const other of others) expect(await resolve(other)).toBeNull();
  });

  it('remembers the first passing of the gate', async () => {
    const { token, session } = await signInAs(identity, await aVerifiedPerson(identity));
    expect(session.gatePassedAt).toBeNull();
    const { gatePassedAt } = await identity.calls.call(passGate, { sessionId: session.sessionId });
    expect(await identity.calls.call(passGate, { sessionId: session.sessionId })).toEqual({ gatePassedAt });
    expect((await resolve(token))?.gatePassedAt).toBe(gatePassedAt);
  });

  it('sees a role that was taken away at once', async () => {
    const person = await aVerifiedPerson(identity);
    await identity.admin.query(`update users set is_administrator = true, lea_id = 'sonoma' where id = $1`, [
      person.userId,
    ]);
    const { token } = await signInAs(identity, person);
    expect((await resolve(token))?.profile).toMatchObject({ isAdministrator: true, leaId: 'sonoma' });
    await identity.admin.query('update users set is_administrator = false where id = $1', [person.userId]);
    expect((await resolve(token))?.profile.isAdministrator).toBe(false);
  });
});

describe('guessing passwords', () => {
  const guess = (target: Pick<Identity, 'calls'>, person: Parameters<typeof signInAs>[1], clientIp: string) =>
    signInAs(target, { ...person, clientIp, password: 'Wrong-Lamp-Otter-42' }).catch(
      (error: unknown) => (error as { code: string }).code,
    );

  it('meets a growing wait, counted over two processes, and costs few hashes however many ask', async () => {
    const second = await identity.startSecond();
    const person = await aVerifiedPerson(identity);
    const hashes = jest.spyOn(HashSlots.prototype, 'run');
    const guesses = Array.from({ length: 100 }, (_, index) =>
      guess(index % 2 === 0 ? identity : second, person, `198.51.100.${String(index)}`),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((code) => code === 'identity.sign-in-limited').length).toBeGreaterThanOrEqual(90);
    expect(hashes.mock.calls.length).toBeLessThanOrEqual(10);
    hashes.mockRestore();

    const refusal = await signInAs(identity, { ...person, clientIp: '203.0.113.9' }).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ code: 'identity.sign-in-limited' });
    expect(
      (refusal as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds,
    ).toBeGreaterThanOrEqual(1);
    // Never for good: the wait passes, and the right password ends the counting.
    await eventually(() => signInAs(identity, { ...person, clientIp: '203.0.113.9' }));
    expect(await guess(identity, person, '203.0.113.10')).toBe('identity.credentials-mismatch');
  });

  it('does not lock the owner out of a place they have signed in from', async () => {
    const person = await aVerifiedPerson(identity);
    await signInAs(identity, person);
    for (let tries = 0; tries < 8; tries += 1) await guess(identity, person, '198.51.100.200');
    expect(await guess(identity, person, '198.51.100.201')).toBe('identity.sign-in-limited');
    await expect(signInAs(identity, person)).resolves.toBeDefined();
  });

  it('is limited per address over two processes, while right passwords are not counted', async () => {
    const strict = await startIdentity();
    try {
      const second = await strict.startSecond();
      const person = await aVerifiedPerson(strict);
      for (let signIns = 0; signIns < 35; signIns += 1) await signInAs(strict, person);
      const codes = [];
      for (let tries = 0; tries < 31; tries += 1) {
        codes.push(await guess(tries % 2 === 0 ? strict : second, aPerson(), person.clientIp));
      }
      expect(new Set(codes.slice(0, 30))).toEqual(new Set(['identity.credentials-mismatch']));
      expect(codes[30]).toBe('identity.sign-in-limited');
    } finally {
      await strict.stop();
    }
  });
});
