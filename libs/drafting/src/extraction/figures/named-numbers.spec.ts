/** Numbers that look like figures and are none: days, grades, rooms, places in a series, other children, plans. */
import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../../areas/proposal.js';
import { baselineFor } from '../../composition/baseline-choice.js';
import { readReport } from '../read-report.js';
import type { Report } from '../report.js';

const read = (...lines: string[]): Report =>
  readReport([
    {
      page: 1,
      text: ['Student: Nola Reyes', 'Grade: 5', 'Date of report: 3/20/2026', '', ...lines].join('\n'),
    },
  ]);
const figures = (...lines: string[]) =>
  read(...lines).measures.map(({ value, outOf }) =>
    outOf === undefined ? `${value}` : `${value} of ${outOf}`,
  );
const proposed = (...lines: string[]) => proposeAreas(read(...lines)).map(({ areaOfNeed }) => areaOfNeed);

describe('the number of a day, a room or a grade', () => {
  it.each([
    ['14 of 25', 'He handed in 14 of 25 papers assigned from September 8 to October 17 were complete.'],
    ['17 of 29', 'In the log, 17 of 29 assignments posted between Oct. 6 and Nov. 11 were turned in.'],
    ['22 of 40', 'Of 40 assignments given over 6 weeks, 22 were turned in.'],
    ['4 of 9', 'In week 6 of 10 she completed 4 of 9 assignments.'],
    ['9 of 24', 'Of 24 sentences dictated in room 12 were spelled correctly by her 9 times.'],
    ['14 of 20', 'By November 14 of 20 assignments had been turned in.'],
    ['8', 'Between October 6 and October 31 she left the room 8 times.'],
    ['5 of 20', 'In Eng 9 she handed in 5 of 20 assignments. She rides Route 11 and Bus 4 alone.'],
  ])('leaves %s: %s', (expected, sentence) => {
    expect(figures('WORK HABITS', sentence)).toEqual([expected]);
  });

  it.each([
    'During period 3 of 7 she turned in homework.',
    'The class gets a page of grade 5 text each week with 10 inference questions.',
    'Between 9/15 and 10/10 were 22 math assignments.',
    'Of 20 papers assigned, 6 weeks were needed to get them turned in.',
    'Oral reading fluency (Grade 3 passages, median of three):',
  ])('is no figure: %s', (sentence) => {
    expect(figures('WORK HABITS', sentence)).toEqual([]);
  });

  it('reads a month before its figure', () => {
    expect(figures('READING', 'Oral reading: Sept 31 wcpm, Oct 38 wcpm, Nov 44 wcpm.')).toEqual([
      '31',
      '38',
      '44',
    ]);
  });
});

describe('a whole told before its part', () => {
  it.each([
    ['7 of 20', 'Of 20 comments by the peer, Nola answered 7 with a remark on the same topic.'],
    [
      '2 of 12',
      'From August 31 to October 9: on the 12 occasions where an accommodation was due, Nola asked for it 2 times.',
    ],
  ])('%s: %s', (expected, sentence) => {
    expect(figures('COMMUNICATION', sentence)).toEqual([expected]);
  });

  it('takes no rate for a whole', () => {
    expect(
      figures('READING', 'She read 151 words correct per minute.', 'In spring of grade 4 she read 138.'),
    ).toEqual(['151']);
  });

  it('keeps the sum of a rubric apart from its traits', () => {
    const lines = ['WRITTEN EXPRESSION', "Essays are scored on the district's 24-point rubric."];
    expect(figures(...lines, 'Her essay earned 11 of 24: ideas 4, organization 2, conventions 3.')).toEqual([
      '11 of 24',
    ]);
  });
});

describe('a figure of a plan, of others or of the calendar', () => {
  it.each([
    'Goal for the plan: 5 or fewer talk-outs per day and 80% of writing tasks begun within 2 minutes.',
    'Fading criterion: 80% of assignments turned in on time for three weeks.',
    'Fade when on-time work has been at 80% for four weeks.',
    'The check-in will be faded once she turns in 85% of assignments for a month.',
    'She is dismissed from the group when she answers 18 of 20 questions on topic.',
    'For comparison, the classmate seated beside her took up 17 of 20 topics in conversation.',
    'Attendance 97%.',
    'She attended kindergarten here, with good attendance (2 absences this year).',
    'She has 17.5 of the 24 credits needed to graduate.',
  ])('is not hers: %s', (sentence) => {
    expect(figures('PRESENT LEVELS', sentence)).toEqual([]);
  });

  it.each([
    ['52', 'She was on task in 52% of intervals; a randomly chosen classmate was on task in 83%.'],
    ['61', 'Nola was engaged for 61% of intervals, while another fourth-grade girl was engaged for 88%.'],
    ['71', 'Attendance 71% since October; she stays home when anxious.'],
    ['14', 'She has 14 absences since August and stays home when anxious.'],
  ])('leaves %s: %s', (expected, sentence) => {
    expect(figures('PRESENT LEVELS', sentence)).toEqual([expected]);
  });

  it('starts from the count named, and not from a bare row', () => {
    const report = read(
      'FREQUENCY DATA',
      'Date  Talk-outs  Refusals  Min. in refusal (longest)',
      '3/2  15  4  12',
      '3/3  12  4  9',
      '3/4  14  4  12',
      '',
      'Average: 14 talk-outs per day.',
    );
    expect(baselineFor(report, 'Behavior')).toMatchObject({ value: 14, unit: 'talk-outs per day' });
  });
});

describe('a figure that is as good as that of others', () => {
  it.each([
    'On the mixed operations probe, 47 digits correct in two minutes. That is at the 60th percentile for the district.',
    'She read 151 words correct per minute, accuracy 99%. The fall benchmark is 129.',
    "On the keyboard she copied at 34 words per minute; the building's aim for grade 6 is 25.",
  ])('is no need: %s', (sentence) => {
    expect(proposed('PRESENT LEVELS', sentence)).toEqual([]);
  });

  it.each([
    ['Reading fluency', 'She read 71 words correct per minute. The fall benchmark is 129.'],
    [
      'Writing speed and keyboarding',
      "On the keyboard she typed 9 words per minute; the building's aim for grade 6 is 25.",
    ],
  ])('is %s where it is not: %s', (area, sentence) => {
    expect(proposed('PRESENT LEVELS', sentence)).toEqual([area]);
  });
});
