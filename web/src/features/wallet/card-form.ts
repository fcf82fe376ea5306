/**
 * Puts Stripe's checkout into an element, and takes it out again. Stripe refuses a second one on the page, so each waits
 * until the one before is gone, also where a dialog is closed while its form is still coming.
 */
import { readPublicConfig } from '../../lib/public-config';
import type { CheckoutSession } from './checkout';
import { CardFormUnavailable, type EmbeddedCheckout, stripeFor } from './stripe-js';

/** How long Stripe may take from its script to a form; past it something on the way swallows its requests. */
export const FORM_MS = 20_000;

let before: Promise<unknown> = Promise.resolve();

export interface CardForm {
  /** Resolves once the form is in its place. Rejects with `CardFormUnavailable`, or with what Stripe said. */
  readonly shown: Promise<void>;
  readonly remove: () => void;
}

export function showCardForm(
  element: HTMLElement,
  session: CheckoutSession,
  onComplete: () => void,
): CardForm {
  let isRemoved = false;
  const isGone = () => isRemoved;
  let checkout: EmbeddedCheckout | undefined;
  const remove = () => {
    isRemoved = true;
    checkout?.destroy();
    checkout = undefined;
  };
  const made = before.then(async () => {
    if (isGone()) return;
    const { StripePublishableKey: key } = await readPublicConfig();
    if (key === null) throw new CardFormUnavailable();
    const stripe = await stripeFor(key);
    checkout = await stripe.createEmbeddedCheckoutPage({
      fetchClientSecret: () => Promise.resolve(session.clientSecret),
      onComplete,
    });
    // Closed meanwhile: it must not be left behind, or the next one is refused.
    if (isGone()) remove();
    else checkout.mount(element);
  });
  // The next one waits for this one's end, however it ends, but not for ever.
  before = within(FORM_MS, made).catch(() => undefined);
  return { shown: within(FORM_MS, made), remove };
}

function within(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new CardFormUnavailable());
    }, ms);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
