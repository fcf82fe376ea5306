/** A code as it is drawn, and the mark it is compared by. */
import { createHmac, randomInt } from 'node:crypto';
import type { CodePurpose } from '@goalwright/contracts/identity';
import type { UserId } from '@goalwright/contracts/values';

/** What a code proves, and nothing else: another purpose or address makes another mark. */
export interface CodeSubject {
  readonly userId: UserId;
  readonly purpose: CodePurpose;
  /** The mailbox or the number the code goes to. */
  readonly address: string;
}

/** Six digits, each value as likely as any other. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export function markOf(key: Buffer, subject: CodeSubject, code: string): Buffer {
  const { userId, purpose, address } = subject;
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, purpose, address, code]))
    .digest();
}
