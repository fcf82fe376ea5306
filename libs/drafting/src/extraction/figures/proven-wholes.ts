/** Of how many a figure is, where another line says it: "Toothbrushing has 14 steps. ... Steps done without a word: 9". */
import type { Measure } from '../measure.js';
import { withDigits } from '../text/number-words.js';
import { type Passage, quotePassage } from '../text/passages.js';

/** Farther above, a number is of something else. */
const PASSAGES_BACK = 16;

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const holds = (text: string, whole: number) =>
  new RegExp(String.raw`(?<![\d.,/])${whole}(?![\d%]|[.,/]\d)`).test(withDigits(text));

const isUnproven = ({ kind, outOf, head, quote }: Measure) =>
  kind === 'ratio' && outOf !== undefined && head === undefined && !holds(quote, outOf);

/**
 * Each share whose whole its own quote does not hold, with the nearest line above that does: a draft may tell no number that
 * it does not quote. A measure stays as it is where no line near it holds the whole.
 *
 * @param passages of the report, in reading order
 */
export function withProvenWholes(measures: readonly Measure[], passages: readonly Passage[]): Measure[] {
  return measures.map((measure) => {
    if (!isUnproven(measure)) return measure;
    const quote = flat(measure.quote);
    const at = passages.findIndex(({ page, text }) => {
      if (page.page !== measure.page) return false;
      const told = flat(text);
      return told !== '' && (quote.includes(told) || told.includes(quote));
    });
    const above = passages
      .slice(Math.max(0, at - PASSAGES_BACK), Math.max(0, at))
      .findLast(({ text }) => holds(text, measure.outOf ?? 0));
    return at < 0 || above === undefined
      ? measure
      : { ...measure, head: { page: above.page.page, quote: quotePassage(above) } };
  });
}
