/** Creates the account and has the email code sent. */
import { Unreachable } from '../../lib/api';
import { noteDeadCode, noteSent } from '../../lib/sent-codes';
import { registerAccount, sendSignUpCode } from '../../lib/sign-up';
import { signUpModal as texts } from '../../texts/sign-up-modal';
import type { Person } from './person-form';

export type SignUpOutcome =
  { readonly isCreated: true } | { readonly isCreated: false; readonly message: string };

export async function signUp(person: Person, password: string): Promise<SignUpOutcome> {
  const { email } = person;
  try {
    const problem = await registerAccount({ ...person, password });
    if (problem) return refused(problem.Message);
    const sending = await sendSignUpCode(email);
    if (typeof sending === 'object') return refused(sending.refusal);
    if (sending === 'sent') noteSent('signup-email', email);
    // It went out before this registration, which ended it: the next page waits its minute and asks for another.
    else noteDeadCode('signup-email', email);
    return { isCreated: true };
  } catch (error) {
    if (error instanceof Unreachable) return refused(texts.unreachable);
    throw error;
  }
}

const refused = (message: string): SignUpOutcome => ({
  isCreated: false,
  message: message || texts.accountExists,
});
