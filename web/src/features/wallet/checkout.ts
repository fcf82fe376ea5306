/**
 * One checkout at a time, from its opening to the credited deposit. It lives beside the page's components: closing
 * the dialog or changing the page in the middle neither loses a payment nor makes a second one, and a reload goes on
 * with the same checkout.
 */
import {
  createCheckoutSession,
  pollCheckoutSession,
  TEST_CHECKOUT_PREFIX,
} from '@goalwright/contracts/api/wallet';
import { call, Unreachable } from '../../lib/api';
import { tabStorage } from '../../lib/encoded-storage';
import { flagPayment } from '../../lib/payment-flag';
import { refreshUser } from '../../lib/session';
import { Store } from '../../lib/store';
import { wallet } from '../../texts/wallet';
import { payTestCheckout } from './test-payment';

const words = wallet.checkout;
/** The spec's time: after it the dialog asks to start again. */
export const CHECKOUT_MS = 600_000;
/** How often a card provider's checkout is looked at while it is open, and any after it was paid. */
export const POLL_MS = 3000;
/** Tries after paying, before the person is told that it takes longer. */
const SLOW_AFTER = 4;
const KEPT = 'checkout';

export interface CheckoutSession {
  readonly sessionId: string;
  readonly clientSecret: string;
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number;
}

export type Checkout =
  | { readonly name: 'none' }
  | { readonly name: 'opening' }
  | {
      readonly name: 'open';
      readonly session: CheckoutSession;
      readonly problem?: string;
      /** A payment of this many cents may have arrived: no other amount may follow it. */
      readonly sentCents?: number;
    }
  | { readonly name: 'paying'; readonly session: CheckoutSession }
  | { readonly name: 'confirming'; readonly session: CheckoutSession; readonly isSlow: boolean }
  | { readonly name: 'paid'; readonly balanceCents: number }
  | { readonly name: 'expired' }
  | { readonly name: 'failed'; readonly text: string };

export const checkout = new Store<Checkout>({ name: 'none' });

export const isTest = ({ sessionId }: CheckoutSession): boolean => sessionId.startsWith(TEST_CHECKOUT_PREFIX);

let watch: ReturnType<typeof setTimeout> | undefined;

function isSession(value: unknown): value is CheckoutSession {
  if (typeof value !== 'object' || value === null) return false;
  if (!('sessionId' in value && 'clientSecret' in value && 'expiresAtMs' in value)) return false;
  return typeof value.sessionId === 'string' && typeof value.expiresAtMs === 'number';
}

/** Opens a checkout, or goes on with the one that is open, also after a reload of the page. */
export async function openCheckout(email: string): Promise<void> {
  const { name } = checkout.get();
  if (name === 'opening' || name === 'open' || name === 'paying' || name === 'confirming') return;
  checkout.set({ name: 'opening' });
  const kept = tabStorage.read(KEPT);
  if (isSession(kept) && Date.now() < kept.expiresAtMs) {
    await resume(kept);
    return;
  }
  try {
    const reply = await call(createCheckoutSession, { Email: email });
    if (!reply.isSuccessful) {
      checkout.set({ name: 'failed', text: reply.problem.Message || words.unknown });
      return;
    }
    const { SessionId, ClientSecret } = reply.body;
    if (SessionId === undefined) {
      checkout.set({ name: 'failed', text: words.unknown });
      return;
    }
    stand({
      sessionId: SessionId,
      clientSecret: ClientSecret ?? '',
      expiresAtMs: Date.now() + CHECKOUT_MS,
    });
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    checkout.set({ name: 'failed', text: words.unreachable });
  }
}

/** After a reload it may have been paid already: that is asked before anything is offered. */
async function resume(session: CheckoutSession): Promise<void> {
  const status = await look(session);
  if (status === 'open') stand(session);
  else if (status === 'unknown') checkout.set({ name: 'failed', text: words.unreachable });
}

