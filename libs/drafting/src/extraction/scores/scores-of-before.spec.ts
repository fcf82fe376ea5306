/** Scores of an earlier time told behind those of now without a name of their own; all made up. */
import { describe, expect, it } from '@jest/globals';
import { isNormScore } from '../measure.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 4\nDate of Report: 11/20/2026\n\nResults\n\n';
const scoresOf = (text: string) =>
  readReport([{ page: 1, text: HEAD + text }])
    .measures.filter(isNormScore)
    .map(({ kind, value, isPrior }) => [kind, value, isPrior]);

describe('a score of before behind the one of now', () => {
  it.each([
    ['PPVT-5: 91 (27th percentile); in 2023 it was 80 (9th percentile).', 'standard', 91, 80],
    ['PPVT-5   91   (27th percentile; in 2023: 80)', 'standard', 91, 80],
    [
      'On the PPVT-5 his standard score was 91, 27th percentile, and the previous, two years back, 80.',
      'standard',
      91,
      80,
    ],
    [
      'The PPVT-5 gave a standard score of 91 (27th); when it was given in first grade it was 80.',
      'standard',
      91,
      80,
    ],
    ['BASC-3 (teacher): Anxiety T = 58; at the last evaluation, 2023, T = 69.', 't-score', 58, 69],
    ['The BASC-3 self-report has Anxiety T = 58, which was 69 in May 2024.', 't-score', 58, 69],
    ['BASC-3 (teacher): Anxiety T = 58, down from T = 69 in 2023.', 't-score', 58, 69],
    ['WIAT-4 Spelling 83 (13th; earlier 76).', 'standard', 83, 76],
    ['WIAT-4 Spelling 83, 13th percentile [76, 5th]', 'standard', 83, 76],
    ['On MAP math he was at the 24th percentile, up from the 15th the winter before.', 'percentile', 24, 15],
    [
      'STAR reading in September was at the 24th percentile; last September it was at the 15th.',
      'percentile',
      24,
      15,
    ],
    ['PPVT-5: 91 (27th percentile). The year before it was 80 (9th percentile).', 'standard', 91, 80],
    [
      'Vineland-3: Adaptive Behavior Composite 78 (7th percentile). The 2023 composite was 71.',
      'standard',
      78,
      71,
    ],
    [
      'CELF-5: Core Language 91 (27th percentile). In kindergarten Core Language was 80 (9th percentile).',
      'standard',
      91,
      80,
    ],
  ] as const)('%j', (text, kind, now, before) => {
    expect(scoresOf(text)).toEqual(
      expect.arrayContaining([
        [kind, now, false],
        [kind, before, true],
      ]),
    );
    expect(scoresOf(text)).toHaveLength(2);
  });

  it('is told once more by name behind an earlier time', () => {
    expect(
      scoresOf(
        'WIAT-4: Spelling 83 (13th percentile); in the fall of 2023 Spelling was 76 (5th percentile).',
      ),
    ).toEqual([
      ['standard', 83, false],
      ['standard', 76, true],
    ]);
  });

  it('goes back year by year', () => {
    expect(
      scoresOf(
        'STAR math in January was at the 24th percentile; last January it was the 31st and the January before it was the 40th.',
      ),
    ).toEqual(
      expect.arrayContaining([
        ['percentile', 24, false],
        ['percentile', 31, true],
        ['percentile', 40, true],
      ]),
    );
  });

  it('goes through the scales in their order', () => {
    expect(
      scoresOf(
        'WIAT-4: Word Reading 94 (34th percentile), Spelling 79 (8th percentile). In spring 2024 they were 83 (13th percentile) and 69 (2nd percentile).',
      ),
    ).toEqual([
      ['standard', 94, false],
      ['standard', 79, false],
      ['standard', 83, true],
      ['standard', 69, true],
    ]);
  });

  it.each([
    [
      'another test with its own time',
      'Record: i-Ready Reading, fall, 88th percentile; i-Ready Math, fall, 74th percentile.',
    ],
    [
      'a count of something else',
      'WIAT-4 Spelling 83 (13th percentile). In the fall screening he was at 76.',
    ],
    [
      'a part of a longer name',
      'CELF-5: Core Language 91. In 2026 the PLS-5 had Auditory Comprehension 92 (30th percentile).',
    ],
    [
      'seasons one after the other',
      'STAR Reading: fall 15th percentile, winter 24th percentile, spring 31st percentile.',
    ],
    [
      'the name of a scale that begins like a month',
      'KTEA-3: Letter and Word Recognition 85 (16th percentile), Decoding 78 (7th percentile).',
    ],
  ])('is none in %s', (_, text) => {
    expect(scoresOf(text).filter(([, , isPrior]) => isPrior)).toEqual([]);
  });
});
