/** Which step of registration an address opens, and the address of each step. */
export const STEPS = [
  'signin',
  'identity',
  'signup',
  'verifysignupemail',
  'verifyphone',
  'getstarted',
  'enteremail',
  'verifyresetemail',
  'setpassword',
] as const;
export type StepName = (typeof STEPS)[number];

/** What the steps before have left in memory; a reload loses it. */
export interface Known {
  readonly hasNames: boolean;
  readonly hasEmail: boolean;
  readonly hasResetToken: boolean;
}

export interface Place {
  readonly subroute: string | undefined;
  /** The `user` of the query: the email address that waits for its verification. */
  readonly user: string;
  /** The step that the page's history has at this place, if any. */
  readonly step: unknown;
}

/**
 * The step to show. The history says which one; where what it needs is gone (a reload, a link opened by somebody
 * else), the nearest step that can be done again is shown instead.
 */
export function stepAt({ subroute, user, step }: Place, known: Known): StepName {
  const byAddress = stepOfAddress(subroute, user);
  const wanted = STEPS.find((name) => name === step) ?? byAddress;
  switch (wanted) {
    case 'signup':
      return known.hasNames ? wanted : 'identity';
    case 'verifysignupemail':
    case 'verifyphone':
      return user === '' ? 'signin' : wanted;
    case 'verifyresetemail':
      return known.hasEmail ? wanted : 'enteremail';
    case 'setpassword':
      return known.hasResetToken ? wanted : 'enteremail';
    default:
      return wanted;
  }
}

function stepOfAddress(subroute: string | undefined, user: string): StepName {
  if (subroute === 'signup') return 'identity';
  if (subroute === 'login' && user !== '') return 'verifysignupemail';
  return 'signin';
}

/** Passwords and codes never enter an address; the email address does where the spec says so. */
export function addressOf(step: StepName, email: string): string {
  switch (step) {
    case 'signin':
      return '/registration';
    case 'identity':
    case 'signup':
      return '/registration/signup';
    case 'verifysignupemail':
    case 'verifyphone':
      return `/registration/login?user=${encodeURIComponent(email)}`;
    default:
      return '/registration/login';
  }
}
