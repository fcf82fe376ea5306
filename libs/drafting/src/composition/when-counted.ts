/** When and on what the next count is taken: in the report's words, else at the moment the plan knows, else where in the day the skill shows. */
import type { AreaPlan } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { newItems } from './counted-plan.js';

type Some = readonly [string, ...string[]];

/** Said of what was asked for: "asked to name her accommodations she named 1 of 5". */
export const SAYS = /^(?:name|list|tell|state|give|identify|explain|define) \{n\}/;

/** Behind the steps of a listening check, which its sentence leaves unnamed. */
export const OF_THE_CHECK = 'of the equipment check';
const CHECK_IS_DUE: Some = [
  'when the daily equipment check is due',
  'given personal hearing equipment at arrival',
];

/** The report's condition; else our own, where it fits what is counted; else where in the day the skill shows. */
export function conditionsFor(
  told: string | undefined,
  isLesson: boolean,
  plan: AreaPlan,
  { things, areaOfNeed }: Measure,
): Some {
  if (told !== undefined) return [told];
  if (!isLesson) return plan.moments ?? plan.scenes;
  return things === undefined ? plan.conditions : newItems(plan, things, areaOfNeed);
}

/** Questions about a fire are answered at any time, and not during the drill. */
const ANSWERS = /\bquestions?\b/;
const withoutMoments = ({ moments: _moments, ...plan }: AreaPlan): AreaPlan => plan;

/** Accommodations are named when somebody asks for them, and not when help is needed. */
const isSaidWhenAsked = (deed: string, areaOfNeed: string | null): boolean =>
  areaOfNeed === 'Self-advocacy' && SAYS.test(deed) && /\b(?:accommodations|supports)\b/.test(deed);

/** The report's condition of a deed that the report tells; else one of ours that fits the deed. */
export function momentsOf(
  deed: string,
  told: string | undefined,
  isLesson: boolean,
  plan: AreaPlan,
  measure: Measure,
): Some {
  if (told === undefined && isSaidWhenAsked(deed, measure.areaOfNeed)) return plan.conditions;
  if (told === undefined && deed.includes(OF_THE_CHECK)) return CHECK_IS_DUE;
  return conditionsFor(told, isLesson, ANSWERS.test(deed) ? withoutMoments(plan) : plan, measure);
}
