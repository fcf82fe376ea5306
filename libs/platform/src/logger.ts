/** Structured logs: JSON lines with the request's id on each, through Nest's own logger interface. */
import type { LoggerService } from '@nestjs/common';
import { currentRequestId } from '@goalwright/messaging';
import { type DestinationStream, type Logger, pino } from 'pino';

/** Fields that must never reach a log, whoever passes them; a second net under the rule not to. */
const CENSORED = [
  'token',
  'password',
  'code',
  'authorization',
  'USToken',
  'Password',
  'secret',
  'text',
  'quote',
].flatMap((field) => [field, `*.${field}`]);

/**
 * Not pino's own writer: when the reader of our output is gone, that one repeats its last write for ever at the
 * exit, and the process cannot end. Lines that nobody reads are dropped instead.
 */
const standardOutput: DestinationStream = process.stdout;
process.stdout.on('error', () => undefined);

/**
 * Nest's logger on pino. A message may be a text or an object with `msg` and further fields; an `error`
 * field is written with its stack and causes.
 */
export class StructuredLogger implements LoggerService {
  readonly #pino: Logger;

  constructor(service: string, level: string, destination?: DestinationStream) {
    const options = {
      level,
      base: { service, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
      mixin: () => ({ requestId: currentRequestId() }),
      redact: { paths: CENSORED, censor: '[removed]' },
      serializers: { error: describeError },
    };
    this.#pino = pino(options, destination ?? standardOutput);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#write('info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.#write('fatal', message, rest);
  }

  /** Nest passes the context last, and for errors a stack before it. */
  #write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const stack = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    if (message instanceof Error) this.#pino[level]({ context, error: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.#pino[level]({ context, ...message });
    else this.#pino[level]({ context, ...(stack ? { stack } : {}) }, String(message));
  }
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  /** Under a name of its own: `code` is removed from every line, for it may be somebody's. */
  readonly errorCode?: unknown;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const CAUSES_MAX = 5;

/** An error's own words and no other field of it: drivers hang their connection, password and all, on theirs. */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { errorCode: error.code } : {}),
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    ...(error.cause === undefined || depth === CAUSES_MAX
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}
