/** SendGrid's event webhook: its signature, and what its events mean for a delivery. */
import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { codeOf, type Report } from './report.js';

/**
 * Whether SendGrid signed these bytes: ECDSA with SHA-256 over the timestamp and the body, by the account's key.
 * @param publicKey base64 of the DER that SendGrid shows
 */
export function isFromSendGrid(
  { body, signature, timestamp }: { body: string; signature: string; timestamp: string },
  publicKey: string,
): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', Buffer.from(timestamp + body, 'utf8'), key, Buffer.from(signature, 'base64'));
  } catch {
    return false; // a signature that is no DER at all
  }
}

const Event = z.object({
  event: z.string(),
  delivery_id: z.uuid(),
  sg_message_id: z.string().max(200).optional(),
  type: z.string().optional(),
  status: z.unknown().optional(),
});
type Event = z.infer<typeof Event>;

/** What events say of our deliveries. Those of other senders on the same account have no id of ours. */
export function mailReports(body: string): Report[] {
  const events = z.array(z.unknown()).safeParse(parsed(body));
  if (!events.success) return [];
  return events.data.flatMap((told) => {
    const event = Event.safeParse(told);
    return event.success ? (reportOf(event.data) ?? []) : [];
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function reportOf({
  event,
  delivery_id: deliveryId,
  sg_message_id: messageId,
  type,
  status,
}: Event): Report | null {
  // Its first part is the id that the request was answered with.
  const providerId = messageId?.split('.')[0] ?? null;
  const report = { deliveryId, providerId, failure: null, code: null };
  switch (event) {
    case 'processed':
    case 'deferred':
      return { ...report, state: 'sent' };
    case 'delivered':
      return { ...report, state: 'delivered' };
    case 'bounce':
      return {
        ...report,
        state: 'bounced',
        failure: type === 'blocked' ? 'blocked' : 'mailbox-refused',
        code: codeOf(status),
      };
    case 'dropped':
      return { ...report, state: 'bounced', failure: 'dropped', code: codeOf(status) };
    default:
      return null;
  }
}
