/** Where the new goal of an area starts by what the report tells of last year's goals. */
import type { Measure } from '../extraction/measure.js';
import { isOfShare } from './goal-criterion.js';
import type { GoalReading } from './goal-reading.js';
import type { OldGoal } from './old-goal.js';
import { measureOf } from './reviewed-areas.js';
import { reviewOf } from './review.js';

/** A met goal's next step, else its newest figure. */
const startOf = (goal: OldGoal): Measure | undefined => measureOf(goal, goal.next ?? goal.newest);

const isUnfinished = (goal: OldGoal): boolean => reviewOf(goal).verdict !== 'raise';

type Figure = Pick<Measure, 'value' | 'quote' | 'page'>;

const figuresOf = ({ baseline, readings }: OldGoal): readonly GoalReading[] =>
  baseline === undefined ? readings : [baseline, ...readings];

/** Its figures stand in the sentence or row of the measure. */
const isIn = (goal: OldGoal, { quote, page }: Figure): boolean =>
  figuresOf(goal).some((figure) => figure.page === page && figure.quote === quote);

const isRow = (quote: string): boolean => /\||\t|\S {2,}\S/.test(quote);

/** The level the goal asks for, read from the goal's own words. */
const isAsked = ({ goal, criterion }: OldGoal, { value, quote }: Figure): boolean =>
  criterion?.value === value && quote.replace(/\s+/g, ' ').includes(goal);

/** A figure of the goal that is none to start from: an older one, another one of its row, or the level it asks for. */
function isPassed(goal: OldGoal, chosen: Figure): boolean {
  if (isAsked(goal, chosen)) return true;
  if (!isIn(goal, chosen) || goal.newest === undefined) return false;
  return isRow(chosen.quote) || figuresOf(goal).some(({ value }) => value === chosen.value);
}

/** The figure of last year's present level, told in a paper that holds the whole plan: "4 of 10" then, and 6 of 10 now. */
const isWhereItBegan = (
  goal: OldGoal,
  { value, outOf, quote }: Pick<Measure, 'value' | 'outOf' | 'quote'>,
): boolean =>
  goal.newest?.date !== undefined &&
  outOf !== undefined &&
  goal.newest.outOf === outOf &&
  figuresOf(goal)
    .slice(0, 1)
    .some((first) => first.value === value && first.outOf === outOf && first.quote !== quote) &&
  !/\b(?:now|current\w*|today)\b/i.test(quote) &&
  isUnfinished(goal);

/** "October: 66%": the goal's own figure, of which its sentence alone does not tell what it is a share of. */
const isNamelessIn = (
  newest: GoalReading,
  { areaOfNeed, skill, value, quote, page, kind, unit }: Measure,
): boolean =>
  skill === areaOfNeed &&
  kind === 'percent' &&
  unit === 'accuracy' &&
  newest.value === value &&
  newest.quote === quote &&
  newest.page === page;

/**
 * The measure a goal for `areaOfNeed` starts from where last year's goals know better than the figure that was `chosen`: of
 * a goal that is met the step after it, of one that is not its newest figure, what it is a share of; undefined where the chosen one
 * stands.
 */
export function startFromOldGoals(
  goals: readonly OldGoal[],
  areaOfNeed: string,
  chosen: Measure | undefined,
): Measure | undefined {
  const own = goals.filter((goal) => goal.areaOfNeed === areaOfNeed);
  if (own.length === 0) return undefined;
  const [first] = own.toSorted((a, b) => Number(isUnfinished(b)) - Number(isUnfinished(a)));
  const start = first === undefined ? undefined : startOf(first);
  if (chosen === undefined) return start;
  if (chosen.isEarly === true) return start?.value === chosen.value ? undefined : start;
  const met = own.find(
    (goal) =>
      goal.next !== undefined &&
      (isIn(goal, chosen) || goal.newest?.value === chosen.value || goal.next.quote === chosen.quote),
  );
  if (met?.next !== undefined) return measureOf(met, met.next);
  const passed = own.find(
    (goal) => goal.newest?.value !== chosen.value && (isPassed(goal, chosen) || isWhereItBegan(goal, chosen)),
  );
  if (passed !== undefined) return startOf(passed);
  const same = own.find((goal) => goal.newest !== undefined && isNamelessIn(goal.newest, chosen));
  if (same?.newest !== undefined) return measureOf(same, same.newest);
  const isOthers = goals.some((goal) => isIn(goal, chosen)) && !own.some((goal) => isIn(goal, chosen));
  return isOthers ? start : undefined;
}

/** Whether a goal of the area that goes on, and of which no progress is told, asks for a share of tries or of a whole. */
export const asksForShare = (goals: readonly OldGoal[], areaOfNeed: string): boolean =>
  goals.some(
    (goal) =>
      goal.areaOfNeed === areaOfNeed &&
      goal.newest === undefined &&
      isOfShare(goal.criterion) &&
      isUnfinished(goal),
  );
