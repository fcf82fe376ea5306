/** What other services say to identity, and what it tells them. */
import { z } from 'zod';
import { defineCall, defineEvent } from './define.js';
import {
  CodeId,
  EmailAddress,
  Instant,
  LeaId,
  PersonName,
  PhoneNumber,
  SessionId,
  UserId,
} from './values.js';

/** A person's account as the other services may know it: never a hash, never a code. */
export const Profile = z.object({
  userId: UserId,
  email: EmailAddress,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: PhoneNumber.nullable(),
  leaId: LeaId,
  isAdministrator: z.boolean(),
  isInternal: z.boolean(),
  /** Sees every LEA: listed in `INTERNAL_ADMIN_EMAILS`. */
  isInternalAdministrator: z.boolean(),
  isTrial: z.boolean(),
  didAcceptTerms: z.boolean(),
  /** Whether this person's goals may be drafted by an outside AI provider; absent means no. */
  isOutsideAiAllowed: z.boolean().optional(),
  totalGeneratedGoals: z.int().min(0),
});
export type Profile = z.infer<typeof Profile>;

/** A live session and the account behind it, read from the database on every call: roles change at once. */
export const Session = z.object({
  sessionId: SessionId,
  profile: Profile,
  /** Set by the first talk or upload of this sign-in; from then on the minimum balance is not asked again. */
  gatePassedAt: Instant.nullable(),
  expiresAt: Instant,
});
export type Session = z.infer<typeof Session>;

const token = z.string().min(1).max(200);
/** An address as typed: no form is asked for, since one that nobody has finds nobody. Postgres takes no NUL. */
const typedEmail = z
  .string()
  .max(320)
  .regex(/^[^\0]*$/);
const clientIp = z.string().max(64);
/** A password as typed: NFC, bounded so that hashing is; the rules for new ones are identity's. */
const password = z.string().min(1).max(256);
const code = z.string().trim().max(64);

/** The session a token opens, or null. Counts as use: the idle time starts anew. */
export const resolveToken = defineCall('identity.resolve-token', {
  request: z.object({ token }),
  reply: z.object({ session: Session.nullable() }),
  isRepeatable: true,
});

export const revokeToken = defineCall('identity.revoke-token', {
  request: z.object({ token }),
  reply: z.object({ wasRevoked: z.boolean() }),
  isRepeatable: true,
});

export const signIn = defineCall('identity.sign-in', {
  request: z.object({ email: typedEmail, password, clientIp }),
  reply: z.object({ token, session: Session }),
  errors: [
    'identity.credentials-mismatch',
    'identity.email-unverified',
    'identity.phone-unverified',
    'identity.sign-in-limited',
  ],
  timeoutMs: 10000,
  isRepeatable: false,
});

/** Registering an unverified address again replaces its password, phone and codes. */
export const register = defineCall('identity.register', {
  request: z.object({
    firstName: PersonName,
    lastName: PersonName,
    phoneNumber: PhoneNumber,
    email: EmailAddress,
    password,
    clientIp,
  }),
  reply: z.object({ userId: UserId }),
  errors: [
    'identity.email-taken',
    'identity.password-weak',
    'identity.password-common',
    'identity.sign-in-limited',
  ],
  timeoutMs: 10000,
  isRepeatable: false,
});

export const CodePurpose = z.enum([
  'signup-email',
  'signup-sms',
  'reset-email',
  'change-email',
  'change-phone',
]);
export type CodePurpose = z.infer<typeof CodePurpose>;

/** Asks for a registration code; false where none may be sent (unknown address, already verified, limits). */
export const sendSignupCode = defineCall('identity.send-signup-code', {
  request: z.object({ email: typedEmail, purpose: z.enum(['signup-email', 'signup-sms']), clientIp }),
  reply: z.object({ didSend: z.boolean() }),
  errors: ['identity.code-wait', 'identity.code-limit', 'identity.email-unverified'],
  isRepeatable: false,
});

/** Spends a registration code. The second of both (email, phone) verifies the user. */
export const validateSignupCode = defineCall('identity.validate-signup-code', {
  request: z.object({ email: typedEmail, purpose: z.enum(['signup-email', 'signup-sms']), code, clientIp }),
  reply: z.object({
    isValid: z.boolean(),
    /** True where nothing is left to prove: the account is open, and signing in comes next. */
    isOpen: z.boolean().optional(),
  }),
  errors: ['identity.code-limit', 'identity.email-unverified'],
  isRepeatable: false,
});

/**
 * Asks for a code that proves the mailbox of a forgotten password. Every answer takes about as long. True also for
 * an address nobody has, where settings or the caller's earlier misses do not let it be told.
 */
