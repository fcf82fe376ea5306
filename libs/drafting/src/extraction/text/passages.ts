/** A report cut into what a reader would cite: sentences and table rows, each knowing its section. */
import { areasIn } from '../../areas/evidence-words.js';
import { type FoldedPage, ownText, quoteOf } from './folded-page.js';
import { type Line, pageLines, wrapWidth } from './page-lines.js';
import type { Passage, Section } from './passage.js';
import { sectionOf } from './section-words.js';
import { withSideLabels } from './side-labels.js';
import { sentenceEnds } from './sentence-ends.js';
import { isHeaderOver } from '../tables/flat-headers.js';
import { BULLET } from './list-counting.js';
import { isServiceEntry } from '../services/service-entry.js';
import { isEntryLine, isSeriesInLine } from '../tables/listed-figures.js';
import { remembering } from './remembered.js';
import { isFlatRow } from '../tables/table-cells.js';
import { withMendedCells, withStackedRows } from '../tables/stacked-rows.js';
import { withStackedSeries } from '../tables/stacked-series.js';
import {
  isFormQuestion,
  isFramed,
  isHeadOfList,
  isNamedPart,
  isShortQuestion,
  runInHeading,
} from './run-in-headings.js';
import { isHeaderLine } from '../tables/table-columns.js';

export type { Passage, Section } from './passage.js';

const PASSAGES_MAX = 60_000;
const QUOTE_CHARACTERS_MAX = 320;

/** Asked of each line by itself and for the lines beside it. */
const isTableRow = remembering(
  (text: string): boolean =>
    text.includes('|') ||
    text.includes('\t') ||
    (text.includes('  ') &&
      (/[^\s.!?] {2,}\S.{0,200}[^\s.!?] {2,}\S/.test(text.slice(0, 400)) ||
        /^\S.{0,60} {3,}\S/.test(text) ||
        /^\d{1,2}\/\d{1,2}\/\d{2,4} {2,}/.test(text))) ||
    (text.includes('....') && /\S\s?\.{4,}\s?\S/.test(text.slice(0, 200))) ||
    isFlatRow(text),
);

/** Headings that many reports write in sentence case. */
const PERSON_HEADING =
  /^(?:teacher|parent|student|family|staff|classroom|caregiver)s?'?s? (?:input|reports?|interviews?|concerns?|feedback|comments?|observations?)$/i;
/** "2)", "III.", "B.", "Q2.", "Part C.", "4  " in front of a heading. */
const ENUMERATOR =
  /^(?:(?:part|section|goal|area)\s+)?(?:\(?Q?\d{1,2}[a-h]?[.):]|\(?[A-Z][.):]|[IVX]{1,4}[.):])\s+|^\d{1,2} {2,}(?=[A-Z][a-z])|^#{1,4}\s+|^\*{2}|^=+\s*/i;

interface Title {
  /** "2)", "Part C." */
  readonly lead: string;
  readonly words: readonly string[];
  readonly text: string;
}

/** A line without its number and marks, when it is short enough to be a heading and no sentence. */
const titleOf = remembering((line: string): Title | undefined => {
  if (line.length < 3 || line.length > 90 || /[|\t]/.test(line)) return undefined;
  const lead = ENUMERATOR.exec(line)?.[0] ?? '';
  if (lead === '' && BULLET.test(line)) return undefined;
  const rest = line.slice(lead.length);
  const text = /[*=:]$/.test(rest) ? rest.replace(/\*{2}:?$|\s*=+$|:$/g, '') : rest;
  if (/[.;!?,]$/.test(text)) return undefined;
  const words = text.split(/\s+/);
  return words.length > 11 || text.length < 3 ? undefined : { lead, words, text };
});

function isCapitals(text: string): boolean {
  return !/[a-z]/.test(text) && /(?:[A-Z][^A-Z]{0,90}){4}/.test(text) && !/\d{2}|:\s*\S/.test(text);
}

