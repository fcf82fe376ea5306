import { describe, expect, it } from '@jest/globals';
import type { DraftedGoal } from '../drafted-goal.js';
import { readReport } from '../extraction/read-report.js';
import { checkPlan, PLAN_CHECK_NAMES } from './plan-extras.js';
import { readingGrade } from './reading-grade.js';

const goal = (change: Partial<DraftedGoal> = {}): DraftedGoal => ({
  AreaOfNeed: 'Reading fluency',
  Disability: '',
  Baseline: 'M.G. reads 45 words correct per minute, so class texts take long.',
  Goal: 'By June 2027, given a grade 3 passage, M.G. will read aloud 90 words correct per minute on 3 consecutive weekly probes, as measured by the teacher.',
  Fape: [],
  Objectives: [],
  Evidence: [],
  Checks: [],
  Quality: 0,
  Engine: '',
  ...change,
});
const verdict = (name: string, ...plan: Parameters<typeof checkPlan>) =>
  checkPlan(...plan).find(({ Name }) => Name === name);

describe('the goals of a plan together', () => {
  it('are judged only where there is something to judge', () => {
    expect(checkPlan([])).toEqual([]);
    const checks = checkPlan([goal()]);
    expect(checks.map(({ Name }) => Name)).not.toContain(PLAN_CHECK_NAMES.summary);
    expect(checks.every(({ Verdict }) => Verdict === 'pass')).toBe(true);
  });

  it.each([
    'Maria Gonzalez reads 45 words.',
    'Call (555) 123-4567.',
    'Write to mom@example.org.',
    'DOB: 3/14/2017.',
    'Student ID: 4432190.',
    'Lives at 12 Oak Street.',
  ])('hold no personal data: %s', (words) => {
    const check = verdict(PLAN_CHECK_NAMES.personalData, [goal(), goal({ Baseline: words })]);
    expect(check).toMatchObject({ Verdict: 'fail', Fix: expect.stringMatching(/./) });
  });

  it('know the student’s full name from the report', () => {
    const report = readReport([
      { page: 1, text: 'Student: Nadia Petrov\nGrade: 3\n\nNadia is a third grader.' },
    ]);
    const named = goal({ Objectives: ['With help from Nadia Petrov.'] });
    expect(verdict(PLAN_CHECK_NAMES.personalData, [named], report)?.Verdict).toBe('fail');
    expect(
      verdict(PLAN_CHECK_NAMES.personalData, [goal({ Goal: 'Nadia will read.' })], report)?.Verdict,
    ).toBe('pass');
  });

  it.each([
    'M.G. is eligible under the category of SLD.',
    'M.G. has autism and reads slowly.',
    'M.G. should be placed in a special day class.',
    'M.G. qualifies for special education.',
  ])('decide nothing that the team decides: %s', (words) => {
    expect(verdict(PLAN_CHECK_NAMES.teamDecisions, [goal({ Baseline: words })])?.Verdict).toBe('fail');
  });

  it('may quote what a record decides', () => {
    for (const words of [
      'The report says: "M.G. is eligible."',
      'According to the report, M.G. was diagnosed with ADHD.',
    ])
      expect(verdict(PLAN_CHECK_NAMES.teamDecisions, [goal({ Baseline: words })])?.Verdict).toBe('pass');
  });

  it('start at the root: decoding before fluency and comprehension', () => {
    const weakReader = goal({
      Baseline: 'M.G. reads 45 words correct per minute with 82% accuracy on grade 3 text.',
    });
    expect(verdict(PLAN_CHECK_NAMES.rootSkill, [weakReader])?.Verdict).toBe('fail');
    expect(verdict(PLAN_CHECK_NAMES.rootSkill, [weakReader, goal({ AreaOfNeed: 'phonics' })])?.Verdict).toBe(
      'pass',
    );
    const accurate = goal({ Baseline: 'M.G. reads 45 words correct per minute with 97% accuracy.' });
    expect(verdict(PLAN_CHECK_NAMES.rootSkill, [accurate])?.Verdict).toBe('pass');
    const report = readReport([
      {
        page: 1,
        text: 'Student: Nadia Petrov\nGrade: 3\n\nWIAT-4\nPseudoword Decoding: standard score 78, 7th percentile',
      },
    ]);
    expect(verdict(PLAN_CHECK_NAMES.rootSkill, [goal()], report)?.Verdict).toBe('fail');
    expect(verdict(PLAN_CHECK_NAMES.rootSkill, [goal({ AreaOfNeed: 'Articulation' })], report)?.Verdict).toBe(
      'pass',
    );
  });

  it('say which goal lacks what', () => {
    const bare = goal({ AreaOfNeed: 'Articulation', Goal: 'M.G. will say /s/.', Baseline: 'M.G. lisps.' });
    expect(verdict(PLAN_CHECK_NAMES.wholeGoals, [goal(), bare])?.Why).toBe(
      'Goal 2 (Articulation) lacks baseline, method, criterion, frequency.',
    );
  });

  it('come with a summary that families can read', () => {
    const plain =
      'Your child reads short books. We will help her read faster. You will get a note each month.';
    const heavy =
      'The multidisciplinary determination necessitates individualized interventions facilitating generalization of phonological competencies across heterogeneous instructional environments.';
    expect(readingGrade(plain)).toBeLessThan(5);
    expect(readingGrade(heavy)).toBeGreaterThan(15);
    expect(verdict(PLAN_CHECK_NAMES.summary, [goal()], undefined, { parentSummary: plain })?.Verdict).toBe(
      'pass',
    );
    expect(verdict(PLAN_CHECK_NAMES.summary, [goal()], undefined, { parentSummary: heavy })?.Verdict).toBe(
      'weak',
    );
  });
});
