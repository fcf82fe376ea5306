/**
 * The card provider, Stripe, in the wallet's own words. What an event or a page says of a payment is never believed:
 * it only tells which checkout to look at, and the answer comes from the provider's API.
 */
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { DomainError } from '@goalwright/contracts/errors';
import { UserId } from '@goalwright/contracts/values';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { z } from 'zod';

export const DEPOSIT_CENTS_MIN = 2000;
export const DEPOSIT_CENTS_MAX = 20_000;
const DEPOSIT_CENTS_SHOWN_FIRST = 5000;
/** A session's price belongs to the account at Stripe, not to the session: found again by this name. */
const PRICE_KEY = `goalwright-wallet-${String(DEPOSIT_CENTS_MIN)}-${String(DEPOSIT_CENTS_MAX)}-usd`;

const TIMEOUT_MS = 3000;
/** Where a page is waiting for a poll's answer: asking again in three seconds is its own retry. */
const IMPATIENT = { timeout: 2500, maxNetworkRetries: 0 } as const;
/** Stripe's shortest life of a session is 30 minutes from its own clock's now; ours ends it after ten. */
const SESSION_SECONDS = 31 * 60;
/** One page of Stripe's lists. */
const PAGE = 100;

/** What we write on a session, and what must stand on whatever we credit. */
const OurMark = z.object({ deposit_id: z.uuid(), user_id: UserId });

export interface CardPayment {
  readonly sessionId: string;
  readonly depositId: string;
  readonly userId: UserId;
  readonly amountCents: number;
  readonly paymentIntent: string;
}

/** `processing`: the customer is done, the money is not here yet. `refused`: paid, but not something we may credit. */
export type CheckoutState =
  | { readonly kind: 'open' | 'processing' | 'expired' }
  | { readonly kind: 'paid'; readonly payment: CardPayment }
  | { readonly kind: 'refused'; readonly reason: string };

/** What the provider took back of a payment, or gave back of that. */
export interface Reversal {
  readonly reference: string;
  readonly kind: 'return' | 'chargeback';
  readonly amountCents: number;
  readonly isStanding: boolean;
}

/** What a webhook is about; nothing else of it is used. */
export type Notice =
  | { readonly about: 'checkout'; readonly sessionId: string }
  | { readonly about: 'reversal'; readonly paymentIntent: string }
  | { readonly about: 'nothing-of-ours'; readonly type: string };

/** Money is not here or was given back; all others took it. */
const HARMLESS_DISPUTES = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);
const FAILED_REFUNDS = new Set(['failed', 'canceled']);

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

export class CardCheckouts {
  readonly #logger = new Logger(CardCheckouts.name);
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #isLive: boolean;
  #priceId: Promise<string> | undefined;

