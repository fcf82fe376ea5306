import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aUser, FakeServer, ok, refusal } from '../../../test/fake-server';
import { tabStorage } from '../../lib/encoded-storage';
import { isPaymentFlagged } from '../../lib/payment-flag';
import { begin, session } from '../../lib/session';
import { wallet } from '../../texts/wallet';
import { checkout, CHECKOUT_MS, closeCheckout, openCheckout, payTest, POLL_MS } from './checkout';

const CREATE = '/stripe/pay/create/checkout/session';
const POLL = '/stripe/pay/init/payment/polling';
const PAY = '/dev/test-checkout/pay';
const EMAIL = 'ana@school.example';

let server: FakeServer;
const name = () => checkout.get().name;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a checkout', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    server = new FakeServer();
    server.answers = {
      [CREATE]: ok({ SessionId: 'test_1', ClientSecret: 'secret' }),
      [PAY]: ok({ AccountBalance: 3000 }),
      [POLL]: ok({ Status: 'open', User: aUser() }),
    };
    begin(aUser(), 'token');
    checkout.set({ name: 'none' });
  });
  afterEach(() => {
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  it('is opened once, however often the button is pressed, and flags the payment meanwhile', async () => {
    await Promise.all([openCheckout(EMAIL), openCheckout(EMAIL)]);
    await openCheckout(EMAIL);
    expect(server.count(CREATE)).toBe(1);
    expect(name()).toBe('open');
    expect(isPaymentFlagged()).toBe(true);
  });

  it('pays once on a double press, and shows the balance that the server tells', async () => {
    server.answers[POLL] = ok({ Status: 'paid', User: aUser({ AccountBalance: 3000 }) });
    await openCheckout(EMAIL);
    await Promise.all([payTest(2000), payTest(2000)]);
    await pass(0);
    expect(server.count(PAY)).toBe(1);
    expect(server.asked.find((one) => one.path === PAY)?.body).toEqual({
      SessionId: 'test_1',
      AmountCents: 2000,
    });
    expect(checkout.get()).toEqual({ name: 'paid', balanceCents: 3000 });
    expect(session.get()).toMatchObject({ user: { AccountBalance: 3000 } });
    expect(isPaymentFlagged()).toBe(false);
  });

  it('goes on to be confirmed after its dialog is closed, and says when that takes long', async () => {
    await openCheckout(EMAIL);
    await payTest(2000);
    closeCheckout();
    await pass(POLL_MS * 6);
    expect(checkout.get()).toMatchObject({ name: 'confirming', isSlow: true });
    server.answers[POLL] = ok({ Status: 'paid', User: aUser({ AccountBalance: 3000 }) });
    await pass(POLL_MS);
    expect(name()).toBe('paid');
  });

  it('takes the same payment again after silence, and no other amount', async () => {
    server.answers[PAY] = undefined;
    await openCheckout(EMAIL);
    await payTest(2000);
    expect(checkout.get()).toMatchObject({ name: 'open', problem: wallet.test.unreached, sentCents: 2000 });
    server.answers[PAY] = ok({ AccountBalance: 3000 });
    await payTest(2000);
    expect(server.asked.filter((one) => one.path === PAY).map((one) => one.body['SessionId'])).toEqual([
      'test_1',
      'test_1',
    ]);
  });

  it('takes a payment that was made before with another amount for what it is: paid', async () => {
    server.answers[PAY] = refusal('wallet.key-reused');
    server.answers[POLL] = ok({ Status: 'paid', User: aUser() });
    await openCheckout(EMAIL);
    await payTest(2000);
    await pass(0);
    expect(name()).toBe('paid');
  });

  it('goes on with the same session after a reload, and finds it paid where it was', async () => {
    await openCheckout(EMAIL);
    checkout.set({ name: 'none' });
    await openCheckout(EMAIL);
    expect(server.count(CREATE)).toBe(1);
    expect(checkout.get()).toMatchObject({ name: 'open', session: { sessionId: 'test_1' } });
    server.answers[POLL] = ok({ Status: 'paid', User: aUser() });
    checkout.set({ name: 'none' });
    await openCheckout(EMAIL);
    expect(name()).toBe('paid');
    expect(tabStorage.read('checkout')).toBeUndefined();
  });

  it('expires after ten minutes, and starts again with a new session', async () => {
    await openCheckout(EMAIL);
    await pass(CHECKOUT_MS - 1);
    expect(name()).toBe('open');
    await pass(1);
    expect(name()).toBe('expired');
    closeCheckout();
    await openCheckout(EMAIL);
    expect(server.count(CREATE)).toBe(2);
    expect(name()).toBe('open');
  });

  it('is paid, not expired, where the payment came in the last moment', async () => {
    await openCheckout(EMAIL);
    server.answers[POLL] = ok({ Status: 'paid', User: aUser() });
    await pass(CHECKOUT_MS);
    expect(name()).toBe('paid');
  });

  it('does not claim that nothing was paid when the last look reaches nobody', async () => {
    await openCheckout(EMAIL);
    server.answers[POLL] = undefined;
    await pass(CHECKOUT_MS);
    expect(checkout.get()).toEqual({ name: 'failed', text: wallet.checkout.unlearned });
  });

  it('of a card provider is looked at until it is paid', async () => {
    server.answers[CREATE] = ok({ SessionId: 'cs_1', ClientSecret: 'secret' });
    await openCheckout(EMAIL);
    await pass(POLL_MS * 2);
    expect(server.count(POLL)).toBe(2);
    server.answers[POLL] = ok({ Status: 'paid', User: aUser() });
    await pass(POLL_MS);
    expect(name()).toBe('paid');
    await pass(POLL_MS * 5);
    expect(server.count(POLL)).toBe(3);
  });
});
