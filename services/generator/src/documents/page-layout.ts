/**
 * The text of a page in the order in which a person reads it: columns of prose one after the other, tables row by
 * row with a tab between the cells, whatever way the page is turned. Pure: positions in, text out.
 */
import { cellsOf, isFigure, joinTypedWords, linesOf, median, type TextLine } from './text-lines.js';
import { piecesByDirection, type PositionedText, splitAtBlanks, type TextPiece } from './text-pieces.js';
import { rowTexts } from './text-rows.js';

/** A page of prose has one or two cuts; more is no layout but an attack. */
const CUTS_DEEP_MAX = 6;
const PIECES_MIN = 8;
const CANDIDATES_MAX = 8;
const CANDIDATE_LINES_MIN = 3;
/** Shares of an em. */
const GUTTER_MIN = 0.9;
const INDENT_MIN = 8;
const GUTTER_REACH = 5;
/** What a column of prose has and a column of a table has not. */
const PROSE = {
  linesMin: 3,
  charactersMin: 18,
  lettersShareMin: 0.6,
  filledShareMin: 0.4,
  fullShare: 0.9,
  runningOnShareMin: 0.2,
};
/** Lines that stand further apart than this, in usual line distances, are no part of one column. */
const COLUMN_APART_MAX = 2;
const PARAGRAPH_APART_MIN = 1.2;
const STRETCH_APART = 1.5;
const STRETCHES_MAX = 10;
const ROW_GAP_MIN = 0.45;

/** The page's text; empty where nothing stands on it. Bounded by the items, in time about n log n. */
export function pageText(items: readonly PositionedText[]): string {
  return piecesByDirection(items)
    .map((pieces) => arranged(joinTypedWords(pieces).flatMap(splitAtBlanks), 0).join('\n'))
    .join('\n\n');
}

function arranged(pieces: readonly TextPiece[], depth: number): string[] {
  const parts = depth < CUTS_DEEP_MAX && pieces.length >= PIECES_MIN ? columnParts(pieces) : undefined;
  if (parts === undefined) return rowTexts(pieces);
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => [...(at === 0 ? [] : ['']), ...arranged(part, depth + 1)]);
}

/** The block cut into what stands above two columns of prose, the columns, and what stands below; else undefined. */
function columnParts(pieces: readonly TextPiece[]): TextPiece[][] | undefined {
  const lines = linesOf(pieces);
  const size = median(pieces.map((piece) => piece.size));
  for (const left of gutterCandidates(lines, size)) {
    for (const [from, to] of runsWithout(lines, left).flatMap((run) => stretchesOf(lines, run, left))) {
      const stretch = lines.slice(from, to);
      if (hasTableRow(stretch, left) || beginsWithTable(stretch, left)) continue;
      const run = piecesOf(stretch);
      const gutter = widestGap(run, left, size);
      if (gutter === undefined) continue;
      const columns = pairOf(run, gutter);
      if (columns === undefined) continue;
      return [piecesOf(lines.slice(0, from)), ...columns, piecesOf(lines.slice(to))];
    }
  }
  return undefined;
}

/** Where lines begin again after a gap, the commonest places first. */
function gutterCandidates(lines: readonly TextLine[], size: number): number[] {
  const blockLeft = lines.reduce((left, { pieces }) => Math.min(left, pieces[0]?.left ?? left), Infinity);
  const places = new Map<number, number>();
  for (const { pieces } of lines) {
    pieces.forEach((piece, at) => {
      const before = pieces[at - 1];
      const isApart =
        before === undefined
          ? piece.left > blockLeft + INDENT_MIN * size
          : piece.left - before.right >= GUTTER_MIN * size;
      const place = Math.round(piece.left / 2);
      if (isApart) places.set(place, (places.get(place) ?? 0) + 1);
    });
  }
  return [...places]
    .filter(([, count]) => count >= CANDIDATE_LINES_MIN)
    .sort(([, one], [, other]) => other - one)
    .slice(0, CANDIDATES_MAX)
    .map(([place]) => place * 2 - 1);
}

/** Whether a word stands over this place, or words so near it on both sides that they are one text. */
function isCrossed({ pieces, size }: TextLine, x: number): boolean {
  let before = Number.NEGATIVE_INFINITY;
  let after = Number.POSITIVE_INFINITY;
  for (const { left, right } of pieces) {
    if (left < x - 1) before = Math.max(before, right);
    else after = Math.min(after, left);
  }
  return before > x || after - before < GUTTER_MIN * size;
}

