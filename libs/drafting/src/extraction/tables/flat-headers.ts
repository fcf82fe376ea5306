/** Headers set with single spaces: how many columns they name shows in the rows below them. */
import { type Cell, isDatedRow, isFlatRow, namesMasked } from './table-cells.js';
import { columnOf, type Column, isKnown, isWordy } from './table-columns.js';
import { settledColumns } from './column-roles.js';
import { wholeName } from './wrapped-names.js';

const TEXT_MAX = 110;
const ROWS_LOOKED_AT = 8;
const COLUMNS_MAX = 8;
/** Figures of a row and what stands in place of one. */
const FIGURE =
  /(?:^|\s)(?:[<>~(]?\d[\d.,/%)-]*|--?|n\/a|(?:not|never) (?:done|given|tested|tried|scored|taken|assessed)|absent|dnc)(?=\s|$)/gi;
/** Two capitals that name one column: "Words Correct", "Percentile Rank". */
const PAIRS =
  /^(?:(?:standard|scaled?|raw|t|index|composite|total|mean|median) scores?|percentile rank|(?:percent|pct\.?|%) (?!(?:correct|rank)\b)[a-z]{3,12}|confidence interval|(?:words?|digits|letters?|items|steps|sounds|number|no\.|#|percent|%|total) (?:correct|right|possible|read|done|given|tried|accuracy|items|steps|words)|(?:class|peer|grade|group) (?:average|median|mean|norm)|reading (?:rate|level)|(?:fall|winter|spring|summer) 20\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\.? (?:\d{1,2}|20\d\d)|(?:week|wk|day|session|probe|list|form) \d{1,2})$/i;
const TELLING =
  /\b(?:correct|right|rate|scores?|accuracy|errors?|total|possible|out of|time|%|wpm|wcpm|now|before|alone|met|done)\b|%/i;

/** Whether a line only begins the name of the row below it: "Addition facts to 20," over "correct in 1 minute 7 9". */
const beginsName = (text: string, below: string) =>
  text.length <= 60 &&
  /\d/.test(below) &&
  isFlatRow(below) &&
  wholeName(text, below) !== undefined &&
  !/\S {3,}\S|\t/.test(text) &&
  !isFlatRow(text);

/** How many figures most of the rows right below hold; undefined when no two such rows follow. */
export function figuresBelow(rows: readonly string[]): number | undefined {
  const counts: number[] = [];
  let least = 2;
  for (const [at, row] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    if (beginsName(row, rows[at + 1] ?? '')) continue;
    if (/[|\t]|\S {3,}\S/.test(row) || !isFlatRow(row)) break;
    const isDay = isDatedRow(row);
    const first = isDay ? row.search(/(?<=\d) /) : namesMasked(row).search(/\s(?=[<>~(]?\d|--?\s)/);
    least = isDay ? 1 : 2;
    counts.push((row.slice(first).match(FIGURE) ?? []).length);
  }
  const [count] = counts;
  if (count === undefined || counts.length < 2 || count < least || count > COLUMNS_MAX) return undefined;
  // A grade or a number in the name of a row makes one figure more there.
  const usual = Math.min(...counts);
  return counts.filter((other) => other === usual).length * 2 >= counts.length && usual >= least
    ? usual
    : undefined;
}

/** The words of a header as phrases: a capital, a sign or a number's name begins each. */
function phrasesOf(text: string): Cell[] {
  const words = [...text.matchAll(/\S+/g)];
  const phrases: { text: string; start: number; end: number }[] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    const end = word.index + word[0].length;
    const joined = last === undefined ? '' : `${last.text} ${word[0]}`;
    const goesOn =
      last !== undefined &&
      (PAIRS.test(joined) ||
        !/^[A-Z%#]|^\d{1,2}\/\d/.test(word[0]) ||
        /\b(?:of|the|per|in|at|for|with|and|&|\/)$/i.test(last.text));
    if (goesOn) {
      last.text = joined;
      last.end = end;
    } else phrases.push({ text: word[0], start: word.index, end });
  }
  return phrases;
}

/** "Test of Word Reading Efficiency-2 (TOWRE-2)" stands over rows of scores and names no column. */
const NAME_OF_A_TEST =
  /\b(?:tests?|scales?|inventory|battery|measures?|assessment|system) (?:of|for) [a-z]|\([A-Z][A-Za-z]{2,8}(?:[- ]?\d|[- ](?:I{2,3}|IV|V))\)/i;

/** "Type Correct Possible" over "Three syllable 9 25": the columns; empty where the words do not part as the rows do. */
export function columnsOver(text: string, rows: readonly string[]): Column[] {
  if (text.length > TEXT_MAX || text.length < 6 || /[.;?!:]\s*$|:\s|[|\t]|\s{3}/.test(text) || !isWordy(text))
    return [];
  const figures = figuresBelow(rows);
  if (figures === undefined || NAME_OF_A_TEST.test(text)) return [];
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    text: word[0],
    start: word.index,
    end: word.index + word[0].length,
  }));
  const phrases = phrasesOf(text);
  const parts = phrases.length >= figures ? phrases : words;
  const named = parts.length - figures;
  // Surplus phrases in front name the rows; more than three are words of something else.
  if (named < 0 || named > 3) return [];
  const values = parts.slice(named);
  const lead = parts
    .slice(0, named)
    .map((part) => part.text)
    .join(' ');
  const columns = values.map((cell) => columnOf(cell, false));
  const isTold =
    columns.filter((column) => isKnown(column) || TELLING.test(column.text)).length * 2 >= columns.length;
  if (!isTold || (named === 0 && !columns.every((column) => isKnown(column) || TELLING.test(column.text))))
    return [];
  const name = columnOf({ text: lead, start: 0, end: lead.length }, true);
  return settledColumns([{ ...name, content: 'name', when: undefined, year: undefined }, ...columns]);
}

