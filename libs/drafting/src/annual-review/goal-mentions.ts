/** Where a report names its goals far from their words: by a code of its own ("OT-1"), in numbered rows, in a question. */
import type { When } from '../extraction/times/time-words.js';
import { whenOf } from './reading-times.js';
import { cellsOfRow, type ReportLine } from './report-lines.js';

/** "What do the data say for goal 1?" opens what is told of it. */
const ASKED_ABOUT = /\bgoal #?(\d{1,2}|[A-H])\b[^?.]{0,40}\?$/i;
const QUESTION_MAX = 120;

/** The number of the goal that a question of its own line asks about. */
export const askedAbout = (text: string): string | undefined =>
  text.length <= QUESTION_MAX && text.endsWith('?') ? ASKED_ABOUT.exec(text)?.[1] : undefined;

/** "(1) coins": a bare number might be that of a report or a week. */
const ROW_MARK = /^\(?(\d{1,2}|[A-Ha-h])[.)]\s+\p{L}/u;
const ROW_NUMBER = /^#?(\d{1,2}|[A-H])\b/i;
const IS_BY_GOAL = /^\W{0,4}goal/i;
const OBJECTIVES = /\b(?:objectives?|benchmarks?|STOs?|short[- ]term)\b/i;

/** The rows of one table with the number each begins with. */
function numbersOfRows(rows: readonly ReportLine[], numbers: ReadonlySet<string>): [ReportLine, string][] {
  const isByGoal = IS_BY_GOAL.test(rows[0]?.text ?? '');
  const mark = isByGoal ? ROW_NUMBER : ROW_MARK;
  const named = rows.flatMap((row): [ReportLine, string][] => {
    const number = mark.exec(cellsOfRow(row.text)[0]?.text ?? '')?.[1]?.toLowerCase();
    return number === undefined ? [] : [[row, number]];
  });
  if (isByGoal) return named;
  const found = new Set(named.map(([, number]) => number));
  // Rows numbered otherwise than the goals count something else.
  return numbers.size >= 2 && found.size === numbers.size && [...found].every((number) => numbers.has(number))
    ? named
    : [];
}

/** "(1) device uses   3 a day   6 a day": the rows of a table that begin with the number of a goal. */
export function numberedRows(
  lines: readonly ReportLine[],
  from: number,
  numbers: ReadonlySet<string>,
): ReadonlyMap<ReportLine, string> {
  const found = new Map<ReportLine, string>();
  for (let at = from; at < lines.length; at += 1) {
    if (lines[at]?.isRow !== true) continue;
    const above = lines[at - 1]?.text ?? '';
    const rows: ReportLine[] = [];
    for (let row = lines[at]; row?.isRow === true; row = lines[at]) {
      rows.push(row);
      at += 1;
    }
    if (OBJECTIVES.test(`${above} ${rows[0]?.text ?? ''}`) && !IS_BY_GOAL.test(rows[0]?.text ?? '')) continue;
    for (const [row, number] of numbersOfRows(rows, numbers))
      if (!/\bwill\b/.test(row.text)) found.set(row, number);
  }
  return found;
}

/** "OT-1", "PT 2": what a provider calls a goal. */
export const GOAL_CODE = /\b[A-Z]{1,5}[- ]?\d{1,2}\b/;
const GOAL_CODES = /\b[A-Z]{1,5}[- ]?\d{1,2}\b/g;

/** A part of a line that is told of one goal by its code. */
export interface CodedPart {
  readonly code: string;
  readonly from: number;
  readonly to: number;
  /** The time in front of the first code: "3/14/24   OT-1  9 of 26". */
  readonly when: When | undefined;
}

/** What may stand in front of the code a paragraph is about: a date, a title of a few words. */
const CODE_AT_MAX = 48;

/** The parts of a line by the goals' codes in it; empty where it does not begin with one. */
export function codedParts({ text }: ReportLine, codes: ReadonlySet<string>): readonly CodedPart[] {
  if (codes.size === 0 || !GOAL_CODE.test(text)) return [];
  const named = [...text.matchAll(GOAL_CODES)].filter(([code]) => codes.has(code.toLowerCase()));
  const first = named[0]?.index;
  if (first === undefined || first > CODE_AT_MAX || /[.;?!]\s/.test(text.slice(0, first))) return [];
  const isLog = named.length > 1 || /^[\d/.\s|-]*$/.test(text.slice(0, first));
  const when = first === 0 ? undefined : whenOf(text.slice(0, first));
  if (!isLog) return [{ code: named[0]?.[0].toLowerCase() ?? '', from: 0, to: text.length, when: undefined }];
  return named.map(({ 0: code, index }, at) => ({
    code: code.toLowerCase(),
    from: index + code.length,
    to: named[at + 1]?.index ?? text.length,
    when,
  }));
}
