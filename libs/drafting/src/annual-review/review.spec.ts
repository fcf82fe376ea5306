/** The verdict on an old goal, and the words that give its reason. */
import { describe, expect, it } from '@jest/globals';
import { proposeAreas } from '../areas/proposal.js';
import { readReport } from '../extraction/read-report.js';
import { reviewOf } from './review.js';
import { newestMeasure } from './reviewed-areas.js';

const reportOf = (text: string) => readReport([{ page: 1, text }]);
const reviewed = (
  progress: string,
  goal = 'Ana will read 88 words correct per minute on 3 probes in a row.',
) => {
  const [found] = reportOf(`IEP PROGRESS REPORT\nGoal 1: ${goal}\n${progress}`).oldGoals;
  if (found === undefined) throw new Error('no goal found');
  return reviewOf(found);
};
const series = (...values: number[]) =>
  ['Baseline (9/1/2025)', '11/14/2025', '1/30/2026', '4/10/2026', '6/5/2026']
    .slice(0, values.length)
    .map((when, at) => `${when}: ${values[at] ?? 0} words correct per minute`)
    .join('\n');

describe('the words of a report on its goal', () => {
  const dishes = 'Ana will do all 10 steps of the dish washing chart by herself.';
  it('say that she is stuck on some steps, and not that the goal is', () => {
    const { verdict } = reviewed(
      'Baseline 9/1/2025: 3 of 10 steps. 4/10/2026: 6 of 10 steps.\nStuck on: hot water, rinsing both sides.\nStill the right goal.',
      dishes,
    );
    expect(verdict).toBe('continue');
  });
});

describe('the review of an old goal by its figures', () => {
  it('holds no count of steps against a number of prompts', () => {
    const { verdict, why } = reviewed(
      'NOT MET. 4/10/2026: 4 of 8 steps of the coat routine.',
      'Ana will put on and zip her coat with no more than one prompt.',
    );
    expect(verdict).toBe('continue');
    expect(why).toContain('4 of 8');
    expect(why).not.toMatch(/at most|on its way/);
  });

  it('continues what is on its way, with the sum', () => {
    const { verdict, why, newest } = reviewed(series(48, 55, 62, 75));
    expect(verdict).toBe('continue');
    expect(newest?.value).toBe(75);
    expect(why).toContain('75 words correct per minute (4/10/2026)');
    expect(why).toContain('27 of the 40 needed (68% of the way)');
  });

  it('raises what is met, and asks whether it held', () => {
    const { verdict, why } = reviewed(series(48, 70, 88));
    expect(verdict).toBe('raise');
    expect(why).toContain('check that it held');
  });

  it('raises what is met but for a hair, and not what is a step short', () => {
    expect(reviewed(series(48, 70, 86)).verdict).toBe('raise');
    expect(reviewed(series(48, 70, 85)).verdict).toBe('continue');
  });

  it('replaces what hardly moved in two readings or more', () => {
    expect(reviewed(series(48, 50, 57)).verdict).toBe('replace');
    expect(reviewed(series(48, 50, 58)).verdict).toBe('continue');
  });

  it('does not give up on one reading, or in the first months', () => {
    expect(
      reviewed('Baseline (9/1/2025): 48 words correct per minute\n4/10/2026: 49 words correct per minute')
        .verdict,
    ).toBe('continue');
    expect(
      reviewed(
        'Baseline (9/1/2025): 48 words correct per minute\n10/3/2025: 48 words correct per minute\n11/7/2025: 49 words correct per minute',
      ).verdict,
    ).toBe('continue');
  });

  it('counts down where less is better', () => {
    const goal = 'Ana will call out no more than 2 times per lesson.';
    const counts = (...values: number[]) =>
      `Fall: ${values[0]} times per lesson. Winter: ${values[1]} times per lesson. Spring: ${values[2]} times per lesson.`;
    expect(reviewed(counts(9, 6, 4), goal).verdict).toBe('continue');
    expect(reviewed(counts(9, 6, 2), goal).verdict).toBe('raise');
    expect(reviewed(counts(9, 9, 10), goal)).toMatchObject({
      verdict: 'replace',
      why: expect.stringContaining('1 lost'),
    });
  });

  it.each([
    'She spelled 55%, 62% and 75% in October, January and April.',
    'In October, January and April she spelled 55%, 62% and 75% of the words.',
  ])('gives each of several figures its own time: %s', (told) => {
    const { readings } = reportOf(
      `IEP PROGRESS REPORT\nGoal 1: Ana will spell 88% of the words correctly.\n${told}`,
    ).oldGoals[0] ?? { readings: [] };
    expect(readings.map(({ value, date }) => `${value} ${date}`)).toEqual([
      '55 October',
      '62 January',
      '75 April',
    ]);
  });

  it('continues without newer data and says that no figure of progress is told', () => {
    const { verdict, why, newest } = reviewed('Baseline (9/1/2025): 48 words correct per minute');
    expect(verdict).toBe('continue');
    expect(newest).toBeUndefined();
    expect(why).toContain('no figure of progress for this goal newer than its old baseline of 48');
  });
});

