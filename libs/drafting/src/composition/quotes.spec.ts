import { describe, expect, it } from '@jest/globals';
import { tidy } from './quotes.js';

describe('a quote on one line', () => {
  it.each([
    ['2 Uses a word bank for every new unit.', 'Uses a word bank for every new unit'],
    ['4 One 20-minute visit a week', 'One 20-minute visit a week'],
    ['3. Uses a word bank', 'Uses a word bank'],
    ['[3] Uses a word bank', 'Uses a word bank'],
    ['3 Word problems were right.', '3 Word problems were right'],
    ['2 Step directions are hard.', '2 Step directions are hard'],
    ['12 March was the last visit.', '12 March was the last visit'],
    ['7 of 12 words were right.', '7 of 12 words were right'],
  ])('leaves the number of a list away, and no other: %s', (printed, told) => {
    expect(tidy(printed)).toBe(told);
  });
});
