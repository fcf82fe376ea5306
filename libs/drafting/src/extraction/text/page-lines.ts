/** Pages as lines: what a page repeats on top or at its foot is set aside, and each line knows how lines are broken here. */
import { type FoldedPage, ownText } from './folded-page.js';

export interface Line {
  /** Offsets in the folded page, without the line's own indent. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const LINES_MAX = 60_000;
/** How many lines at the top and foot of a page may repeat. */
const EDGE_LINES = 4;
const PAGE_NUMBER = /^(?:[-~[( ]*)?(?:page|pg\.?|p\.)\s*\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?[-~\]) ]*$/i;

/** What the readers of passages and of goals both go through, cut once. */
const linesRead = new WeakMap<FoldedPage, readonly Line[]>();

/** The lines of a page as they are printed, without their indents; at most 60,000. */
export function linesOf(page: FoldedPage): readonly Line[] {
  const read = linesRead.get(page) ?? cutLines(page);
  linesRead.set(page, read);
  return read;
}

function cutLines(page: FoldedPage): Line[] {
  const lines: Line[] = [];
  let from = 0;
  while (from <= page.text.length && lines.length < LINES_MAX) {
    const found = page.text.indexOf('\n', from);
    const to = found < 0 ? page.text.length : found;
    const raw = page.text.slice(from, to);
    const text = ownText(raw.trim());
    const start = from + (raw.length - raw.trimStart().length);
    lines.push({ start, end: start + text.length, text });
    from = to + 1;
  }
  return lines;
}

/** A line as it looks on every page: without its page number and date. */
const shapeOf = (text: string) =>
  text
    .replace(/\d+/g, '#')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();

function edgesOf(lines: readonly Line[]): Line[] {
  const filled = lines.filter(({ text }) => text !== '');
  return filled.length <= 2 * EDGE_LINES
    ? filled
    : [...filled.slice(0, EDGE_LINES), ...filled.slice(-EDGE_LINES)];
}

/** "Mercado-Stone, E.   FBA-1   2 of 2" at the edge of the second page of two: no share of anything. */
const isCountOfPages = (text: string, page: number, of: number) =>
  new RegExp(String.raw`(?:^|[^\d.])${String(page)} ?(?:of|/) ?${String(of)}\W*$`).test(text);

/** "Venkataraman, P.       AAC/AT evaluation       2 of 2": far from names that count nothing, also where no other page has such a line. */
const IS_FAR_FROM_NAMES = /^\p{Lu}[^\d|]*\S {3,}[^\d|]*\S {3,}\d{1,2} ?(?:of|\/) ?\d{1,2}$/u;

/** "Amadou P. - teacher input - page 2", "Itzel Barrientos, Q3 progress summary, page 2": a page's mark, wherever it stands. */
const PAGE_MARK =
  /^.{3,80}(?:[-–—,|·/(]| {2})\s*(?:page|pg\.?|p\.) ?(?:[2-9]|\d{2})(?: ?(?:of|\/) ?\d{1,3})?\)?$/i;
/** "Barnhart review 2/27/25          2": the name of the report, and far from it the number of the page. */
const MARK_AND_NUMBER =
  /^(?=.*(?:\b(?:report|review|evaluation|assessment|summary|progress|update|conference|iep)\b|\d{1,2}\/\d{1,2}\/\d{2}))\p{Lu}[^\t|]{3,60}?(?: {8,}|\t+)(\d{1,2})$/iu;

/** Whether a line at the edge of a page only tells which page it is. */
const isPageMark = (text: string, page: number) =>
  PAGE_MARK.test(text) || Number(MARK_AND_NUMBER.exec(text)?.[1] ?? Number.NaN) === page;

/** A row of nothing but figures looks like any other one: "1/15   2/15   4/15" is data wherever it stands. */
const IS_FIGURES = /^(?:[\d/.%:,-]+\s+){2,}[\d/.%:,-]+$/;

/**
 * The lines of every page; a header or footer that stands on several pages is kept where it stands first only
 * (it often holds the name) and is empty elsewhere. `isKept` names lines that are data even when repeated.
 */
export function pageLines(pages: readonly FoldedPage[], isKept: (text: string) => boolean): Line[][] {
  const all = pages.map(linesOf);
  // A single page repeats nothing.
  const edges = pages.length < 2 ? [] : all.map(edgesOf);
  const shapes = new Map(edges.flat().map((line) => [line, shapeOf(line.text)]));
  const pagesWith = new Map<string, number>();
  for (const lines of edges) {
    for (const shape of new Set(lines.map((line) => shapes.get(line) ?? '')))
      pagesWith.set(shape, (pagesWith.get(shape) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return all.map((lines, at) =>
    lines.map((line) => {
      if (PAGE_NUMBER.test(line.text)) return { ...line, text: '' };
      const shape = shapes.get(line);
      // The first page may name the student nowhere else.
      if (shape !== undefined && at > 0 && isPageMark(line.text, at + 1)) return { ...line, text: '' };
      const isOfPages = shape !== undefined && isCountOfPages(line.text, at + 1, pages.length);
      if (isOfPages && at > 0 && IS_FAR_FROM_NAMES.test(line.text)) return { ...line, text: '' };
      if (shape === undefined || (pagesWith.get(shape) ?? 0) < 2) return line;
      if (IS_FIGURES.test(line.text) || isKept(line.text)) return line;
      if (isOfPages) return { ...line, text: '' };
      const isFirst = !seen.has(shape);
      seen.add(shape);
      return isFirst ? line : { ...line, text: '' };
    }),
  );
}

/** At which length this page breaks its lines; undefined where a paragraph is one line, or nobody can tell. */
export function wrapWidth(lines: readonly Line[]): number | undefined {
  const lengths = lines
    .map(({ text }) => text.length)
    .filter((length) => length >= 30)
    .sort((a, b) => a - b);
  const width = lengths[Math.floor(0.9 * lengths.length)];
  return width === undefined || width > 150 ? undefined : width;
}
