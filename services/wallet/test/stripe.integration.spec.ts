/** Card payments through the wallet's own calls, beside a Stripe made of its own sample objects. */
import { randomBytes } from 'node:crypto';
import { userDeleted } from '@goalwright/contracts/identity';
import type { UserId } from '@goalwright/contracts/values';
import {
  createCheckout,
  depositCompleted,
  hold,
  payTestCheckout,
  pollCheckout,
  readBalance,
  receiveStripeEvent,
} from '@goalwright/contracts/wallet';
import { eventually, FakeStripe, type StripeObject } from '@goalwright/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { WalletConfig } from '../src/config.js';
import { DepositSweeper } from '../src/deposit-sweeper.js';
import { ledgerFaults } from '../src/ledger/reconciliation.js';
import { aHold, aUserId, aUserWithCredit, outcomeOf, someAreas, tally } from './people.js';
import { type RunningWallet, startWallet } from './running-wallet.js';

jest.setTimeout(60_000);

const WEBHOOK_SECRET = ['whsec', randomBytes(16).toString('hex')].join('_');
const FIVE_MINUTES_AND_A_BIT = 6 * 60;
const EMAIL = 'ana.ruiz@example.org';
const signer = new Stripe(['sk', 'test', 'signs'].join('_'));

/** The official client, as another process of ours would use it. */
function signerOf(fake: FakeStripe): Stripe {
  const { hostname, port } = new URL(fake.url);
  return new Stripe(fake.secretKey, { host: hostname, port, protocol: 'http' });
}

let stripe: FakeStripe;
let wallet: RunningWallet;

const settings = (fake: FakeStripe): Record<string, string> => ({
  STRIPE_SECRET_KEY: fake.secretKey,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: fake.url,
  // The sweeper is called by hand: a test that waits for it could not tell it from the clock.
  DEPOSIT_SWEEP_EVERY_MS: '3600000',
});

beforeAll(async () => {
  stripe = await FakeStripe.start();
  wallet = await startWallet(settings(stripe));
});
afterEach(async () => {
  stripe.makeTrouble('none');
  expect(await ledgerFaults(wallet.app.get(DataSource).manager)).toEqual([]);
});
afterAll(async () => {
  await wallet.stop();
  await stripe.stop();
});

const open = async (userId: UserId): Promise<string> =>
  (await wallet.calls.call(createCheckout, { userId, email: EMAIL })).sessionId;
const poll = (userId: UserId, sessionId: string) => wallet.calls.call(pollCheckout, { userId, sessionId });
const postedOf = async (userId: UserId): Promise<number> =>
  (await wallet.calls.call(readBalance, { userId })).postedCents;
const eventsOf = async (userId: UserId) =>
  (await wallet.events(depositCompleted)).filter((event) => event.userId === userId);
const sweep = () => wallet.app.get(DepositSweeper).pass(new AbortController().signal);

