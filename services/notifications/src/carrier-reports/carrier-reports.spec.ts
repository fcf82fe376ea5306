import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { furthest } from './report.js';
import { isFromSendGrid, mailReports } from './sendgrid-events.js';
import { textReport } from './twilio-status.js';

const DELIVERY = '2b1e8d5c-96a8-4c53-8a83-0c6a4d5f7c11';

/** The sample of SendGrid's own helper library (sendgrid-nodejs, packages/eventwebhook), so that we agree with it. */
const SAMPLE = {
  key: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA==',
  signature:
    'MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIgJTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=',
  timestamp: '1588788367',
  body: '{"category":"example_payload","event":"test_event","message_id":"message_id"}',
};

describe('the signature of SendGrid', () => {
  it('is found right where it is', () => {
    expect(isFromSendGrid(SAMPLE, SAMPLE.key)).toBe(true);
  });

  it.each([
    ['another body', { body: `${SAMPLE.body} ` }],
    ['the same JSON written again', { body: JSON.stringify(JSON.parse(SAMPLE.body), null, 1) }],
    ['another time', { timestamp: '1588788368' }],
    ['no signature', { signature: '' }],
    ['half a signature', { signature: SAMPLE.signature.slice(0, 40) }],
    ['no base64', { signature: '!!!' }],
  ])('is refused over %s', (_what, change) => {
    expect(isFromSendGrid({ ...SAMPLE, ...change }, SAMPLE.key)).toBe(false);
  });

  it("is refused under another's key, and under one that is none", () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const other = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    expect(isFromSendGrid(SAMPLE, other)).toBe(false);
    expect(isFromSendGrid(SAMPLE, 'bm8ga2V5')).toBe(false);
    const signature = sign('sha256', Buffer.from(SAMPLE.timestamp + SAMPLE.body), privateKey).toString(
      'base64',
    );
    expect(isFromSendGrid({ ...SAMPLE, signature }, other)).toBe(true);
  });
});

describe("SendGrid's events", () => {
  const told = (event: object) => mailReports(JSON.stringify([{ delivery_id: DELIVERY, ...event }]));

  it.each([
    [{ event: 'processed' }, { state: 'sent', failure: null }],
    [{ event: 'deferred', attempt: '3' }, { state: 'sent' }],
    [
      { event: 'delivered', sg_message_id: 'abc.filter-7.x' },
      { state: 'delivered', providerId: 'abc' },
    ],
    [
      { event: 'bounce', type: 'bounce', status: '5.1.1' },
      { state: 'bounced', failure: 'mailbox-refused', code: '5.1.1' },
    ],
    [
      { event: 'bounce', type: 'blocked', status: 550 },
      { state: 'bounced', failure: 'blocked', code: '550' },
    ],
    [
      { event: 'dropped', reason: 'Bounced Address' },
      { state: 'bounced', failure: 'dropped', code: null },
    ],
    [
      { event: 'bounce', status: '550 no mailbox a@b.example' },
      { state: 'bounced', code: null },
    ],
  ])('%j', (event, expected) => {
    expect(told(event)).toEqual([expect.objectContaining({ deliveryId: DELIVERY, ...expected })]);
  });

  it.each(['open', 'click', 'spamreport', 'something new'])(
    '%s says nothing of where the mail is',
    (event) => {
      expect(told({ event })).toEqual([]);
    },
  );

  it('of other senders, and bodies of no form, are passed over', () => {
    for (const body of [
      '',
      'null',
      '{}',
      '[null,1,"x",{}]',
      '[{"event":"bounce"}]',
      '[{"event":"bounce","delivery_id":"1"}]',
    ])
      expect(mailReports(body)).toEqual([]);
  });

  it('of one delivery count by how far they say it is, not by their order', () => {
    const of = (...events: string[]) =>
      furthest(mailReports(JSON.stringify(events.map((event) => ({ event, delivery_id: DELIVERY })))));
    for (const reports of [of('delivered', 'processed'), of('processed', 'delivered')])
      expect(reports).toEqual([expect.objectContaining({ state: 'delivered' })]);
    expect(of('bounce', 'delivered', 'processed')).toEqual([expect.objectContaining({ state: 'bounced' })]);
  });
});

describe("Twilio's callbacks", () => {
  it.each([
    ['queued', 'sent'],
    ['sent', 'sent'],
    ['delivered', 'delivered'],
    ['undelivered', 'bounced'],
    ['failed', 'bounced'],
    ['canceled', 'bounced'],
  ])('%s is %s', (word, state) => {
    const MessageSid = `SM${'0a'.repeat(16)}`;
    const report = textReport(DELIVERY, { MessageStatus: word, MessageSid, ErrorCode: '30003' });
    const isBounce = state === 'bounced';
    expect(report).toEqual({
      deliveryId: DELIVERY,
      state,
      failure: isBounce ? word : null,
      code: isBounce ? '30003' : null,
      providerId: MessageSid,
    });
  });

  it('with words we do not know say nothing', () => {
    expect(textReport(DELIVERY, { MessageStatus: 'toString' })).toBeNull();
    expect(textReport(DELIVERY, {})).toBeNull();
  });
});
