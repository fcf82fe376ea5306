/** What a log and a queue may hold of a failure: a library's message may quote what it choked on, such as a report. */
import { DomainError } from '@goalwright/contracts/errors';
import { UnrecoverableError } from 'bullmq';

/** A message or a reply that does not fit its contract. Its words are ours and hold names of fields, never values. */
export class UnusableMessage extends Error {
  override readonly name = 'UnusableMessage';
}

/** What is written into the queue: a code. */
export function forQueue(error: unknown): Error {
  if (error instanceof UnusableMessage) return new UnrecoverableError(error.message);
  if (!(error instanceof DomainError)) return new Error('service.fault');
  return error.isRetryable ? new Error(error.code) : new UnrecoverableError(error.code);
}

/** For the log: a refusal by its code, anything else by its class, its code and where it happened. */
export function reason(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  if (error instanceof UnusableMessage) return error.message;
  // Not `instanceof Error`: under Jest, an error made by Node itself is of another realm.
  if (typeof error !== 'object' || error === null) return `a thrown ${typeof error}`;
  const { name, code, stack } = error as { name?: unknown; code?: unknown; stack?: unknown };
  const kind = [name, code].filter((word) => typeof word === 'string').join(' ');
  return [kind, ...framesOf(error, stack)].join('\n');
}

/** The lines of a stack that say where, without the message above them, which may have lines of its own. */
function framesOf(error: object, stack: unknown): string[] {
  if (typeof stack !== 'string') return [];
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^ +at /.test(line));
}