/** "PREVIOUS EVALUATION (January 2023, grade 1)": capitals, then a remark of when or by whom. */
function withoutRemark(text: string): string {
  const bare = text.endsWith(')') ? text.replace(/ \([^()]{1,50}\)$/, '') : text;
  return bare.includes(' ') ? bare : text;
}

/** "[Living away from home]": a whole line in brackets, unless it is a form's empty field or an office's mark. */
const isBracketed = (line: string) =>
  line.startsWith('[') &&
  line.endsWith(']') &&
  /^\[\p{Lu}[^[\]|\t\d]{2,60}\]$/u.test(line) &&
  !/signature|redact|logo|confidential|student|name|page|blank|score/i.test(line);

/** "Occupational Therapy: eating": the part of a team's report that one of them wrote. */
const TRADE_HEADING =
  /^(?:Speech(?:[-/ ]| and )[Ll]anguage(?: (?:[Tt]herapy|[Pp]athology))?|(?:Occupational|Physical|Behavior) [Tt]herapy|(?:School )?(?:Psychology|Nursing|Counseling|Social [Ww]ork)|Adapted [Pp]hysical [Ee]ducation|(?:Special )?Education): [a-z][a-z ,'-]{2,50}$/;
const isOfTrade = (line: string) =>
  line.length < 90 && TRADE_HEADING.test(line) && !/minut|hour|week|month|consult|direct/.test(line);

/** "PART B.  PARENT INPUT", "IV.  TEST RESULTS", "PARENT COMMENT": words of which each could head a column head a part of the report. */
const PART =
  /^(?:[Pp]art|PART|[Ss]ection|SECTION) (?:[A-Za-z]|\d{1,2}|[IVXivx]{1,4})[.):]\s|^(?:[IVX]{1,5}|\d{1,2}|[A-Z])[.)] +\S+(?: \S+)*$/;
/** "[BOX D]  FUNCTIONAL PERFORMANCE - organization and completing work": the mark of a form's part makes a heading of its line. */
const isBoxOfForm = (line: string) =>
  line.length < 90 &&
  /^\[(?:[Bb]ox|BOX|[Pp]art|PART|[Ss]ection|SECTION) [A-Z\d]{1,3}\] +\p{Lu}[^.!?]*$/u.test(line);

/** "TASK ANALYSIS: SUPPLY CART, 16 steps": what was watched, and which. */
const isTaskAnalysis = (line: string) =>
  /^TASK ANALYSIS ?[:(–-] ?[^.:;|\t\d]{3,50}(?:, \d{1,3} [a-z]{3,12})?\)?$/.test(line);

const isHeadOfPart = (line: string) => PART.test(line) || PERSON_HEADING.test(line) || isBoxOfForm(line);

const isPlainlyHeading = (line: string, isAlone: boolean) =>
  PERSON_HEADING.test(line) ||
  isFramed(line) ||
  (isAlone && isNamedPart(line)) ||
  isFormQuestion(line) ||
  isBracketed(line) ||
  isBoxOfForm(line) ||
  isTaskAnalysis(line) ||
  (isAlone && (isOfTrade(line) || isShortQuestion(line) || isDatedHeading(line)));

const DAY_OR_HOUR =
  /\d{1,2}:\d\d|\d{1,2}\/\d{1,2}|\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.? \d/;
/** "Observation (February 12, math block, 10:15-11:00)": what was done, and in brackets when. */
const isDatedHeading = (line: string) => {
  if (!line.endsWith(')')) return false;
  const [, bare, remark] = /^(\p{Lu}[\p{L} /-]{3,40}) \(([^()]{3,60})\)$/u.exec(line) ?? [];
  if (bare === undefined || remark === undefined || bare.split(' ').length > 4) return false;
  return DAY_OR_HOUR.test(remark) && sectionOf(bare) === 'results';
};

