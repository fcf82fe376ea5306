import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text.js';

const TEXT = 'Zoë reads 42 words – “slowly”.';

const utf16 = (text: string, isBigEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

describe('decodeText', () => {
  it('reads UTF-8 with and without a mark', () => {
    expect(decodeText(Buffer.from(TEXT))).toBe(TEXT);
    expect(decodeText(Buffer.from(`\uFEFF${TEXT}`))).toBe(TEXT);
  });

  it.each([true, false])('reads UTF-16 with a mark (big endian: %s)', (isBigEndian) => {
    expect(decodeText(utf16(`\uFEFF${TEXT}`, isBigEndian))).toBe(TEXT);
  });

  it.each([true, false])('reads UTF-16 without a mark (big endian: %s)', (isBigEndian) => {
    const plain = 'Maya reads 42 words correctly per minute.';
    expect(decodeText(utf16(plain, isBigEndian))).toBe(plain);
  });

  it('reads Windows-1252 where the bytes are no UTF-8', () => {
    expect(decodeText(Uint8Array.from([0x5a, 0x6f, 0xeb, 0x20, 0x96, 0x20, 0x93, 0x61, 0x94]))).toBe(
      'Zoë – “a”',
    );
  });

  it('refuses bytes that are no text', () => {
    expect(
      decodeText(Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 1, 2, 0, 0, 3, 9, 9, 9])),
    ).toBeUndefined();
  });
});
