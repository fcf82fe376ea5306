import { randomUUID } from 'node:crypto';
import { areaKey, cents } from '@goalwright/contracts/values';
import { eventually } from '@goalwright/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { Ledger } from '../src/ledger/ledger.js';
import { ledgerFaults } from '../src/ledger/reconciliation.js';
import { type LedgerDatabase, ledgerDatabase } from './wallet-database.js';
import {
  aGenerationId,
  aHold,
  aPerson,
  aUserId,
  aUserWithCredit,
  digest,
  outcomeOf,
  PRICE,
  someAreas,
  tally,
} from './people.js';

jest.setTimeout(60_000);

let database: LedgerDatabase;
let ledger: Ledger;

beforeAll(async () => {
  database = await ledgerDatabase();
  ledger = new Ledger(database.app);
});
afterEach(async () => {
  expect(await ledgerFaults(database.admin.manager)).toEqual([]);
});
afterAll(() => database.drop());

const THREE_AREAS = someAreas(3);

async function entriesOf(
  userId: string,
): Promise<{ kind: string; amount: number; isComplimentary: boolean }[]> {
  return database.admin.query(
    `select kind, amount_cents::integer as amount, is_complimentary as "isComplimentary"
       from entry where user_id = $1 order by seq`,
    [userId],
  );
}

const kindsOf = async (userId: string): Promise<string[]> =>
  (await entriesOf(userId)).map(({ kind }) => kind);

describe('a hold', () => {
  it('takes the price of each area from what is available and leaves the posted balance alone', async () => {
    const userId = await aUserWithCredit(ledger);

    const reply = await ledger.hold(aHold(userId, { areas: THREE_AREAS }));

    expect(reply).toEqual({ availableCents: 400 });
    expect(await ledger.balance(userId)).toEqual({
      availableCents: 400,
      postedCents: 1000,
      heldCents: 600,
      hasDeposited: false,
    });
  });

  it('succeeds exactly five times of fifty at once at two dollars each on ten', async () => {
    const userId = await aUserWithCredit(ledger);

    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => outcomeOf(ledger.hold(aHold(userId)))),
    );

    expect(tally(outcomes)).toEqual({ ok: 5, 'wallet.insufficient-funds': 45 });
    expect((await ledger.balance(userId)).availableCents).toBe(0);
  });

  it('takes nothing where the money is enough for some areas only, and says for how many', async () => {
    const userId = await aUserWithCredit(ledger, 599);

    const attempt = ledger.hold(aHold(userId, { areas: THREE_AREAS }));

    await expect(attempt).rejects.toMatchObject({
      code: 'wallet.insufficient-funds',
      details: { facts: { AffordableAreas: 2 } },
    });
    expect(await kindsOf(userId)).toEqual(['grant']);
  });

  it('is taken once by fifty equal requests at once, all with the same answer', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });

    const replies = await Promise.all(Array.from({ length: 50 }, () => ledger.hold(request)));

    expect(new Set(replies.map((reply) => reply.availableCents))).toEqual(new Set([400]));
    expect(await kindsOf(userId)).toEqual(['grant', 'hold', 'hold', 'hold']);
  });

  it('answers a repetition as the first time, whatever the order of its areas and whatever happened since', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });
    const first = await ledger.hold(request);
    await ledger.hold(aHold(userId));

    const again = await ledger.hold({ ...request, areas: THREE_AREAS.toReversed() });

    expect(again).toEqual(first);
  });

  it.each([
    ['another price', { priceCents: cents(100) }],
    ['no price', { isComplimentary: true }],
    ['fewer areas', { areas: THREE_AREAS.slice(1) }],
    ['more areas', { areas: someAreas(4) }],
    ['other areas', { areas: [areaKey(3)] }],
  ])('refuses the same generation with %s', async (_what, change) => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });
    await ledger.hold(request);

    expect(await outcomeOf(ledger.hold({ ...request, ...change }))).toBe('wallet.key-reused');
    expect(await kindsOf(userId)).toEqual(['grant', 'hold', 'hold', 'hold']);
  });

  it('refuses the same generation for somebody else', async () => {
    const [userId, otherId] = [await aUserWithCredit(ledger), await aUserWithCredit(ledger)];
    const request = aHold(userId);
    await ledger.hold(request);

    expect(await outcomeOf(ledger.hold({ ...request, userId: otherId }))).toBe('wallet.key-reused');
    expect(await kindsOf(otherId)).toEqual(['grant']);
  });

  it('is refused where no account is open', async () => {
    expect(await outcomeOf(ledger.hold(aHold(aUserId())))).toBe('wallet.account-not-found');
  });

  it('is refused while the account is frozen', async () => {
    const userId = await aUserWithCredit(ledger);
    await database.admin.query('update account set is_frozen = true where user_id = $1', [userId]);

    expect(await outcomeOf(ledger.hold(aHold(userId)))).toBe('wallet.account-frozen');
  });

  it('is booked at zero for internal use, and captured and released at zero', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS, isComplimentary: true });

    expect(await ledger.hold(request)).toEqual({ availableCents: 1000 });
    await ledger.settle({ ...request, drafted: THREE_AREAS.slice(0, 2) });

    expect((await ledger.balance(userId)).postedCents).toBe(1000);
    const booked = (await entriesOf(userId)).filter(({ isComplimentary }) => isComplimentary);
    expect(tally(booked.map(({ kind }) => kind))).toEqual({ hold: 3, capture: 2, release: 1 });
    expect(booked.every(({ amount }) => amount === 0)).toBe(true);
  });
});

