import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { recordMailReport, recordTextReport } from '@goalwright/contracts/notifications';
import { eventually } from '@goalwright/testing';
import twilio from 'twilio';
import { type CarriersUnderTest, PUBLIC_URL, startCarriers } from './carriers-under-test.js';

jest.setTimeout(60_000);

let on: CarriersUnderTest;

beforeAll(async () => {
  on = await startCarriers();
});
afterAll(async () => {
  await on.stop();
});

async function aSent(channel: 'email' | 'sms') {
  const to = channel === 'email' ? `person-${randomUUID()}@school.example` : '2135550142';
  const reference = await on.sendCode({ channel, to });
  return eventually(async () => {
    const delivery = await on.delivery(reference);
    if (delivery?.state !== 'sent') throw new Error('not sent yet');
    return { ...delivery, reference };
  });
}

const mailReport = (...events: object[]) =>
  on.calls.call(recordMailReport, on.sendGrid.report(...events.map((event) => ({ ...event }))));

/** Signed as Twilio does it, by its own library's rule. */
function textReport(
  deliveryId: string,
  fields: Record<string, string>,
  change: { url?: string; token?: string } = {},
) {
  const { url = `${PUBLIC_URL}/twilio/webhook/${deliveryId}`, token = on.twilio.authToken } = change;
  const told = {
    MessageSid: `SM${'0a'.repeat(16)}`,
    AccountSid: on.twilio.accountSid,
    To: '+12135550142',
    ...fields,
  };
  const signature = createHmac('sha1', token)
    .update(
      url +
        Object.keys(told)
          .sort()
          .map((key) => key + told[key as keyof typeof told])
          .join(''),
    )
    .digest('base64');
  expect(twilio.validateRequest(token, signature, url, told)).toBe(true);
  return { deliveryId, body: new URLSearchParams(told).toString(), signature };
}

describe('what SendGrid reports', () => {
  it('moves a delivery to its mailbox, or back out of it, with the reason', async () => {
    const [arrived, bounced] = [await aSent('email'), await aSent('email')];
    await mailReport(
      { event: 'delivered', delivery_id: arrived.id },
      { event: 'processed', delivery_id: arrived.id },
      {
        event: 'bounce',
        type: 'bounce',
        status: '5.1.1',
        reason: '550 nobody@school.example',
        delivery_id: bounced.id,
      },
      { event: 'delivered', delivery_id: randomUUID() },
      { event: 'delivered' },
    );
    expect(await on.delivery(arrived.reference)).toMatchObject({ state: 'delivered', failure: null });
    expect(await on.delivery(bounced.reference)).toMatchObject({
      state: 'bounced',
      failure: 'mailbox-refused',
      provider_code: '5.1.1',
    });
    expect(on.written()).toContain(bounced.id);
    expect(on.written()).not.toContain('nobody@school.example');
  });

  it('has no second effect when it comes again, late, or out of order', async () => {
    const delivery = await aSent('email');
    const report = on.sendGrid.report({ event: 'bounce', type: 'blocked', delivery_id: delivery.id });
    await Promise.all(Array.from({ length: 10 }, () => on.calls.call(recordMailReport, report)));
    const row = await on.delivery(delivery.reference);
    expect(row).toMatchObject({ state: 'bounced', failure: 'blocked' });
    await mailReport(
      { event: 'delivered', delivery_id: delivery.id },
      { event: 'processed', delivery_id: delivery.id },
    );
    expect(await on.delivery(delivery.reference)).toEqual(row);
  });

  it('may turn from delivered to bounced, but not back', async () => {
    const delivery = await aSent('email');
    for (const [event, state] of [
      ['delivered', 'delivered'],
      ['bounce', 'bounced'],
      ['delivered', 'bounced'],
    ]) {
      await mailReport({ event, delivery_id: delivery.id });
      expect(await on.delivery(delivery.reference)).toMatchObject({ state });
    }
  });

  it('is refused without its signature, and changes nothing', async () => {
    const delivery = await aSent('email');
    const report = on.sendGrid.report({ event: 'bounce', delivery_id: delivery.id });
    const forged = [
      { ...report, signature: '' },
      { ...report, signature: on.sendGrid.report({ event: 'other' }).signature },
      { ...report, body: `${report.body}\n` },
      { ...report, body: JSON.stringify(JSON.parse(report.body), null, 2) },
      { ...report, timestamp: String(Number(report.timestamp) + 1) },
    ];
    for (const one of forged) {
      await expect(on.calls.call(recordMailReport, one)).rejects.toMatchObject({
        code: 'notifications.webhook-unsigned',
      });
    }
    expect(await on.delivery(delivery.reference)).toMatchObject({ state: 'sent', failure: null });
  });

  it('says nothing of a text message', async () => {
    const text = await aSent('sms');
    await mailReport({ event: 'bounce', delivery_id: text.id });
    expect(await on.delivery(text.reference)).toMatchObject({ state: 'sent' });
  });
});

describe('what Twilio reports', () => {
  it('moves a delivery to its phone, or says why it did not get there', async () => {
    const [arrived, lost] = [await aSent('sms'), await aSent('sms')];
    for (const MessageStatus of ['queued', 'sent', 'delivered', 'sent'])
      await on.calls.call(recordTextReport, textReport(arrived.id, { MessageStatus }));
    expect(await on.delivery(arrived.reference)).toMatchObject({ state: 'delivered' });
    await on.calls.call(
      recordTextReport,
      textReport(lost.id, { MessageStatus: 'undelivered', ErrorCode: '30003' }),
    );
    expect(await on.delivery(lost.reference)).toMatchObject({
      state: 'bounced',
      failure: 'undelivered',
      provider_code: '30003',
    });
  });

  it('settles a text of which nobody knew whether it left', async () => {
    on.twilio.fail('cut');
    on.twilio.onTaken = async ({ StatusCallback }) => {
      on.twilio.onTaken = () => Promise.resolve();
      const id = StatusCallback.split('/').at(-1) ?? '';
      await on.calls.call(recordTextReport, textReport(id, { MessageStatus: 'sent' }));
    };
    const before = on.twilio.taken.length;
    await aSent('sms');
    expect(on.twilio.taken.length - before).toBe(1);
  });

  it('is refused for another delivery, address, key or content', async () => {
    const [delivery, other] = [await aSent('sms'), await aSent('sms')];
    const report = textReport(delivery.id, { MessageStatus: 'failed' });
    const forged = [
      { ...report, deliveryId: other.id },
      { ...report, signature: '' },
      { ...report, body: `${report.body}&ErrorCode=30003` },
      textReport(
        delivery.id,
        { MessageStatus: 'failed' },
        { url: `https://evil.example/twilio/webhook/${delivery.id}` },
      ),
      textReport(delivery.id, { MessageStatus: 'failed' }, { token: 'another token of sixteen' }),
    ];
    for (const one of forged) {
      await expect(on.calls.call(recordTextReport, one)).rejects.toMatchObject({
        code: 'notifications.webhook-unsigned',
      });
    }
    for (const { reference } of [delivery, other])
      expect(await on.delivery(reference)).toMatchObject({ state: 'sent' });
  });
});