/** "Rate is words correct per minute, accuracy is percent": a line behind the table that says what a column holds. */
export function explained(columns: readonly Column[], behind: readonly string[]): Column[] {
  return columns.map((column) => {
    if (column.content !== 'value' || isKnown(column) || !/^[A-Za-z][A-Za-z ]{2,24}$/.test(column.text))
      return column;
    const told = new RegExp(
      String.raw`\b${column.text}\b\s?(?:is|are|=|means|shows|gives|in|:)\s?(?:the )?(?:number of )?([a-z][a-z %/-]{2,40})`,
      'i',
    );
    const unit = behind.map((text) => told.exec(text)?.[1]).find((words) => words !== undefined);
    return unit === undefined
      ? column
      : { ...columnOf({ ...column, text: `${column.text} (${unit.trim()})` }, false) };
  });
}

const isOverRow = (next: string, second: string) =>
  (/\d/.test(next) && isFlatRow(next)) || beginsName(next, second);

/** Whether a line of a page is a header over rows set with single spaces. */
export function isHeaderOver(lines: readonly { readonly text: string }[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  const next = lines[at + 1]?.text ?? '';
  // Most lines have no row below them.
  if (text.length > TEXT_MAX || !isOverRow(next, lines[at + 2]?.text ?? '')) return false;
  return (
    columnsOver(
      text,
      lines.slice(at + 1, at + 1 + ROWS_LOOKED_AT).map((line) => line.text),
    ).length > 0
  );
}

const REST_MAX = 30;

/** The next line of a header set by spaces: words alone, and none of them under the first column. */
export function isRestOfHeader(text: string, cells: readonly Cell[], columns: readonly Column[]): boolean {
  const [first] = columns;
  if (first === undefined || /[|\t]/.test(text)) return false;
  return (
    cells.length >= 2 &&
    cells.length <= columns.length &&
    cells.every((cell) => cell.start > first.end && cell.text.length <= REST_MAX && /^[(a-z]/.test(cell.text))
  );
}