describe('a settlement', () => {
  it('captures the drafted areas and releases the others', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });
    await ledger.hold(request);

    const settlement = await ledger.settle({ ...request, drafted: THREE_AREAS.slice(0, 2) });

    expect(settlement).toEqual({ captured: 2, released: 1 });
    expect(await ledger.balance(userId)).toMatchObject({
      availableCents: 600,
      postedCents: 600,
      heldCents: 0,
    });
  });

  it('leaves what people see unchanged when all areas were drafted', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });
    const { availableCents } = await ledger.hold(request);

    await ledger.settle({ ...request, drafted: THREE_AREAS });

    expect((await ledger.balance(userId)).availableCents).toBe(availableCents);
  });

  it('has its effect once, however often and however parallel it comes', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });
    await ledger.hold(request);
    const outcome = { ...request, drafted: THREE_AREAS };

    const settlements = await Promise.all(Array.from({ length: 20 }, () => ledger.settle(outcome)));

    expect(settlements.filter(({ captured }) => captured === 3)).toHaveLength(1);
    expect(settlements.filter(({ captured }) => captured === 0)).toHaveLength(19);
    expect((await ledger.balance(userId)).postedCents).toBe(400);
  });

  it('never ends a hold both ways when captures race releases', async () => {
    const userId = await aUserWithCredit(ledger, 20_000);
    const requests = Array.from({ length: 40 }, () => aHold(userId, { areas: THREE_AREAS.slice(0, 2) }));
    for (const request of requests) await ledger.hold(request);

    const races = requests.flatMap((request) => [
      ledger.settle({ ...request, drafted: request.areas }),
      ledger.cancelHolds(request),
      ledger.settle({ ...request, drafted: [] }),
    ]);
    await Promise.all(races);

    const kinds = tally(await kindsOf(userId));
    expect((kinds['capture'] ?? 0) + (kinds['release'] ?? 0)).toBe(80);
    expect(await ledger.balance(userId)).toMatchObject({
      heldCents: 0,
      postedCents: 20_000 - (kinds['capture'] ?? 0) * PRICE,
    });
  });

  it('does nothing for somebody else, nor for a generation nobody knows', async () => {
    const [userId, otherId] = [await aUserWithCredit(ledger), await aUserWithCredit(ledger)];
    const request = aHold(userId);
    await ledger.hold(request);

    await ledger.settle({ ...request, userId: otherId, drafted: request.areas });
    await ledger.settle({ generationId: aGenerationId(), userId, drafted: [areaKey(3)] });

    expect(await kindsOf(userId)).toEqual(['grant', 'hold']);
    expect(await kindsOf(otherId)).toEqual(['grant']);
  });

  it('vanishes with the transaction it was made in', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId);
    await ledger.hold(request);

    const transaction = database.app.transaction(async (manager) => {
      await ledger.settle({ ...request, drafted: request.areas }, manager);
      throw new Error('the rest of the transaction failed');
    });

    await expect(transaction).rejects.toThrow('the rest of the transaction failed');
    expect(await ledger.balance(userId)).toMatchObject({ postedCents: 1000, heldCents: 200 });
  });
});

