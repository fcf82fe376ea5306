/** The readings that the rows of a table tell of a goal: periods as columns or as rows, a column for each goal. */
import { datesIn } from '../extraction/times/dates.js';
import { isHelped } from '../extraction/tables/whole-columns.js';
import type { When } from '../extraction/times/time-words.js';
import type { Piece } from './goal-block.js';
import { inSentence, NOT_A_VALUE, type Place, TOLD_AS_WILL } from './goal-sentences.js';
import { type FoundNumber, numbersIn } from './reading-numbers.js';
import { reviewTimesIn, whenOf } from './reading-times.js';
import { cellsOfRow, type ReportLine, type RowCell, sentencesOf } from './report-lines.js';

const CELL_MAX = 48;

/** "1st progress report", "2nd": a place in a series, where a cell says nothing else. */
const ORDINAL_CELL =
  /^([1-6])(?:st|nd|rd|th)(?: (?:progress )?(?:report|check|update|probe|reading|period|review|measure)\w*)?\.?:?$/i;
const START_CELL =
  /^(?:base$|(?:start|beginning) of (?:the )?(?:school )?year\b|(?:at|iep|plan|goal) (?:the )?(?:start|outset|entry)$|(?:when|where|at the time) (?:it|this|that|we|he|she|they|(?:the|this|his|her|their) (?:goal|plan|iep)) (?:was |were |are )?(?:written|wrote|set|made|new|began|started)(?: (?:it|the goal|this))?|then)\b/i;

/** The time a short cell tells. */
function timeOfCell(text: string): When | undefined {
  if (text.length > CELL_MAX) return undefined;
  const known = whenOf(text);
  if (known !== undefined) return known;
  const place = ORDINAL_CELL.exec(text)?.[1];
  if (place !== undefined) return { kind: 'step', step: Number(place) };
  return START_CELL.test(text) ? { kind: 'start' } : undefined;
}

const timeCells = (cells: readonly RowCell[]) =>
  cells.flatMap((cell, at) => {
    const when = timeOfCell(cell.text);
    return when === undefined ? [] : [{ cell, at, when }];
  });