function sign(payload: string, { secret = WEBHOOK_SECRET, ageSeconds = 0 } = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
const send = (body: string, signature = sign(body)) =>
  wallet.calls.call(receiveStripeEvent, { body, signature });
const completed = (session: StripeObject): string => stripe.event('checkout.session.completed', session);

async function letPass(sessionId: string, minutes: number): Promise<void> {
  await wallet.admin.query(
    `update deposit set created_at = created_at - $2 * interval '1 minute', checked_at = null,
       expires_at = expires_at - $2 * interval '1 minute' where stripe_session = $1`,
    [sessionId, minutes],
  );
}

async function rowOf(sessionId: string): Promise<unknown> {
  const { rows } = await wallet.admin.query<Record<string, unknown>>(
    `select status, provider, amount_cents::integer as amount, stripe_payment_intent as payment
       from deposit where stripe_session = $1`,
    [sessionId],
  );
  return rows[0];
}

async function accountOf(userId: UserId): Promise<unknown> {
  const { rows } = await wallet.admin.query<Record<string, unknown>>(
    `select posted_cents::integer as posted, held_cents::integer as held,
            receivable_cents::integer as owed, is_frozen as frozen from account where user_id = $1`,
    [userId],
  );
  return rows[0];
}

/** Somebody with ten dollars and a checkout that was just paid with thirty more, of which nobody told us yet. */
async function aPaidCheckout(amountCents = 3000, change: StripeObject = {}) {
  const userId = await aUserWithCredit(wallet.ledger);
  const sessionId = await open(userId);
  return { userId, sessionId, session: stripe.pay(sessionId, amountCents, change) };
}

const paymentOf = (session: StripeObject): string => String(session['payment_intent']);

describe('a checkout by card', () => {
  it('is opened inside the page, for an amount between 20 and 200 dollars that the customer chooses', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const before = stripe.requests.length;
    const checkout = await wallet.calls.call(createCheckout, { userId, email: EMAIL });

    const asked = stripe.requests.slice(before).find(({ path }) => path === '/v1/checkout/sessions');
    const { rows } = await wallet.admin.query<{ id: string }>(
      `select id from deposit where stripe_session = $1 and status = 'open' and provider = 'stripe'
          and expires_at - created_at = interval '10 minutes'`,
      [checkout.sessionId],
    );
    const [deposit] = rows;
    expect(checkout.clientSecret).toMatch(new RegExp(`^${checkout.sessionId}_secret_`));
    expect(asked?.idempotencyKey).toBe(`deposit-${String(deposit?.id)}`);
    expect(asked?.parameters).toMatchObject({
      mode: 'payment',
      ui_mode: 'embedded_page',
      redirect_on_completion: 'never',
      customer_email: EMAIL,
      'metadata[deposit_id]': deposit?.id,
      'metadata[user_id]': userId,
      'payment_intent_data[metadata][deposit_id]': deposit?.id,
    });
    const price = stripe.requests.find(({ method, path }) => method === 'POST' && path === '/v1/prices');
    expect(price?.parameters).toMatchObject({
      currency: 'usd',
      'custom_unit_amount[minimum]': '2000',
      'custom_unit_amount[maximum]': '20000',
    });
    expect(await poll(userId, checkout.sessionId)).toMatchObject({ status: 'open', availableCents: 1000 });
  });

  it('needs one price, also for a second wallet', async () => {
    const second = await wallet.startAnother(settings(stripe));
    try {
      await open(await aUserWithCredit(wallet.ledger));
      expect(
        stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/prices'),
      ).toHaveLength(1);
    } finally {
      await second.stop();
    }
  });

  it('is credited by polling alone, and tells the others once', async () => {
    const { userId, sessionId } = await aPaidCheckout();
    expect(await poll(userId, sessionId)).toMatchObject({
      status: 'paid',
      availableCents: 4000,
      hasDeposited: true,
    });
    expect(await poll(userId, sessionId)).toMatchObject({ status: 'paid', availableCents: 4000 });
    expect(await eventsOf(userId)).toEqual([{ depositId: expect.any(String), userId, amountCents: 3000 }]);
  });

  it('is credited by the webhook alone', async () => {
    const { userId, sessionId, session } = await aPaidCheckout();
    await send(completed(session));
    expect(await postedOf(userId)).toBe(4000);
    expect(await rowOf(sessionId)).toEqual({
      status: 'paid',
      provider: 'stripe',
      amount: 3000,
      payment: session['payment_intent'],
    });
  });

  it('is credited once by fifty webhooks and twenty polls at the same moment', async () => {
    const { userId, sessionId, session } = await aPaidCheckout();
    const same = completed(session);
    await Promise.all([
      ...Array.from({ length: 25 }, () => send(same)),
      ...Array.from({ length: 25 }, () => send(completed(session))),
      ...Array.from({ length: 20 }, () => poll(userId, sessionId)),
    ]);
    expect(await postedOf(userId)).toBe(4000);
    expect(await eventsOf(userId)).toHaveLength(1);
  });

  it('is credited when the webhook is faster than the session’s name reaches our row', async () => {
    const { userId, sessionId, session } = await aPaidCheckout();
    await wallet.admin.query('update deposit set stripe_session = null where stripe_session = $1', [
      sessionId,
    ]);
    await send(completed(session));
    expect(await rowOf(sessionId)).toMatchObject({ status: 'paid' });
    expect(await postedOf(userId)).toBe(4000);
  });

  it('paid by a way that takes time is credited when the money is here, and not before', async () => {
    const { userId, sessionId, session } = await aPaidCheckout(3000, { payment_status: 'unpaid' });
    await send(completed(session));
    expect(await poll(userId, sessionId)).toMatchObject({ status: 'open', availableCents: 1000 });
    await letPass(sessionId, 11);
    await sweep();
    expect(await rowOf(sessionId)).toMatchObject({ status: 'open' });

    session['payment_status'] = 'paid';
    await send(stripe.event('checkout.session.async_payment_succeeded', session));
    expect(await postedOf(userId)).toBe(4000);
  });

  it('whose slow payment failed is never credited', async () => {
    const { userId, sessionId, session } = await aPaidCheckout(3000, { payment_status: 'unpaid' });
    await send(stripe.event('checkout.session.async_payment_failed', session));
    await letPass(sessionId, 25 * 60);
    await sweep();
    expect(await rowOf(sessionId)).toMatchObject({ status: 'expired' });
    expect(await postedOf(userId)).toBe(1000);
  });

  it('is nobody else’s to look at', async () => {
    const { sessionId } = await aPaidCheckout();
    const stranger = await aUserWithCredit(wallet.ledger);
    expect(await outcomeOf(poll(stranger, sessionId))).toBe('wallet.deposit-not-found');
    expect(await outcomeOf(poll(aUserId(), sessionId))).toBe('wallet.deposit-not-found');
    expect(await postedOf(stranger)).toBe(1000);
  });

  it('is not paid by saying so', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    const attempt = wallet.calls.call(payTestCheckout, { sessionId, amountCents: 2000 });
    expect(await outcomeOf(attempt)).toBe('wallet.deposit-not-found');
  });

  it('is opened ten times at once at most', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => outcomeOf(open(userId))));
    expect(tally(outcomes)).toEqual({ ok: 10, 'request.too-many': 5 });
  });
});

