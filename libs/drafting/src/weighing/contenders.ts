/** The figures of a report that could start a goal in an area, the heaviest first: for the person who decides. */
import { isNormScore, type Measure } from '../extraction/measure.js';

export interface Contender {
  readonly measure: Measure;
  /** What speaks for it, whoever read it, in natural logarithms of odds; above zero more than for there being no figure. */
  readonly weight: number;
}

/** More are no choice but a list. */
const CONTENDERS_MAX = 5;
/** So many are looked at for those five; the others are history, of somebody else, or told twice. */
const LOOKED_AT_MAX = 8;
/**
 * Of right figures in two sets of reports nobody had seen, 95 of 100 weigh more than this; of the others near the top, a
 * third weighs less. What nobody read has to weigh more.
 */
const READ_WEIGHS_MIN = -2.2;
const UNREAD_WEIGHS_MIN = -1;

/** A figure as a measure, and whether the readers of sentences and tables made it one. */
export interface Starting {
  readonly measure: Measure;
  readonly isRead: boolean;
}

/**
 * @param weights what speaks for each figure, by its place, as in `Contender`
 * @param startingAt the figure at a place; undefined where it cannot start a goal
 */
export function contendersAmong(
  weights: readonly number[],
  startingAt: (place: number) => Starting | undefined,
): Contender[] {
  const near = weights
    .map((weight, place) => ({ weight, place }))
    .filter(({ weight }) => weight > READ_WEIGHS_MIN)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, LOOKED_AT_MAX);
  const contenders: Contender[] = [];
  for (const { weight, place } of near) {
    if (contenders.length === CONTENDERS_MAX) break;
    const starting = startingAt(place);
    if (starting === undefined || (!starting.isRead && weight <= UNREAD_WEIGHS_MIN)) continue;
    const { measure } = starting;
    if (!contenders.some((known) => isSameFigure(known.measure, measure)))
      contenders.push({ measure, weight: Math.round(weight * 100) / 100 });
  }
  return contenders;
}

/** "32 of 60 intervals (53%)", or 61 words on page 1 and again in the summary: one figure, told twice. */
export function isSameFigure(one: Measure, other: Measure): boolean {
  const isInOneLine = one.page === other.page && one.quote === other.quote;
  if (one.value === other.value && one.outOf === other.outOf && (isInOneLine || one.unit === other.unit))
    return true;
  return isShareOf(one, other) || isShareOf(other, one);
}

/** Rounded to whole percent, as reports do. */
const isShareOf = (share: Measure, { value, outOf }: Measure): boolean =>
  share.outOf === undefined &&
  !isNormScore(share) &&
  outOf !== undefined &&
  (share.kind === 'percent' || share.kind === 'interval') &&
  Math.abs(share.value - (100 * value) / outOf) < 1;
