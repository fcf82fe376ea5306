/** What several readers ask of the same passage; the readers of dates and number words remember what they found. */
import { datesIn, type ReportDate } from './dates.js';
import { withDigits } from './number-words.js';
import type { Passage } from './passage.js';

/** Characters of a passage that are read for figures. */
export const PASSAGE_MAX = 1_500;

/** A passage with its number words as digits, of the same length; no more than its first 1,500 characters. */
export const digitsOf = ({ text }: Passage): string => withDigits(text.slice(0, PASSAGE_MAX));

/** The dates in the first characters of a passage, in order. */
export const datesOf = ({ text }: Passage, most = PASSAGE_MAX): readonly ReportDate[] =>
  datesIn(text.slice(0, most));
