/** The provider's wallet. Amounts in cents. */
import { z } from 'zod';
import { EmailAddress } from '../values.js';
import { defineApiCall, signedIn } from './define.js';
import { User } from './users.js';

export const Statement = z.object({
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
  errors: ['wallet.account-not-found', 'request.too-many'],
});

export const pollCheckoutSession = defineApiCall('/stripe/pay/init/payment/polling', {
  summary: 'Looks whether a checkout was paid, and credits it once if it was.',
  access: 'user',
  request: { ...signedIn, SessionId: z.string().min(1).max(300) },
  reply: { User: User.optional(), Status: z.enum(['open', 'paid', 'expired']).optional() },
  errors: ['wallet.deposit-not-found'],
});

export const getTransactions = defineApiCall('/stripe/pay/get/all/transactions', {
  summary: 'The statement, newest first, one line per generation.',
  access: 'user',
  request: signedIn,
  reply: { Transaction: z.object({ Statements: z.array(Statement) }).optional() },
});

export const getStatementCsv = defineApiCall('/stripe/pay/get/statement/csv', {
  summary: 'The statement as CSV.',
  access: 'user',
  request: signedIn,
  reply: { FileName: z.string().optional(), Csv: z.string().optional() },
});

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

export const walletCalls = [createCheckoutSession, pollCheckoutSession, getTransactions, getStatementCsv];
