/** Creates the account and has the email code sent. */
import { register, sendSignupEmailCode } from '@goalwright/contracts/api/sign-in';
import { call, Unreachable } from '../../lib/api';
import { signUpModal as texts } from '../../texts/sign-up-modal';
import type { Person } from './person-form';

export type SignUpOutcome =
  | { readonly isCreated: true; readonly email: string }
  | { readonly isCreated: false; readonly message: string };

export async function signUp(person: Person, password: string): Promise<SignUpOutcome> {
  const { firstName, lastName, email, phone } = person;
  try {
    const registered = await call(register, {
      FirstName: firstName,
      LastName: lastName,
      PhoneNumber: phone,
      Email: email,
      Password: password,
    });
    if (!registered.isSuccessful) return refused(registered.problem.Message);
    const sent = await call(sendSignupEmailCode, { Email: email });
    // A code that went out a moment ago still works: the next page asks for that one.
    const hasCode = sent.isSuccessful
      ? sent.body.DidEmailCodeSend
      : sent.problem.Code === 'identity.code-wait';
    if (!hasCode) return refused(sent.isSuccessful ? '' : sent.problem.Message);
    return { isCreated: true, email };
  } catch (error) {
    if (error instanceof Unreachable) return refused(texts.unreachable);
    throw error;
  }
}

const refused = (message: string): SignUpOutcome => ({
  isCreated: false,
  message: message || texts.accountExists,
});
