/** What notifications can be told by its environment. */
import { DatabaseConfig, PlatformConfig } from '@goalwright/platform';
import { z } from 'zod';

const PROVIDERS = {
  SENDGRID_API_KEY: 'email through SendGrid',
  EMAIL_FROM: 'the address that mail comes from',
  TWILIO_ACCOUNT_SID: 'text messages through Twilio',
  TWILIO_AUTH_TOKEN: 'text messages through Twilio',
  SMS_FROM: 'the number that text messages come from',
} as const;
type ProviderSetting = keyof typeof PROVIDERS;
const PROVIDER_SETTINGS = Object.keys(PROVIDERS) as ProviderSetting[];

/** Outside production mail and texts end in the outbox and need none of these; production needs them all. */
export const NotificationsConfig = PlatformConfig.extend({
  ...DatabaseConfig.shape,
  SENDGRID_API_KEY: z.string().optional(),
  EMAIL_FROM: z.email().optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
}).superRefine((config, context) => {
  if (config.MODE !== 'production') return;
  for (const name of PROVIDER_SETTINGS) {
    if (config[name] === undefined) {
      context.addIssue({ code: 'custom', path: [name], message: `production needs ${PROVIDERS[name]}` });
    }
  }
});
export type NotificationsConfig = z.infer<typeof NotificationsConfig>;

/** The injection token of the parsed settings. */
export const NOTIFICATIONS_CONFIG = Symbol('NotificationsConfig');
