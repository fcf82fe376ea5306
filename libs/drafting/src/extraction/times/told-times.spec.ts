/** When a report's figures were taken: what is told as a day, and of what. All texts are made up. */
import { describe, expect, it } from '@jest/globals';
import { foldPage } from '../text/folded-page.js';
import { passagesOf } from '../text/passages.js';
import { timeOfFigure, toldTimesIn } from './told-times.js';

const timesOf = (text: string) => toldTimesIn(passagesOf([foldPage({ page: 1, text })]));

describe('the own time of a report', () => {
  it.each([
    [
      'Student: Ada Lind\nAssessed: October 14 and 15, 2026\n\nShe reads.',
      'evaluation',
      'October 14 and 15, 2026',
    ],
    [
      'Ada Lind, Grade 4\nEvaluated September 30 and October 2, 2026 by Joan Vik\n\nShe reads.',
      'evaluation',
      'September 30 and October 2, 2026',
    ],
    ['Sessions:  Feb 3, Feb 6, Feb 10\n\nShe reads.', 'evaluation', 'Feb 3, Feb 6, Feb 10'],
    ['Assessment window: January 6 – 24, 2025\n\nShe reads.', 'evaluation', 'January 6 – 24, 2025'],
    ['Evaluated: 1/14 and 1/21, OT room\n\nShe reads.', 'evaluation', '1/14 and 1/21'],
    ['Testing: 2/9/2026, 2/11/2026 | Meeting: 3/5/2026\n\nShe reads.', 'evaluation', '2/9/2026, 2/11/2026'],
    ['Dates of data: October 7 to October 25\n\nShe reads.', 'data', 'October 7 to October 25'],
    ['Period covered: 1/6/25 to 3/21/25\n\nShe reads.', 'data', '1/6/25 to 3/21/25'],
    ['Date prepared: 5/5/2025 for meeting on 5/15/2025\n\nShe reads.', 'report', '5/5/2025'],
    ['Test dates: 11/12/25, 11/14/25, 11/18/25\n\nShe reads.', 'evaluation', '11/12/25, 11/14/25, 11/18/25'],
    [
      'Draft prepared for IEP team meeting on 11/19/2025            Form 18\n\nPARENT INPUT (Mrs. Lind, phone conference 11/10/2025)',
      'meeting',
      '11/19/2025',
    ],
    ['Report date: 12 December\n\nShe reads.', 'report', '12 December'],
    ['SLP: Joan Vik       Date: 5 May 2026\n\nShe reads.', 'report', '5 May 2026'],
    ['Date: Tuesday, November 19, 2024 4:06 PM\n\nShe reads.', 'report', 'November 19, 2024'],
    ['4/11/2025 | Ada L. (almost 5) | Head Start\n\nShe reads.', 'report', '4/11/2025'],
    ['Ada Lind | prepared by Joan Vik | January 17, 2025\n\nShe reads.', 'report', 'January 17, 2025'],
    [
      'Ada Lind, Grade 4\n\n3/4. She read an article.\n\nShe reads.\n\nT. Winfield 3/14/25',
      'report',
      '3/14/25',
    ],
    ['Ada Lind, Grade 4\n\nShe reads.\n\nJoan Vik, CCC-SLP    May 4, 2026', 'report', 'May 4, 2026'],
    ['Meeting date: April 9             Eligibility: none\n\nShe reads.', 'meeting', 'April 9'],
    [
      'The numbers below come from class work in February and March.\n\nShe reads.',
      'data',
      'February and March',
    ],
  ])('is told by %j', (text, kind, day) => {
    expect(timesOf(text).own).toMatchObject({ kind, text: day });
    expect(timesOf(text).own?.quote).toContain(day);
  });

  it.each([
    'Birth date: 4/14/2018            Age: 7 yrs',
    'IEP dates: 5/15/2025 to 5/14/2026',
    'Reevaluation due: March 3, 2027',
    'Next meeting: May 4',
    '9/23 | short vowels | 11/20 | 5/20',
    'Date of the last evaluation: March 3, 2023',
  ])('is not that of something else: %s', (line) => {
    expect(timesOf(`${line}\n\nShe reads.`).own).toBeUndefined();
  });
});

