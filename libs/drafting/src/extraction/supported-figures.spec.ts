import { describe, expect, it } from '@jest/globals';
import type { Measure } from './measure.js';
import { isSupported } from './supported-figures.js';

const measureOf = (value: number, quote: string): Measure => ({
  areaOfNeed: 'Math computation',
  skill: 'Math computation',
  kind: 'rate',
  value,
  unit: 'facts correct per minute',
  isPrior: false,
  isStrength: false,
  page: 1,
  quote,
});

describe('what was reached with help', () => {
  const entry =
    'This month: 11 correct in a minute on each of three checks (3/12, 3/19)\n   With a number line on his desk, and prompts to use it, he got 17.';

  it('is the figure of the line that tells of the help, and not the entry above it', () => {
    expect(isSupported(measureOf(17, entry))).toBe(true);
    expect(isSupported(measureOf(11, entry))).toBe(false);
  });

  it('is both where one sentence tells of the help over two lines', () => {
    const sentence = 'She solved 11 facts in a minute\nwith a number line on her desk.';
    expect(isSupported(measureOf(11, sentence))).toBe(true);
  });
});