describe('ten minutes later', () => {
  it('a checkout that nobody paid is ended at Stripe, and then with us', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    await letPass(sessionId, 9);
    await sweep();
    expect(stripe.sessions.get(sessionId)).toMatchObject({ status: 'open' });
    await letPass(sessionId, 1);
    await sweep();
    expect(stripe.sessions.get(sessionId)).toMatchObject({ status: 'expired' });
    expect(await rowOf(sessionId)).toMatchObject({ status: 'expired' });
    expect(await poll(userId, sessionId)).toMatchObject({ status: 'expired', availableCents: 1000 });
  });

  it('one that was paid meanwhile is credited instead', async () => {
    const { userId, sessionId } = await aPaidCheckout();
    await letPass(sessionId, 10);
    await sweep();
    expect(await rowOf(sessionId)).toMatchObject({ status: 'paid' });
    expect(await postedOf(userId)).toBe(4000);
  });

  it('a poll ends it too, and credits what was paid meanwhile', async () => {
    const [unpaid, paid] = [await aUserWithCredit(wallet.ledger), await aPaidCheckout()];
    const unpaidSession = await open(unpaid);
    for (const session of [unpaidSession, paid.sessionId]) await letPass(session, 10);
    expect(await poll(unpaid, unpaidSession)).toMatchObject({ status: 'expired' });
    expect(stripe.sessions.get(unpaidSession)).toMatchObject({ status: 'expired' });
    expect(await poll(paid.userId, paid.sessionId)).toMatchObject({ status: 'paid', availableCents: 4000 });
  });

  it('a payment we hear of three days later is credited all the same', async () => {
    const { userId, sessionId, session } = await aPaidCheckout();
    await wallet.admin.query(
      `update deposit set status = 'expired', created_at = now() - interval '3 days',
         expires_at = now() - interval '3 days' + interval '10 minutes' where stripe_session = $1`,
      [sessionId],
    );
    await send(completed(session));
    expect(await postedOf(userId)).toBe(4000);
  });

  it('one without a session, whose opening was cut short, is ended by us alone', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    stripe.makeTrouble('down');
    expect(await outcomeOf(open(userId))).toBe('wallet.card-service-unreachable');
    stripe.makeTrouble('none');
    await wallet.admin.query(
      `update deposit set created_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute'
        where user_id = $1`,
      [userId],
    );
    await sweep();
    const { rows } = await wallet.admin.query(
      'select status, stripe_session from deposit where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ status: 'expired', stripe_session: null }]);
  });
});

