/** A report as lines a goal and its progress stand on: wrapped prose made whole, tables left row by row. */
import { everyMatch } from '../extraction/text/every-match.js';
import { type FoldedPage, quoteOf } from '../extraction/text/folded-page.js';
import { ITEM_NUMBER } from '../extraction/text/list-counting.js';
import { linesOf } from '../extraction/text/page-lines.js';
import type { Passage } from '../extraction/text/passages.js';

export interface ReportLine {
  readonly page: FoldedPage;
  /** Offsets in the folded page. */
  readonly start: number;
  readonly end: number;
  /** Folded, on one line, tabs kept; same length as the range. */
  readonly text: string;
  readonly isRow: boolean;
  /** A title, and no sentence, row or "key: value". */
  readonly isTitle: boolean;
  readonly isAfterBlank: boolean;
  /** Of a table's row whose goal was wrapped within its cell: the goal's words from the lines below. */
  readonly wrapped?: string;
  /** What else the lines below a wrapped goal hold, its own words blanked. */
  readonly isRestOfRow?: boolean;
}

const LINES_MAX = 40_000;
/** A paragraph longer than this is cut: no goal with its progress needs more. */
const LINE_CHARACTERS_MAX = 6_000;
/** Pages whose lines end this early hold lists or tables; pages whose lines are longer break no sentence. */
const WRAP_MIN = 60;
const WRAP_MAX = 150;

