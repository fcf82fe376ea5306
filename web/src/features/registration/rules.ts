/** What the fields of registration accept, in the contract's own terms. */
import { EmailAddress, PersonName, PhoneNumber } from '@goalwright/contracts/values';
import { registration } from '../../texts/registration';

/** True, or what is wrong. */
export type Judgement = true | string;

export const judgeFirstName = (name: string): Judgement =>
  judgeName(name, registration.identity.firstNameMissing);
export const judgeLastName = (name: string): Judgement =>
  judgeName(name, registration.identity.lastNameMissing);

function judgeName(name: string, missing: string): Judgement {
  if (name.trim() === '') return missing;
  return PersonName.safeParse(name).success || registration.identity.nameInvalid;
}

export const judgePhone = (digits: string): Judgement =>
  PhoneNumber.safeParse(digits).success || registration.identity.phoneInvalid;

export function judgeEmail(email: string): Judgement {
  if (email.trim() === '') return registration.emailMissing;
  return EmailAddress.safeParse(email).success || registration.emailInvalid;
}
