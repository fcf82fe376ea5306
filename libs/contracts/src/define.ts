/** How a message is declared: one constant carries its name, its schemas and its delivery rules. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.js';

export type ServiceName = 'identity' | 'wallet' | 'generator' | 'notifications';

export interface CallContract<Request extends z.ZodType = z.ZodType, Reply extends z.ZodType = z.ZodType> {
  readonly kind: 'call';
  readonly name: `${ServiceName}.${string}`;
  readonly service: ServiceName;
  readonly request: Request;
  readonly reply: Reply;
  /** What the handler may refuse with, beside the errors any call can meet (see `errors.ts`, `service.*`). */
  readonly errors: readonly ErrorCode[];
  readonly timeoutMs: number;
  /** True where a second delivery has no second effect: reads, and writes that carry an idempotency key. */
  readonly isRepeatable: boolean;
}

export interface JobContract<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'job';
  readonly name: `${ServiceName}.${string}`;
  readonly service: ServiceName;
  readonly payload: Payload;
  readonly attempts: number;
  /** First wait before a retry; doubles from there, with jitter. */
  readonly backoffMs: number;
  /** The handler's signal aborts after this long. */
  readonly timeoutMs: number;
}

export interface EventContract<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly name: `${ServiceName}.${string}`;
  readonly service: ServiceName;
  readonly payload: Payload;
  readonly version: number;
  readonly subscribers: readonly ServiceName[];
}

const owner = (name: string): ServiceName => name.slice(0, name.indexOf('.')) as ServiceName;

/** Declares a call. `timeoutMs` is 2,000 for reads and 5,000 for writes unless told. */
export function defineCall<Request extends z.ZodType, Reply extends z.ZodType>(
  name: CallContract['name'],
  call: {
    request: Request;
    reply: Reply;
    errors?: readonly ErrorCode[];
    timeoutMs?: number;
    isRepeatable: boolean;
  },
): CallContract<Request, Reply> {
  return {
    kind: 'call',
    name,
    service: owner(name),
    errors: [],
    timeoutMs: call.isRepeatable ? 2000 : 5000,
    ...call,
  };
}

/** Declares a job: imperative, done by one worker, at least once. */
export function defineJob<Payload extends z.ZodType>(
  name: JobContract['name'],
  job: { payload: Payload; attempts: number; backoffMs: number; timeoutMs: number },
): JobContract<Payload> {
  return { kind: 'job', name, service: owner(name), ...job };
}

/** Declares an event: a fact in the past tense, delivered at least once to every subscriber. */
export function defineEvent<Payload extends z.ZodType>(
  name: EventContract['name'],
  event: { payload: Payload; version: number; subscribers: readonly ServiceName[] },
): EventContract<Payload> {
  return { kind: 'event', name, service: owner(name), ...event };
}

/** What a sender may pass for a schema, and what a receiver gets from it. */
export type Sent<Schema extends z.ZodType> = z.input<Schema>;
export type Received<Schema extends z.ZodType> = z.output<Schema>;
