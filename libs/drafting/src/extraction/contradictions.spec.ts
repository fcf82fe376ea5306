import { describe, expect, it } from '@jest/globals';
import { readReport } from './report.js';

const contradictionsOf = (text: string) =>
  readReport([
    { page: 1, text: `Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n${text}` },
  ]).contradictions.map(({ areaOfNeed, measures }) => [areaOfNeed, measures.map(({ value }) => value)]);

describe('numbers that cannot both be true', () => {
  it('are gathered, not settled', () => {
    const text =
      'Reading\nSam reads 62 words correct per minute on grade 3 passages.\n\nSummary\nSam reads 68 words correct per minute on grade 3 passages.';
    expect(contradictionsOf(text)).toEqual([['Reading fluency', [62, 68]]]);
  });

  it.each([
    [
      'another level of text',
      'Sam reads 62 words correct per minute on grade 3 passages. He reads 80 words correct per minute on grade 2 passages.',
    ],
    [
      'another date',
      'On 9/8/2025 Sam read 40 words correct per minute. On 11/10/2025 he read 55 words correct per minute.',
    ],
    [
      'within the range',
      'Strangers understood 55-60% of his words. In the summary, strangers understood 58% of his words.',
    ],
    ['another sound', 'He produced initial /r/ with 60% accuracy. He produced final /r/ with 30% accuracy.'],
  ])('are none with %s', (_, text) => {
    expect(contradictionsOf(text)).toEqual([]);
  });
});
