import { describe, expect, it } from '@jest/globals';
import { isBodyKey, openBody, sealBody, type SealedBody } from './body-payload.js';

const KEY = btoa('0123456789abcdef0123456789abcdef');
const PATH = '/api/v1/login/authentication';
const BODY = JSON.stringify({ Email: 'ana@example.org', Password: 'Ünïcode 🔑 pass' });

const bytes = (sealed: SealedBody): Buffer => Buffer.from(sealed.BodyPayload, 'base64');
const sealedFrom = (content: Buffer): SealedBody => ({ BodyPayload: content.toString('base64') });

describe('a sealed body', () => {
  it('opens to the text it was made from, and never seals the same way twice', async () => {
    const first = await sealBody(KEY, PATH, BODY);
    const second = await sealBody(KEY, PATH, BODY);
    expect(first.BodyPayload).not.toBe(second.BodyPayload);
    expect(await openBody(KEY, PATH, first)).toBe(BODY);
    expect(bytes(first)).toHaveLength(12 + Buffer.byteLength(BODY) + 16);
  });

  it('does not open for another address or with another key', async () => {
    const sealed = await sealBody(KEY, PATH, BODY);
    await expect(openBody(KEY, '/api/v1/signup/register', sealed)).rejects.toThrow();
    await expect(openBody(btoa('x'.repeat(32)), PATH, sealed)).rejects.toThrow();
  });

  it.each([
    ['the IV', 0],
    ['the ciphertext', 14],
    ['the tag', -1],
  ])('does not open with a flipped bit in %s', async (_part, position) => {
    const content = bytes(await sealBody(KEY, PATH, BODY));
    const index = position < 0 ? content.length + position : position;
    content.writeUInt8(content.readUInt8(index) ^ 1, index);
    await expect(openBody(KEY, PATH, sealedFrom(content))).rejects.toThrow();
  });

  it.each([
    ['an IV of 11 bytes', (content: Buffer) => content.subarray(1)],
    ['an IV of 13 bytes', (content: Buffer) => Buffer.concat([Buffer.from([7]), content])],
    ['a tag of 15 bytes', (content: Buffer) => content.subarray(0, -1)],
    [
      'nothing but IV and tag',
      (content: Buffer) => Buffer.concat([content.subarray(0, 12), content.subarray(-16)]),
    ],
    ['no bytes at all', () => Buffer.alloc(0)],
  ])('does not open with %s', async (_fault, spoil) => {
    const content = bytes(await sealBody(KEY, PATH, BODY));
    await expect(openBody(KEY, PATH, sealedFrom(spoil(content)))).rejects.toThrow();
  });

  it('does not open what is not base64', async () => {
    await expect(openBody(KEY, PATH, { BodyPayload: '%%%' })).rejects.toThrow();
  });

  it('takes base64 of exactly 32 bytes for a key', () => {
    expect([KEY, btoa('short'), 'no base64!', ''].map(isBodyKey)).toEqual([true, false, false, false]);
  });
});
