/** Goals that were written somewhere else, judged by the same checks. */
import type { Check, FapeLine } from '@goalwright/contracts/api/goals';
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import type { DraftedGoal } from '../drafted-goal.js';
import { checkGoal } from '../rubric/checks.js';
import { checkPlan } from '../rubric/plan-extras.js';

export interface PastedGoal {
  readonly areaOfNeed: string;
  readonly baseline: string;
  readonly goal: string;
  readonly objectives: string[];
  readonly fape: FapeLine[];
}

const draftOf = ({ areaOfNeed, baseline, goal, objectives, fape }: PastedGoal): DraftedGoal => ({
  AreaOfNeed: canonicalAreaOfNeed(areaOfNeed),
  Disability: '',
  Baseline: baseline,
  Goal: goal,
  Fape: fape,
  Objectives: objectives,
  Evidence: [],
  Checks: [],
  Quality: 0,
  Engine: '',
});

/** Judges goals of one plan, in their order; none of them brings a report, so no number can be proven. */
export function checkPastedGoals(pasted: readonly PastedGoal[]): { checks: Check[]; quality: number }[] {
  const drafts = pasted.map(draftOf);
  return drafts.map((draft) =>
    checkGoal(draft, { otherGoals: drafts.filter((other) => other !== draft), isWithoutSources: true }),
  );
}

/** The same, and what only shows when the goals are read together. */
export function checkPastedPlan(pasted: readonly PastedGoal[]): {
  goals: { checks: Check[]; quality: number }[];
  planChecks: Check[];
} {
  return { goals: checkPastedGoals(pasted), planChecks: checkPlan(pasted.map(draftOf)) };
}