describe("the report's own words", () => {
  it('win over the figures, and a disagreement is said', () => {
    const kept = reviewed(`${series(48, 70, 90)}\nWe will continue this goal until June.`);
    expect(kept).toMatchObject({ verdict: 'continue', isDisputed: true });
    expect(kept.why).toContain('"continue this goal"');
    expect(kept.why).toContain('By the figures alone one would raise the goal');
  });

  it.each([
    ['Goal met.', 'raise'],
    ['Status: Not yet met.', 'continue'],
    ['The goal was not met; she nearly mastered it.', 'continue'],
    ['Goal met: [ ] Yes [X] No', 'continue'],
    ['( ) Met (X) Progressing ( ) No progress', 'continue'],
    ['The goal should not be carried over.', 'replace'],
    ['We will rewrite this goal with another material.', 'replace'],
    ['She met with the counselor on 3 days.', 'continue'],
    ['Reading aloud is no longer a need.', 'replace'],
    ['Status: MET, no reteaching needed.', 'raise'],
    ['Met: not yet.', 'continue'],
    ['The team asks that this goal be dropped.', 'replace'],
    ['We are closing this goal.', 'replace'],
    ['He would like the goal to be retired and a smaller one to be written.', 'replace'],
  ])('"%s" reads as %s', (words, verdict) => {
    expect(reviewed(`${series(48, 55, 70)}\n${words}`).verdict).toBe(verdict);
  });

  it.each([
    ['Status: NOT MET, no lasting gain', 'NOT MET'],
    ['Goal met: No, she reads too fast.', 'met: No'],
    ['Status: NOT MET, no growth to speak of', 'no growth'],
  ])('are quoted with their denial, and word by word: "%s"', (words, expected) => {
    const said = /The report says: "([^"]*)"/.exec(reviewed(`${series(48, 55, 60)}\n${words}`).why)?.[1];
    expect(said?.endsWith(expected)).toBe(true);
  });

  it('are looked up where they are codes', () => {
    const text = (code: string) =>
      `Key: M = mastered, SP = sufficient progress, NP = no progress\nPROGRESS ON GOALS\nGoal 1: Ana will name 20 of 26 letters.\nSpring: 12 of 26. Code ${code}.`;
    const verdicts = ['M', 'SP', 'NP'].map((code) =>
      reportOf(text(code)).oldGoals.map((goal) => reviewOf(goal).verdict),
    );
    expect(verdicts).toEqual([['raise'], ['continue'], ['replace']]);
  });
});

describe('areas of old goals', () => {
  const TEXT = `ANNUAL REVIEW
Student: Ana Sousa   Grade: 3
Goal 1 (Reading fluency): Ana will read 88 words correct per minute.
Baseline: 48 words correct per minute. Now: 75 words correct per minute (4/10/2026). Continue this goal.
Goal 2 (Keyboarding): Ana will type 20 words per minute.
Baseline: 6 words per minute. Now: 10 words per minute (4/10/2026). With dictation, typing is no longer a need.`;

  it('are proposed with their review, unless no longer a need', () => {
    const areas = proposeAreas(reportOf(TEXT));
    expect(areas.find(({ areaOfNeed }) => areaOfNeed === 'Reading fluency')?.review).toMatchObject({
      verdict: 'continue',
      page: 1,
      oldGoal: 'Ana will read 88 words correct per minute.',
      quote: 'Ana will read 88 words correct per minute.',
    });
    expect(areas.map(({ areaOfNeed }) => areaOfNeed)).not.toContain('Writing speed and keyboarding');
  });

  it('are proposed also when nothing else speaks for them', () => {
    const areas = proposeAreas(
      reportOf('ANNUAL GOALS\nGoal 1 (Self-advocacy): Ana will ask a teacher for help in 8 of 10 chances.'),
    );
    expect(areas.map(({ areaOfNeed }) => areaOfNeed)).toEqual(['Self-advocacy']);
  });

  it.each([
    ['Q1 2 of 5, Q2 4 of 5, Q3 5 of 5. MET in March.', []],
    ['Q1 2 of 5, Q2 4 of 5, Q3 5 of 5.', ['Self-advocacy']],
    ['Q1 2 of 5, Q2 3 of 5, Q3 4 of 5. MET in March.', ['Self-advocacy']],
  ])('are over where the report calls the goal met at the top of its scale: %s', (progress, expected) => {
    const goal = 'Goal 1 (Self-advocacy): Ana will ask a teacher for help in 4 of 5 chances.';
    const areas = proposeAreas(reportOf(`ANNUAL GOALS\n${goal}\nBaseline: 1 of 5\n${progress}`));
    expect(areas.map(({ areaOfNeed }) => areaOfNeed)).toEqual(expected);
  });

  it('give the newest reading as a measure, with no number that its quote does not hold', () => {
    const [goal] = reportOf(TEXT).oldGoals;
    expect(goal === undefined ? undefined : newestMeasure(goal)).toMatchObject({
      areaOfNeed: 'Reading fluency',
      kind: 'rate',
      value: 75,
      unit: 'words correct per minute',
      isPrior: false,
      quote: expect.stringContaining('75 words correct per minute'),
    });
    const [rubric] = reportOf(
      'PROGRESS ON GOALS\nGoal 1: Ana will score 12 of 16 points on the paragraph rubric.\nQ1 8 points, Q2 10 points.',
    ).oldGoals;
    expect(rubric?.newest).toMatchObject({ value: 10, outOf: 16 });
    expect(rubric === undefined ? undefined : newestMeasure(rubric)).not.toHaveProperty('outOf');
  });
});