export const sendResetCode = defineCall('identity.send-reset-code', {
  request: z.object({ email: typedEmail, clientIp }),
  reply: z.object({ didSend: z.boolean() }),
  errors: ['identity.email-unknown', 'identity.code-wait', 'identity.code-limit'],
  isRepeatable: false,
});

/** Spends a reset code for the token that `resetPassword` requires; null where the code is not the right one. */
export const validateResetCode = defineCall('identity.validate-reset-code', {
  request: z.object({ email: typedEmail, code, clientIp }),
  reply: z.object({ resetToken: token.nullable() }),
  errors: ['identity.code-limit'],
  isRepeatable: false,
});

/** Sets a password and ends every session of the user. A password that is refused leaves the token usable. */
export const resetPassword = defineCall('identity.reset-password', {
  request: z.object({ email: typedEmail, password, resetToken: token, clientIp }),
  reply: z.object({ userId: UserId }),
  errors: [
    'identity.reset-token-invalid',
    'identity.password-weak',
    'identity.password-common',
    'identity.code-limit',
  ],
  timeoutMs: 10000,
  isRepeatable: false,
});

/** Why a signed-in person is asked for the password again: a screen left open must not be enough to take an account. */
const confirmationErrors = ['identity.credentials-mismatch', 'identity.sign-in-limited'] as const;

/**
 * Asks for a code to a number that a signed-in user wants to be reached at; false where there is no such user. Whoever
 * has a proven number says the password as well.
 */
export const sendPhoneCode = defineCall('identity.send-phone-code', {
  request: z.object({
    userId: UserId,
    phoneNumber: PhoneNumber,
    currentPassword: z.string().max(256).nullish(),
    clientIp,
  }),
  reply: z.object({ didSend: z.boolean() }),
  errors: [...confirmationErrors, 'identity.code-wait', 'identity.code-limit'],
  timeoutMs: 10000,
  isRepeatable: false,
});

/**
 * Spends such a code: the number becomes the user's, who is told by mail where another one was theirs before. It opens
 * the account of a user who had none.
 */
export const validatePhoneCode = defineCall('identity.validate-phone-code', {
  request: z.object({ userId: UserId, phoneNumber: PhoneNumber, code, clientIp }),
  reply: z.object({ isValid: z.boolean() }),
  errors: ['identity.code-limit'],
  isRepeatable: false,
});

/**
 * Changes names, or the password: that ends every session and returns the token of a new one, with the gate where
 * the session that asked had it. `null` leaves a thing as it is; an empty password is refused.
 */
export const updateAccount = defineCall('identity.update-account', {
  request: z.object({
    userId: UserId,
    sessionId: SessionId,
    firstName: PersonName.nullable(),
    lastName: PersonName.nullable(),
    newPassword: z.string().max(256).nullable(),
    /** Null where the caller compared both by itself. */
    confirmPassword: z.string().max(256).nullable(),
    currentPassword: z.string().max(256).nullable(),
    clientIp,
  }),
  reply: z.object({ token: token.nullable() }),
  errors: [
    ...confirmationErrors,
    'identity.password-unchanged',
    'identity.password-unconfirmed',
    'identity.password-weak',
    'identity.password-common',
    'identity.user-not-found',
    'identity.token-invalid',
  ],
  timeoutMs: 10000,
  isRepeatable: false,
});

/** Asks for a code to the address that a signed-in person wants; the old one stays theirs until it is spent. */
export const sendEmailCode = defineCall('identity.send-email-code', {
  request: z.object({
    userId: UserId,
    newEmail: EmailAddress,
    currentPassword: z.string().max(256).nullable(),
    clientIp,
  }),
  reply: z.object({ didSend: z.boolean() }),
  errors: [...confirmationErrors, 'identity.email-taken', 'identity.code-wait', 'identity.code-limit'],
  timeoutMs: 10000,
  isRepeatable: false,
});

/**
 * Spends such a code: the address becomes the account's, every session ends, and the token of a new one is returned;
 * null for a wrong code. The old address is told, with a link that takes it back.
 */
export const validateEmailCode = defineCall('identity.validate-email-code', {
  request: z.object({ userId: UserId, sessionId: SessionId, newEmail: EmailAddress, code, clientIp }),
  reply: z.object({ token: token.nullable() }),
  errors: ['identity.email-taken', 'identity.code-limit', 'identity.token-invalid'],
  isRepeatable: false,
});

/** Gives an account its old address back, ends every session, and voids the password: whoever changed it knew that. */
export const undoEmailChange = defineCall('identity.undo-email-change', {
  request: z.object({ undoToken: token, clientIp }),
  reply: z.object({}),
  errors: ['identity.email-undo-invalid', 'identity.email-taken', 'identity.code-limit'],
  isRepeatable: false,
});

