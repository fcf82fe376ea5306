import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  codeRequested,
  readCodeMessage,
  resolveToken,
  sendPhoneCode,
  userVerified,
  validatePhoneCode,
} from '@goalwright/contracts/identity';
import { type Notice, noticeRequested, readNotice } from '@goalwright/contracts/notifications';
import { CodeId, type PhoneNumber, UserId } from '@goalwright/contracts/values';
import {
  aPerson,
  aVerifiedPerson,
  GOOD_PASSWORD,
  type Identity,
  signInAs,
  startIdentity,
  wrong,
} from './start-identity.js';

jest.setTimeout(60_000);

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ LIMITS_SCALE: '100' });
});
afterAll(async () => {
  await identity.stop();
});

const clientIp = '192.0.2.1';
const aNumber = (): PhoneNumber => aPerson().phoneNumber;

const askCode = (userId: UserId, phoneNumber: PhoneNumber, currentPassword: string | null) =>
  identity.calls.call(sendPhoneCode, { userId, phoneNumber, currentPassword, clientIp });

/** The notices that went to an address, read the way notifications does. */
async function noticesTo(address: string): Promise<Notice[]> {
  const requested = await identity.events(noticeRequested);
  const answers = await Promise.all(requested.map((asked) => identity.calls.call(readNotice, asked)));
  return answers.flatMap(({ notice }) => (notice?.to === address ? [notice] : []));
}

/** Texts a code to a number and reads it the way notifications does. */
async function textedCode(userId: UserId, phoneNumber: PhoneNumber): Promise<string> {
  const { didSend } = await askCode(userId, phoneNumber, GOOD_PASSWORD);
  expect(didSend).toBe(true);
  const codeId = CodeId.parse((await identity.events(codeRequested)).at(-1)?.codeId);
  const { message } = await identity.calls.call(readCodeMessage, { codeId });
  expect(message).toMatchObject({ channel: 'sms', to: phoneNumber, purpose: 'change-phone' });
  return message?.code ?? 'unreadable';
}

const tryNumber = async (userId: UserId, phoneNumber: PhoneNumber, code: string): Promise<boolean> =>
  (await identity.calls.call(validatePhoneCode, { userId, phoneNumber, code, clientIp })).isValid;

/** Added by an administrator, who knew no number; the mailbox is proven, and a copied hash is the password. */
async function aPersonWithoutPhone() {
  const [person, model] = [aPerson(), await aVerifiedPerson(identity)];
  const { rows } = await identity.admin.query<{ id: UserId }>(
    `insert into users (email, first_name, last_name, password_hash, invited_at, email_verified_at)
     select $1, first_name, last_name, password_hash, now(), now() from users where id = $2 returning id`,
    [person.email, model.userId],
  );
  return { ...person, userId: UserId.parse(rows[0]?.id) };
}

const verifiedEvents = async (userId: UserId) =>
  (await identity.events(userVerified)).filter((event) => event.userId === userId);

