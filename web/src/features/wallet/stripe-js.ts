/**
 * Stripe's own script, from Stripe's own host as its terms ask, and only once somebody pays: no other page tells Stripe
 * who is there. What of it we use is declared here by hand, since the package around it would load the same file.
 */

/**
 * The release whose checkout call this file knows; each is kept by Stripe and never changes what it promises. The server
 * names its form of checkout (`embedded_page`) in the same terms.
 */
export const STRIPE_JS = 'https://js.stripe.com/dahlia/stripe.js';
/** Blockers and school filters often let a request hang instead of refusing it. */
export const SCRIPT_MS = 15_000;

/** A checkout as Stripe puts it into an element of ours. */
export interface EmbeddedCheckout {
  mount(element: HTMLElement): void;
  /** Takes it out again; of two at once the second is refused. */
  destroy(): void;
}

export interface StripeApi {
  createEmbeddedCheckoutPage(options: {
    fetchClientSecret: () => Promise<string>;
    onComplete: () => void;
  }): Promise<EmbeddedCheckout>;
}

type StripeConstructor = (publishableKey: string) => StripeApi;

/** The script did not come, or what came is not Stripe's. */
export class CardFormUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The card form of Stripe could not be loaded', { cause });
    this.name = 'CardFormUnavailable';
  }
}

let loading: Promise<StripeConstructor> | undefined;
let made: { readonly by: StripeConstructor; readonly key: string; readonly stripe: StripeApi } | undefined;

function constructorThere(): StripeConstructor | undefined {
  const there: unknown = Reflect.get(globalThis, 'Stripe');
  return typeof there === 'function' ? (there as StripeConstructor) : undefined;
}

function loadScript(): Promise<StripeConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(fail, SCRIPT_MS);
    function fail() {
      clearTimeout(timer);
      // The next try asks for it anew.
      script.remove();
      reject(new CardFormUnavailable());
    }
    script.src = STRIPE_JS;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const found = constructorThere();
      // Some blockers answer with an empty script.
      if (found === undefined) fail();
      else resolve(found);
    });
    document.head.append(script);
  });
}

/**
 * Stripe for a publishable key; one is made and kept, as Stripe asks. A failure is forgotten: the next call tries again.
 * @throws CardFormUnavailable
 */
export async function stripeFor(publishableKey: string): Promise<StripeApi> {
  const by = constructorThere() ?? (await loadOnce());
  if (made?.by !== by || made.key !== publishableKey) {
    made = { by, key: publishableKey, stripe: by(publishableKey) };
  }
  return made.stripe;
}

function loadOnce(): Promise<StripeConstructor> {
  loading ??= loadScript().finally(() => {
    loading = undefined;
  });
  return loading;
}
