/** What identity can be told by its environment. */
import { DatabaseConfig, LimitsConfig, PlatformConfig, secret, wholeNumber } from '@goalwright/platform';
import { z } from 'zod';
import { DEMO_INTERNAL_ADMINISTRATOR } from './demo-people.js';

export const IdentityConfig = PlatformConfig.extend({
  ...DatabaseConfig.shape,
  ...LimitsConfig.shape,
  /** Goes into every password before it is hashed: a stolen table alone cannot be guessed at. */
  PASSWORD_PEPPER: secret('password-pepper'),
  /** Codes are kept as HMACs under it, and encrypted under it until they are delivered. */
  CODE_SECRET: secret('code-secret'),
  /** Makes the marks by which the wallet knows a person again. Must never change: the credit is once per person. */
  PERSON_SECRET: secret('person-secret'),
  SESSION_IDLE_MINUTES: wholeNumber(120, 1),
  SESSION_ABSOLUTE_MINUTES: wholeNumber(720, 1),
  CODE_RESEND_SECONDS: wholeNumber(60),
  CODES_PER_HOUR: wholeNumber(5, 1),
  /** True: a forgotten password's first step answers the same for every address. */
  STRICT_ENUMERATION: z.stringbool().default(false),
  INTERNAL_EMAIL_DOMAIN: z.string().trim().toLowerCase().default('goalwright.example'),
  /** Comma-separated addresses that see every LEA. */
  INTERNAL_ADMIN_EMAILS: z.string().optional(),
});
export type IdentityConfig = z.infer<typeof IdentityConfig>;

/** The injection token of the parsed settings. */
export const IDENTITY_CONFIG = Symbol('IdentityConfig');

/** Who sees every LEA, in lower case. Nobody by default but in the embedded mode. */
export function internalAdministrators(config: IdentityConfig): ReadonlySet<string> {
  const listed =
    config.INTERNAL_ADMIN_EMAILS ?? (config.MODE === 'embedded' ? DEMO_INTERNAL_ADMINISTRATOR : '');
  return new Set(
    listed
      .split(',')
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ''),
  );
}
