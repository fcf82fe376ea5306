/** Words of a text as signs are learned from them: cut to their stems, without names and numbers. */
import { cutToStem } from '../areas/word-stem.js';

const STEM_MAX = 8;
const WORDS_MAX = 60;
const WORD = /[a-z][a-z']*|\d+(?:[./]\d+)?%?|[:("?]/g;

/** Words made comparable: the student is NAME, a number #. */
export class ComparableWords {
  readonly #names: ReadonlySet<string>;
  /** A title stands over many parts, and each part beside two others. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(names: readonly string[]) {
    this.#names = new Set(
      names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((name) => name.length > 1),
    );
  }

  of(text: string): readonly string[] {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const words = this.#cut(text);
    this.#known.set(text, words);
    return words;
  }

  #cut(text: string): string[] {
    return (text.toLowerCase().match(WORD) ?? []).slice(0, WORDS_MAX).map((word) => {
      if (/^\d/.test(word)) return word.endsWith('%') ? '#%' : word.includes('/') ? '#/#' : '#';
      return this.#names.has(word) ? 'NAME' : cutToStem(word, STEM_MAX);
    });
  }
}
