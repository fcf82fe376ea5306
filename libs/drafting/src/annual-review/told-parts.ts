/** The sentences and cells of a report, each with what stands around it: any of them may tell a goal of the last plan. */
import { cellsOfRow, isDataTitle, type ReportLine, sentencesOf } from './report-lines.js';

export interface ToldPart {
  /** Index of the line it stands on. */
  readonly line: number;
  /** Range in the line's text. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Its place among the parts of its line, and how many there are. */
  readonly place: number;
  readonly count: number;
  readonly isCell: boolean;
  /** What is told right before and after it. */
  readonly before: string;
  readonly after: string;
  /** Title of the section around it. */
  readonly section: string;
  /** The last short line above it that speaks of goals: "Goals for fifth grade". */
  readonly underGoals: string;
  /** How far down the report it stands, 0 to 1. */
  readonly depth: number;
  /** Of a cell, what stands over its column. */
  readonly column: string;
  /** Of a cell: figures stand in cells behind it. */
  readonly hasFiguresBeside: boolean;
}

const PARTS_MAX = 6_000;
/** Shorter ones are keys, marks and figures. */
const CHARACTERS_MIN = 12;
const AFTER_MAX = 60;
const GOALS_LINE_MAX = 110;
const SPEAKS_OF_GOALS = /\b(?:goals?|objectives?|targets?|benchmarks?|outcomes?)\b/i;

interface Range {
  readonly from: number;
  readonly to: number;
}

const rangesOf = (line: ReportLine): Range[] =>
  line.isRow
    ? cellsOfRow(line.text).map(({ at, text }) => ({ from: at, to: at + text.length }))
    : sentencesOf(line.text).map(({ from, to }) => ({ from, to }));

/** The range without blanks around it. */
function trimmed(text: string, { from, to }: Range): Range {
  const own = text.slice(from, to);
  const start = from + (own.length - own.trimStart().length);
  return { from: start, to: start + own.trim().length };
}

const saysSomething = (text: string) => text.length >= CHARACTERS_MIN && /\p{L}{3}/u.test(text);
const opensGoals = ({ text }: ReportLine) => text.length <= GOALS_LINE_MAX && SPEAKS_OF_GOALS.test(text);

/** All parts long enough to say something, in reading order; at most 6,000. */
export function toldParts(lines: readonly ReportLine[]): ToldPart[] {
  const parts: ToldPart[] = [];
  let section = '';
  let header: readonly string[] = [];
  let before = '';
  let underGoals = '';
  for (const [at, line] of lines.entries()) {
    if (parts.length >= PARTS_MAX) break;
    if (line.isTitle && !isDataTitle(line)) section = line.text;
    if (line.isRow && lines[at - 1]?.isRow !== true) header = cellsOfRow(line.text).map(({ text }) => text);
    const ranges = rangesOf(line).map((range) => trimmed(line.text, range));
    for (const [place, { from, to }] of ranges.entries()) {
      const text = line.text.slice(from, to);
      const after =
        line.text.slice(ranges[place + 1]?.from ?? line.text.length) || (lines[at + 1]?.text ?? '');
      if (saysSomething(text))
        parts.push({
          ...{ line: at, from, to, text, place, count: ranges.length, isCell: line.isRow, before, section },
          ...{ underGoals, depth: at / lines.length, after: after.slice(0, AFTER_MAX) },
          column: line.isRow ? (header[place] ?? '') : '',
          hasFiguresBeside: line.isRow && /\d/.test(line.text.slice(to)),
        });
      if (text !== '') before = text;
    }
    if (opensGoals(line)) underGoals = line.text;
  }
  return parts;
}
