/** The areas of last year's goals, each with what is proposed for its goal. */
import type { GoalReview as GoalReviewShown } from '@goalwright/contracts/api/goals';
import type { Measure, MeasureKind } from '../extraction/measure.js';
import type { GoalReading } from './goal-reading.js';
import { withStartAsNewest } from './measured-progress.js';
import type { OldGoal, ReviewVerdict } from './old-goal.js';
import { type GoalReview, reviewOf } from './review.js';

/** What an annual review says of one area, for the person who chooses and for the draft that mentions last year's goal. */
export interface AreaReview {
  verdict: ReviewVerdict;
  /** As written, on one line. */
  oldGoal: string;
  page: number;
  /** The goal verbatim from the page. */
  quote: string;
  /** Plain sentences with the arithmetic and the report's own words. */
  why: string;
}

/** The same as a page shows it. */
export const goalReview = ({ verdict, oldGoal, page, quote, why }: AreaReview): GoalReviewShown => ({
  Verdict: verdict,
  OldGoal: oldGoal,
  Page: page,
  Quote: quote,
  Why: why,
});

export interface ReviewedArea {
  readonly review: AreaReview;
  /** Every goal of the area is called no longer a need. */
  readonly isNoLongerNeed: boolean;
}

/** What is unfinished comes before what is done: of several goals in one area this order decides which one stands for it. */
const ORDER: readonly ReviewVerdict[] = ['continue', 'replace', 'raise'];

/** Of two of one rank the one that counted the start of the new goal comes first. */
const HALF_A_RANK = 0.5;

const rank = ({ verdict, isNoLongerNeed }: GoalReview) =>
  isNoLongerNeed ? ORDER.length : ORDER.indexOf(verdict);

const isCounted = ({ readings }: OldGoal, start: Measure | undefined): boolean =>
  start !== undefined && readings.some(({ value, quote }) => value === start.value && quote === start.quote);

/**
 * By area; goals without an area are left out.
 *
 * @param startOf the figure that the new goal of an area starts from: of two goals it tells the one that goes on, and how far it
 * is where nothing else does
 */
export function reviewedAreas(
  goals: readonly OldGoal[],
  startOf: (areaOfNeed: string) => Measure | undefined = () => undefined,
): ReadonlyMap<string, ReviewedArea> {
  const areas = new Map<string, ReviewedArea & { readonly place: number }>();
  for (const goal of goals) {
    if (goal.areaOfNeed === null) continue;
    const start = startOf(goal.areaOfNeed);
    const asTold = reviewOf(goal);
    const review = asTold.verdict === 'raise' ? asTold : reviewOf(withStartAsNewest(goal, start));
    const place = rank(review) - (isCounted(goal, start) ? HALF_A_RANK : 0);
    const known = areas.get(goal.areaOfNeed);
    if (known !== undefined && known.place <= place) continue;
    areas.set(goal.areaOfNeed, {
      review: {
        verdict: review.verdict,
        oldGoal: goal.goal,
        page: goal.page,
        quote: goal.quote,
        why: review.why,
      },
      isNoLongerNeed: review.isNoLongerNeed,
      place,
    });
  }
  return areas;
}

function kindOf({
  isPercent,
  outOf,
  unit,
}: Pick<GoalReading, 'isPercent' | 'unit'> & { readonly outOf: number | undefined }): MeasureKind {
  if (isPercent) return 'percent';
  if (/point|level|rubric|scale|\btraits?\b/.test(unit)) return 'level';
  if (outOf !== undefined) return 'ratio';
  if (/\bmin(?:ute)?\b|\bwcpm\b|\bwpm\b/.test(unit)) return 'rate';
  return /^(?:consecutive |full )?(?:minutes?|seconds?)\b/.test(unit) ? 'duration' : 'count';
}

/** "70% of homework", and "70% legible": what is no thing is no part of one. */
const IS_NO_THING =
  /^(?:of|in|on|at|for|with|by|from|to)\b|accura|correct|intelligib|legib|independen|comprehension|mastery/i;

/**
 * A reading of an old goal as the measure a new goal starts from; undefined where there is none, or no area. Its unit is
 * that of the old goal where the reading has none, so that both years can be compared.
 */
export function measureOf(
  { areaOfNeed, goal }: Pick<OldGoal, 'areaOfNeed' | 'goal'>,
  newest: GoalReading | undefined,
): Measure | undefined {
  if (newest === undefined || areaOfNeed === null) return undefined;
  // "10 points" of a goal of "12 of 16 points": the sixteen stands in the goal, not beside the reading.
  const outOf = new RegExp(String.raw`\b${String(newest.outOf ?? '')}\b`).test(newest.quote)
    ? newest.outOf
    : undefined;
  const isWhole = newest.unit !== '' && !/^(?:accuracy|correct(?:ly)?)$/.test(newest.unit);
  return {
    areaOfNeed,
    skill: areaOfNeed,
    kind: kindOf({ ...newest, outOf }),
    value: newest.value,
    ...(newest.upTo === undefined ? {} : { upTo: newest.upTo }),
    ...(outOf === undefined ? {} : { outOf }),
    unit: isWhole
      ? `${newest.isPercent && !IS_NO_THING.test(newest.unit) ? 'of ' : ''}${newest.unit.replace(/^traits?$/, 'points')}`
      : newest.isPercent
        ? 'accuracy'
        : (/\b(?:opportunit|trial|question|problem|word)\w*/.exec(goal)?.[0] ?? 'items'),
    ...(newest.date === undefined ? {} : { date: newest.date }),
    isPrior: false,
    isStrength: false,
    page: newest.page,
    quote: newest.quote,
  };
}

/** The newest reading of an old goal as a measure; undefined where it has none, or no area. */
export const newestMeasure = (goal: OldGoal): Measure | undefined => measureOf(goal, goal.newest);