describe('while Stripe cannot be reached', () => {
  it.each(['down', 'silent'] as const)(
    '(%s) a poll says open, nothing is ended, and later all is well',
    async (trouble) => {
      const { userId, sessionId } = await aPaidCheckout();
      stripe.makeTrouble(trouble);
      expect(await poll(userId, sessionId)).toMatchObject({ status: 'open', availableCents: 1000 });
      await letPass(sessionId, 11);
      await sweep();
      expect(await rowOf(sessionId)).toMatchObject({ status: 'open' });
      stripe.makeTrouble('none');
      expect(await poll(userId, sessionId)).toMatchObject({ status: 'paid', availableCents: 4000 });
    },
  );

  it('a webhook is refused, so that Stripe sends it again', async () => {
    const { userId, session } = await aPaidCheckout();
    const body = completed(session);
    stripe.makeTrouble('down');
    expect(await outcomeOf(send(body))).toBe('wallet.card-service-unreachable');
    stripe.makeTrouble('none');
    await send(body);
    expect(await postedOf(userId)).toBe(4000);
  });
});

describe('a webhook', () => {
  it.each<[string, (body: string) => Promise<unknown>]>([
    ['without a signature', (body) => send(body, '')],
    ['with a signature that is none', (body) => send(body, 't=1,v1=00')],
    ['signed with another secret', (body) => send(body, sign(body, { secret: `${WEBHOOK_SECRET}x` }))],
    ['altered by one byte', (body) => send(`${body} `, sign(body))],
    ['written anew from the same JSON', (body) => send(JSON.stringify(JSON.parse(body)), sign(body))],
    ['replayed after six minutes', (body) => send(body, sign(body, { ageSeconds: FIVE_MINUTES_AND_A_BIT }))],
    ['with the signature of another event', (body) => send(body, sign(stripe.event('ping', {})))],
  ])('%s is refused and credits nothing', async (_what, deliver) => {
    const { userId, sessionId, session } = await aPaidCheckout();
    expect(await outcomeOf(deliver(completed(session)))).toBe('wallet.webhook-unsigned');
    expect(await rowOf(sessionId)).toMatchObject({ status: 'open' });
    expect(await postedOf(userId)).toBe(1000);
  });

  it('with two signatures is taken where one of them holds, as while secrets are changed', async () => {
    const { userId, session } = await aPaidCheckout();
    const body = completed(session);
    const [time, right] = sign(body).split(',');
    await send(body, [time, `v1=${'0'.repeat(64)}`, right].join(','));
    expect(await postedOf(userId)).toBe(4000);
  });

  it('that claims a payment which Stripe does not know of credits nothing', async () => {
    const userId = await aUserWithCredit(wallet.ledger);
    const sessionId = await open(userId);
    const claimed = {
      ...stripe.sessions.get(sessionId),
      status: 'complete',
      payment_status: 'paid',
      amount_total: 20_000,
    };
    await send(completed(claimed));
    expect(await postedOf(userId)).toBe(1000);
  });

  it('of test mode in live, or the other way round, is passed over', async () => {
    const { userId, session } = await aPaidCheckout();
    await send(stripe.event('checkout.session.completed', session, { livemode: true }));
    expect(await postedOf(userId)).toBe(1000);
    await send(completed(session));
    expect(await postedOf(userId)).toBe(4000);
  });

  it.each(['customer.created', 'payment_intent.succeeded', 'a.type.nobody.knows'])(
    'of type %s is taken and does nothing',
    async (type) => {
      const { userId, session } = await aPaidCheckout();
      await send(stripe.event(type, session));
      expect(await postedOf(userId)).toBe(1000);
    },
  );
});

