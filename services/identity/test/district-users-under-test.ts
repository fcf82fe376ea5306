/** Administrators and their people, for the tests of what they do to each other. */
import { addPerson, changePerson, type ManagedPerson } from '@goalwright/contracts/district-users';
import {
  codeRequested,
  readCodeMessage,
  resetPassword,
  validateResetCode,
} from '@goalwright/contracts/identity';
import { type Notice, noticeRequested, readNotice } from '@goalwright/contracts/notifications';
import {
  CodeId,
  type EmailAddress,
  type LeaId,
  PersonName,
  PhoneNumber,
  type UserId,
} from '@goalwright/contracts/values';
import { aPerson, aVerifiedPerson, GOOD_PASSWORD, type Identity, signInAs } from './start-identity.js';

export const clientIp = '192.0.2.1';
export const INTERNAL = 'iris@goalwright.example';

/** Somebody of an LEA whose account is open, signed in. */
export async function aMember(
  identity: Identity,
  leaId: LeaId,
  { isAdministrator = false, email }: { isAdministrator?: boolean; email?: string } = {},
) {
  const person = await aVerifiedPerson(identity, email === undefined ? {} : { email });
  await identity.admin.query(
    'update users set lea_id = $2, is_administrator = $3, is_trial = false where id = $1',
    [person.userId, leaId, isAdministrator],
  );
  const { token } = await signInAs(identity, person);
  return { ...person, leaId, isAdministrator, token };
}
export type Member = Awaited<ReturnType<typeof aMember>>;

export const anAdministrator = (identity: Identity, leaId: LeaId) =>
  aMember(identity, leaId, { isAdministrator: true });

/** What a form would send of somebody. */
export const details = (change: Partial<ManagedPerson> = {}) => ({
  email: change.email ?? aPerson().email,
  firstName: PersonName.parse(change.firstName ?? 'Bo'),
  lastName: PersonName.parse(change.lastName ?? 'Li'),
  leaId: change.leaId ?? 'lynwood',
  phoneNumber: change.phoneNumber ?? null,
  isAdministrator: change.isAdministrator ?? false,
});

export const add = async (
  identity: Identity,
  { userId: actorId }: { userId: UserId },
  change: Partial<ManagedPerson> = {},
): Promise<ManagedPerson> =>
  (await identity.calls.call(addPerson, { actorId, person: details(change), clientIp })).person;

/** Changes some of a person and sends the rest as it is, as the form does. */
export const change = async (
  identity: Identity,
  { userId: actorId }: { userId: UserId },
  who: { email: EmailAddress } & Partial<ManagedPerson>,
  to: Partial<ManagedPerson>,
): Promise<ManagedPerson> =>
  (
    await identity.calls.call(changePerson, {
      actorId,
      email: who.email,
      person: details({ ...who, ...to }),
      clientIp,
    })
  ).person;

/** The notices that went to an address, oldest first, read the way notifications does. */
export async function noticesTo(identity: Identity, address: string): Promise<Notice[]> {
  const requested = await identity.events(noticeRequested);
  const answers = await Promise.all(requested.map((asked) => identity.calls.call(readNotice, asked)));
  return answers.flatMap(({ notice }) => (notice?.to === address ? [notice] : []));
}

export async function invitationTo(identity: Identity, address: string) {
  const notice = (await noticesTo(identity, address)).findLast(({ kind }) => kind === 'invitation');
  if (notice?.kind !== 'invitation') throw new Error(`${address} was not invited`);
  return notice;
}

export const redeem = async (identity: Identity, email: string, code: string): Promise<string | null> =>
  (await identity.calls.call(validateResetCode, { email, code, clientIp })).resetToken;

/** What the page of the invitation does. */
export async function acceptInvitation(identity: Identity, email: string): Promise<void> {
  const resetToken = await redeem(identity, email, (await invitationTo(identity, email)).code);
  if (resetToken === null) throw new Error('the code of the invitation was refused');
  await identity.calls.call(resetPassword, { email, password: GOOD_PASSWORD, resetToken, clientIp });
}

export async function newestCode(identity: Identity): Promise<string> {
  const codeId = CodeId.parse((await identity.events(codeRequested)).at(-1)?.codeId);
  return (await identity.calls.call(readCodeMessage, { codeId })).message?.code ?? 'unreadable';
}

export const aNumber = (): PhoneNumber =>
  PhoneNumber.parse(`916${String(2_000_000 + Math.floor(Math.random() * 7_760_000))}`);
export const anEmail = (): EmailAddress => aPerson().email;

/** What was written down of somebody, oldest first. */
export const actionsOn = async (identity: Identity, userId: UserId): Promise<string[]> =>
  (
    await identity.admin.query<{ line: string }>(
      `select action || ' ' || outcome as line from audit_entries where subject_id = $1 order by id`,
      [userId],
    )
  ).rows.map(({ line }) => line);

export const stillThere = async (identity: Identity, userId: UserId): Promise<boolean> =>
  (await identity.admin.query('select 1 from users where id = $1', [userId])).rows.length > 0;
