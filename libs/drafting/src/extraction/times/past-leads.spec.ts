/** An older number as a baseline makes a goal that asks for what the student can do already, or less. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Ines Halloran\nGrade: 4\nDate of Report: 2/10/2026\n\n';
const reportOf = (text: string) => readReport([{ page: 1, text: `${HEAD}${text}\n` }]);
const baselineOf = (text: string, area: string) => {
  const { value } = baselineFor(reportOf(text), area) ?? {};
  return value;
};
const priorsOf = (text: string) =>
  reportOf(text)
    .measures.filter(({ isPrior }) => isPrior)
    .map(({ value }) => value);

const NOW = 'Spelling\nInes spelled 9 of 20 dictated words correctly.';

describe('a sentence that opens on an earlier time', () => {
  it.each([
    'Last winter, when the current goals were written, she spelled 3 of 20 dictated words correctly.',
    'Around the time of her 2023 evaluation she spelled 3 of 20 dictated words correctly.',
    'Half a year ago she spelled 3 of 20 dictated words correctly.',
    'At the close of second grade Ines spelled 3 of 20 dictated words correctly.',
    'As a second grader she spelled 3 of 20 dictated words correctly.',
    'In 2nd grade, March through May, she spelled 3 of 20 dictated words correctly.',
    'Ines used to spell 3 of 20 dictated words correctly.',
    'Her sending school listed 3 of 20 dictated words correct in June.',
    'When the school year opened she spelled 3 of 20 dictated words correctly.',
    'Before the intervention began Ines spelled 3 of 20 dictated words correctly.',
    "In last year's progress summary she spelled 3 of 20 dictated words correctly.",
    'The last full evaluation was in January 2023. At that time she spelled 3 of 20 dictated words correctly.',
    'At the fall rescreen she spelled 3 of 20 dictated words correctly.',
    'Last year at this time she spelled 3 of 20 dictated words correctly.',
    'In the 2024-25 school year she spelled 3 of 20 dictated words correctly.',
    'Early in the school year she spelled 3 of 20 dictated words correctly.',
    'Upon referral she spelled 3 of 20 dictated words correctly.',
    'Historically she spelled 3 of 20 dictated words correctly.',
    'Two IEPs ago she spelled 3 of 20 dictated words correctly.',
    'The last time this was measured she spelled 3 of 20 dictated words correctly.',
    'It was 3 of 20 dictated words when we last met.',
    'According to her third grade records she spelled 3 of 20 dictated words correctly.',
    'By comparison, in the 2024 screening she spelled 3 of 20 dictated words correctly.',
  ])('gives no baseline: %s', (old) => {
    expect(baselineOf(`${NOW} ${old}`, 'Spelling')).toBe(9);
    expect(baselineOf(`Spelling\n${old} Ines spelled 9 of 20 dictated words correctly.`, 'Spelling')).toBe(9);
    expect(priorsOf(`${NOW} ${old}`)).toContain(3);
  });

  it.each([
    'Last spring Ines spelled 3 of 20 dictated words correctly; she now spells 9 of 20.',
    'Last spring Ines spelled 3 of 20 dictated words correctly, and she has 9 of 20 on the same list.',
    'When she first came to us Ines spelled 3 of 20 dictated words correctly, and she spells 9 of 20 today.',
  ])('is over where the sentence comes back to how it is: %s', (text) => {
    expect(baselineOf(`Spelling\n${text}`, 'Spelling')).toBe(9);
  });

  it.each([
    'At the time of this evaluation Ines spelled 9 of 20 dictated words correctly.',
    'In the fourth-grade lists of this month Ines spelled 9 of 20 dictated words correctly.',
    'Ines was seen on February 3, 2026. At that time she spelled 9 of 20 dictated words correctly.',
    "Last year's plan has run out, and Ines spells 9 of 20 dictated words correctly.",
    'During the last three weeks Ines spelled 9 of 20 dictated words correctly.',
    'In the fall of fourth grade (January 30, 2026) Ines spelled 9 of 20 dictated words correctly.',
  ])('and one that only sounds so keeps its figure: %s', (text) => {
    expect(baselineOf(`Spelling\n${text}`, 'Spelling')).toBe(9);
  });
});

describe('a sentence that tells where a series began', () => {
  it.each([
    'She came to me getting 3 of 20 dictated words correct.',
    'When the spelling cards were begun she spelled 3 of 20 dictated words correctly.',
  ])('gives no baseline: %s', (old) => {
    expect(baselineOf(`Spelling\n${old} Ines spelled 9 of 20 dictated words correctly.`, 'Spelling')).toBe(9);
    expect(baselineOf(`${NOW} ${old}`, 'Spelling')).toBe(9);
  });
});

describe('a figure told of an earlier month or quarter', () => {
  it.each([
    'In quarter 1 the count was 4 of 31.',
    'During September the share was 13%.',
    'That is down a little from 40% in the fall.',
  ])('never stands before one told as it is: %s', (old) => {
    const text = `Work completion\nInes turned in 8 of 30 assignments. ${old}`;
    expect(baselineOf(text, 'Work completion and executive function')).toBe(8);
    expect(priorsOf(text)).toHaveLength(1);
  });

  it.each([
    [
      'the day belongs to what was done',
      'At the bakery visit (10/14/2025) she did 5 of 15 work tasks alone.',
      5,
    ],
    ['the time is not over', 'Since September Ines did 5 of 15 work tasks alone.', 5],
  ])('but stays where %s', (_why, text, value) => {
    expect(
      priorsOf(`Employment\nThe store list has 20 tasks, of which she does 18 of 20.\n${text}`),
    ).not.toContain(value);
  });

  it('is a year old where the report of that month says "last"', () => {
    const text =
      'Reading fluency\nLast February Ines read 38 words correct per minute.\nFeb. 3: 61 words correct per minute.';
    expect(baselineOf(text, 'Reading fluency')).toBe(61);
  });

  it('and a period cut short is a period', () => {
    const text = 'Homework\n3rd qtr.: turned in 11 of 24 assignments. (2nd qtr. was 9 of 22)';
    expect(baselineOf(text, 'Work completion and executive function')).toBe(11);
  });
});

describe('a column or row of an earlier time', () => {
  it.each([
    'Skill | Initial | Latest\nDictated words spelled correctly | 3/20 | 9/20',
    'Skill | New | Old\nDictated words spelled correctly | 9/20 | 3/20',
    'Skill | Pre | Post\nDictated words spelled correctly | 3/20 | 9/20',
    'Skill | 1st sem | 2nd sem\nDictated words spelled correctly | 3/20 | 9/20',
    'Skill | T1 | T2\nDictated words spelled correctly | 3/20 | 9/20',
  ])('is history: %j', (table) => {
    expect(baselineOf(`Spelling\n\n${table}`, 'Spelling')).toBe(9);
  });
});

describe('the date of the report', () => {
  it('stands in a later cell of its row, where the plan has its own', () => {
    const text =
      '| Student | Ines Halloran | Grade | 4 |\n| Eligibility | SLD | IEP date | 5/6/2025 |\n| Written by | R. Oduya | Date | 12/12/2025 |\n';
    expect(readReport([{ page: 1, text }]).reportDate).toBe('12/12/2025');
  });
});

describe('what is no share and nobody else', () => {
  it('passages of a benchmark are what the student read', () => {
    const text =
      "Reading fluency\nOn the district's winter benchmark passages, her median score was 58 words correct per minute.";
    expect(baselineOf(text, 'Reading fluency')).toBe(58);
  });

  it('all of a number of things are no part of a whole told elsewhere', () => {
    const text =
      'Cooking\nOn the soup list she did 7 of 16 steps without help. Toast is no trouble, she did all 6 steps by herself.';
    const { measures } = reportOf(text);
    expect(measures.map(({ value }) => value)).not.toContain(6);
    expect(baselineOf(text, 'Daily living and safety')).toBe(7);
  });

  it('the day of a check is no share', () => {
    const text = 'Reading comprehension\nInference questions: 4/10 on the 2/6 quiz.';
    expect(reportOf(text).measures.map(({ value, outOf }) => [value, outOf])).toEqual([[4, 10]]);
  });
});

describe('a test given at an earlier time', () => {
  it('is told of all its scores', () => {
    const text =
      'Her first evaluation found low word reading. On the WIAT-4 given at that time she earned a Word Reading standard score of 77 (6th percentile) and an Oral Reading Fluency standard score of 74 (4th percentile).';
    expect(priorsOf(text)).toEqual([77, 74]);
    expect(priorsOf(text.replace('given at that time', 'given this month'))).toEqual([]);
  });
});
