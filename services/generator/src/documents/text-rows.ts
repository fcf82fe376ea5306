/** Lines as the rows of a table: cells that wrap are made whole again, and an empty cell keeps its place. */
import { type Cell, cellsOf, isFigure, linesOf, median, type TextLine } from './text-lines.js';
import type { TextPiece } from './text-pieces.js';

interface Row {
  readonly cells: readonly Cell[];
  /** Baselines of its first and its last line. */
  readonly top: number;
  readonly bottom: number;
  readonly size: number;
}

/** Shares of an em: letters reach so far over their baseline and under it. */
const RISE = 0.6;
const DROP = 0.15;
const NEAR_LINES = 10;
const NEAR_APART_MAX = 8;
const WRAPPED_APART_MAX = 1.4;
/** Lines of one cell stand closer than rows do, by this much at least. */
const ROW_APART_MORE = 0.25;
/** A word that would not fit any more is about so long. */
const EDGE_NEAR = 4;
const PROSE_CHARACTERS = 40;
const PARAGRAPH_APART = 1.3;
const TABLE_ROWS_MIN = 3;
/** In usual row distances: so far apart stand two tables, and so far two with different numbers of columns. */
const TABLE_APART_MAX = 1.6;
const OTHER_TABLE_APART_MIN = 1.1;

/** The text of a block that is read line by line: cells with a tab between them, paragraphs with a blank line. */
export function rowTexts(pieces: readonly TextPiece[]): string[] {
  const rows = joinWrapped(rowsOf(linesOf(pieces)));
  const usualApart = median(apartOf(rows).filter((apart, at) => apart < 3 * (rows[at]?.size ?? 0)));
  const texts: string[] = [];
  let at = 0;
  while (at < rows.length) {
    const end = tableEnd(rows, at);
    const table = rows.slice(at, Math.max(end, at + 1));
    const before = rows[at - 1];
    const columns = end > at ? columnsOf(table) : [];
    table.forEach((row, place) => {
      const above = place === 0 ? before : table[place - 1];
      const apart = above === undefined ? 0 : row.top - above.bottom;
      if (apart > PARAGRAPH_APART * Math.max(usualApart, row.size)) texts.push('');
      texts.push(alignedText(row, columns));
    });
    at += table.length;
  }
  return texts;
}

const apartOf = (rows: readonly Row[]) => rows.slice(1).map((row, at) => row.top - (rows[at]?.bottom ?? 0));
const plainText = ({ cells }: Row) => cells.map(({ text }) => text).join('\t');
const overlaps = (one: Cell, other: Cell) => one.left < other.right && other.left < one.right;

/** Lines that reach into each other's height are one row: a figure that stands beside a label of two lines. */
function rowsOf(lines: readonly TextLine[]): Row[] {
  const bands: TextLine[][] = [];
  for (const line of lines) {
    const last = bands.at(-1)?.at(-1);
    const isBeside = last !== undefined && line.y - RISE * line.size < last.y + DROP * last.size;
    if (isBeside) bands.at(-1)?.push(line);
    else bands.push([line]);
  }
  let at = 0;
  return bands.map((band) => {
    const cells = band.map((line) => {
      at += 1;
      return cellsOf(line, near(lines, at - 1));
    });
    const sizes = band.map(({ size }) => size);
    return {
      cells: cells.length === 1 ? (cells[0] ?? []) : stacked(cells),
      top: band[0]?.y ?? 0,
      bottom: band.at(-1)?.y ?? 0,
      size: median(sizes),
    };
  });
}

/** The lines around one, near enough to stand in the same table. */
function near(lines: readonly TextLine[], at: number): TextLine[] {
  const line = lines[at];
  return lines
    .slice(Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1)
    .filter(
      (other) =>
        line !== undefined && other !== line && Math.abs(other.y - line.y) <= NEAR_APART_MAX * line.size,
    );
}

/** The cells of several lines, those above each other joined, from left to right. */
function stacked(lines: readonly (readonly Cell[])[]): Cell[] {
  const columns: Cell[] = [];
  for (const cell of lines.flat()) {
    const at = columns.findIndex((column) => overlaps(column, cell));
    const column = columns[at];
    if (column === undefined) columns.push(cell);
    else columns[at] = joined(column, cell);
  }
  return columns.sort((one, other) => one.left - other.left);
}

const joined = (one: Cell, other: Cell): Cell => ({
  text: `${one.text} ${other.text}`,
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
});

/**
 * Joins the second lines of wrapped cells to their row. Two figures never become one cell: where it is not certain
 * that a line goes on, it stays a line of its own.
 */
function joinWrapped(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  const edge = rows.reduce((right, { cells }) => Math.max(right, cells.at(-1)?.right ?? right), 0);
  rows.forEach((row, at) => {
    const before = whole.at(-1);
    const next = rows[at + 1];
    if (before === undefined || !goesOn(before, row, { next, previous: whole.at(-2), edge })) {
      whole.push(row);
      return;
    }
    const cells = before.cells.map((cell) =>
      row.cells.filter((part) => part === partUnder(cell, row, before)).reduce(joined, cell),
    );
    whole[whole.length - 1] = { ...before, cells, bottom: row.bottom };
  });
  return whole;
}

