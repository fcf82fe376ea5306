/** The wallet's settings. */
import { DatabaseConfig, PlatformConfig, wholeNumber } from '@goalwright/platform';
import type { z } from 'zod';

export const WalletConfig = PlatformConfig.extend({
  ...DatabaseConfig.shape,
  /** Granted once per person ever, when email and phone are verified. */
  SIGN_UP_CREDIT_CENTS: wholeNumber(1000, 1),
  /** Holds older than this are asked about; drafting may rightly take minutes. */
  HOLD_AGE_MS_MAX: wholeNumber(15 * 60_000),
  HOLD_SWEEP_EVERY_MS: wholeNumber(30_000, 10),
  DEPOSIT_SWEEP_EVERY_MS: wholeNumber(30_000, 10),
});
export type WalletConfig = z.infer<typeof WalletConfig>;

/** Nest's token for the settings. */
export const WALLET_CONFIG = Symbol('wallet config');
