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

/**
 * The key as the services know it: bound to the user and to the step, so that nobody meets another's request, and
 * one upload's key can name its document and its generation. Random where the caller gave none.
 */
export function boundKey(userId: UserId, step: 'document' | 'generation', requestKey: string | null): string {
  if (requestKey === null) return randomUUID();
  return createHash('sha256').update(`${userId}\n${step}\n${requestKey}`).digest('hex');
}
