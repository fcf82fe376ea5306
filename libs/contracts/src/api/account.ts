/** The signed-in user's own account and session. */
import { z } from 'zod';
import { EmailAddress, PersonName, PhoneNumber } from '../values.js';
import { defineApiCall, signedIn, USToken } from './define.js';
import { User } from './users.js';

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

export const updateUserInformation = defineApiCall('/users/update/user/information', {
  summary: 'Changes names or password.',
  access: 'user',
  request: {
    ...signedIn,
    Email: EmailAddress,
    TempUserFirstName: PersonName.nullish(),
    TempUserLastName: PersonName.nullish(),
    TempUserPassword: z.string().max(256).nullish(),
    CurrentPassword: z.string().max(256).nullish(),
  },
  reply: { User: User.optional() },
  errors: ['identity.password-unchanged', 'identity.password-weak', 'identity.password-common'],
  isNotYet: true,
});

export const sendUserEmailCode = defineApiCall('/users/send/email/code', {
  summary: 'Sends a code to a new email address.',
  access: 'user',
  request: { ...signedIn, TempUserEmail: EmailAddress, CurrentPassword: z.string().max(256).nullish() },
  reply: { DidEmailCodeSend: z.boolean() },
  errors: [
    'identity.email-taken',
    'identity.code-wait',
    'identity.code-limit',
    'identity.credentials-mismatch',
  ],
  isNotYet: true,
});

export const validateUserEmailCode = defineApiCall('/users/validate/email/code', {
  summary: 'Confirms a new email address; the old token dies and a new one is returned.',
  access: 'user',
  request: { ...signedIn, EmailCode: Code, TempUserEmail: EmailAddress },
  reply: { IsEmailCodeValid: z.boolean(), USToken: USToken.optional() },
  errors: ['identity.email-code-invalid', 'identity.code-limit', 'identity.email-taken'],
  isNotYet: true,
});

export const sendUserSmsCode = defineApiCall('/users/send/sms/code', {
  summary: 'Sends a code to a new phone number.',
  access: 'user',
  request: { ...signedIn, TempUserPhoneNumber: PhoneNumber },
  reply: { DidSMSCodeSend: z.boolean() },
  errors: ['identity.code-wait', 'identity.code-limit'],
});

export const validateUserSmsCode = defineApiCall('/users/validate/sms/code', {
  summary: 'Confirms a new phone number; a first one opens the wallet.',
  access: 'user',
  request: { ...signedIn, SMSCode: Code, TempPhoneNumber: PhoneNumber },
  reply: { IsSMSCodeValid: z.boolean(), User: User.optional() },
  errors: ['identity.sms-code-invalid', 'identity.code-limit'],
});

export const deleteAccount = defineApiCall('/users/delete/account', {
  summary: 'Deletes the account, its history and its talks; unspent deposits are returned.',
  access: 'user',
  request: { ...signedIn, Password: z.string().max(256) },
  reply: {},
  errors: ['identity.credentials-mismatch'],
  isNotYet: true,
});

export const exportData = defineApiCall('/users/export/data', {
  summary: 'Everything that is kept about the user.',
  access: 'user',
  request: signedIn,
  reply: { Export: z.unknown().optional() },
  isNotYet: true,
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
  sendUserSmsCode,
  validateUserSmsCode,
  deleteAccount,
  exportData,
];
