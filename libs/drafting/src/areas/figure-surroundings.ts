/** The words around the figures of a report, and around its passages: what tells of which area they are. */
import type { Passage } from '../extraction/text/passage.js';
import { type AreaStem, eachOnce, type PlacedStem } from './area-stem.js';
import type { AroundFigure, StemsAround } from './area-words.js';
import { ReportWords } from './report-words.js';

/** Where a figure stands. */
interface Placed {
  readonly passage: Passage;
  /** Place of the passage in the report. */
  readonly at: number;
  /** Offsets in the passage's text. */
  readonly index: number;
  readonly end: number;
}

const NEAR_BEFORE = 140;
const NEAR_AFTER = 110;
const BEFORE_MAX = 220;

const lettersOf = (stems: readonly AreaStem[]) => stems.map(({ letters }) => letters);

/** The words of a text that stands by itself. */
export const stemsOfText = (text: string): StemsAround => ({
  near: eachOnce(new ReportWords(undefined).stemsIn(text)),
  before: [],
});

/** The same as areas learn them from lines without a report. */
export const aroundText = (text: string): AroundFigure => asLetters(stemsOfText(text));

/** The words as they are learned from. */
export const asLetters = ({ near, before }: StemsAround): AroundFigure => ({
  near: lettersOf(near),
  before: lettersOf(before),
});

const SURROUNDINGS = new WeakMap<readonly Passage[], FigureSurroundings>();

/** Made once for a report: its needs are told by the same words as its figures. */
export function surroundingsIn(
  passages: readonly Passage[],
  studentName: string | undefined,
): FigureSurroundings {
  const known = SURROUNDINGS.get(passages) ?? new FigureSurroundings(passages, studentName);
  SURROUNDINGS.set(passages, known);
  return known;
}

/** The words around the figures of one report. */
export class FigureSurroundings {
  readonly words: ReportWords;
  readonly #before = new Map<Passage, readonly AreaStem[]>();
  /** For gathering; of this report alone. */
  readonly #found: AreaStem[] = [];

  constructor(
    private readonly passages: readonly Passage[],
    studentName: string | undefined,
  ) {
    this.words = new ReportWords(studentName);
  }

  of({ passage, at, index, end }: Placed): StemsAround {
    return { near: this.near(passage, index, end), before: this.#stemsBefore(passage, at) };
  }

  /** @param index where a figure begins in the passage's text */
  near(passage: Passage, index: number, end: number): readonly AreaStem[] {
    const stems = this.words.stemsIn(passage.text);
    return eachOnce(stems, index - NEAR_BEFORE, end + NEAR_AFTER, this.#found);
  }

  #stemsBefore(passage: Passage, at: number): readonly AreaStem[] {
    const known = this.#before.get(passage);
    if (known !== undefined) return known;
    const stems: PlacedStem[] = [...this.words.stemsIn(passage.heading)];
    let told = 0;
    for (let back = at - 1; back >= 0 && told < BEFORE_MAX; back -= 1) {
      const text = this.passages[back]?.text ?? '';
      const from = text.length + told - BEFORE_MAX;
      for (const placed of this.words.stemsIn(text)) if (placed.index >= from) stems.push(placed);
      told += text.length + 1;
    }
    const once = eachOnce(stems, 0, Number.POSITIVE_INFINITY, this.#found);
    this.#before.set(passage, once);
    return once;
  }
}
