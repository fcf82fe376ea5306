import { describe, expect, it } from '@jest/globals';
import { formatPhone, phoneDigits } from './phone';

describe('a phone number', () => {
  it.each([
    ['2135550123', '2135550123'],
    ['+1 (213) 555-0123', '2135550123'],
    ['1-213-555-0123', '2135550123'],
    ['213.555.0123 ext. 9', '2135550123'],
    ['abc', ''],
  ])('%p is typed as the digits %p', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  it('is read in groups once it is whole', () => {
    expect(formatPhone('2135550123')).toBe('(213) 555-0123');
    expect(formatPhone('213555')).toBe('213555');
  });
});