const BULLET = new RegExp(String.raw`^(?:[-*•●▪◦‣]|${ITEM_NUMBER}|\(?[A-Za-z][.)])\s`);
const KEY =
  /^(?:[A-Z][\w /()'#&-]{1,40}:|(?:Annual |IEP )?(?:Goal|GOAL|Objective|OBJECTIVE|Benchmark)\s*#?\s*(?:\d|[A-H]\b))/;

/** Words no sentence ends on. */
const HANGING = /\b(?:of|the|a|an|to|with|in|by|for|and|or|on|at|from|will|his|her|their|is|was|than)$/;

const isRowText = (text: string) =>
  text.includes('|') ||
  text.includes('\t') ||
  (text.includes('  ') &&
    ((text.slice(0, 600).match(/[^.!?:;\s] {2,}(?=\S)/g)?.length ?? 0) >= 2 ||
      (text.length <= 120 && /[^.\s] {3,}\S/.test(text))));

interface PrintedLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isRow: boolean;
}

/** Whether a line of prose goes on in the next one. */
function goesOn(beforeLine: PrintedLine, nextLine: PrintedLine, width: number): boolean {
  if (beforeLine.isRow || nextLine.isRow) return false;
  const [before, next] = [beforeLine.text, nextLine.text];
  if (before === '' || next === '') return false;
  // A ruled line is no part of what stands below it.
  if (!/[A-Za-z0-9]/.test(before)) return false;
  // "15 of" and below it "20. Sixes are left": a number that the line's end parted from its whole.
  if (/\d of$/.test(before) && /^\d{1,3}\b/.test(next)) return true;
  if (BULLET.test(next) || KEY.test(next) || /[.!?:]["')]?$/.test(before)) return false;
  if (/^[a-z(]/.test(next) || HANGING.test(before)) return before.length >= 25;
  return width >= WRAP_MIN && width <= WRAP_MAX && before.length >= 0.7 * width;
}

/** A goal whose cell was wrapped: its first line stands alone, its last one has the rest of the row beside it. */
const isWrappedCell = (first: PrintedLine, row: PrintedLine): boolean =>
  row.isRow &&
  !first.isRow &&
  /^[a-z][^:=]{2,80}? {2,}\S/.test(row.text) &&
  !/[.!?:]["')]?$/.test(first.text) &&
  /\bwill\b/.test(first.text);

interface WrappedLine {
  readonly line: PrintedLine;
  /** What goes on with the goal. */
  readonly words: string;
  /** The line with these words blanked, as long as it was. */
  readonly rest: string;
}

const NONE_BELOW: readonly WrappedLine[] = [];
const WRAPPED_LINES_MAX = 6;

/** The lines of a table with bars in which the goal of its row goes on: as many cells, nothing in front, no figure beside. */
function wrappedBelow(lines: readonly PrintedLine[], at: number): readonly WrappedLine[] {
  const first = lines[at];
  if (first?.isRow !== true || !first.text.includes('|') || !/\bwill\b/.test(first.text)) return NONE_BELOW;
  const cells = cellsOfRow(first.text);
  const place = cells.findIndex(({ text }) => /\bwill\b/.test(text));
  const below: WrappedLine[] = [];
  let words = cells[place]?.text ?? '';
  for (const line of lines.slice(at + 1, at + 1 + WRAPPED_LINES_MAX)) {
    if (!line.isRow || !line.text.includes('|') || /[.!?]["')]?$/.test(words)) break;
    const own = cellsOfRow(line.text);
    const next = own[place];
    const isOthers = own.some(
      ({ text }, other) => other !== place && (other < place ? text !== '' : /\d/.test(text)),
    );
    if (next === undefined || own.length > cells.length || isOthers) break;
    if (!/[\p{L}\d]/u.test(next.text) || BULLET.test(next.text) || /\bwill\b/.test(next.text)) break;
    words = next.text;
    const rest = `${line.text.slice(0, next.at)}${' '.repeat(words.length)}${line.text.slice(next.at + words.length)}`;
    below.push({ line, words, rest });
  }
  return below;
}

function linesOfPage(page: FoldedPage): ReportLine[] {
  const physical = linesOf(page)
    .slice(0, LINES_MAX)
    .map(({ start, end, text }): PrintedLine => ({ start, end, text, isRow: isRowText(text) }));
  const lengths = physical.map(({ text }) => text.length).filter((length) => length >= 30);
  const width = lengths.sort((a, b) => a - b)[Math.floor(0.9 * lengths.length)] ?? 0;
  const lines: ReportLine[] = [];
  let isAfterBlank = true;
  for (let at = 0; at < physical.length; at += 1) {
    const first = physical[at];
    if (first === undefined || first.text === '') {
      isAfterBlank = true;
      continue;
    }
    let last = first;
    for (let next = physical[at + 1]; next !== undefined; next = physical[at + 1]) {
      if (next.end - first.start > LINE_CHARACTERS_MAX || !goesOn(last, next, width)) break;
      last = next;
      at += 1;
    }
    const below = last === first ? wrappedBelow(physical, at) : NONE_BELOW;
    if (below.length > 0) {
      lines.push({
        page,
        ...first,
        isTitle: false,
        isAfterBlank,
        wrapped: below.map(({ words }) => words).join(' '),
      });
      for (const { line, rest } of below)
        if (/\p{L}/u.test(rest))
          lines.push({ page, ...line, text: rest, isTitle: false, isAfterBlank: false, isRestOfRow: true });
      at += below.length;
      isAfterBlank = false;
      continue;
    }
    const row = physical[at + 1];
    if (row !== undefined && last === first && isWrappedCell(first, row)) {
      at += 1;
      // A filler that parts no cells stands where the line broke: offsets stay what they are.
      const broken = page.text.slice(first.end, row.start).replace(/\s/g, '\u00a0');
      const text = `${first.text}${broken}${row.text}`;
      lines.push({ page, start: first.start, end: row.end, text, isRow: true, isTitle: false, isAfterBlank });
      isAfterBlank = false;
      continue;
    }
    const text = last === first ? first.text : page.text.slice(first.start, last.end).replace(/\n/g, ' ');
    // Joined lines keep the blanks they ended on; only a line that stands alone can be a row.
    const isRow = last === first && first.isRow;
    const isTitle = !isRow && isTitleText(text);
    lines.push({ page, start: first.start, end: last.end, text, isRow, isTitle, isAfterBlank });
    isAfterBlank = false;
  }
  return lines;
}

/** The lines of every page the passages stand on, in reading order. Bounded: at most 40,000. */
export function reportLines(passages: readonly Passage[]): ReportLine[] {
  const pages = [...new Set(passages.map(({ page }) => page))].sort((a, b) => a.page - b.page);
  return pages.flatMap(linesOfPage).slice(0, LINES_MAX);
}

const DATA_HEADING =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:(?:summary of |report of |current |narrative |staff |provider |teacher |therapist )?(?:progress|baselines?|status|comments?|data|updates?)|(?:first|second|third|fourth|1st|2nd|3rd|4th) (?:quarter|trimester|semester|marking period)|(?:quarter|trimester|semester|marking period|reporting period) ?\d?|(?:short[- ]term )?objectives?|benchmarks?|criteri(?:on|a)|evaluation(?: method)?|methods?(?: of \w+)?|measured by|measurement|results?|dates?|schedule|annual goal|goal|iep goal|measurable(?: annual)? goals?|last year's goal|current performance|performance data|progress toward (?:the |this )?(?:annual )?goal|progress notes?|progress report(?:ing)?)\b[^.]{0,40}$/i;
const STRUCTURE = /^(?:(?:part|section)\s+\w{1,5}\b|[IVX]{1,4}[.)]|[A-Z][.)]|\d{1,2}[.)])\s*/i;

/** "The goals we wrote on March 6, 2025". */
const MONTH_AND_DAY =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?=,|$| 20\d\d)/g;

const HAS_VALUE = /:\s*\S/;
/** "### Last year's goals and where they stand": the marks say so. */
const MARKED_TITLE = /^#{2,4} {1,3}\p{L}/u;
/** What stands in brackets or is quoted. */
const FRAMED = /\([^)]{0,60}\)|"[^"]{0,60}"/g;

function isTitleText(text: string): boolean {
  if (text.length > 90 || !/\p{L}{3}/u.test(text)) return false;
  if (MARKED_TITLE.test(text)) return true;
  const isFramed = /[("]/.test(text);
  // Most short lines are "key: value": no title, whatever else they hold.
  if (!isFramed && HAS_VALUE.test(text)) return false;
  const unnumbered = text.replace(STRUCTURE, '');
  const words = (isFramed ? unnumbered.replace(FRAMED, ' ') : unnumbered).replace(/:$/, '');
  if (isFramed && HAS_VALUE.test(words)) return false;
  const isCapitals = !/\p{Ll}/u.test(words) && (words.match(/\p{L}/gu) ?? []).length >= 4;
  if (!isCapitals && (/[.;,!?]$/.test(text) || !/^["'(]?[\p{Lu}\d]/u.test(text))) return false;
  if (words.trim() === '' || words.split(/\s+/).length > 13) return false;
  if (isCapitals) return true;
  const undated = words
    .replace(MONTH_AND_DAY, ' ')
    .replace(/\d{1,2}\/\d{1,2}\/\d{2,4}|\b20\d\d(?:\s?[-/]\s?(?:20)?\d\d)?\b/g, ' ');
  return !/\d/.test(undated) && !/\b(?:will|is|was|are|were|has|had)\b/i.test(words);
}

/** A title inside a goal's own block: "Progress", "Comments", "Second Quarter". */
export const isDataTitle = (line: ReportLine): boolean => line.isTitle && DATA_HEADING.test(line.text);

export interface RowCell {
  /** Offset in the line's text. */
  readonly at: number;
  readonly text: string;
}

/** The cells of a row, by bars, tabs or runs of spaces; bounded at 24. Empty cells between bars are kept. */
export function cellsOfRow(text: string): RowCell[] {
  const hasBars = text.includes('|');
  const isTabbed = !hasBars && text.includes('\t');
  const parter = hasBars ? /\|/g : isTabbed ? /\t/g : / {2,}/g;
  const cells: RowCell[] = [];
  let from = 0;
  const put = (to: number) => {
    const raw = text.slice(from, to);
    const at = from + (raw.length - raw.trimStart().length);
    const cell = raw.trim();
    // A table of another program's export: the quotes part cells, and quote nothing.
    const isQuoted = isTabbed && cell.length >= 2 && cell.startsWith('"') && cell.endsWith('"');
    cells.push(isQuoted ? { at: at + 1, text: cell.slice(1, -1) } : { at, text: cell });
  };
  for (const mark of everyMatch(parter, text)) {
    if (cells.length >= 24) break;
    put(mark.index);
    from = mark.index + mark[0].length;
  }
  put(text.length);
  const isFramed = (at: number) => hasBars && cells[at]?.text === '';
  return cells.slice(isFramed(0) ? 1 : 0, isFramed(cells.length - 1) ? -1 : undefined);
}

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|vs|e\.g|i\.e|etc|approx|No|St|Jr|Sr|Gr|min|sec|avg|Fig|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|\p{Lu})\.$/u;

const SENTENCE_END = /[.!?]["')\]]{0,2}\s+(?=["'(]{0,2}[\p{Lu}\d/])/gu;

/** Where each sentence of a text begins and ends. */
export function sentencesOf(text: string): { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const mark of everyMatch(SENTENCE_END, text)) {
    const upTo = text.slice(Math.max(0, mark.index - 9), mark.index + 1);
    // "Goal 2. He" is one sentence, "3 of 10. He" are two.
    const isNumber =
      /(?:^|\s)\d{1,2}\.$/.test(upTo) && !/\bof \d{1,2}\.$/.test(upTo) && mark.index - from < 12;
    // 'a. "Lucia will"': the letter of a list begins its sentence.
    const isLetter = from === 0 && /^\s{0,8}[a-h]\.$/.test(text.slice(0, mark.index + 1));
    // "October ........ 4 of 10": dots that lead the eye end nothing.
    if (ABBREVIATION.test(upTo) || isNumber || isLetter || upTo.endsWith('..')) continue;
    sentences.push({ from, to: mark.index + mark[0].length });
    from = mark.index + mark[0].length;
  }
  sentences.push({ from, to: text.length });
  return sentences;
}

/** What is quoted as one sentence or row at most: the evidence panel shows it whole. */
const QUOTE_CHARACTERS_MAX = 600;

/** A range of a line verbatim; of a longer one a window that begins shortly before `at`. */
export function quoteOfLine({ page, start }: ReportLine, from: number, to: number, at = from): string {
  if (to - from <= QUOTE_CHARACTERS_MAX) return quoteOf(page, start + from, start + to);
  const begin = Math.max(from, at - QUOTE_CHARACTERS_MAX / 2);
  return quoteOf(page, start + begin, start + Math.min(to, begin + QUOTE_CHARACTERS_MAX));
}