/** Runs of lines that nothing crosses at this place, the longest first. */
function runsWithout(lines: readonly TextLine[], x: number): (readonly [number, number])[] {
  const runs: (readonly [number, number])[] = [];
  let from = 0;
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line !== undefined && !isCrossed(line, x)) continue;
    if (at - from >= PROSE.linesMin) runs.push([from, at]);
    from = at + 1;
  }
  return runs.sort(([start, end], [otherStart, otherEnd]) => otherEnd - otherStart - (end - start));
}

/**
 * The run, and every part of it between wide gaps or rows of figures, the longest first: a table may stand over two columns and leave the
 * same strip empty.
 */
function stretchesOf(
  lines: readonly TextLine[],
  [from, to]: readonly [number, number],
  x: number,
): (readonly [number, number])[] {
  const run = lines.slice(from, to);
  const apart = STRETCH_APART * usualApart(run);
  const hasFigures = run.map((line) => figuresBeside(line, x) > 0);
  const starts = run.flatMap((line, at) => {
    const isApart = line.y - (run[at - 1]?.y ?? line.y) > apart;
    return at > 0 && (isApart || hasFigures[at] !== hasFigures[at - 1]) ? [from + at] : [];
  });
  const bounds = [from, ...starts.slice(0, STRETCHES_MAX), to];
  return bounds
    .flatMap((start, at) => bounds.slice(at + 1).map((end) => [start, end] as const))
    .filter(([start, end]) => end - start >= PROSE.linesMin)
    .sort(([start, end], [otherStart, otherEnd]) => otherEnd - otherStart - (end - start));
}

/** The right end of the widest empty strip at this place or just left of it: marks of a list hang out of a column. */
function widestGap(pieces: readonly TextPiece[], x: number, size: number): number | undefined {
  let best = { from: 0, to: 0 };
  let end = Number.NEGATIVE_INFINITY;
  const near = x - GUTTER_REACH * size;
  for (const { left, right } of pieces.toSorted((one, other) => one.left - other.left)) {
    const isNear = left >= near && left <= x + 3;
    if (isNear && left - end > best.to - best.from) best = { from: end, to: left };
    end = Math.max(end, right);
  }
  return Number.isFinite(best.from) && best.to - best.from >= GUTTER_MIN * size ? best.to - 0.5 : undefined;
}

/** Both columns, and around them what stands too far off to be theirs; undefined where this is a table. */
function pairOf(run: readonly TextPiece[], gutter: number): TextPiece[][] | undefined {
  const left = linesOf(run.filter((piece) => piece.left < gutter));
  const right = linesOf(run.filter((piece) => piece.left >= gutter));
  const top = Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0);
  const bottom = Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0);
  const [above, columns, below] = [
    [left, right].map((lines) => cutAbove(lines, top)),
    [left, right].map((lines) => withinReach(lines, top, bottom)),
    [left, right].map((lines) => cutBelow(lines, bottom)),
  ];
  if (!columns.every(isProse)) return undefined;
  const [leftColumn = [], rightColumn = []] = columns;
  return [
    piecesOf(above.flat()),
    ...(rowsOfProse(leftColumn, rightColumn) ?? columns.map(piecesOf)),
    piecesOf(below.flat()),
  ];
}

const piecesOf = (lines: readonly TextLine[]): TextPiece[] => lines.flatMap(({ pieces }) => [...pieces]);
const usualApart = (lines: readonly TextLine[]): number =>
  median(lines.slice(1).map((line, at) => line.y - (lines[at]?.y ?? 0)));

/** How many first lines stand over the other column's first one, parted from the rest by a wide gap. */
function aboveCount(lines: readonly TextLine[], top: number): number {
  const apartMax = COLUMN_APART_MAX * usualApart(lines);
  return (
    lines.findLastIndex((line, at) => line.y < top && (lines[at + 1]?.y ?? line.y) - line.y > apartMax) + 1
  );
}

/** Where the lines that stand under the other column's last one, and are not this column's any more, begin. */
function belowFrom(lines: readonly TextLine[], bottom: number): number {
  const usual = usualApart(lines);
  const at = lines.findIndex((line, place) => {
    const apart = line.y - (lines[place - 1]?.y ?? line.y);
    if (line.y <= bottom || apart <= PARAGRAPH_APART_MIN * usual) return false;
    return apart > COLUMN_APART_MAX * usual || !isOfWords(lines.slice(place));
  });
  return at < 0 ? lines.length : at;
}

const cutAbove = (lines: readonly TextLine[], top: number) => lines.slice(0, aboveCount(lines, top));
const cutBelow = (lines: readonly TextLine[], bottom: number) => lines.slice(belowFrom(lines, bottom));
const withinReach = (lines: readonly TextLine[], top: number, bottom: number) =>
  lines.slice(aboveCount(lines, top), belowFrom(lines, bottom));

