/** Figures in a grid that carry no unit of their own: counted as the column, the list or the lines above it say. */
import { withDigits } from '../text/number-words.js';
import type { Measure } from '../measure.js';
import type { Reading } from '../figures/reading-kinds.js';
import type { TableCell, TableRow } from './table-row.js';
import { wholeOfList } from '../figures/told-wholes.js';

type Value = Pick<Reading, 'kind' | 'value' | 'upTo' | 'outOf' | 'unit' | 'area'>;

const FIGURE =
  /^[<>~]?\s?(\d{1,3}(?:\.\d{1,2})?)(?:\s(?:correct|right|done|known|ok|read|met)?\s?(?:\/|of|out of)\s?(\d{1,3}))?(?:\s+([A-Za-z][A-Za-z' /-]{1,60}))?(?:\s?\([^()]{1,40}\))?[.;]?/;
/** Scores of tests, and what is no skill. */
const NO_COUNT =
  /standard|scaled|percentile|\bSS\b|\bRIT\b|lexile|t-?scores?\b|\braw\b|equivalent|\bGPA\b|\bIQ\b|index|composite|\bwpm\b|absen|tard|attend|service|\bage\b|\bgrade\b(?! \d{1,2} (?:words|text|passage))|\broom\b|\bpage\b|\bphone|school year|\byears?\b(?! (?:of|end))|\bdob\b|\bid\b|errors?\b|mistakes|locations\b|symbols\b|buttons\b/i;
/** Headers that name no thing. */
const NAMELESS =
  /^(?:results?|findings?|scores?|data|counts?|numbers?|values?|totals?|mean|average|avg\.?|median|middle|now|today|current|level|performance|student|his|her|their|#|n|tot\.?)$/i;
const DONE = /^(?:correct|right|known|ok|done|passed|met|read|alone|independent(?:ly)?|yes)\b/i;
const NO_THING =
  /^(?:of|in|at|on|to|by|for|with|and|or|the|st|nd|rd|th|percent|years?|yrs?|mo|months?|weeks?|days?|hours?|hrs?|pm|am|a\.m|p\.m)\b/i;
const PERIOD =
  /\b(?:per|each|every|one|a|daily|in a)\s?(?:school |full |whole |literacy |lunch )?(day|hour|class(?: period| meeting)?|period|session|lesson|recess|morning|block|lunch|load|shift|visit|sample|week)\b/i;
/** "Per 20 min": how long each sample was, as its figures count. */
const SAMPLE_MINUTES =
  /\b(?:per|in|every|each) (?:an? )?([1-9]\d?)[ -]?min(?:ute)?s?\b(?! (?:each|a day|daily|per|\d))/i;
const SAMPLE = /\b(?:\d{1,2}|twenty|thirty|ten|fifteen|half an?|five)[ -](?:minutes?|mins?|hour)\b/i;
const COUNTING =
  /\bcount(?:s|ed|er)?\b|\btall(?:y|ies|ied)\b|how (?:often|many)|number of|clicker|\bfrequency\b|averages?\b/i;
/** "Target: talks out (any remark ...)": what is tracked, said once above the list. */
const TRACKED =
  /\b(?:target(?: behavior)?|tgt\.?|measured?|behavior|skill|tracked|counted|counting|logged)\s?(?::|=|\bin\b)\s?([a-z][a-z-]+(?: [a-z-]+){0,2})/i;

const isTimed = (cell: TableCell, row: TableRow) =>
  cell.column.when !== undefined ||
  cell.column.year !== undefined ||
  (row.cells[0]?.column.content === 'date' && row.cells[0].text !== '');

const thing = (text: string): string | undefined => {
  const words = text
    .toLowerCase()
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[^a-z/' -]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length < 3 || NAMELESS.test(words) || NO_THING.test(words) ? undefined : words.slice(0, 50);
};

const CAPTION_MAX = 120;
const CAPTION_NAME = /^[^.;:,(\d]{3,44}(?=[.;:,(]|$)/;
const NO_NAME =
  /[.!?]$|:\s*\S|\b(?:date|report|checks?|probes?|monitoring|results?|scores?|data|since|progress|log)\b/i;
/** "Leaves seat, times per block": a short line above, which is no sentence, opens with what is counted. */
const thingOfCaption = ({ caption }: TableRow) =>
  caption.length > CAPTION_MAX || NO_NAME.test(caption) ? '' : (CAPTION_NAME.exec(caption)?.[0] ?? '');
const EXAMPLE = /^\D{0,2}\d{1,3}(?:\.\d+)? ([a-z][a-z' -]{2,40})$/i;
const unlessDone = (words: string) => (DONE.test(words) ? '' : words);
const isByDate = ({ cells: [first] }: TableRow) => first?.column.content === 'date';

/** What is counted: the figure's own word, its column, another figure of the list, its row, the line above. */
function thingOf({ column }: TableCell, row: TableRow, own: string): string | undefined {
  const isListed = row.isListed === true;
  const tracked = TRACKED.exec(`${row.lead} ; ${row.caption}`)?.[1] ?? '';
  const names = [
    unlessDone(own),
    isListed ? tracked : '',
    column.when === undefined && column.year === undefined ? column.text : '',
    unlessDone(EXAMPLE.exec(row.example ?? '')?.[1] ?? ''),
    isListed && !isByDate(row) ? row.label : '',
    tracked,
    thingOfCaption(row),
  ];
  for (const name of names) {
    const found = thing(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

const LIKE = 2.5;
/** "Since then: 1/22 56, 1/29 61": a bare series goes on counting what the figure before it counted. */
function likeRecent(value: number, recent: readonly Measure[]): Value | undefined {
  const last = recent.find(
    (measure) =>
      (measure.kind === 'rate' || measure.kind === 'count') &&
      value <= LIKE * measure.value &&
      LIKE * value >= measure.value,
  );
  if (last === undefined || typeof last.areaOfNeed !== 'string') return undefined;
  return { kind: last.kind, value, unit: last.unit, area: last.areaOfNeed };
}

/** "Balance on one foot, seconds, best of three": the lines hold times, unless the words tell how long a sample was. */
const TIME_UNIT = /(?<!\d[ -]?)(?<!\b(?:per|every|each|five|ten|one|two|in) )\b(seconds|minutes)\b/i;
const NORMS_ABOVE = /standard score|scaled score|percentile/i;
const LEAD_NEAR = 80;

/** In a grid of more columns each counts something else, and what the whole is about is told by none of them. */
const COLUMNS_MAX = 2;
const isOfSkill = ({ column }: TableCell) => column.whose === 'student' && column.content === 'value';

interface Bare {
  readonly value: number;
  readonly outOf: number | undefined;
  readonly words: string;
}

/** The figure of a cell that holds nothing but it and a few words. */
function figureIn({ column, text }: TableCell): Bare | undefined {
  const plain = withDigits(text)
    .replace(/\s{2,}/g, ' ')
    .trim();
  const match = column.content === 'value' ? FIGURE.exec(plain) : null;
  if (match === null || match[0].length < plain.length) return undefined;
  const [, digits = '', whole, words = ''] = match;
  return { value: Number(digits), outOf: whole === undefined ? undefined : Number(whole), words };
}

/** Rows of scores, of what is no skill, and grids in which nothing tells what a column counts. */
function isNoCount(cell: TableCell, row: TableRow, words: string): boolean {
  const names = [cell.column.text, row.label, words, row.cells[0]?.column.text ?? ''];
  return (
    NO_COUNT.test(names.join(' ')) ||
    NORMS_ABOVE.test(`${row.title} ; ${row.lead.slice(-LEAD_NEAR)} ; ${row.caption}`) ||
    row.cells.some(({ column }) => column.content === 'possible') ||
    (isByDate(row) && row.isListed !== true && row.cells.filter(isOfSkill).length > COLUMNS_MAX)
  );
}

/** The value of a cell that nothing nearer gave a unit; undefined where it cannot be told what was counted. */
export function bareValue(
  cell: TableCell,
  row: TableRow,
  recent?: () => readonly Measure[],
): Value | undefined {
  const bare = figureIn(cell);
  if (bare === undefined || isNoCount(cell, row, bare.words)) return undefined;
  const { value, outOf, words } = bare;
  if (outOf !== undefined)
    return outOf >= 2 && value <= outOf ? { kind: 'ratio', value, outOf, unit: 'items' } : undefined;
  const isSeries = isTimed(cell, row);
  const whole = wholeOfList([row.label, cell.column.text, row.caption, row.lead], value);
  if (whole !== undefined && (isSeries || row.isListed === true || row.cells.length > 2))
    return { kind: 'ratio', value, outOf: whole.outOf, unit: whole.noun };
  return (
    counted(cell, row, bare) ?? (isSeries && words === '' ? likeRecent(value, recent?.() ?? []) : undefined)
  );
}

/** So many of a thing, or so long, as the lines above tell. */
function counted(cell: TableCell, row: TableRow, { value, words }: Bare): Value | undefined {
  const { column } = cell;
  const above = `${row.title} ; ${row.lead} ; ${row.caption}`;
  const period = PERIOD.exec(`${column.text} ; ${row.label} ; ${above}`)?.[1]?.toLowerCase();
  const isCounted = row.isListed === true && (period !== undefined || COUNTING.test(above));
  if (!isTimed(cell, row) && !isCounted) return undefined;
  const lasted = words === '' ? TIME_UNIT.exec(`${column.text} ; ${row.caption}`)?.[1] : undefined;
  if (lasted !== undefined) return { kind: 'duration', value, unit: lasted.toLowerCase() };
  const what = thingOf(cell, row, words);
  if (what === undefined) return undefined;
  const minutes = SAMPLE_MINUTES.exec(above)?.[1];
  const sample = minutes !== undefined ? ` per ${minutes} minutes` : SAMPLE.test(above) ? ' per sample' : '';
  const over = period === undefined ? sample : ` per ${period}`;
  return { kind: 'count', value, unit: / per |\//.test(what) ? what : `${what}${over}` };
}
