/** Which figure is which measure of the readers of sentences and tables, and what they know of its time. */
import { isSkillBaseline } from '../areas/need-signals.js';
import { isNormScore, type Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/text/passage.js';
import { quotePassage } from '../extraction/text/passages.js';
import { areAlike } from './kin-signs.js';
import type { SignBook } from './sign-book.js';
import type { SignedFigure } from './signs.js';

const QUOTE_START = 40;
const PASSAGES_APART = 8;
const BREAK = /[\n\t]/;
const BREAKS = new RegExp(BREAK, 'g');

/** Lines of which all that was read are norm scores: half the figures of many a report, and never a baseline. */
export function holdsScoresAlone(measures: readonly Measure[]): (passage: Passage) => boolean {
  const scores = new Set(measures.filter(isNormScore).map(({ quote }) => quote));
  if (scores.size === 0) return () => false;
  const skills = new Set(measures.filter((measure) => !isNormScore(measure)).map(({ quote }) => quote));
  return (passage) => {
    const quote = quotePassage(passage);
    return scores.has(quote) && !skills.has(quote);
  };
}

/** "March 2024", "3/10/24": what is dated with its year is as old as it says; "11/10" is placed by the dates around it. */
const YEAR = /\b(?:19|20)\d\d\b|\/\d\d?\/\d\d\b/;
const isOfAYear = ({ date }: Measure) => date !== undefined && YEAR.test(date);

const NONE: readonly Measure[] = [];

/** Made once for a report. */
export class MeasuredFigures {
  readonly #byValue = new Map<number, number[]>();
  readonly #places = new Map<Measure, readonly number[]>();
  readonly #skills = new Map<string | null, Measure[]>();
  /** Figures the readers know to be history, by their places. */
  readonly #prior: ReadonlySet<number>;
  /** Those of them that are by a date with its year. */
  readonly #ofAYear: ReadonlySet<number>;

  constructor(
    private readonly figures: readonly SignedFigure[],
    measures: readonly Measure[],
  ) {
    figures.forEach(({ figure: { value } }, place) => {
      const places = this.#byValue.get(value);
      if (places === undefined) this.#byValue.set(value, [place]);
      else places.push(place);
    });
    for (const measure of measures.filter(isSkillBaseline)) {
      const own = this.#skills.get(measure.areaOfNeed);
      if (own === undefined) this.#skills.set(measure.areaOfNeed, [measure]);
      else own.push(measure);
    }
    const placesOfAll = (those: readonly Measure[]) => those.flatMap((measure) => this.placesOf(measure));
    const history = measures.filter(({ isPrior }) => isPrior);
    // "1   1   1", a row of which the last is new: which of the three is which nobody can tell by its value.
    const current = new Set(placesOfAll(measures.filter(({ isPrior }) => !isPrior)));
    this.#prior = new Set(placesOfAll(history).filter((place) => !current.has(place)));
    const ofAYear = placesOfAll(history.filter(isOfAYear));
    this.#ofAYear = new Set(ofAYear.filter((place) => this.#prior.has(place)));
  }

  /** The measures of an area that a goal could start from, as far as they tell. */
  skillsOf(areaOfNeed: string): readonly Measure[] {
    return this.#skills.get(areaOfNeed) ?? NONE;
  }

  /** Where the figures stand that are the measure. */
  placesOf(measure: Measure): readonly number[] {
    const known = this.#places.get(measure);
    if (known !== undefined) return known;
    const sameValue = this.#byValue.get(measure.value) ?? [];
    const printed = BREAK.test(measure.quote)
      ? [measure.quote, measure.quote.replace(BREAKS, ' ')]
      : [measure.quote];
    const found = sameValue.filter((place) =>
      printed.some((quote) => isSame(this.figures[place], measure, quote)),
    );
    this.#places.set(measure, found);
    return found;
  }

  isPrior(place: number): boolean {
    return this.#prior.has(place);
  }

  /** Known as history by a date that cannot be misplaced. */
  isOfAYear(place: number): boolean {
    return this.#ofAYear.has(place);
  }

  /** Adds to each figure whether it is known as history, or one of its kin is and it is not: then it is the newer one. */
  addSigns(book: SignBook): void {
    if (this.#prior.size === 0) return;
    const prior = [...this.#prior].flatMap((place) => this.figures[place] ?? []);
    for (const figure of prior) figure.signs.add(book.named('known history'));
    this.figures.forEach((figure, place) => {
      if (!this.isPrior(place) && prior.some((old) => areAlike(old, figure, PASSAGES_APART)))
        figure.signs.add(book.named('history of kin'));
    });
  }
}

/** @param quote as printed, as rows are, or in one line, as sentences are */
function isSame(signed: SignedFigure | undefined, measure: Measure, quote: string): boolean {
  if (signed === undefined) return false;
  const { passage, outOf, wholeElsewhere } = signed.figure;
  if (measure.page !== passage.page.page) return false;
  if (wholeElsewhere === '' && outOf !== undefined && measure.outOf !== undefined && outOf !== measure.outOf)
    return false;
  const start = passage.text.slice(0, QUOTE_START).trim();
  return quote.includes(start) || passage.text.includes(quote.slice(0, QUOTE_START));
}
