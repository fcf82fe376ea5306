/** Days told by month and day alone, told apart from scores. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { datesIn } from './dates.js';
import { daysAround, daysFrom, daysInBracket, daysOfRow } from './days.js';
import { readReport } from '../read-report.js';

const toldIn = (days: readonly { readonly text: string }[]) => days.map(({ text }) => text);

describe('days told one after the other', () => {
  it.each([
    ['10/22, 10/27 and 10/30', ['10/22', '10/27', '10/30']],
    ['9/28 & 10/5', ['9/28', '10/5']],
    ['12/18 and 1/8', ['12/18', '1/8']],
    // What is not later, of the same whole, too far off, a whole date or a figure of its own ends them.
    ['10/30, 10/27', ['10/30']],
    ['8/10 and 9/10', ['8/10']],
    ['9/14, 12/15', ['9/14']],
    ['10/22, 10/27/26', ['10/22']],
    ['10/22, 10/27%', ['10/22']],
    ['10/22, 11/2.5', ['10/22']],
    ['14/20, 15/21', []],
  ])('are read from %s', (text, days) => {
    expect(toldIn(daysFrom(text, 0))).toEqual(days);
  });

  it('stand around each of them, and around no figure told alone', () => {
    const text = 'Seen 10/22, 10/27 and 10/30, with 4/10 right.';
    for (const day of ['10/22', '10/27', '10/30'])
      expect(toldIn(daysAround(text, text.indexOf(day)))).toEqual(['10/22', '10/27', '10/30']);
    expect(daysAround(text, text.indexOf('4/10'))).toEqual([]);
  });

  it('stand in a bracket that opens on the first of them', () => {
    const text = 'Visits (10/23 and 10/27: 8/10 and 9/12 details).';
    expect(toldIn(daysInBracket(text, text.indexOf('10/27')))).toEqual(['10/23', '10/27']);
    expect(daysInBracket(text, text.indexOf('9/12'))).toEqual([]);
  });
});

describe('days in the cells of a row', () => {
  it.each([
    ['         9/18   10/23   12/4   1/29', ['9/18', '10/23', '12/4', '1/29']],
    ['Date | 9/12 | 9/26 | 10/10', ['9/12', '9/26', '10/10']],
    ['Wk of 10/27 11/3 11/10', ['10/27', '11/3', '11/10']],
    // Not each later than the one before, too few, or shares of one whole.
    ['Correct   4/10   3/10   6/10', []],
    ['Correct   3/20   5/20   9/20', []],
    ['Correct   6/10   8/12', []],
    ['Two-digit subtraction   2/9   3/11   5/14', []],
    // Months of two years; shares of 25 grow without a turn of the year.
    ['9/24   11/24   1/25   4/25', ['9/24', '11/24', '1/25', '4/25']],
    ['9/24   11/24   12/25   13/25', []],
  ])('are read from %s', (text, days) => {
    expect(toldIn(daysOfRow(text))).toEqual(days);
  });
});

describe('days of the turn of the year in a bracket', () => {
  const PLACE = 'Visits to the lunch room (12/9, 12/18, 1/8)';

  it('are dates', () => {
    expect(toldIn(datesIn(PLACE))).toEqual(['12/9', '12/18', '1/8']);
  });

  it('are no scores', () => {
    const text = `Student: Nola Reyes\nGrade: 4\nDate of report: 1/20/2027\n\nReading comprehension\n${PLACE}: she answered 4 of 10 questions.`;
    const { measures } = readReport([{ page: 1, text }]);
    expect(measures.map(({ value, outOf }) => [value, outOf])).toEqual([[4, 10]]);
  });
});

describe('days that entries of a log begin with', () => {
  it('are no share of what is tried', () => {
    const log = [
      'SHEET      Learner: Ines (gr 3, classroom, Rm C)      Codes: AP, RS, lv',
      'KEY  + indep   P prompted   - wrong/no resp        *** TEN TRIALS / PROGRAM / DAY, only + is scored ***',
      '',
      'PROG 1  "go get ___" one item from across rm, no pointing',
      ' 4/1  AP   - - + P - P + - - +',
      ' 4/3  RS   P + - + - + P - - +     ',
      ' 4/8  AP   + + P - + - + P - -     ',
      ' 4/10 lv   P P P P + P P P + P     (lv new, prompted everything, toss)',
      ' 4/15 RS   + - + + P + - + P -     total 5',
      ' 4/17 AP   + + - + P + - + + -     total 6',
      ' ',
      'PROG 2  names the picture w/ a 2+ wd phrase. single wd = minus',
      ' 4/1       1',
      ' 4/3       2',
      ' 4/8       2',
      ' 4/15      4   (all color+noun, no verbs)',
      '',
      'DEVICE (not trial based.  Hand-tallied whole morning 8:30-11:30)',
      '  own idea, nobody asked him:   3/20  3     4/2  4     4/9  6     4/16  5',
      '  after "tell me":              3/20 14     4/2 15     4/9 12     4/16 17',
    ];
    const { measures } = readReport([{ page: 1, text: log.join('\n') }]);
    expect(measures.filter(({ outOf, value }) => value === 4 && outOf !== undefined)).toEqual([]);
  });
});
