import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CodeId, UserId } from '@goalwright/contracts/values';
import { open, seal } from '../seals/seals.js';
import { type CodeSubject, drawCode, markOf } from './code-secrets.js';

const key = randomBytes(32);
const subject: CodeSubject = {
  userId: UserId.parse(randomUUID()),
  purpose: 'signup-email',
  address: 'a@b.example',
};

describe('secrets of a code', () => {
  it('draws six digits', () => {
    for (let draw = 0; draw < 1000; draw += 1) expect(drawCode()).toMatch(/^\d{6}$/);
  });

  it.each<[string, CodeSubject]>([
    ['user', { ...subject, userId: UserId.parse(randomUUID()) }],
    ['purpose', { ...subject, purpose: 'reset-email' }],
    ['address', { ...subject, address: 'c@b.example' }],
  ])('marks the same digits differently for another %s', (_what, other) => {
    expect(markOf(key, other, '123456')).not.toEqual(markOf(key, subject, '123456'));
  });

  it('opens what it sealed, and nothing moved, changed or sealed under another key', () => {
    const codeId = CodeId.parse(randomUUID());
    const sealed = seal(key, codeId, '012345');
    expect(open(key, codeId, sealed)).toBe('012345');
    expect(sealed.includes('012345')).toBe(false);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => open(key, codeId, changed)).toThrow();
    expect(() => open(key, CodeId.parse(randomUUID()), sealed)).toThrow();
    expect(() => open(randomBytes(32), codeId, sealed)).toThrow();
  });
});
