import { verify, createPublicKey, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@goalwright/contracts/errors';
import { recordMailReport, recordTextReport } from '@goalwright/contracts/notifications';
import { FakeSendGrid } from '@goalwright/testing';
import { type GatewayUnderTest, startGateway } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
let sendGrid: FakeSendGrid;

beforeAll(async () => {
  [gateway, sendGrid] = await Promise.all([startGateway(), FakeSendGrid.start()]);
});
afterAll(async () => {
  await Promise.all([gateway.stop(), sendGrid.stop()]);
});

const post = (path: string, body: string, headers: Record<string, string>) =>
  fetch(`${gateway.origin}${path}`, { method: 'POST', body, headers });

const signedMail = ({ signature, timestamp }: { signature: string; timestamp: string }) => ({
  'Content-Type': 'application/json',
  'X-Twilio-Email-Event-Webhook-Signature': signature,
  'X-Twilio-Email-Event-Webhook-Timestamp': timestamp,
});
const FORM = 'application/x-www-form-urlencoded; charset=UTF-8';

describe('a report of SendGrid', () => {
  it('reaches notifications with its bytes as they were', async () => {
    // Spaces, order, doubled keys and letters outside ASCII: all would be lost by parsing and writing again.
    const odd = '[{"event":"delivered",  "delivery_id":"x","a":1,"a":2,"name":"Mar\\u00eda é \\/"}]\r\n';
    const report = sendGrid.report({ event: 'delivered', delivery_id: randomUUID(), name: 'María' });
    for (const body of [report.body, odd]) {
      const reply = await post('/sendgrid/webhook', body, signedMail(report));
      expect(reply.status).toBe(204);
      expect(await reply.text()).toBe('');
      const received = gateway.notifications.received(recordMailReport).at(-1);
      expect(received).toEqual({ body, signature: report.signature, timestamp: report.timestamp });
    }
    const key = createPublicKey({
      key: Buffer.from(sendGrid.webhookKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    const [first] = gateway.notifications.received(recordMailReport);
    const bytes = Buffer.from((first?.timestamp ?? '') + (first?.body ?? ''));
    expect(verify('sha256', bytes, key, Buffer.from(first?.signature ?? '', 'base64'))).toBe(true);
  });

  it('is refused without a signature before anybody is asked', async () => {
    const asked = gateway.notifications.received(recordMailReport).length;
    const reply = await post('/sendgrid/webhook', '[]', { 'Content-Type': 'application/json' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ IsSuccessful: false, Code: 'notifications.webhook-unsigned' });
    expect(gateway.notifications.received(recordMailReport)).toHaveLength(asked);
  });

  it('that notifications refuses is answered with its refusal', async () => {
    gateway.notifications.answers(recordMailReport, () => {
      throw new DomainError('notifications.webhook-unsigned');
    });
    const reply = await post('/sendgrid/webhook', '[]', signedMail({ signature: 'x', timestamp: '1' }));
    expect(reply.status).toBe(400);
    gateway.notifications.answers(recordMailReport, () => ({}));
  });

  it.each([
    ['nothing', '', 'application/json', 400],
    ['no JSON', 'x', 'application/json', 400],
    ['no JSON by its type', '[]', 'text/html', 415],
    ['too much', `["${'x'.repeat(3_000_000)}"]`, 'application/json', 413],
  ])('with %s is refused', async (_what, body, type, status) => {
    const headers = { ...signedMail({ signature: 'x', timestamp: '1' }), 'Content-Type': type };
    expect((await post('/sendgrid/webhook', body, headers)).status).toBe(status);
  });
});

describe('a report of Twilio', () => {
  it('reaches notifications with its bytes and its delivery', async () => {
    const deliveryId = randomUUID();
    const body = 'MessageSid=SM1&To=%2B12135550142&MessageStatus=delivered&Odd=a+b%20c';
    const headers = { 'Content-Type': FORM, 'X-Twilio-Signature': 'c2lnbmF0dXJl' };
    const reply = await post(`/twilio/webhook/${deliveryId}`, body, headers);
    expect(reply.status).toBe(204);
    expect(gateway.notifications.received(recordTextReport)).toEqual([
      { deliveryId, body, signature: 'c2lnbmF0dXJl' },
    ]);
  });

  it('is refused without a signature, and without a delivery', async () => {
    const asked = gateway.notifications.received(recordTextReport).length;
    const unsigned = await post(`/twilio/webhook/${randomUUID()}`, 'a=b', { 'Content-Type': FORM });
    expect(unsigned.status).toBe(400);
    for (const path of ['/twilio/webhook/x', '/twilio/webhook', '/twilio/webhook/..%2fx']) {
      const reply = await post(path, 'a=b', { 'Content-Type': FORM, 'X-Twilio-Signature': 'x' });
      expect(reply.status).toBe(404);
    }
    expect(gateway.notifications.received(recordTextReport)).toHaveLength(asked);
  });
});
