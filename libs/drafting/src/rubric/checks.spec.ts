import { describe, expect, it } from '@jest/globals';
import { draftFromBaseline } from '../composition/draft.js';
import type { DraftedGoal } from '../drafted-goal.js';
import { checkGoal, CHECKS_COUNT } from './checks.js';

const sound = draftFromBaseline({
  areaOfNeed: 'Reading fluency',
  baseline: 'Reads 45 words correct per minute on grade 3 passages (March 2026).',
  disability: 'Specific Learning Disability (SLD)',
  student: { label: 'D.O.', grade: '3', strengths: ['likes building models'] },
});

const verdict = (name: string, change: Partial<DraftedGoal>, otherGoals: DraftedGoal[] = []) =>
  checkGoal({ ...sound, ...change }, { otherGoals }).checks.find((check) => check.Name === name);

const line = sound.Fape[0] ?? {};

describe('checkGoal', () => {
  it('has 20 checks and passes a sound goal in all of them', () => {
    const { checks, quality } = checkGoal(sound);
    expect(CHECKS_COUNT).toBe(20);
    expect(checks.filter(({ Verdict }) => Verdict !== 'pass')).toEqual([]);
    expect(quality).toBe(100);
  });

  it.each<[string, Partial<DraftedGoal>]>([
    ['Timeframe', { Goal: sound.Goal.replace(/within 36 instructional weeks of the IEP start date/i, '') }],
    [
      'Condition',
      { Goal: 'Within 36 weeks, D.O. will read 90 words correct per minute, measured by probes.' },
    ],
    [
      'Observable verb',
      { Goal: 'Within 36 weeks, given a grade 3 text, D.O. will understand the text with 80% accuracy.' },
    ],
    ['Criterion with unit', { Goal: 'Within 36 weeks, given a grade 3 text, D.O. will read aloud well.' }],
    [
      'Consistency',
      { Goal: 'Within 36 weeks, given a grade 3 text, D.O. will read 90 words correct per minute.' },
    ],
    [
      'Measurement plan',
      { Goal: 'Within 36 weeks, given a grade 3 text, D.O. will read 90 words correct per minute.' },
    ],
    ['Baseline in the same unit', { Baseline: 'D.O. reads slowly.' }],
    ['Ambitious and attainable', { Goal: sound.Goal.replace('at 99', 'at 40') }],
    ['Grounded numbers', { Baseline: `${sound.Baseline} Last fall the score was 17.` }],
    [
      'More than stillness',
      { Goal: 'Within 36 weeks, during class, D.O. will refrain from calling out on 3 consecutive days.' },
    ],
    [
      'Clear to a stranger',
      { Goal: 'Within 36 weeks, during class, D.O. will act appropriately on 3 consecutive days.' },
    ],
    [
      'A skill, not a test score',
      { Goal: 'Within 36 weeks, given the test, D.O. will earn a standard score of 90.' },
    ],
    ['Need, goal and service belong together', { Fape: [] }],
    ['Service complete', { Fape: [{ ...line, Minutes: '' }] }],
    ['Service complete', { Fape: [{ ...line, Frequency: '2-3 times per week' }] }],
    ['Access to the curriculum', { Baseline: 'D.O. reads 45 words correct per minute.' }],
    ['Objectives climb', { Objectives: ['D.O. will read at 60 words correct per minute.'] }],
    [
      'Objectives climb',
      { Objectives: ['will read at 60 words', 'will read at 50 words', 'will read at 99 words'] },
    ],
  ])('fails %s where it is missing', (name, change) => {
    const check = verdict(name, change);
    expect(check?.Verdict).toBe('fail');
    expect(check?.Fix).not.toBe('');
  });

  it('fails a goal that reads like another of the plan', () => {
    expect(verdict('Fits this student', {}, [{ ...sound, AreaOfNeed: 'Decoding' }])?.Verdict).toBe('fail');
  });

  it('counts a weak check half', () => {
    const { checks, quality } = checkGoal({ ...sound, Objectives: ['one step', 'two steps'] });
    expect(checks.filter(({ Verdict }) => Verdict === 'weak')).toHaveLength(1);
    expect(quality).toBe(98);
  });
});
