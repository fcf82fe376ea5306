/**
 * Which passages are advice by all of their words and what stands around them (decision 42). `advice-words.ts` knows headings and
 * turns of speech that somebody wrote down for it; people advise under a hundred others.
 */
import { SignTable } from '../../weighing/sign-table.js';
import { ComparableWords } from '../../weighing/comparable-words.js';
import { isMarked } from './advice-lists.js';
import { AdviceSigns } from './advice-signs.js';
import { ADVICE_WEIGHTS } from './advice-weights.js';
import type { Passage, Section } from '../text/passage.js';
import { isPutInThePast } from './recommendation-headings.js';

const WEIGHTS = new SignTable(ADVICE_WEIGHTS);

/** From here on a passage is advice though no reader took it for any: natural logarithm of odds. */
const LIKELY_MIN = 1;

/** Enough for a long report; what is longer has to be heard by the readers alone. */
const PASSAGES_MAX = 4_000;
/** Where what reads like advice is in force, past, praised or a key's; that of a goal or of progress goes on to be weighed. */
const WITHOUT_ADVICE: ReadonlySet<Section> = new Set(['services', 'history', 'strengths', 'score-key']);

/** Entries of a list that are gone back over to what heads it, and characters of such a head. */
const LIST_MAX = 20;
const HEAD_MAX = 70;

/** Goes over the passages of a report in reading order. */
export class LikelyAdvice {
  readonly #signs: AdviceSigns;
  readonly #passages: readonly Passage[];

  /**
   * @param studentName as the report has it
   * @param isHeading whether a passage heads others and advises nothing itself
   */
  constructor(
    passages: readonly Passage[],
    studentName: string | undefined,
    private readonly isHeading: (passage: Passage) => boolean,
  ) {
    this.#passages = passages;
    this.#signs = new AdviceSigns(passages, comparableWords(studentName));
  }

  /** To be called for every passage. */
  goOver(at: number): void {
    this.#signs.goOver(at);
  }

  /** Whether the passage gone over last is advice. */
  isLikely(at: number): boolean {
    const passage = this.#passages[at];
    if (passage === undefined || at >= PASSAGES_MAX || !mayAdvise(passage) || this.isHeading(passage))
      return false;
    return WEIGHTS.weigh(this.#signs.of(at)) >= LIKELY_MIN && !this.#isListOfThePast(at);
  }

  /** "4. Supports already tried" over the list that the passage is an entry of. */
  #isListOfThePast(at: number): boolean {
    let first = at;
    while (first > 0 && at - first < LIST_MAX && isEntry(this.#passages[first])) first -= 1;
    const head = this.#passages[first];
    return head !== undefined && head.text.length <= HEAD_MAX && isPutInThePast(head.text);
  }
}

const isEntry = (passage: Passage | undefined) =>
  passage !== undefined && isMarked(passage.text) && !/^\d/.test(passage.text);

const mayAdvise = ({ text, section, heading }: Passage): boolean =>
  !WITHOUT_ADVICE.has(section) && !isPutInThePast(heading) && /\p{L}{3}/u.test(text);

/** Every passage with the names of its signs: what the weights are learned from. */
export function adviceToLearn(
  passages: readonly Passage[],
  studentName: string | undefined,
): readonly { readonly passage: Passage; readonly signs: readonly string[] }[] {
  const signs = new AdviceSigns(passages, comparableWords(studentName));
  return passages.map((passage, at) => {
    signs.goOver(at);
    return { passage, signs: signs.of(at) };
  });
}

const comparableWords = (studentName: string | undefined) =>
  new ComparableWords(studentName === undefined ? [] : [studentName]);
