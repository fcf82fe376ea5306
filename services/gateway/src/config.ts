/** The gateway's settings. */
import { isBodyKey } from '@goalwright/contracts/api/body-payload';
import { LimitsConfig, PlatformConfig, port, secret, wholeNumber } from '@goalwright/platform';
import { z } from 'zod';

/** Injects the settings into a provider. */
export const GATEWAY_CONFIG = Symbol('gateway settings');

const list = z
  .string()
  .default('')
  .transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );

export const GatewayConfig = PlatformConfig.extend({
  ...LimitsConfig.shape,
  HTTP_PORT: port(5199),
  /** Connects as the role that may only INSERT uploads. */
  BLOB_DATABASE_URL: z.url(),
  BLOB_SECRET: secret('blob-secret'),
  /** base64 of 32 bytes; set: pages seal bodies that carry passwords. */
  BODY_ENCRYPTION_KEY: z.string().refine(isBodyKey, 'must be base64 of 32 bytes').optional(),
  /** Other origins whose pages may call, separated by commas. */
  CORS_ORIGINS: list,
  /** How many proxies stand in front, or their addresses separated by commas; empty: none. */
  TRUSTED_PROXIES: list,
  PRICE_PER_AREA_CENTS: wholeNumber(200, 1),
  MINIMUM_BALANCE_CENTS: wholeNumber(1000),
  /** The wallet's `STRIPE_SECRET_KEY` belongs to it. It is public; a secret key put here by mistake must not be. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:live|test)_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  SUPPORT_FORM_SCRIPT_URL: z.url().optional(),
  /** Per user, counted by each gateway. */
  UPLOADS_PER_HOUR: wholeNumber(20, 1),
  /** Longest wait of a reply for its goals; past it the page follows the generation. */
  GOALS_WAIT_MS: wholeNumber(25_000),
  /** Longest wait of a reply for a document's reading: the reader's own 30 s and some queueing. */
  READING_WAIT_MS: wholeNumber(35_000),
  /** Longest wait for the token of an upload whose file came first. */
  TOKEN_WAIT_MS: wholeNumber(20_000, 1),
  /** Where the built web app lies; the repository's own unless told. */
  WEB_ROOT: z.string().optional(),
}).superRefine((config, context) => {
  if (config.MODE !== 'production' || config.STRIPE_PUBLISHABLE_KEY?.startsWith('pk_live_')) return;
  context.addIssue({
    code: 'custom',
    path: ['STRIPE_PUBLISHABLE_KEY'],
    message: 'production needs the live publishable key of Stripe',
  });
});
export type GatewayConfig = z.infer<typeof GatewayConfig>;
