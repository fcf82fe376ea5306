import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readContact } from '@goalwright/contracts/identity';
import {
  type Notice,
  NoticeId,
  noticeRequested,
  readOutbox,
  readNotice,
  recordMailReport,
} from '@goalwright/contracts/notifications';
import { cents, EmailAddress, UserId } from '@goalwright/contracts/values';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { type CarrierTrouble, eventually } from '@goalwright/testing';
import { Deliveries } from '../src/deliveries/deliveries.js';
import { type CarriersUnderTest, PUBLIC_URL, startCarriers } from './carriers-under-test.js';

jest.setTimeout(90_000);

let on: CarriersUnderTest;
/** Of every test of this file: none of them may be in a log, a queue, or a table of ours. */
const secrets = new Set<string>();

beforeAll(async () => {
  on = await startCarriers();
});
afterAll(async () => {
  await on.stop();
});
afterEach(() => {
  expect(on.sendGrid.faults).toEqual([]);
  expect(on.twilio.faults).toEqual([]);
  on.sendGrid.onTaken = () => Promise.resolve();
});

const keepSecret = (secret: string): string => {
  secrets.add(secret);
  return secret;
};
const anAddress = (): string => keepSecret(`person-${randomUUID()}@school.example`);
let numbers = 1000;
const aNumber = (): string => keepSecret(`213555${String(numbers++)}`);
/** Six digits would be found in some timestamp or id as well. */
const aCode = (): string => keepSecret(`code-${randomUUID()}`);
const aName = (): string => keepSecret(`Quillon${'abcdefghij'.slice(0, 1 + Math.floor(Math.random() * 10))}`);

async function sendMail(): Promise<{ reference: string; to: string; code: string }> {
  const [to, code, firstName] = [anAddress(), aCode(), aName()];
  return { reference: await on.sendCode({ channel: 'email', to, code, firstName }), to, code };
}
async function sendText(): Promise<{ reference: string; to: string; code: string }> {
  const [to, code, firstName] = [aNumber(), aCode(), aName()];
  return { reference: await on.sendCode({ channel: 'sms', to, code, firstName }), to, code };
}
const mailsTo = (to: string) =>
  on.sendGrid.taken.filter(({ personalizations }) => personalizations[0]?.to[0]?.email === to);
const textsTo = (to: string) => on.twilio.taken.filter(({ To }) => To === `+1${to}`);
const becomes = (reference: string, expected: object) =>
  eventually(
    async () => {
      const delivery = await on.delivery(reference);
      expect(delivery).toMatchObject(expected);
      return delivery;
    },
    { timeoutMs: 20_000 },
  );

