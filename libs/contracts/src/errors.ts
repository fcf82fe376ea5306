/** Every refusal the product can give, in one table: a stable code, the HTTP status, what a person reads. */

interface ErrorEntry {
  /** 200 for business refusals (`IsSuccessful: false`); the rest as HTTP means them. */
  readonly status: number;
  /** A sentence for the person in front of it. */
  readonly text: string;
  /** True where the same request may succeed later without a change: jobs retry these and no others. */
  readonly isRetryable: boolean;
}

const refusal = (text: string): ErrorEntry => ({ status: 200, text, isRetryable: false });

export const ERRORS = {
  'not-yet': { status: 501, text: 'This part of Goalwright is not built yet.', isRetryable: false },

  // A request that never reached a rule.
  'request.invalid': {
    status: 400,
    text: 'Something in this request is missing or has the wrong form.',
    isRetryable: false,
  },
  'request.not-found': { status: 404, text: 'There is nothing at this address.', isRetryable: false },
  'request.method-not-allowed': {
    status: 405,
    text: 'This address does not accept that method.',
    isRetryable: false,
  },
  'request.too-large': { status: 413, text: 'This is larger than we can take.', isRetryable: false },
  'request.wrong-type': {
    status: 415,
    text: 'This kind of content is not accepted here.',
    isRetryable: false,
  },
  'request.key-reused': {
    status: 409,
    text: 'This request was already made with different content.',
    isRetryable: false,
  },
  'request.too-many': {
    status: 429,
    text: 'Too many requests. Please wait a little and try again.',
    isRetryable: true,
  },

  // A service or the code behind it.
  'service.unavailable': {
    status: 503,
    text: 'This part of Goalwright cannot be reached right now. Nothing is lost. Please try again in a minute.',
    isRetryable: true,
  },
  'service.draining': {
    status: 503,
    text: 'We are restarting. Please try again in a moment.',
    isRetryable: true,
  },
  'service.timeout': {
    status: 503,
    text: 'This took longer than it should. Please try again in a minute.',
    isRetryable: true,
  },
  'service.unsigned': {
    status: 403,
    text: 'This call did not come from one of our services.',
    isRetryable: false,
  },
  'service.fault': {
    status: 500,
    text: 'Something went wrong on our side. Please try again.',
    isRetryable: true,
  },

  // Identity.
  'identity.token-invalid': { status: 401, text: 'Please sign in again.', isRetryable: false },
  'identity.forbidden': { status: 403, text: 'Your account may not do this.', isRetryable: false },
  'identity.credentials-mismatch': refusal('Credentials do not match records'),
  'identity.email-unverified': refusal('Please verify your email address first.'),
  'identity.phone-unverified': refusal('Please verify your phone number first.'),
  'identity.email-taken': refusal('User associated with this email already exists.'),
  'identity.email-unknown': refusal(
    'This email is not associated with an account. Please try a different email.',
  ),
  'identity.password-weak': refusal(
    'Password must be at least 12 characters, with an upper case and a lower case letter.',
  ),
  'identity.password-common': refusal('This password is easy to guess. Please choose another one.'),
  'identity.password-unchanged': refusal('New Password must be different from Current Password!'),
  'identity.password-unconfirmed': refusal('Passwords do not match!'),
  'identity.email-undo-invalid': refusal('This link has expired or was used already.'),
  'identity.email-code-invalid': refusal('Email code is invalid'),
  'identity.sms-code-invalid': refusal('Invalid SMS Code'),
  'identity.code-wait': {
    status: 429,
    text: 'A code was sent a moment ago. Please wait a minute before asking for another.',
    isRetryable: true,
  },
  'identity.code-limit': {
    status: 429,
    text: 'Too many codes were asked for. Please try again in an hour.',
    isRetryable: true,
  },
  'identity.reset-token-invalid': refusal('This password reset has expired. Please start again.'),
  'identity.sign-in-limited': {
    status: 429,
    text: 'Too many tries. Please wait a little and try again.',
    isRetryable: true,
  },
  'identity.terms-not-accepted': refusal('Please accept the terms of service first.'),
  'identity.phone-missing': refusal('Please register a phone number first.'),
  'identity.last-administrator': refusal(
    'This is the last administrator of the district. Please name another one first.',
  ),
  'identity.lea-without-administrators': refusal('Public and Trial have no administrators.'),
  'identity.own-account': refusal(
    'Your own role, LEA, email and phone cannot be changed here, and your own account cannot be deleted here.',
  ),
  'identity.invitation-accepted': refusal('This person has already accepted the invitation.'),
  'identity.user-not-found': { status: 404, text: 'We found no such user.', isRetryable: false },

  // Wallet.
  'wallet.insufficient-funds': refusal('You need additional funds to continue generating goals.'),
  'wallet.minimum-balance': refusal('Minimum balance is $10.'),
  'wallet.account-frozen': refusal('This wallet is on hold. Please contact support.'),
  'wallet.account-not-found': refusal(
    'This wallet is not open yet. Please verify your email and phone first.',
  ),
  'wallet.key-reused': {
    status: 409,
    text: 'This payment was already made with a different amount.',
    isRetryable: false,
  },
  'wallet.hold-refused': {
    status: 409,
    text: 'This draft was cancelled before it was paid. Nothing was charged.',
    isRetryable: false,
  },
  'wallet.deposit-not-found': { status: 404, text: 'We found no such checkout.', isRetryable: false },
  'wallet.amount-out-of-range': refusal('Deposits are between $20 and $200.'),
  'wallet.checkout-expired': refusal('Your Checkout Session Expired'),
  'wallet.card-service-unreachable': {
    status: 503,
    text: 'The card service cannot be reached right now. Nothing was charged. Please try again in a minute.',
    isRetryable: true,
  },
  'wallet.webhook-unsigned': {
    status: 400,
    text: 'This message does not carry a valid signature.',
    isRetryable: false,
  },

  // Notifications.
  'notifications.webhook-unsigned': {
    status: 400,
    text: 'This message does not carry a valid signature.',
    isRetryable: false,
  },

  // Documents.
  'document.empty': refusal('This file is empty. Nothing was charged.'),
  'document.too-large': {
    status: 413,
    text: 'This file is larger than 25 MB. Nothing was charged.',
    isRetryable: false,
  },
  'document.wrong-type': {
    status: 415,
    text: 'Only .txt and .pdf files can be read. Nothing was charged.',
    isRetryable: false,
  },
  'document.encrypted': refusal(
    'This PDF is locked with a password. Save a copy without the password and upload that. Nothing was charged.',
  ),
  'document.scanned': refusal(
    'This PDF holds pictures of pages, not text. Upload a version with text. Nothing was charged.',
  ),
  'document.unreadable': refusal(
    'This file is damaged or is not a real PDF or text file. Nothing was charged.',
  ),
  'document.too-many-pages': refusal(
    'This file has more than 150 pages. Upload the part that holds the assessment. Nothing was charged.',
  ),
  'document.too-slow': refusal(
    'This file took too long to read. Save it again as a simple PDF, or as text. Nothing was charged.',
  ),
  'document.too-short': refusal('There is too little text in this file to draft from. Nothing was charged.'),
  'document.gibberish': refusal(
    'The text of this file cannot be read. Save it again as a simple PDF, or as text. Nothing was charged.',
  ),
  'document.blank-template': refusal(
    'This is a blank form: no student and no scores are filled in. Nothing was charged.',
  ),
  'document.not-a-report': refusal('This does not read as a report about one student. Nothing was charged.'),
  'document.several-students': refusal(
    'This file names more than one student. Choose the one to draft for. Nothing was charged.',
  ),
  'document.student-unknown': refusal(
    'This file does not name that student. Choose one of those it names. Nothing was charged.',
  ),
  'document.student-chosen': refusal(
    'This file was already read for another of its students. Upload it again for this one. Nothing was charged.',
  ),
  'document.still-reading': refusal(
    'This report is still being read. Nothing was charged. Please ask again in a moment.',
  ),
  'document.not-found': {
    status: 404,
    text: 'We found no such document. It may have been deleted already.',
    isRetryable: false,
  },

  // Generations.
  'generator.not-found': { status: 404, text: 'We found no such draft.', isRetryable: false },
  'generator.daily-limit': refusal('You have reached your daily limit. Please try again tomorrow.'),
  'generator.too-many-areas': refusal('Choose between 1 and 10 areas of need.'),
  'generator.area-unknown': refusal('Please name at least one area of need.'),
  'generator.baseline-empty': refusal(
    'Please type a baseline: what the student does now, with a number where you have one.',
  ),
  'generator.baseline-unusable': refusal(
    'We cannot use this baseline. Please write what the student does now.',
  ),
  'generator.baseline-unknown': refusal(
    'This report offers no such figure to start from. Choose one of those shown, or type a baseline.',
  ),
  'generator.disability-unknown': refusal('Please choose a disability from the list.'),
  'generator.failed': refusal('The goals could not be drafted. Nothing was charged. Please try again.'),
  'generator.goal-stale': refusal('This goal was changed in another tab. Reload to see the change.'),
  'generator.talk-stale': refusal('This talk moved on in another tab.'),
  'generator.talk-invalid': {
    status: 400,
    text: 'This talk cannot be continued. Please start a new one.',
    isRetryable: false,
  },
} as const satisfies Record<string, ErrorEntry>;

/** For who asks for more areas than the day has room for: how many can still be drafted. */
export const dailyRoomText = (left: number, wanted: number): string =>
  `You chose ${wanted} areas, and ${left} more can be drafted today. Choose ${left === 1 ? 'one' : `up to ${left}`}, or try again tomorrow. Nothing was charged.`;

export type ErrorCode = keyof typeof ERRORS;

/** Whether a string (off the wire) is one of our codes. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** What may accompany a code: shown to the person, so never a secret and never a student's datum in a log. */
export interface ErrorDetails {
  /** Replaces the table's text where a more exact sentence is known (a field's name, a limit). */
  readonly message?: string;
  readonly retryAfterSeconds?: number;
  /** Further public facts, for example `{ AffordableAreas: 2 }`. */
  readonly facts?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

/** The one way to refuse: thrown anywhere, translated to HTTP, replies and job outcomes only at the edges. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: { cause?: unknown }) {
    super(details.message ?? ERRORS[code].text, options);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }

  get isRetryable(): boolean {
    return ERRORS[this.code].isRetryable;
  }
}
