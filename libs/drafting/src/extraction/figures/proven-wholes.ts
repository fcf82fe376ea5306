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
 * Gives a share whose whole its own quote does not hold the nearest line above that does: a draft may tell no number that it
 * does not quote. A measure stays as it is where no line near it holds the whole.
 *
 * @param passages of the report, in reading order
 */
export function wholeProver(passages: readonly Passage[]): (measure: Measure) => Measure {
  let told: readonly string[] | undefined;
  return (measure) => {
    if (!isUnproven(measure)) return measure;
    told ??= passages.map(({ text }) => flat(text));
    const quote = flat(measure.quote);
    const at = told.findIndex(
      (text, index) =>
        passages[index]?.page.page === measure.page &&
        text !== '' &&
        (quote.includes(text) || text.includes(quote)),
    );
    const above = passages
      .slice(Math.max(0, at - PASSAGES_BACK), Math.max(0, at))
      .findLast(({ text }) => holds(text, measure.outOf ?? 0));
    return at < 0 || above === undefined
      ? measure
      : { ...measure, head: { page: above.page.page, quote: quotePassage(above) } };
  };
}
