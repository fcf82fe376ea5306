/** The provider's wallet. Amounts in cents. */
import { z } from 'zod';
import { EmailAddress } from '../values.js';
import { defineApiCall, signedIn } from './define.js';
import { User } from './users.js';

/** What a statement can be filtered by. */
export const StatementKinds = z
  .array(z.enum(['goals', 'deposit', 'credit', 'returned']))
  .min(1)
  .max(4);

export const Statement = z.object({
  Kind: StatementKinds.element.optional(),
  Description: z.string(),
  StripeCurrency: z.literal('usd'),
  GoalsPurchased: z.int(),
  /** Negative for debits. */
  Amount: z.int(),
  CurrentBalance: z.int(),
  CreatedOn: z.iso.datetime(),
});

export const createCheckoutSession = defineApiCall('/stripe/pay/create/checkout/session', {
  summary: 'Opens a checkout whose amount the customer chooses, between 20 and 200 dollars.',
  access: 'user',
  request: { ...signedIn, Email: EmailAddress },
  reply: { SessionId: z.string().optional(), ClientSecret: z.string().optional() },
  errors: ['wallet.account-not-found', 'request.too-many', 'wallet.card-service-unreachable'],
});

export const pollCheckoutSession = defineApiCall('/stripe/pay/init/payment/polling', {
  summary: 'Looks whether a checkout was paid, and credits it once if it was.',
  access: 'user',
  request: { ...signedIn, SessionId: z.string().min(1).max(300) },
  reply: { User: User.optional(), Status: z.enum(['open', 'paid', 'expired']).optional() },
  errors: ['wallet.deposit-not-found'],
});

export const getTransactions = defineApiCall('/stripe/pay/get/all/transactions', {
  summary:
    'The statement, newest first, one line per generation: a page of it, or the newest 1,000 lines where no page is asked for.',
  access: 'user',
  request: {
    ...signedIn,
    /** All kinds where absent. */
    Kinds: StatementKinds.nullish(),
    /** From 1. One past the last is empty. */
    Page: z.int().min(1).max(10_000).nullish(),
    PageSize: z.int().min(1).max(100).nullish(),
  },
  reply: {
    /** `Total`: lines of these kinds on all pages together. */
    Transaction: z.object({ Statements: z.array(Statement), Total: z.int().min(0).optional() }).optional(),
  },
});

export const getStatementCsv = defineApiCall('/stripe/pay/get/statement/csv', {
  summary: 'The statement as CSV, the newest 10,000 lines of the kinds asked for.',
  access: 'user',
  request: { ...signedIn, Kinds: StatementKinds.nullish() },
  reply: { FileName: z.string().optional(), Csv: z.string().optional() },
});

/** A month of a district: counts and sums, nobody by name, and nothing of what was drafted. */
export const DistrictMonth = z.object({
  /** `2026-11`. */
  Month: z.string(),
  /** Who had goals drafted in it. */
  People: z.int(),
  /** With the complimentary ones. */
  Goals: z.int(),
  ComplimentaryGoals: z.int(),
  /** Cents. */
  Spent: z.int(),
  /** Cents. */
  Deposited: z.int(),
});

export const getMonthlySpending = defineApiCall('/um/spending/monthly', {
  summary:
    'Counts and spending of the own LEA by month, newest first; internal administrators name any, or see all.',
  access: 'administrator',
  request: {
    ...signedIn,
    LEA: z.string().max(100).nullish(),
    /** The last twelve where absent. */
    Months: z.int().min(1).max(36).nullish(),
  },
  reply: { LEA: z.string().optional(), Months: z.array(DistrictMonth).optional() },
  errors: ['identity.forbidden'],
});

/** Where the card provider tells of payments, below no prefix: its signature is over the raw body. */
export const STRIPE_WEBHOOK_PATH = '/stripe/webhook';

/** Where a test checkout is paid: not below `/api/v1`, and outside production only. */
export const TEST_CHECKOUT_PATH = '/dev/test-checkout/pay';
/** `SessionId`s of test checkouts begin with this; all others are the card provider's. */
export const TEST_CHECKOUT_PREFIX = 'test_';

/** Whoever knows a session's id may pay it, as with a real checkout's page: no token is asked for. */
export const TestCheckoutPayment = z.object({ SessionId: z.string().min(1).max(300), AmountCents: z.int() });
export type TestCheckoutPayment = z.infer<typeof TestCheckoutPayment>;

/** `AccountBalance`: cents, available. A refusal is a `Problem`, as everywhere. */
export const TestCheckoutPaid = z.object({
  IsSuccessful: z.literal(true),
  Message: z.string(),
  AccountBalance: z.int(),
});
export type TestCheckoutPaid = z.infer<typeof TestCheckoutPaid>;

export const walletCalls = [
  createCheckoutSession,
  pollCheckoutSession,
  getTransactions,
  getStatementCsv,
  getMonthlySpending,
];