/**
 * Whether rows with cells of figures on one side of the strip follow each other: what stands on the other side is
 * of the same table. One or two single figures may be the marks of footnotes.
 */
function hasTableRow(lines: readonly TextLine[], x: number): boolean {
  const figures = lines.map((line) => figuresBeside(line, x));
  return figures.some((count, at) => {
    const following = figures.slice(at + 1, at + 3).filter((next) => next > 0).length;
    return (count > 1 && following > 0) || (count > 0 && following > 1);
  });
}

/** Whether what comes before the first wide gap has cells on both sides of the strip that are no words of a text. */
function beginsWithTable(lines: readonly TextLine[], x: number): boolean {
  const apart = STRETCH_APART * usualApart(lines);
  const end = lines.findIndex((line, at) => at > 0 && line.y - (lines[at - 1]?.y ?? 0) > apart);
  const first = piecesOf(lines.slice(0, end < 0 ? lines.length : end));
  const sides = [first.filter(({ left }) => left < x), first.filter(({ left }) => left >= x)];
  return sides.every((pieces) => pieces.length > 0) && !sides.every((pieces) => isOfWords(linesOf(pieces)));
}

/** How many cells of figures stand on one side of the strip, where something stands on the other. */
function figuresBeside(line: TextLine, x: number): number {
  const sides = [line.pieces.filter(({ left }) => left < x), line.pieces.filter(({ left }) => left >= x)].map(
    (pieces) => cellsOf({ ...line, pieces }, []),
  );
  if (sides.some((cells) => cells.length === 0)) return 0;
  const counts = sides.map((cells) => {
    const text = cells.map((cell) => cell.text).join('');
    const areShort = text.length < PROSE.charactersMin * cells.length;
    const areFigures = cells.length > 1 || cells.every((cell) => isFigure(cell.text));
    return areShort && areFigures && lettersOf(text) < PROSE.lettersShareMin * text.length ? cells.length : 0;
  });
  return Math.max(...counts);
}

const lettersOf = (text: string): number => text.replaceAll(/[^\p{L}]/gu, '').length;

/** Lines of words, not the short cells and the figures of a table. */
function isOfWords(lines: readonly TextLine[]): boolean {
  const cells = lines.flatMap((line) => cellsOf(line, []));
  const text = cells.map((cell) => cell.text).join('');
  const areLong = text.length >= PROSE.charactersMin * cells.length;
  return areLong && lettersOf(text) >= PROSE.lettersShareMin * text.length;
}

/** Lines of words that fill their column and run on from one to the next, as the cells of a table do not. */
function isProse(lines: readonly TextLine[]): boolean {
  if (lines.length < PROSE.linesMin || !isOfWords(lines)) return false;
  const cells = lines.flatMap((line) => cellsOf(line, []));
  const widths = cells.map(({ left, right }) => right - left).sort((one, other) => one - other);
  const full = widths[Math.floor(widths.length * PROSE.fullShare)] ?? 0;
  const runningOn = cells.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  return median(widths) >= PROSE.filledShareMin * full && runningOn >= PROSE.runningOnShareMin * cells.length;
}

/**
 * Two columns whose paragraphs all begin at the same heights are a table of texts: read row by row, each cell whole.
 * Undefined where the columns run on by themselves.
 */
function rowsOfProse(left: readonly TextLine[], right: readonly TextLine[]): TextPiece[][] | undefined {
  const starts = paragraphStarts(left);
  const others = paragraphStarts(right);
  const shared = starts.filter((y) => others.some((other) => Math.abs(other - y) <= 2));
  if (shared.length === 0 || shared.length < 0.6 * Math.max(starts.length, others.length)) return undefined;
  const bounds = [Number.NEGATIVE_INFINITY, ...shared.map((y) => y - 2), Number.POSITIVE_INFINITY];
  return bounds.slice(1).flatMap((end, at) => {
    const isWithin = ({ y }: TextLine) => y >= (bounds[at] ?? 0) && y < end;
    return [left.filter(isWithin), right.filter(isWithin)].map(piecesOf);
  });
}

function paragraphStarts(lines: readonly TextLine[]): number[] {
  const usual = usualApart(lines);
  return lines.slice(1).flatMap((line, at) => {
    const apart = line.y - (lines[at]?.y ?? line.y);
    return apart > usual + ROW_GAP_MIN * line.size ? [line.y] : [];
  });
}