describe('a payment that is not what we asked for', () => {
  it.each<[string, StripeObject, number]>([
    ['too small', {}, 1999],
    ['too large', {}, 20_001],
    ['in euros', { currency: 'eur' }, 3000],
    ['of the other mode', { livemode: true }, 3000],
    ['for a subscription', { mode: 'subscription' }, 3000],
    ['without a payment', { payment_intent: null }, 3000],
    ['without an amount', { amount_total: null }, 3000],
  ])('%s is not credited, whoever tells of it', async (_what, change, amountCents) => {
    const { userId, sessionId, session } = await aPaidCheckout(amountCents, change);
    await send(completed(session));
    await poll(userId, sessionId);
    await letPass(sessionId, 11);
    await sweep();
    expect(await postedOf(userId)).toBe(1000);
    expect(await eventsOf(userId)).toEqual([]);
  });

  it('of another account’s making is passed over', async () => {
    const before = await wallet.events(depositCompleted);
    await send(completed(stripe.foreignSession()));
    await send(completed(stripe.foreignSession({ metadata: { deposit_id: 'x', user_id: 'y' } })));
    await send(completed(stripe.foreignSession({ metadata: { deposit_id: aUserId(), user_id: aUserId() } })));
    expect(await wallet.events(depositCompleted)).toEqual(before);
  });

  it('for our row but somebody else’s name, or from another session, is not credited', async () => {
    const { userId, session } = await aPaidCheckout();
    const stranger = await aUserWithCredit(wallet.ledger);
    const mark = session['metadata'] as Record<string, string>;
    const otherOwner = stripe.foreignSession({ metadata: { ...mark, user_id: stranger } });
    const otherSession = stripe.foreignSession({ metadata: mark });
    for (const claimed of [otherOwner, otherSession]) await send(completed(claimed));
    expect([await postedOf(userId), await postedOf(stranger)]).toEqual([1000, 1000]);
    session['metadata'] = { ...mark, user_id: stranger };
    await send(completed(session));
    expect([await postedOf(userId), await postedOf(stranger)]).toEqual([1000, 1000]);
  });

  it('with another amount the second time is credited once, with the first', async () => {
    const { userId, session } = await aPaidCheckout();
    await send(completed(session));
    session['amount_total'] = 9000;
    await send(completed(session));
    expect(await postedOf(userId)).toBe(4000);
  });
});

describe('money that goes back', () => {
  async function aCreditedCheckout(amountCents = 3000) {
    const paid = await aPaidCheckout(amountCents);
    await send(completed(paid.session));
    return { ...paid, payment: paymentOf(paid.session) };
  }
  const refunded = (payment: string) => send(stripe.event('charge.refunded', stripe.charge(payment)));

  it('a refund debits its amount once, however often it is told', async () => {
    const { userId, payment } = await aCreditedCheckout();
    const refund = stripe.refund(payment, 1200);
    await Promise.all(Array.from({ length: 10 }, () => refunded(payment)));
    await send(stripe.event('refund.created', refund));
    await send(stripe.event('refund.updated', refund));
    expect(await accountOf(userId)).toEqual({ posted: 2800, held: 0, owed: 0, frozen: false });
  });

  it('two partial refunds debit both', async () => {
    const { userId, payment } = await aCreditedCheckout();
    stripe.refund(payment, 1000);
    await refunded(payment);
    stripe.refund(payment, 500);
    await refunded(payment);
    expect(await postedOf(userId)).toBe(2500);
  });

  it('a refund told before its payment finds the payment first', async () => {
    const { userId, session } = await aPaidCheckout();
    stripe.refund(paymentOf(session), 3000);
    await refunded(paymentOf(session));
    expect(await postedOf(userId)).toBe(1000);
    await send(completed(session));
    expect(await postedOf(userId)).toBe(1000);
    expect(await eventsOf(userId)).toHaveLength(1);
  });

  it('a refund that failed comes back', async () => {
    const { userId, payment } = await aCreditedCheckout();
    const refund = stripe.refund(payment, 1200, 'pending');
    await refunded(payment);
    expect(await postedOf(userId)).toBe(2800);
    refund['status'] = 'failed';
    for (let told = 0; told < 3; told += 1) await send(stripe.event('refund.failed', refund));
    expect(await postedOf(userId)).toBe(4000);
  });

  it('what was spent is owed: the balance never falls below zero, and money held for goals stays held', async () => {
    const { userId, payment } = await aCreditedCheckout();
    const areas = someAreas(10);
    const spent = aHold(userId, { areas });
    await wallet.ledger.hold(spent);
    await wallet.ledger.settle({ ...spent, drafted: areas });
    await wallet.ledger.hold(aHold(userId, { areas: someAreas(5) }));
    stripe.refund(payment, 3000);
    await refunded(payment);
    expect(await accountOf(userId)).toEqual({ posted: 1000, held: 1000, owed: 2000, frozen: false });
    expect((await wallet.calls.call(readBalance, { userId })).availableCents).toBe(0);
  });

  it('a dispute debits and puts the wallet on hold; won, the money comes back and the hold stays for a person', async () => {
    const { userId, payment } = await aCreditedCheckout();
    const dispute = stripe.dispute(payment, 3000);
    await send(stripe.event('charge.dispute.created', dispute));
    await send(stripe.event('charge.dispute.funds_withdrawn', dispute));
    expect(await accountOf(userId)).toEqual({ posted: 1000, held: 0, owed: 0, frozen: true });
    const request = { ...aHold(userId), areas: someAreas(1) };
    expect(await outcomeOf(wallet.calls.call(hold, request))).toBe('wallet.account-frozen');

    dispute['status'] = 'won';
    await send(stripe.event('charge.dispute.closed', dispute));
    expect(await accountOf(userId)).toEqual({ posted: 4000, held: 0, owed: 0, frozen: true });
    // An older event that comes late changes nothing any more.
    await send(stripe.event('charge.dispute.created', { ...dispute, status: 'needs_response' }));
    expect(await postedOf(userId)).toBe(4000);
  });

  it('a bank’s mere question takes nothing', async () => {
    const { userId, payment } = await aCreditedCheckout();
    await send(
      stripe.event('charge.dispute.created', stripe.dispute(payment, 3000, 'warning_needs_response')),
    );
    expect(await accountOf(userId)).toMatchObject({ posted: 4000, frozen: false });
  });

  it('of a payment that is not ours is passed over', async () => {
    const foreign = stripe.foreignSession();
    stripe.refund(paymentOf(foreign), 5000);
    await refunded(paymentOf(foreign));
    await refunded('pi_of_nobody');
    const { rows } = await wallet.admin.query('select 1 from reversal where amount_cents = 5000');
    expect(rows).toEqual([]);
  });
});

