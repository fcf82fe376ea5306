/** The 20 writing checks. They inform; they are no legal review. */
import type { Check } from '@goalwright/contracts/api/goals';
import type { DraftedGoal } from '../drafted-goal.js';
import type { CheckContext, CheckRule } from './check-rule.js';
import * as goals from './goal-checks.js';
import * as plans from './plan-checks.js';

export type { CheckContext } from './check-rule.js';

/** In the order of the project facts, 2.4. */
const RULES: readonly CheckRule[] = [
  goals.timeframe,
  goals.condition,
  goals.observableVerb,
  goals.oneBehavior,
  goals.criterionWithUnit,
  goals.consistency,
  goals.measurementPlan,
  goals.baselineSameUnit,
  goals.ambitiousAttainable,
  plans.groundedNumbers,
  goals.deadMan,
  goals.stranger,
  goals.skillNotScore,
  plans.goldenThread,
  plans.serviceComplete,
  goals.naturalUse,
  plans.accessStatement,
  plans.notBoilerplate,
  plans.objectivesLadder,
  plans.scoreLabels,
];

/** How many checks there are: the denominator of the quality. */
export const CHECKS_COUNT = RULES.length;

/** What a check may be called in an acknowledgement. */
export const CHECK_NAMES: readonly string[] = RULES.map(({ name }) => name);

/** Texts longer than this are judged by their beginning. */
const TEXT_CHARACTERS_MAX = 20_000;

/** 0-100: passed checks, a weak one counting half. */
export function qualityOf(checks: readonly Check[]): number {
  const points = checks.reduce(
    (sum, { Verdict }) => sum + (Verdict === 'pass' ? 1 : Verdict === 'weak' ? 0.5 : 0),
    0,
  );
  return Math.round((100 * points) / RULES.length);
}

/** Judges a goal, drafted by us, by a model or by hand. */
export function checkGoal(
  draft: DraftedGoal,
  context: CheckContext = {},
): { checks: Check[]; quality: number } {
  const input = {
    draft,
    goal: draft.Goal.slice(0, TEXT_CHARACTERS_MAX),
    baseline: draft.Baseline.slice(0, TEXT_CHARACTERS_MAX),
    fape: draft.Fape.flatMap((line) => Object.values(line))
      .join(' ')
      .slice(0, TEXT_CHARACTERS_MAX),
    context,
  };
  const checks = RULES.map(({ name, judge }): Check => ({ Name: name, ...judge(input) }));
  return { checks, quality: qualityOf(checks) };
}
