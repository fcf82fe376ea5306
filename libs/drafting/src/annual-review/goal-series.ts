/** The readings of one goal in order of time: which is the old baseline, which the newest. */
import type { GoalCriterion } from './goal-criterion.js';
import { type GoalReading, readingOf } from './goal-reading.js';
import type { TimedNumber } from './timed-number.js';

export interface GoalSeries {
  /** What the readings are held against. */
  readonly criterion: GoalCriterion | undefined;
  readonly baseline?: GoalReading;
  /** After the baseline, oldest first. */
  readonly readings: readonly GoalReading[];
  readonly newest?: GoalReading;
  /** Months between the first and the newest dated reading; undefined where dates do not tell. */
  readonly months?: number;
}

const READINGS_MAX = 24;

function readingOnScale(timed: TimedNumber): GoalReading {
  const { number, criterion } = timed;
  // "10 points" of a goal of "12 of 16 points": the same sixteen.
  const outOf = number.outOf ?? (number.form === 'number' ? criterion.outOf : undefined);
  const isPercent = number.form === 'percent' || (number.form === 'number' && criterion.isPercent);
  return readingOf(timed, { outOf, isPercent, unit: unitWords(criterion, number.unit) });
}

/** The unit in the goal's words; where the goal has none, in the reading's. */
function unitWords(criterion: GoalCriterion, own: string): string {
  const unit = criterion.unit === '' ? own : criterion.unit;
  return unit.replace(/\s+/g, ' ').trim().slice(0, 60);
}

/** "2 of 5" or "30%" at the start, then "2", "3" or "40, 45": the figures of the same scale without its five or its sign. */
function bareOnScale(
  groups: readonly (readonly TimedNumber[])[],
  best: readonly TimedNumber[],
): readonly TimedNumber[] {
  const own = best[0]?.criterion;
  if (own?.outOf === undefined && own?.isPercent !== true) return [];
  const isBare = ({ criterion, number, isPlaced }: TimedNumber) =>
    criterion === own && number.form === 'number' && isPlaced;
  return (
    groups
      .find((group) => group !== best && group.some((one) => isBare(one) && !one.isStart))
      ?.filter(isBare) ?? []
  );
}

/** "With 96% accuracy" behind "110 words a minute" is how well, and not the skill: its readings count where the skill has none. */
const SIDE_LEVEL = 1;

/** The numbers told in one form against one criterion: the best fitting, timed ones before others. */
function alike(numbers: readonly TimedNumber[], level: GoalCriterion | undefined): TimedNumber[] {
  const groups = [
    ...Map.groupBy(
      numbers,
      ({ number, criterion }) => `${number.form}|${criterion.value}|${criterion.unit}`,
    ).values(),
  ];
  const weigh = (group: readonly TimedNumber[]) => {
    const placed = group.filter(({ isPlaced }) => isPlaced);
    const isSide =
      level !== undefined &&
      !level.isPercent &&
      group.every(({ criterion }) => criterion.isPercent && criterion !== level);
    const fit = Math.max(...group.map((one) => one.fit)) - (isSide ? SIDE_LEVEL : 0);
    return fit + 0.25 * Math.min(6, placed.length);
  };
  const best = groups.sort((a, b) => weigh(b) - weigh(a))[0] ?? [];
  const placed = best.filter(({ isPlaced }) => isPlaced);
  const bare = placed.length > 0 && placed.every(({ isStart }) => isStart) ? bareOnScale(groups, best) : [];
  if (bare.length > 0) {
    const kept = new Set([...best, ...bare]);
    return numbers.filter((number) => kept.has(number));
  }
  // Where nothing but the start is timed, the figures that follow it are the progress.
  if (placed.every(({ isStart }) => isStart)) return best;
  const fit = Math.max(...placed.map((one) => one.fit));
  return placed.filter((one) => one.fit >= fit - 1.6);
}

const yearly = ({ when }: TimedNumber) => (when?.kind === 'date' && when.hasYear ? when.order : undefined);
const stepOf = ({ when }: TimedNumber) => (when?.kind === 'step' ? when.step : undefined);
const monthOf = ({ when }: TimedNumber) => (when?.kind === 'date' && !when.hasYear ? when.order : undefined);

/** Pairs told one after the other that grow older, less those that grow newer. */
function descents(
  numbers: readonly TimedNumber[],
  orderOf: (number: TimedNumber) => number | undefined,
): number {
  const orders = numbers.flatMap((number) => orderOf(number) ?? []);
  return orders.slice(1).reduce((sum, order, at) => sum + Math.sign((orders[at] ?? order) - order), 0);
}

