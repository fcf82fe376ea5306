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
  isNotYet: true,
});

export const pollCheckoutSession = defineApiCall('/stripe/pay/init/payment/polling', {
  summary: 'Looks whether a checkout was paid, and credits it once if it was.',
  access: 'user',
  request: { ...signedIn, SessionId: z.string().min(1).max(300) },
  reply: { User: User.optional() },
  errors: ['wallet.deposit-not-found'],
  isNotYet: true,
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
  isNotYet: true,
});

export const walletCalls = [createCheckoutSession, pollCheckoutSession, getTransactions, getStatementCsv];
