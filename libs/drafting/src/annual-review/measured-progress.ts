/** Progress that stands far from its goal, by the measures of the report. */
import { type Measure, isInPercent } from '../extraction/measure.js';
import { type GoalCriterion, isOfShare, sharesUnit } from './goal-criterion.js';
import { isOfOtherMaterial, isOfOtherSteps } from './goal-material.js';
import type { GoalReading } from './goal-reading.js';
import type { OldGoal } from './old-goal.js';
import { isReachedWithHelp } from './reached-with-help.js';

const tokensOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;:.()"]+/)
    .filter((token) => token.length > 2);

/** How many words of the measure's skill the goal says. */
function mentions(measure: Measure, goal: OldGoal): number {
  const words = new Set(tokensOf(goal.goal));
  return tokensOf(measure.skill).filter((token) => words.has(token)).length;
}

const MINUTES = /^min(?:ute)?s?\b/i;
const SAME_LETTERS = 6;

/** "22 of 42 assignments" counts what a goal for "assigned work" does: a long word begins alike. */
function countsTheSame(unit: string, criterion: GoalCriterion): boolean {
  const asked = tokensOf(criterion.unit).filter(({ length }) => length >= SAME_LETTERS);
  return tokensOf(unit).some((token) =>
    asked.some((word) => word.slice(0, SAME_LETTERS) === token.slice(0, SAME_LETTERS)),
  );
}

function isCountedAlike({ kind, outOf, unit }: Measure, criterion: GoalCriterion): boolean {
  if (criterion.isPercent) return isInPercent(kind) || (kind === 'ratio' && countsTheSame(unit, criterion));
  if (criterion.outOf !== undefined) return kind === 'ratio' && outOf === criterion.outOf;
  if (MINUTES.test(criterion.unit)) return kind === 'duration' && MINUTES.test(unit);
  if (kind !== 'rate') return false;
  return (unit.includes('min') && /min|wcpm|dcpm/.test(criterion.unit)) || countsTheSame(unit, criterion);
}

const newness = ({ quote }: Measure) =>
  /latest|newest|most recent/i.test(quote) ? 2 : /current|\bnow\b|as of/i.test(quote) ? 1 : 0;

/**
 * The newest measure of the goal's area in the goal's unit, told after the goal; undefined where there is none, or where
 * several goals share the area and none of its words tells which goal is meant. Of several at one time the lowest counts:
 * a goal for all positions of a sound is as far as its weakest.
 */
export function readingFromMeasures(
  measures: readonly Measure[],
  goal: OldGoal,
  goals: readonly OldGoal[],
): GoalReading | undefined {
  const { criterion, areaOfNeed } = goal;
  if (criterion === undefined || areaOfNeed === null) return undefined;
  const siblings = goals.filter((other) => other !== goal && other.areaOfNeed === areaOfNeed);
  const fitting = measures.filter((measure) => {
    if (measure.areaOfNeed !== areaOfNeed || measure.isPrior) return false;
    // On a page before its goal only what counts the very thing: a plan tells the present level, then last year's goals.
    if (measure.page < goal.page && !countsTheSame(measure.unit, criterion)) return false;
    if (measure.quote === goal.next?.quote) return false;
    // "On grade 2 passages he reads 71", of a goal for grade 3.
    const isOfOther = measure.kind === 'rate' ? isOfOtherMaterial : isOfOtherSteps;
    if (isOfOther(measure.quote, goal.goal)) return false;
    if (measure.value === goal.baseline?.value || /\bwill\b|\bbaseline\b/i.test(measure.quote)) return false;
    const own = mentions(measure, goal);
    if (isReachedWithHelp(goal.goal, measure)) return false;
    return (
      isCountedAlike(measure, criterion) &&
      (siblings.length === 0 || siblings.every((other) => mentions(measure, other) < own))
    );
  });
  const same = fitting.filter(({ unit }) => countsTheSame(unit, criterion));
  const [newest] = (same.length > 0 ? same : fitting).toSorted(
    (a, b) => (b.order ?? 0) - (a.order ?? 0) || newness(b) - newness(a) || a.value - b.value,
  );
  return newest === undefined ? undefined : readingOfMeasure(newest, criterion);
}

const readingOfMeasure = (measure: Measure, criterion: GoalCriterion): GoalReading => ({
  value: measure.value,
  ...(measure.upTo === undefined ? {} : { upTo: measure.upTo }),
  ...(measure.outOf === undefined ? {} : { outOf: measure.outOf }),
  isPercent: isInPercent(measure.kind),
  unit: criterion.unit === '' ? measure.unit : criterion.unit,
  ...(measure.date === undefined ? {} : { date: measure.date }),
  page: measure.page,
  quote: measure.quote,
});

/**
 * A goal that goes on and of which no progress is told, with the figure that the new goal of its area starts from as its newest,
 * where that is counted as the goal asks: "35 words correct per minute: not met" on page 2, and 30 on page 1.
 */
export function withStartAsNewest(goal: OldGoal, start: Measure | undefined): OldGoal {
  const { criterion, newest, baseline } = goal;
  if (start === undefined || newest !== undefined || criterion === undefined) return goal;
  const isCount = start.kind === 'count' && !isOfShare(criterion) && sharesUnit(start.unit, criterion.unit);
  if (start.value === baseline?.value || !(isCount || isCountedAlike(start, criterion))) return goal;
  const reading = readingOfMeasure(start, criterion);
  return { ...goal, readings: [...goal.readings, reading], newest: reading };
}

/**
 * The area of a goal that is told by its figure alone ("the objective was 20 of 28"): that of the current measures counted
 * as it is; null where there are none, or in more than one area.
 */
export function areaCountedAlike(measures: readonly Measure[], { criterion, page }: OldGoal): string | null {
  if (criterion === undefined) return null;
  const areas = new Set(
    measures.flatMap((measure) =>
      !measure.isPrior && measure.page === page && isCountedAlike(measure, criterion)
        ? (measure.areaOfNeed ?? [])
        : [],
    ),
  );
  const [area] = areas;
  return areas.size === 1 && area !== undefined ? area : null;
}
