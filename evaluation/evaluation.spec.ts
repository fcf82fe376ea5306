/**
 * The floor under what `npm run evaluate` prints: reports written for the project by people who did not know the
 * engine. A figure may rise here, never fall; nothing in a floor is a promise about other reports.
 */
import { describe, expect, it } from '@jest/globals';
import { checkPastedGoals, isSignable } from '@goalwright/drafting';
import { agreementOn, evaluate } from './evaluation.ts';
import { FOR_LEARNING, readFixtures, readLabelledGoals } from './fixtures.ts';
import { heapGrowth } from './memory.ts';
import type { FaultKind } from './findings.ts';

const fixtures = readFixtures();
const found = evaluate(fixtures);

const faultsOf = (kind: FaultKind) =>
  found.faults.filter((fault) => fault.kind === kind).map(({ fixture, detail }) => `${fixture}: ${detail}`);

describe('the engine on the reports of the project', () => {
  it('has reports of every kind, with traps', () => {
    expect(fixtures.length).toBeGreaterThanOrEqual(30);
    const categories = new Set(fixtures.map(({ truth }) => truth.category));
    for (const category of [
      'psychoeducational',
      'reading',
      'writing',
      'math',
      'articulation',
      'language',
      'pragmatics',
      'occupational-therapy',
      'behavior',
      'adaptive',
      'transition',
      'annual-review',
      'not-a-report',
    ])
      expect(categories).toContain(category);
    expect(fixtures.every(({ truth }) => truth.traps.length > 0)).toBe(true);
  });

  it.each<FaultKind>([
    'number-unsourced',
    'quote-not-verbatim',
    'judgement',
    'baseline-prior',
    'baseline-prior-unasked',
    'area-strength',
    'area-strength-plain',
  ])('never has the fault %s', (kind) => {
    expect(faultsOf(kind)).toEqual([]);
  });

  it('starts from the right number where there is one, and from none where there is none', () => {
    expect(found.rightBaselines).toBeGreaterThanOrEqual(0.97);
  });

  it.each<[FaultKind, number]>([
    ['area-missed', 0.98],
    ['area-unasked-plain', 0.995],
    ['area-doubted', 0.88],
    ['baseline-unasked', 0.99],
    ['baseline-unoffered', 0.98],
    ['not-a-measure', 0.99],
    ['review-wrong', 0.99],
    ['student', 0.98],
    ['concern-missed', 0.96],
    ['recommendation-missed', 0.98],
    ['service-missed', 0.96],
    ['goal-time', 0.96],
    ['goal-things', 0.93],
  ])('has at least its share of %s right', (kind, floor) => {
    expect(found.right[kind].share).toBeGreaterThanOrEqual(floor);
  });

  it('writes goals that pass their own checks, in many wordings', () => {
    expect(found.meanQuality).toBeGreaterThanOrEqual(85);
    expect(found.frameRepetition.share).toBeLessThanOrEqual(0.1);
  });

  it('keeps nothing of the reports it read', () => {
    expect(heapGrowth(fixtures, 100)).toBeLessThan(3);
  });
});

describe('the engine on the reports it learns from', () => {
  const seen = evaluate(readFixtures(FOR_LEARNING));

  it.each<[FaultKind, number]>([
    ['number-unsourced', 1],
    ['quote-not-verbatim', 1],
    ['judgement', 0.99],
    ['student', 0.985],
    ['baseline-prior', 0.985],
    ['baseline-prior-unasked', 0.99],
    ['baseline-unasked', 0.98],
    ['baseline-unoffered', 0.96],
    ['area-strength', 0.995],
    ['area-strength-plain', 0.995],
    ['area-unasked-plain', 0.99],
    ['area-doubted', 0.88],
    ['concern-missed', 0.96],
    ['area-missed', 0.96],
    ['service-missed', 0.96],
    ['recommendation-missed', 0.97],
    ['score-missed', 0.975],
    ['review-wrong', 0.93],
  ])('has at least its share of %s right', (kind, floor) => {
    expect(seen.right[kind].share).toBeGreaterThanOrEqual(floor);
  });

  it('starts from the right number in most', () => {
    expect(seen.rightBaselines).toBeGreaterThanOrEqual(0.93);
  });
});

describe('the checks on goals as teachers write them', () => {
  it('tells signed goals from others as the person did who labelled them', () => {
    expect(agreementOn(readLabelledGoals(), isSignable).share).toBeGreaterThanOrEqual(0.9);
  });

  it('judges twenty goals at once within a moment', () => {
    const twenty = readLabelledGoals()
      .slice(0, 20)
      .map(({ area, baseline, goal, objectives, fape }) => ({
        areaOfNeed: area,
        baseline,
        goal,
        objectives,
        fape,
      }));
    expect(checkPastedGoals(twenty)).toHaveLength(20);
  });
});
