/** The wallet's settings. */
import { DatabaseConfig, PlatformConfig, wholeNumber } from '@goalwright/platform';
import { z } from 'zod';

const LIVE_KEY = /^(?:sk|rk)_live_/;

export const WalletConfig = PlatformConfig.extend({
  ...DatabaseConfig.shape,
  /** Granted once per person ever, when email and phone are verified. */
  SIGN_UP_CREDIT_CENTS: wholeNumber(1000, 1),
  /** Holds older than this are asked about; drafting may rightly take minutes. */
  HOLD_AGE_MS_MAX: wholeNumber(15 * 60_000),
  HOLD_SWEEP_EVERY_MS: wholeNumber(30_000, 10),
  DEPOSIT_SWEEP_EVERY_MS: wholeNumber(30_000, 10),
  /** How often the books are proved; each broken rule is counted in a metric, and none is mended. */
  RECONCILE_EVERY_MS: wholeNumber(5 * 60_000, 10),
  /** Set: cards are charged through Stripe. Absent: the test checkout, which production refuses. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:live|test)_\w+$/, 'must be a secret or restricted key of Stripe')
    .optional(),
  /** Of the one endpoint at `/stripe/webhook`. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of the webhook endpoint')
    .optional(),
  /** Another address than Stripe's own: for tests. */
  STRIPE_API_URL: z.url().optional(),
}).superRefine((config, context) => {
  const { MODE, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const fault = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const isProduction = MODE === 'production';
  if (isProduction && key === undefined) fault('STRIPE_SECRET_KEY', 'production needs card payments');
  // Stripe's test cards pay with no money.
  if (isProduction && key !== undefined && !LIVE_KEY.test(key))
    fault('STRIPE_SECRET_KEY', 'production needs a live key');
  if (webhookSecret === undefined && (isProduction || key !== undefined))
    fault('STRIPE_WEBHOOK_SECRET', 'must be set where STRIPE_SECRET_KEY is');
});
export type WalletConfig = z.infer<typeof WalletConfig>;

/** Nest's token for the settings. */
export const WALLET_CONFIG = Symbol('wallet config');

/** Whether payments of this installation are real money. */
export const isLive = (secretKey: string): boolean => LIVE_KEY.test(secretKey);
