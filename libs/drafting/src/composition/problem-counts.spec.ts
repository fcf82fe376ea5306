import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { draftFromReport } from './draft.js';

const HEAD = 'Student: Lucian Adeyemi   Grade: 7\nDate of report: 02/12/2026\n\nBehavior\n';
const draftOf = (sentence: string) =>
  draftFromReport({
    report: readReport([{ page: 1, text: `${HEAD}${sentence}\n` }]),
    areaOfNeed: 'Behavior',
    disability: 'ED',
    student: {},
  });

describe('a share of times in the area of behavior', () => {
  it.each([
    [
      'Over four days in class Lucian complied with 46% of the directions he was given.',
      /comply with 80% of the directions he is given/,
    ],
    ['In group games Lucian takes his turn in 30% of turns.', /take his turn in 80% of turns/],
  ])('is of what went well where the sentence says so: %s', (sentence, goal) => {
    const draft = draftOf(sentence);
    expect(draft.Baseline).not.toMatch(/problem behavior/);
    expect(draft.Goal).toMatch(goal);
  });

  it('is of the problem where somebody did not comply', () => {
    expect(draftOf('Lucian did not comply with 46% of the directions he was given.').Goal).not.toMatch(
      /up from/,
    );
  });
});

describe('a count of refused tasks', () => {
  it('is of the problem, and told by the name of its row', () => {
    const { Baseline, Goal } = draftOf(
      '\nBehavior               | Total in 10 days | Average            | Range\nTask refusal           | 56               | 5.6 times per day  | 2 - 9',
    );
    expect(Baseline).toContain('The problem behavior was counted at 5.6 times per day for "Task refusal"');
    expect(Goal).toMatch(/no more than 2 incidents per day of task refusal, down from .*5\.6 per day/);
  });
});

describe('a log with a mean for each day', () => {
  it.each(['Total', 'Leaves', 'Exits'])('starts from a mean, and not from its %s or its days', (sum) => {
    const { Baseline } = draftOf(
      `\n4. Data\n\nWeek of      ${sum.padEnd(9)}Days   Per day\nJan 12         20      5      4.0\nJan 19         22      5      4.4\nAll            42     10      4.2\n`,
    );
    expect(Baseline).toMatch(/counted at 4\.\d times per day/);
  });
});
