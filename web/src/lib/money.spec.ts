import { describe, expect, it } from '@jest/globals';
import { formatCents, formatChange, parseDollars } from './money';

describe('money', () => {
  it('is read in dollars, and a change with its sign', () => {
    expect(formatCents(123456)).toBe('$1,234.56');
    expect(formatChange(2000)).toBe('+$20.00');
    expect(formatChange(-600)).toBe('-$6.00');
  });

  it.each([
    ['50', 5000],
    ['$62.50', 6250],
    [' 62.5 ', 6250],
    ['19.99', 1999],
    ['', undefined],
    ['-20', undefined],
    ['20.005', undefined],
    ['2e2', undefined],
    ['twenty', undefined],
  ])('%p is typed as %p cents', (typed, cents) => {
    expect(parseDollars(typed)).toBe(cents);
  });
});