describe('a first number', () => {
  it('becomes the user’s with its code, opens the account once, and keeps the session', async () => {
    const person = await aPersonWithoutPhone();
    const { token, session } = await signInAs(identity, person);
    expect(session.profile.phoneNumber).toBeNull();
    const phoneNumber = aNumber();

    // Nobody has proven a number for this account: there is none to take.
    expect(await askCode(person.userId, aNumber(), null)).toEqual({ didSend: true });
    const code = await textedCode(person.userId, phoneNumber);
    expect(await verifiedEvents(person.userId)).toEqual([]);
    expect(await tryNumber(person.userId, phoneNumber, code)).toBe(true);

    const resolved = await identity.calls.call(resolveToken, { token });
    expect(resolved.session?.profile.phoneNumber).toBe(phoneNumber);
    expect(await verifiedEvents(person.userId)).toEqual([
      {
        userId: person.userId,
        emailHmac: expect.stringMatching(/^[0-9a-f]{64}$/),
        phoneHmac: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const another = aNumber();
    expect(await tryNumber(person.userId, another, await textedCode(person.userId, another))).toBe(true);
    expect(await verifiedEvents(person.userId)).toHaveLength(1);
  });

  it('is told to nobody by mail', async () => {
    const person = await aPersonWithoutPhone();
    const phoneNumber = aNumber();
    await tryNumber(person.userId, phoneNumber, await textedCode(person.userId, phoneNumber));
    expect(await noticesTo(person.email)).toEqual([]);
  });

  it('is the same person’s to the wallet as the same number at registration', async () => {
    const known = await aVerifiedPerson(identity);
    const person = await aPersonWithoutPhone();
    await tryNumber(person.userId, known.phoneNumber, await textedCode(person.userId, known.phoneNumber));
    const [first, second] = [await verifiedEvents(known.userId), await verifiedEvents(person.userId)];
    expect(second[0]?.phoneHmac).toBe(first[0]?.phoneHmac);
  });
});

describe('another number', () => {
  it('is texted for the current password alone, and its change is told by mail', async () => {
    const person = await aVerifiedPerson(identity);
    const phoneNumber = aNumber();
    const before = (await identity.events(codeRequested)).length;
    await expect(askCode(person.userId, phoneNumber, null)).rejects.toMatchObject({
      code: 'identity.credentials-mismatch',
      message: 'Please enter your current password.',
    });
    await expect(askCode(person.userId, phoneNumber, 'Not-the-one-12345')).rejects.toMatchObject({
      code: 'identity.credentials-mismatch',
    });
    expect(await identity.events(codeRequested)).toHaveLength(before);

    const code = await textedCode(person.userId, phoneNumber);
    expect(await tryNumber(person.userId, phoneNumber, wrong(code))).toBe(false);
    expect(await noticesTo(person.email)).toEqual([]);
    expect(await tryNumber(person.userId, phoneNumber, code)).toBe(true);
    expect(await noticesTo(person.email)).toEqual([
      {
        kind: 'phone-changed',
        to: person.email,
        firstName: person.firstName,
        changedOn: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  it('is not guessed for without end', async () => {
    const person = await aVerifiedPerson(identity);
    const tried = await Promise.allSettled(
      Array.from({ length: 10 }, () => askCode(person.userId, aNumber(), 'Not-the-one-12345')),
    );
    const codes = tried.map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : '',
    );
    expect(new Set(codes)).toEqual(new Set(['identity.credentials-mismatch', 'identity.sign-in-limited']));
  });
});

describe('a texted code', () => {
  it('proves the number it went to, its user and its purpose, and nothing else', async () => {
    const [person, other] = [await aVerifiedPerson(identity), await aVerifiedPerson(identity)];
    const [wanted, somebodyElses] = [aNumber(), aNumber()];
    const code = await textedCode(person.userId, wanted);

    expect(await tryNumber(person.userId, somebodyElses, code)).toBe(false);
    expect(await tryNumber(other.userId, wanted, code)).toBe(false);
    expect(await tryNumber(UserId.parse(randomUUID()), wanted, code)).toBe(false);
    const { rows } = await identity.admin.query(
      'select phone_number from users where id = any($1) order by phone_number',
      [[person.userId, other.userId]],
    );
    expect(rows).toEqual(
      [person.phoneNumber, other.phoneNumber].sort().map((number) => ({ phone_number: number })),
    );
    expect(await tryNumber(person.userId, wanted, code)).toBe(true);
    expect(await tryNumber(person.userId, wanted, code)).toBe(false);
  });

  it('ends when a code is asked for another number', async () => {
    const person = await aVerifiedPerson(identity);
    const [first, second] = [aNumber(), aNumber()];
    const old = await textedCode(person.userId, first);
    await textedCode(person.userId, second);
    expect(await tryNumber(person.userId, first, old)).toBe(false);
  });

  it('takes five wrong tries, ends after ten minutes, and is sent five times an hour', async () => {
    const person = await aVerifiedPerson(identity);
    const phoneNumber = aNumber();
    const code = await textedCode(person.userId, phoneNumber);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => tryNumber(person.userId, phoneNumber, wrong(code))),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && !outcome.value)).toHaveLength(5);
    await expect(tryNumber(person.userId, phoneNumber, code)).rejects.toMatchObject({
      code: 'identity.code-limit',
    });

    const other = await aVerifiedPerson(identity);
    const late = await textedCode(other.userId, phoneNumber);
    await identity.admin.query(
      `update codes set expires_at = expires_at - interval '10 minutes' where user_id = $1`,
      [other.userId],
    );
    expect(await tryNumber(other.userId, phoneNumber, late)).toBe(false);
    for (let sent = 1; sent < 5; sent += 1) await textedCode(other.userId, phoneNumber);
    await expect(textedCode(other.userId, phoneNumber)).rejects.toMatchObject({
      code: 'identity.code-limit',
    });
  });

  it('goes to nobody unknown', async () => {
    const userId = UserId.parse(randomUUID());
    expect(await identity.calls.call(sendPhoneCode, { userId, phoneNumber: aNumber(), clientIp })).toEqual({
      didSend: false,
    });
  });
});
