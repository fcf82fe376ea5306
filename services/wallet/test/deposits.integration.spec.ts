/** Deposits as the gateway and, later, the card provider's webhook meet them. */
import { ERRORS } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import {
  createCheckout,
  depositCompleted,
  payTestCheckout,
  pollCheckout,
  readBalance,
  readStatement,
} from '@goalwright/contracts/wallet';
import { loadConfig } from '@goalwright/platform';
import { eventually } from '@goalwright/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { WalletConfig } from '../src/config.js';
import { DepositSweeper } from '../src/deposit-sweeper.js';
import { Deposits } from '../src/deposits/deposits.js';
import { ledgerFaults } from '../src/ledger/reconciliation.js';
import { aUserId, aUserWithCredit, outcomeOf, tally } from './people.js';
import { type RunningWallet, startWallet } from './running-wallet.js';

jest.setTimeout(60_000);

let wallet: RunningWallet;
let deposits: Deposits;

beforeAll(async () => {
  // The sweeper is called by hand: a test that waits for it could not tell it from the clock.
  wallet = await startWallet({ DEPOSIT_SWEEP_EVERY_MS: '3600000' });
  deposits = wallet.app.get(Deposits);
});
afterAll(async () => {
  expect(await ledgerFaults(wallet.app.get(DataSource).manager)).toEqual([]);
  await wallet.stop();
});

const open = async (userId: UserId): Promise<string> =>
  (await wallet.calls.call(createCheckout, { userId, email: 'someone@example.org' })).sessionId;

const pay = (sessionId: string, amountCents: number) =>
  wallet.calls.call(payTestCheckout, { sessionId, amountCents });

const poll = (userId: UserId, sessionId: string) => wallet.calls.call(pollCheckout, { userId, sessionId });

const postedOf = async (userId: UserId): Promise<number> =>
  (await wallet.calls.call(readBalance, { userId })).postedCents;

const eventsOf = async (userId: UserId) =>
  (await wallet.events(depositCompleted)).filter((event) => event.userId === userId);

async function letPass(sessionId: string, minutes: number): Promise<void> {
  await wallet.admin.query(
    `update deposit set created_at = created_at - $2 * interval '1 minute',
       expires_at = expires_at - $2 * interval '1 minute' where stripe_session = $1`,
    [sessionId, minutes],
  );
}

async function storedStatus(sessionId: string): Promise<unknown> {
  const { rows } = await wallet.admin.query('select status from deposit where stripe_session = $1', [
    sessionId,
  ]);
  return rows;
}

