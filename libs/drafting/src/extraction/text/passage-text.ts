/** What several readers ask of the same passage; the readers of dates and number words remember what they found. */
import { datesIn, type ReportDate } from '../times/dates.js';
import { withDigits } from './number-words.js';
import type { Passage } from './passage.js';
import { remembering } from './remembered.js';

/** Characters of a passage that are read for figures. */
export const PASSAGE_MAX = 1_500;

/** "The larger of two numbers": what there was to choose from, and no figure. */
const CHOICES =
  /\bthe (?:(?:larg|bigg|great|small|long|short|high|low|tall|heavi|light|clos|old|young|earli|lat)(?:er|est)|lesser|least|better|best|worst)(?: [a-z]{1,16})? of (?:the |these |those )?(\d{1,2})(?=\s)/gi;

const withoutChoices = (text: string): string => (text.includes(' of ') ? withoutWholes(text) : text);
const withoutWholes = (text: string): string =>
  text.replace(CHOICES, (told, count: string) => told.slice(0, -count.length) + ' '.repeat(count.length));

/**
 * A passage with its number words as digits and without those that count nothing, of the same length; no more than its first
 * 1,500 characters.
 */
export const digitsOf = ({ text }: Passage): string => digitsIn(text.slice(0, PASSAGE_MAX));
const digitsIn = remembering((text: string): string => withoutChoices(withDigits(text)));

/** The dates in the first characters of a passage, in order. */
export const datesOf = ({ text }: Passage, most = PASSAGE_MAX): readonly ReportDate[] =>
  datesIn(text.slice(0, most));