  constructor(settings: {
    secretKey: string;
    webhookSecret: string;
    isLive: boolean;
    apiUrl?: string | undefined;
  }) {
    const { secretKey, webhookSecret, isLive, apiUrl } = settings;
    const other = apiUrl === undefined ? undefined : new URL(apiUrl);
    this.#stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(other && {
        host: other.hostname,
        port: other.port,
        protocol: other.protocol === 'http:' ? 'http' : 'https',
      }),
    });
    this.#webhookSecret = webhookSecret;
    this.#isLive = isLive;
  }

  /**
   * Opens a checkout inside our page whose amount the customer chooses. The same deposit again gets the same session.
   * @throws DomainError `wallet.card-service-unreachable`
   */
  async open(deposit: {
    depositId: string;
    userId: UserId;
    email: string;
  }): Promise<{ sessionId: string; clientSecret: string }> {
    return this.#asked('open', async () => {
      const price = await this.#price();
      const mark: z.infer<typeof OurMark> = { deposit_id: deposit.depositId, user_id: deposit.userId };
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          ui_mode: 'embedded_page',
          // Nobody leaves the page, so only payments that need no other site: cards, and the wallets that hold them.
          redirect_on_completion: 'never',
          allowed_payment_method_types: ['card'],
          line_items: [{ price, quantity: 1 }],
          // An amount in another currency could not be credited.
          adaptive_pricing: { enabled: false },
          customer_email: deposit.email,
          client_reference_id: deposit.depositId,
          metadata: mark,
          payment_intent_data: { description: `${PRODUCT_NAME} wallet deposit`, metadata: mark },
          expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS,
        },
        { idempotencyKey: `deposit-${deposit.depositId}` },
      );
      if (session.client_secret === null) throw new Error('a session came without its secret');
      return { sessionId: session.id, clientSecret: session.client_secret };
    });
  }

  /** @throws DomainError `wallet.card-service-unreachable` */
  async read(sessionId: string): Promise<CheckoutState> {
    return this.#asked('read', async () =>
      this.#stateOf(await this.#stripe.checkout.sessions.retrieve(sessionId, {}, IMPATIENT)),
    );
  }

  /**
   * Ends a session, unless it was paid at this very moment: Stripe decides, and we read what it decided.
   * @throws DomainError `wallet.card-service-unreachable`
   */
  async end(sessionId: string): Promise<CheckoutState> {
    return this.#asked('end', async () => {
      try {
        return this.#stateOf(await this.#stripe.checkout.sessions.expire(sessionId, {}, IMPATIENT));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return this.#stateOf(await this.#stripe.checkout.sessions.retrieve(sessionId, {}, IMPATIENT));
      }
    });
  }

  /**
   * Reads an event once its signature holds: over the very bytes, with our secret, at most five minutes old.
   * @throws DomainError `wallet.webhook-unsigned`
   */
  notice(body: string, signature: string): Notice {
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(body, signature, this.#webhookSecret);
    } catch (error) {
      throw new DomainError('wallet.webhook-unsigned', {}, { cause: error });
    }
    const other = { about: 'nothing-of-ours', type: event.type } as const;
    // A test event reached the live endpoint, or the other way round.
    if (event.livemode !== this.#isLive) return other;
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired':
        return { about: 'checkout', sessionId: event.data.object.id };
      case 'charge.refunded':
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated': {
        const paymentIntent = idOf(event.data.object.payment_intent);
        return paymentIntent === undefined ? other : { about: 'reversal', paymentIntent };
      }
      default:
        return other;
    }
  }

  /** Every refund and dispute of a payment, as they stand now: the order in which we heard of them does not matter. */
  async reversalsOf(paymentIntent: string): Promise<Reversal[]> {
    return this.#asked('reversals', async () => {
      const [refunds, disputes] = await Promise.all([
        this.#stripe.refunds.list({ payment_intent: paymentIntent, limit: PAGE }),
        this.#stripe.disputes.list({ payment_intent: paymentIntent, limit: PAGE }),
      ]);
      return [
        ...refunds.data.map((refund) => ({
          reference: refund.id,
          kind: 'return' as const,
          amountCents: refund.amount,
          isStanding: !FAILED_REFUNDS.has(refund.status ?? ''),
        })),
        ...disputes.data.map((dispute) => ({
          reference: dispute.id,
          kind: 'chargeback' as const,
          amountCents: dispute.amount,
          isStanding: !HARMLESS_DISPUTES.has(dispute.status),
        })),
      ];
    });
  }

  /**
   * Sends money back to the card it came from; the same key again answers with the refund made before.
   * @returns Stripe's number of the refund
   */
  async giveBack(paymentIntent: string, amountCents: number, key: string): Promise<string> {
    return this.#asked('give back', async () => {
      const refund = await this.#stripe.refunds.create(
        { payment_intent: paymentIntent, amount: amountCents },
        { idempotencyKey: key },
      );
      return refund.id;
    });
  }

  /** The checkout a payment was made in; undefined where it was made in none. */
  async sessionOf(paymentIntent: string): Promise<string | undefined> {
    return this.#asked('session', async () => {
      const { data } = await this.#stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0]?.id;
    });
  }

  /** Every paid checkout since then that bears our mark, for the books. */
  async *paidSince(since: Date): AsyncGenerator<CardPayment> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const sessions = this.#stripe.checkout.sessions.list({ created, status: 'complete', limit: PAGE });
    for await (const session of sessions) {
      const state = this.#stateOf(session);
      if (state.kind === 'paid') yield state.payment;
    }
  }

  #stateOf(session: Stripe.Checkout.Session): CheckoutState {
    if (session.status === 'open') return { kind: 'open' };
    if (session.status === 'expired') return { kind: 'expired' };
    if (session.payment_status !== 'paid') return { kind: 'processing' };
    const mark = OurMark.safeParse(session.metadata);
    const paymentIntent = idOf(session.payment_intent);
    const { livemode, mode, currency, amount_total: amountCents } = session;
    if (!mark.success) return { kind: 'refused', reason: 'not a deposit of ours' };
    if (livemode !== this.#isLive) return { kind: 'refused', reason: 'of the other mode, test or live' };
    if (mode !== 'payment' || paymentIntent === undefined || amountCents === null)
      return { kind: 'refused', reason: 'not a payment' };
    if (currency !== 'usd') return { kind: 'refused', reason: 'in another currency' };
    const { deposit_id: depositId, user_id: userId } = mark.data;
    return {
      kind: 'paid',
      payment: { sessionId: session.id, depositId, userId, amountCents, paymentIntent },
    };
  }

  /** Once per process; another process that is faster made it for us too. */
  #price(): Promise<string> {
    this.#priceId ??= this.#findPrice().catch((error: unknown) => {
      this.#priceId = undefined;
      throw error;
    });
    return this.#priceId;
  }

  async #findPrice(): Promise<string> {
    const find = async (): Promise<string | undefined> => {
      const { data } = await this.#stripe.prices.list({ lookup_keys: [PRICE_KEY], active: true, limit: 1 });
      return data[0]?.id;
    };
    const known = await find();
    if (known !== undefined) return known;
    try {
      const price = await this.#stripe.prices.create({
        currency: 'usd',
        lookup_key: PRICE_KEY,
        custom_unit_amount: {
          enabled: true,
          minimum: DEPOSIT_CENTS_MIN,
          maximum: DEPOSIT_CENTS_MAX,
          preset: DEPOSIT_CENTS_SHOWN_FIRST,
        },
        product_data: { name: `${PRODUCT_NAME} wallet deposit` },
      });
      return price.id;
    } catch (error) {
      const made = await find();
      if (made !== undefined) return made;
      throw error;
    }
  }

  /** Whatever fails out there is one refusal to us; the log learns its class and Stripe's number of the request, no more. */
  async #asked<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code: problem, statusCode, requestId } = error;
      this.#logger.warn({
        msg: 'the card service did not do what we asked',
        what,
        type,
        problem,
        statusCode,
        requestId,
      });
      throw new DomainError('wallet.card-service-unreachable', {}, { cause: error });
    }
  }
}
