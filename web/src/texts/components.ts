/** The words of the shared components. */
import type { PasswordRule } from '../lib/password-rules';

export const components = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  codePlaceholder: 'xxxxxx',
  saving: 'Saving',
  saved: (time: string) => `Saved ${time}`,
  passwordRulesTitle: 'Your password',
  /** The spec's words; the first is said positively while it holds. */
  passwordRules: {
    matches: 'Passwords match',
    length: '12 characters minimum',
    'upper-case': 'Contains at least one upper case letter',
    'lower-case': 'Contains at least one lower case letter',
  } satisfies Record<PasswordRule, string>,
  passwordsDoNotMatch: 'Passwords do not match',
  ruleMet: 'met',
  ruleBroken: 'not met',
} as const;
