/** Twilio's status callback: what its words mean for a delivery. */
import { codeOf, type Report } from './report.js';

const STATES = new Map<string, Report['state']>(
  Object.entries({
    accepted: 'sent',
    scheduled: 'sent',
    queued: 'sent',
    sending: 'sent',
    sent: 'sent',
    delivered: 'delivered',
    read: 'delivered',
    undelivered: 'bounced',
    failed: 'bounced',
    canceled: 'bounced',
  } as const),
);

const SID = /^(?:SM|MM)[0-9a-fA-F]{32}$/;

/** What a verified callback says; null for a word that we do not know. */
export function textReport(deliveryId: string, fields: Readonly<Record<string, string>>): Report | null {
  const state = STATES.get(fields['MessageStatus'] ?? '');
  if (state === undefined) return null;
  const isBounce = state === 'bounced';
  return {
    deliveryId,
    state,
    failure: isBounce ? (fields['MessageStatus'] ?? null) : null,
    code: isBounce ? codeOf(fields['ErrorCode']) : null,
    providerId: SID.exec(fields['MessageSid'] ?? '')?.[0] ?? null,
  };
}
