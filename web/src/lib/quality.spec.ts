import { describe, expect, it } from '@jest/globals';
import { heldBackBy, qualityWord } from './quality';

const failing = (...names: string[]) => names.map((Name) => ({ Name, Verdict: 'fail' as const }));

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

  it.each([
    [90, ['Criterion with unit'], 'Moderate'],
    [90, ['Criterion with unit', 'Timeframe'], 'Basic'],
    [70, ['Criterion with unit', 'Consistency', 'Measurement plan', 'Timeframe'], 'Basic'],
    [20, ['Observable verb'], 'Basic'],
    [0, ['Observable verb', 'Timeframe'], 'Poor'],
    [90, ['Natural use', 'Access statement'], 'Strong'],
  ] as const)('of %p percent, where %p failed, is %s', (percent, names, word) => {
    expect(qualityWord(percent, failing(...names))).toBe(word);
  });

  it('is held back by what failed, not by what is weak', () => {
    expect(heldBackBy(80, failing('Timeframe', 'Natural use'))).toEqual(['Timeframe']);
    expect(heldBackBy(80, [{ Name: 'Timeframe', Verdict: 'weak' }])).toEqual([]);
    expect(heldBackBy(50, failing('Timeframe'))).toEqual([]);
  });
});
