/** What the forms of a word share, as areas were learned by it. */
import type { Sign, SignBook } from '../weighing/sign-book.js';
import type { AreaWords, WordOfAreas } from './area-words.js';

/** One stem, with what it says to those who asked last: the same ask for it again and again. */
export class AreaStem {
  /** The number of the list that had it last: see `eachOnce`. */
  lastIn = 0;
  #areaWords: AreaWords | undefined;
  #said: WordOfAreas | undefined;
  #book: SignBook | undefined;
  #near: Sign | undefined;

  /** @param isLearned whether it is in the table of areas that was learned, and so is no name */
  constructor(
    readonly letters: string,
    readonly isLearned: boolean,
  ) {}

  saidIn(areaWords: AreaWords): WordOfAreas | undefined {
    if (this.#areaWords !== areaWords) {
      this.#areaWords = areaWords;
      this.#said = areaWords.said(this.letters);
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

/** Each of some stems once, in their order. */
export function eachOnce(stems: readonly { readonly stem: AreaStem }[]): AreaStem[] {
  lists += 1;
  const once: AreaStem[] = [];
  for (const { stem } of stems) {
    if (stem.lastIn === lists) continue;
    stem.lastIn = lists;
    once.push(stem);
  }
  return once;
}
