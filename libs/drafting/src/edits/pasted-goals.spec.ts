import { describe, expect, it } from '@jest/globals';
import { CHECK_NAMES, CHECKS_COUNT } from '../rubric/checks.js';
import { checkPastedGoals, type PastedGoal } from './pasted-goals.js';
import { threadMsOf } from '../../test/thread-ms.js';

const goal = (change: Partial<PastedGoal> = {}): PastedGoal => ({
  areaOfNeed: 'orf',
  baseline:
    'D.O. reads 45 words correct per minute, which makes class work in science harder than it should be.',
  goal: 'Within 36 weeks, given an unpracticed grade 3 passage in class, D.O. will read aloud 90 words correct per minute from a baseline of 45 words correct per minute on 3 consecutive weekly probes, as measured by the provider and reported each grading period.',
  objectives: [],
  fape: [],
  ...change,
});
const verdictOf = (name: string, ...pasted: PastedGoal[]) =>
  checkPastedGoals(pasted).map(({ checks }) => checks.find(({ Name }) => Name === name)?.Verdict);

describe('pasted goals', () => {
  it('are judged by all checks, each by itself', () => {
    const [good, vague] = checkPastedGoals([goal(), goal({ goal: 'D.O. will improve.', baseline: '' })]);
    expect(good?.checks.map(({ Name }) => Name)).toEqual(CHECK_NAMES.slice(0, CHECKS_COUNT));
    expect(good?.quality).toBeGreaterThan(vague?.quality ?? 100);
  });

  it('can neither prove a number nor be blamed for it', () => {
    expect(verdictOf('Grounded numbers', goal())).toEqual(['weak']);
    expect(verdictOf('Grounded numbers', goal({ baseline: 'reads slowly', goal: 'will read' }))).toEqual([
      'pass',
    ]);
  });

  it('are compared with each other', () => {
    expect(verdictOf('Fits this student', goal(), goal({ areaOfNeed: 'Decoding' }))).toEqual([
      'fail',
      'fail',
    ]);
    expect(verdictOf('Fits this student', goal())).toEqual(['pass']);
  });

  it.each(['A-', 'given ', '1', ' '])('made of nothing but %j are judged in moments', (piece) => {
    const text = piece.repeat(20_000 / piece.length);
    const worst = Array.from({ length: 20 }, () => goal({ goal: text, baseline: text }));
    expect(threadMsOf(() => checkPastedGoals(worst))).toBeLessThan(2000);
  });
});