/** The cell of the lower row that stands under this one and under no other. */
function partUnder(cell: Cell, row: Row, above: Row): Cell | undefined {
  const under = row.cells.filter((part) => overlaps(part, cell));
  const [part] = under;
  if (part === undefined || under.length > 1) return undefined;
  return above.cells.filter((other) => overlaps(part, other)).length === 1 ? part : undefined;
}

interface Surroundings {
  readonly next: Row | undefined;
  readonly previous: Row | undefined;
  /** The right edge of the block. */
  readonly edge: number;
}

/** Whether a line is the second one of the row above it. */
function goesOn(before: Row, row: Row, around: Surroundings): boolean {
  if (before.cells.length < 2 || !isUnder(before, row)) return false;
  const isFewer = row.cells.length < before.cells.length;
  const first = before.cells[0]?.right ?? 0;
  if (isFewer && row.cells.every(({ left }) => left >= first)) return true;
  if (row.cells.length === 1 && isLineOfProse(before, around.edge)) return false;
  if (!isTighter(before, row, around)) return false;
  return isFewer || isHeading(before, row, around);
}

/** Right below, each of its cells under one cell, and no figure among them. */
function isUnder(before: Row, row: Row): boolean {
  const apart = row.top - before.bottom;
  if (apart > WRAPPED_APART_MAX * row.size || row.cells.some(({ text }) => isFigure(text))) return false;
  const parts = new Set(before.cells.map((cell) => partUnder(cell, row, before)));
  return row.cells.every((cell) => parts.has(cell));
}

/** A line with a gap in it that reaches the edge goes on at the margin. */
function isLineOfProse({ cells, size }: Row, edge: number): boolean {
  const { text = '', right = 0 } = cells.at(-1) ?? {};
  return text.length > PROSE_CHARACTERS && right > edge - EDGE_NEAR * size;
}

/** Whether the rows around visibly stand further apart than this line does from the one above it. */
function isTighter(before: Row, row: Row, { next, previous }: Surroundings): boolean {
  const apart = row.top - before.bottom + ROW_APART_MORE * row.size;
  const aparts = [
    next !== undefined && next.cells.length > 1 ? next.top - row.bottom : 0,
    previous !== undefined && previous.cells.length > 1 ? before.top - previous.bottom : 0,
  ];
  return aparts.some((rows) => apart <= rows);
}

/** The second line of a heading: as many cells again, nothing of a table above and figures below. */
function isHeading(before: Row, row: Row, { next, previous }: Surroundings): boolean {
  if ((previous?.cells.length ?? 0) > 1 || [...before.cells, ...row.cells].some(hasDigits)) return false;
  return next?.cells.some(({ text }) => isFigure(text)) ?? false;
}

const hasDigits = ({ text }: Cell): boolean => /\d/.test(text);

/** Where the table that begins here ends; `from` where none begins. */
function tableEnd(rows: readonly Row[], from: number): number {
  const over = rows.findIndex((row, at) => at >= from && row.cells.length < 2);
  const run = rows.slice(from, over < 0 ? rows.length : over);
  const aparts = apartOf(run);
  const usual = median(aparts);
  const last = aparts.findIndex((apart, at) => {
    const [count, next, second] = [at, at + 1, at + 2].map((place) => run[place]?.cells.length);
    const isOtherForm = next !== count && next === second && count === run[at - 1]?.cells.length;
    return apart > usual * (isOtherForm ? OTHER_TABLE_APART_MIN : TABLE_APART_MAX);
  });
  const length = last < 0 ? run.length : last + 1;
  return length >= TABLE_ROWS_MIN ? from + length : from;
}

/**
 * The columns of a table, from its full rows: the first cells are the first column, and so on. Full is what has as many
 * cells as two rows have at least: a row that was cut too often must not shape the table.
 */
function columnsOf(rows: readonly Row[]): Cell[] {
  const counts = rows.map(({ cells }) => cells.length);
  const repeated = counts.filter((count, at) => counts.indexOf(count) !== at);
  const count = Math.max(...(repeated.length > 0 ? repeated : counts));
  const [first, ...others] = rows.filter(({ cells }) => cells.length === count);
  return (first?.cells ?? []).map((cell, at) =>
    others.reduce((column, { cells }) => joined(column, cells[at] ?? column), cell),
  );
}

/** Each cell in the column it overlaps most or stands nearest to, in order; empty cells keep their tab. */
function alignedText(row: Row, columns: readonly Cell[]): string {
  if (row.cells.length >= columns.length) return plainText(row);
  const texts = columns.map(() => '');
  let from = 0;
  row.cells.forEach((cell, at) => {
    const to = columns.length - (row.cells.length - at - 1);
    const distances = columns.slice(from, to).map((column) => distanceOf(cell, column));
    const place = from + distances.indexOf(Math.min(...distances));
    texts[place] = cell.text;
    from = place + 1;
  });
  return texts.join('\t').trimEnd();
}

/** Below zero where they overlap, the more the lower; else how far apart they stand. */
const distanceOf = (one: Cell, other: Cell): number =>
  Math.max(one.left, other.left) - Math.min(one.right, other.right);
