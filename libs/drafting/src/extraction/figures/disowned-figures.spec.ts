/** Figures that the writer does not go by, and rows that the report puts aside. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Noor Haddad\nGrade: 3\nDate of Report: 11/20/2025\n\n';
const reportOf = (text: string) => readReport([{ page: 1, text: HEAD + text }]);
const valuesOf = (text: string) => reportOf(text).measures.map(({ value }) => value);
const startOf = (text: string, area: string) => baselineFor(reportOf(text), area);

describe('a figure that the writer does not go by', () => {
  it.each([
    [
      'one try',
      'She answered 3 of 8 questions about the story.',
      ' That was one try and I would not build a number on it.',
    ],
    ['no usual day', 'Noor was on task for 71% of intervals.', ' This is not her usual performance.'],
    ['for practice', 'She spelled 9 of 20 words correctly', ', for practice.'],
    ['left off by hand', 'She read 22 of 26 sight words correctly.', ' I left that off.'],
  ])('is no measure: %s', (_why, told, disowned) => {
    const [value = 0] = valuesOf(told);
    expect(value).toBeGreaterThan(0);
    expect(valuesOf(told.replace(/\.?$/, disowned.startsWith(',') ? '' : '.') + disowned)).not.toContain(
      value,
    );
  });

  it('is none in a row either', () => {
    const text =
      'Crossing the street (9 steps)\n\ndate    staff   score    notes\n2/11    DP      5/9\n2/19    KM      6/9\n2/24    BY      9/9      in the hall - practice dont count\n';
    expect(valuesOf(text)).not.toContain(9);
  });
});

describe('a figure that the writer goes by', () => {
  it('starts the goal, whatever is lower or newer', () => {
    const text =
      'Speech fluency\n  talking with her alone ........ 4.1% of syllables stuttered\n  in class ...................... 9.4% of syllables stuttered   <- this is the one that counts\n';
    expect(startOf(text, 'Speech fluency')).toMatchObject({ value: 9.4, unit: 'of syllables stuttered' });
  });
});

describe('what explains a count', () => {
  it.each([
    [
      'defined',
      'min. to calm = median minutes from the first cry until she is quiet for 3 min in her seat.',
      3,
    ],
    ['reckoned', 'Chances in the day run about 15, so 6 is roughly 40 percent of her requests.', 40],
  ])('counts nothing itself: %s', (_how, text, value) => {
    expect(valuesOf(text)).not.toContain(value);
  });
});

describe('what is aimed at', () => {
  it('is no figure of the student, whoever proposes it', () => {
    const text =
      'Noor wrote 8 of 26 letters that could be read.\n\nProposed aims for the meeting: 20 of 26 letters readable.';
    expect(valuesOf(text)).toContain(8);
    expect(valuesOf(text)).not.toContain(20);
  });
});

describe('a row that the report puts aside', () => {
  const MATH =
    'Math computation, items correct\n\n   Probe                9/12    10/24    11/5\n   Integers (of 15)        6        8      13\n   Fractions (of 15)       2        3       4\n   Total (of 30)           8       11      17\n\n';

  it('starts no goal, nor does the sum with it', () => {
    const told = `${MATH}Integer operations are now near mastery and will be dropped from the plan. Fractions remain a problem.`;
    expect(startOf(told, 'Math computation')).toMatchObject({ value: 4, outOf: 15 });
  });

  it('is not one of a month in which something else was mastered', () => {
    const text =
      'Spelling\n\n Date      Words correct of 20\n Sept 9     6\n Oct 14     7\n Nov 12     8\n\nIn November short vowels were mastered.';
    expect(startOf(text, 'Spelling')).toMatchObject({ value: 8 });
    expect(reportOf(text).measures.filter(({ isSetAside }) => isSetAside)).toEqual([]);
  });

  it('is known by its sound', () => {
    const text =
      'Articulation, pictures named\n\n Sound    | Position | Own     | Expected\n          |          | naming  | by age\n ---------+----------+---------+---------\n /s/      | initial  | 7/20    | 5\n /r/      | all      | 1/20    | 7 to 8\n th       | all      | 6/20    | 7 to 8\n\n/r/ and "th" are not expected yet at her age and will not be addressed now.';
    expect(startOf(text, 'Articulation')).toMatchObject({ value: 7, outOf: 20 });
  });
});