function stand(session: CheckoutSession): void {
  tabStorage.write(KEPT, session);
  flagPayment(true);
  checkout.set({ name: 'open', session });
  lookLater(session, 0);
}

/** Pays with test money. Pressing twice, or again after silence, is one payment. */
export async function payTest(cents: number): Promise<void> {
  const now = checkout.get();
  if (now.name !== 'open') return;
  const { session } = now;
  checkout.set({ name: 'paying', session });
  try {
    const problem = await payTestCheckout({ SessionId: session.sessionId, AmountCents: cents });
    if (problem?.Code === 'wallet.checkout-expired') settle({ name: 'expired' });
    // `wallet.key-reused`: it was paid before, with another amount.
    else if (problem && problem.Code !== 'wallet.key-reused') {
      checkout.set({ name: 'open', session, problem: problem.Message || words.unknown });
      lookLater(session, 0);
    } else {
      checkout.set({ name: 'confirming', session, isSlow: false });
      lookLater(session, 0, 0);
    }
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    checkout.set({ name: 'open', session, problem: wallet.test.unreached, sentCents: cents });
    lookLater(session, 0);
  }
}

/** The card provider's form says that its customer is done; whether it was paid is asked of our server. */
export function paidByCard(session: CheckoutSession): void {
  const now = checkout.get();
  if (now.name !== 'open' || now.session.sessionId !== session.sessionId) return;
  checkout.set({ name: 'confirming', session, isSlow: false });
  lookLater(session, 0, 0);
}

/** Done with what is final; a checkout that is open stays so, and is gone on with. */
export function closeCheckout(): void {
  const { name } = checkout.get();
  if (name === 'paid' || name === 'expired' || name === 'failed') checkout.set({ name: 'none' });
}

/** Asks the server how a checkout stands, and takes over what is final. */
async function look(session: CheckoutSession): Promise<'open' | 'final' | 'unknown'> {
  try {
    const reply = await call(pollCheckoutSession, { SessionId: session.sessionId });
    if (!reply.isSuccessful) {
      if (reply.problem.Code !== 'wallet.deposit-not-found') return 'unknown';
      settle({ name: 'expired' });
      return 'final';
    }
    const { User: user, Status: status } = reply.body;
    if (user) refreshUser(user);
    if (status === 'paid') settle({ name: 'paid', balanceCents: user?.AccountBalance ?? 0 });
    else if (status === 'expired') settle({ name: 'expired' });
    else return 'open';
    return 'final';
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return 'unknown';
  }
}

function settle(outcome: Checkout): void {
  clearTimeout(watch);
  tabStorage.write(KEPT, undefined);
  flagPayment(false);
  checkout.set(outcome);
}

/**
 * Looks at the checkout from time to time until it is final. Its bound is the ten minutes of the checkout: then one
 * last look tells whether it was paid meanwhile. A test checkout is paid from this very page, so nothing is to be
 * learned of an open one before that.
 */
function lookLater(session: CheckoutSession, tries: number, pauseMs = POLL_MS): void {
  clearTimeout(watch);
  const leftMs = Math.max(0, session.expiresAtMs - Date.now());
  const waitMs = isTest(session) && checkout.get().name === 'open' ? leftMs : Math.min(pauseMs, leftMs);
  watch = setTimeout(() => {
    void lookOnce(session, tries, leftMs <= waitMs);
  }, waitMs);
}

async function lookOnce(session: CheckoutSession, tries: number, isLast: boolean): Promise<void> {
  const seen = await look(session);
  const now = checkout.get();
  // What is being paid this moment looks again by itself.
  if (seen === 'final' || now.name === 'paying') return;
  if (isLast) {
    settle(seen === 'open' ? { name: 'expired' } : { name: 'failed', text: words.unlearned });
    return;
  }
  if (now.name === 'confirming' && tries >= SLOW_AFTER) checkout.set({ ...now, isSlow: true });
  lookLater(session, tries + 1);
}