describe('somebody who left', () => {
  async function aDeletedUser(deposits: number[], spentAreas = 0) {
    const userId = await aUserWithCredit(wallet.ledger);
    const payments: string[] = [];
    for (const amountCents of deposits) {
      const session = stripe.pay(await open(userId), amountCents);
      await send(completed(session));
      payments.push(paymentOf(session));
    }
    if (spentAreas > 0) {
      const spent = aHold(userId, { areas: someAreas(spentAreas) });
      await wallet.ledger.hold(spent);
      await wallet.ledger.settle({ ...spent, drafted: spent.areas });
    }
    await wallet.publish(userDeleted, { userId });
    await eventually(async () => {
      expect(await accountOf(userId)).toMatchObject({ frozen: true });
    });
    return { userId, payments };
  }
  const returnedOf = (payment: string): number =>
    stripe.requests
      .filter(
        ({ method, path, parameters }) =>
          method === 'POST' && path === '/v1/refunds' && parameters['payment_intent'] === payment,
      )
      .reduce((sum, { parameters }) => sum + Number(parameters['amount']), 0);

  it('gets back what was deposited and not spent, to the newest card first; our credit stays ours', async () => {
    // Ten dollars of ours, fifty of theirs, twelve spent: of 48, the 30 and 20 of the cards less the two beyond the credit.
    const { userId, payments } = await aDeletedUser([3000, 2000], 6);
    await sweep();
    expect(payments.map(returnedOf)).toEqual([2800, 2000]);
    expect(await accountOf(userId)).toEqual({ posted: 0, held: 0, owed: 0, frozen: true });
    await sweep();
    for (const payment of payments) await send(stripe.event('charge.refunded', stripe.charge(payment)));
    expect(payments.map(returnedOf)).toEqual([2800, 2000]);
    expect(await accountOf(userId)).toEqual({ posted: 0, held: 0, owed: 0, frozen: true });
  });

  it('gets nothing back who deposited nothing', async () => {
    const { userId } = await aDeletedUser([]);
    await sweep();
    expect(await accountOf(userId)).toMatchObject({ posted: 1000 });
  });

  it('is not forgotten while Stripe is down, nor paid twice after a crash between both books', async () => {
    const { userId, payments } = await aDeletedUser([3000]);
    stripe.makeTrouble('down');
    await sweep();
    expect(await accountOf(userId)).toMatchObject({ posted: 4000 });
    stripe.makeTrouble('none');
    // The refund was made and the process died: no entry, and the same person comes again.
    const [row] = (
      await wallet.admin.query<{ id: string }>('select id from deposit where user_id = $1', [userId])
    ).rows;
    await signerOf(stripe).refunds.create(
      { payment_intent: payments[0] ?? '', amount: 3000 },
      { idempotencyKey: `closing-${String(row?.id)}` },
    );
    await wallet.admin.query('update closing set checked_at = null where user_id = $1', [userId]);
    await sweep();
    expect(await accountOf(userId)).toMatchObject({ posted: 1000 });
    const { rows } = await wallet.admin.query(
      'select 1 from closing where user_id = $1 and done_at is not null',
      [userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('what is secret', () => {
  it('is in no log line, whatever fails', async () => {
    const lines: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    const loud = await startWallet({ ...settings(stripe), LOG_LEVEL: 'trace' });
    try {
      const userId = await aUserWithCredit(loud.ledger);
      const checkout = await loud.calls.call(createCheckout, { userId, email: EMAIL });
      const session = stripe.pay(checkout.sessionId, 1999);
      const body = completed(session);
      await loud.calls.call(receiveStripeEvent, { body, signature: sign(body) });
      await outcomeOf(loud.calls.call(receiveStripeEvent, { body, signature: 't=1,v1=00' }));
      stripe.makeTrouble('down');
      await outcomeOf(loud.calls.call(createCheckout, { userId, email: EMAIL }));
      await outcomeOf(loud.calls.call(receiveStripeEvent, { body, signature: sign(body) }));
      const log = lines.join('');
      expect(log).toContain('a payment was made that cannot be credited');
      expect(log).toContain('the card service did not do what we asked');
      for (const secret of [stripe.secretKey, WEBHOOK_SECRET, checkout.clientSecret, EMAIL, 'v1=']) {
        expect(log).not.toContain(secret);
      }
    } finally {
      await loud.stop();
      write.mockRestore();
    }
  });
});

describe('the settings', () => {
  const live = ['sk', 'live', '0123456789'].join('_');
  const faultsOf = (given: Record<string, string>): string[] => {
    const parsed = WalletConfig.safeParse({ DATABASE_URL: 'postgres://x@y/z', ...given });
    return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
  };

  it.each<[string, Record<string, string>, string[]]>([
    ['nothing, outside production', {}, []],
    ['both, outside production', { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, []],
    ['a key alone', { STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRET']],
    [
      'a publishable key by mistake',
      { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      ['STRIPE_SECRET_KEY'],
    ],
    ['nothing, in production', { MODE: 'production' }, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']],
    [
      'a test key, in production',
      { MODE: 'production', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      ['STRIPE_SECRET_KEY'],
    ],
    [
      'both, in production',
      { MODE: 'production', STRIPE_SECRET_KEY: live, STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      [],
    ],
  ])('%s', (_what, given, faults) => {
    expect(faultsOf(given)).toEqual(faults);
  });

  it('start a wallet in production with live keys, which credits live payments and no test checkout', async () => {
    const real = await FakeStripe.start({ isLive: true });
    const production = await startWallet({
      ...settings(real),
      MODE: 'production',
      CALL_SECRET: 'a-secret-of-production-for-tests-0123456789',
    });
    try {
      const userId = await aUserWithCredit(production.ledger);
      const { Deposits } = await import('../src/deposits/deposits.js');
      const deposits = production.app.get(Deposits);
      const { sessionId } = await deposits.createCheckout({ userId, email: EMAIL });
      const body = real.event('checkout.session.completed', real.pay(sessionId, 2500));
      await deposits.receive({ body, signature: sign(body) });
      expect((await production.ledger.balance(userId)).postedCents).toBe(3500);
      expect(await outcomeOf(deposits.payTest({ sessionId, amountCents: 2000 }))).toBe('request.not-found');
    } finally {
      await production.stop();
      await real.stop();
    }
  });

  it('without a card provider know no webhook', async () => {
    const plain = await startWallet();
    try {
      const attempt = plain.calls.call(receiveStripeEvent, { body: '{}', signature: sign('{}') });
      expect(await outcomeOf(attempt)).toBe('request.not-found');
    } finally {
      await plain.stop();
    }
  });
});