describe('a test checkout', () => {
  it('is open, then paid with the chosen amount, and tells the others once', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const checkout = await wallet.calls.call(createCheckout, { userId, email: 'someone@example.org' });
    expect(checkout.sessionId).toMatch(/^test_[\w-]{43}$/);
    expect(checkout.clientSecret).not.toBe('');
    const { sessionId } = checkout;
    expect(await poll(userId, sessionId)).toMatchObject({
      status: 'open',
      availableCents: 1000,
      hasDeposited: false,
    });

    expect(await pay(sessionId, 3500)).toMatchObject({ availableCents: 4500, hasDeposited: true });

    expect(await poll(userId, sessionId)).toMatchObject({ status: 'paid', availableCents: 4500 });
    const { lines } = await wallet.calls.call(readStatement, { userId });
    expect(lines[0]).toMatchObject({ description: 'Deposit', amountCents: 3500, balanceCents: 4500 });
    expect(await eventsOf(userId)).toEqual([{ depositId: expect.any(String), userId, amountCents: 3500 }]);
    await eventually(async () => {
      const { rows } = await wallet.admin.query('select 1 from outbox where name = $1 and sent_at is null', [
        depositCompleted.name,
      ]);
      expect(rows).toEqual([]);
    });
  });

  it('paid fifty times at once is credited once, and each payer reads the same', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);

    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(sessionId, 2000)));

    expect(new Set(answers.map(({ postedCents }) => postedCents))).toEqual(new Set([3000]));
    expect(await postedOf(userId)).toBe(3000);
    expect(await eventsOf(userId)).toHaveLength(1);
  });

  it('paid with fifty amounts at once takes one of them and refuses the others', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);

    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => outcomeOf(pay(sessionId, 2000 + index))),
    );

    expect(tally(outcomes)).toEqual({ ok: 1, 'wallet.key-reused': 49 });
    const [event] = await eventsOf(userId);
    expect(await postedOf(userId)).toBe(1000 + (event?.amountCents ?? 0));
  });

  it.each([-2000, 0, 1999, 20_001, Number.MAX_SAFE_INTEGER])('refuses %d cents', async (amountCents) => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    expect(await outcomeOf(pay(sessionId, amountCents))).toBe('wallet.amount-out-of-range');
    expect(await postedOf(userId)).toBe(1000);
    expect(await poll(userId, sessionId)).toMatchObject({ status: 'open' });
  });

  it.each([2000, 20_000])('takes %d cents', async (amountCents) => {
    const userId = await aUserWithCredit(wallet.ledger);
    expect(await pay(await open(userId), amountCents)).toMatchObject({ postedCents: 1000 + amountCents });
  });

  it('expires after ten minutes, and refuses payment from then on', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    await letPass(sessionId, 9);
    expect(await poll(userId, sessionId)).toMatchObject({ status: 'open' });
    await letPass(sessionId, 1);

    expect(await poll(userId, sessionId)).toMatchObject({ status: 'expired' });
    await expect(pay(sessionId, 2000)).rejects.toMatchObject({
      code: 'wallet.checkout-expired',
      message: ERRORS['wallet.checkout-expired'].text,
    });
    expect(await storedStatus(sessionId)).toEqual([{ status: 'open' }]);
    await wallet.app.get(DepositSweeper).pass(new AbortController().signal);
    expect(await storedStatus(sessionId)).toEqual([{ status: 'expired' }]);
    expect(await outcomeOf(pay(sessionId, 2000))).toBe('wallet.checkout-expired');
    expect(await postedOf(userId)).toBe(1000);
  });

  it('stays paid when its time is over', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    await pay(sessionId, 2000);
    await letPass(sessionId, 11);
    await wallet.app.get(DepositSweeper).pass(new AbortController().signal);
    expect(await poll(userId, sessionId)).toMatchObject({ status: 'paid' });
    expect(await pay(sessionId, 2000)).toMatchObject({ postedCents: 3000 });
  });

  it('is nobody else’s to look at', async () => {
    const [userId, stranger] = [await aUserWithCredit(wallet.ledger), await aUserWithCredit(wallet.ledger)];
    const sessionId = await open(userId);
    for (const [who, session] of [
      [stranger, sessionId],
      [userId, `${sessionId}x`],
      [userId, 'test_1'],
    ] as const) {
      expect(await outcomeOf(poll(who, session))).toBe('wallet.deposit-not-found');
    }
    expect(await outcomeOf(pay('test_1', 2000))).toBe('wallet.deposit-not-found');
  });

  it('needs an account', async () => {
    expect(await outcomeOf(open(aUserId()))).toBe('wallet.account-not-found');
  });

  it('is opened ten times at once at most, until one is paid or expires', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => outcomeOf(open(userId))));
    expect(tally(outcomes)).toEqual({ ok: 10, 'request.too-many': 20 });

    const { rows } = await wallet.admin.query<{ stripe_session: string }>(
      'select stripe_session from deposit where user_id = $1',
      [userId],
    );
    const [paid, expired] = rows.map((row) => row.stripe_session);
    await pay(paid ?? '', 2000);
    await letPass(expired ?? '', 10);
    const again = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(open(userId))));
    expect(tally(again)).toEqual({ ok: 2, 'request.too-many': 3 });
  });

  it('is opened once where one is left, though many ask at the same moment', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    for (let opened = 0; opened < 9; opened += 1) await open(userId);
    // Held here, the account lets them all begin before one of them is through.
    await wallet.admin.query('begin');
    await wallet.admin.query('select 1 from account where user_id = $1 for update', [userId]);
    const outcomes = Promise.all(Array.from({ length: 8 }, () => outcomeOf(open(userId))));
    try {
      await eventually(async () => {
        await wallet.admin.query('select pg_stat_clear_snapshot()');
        const { rows } = await wallet.admin.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database()`,
        );
        expect(rows[0]?.waiting).toBeGreaterThanOrEqual(4);
      });
    } finally {
      await wallet.admin.query('commit');
    }

    expect(tally(await outcomes)).toEqual({ ok: 1, 'request.too-many': 7 });
  });
});

describe('a payment that was taken already', () => {
  /** What the card provider's webhook will tell. */
  const taken = (sessionId: string, amountCents = 2000) =>
    deposits.fulfil({ sessionId, amountCents, paymentIntent: `pi_${sessionId}`, isTaken: true });

  it('is credited however late it is told, and once beside the payer’s own word', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    await letPass(sessionId, 11);
    await wallet.app.get(DepositSweeper).pass(new AbortController().signal);

    await Promise.all(Array.from({ length: 20 }, () => taken(sessionId)));
    expect(await pay(sessionId, 2000)).toMatchObject({ postedCents: 3000 });

    expect(await postedOf(userId)).toBe(3000);
    expect(await eventsOf(userId)).toHaveLength(1);
    expect(await outcomeOf(taken(sessionId, 2500))).toBe('wallet.key-reused');
  });

  it('cannot be told by a payer: a checkout of the card provider is not paid by saying so', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    await wallet.admin.query(
      `insert into deposit (id, user_id, stripe_session, provider) values (gen_random_uuid(), $1, $2, 'stripe')`,
      [userId, `cs_live_${userId}`],
    );
    expect(await outcomeOf(pay(`cs_live_${userId}`, 2000))).toBe('wallet.deposit-not-found');
    expect(await postedOf(userId)).toBe(1000);
  });
});

describe('the books', () => {
  it('show a paid checkout without its entry', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const { rows } = await wallet.admin.query<{ id: string }>(
      `insert into deposit (id, user_id, stripe_session, status, amount_cents)
       values (gen_random_uuid(), $1, $2, 'paid', 2000) returning id`,
      [userId, `test_${userId}`],
    );
    const faults = await ledgerFaults(wallet.app.get(DataSource).manager);
    expect(faults).toEqual([
      { rule: 'R9', subject: rows[0]?.id, detail: 'a paid checkout differs from its entry' },
    ]);
    await wallet.admin.query('delete from deposit where id = $1', [rows[0]?.id]);
  });

  it('are written through functions alone', async () => {
    const database = wallet.app.get(DataSource);
    for (const statement of [
      `update deposit set status = 'paid', amount_cents = 2000`,
      `insert into deposit (id, user_id, stripe_session) select gen_random_uuid(), user_id, 'x' from account`,
      'delete from deposit',
    ]) {
      await expect(database.query(statement)).rejects.toThrow(/permission denied/);
    }
  });
});

describe('in production', () => {
  it('a wallet without a card provider does not start, so no test checkout is opened or paid', () => {
    const settings = {
      MODE: 'production',
      CALL_SECRET: 'a-secret-of-production-for-tests-0123456789',
      DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    };
    expect(() => loadConfig(WalletConfig, settings)).toThrow(
      /STRIPE_SECRET_KEY: production needs card payments/,
    );
  });
});
