import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  codeRequested,
  readCodeMessage,
  register,
  resetPassword,
  resolveToken,
  sendResetCode,
  validateResetCode,
} from '@goalwright/contracts/identity';
import { CodeId } from '@goalwright/contracts/values';
import { HashSlots } from '../src/passwords/hash-slots.js';
import { Sweeper } from '../src/sweeper.js';
import { noticesTo } from './district-users-under-test.js';
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

jest.setTimeout(60_000);

const NEW_PASSWORD = 'Another-Lamp-Otter-7';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ LIMITS_SCALE: '100' });
});
afterAll(async () => {
  await identity.stop();
});

interface Forgetful {
  readonly email: string;
  readonly clientIp: string;
}

const send = ({ email, clientIp }: Forgetful, on = identity) =>
  on.calls.call(sendResetCode, { email, clientIp });

/** Asks for a code and reads it the way notifications does. */
async function resetCode(person: Forgetful, on = identity): Promise<string> {
  await send(person, on);
  const codeId = CodeId.parse((await on.events(codeRequested)).at(-1)?.codeId);
  const { message } = await on.calls.call(readCodeMessage, { codeId });
  expect(message).toMatchObject({ channel: 'email', to: person.email, purpose: 'reset-email' });
  return message?.code ?? 'unreadable';
}

async function tokenFor({ email, clientIp }: Forgetful, code: string, on = identity): Promise<string | null> {
  return (await on.calls.call(validateResetCode, { email, code, clientIp })).resetToken;
}

async function aResetToken(person: Forgetful): Promise<string> {
  const token = await tokenFor(person, await resetCode(person));
  if (token === null) throw new Error('the right code was refused');
  return token;
}

const reset = ({ email, clientIp }: Forgetful, resetToken: string, password = NEW_PASSWORD) =>
  identity.calls.call(resetPassword, { email, password, resetToken, clientIp });

/** As an administrator adds somebody, which no call does yet. */
async function anInvitedPerson(change: { createdHoursAgo?: number } = {}) {
  const person = aPerson();
  await identity.admin.query(
    `insert into users (email, first_name, last_name, invited_at, created_at)
     values ($1, $2, $3, now(), now() - $4 * interval '1 hour')`,
    [person.email, person.firstName, person.lastName, change.createdHoursAgo ?? 0],
  );
  return person;
}

const refused = (code: string) => expect.objectContaining({ code });

describe('a forgotten password', () => {
  it('is replaced with the code’s token; the old one and every session end', async () => {
    const person = await aVerifiedPerson(identity);
    const other = await aVerifiedPerson(identity);
    const sessions = [await signInAs(identity, person), await signInAs(identity, person)];
    const untouched = await signInAs(identity, other);

    await reset({ ...person, email: ` ${person.email.toUpperCase()} ` }, await aResetToken(person));

    for (const { token } of sessions) {
      expect(await identity.calls.call(resolveToken, { token })).toEqual({ session: null });
    }
    expect((await identity.calls.call(resolveToken, { token: untouched.token })).session).not.toBeNull();
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    await expect(signInAs(identity, { ...person, password: NEW_PASSWORD })).resolves.toBeDefined();
  });

  it('is told to its owner once it was replaced, and a first password to nobody', async () => {
    const [person, invited] = [await aVerifiedPerson(identity), await anInvitedPerson()];
    for (const one of [person, invited]) await reset(one, await aResetToken(one));
    expect(await noticesTo(identity, person.email)).toMatchObject([
      { kind: 'password-changed', firstName: person.firstName },
    ]);
    expect(await noticesTo(identity, invited.email)).toEqual([]);
  });

  it('lets its owner in at once, though wrong guesses had made them wait', async () => {
    const person = await aVerifiedPerson(identity);
    for (let tries = 0; tries < 8; tries += 1) {
      await signInAs(identity, { ...person, password: 'Wrong-Lamp-Otter-42' }).catch(() => undefined);
    }
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.sign-in-limited' });

    await reset(person, await aResetToken(person));

    await expect(signInAs(identity, { ...person, password: NEW_PASSWORD })).resolves.toBeDefined();
  });

  it('opens no session for the old password, also when it was right a moment before', async () => {
    const person = await aVerifiedPerson(identity);
    const token = await aResetToken(person);
    const run = jest.spyOn(HashSlots.prototype, 'run');
    // The sign-in has checked the old password; before it goes on, the reset is done.
    run.mockImplementationOnce(async (work) => {
      const verdict = await work();
      await reset(person, token);
      return verdict;
    });

    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    run.mockRestore();
  });

  it('is written down', async () => {
    const person = await aVerifiedPerson(identity);
    await reset(person, await aResetToken(person));
    const { rows } = await identity.admin.query(
      `select outcome from audit_entries where subject_id = $1 and action = 'password-reset'`,
      [person.userId],
    );
    expect(rows).toEqual([{ outcome: 'succeeded' }]);
  });
});

