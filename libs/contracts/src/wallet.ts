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

/** `goals`: what was drafted; `credit`: sign-up credit and refunds of ours; `returned`: money back to or from the card. */
export const StatementKind = z.enum(['goals', 'deposit', 'credit', 'returned']);
export type StatementKind = z.infer<typeof StatementKind>;

export const StatementLine = z.object({
  kind: StatementKind,
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

/**
 * Newest first, one line per generation: one page of the kinds asked for, the newest 1,000 lines of all kinds where
 * nothing is asked for. `total` counts all lines of those kinds; a page past the last one is empty.
 */
export const readStatement = defineCall('wallet.read-statement', {
  request: z.object({
    userId: UserId,
    kinds: z.array(StatementKind).min(1).max(StatementKind.options.length).optional(),
    page: z.int().min(1).max(100_000).optional(),
    pageSize: z.int().min(1).max(10_000).optional(),
  }),
  reply: z.object({ lines: z.array(StatementLine), total: z.int().min(0) }),
  isRepeatable: true,
});

/** A month of many people together: counts and sums, nobody by name. */
export const MonthlySpending = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** Who had goals drafted in it. */
  people: z.int().min(0),
  /** With the complimentary ones. */
  goals: z.int().min(0),
  complimentaryGoals: z.int().min(0),
  spentCents: Cents,
  depositedCents: Cents,
});
export type MonthlySpending = z.infer<typeof MonthlySpending>;

/** The last months up to now, newest first, by the calendar of the time zone; months without any are left out. */
export const readMonthlySpending = defineCall('wallet.read-monthly-spending', {
  request: z.object({
    userIds: z.array(UserId).max(20_000),
    months: z.int().min(1).max(36),
    timeZone: z
      .string()
      .regex(/^[A-Za-z_]+(?:\/[A-Za-z_]+){0,2}$/)
      .max(60),
  }),
  reply: z.object({ months: z.array(MonthlySpending) }),
  timeoutMs: 8000,
  isRepeatable: true,
});

export const CheckoutSession = z.object({ sessionId: z.string(), clientSecret: z.string() });

/** Opens a checkout whose amount the customer chooses. Each request opens a new one, for ten minutes. */
export const createCheckout = defineCall('wallet.create-checkout', {
  request: z.object({ userId: UserId, email: z.string() }),
  reply: CheckoutSession,
  errors: ['wallet.account-not-found', 'wallet.card-service-unreachable', 'request.too-many'],
  // The card service's own limits and one repetition each, with room.
  timeoutMs: 20_000,
  isRepeatable: false,
});

/** Looks at one checkout of the user's own, fulfils it when it was paid, and answers the balance. */
export const pollCheckout = defineCall('wallet.poll-checkout', {
  request: z.object({ userId: UserId, sessionId: z.string().min(1).max(300) }),
  reply: Balance.extend({ status: z.enum(['open', 'paid', 'expired']) }),
  errors: ['wallet.deposit-not-found'],
  // Longer than the card service is waited for.
  timeoutMs: 8000,
  isRepeatable: true,
});

/**
 * What the card provider sent to its webhook: the body as its bytes were, since the signature is over them. Telling
 * the same again has no second effect. `request.not-found` where no card provider is set up.
 */
export const receiveStripeEvent = defineCall('wallet.receive-stripe-event', {
  request: z.object({ body: z.string().max(1_000_000), signature: z.string().max(2000) }),
  reply: z.object({}),
  errors: ['wallet.webhook-unsigned', 'wallet.card-service-unreachable', 'request.not-found'],
  timeoutMs: 20_000,
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

export const walletCalls = [
  readBalance,
  hold,
  readStatement,
  readMonthlySpending,
  createCheckout,
  pollCheckout,
  payTestCheckout,
  receiveStripeEvent,
];
export const walletEvents = [depositCompleted];
