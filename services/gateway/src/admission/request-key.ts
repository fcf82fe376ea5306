/** The key that makes a second delivery of the same request harmless. */
import { createHash, randomUUID } from 'node:crypto';
import { DomainError } from '@goalwright/contracts/errors';
import type { UserId } from '@goalwright/contracts/values';
import type { FastifyRequest } from 'fastify';

const KEY = /^[\x21-\x7e]{8,200}$/;

/** @throws DomainError `request.invalid` where the header is there but is no usable key */
export function requestKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new DomainError('request.invalid', {
    message: 'Idempotency-Key: must have 8 to 200 visible characters',
  });
}

/** A document's key. Random where the caller gave none: a second copy of a file costs nobody anything. */
export function documentKey(userId: UserId, requestKey: string | null): string {
  return requestKey === null ? randomUUID() : bound(userId, 'document', requestKey);
}

/**
 * A generation's key. Where the caller gave none, the content stands for it: a request sent again by an impatient
 * hand is charged once, and whoever wants another draft of the same sends a key of its own.
 * @param content all that was ordered; always built in the same order of fields
 */
export function generationKey(userId: UserId, requestKey: string | null, content: object): string {
  return requestKey === null
    ? bound(userId, 'generation-content', JSON.stringify(content))
    : bound(userId, 'generation', requestKey);
}

/** Bound to the user and to the step: nobody meets another's request, and one upload's key can name both its steps. */
function bound(userId: UserId, step: string, key: string): string {
  return createHash('sha256').update(`${userId}\n${step}\n${key}`).digest('hex');
}