/** Deletes the account and tells everybody; nothing of it is left here but the audit entries, which name nobody. */
export const deleteAccount = defineCall('identity.delete-account', {
  request: z.object({ userId: UserId, password: z.string().max(256), clientIp }),
  reply: z.object({}),
  errors: [...confirmationErrors, 'identity.last-administrator'],
  timeoutMs: 10000,
  isRepeatable: false,
});

/** What identity keeps about a person, for that person: no hash, no code, no token. */
export const AccountRecord = z.object({
  email: EmailAddress,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: PhoneNumber.nullable(),
  leaId: LeaId,
  isAdministrator: z.boolean(),
  isTrial: z.boolean(),
  /** What the person decided about an outside AI provider; counts where no district decides. */
  isOutsideAiAllowed: z.boolean().optional(),
  totalGeneratedGoals: z.int().min(0),
  registeredOn: Instant,
  emailVerifiedOn: Instant.nullable(),
  phoneVerifiedOn: Instant.nullable(),
  invitedOn: Instant.nullable(),
  termsAccepted: z.array(z.object({ version: z.string(), acceptedOn: Instant })),
  signIns: z.array(z.object({ startedOn: Instant, lastUsedOn: Instant, endsOn: Instant })),
  codesSent: z.array(z.object({ purpose: CodePurpose, to: z.string(), sentOn: Instant })),
  emailChanges: z.array(z.object({ from: z.string(), to: z.string(), changedOn: Instant })),
  /** Newest first, of what was done to the account; the newest 2,000. */
  history: z.array(
    z.object({ on: Instant, action: z.string(), outcome: z.string(), wasByOwner: z.boolean() }),
  ),
});
export type AccountRecord = z.infer<typeof AccountRecord>;

export const readAccountRecord = defineCall('identity.read-account-record', {
  request: z.object({ userId: UserId }),
  reply: z.object({ record: AccountRecord }),
  errors: ['identity.user-not-found'],
  isRepeatable: true,
});

export const acceptTerms = defineCall('identity.accept-terms', {
  request: z.object({ userId: UserId, didAccept: z.boolean() }),
  reply: z.object({ didAccept: z.boolean() }),
  isRepeatable: true,
});

/** Marks the sign-in as past the minimum-balance gate. */
export const passGate = defineCall('identity.pass-gate', {
  request: z.object({ sessionId: SessionId }),
  reply: z.object({ gatePassedAt: Instant }),
  errors: ['identity.token-invalid'],
  isRepeatable: true,
});

/** The text of a code message, asked for by notifications at delivery; null once the code is spent or old. */
export const readCodeMessage = defineCall('identity.read-code-message', {
  request: z.object({ codeId: CodeId }),
  reply: z.object({
    message: z
      .object({
        channel: z.enum(['email', 'sms']),
        to: z.string(),
        purpose: CodePurpose,
        firstName: z.string(),
        code: z.string(),
        minutesValid: z.int().positive(),
      })
      .nullable(),
  }),
  isRepeatable: true,
});

/** Where a person can be written to, asked for by notifications at delivery. */
export const readContact = defineCall('identity.read-contact', {
  request: z.object({ userId: UserId }),
  reply: z.object({ contact: z.object({ email: EmailAddress, firstName: z.string() }).nullable() }),
  isRepeatable: true,
});

/** Whose counts and spending a district sees together: everybody of it whose account is open; of all districts for null. */
export const listDistrictMembers = defineCall('identity.list-district-members', {
  request: z.object({ leaId: LeaId.nullable() }),
  reply: z.object({ userIds: z.array(UserId).max(20_000) }),
  isRepeatable: true,
});

/** Email and phone are both verified. The HMACs let the wallet grant its credit once per person ever. */
export const userVerified = defineEvent('identity.user-verified', {
  payload: z.object({ userId: UserId, emailHmac: z.string().length(64), phoneHmac: z.string().length(64) }),
  version: 1,
  subscribers: ['wallet'],
});

/** A code waits for delivery. Neither the code, nor the name, nor the address ever lies in a queue. */
export const codeRequested = defineEvent('identity.code-requested', {
  payload: z.object({ codeId: CodeId }),
  version: 1,
  subscribers: ['notifications'],
});

export const userDeleted = defineEvent('identity.user-deleted', {
  payload: z.object({ userId: UserId }),
  version: 1,
  subscribers: ['wallet', 'generator'],
});

export const identityCalls = [
  resolveToken,
  revokeToken,
  signIn,
  register,
  sendSignupCode,
  validateSignupCode,
  sendResetCode,
  validateResetCode,
  resetPassword,
  sendPhoneCode,
  validatePhoneCode,
  updateAccount,
  sendEmailCode,
  validateEmailCode,
  undoEmailChange,
  deleteAccount,
  readAccountRecord,
  acceptTerms,
  passGate,
  readCodeMessage,
  readContact,
  listDistrictMembers,
];
export const identityEvents = [userVerified, codeRequested, userDeleted];
