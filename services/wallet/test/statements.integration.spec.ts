import { cents } from '@goalwright/contracts/values';
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

    const { lines } = await statements.read(userId);

    expect(lines.map(({ createdOn: _, ...line }) => line)).toEqual([
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

    const { lines } = await statements.read(userId);

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

    const { lines } = await statements.read(userId);

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

    expect((await statements.read(userId)).lines).toHaveLength(1);
  });

  it('ends at the newest thousand lines', async () => {
    const userId = await aUserWithCredit(ledger);
    await database.app.query(
      `select post($1, 'deposit', 2000, $2 || number) from generate_series(1, 1001) as number`,
      [userId, `deposit:${userId}:`],
    );

    const { lines } = await statements.read(userId);

    expect(lines).toHaveLength(1000);
    expect(lines[0]?.balanceCents).toBe(cents(1000 + 1001 * 2000));
  });

  it('is empty for somebody without an account', async () => {
    expect(await statements.read(aUserId())).toEqual({ lines: [] });
  });
});