describe('a reset code', () => {
  it('is sent to nobody unknown, and to no unfinished registration', async () => {
    const unfinished = aPerson();
    await identity.calls.call(register, unfinished);
    const before = (await identity.events(codeRequested)).length;
    for (const email of [unfinished.email, 'nobody@school.example', 'not an address']) {
      await expect(send({ email, clientIp: '192.0.2.1' })).rejects.toMatchObject({
        code: 'identity.email-unknown',
        message: 'This email is not associated with an account. Please try a different email.',
      });
    }
    expect(await identity.events(codeRequested)).toHaveLength(before);
  });

  it('is good for its own purpose and person alone, once', async () => {
    const [person, other] = [await aVerifiedPerson(identity), await aVerifiedPerson(identity)];
    const unfinished = aPerson();
    await identity.calls.call(register, unfinished);
    const signupCode = await requestCode(identity, unfinished, 'signup-email');
    expect(await tokenFor(unfinished, signupCode)).toBeNull();

    const code = await resetCode(person);
    const othersCode = await resetCode(other);
    if (code !== othersCode) expect(await tokenFor(other, code)).toBeNull();
    expect(await tryCode(identity, person, 'signup-email', code)).toBe(false);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenFor(person, code)));
    expect(tokens.filter((token) => token !== null)).toHaveLength(1);
  });

  it('takes five wrong tries, and ends after ten minutes', async () => {
    const person = await aVerifiedPerson(identity);
    const code = await resetCode(person);
    for (let tries = 0; tries < 5; tries += 1) expect(await tokenFor(person, wrong(code))).toBeNull();
    await expect(tokenFor(person, code)).rejects.toMatchObject({ code: 'identity.code-limit' });

    const other = await aVerifiedPerson(identity);
    const late = await resetCode(other);
    await identity.admin.query(
      `update codes set expires_at = expires_at - interval '10 minutes' where purpose = 'reset-email' and address = $1`,
      [other.email],
    );
    expect(await tokenFor(other, late)).toBeNull();
  });
});