describe('the time of a figure', () => {
  const told = (text: string, quote: string, value: number, date?: string) =>
    timeOfFigure(timesOf(text), { page: 1, quote, value, date })?.text;

  it.each([
    [
      'In her log for October 6 to October 31 he began on 5 of 18 tasks.',
      5,
      'October 31',
      'October 6 to October 31',
    ],
    ['He handed in 9 of 24 (2/3 – 2/28).', 9, '2/28', '2/3 – 2/28'],
    ['He read 40 words on May 4 and 44 on May 11.', 44, 'May 11', 'May 11'],
  ])('is the whole span, where its words tell one: %s', (quote, value, date, span) => {
    expect(told(quote, quote, value, date)).toBe(span);
  });

  it('is that of the quiz which the sentence before it tells of', () => {
    const text = 'Story problems were checked with the quiz of March 12. He solved 2 of 10 problems.';
    expect(told(text, 'He solved 2 of 10 problems.', 2)).toBe('March 12');
  });

  it('is that of the dated entry above it', () => {
    const text =
      'MAY 22. Last data of the year.\n\nShoe tying      1 of 5 tries\n\nSummary\n\nHe tried 2 of 5.';
    expect(told(text, 'Shoe tying      1 of 5 tries', 1)).toBe('MAY 22');
  });

  it('is that of the sentence before, which tells when the sample was taken', () => {
    const text = 'On January 15 I gave her a list.\nShe read 7 of 20 words.';
    expect(told(text, 'She read 7 of 20 words.', 7)).toBe('January 15');
    const older = 'In November she read 3 of 20 words. She read 7 of 20 words.';
    expect(told(older, 'She read 7 of 20 words.', 7)).toBeUndefined();
  });

  it('is that in front of it, and a score is no day', () => {
    const row = 'Fall: 77    Winter: 86    Spring: 91';
    expect(told(row, row, 91)).toBe('Spring');
    expect(told('Silent e      9/15', 'Silent e      9/15', 9)).toBeUndefined();
  });

  it('is proven by the head of its column', () => {
    const text =
      'Skill              May 2026        November 2026\nSilent e           2 of 10         4 of 10';
    const quote = 'Silent e           2 of 10         4 of 10';
    const time = timeOfFigure(timesOf(text), { page: 1, quote, value: 4, date: 'November 2026' });
    expect(time).toMatchObject({ text: 'November 2026', quote: expect.stringContaining('November 2026') });
  });
});

it('a line that ends with a day is signed by nobody', () => {
  expect(timesOf('Ada Lind, Grade 4\n\nShe reads.\n\nreports were sent home 3/14/25').own).toBeUndefined();
});

describe('the day of a figure', () => {
  it.each([
    ['Counts bills to $10        4/15       5/15       7/15', 7],
    ['1/16   words        22/40     34/40', 34],
    ['Median 46 words per minute (Mar 2024: 38).', 46],
  ])('is no share beside it and no day of another: %s', (quote, value) => {
    const told = timeOfFigure(timesOf(`Ada Lind\n\n${quote}\n`), { value, page: 1, quote });
    expect(told?.text ?? '').not.toMatch(/5\/15|22\/40|2024/);
  });
});

describe('the own day of a report', () => {
  it.each([
    ['MDT date ....... February 26, 2025     Type .. Initial', 'February 26, 2025'],
    ['| CASE MGR  Mr. Dale    | DISABILITY  OHI    | MEETING  2/20/2025    |', '2/20/2025'],
    ['Case manager: R. Toll   Annual IEP meeting: 3/11/2025    Eligibility: OHI', '3/11/2025'],
    ['Elig: ID           Job coach: Lamont P.           Annual ARD: 3/26/25', '3/26/25'],
    ['Assessor: D. Ruiz, M.A., BCBA Date of report: April 9, 2025', 'April 9, 2025'],
    ['DATE(S) OF ASSESSMENT: 1/14, 1/16 and 1/22/2025', '1/14, 1/16 and 1/22/2025'],
    ['SEEN ON: October 20 & 22, 2025              PLACE: Little Larks', 'October 20 & 22, 2025'],
    ['Sent:     Monday, April 7, 2025 3:52 PM', 'April 7, 2025'],
    ['Prepared for the annual IEP meeting of March 27, 2025', 'March 27, 2025'],
    ['Prepared by: P. Lind, transition coordinator    April 8, 2025', 'April 8, 2025'],
    ['TEACHER: Mrs. Janzen                DATE: 03-04-2025', '03-04-2025'],
  ])('stands in: %s', (line, day) => {
    expect(timesOf(`Student: Ada Lind   Grade: 4\n${line}\n\nShe reads 40 words.`).own?.text).toBe(day);
  });

  it.each([
    "LAST YEAR'S GOALS (written 4/22/2025, grade 5)",
    'Next IEP meeting: 3/11/2026',
    'Follow-up 1/22/2025 (screened 9/18/2024)',
  ])('does not stand in: %s', (line) => {
    expect(timesOf(`Ada Lind, Grade 4\n\nShe reads.\n\n${line}\n\nMore.`).own?.text ?? '').not.toMatch(
      /4\/22|2026|9\/18/,
    );
  });
});