function isHeading(line: string, isAlone = false): boolean {
  if (isPlainlyHeading(line, isAlone)) return true;
  const title = titleOf(line);
  if (title === undefined) return false;
  const { lead, words, text } = title;
  if (isCapitals(withoutRemark(text))) return true;
  if (!/^[A-Z]/.test(text)) return false;
  if (line.endsWith(':')) return lead === '' || isAlone;
  if (words.length > 8 || /\d|:/.test(text)) return false;
  const isTitleCase = words.every((word) =>
    /^[A-Z(&/]|^(?:of|and|the|for|in|to|or|on|with|by|a|at|from)$/.test(word),
  );
  if (isAlone && !/\s{2,}/.test(text)) return isTitleCase || lead !== '' || words.length <= 7;
  if (!isTitleCase) return false;
  const isNumbered = lead !== '' && words.length >= 2;
  return isNumbered
    ? sectionOf(text) !== undefined || areasIn(text).length > 0
    : lead === '' && sectionOf(text) !== undefined;
}

/** "Academic needs related to the student's disability: ...": a label too long for one, and still no part of the line above. */
const isListOfNeeds = (line: string) =>
  /^[A-Z][A-Za-z'\u2019 ]{0,40}\b(?:needs|strengths|concerns)\b[A-Za-z'\u2019 ]{0,60}:/.test(line);

/** "In the whole of grade" and on the next line "4. She": a number that the line's end parted from its word. */
const isNumberLeft = (before: string, line: string) =>
  /^\d{1,2}\. /.test(line) &&
  /\b(?:grades?|pages?|rooms?|ages?|of|to|and|was|is|had|at|in|by)$/i.test(before);

/** A bullet, a heading or a key of its own. */
const isBegun = (before: string, line: string) =>
  (BULLET.test(line) && !isNumberLeft(before, line)) ||
  isHeading(line) ||
  /^[A-Z][A-Za-z -]{1,40}:/.test(line) ||
  isListOfNeeds(line);

/** "... aloud at a rate of": no line of its own ends so, however short it is. */
const ENDS_OPEN = /[a-z] (?:of|at|the|an?|with|from|his|her|their)$/;

/** Whether a line goes on with the paragraph before it: rows, bullets and new keys do not. */
function goesOn(before: Line, line: Line, width: number | undefined): boolean {
  const previous = before.text;
  // A ruled line is no part of what stands below it.
  if (!/[A-Za-z0-9]/.test(previous)) return false;
  if (previous === '' || line.text === '' || isTableRow(previous) || isTableRow(line.text)) return false;
  if (isBegun(previous, line.text)) return false;
  if (isEntryLine(line.text) || isSeriesInLine(line.text)) return false;
  if (isServiceEntry(line.text) && isServiceEntry(previous)) return false;
  if (ENDS_OPEN.test(previous)) return true;
  if (/^[a-z(]/.test(line.text)) return previous.length >= 25;
  const isFull =
    width === undefined ? previous.length >= 62 && previous.length <= 150 : previous.length >= 0.72 * width;
  const isEnded = /[.!?:;]["')]?$/.test(previous) && previous.length < 0.9 * (width ?? 78);
  return isFull && (!isEnded || (width !== undefined && !previous.endsWith(':')));
}

const INLINE_KEY =
  /^(?:[-*•]\s*|[A-Z]\.\s*|\d{1,2}\.\s*)?([A-Z][A-Za-z0-9 /&,'()-]{2,60}?)\s*(?::|\s-\s)\s*\S/;

function inlineKeyOf(text: string): string | undefined {
  const key = /:|\s-\s/.test(text) ? INLINE_KEY.exec(text)?.[1] : undefined;
  return key === undefined || sumsUp(key) ? undefined : key;
}
/** "All classes: 43 of 79" goes on about what stands above it. */
export const sumsUp = (key: string): boolean => SUMS_UP.test(key);
const SUMS_UP = /^(?:all (?:classes|courses|subjects)|altogether|all together|in all)$/i;

const PLACEHOLDER = /\?\?|_{3,}|_firstname|\[(?:student|name|score)[^\]]{0,20}\]/i;

/** A script to say has a blank in its words: "I'm out of ___." */
const SCRIPT = /"[^"]{0,120}[a-z]{2,20} [^"]{0,120}(?:"|$)/gi;

/**
 * Text of a blank form, which says nothing of anybody.
 * @param isAdvice whether it stands among advice, where a blank within quotation marks is part of a script
 */
export const isPlaceholder = (text: string, isAdvice = false): boolean =>
  PLACEHOLDER.test(text) &&
  (!isAdvice || !text.includes('"') || PLACEHOLDER.test(text.slice(0, 800).replace(SCRIPT, ' ')));

/** Cuts the pages into passages, in reading order. Bounded: at most 60,000 passages. */
export function passagesOf(pages: readonly FoldedPage[]): Passage[] {
  const passages: Passage[] = [];
  const place: Place = { section: 'identity', heading: '', paragraph: 0, isRunIn: false };
  const everyLine = pageLines(pages, (text) => isHeaderLine(text));
  for (const [index, page] of pages.entries()) {
    const printed = everyLine[index] ?? [];
    const width = wrapWidth(printed);
    const lines = withStackedSeries(withStackedRows(withSideLabels(printed, page)));
    for (let at = 0; at < lines.length && passages.length < PASSAGES_MAX; at += 1) {
      const first = lines[at];
      if (first === undefined || first.text === '') continue;
      const isOverRows = isHeaderOver(lines, at);
      const heads =
        !isOverRows &&
        (isHeadOfOutline(lines, at) ||
          isHeadOfList(lines, at) ||
          isHeading(first.text, isAloneAt(lines, at))) &&
        (isHeadOfPart(first.text) || !isHeaderLine(first.text));
      if (!goesOnOverPage(passages.at(-1), page, first, at === firstFilled(lines))) place.paragraph += 1;
      if (!heads && !isOverRows) at = lastOfParagraph(lines, at, width);
      for (const made of passagesIn(page, first, lines[at] ?? first, place, heads)) passages.push(made);
    }
  }
  return passages;
}

/** "8. Recommendations" over entries with a dash: a number of the report's, and no entry of theirs. */
const isNumberOverMarks = (here: string, next: string) =>
  /^\(?\d/.test(here) && !/^\(?[\da-z]/i.test(next) && sectionOf(here) !== undefined;

/** A line with room above it that leads to something longer, a list or a table. */
function isAloneAt(lines: readonly Line[], at: number): boolean {
  const here = lines[at]?.text ?? '';
  const next = lines[at + 1]?.text ?? '';
  // The first of a list is no heading, though there is room above it.
  if (BULLET.test(here) && BULLET.test(next) && !isNumberOverMarks(here, next)) return false;
  const leads = next === '' || next.length > here.length || BULLET.test(next) || isTableRow(next);
  return leads && (at === 0 || lines[at - 1]?.text === '');
}

const MARKED_TITLE = /^([*•●▪■◦>-])\s+(\p{Lu}[\p{L} /&'-]{5,50})$/u;
const OUTLINE_WORDS_MAX = 6;
/** "* RECOMMENDATIONS" or, with room above it, "* What I suggest" over entries with another mark or none: the first level of an outline. */
function isHeadOfOutline(lines: readonly Line[], at: number): boolean {
  const [, mark, words] = MARKED_TITLE.exec(lines[at]?.text ?? '') ?? [];
  if (mark === undefined || words === undefined) return false;
  const isInSmall = /\p{Ll}/u.test(words);
  const isApart = at === 0 || lines[at - 1]?.text === '';
  if (isInSmall && (!isApart || words.split(' ').length > OUTLINE_WORDS_MAX)) return false;
  const below = lines.slice(at + 1, at + 3).find(({ text }) => text !== '')?.text ?? '';
  if (sectionOf(words) !== undefined && BULLET.test(below)) return !below.startsWith(mark);
  return isInSmall && below === lines[at + 1]?.text && /^["\p{Lu}\d]/u.test(below) && !BULLET.test(below);
}

/** The last line of the paragraph that begins at a line. */
function lastOfParagraph(lines: readonly Line[], from: number, width: number | undefined): number {
  let at = from;
  for (let next = lines[at + 1]; next !== undefined; next = lines[at + 1]) {
    const last = lines[at];
    if (last === undefined || !goesOn(last, next, width) || isHeaderOver(lines, at + 1)) break;
    at += 1;
  }
  return at;
}

const firstFilled = (lines: readonly Line[]) => lines.findIndex(({ text }) => text !== '');

/** A sentence that the page's end cuts: what follows on the next page still belongs to its paragraph. */
function goesOnOverPage(
  before: Passage | undefined,
  page: FoldedPage,
  line: Line,
  isFirst: boolean,
): boolean {
  return (
    isFirst &&
    before !== undefined &&
    before.page !== page &&
    !before.isRow &&
    !/[.!?:]["')]?$/.test(before.text) &&
    /^[a-z(]/.test(line.text)
  );
}

const LETTERHEAD_PARAGRAPHS = 2;
const LETTERHEAD_WORDS = 4;
const OFFICE =
  /\b(?:department|district|schools?|office|academy|cooperative|pupil|student support|support|special|special education|exceptional student|instructional) services\b(?=$|,|\s+-)|services (?:department|office|division|center|team)/i;

/** "Speech-Language Services" over the address; what is given now stands under other words. */
const OFFICE_OF_ONE =
  /^(?!current|related|recommended|proposed|present|iep|direct|other|additional|support)[a-z]+(?:[ /&-]{1,3}[a-z]+){0,3} services$/i;

interface Place {
  section: Section;
  heading: string;
  paragraph: number;
  /** Opened by capitals that run into a paragraph, "HISTORY IN BRIEF. Ana ...": the next such words end it, whatever they name. */
  isRunIn: boolean;
}

/** "No concerns there. Here is what I got:": what stands below is opened by the last sentence alone. */
function sectionBelow(heading: string): Section | undefined {
  const told = sectionOf(heading);
  if (told !== 'strengths' && told !== 'concerns') return told;
  const last = heading.split(/(?<=[a-z]{3}[.!?]) +(?=[A-Z][a-z]+ )/).at(-1) ?? heading;
  return last === heading ? told : (sectionOf(last) ?? 'results');
}

/** The passages of one heading, row or paragraph; a heading, or a key in capitals, moves the place on. */
function passagesIn(page: FoldedPage, first: Line, last: Line, place: Place, heads: boolean): Passage[] {
  if (heads) {
    place.heading = first.text;
    place.isRunIn = false;
    // The first lines name the office and the form, not what is told below them.
    const told = sectionBelow(first.text);
    const isLetterhead =
      (place.paragraph <= LETTERHEAD_PARAGRAPHS &&
        (OFFICE_OF_ONE.test(first.text) || first.text.split(' ').length >= LETTERHEAD_WORDS)) ||
      OFFICE.test(first.text);
    const named =
      isLetterhead && told !== undefined && !/^(?:strengths|concerns)$/.test(told) ? 'results' : told;
    place.section = named ?? (place.section === 'identity' ? 'identity' : 'results');
    return [passage(page, first, first.end, { ...place, isRow: false })];
  }
  const isRow = isTableRow(first.text);
  const inline = inlineKeyOf(first.text);
  const key = inline ?? (isRow ? '' : runInOf(page, first, last));
  const named = moveOn(place, key, inline === undefined);
  const heading = key === '' ? place.heading : `${place.heading} ${key}`;
  const context = { section: named ?? place.section, heading, paragraph: place.paragraph };
  return isRow
    ? [passage(page, first, last.end, { ...context, isRow: true })]
    : sentences(page, first, last.end, context);
}

const IS_GOAL = /^(?:annual |iep )?goal (?:#|no\. ?)?\d{1,2}$/i;

/**
 * Moves the place on where a key in capitals opens a section, or ends one that such a key opened.
 * @param isRunIn whether the key runs into its paragraph
 * @returns the section that the key names for its own paragraph
 */
function moveOn(place: Place, key: string, isRunIn: boolean): Section | undefined {
  const told = /\d/.test(key) || OFFICE.test(key) ? undefined : sectionOf(key);
  const isCapitals = key === key.toUpperCase();
  // "Services in place", and below them "GOAL 1 - Reading": what is told of a goal is no service.
  if (place.section === 'services' && IS_GOAL.test(key)) {
    place.section = 'results';
    place.heading = key;
    return undefined;
  }
  const own = told === 'results' && !isCapitals ? undefined : told;
  if (key === '' || !isCapitals) return own;
  if (own !== undefined) {
    place.section = own;
    place.heading = key;
    place.isRunIn = isRunIn;
  } else if (isRunIn && place.isRunIn) {
    place.section = 'results';
    place.heading = key;
  }
  return own;
}

/** The heading that runs into a paragraph. */
const runInOf = (page: FoldedPage, first: Line, last: Line) =>
  runInHeading(page.text.slice(first.start, last.end).replace(/\n/g, ' '));

type Context = Pick<Passage, 'section' | 'heading' | 'isRow' | 'paragraph'>;

/** Lines of one row, their ends as tabs; a single line stays as it is. */
const rowOf = (text: string) =>
  text.includes('\n')
    ? withMendedCells(text.replace(/\n(?=[ \t]{0,40}\n)/g, ' ').replaceAll('\n', '\t'))
    : text;

/** @param line the first that it stands on; @param start where it begins, at or behind the line's own start */
function passage(page: FoldedPage, line: Line, end: number, context: Context, start = line.start): Passage {
  const slice = page.text.slice(start, end);
  const lead = slice.length - slice.trimStart().length;
  // A row over several lines is one whose cells stand on lines of their own.
  const text = context.isRow ? rowOf(slice.trim()) : slice.trim().replace(/[\n\t]/g, ' ');
  const { section, heading, isRow, paragraph } = context;
  return {
    page,
    start: start + lead,
    end: start + lead + text.length,
    // What is one line keeps its text: readers of lines and of passages then know it for the same.
    text: text === line.text ? line.text : ownText(text),
    section,
    heading,
    isRow,
    paragraph,
  };
}

function sentences(page: FoldedPage, first: Line, end: number, context: Omit<Context, 'isRow'>): Passage[] {
  const { start } = first;
  const text = page.text.slice(start, end).replace(/\n/g, ' ');
  let from = 0;
  return sentenceEnds(text)
    .slice(0, PASSAGES_MAX)
    .flatMap((to) => {
      const made = passage(page, first, start + to, { ...context, isRow: false }, start + from);
      from = to;
      return made.text === '' ? [] : [made];
    });
}

/** The passage word for word, or a window of it around an offset when it is long. */
export function quotePassage(passage: Passage, around = 0): string {
  if (passage.text.length <= QUOTE_CHARACTERS_MAX) return quoteOf(passage.page, passage.start, passage.end);
  const wanted = Math.max(0, around - QUOTE_CHARACTERS_MAX / 2);
  const space = wanted === 0 ? 0 : passage.text.indexOf(' ', wanted) + 1;
  const from = space > around ? wanted : space;
  const cut = passage.text.lastIndexOf(' ', from + QUOTE_CHARACTERS_MAX);
  const to = cut <= around ? Math.min(passage.text.length, from + QUOTE_CHARACTERS_MAX) : cut;
  const isWhole = passage.text.length <= from + QUOTE_CHARACTERS_MAX;
  return quoteOf(passage.page, passage.start + from, isWhole ? passage.end : passage.start + to);
}
