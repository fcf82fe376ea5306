import { registration } from '../../texts/registration';
import { registerAccount } from '../../lib/sign-up';
import type { Details } from './details';

export interface Refusal {
  readonly isTaken: boolean;
  readonly isPassword: boolean;
  readonly text: string;
}

/** @returns what was refused, in words, or nothing. @throws Unreachable where no answer came. */
export async function registerWith(details: Details): Promise<Refusal | undefined> {
  const problem = await registerAccount({ ...details, password: details.newPassword });
  if (!problem) return undefined;
  const { Code, Message } = problem;
  const isTaken = Code === 'identity.email-taken';
  return {
    isTaken,
    isPassword: Code === 'identity.password-weak' || Code === 'identity.password-common',
    text: isTaken ? registration.signUp.taken : Message || registration.unknown,
  };
}
