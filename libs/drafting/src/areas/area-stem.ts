/** What the forms of a word share, as areas were learned by it. */
import type { Sign, SignBook } from '../weighing/sign-book.js';

/** Where in the lists of a table stands what a word says: from a place up to another. */
export interface WordOfAreas {
  readonly from: number;
  readonly to: number;
}

/** A table of what words say of areas; undefined where nothing was learned of a stem. */
export interface SaidOfAreas {
  readonly said: (stem: string) => WordOfAreas | undefined;
}

/** One stem, with what it says to those who asked last: the same ask for it again and again. */
export class AreaStem {
  /** The number of the list that had it last: see `eachOnce`. */
  lastIn = 0;
  #table: SaidOfAreas | undefined;
  #said: WordOfAreas | undefined;
  #book: SignBook | undefined;
  #near: Sign | undefined;

  /** @param isLearned whether it is in the table of areas that was learned, and so is no name */
  constructor(
    readonly letters: string,
    readonly isLearned: boolean,
  ) {}

  saidIn(table: SaidOfAreas): WordOfAreas | undefined {
    if (this.#table !== table) {
      this.#table = table;
      this.#said = table.said(this.letters);
    }
    return this.#said;
  }

  /** The sign of a figure that it stands near to. */
  nearIn(book: SignBook): Sign | undefined {
    if (this.#book !== book) {
      this.#book = book;
      this.#near = book.of('near', this.letters);
    }
    return this.#near;
  }
}

let lists = 0;

/** A stem of a text, and where the word stands that it was cut from. */
export interface PlacedStem {
  readonly stem: AreaStem;
  readonly index: number;
  readonly end: number;
}

/**
 * Each of the stems that stand between two offsets once, in their order.
 * @param found to gather them in: an array that grows for each list would leave its smaller forms behind
 */
export function eachOnce(
  stems: readonly PlacedStem[],
  from = 0,
  to = Number.POSITIVE_INFINITY,
  found: AreaStem[] = [],
): AreaStem[] {
  lists += 1;
  let count = 0;
  for (const { stem, index, end } of stems) {
    if (stem.lastIn === lists || index < from || end > to) continue;
    stem.lastIn = lists;
    found[count] = stem;
    count += 1;
  }
  return found.slice(0, count);
}
