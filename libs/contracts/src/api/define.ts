/** How a public call is declared, and what every reply has in common. */
import { z } from 'zod';
import type { ErrorCode } from '../errors.js';

/** Who may call: anyone; a signed-in user; one with a phone who accepted the terms; an administrator with a phone. */
export type Access = 'anyone' | 'user' | 'provider' | 'administrator';

export interface ApiCall<
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  readonly kind: 'api-call';
  /** Below /api/v1, with a leading slash. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Who;
  readonly request: Request;
  readonly reply: Reply;
  readonly errors: readonly ErrorCode[];
  readonly body: 'json' | 'multipart';
  /** True while a later issue completes it: the gateway answers `not-yet` (501). */
  readonly isNotYet: boolean;
}

export const API_PREFIX = '/api/v1';

/** What a reply says of its own outcome. A refusal carries `Code` and `Message`, and nothing else is promised. */
const outcome = {
  IsSuccessful: z.boolean(),
  Message: z.string(),
  /** Set on refusals only: a code of `errors.ts`. */
  Code: z.string().optional(),
};

/** A refused call, whatever its HTTP status. */
export const Problem = z.object({
  IsSuccessful: z.literal(false),
  Message: z.string(),
  Code: z.string(),
  RequestId: z.string(),
  /** Further public facts of the refusal, for example how many areas the money is enough for. */
  Facts: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]))
    .optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The session's token; also taken from `Authorization: Bearer`, so the gateway fills it in before parsing. */
export const USToken = z.string().min(1).max(200);
export const signedIn = { USToken };

export function defineApiCall<Request extends z.ZodRawShape, Reply extends z.ZodRawShape, Who extends Access>(
  path: ApiCall['path'],
  call: {
    summary: string;
    access: Who;
    request: Request;
    reply: Reply;
    errors?: readonly ErrorCode[];
    body?: 'json' | 'multipart';
    isNotYet?: boolean;
  },
): ApiCall<z.ZodObject<Request>, z.ZodObject<Reply & typeof outcome>, Who> {
  return {
    kind: 'api-call',
    path,
    summary: call.summary,
    access: call.access,
    request: z.object(call.request),
    reply: z.object({ ...outcome, ...call.reply }),
    errors: call.errors ?? [],
    body: call.body ?? 'json',
    isNotYet: call.isNotYet ?? false,
  };
}
