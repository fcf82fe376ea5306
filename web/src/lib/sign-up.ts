/** Registering, at first and again, and the code that follows: the same rule in the dialog and at /registration. */
import type { Problem } from '@goalwright/contracts/api/define';
import { register, sendSignupEmailCode } from '@goalwright/contracts/api/sign-in';
import { call } from './api';
import { noteRegistered, type Sending, sendingOf } from './sent-codes';

export interface Account {
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

/**
 * An unverified account takes over whatever is given last, and its codes end.
 * @returns what was refused, or nothing. @throws Unreachable where no answer came.
 */
export async function registerAccount(account: Account): Promise<Problem | undefined> {
  const reply = await call(register, {
    FirstName: account.firstName,
    LastName: account.lastName,
    PhoneNumber: account.phone,
    Email: account.email,
    Password: account.password,
  });
  if (!reply.isSuccessful) return reply.problem;
  noteRegistered(account.email);
  return undefined;
}

/** Has the code sent that proves the address. @throws Unreachable where no answer came. */
export async function sendSignUpCode(email: string): Promise<Sending> {
  const reply = await call(sendSignupEmailCode, { Email: email });
  return sendingOf(reply, (body) => body.DidEmailCodeSend);
}
