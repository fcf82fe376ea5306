import { cents, type UserId } from '@goalwright/contracts/values';
import type { StatementKind } from '@goalwright/contracts/wallet';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Ledger } from '../src/ledger/ledger.js';
import { Statements } from '../src/statements/statements.js';
import { type LedgerDatabase, ledgerDatabase } from './wallet-database.js';
import { aHold, aUserId, aUserWithCredit, someAreas } from './people.js';

jest.setTimeout(60_000);

let database: LedgerDatabase;
let ledger: Ledger;
let statements: Statements;

beforeAll(async () => {
  database = await ledgerDatabase();
  ledger = new Ledger(database.app);
  statements = new Statements(database.app);
});
afterAll(() => database.drop());

describe('a statement', () => {
  it('has one line per generation, newest first, each with the balance after it', async () => {
    const userId = await aUserWithCredit(ledger);
    const three = aHold(userId, { areas: someAreas(4) });
    const one = aHold(userId, { areas: someAreas(1) });
    for (const request of [three, one]) await ledger.hold(request);
    await ledger.settle({ ...three, drafted: someAreas(3) });
    await ledger.settle({ ...one, drafted: someAreas(1) });

    const { lines } = await statements.read({ userId });

    expect(lines.map(({ createdOn: _, kind: _kind, ...line }) => line)).toEqual([
      { description: '1 goal', goalsPurchased: 1, amountCents: -200, balanceCents: 200 },
      { description: '3 goals', goalsPurchased: 3, amountCents: -600, balanceCents: 400 },
      { description: 'Sign-up credit', goalsPurchased: 0, amountCents: 1000, balanceCents: 1000 },
    ]);
    const times = lines.map((line) => Date.parse(line.createdOn));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('shows a deposit, and that somebody has deposited', async () => {
    const userId = await aUserWithCredit(ledger);
    await database.app.query(`select post($1, 'deposit', 5000, $2)`, [userId, `deposit:${userId}`]);

    const { lines } = await statements.read({ userId });

    expect(lines[0]).toMatchObject({
      description: 'Deposit',
      goalsPurchased: 0,
      amountCents: 5000,
      balanceCents: 6000,
    });
    expect((await ledger.balance(userId)).hasDeposited).toBe(true);
  });

  it('shows complimentary goals at no cost', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId, { areas: someAreas(2), isComplimentary: true });
    await ledger.hold(request);
    await ledger.settle({ ...request, drafted: request.areas });

    const { lines } = await statements.read({ userId });

    expect(lines[0]).toMatchObject({
      description: '2 goals (complimentary)',
      goalsPurchased: 2,
      amountCents: 0,
      balanceCents: 1000,
    });
  });

  it('has no line for what was held or released', async () => {
    const userId = await aUserWithCredit(ledger);
    const request = aHold(userId);
    await ledger.hold(request);
    await ledger.cancelHolds(request);
    await ledger.hold(aHold(userId));

    expect((await statements.read({ userId })).lines).toHaveLength(1);
  });

  it('ends at the newest thousand lines', async () => {
    const userId = await aUserWithCredit(ledger);
    await database.app.query(
      `select post($1, 'deposit', 2000, $2 || number) from generate_series(1, 1001) as number`,
      [userId, `deposit:${userId}:`],
    );

    const { lines } = await statements.read({ userId });

    expect(lines).toHaveLength(1000);
    expect(lines[0]?.balanceCents).toBe(cents(1000 + 1001 * 2000));
  });

  it('is empty for somebody without an account', async () => {
    expect(await statements.read({ userId: aUserId() })).toEqual({ lines: [], total: 0 });
  });

  it('comes in pages that join without a gap, and says how many lines there are', async () => {
    const userId = await aUserWithCredit(ledger, 20_000);
    for (let drafted = 0; drafted < 7; drafted += 1) await draft(userId, 2);
    await database.app.query(`select post($1, 'deposit', 2000, $2)`, [userId, `deposit:${userId}`]);

    const whole = await statements.read({ userId });
    const pages = [];
    for (let page = 1; page <= 4; page += 1) pages.push(await statements.read({ userId, page, pageSize: 3 }));

    expect(whole.total).toBe(9);
    expect(pages.map(({ total }) => total)).toEqual([9, 9, 9, 9]);
    expect(pages.map(({ lines }) => lines.length)).toEqual([3, 3, 3, 0]);
    expect(pages.flatMap(({ lines }) => lines)).toEqual(whole.lines);
  });

  it('is filtered by kind, and each line keeps the balance that stood after it', async () => {
    const userId = await aUserWithCredit(ledger);
    await draft(userId, 1);
    await database.app.query(`select post($1, 'deposit', 5000, $2)`, [userId, `deposit:${userId}`]);
    await database.app.query(`select post($1, 'return', 1500, $2)`, [userId, `return:${userId}`]);
    await database.app.query(`select post($1, 'chargeback', 500, $2)`, [userId, `chargeback:${userId}`]);
    await database.app.query(`select post($1, 'reinstatement', 500, $2)`, [
      userId,
      `reinstatement:${userId}`,
    ]);
    await draft(userId, 2);
    const of = async (...kinds: StatementKind[]) => {
      const { lines, total } = await statements.read({ userId, kinds });
      expect(total).toBe(lines.length);
      return lines.map(({ description, amountCents, balanceCents }) => [
        description,
        Number(amountCents),
        Number(balanceCents),
      ]);
    };

    expect(await of('goals')).toEqual([
      ['2 goals', -400, 3900],
      ['1 goal', -200, 800],
    ]);
    expect(await of('deposit')).toEqual([['Deposit', 5000, 5800]]);
    expect(await of('credit', 'deposit')).toEqual([
      ['Deposit', 5000, 5800],
      ['Sign-up credit', 1000, 1000],
    ]);
    expect(await of('returned')).toEqual([
      ['Returned after a failed refund or a dispute', 500, 4300],
      ['Payment disputed at the bank', -500, 3800],
      ['Refund to your card', -1500, 4300],
    ]);
  });

  it('adds up: every balance is the one before it and its own amount', async () => {
    const userId = await aUserWithCredit(ledger, 10_000);
    for (let drafted = 1; drafted <= 5; drafted += 1) await draft(userId, drafted);
    const { lines } = await statements.read({ userId });
    const oldestFirst = lines.toReversed();
    let balance = 0;
    for (const line of oldestFirst) {
      balance += line.amountCents;
      expect(line.balanceCents).toBe(balance);
    }
    expect(balance).toBe((await ledger.balance(userId)).postedCents);
  });
});

