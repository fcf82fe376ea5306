/** What comes from outside: bounded in depth, free of what Postgres cannot store, and as its contract says. */
import { DomainError } from '@goalwright/contracts/errors';
import type { z } from 'zod';

/** Our own bodies nest less than ten deep; saved messages of a page a little more. */
const DEPTH_MAX = 40;
const FIELD_LENGTH_MAX = 100;

const MALFORMED = 'The body of this request is not valid JSON.';

export const malformedBody = (cause?: unknown): DomainError =>
  new DomainError('request.invalid', { message: MALFORMED }, { cause });

/**
 * Makes a text storable: a lone surrogate (half an emoji, cut by a page) becomes the replacement character.
 * @throws DomainError `request.invalid` where it holds a NUL, which no person types
 */
export function storableText(text: string, field: string): string {
  if (text.includes('\0')) {
    throw new DomainError('request.invalid', { message: `${field}: may not contain a NUL character` });
  }
  return text.toWellFormed();
}

/**
 * Parses JSON that came from outside.
 * @throws DomainError `request.invalid`: malformed, nested too deep, a NUL in a text, `__proto__` as a key
 */
export function parsePlainJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw malformedBody(error);
  }
  return clean(value, 'Body', 0);
}

function clean(value: unknown, field: string, depth: number): unknown {
  if (depth > DEPTH_MAX) throw new DomainError('request.invalid', { message: 'Body: is nested too deep' });
  if (typeof value === 'string') return storableText(value, field);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => clean(item, field, depth + 1));
  const entries = Object.entries(value)
    // JSON makes `__proto__` an own key, and a later copy would make it the prototype.
    .filter(([key]) => key !== '__proto__')
    .map(([key, item]) => {
      const name = storableText(key, depth === 0 ? 'Body' : field);
      return [name, clean(item, depth === 0 ? name : field, depth + 1)] as const;
    });
  return Object.fromEntries(entries);
}

/** @throws DomainError `request.invalid` that names the first field at fault, never its value */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.map(String).join('.').slice(0, FIELD_LENGTH_MAX) ?? '';
  throw new DomainError('request.invalid', {
    message: `${field === '' ? 'Body' : field}: ${issue?.message ?? 'is invalid'}`,
  });
}
