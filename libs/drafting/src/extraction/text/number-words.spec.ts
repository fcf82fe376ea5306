import { describe, expect, it } from '@jest/globals';
import { withDigits } from './number-words.js';

describe('withDigits', () => {
  it.each([
    ['three of ten', '3     of 10 '],
    ['twenty-five times', '25          times'],
    ['Eleven words', '11     words'],
    ['one of five tries', '1   of 5    tries'],
    ['no one knows, not one of them', 'no one knows, not one of them'],
    ['two-step directions', 'two-step directions'],
  ])('makes digits of "%s" in place', (text, digits) => {
    expect(withDigits(text)).toBe(digits);
    expect(withDigits(text)).toHaveLength(text.length);
  });
});
