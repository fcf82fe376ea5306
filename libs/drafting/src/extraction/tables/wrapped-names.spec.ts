/** Names of rows over two lines, and numbers that belong to names; all made up. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../read-report.js';

const HEAD = 'Student: Sam Lee\nGrade: 3\nDate of Report: 11/20/2025\n\n';
const measuresOf = (text: string, head = HEAD) => readReport([{ page: 1, text: head + text }]).measures;
const current = (text: string, head = HEAD) =>
  measuresOf(text, head).flatMap(({ value, outOf, unit, isPrior }) =>
    isPrior ? [] : [`${value}${outOf === undefined ? '' : ` of ${outOf}`} ${unit}`],
  );

describe('the name of a row over two lines', () => {
  it.each([
    [
      'begun above its figures',
      'Skill                  9/5     11/14    Target\nAddition facts to 20,\n   correct in 1 minute    7      12       25\nPlace value (tens),\n   out of 12              5       7       11',
      ['12 facts correct per minute', '7 of 12 items'],
    ],
    [
      'ended below its figures',
      'Skill                     Sept     Nov     Goal\nMultiplication facts       8       12      40\n  (correct in 2 minutes)\nSubtraction with           1       4       9\n  regrouping, of 10',
      ['12 multiplication facts correct in 2 minutes', '4 of 10 items'],
    ],
    [
      'broken within its words',
      'Measure                              Beginning   Middle    Norm\nWords read correctly in one\nminute, grade 3 passage                 38         52       97\nWords spelled correctly, list\nof 20                                    6          8       17',
      ['52 words correct per minute', '8 of 20 items'],
    ],
    [
      'under a ruled line',
      'Skill                  9/5     11/14    Target\n---------------------------------------------\nAddition facts to 20,\n   per minute              7      12       25',
      ['12 facts correct per minute'],
    ],
    [
      'in rows set with single spaces',
      'Skill 9/5 10/3 11/14 Target\nAddition facts to 20,\ncorrect in 1 minute 7 9 12 25\n2-digit addition with regrouping,\nout of 10 1 3 6 9',
      ['12 facts correct per minute', '6 of 10 items'],
    ],
    [
      'with its unit in brackets on the second line',
      'Skill Fall Winter Benchmark\nOral reading fluency, grade 3\n(words correct per minute) 41 55 97\nSpelling of grade 3\nlist words (of 20) 6 8 18',
      ['55 words correct per minute', '8 of 20 items'],
    ],
  ])('is read whole: %s', (_how, text, told) => {
    expect(current(text)).toEqual(told);
  });

  it('is quoted whole, so that the quote holds every number', () => {
    const [measure] = measuresOf(
      'Skill                     Sept     Nov     Goal\nSubtraction with           1       4       9\n  regrouping, of 10',
    ).filter(({ isPrior }) => !isPrior);
    expect(measure?.quote).toMatch(/^Subtraction with[^]*4[^]*of 10$/);
  });

  it('takes no section between rows and no sentence for a part of it', () => {
    const quotes = measuresOf(
      'Skill                     Sept     Nov\nReading fluency (wcpm)     38       44\nWriting\nSentences correct (of 10)   3        5\nHe tries hard.',
    ).map(({ quote }) => quote);
    expect(quotes.some((quote) => quote.startsWith('Writing'))).toBe(false);
    expect(quotes.some((quote) => quote.includes('He tries'))).toBe(false);
  });
});

describe('numbers that belong to the name of a row', () => {
  it.each([
    [
      'a time',
      'Skill 9/5 11/14 Target\nAddition facts in 1 minute 7 12 25\nSubtraction facts in 1 minute 4 5 22',
      ['12 facts correct per minute', '5 facts correct per minute'],
    ],
    [
      'a whole',
      'Skill 9/5 11/14 Target\nTwo-digit addition out of 10 1 6 9\nTwo-digit subtraction out of 10 0 2 9',
      ['6 of 10 items', '2 of 10 items'],
    ],
    [
      'a length of the probe, which is no duration',
      'Skill Sept. Nov. Class\nAddition facts (2 min) 7 12 25\nSubtraction facts (2 min) 4 5 22',
      [],
    ],
  ])('%s', (_what, text, told) => {
    expect(current(text)).toEqual(told);
  });
});

describe('seasons and months', () => {
  it.each([
    [
      'a row of a season and what was right, of a whole told above',
      'Spelling inventory (25 words)\nFall 6 correct\nWinter 9 correct',
      ['9 of 25 words'],
    ],
    [
      'a row of a season and a rate',
      'Oral reading fluency, grade 3\nFall: 41 wcpm\nWinter: 55 wcpm',
      ['55 words correct per minute'],
    ],
    [
      'two months, the first of them the month of the report',
      'Measure | Feb. | Former school (Oct.) | Class\nTotal words written | 31 | 28 | 60',
      ['31 total words written'],
    ],
  ])('%s', (_what, text, told) => {
    expect(current(text, 'Student: Sam Lee\nGrade: 3\n| Dates | Feb 3 and Feb 5, 2026 |\n\n')).toEqual(told);
  });

  it('two months that rise towards the report', () => {
    const head = 'Student: Sam Lee\nGrade: 3\nDate ........ 5/20/2026\n\n';
    expect(current('Measure | Oct. | Mar. | Class\nTotal words written | 28 | 31 | 60', head)).toEqual([
      '31 total words written',
    ]);
    expect(readReport([{ page: 1, text: head }]).reportDate).toBe('5/20/2026');
  });

  it('how a sentence opens is no time', () => {
    const [measure] = measuresOf('9 of 24 sentences began with a capital letter.');
    expect(measure?.isPrior).toBe(false);
  });
});

describe('a ruled table whose cells go on below', () => {
  const TABLE =
    'Skill             | Aug      | Nov      | Jan 28   | Class     | Comment\n                  |          |          |          | in Jan    |\n------------------|----------|----------|----------|-----------|------------------\nCapital letter    | 7 of 26  | 10 of 26 | 15 of 26 | 25 of 26  | knows all in\nnames             |          |          |          |           | SAM\nRhymes (pick the  | 3 of 10  | 5 of 10  | 6 of 10  | 9 of 10   | slow\none that rhymes)  |          |          |          |           |\n';
  const HEAD_2026 = 'Student: Sam Lee\nGrade: K\nDate of Report: 2/10/2026\n\n';

  it('has the columns of its head in every row, and none of the class', () => {
    expect(current(TABLE, HEAD_2026)).toEqual(['15 of 26 items', '6 of 10 items']);
  });
});

describe('a row that says over what time its figures are', () => {
  it('counts what its column names', () => {
    const log =
      'Date      Aggression   Leaving   Longest episode\n                       area      (min)\n11/3          5           1           24\n11/4          3           0           11\nMean/day    4.0         0.9         18.0\n';
    expect(current(log)).toEqual(expect.arrayContaining(['4 incidents of aggression per day', '18 minutes']));
  });
});
