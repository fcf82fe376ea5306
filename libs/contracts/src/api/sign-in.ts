/** Signing in, registering, and resetting a password. */
import { z } from 'zod';
import { EmailAddress, PersonName, TextablePhoneNumber } from '../values.js';
import { defineApiCall, USToken } from './define.js';
import { User } from './users.js';

/** Any text a sign-in form may hold: whether it is an address is not for the form to tell. */
const typedEmail = z.string().max(320);
const Password = z.string().min(1).max(256);
/** Six digits; people paste them with spaces. */
const Code = z.string().max(64);

export const login = defineApiCall('/login/authentication', {
  summary: 'Signs in with email and password.',
  access: 'anyone',
  request: { Email: typedEmail, Password },
  reply: { User: User.optional(), USToken: USToken.optional() },
  errors: [
    'identity.credentials-mismatch',
    'identity.email-unverified',
    'identity.phone-unverified',
    'identity.sign-in-limited',
  ],
});

export const register = defineApiCall('/signup/register', {
  summary: 'Creates an account that stays unverified until both codes came back.',
  access: 'anyone',
  request: {
    FirstName: PersonName,
    LastName: PersonName,
    PhoneNumber: TextablePhoneNumber,
    Email: EmailAddress,
    Password,
  },
  reply: {},
  errors: [
    'identity.email-taken',
    'identity.password-weak',
    'identity.password-common',
    'identity.sign-in-limited',
  ],
});

const codeErrors = ['identity.code-wait', 'identity.code-limit'] as const;

export const sendSignupEmailCode = defineApiCall('/signup/send/email/code', {
  summary: 'Sends the registration code by email.',
  access: 'anyone',
  request: { Email: typedEmail },
  reply: { DidEmailCodeSend: z.boolean() },
  errors: codeErrors,
});

export const validateSignupEmailCode = defineApiCall('/signup/validate/email/code', {
  summary: 'Spends the registration code that came by email.',
  access: 'anyone',
  request: { Email: typedEmail, EmailCode: Code },
  reply: {
    IsEmailCodeValid: z.boolean(),
    /** True where no phone is left to verify (an administrator had changed the address): signing in comes next. */
    IsAccountOpen: z.boolean().optional(),
  },
  errors: ['identity.email-code-invalid', 'identity.code-limit'],
});

export const sendSignupSmsCode = defineApiCall('/signup/send/sms/code', {
  summary: 'Sends the registration code by text message, once the email is verified.',
  access: 'anyone',
  request: { Email: typedEmail },
  reply: { DidSMSCodeSend: z.boolean() },
  errors: [...codeErrors, 'identity.email-unverified'],
});

export const validateSignupSmsCode = defineApiCall('/signup/validate/sms/code', {
  summary: 'Spends the registration code that came by text message.',
  access: 'anyone',
  request: { Email: typedEmail, SMSCode: Code },
  reply: { IsSMSCodeValid: z.boolean() },
  errors: ['identity.sms-code-invalid', 'identity.code-limit'],
});

export const sendForgotEmailCode = defineApiCall('/forgot/password/send/email/code', {
  summary: 'Sends a password-reset code by email.',
  access: 'anyone',
  request: { Email: typedEmail },
  reply: { DidEmailCodeSend: z.boolean() },
  errors: ['identity.email-unknown', ...codeErrors],
});

export const validateForgotEmailCode = defineApiCall('/forgot/password/validate/email/code', {
  summary: 'Spends the reset code and returns the single-use token that the reset itself requires.',
  access: 'anyone',
  request: { Email: typedEmail, EmailCode: Code },
  reply: { IsEmailCodeValid: z.boolean(), ResetToken: z.string().optional() },
  errors: ['identity.email-code-invalid', 'identity.code-limit'],
});

export const resetPassword = defineApiCall('/forgot/password/reset', {
  summary: 'Sets a new password with the token of a validated reset code, and ends every session.',
  access: 'anyone',
  request: { Email: typedEmail, Password, ResetToken: z.string().min(1).max(200) },
  reply: {},
  errors: [
    'identity.reset-token-invalid',
    'identity.password-weak',
    'identity.password-common',
    'identity.code-limit',
  ],
});

export const signInCalls = [
  login,
  register,
  sendSignupEmailCode,
  validateSignupEmailCode,
  sendSignupSmsCode,
  validateSignupSmsCode,
  sendForgotEmailCode,
  validateForgotEmailCode,
  resetPassword,
];
