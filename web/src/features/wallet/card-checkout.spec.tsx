import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aUser, FakeServer, ok } from '../../../test/fake-server';
import { begin } from '../../lib/session';
import { wallet } from '../../texts/wallet';
import type { EmbeddedCheckout } from './stripe-js';

// Jest cannot link the testing library in one graph with Radix.
const { CheckoutDialog } = await import('./checkout-dialog');
const { checkout, CHECKOUT_MS, openCheckout, POLL_MS } = await import('./checkout');
const { SCRIPT_MS, STRIPE_JS } = await import('./stripe-js');
const { FORM_MS } = await import('./card-form');
const { useStore } = await import('../../lib/store');

const CREATE = '/stripe/pay/create/checkout/session';
const POLL = '/stripe/pay/init/payment/polling';

/** Stripe's script as a page sees it: what it was given, what stands on the page now, and how to end it. */
class FakeStripe {
  readonly keys: string[] = [];
  readonly secrets: string[] = [];
  standing = 0;
  standingMax = 0;
  complete = (): void => undefined;
  answer: () => Promise<void> = () => Promise.resolve();

  install(): void {
    Object.assign(globalThis, {
      Stripe: (key: string) => {
        this.keys.push(key);
        return {
          createEmbeddedCheckoutPage: async (options: {
            fetchClientSecret: () => Promise<string>;
            onComplete: () => void;
          }): Promise<EmbeddedCheckout> => {
            this.standing += 1;
            this.standingMax = Math.max(this.standingMax, this.standing);
            this.secrets.push(await options.fetchClientSecret());
            this.complete = options.onComplete;
            await this.answer();
            let frame: HTMLElement | undefined;
            return {
              mount: (element) => {
                frame = document.createElement('iframe');
                frame.title = 'Card form';
                element.append(frame);
              },
              destroy: () => {
                this.standing -= 1;
                frame?.remove();
              },
            };
          },
        };
      },
    });
  }
}

let server: FakeServer;
let stripe: FakeStripe;
const KEY = 'pk_test_of_a_test';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${STRIPE_JS}"]`);
const form = () => screen.queryByTitle('Card form');
const failure = () => screen.queryByText(wallet.card.failed);

async function scriptComes(): Promise<void> {
  stripe.install();
  await act(async () => {
    script()?.dispatchEvent(new Event('load'));
    await Promise.resolve();
  });
  await pass(0);
}

function Dialog() {
  const now = useStore(checkout);
  return <CheckoutDialog checkout={now} onAgain={() => undefined} onClose={() => undefined} />;
}

async function open() {
  const opened = render(<Dialog />);
  await act(() => openCheckout('ana@school.example'));
  await pass(0);
  return opened;
}

describe("the card provider's form", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    server = new FakeServer({ StripePublishableKey: KEY });
    server.answers = {
      [CREATE]: ok({ SessionId: 'cs_1', ClientSecret: 'cs_1_secret' }),
      [POLL]: ok({ Status: 'open', User: aUser() }),
    };
    stripe = new FakeStripe();
    begin(aUser(), 'token');
    checkout.set({ name: 'none' });
  });
  afterEach(async () => {
    cleanup();
    await pass(FORM_MS + SCRIPT_MS);
    script()?.remove();
    Reflect.deleteProperty(globalThis, 'Stripe');
    jest.clearAllTimers();
    jest.useRealTimers();
  });

  it('is fetched from Stripe once it is needed, and gets the key and the secret of the checkout', async () => {
    render(<Dialog />);
    expect(script()).toBeNull();
    await act(() => openCheckout('ana@school.example'));
    await pass(0);
    expect(script()).not.toBeNull();
    await scriptComes();
    expect(form()).not.toBeNull();
    expect(stripe.keys).toEqual([KEY]);
    expect(stripe.secrets).toEqual(['cs_1_secret']);
  });

  it('goes once its customer is done, and what was paid is asked of our server at once', async () => {
    await open();
    await scriptComes();
    const before = server.count(POLL);
    server.answers[POLL] = ok({ Status: 'paid', User: aUser({ AccountBalance: 3000 }) });
    act(() => {
      stripe.complete();
    });
    await pass(0);
    expect(server.count(POLL)).toBe(before + 1);
    expect(form()).toBeNull();
    expect(stripe.standing).toBe(0);
    expect(screen.getByText(wallet.checkout.paidText(3000))).toBeTruthy();
  });

  it('is not believed: a payment that our server does not know stays to be confirmed', async () => {
    await open();
    await scriptComes();
    act(() => {
      stripe.complete();
    });
    await pass(POLL_MS);
    expect(checkout.get().name).toBe('confirming');
  });

  it.each([
    ['is refused', () => script()?.dispatchEvent(new Event('error'))],
    ['is answered with something else', () => script()?.dispatchEvent(new Event('load'))],
  ])('whose script %s says so, and comes on the next try', async (_how, block) => {
    await open();
    await act(async () => {
      block();
      await Promise.resolve();
    });
    await pass(0);
    expect(failure()).not.toBeNull();
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    expect(checkout.get().name).toBe('open');
    fireEvent.click(screen.getByRole('button', { name: wallet.card.again }));
    await pass(0);
    await scriptComes();
    expect(failure()).toBeNull();
    expect(form()).not.toBeNull();
    expect(server.count(CREATE)).toBe(1);
  });

  it('that hangs is given up, and what comes later stands beside no other', async () => {
    await open();
    await pass(SCRIPT_MS);
    expect(failure()).not.toBeNull();
    let come: () => void = () => undefined;
    stripe.answer = () =>
      new Promise((resolve) => {
        come = resolve;
      });
    fireEvent.click(screen.getByRole('button', { name: wallet.card.again }));
    await pass(0);
    await scriptComes();
    await pass(FORM_MS);
    expect(failure()).not.toBeNull();
    come();
    await pass(0);
    expect(stripe.standing).toBe(0);
    expect(form()).toBeNull();
  });

  it('says so where Stripe itself refuses', async () => {
    stripe.answer = () => Promise.reject(new Error('IntegrationError'));
    await open();
    await scriptComes();
    expect(failure()).not.toBeNull();
  });

  it('is taken down with its dialog, and comes back with the same checkout, one at a time', async () => {
    const { unmount } = await open();
    await scriptComes();
    unmount();
    expect(stripe.standing).toBe(0);
    await pass(POLL_MS);
    expect(server.count(POLL)).toBeGreaterThan(0);
    await open();
    expect(form()).not.toBeNull();
    expect(stripe.secrets).toEqual(['cs_1_secret', 'cs_1_secret']);
    expect(stripe.standingMax).toBe(1);
    expect(server.count(CREATE)).toBe(1);
  });

  it('closed while it was still coming stands beside no second one', async () => {
    const comings: (() => void)[] = [];
    stripe.answer = () =>
      new Promise((resolve) => {
        comings.push(resolve);
      });
    const { unmount } = await open();
    await scriptComes();
    unmount();
    await open();
    expect(comings).toHaveLength(1);
    comings[0]?.();
    await pass(0);
    comings[1]?.();
    await pass(0);
    expect(form()).not.toBeNull();
    expect([stripe.standing, stripe.standingMax]).toEqual([1, 1]);
  });

  it('leaves the page when its ten minutes are over', async () => {
    await open();
    await scriptComes();
    server.answers[POLL] = ok({ Status: 'expired', User: aUser() });
    await pass(CHECKOUT_MS);
    expect(screen.getByText(wallet.checkout.expired)).toBeTruthy();
    expect(form()).toBeNull();
    expect(stripe.standing).toBe(0);
  });
});