describe('a cancellation', () => {
  it('releases the holds that stand', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: THREE_AREAS });
    await ledger.hold(request);

    await ledger.cancelHolds(request);
    await ledger.cancelHolds(request);

    expect((await ledger.balance(userId)).availableCents).toBe(1000);
    expect(tally(await kindsOf(userId))).toEqual({ grant: 1, hold: 3, release: 3 });
  });

  it('refuses a hold that comes later, and the repetition of one that came before', async () => {
    const userId = await aUserWithCredit(ledger);
    const [late, early] = [aHold(userId), aHold(userId)];
    await ledger.cancelHolds(late);
    await ledger.hold(early);
    await ledger.cancelHolds(early);

    expect(await outcomeOf(ledger.hold(late))).toBe('wallet.hold-refused');
    expect(await outcomeOf(ledger.hold(early))).toBe('wallet.hold-refused');
    expect((await ledger.balance(userId)).availableCents).toBe(1000);
  });

  it('leaves no hold open when both come at once', async () => {
    const userId = await aUserWithCredit(ledger, 20_000);
    const requests = Array.from({ length: 60 }, () => aHold(userId));

    await Promise.all(
      requests.flatMap((request) => [outcomeOf(ledger.hold(request)), ledger.cancelHolds(request)]),
    );

    expect(await ledger.balance(userId)).toMatchObject({ postedCents: 20_000, heldCents: 0 });
  });

  it('by another user changes nothing', async () => {
    const [userId, otherId] = [await aUserWithCredit(ledger), await aUserWithCredit(ledger)];
    const request = aHold(userId);
    await ledger.cancelHolds({ ...request, userId: otherId });

    expect(await outcomeOf(ledger.hold(request))).toBe('ok');
    await ledger.cancelHolds({ ...request, userId: otherId });

    expect((await ledger.balance(userId)).heldCents).toBe(200);
  });

  it('of somebody without an account refuses the hold all the same', async () => {
    const request = aHold(aUserId());
    await ledger.cancelHolds(request);

    expect(await outcomeOf(ledger.hold(request))).not.toBe('ok');
  });
});

describe('the sign-up credit', () => {
  const creditOf = async (person: ReturnType<typeof aPerson>): Promise<number> => {
    await ledger.grantSignUpCredit(person, cents(1000));
    return (await ledger.balance(person.userId)).availableCents;
  };

  it('is granted once to the same account, however often and however parallel it is asked for', async () => {
    const person = aPerson();

    const grants = await Promise.all(
      Array.from({ length: 10 }, () => ledger.grantSignUpCredit(person, cents(1000))),
    );

    expect(grants.filter(({ wasGranted }) => wasGranted)).toHaveLength(1);
    expect((await ledger.balance(person.userId)).postedCents).toBe(1000);
  });

  it('is granted to one of ten accounts that share an address, all verified at once', async () => {
    const emailHmac = digest(randomUUID());
    const people = Array.from({ length: 10 }, () => aPerson({ emailHmac }));

    const credits = await Promise.all(people.map(creditOf));

    expect(tally(credits.map(String))).toEqual({ '1000': 1, '0': 9 });
  });

  it.each(['emailHmac', 'phoneHmac'] as const)(
    'is not granted again to a known %s, whose account opens at zero',
    async (known) => {
      const first = aPerson();
      await creditOf(first);
      const second = aPerson({ [known]: first[known] });

      expect(await creditOf(second)).toBe(0);
      expect(await outcomeOf(ledger.hold(aHold(second.userId)))).toBe('wallet.insufficient-funds');
    },
  );

  it('is not granted to a third address through a number first seen beside a known address', async () => {
    const first = aPerson();
    const second = aPerson({ emailHmac: first.emailHmac });
    const third = aPerson({ phoneHmac: second.phoneHmac });

    expect([await creditOf(first), await creditOf(second), await creditOf(third)]).toEqual([1000, 0, 0]);
  });
});

