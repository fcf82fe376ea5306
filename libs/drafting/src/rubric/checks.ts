/** The 20 writing checks. They inform; they are no legal review. */
import type { Check } from '@goalwright/contracts/api/goals';
import type { DraftedGoal } from '../drafted-goal.js';
import * as behavior from './behavior-checks.js';
import { type CheckContext, type CheckInput, checkInput, type CheckRule, type Edit } from './check-rule.js';
import * as growth from './growth-checks.js';
import * as steps from './ladder-and-labels.js';
import * as measurable from './measurable-checks.js';
import * as plans from './plan-checks.js';
import { RIGHT_CHILD, wrongChild } from './right-child.js';

export type { CheckContext } from './check-rule.js';

/** In the order of the project facts, 2.4. */
const RULES: readonly CheckRule[] = [
  measurable.timeframe,
  measurable.condition,
  behavior.observableVerb,
  behavior.oneBehavior,
  measurable.criterionWithUnit,
  measurable.consistency,
  measurable.measurementPlan,
  growth.baselineSameUnit,
  growth.ambitiousAttainable,
  plans.groundedNumbers,
  behavior.deadMan,
  behavior.stranger,
  behavior.skillNotScore,
  plans.goldenThread,
  plans.serviceComplete,
  behavior.naturalUse,
  plans.accessStatement,
  plans.notBoilerplate,
  steps.objectivesLadder,
  steps.scoreLabels,
];

/** How many checks there are: the denominator of the quality. */
export const CHECKS_COUNT = RULES.length;

/** What a check may be called in an acknowledgement; the last is listed with a goal only where it fails. */
export const CHECK_NAMES: readonly string[] = [...RULES.map(({ name }) => name), RIGHT_CHILD];

const points = { pass: 1, weak: 0.5, fail: 0 } as const;

/** 0-100: passed checks, a weak one counting half. */
export function qualityOf(checks: readonly Check[]): number {
  const sum = checks.reduce((total, { Verdict }) => total + points[Verdict], 0);
  return Math.round((100 * sum) / Math.max(RULES.length, checks.length));
}

function judge(input: CheckInput): Check[] {
  const checks = RULES.map((rule): Check => ({ Name: rule.name, ...rule.judge(input) }));
  const wrong = wrongChild(input);
  return wrong === undefined ? checks : [...checks, { Name: RIGHT_CHILD, ...wrong }];
}

/** Longer texts get no written-out fix: each one is tried by judging the goal again. */
const EDITED_CHARACTERS_MAX = 4_000;

/** Whether an edit mends its check and harms no other. */
function mends(
  edit: Edit,
  name: string,
  before: readonly Check[],
  draft: DraftedGoal,
  context: CheckContext,
) {
  const edited: DraftedGoal = {
    ...draft,
    Baseline: edit.Baseline ?? draft.Baseline,
    Goal: edit.Goal ?? draft.Goal,
    Objectives: edit.Objectives ?? draft.Objectives,
    Fape: edit.Fape ?? draft.Fape,
  };
  const after = judge(checkInput(edited, context));
  const verdictOf = (checks: readonly Check[], wanted: string) =>
    checks.find(({ Name }) => Name === wanted)?.Verdict ?? 'pass';
  const names = new Set([...before, ...after].map(({ Name }) => Name));
  return (
    verdictOf(after, name) === 'pass' &&
    [...names].every((other) => points[verdictOf(after, other)] >= points[verdictOf(before, other)])
  );
}

/** Judges a goal, drafted by us, by a model or by hand; an edit is offered only where it mends and harms nothing. */
export function checkGoal(
  draft: DraftedGoal,
  context: CheckContext = {},
): { checks: Check[]; quality: number } {
  const judged = judge(checkInput(draft, context));
  const isShort = draft.Goal.length + draft.Baseline.length <= EDITED_CHARACTERS_MAX;
  const checks = judged.map(({ Edit: edit, ...check }): Check =>
    edit !== undefined && isShort && mends(edit, check.Name, judged, draft, context)
      ? { ...check, Edit: edit }
      : check,
  );
  return { checks, quality: qualityOf(checks) };
}
