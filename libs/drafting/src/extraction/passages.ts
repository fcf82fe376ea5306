/** A report cut into what a reader would cite: sentences and table rows, each knowing its section. */
import { areasIn } from '../areas/evidence-words.js';
import { type FoldedPage, quoteOf } from './folded-page.js';
import { type Line, pageLines, wrapWidth } from './page-lines.js';
import { isFlatRow } from './table-cells.js';
import { isHeaderLine } from './table-columns.js';

export type Section =
  | 'identity'
  | 'strengths'
  | 'concerns'
  | 'recommendations'
  | 'history'
  | 'goals'
  | 'progress'
  | 'services'
  | 'score-key'
  | 'results';

export interface Passage {
  readonly page: FoldedPage;
  /** Offsets in the folded page. */
  readonly start: number;
  readonly end: number;
  /** Folded, on one line; same length as the range, so that offsets in it add to `start`. */
  readonly text: string;
  readonly section: Section;
  /** The heading it stands under, with the line's own key in front when it has one. */
  readonly heading: string;
  readonly isRow: boolean;
  /** Counts paragraphs over the whole report: neighbors in one paragraph share it. */
  readonly paragraph: number;
}

const PASSAGES_MAX = 60_000;
const QUOTE_CHARACTERS_MAX = 320;

const SECTION_WORDS: readonly (readonly [Section, RegExp])[] = [
  [
    'score-key',
    /score (?:classification|ranges?|key|descri)|classification (?:key|table)|how to read|qualitative descri|descriptive (?:key|categories)/,
  ],
  ['progress', /progress|latest|current data|probe data|monitoring/],
  ['goals', /\bgoals?\b|objectives?|benchmarks?\b/],
  ['services', /\bservices?\b|accommodations?|modifications|placement|least restrictive|supports in place/],
  ['recommendations', /recommend|next steps|therapy plan|intervention plan|suggest/],
  ['strengths', /strength|does well|interests|assets|preferences/],
  [
    'concerns',
    /concern|referral|areas? (?:of|to|for|in) .{0,24}(?:need|support|growth|improve|weak)|weakness|\bneeds?\b|challenge|problem behavio|impact|deficit/,
  ],
  ['history', /background|history|medical|family|health|previous|prior/],
  [
    'results',
    /result|score|assessment|test|evaluation|scale|inventory|present level|performance|observ|summary|interpretation|academic|reading|math|writing|speech|language|behavio|motor|outcome|input|conclusion|data|social|adaptive|communicat|cognitive|sensory/,
  ],
];

/** The section a heading opens; undefined when the words name none. */
export function sectionOf(heading: string): Section | undefined {
  const words = heading.toLowerCase();
  const isBoth = words.includes('strength') && /need|weak|concern|challenge/.test(words);
  if (isBoth) return 'results';
  return SECTION_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

const BULLET = /^(?:[-*•●▪◦‣]|\(?\d{1,2}[.)]|\(?[A-Za-z][.)])\s/;
const isTableRow = (text: string) =>
  text.includes('|') ||
  text.includes('\t') ||
  /[^\s.!?] {2,}\S.{0,200}[^\s.!?] {2,}\S/.test(text.slice(0, 400)) ||
  /^\S.{0,60} {3,}\S/.test(text) ||
  /\S\s?\.{4,}\s?\S/.test(text.slice(0, 200)) ||
  /^\d{1,2}\/\d{1,2}\/\d{2,4} {2,}/.test(text) ||
  isFlatRow(text);

/** Headings that many reports write in sentence case. */
const PERSON_HEADING =
  /^(?:teacher|parent|student|family|staff|classroom|caregiver)s?'?s? (?:input|reports?|interviews?|concerns?|feedback|comments?|observations?)$/i;
/** "2)", "III.", "B.", "Part C." in front of a heading. */
const ENUMERATOR =
  /^(?:(?:part|section|goal|area)\s+)?(?:\(?\d{1,2}[.):]|\(?[A-Z][.):]|[IVX]{1,4}[.):])\s+|^#{1,4}\s+|^\*{2}|^=+\s*/i;

