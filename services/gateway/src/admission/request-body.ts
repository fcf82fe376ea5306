/** From the bytes of a JSON call to the request its contract describes. */
import { openBody, SealedBody } from '@goalwright/contracts/api/body-payload';
import { API_PREFIX, type ApiCall } from '@goalwright/contracts/api/define';
import { DomainError } from '@goalwright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { malformedBody, parsePlainJson } from '../incoming/incoming.js';
import { bearerToken } from './admission.js';

export type JsonObject = Readonly<Record<string, unknown>>;

function asObject(body: unknown): JsonObject {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformedBody();
  return body as JsonObject;
}

/**
 * The body as an object, opened where it was sealed, with the token of the header where the body has none.
 * @throws DomainError `request.invalid`; a body that does not open is answered as one that is not JSON
 */
export async function readBody(
  request: FastifyRequest,
  call: ApiCall,
  bodyKey: string | undefined,
): Promise<JsonObject> {
  const body = asObject(request.body);
  const sealed = SealedBody.safeParse(body);
  const plain = bodyKey !== undefined && sealed.success ? await open(bodyKey, call, sealed.data) : body;
  const isTokenAbsent =
    plain['USToken'] === undefined || plain['USToken'] === null || plain['USToken'] === '';
  const bearer = bearerToken(request);
  return isTokenAbsent && bearer !== null ? { ...plain, USToken: bearer } : plain;
}

async function open(bodyKey: string, call: ApiCall, sealed: SealedBody): Promise<JsonObject> {
  let json: string;
  try {
    json = await openBody(bodyKey, `${API_PREFIX}${call.path}`, sealed);
  } catch (error) {
    throw malformedBody(error);
  }
  return asObject(parsePlainJson(json));
}

/** @throws DomainError `request.invalid` where the token is there but is no text */
export function tokenOf(body: JsonObject): string | null {
  const token = body['USToken'] ?? null;
  if (token !== null && typeof token !== 'string') {
    throw new DomainError('request.invalid', { message: 'USToken: must be a text' });
  }
  return token;
}
