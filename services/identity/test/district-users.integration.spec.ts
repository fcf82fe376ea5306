/** What administrators do with the people of their district, and what they cannot. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  listManagedPeople,
  type ManagedPerson,
  removePerson,
  resendInvitation,
} from '@goalwright/contracts/district-users';
import {
  deleteAccount,
  register,
  resetPassword,
  resolveToken,
  sendPhoneCode,
  sendResetCode,
  sendSignupCode,
  undoEmailChange,
  userDeleted,
  userVerified,
  validatePhoneCode,
  validateSignupCode,
} from '@goalwright/contracts/identity';
import { EmailAddress, type LeaId, PersonName, type UserId } from '@goalwright/contracts/values';
import {
  acceptInvitation,
  actionsOn,
  add,
  aMember,
  anAdministrator,
  anEmail,
  aNumber,
  change,
  clientIp,
  INTERNAL,
  invitationTo,
  type Member,
  newestCode,
  noticesTo,
  redeem,
  stillThere,
} from './district-users-under-test.js';
import {
  aPerson,
  aVerifiedPerson,
  GOOD_PASSWORD,
  type Identity,
  requestCode,
  signInAs,
  startIdentity,
  tryCode,
  wrong,
} from './start-identity.js';

jest.setTimeout(120_000);

let identity: Identity;
let lynwood: Member;
let sonoma: Member;
let iris: Member;
beforeAll(async () => {
  identity = await startIdentity({
    LIMITS_SCALE: '100',
    INTERNAL_ADMIN_EMAILS: `${INTERNAL}, ida@goalwright.example, free@goalwright.example`,
  });
  lynwood = await anAdministrator(identity, 'lynwood');
  sonoma = await anAdministrator(identity, 'sonoma');
  iris = await aMember(identity, 'goalwright', { isAdministrator: true, email: INTERNAL });
});
afterAll(async () => {
  await identity.stop();
});

const provenWith = (email: string, code: string) =>
  identity.calls.call(validateSignupCode, { email, purpose: 'signup-email', code, clientIp });
const profileOf = async (token: string) =>
  (await identity.calls.call(resolveToken, { token })).session?.profile ?? null;
const remove = ({ userId: actorId }: { userId: UserId }, { email }: { email: EmailAddress }) =>
  identity.calls.call(removePerson, { actorId, email, clientIp });
const list = (
  { userId: actorId }: { userId: UserId },
  asked: Partial<Parameters<typeof identity.calls.call<typeof listManagedPeople>>[1]> = {},
) =>
  identity.calls.call(listManagedPeople, {
    ...{ actorId, search: null, leaId: null, isAdministrator: null, limit: 2000, after: null },
    ...asked,
  });
const emailsOf = ({ people }: { people: readonly ManagedPerson[] }) => people.map(({ email }) => email);
const asPerson = (member: Member): Partial<ManagedPerson> & { email: EmailAddress } => {
  const { email, firstName, lastName, leaId, phoneNumber, isAdministrator } = member;
  return { email, firstName, lastName, leaId, phoneNumber, isAdministrator };
};
const refused = (code: string) => expect.objectContaining({ code });

describe('somebody added', () => {
  it('is invited, chooses a password with the code, registers a phone, and is in', async () => {
    const email = anEmail();
    const added = await add(identity, lynwood, { email, phoneNumber: aNumber() });
    expect(added).toMatchObject({ email, leaId: 'lynwood', isInvited: true, isAdministrator: false });
    const invitation = await invitationTo(identity, email);
    expect(invitation).toMatchObject({
      firstName: 'Bo',
      invitedBy: `${lynwood.firstName} ${lynwood.lastName}`,
      leaName: 'Lynwood',
      minutesValid: 7 * 24 * 60,
      code: expect.stringMatching(/^\d{6}$/),
    });
    await expect(signInAs(identity, { email, password: GOOD_PASSWORD, clientIp })).rejects.toEqual(
      refused('identity.credentials-mismatch'),
    );

    await acceptInvitation(identity, email);

    const { token, session } = await signInAs(identity, { email, password: GOOD_PASSWORD, clientIp });
    // The number that the administrator typed is nobody's yet.
    expect(session.profile).toMatchObject({ leaId: 'lynwood', phoneNumber: null, isTrial: false });
    const phoneNumber = aNumber();
    const { userId } = session.profile;
    await identity.calls.call(sendPhoneCode, { userId, phoneNumber, clientIp });
    const code = await newestCode(identity);
    await identity.calls.call(validatePhoneCode, { userId, phoneNumber, code, clientIp });
    expect((await profileOf(token))?.phoneNumber).toBe(phoneNumber);
    expect((await identity.events(userVerified)).filter((event) => event.userId === userId)).toHaveLength(1);
    const { people } = await list(lynwood, { search: email });
    expect(people).toMatchObject([{ email, phoneNumber, isInvited: false }]);
    expect(await actionsOn(identity, userId)).toEqual([
      'user-added succeeded',
      'user-invited succeeded',
      'signed-in refused',
      'invitation-accepted succeeded',
      'signed-in succeeded',
      'account-opened succeeded',
      'phone-verified succeeded',
    ]);
  });

  it('takes the place of a registration that nobody finished, whose password and codes end', async () => {
    const person = aPerson();
    await identity.calls.call(register, person);
    const code = await requestCode(identity, person, 'signup-email');
    await add(identity, lynwood, { email: person.email });
    expect(await tryCode(identity, person, 'signup-email', code)).toBe(false);
    await expect(signInAs(identity, person)).rejects.toEqual(refused('identity.credentials-mismatch'));
    await acceptInvitation(identity, person.email);
  });

  it('has one account, however many add them at once', async () => {
    const email = anEmail();
    const outcomes = await Promise.allSettled([
      ...[lynwood, iris, lynwood].map((actor) => add(identity, actor, { email })),
      ...[sonoma, sonoma].map((actor) => add(identity, actor, { email, leaId: 'sonoma' })),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('identity.email-taken'));
    }
  });

  it('is refused where the address has an account, whosever it is', async () => {
    for (const { email } of [
      sonoma,
      await aVerifiedPerson(identity),
      await add(identity, sonoma, { leaId: 'sonoma' }),
    ]) {
      await expect(add(identity, lynwood, { email })).rejects.toEqual(refused('identity.email-taken'));
    }
  });

  it('goes to the own LEA, and to any by an internal administrator; Public and Trial get no administrators', async () => {
    for (const leaId of ['sonoma', 'public', 'trial', 'goalwright'] as const) {
      await expect(add(identity, lynwood, { leaId })).rejects.toEqual(refused('identity.forbidden'));
    }
    for (const leaId of ['public', 'trial'] as const) {
      await expect(add(identity, iris, { leaId, isAdministrator: true })).rejects.toEqual(
        refused('identity.lea-without-administrators'),
      );
    }
    const trial = await add(identity, iris, { leaId: 'trial' });
    const { rows } = await identity.admin.query('select is_trial from users where id = $1', [trial.userId]);
    expect(rows).toEqual([{ is_trial: true }]);
    await expect(
      identity.admin.query('update users set is_administrator = true where id = $1', [trial.userId]),
    ).rejects.toThrow(/users_of_no_district_administer_nobody/);
  });

  it('is nobody’s to add who manages nobody', async () => {
    const member = await aMember(identity, 'lynwood');
    const formerly = await anAdministrator(identity, 'lynwood');
    await identity.admin.query('update users set is_administrator = false where id = $1', [formerly.userId]);
    for (const actor of [member, formerly, await aVerifiedPerson(identity)]) {
      await expect(add(identity, actor)).rejects.toEqual(refused('identity.forbidden'));
      await expect(list(actor)).rejects.toEqual(refused('identity.forbidden'));
    }
  });

  it('gets a new code when invited again, and none once they have come', async () => {
    const { email } = await add(identity, lynwood);
    const { code: first } = await invitationTo(identity, email);
    const again = (actor: Member) =>
      identity.calls.call(resendInvitation, { actorId: actor.userId, email, clientIp });
    await expect(again(sonoma)).rejects.toEqual(refused('identity.user-not-found'));
    await again(lynwood);
    expect(await redeem(identity, email, first)).toBeNull();
    for (let sent = 2; sent < 5; sent += 1) await again(lynwood);
    await expect(again(lynwood)).rejects.toEqual(refused('identity.code-limit'));
    await acceptInvitation(identity, email);
    await expect(again(lynwood)).rejects.toEqual(refused('identity.invitation-accepted'));
  });

  it('finds a code that was guessed at five times, or is a week old, of no use', async () => {
    const [guessed, late] = [await add(identity, lynwood), await add(identity, lynwood)];
    const { code } = await invitationTo(identity, guessed.email);
    const wrongCode = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await redeem(identity, guessed.email, wrongCode);
    expect(await redeem(identity, guessed.email, code).catch(() => null)).toBeNull();
    await identity.admin.query(
      `update codes set expires_at = expires_at - interval '7 days' where user_id = $1`,
      [late.userId],
    );
    expect(await redeem(identity, late.email, (await invitationTo(identity, late.email)).code)).toBeNull();
    // "Forgot password" sends another one, at any time.
    expect(await identity.calls.call(sendResetCode, { email: late.email, clientIp })).toEqual({
      didSend: true,
    });
    expect(await redeem(identity, late.email, await newestCode(identity))).not.toBeNull();
  });
});

describe('the list', () => {
  it('holds the own LEA for an administrator, every LEA for an internal one, and no unfinished registration', async () => {
    const [here, there] = [await add(identity, lynwood), await add(identity, sonoma, { leaId: 'sonoma' })];
    const nobody = aPerson();
    await identity.calls.call(register, nobody);
    const [own, others, all] = [await list(lynwood), await list(sonoma), await list(iris)];
    expect(emailsOf(own)).toContain(here.email);
    expect(new Set(own.people.map(({ leaId }) => leaId))).toEqual(new Set(['lynwood']));
    expect(new Set(others.people.map(({ leaId }) => leaId))).toEqual(new Set(['sonoma']));
    expect(emailsOf(all)).toEqual(expect.arrayContaining([here.email, there.email, lynwood.email]));
    expect(emailsOf(all)).not.toContain(nobody.email);
    expect([own.leaIds, all.leaIds.length]).toEqual([['lynwood'], 13]);
    await expect(list(lynwood, { leaId: 'sonoma' })).rejects.toEqual(refused('identity.forbidden'));
    expect(emailsOf(await list(iris, { leaId: 'sonoma' }))).toEqual(emailsOf(others));
  });

  it('is searched by name, email, phone and LEA, and taken by the word', async () => {
    const phoneNumber = aNumber();
    const wanted = await add(identity, lynwood, { firstName: 'Quirina', lastName: 'Zeta', phoneNumber });
    const found = async (search: string, actor: Member = lynwood) => emailsOf(await list(actor, { search }));
    for (const search of [
      'quirina z',
      'ZETA',
      wanted.email.slice(3, 30),
      phoneNumber,
      `(${phoneNumber.slice(0, 3)}) ${phoneNumber.slice(3)}`,
    ]) {
      expect(await found(search)).toEqual([wanted.email]);
    }
    expect(await found('lynwood unif')).toHaveLength((await list(lynwood)).total);
    expect(await found('sonoma')).toEqual([]);
    for (const search of ['%', '_', "' or 1=1 --", '(', '123456789012'])
      expect(await found(search)).toEqual([]);
    expect(await found('quirina', sonoma)).toEqual([]);
    expect(emailsOf(await list(lynwood, { isAdministrator: true }))).toContain(lynwood.email);
    expect(emailsOf(await list(lynwood, { isAdministrator: false }))).not.toContain(lynwood.email);
  });

  it('comes in pages that lose nobody', async () => {
    const whole = await list(iris);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof list>> = await list(iris, { limit: 3, after });
      expect(part.people.length).toBeLessThanOrEqual(3);
      expect(part.total).toBe(whole.total);
      seen.push(...emailsOf(part));
      after = part.next;
    } while (after !== null);
    expect(seen).toEqual(emailsOf(whole));
    expect(whole.next).toBeNull();
  });
});

describe('somebody changed', () => {
  it('keeps the session with another name, and loses it with another role or LEA', async () => {
    const member = await aMember(identity, 'lynwood');
    const renamed = await change(identity, lynwood, asPerson(member), { firstName: 'Zoë' });
    expect(renamed.firstName).toBe('Zoë');
    expect(await profileOf(member.token)).toMatchObject({ firstName: 'Zoë' });

    const promoted = await change(identity, lynwood, renamed, { isAdministrator: true });
    expect(promoted.isAdministrator).toBe(true);
    expect(await profileOf(member.token)).toBeNull();

    const { token } = await signInAs(identity, member);
    await expect(change(identity, lynwood, promoted, { leaId: 'sonoma' })).rejects.toEqual(
      refused('identity.forbidden'),
    );
    expect(await profileOf(token)).not.toBeNull();
    const moved = await change(identity, iris, promoted, { leaId: 'sonoma', isAdministrator: false });
    expect(moved).toMatchObject({ leaId: 'sonoma', isAdministrator: false });
    expect(await profileOf(token)).toBeNull();
    await expect(change(identity, lynwood, moved, { firstName: 'Eve' })).rejects.toEqual(
      refused('identity.user-not-found'),
    );
    expect((await actionsOn(identity, member.userId)).slice(-4)).toEqual([
      'signed-in succeeded',
      'role-changed succeeded',
      'lea-left succeeded',
      'lea-joined succeeded',
    ]);
  });

  it('is not touched where nothing differs', async () => {
    const member = await aMember(identity, 'lynwood');
    const before = (await list(lynwood, { search: member.email })).people[0];
    expect(await change(identity, lynwood, asPerson(member), {})).toEqual(before);
    expect(await profileOf(member.token)).not.toBeNull();
  });

  it('with another phone registers it anew', async () => {
    const member = await aMember(identity, 'lynwood');
    const phoneNumber = aNumber();
    expect(await change(identity, lynwood, asPerson(member), { phoneNumber })).toMatchObject({ phoneNumber });
    expect((await profileOf(member.token))?.phoneNumber).toBeNull();
    const { userId } = member;
    await identity.calls.call(sendPhoneCode, { userId, phoneNumber, clientIp });
    const code = await newestCode(identity);
    await identity.calls.call(validatePhoneCode, { userId, phoneNumber, code, clientIp });
    expect((await profileOf(member.token))?.phoneNumber).toBe(phoneNumber);
    expect(await noticesTo(identity, member.email)).toMatchObject([
      { kind: 'phone-changed', byAdministratorOf: 'Lynwood' },
    ]);
  });

  it('is nobody’s of another LEA, and an address of somebody else’s stays theirs', async () => {
    const member = await aMember(identity, 'sonoma');
    await expect(
      change(identity, lynwood, asPerson(member), { firstName: 'Eve', leaId: 'lynwood' }),
    ).rejects.toEqual(refused('identity.user-not-found'));
    const own = await aMember(identity, 'lynwood');
    await expect(change(identity, lynwood, asPerson(own), { email: member.email })).rejects.toEqual(
      refused('identity.email-taken'),
    );
    const wanted = anEmail();
    const [one, other] = [await aMember(identity, 'lynwood'), await aMember(identity, 'lynwood')];
    const outcomes = await Promise.allSettled(
      [one, other].map((each) => change(identity, lynwood, asPerson(each), { email: wanted })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not the own account, but for its names', async () => {
    const admin = await anAdministrator(identity, 'lynwood');
    for (const to of [{ isAdministrator: false }, { email: anEmail() }, { phoneNumber: aNumber() }]) {
      await expect(change(identity, admin, asPerson(admin), to)).rejects.toEqual(
        refused('identity.own-account'),
      );
    }
    await expect(change(identity, iris, asPerson(iris), { leaId: 'lynwood' })).rejects.toEqual(
      refused('identity.own-account'),
    );
    expect(await change(identity, admin, asPerson(admin), { lastName: 'Ng' })).toMatchObject({
      lastName: 'Ng',
    });
    await expect(remove(admin, admin)).rejects.toEqual(refused('identity.own-account'));
  });

  it('is not an internal administrator, for one of a district', async () => {
    const neighbor = await anAdministrator(identity, 'goalwright');
    for (const attempt of [
      () => change(identity, neighbor, asPerson(iris), { isAdministrator: false }),
      () => remove(neighbor, iris),
    ]) {
      await expect(attempt()).rejects.toEqual(refused('identity.forbidden'));
    }
  });
});

describe('what an internal administrator does who is of no district', () => {
  it('is told in the product’s name, and not in that of Public', async () => {
    const ida = await aMember(identity, 'public', { email: 'ida@goalwright.example' });
    const [added, member] = [await add(identity, ida), await aMember(identity, 'lynwood')];
    expect(await invitationTo(identity, added.email)).toMatchObject({ leaName: 'Goalwright' });
    await change(identity, ida, asPerson(member), { email: anEmail() });
    await remove(ida, added);
    const told = [...(await noticesTo(identity, member.email)), ...(await noticesTo(identity, added.email))];
    expect(told).toMatchObject([
      { kind: 'email-changed', byAdministratorOf: 'Goalwright' },
      { kind: 'invitation' },
      { kind: 'account-deleted', byAdministratorOf: 'Goalwright' },
    ]);
  });
});

describe('another address', () => {
  it('tells the old one, ends the sessions, and is proven with the password before anything else', async () => {
    const member = await aMember(identity, 'lynwood');
    const email = anEmail();
    await change(identity, lynwood, asPerson(member), { email });

    expect(await profileOf(member.token)).toBeNull();
    expect(await noticesTo(identity, member.email)).toMatchObject([
      { kind: 'email-changed', byAdministratorOf: 'Lynwood', undoToken: expect.any(String) },
    ]);
    await expect(signInAs(identity, member)).rejects.toEqual(refused('identity.credentials-mismatch'));
    await expect(signInAs(identity, { ...member, email })).rejects.toEqual(
      refused('identity.email-unverified'),
    );
    const moved = { ...member, email };
    expect(await provenWith(email, await requestCode(identity, moved, 'signup-email'))).toEqual({
      isValid: true,
      isOpen: true,
    });
    const { session } = await signInAs(identity, moved);
    expect(session.profile).toMatchObject({ userId: member.userId, email, phoneNumber: member.phoneNumber });
    expect(
      (await identity.events(userVerified)).filter(({ userId }) => userId === member.userId),
    ).toHaveLength(1);
  });

  it('does not open the account by its mailbox alone, as long as the owner can take the change back', async () => {
    const member = await aMember(identity, 'lynwood');
    const email = anEmail();
    await change(identity, lynwood, asPerson(member), { email });
    const forgot = () => identity.calls.call(sendResetCode, { email, clientIp });
    await expect(forgot()).rejects.toEqual(refused('identity.email-unknown'));
    await identity.admin.query(`update email_changes set undo_until = now() where user_id = $1`, [
      member.userId,
    ]);
    expect(await forgot()).toEqual({ didSend: true });
  });

  it('does not open it with a code that proves the mailbox either, until somebody comes in with the password', async () => {
    const member = await aMember(identity, 'lynwood');
    const moved = { ...member, email: anEmail() };
    await change(identity, lynwood, asPerson(member), { email: moved.email });
    const forgot = () => identity.calls.call(sendResetCode, { email: moved.email, clientIp });
    await provenWith(moved.email, await requestCode(identity, moved, 'signup-email'));
    await expect(forgot()).rejects.toEqual(refused('identity.email-unknown'));
    await signInAs(identity, moved);
    expect(await forgot()).toEqual({ didSend: true });
  });

  it('is taken back by the owner of the old one', async () => {
    const member = await aMember(identity, 'lynwood');
    await change(identity, lynwood, asPerson(member), { email: anEmail() });
    const [notice] = await noticesTo(identity, member.email);
    if (notice?.kind !== 'email-changed') throw new Error('the old address was not told');
    await identity.calls.call(undoEmailChange, { undoToken: notice.undoToken, clientIp });
    expect(await identity.calls.call(sendResetCode, { email: member.email, clientIp })).toEqual({
      didSend: true,
    });
  });

  it('of somebody who has not come yet gets the invitation; the old one gets nothing, and its code ends', async () => {
    const added = await add(identity, lynwood);
    const { code } = await invitationTo(identity, added.email);
    const email = anEmail();
    await change(identity, lynwood, added, { email });
    expect((await noticesTo(identity, added.email)).map(({ kind }) => kind)).toEqual(['invitation']);
    expect(await redeem(identity, added.email, code)).toBeNull();
    expect(await redeem(identity, email, code)).toBeNull();
    await acceptInvitation(identity, email);
  });

  it('of somebody invited takes no text and no invitation away at a stranger’s asking', async () => {
    const added = await add(identity, lynwood, { phoneNumber: aNumber() });
    const { code } = await invitationTo(identity, added.email);
    const texted = { email: added.email, purpose: 'signup-sms', clientIp } as const;
    expect(await identity.calls.call(sendSignupCode, texted)).toEqual({ didSend: false });

    expect(await identity.calls.call(sendResetCode, { email: added.email, clientIp })).toEqual({
      didSend: true,
    });
    const asked = await newestCode(identity);
    expect(await redeem(identity, added.email, wrong(asked))).toBeNull();
    expect(await redeem(identity, added.email, code)).not.toBeNull();
    expect(await redeem(identity, added.email, code)).toBeNull();
    expect(await redeem(identity, added.email, asked)).not.toBeNull();
    await identity.calls.call(sendResetCode, { email: added.email, clientIp });
    const resetToken = await redeem(identity, added.email, await newestCode(identity));
    if (resetToken === null) throw new Error('the newest code was refused');
    await identity.calls.call(resetPassword, {
      ...{ email: added.email, password: GOOD_PASSWORD, resetToken, clientIp },
    });

    // The mailbox is proven now, and the number that an administrator typed is texted for nobody's asking still.
    expect(await identity.calls.call(sendSignupCode, texted)).toEqual({ didSend: false });
    const { session } = await signInAs(identity, { ...texted, password: GOOD_PASSWORD });
    expect(session.profile.phoneNumber).toBeNull();
  });

  it('of an invitation is mended at once: the pause between two codes is one address’s', async () => {
    const slow = await startIdentity({ CODE_RESEND_SECONDS: '60' });
    try {
      const admin = await anAdministrator(slow, 'lynwood');
      const added = await add(slow, admin);
      const again = slow.calls.call(resendInvitation, {
        actorId: admin.userId,
        email: added.email,
        clientIp,
      });
      await expect(again).rejects.toEqual(refused('identity.code-wait'));
      const email = anEmail();
      await change(slow, admin, added, { email });
      await acceptInvitation(slow, email);
    } finally {
      await slow.stop();
    }
  });

  it('gives nobody the rights of whoever it names', async () => {
    const member = await aMember(identity, 'lynwood');
    const email = EmailAddress.parse('free@goalwright.example');
    await change(identity, lynwood, asPerson(member), { email });
    const { token } = await signInAs(identity, lynwood);
    await identity.admin.query('update sessions set user_id = $1 where user_id = $2 and revoked_at is null', [
      member.userId,
      lynwood.userId,
    ]);
    expect(await profileOf(token)).toMatchObject({
      email,
      isInternal: false,
      isInternalAdministrator: false,
    });
    await expect(list(member)).rejects.toEqual(refused('identity.forbidden'));
    await remove(lynwood, { email });
  });
});

describe('somebody removed', () => {
  it('ends as by their own hand: the others hear of it, the person is told, nothing opens any more', async () => {
    const member = await aMember(identity, 'lynwood');
    await remove(lynwood, member);

    expect(await stillThere(identity, member.userId)).toBe(false);
    expect(await profileOf(member.token)).toBeNull();
    expect(await identity.events(userDeleted)).toContainEqual({ userId: member.userId });
    expect(await noticesTo(identity, member.email)).toMatchObject([
      { kind: 'account-deleted', byAdministratorOf: 'Lynwood' },
    ]);
    expect((await actionsOn(identity, member.userId)).at(-1)).toBe('user-deleted succeeded');
    await expect(remove(lynwood, member)).rejects.toEqual(refused('identity.user-not-found'));
  });

  it('is nobody’s of another LEA, and is told once where many remove them at once', async () => {
    const member = await aMember(identity, 'sonoma');
    await expect(remove(lynwood, member)).rejects.toEqual(refused('identity.user-not-found'));
    const outcomes = await Promise.allSettled(
      [sonoma, iris, sonoma, iris].map((actor) => remove(actor, member)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const told = (await identity.events(userDeleted)).filter(({ userId }) => userId === member.userId);
    expect(told).toHaveLength(1);
  });
});

describe('the last administrator of a district', () => {
  const administratorsOf = async (leaId: LeaId): Promise<number> =>
    (
      await identity.admin.query(
        'select 1 from users where lea_id = $1 and is_administrator and verified_at is not null',
        [leaId],
      )
    ).rows.length;

  it('is neither demoted, nor moved, nor removed; an invitation is not a second one', async () => {
    const only = await anAdministrator(identity, 'cardiff');
    await add(identity, only, { leaId: 'cardiff', isAdministrator: true });
    for (const attempt of [
      () => change(identity, iris, asPerson(only), { isAdministrator: false }),
      () => change(identity, iris, asPerson(only), { leaId: 'lynwood' }),
      () => remove(iris, only),
    ]) {
      await expect(attempt()).rejects.toEqual(refused('identity.last-administrator'));
    }
    expect(await profileOf(only.token)).toMatchObject({ isAdministrator: true, leaId: 'cardiff' });
  });

  it('may withdraw an invitation to be another one', async () => {
    const only = await anAdministrator(identity, 'national');
    await remove(only, await add(identity, only, { leaId: 'national', isAdministrator: true }));
  });

  it('loses the right with the role: of two who demote each other one does, also where a third remains', async () => {
    await anAdministrator(identity, 'goalwright');
    for (let round = 0; round < 5; round += 1) {
      const pair = [
        await anAdministrator(identity, 'goalwright'),
        await anAdministrator(identity, 'goalwright'),
      ] as const;
      const [one, other] = pair;
      const outcomes = await Promise.allSettled([
        change(identity, one, asPerson(other), { isAdministrator: false }),
        change(identity, other, asPerson(one), { isAdministrator: false }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('is one of two who demote, remove or leave each other at once', async () => {
    const ways: ((actor: Member, target: Member) => Promise<unknown>)[] = [
      (actor, target) => change(identity, actor, asPerson(target), { isAdministrator: false }),
      (actor, target) => remove(actor, target),
      (_, { userId }) => identity.calls.call(deleteAccount, { userId, password: GOOD_PASSWORD, clientIp }),
    ];
    for (const [round, leaId] of (
      ['coronado', 'chula-vista', 'san-ysidro', 'abc', 'iusd', 'sweetwater'] as const
    ).entries()) {
      const [one, other] = [await anAdministrator(identity, leaId), await anAdministrator(identity, leaId)];
      const [first = ways[0], second = ways[0]] = [ways[round % 3], ways[Math.floor(round / 2) % 3]];
      const outcomes = await Promise.allSettled([first?.(one, other), second?.(other, one)]);
      expect(await administratorsOf(leaId)).toBe(1);
      const reasons = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [(outcome.reason as { code?: string }).code] : [],
      );
      expect(reasons).toHaveLength(1);
      expect([
        'identity.forbidden',
        'identity.last-administrator',
        'identity.user-not-found',
        'identity.credentials-mismatch',
      ]).toContain(reasons[0]);
    }
  });
});

it('names of people are told by nobody but those who may see them', async () => {
  const secret = PersonName.parse('Unguessable');
  await add(identity, sonoma, { leaId: 'sonoma', lastName: secret });
  expect(JSON.stringify(await list(lynwood))).not.toContain(secret);
  expect(JSON.stringify(await list(sonoma))).toContain(secret);
});
