/** Last year's goals as they are told in a few words: a list, a line, a table with what became of each. */
import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';

const HEAD = 'ANNUAL REVIEW\nStudent: Ottavia Renn   Grade: 4\nDate: 5/6/2026\n\n';

/** Goal and verdict of each. */
const told = (text: string) =>
  readReport([{ page: 1, text: `${HEAD}${text}` }]).oldGoals.map(
    (goal) => `${goal.number ?? '-'} ${goal.goal} | ${reviewOf(goal).verdict}`,
  );

describe('goals told in a few words', () => {
  it('are read from a numbered list with the verdict behind each', () => {
    expect(
      told(
        "LAST YEAR'S GOALS\n1. Retell a story with 5 of 7 parts. She does 4 of 7. Not met.\n" +
          '2. Past tense verbs, 80%. Met in November.\n3. Vocabulary: 12 of 20 new words. Emerging, not achieved.\n',
      ),
    ).toEqual([
      '1 Retell a story with 5 of 7 parts | continue',
      '2 Past tense verbs, 80% | raise',
      '3 Vocabulary: 12 of 20 new words | continue',
    ]);
  });

  it('are read up to the dots or the dash in front of the verdict', () => {
    expect(
      told(
        'Goals in the 2025 IEP\n- Will copy 3 sentences with 75% legible letters ..... progressing, not met\n' +
          '- Will put on her coat in 7 of 8 steps ..... met\n',
      ),
    ).toEqual([
      '- Will copy 3 sentences with 75% legible letters | continue',
      '- Will put on her coat in 7 of 8 steps | raise',
    ]);
    expect(
      told(
        'Old goals (IEP 11/2024): Cart task, 12 of 16 steps independent - not met, making progress. Asking for help, 8 of 10 shifts - met.\n',
      ),
    ).toEqual([
      '- Cart task, 12 of 16 steps independent | continue',
      '- Asking for help, 8 of 10 shifts | raise',
    ]);
    expect(
      told(
        'Status of 2025-26 goals:\n  Reading fluency: 70 words correct per minute - not met (58)\n  Spelling: 80% of words with long vowels - met\n',
      ),
    ).toEqual([
      '- Reading fluency: 70 words correct per minute | continue',
      '- Spelling: 80% of words with long vowels | raise',
    ]);
  });

  it('are read from a table whose goal has its criterion in the next column', () => {
    expect(
      told(
        'PROGRESS ON IEP GOALS\nGoal                        Criterion      Status\nTwo-step word problems      6 of 10        Continue\n' +
          'Multiplication facts        40 in 2 min    Met\n',
      ),
    ).toEqual(['- Two-step word problems 6 of 10 | continue', '- Multiplication facts 40 in 2 min | raise']);
  });

  it('are read one by one from a sentence that lists them, and what is said of all is said of each', () => {
    expect(
      told(
        'Dear team,\n\nHer current goals, written in March 2025, are: (1) to stay in class for 90% of periods, (2) to answer when called on, 3 times a day. Neither has been met.\n',
      ),
    ).toEqual([
      '1 to stay in class for 90% of periods | continue',
      '2 to answer when called on, 3 times a day | continue',
    ]);
  });

  it('are none where progress is told, where the plan is still to come, and where no criterion stands', () => {
    expect(told("LAST YEAR'S GOALS\nOttavia read 5 of 7 words. Met.\nShe is at 40%. Not met.\n")).toEqual([]);
    expect(told('PROPOSED GOALS\n1. Retell a story with 5 of 7 parts. Continue.\n')).toEqual([]);
    expect(told("LAST YEAR'S GOALS\n1. Enjoys stories with her friends. Met.\n")).toEqual([]);
    expect(told('POSTSECONDARY GOALS\n1. Work 20 hours a week in a bakery. In progress.\n')).toEqual([]);
  });

  it('give no figure of the student: the level asked for starts no goal', () => {
    const { measures, weighed } = readReport([
      {
        page: 1,
        text:
          `${HEAD}How Ottavia did on the goals of 5/7/2025\n- Breathing strategy w/o adult, 8 of 10 chances - not met\n` +
          '- Safe hands: 9 of 10 days - met\n\n' +
          'What she needs\nWhen she is angry Ottavia used a breathing strategy without an adult in 2 of 5 chances.\n',
      },
    ]);
    const read = [...measures, ...weighed.map(({ measure }) => measure)].map(({ value }) => value);
    expect(read).toContain(2);
    expect(read).not.toContain(8);
    expect(read).not.toContain(9);
  });
});