describe('in production', () => {
  it('mail goes to SendGrid in both forms, untracked, with the ids that its reports are known by', async () => {
    const { reference, to, code } = await sendMail();
    const delivery = await becomes(reference, { state: 'sent', channel: 'email', takes: 1, doubts: 0 });
    expect(delivery?.provider_id).toMatch(/^[\w-]{20,}$/);
    const [mail, ...others] = mailsTo(to);
    expect(others).toEqual([]);
    expect(mail?.from).toEqual({ email: 'hello@goalwright.example', name: 'Goalwright' });
    expect(mail?.personalizations[0]?.custom_args).toEqual({ delivery_id: delivery?.id });
    expect(mail?.headers['Message-ID']).toBe(`<${delivery?.id ?? ''}@goalwright.example>`);
    expect(mail?.content.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
    for (const { value } of mail?.content ?? []) expect(value).toContain(code);
    const tracking = Object.entries(mail?.tracking_settings ?? {});
    expect(tracking.map(([name]) => name).sort()).toEqual([
      'click_tracking',
      'ganalytics',
      'open_tracking',
      'subscription_tracking',
    ]);
    for (const [, { enable }] of tracking) expect(enable).toBe(false);
  });

  it('texts go to Twilio, with the address of their reports and an end', async () => {
    const { reference, to, code } = await sendText();
    const delivery = await becomes(reference, { state: 'sent', channel: 'sms', takes: 1 });
    expect(delivery?.provider_id).toMatch(/^SM[0-9a-f]{32}$/);
    expect(textsTo(to)).toEqual([
      {
        To: `+1${to}`,
        From: '+12135550100',
        Body: expect.stringContaining(code),
        StatusCallback: `${PUBLIC_URL}/twilio/webhook/${delivery?.id ?? ''}`,
        ValidityPeriod: 1800,
      },
    ]);
  });

  it('a receipt and every notice are mailed', async () => {
    const email = EmailAddress.parse(anAddress());
    const firstName = aName();
    on.identity.answers(readContact, () => ({ contact: { email, firstName } }));
    const depositId = randomUUID();
    await on.say(depositCompleted, {
      depositId,
      userId: UserId.parse(randomUUID()),
      amountCents: cents(2000),
    });
    await becomes(depositId, { state: 'sent' });
    const undoToken = keepSecret(randomUUID());
    const when = '2026-11-21T20:30:00.000Z';
    const notices: Notice[] = [
      { kind: 'email-changed', to: email, firstName, undoToken, undoUntil: when },
      { kind: 'password-changed', to: email, firstName, changedOn: when },
      { kind: 'phone-changed', to: email, firstName, changedOn: when },
      { kind: 'account-deleted', to: email, firstName, deletedOn: when },
      {
        kind: 'invitation',
        to: email,
        firstName,
        invitedBy: 'Ana Ruiz',
        leaName: 'Lynwood',
        code: aCode(),
        minutesValid: 4320,
      },
    ];
    for (const notice of notices) {
      const noticeId = NoticeId.parse(randomUUID());
      on.identity.answers(readNotice, () => ({ notice }));
      await Promise.all([on.say(noticeRequested, { noticeId }), on.say(noticeRequested, { noticeId })]);
      await becomes(noticeId, { state: 'sent', channel: 'email' });
    }
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual([
      'Your Goalwright deposit',
      'Your Goalwright email address was changed',
      'Your Goalwright password was changed',
      'Your Goalwright phone number was changed',
      'Your Goalwright account was deleted',
      'You were added to Goalwright',
    ]);
    expect(JSON.stringify(mailsTo(email)[1])).toContain(`${PUBLIC_URL}/undo-email-change#${undoToken}`);
    on.identity.answers(readNotice, () => ({ notice: null }));
    const gone = NoticeId.parse(randomUUID());
    await on.say(noticeRequested, { noticeId: gone });
    await becomes(gone, { state: 'failed', failure: 'nobody-to-write-to' });
  });
});

describe('production', () => {
  it('has no outbox', async () => {
    await expect(on.calls.call(readOutbox, { to: null })).rejects.toMatchObject({
      code: 'request.not-found',
    });
    const { rows } = await on.admin.query('select 1 from outbox_messages');
    expect(rows).toEqual([]);
  });
});

describe('a carrier that fails', () => {
  it.each([
    ['too many requests', { status: 429, headers: { 'Retry-After': '0' } }],
    ['a fault of its own', { status: 503 }],
  ] satisfies [string, CarrierTrouble][])(
    'with %s is asked again after a while, and takes the message once',
    async (_name, trouble) => {
      on.sendGrid.fail(trouble, trouble);
      const before = on.sendGrid.requests.length;
      const { reference, to } = await sendMail();
      await becomes(reference, { state: 'sent', takes: 1, doubts: 0 });
      expect(mailsTo(to)).toHaveLength(1);
      const [first, second, third] = on.sendGrid.requests.slice(before).map(({ atMs }) => atMs);
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(195);
      expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(195);
    },
  );

  it('for longer than one try gets the message in a later one', async () => {
    on.twilio.fail({ status: 500 }, { status: 502 }, { status: 429 }, { status: 503 });
    const { reference, to } = await sendText();
    await becomes(reference, { state: 'sent', doubts: 0 });
    expect((await on.delivery(reference))?.takes).toBeGreaterThanOrEqual(2);
    expect(textsTo(to)).toHaveLength(1);
  });

  it.each([400, 401, 403, 413])(
    'with %d is not asked again, and the reason is kept as a number',
    async (status) => {
      const quoting = { message: 'not a valid address: somebody@school.example', field: null, help: null };
      on.sendGrid.fail({ status, body: { errors: [quoting] } });
      const before = on.sendGrid.requests.length;
      const { reference } = await sendMail();
      await becomes(reference, { state: 'failed', failure: 'refused', provider_code: String(status) });
      expect(on.sendGrid.requests.length - before).toBe(1);
    },
  );

  it('at Twilio is not asked again either, and its own number for the reason is kept', async () => {
    const number = aNumber();
    on.twilio.fail({
      status: 400,
      body: { code: 21610, message: `Attempt to send to unsubscribed recipient +1${number}`, status: 400 },
    });
    const reference = await on.sendCode({ channel: 'sms', to: number });
    await becomes(reference, { state: 'failed', failure: 'refused', provider_code: '21610' });
  });

  it('by an answer that drips without end is waited for no longer than all tries may take', async () => {
    on.sendGrid.fail('drip', { status: 400 });
    const startedAt = Date.now();
    const { reference } = await sendMail();
    await becomes(reference, { state: 'sending', takes: 1, provider_code: 'time-limit' });
    expect(Date.now() - startedAt).toBeLessThan(5000);
    await becomes(reference, { state: 'failed', failure: 'refused', doubts: 1 });
  });
});

describe('a message of which nobody knows whether it left', () => {
  it.each(['silent', 'cut'] as const)(
    '(%s) is not sent again when the carrier reports it',
    async (trouble) => {
      on.sendGrid.fail(trouble);
      on.sendGrid.onTaken = async ({ personalizations }) => {
        on.sendGrid.onTaken = () => Promise.resolve();
        const report = on.sendGrid.report({
          ...personalizations[0]?.custom_args,
          event: 'processed',
          sg_message_id: 'abc.filter-1',
        });
        await on.calls.call(recordMailReport, report);
      };
      const { reference, to } = await sendMail();
      await becomes(reference, { state: 'sent', doubts: 0, provider_id: 'abc' });
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect(mailsTo(to)).toHaveLength(1);
      expect(await on.delivery(reference)).toMatchObject({ state: 'sent', doubts: 0, failure: null });
    },
  );

  it('is sent once more after silence, as the same message', async () => {
    on.sendGrid.fail('silent');
    const { reference, to } = await sendMail();
    await becomes(reference, { state: 'sent', takes: 2, doubts: 1 });
    const ids = mailsTo(to).map(({ headers }) => headers['Message-ID']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('is never sent a third time', async () => {
    on.twilio.fail('silent', 'cut');
    const { reference, to } = await sendText();
    await becomes(reference, { state: 'failed', failure: 'outcome-unknown', doubts: 1, takes: 2 });
    expect(textsTo(to)).toHaveLength(2);
  });

  it('after a crash between the answer and our record of it is settled by the report', async () => {
    // The carrier has the message, and nothing can be written any more: what a killed process leaves.
    on.sendGrid.onTaken = async () => {
      on.sendGrid.onTaken = () => Promise.resolve();
      await on.admin.query('revoke update on deliveries from notifications_app');
    };
    const { reference, to } = await sendMail();
    await eventually(() => {
      expect(mailsTo(to)).toHaveLength(1);
    });
    await eventually(() => {
      expect(on.written()).toContain('42501');
    });
    await on.admin.query('grant update on deliveries to notifications_app');
    const left = await on.delivery(reference);
    expect(left).toMatchObject({ state: 'sending', provider_id: null });
    // Whoever comes along while its taker may still be at it leaves it alone.
    const deliveries = on.service.app.get(Deliveries);
    const id = left?.id ?? '';
    await expect(deliveries.deliver(id, AbortSignal.timeout(5000))).rejects.toMatchObject({
      code: 'service.unavailable',
    });
    await on.calls.call(
      recordMailReport,
      on.sendGrid.report({ event: 'processed', delivery_id: id, sg_message_id: 'm1.x' }),
    );
    expect(await on.delivery(reference)).toMatchObject({ state: 'sent', provider_id: 'm1', doubts: 0 });
    await deliveries.deliver(id, AbortSignal.timeout(5000));
    expect(mailsTo(to)).toHaveLength(1);
  });

  it('after a crash, and without a report, is found by the sweeper and sent once more', async () => {
    const to = anAddress();
    const reference = await on.sendCode({ channel: 'email', to, code: aCode() });
    await becomes(reference, { state: 'sent' });
    await on.admin.query(
      `update deliveries set state = 'sending', settled_at = null, provider_id = null,
         quiet_until = now() - interval '1 second', queued_at = now() - interval '2 minutes' where reference = $1`,
      [reference],
    );
    expect(await on.service.app.get(Deliveries).recover()).toBe(1);
    await becomes(reference, { state: 'sent', takes: 2, doubts: 1 });
    expect(mailsTo(to)).toHaveLength(2);
  });
});

describe('a number', () => {
  it.each(['9005550123', '2139765555', '8765550123', '2425550123'])('%s is not sent to', async (to) => {
    const before = on.twilio.requests.length;
    const reference = await on.sendCode({ channel: 'sms', to: keepSecret(to) });
    await becomes(reference, { state: 'failed', failure: 'number-not-served', channel: null });
    expect(on.twilio.requests.length).toBe(before);
  });
});

/** Stays last: it looks at everything that the tests above left behind. */
describe('codes, names, addresses and numbers', () => {
  it('are in no log, no queue and no table', async () => {
    const tables = await on.admin.query<{ row: string }>(
      `select d::text as row from deliveries d union all select o::text from outbox o union all select i::text from inbox i
       union all select s::text from sends_counted s union all select m::text from outbox_messages m
       union all select j::text from bullmq.job j`,
    );
    const kept = tables.rows.map(({ row }) => row).join('\n');
    const log = on.written();
    // What is looked through is what was meant to be.
    expect(log).toContain('a carrier did not take a message');
    expect(kept).toContain('outcome-unknown');
    expect(secrets.size).toBeGreaterThan(30);
    const keys = [on.sendGrid.apiKey, on.twilio.authToken, 'not a valid address', 'unsubscribed recipient'];
    for (const secret of [...secrets, ...keys]) {
      expect({ secret, isInLog: log.includes(secret), isKept: kept.includes(secret) }).toEqual({
        secret,
        isInLog: false,
        isKept: false,
      });
    }
  });
});
