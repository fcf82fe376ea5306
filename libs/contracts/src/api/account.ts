/** The signed-in user's own account and session. */
import { z } from 'zod';
import { EmailAddress, PersonName, PhoneNumber, TextablePhoneNumber } from '../values.js';
import { defineApiCall, signedIn, USToken } from './define.js';
import { getSession } from './talks.js';
import { User } from './users.js';
import { Statement } from './wallet.js';

const Code = z.string().max(64);

export const validateToken = defineApiCall('/users/token/validate', {
  summary: 'Tells whether a token still opens a session. Always answers 200.',
  access: 'anyone',
  // Whatever is no token is an invalid one: this call never refuses.
  request: { USToken: z.string().max(200).nullish().catch(null) },
  reply: { IsUserTokenValid: z.boolean(), User: User.optional() },
});

export const revokeToken = defineApiCall('/users/token/revoke', {
  summary: 'Signs out: the token opens nothing from then on.',
  access: 'anyone',
  request: { USToken },
  reply: {},
});

export const extendToken = defineApiCall('/users/token/extend', {
  summary: 'Counts as use, and tells when the session will end.',
  access: 'user',
  request: signedIn,
  reply: { ExpiresOn: z.iso.datetime().optional() },
});

export const acceptTerms = defineApiCall('/users/accept/terms/service', {
  summary: 'Accepts (or takes back) the terms of service.',
  access: 'user',
  request: { ...signedIn, DidAcceptTermsOfService: z.boolean() },
  reply: { DidAcceptTermsOfService: z.boolean().optional() },
});

export const incrementGeneratedGoals = defineApiCall('/users/increment/total/generated/goals', {
  summary: 'Returns the true count of drafted goals; the server counts by itself and adds nothing here.',
  access: 'user',
  request: { ...signedIn, AmountToIncrement: z.number().nullish() },
  reply: { TotalGeneratedGoals: z.int().optional() },
});

const Password = z.string().max(256);
/** Whoever is signed in says the password again before what would let a stranger at an open screen take the account. */
const confirmationErrors = ['identity.credentials-mismatch', 'identity.sign-in-limited'] as const;

export const updateUserInformation = defineApiCall('/users/update/user/information', {
  summary:
    'Changes names or password. A new password needs the current one, ends every session, and returns a new token.',
  access: 'user',
  request: {
    ...signedIn,
    /** Taken from the session, whatever stands here. */
    Email: EmailAddress,
    TempUserFirstName: PersonName.nullish(),
    TempUserLastName: PersonName.nullish(),
    /** Absent or null: the password stays. */
    TempUserPassword: Password.nullish(),
    /** Judged where it is sent. */
    ConfirmPassword: Password.nullish(),
    CurrentPassword: Password.nullish(),
  },
  /** `USToken`: with a new password, the only token that is left. */
  reply: { User: User.optional(), USToken: USToken.optional() },
  errors: [
    ...confirmationErrors,
    'identity.password-unchanged',
    'identity.password-unconfirmed',
    'identity.password-weak',
    'identity.password-common',
  ],
});

export const sendUserEmailCode = defineApiCall('/users/send/email/code', {
  summary: 'Sends a code to a new email address; needs the current password.',
  access: 'user',
  request: { ...signedIn, TempUserEmail: EmailAddress, CurrentPassword: Password.nullish() },
  reply: { DidEmailCodeSend: z.boolean() },
  errors: [...confirmationErrors, 'identity.email-taken', 'identity.code-wait', 'identity.code-limit'],
});

export const validateUserEmailCode = defineApiCall('/users/validate/email/code', {
  summary:
    'Confirms a new email address; every token dies and a new one is returned. The old address gets a link that takes it back.',
  access: 'user',
  request: { ...signedIn, EmailCode: Code, TempUserEmail: EmailAddress },
  reply: { IsEmailCodeValid: z.boolean(), USToken: USToken.optional(), User: User.optional() },
  errors: ['identity.email-code-invalid', 'identity.code-limit', 'identity.email-taken'],
});

