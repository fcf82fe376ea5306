/**
 * What the whole run typed and was given, so that `no-leaks` can look for it afterwards where none of it belongs: every
 * password, code, token, name, address and number is kept as it passes by, beside the run's data. Kept are also the
 * error replies, since nobody can ask for them later.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const KINDS = ['password', 'code', 'token', 'email', 'phone', 'name', 'student'] as const;
export type Kind = (typeof KINDS)[number];

export interface Planted {
  readonly kind: Kind;
  readonly value: string;
}

export interface ErrorReply {
  readonly path: string;
  readonly text: string;
}

type Line = { readonly planted: Planted } | { readonly errorReply: ErrorReply };

/** Which field of a request or a reply holds what; all other fields are of no concern here. */
const FIELDS: Readonly<Record<string, Kind>> = {
  Password: 'password',
  ConfirmPassword: 'password',
  CurrentPassword: 'password',
  TempUserPassword: 'password',
  EmailCode: 'code',
  SMSCode: 'code',
  USToken: 'token',
  ResetToken: 'token',
  UndoToken: 'token',
  Email: 'email',
  TempUserEmail: 'email',
  UserEmail: 'email',
  UserManagementUserEmail: 'email',
  PhoneNumber: 'phone',
  TempPhoneNumber: 'phone',
  TempUserPhoneNumber: 'phone',
  FirstName: 'name',
  LastName: 'name',
  TempUserFirstName: 'name',
  TempUserLastName: 'name',
  StudentName: 'student',
};

/** What is worth looking for: shorter or vaguer texts stand in any log by chance. */
const FORMS: Readonly<Record<Kind, RegExp>> = {
  password: /^.{8,200}$/su,
  code: /^\d{6}$/,
  token: /^[\w-]{40,200}$/,
  email: /^\S{1,200}@\S{3,100}$/,
  phone: /^[2-9]\d{9}$/,
  name: /^\p{L}[\p{L}'’ -]{3,80}$/u,
  student: /^\p{L}[\p{L}'’. -]{3,80}$/u,
};
/** The demo people: the product's own name is among theirs, and stands in each log. */
const PUBLIC = new Set(['GoalwrightDemo1', 'Goalwright', 'Lynwood', 'Sonoma', 'Provider']);
/** The same field, spoilt on purpose by a test of bad inputs: all of one letter, or nothing but a pattern. */
const PATTERN = /^(.)\1*$/;

const STUDENT_LINE = /^\s*Student(?: name)?:\s*(\p{L}[^\n\r]{3,80})$/imu;

/** Undefined against docker-compose, whose logs and tables are not at hand. */
const folder = process.env['GOALWRIGHT_DATA'];
const path = folder === undefined ? undefined : join(folder, 'planted.jsonl');
const known = new Set<string>();

export const isWatched = path !== undefined;

function note(line: Line): void {
  const text = JSON.stringify(line);
  if (path === undefined || known.has(text)) return;
  known.add(text);
  appendFileSync(path, `${text}\n`, { mode: 0o600 });
}

export function plant(kind: Kind, value: string): void {
  const text = value.trim();
  if (FORMS[kind].test(text) && !PUBLIC.has(text) && !PATTERN.test(text))
    note({ planted: { kind, value: text } });
}

/** Plants whatever a JSON value holds under the names above, at any depth. */
export function plantAllOf(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const kind = Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
    if (kind !== undefined && typeof inner === 'string') plant(kind, inner);
    else plantAllOf(inner);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // not every body is JSON
  }
}

/** What a page or a test has sent, as far as it is text. */
export async function plantRequest(body: unknown): Promise<void> {
  if (typeof body === 'string') {
    plantAllOf(parsed(body));
    plant('student', STUDENT_LINE.exec(body)?.[1] ?? '');
  }
  if (!(body instanceof FormData)) return;
  for (const [name, value] of body.entries()) {
    if (typeof value === 'string') plantAllOf({ [name]: value });
    else plant('student', STUDENT_LINE.exec(await value.text())?.[1] ?? '');
  }
}

/** What came back. */
export function plantReply(url: string, status: number, text: string): void {
  const reply = parsed(text);
  plantAllOf(reply);
  const isRefusal = (reply as { IsSuccessful?: unknown } | undefined)?.IsSuccessful === false;
  if (status >= 400 || isRefusal) note({ errorReply: { path: new URL(url).pathname, text } });
}

/** Everything so far, by all specs of this run. */
export function planted(): { planted: Planted[]; errorReplies: ErrorReply[] } {
  const lines = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const all = [...new Set(lines)].filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
  return {
    planted: all.flatMap((line) => ('planted' in line ? [line.planted] : [])),
    errorReplies: all.flatMap((line) => ('errorReply' in line ? [line.errorReply] : [])),
  };
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A planted text as others may have written it down. */
function writings({ kind, value }: Planted): string[] {
  const asJson = JSON.stringify(value).slice(1, -1);
  if (kind === 'phone') {
    const [area, exchange, line] = [value.slice(0, 3), value.slice(3, 6), value.slice(6)];
    return [value, `(${area}) ${exchange}-${line}`, `${area}-${exchange}-${line}`];
  }
  return [...new Set([value, asJson, encodeURIComponent(value)])];
}

const CODE = /(?<![\p{L}\d.])\d{6}(?![\p{L}\d])/gu;
/** Forms that no log, queue or reply has a use for, whoever wrote them. */
const NEVER = [/\$argon2/i, /\n\s+at .*\/(?:src|dist|node_modules)\//, /\bpostgres:\/\//];

/** What of all that stands in a text; each is named by its kind and never by its value. */
export function leaksIn(text: string, secrets: readonly Planted[]): string[] {
  const codes = new Set(text.match(CODE));
  const found = secrets.filter((secret) => {
    if (secret.kind === 'code') return codes.has(secret.value);
    return writings(secret).some(
      (writing) =>
        text.includes(writing) &&
        new RegExp(`(?<![\\p{L}\\d])${escaped(writing)}(?![\\p{L}\\d])`, 'u').test(text),
    );
  });
  const never = NEVER.filter((form) => form.test(text)).map(String);
  return [...found.map(({ kind, value }) => `${kind} ${value.slice(0, 3)}...`), ...never];
}
