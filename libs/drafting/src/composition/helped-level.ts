/** How far the student comes with help, where the report has counted that beside what is done alone. */
import { isNormScore, type Measure, measureWords, isInPercent } from '../extraction/measure.js';
import type { HelpedFigure } from '../extraction/figures/helped-figures.js';
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

/** By the words of its clause, or as a sentence that names help. */
const isReachedWithHelp = ({ helpedFigures }: Report, measure: Measure): boolean =>
  isSupported(measure) ||
  helpedFigures.some(({ quote, value }) => quote === measure.quote && value === measure.value);

/** A level with help as a present level tells it. */
export type HelpedLevel = Pick<Measure, 'page' | 'quote'> & { readonly words: string };

/** "With the picture card he does six", of seven: the sentence ends on what was done, and says no more of how many. */
const isOfWhole = ({ value, outOf, isPercent, text }: HelpedFigure, whole: number) =>
  outOf === whole ||
  (outOf === undefined &&
    !isPercent &&
    value <= whole &&
    new RegExp(
      String.raw`\b(?:he|she|they) [a-z]+ (?:all |about )?${value}(?: right| correct)?\s*(?:[.,;]|$)`,
    ).test(text));

/** "With her facts chart beside her she does 31", of a count told in the sentence before. */
const isNext = ({ before, text, value }: HelpedFigure, { value: from }: Measure): boolean =>
  before !== undefined &&
  new RegExp(String.raw`(?<![\d.])${from}(?![\d.]*\d)`).test(before) &&
  new RegExp(String.raw`\b(?:he|she|they) [a-z]+ (?:about |only )?${value}\s*(?:[.,;]|$)`).test(text);

function isCountedAs(figure: HelpedFigure, baseline: Measure): boolean {
  if (isInPercent(baseline.kind)) return figure.isPercent;
  if (baseline.outOf !== undefined) return isOfWhole(figure, baseline.outOf);
  return !figure.isPercent && figure.outOf === undefined && isNext(figure, baseline);
}

/** Told right beside the baseline, whatever it was read as: "With the chart he got 11 of the 15." */
function besideBaseline(report: Report, baseline: Measure): HelpedLevel | undefined {
  const { value, outOf, page, quote } = baseline;
  const found = report.helpedFigures.find(
    (figure) =>
      figure.quote !== undefined &&
      figure.page === page &&
      figure.quote !== quote &&
      figure.beside?.includes(quote) === true &&
      figure.value > value &&
      isCountedAs(figure, baseline) &&
      !READ_AGAIN.test(figure.quote) &&
      isSentence(figure.quote),
  );
  if (found?.quote === undefined) return undefined;
  const whole = outOf === undefined ? '' : ` of ${outOf}`;
  const words = found.isPercent ? `${found.value}%` : `${found.value}${whole}`;
  return { page: found.page, quote: found.quote, words };
}

/** How far the student comes with help: by a measure of the same, else by a sentence right beside the baseline. */
export function levelWithHelp(report: Report, baseline: Measure): HelpedLevel | undefined {
  const helped = helpedLevel(report, baseline);
  if (helped !== undefined) return { page: helped.page, quote: helped.quote, words: measureWords(helped) };
  return isSupported(baseline) ? undefined : besideBaseline(report, baseline);
}

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
      isReachedWithHelp(report, measure) &&
      !READ_AGAIN.test(measure.quote) &&
      isSentence(measure.quote),
  );
  return helped.find((measure) => measure.page === page) ?? helped[0];
}
