/**
 * `Prefer` (RFC 7240). `respond-async`: the caller follows the generation and wants no reply that waits for its goals.
 * `wait=2`: the caller would rather hear after two seconds how far a reading is than wait for its end.
 */
import type { FastifyRequest } from 'fastify';

const RESPOND_ASYNC = /(?:^|,)\s*respond-async\s*(?:[;,]|$)/i;

export const PREFERENCE_APPLIED = ['Preference-Applied', 'respond-async'] as const;

const WAIT = /(?:^|,)\s*wait\s*=\s*"?(\d{1,4})"?\s*(?:[;,]|$)/i;

export function prefersAsync(request: FastifyRequest): boolean {
  return RESPOND_ASYNC.test(preferencesOf(request));
}

/** The longest wait the caller prefers, in milliseconds; without a bound where none is named. */
export function preferredWaitMs(request: FastifyRequest): number {
  const seconds = WAIT.exec(preferencesOf(request))?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
}

function preferencesOf({ headers: { prefer } }: FastifyRequest): string {
  return Array.isArray(prefer) ? prefer.join(',') : (prefer ?? '');
}