function isHeading(text: string, isAlone = false): boolean {
  if (PERSON_HEADING.test(text)) return true;
  if (text.length < 3 || text.length > 90 || text.includes('|') || text.includes('\t')) return false;
  const lead = ENUMERATOR.exec(text)?.[0] ?? '';
  const title = text.slice(lead.length).replace(/\*{2}:?$|\s*=+$|:$/g, '');
  if (lead === '' && BULLET.test(text)) return false;
  const words = title.split(/\s+/);
  if (/[.;!?,]$/.test(title) || words.length > 11 || title.length < 3) return false;
  const letters = title.replace(/[^A-Za-z]/g, '');
  const isCapitals = letters.length >= 4 && letters === letters.toUpperCase();
  if (isCapitals && !/\d{2}|:\s*\S/.test(title)) return true;
  if (text.endsWith(':') && /^[A-Z]/.test(title)) return lead === '' || isAlone;
  const isTitled = /^[A-Z]/.test(title) && words.length <= 8 && !/\d/.test(title) && !title.includes(':');
  if (!isTitled) return false;
  const isTitleCase = words.every((word) =>
    /^[A-Z(&/]|^(?:of|and|the|for|in|to|or|on|with|by|a|at|from)$/.test(word),
  );
  if (isAlone && words.length >= 1 && !/\s{2,}/.test(title))
    return isTitleCase || lead !== '' || words.length <= 7;
  return (
    isTitleCase &&
    (lead === '' || words.length >= 2) &&
    (sectionOf(title) !== undefined || (lead !== '' && areasIn(title).length > 0))
  );
}

/** Whether a sentence goes on, or only its paragraph, or neither: rows, bullets and new keys begin anew. */
function continuation(before: Line, line: Line, width: number | undefined): 'none' | 'paragraph' {
  const previous = before.text;
  if (previous === '' || line.text === '' || isTableRow(previous) || isTableRow(line.text)) return 'none';
  if (BULLET.test(line.text) || isHeading(line.text)) return 'none';
  if (/^[A-Z][A-Za-z ]{1,40}:/.test(line.text)) return 'none';
  const isFull =
    width === undefined ? previous.length >= 62 && previous.length <= 150 : previous.length >= 0.72 * width;
  if (/^[a-z(]/.test(line.text)) return previous.length >= 25 ? 'paragraph' : 'none';
  if (/[.!?:;]["')]?$/.test(previous) && previous.length < 0.9 * (width ?? 78))
    return width !== undefined && isFull && !previous.endsWith(':') ? 'paragraph' : 'none';
  return isFull ? 'paragraph' : 'none';
}

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|vs|e\.g|i\.e|etc|Sm|Lg|approx|No|St|Jr|Sr|yrs?|mos?|Gr|Ed|Psy|min|sec|avg|std|pp?|Fig|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Rm|ext|wk|Mt|Ave|Lt|Capt|Rev|Prof|[A-Z])\.$/;

/** A list number such as "2. Marcus will" ends nothing; "reached 42. He" does. */
const LIST_NUMBER = /(?:^|[.:;]\s)\d{1,2}\.$/;

function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  const boundary = /[.!?]["')\]]{0,2}\s+(?=["'(]?[A-Z0-9/])/g;
  for (const match of text.matchAll(boundary)) {
    const upTo = text.slice(Math.max(0, match.index - 10), match.index + 1);
    const isAtStart = match.index < 10;
    if (ABBREVIATION.test(upTo) || (LIST_NUMBER.test(upTo) && (isAtStart || /[.:;]\s\d/.test(upTo))))
      continue;
    ends.push(match.index + match[0].length);
  }
  ends.push(text.length);
  return ends;
}

const INLINE_KEY =
  /^(?:[-*•]\s*|[A-Z]\.\s*|\d{1,2}\.\s*)?([A-Z][A-Za-z0-9 /&,'()-]{2,60}?)\s*(?::|\s-\s)\s*\S/;

const PLACEHOLDER = /\?\?|_{3,}|_firstname|\[(?:student|name|score)[^\]]{0,20}\]/i;

/** Text of a blank form, which says nothing of anybody. */
export const isPlaceholder = (text: string) => PLACEHOLDER.test(text);

/** Cuts the pages into passages, in reading order. Bounded: at most 60,000 passages. */
export function passagesOf(pages: readonly FoldedPage[]): Passage[] {
  const passages: Passage[] = [];
  const place: Place = { section: 'identity', heading: '', paragraph: 0 };
  const everyLine = pageLines(pages, (text) => isHeaderLine(text));
  for (const [index, page] of pages.entries()) {
    const lines = everyLine[index] ?? [];
    const width = wrapWidth(lines);
    for (let at = 0; at < lines.length && passages.length < PASSAGES_MAX; at += 1) {
      const first = lines[at];
      if (first === undefined || first.text === '') continue;
      const following = lines[at + 1]?.text ?? '';
      const isAlone =
        (at === 0 || lines[at - 1]?.text === '') &&
        (following === '' ||
          following.length > first.text.length ||
          BULLET.test(following) ||
          isTableRow(following));
      const heads = isHeading(first.text, isAlone) && !isHeaderLine(first.text);
      if (!goesOnOverPage(passages.at(-1), page, first, at === firstFilled(lines))) place.paragraph += 1;
      let last = first;
      if (!heads) {
        for (
          let next = lines[at + 1];
          next !== undefined && continuation(last, next, width) !== 'none';
          next = lines[at + 1]
        ) {
          last = next;
          at += 1;
        }
      }
      for (const made of passagesIn(page, first, last, place, heads)) passages.push(made);
    }
  }
  return passages;
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

interface Place {
  section: Section;
  heading: string;
  paragraph: number;
}

/** The passages of one heading, row or paragraph; a heading, or a key in capitals, moves the place on. */
function passagesIn(page: FoldedPage, first: Line, last: Line, place: Place, heads: boolean): Passage[] {
  if (heads) {
    place.heading = first.text;
    place.section = sectionOf(first.text) ?? (place.section === 'identity' ? 'identity' : 'results');
    return [passage(page, first.start, first.end, { ...place, isRow: false })];
  }
  const key = INLINE_KEY.exec(first.text)?.[1] ?? '';
  const named = /\d/.test(key) ? undefined : sectionOf(key);
  const isCapitals = key === key.toUpperCase();
  const isOwnSection = named !== undefined && (named !== 'results' || isCapitals);
  if (isOwnSection && isCapitals) {
    place.section = named;
    place.heading = key;
  }
  const heading = key === '' ? place.heading : `${place.heading} ${key}`;
  const context = { section: isOwnSection ? named : place.section, heading, paragraph: place.paragraph };
  return isTableRow(first.text)
    ? [passage(page, first.start, last.end, { ...context, isRow: true })]
    : sentences(page, first.start, last.end, context);
}

type Context = Pick<Passage, 'section' | 'heading' | 'isRow' | 'paragraph'>;

function passage(page: FoldedPage, start: number, end: number, context: Context): Passage {
  const slice = page.text.slice(start, end);
  const lead = slice.length - slice.trimStart().length;
  const text = slice.trim().replace(/[\n\t]/g, (space) => (context.isRow && space === '\t' ? '\t' : ' '));
  return { page, start: start + lead, end: start + lead + text.length, text, ...context };
}

function sentences(page: FoldedPage, start: number, end: number, context: Omit<Context, 'isRow'>): Passage[] {
  const text = page.text.slice(start, end).replace(/\n/g, ' ');
  let from = 0;
  return sentenceEnds(text)
    .slice(0, PASSAGES_MAX)
    .flatMap((to) => {
      const made = passage(page, start + from, start + to, { ...context, isRow: false });
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
