/** A request's hash beside its key: the same key with another body is told from a repetition. */
import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a value's JSON; the callers build the value field by field, so the order is fixed. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
