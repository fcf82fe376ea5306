/** What a call looks like on the wire, and the signature that keeps everybody but our services out. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError, type ErrorDetails } from '@goalwright/contracts/errors';
import { z } from 'zod';
import { isRequestId } from './request-context.js';

/** A packet older than this is refused: one seen on the wire is of no use later. */
const AGE_MS_MAX = 60_000;
/** Clocks of two machines kept by NTP differ by far less. */
const CLOCK_SKEW_MS_MAX = 5_000;

const CallEnvelope = z.object({
  body: z.string(),
  requestId: z.string().refine(isRequestId),
  sentAt: z.int(),
  signature: z.string(),
});
export type CallEnvelope = z.infer<typeof CallEnvelope>;

export const ReplyEnvelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), body: z.string() }),
  z.object({
    ok: z.literal(false),
    code: z.string(),
    details: z.custom<ErrorDetails>(),
    requestId: z.string(),
  }),
]);
export type ReplyEnvelope = z.infer<typeof ReplyEnvelope>;

function signature(
  secret: string,
  call: string,
  { requestId, sentAt, body }: Omit<CallEnvelope, 'signature'>,
): string {
  const signed = `${call}\n${requestId}\n${String(sentAt)}\n${body}`;
  return createHmac('sha256', secret).update(signed).digest('base64url');
}

/** @param body the request as JSON: signed as text, so that both sides sign the same bytes. */
export function sealCall(secret: string, call: string, requestId: string, body: string): CallEnvelope {
  const unsigned = { body, requestId, sentAt: Date.now() };
  return { ...unsigned, signature: signature(secret, call, unsigned) };
}

/** @throws DomainError `service.unsigned` for anything that one of our services did not send just now. */
export function openCall(secret: string, call: string, packet: unknown): CallEnvelope {
  const parsed = CallEnvelope.safeParse(packet);
  if (!parsed.success) throw new DomainError('service.unsigned');
  const envelope = parsed.data;
  const expected = Buffer.from(signature(secret, call, envelope));
  const given = Buffer.from(envelope.signature);
  const ageMs = Date.now() - envelope.sentAt;
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given);
  if (!isOurs || ageMs > AGE_MS_MAX || ageMs < -CLOCK_SKEW_MS_MAX) throw new DomainError('service.unsigned');
  return envelope;
}