describe('the release of everything', () => {
  it('ends all open holds of one person and touches no other', async () => {
    const [userId, otherId] = [await aUserWithCredit(ledger), await aUserWithCredit(ledger)];
    await ledger.hold(aHold(userId, { areas: THREE_AREAS }));
    await ledger.hold(aHold(userId));
    await ledger.hold(aHold(otherId));

    await ledger.releaseAll(userId);

    expect((await ledger.balance(userId)).availableCents).toBe(1000);
    expect((await ledger.balance(otherId)).availableCents).toBe(800);
  });
});

describe('old holds', () => {
  const claim = (limit = 100) => ledger.claimOldHolds({ olderThanMs: 0, leaseMs: 60_000, limit });

  it('are claimed by one wallet only, and not again before the lease ends', async () => {
    const userId = await aUserWithCredit(ledger);
    const requests = [
      aHold(userId),
      aHold(userId, { isComplimentary: true }),
      aHold(userId, { areas: THREE_AREAS }),
    ];
    for (const request of requests) await ledger.hold(request);

    const claims = await Promise.all([claim(), claim(), claim()]);

    const mine = claims.flat().filter((held) => held.userId === userId);
    expect(new Set(mine.map((held) => held.generationId))).toEqual(
      new Set(requests.map((r) => r.generationId)),
    );
    expect(mine).toHaveLength(3);
    expect((await claim()).filter((held) => held.userId === userId)).toEqual([]);
  });

  it('chosen by two wallets at the same moment are left to the one that was first', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId);
    await ledger.hold(request);
    const other = database.admin.createQueryRunner();
    await other.startTransaction();
    await other.query('insert into hold_check (generation_id) values ($1)', [request.generationId]);

    const claiming = claim();
    await eventually(async () => {
      const waiting = await database.admin.query<unknown[]>(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%claimed as%' and datname = current_database()`,
      );
      expect(waiting).not.toHaveLength(0);
    });
    await other.commitTransaction();
    await other.release();

    expect((await claiming).filter((held) => held.userId === userId)).toEqual([]);
  });

  it('are not those still young', async () => {
    const userId = await aUserWithCredit(ledger);
    await ledger.hold(aHold(userId));

    const claimed = await ledger.claimOldHolds({ olderThanMs: 60_000, leaseMs: 60_000, limit: 100 });

    expect(claimed.filter((held) => held.userId === userId)).toEqual([]);
  });

  it('come in bounded batches, and no longer once settled', async () => {
    const userId = await aUserWithCredit(ledger);
    const requests = [aHold(userId), aHold(userId), aHold(userId)];
    for (const request of requests) await ledger.hold(request);

    await claim(); // what earlier tests left
    await database.admin.query('delete from hold_check where generation_id = any ($1)', [
      requests.map((request) => request.generationId),
    ]);
    await ledger.settle({ ...requests[0]!, drafted: [] });

    expect(await claim(1)).toHaveLength(1);
    expect(await claim(5)).toHaveLength(1);
    expect(await claim(5)).toHaveLength(0);
  });
});

async function sqlState(dataSource: DataSource, sql: string): Promise<string> {
  try {
    await dataSource.query(sql);
    return 'none';
  } catch (error) {
    return (error as { driverError: { code: string } }).driverError.code;
  }
}

describe('the books', () => {
  const PERMISSION_DENIED = '42501';

  it.each([
    'insert into entry (user_id) values (gen_random_uuid())',
    'update entry set amount_cents = 1',
    'delete from entry',
    'truncate entry',
    'insert into account (user_id) values (gen_random_uuid())',
    'update account set posted_cents = 1000000',
    'delete from account',
    'delete from person_grant',
    'delete from hold_cancellation',
    'alter table entry disable trigger all',
    'drop function post',
  ])('refuse to the role of the service: %s', async (sql) => {
    expect(await sqlState(database.app, sql)).toBe(PERMISSION_DENIED);
  });

  it.each(['update entry set amount_cents = 1', 'delete from entry where false', 'truncate entry cascade'])(
    'refuse even to a superuser: %s',
    async (sql) => {
      expect(await sqlState(database.admin, sql)).toBe('GW002');
    },
  );

  it('refuse an account below zero, whoever writes it', async () => {
    const userId = await aUserWithCredit(ledger);

    const overdraw = `update account set posted_cents = -1 where user_id = '${userId}'`;

    expect(await sqlState(database.admin, overdraw)).toBe('23514');
  });
});
