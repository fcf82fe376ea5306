import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  codeRequested,
  readCodeMessage,
  readContact,
  register,
  sendSignupCode,
  userVerified,
} from '@goalwright/contracts/identity';
import { CodeId } from '@goalwright/contracts/values';
import {
  aPerson,
  aVerifiedPerson,
  type Identity,
  type Person,
  requestCode,
  signInAs,
  startIdentity,
  tryCode,
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

async function aRegisteredPerson(change: Parameters<typeof aPerson>[0] = {}): Promise<Person> {
  const person = aPerson(change);
  await identity.calls.call(register, person);
  return person;
}

async function liveCodeId(): Promise<CodeId> {
  return CodeId.parse((await identity.events(codeRequested)).at(-1)?.codeId);
}

describe('registering', () => {
  it('opens the account with the second code, tells the wallet once, and lets the person in', async () => {
    const person = await aRegisteredPerson();
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.email-unverified' });

    expect(
      await tryCode(identity, person, 'signup-email', await requestCode(identity, person, 'signup-email')),
    ).toBe(true);
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.phone-unverified' });

    const before = (await identity.events(userVerified)).length;
    expect(
      await tryCode(identity, person, 'signup-sms', await requestCode(identity, person, 'signup-sms')),
    ).toBe(true);
    const { session } = await signInAs(identity, person);
    expect(session.profile).toMatchObject({
      email: person.email,
      firstName: 'María',
      phoneNumber: person.phoneNumber,
      leaId: 'public',
      isAdministrator: false,
      isInternal: false,
      isInternalAdministrator: false,
      isTrial: true,
      didAcceptTerms: false,
      totalGeneratedGoals: 0,
    });
    const announced = (await identity.events(userVerified)).slice(before);
    expect(announced).toEqual([
      {
        userId: session.profile.userId,
        emailHmac: expect.stringMatching(/^[0-9a-f]{64}$/),
        phoneHmac: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    const { contact } = await identity.calls.call(readContact, { userId: session.profile.userId });
    expect(contact).toEqual({ email: person.email, firstName: 'María' });
  });

  it('knows the phone of two people again, and nothing else of them', async () => {
    const one = await aVerifiedPerson(identity);
    const other = await aVerifiedPerson(identity, { phoneNumber: one.phoneNumber });
    const events = await identity.events(userVerified);
    const [first, second] = [one, other].map(({ userId }) => events.find((event) => event.userId === userId));
    expect(first?.phoneHmac).toBe(second?.phoneHmac);
    expect(first?.emailHmac).not.toBe(second?.emailHmac);
  });

  it('refuses an address with an open account, in any case, and leaves that account alone', async () => {
    const person = await aVerifiedPerson(identity);
    const thief = { ...aPerson({ password: 'Another-Lamp-Otter-7' }), email: person.email };
    await expect(identity.calls.call(register, thief)).rejects.toMatchObject({
      code: 'identity.email-taken',
    });
    await expect(
      identity.calls.call(register, { ...thief, email: person.email.toUpperCase() }),
    ).rejects.toMatchObject({ code: 'identity.email-taken' });
    await expect(signInAs(identity, person)).resolves.toBeDefined();
  });

  it('replaces password, phone and codes of an unfinished registration', async () => {
    const first = await aRegisteredPerson();
    const oldCode = await requestCode(identity, first, 'signup-email');
    const oldCodeId = await liveCodeId();
    const second = { ...aPerson({ password: 'Another-Lamp-Otter-7' }), email: first.email };
    await identity.calls.call(register, second);

    expect(await tryCode(identity, second, 'signup-email', oldCode)).toBe(false);
    expect((await identity.calls.call(readCodeMessage, { codeId: oldCodeId })).message).toBeNull();
    await expect(signInAs(identity, first)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    await expect(signInAs(identity, second)).rejects.toMatchObject({ code: 'identity.email-unverified' });
    await tryCode(identity, second, 'signup-email', await requestCode(identity, second, 'signup-email'));
    await requestCode(identity, second, 'signup-sms');
    const { message } = await identity.calls.call(readCodeMessage, { codeId: await liveCodeId() });
    expect(message?.to).toBe(second.phoneNumber);
  });

  it('gives one address to one of ten who ask at once', async () => {
    const person = aPerson();
    const userIds = await Promise.all(
      Array.from({ length: 10 }, async () => (await identity.calls.call(register, person)).userId),
    );
    expect(new Set(userIds).size).toBe(1);
  });

  it.each([
    ['Short1Aa', 'identity.password-weak'],
    ['Password123456', 'identity.password-common'],
    ['Oneillgomez2026', 'identity.password-common'],
  ])('refuses the password %s', async (password, code) => {
    await expect(identity.calls.call(register, aPerson({ password }))).rejects.toMatchObject({ code });
  });

  it('ignores fields that are not the registration’s to set', async () => {
    const person = {
      ...aPerson(),
      isAdministrator: true,
      leaId: 'lynwood',
      emailVerifiedAt: new Date().toISOString(),
    };
    await identity.calls.call(register, person);
    const { rows } = await identity.admin.query('select * from users where email = $1', [person.email]);
    expect(rows[0]).toMatchObject({ is_administrator: false, lea_id: 'public', email_verified_at: null });
  });
});

describe('registration codes', () => {
  it('are six digits for thirty minutes, bound for the address they prove', async () => {
    const person = await aRegisteredPerson();
    const code = await requestCode(identity, person, 'signup-email');
    const { message } = await identity.calls.call(readCodeMessage, { codeId: await liveCodeId() });
    expect(message).toEqual({
      channel: 'email',
      to: person.email,
      purpose: 'signup-email',
      firstName: 'María',
      code,
      minutesValid: 30,
    });
    expect(code).toMatch(/^\d{6}$/);
  });

  it('lie in no table in the clear, and not at all once spent', async () => {
    const person = await aRegisteredPerson();
    const code = await requestCode(identity, person, 'signup-email');
    const codeId = await liveCodeId();
    const everything = await identity.admin.query(
      `select c::text as row from codes c where id = $1 union all select o::text from outbox o union all select u::text from users u`,
      [codeId],
    );
    const text = JSON.stringify(everything.rows);
    expect(text).not.toContain(`"${code}"`);
    expect(text).not.toContain(Buffer.from(code).toString('hex'));
    await tryCode(identity, person, 'signup-email', code);
    const { rows } = await identity.admin.query('select code_sealed from codes where id = $1', [codeId]);
    expect(rows).toEqual([{ code_sealed: null }]);
    expect((await identity.calls.call(readCodeMessage, { codeId })).message).toBeNull();
  });

  it('work once, however many try the right one at once', async () => {
    const person = await aRegisteredPerson();
    const code = await requestCode(identity, person, 'signup-email');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => tryCode(identity, person, 'signup-email', code)),
    );
    expect(outcomes.filter((isValid) => isValid)).toHaveLength(1);
    expect(await tryCode(identity, person, 'signup-email', code)).toBe(false);
  });

  it('take five wrong tries, also fifty at once, and then not even the right one', async () => {
    const person = await aRegisteredPerson();
    const code = await requestCode(identity, person, 'signup-email');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => tryCode(identity, person, 'signup-email', wrong(code))),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(0);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5);
    await expect(tryCode(identity, person, 'signup-email', code)).rejects.toMatchObject({
      code: 'identity.code-limit',
    });
  });

  it('stay dead after five wrong tries, also when the pause is over', async () => {
    const person = await aRegisteredPerson();
    const code = await requestCode(identity, person, 'signup-email');
    for (let tries = 0; tries < 5; tries += 1) await tryCode(identity, person, 'signup-email', wrong(code));
    await identity.admin.query(
      `update codes set last_failed_at = last_failed_at - interval '16 minutes' where address = $1`,
      [person.email],
    );
    expect(await tryCode(identity, person, 'signup-email', code)).toBe(false);
  });

  it('give no new tries when they are sent again, and some after the pause', async () => {
    const person = await aRegisteredPerson();
    const first = await requestCode(identity, person, 'signup-email');
    for (let tries = 0; tries < 3; tries += 1) await tryCode(identity, person, 'signup-email', wrong(first));
    const second = await requestCode(identity, person, 'signup-email');
    for (let tries = 0; tries < 2; tries += 1) await tryCode(identity, person, 'signup-email', wrong(second));
    await expect(tryCode(identity, person, 'signup-email', second)).rejects.toMatchObject({
      code: 'identity.code-limit',
    });
    await expect(requestCode(identity, person, 'signup-email')).rejects.toMatchObject({
      code: 'identity.code-limit',
    });

    await identity.admin.query(
      `update codes set last_failed_at = last_failed_at - interval '16 minutes', created_at = created_at - interval '16 minutes'
       where address = $1`,
      [person.email],
    );
    const third = await requestCode(identity, person, 'signup-email');
    expect(await tryCode(identity, person, 'signup-email', third)).toBe(true);
  });

  it('end with a newer one, with their time, and at another purpose', async () => {
    const person = await aRegisteredPerson();
    const replaced = await requestCode(identity, person, 'signup-email');
    const current = await requestCode(identity, person, 'signup-email');
    if (replaced !== current) expect(await tryCode(identity, person, 'signup-email', replaced)).toBe(false);
    expect(await tryCode(identity, person, 'signup-email', current)).toBe(true);
    expect(await tryCode(identity, person, 'signup-sms', current)).toBe(false);

    const text = await requestCode(identity, person, 'signup-sms');
    await identity.admin.query('update codes set expires_at = now() where address = $1', [
      person.phoneNumber,
    ]);
    expect(await tryCode(identity, person, 'signup-sms', text)).toBe(false);
    const codeId = await liveCodeId();
    expect((await identity.calls.call(readCodeMessage, { codeId })).message).toBeNull();
  });

  it.each(['12345', '1234567', '١٢٣٤٥٦', '', "' or 1=1", '000000\n000000'])(
    'refuse %j as a code',
    async (code) => {
      const person = await aRegisteredPerson();
      await requestCode(identity, person, 'signup-email');
      expect(await tryCode(identity, person, 'signup-email', code)).toBe(false);
    },
  );

  it('forgive spaces around and inside', async () => {
    const person = await aRegisteredPerson();
    const code = await requestCode(identity, person, 'signup-email');
    expect(await tryCode(identity, person, 'signup-email', ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(
      true,
    );
  });

  it('are texted only after the email is proven, and sent to nobody unknown or done', async () => {
    const person = await aRegisteredPerson();
    const { email, clientIp } = person;
    await expect(
      identity.calls.call(sendSignupCode, { email, purpose: 'signup-sms', clientIp }),
    ).rejects.toMatchObject({ code: 'identity.email-unverified' });
    await expect(tryCode(identity, person, 'signup-sms', '123456')).rejects.toMatchObject({
      code: 'identity.email-unverified',
    });
    const done = await aVerifiedPerson(identity);
    for (const address of [done.email, 'nobody@school.example', 'not an address']) {
      const reply = await identity.calls.call(sendSignupCode, {
        email: address,
        purpose: 'signup-email',
        clientIp,
      });
      expect(reply).toEqual({ didSend: false });
    }
  });

  it('are sent five times an hour', async () => {
    const person = await aRegisteredPerson();
    for (let sent = 0; sent < 5; sent += 1) await requestCode(identity, person, 'signup-email');
    await expect(requestCode(identity, person, 'signup-email')).rejects.toMatchObject({
      code: 'identity.code-limit',
    });
  });
});

describe('with one database connection', () => {
  it('the whole path works: no transaction waits for a second one', async () => {
    const narrow = await startIdentity({ DATABASE_POOL_MAX: '1' });
    try {
      const person = await aVerifiedPerson(narrow);
      await expect(signInAs(narrow, person)).resolves.toBeDefined();
    } finally {
      await narrow.stop();
    }
  });
});

describe('an address with a NUL in it', () => {
  it('is refused as malformed by every call that takes one', async () => {
    const person = { ...aPerson(), email: 'a\0b@school.example' };
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'request.invalid' });
    const { email, clientIp } = person;
    const request = { email, purpose: 'signup-email', clientIp } as const;
    await expect(identity.calls.call(sendSignupCode, request)).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(identity.calls.call(register, person)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('the wait between codes', () => {
  it('is said with its seconds', async () => {
    const patient = await startIdentity({ CODE_RESEND_SECONDS: '60' });
    try {
      const person = aPerson();
      await patient.calls.call(register, person);
      await requestCode(patient, person, 'signup-email');
      const refusal = await requestCode(patient, person, 'signup-email').catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code: 'identity.code-wait' });
      const { retryAfterSeconds } = (refusal as { details: { retryAfterSeconds: number } }).details;
      expect(retryAfterSeconds).toBeGreaterThan(50);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    } finally {
      await patient.stop();
    }
  });
});