export const undoEmailChange = defineApiCall('/users/undo/email/change', {
  summary:
    'Gives an account its old address back, with the token of the mail to it. Ends every session; a new password is chosen through the reset steps.',
  access: 'anyone',
  request: { UndoToken: z.string().min(1).max(200) },
  reply: {},
  errors: ['identity.email-undo-invalid', 'identity.email-taken', 'identity.code-limit'],
});

export const sendUserSmsCode = defineApiCall('/users/send/sms/code', {
  summary:
    'Sends a code to a new phone number; needs the current password where the account has a proven number.',
  access: 'user',
  request: {
    ...signedIn,
    TempUserPhoneNumber: TextablePhoneNumber,
    CurrentPassword: Password.nullish(),
  },
  reply: { DidSMSCodeSend: z.boolean() },
  errors: [...confirmationErrors, 'identity.code-wait', 'identity.code-limit'],
});

export const validateUserSmsCode = defineApiCall('/users/validate/sms/code', {
  summary:
    'Confirms a new phone number; a first one opens the wallet, and another one is told to the owner by mail.',
  access: 'user',
  request: { ...signedIn, SMSCode: Code, TempPhoneNumber: PhoneNumber },
  reply: { IsSMSCodeValid: z.boolean(), User: User.optional() },
  errors: ['identity.sms-code-invalid', 'identity.code-limit'],
});

export const deleteAccount = defineApiCall('/users/delete/account', {
  summary: 'Deletes the account, its history and its talks; unspent deposits are returned.',
  access: 'user',
  request: { ...signedIn, Password },
  reply: {},
  errors: [...confirmationErrors, 'identity.last-administrator'],
});

const On = z.iso.datetime();

/** Everything that is kept about a user and can be shown: no hash, no code, no token. */
export const DataExport = z.object({
  ExportedOn: On,
  Account: z.object({
    Email: z.string(),
    FirstName: z.string(),
    LastName: z.string(),
    PhoneNumber: z.string(),
    LEA: z.string(),
    IsAdmin: z.boolean(),
    IsTrial: z.boolean(),
    IsOutsideAiAllowed: z.boolean().optional(),
    TotalGeneratedGoals: z.int(),
    RegisteredOn: On,
    EmailVerifiedOn: On.nullable(),
    PhoneVerifiedOn: On.nullable(),
    InvitedOn: On.nullable(),
    TermsAccepted: z.array(z.object({ Version: z.string(), AcceptedOn: On })),
    SignIns: z.array(z.object({ StartedOn: On, LastUsedOn: On, EndsOn: On })),
    CodesSent: z.array(z.object({ Purpose: z.string(), To: z.string(), SentOn: On })),
    EmailChanges: z.array(z.object({ From: z.string(), To: z.string(), ChangedOn: On })),
    /** What was done to the account, newest first. */
    History: z.array(z.object({ On, Action: z.string(), Outcome: z.string(), WasByOwner: z.boolean() })),
  }),
  Wallet: z.object({
    AvailableCents: z.int(),
    HeldCents: z.int(),
    /** The newest 10,000 lines of `TotalLines`. */
    Statements: z.array(Statement),
    TotalLines: z.int(),
  }),
  /** The talk that is open, and the newest 200 records of the history. */
  Session: getSession.reply.shape.Session.unwrap(),
});
export type DataExport = z.infer<typeof DataExport>;

export const exportData = defineApiCall('/users/export/data', {
  summary: 'Everything that is kept about the user, as JSON, or as a document to read and print.',
  access: 'user',
  request: { ...signedIn, Format: z.enum(['json', 'pdf']).nullish() },
  /** `Export` for JSON; name and content of the file for a PDF. */
  reply: {
    Export: DataExport.optional(),
    FileName: z.string().optional(),
    ContentBase64: z.string().optional(),
  },
});

export const accountCalls = [
  validateToken,
  revokeToken,
  extendToken,
  acceptTerms,
  incrementGeneratedGoals,
  updateUserInformation,
  sendUserEmailCode,
  validateUserEmailCode,
  undoEmailChange,
  sendUserSmsCode,
  validateUserSmsCode,
  deleteAccount,
  exportData,
];
