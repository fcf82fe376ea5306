/** What a refused request is answered: the same body for everything, with no word about our insides. */
import { apiCalls } from '@goalwright/contracts/api/all';
import { API_PREFIX, type ApiCall, type Problem } from '@goalwright/contracts/api/define';
import { DomainError, type ErrorCode } from '@goalwright/contracts/errors';
import { HttpException } from '@nestjs/common';
import { z } from 'zod';

/** Where a reader of the status alone is told to come back, in seconds. */
const RETRY_AFTER_SECONDS = 30;

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.invalid',
  404: 'request.not-found',
  405: 'request.method-not-allowed',
  406: 'request.wrong-type',
  413: 'request.too-large',
  414: 'request.invalid',
  415: 'request.wrong-type',
  429: 'request.too-many',
};

/** Any error as one of ours; what is none of them is a fault of ours, whose text stays inside. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = error instanceof HttpException ? error.getStatus() : undefined;
  const code = status === undefined ? undefined : CODE_BY_STATUS[status];
  return new DomainError(code ?? 'service.fault', {}, { cause: error });
}

/** The reply's own flags, refused: a page that reads `IsEmailCodeValid` alone reads false, never undefined. */
function refusedFlags(call: ApiCall): Record<string, false> {
  if (!(call.reply instanceof z.ZodObject)) return {};
  const flags = Object.entries(call.reply.shape).filter(([, field]) => field instanceof z.ZodBoolean);
  return Object.fromEntries(flags.map(([name]) => [name, false]));
}

const FLAGS_BY_PATH = new Map(apiCalls.map((call) => [`${API_PREFIX}${call.path}`, refusedFlags(call)]));

export function problemBody(error: DomainError, requestId: string, path: string): Problem {
  return {
    ...FLAGS_BY_PATH.get(path),
    IsSuccessful: false,
    Message: error.message,
    Code: error.code,
    RequestId: requestId,
    ...(error.details.facts ? { Facts: { ...error.details.facts } } : {}),
  };
}

/** Seconds for the `Retry-After` header, where the status asks for one. */
export function retryAfterSeconds(error: DomainError, status: number): number | undefined {
  return status === 429 || status === 503
    ? (error.details.retryAfterSeconds ?? RETRY_AFTER_SECONDS)
    : undefined;
}
