import { describe, expect, it } from '@jest/globals';
import { oralReadingFluency } from './oral-reading-fluency.js';
import { bandOf, labelMeaning, percentileOf } from './score-bands.js';

describe('oral reading fluency norms', () => {
  it('has the 2017 cells that are often shipped with 2006 values', () => {
    expect(oralReadingFluency(1, 'spring', 50)).toEqual({
      wordsCorrectPerMinute: 60,
      source: 'Hasbrouck & Tindal 2017',
    });
    expect(oralReadingFluency(2, 'spring', 50)?.wordsCorrectPerMinute).toBe(100);
    expect(oralReadingFluency(4, 'winter', 25)?.wordsCorrectPerMinute).toBe(95);
  });

  it('has no grade 1 fall and no kindergarten', () => {
    expect(oralReadingFluency(1, 'fall', 50)).toBeUndefined();
    expect(oralReadingFluency(0, 'spring', 50)).toBeUndefined();
  });

  it('says that grades 7 and 8 come from 2006', () => {
    expect(oralReadingFluency(8, 'spring', 50)).toEqual({
      wordsCorrectPerMinute: 151,
      source: 'Hasbrouck & Tindal 2006',
    });
  });
});

describe('score bands', () => {
  it('turns the direction for adaptive scales', () => {
    expect(bandOf('basc-clinical', 71)).toBe('Clinically Significant');
    expect(bandOf('basc-adaptive', 71)).toBe('Very High');
    expect(bandOf('basc-clinical', 68)).toBe('At-Risk');
  });

  it.each([
    ['standard', 85, 16],
    ['standard', 70, 2],
    ['standard', 115, 84],
    ['scaled', 7, 16],
  ] as const)('converts %s %d to percentile %d', (kind, score, percentile) => {
    expect(Math.round(percentileOf(kind, score))).toBe(percentile);
  });

  it.each([
    ['Clinically Significant', 'concern'],
    ['Below Average', 'concern'],
    ['Average', 'sound'],
    ['Within Normal Limits', 'sound'],
    ['Low Average', undefined],
  ])('reads the label %s as %s', (label, meaning) => {
    expect(labelMeaning(label)).toBe(meaning);
  });
});
