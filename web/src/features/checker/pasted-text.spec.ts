import type { Goal } from '@goalwright/contracts/api/goals';
import { expect, it } from '@jest/globals';
import { copyText } from '../../components/goal-card/copy-text';
import { goalsIn } from './pasted-text';

const goalsOf = (text: string) => goalsIn(text).goals.map(({ text: { Goal: goal } }) => goal);

it('one goal stays one, however many lines it has', () => {
  expect(goalsOf('Given a passage,\nJ.W. will read 95 words.')).toEqual([
    'Given a passage,\nJ.W. will read 95 words.',
  ]);
  expect(goalsOf('  \n ')).toEqual([]);
});

it('paragraphs, or the entries of a list, are goals of their own', () => {
  expect(goalsOf('Will read.\n\nWill write.\n')).toEqual(['Will read.', 'Will write.']);
  expect(goalsOf('1. Will read\n   aloud.\n2) Will write.\n- Will count.')).toEqual([
    'Will read\n   aloud.',
    'Will write.',
    'Will count.',
  ]);
});

it('numbered goals are told apart', () => {
  expect(goalsOf('Annual Goal #1: Will read.\nGoal 2 (J.W.)\nWill write.\nGOAL 3. Will count.')).toEqual([
    'Will read.',
    'Will write.',
    'Will count.',
  ]);
  // A sentence that begins with the word is no heading.
  expect(goalsOf('Goal setting is hard. Will plan.')).toEqual(['Goal setting is hard. Will plan.']);
});

it('the parts of a plan go to their places', () => {
  const { goals } = goalsIn(
    [
      '**Area of Need:** Reading fluency',
      'Present Levels of Academic Achievement: Reads 61 words.',
      'He likes animals.',
      'Measurable Annual Goal:',
      'Will read 95 words.',
      'Short-Term Objectives:',
      '1. 70 words',
      '2. 80 words',
      'Domain: Spelling',
      'Baseline: 11 of 20.',
      'Goal: Will spell 17 of 20.',
    ].join('\n'),
  );
  expect(goals.map(({ areaOfNeed, text }) => ({ areaOfNeed, ...text }))).toEqual([
    {
      areaOfNeed: 'Reading fluency',
      Baseline: 'Reads 61 words.\nHe likes animals.',
      Goal: 'Will read 95 words.',
      Objectives: ['70 words', '80 words'],
      Fape: [],
    },
    {
      areaOfNeed: 'Spelling',
      Baseline: '11 of 20.',
      Goal: 'Will spell 17 of 20.',
      Objectives: [],
      Fape: [],
    },
  ]);
});

it('a goal copied from a card of ours comes back as it was', () => {
  const goal: Goal = {
    GoalId: 'aaaaaaaa-0000-4000-8000-000000000001' as Goal['GoalId'],
    AreaOfNeed: 'Reading fluency',
    Disability: 'SLD',
    Baseline: 'J.W. reads 61 words.',
    Goal: 'Within 36 weeks, J.W. will read 95 words.',
    Objectives: ['By week 12, 72 words.', 'By week 24, 84 words.'],
    Fape: [
      { Service: 'Reading instruction', Frequency: '5 times per week', Minutes: '30 minutes' },
      { Service: 'Consultation', Provider: 'Special education teacher' },
    ],
    Evidence: [],
    Checks: [],
    Quality: 90,
    Engine: 'built-in',
  };
  const copied = [1, 2].map((number) => copyText({ goal, number, studentLabel: 'J.W.' })).join('\n\n');
  const { goals } = goalsIn(copied);
  expect(goals).toHaveLength(2);
  for (const { areaOfNeed, text } of goals) {
    expect({ AreaOfNeed: areaOfNeed, ...text }).toEqual({
      AreaOfNeed: goal.AreaOfNeed,
      Baseline: goal.Baseline,
      Goal: goal.Goal,
      Objectives: goal.Objectives,
      Fape: goal.Fape,
    });
  }
});

it('takes twenty goals and says how many are left out', () => {
  const found = goalsIn(
    Array.from({ length: 23 }, (_none, at) => `Goal ${String(at + 1)}: Will read.`).join('\n'),
  );
  expect(found.goals).toHaveLength(20);
  expect(found.leftOut).toBe(3);
});

it.each(['a ', 'Goal 1', ':', '1. ', 'present level of ', '\n', '* '])(
  'reads a long text of %j in moments',
  (piece) => {
    const startedAtMs = performance.now();
    goalsIn(piece.repeat(300_000 / piece.length));
    expect(performance.now() - startedAtMs).toBeLessThan(1500);
  },
);
