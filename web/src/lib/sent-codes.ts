/**
 * Which codes this tab has asked for, so that a reload or a step back does not ask again: a new code makes the one
 * in the mailbox worthless. Kept until the tab closes.
 */
import type { ApiReply } from '@goalwright/contracts/api/client';
import { tabStorage } from './encoded-storage';

export type CodePurpose = 'signup-email' | 'signup-sms' | 'reset-email';

/** How an attempt to send ended; the refusal is the server's word, which may be empty. */
export type Sending =
  | 'sent'
  /** The server sent one less than a minute ago. */
  | 'too-soon'
  | { readonly refusal: string };

export function sendingOf<Body>(reply: ApiReply<Body>, didSend: (body: Body) => boolean): Sending {
  if (reply.isSuccessful) return didSend(reply.body) ? 'sent' : { refusal: '' };
  return reply.problem.Code === 'identity.code-wait' ? 'too-soon' : { refusal: reply.problem.Message };
}

interface SentCode {
  readonly atMs: number;
  /** False once the account was registered anew, which ends its codes. */
  readonly isLive: boolean;
}

const LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  'signup-email': 30 * 60_000,
  'signup-sms': 30 * 60_000,
  'reset-email': 10 * 60_000,
};

const keyOf = (purpose: CodePurpose, email: string): string => `code.${purpose}.${email.toLowerCase()}`;

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  return 'atMs' in value && typeof value.atMs === 'number' && 'isLive' in value;
}

function read(purpose: CodePurpose, email: string): SentCode | undefined {
  const kept = tabStorage.read(keyOf(purpose, email));
  return isSentCode(kept) ? kept : undefined;
}

/** When a code was last sent, milliseconds since 1970; 0 where none was. */
export const sentAtMs = (purpose: CodePurpose, email: string): number => read(purpose, email)?.atMs ?? 0;

export function hasLiveCode(purpose: CodePurpose, email: string): boolean {
  const code = read(purpose, email);
  return code !== undefined && code.isLive && Date.now() - code.atMs < LIFE_MS[purpose];
}

/** True where a code was sent whose account has been registered anew since: it opens nothing any more. */
export function hasDeadCode(purpose: CodePurpose, email: string): boolean {
  return read(purpose, email)?.isLive === false;
}

export function noteSent(purpose: CodePurpose, email: string): void {
  tabStorage.write(keyOf(purpose, email), { atMs: Date.now(), isLive: true } satisfies SentCode);
}

/** A code was sent, in which minute nobody here knows, to an account that has been registered anew since. */
export function noteDeadCode(purpose: CodePurpose, email: string): void {
  tabStorage.write(keyOf(purpose, email), { atMs: Date.now(), isLive: false } satisfies SentCode);
}

/** After registering: what was sent to the account before counts for nothing, but its minute still runs. */
export function noteRegistered(email: string): void {
  for (const purpose of ['signup-email', 'signup-sms'] as const) {
    const code = read(purpose, email);
    if (code) tabStorage.write(keyOf(purpose, email), { ...code, isLive: false } satisfies SentCode);
  }
}
