/**
 * What the gateway asks of identity for those who manage people. Identity judges by itself who asks: the actor's row is
 * read where the work is done, so a role that was taken away a moment ago counts.
 */
import { z } from 'zod';
import { AuditAction } from './api/district-users.js';
import { defineCall } from './define.js';
import {
  EmailAddress,
  Instant,
  LeaId,
  PersonName,
  PhoneNumber,
  TextablePhoneNumber,
  UserId,
} from './values.js';

export { AuditAction };

/** A person as an administrator sees one. */
export const ManagedPerson = z.object({
  userId: UserId,
  firstName: z.string(),
  lastName: z.string(),
  leaId: LeaId,
  email: EmailAddress,
  /** As it was given, proven or not. */
  phoneNumber: PhoneNumber.nullable(),
  isAdministrator: z.boolean(),
  /** Was added, and has not followed the invitation yet. */
  isInvited: z.boolean(),
  changedOn: Instant,
  registeredOn: Instant,
});
export type ManagedPerson = z.infer<typeof ManagedPerson>;

const actorId = UserId;
const clientIp = z.string().max(64);
/** What is typed into a search box; Postgres takes no NUL. */
const typed = z
  .string()
  .max(254)
  .regex(/^[^\0]*$/);

/** One page of the people that the actor may see, by address. */
export const listManagedPeople = defineCall('identity.list-managed-people', {
  request: z.object({
    actorId,
    search: typed.nullable(),
    leaId: LeaId.nullable(),
    isAdministrator: z.boolean().nullable(),
    limit: z.int().min(1).max(2000),
    /** The address that the last page ended with. */
    after: typed.nullable(),
  }),
  reply: z.object({
    people: z.array(ManagedPerson),
    /** Null on the last page. */
    next: z.string().nullable(),
    total: z.int().min(0),
    /** Where the actor may put people. */
    leaIds: z.array(LeaId),
  }),
  errors: ['identity.forbidden'],
  timeoutMs: 5000,
  isRepeatable: true,
});

const person = z.object({
  email: EmailAddress,
  firstName: PersonName,
  lastName: PersonName,
  leaId: LeaId,
  phoneNumber: TextablePhoneNumber.nullable(),
  isAdministrator: z.boolean(),
});

/** Adds somebody without a password, and mails the code by which they choose one. */
export const addPerson = defineCall('identity.add-person', {
  request: z.object({ actorId, person, clientIp }),
  reply: z.object({ person: ManagedPerson }),
  errors: [
    'identity.email-taken',
    'identity.forbidden',
    'identity.lea-without-administrators',
    'identity.code-limit',
  ],
  isRepeatable: false,
});

/** Another role, LEA or address ends the person's sessions; an address is proven anew, a number too. */
export const changePerson = defineCall('identity.change-person', {
  request: z.object({ actorId, email: EmailAddress, person, clientIp }),
  reply: z.object({ person: ManagedPerson }),
  errors: [
    'identity.user-not-found',
    'identity.forbidden',
    'identity.email-taken',
    'identity.lea-without-administrators',
    'identity.last-administrator',
    'identity.own-account',
    'identity.code-limit',
  ],
  isRepeatable: false,
});

/** The same end as by the person's own hand: wallet and generator hear of it, the person is told by mail. */
export const removePerson = defineCall('identity.remove-person', {
  request: z.object({ actorId, email: EmailAddress, clientIp }),
  reply: z.object({}),
  errors: [
    'identity.user-not-found',
    'identity.forbidden',
    'identity.last-administrator',
    'identity.own-account',
  ],
  isRepeatable: false,
});

export const resendInvitation = defineCall('identity.resend-invitation', {
  request: z.object({ actorId, email: EmailAddress, clientIp }),
  reply: z.object({}),
  errors: [
    'identity.user-not-found',
    'identity.forbidden',
    'identity.invitation-accepted',
    'identity.code-wait',
    'identity.code-limit',
  ],
  isRepeatable: false,
});

const AuditOutcome = z.enum(['succeeded', 'refused']);

/** Newest first. Holds all entries of its last instant, so that none falls between two pages. */
export const listAuditEntries = defineCall('identity.list-audit-entries', {
  request: z.object({
    actorId,
    /** To the microsecond, as an entry gave it. */
    before: Instant.nullable(),
    limit: z.int().min(1).max(100),
    actions: z.array(z.string().max(40)).max(50).nullable(),
    outcome: AuditOutcome.nullable(),
  }),
  reply: z.object({
    entries: z.array(
      z.object({
        on: Instant,
        action: AuditAction,
        outcome: AuditOutcome,
        /** Addresses; null where nobody is known. */
        actor: z.string().nullable(),
        subject: z.string().nullable(),
        leaId: LeaId.nullable(),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ['identity.forbidden'],
  timeoutMs: 5000,
  isRepeatable: true,
});

/** Allows or forbids an outside AI provider; for null only reads. Said again it changes nothing. */
export const decideOutsideAi = defineCall('identity.decide-outside-ai', {
  request: z.object({ userId: UserId, isAllowed: z.boolean().nullable(), clientIp }),
  reply: z.object({ isAllowed: z.boolean(), mayDecide: z.boolean(), leaId: LeaId }),
  errors: ['identity.forbidden', 'identity.user-not-found'],
  isRepeatable: true,
});

/** Answered by identity beside `identityCalls`. */
export const districtUserCalls = [
  listManagedPeople,
  addPerson,
  changePerson,
  removePerson,
  resendInvitation,
  listAuditEntries,
  decideOutsideAi,
];