/** "12 of 15", "(60%)"; "(1) coins" is a row's number and its name. */
const isFigureCell = (text: string) =>
  /^[~<>(]?\s*\d|^\.\d/.test(text) && !/^\(?\d{1,2}[.)]\s+\p{L}/u.test(text);
/** "March (4 weeks)" too: what is in brackets says how long it was counted. */
const isOnlyTime = (text: string, outOf: number | undefined) =>
  numbersIn(
    text.replace(/\(\d{1,2} (?:weeks?|days?|months?|probes?|sessions?|checks?|samples?)\)/i, ''),
    outOf,
  ).length === 0;
/** "Oct 2" beside "4 of 10" is a day; alone it might tell two in October. */
const isDayBeside = (text: string, cells: readonly RowCell[]) =>
  datesIn(text)[0]?.text.length === text.replace(/\s*\([a-z ]+\)$|[.:]$/, '').length &&
  cells.some((other) => other.text !== text && isFigureCell(other.text));

/** How far a line is printed to the right of its page's margin. */
const indentOf = ({ page, start }: ReportLine): number =>
  start - (start === 0 ? 0 : page.text.lastIndexOf('\n', start - 1) + 1);

const indented = (line: ReportLine): RowCell[] => {
  const indent = indentOf(line);
  return cellsOfRow(line.text).map(({ at, text }) => ({ at: at + indent, text }));
};

/** The cell of a header that stands over a cell of a row: by count where both have as many, else by place. */
function headerOver({ headers, cells, isLabelled, isUnderName }: Row, at: number): RowCell | undefined {
  // "Q1  Q2  Q3" over "checklist score  2/5  3/5  4/5": the words in front have no header.
  if (isLabelled && at === 0) return undefined;
  if (isLabelled && cells.length === headers.length + 1) return headers[at - 1];
  if (isUnderName) return headers[at + 1];
  if (headers.length === cells.length && !isLabelled) return headers[at];
  const cell = cells[at];
  if (cell === undefined || headers.length === 0) return undefined;
  return [...headers].sort((a, b) => Math.abs(a.at - cell.at) - Math.abs(b.at - cell.at))[0];
}

const isStartTime = (when: When) => when.kind === 'start' || when.kind === 'prior';

interface Row {
  readonly cells: readonly RowCell[];
  readonly headers: readonly RowCell[];
  readonly outOf: number | undefined;
  /** One cell more than the header, which begins with a time: its first cell says what is counted. */
  readonly isLabelled: boolean;
  /** "Trials correct   Q1   Q2" over "   4 of 10   5 of 10   Code: SP": the header's first cell names what is counted. */
  readonly isUnderName: boolean;
}

function rowOf(line: ReportLine, header: ReportLine | undefined, outOf: number | undefined): Row {
  const cells = indented(line);
  const headers = header === undefined ? [] : indented(header);
  // Periods still to come leave the last cells empty.
  const isLabelled =
    cells.length >= 2 &&
    cells.length <= headers.length + 1 &&
    !isFigureCell(cells[0]?.text ?? '') &&
    timeOfCell(headers[0]?.text ?? '') !== undefined &&
    (cells.length === headers.length + 1 || timeOfCell(cells[0]?.text ?? '') === undefined);
  return { cells, headers, outOf, isLabelled, isUnderName: isUnderName(cells, headers) };
}

function isUnderName(cells: readonly RowCell[], headers: readonly RowCell[]): boolean {
  const [name, first, last] = [headers[0], cells[0], cells.at(-1)];
  if (name === undefined || first === undefined || last === undefined || timeOfCell(name.text) !== undefined)
    return false;
  const isRightOfName = isFigureCell(first.text) && first.at > name.at + name.text.length;
  return isRightOfName && headers.length === cells.length && !/\d/.test(last.text);
}

/** The cell of a row under the column of such a name; undefined where the header has none. */
export function cellUnder(line: ReportLine, header: ReportLine, name: RegExp): string | undefined {
  const row = rowOf(line, header, undefined);
  return row.cells.find((_, at) => name.test(headerOver(row, at)?.text ?? ''))?.text;
}

/** "Was:   1 of 6   Is:   5 of 6   Aim:   5 of 6": each key with the cell behind it; empty of a row without two such keys. */
function keyedCells(cells: readonly RowCell[]): string[] {
  const keyed = cells.flatMap(({ text }, at) => {
    const value = cells[at + 1]?.text;
    return /^\p{L}[^:]{0,30}:$/u.test(text) && value !== undefined && isFigureCell(value)
      ? [`${text} ${value}`]
      : [];
  });
  return keyed.length >= 2 ? keyed : [];
}

/** Puts the readings of a table row: a column for each goal, periods as columns, its own time in front, or sentences in cells. */
export function inRow(
  piece: Piece,
  header: ReportLine | undefined,
  outOf: number | undefined,
  put: Place,
): void {
  const row = rowOf(piece.line, header, outOf);
  const { cells, headers } = row;
  const periods = timeCells(headers);
  const isByPeriod =
    periods.length >= 2 || (periods.length === 1 && headers.some(({ text }) => /baseline/i.test(text)));
  if (piece.column === undefined && isByPeriod) {
    underPeriods(row, periods, put);
    return;
  }
  const keyed = keyedCells(cells);
  if (keyed.length > 0) {
    for (const text of keyed) if (!NOT_A_VALUE.test(text)) inSentence(text, piece, outOf, put);
    return;
  }
  const [time] =
    piece.column === undefined
      ? timeCells(cells).filter(({ cell: { text } }) => isOnlyTime(text, outOf) || isDayBeside(text, cells))
      : timeCells(cells);
  if (time !== undefined) {
    const values: Value[] =
      piece.column === undefined
        ? valuesOf(row, time.at)
        : numbersIn(cells[piece.column]?.text ?? '', outOf)
            .slice(0, 1)
            .map((number) => ({ number, told: undefined }));
    for (const { number, told } of values)
      put(number, time.when, {
        isPlaced: true,
        isStart: isStartTime(time.when),
        dateWords: time.cell.text,
        ...(told === undefined ? {} : { told }),
      });
    return;
  }
  const withBoth = cells.filter(
    ({ text }) => (reviewTimesIn(text).length > 0 || START_CELL.test(text)) && !isOnlyTime(text, outOf),
  );
  for (const { text } of withBoth.length > 0 ? withBoth : cells) {
    if (TOLD_AS_WILL.test(text)) continue;
    for (const { from, to } of sentencesOf(text)) inSentence(text.slice(from, to), piece, outOf, put);
  }
}

/** "4/10" below or beside a time is four of ten, and no day in April. */
function wholeIn(text: string): number | undefined {
  const [, part, whole] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return part !== undefined && Number(part) <= Number(whole) ? Number(whole) : undefined;
}

/** What a row of its own name counts that is no reading of the goal. */
const NO_READING =
  /^(?:with|after|given) (?!out\b)|\b(?:comments?|codes?|dates?|status|ratings?|staff|initials|expected|aim(?:line)?|targets?|errors?|norms?|class(?:mates)?|peers?|sessions?|prompt level)\b/i;

/** "(of 10)" behind a row says of how many its figures are. */
const IS_WHOLE = /^\(?(?:out )?of \d{1,3}\)?$/i;

function underPeriods(row: Row, periods: ReturnType<typeof timeCells>, put: Place): void {
  const { cells, outOf } = row;
  const label = cells[0]?.text ?? '';
  const isNamed = row.isLabelled || (periods[0] !== undefined && periods[0].at > 0 && !isFigureCell(label));
  // "(2) peer answers" bears the goal's number.
  if (isNamed && NO_READING.test(label) && !/^\(?\d{1,2}[.)]\s/.test(label)) return;
  cells.forEach((cell, at) => {
    const over = headerOver(row, at);
    const period = periods.find(({ cell: named }) => named === over);
    const number = numbersIn(cell.text, wholeIn(cell.text) ?? outOf)[0];
    if (period === undefined || number === undefined || IS_WHOLE.test(cell.text)) return;
    if (cell.text.length > 60 || TOLD_AS_WILL.test(cell.text)) return;
    put(number, period.when, { isPlaced: true, isStart: isStartTime(period.when), dateWords: over?.text });
  });
}

/** "36 of 40 (5/5/26) and 37 of 40 (5/12/26)": shares of one whole told one after the other; else the first figure. */
function toldTogether(text: string, outOf: number | undefined): FoundNumber[] {
  const [first, ...others] = numbersIn(text, outOf);
  if (first === undefined) return [];
  const together = [first];
  if (first.form === 'number') return together;
  for (const number of others) {
    const between = text.slice(together.at(-1)?.end, number.index);
    if (isInPercent(first, number) && IN_PERCENT.test(between)) return [...together, number];
    if (number.form !== first.form || number.outOf !== first.outOf || !AND_THEN.test(between)) break;
    together.push(number);
  }
  return together;
}

/** "31 of 44 assignments, or 70%": one figure, told twice. */
const isInPercent = ({ value, outOf }: FoundNumber, other: FoundNumber): boolean =>
  other.form === 'percent' && outOf !== undefined && Math.abs((100 * value) / outOf - other.value) < 1;
const IN_PERCENT = /^[^.;\d]{0,40}(?:, or|, that is,?| =|,| \()\s?$/i;

const AND_THEN = /^(?:\s*\([^()]{3,24}\))?(?:,| and| then|,? and then|;)\s$/i;

/** "Code", "Mark": a digit below it grades the progress and counts nothing. */
const IS_MARK = /^(?:progress )?(?:codes?|marks?|keys?)$/i;

/** A figure with the sentence of its cell, where the cell goes on after it. */
interface Value {
  readonly number: FoundNumber;
  readonly told: string | undefined;
}

/** "90% over four passages. On harder ones she had 60%": what is told of the first figure. */
function sentenceIn(cell: string): string | undefined {
  const [first, second] = sentencesOf(cell);
  return first === undefined || second === undefined ? undefined : cell.slice(first.from, first.to);
}

/** The figures of a row that its header calls no comment, target or number of the row. */
function valuesOf(row: Row, timeAt: number): Value[] {
  const { cells, outOf } = row;
  const all = cells.flatMap((cell, at) => {
    const over = headerOver(row, at)?.text ?? '';
    const isIndex = at < timeAt && /^\d{1,2}$/.test(cell.text);
    const text = cell.text.replace(
      /^(?:[\p{L} ]{1,30}:|rubric|scored?|(?:an )?averaged?(?: of)?|mean(?: of)?|median(?: of)?|about|up to)\s*(?=[~<>(\d])/iu,
      '',
    );
    const isMark = IS_MARK.test(over) && /^\d$/.test(cell.text);
    if (at === timeAt || isIndex || isMark || !isFigureCell(text)) return [];
    return toldTogether(text, wholeIn(text) ?? outOf).map((number) => ({
      number,
      over,
      told: sentenceIn(cell.text),
    }));
  });
  const counted = all.filter(({ over }) => !NOT_A_VALUE.test(over));
  // "Spontaneous | After my model": what was done alone is the reading where both are told.
  const alone = counted.filter(({ over }) => !isHelped({ text: over }));
  const values = alone.length > 0 ? alone : counted;
  // A column of errors is that of a goal for errors: its name says so or the figures fit none.
  if (values.length === 0)
    return all.map(({ number, over, told }) => ({ number: { ...number, unit: over }, told }));
  // Of several columns the header tells which one counts in the goal's unit.
  return values.map(({ number, over, told }) => {
    const isBare = number.unit === '' && number.form === 'number' && over.trim() !== '';
    return { number: isBare && values.length > 1 ? { ...number, unit: over } : number, told };
  });
}

/** Puts the readings of "20 46 70 92" below "Sept Nov Jan March" and says whether there were such: columns parted by nothing but one space. */
export function inFlatRow(piece: Piece, before: Piece | undefined, put: Place): boolean {
  if (before === undefined || piece.line.isRow || before.line.isRow) return false;
  const words = reviewTimesIn(before.line.text).map(({ when, index, end }) => ({
    when,
    text: before.line.text.slice(index, end),
  }));
  const bare = [...before.line.text.matchAll(/\b\d{1,2}\/\d{1,2}\b(?!\/)/g)].flatMap(([text]) => {
    const when = whenOf(text);
    return when === undefined ? [] : [{ when, text }];
  });
  const columns = bare.length > words.length ? bare : words;
  const left = before.line.text
    .replace(/[\d/.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2).length;
  if (columns.length < 3 || left > columns.length + 2 || before.line.text.length > 160) return false;
  const values = numbersIn(
    piece.line.text.replace(/\((?:of|out of) \d{1,3}\)/gi, (of) => ' '.repeat(of.length)),
    undefined,
  );
  if (values.length !== columns.length) return false;
  values.forEach((number, at) => {
    const column = columns[at];
    if (column !== undefined)
      put({ ...number, unit: '' }, column.when, {
        isPlaced: true,
        isStart: column.when.kind === 'start',
        dateWords: column.text,
      });
  });
  return true;
}
