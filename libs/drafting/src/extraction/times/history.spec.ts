import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n';
const valuesOf = (text: string, isPrior: boolean) =>
  readReport([{ page: 1, text: `${HEAD}${text}` }])
    .measures.filter((measure) => measure.isPrior === isPrior)
    .map(({ value }) => value);

describe('what is current and what is history', () => {
  it.each([
    [
      'quarters in running text',
      'Calming. At the start Sam used his card in 2 of 10 events. It was 3 of 10 in the first quarter, 5 of 10 in the second and now 6 of 10.',
      [6],
      [2, 3, 5],
    ],
    [
      'weeks of a trial, the last without the card',
      'Job site. Task analysis, opening routine (20 steps)\n   Week 1 (9/17)          6 of 20 steps independent\n   Week 5 (10/15)        10 of 20\n   Week 9 (11/14)        12 of 20 steps independent\nWith the picture card in his pocket Sam did 18 of 20 (11/19).',
      [12, 18],
      [6, 10],
    ],
    [
      'a goal’s old baseline with its month, above its quarters',
      'GOAL 1 - READING\nBy 4/21/2026 Sam will read 95 words correct per minute.\nBaseline (11/2025): 58 wcpm\n                 Q1      Q2      Q3\n  wcpm (median)  64      73      82',
      [82],
      [58, 64, 73],
    ],
    [
      'scores of an evaluation before, by the year of their row or their date',
      'Spelling tests\n\nSubtest                 Standard Score   Percentile\nSpelling 2025                77             6\nSpelling 2022                70             2\n\nThe district gave the KTEA-3 in April 2024: Spelling 83 (13th percentile).',
      [77],
      [70, 83],
    ],
    [
      'the last row of a goal that is met',
      'Annual Goal 3 (Reading Comprehension)\nBy the annual review, Sam will answer literal questions about a passage with 90% accuracy.\n\nReporting Period      Date          Performance      Progress\n1                     06/13/2025    70%              Making adequate progress\n2                     11/07/2025    93%              Goal met',
      [93],
      [70],
    ],
    [
      'a stage of school after a head with a Roman number',
      'III.  EARLIER TESTING\n\nShe spelled 4 of 25 words then.\n\nIV.  RESULTS OF CURRENT TESTING\n\nOf 25 words dictated, she spelled 9 correctly.',
      [9],
      [4],
    ],
    [
      'an evaluation of an earlier grade, named before its figures',
      'Grade 1 evaluation: CELF-5 Core Language 78; 52% of utterances grammatical.',
      [],
      [78, 52],
    ],
    [
      'an evaluation of an earlier grade, in the sentence before',
      'Evaluated in grade 1 (March 2025). WRMT-III Passage Comprehension was 85 (16th percentile).',
      [],
      [85],
    ],
    ['material of an earlier grade', 'Sam read 41 words correct per minute in grade 1 passages.', [41], []],
    [
      'what is expected in an earlier grade',
      'Sam read 41 words correct per minute, as is typical at the end of grade 1.',
      [41],
      [],
    ],
    ['from and to', 'His rate grew from 31 to 44 words correct per minute.', [44], [31]],
    ['an older number in brackets', 'Sam reads 61 words correct per minute (47 in the fall).', [61], [47]],
    ['a month in brackets', 'He gives the sound for 15 of 26 letters (May: 9 of 26).', [15], [9]],
    [
      'last year in the next sentence',
      'He spelled 8 of 20 words. Last year he spelled 3 of 20 words.',
      [8],
      [3],
    ],
    [
      'a heading about the past',
      'Background\nIn kindergarten he named 6 of 26 letters.\n\nPresent levels\nHe names 19 of 26 letters.',
      [19],
      [6],
    ],
    [
      'a baseline beside its progress',
      'Goal: Sam will produce /s/ with 80% accuracy.\nBaseline: 12%\nMost recent probe: 41%',
      [41],
      [12],
    ],
    ['only a baseline', 'Baseline: Sam produces /s/ with 12% accuracy.', [12], []],
    ['an old evaluation', 'In March 2022 he read 30 words correct per minute.', [], [30]],
  ] as const)('tells them apart: %s', (_, text, current, prior) => {
    expect(valuesOf(text, false)).toEqual([...current]);
    expect(valuesOf(text, true)).toEqual([...prior]);
  });

  it.each([
    ['months and days', 'Skill  Sept. 17  Dec. 4\nTwo-step word problems  1 of 8  2 of 8'],
    ['months alone', 'Skill | October | December\nTwo-step word problems | 1 of 8 | 2 of 8'],
    ['days in figures', 'Skill\t10/2\t12/8\nTwo-step word problems\t1 of 8\t2 of 8'],
    ['running text', 'He solved 1 of 8 two-step word problems in October and 2 of 8 in December.'],
  ])('takes December as the newest month of a report of December: %s', (_layout, text) => {
    const head = 'Student: Sam Lee\nGrade: 4\nDate of Report: 12/11/2025\n\nMath\n';
    const { measures } = readReport([{ page: 1, text: `${head}${text}` }]);
    expect(measures.filter(({ isPrior }) => !isPrior).map(({ value }) => value)).toEqual([2]);
    expect(measures.filter(({ isPrior }) => isPrior).map(({ value }) => value)).toEqual([1]);
  });

  it('takes December as the month before the January of the report', () => {
    const head = 'Student: Sam Lee\nGrade: 4\nDate of Report: 1/16/2026\n\nMath\n';
    const text = 'Skill  Dec. 4  Jan. 12\nTwo-step word problems  1 of 8  2 of 8';
    const { measures } = readReport([{ page: 1, text: `${head}${text}` }]);
    expect(measures.filter(({ isPrior }) => !isPrior).map(({ value }) => value)).toEqual([2]);
  });
});
