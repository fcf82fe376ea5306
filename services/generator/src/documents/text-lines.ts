/** Pieces of text gathered into lines, and lines cut into the cells that a reader sees. */
import type { TextPiece } from './text-pieces.js';

export interface TextLine {
  /** By their left edge. */
  readonly pieces: readonly TextPiece[];
  /** The baseline of its largest piece. */
  readonly y: number;
  readonly size: number;
}

/** A run of text on one line, or a cell of a table over several. */
export interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Shares of an em. */
const BASELINE_APART_MAX = 0.35;
/** A raised or lowered figure is smaller than its line, and belongs to it. */
const RAISED = { sizeShareMax: 0.9, apartMax: 0.5 };
const WORD_GAP_MIN = 0.12;
const COLUMN_GAP = 1.5;
/** Beside the rows of a table. */
const ROW_COLUMN_GAP = 0.8;
/** A narrower gap parts cells only where lines nearby have one at the same place. */
const ALIGNED_GAP_MIN = 0.2;
const ALIGNED_TEXT_GAP_MIN = 0.8;
const ALIGNED_POINTS = 1;
const ALIGNED_LINES_MIN = 2;
/** Gaps between typed words. */
const TYPED = { gapMax: 1.4, apartMax: 0.08, gapsMin: 12, shareMin: 0.7 };
/** Words of a justified line stand wide apart, but all of them alike. */
const STRETCHED = { gapsMin: 3, gapMin: 0.45, unlikeFactor: 2.5, figuresShareMax: 0.34 };

const FIGURE =
  /^(?:[<>≤≥±~(]{0,2}[-–−+]?\$?\d{1,9}(?:[.,/:–-]\d{1,9}){0,3}[)%*]{0,3}(?:st|nd|rd|th)?|[-–—]{1,3}|n\/?a)$/i;

const LIST_MARK = /^(?:[•●○▪■◦‣⁃*☐☑☒✓–-]|\(?(?:\d{1,2}|[A-Za-z])[.)])$/;

/** Whether a cell holds a figure and nothing else, or says that there is none. */
export const isFigure = (text: string): boolean => FIGURE.test(text.trim().slice(0, 40));

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Lines from top to bottom. */
export function linesOf(pieces: readonly TextPiece[]): TextLine[] {
  const lines: { pieces: TextPiece[]; y: number; size: number }[] = [];
  for (const piece of pieces.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line === undefined || !isOnLine(piece, line)) {
      lines.push({ pieces: [piece], y: piece.y, size: piece.size });
      continue;
    }
    line.pieces.push(piece);
    if (piece.size > line.size) [line.y, line.size] = [piece.y, piece.size];
  }
  for (const line of lines) line.pieces.sort((one, other) => one.left - other.left);
  return lines;
}

function isOnLine(piece: TextPiece, line: { y: number; size: number }): boolean {
  const [small, large] = [Math.min(piece.size, line.size), Math.max(piece.size, line.size)];
  const share = small < large * RAISED.sizeShareMax ? RAISED.apartMax : BASELINE_APART_MAX;
  return Math.abs(piece.y - line.y) <= large * share;
}

/**
 * Joins words that are set one by one, as a typewriter does, with the same gap between any two: such a gap is a blank,
 * and no column, however wide. Other pages stay as they are.
 */
export function joinTypedWords(pieces: readonly TextPiece[]): TextPiece[] {
  const lines = linesOf(pieces);
  const gaps = lines
    .flatMap((line) => gapsOf(line.pieces))
    .filter((gap) => gap > WORD_GAP_MIN && gap < TYPED.gapMax);
  const usual = median(gaps);
  const isBlank = (gap: number) => Math.abs(gap - usual) <= TYPED.apartMax;
  const isTyped = gaps.length >= TYPED.gapsMin && gaps.filter(isBlank).length >= TYPED.shareMin * gaps.length;
  if (!isTyped) return [...pieces];
  return lines.flatMap((line) => {
    const joined: TextPiece[] = [];
    for (const piece of line.pieces) {
      const before = joined.at(-1);
      const gap =
        before === undefined ? Infinity : (piece.left - before.right) / Math.max(piece.size, before.size);
      if (before === undefined || gap > usual + TYPED.apartMax) joined.push(piece);
      else joined[joined.length - 1] = together(before, piece, gap);
    }
    return joined;
  });
}

const together = (one: TextPiece, other: TextPiece, gap: number): TextPiece => ({
  ...one,
  text: `${one.text}${gap > WORD_GAP_MIN ? ' ' : ''}${other.text}`,
  right: Math.max(one.right, other.right),
  size: Math.max(one.size, other.size),
});

