import { describe, expect, it } from '@jest/globals';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';

const reviews = (text: string) => readReport([{ page: 1, text }]).oldGoals.map(reviewOf);

const withStatus = (status: string, last = '64%') => `PROGRESS ON ANNUAL GOALS

Goal 1 - Reading comprehension
By May 2026, Marisol will answer inferential questions with 70% accuracy on 4 of 5 probes.
   Baseline (5/2025): 45%
   Q1 48%   Q2 55%   Q3 61%   Q4 ${last}
   Status: ${status}
`;

describe('what is called no longer a need', () => {
  it.each([
    'Goal not met. Literal questions are no longer a problem (92%).',
    'Not met. Picture prompts are no longer needed.',
    'Decoding is no longer a concern.',
  ])('does not end an unmet goal that it does not name: %s', (status) => {
    expect(reviews(withStatus(status))).toMatchObject([{ verdict: 'continue', isNoLongerNeed: false }]);
  });

  it.each([
    'Goal not met. It is no longer a need.',
    'Reading comprehension is no longer a concern.',
    'Inferential questions are no longer a problem.',
  ])('ends the goal that it names: %s', (status) => {
    expect(reviews(withStatus(status))).toMatchObject([{ verdict: 'replace', isNoLongerNeed: true }]);
  });

  it('ends a met goal in other words too', () => {
    expect(reviews(withStatus('MET. Small group support is no longer needed.', '80%'))).toMatchObject([
      { isNoLongerNeed: true },
    ]);
  });
});

const withQuarters = (quarters: string) => `PROGRESS ON ANNUAL GOALS

Goal 1 - Homework
By May 2026, Marisol will turn in assignments on time in 80% of cases.
   Baseline (5/2025): 50%
   ${quarters}
   Status: Not met
`;

describe('a goal that fell back', () => {
  it('is continued when it had got half of the way', () => {
    expect(reviews(withQuarters('Q1 54%   Q2 67%   Q3 58%   Q4 56%'))[0]?.verdict).toBe('continue');
  });

  it('is replaced when it never got there', () => {
    expect(reviews(withQuarters('Q1 54%   Q2 58%   Q3 58%   Q4 56%'))[0]?.verdict).toBe('replace');
  });
});

const REPORT_BY_QUARTERS = `IEP PROGRESS REPORT
Progress codes: M = goal met; S = sufficient progress; I = insufficient progress

GOAL 1  Math computation
By October 1, 2026, Marisol will write 20 correct answers in two minutes on 3 of 4 probes.
Baseline (Sept 2025): 5 correct in two minutes

            Q1           Q2           Q3           Q4
Correct     8            11           12
Code        S            S            I

GOAL 2  Decoding
By October 1, 2026, when shown 20 words with a vowel team, Marisol will read 18 of 20 words on three probes.
Baseline (Sept 2025): 4 of 20 words

            Q1           Q2           Q3           Q4
Words read  6 of 20      9 of 20      12 of 20
Accuracy    30%          45%          60%

Comments: The short vowels are holding: she read 20 of 20 closed syllable words on 4/07.
`;

describe('a table of quarters whose last is still to come', () => {
  const { oldGoals } = readReport([{ page: 1, text: REPORT_BY_QUARTERS }]);

  it('puts each figure below its own quarter', () => {
    expect(oldGoals[0]?.readings).toMatchObject([
      { value: 8, date: 'Q1' },
      { value: 11, date: 'Q2' },
      { value: 12, date: 'Q3' },
    ]);
  });

  it('reads no time limit as the level of the goal', () => {
    expect(oldGoals[0]?.criterion).toMatchObject({ value: 20 });
  });

  it('takes no figure of another kind from the comment below it', () => {
    expect(oldGoals[1]?.newest).toMatchObject({ value: 12, outOf: 20 });
  });
});

describe('progress told on a page before last year’s goals', () => {
  it('is found where it counts the very thing', () => {
    const { oldGoals } = readReport([
      {
        page: 1,
        text: 'WRITING\nOn three probes in November Marisol wrote a median of 17 correct word sequences in 3 minutes.',
      },
      {
        page: 2,
        text: 'LAST YEAR\'S GOALS\nWriting: "Marisol will write 25 correct word sequences in 3 minutes in 3 of 4 probes." Not met.',
      },
    ]);
    expect(oldGoals[0]?.newest).toMatchObject({ value: 17, page: 1 });
  });
});
