/** What the form of the account screen holds, what of it differs from the account, and what is wrong with it. */
import type { User } from '@goalwright/contracts/api/users';
import { EmailAddress, PersonName, TextablePhoneNumber } from '@goalwright/contracts/values';
import { account } from '../../texts/account';

const words = account.details;

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  readonly newPassword: string;
  readonly confirmation: string;
  readonly currentPassword: string;
}

export type DetailName = keyof Details;
/** What is wrong, by field; nothing where all is well. */
export type Faults = Partial<Record<DetailName, string>>;
/** What was typed into the form; what was not touched follows the account. */
export type Typed = Partial<Details>;

export const detailsOf = (user: User): Details => ({
  firstName: user.FirstName,
  lastName: user.LastName,
  phone: user.PhoneNumber,
  email: user.Email,
  newPassword: '',
  confirmation: '',
  currentPassword: '',
});

/** What was typed, but for some fields: they follow the account again, the passwords are empty. */
export function untyped<Kept extends Typed | Faults>(kept: Kept, names: readonly DetailName[]): Kept {
  return Object.fromEntries(
    Object.entries(kept).filter(([name]) => !names.some((one) => one === name)),
  ) as Kept;
}

export interface Changes {
  readonly names: boolean;
  readonly password: boolean;
  readonly email: boolean;
  readonly phone: boolean;
}

const sameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What of the form differs from the account. A password counts once either of its fields is filled. */
export function changesOf(details: Details, user: User): Changes {
  return {
    names: details.firstName.trim() !== user.FirstName || details.lastName.trim() !== user.LastName,
    password: details.newPassword !== '' || details.confirmation !== '',
    email: !sameAddress(details.email, user.Email),
    phone: details.phone !== user.PhoneNumber,
  };
}

/** Only who knows the password may change what signs in, or the number that is proven already. */
export const needsPassword = ({ password, email, phone }: Changes, user: User): boolean =>
  password || email || (phone && user.PhoneNumber !== '');

/**
 * What can be told without the server: what is missing or no name, number or address at all. Whether a password is
 * good is for the server, which knows the current one and the common ones.
 */
export function judge(details: Details, user: User): Faults {
  const changes = changesOf(details, user);
  const { newPassword, confirmation } = details;
  const faults: Faults = {};
  const note = (name: DetailName, fault: string | undefined) => {
    if (fault !== undefined) faults[name] = fault;
  };
  if (changes.names) {
    note('firstName', nameFault(details.firstName, words.firstNameMissing));
    note('lastName', nameFault(details.lastName, words.lastNameMissing));
  }
  if (changes.phone && !TextablePhoneNumber.safeParse(details.phone).success) {
    note('phone', words.phoneInvalid);
  }
  if (changes.email) note('email', emailFault(details.email));
  if (newPassword === '' && confirmation !== '') note('newPassword', words.passwordMissing);
  if (newPassword !== '' && confirmation === '') note('confirmation', words.confirmationMissing);
  if (needsPassword(changes, user) && details.currentPassword === '') {
    note('currentPassword', words.currentPasswordMissing);
  }
  return faults;
}

function nameFault(name: string, missing: string): string | undefined {
  if (name.trim() === '') return missing;
  return PersonName.safeParse(name).success ? undefined : words.nameInvalid;
}

function emailFault(email: string): string | undefined {
  if (email.trim() === '') return words.emailMissing;
  return EmailAddress.safeParse(email).success ? undefined : words.emailInvalid;
}
