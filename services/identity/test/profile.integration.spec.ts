/** What people change of their own account: names, password, address; and its end. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  codeRequested,
  acceptTerms,
  deleteAccount,
  readAccountRecord,
  readCodeMessage,
  register,
  resolveToken,
  sendEmailCode,
  undoEmailChange,
  updateAccount,
  userDeleted,
  validateEmailCode,
} from '@goalwright/contracts/identity';
import { type Notice, noticeRequested, readNotice } from '@goalwright/contracts/notifications';
import {
  CodeId,
  type EmailAddress,
  PersonName,
  type SessionId,
  type UserId,
} from '@goalwright/contracts/values';
import { eventually } from '@goalwright/testing';
import { Sweeper } from '../src/sweeper.js';
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
const NEW_PASSWORD = 'Brave-Walnut-Kite-77';
const anEmail = () => aPerson().email;

async function somebodySignedIn() {
  const person = await aVerifiedPerson(identity);
  const { token, session } = await signInAs(identity, person);
  return { ...person, token, sessionId: session.sessionId };
}
type SignedIn = Awaited<ReturnType<typeof somebodySignedIn>>;

const update = (
  { userId, sessionId }: { userId: UserId; sessionId: SessionId },
  change: Partial<Parameters<typeof identity.calls.call<typeof updateAccount>>[1]>,
) =>
  identity.calls.call(updateAccount, {
    ...{ userId, sessionId, firstName: null, lastName: null, newPassword: null, confirmPassword: null },
    currentPassword: GOOD_PASSWORD,
    clientIp,
    ...change,
  });

const profileOf = async (token: string) =>
  (await identity.calls.call(resolveToken, { token })).session?.profile ?? null;

/** The notices that went to an address, read the way notifications does. */
async function noticesTo(address: string): Promise<Notice[]> {
  const requested = await identity.events(noticeRequested);
  const answers = await Promise.all(requested.map((asked) => identity.calls.call(readNotice, asked)));
  return answers.flatMap(({ notice }) => (notice?.to === address ? [notice] : []));
}

const actionsOn = async (userId: UserId): Promise<string[]> =>
  (
    await identity.admin.query<{ line: string }>(
      `select action || ' ' || outcome as line from audit_entries where subject_id = $1 order by id`,
      [userId],
    )
  ).rows.map(({ line }) => line);

const askEmailCode = (person: { userId: UserId }, newEmail: EmailAddress, currentPassword = GOOD_PASSWORD) =>
  identity.calls.call(sendEmailCode, { userId: person.userId, newEmail, currentPassword, clientIp });

async function mailedCode(person: { userId: UserId }, newEmail: EmailAddress): Promise<string> {
  expect(await askEmailCode(person, newEmail)).toEqual({ didSend: true });
  const codeId = CodeId.parse((await identity.events(codeRequested)).at(-1)?.codeId);
  const { message } = await identity.calls.call(readCodeMessage, { codeId });
  expect(message).toMatchObject({ channel: 'email', to: newEmail, purpose: 'change-email' });
  return message?.code ?? 'unreadable';
}

const tryEmailCode = ({ userId, sessionId }: SignedIn, newEmail: EmailAddress, code: string) =>
  identity.calls.call(validateEmailCode, { userId, sessionId, newEmail, code, clientIp });

/** Changes the address and returns what the old one was sent. */
async function anEmailChange(person: SignedIn, newEmail: EmailAddress) {
  const { token } = await tryEmailCode(person, newEmail, await mailedCode(person, newEmail));
  const notice = (await noticesTo(person.email)).find(({ kind }) => kind === 'email-changed');
  if (token === null || notice?.kind !== 'email-changed') throw new Error('nothing was changed');
  return { token, notice };
}

/** The person with the address and the session that a change gave. */
async function movedTo(person: SignedIn, email: EmailAddress, token: string): Promise<SignedIn> {
  const { session } = await identity.calls.call(resolveToken, { token });
  if (session === null) throw new Error('no session');
  return { ...person, email, token, sessionId: session.sessionId };
}

const undo = (undoToken: string) => identity.calls.call(undoEmailChange, { undoToken, clientIp });

