import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readContact } from '@goalwright/contracts/identity';
import { cents, EmailAddress, UserId } from '@goalwright/contracts/values';
import { depositCompleted } from '@goalwright/contracts/wallet';
import { eventually } from '@goalwright/testing';
import { Deliveries } from '../src/deliveries/deliveries.js';
import { type CarriersUnderTest, startCarriers } from './carriers-under-test.js';

jest.setTimeout(60_000);

let on: CarriersUnderTest;

beforeAll(async () => {
  on = await startCarriers({
    SMS_PER_NUMBER_PER_DAY: '2',
    SMS_PER_BLOCK_PER_DAY: '4',
    SMS_PER_DAY: '6',
    EMAILS_PER_ADDRESS_PER_DAY: '3',
    EMAILS_PER_DAY: '5',
    // Has no effect in production.
    LIMITS_SCALE: '1000',
  });
});
afterAll(async () => {
  await on.stop();
});
afterEach(async () => {
  await on.admin.query('truncate sends_counted');
  on.twilio.taken.length = 0;
  on.sendGrid.taken.length = 0;
});

/** Sends codes all at once and waits until each has its end. */
async function sendAll(channel: 'email' | 'sms', recipients: readonly string[]) {
  const references = await Promise.all(recipients.map((to) => on.sendCode({ channel, to })));
  return eventually(async () => {
    const deliveries = await Promise.all(references.map((reference) => on.delivery(reference)));
    const ends = deliveries.map((delivery) => `${delivery?.state ?? ''} ${delivery?.failure ?? ''}`.trim());
    for (const end of ends) expect(['sent', 'failed over-the-cap']).toContain(end);
    return { sent: ends.filter((end) => end === 'sent').length };
  });
}

describe('a day', () => {
  it('has so many texts for one number, however many are asked for at once', async () => {
    expect(
      await sendAll(
        'sms',
        Array.from({ length: 8 }, () => '2135550142'),
      ),
    ).toEqual({ sent: 2 });
    expect(on.twilio.taken).toHaveLength(2);
    expect(await sendAll('sms', ['4155550142'])).toEqual({ sent: 1 });
  });

  it('has so many texts for numbers that differ in their last four digits', async () => {
    const block = Array.from({ length: 7 }, (_, index) => `213555${String(1000 + index)}`);
    expect(await sendAll('sms', block)).toEqual({ sent: 4 });
  });

  it('has so many texts for all together', async () => {
    const numbers = Array.from({ length: 9 }, (_, index) => `415${String(201 + index)}0142`);
    expect(await sendAll('sms', numbers)).toEqual({ sent: 6 });
    expect(on.twilio.taken).toHaveLength(6);
  });

  it('has so many mails for one address and for all', async () => {
    expect(
      await sendAll(
        'email',
        Array.from({ length: 5 }, () => 'one@school.example'),
      ),
    ).toEqual({ sent: 3 });
    expect(
      await sendAll(
        'email',
        ['a', 'b', 'c', 'd'].map((name) => `${name}@school.example`),
      ),
    ).toEqual({ sent: 2 });
  });

  it('ends at midnight UTC, and the next begins with nothing', async () => {
    expect(await sendAll('sms', ['2135550142', '2135550142', '2135550142'])).toEqual({ sent: 2 });
    await on.admin.query('update sends_counted set day = day - 1');
    expect(await sendAll('sms', ['2135550142'])).toEqual({ sent: 1 });
  });

  it('counts a message once, however often its carrier is asked', async () => {
    on.twilio.fail(...Array.from({ length: 3 }, () => ({ status: 503 })));
    expect(await sendAll('sms', ['2135550142', '2135550142'])).toEqual({ sent: 2 });
    const { rows } = await on.admin.query<{ count: number }>(
      `select count from sends_counted where counted = 'sms'`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('keeps what is still worth saying tomorrow', async () => {
    const email = EmailAddress.parse('payer@school.example');
    on.identity.answers(readContact, () => ({ contact: { email, firstName: 'Dana' } }));
    expect(await sendAll('email', [email, email, email])).toEqual({ sent: 3 });
    const depositId = randomUUID();
    await on.say(depositCompleted, {
      depositId,
      userId: UserId.parse(randomUUID()),
      amountCents: cents(2000),
    });
    await eventually(async () => {
      const { rows } = await on.admin.query<{ is_tomorrow: boolean }>(
        `select queued_at = (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc' as is_tomorrow
         from deliveries where reference = $1 and state = 'pending'`,
        [depositId],
      );
      expect(rows).toEqual([{ is_tomorrow: true }]);
    });
    const deliveries = on.service.app.get(Deliveries);
    expect(await deliveries.recover()).toBe(0);
    await on.admin.query('update sends_counted set day = day - 1');
    await on.admin.query(
      `update deliveries set queued_at = now() - interval '6 minutes' where reference = $1`,
      [depositId],
    );
    expect(await deliveries.recover()).toBe(1);
    await eventually(async () => {
      expect(await on.delivery(depositId)).toMatchObject({ state: 'sent' });
    });
  });

  it('is counted under no name: the table holds neither number nor address', async () => {
    await sendAll('sms', ['2135550142']);
    await sendAll('email', ['one@school.example']);
    const { rows } = await on.admin.query<{ counted: string }>(
      'select counted from sends_counted order by counted',
    );
    expect(rows.map(({ counted }) => counted.replace(/[\w-]{43}$/, 'MARK')).sort()).toEqual([
      'email',
      'email to MARK',
      'sms',
      'sms to MARK',
      'sms to block MARK',
    ]);
  });
});
