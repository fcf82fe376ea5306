/** Managing the people of a district. */
import { z } from 'zod';
import { EmailAddress, PersonName, PhoneNumber } from '../values.js';
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
});

export const addDistrictUser = defineApiCall('/um/users/add/user', {
  summary: 'Adds a user to an LEA and invites them by a code.',
  access: 'administrator',
  request: {
    ...signedIn,
    DisplayName: z.string().max(161).nullish(),
    UserEmail: EmailAddress,
    FirstName: PersonName,
    LastName: PersonName,
    LEA: z.string().max(100),
    PhoneNumber: PhoneNumber.nullish(),
    IsAdmin: z.boolean(),
  },
  reply: { DidAddUserSuccessfully: z.boolean(), User: ManagedUser.optional() },
  errors: ['identity.email-taken', 'identity.forbidden'],
  isNotYet: true,
});

export const listDistrictUsers = defineApiCall('/um/users/get/all/district/users', {
  summary: 'The users the administrator may see.',
  access: 'administrator',
  request: { ...signedIn, User: z.record(z.string(), z.unknown()).nullish() },
  reply: { Users: z.array(ManagedUser) },
  isNotYet: true,
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
      PhoneNumber: PhoneNumber.nullish(),
      LEA: z.string().max(100),
      IsAdmin: z.boolean(),
    }),
  },
  reply: { DidUpdateUser: z.boolean(), UserManagementUser: ManagedUser.optional() },
  errors: ['identity.user-not-found', 'identity.forbidden', 'identity.email-taken'],
  isNotYet: true,
});

export const deleteDistrictUser = defineApiCall('/um/users/delete/district/user', {
  summary: 'Deletes a user of the own LEA.',
  access: 'administrator',
  request: { ...signedIn, UserManagementUserEmail: EmailAddress },
  reply: { DidDeleteUser: z.boolean() },
  errors: ['identity.user-not-found', 'identity.forbidden'],
  isNotYet: true,
});

export const listAudit = defineApiCall('/um/audit/list', {
  summary: 'Sign-in and administrative actions of the own LEA, newest first.',
  access: 'administrator',
  request: { ...signedIn, Before: z.iso.datetime().nullish(), Limit: z.int().min(1).max(100).nullish() },
  reply: {
    Actions: z.array(
      z.object({
        Actor: z.string(),
        Action: z.string(),
        Subject: z.string(),
        Result: z.string(),
        CreatedOn: z.iso.datetime(),
      }),
    ),
  },
  isNotYet: true,
});

export const setAiPermission = defineApiCall('/um/ai/permission', {
  summary: 'Allows or forbids an outside AI provider for the own LEA (for Public, for oneself).',
  access: 'user',
  request: { ...signedIn, IsAllowed: z.boolean() },
  reply: { IsAllowed: z.boolean().optional() },
  errors: ['identity.forbidden'],
  isNotYet: true,
});

export const districtUserCalls = [
  addDistrictUser,
  listDistrictUsers,
  updateDistrictUser,
  deleteDistrictUser,
  listAudit,
  setAiPermission,
];
