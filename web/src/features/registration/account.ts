/** Registering, at first and again: an unverified account takes over whatever is given last. */
import { register } from '@goalwright/contracts/api/sign-in';
import { call } from '../../lib/api';
import { registration } from '../../texts/registration';
import type { Details } from './details';
import { noteRegistered } from './sent-codes';

export interface Refusal {
  readonly isTaken: boolean;
  readonly isPassword: boolean;
  readonly text: string;
}

/** @returns what was refused, or nothing. @throws Unreachable where no answer came. */
export async function registerAccount(details: Details): Promise<Refusal | undefined> {
  const reply = await call(register, {
    FirstName: details.firstName,
    LastName: details.lastName,
    PhoneNumber: details.phone,
    Email: details.email,
    Password: details.newPassword,
  });
  if (reply.isSuccessful) {
    noteRegistered(details.email);
    return undefined;
  }
  const { Code, Message } = reply.problem;
  const isTaken = Code === 'identity.email-taken';
  return {
    isTaken,
    isPassword: Code === 'identity.password-weak' || Code === 'identity.password-common',
    text: isTaken ? registration.signUp.taken : Message || registration.unknown,
  };
}
