/** When a report was written, with and without a year. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { baselineFor } from '../../composition/baseline-choice.js';
import { datesIn, type ReportDate } from './dates.js';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { presentOf, reportDateIn } from './report-date.js';
import { readReport } from '../read-report.js';
import { threadMsOf } from '../../../test/thread-ms.js';

function presentIn(text: string): ReportDate | undefined {
  const passages = passagesOf([foldPage({ page: 1, text })]);
  return presentOf(passages, reportDateIn(passages).reportDate);
}
const orderOf = (date: string) => datesIn(date)[0]?.order;

describe('the present of a report', () => {
  it.each([
    ['its labelled date', 'Date of report: 02/12/2026\n\nTested 10/06/2027.', '02/12/2026'],
    [
      'the date of the packet, and not the days of a program in it',
      'Date of packet: 03/04/2025\n\nPhonics lessons\nDates:  11/12/2024 to 02/28/2025 (13 weeks)',
      '03/04/2025',
    ],
    ['its newest date', 'Student: Mina Okoro\n\nTested 10/06/2025. Seen 01/14/2026.', '01/14/2026'],
    [
      'the end of its period',
      'Data period: September 5 to October 27, 2025\n\nShe read.',
      'October 27, 2025',
    ],
    [
      'the end of a cycle, and not when the student became eligible',
      'Cycle 3:  January 11 to March 19, 2027\nIEP: yes (eligible 11/2025)\n\nShe read.',
      'March 19, 2027',
    ],
    [
      'the day it was signed, and not that of the plan it is about',
      'Plan in effect:   PBSP dated 9/28/2026\nPeriod covered:   January 4 - March 12, 2027\n\nShe asked.\n\nLorraine Keppler, BCBA    3/19/2027',
      '3/19/2027',
    ],
    ['its day in the year after an older date', 'Meeting: May 6\n\nTested 11/04/2025.', '05/06/2026'],
    [
      'the older date, where its day is of the same weeks',
      'Dates of testing: 10/6\n\nSeen 10/20/2025.',
      '10/20/2025',
    ],
    [
      'its day in the school year that it names',
      'School year 2025-26\nWritten .... March 3\n\nShe read.',
      '03/03/2026',
    ],
    [
      'the day behind its name, whatever stands over a table',
      'Report: January 30, 2026\nAnnual review due: March 18, 2026\n\n  Date          9/15    10/6    10/27\n  WCPM           71      74      72',
      '01/30/2026',
    ],
    [
      'its newest date, where only a table has days',
      'Student: Mina Okoro\n\nSeen 01/14/2026.\n\n  Date          9/15    10/6    10/27\n  WCPM           71      74      72',
      '01/14/2026',
    ],
    [
      'none that is to come',
      'Compiled by O. Larsen, spoke with family 03/03/2025.\n\nApply to the course for fall 2025. Audiology recheck August 2026. Three-year reevaluation: 10/2026.',
      '03/03/2025',
    ],
    [
      'no goal’s and no plan’s',
      'IEP dates: 05/14/2024 to 05/13/2025\n\nGoal 1, as written 05/14/2024. Review meeting: 05/06/2025',
      '05/06/2025',
    ],
    ['no number of a certificate', 'Seen 04/04/2025.\n\nR. Ober, BCBA, certificate 1-19-3340', '04/04/2025'],
    [
      'its own, where another of another kind stands in its line',
      'DOB: 9/9/2008   Compiled: March 3, 2025',
      'March 3, 2025',
    ],
  ])('is %s', (_what, text, date) => {
    expect(presentIn(text)?.order).toBe(orderOf(date));
  });

  it.each([
    ['Written ......... November 17\n\nShe reads.', 'November 17'],
    ['Dates of testing: 10/6, 10/8\n\nShe reads.', '10/8'],
    ['Period         September to March\n\nShe reads.', 'March'],
    ['Adaptive report\nNovember 3\n\nShe reads.', 'November 3'],
    ['Words read\n\n          9/18   10/23   12/4\nCorrect    3      5       8', '12/4'],
  ])('is put on one scale where the report tells no year: %s', (text, day) => {
    expect(presentIn(text)).toMatchObject({ text: day, hasYear: true });
  });

  it.each([
    'Seen for reading support since May',
    'Written expression goal: paragraphs by spring',
    'Testing in small group, extended time, in place through June',
    'Period: 3        Teacher: April Stone',
  ])('is not a month in a line that only begins like a label: %s', (line) => {
    expect(presentIn(`${line}\n\nGrades as of 10/20/2025.`)?.order).toBe(orderOf('10/20/2025'));
  });

  it.each([
    ['Meeting date: 10/14 at 2:30, room 4/5', '10/14'],
    ['Observed   10/14   Maya: 5/9 intervals on task', '10/14'],
    ['Written: October 9; parents come November 20', 'October 9'],
    ['Date: 10/14     Next IEP: 5/2', '10/14'],
  ])('is the first day behind its label: %s', (line, day) => {
    expect(presentIn(`${line}\n\nShe reads.`)?.text).toBe(day);
  });

  it('is no older than an evaluation that it calls previous', () => {
    expect(presentIn('Date: 10/14\n\nPrevious evaluation 3/12/2024: 31 words.')?.order).toBe(
      orderOf('10/14/2024'),
    );
    expect(presentIn('Date: September 20\n\nThe evaluation of 10/15/2024 gave 41.')?.order).toBe(
      orderOf('09/20/2025'),
    );
  });

  it('is found at once in a line of nothing but tabs', () => {
    expect(threadMsOf(() => presentIn(`A${'\t'.repeat(16_000)}4\n\nShe reads.`))).toBeLessThan(1_000);
  });

  it('is not the day of an older plan, nor told where no day is', () => {
    expect(presentIn('Student: Mina Okoro\nLast IEP: May 9\n\nShe reads.')?.text).not.toBe('May 9');
    expect(presentIn('Student: Mina Okoro\n\nShe reads in the spring.')).toBeUndefined();
  });
});

describe('a report without a year', () => {
  it('takes what is told of the spring for older than what was given in November', () => {
    const text =
      'Student: Mina Okoro   Grade: 6\nWritten ......... November 17\n\nMath computation\n' +
      'On the fraction probe given November 10, she solved 6 of 24 problems correctly. On the same fraction probe in the spring she solved 4 of 24.\n';
    expect(baselineFor(readReport([{ page: 1, text }]), 'Math computation')).toMatchObject({
      value: 6,
      outOf: 24,
    });
  });
});
