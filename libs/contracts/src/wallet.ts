/** What other services say to the wallet, and what it tells them. Amounts are whole cents. */
import { z } from 'zod';
import { defineCall, defineEvent } from './define.js';
import { AreaKey, Cents, GenerationId, Instant, UserId } from './values.js';

/** Available money (posted minus held) is what people see; `posted` and `held` are for the books. Zeros without an account. */
export const Balance = z.object({
  availableCents: Cents,
  postedCents: Cents,
  heldCents: Cents,
  /** True once a first deposit was completed. */
  hasDeposited: z.boolean(),
});
export type Balance = z.infer<typeof Balance>;

export const readBalance = defineCall('wallet.read-balance', {
  request: z.object({ userId: UserId }),
  reply: Balance,
  isRepeatable: true,
});

/**
 * Takes one hold per area of need, all or none. Idempotent by generation: the same generation, areas, price and
 * user again answers as the first time did; other content is refused with `wallet.key-reused`, and a generation
 * once cancelled with `wallet.hold-refused`. `wallet.insufficient-funds` carries the fact `AffordableAreas`.
 */
export const hold = defineCall('wallet.hold', {
  request: z.object({
    generationId: GenerationId,
    userId: UserId,
    areas: z
      .array(AreaKey)
      .min(1)
      .max(10)
      .refine((areas) => new Set(areas).size === areas.length, 'An area may be named once'),
    priceCents: Cents.min(1),
    /** Internal use: booked as complimentary, amount 0. */
    isComplimentary: z.boolean(),
  }),
  reply: z.object({ availableCents: Cents }),
  errors: [
    'wallet.insufficient-funds',
    'wallet.account-frozen',
    'wallet.account-not-found',
    'wallet.key-reused',
    'wallet.hold-refused',
  ],
  timeoutMs: 5000,
  isRepeatable: true,
});

export const StatementLine = z.object({
  description: z.string(),
  /** Goals this line stands for; 0 for deposits and credits. Complimentary goals are counted, at an amount of 0. */
  goalsPurchased: z.int().min(0),
  /** Negative for debits. */
  amountCents: Cents,
  /** Posted balance after this line. */
  balanceCents: Cents,
  createdOn: Instant,
});
export type StatementLine = z.infer<typeof StatementLine>;

/** Newest first, one line per generation; at most the newest 1,000 lines. */
export const readStatement = defineCall('wallet.read-statement', {
  request: z.object({ userId: UserId }),
  reply: z.object({ lines: z.array(StatementLine) }),
  isRepeatable: true,
});

export const CheckoutSession = z.object({ sessionId: z.string(), clientSecret: z.string() });

/** Opens a checkout whose amount the customer chooses. Each request opens a new one, for ten minutes. */
export const createCheckout = defineCall('wallet.create-checkout', {
  request: z.object({ userId: UserId, email: z.string() }),
  reply: CheckoutSession,
  errors: ['not-yet', 'wallet.account-not-found'],
  isRepeatable: false,
});

/** Looks at one checkout of the user's own, fulfils it when it was paid, and answers the balance. */
export const pollCheckout = defineCall('wallet.poll-checkout', {
  request: z.object({ userId: UserId, sessionId: z.string().min(1).max(300) }),
  reply: Balance.extend({ status: z.enum(['open', 'paid', 'expired']) }),
  errors: ['wallet.deposit-not-found'],
  isRepeatable: true,
});

/**
 * Outside production only (`request.not-found` there): pays a test checkout with the chosen amount, which ends in the
 * same `fulfil` as a real one. The same amount again answers as the first time; another is refused.
 */
export const payTestCheckout = defineCall('wallet.pay-test-checkout', {
  request: z.object({ sessionId: z.string().min(1).max(300), amountCents: z.int() }),
  reply: Balance,
  errors: [
    'wallet.deposit-not-found',
    'wallet.amount-out-of-range',
    'wallet.checkout-expired',
    'wallet.key-reused',
  ],
  timeoutMs: 5000,
  isRepeatable: true,
});

/** A deposit was credited: notifications sends the receipt, identity ends the trial. */
export const depositCompleted = defineEvent('wallet.deposit-completed', {
  payload: z.object({ depositId: z.uuid(), userId: UserId, amountCents: Cents }),
  version: 1,
  subscribers: ['notifications', 'identity'],
});

export const walletCalls = [readBalance, hold, readStatement, createCheckout, pollCheckout, payTestCheckout];
export const walletEvents = [depositCompleted];