describe('names', () => {
  it('change alone or together, without a password, and keep the session', async () => {
    const person = await somebodySignedIn();
    await update(person, { firstName: PersonName.parse('Zoë'), currentPassword: null });
    expect(await profileOf(person.token)).toMatchObject({ firstName: 'Zoë', lastName: person.lastName });
    await update(person, { lastName: PersonName.parse('Nguyễn'), currentPassword: null });
    expect(await profileOf(person.token)).toMatchObject({ firstName: 'Zoë', lastName: 'Nguyễn' });
    expect(await noticesTo(person.email)).toEqual([]);
  });

  it('stay as they are where the password beside them is refused', async () => {
    const person = await somebodySignedIn();
    const asked = { firstName: PersonName.parse('Zoë'), newPassword: 'short' };
    await expect(update(person, asked)).rejects.toMatchObject({ code: 'identity.password-weak' });
    expect(await profileOf(person.token)).toMatchObject({ firstName: person.firstName });
  });
});

describe('a password', () => {
  it('changes, ends every session but the new one, tells its owner, and opens the account from then on', async () => {
    const person = await somebodySignedIn();
    const elsewhere = await signInAs(identity, person);
    await identity.admin.query('update sessions set gate_passed_at = now() where id = $1', [
      person.sessionId,
    ]);

    const { token } = await update(person, { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });

    expect(await profileOf(person.token)).toBeNull();
    expect(await profileOf(elsewhere.token)).toBeNull();
    const { session } = await identity.calls.call(resolveToken, { token: token ?? 'none' });
    expect(session).toMatchObject({
      profile: { userId: person.userId },
      gatePassedAt: expect.stringMatching(/Z$/),
    });
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    await signInAs(identity, { ...person, password: NEW_PASSWORD });
    expect(await noticesTo(person.email)).toEqual([
      {
        kind: 'password-changed',
        to: person.email,
        firstName: person.firstName,
        changedOn: expect.any(String),
      },
    ]);
    expect(await actionsOn(person.userId)).toContain('password-changed succeeded');
  });

  it.each([
    [
      'identity.password-unchanged',
      'New Password must be different from Current Password!',
      GOOD_PASSWORD,
      '',
    ],
    ['identity.password-weak', 'Password is required!', '', ''],
    ['identity.password-unconfirmed', 'Confirm Password is required!', 'short', ''],
    ['identity.password-unconfirmed', 'Passwords do not match!', 'short', 'other'],
    ['identity.password-weak', 'Password must be at least 12 characters!', 'short', 'short'],
    [
      'identity.password-weak',
      'Password must contain at least one uppercase letter!',
      '123456789012',
      '123456789012',
    ],
    [
      'identity.password-weak',
      'Password must contain at least one lowercase letter!',
      'BRAVE-WALNUT-77',
      'BRAVE-WALNUT-77',
    ],
    ['identity.password-common', /easy to guess/, 'Password123!', null],
  ])('is refused with %s: %s', async (code, message, newPassword, confirmPassword) => {
    const person = await somebodySignedIn();
    const refused = update(person, { newPassword, confirmPassword });
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await profileOf(person.token)).not.toBeNull();
    await signInAs(identity, person);
  });

  it('needs the current one, which cannot be guessed without end, while its owner may still sign in', async () => {
    const person = await somebodySignedIn();
    const guess = (currentPassword: string | null) =>
      update(person, { newPassword: NEW_PASSWORD, currentPassword });
    await expect(guess(null)).rejects.toMatchObject({
      code: 'identity.credentials-mismatch',
      message: 'Please enter your current password.',
    });
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, () => guess('Wrong-Otter-Lamp-42')));
    const codes = guesses.map((one) =>
      one.status === 'rejected' ? (one.reason as { code: string }).code : 'ok',
    );
    expect(codes.filter((code) => code === 'identity.credentials-mismatch').length).toBeLessThanOrEqual(6);
    expect(codes).toContain('identity.sign-in-limited');
    await expect(guess(GOOD_PASSWORD)).rejects.toMatchObject({ code: 'identity.sign-in-limited' });
    await signInAs(identity, person);
    expect(await actionsOn(person.userId)).toContain('password-asked refused');
  });

  it('is changed once by many at once', async () => {
    const person = await somebodySignedIn();
    const wanted = ['Brave-Walnut-Kite-77', 'Quiet-Harbor-Moss-31', 'Amber-Ferry-Pond-58'];
    const outcomes = await Promise.allSettled(wanted.map((newPassword) => update(person, { newPassword })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await identity.admin.query(
      'select 1 from sessions where user_id = $1 and revoked_at is null',
      [person.userId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('an address', () => {
  it('stays until the code to the new one is spent, then changes and returns the only live token', async () => {
    const person = await somebodySignedIn();
    const newEmail = anEmail();
    const code = await mailedCode(person, newEmail);
    expect((await profileOf(person.token))?.email).toBe(person.email);
    expect(await tryEmailCode(person, newEmail, wrong(code))).toEqual({ token: null });
    expect(await tryEmailCode(person, anEmail(), code)).toEqual({ token: null });

    const { token } = await tryEmailCode(person, newEmail, code);

    expect(await profileOf(person.token)).toBeNull();
    expect(await profileOf(token ?? 'none')).toMatchObject({ userId: person.userId, email: newEmail });
    await signInAs(identity, { ...person, email: newEmail });
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    expect(await noticesTo(newEmail)).toEqual([]);
    expect(await noticesTo(person.email)).toEqual([
      {
        kind: 'email-changed',
        to: person.email,
        firstName: person.firstName,
        undoToken: expect.stringMatching(/^[\w-]{43}$/),
        undoUntil: expect.any(String),
      },
    ]);
  });

  it('is asked for with the right password, and only where nobody has it', async () => {
    const [person, other] = [await somebodySignedIn(), await aVerifiedPerson(identity)];
    const asked = (await identity.events(codeRequested)).length;
    await expect(askEmailCode(person, anEmail(), 'Wrong-Otter-Lamp-42')).rejects.toMatchObject({
      code: 'identity.credentials-mismatch',
    });
    for (const taken of [other.email, person.email]) {
      await expect(askEmailCode(person, taken)).rejects.toMatchObject({ code: 'identity.email-taken' });
    }
    expect(await identity.events(codeRequested)).toHaveLength(asked);
  });

  it('is taken from a registration nobody finished', async () => {
    const squatter = aPerson();
    await identity.calls.call(register, squatter);
    const person = await somebodySignedIn();
    const { token } = await anEmailChange(person, squatter.email);
    expect(await profileOf(token)).toMatchObject({ userId: person.userId, email: squatter.email });
  });

  it('that two want at once becomes one’s', async () => {
    const [one, other] = [await somebodySignedIn(), await somebodySignedIn()];
    const newEmail = anEmail();
    const codes = [await mailedCode(one, newEmail), await mailedCode(other, newEmail)];
    const outcomes = await Promise.allSettled([
      tryEmailCode(one, newEmail, codes[0] ?? ''),
      tryEmailCode(other, newEmail, codes[1] ?? ''),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'identity.email-taken' },
    });
  });
});

describe('the undo link', () => {
  it('gives the old address back once, ends every session, and voids the password that was known', async () => {
    const person = await somebodySignedIn();
    const { token, notice } = await anEmailChange(person, anEmail());

    const outcomes = await Promise.allSettled([undo(notice.undoToken), undo(notice.undoToken)]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await profileOf(token)).toBeNull();
    await expect(signInAs(identity, person)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    const { rows } = await identity.admin.query('select email, password_hash from users where id = $1', [
      person.userId,
    ]);
    expect(rows).toEqual([{ email: person.email, password_hash: null }]);
    expect(await actionsOn(person.userId)).toContain('email-change-undone succeeded');
  });

  it('takes later changes back too, whose own links die with them', async () => {
    const person = await somebodySignedIn();
    const second = anEmail();
    const first = await anEmailChange(person, second);
    const later = await anEmailChange(await movedTo(person, second, first.token), anEmail());

    await undo(first.notice.undoToken);

    await expect(undo(later.notice.undoToken)).rejects.toMatchObject({
      code: 'identity.email-undo-invalid',
    });
    const { rows } = await identity.admin.query('select email from users where id = $1', [person.userId]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('of a later change leaves those of earlier ones: whoever took the account cannot void them', async () => {
    const person = await somebodySignedIn();
    const second = anEmail();
    const first = await anEmailChange(person, second);
    const later = await anEmailChange(await movedTo(person, second, first.token), anEmail());

    await undo(later.notice.undoToken);
    await undo(first.notice.undoToken);

    const { rows } = await identity.admin.query('select email from users where id = $1', [person.userId]);
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('ends after seven days, and is nothing that the tables tell', async () => {
    const person = await somebodySignedIn();
    const { notice } = await anEmailChange(person, anEmail());
    for (const table of ['notices', 'email_changes', 'outbox']) {
      const { rows } = await identity.admin.query<{ text: string }>(`select t::text as text from ${table} t`);
      expect(rows.map(({ text }) => text).join('\n')).not.toContain(notice.undoToken);
    }
    await identity.admin.query(
      `update email_changes set undo_until = undo_until - interval '7 days' where user_id = $1`,
      [person.userId],
    );
    await expect(undo(notice.undoToken)).rejects.toMatchObject({ code: 'identity.email-undo-invalid' });
    await expect(undo('x'.repeat(43))).rejects.toMatchObject({ code: 'identity.email-undo-invalid' });
  });
});

describe('deleting an account', () => {
  const end = ({ userId }: { userId: UserId }, password = GOOD_PASSWORD) =>
    identity.calls.call(deleteAccount, { userId, password, clientIp });

  it('leaves nothing of it but nameless entries, ends its sessions, and tells the others and its owner', async () => {
    const person = await somebodySignedIn();
    await anEmailChange(person, anEmail()).then(({ notice }) => undo(notice.undoToken));
    await identity.admin.query(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [person.userId, (await aVerifiedPerson(identity)).userId],
    );
    const { token } = await signInAs(identity, person);

    await end(person);

    expect(await profileOf(token)).toBeNull();
    expect(
      (await identity.events(userDeleted)).filter(({ userId }) => userId === person.userId),
    ).toHaveLength(1);
    for (const table of [
      'users',
      'sessions',
      'codes',
      'terms_acceptances',
      'email_changes',
      'audit_entries',
    ]) {
      const { rows } = await identity.admin.query<{ text: string }>(`select t::text as text from ${table} t`);
      expect(rows.map(({ text }) => text).join('\n')).not.toContain(person.email);
    }
    // The mail is still composed when nobody is left to ask about.
    expect((await noticesTo(person.email)).filter(({ kind }) => kind === 'account-deleted')).toEqual([
      {
        kind: 'account-deleted',
        to: person.email,
        firstName: person.firstName,
        deletedOn: expect.any(String),
      },
    ]);
    expect(await actionsOn(person.userId)).toContain('account-deleted succeeded');
    const again = aPerson({ email: person.email });
    expect((await identity.calls.call(register, again)).userId).not.toBe(person.userId);
  });

  it('asks for the password', async () => {
    const person = await somebodySignedIn();
    for (const password of ['Wrong-Otter-Lamp-42', '']) {
      await expect(end(person, password)).rejects.toMatchObject({ code: 'identity.credentials-mismatch' });
    }
    expect(await profileOf(person.token)).not.toBeNull();
    expect((await identity.events(userDeleted)).some(({ userId }) => userId === person.userId)).toBe(false);
  });

  it('is refused to the last administrator of a district, also where two go at once', async () => {
    const administrators = [await somebodySignedIn(), await somebodySignedIn()];
    await identity.admin.query(
      `update users set lea_id = 'sonoma', is_administrator = true where id = any($1)`,
      [administrators.map(({ userId }) => userId)],
    );
    // Invited and never come: nobody who could act for the district.
    await identity.admin.query(
      `insert into users (email, first_name, last_name, lea_id, is_administrator, invited_at)
       values ($1, 'Bo', 'Li', 'sonoma', true, now())`,
      [anEmail()],
    );
    const outcomes = await Promise.allSettled(administrators.map((person) => end(person)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'identity.last-administrator' },
    });
  });
});

describe('an account that is moved while its end is asked', () => {
  it('is judged by the district that it is in by then', async () => {
    const person = await somebodySignedIn();
    await identity.admin.query('begin');
    await identity.admin.query(
      `select pg_advisory_xact_lock(hashtextextended('administrators of ' || lea_id, 0)) from users where id = $1`,
      [person.userId],
    );
    const asked = Promise.allSettled([
      identity.calls.call(deleteAccount, { userId: person.userId, password: GOOD_PASSWORD, clientIp }),
    ]);
    await eventually(async () => {
      const { rows } = await identity.admin.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    });
    await identity.admin.query(
      `update users set lea_id = 'lynwood', is_administrator = true, is_trial = false where id = $1`,
      [person.userId],
    );
    await identity.admin.query('commit');
    expect(await asked).toMatchObject([{ reason: { code: 'identity.last-administrator' } }]);
    expect(await profileOf(person.token)).not.toBeNull();
  });
});

describe('a password that changes while it is being asked', () => {
  it.each([
    ['a new password', (person: SignedIn) => update(person, { newPassword: NEW_PASSWORD })],
    ['a new address', (person: SignedIn) => askEmailCode(person, anEmail())],
    [
      'the end of the account',
      ({ userId }: SignedIn) =>
        identity.calls.call(deleteAccount, { userId, password: GOOD_PASSWORD, clientIp }),
    ],
  ])('does not allow %s', async (_what, ask) => {
    const person = await somebodySignedIn();
    await identity.admin.query('begin');
    await identity.admin.query('update users set password_hash = null where id = $1', [person.userId]);
    const asked = Promise.allSettled([ask(person)]);
    // Once it waits for the row, the old password was found right.
    await eventually(async () => {
      const { rows } = await identity.admin.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    });
    await identity.admin.query('commit');
    expect(await asked).toMatchObject([{ reason: { code: 'identity.credentials-mismatch' } }]);
    expect(await profileOf(person.token)).not.toBeNull();
  });
});

describe('what somebody signed in can write down without end', () => {
  const lines = async ({ userId }: SignedIn, action: string) =>
    (await actionsOn(userId)).filter((line) => line.startsWith(action)).length;

  it('is no change of names where nothing differs', async () => {
    const person = await somebodySignedIn();
    const { firstName, lastName } = await profileOf(person.token).then((found) => ({
      firstName: PersonName.parse(found?.firstName),
      lastName: PersonName.parse(found?.lastName),
    }));
    await update(person, { firstName, lastName });
    expect(await lines(person, 'names-changed')).toBe(0);
    await update(person, { firstName: PersonName.parse('Zoë'), lastName });
    expect(await lines(person, 'names-changed')).toBe(1);
  });

  it.each([
    [
      'names-changed',
      'names-change-by-user',
      (person: SignedIn, turn: number) =>
        update(person, { firstName: PersonName.parse(turn === 0 ? 'Zoë' : 'Ana') }),
    ],
    [
      'terms-declined',
      'terms-decline-by-user',
      ({ userId }: SignedIn) => identity.calls.call(acceptTerms, { userId, didAccept: false }),
    ],
    [
      'data-exported',
      'data-export-by-user',
      ({ userId }: SignedIn) => identity.calls.call(readAccountRecord, { userId }),
    ],
  ])('ends at a limit for %s, which is each person’s own', async (action, limit, write) => {
    const [person, other] = [await somebodySignedIn(), await somebodySignedIn()];
    await write(person, 0);
    await identity.admin.query('update rate_buckets set hits = 1000000 where key like $1', [`${limit}:%`]);
    await expect(write(person, 1)).rejects.toMatchObject({
      code: 'request.too-many',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await lines(person, action)).toBe(1);
    await write(other, 0);
    expect(await lines(other, action)).toBe(1);
  });
});

describe('what is kept about a person', () => {
  it('is theirs to read, without a secret and without anybody else', async () => {
    const [person, other] = [await somebodySignedIn(), await somebodySignedIn()];
    const newEmail = anEmail();
    await anEmailChange(person, newEmail);

    const { record } = await identity.calls.call(readAccountRecord, { userId: person.userId });

    expect(record).toMatchObject({
      email: newEmail,
      firstName: person.firstName,
      phoneNumber: person.phoneNumber,
      leaId: 'public',
      emailChanges: [{ from: person.email, to: newEmail }],
    });
    expect(record.signIns).toHaveLength(2);
    expect(record.codesSent.map(({ purpose }) => purpose)).toEqual([
      'change-email',
      'signup-sms',
      'signup-email',
    ]);
    expect(record.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['registered', 'account-opened', 'signed-in', 'email-changed', 'data-exported']),
    );
    const text = JSON.stringify(record);
    expect(text).not.toMatch(/argon2|hash|token/i);
    expect(text).not.toContain(other.email);
  });
});

describe('a notice', () => {
  it('is kept for three days, and then neither told nor kept', async () => {
    const person = await somebodySignedIn();
    await update(person, { newPassword: NEW_PASSWORD });
    expect(await noticesTo(person.email)).toHaveLength(1);
    await identity.admin.query(`update notices set expires_at = expires_at - interval '3 days'`);
    expect(await noticesTo(person.email)).toEqual([]);
    await identity.service.app.get(Sweeper).pass();
    expect((await identity.admin.query('select 1 from notices')).rows).toEqual([]);
  });
});