describe('the months of a district', () => {
  const TIME_ZONE = 'America/Los_Angeles';
  const thisMonth = (): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit' }).format();

  it('are counts and sums of its people together, and of nobody else', async () => {
    const [one, other, stranger] = [
      await aUserWithCredit(ledger),
      await aUserWithCredit(ledger),
      await aUserWithCredit(ledger),
    ];
    await draft(one, 2);
    await draft(one, 1);
    await draft(other, 1);
    await draft(stranger, 3);
    const complimentary = aHold(other, { areas: someAreas(2), isComplimentary: true });
    await ledger.hold(complimentary);
    await ledger.settle({ ...complimentary, drafted: complimentary.areas });
    await database.app.query(`select post($1, 'deposit', 5000, $2)`, [one, `deposit:${one}`]);

    const summary = await statements.readMonthly({ userIds: [one, other], months: 12, timeZone: TIME_ZONE });

    expect(summary).toEqual({
      months: [
        {
          month: thisMonth(),
          people: 2,
          goals: 6,
          complimentaryGoals: 2,
          spentCents: 800,
          depositedCents: 5000,
        },
      ],
    });
  });

  it('are none for nobody, and none for people who drafted nothing', async () => {
    const userIds = [await aUserWithCredit(ledger)];
    expect(await statements.readMonthly({ userIds, months: 1, timeZone: TIME_ZONE })).toEqual({ months: [] });
    expect(await statements.readMonthly({ userIds: [], months: 1, timeZone: TIME_ZONE })).toEqual({
      months: [],
    });
  });

  it('begin and end by the calendar of the time zone, and reach back as far as asked', async () => {
    const userId = await aUserWithCredit(ledger);
    for (let drafted = 0; drafted < 3; drafted += 1) await draft(userId, 1);
    // Five in the morning of the first day in UTC is still the month before in California.
    await database.admin.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query(
        `update entry set created_at = (date_trunc('month', now() at time zone $2) at time zone $2) - interval '3 hours'
          where id = (select min(id) from entry where user_id = $1 and kind = 'capture')`,
        [userId, TIME_ZONE],
      );
    });
    const months = async (count: number) =>
      (await statements.readMonthly({ userIds: [userId], months: count, timeZone: TIME_ZONE })).months;

    expect((await months(1)).map(({ goals }) => goals)).toEqual([2]);
    const two = await months(2);
    expect(two.map(({ goals }) => goals)).toEqual([2, 1]);
    expect(two[0]?.month).toBe(thisMonth());
  });
});

async function draft(userId: UserId, goals: number): Promise<void> {
  const request = aHold(userId, { areas: someAreas(goals) });
  await ledger.hold(request);
  await ledger.settle({ ...request, drafted: request.areas });
}
