/** What notifications can be told by its environment. */
import { DatabaseConfig, LimitsConfig, PlatformConfig, wholeNumber } from '@goalwright/platform';
import { z } from 'zod';

const PROVIDERS = {
  PUBLIC_URL: 'the address of the web app, for links in mail and for the reports of Twilio',
  SENDGRID_API_KEY: 'email through SendGrid',
  SENDGRID_WEBHOOK_KEY: 'the verification key of the SendGrid event webhook',
  EMAIL_FROM: 'the address that mail comes from',
  TWILIO_ACCOUNT_SID: 'text messages through Twilio',
  TWILIO_AUTH_TOKEN: 'text messages through Twilio',
  SMS_FROM: 'the number that text messages come from',
} as const;
type ProviderSetting = keyof typeof PROVIDERS;
const PROVIDER_SETTINGS = Object.keys(PROVIDERS) as ProviderSetting[];

/** Messages hold codes: they leave over TLS, or not at all. Loopback is where tests have their carriers. */
const overTls = z
  .url()
  .refine((url) => /^https:\/\/|^http:\/\/127\.0\.0\.1[:/]/.test(url), 'must begin with https://')
  .transform((url) => url.replace(/\/+$/, ''));

/** Outside production mail and texts end in the outbox and need none of these; production needs them all. */
export const NotificationsConfig = PlatformConfig.extend({
  ...DatabaseConfig.shape,
  ...LimitsConfig.shape,
  PUBLIC_URL: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SENDGRID_API_KEY: z.string().startsWith('SG.', 'must begin with SG.').optional(),
  /** base64, as SendGrid shows it beside "Signed Event Webhook". */
  SENDGRID_WEBHOOK_KEY: z.base64().optional(),
  /** For accounts whose mail stays in the European Union. */
  SENDGRID_BASE_URL: overTls.default('https://api.sendgrid.com'),
  EMAIL_FROM: z.email().optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'must be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16).optional(),
  /** For accounts in another region of Twilio. */
  TWILIO_BASE_URL: overTls.default('https://api.twilio.com'),
  SMS_FROM: z
    .string()
    .regex(/^(?:\+1[2-9]\d{9}|MG[0-9a-fA-F]{32})$/, 'must be +1 and ten digits, or a messaging service')
    .optional(),
  /** What one person may be sent in a day (UTC), and all together: the last wall before costs, behind identity's limits. */
  SMS_PER_NUMBER_PER_DAY: wholeNumber(10, 1),
  /** Numbers that differ in their last four digits only: floods go to blocks of them. */
  SMS_PER_BLOCK_PER_DAY: wholeNumber(200, 1),
  SMS_PER_DAY: wholeNumber(5000, 1),
  EMAILS_PER_ADDRESS_PER_DAY: wholeNumber(30, 1),
  EMAILS_PER_DAY: wholeNumber(50_000, 1),
  /** One request to a carrier. All requests of one try together get three times this. */
  CARRIER_TIMEOUT_MS: wholeNumber(5000, 50).pipe(z.int().max(5000)),
  /** How long a message of which nobody knows whether it left waits for its carrier's report. */
  DOUBT_WAIT_MS: wholeNumber(10_000),
}).superRefine((config, context) => {
  if (config.MODE !== 'production') return;
  for (const name of PROVIDER_SETTINGS) {
    if (config[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: `production needs ${PROVIDERS[name]}` });
    }
  }
  if (config.PUBLIC_URL?.startsWith('https://') === false) {
    context.addIssue({
      code: 'custom',
      path: ['PUBLIC_URL'],
      message: 'must begin with https:// in production',
    });
  }
});
export type NotificationsConfig = z.infer<typeof NotificationsConfig>;

/** The injection token of the parsed settings. */
export const NOTIFICATIONS_CONFIG = Symbol('NotificationsConfig');

/** The settings of the carriers; all there in production, as the schema sees to. */
export type CarrierConfig = NotificationsConfig & Record<ProviderSetting, string>;

export function carrierConfig(config: NotificationsConfig): CarrierConfig | null {
  return config.MODE === 'production' && hasAll(config) ? config : null;
}

function hasAll(config: NotificationsConfig): config is CarrierConfig {
  return PROVIDER_SETTINGS.every((name) => config[name] !== undefined);
}

/** Where people reach the web app. */
export function publicUrl(config: NotificationsConfig): string {
  return config.PUBLIC_URL ?? 'http://127.0.0.1:5199';
}