/** Months from one time of the year to the next time it is the other. */
const monthsUntil = (from: number, to: number) => (((to - from) % 12) + 12) % 12;
/** A day told of the week of the report may lie shortly ahead of the day the report bears. */
const AHEAD_MAX = 0.5;

/**
 * Whether months without a year are told newest first. What the report's own date tells settles it; else the telling that
 * takes much less time: "in January, and in December" is one month back, or eleven on.
 * @param present when the report was written, in months
 */
function areMonthsBackward(numbers: readonly TimedNumber[], present: number | undefined): boolean {
  if (present !== undefined) {
    // School months begin four months before the year.
    const now = present + 4 + AHEAD_MAX;
    return (
      descents(numbers, (number) => {
        const month = monthOf(number);
        return month === undefined ? undefined : -monthsUntil(month, now);
      }) > 0
    );
  }
  const months = numbers.flatMap((number) => monthOf(number) ?? []);
  const pairs = months.slice(1).map((month, at) => [months[at] ?? month, month] as const);
  const onward = pairs.reduce((sum, [from, to]) => sum + monthsUntil(from, to), 0);
  const back = pairs.reduce((sum, [from, to]) => sum + monthsUntil(to, from), 0);
  return 2 * back < onward;
}

/** Oldest first. Full dates decide alone; else the order of telling, turned around where it runs backward. */
function inTime(numbers: readonly TimedNumber[], present: number | undefined): TimedNumber[] {
  const isNow = (number: TimedNumber) => number.when?.kind === 'now';
  if (numbers.every((number) => yearly(number) !== undefined))
    return numbers.toSorted((a, b) => (yearly(a) ?? 0) - (yearly(b) ?? 0));
  const backward = descents(numbers, yearly) + descents(numbers, stepOf);
  const isBackward = backward > 0 || (backward === 0 && areMonthsBackward(numbers, present));
  const told = isBackward ? numbers.toReversed() : [...numbers];
  const now = told.filter(isNow);
  const last = told.at(-1);
  const isLaterDated = last !== undefined && !isNow(last) && last.when !== undefined;
  return now.length === 0 || isLaterDated ? told : [...told.filter((number) => !isNow(number)), ...now];
}

/** "At or above 80% on four of them" is no figure of its own where another one is told. */
function withoutBounds(numbers: readonly TimedNumber[]): readonly TimedNumber[] {
  const exact = numbers.filter(({ isBound }) => isBound !== true);
  return exact.some(({ isStart, isPlaced, fit }) => !isStart && isPlaced && fit > 0) ? exact : numbers;
}

/**
 * The series of a goal from every number of its block that fits.
 * @param present when the report was written, in months; undefined where it does not tell
 */
export function seriesOf(
  told: readonly TimedNumber[],
  criteria: readonly GoalCriterion[],
  present?: number,
): GoalSeries {
  const numbers = withoutBounds(told);
  const own = alike(numbers, criteria[0]);
  const criterion = own[0]?.criterion ?? criteria[0];
  const starts = own.filter(({ isStart }) => isStart);
  const later = inTime(
    own.filter(({ isStart }) => !isStart),
    present,
  ).slice(-READINGS_MAX);
  const start = starts.at(0) ?? otherStart(numbers, own);
  const newest = later.at(-1);
  const dates = [start, ...later].flatMap((number) => (number === undefined ? [] : (yearly(number) ?? [])));
  const readings = later.map(readingOnScale);
  const last = readings.at(-1);
  return {
    criterion,
    ...(start === undefined ? {} : { baseline: readingOnScale(start) }),
    readings,
    ...(last === undefined || newest === undefined ? {} : { newest: last }),
    ...(dates.length < 2 ? {} : { months: Math.max(...dates) - Math.min(...dates) }),
  };
}

/** A start told in another form than the progress: "4 of 20", later in percent. */
function otherStart(numbers: readonly TimedNumber[], own: readonly TimedNumber[]): TimedNumber | undefined {
  const criterion = own[0]?.criterion;
  return numbers.find(
    (number) =>
      number.isStart &&
      number.isPlaced &&
      (criterion === undefined ||
        ((number.criterion.outOf ?? 100) > 0 &&
          number.number.form !== 'number' &&
          own[0]?.number.form !== 'number')),
  );
}
