/** What several readers ask of the same passage: worked out once, and forgotten with the passage. */
import { datesIn, type ReportDate } from './dates.js';
import { withDigits } from './number-words.js';
import type { Passage } from './passage.js';

/** Characters of a passage that are read for figures. */
export const PASSAGE_MAX = 1_500;

const digits = new WeakMap<Passage, string>();
const dates = new WeakMap<Passage, readonly ReportDate[]>();

/** A passage with its number words as digits, of the same length; no more than its first 1,500 characters. */
export function digitsOf(passage: Passage): string {
  const known = digits.get(passage);
  if (known !== undefined) return known;
  const made = withDigits(passage.text.slice(0, PASSAGE_MAX));
  digits.set(passage, made);
  return made;
}

/** The dates in the first characters of a passage, in order. @param most how many characters, no more than 1,500 */
export function datesOf(passage: Passage, most = PASSAGE_MAX): readonly ReportDate[] {
  if (passage.text.length > most && most < PASSAGE_MAX) return datesIn(passage.text.slice(0, most));
  const known = dates.get(passage);
  if (known !== undefined) return known;
  const found = datesIn(passage.text.slice(0, PASSAGE_MAX));
  dates.set(passage, found);
  return found;
}
