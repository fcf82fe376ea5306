/** How far the student comes with help, where the report has counted that beside what is done alone. */
import { isNormScore, type Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { isOfOneAspect } from './counted-aspect.js';
import { isSentence } from './quotes.js';

/** Read once more, a text is known: that helps nobody with the next. */
const READ_AGAIN = /\b(?:re-?read\w*|practiced|rehearsed|(?:second|third|repeated) reading)\b/i;
/** Told farther away, a figure is of another task as a rule. */
const PAGES_APART_MAX = 1;

/** Counted alike: a share of the same whole, percent beside percent, the same unit. */
const isOfSameWhole = (one: Measure, other: Measure): boolean =>
  one.outOf !== undefined || other.outOf !== undefined
    ? one.outOf === other.outOf
    : one.kind === other.kind && (one.kind !== 'count' || one.unit === other.unit);

/**
 * The figure that was reached with help: more than the baseline, of the same area and counted alike, now and on the same page
 * or the next; undefined where the report tells none in a sentence.
 */
export function helpedLevel(report: Report, baseline: Measure): Measure | undefined {
  const { areaOfNeed, value, page, kind } = baseline;
  if (kind === 'duration' || isSupported(baseline)) return undefined;
  const helped = report.measures.filter(
    (measure) =>
      measure.areaOfNeed === areaOfNeed &&
      !measure.isPrior &&
      measure.isEarly !== true &&
      !isNormScore(measure) &&
      measure.value > value &&
      Math.abs(measure.page - page) <= PAGES_APART_MAX &&
      measure.quote !== baseline.quote &&
      isOfSameWhole(measure, baseline) &&
      isOfOneAspect(measure, baseline) &&
      isSupported(measure) &&
      !READ_AGAIN.test(measure.quote) &&
      isSentence(measure.quote),
  );
  return helped.find((measure) => measure.page === page) ?? helped[0];
}
