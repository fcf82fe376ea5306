/**
 * How often what is taught in place of a problem was done alone, in the rows below its heading: "Replacement behavior", and below it
 * "No prompt: 4 of 22". Neither row nor column names the behavior; the heading does.
 */
import type { Measure } from '../measure.js';
import { type Passage, quotePassage } from '../text/passages.js';
import { datesIn } from '../times/dates.js';

const OF_REPLACEMENT = /\b(?:replacement|alternative|taught) (?:behaviou?rs?|skills?|responses?)\b/i;
const ALONE =
  /\b(?:no|without|w\/o) (?:an? |any |adult )?(?:prompts?|reminders?|cues?|help)\b|\bun(?:prompted|cued|aided)\b|\bindependent(?:ly)?\b|\bspontaneous(?:ly)?\b|\bon (?:his|her|their) own\b/i;
const SHARE = /^(.{3,60}?)(?: {3,}|\t|\s?\|\s?| \.{3,} |: )(\d{1,3}) ?(?:of|\/|out of) ?(\d{1,3})\W*$/;
/** "No reminder   20   3" under "Opportunities   Used it". */
const TWO_CELLS = /^(.{3,60}?)(?: {3,}|\t|\s?\|\s?)(\d{1,3})(?: {3,}|\t|\s?\|\s?)(\d{1,3})\W*$/;
const CHANCES_FIRST =
  /\b(?:opportunities|chances|trials|occasions|times needed)\b.*\b(?:used|asked|requests?|done|did|shown)\b/i;
const HEADER_LINES_MAX = 4;

interface Row {
  readonly label: string;
  readonly value: number;
  readonly outOf: number;
}

function rowOf(passages: readonly Passage[], at: number): Row | undefined {
  const text = passages[at]?.text ?? '';
  const share = SHARE.exec(text);
  const isUnderChances = passages
    .slice(Math.max(0, at - HEADER_LINES_MAX), at)
    .some((above) => CHANCES_FIRST.test(above.text));
  const cells = share === null && isUnderChances ? TWO_CELLS.exec(text) : null;
  const [, label = '', first, second] = share ?? cells ?? [];
  if (first === undefined || second === undefined) return undefined;
  const [value, outOf] = share === null ? [Number(second), Number(first)] : [Number(first), Number(second)];
  return value <= outOf && outOf >= 2 ? { label, value, outOf } : undefined;
}

/**
 * The measures with the counts of the replacement behavior without help, the newest one current and those before it history; most
 * reports have none.
 *
 * @param passages of the report, in reading order
 */
export function withReplacementRows(
  measures: readonly Measure[],
  passages: readonly Passage[],
): readonly Measure[] {
  const rows = replacementRowsIn(passages);
  if (rows.length === 0) return measures;
  // Read once more in another way, or with the help that its own row tells.
  const isInTable = ({ areaOfNeed, quote }: Measure) =>
    areaOfNeed === 'Behavior' &&
    passages.some(
      (passage) => OF_REPLACEMENT.test(passage.heading) && passage.isRow && passage.text === quote,
    );
  return [...measures.filter((measure) => !isInTable(measure)), ...rows];
}

function replacementRowsIn(passages: readonly Passage[]): Measure[] {
  const found = passages.flatMap((passage, at) => {
    if (!OF_REPLACEMENT.test(passage.heading) || !passage.isRow || !ALONE.test(passage.text)) return [];
    const row = rowOf(passages, at);
    if (row === undefined || !ALONE.test(row.label)) return [];
    const [date] = datesIn(row.label);
    return [{ row, passage, date }];
  });
  const newest = Math.max(...found.map(({ date }) => date?.order ?? Number.NEGATIVE_INFINITY));
  return found.map(({ row: { value, outOf }, passage, date }) => ({
    areaOfNeed: 'Behavior',
    skill: 'Behavior',
    kind: 'ratio',
    value,
    outOf,
    unit: 'opportunities',
    ...(date === undefined ? {} : { date: date.text, order: date.order }),
    isPrior: date !== undefined && date.order < newest,
    isStrength: false,
    isAskedFor: true,
    isReplacement: true,
    page: passage.page.page,
    quote: quotePassage(passage),
  }));
}
