/** The figures of a report that could start a goal in an area, the heaviest first: for the person who decides. */
import { isNormScore, type Measure, isInPercent } from '../extraction/measure.js';

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

/**
 * @param weights what speaks for each figure, by its place, as in `Contender`
 * @param measureAt the figure at a place; undefined where it cannot start a goal, or nobody read it and that is not enough
 */
export function contendersAmong(
  weights: readonly number[],
  measureAt: (place: number, isUnreadTaken: boolean) => Measure | undefined,
): Contender[] {
  const contenders: Contender[] = [];
  for (const place of heaviestPlaces(weights, LOOKED_AT_MAX)) {
    const weight = weights[place] ?? Number.NEGATIVE_INFINITY;
    if (contenders.length === CONTENDERS_MAX || weight <= READ_WEIGHS_MIN) break;
    const measure = measureAt(place, weight > UNREAD_WEIGHS_MIN);
    if (measure !== undefined && !contenders.some((known) => isSameFigure(known.measure, measure)))
      contenders.push({ measure, weight: Math.round(weight * 100) / 100 });
  }
  return contenders;
}

/** The places of at most `count` of the largest scores, the largest first; of equals the first. */
export function heaviestPlaces(scores: readonly number[], count: number): number[] {
  const heaviest: number[] = [];
  scores.forEach((score, place) => {
    let at = heaviest.length;
    while (at > 0 && score > (scores[heaviest[at - 1] ?? 0] ?? 0)) at -= 1;
    if (at >= count) return;
    heaviest.splice(at, 0, place);
    if (heaviest.length > count) heaviest.pop();
  });
  return heaviest;
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
  isInPercent(share.kind) &&
  Math.abs(share.value - (100 * value) / outOf) < 1;