describe('a reset token', () => {
  it('works once, also when twenty come at once', async () => {
    const person = await aVerifiedPerson(identity);
    const token = await aResetToken(person);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reset(person, token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toEqual(refused('identity.reset-token-invalid'));
    }
    await expect(reset(person, token, 'A-third-Lamp-Otter')).rejects.toMatchObject({
      code: 'identity.reset-token-invalid',
    });
  });

  it('is no other person’s', async () => {
    const [person, other] = [await aVerifiedPerson(identity), await aVerifiedPerson(identity)];
    const token = await aResetToken(person);
    for (const [who, resetToken] of [
      [other, token],
      [person, randomUUID()],
      [person, `${token}x`],
      [{ ...person, email: 'nobody@school.example' }, token],
    ] as const) {
      await expect(reset(who, resetToken)).rejects.toMatchObject({ code: 'identity.reset-token-invalid' });
    }
    await expect(signInAs(identity, other)).resolves.toBeDefined();
    await expect(reset(person, token)).resolves.toEqual({ userId: person.userId });
  });

  it('ends after ten minutes, and with a newer one', async () => {
    const person = await aVerifiedPerson(identity);
    const first = await aResetToken(person);
    const second = await aResetToken(person);
    await expect(reset(person, first)).rejects.toMatchObject({ code: 'identity.reset-token-invalid' });
    await identity.admin.query(
      `update password_resets set expires_at = expires_at - interval '10 minutes' where user_id = $1`,
      [person.userId],
    );
    await expect(reset(person, second)).rejects.toMatchObject({ code: 'identity.reset-token-invalid' });

    await identity.service.app.get(Sweeper).pass();
    const { rows } = await identity.admin.query('select 1 from password_resets where user_id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('stays usable after a password that is refused', async () => {
    const person = await aVerifiedPerson(identity);
    const token = await aResetToken(person);
    for (const [password, code] of [
      ['Short-Lamp1', 'identity.password-weak'],
      ['all-lower-case-lamp', 'identity.password-weak'],
      ['Password1234!', 'identity.password-common'],
      [`${person.email.split('@')[0] ?? ''}A1`, 'identity.password-common'],
    ] as const) {
      await expect(reset(person, token, password)).rejects.toMatchObject({ code });
    }
    await expect(reset(person, token)).resolves.toBeDefined();
  });

  it('lies in no table', async () => {
    const person = await aVerifiedPerson(identity);
    const token = await aResetToken(person);
    for (const table of ['password_resets', 'codes', 'audit_entries', 'outbox']) {
      const { rows } = await identity.admin.query<{ row: string }>(`select t::text as row from ${table} t`);
      const text = rows.map(({ row }) => row).join('\n');
      expect(text).not.toBe('');
      for (const secret of [token, Buffer.from(token, 'base64url').toString('hex')]) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('somebody whom an administrator added', () => {
  it('sets a first password by the same steps, and is let in to register a phone', async () => {
    const person = await anInvitedPerson();
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });

    await reset(person, await aResetToken(person), GOOD_PASSWORD);

    const { session } = await signInAs(identity, person);
    expect(session.profile).toMatchObject({ email: person.email, phoneNumber: null });
  });

  it('loses the address to no registration, and does not vanish', async () => {
    const person = await anInvitedPerson({ createdHoursAgo: 25 });
    await expect(identity.calls.call(register, person)).rejects.toMatchObject({
      code: 'identity.email-taken',
    });
    await identity.service.app.get(Sweeper).pass();
    await expect(send(person)).resolves.toEqual({ didSend: true });
  });
});

describe('who asks about many addresses', () => {
  it('is told of ten an hour; from then on known and unknown ones read alike', async () => {
    const limited = await startIdentity();
    try {
      const person = await aVerifiedPerson(limited);
      const clientIp = '192.0.2.77';
      const outcomes = await Promise.all(
        Array.from({ length: 25 }, (_, index) =>
          send({ email: `nobody-${String(index)}@school.example`, clientIp }, limited).then(
            ({ didSend }) => didSend,
            (error: unknown) => (error as { code: string }).code,
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'identity.email-unknown')).toHaveLength(10);
      expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(15);
      // The known one is asked about past its own limit of five an hour, which would tell it apart.
      for (let times = 0; times < 7; times += 1) {
        expect(await send({ email: person.email, clientIp }, limited)).toEqual({ didSend: true });
      }
      expect((await limited.events(codeRequested)).filter(Boolean).length).toBe(2 + 5);
      await expect(
        send({ email: 'nobody@school.example', clientIp: '192.0.2.78' }, limited),
      ).rejects.toMatchObject({ code: 'identity.email-unknown' });
    } finally {
      await limited.stop();
    }
  });

  it('is told of none where settings say so', async () => {
    const strict = await startIdentity({ STRICT_ENUMERATION: 'true', LIMITS_SCALE: '100' });
    try {
      const person = await aVerifiedPerson(strict);
      const unknown = { ...person, email: 'nobody@school.example' };
      for (const who of [person, unknown]) {
        for (let times = 0; times < 7; times += 1) expect(await send(who, strict)).toEqual({ didSend: true });
        // Past the five tries of the known one's code.
        for (let tries = 0; tries < 7; tries += 1) {
          expect(await tokenFor(who, '000000', strict)).toBeNull();
        }
      }
    } finally {
      await strict.stop();
    }
  });

  it('learns nothing from the clock: no answer comes before its time', async () => {
    const person = await aVerifiedPerson(identity);
    for (const who of [person, { ...person, email: 'nobody@school.example' }]) {
      for (const ask of [() => send(who), () => tokenFor(who, '000000')]) {
        const startedAtMs = performance.now();
        await ask().catch(() => undefined);
        expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(295);
      }
    }
  });
});
