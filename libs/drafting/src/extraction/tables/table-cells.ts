/** The cells of a row, however its columns are set apart, and their places under the columns of a header. */
import { remembering } from '../text/remembered.js';
import { everyMatch } from '../text/every-match.js';
import type { Passage } from '../text/passage.js';

export interface Cell {
  readonly text: string;
  /** Offsets in the line, its indent counted. */
  readonly start: number;
  readonly end: number;
}

const CELLS_MAX = 24;
const SEPARATOR = /\||\t| {2,}|\s?\.{4,}\s?|\s?(?:\. ){3,}\s?/g;

/** The line's indent, so that cells set under each other by spaces have comparable places. */
export function indentOf(passage: Passage): number {
  return passage.start - (passage.page.text.lastIndexOf('\n', passage.start - 1) + 1);
}

/** A tab in front of a row holds its empty first cell: the corner of a table, over the names. */
const beginsWithTab = ({ page, start }: Passage) =>
  page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start).includes('\t');

/** Cells in order; empty ones are kept between bars and tabs, where they hold a place. At most 24. */
export function cellsOf(passage: Passage): Cell[] {
  const indent = indentOf(passage);
  const text = passage.text;
  const isFixed = text.includes('|') || text.includes('\t');
  const cells: Cell[] = text.includes('\t') && beginsWithTab(passage) ? [{ text: '', start: 0, end: 0 }] : [];
  let from = 0;
  const put = (to: number) => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    const start = from + (raw.length - raw.trimStart().length);
    if (cells.length < CELLS_MAX && (trimmed !== '' || (isFixed && from > 0)))
      cells.push({ text: trimmed, start: start + indent, end: start + trimmed.length + indent });
  };
  for (const match of everyMatch(SEPARATOR, text)) {
    // Beside bars and tabs, spaces only pad.
    if (isFixed && !/[|\t]/.test(match[0])) continue;
    put(match.index);
    from = match.index + match[0].length;
  }
  put(text.length);
  if (cells.at(-1)?.text === '' && text.trimEnd().endsWith('|')) cells.pop();
  return cells;
}

/** Numbers as rows print them, with what belongs to them, and words between: for rows whose cells ran together. */
const TOKEN =
  /[<>~]?\d{1,3}(?:\.\d{1,2})?\s?-\s?\d{1,3}(?:\.\d{1,2})?%?|\(\s?\d{1,3}\s?-\s?\d{1,3}\s?\)|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,3}(?:\.\d{1,2})?\s?(?:\/|of|out of)\s?\d{1,3}|[<>~]?\d{1,3}(?:\.\d{1,2})?\s?(?:%|st|nd|rd|th)?(?![\w/-])|(?<=\s)(?:--?|n\/a|NA)(?=\s|$)|[A-Za-z][A-Za-z'&./-]*(?: [A-Za-z][A-Za-z'&./-]*){0,5}/g;

/** "Grade 7 passage 79 90": the number of a grade, list or probe belongs to its name, where figures follow. */
const NUMBERED_NAME =
  /\b(?:grade|gr\.?|level|list|form|unit|lesson|probe|passage|session|week|day|goal|set|story) \d{1,2}(?=\b.{0,60}? \d)/i;
/** So do "Facts in 1 minute 7 9", "Addition, out of 10 3 6", "Retell (grade 2) 5 8", "2-digit addition 3 6". */
const NAMED_NUMBER =
  /\b(?:in|per) \d{1,2} (?:min|sec)[a-z]{0,5}\.?(?= .{0,60}?\d)|(?<!\d )\b(?:of|to|within) \d{1,3}(?=,? (?:[a-z ]{1,24} )?\d{1,3}(?: |$))|(?<![\d%] )\((?=[^()]{0,30}[a-z]{2})[^()]{1,40}\)(?=.{0,40} \d)|^\d{1,2}(?=[- ](?:digit|step|syllable|letter|word)\b)/gi;
const asLetters = (name: string) => name.replace(/[ \d()]/g, 'x');

/** A row with the numbers of its name made letters; as long as before. */
export const namesMasked = (text: string) =>
  text.replace(NUMBERED_NAME, asLetters).replace(NAMED_NUMBER, asLetters);

