/**
 * Which passages are advice by all of their words and what stands around them (decision 42). `advice-words.ts` knows headings and
 * turns of speech that somebody wrote down for it; people advise under a hundred others.
 */
import { SignTable } from '../weighing/sign-table.js';
import { ComparableWords } from '../weighing/comparable-words.js';
import { AdviceSigns } from './advice-signs.js';
import { ADVICE_WEIGHTS } from './advice-weights.js';
import type { Passage } from './passage.js';

const WEIGHTS = new SignTable(ADVICE_WEIGHTS);

/** From here on a passage is advice though no reader took it for any: natural logarithm of odds. */
const LIKELY_MIN = 1;

/** Goes over the passages of a report in reading order. */
export class LikelyAdvice {
  readonly #signs: AdviceSigns;

  /** @param studentName as the report has it */
  constructor(passages: readonly Passage[], studentName: string | undefined) {
    this.#signs = new AdviceSigns(passages, comparableWords(studentName));
  }

  /** To be called for every passage. */
  goOver(at: number): void {
    this.#signs.goOver(at);
  }

  /** Whether the passage gone over last is advice. */
  isLikely(at: number): boolean {
    return WEIGHTS.weigh(this.#signs.of(at)) >= LIKELY_MIN;
  }
}

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
