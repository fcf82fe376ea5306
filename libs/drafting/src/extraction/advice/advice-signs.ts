/** What speaks for a passage being advice for the time to come. Each sign is a short name; `advice-weights.ts` says how much it weighs. */
import type { ComparableWords } from '../../weighing/comparable-words.js';
import { upTo } from '../../weighing/sign-table.js';
import { isMarked } from './advice-lists.js';
import type { Passage } from '../text/passage.js';

const FIRST_WORDS = 4;
const BESIDE_WORDS = 6;
const OPENING_WORDS = 5;
const TITLE_WORDS = 8;
const DEPTHS = 5;
const LENGTHS = [4, 8, 12, 18, 26, 40];
const FIGURES_MAX = 4;
const PLACES_MAX = 6;
/** Longer lines lead to nothing. */
const LEADING_CHARACTERS_MAX = 90;

/** The signs of each passage of a report in turn. */
export class AdviceSigns {
  readonly #passages: readonly Passage[];
  readonly #words: ComparableWords;
  /** The last line that opened a list or headed something. */
  #lead = '';
  /** Where the paragraph of the last passage began. */
  #opening = 0;

  constructor(passages: readonly Passage[], words: ComparableWords) {
    this.#passages = passages;
    this.#words = words;
  }

  /** Takes note of the passage: every one has to be gone over, in reading order. */
  goOver(at: number): void {
    const passage = this.#passages[at];
    if (passage === undefined) return;
    if (this.#passages[this.#opening]?.paragraph !== passage.paragraph) this.#opening = at;
    if (leadsOn(passage)) this.#lead = passage.text;
  }

  /** @param at the passage gone over last */
  of(at: number): string[] {
    const passage = this.#passages[at];
    if (passage === undefined) return [];
    const { text, section, heading, isRow, paragraph } = passage;
    const own = this.#words.of(text);
    const opening = this.#passages[this.#opening]?.text ?? '';
    const named = (letter: string, words: readonly string[]) => words.map((word) => `${letter} ${word}`);
    const signs = [
      ...named('w', own),
      ...own.slice(0, FIRST_WORDS).map((word, place) => `${place < 2 ? 'a' : 'b'} ${word}`),
      ...named('p', this.#wordsBeside(at - 1).slice(-BESIDE_WORDS)),
      ...named('q', this.#wordsBeside(at - 1).slice(0, 2)),
      ...named('n', this.#wordsBeside(at + 1).slice(0, 2)),
      ...named('o', at === this.#opening ? [] : this.#words.of(opening).slice(0, OPENING_WORDS)),
      ...named('h', this.#words.of(heading).slice(0, TITLE_WORDS)),
      ...named('l', this.#words.of(this.#lead).slice(0, TITLE_WORDS)),
      `in ${section}`,
      `place ${String(Math.min(PLACES_MAX, at - this.#opening))}`,
      `depth ${String(Math.floor((DEPTHS * at) / this.#passages.length))}`,
      `length ${upTo(LENGTHS, own.length)}`,
      `figures ${String(Math.min(FIGURES_MAX, (text.match(/\d+/g) ?? []).length))}`,
    ];
    const put = (sign: string, isSo: boolean) => {
      if (isSo) signs.push(sign);
    };
    put('row', isRow);
    put('marked', isMarked(text));
    put('small', /^\p{Ll}/u.test(text));
    put('stop', /[.!]$/.test(text));
    put('quoted', /^["'(]/.test(text));
    put('ends quoted', text.endsWith('"'));
    put('last paragraph', this.#passages.at(-1)?.paragraph === paragraph);
    return [...new Set(signs)];
  }

  #wordsBeside(at: number): readonly string[] {
    const beside = this.#passages[at];
    return beside === undefined ? [] : this.#words.of(beside.text);
  }
}

const leadsOn = ({ text, heading }: Passage): boolean =>
  text === heading || (text.endsWith(':') && text.length <= LEADING_CHARACTERS_MAX);
