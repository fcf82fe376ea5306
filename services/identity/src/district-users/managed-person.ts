/** A person as administrators see one. */
import type { ManagedPerson } from '@goalwright/contracts/district-users';
import type { EmailAddress, LeaId, PhoneNumber, UserId } from '@goalwright/contracts/values';

export interface PersonRow {
  readonly id: UserId;
  readonly email: EmailAddress;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: PhoneNumber | null;
  readonly lea_id: LeaId;
  readonly is_administrator: boolean;
  readonly email_verified_at: Date | null;
  readonly verified_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** What a district's role may read of a person. */
export const PERSON_COLUMNS = `id, email, first_name, last_name, phone_number, lea_id, is_administrator,
  email_verified_at, verified_at, created_at, updated_at`;

/** Unfinished registrations are nobody's yet. */
export const IS_MANAGED = '(verified_at is not null or invited_at is not null)';

/** The mailbox is proven by the invitation's code, with the first password. */
export const isInvited = ({ verified_at, email_verified_at }: PersonRow): boolean =>
  verified_at === null && email_verified_at === null;

export const managedPerson = (row: PersonRow): ManagedPerson => ({
  userId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  leaId: row.lea_id,
  email: row.email,
  phoneNumber: row.phone_number,
  isAdministrator: row.is_administrator,
  isInvited: isInvited(row),
  changedOn: row.updated_at.toISOString(),
  registeredOn: row.created_at.toISOString(),
});
