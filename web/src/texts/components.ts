/** The words of the shared components. */
import type { PasswordRule } from '../lib/password-rules';

export const components = {
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  codePlaceholder: 'xxxxxx',
  pagesOf: (label: string) => `Pages of ${label}`,
  resultsPerPage: 'Results per page',
  rowsShown: (first: number, last: number, total: number) =>
    total === 0 ? '0 results' : `${String(first)}-${String(last)} of ${String(total)}`,
  pageOf: (page: number, pages: number) => `${String(page)} / ${String(pages)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  resendCode: 'Send a new code',
  resendCodeIn: (seconds: number) => `Send a new code (in ${String(seconds)} s)`,
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
  /** Said around a change, for those who do not see its line and color. */
  difference: {
    removed: 'Removed:',
    added: 'Added:',
    end: { removed: 'End of removed words.', added: 'End of added words.' },
  },
} as const;
