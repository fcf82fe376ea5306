/** Saves the form in the order in which one part needs another: names and password first, then the codes. */
import { sendUserEmailCode, sendUserSmsCode, updateUserInformation } from '@goalwright/contracts/api/account';
import type { Problem } from '@goalwright/contracts/api/define';
import type { User } from '@goalwright/contracts/api/users';
import { call, Unreachable } from '../../lib/api';
import { refreshUser, renew } from '../../lib/session';
import { account } from '../../texts/account';
import { type Changes, changesOf, type DetailName, type Details, type Faults } from './details';
import { type ContactKind, forgetPendingPassword, notePending } from './pending-codes';

export interface Saved {
  /** Names and password, where they were changed, are the account's now. */
  readonly isSaved: boolean;
  /** Which codes are on their way. */
  readonly sent: readonly ContactKind[];
  readonly faults: Faults;
  /** What belongs to no field. */
  readonly problem?: string;
}

/** Where a refusal of names and password is shown. */
const FIELD_OF_CODE: Readonly<Record<string, DetailName>> = {
  'identity.credentials-mismatch': 'currentPassword',
  'identity.sign-in-limited': 'currentPassword',
  'identity.password-unchanged': 'newPassword',
  'identity.password-weak': 'newPassword',
  'identity.password-common': 'newPassword',
  'identity.password-unconfirmed': 'confirmation',
  'identity.email-taken': 'email',
};

function refused(problem: Problem, otherwise?: DetailName): Pick<Saved, 'faults' | 'problem'> {
  const text = problem.Message || account.unknown;
  const field = FIELD_OF_CODE[problem.Code] ?? otherwise;
  return field === undefined ? { faults: {}, problem: text } : { faults: { [field]: text } };
}

/** Nothing is sent twice by mistake: what was refused or not reached is still in the form. */
export async function save(details: Details, user: User): Promise<Saved> {
  const changes = changesOf(details, user);
  let isSaved = false;
  const sent: ContactKind[] = [];
  try {
    if (changes.names || changes.password) {
      const problem = await update(details, user, changes);
      if (problem) return { isSaved, sent, ...refused(problem) };
      isSaved = true;
    }
    let faults: Faults = {};
    const password = changes.password ? details.newPassword : details.currentPassword;
    if (changes.email) {
      const outcome = await requestEmailCode(details.email.trim(), password);
      if (outcome === undefined) sent.push('email');
      else faults = { ...faults, ...outcome.faults };
      if (outcome?.problem !== undefined) return { isSaved, sent, faults, problem: outcome.problem };
    }
    if (changes.phone) {
      const outcome = await requestSmsCode(details.phone, password);
      if (outcome === undefined) sent.push('phone');
      else faults = { ...faults, ...outcome.faults };
    }
    return { isSaved, sent, faults };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { isSaved, sent, faults: {}, problem: account.unreachable };
  }
}

async function update(details: Details, user: User, changes: Changes): Promise<Problem | undefined> {
  const names = { FirstName: details.firstName.trim(), LastName: details.lastName.trim() };
  const reply = await call(updateUserInformation, {
    Email: user.Email,
    ...(changes.names ? { TempUserFirstName: names.FirstName, TempUserLastName: names.LastName } : {}),
    ...(changes.password
      ? {
          TempUserPassword: details.newPassword,
          ConfirmPassword: details.confirmation,
          CurrentPassword: details.currentPassword,
        }
      : {}),
  });
  if (!reply.isSuccessful) return reply.problem;
  // A service that restarts this moment cannot tell how the user is now; what was sent is what was saved.
  const told = reply.body.User ?? { ...names, DisplayName: `${names.FirstName} ${names.LastName}` };
  if (reply.body.USToken === undefined) refreshUser(told);
  else {
    forgetPendingPassword();
    renew(told, reply.body.USToken);
  }
  return undefined;
}

/** @returns the refusal, or nothing once the code is on its way. @throws Unreachable where no answer came. */
export async function requestEmailCode(
  to: string,
  password: string,
): Promise<Pick<Saved, 'faults' | 'problem'> | undefined> {
  const reply = await call(sendUserEmailCode, { TempUserEmail: to, CurrentPassword: password });
  if (!reply.isSuccessful) return refused(reply.problem, 'email');
  if (!reply.body.DidEmailCodeSend) return { faults: { email: account.email.notSent } };
  notePending('email', to, password);
  return undefined;
}

/** @returns the refusal, or nothing once the code is on its way. @throws Unreachable where no answer came. */
export async function requestSmsCode(
  to: string,
  password: string,
): Promise<Pick<Saved, 'faults' | 'problem'> | undefined> {
  const reply = await call(sendUserSmsCode, { TempUserPhoneNumber: to, CurrentPassword: password });
  if (!reply.isSuccessful) {
    if (FIELD_OF_CODE[reply.problem.Code] === 'currentPassword') return refused(reply.problem);
    return { faults: { phone: `${account.phone.notSent}. ${reply.problem.Message || account.unknown}` } };
  }
  if (!reply.body.DidSMSCodeSend) return { faults: { phone: account.phone.notSent } };
  notePending('phone', to, password);
  return undefined;
}
