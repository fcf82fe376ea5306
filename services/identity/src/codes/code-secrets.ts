/** A code's two stored forms: the mark it is compared by, and the seal it is delivered from. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import type { CodePurpose } from '@goalwright/contracts/identity';
import type { CodeId, UserId } from '@goalwright/contracts/values';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

/** AES-256-GCM, tied to its own row: a seal copied to another row does not open. */
export function seal(key: Buffer, codeId: CodeId, code: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(codeId));
  const hidden = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** @throws where key, row or content are not those of the seal */
export function open(key: Buffer, codeId: CodeId, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(codeId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return (
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  );
}
