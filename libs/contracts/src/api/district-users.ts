/** Managing the people of a district. */
import { z } from 'zod';
import { EmailAddress, PersonName, TextablePhoneNumber } from '../values.js';
import { defineApiCall, signedIn } from './define.js';

export const ManagedUser = z.object({
  FirstName: z.string(),
  LastName: z.string(),
  DisplayName: z.string(),
  LEA: z.string(),
  Email: z.string(),
  PhoneNumber: z.string(),
  IsAdmin: z.boolean(),
  LastModified: z.iso.datetime(),
  DateRegistered: z.iso.datetime(),
  /** True while the person has not yet followed the invitation: it can be sent again. */
  IsInvited: z.boolean().optional(),
});

/** A form's empty field means the same as none. */
const OptionalPhoneNumber = z.union([z.literal(''), TextablePhoneNumber]).nullish();
const LEA = z.string().max(100);
/** The most people one page of the list may hold, which is also what it holds where no number is asked for. */
export const USERS_PER_PAGE_MAX = 2000;

export const addDistrictUser = defineApiCall('/um/users/add/user', {
  summary: 'Adds a user to an LEA and invites them by a code.',
  access: 'administrator',
  request: {
    ...signedIn,
    DisplayName: z.string().max(161).nullish(),
    UserEmail: EmailAddress,
    FirstName: PersonName,
    LastName: PersonName,
    LEA,
    PhoneNumber: OptionalPhoneNumber,
    IsAdmin: z.boolean(),
  },
  reply: { DidAddUserSuccessfully: z.boolean(), User: ManagedUser.optional() },
  errors: [
    'identity.email-taken',
    'identity.forbidden',
    'identity.lea-without-administrators',
    'identity.code-limit',
  ],
});

export const listDistrictUsers = defineApiCall('/um/users/get/all/district/users', {
  summary: 'The users the administrator may see, by address; all of them unless something narrows it down.',
  access: 'administrator',
  request: {
    ...signedIn,
    User: z.record(z.string(), z.unknown()).nullish(),
    /** Part of a name, email, phone number or LEA. */
    Search: z.string().max(200).nullish(),
    /** One LEA; every one the administrator may see where absent, empty or `All`. */
    LEA: LEA.nullish(),
    IsAdmin: z.boolean().nullish(),
    Limit: z.int().min(1).max(USERS_PER_PAGE_MAX).nullish(),
    /** The last page's `NextCursor`. */
    Cursor: z.string().max(254).nullish(),
  },
  reply: {
    Users: z.array(ManagedUser),
    /** Present where there are more. */
    NextCursor: z.string().optional(),
    /** How many there are on all pages together. */
    Total: z.int().min(0).optional(),
    /** Names of the LEAs that the administrator may put people into. */
    Leas: z.array(z.string()).optional(),
  },
  errors: ['identity.forbidden'],
});

export const updateDistrictUser = defineApiCall('/um/users/update/district/user', {
  summary: 'Changes a user of the own LEA.',
  access: 'administrator',
  request: {
    ...signedIn,
    UserManagementUserEmail: EmailAddress,
    UserManagementUserUpdated: z.object({
      FirstName: PersonName,
      LastName: PersonName,
      Email: EmailAddress,
      PhoneNumber: OptionalPhoneNumber,
      LEA,
      IsAdmin: z.boolean(),
    }),
  },
  reply: { DidUpdateUser: z.boolean(), UserManagementUser: ManagedUser.optional() },
  errors: [
    'identity.user-not-found',
    'identity.forbidden',
    'identity.email-taken',
    'identity.lea-without-administrators',
    'identity.last-administrator',
    'identity.own-account',
    'identity.code-limit',
  ],
});

export const deleteDistrictUser = defineApiCall('/um/users/delete/district/user', {
  summary: 'Deletes a user of the own LEA.',
  access: 'administrator',
  request: { ...signedIn, UserManagementUserEmail: EmailAddress },
  reply: { DidDeleteUser: z.boolean() },
  errors: [
    'identity.user-not-found',
    'identity.forbidden',
    'identity.last-administrator',
    'identity.own-account',
  ],
});

/**
 * The person's own steps are those of a forgotten password: `/forgot/password/validate/email/code` takes address and
 * code for a `ResetToken`, `/forgot/password/reset` sets the first password; signing in then asks for a phone.
 */
export const resendInvitation = defineApiCall('/um/users/resend/invitation', {
  summary: 'Mails a new invitation to somebody who was added and has not come yet; the older code ends.',
  access: 'administrator',
  request: { ...signedIn, UserManagementUserEmail: EmailAddress },
  reply: { DidSendInvitation: z.boolean() },
  errors: [
    'identity.user-not-found',
    'identity.forbidden',
    'identity.invitation-accepted',
    'identity.code-wait',
    'identity.code-limit',
  ],
});

/** What is written down of sign-ins and of accounts. A page may be older than the server that adds to the list. */
export const AuditAction = z.enum([
  'registered',
  'email-verified',
  'phone-verified',
  'account-opened',
  'code-tried',
  'password-reset',
  'invitation-accepted',
  'password-changed',
  'password-asked',
  'names-changed',
  'email-changed',
  'email-change-undone',
  'phone-changed',
  'account-deleted',
  'data-exported',
  'signed-in',
  'sign-in-paused',
  'signed-out',
  'terms-accepted',
  'terms-declined',
  'user-added',
  'user-invited',
  'user-deleted',
  'role-changed',
  'lea-left',
  'lea-joined',
  'ai-allowed',
  'ai-forbidden',
]);
export type AuditAction = z.infer<typeof AuditAction>;

export const listAudit = defineApiCall('/um/audit/list', {
  summary: 'Sign-in and administrative actions of the own LEA, newest first.',
  access: 'administrator',
  request: {
    ...signedIn,
    Before: z.iso.datetime().nullish(),
    Limit: z.int().min(1).max(100).nullish(),
    /** Only these; all where absent or empty. */
    Actions: z.array(z.string().max(40)).max(50).nullish(),
    Result: z.enum(['succeeded', 'refused']).nullish(),
  },
  reply: {
    Actions: z.array(
      z.object({
        Actor: z.string(),
        Action: z.string(),
        Subject: z.string(),
        Result: z.string(),
        CreatedOn: z.iso.datetime(),
        LEA: z.string().optional(),
      }),
    ),
    /** True where there are older ones: ask again with `Before` set to the last one's `CreatedOn`. */
    HasMore: z.boolean().optional(),
  },
  errors: ['identity.forbidden'],
});

export const setAiPermission = defineApiCall('/um/ai/permission', {
  summary:
    'Allows or forbids an outside AI provider for the own LEA (for Public and Trial, for oneself); without an answer, tells what holds.',
  access: 'user',
  request: { ...signedIn, IsAllowed: z.boolean().nullish() },
  reply: {
    IsAllowed: z.boolean().optional(),
    /** Whether an answer of this user would be taken. */
    MayDecide: z.boolean().optional(),
    LEA: z.string().optional(),
  },
  errors: ['identity.forbidden'],
});

export const districtUserCalls = [
  addDistrictUser,
  listDistrictUsers,
  updateDistrictUser,
  deleteDistrictUser,
  resendInvitation,
  listAudit,
  setAiPermission,
];