/** The gap before each piece but the first, in em. */
function gapsOf(pieces: readonly TextPiece[]): number[] {
  return pieces.slice(1).map((piece, at) => {
    const before = pieces[at] ?? piece;
    return (piece.left - before.right) / Math.max(piece.size, before.size);
  });
}

/** The runs of text on a line that stand apart; the lines near it tell narrow columns from spaces. */
export function cellsOf(line: TextLine, near: readonly TextLine[]): Cell[] {
  if (isDrawn(line)) return [cellOf(line.pieces)];
  const gaps = gapsOf(line.pieces);
  const stretch = stretchOf(line.pieces);
  const others = stretch === undefined ? near.map(startsOf).filter((starts) => starts.length > 0) : [];
  const columnGap = [gaps, ...others.map((starts) => starts.map(({ gap }) => gap))].some(isRow)
    ? ROW_COLUMN_GAP
    : COLUMN_GAP;
  const cells: TextPiece[][] = [];
  line.pieces.forEach((piece, at) => {
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    const isColumn =
      stretch === undefined
        ? gap >= columnGap || isAligned(piece, gap, others)
        : gap >= Math.max(COLUMN_GAP, stretch * STRETCHED.unlikeFactor);
    const cell = cells.at(-1);
    if (cell === undefined || isColumn) cells.push([piece]);
    else cell.push(piece);
  });
  return withoutListMark(cells.map(cellOf));
}

/** A row whose cells are parted by strokes needs no other marks. */
const isDrawn = ({ pieces }: TextLine): boolean =>
  pieces.reduce((strokes, { text }) => strokes + text.split('|').length - 1, 0) >= 2;

/** The mark of a list stands apart from its text and is no cell. */
function withoutListMark(cells: Cell[]): Cell[] {
  const [mark, text] = cells;
  if (cells.length !== 2 || mark === undefined || text === undefined || !LIST_MARK.test(mark.text))
    return cells;
  return [{ ...text, text: `${mark.text} ${text.text}`, left: mark.left }];
}

/** Two wide gaps on one line are a row of a table. */
const isRow = (gaps: readonly number[]): boolean => gaps.filter((gap) => gap >= COLUMN_GAP).length >= 2;

/** The usual gap between the words of a justified line; undefined where the line is none. */
function stretchOf(pieces: readonly TextPiece[]): number | undefined {
  const figures = pieces.filter(({ text }) => isFigure(text));
  if (figures.length > STRETCHED.figuresShareMax * pieces.length) return undefined;
  const wide = gapsOf(pieces).filter((gap) => gap > WORD_GAP_MIN);
  const usual = median(wide);
  const alike = wide.filter((gap) => gap <= usual * STRETCHED.unlikeFactor);
  const isStretched = alike.length >= STRETCHED.gapsMin && usual >= STRETCHED.gapMin && usual < COLUMN_GAP;
  return isStretched ? usual : undefined;
}

interface Start {
  readonly piece: TextPiece;
  readonly gap: number;
}

/** The pieces of a line that begin after a gap; none of a justified line, whose gaps say nothing. */
function startsOf({ pieces }: TextLine): Start[] {
  const gaps = gapsOf(pieces);
  if (stretchOf(pieces) !== undefined) return [];
  return pieces.slice(1).flatMap((piece, at) => {
    const gap = gaps[at] ?? 0;
    return gap >= ALIGNED_GAP_MIN ? [{ piece, gap }] : [];
  });
}

/** A figure under a figure, or anything that begins where two lines nearby begin again after a gap. */
function isAligned(piece: TextPiece, gap: number, near: readonly (readonly Start[])[]): boolean {
  if (gap < ALIGNED_GAP_MIN) return false;
  const isHere = (edge: 'left' | 'right', other: TextPiece) =>
    Math.abs(other[edge] - piece[edge]) <= ALIGNED_POINTS;
  const areFigures = near.some((starts) =>
    starts.some(
      ({ piece: other }) =>
        (isHere('left', other) || isHere('right', other)) && isFigure(other.text) && isFigure(piece.text),
    ),
  );
  if (areFigures) return true;
  const lines = near.filter((starts) =>
    starts.some((start) => start.gap >= ALIGNED_TEXT_GAP_MIN && isHere('left', start.piece)),
  );
  return lines.length >= ALIGNED_LINES_MIN;
}

function cellOf(pieces: readonly TextPiece[]): Cell {
  const gaps = gapsOf(pieces);
  let text = '';
  pieces.forEach((piece, at) => {
    const isApart = at > 0 && (gaps[at - 1] ?? 0) > WORD_GAP_MIN;
    text += isApart && !/\s$/.test(text) && !/^\s/.test(piece.text) ? ` ${piece.text}` : piece.text;
  });
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    left: pieces[0]?.left ?? 0,
    right: pieces.reduce((right, piece) => Math.max(right, piece.right), Number.NEGATIVE_INFINITY),
  };
}
