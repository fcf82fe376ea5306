/** Which figure of an old goal is the newest one: told forward or backward, as a mark, of a class. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';

const goalOf = (goal: string, progress: string, head = '') => {
  const text = `IEP PROGRESS REPORT\nStudent: Runa Vance   Grade: 4\n${head}\nGOAL 1\n${goal}\n${progress}`;
  const [found] = readReport([{ page: 1, text }]).oldGoals;
  if (found === undefined) throw new Error('no goal found');
  return found;
};
const readingsOf = (...told: Parameters<typeof goalOf>) =>
  goalOf(...told).readings.map(({ value, outOf, isPercent }) =>
    isPercent ? `${value}%` : outOf === undefined ? `${value}` : `${value} of ${outOf}`,
  );

const FLUENCY = 'Runa will read 100 words correct per minute on 3 probes.';
const PROBLEMS = 'Runa will solve 8 of 10 word problems on 3 probes.';
const DIRECTIONS = 'Runa will follow directions with 80% accuracy in 4 of 5 trials.';

describe('months without a year', () => {
  it.each([
    ['one month back and not eleven on', 'In January she read 88, and in December 81.', ['81', '88']],
    ['two months on over New Year', 'In December she read 81, and in February 88.', ['81', '88']],
    ['a whole list backward', 'March: 92\nJanuary: 88\nNovember: 80\nOctober: 77', ['77', '80', '88', '92']],
    ['from spring to fall', 'In March she read 81, and in October 88.', ['81', '88']],
  ])('are told %s', (_way, progress, readings) => {
    expect(readingsOf(FLUENCY, progress)).toEqual(readings);
  });

  it('are counted back from the date of the report', () => {
    const told = 'In February she read 81, and in November 88.';
    expect(readingsOf(FLUENCY, told, 'Date of report: December 9, 2026\n')).toEqual(['81', '88']);
    expect(readingsOf(FLUENCY, told, 'Date of report: February 27, 2026\n')).toEqual(['88', '81']);
  });
});

describe('a row of one day and one figure', () => {
  it('is a reading of its own', () => {
    const rows = 'Probes:\n    Sep 4      3 of 10\n    Oct 2      4 of 10\n    Dec 11     6 of 10\n';
    expect(readingsOf(PROBLEMS, rows)).toEqual(['3 of 10', '4 of 10', '6 of 10']);
    expect(readingsOf(FLUENCY, '    Oct 2      74\n    Nov 13     79\n')).toEqual(['74', '79']);
  });
});

describe('the time of a figure', () => {
  it('is no name of it: "in the last two weeks 8 minutes"', () => {
    expect(
      readingsOf(
        'Runa will stay on task for 12 minutes in 4 of 5 observations.',
        'By spring it was 7 minutes, and in the last three weeks 9 minutes.',
      ),
    ).toEqual(['7', '9']);
  });

  it('may be a month that has its figure', () => {
    expect(readingsOf(FLUENCY, "October's median was 81, January's was 86.")).toEqual(['81', '86']);
  });

  it('is no goal by its order: "second six weeks"', () => {
    const text = `IEP PROGRESS REPORT
Student: Runa Vance   Grade: 4

GOAL: Runa will answer questions with 75% accuracy on 4 of 5 passages.
Quarter 1: 45%. Quarter 2: 58%.

GOAL: Runa will turn in 80% of homework.
First six weeks: 40%.
Second six weeks: 55%.
Third 6 weeks: 50%.
`;
    const goals = readReport([{ page: 1, text }]).oldGoals;
    expect(goals.map(({ readings }) => readings.map(({ value }) => value))).toEqual([
      [45, 58],
      [40, 55, 50],
    ]);
  });

  it('is the start of one figure, where it stands behind it', () => {
    const goal = goalOf(
      'Runa will call out no more than 1 time per day.',
      'It was 6 times a day at the start, and 3 times a day since then.',
    );
    expect(goal.baseline?.value).toBe(6);
    expect(goal.newest?.value).toBe(3);
  });
});

describe('a mark that was reached', () => {
  const SPRING = 'Fall: 60%   Winter: 72%   Spring: 86%\n';

  it.each([
    'On the five most recent lists she averaged 86%, and was at or above 80% on three of them.',
    'On the five most recent lists she averaged 86%, with 80% or better on three of them.',
    'On the five most recent lists she averaged 86%, and got at least 80% on three of them.',
  ])('is no figure beside the figures: %s', (comment) => {
    expect(readingsOf(DIRECTIONS, SPRING + comment).at(-1)).toBe('86%');
  });

  it('stands for the figure where nothing else is told', () => {
    expect(readingsOf(DIRECTIONS, 'Since November she has been at 75% or better.')).toEqual(['75%']);
  });
});

describe('what a class is named for', () => {
  it('tells where it was counted', () => {
    expect(
      readingsOf(
        PROBLEMS,
        "By April she was at 3 of 10. The newest count, from Ms. Ito's algebra class, is 7 of 10.",
      ),
    ).toEqual(['3 of 10', '7 of 10']);
  });

  it('is the norm where the class itself is counted', () => {
    expect(readingsOf(FLUENCY, 'In April she read 71, and the class 104.')).toEqual(['71']);
  });
});

describe('an equation', () => {
  it.each([
    ['Runa will solve two-step equations with 8 of 10 correct.', 'Math computation'],
    ['Given a story problem, Runa will write an equation and solve it in 8 of 10.', 'Math problem solving'],
    ['Runa will set up a linear equation for a real situation in 8 of 10.', 'Math problem solving'],
  ])('is computed where it is given, and a problem where it is made: %s', (goal, area) => {
    expect(goalOf(goal, 'October: 4 of 10').areaOfNeed).toBe(area);
  });
});