/** Label and tokens of a row set with single spaces; undefined when it does not look like one. */
export function flatCells(passage: Passage): Cell[] | undefined {
  const { text } = passage;
  if (text.length > 160 || !/\d/.test(text)) return undefined;
  const season = text.length <= 60 ? SEASON_ROW.exec(text)?.[0].trimEnd().length : undefined;
  const day =
    season ?? (isDatedRow(text) ? /^(?:\d\S+|\w+\.? \d{1,2})(?= )/.exec(text)?.[0].length : undefined);
  if (season !== undefined)
    return [
      { text: text.slice(0, season).replace(':', ''), start: 0, end: season },
      { text: text.slice(season + 1), start: season + 1, end: text.length },
    ];
  const first =
    day ??
    namesMasked(text)
      .slice(1)
      .search(/(?:^|\s)(?=[<>~(]?\d|--?\s)/) + 1;
  if (first === 0) return undefined;
  const at = first;
  const label = text.slice(0, at).replace(/[:|\s]+$/, '');
  const cells = everyMatch(TOKEN, text.slice(at))
    .slice(0, CELLS_MAX)
    .map((match) => ({
      text: match[0].trim(),
      start: at + match.index,
      end: at + match.index + match[0].length,
    }));
  return label === '' || cells.length === 0
    ? undefined
    : [{ text: label, start: 0, end: label.length }, ...cells];
}

/** "9/10 31", "Oct 5 31 6": a day, then figures only. */
const DATED_ROW =
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2})(?: [<>~]?\d{1,3}(?:\.\d{1,2})?%?(?:\/\d{1,3})?){1,6}$/i;
/** "Winter 14 correct", "Fall: 9 right": a season alone, then what was right; without the word it may be a year. */
const SEASON_ROW =
  /^(?:fall|autumn|winter|spring|summer|BOY|MOY|EOY):? (?=\d{1,3}(?:\.\d)? (?:correct|right|wcpm|points?)$)/i;
export const isDatedRow = (text: string): boolean =>
  text.length <= 60 && (DATED_ROW.test(text) || SEASON_ROW.test(text));

/** Whether the words before the first figure of a line are those of a sentence, and no name. */
const beginsSentence = (label: string) =>
  /\b(?:is|was|were|are|has|had|read|reads|scored|earned|will|with|and then|in|on|at|of|for|to|from|the|a|only|about|than|least|most|just|nearly|exactly|all|which|that|and|or)$/i.test(
    label,
  ) ||
  /\b(?:he|she|they|his|her|their|who|which|when|because)\b/i.test(label) ||
  label.split(/\s+/).length > 9;

/**
 * Whether a line set with single spaces is a row of figures: a name or a day, then mostly numbers, no sentence. It is asked
 * of each line by itself and for the lines beside it.
 */
export const isFlatRow = remembering((text: string): boolean => {
  if (isDatedRow(text)) return true;
  if (text.length > 140 || text.length < 6 || /[.!?]["')]?$/.test(text)) return false;
  if (!/^(?:[A-Za-z/("&]|\d[- ][a-z])/.test(text) || !/\s[<>~(]?\d/.test(text)) return false;
  const masked = namesMasked(text);
  const first = masked.search(/\s[<>~(]?\d/);
  if (first < 2 || first > 70) return false;
  // "PREVIOUS EVALUATION (January 2023, grade 1)": a remark, no figures.
  if (/\([^()]*$/.test(text.slice(0, first))) return false;
  const rest = text.slice(first).trim().split(/\s+/);
  const figures = rest.filter((token) =>
    /^[<>~(]?\d[\d.,/%)<>-]*(?:st|nd|rd|th|%)?\)?$|^--?$|^n\/a$/i.test(token),
  ).length;
  if (figures < 2 || figures < rest.length * 0.5 || beginsSentence(masked.slice(0, first))) return false;
  // "Socialization 83 (13th", "group, 15 minutes, 4 times": a sentence goes on with the next line, or comes from the one before.
  return !/\(\d{1,3}(?:st|nd|rd|th)?$|^(?:percentile|%ile)\b|\bmin(?:ute)?s?,? \d{1,2} (?:times|days|sessions)$/i.test(
    text,
  );
});
