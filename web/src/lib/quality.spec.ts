import { describe, expect, it } from '@jest/globals';
import { qualityWord } from './quality';

describe('the word for a quality', () => {
  it.each([
    [-5, 'Poor'],
    [0, 'Poor'],
    [0.5, 'Basic'],
    [32, 'Basic'],
    [33, 'Moderate'],
    [65, 'Moderate'],
    [66, 'Strong'],
    [140, 'Strong'],
  ] as const)('is for %p percent: %s', (percent, word) => {
    expect(qualityWord(percent)).toBe(word);
  });
});
