/** `Prefer: respond-async` (RFC 7240): the caller follows the generation and wants no reply that waits for its goals. */
import type { FastifyRequest } from 'fastify';

const RESPOND_ASYNC = /(?:^|,)\s*respond-async\s*(?:[;,]|$)/i;

export const PREFERENCE_APPLIED = ['Preference-Applied', 'respond-async'] as const;

export function prefersAsync({ headers: { prefer } }: FastifyRequest): boolean {
  return RESPOND_ASYNC.test(Array.isArray(prefer) ? prefer.join(',') : (prefer ?? ''));
}
