import { cents } from '@goalwright/contracts/values';
import { DatabaseConfig, PlatformConfig, secret, wholeNumber } from '@goalwright/platform';
import { z } from 'zod';

/** Settings of the generator's API and of its workers. */
export const GeneratorConfig = PlatformConfig.extend({
  ...DatabaseConfig.shape,
  /** Shared with the gateway, which seals the files with it. */
  BLOB_SECRET: secret('blob-secret'),
  /** Seals texts, requests, goals and talks at rest. */
  VAULT_SECRET: secret('vault-secret'),
  PRICE_PER_AREA_CENTS: wholeNumber(200, 1).transform(cents),
  DAILY_AREA_LIMIT: wholeNumber(50, 1),
  DAILY_LIMIT_TIME_ZONE: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', 'is no time zone')
    .default('America/Los_Angeles'),
  SWEEP_EVERY_MS: wholeNumber(5000, 100),
  /** How long a generation or a document may stand still before it is set going again. */
  SWEEP_STILL_MS: wholeNumber(15_000, 100),
  /** Areas one worker drafts at once. */
  DRAFTS_AT_ONCE: wholeNumber(16, 1),
  /** Documents one worker reads at once; each has a child process of its own. */
  READINGS_AT_ONCE: wholeNumber(1, 1),
  READING_MS_MAX: wholeNumber(30_000, 100),
  READING_BYTES_MAX: wholeNumber(700 * 1024 * 1024, 1),
  READING_PAGES_MAX: wholeNumber(150, 1),
});
export type GeneratorConfig = z.infer<typeof GeneratorConfig>;
