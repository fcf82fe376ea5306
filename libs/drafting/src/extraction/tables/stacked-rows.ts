/** Tables of which a copy put every cell on a line of its own: the lines go back into rows. */
import { isTimed } from './dated-rows.js';
import type { Line } from '../text/page-lines.js';
import { columnsOf, isWordy } from './table-columns.js';

const CELL_MAX = 48;
const COLUMNS_MAX = 8;
const FIGURE =
  /^[<>~]?\(?\d{1,3}(?:\.\d{1,2})?\)?\s?(?:%|st|nd|rd|th)?(?: ?percentile)?(?:\s?(?:-|–|to|\/|of|out of)\s?\d{1,3}(?:\.\d{1,2})?)?%?$/;
const IN_PLACE_OF_ONE =
  /^(?:--?|n\/?a|not (?:done|given|tested|scored)|(?:(?:very|extremely|well|low|high|below|above|upper|lower|at|slightly|moderately|mildly|clinically)[ -]?){0,3}(?:average|low|high|superior|risk|elevated|severe|moderate|mild|typical|borderline|deficient|significant|adequate|normal limits|strength|weakness)?)$/i;
const isValue = (text: string) => FIGURE.test(text) || IN_PLACE_OF_ONE.test(text);
const isName = (text: string) =>
  text.length <= CELL_MAX && /^["'(/&]?[A-Za-z]/.test(text) && !isValue(text) && !/[.;:!?]$/.test(text);

/** The lines of a page with such rows joined, their cells parted by tabs; the lines they came from are empty. */
export function withStackedRows(lines: readonly Line[]): readonly Line[] {
  const filled = lines.flatMap(({ text }, at) => (text === '' ? [] : [at]));
  const textAt = (place: number) => lines[filled[place] ?? -1]?.text ?? '';
  let joined: Line[] | undefined;
  const join = (from: number, to: number) => {
    const [first, last] = [lines[filled[from] ?? -1], lines[filled[to] ?? -1]];
    if (first === undefined || last === undefined) return;
    joined ??= [...lines];
    const cells: string[] = [];
    for (let place = from; place <= to; place += 1) {
      cells.push(textAt(place));
      const at = filled[place] ?? 0;
      joined[at] = { start: last.end, end: last.end, text: '' };
    }
    joined[filled[from] ?? 0] = { start: first.start, end: last.end, text: cells.join('\t') };
  };
  for (let place = 3; place < filled.length; place += 1) {
    if (!FIGURE.test(textAt(place)) || !isName(textAt(place - 1))) continue;
    const rows = rowsFrom(place - 1, textAt);
    if (rows === undefined) continue;
    const [first, width] = [place - 1, rows.width];
    join(first - rows.headerLines, first - 1);
    for (let row = 0; row < rows.count; row += 1) join(first + row * width, first + (row + 1) * width - 1);
    place = first + rows.count * width - 1;
  }
  return joined ?? lines;
}

const TIME_HEADER =
  /^(?:dates?|when|time|weeks?|months?|quarters?|sessions?|probes?|trials?|days?|periods?|seasons?|trimesters?|terms?|windows?|marking periods?|school year|name|student|test|measure)\b/i;

/** How wide and how long the table is whose first row begins at a line; undefined where none does. */
function rowsFrom(
  first: number,
  textAt: (place: number) => string,
): { readonly width: number; readonly count: number; readonly headerLines: number } | undefined {
  let width = 1;
  while (width <= COLUMNS_MAX && isValue(textAt(first + width)) && textAt(first + width) !== '') width += 1;
  if (width < 2 || width > COLUMNS_MAX || first < width) return undefined;
  const isRowAt = (from: number) => {
    if (!isName(textAt(from))) return false;
    for (let at = 1; at < width; at += 1)
      if (textAt(from + at) === '' || !isValue(textAt(from + at))) return false;
    return true;
  };
  // The header first: rows are counted once only, however many lines look like one.
  const { header, headerLines } = headerAbove(first, width, textAt);
  const isHeader =
    header.every((text) => text.length <= CELL_MAX && isWordy(text) && !isValue(text)) &&
    columnsOf(header.map((text, at) => ({ text, start: at * CELL_MAX, end: at * CELL_MAX + text.length })))
      .length >= width;
  // Times in front of figures need a header that says so: else it is the heading and the line above a series.
  const isTimedUnderName = width === 2 && isTimed(textAt(first)) && !TIME_HEADER.test(header[0] ?? '');
  if (!isHeader || isTimedUnderName) return undefined;
  let count = 0;
  while (isRowAt(first + count * width)) count += 1;
  return count >= 2 ? { width, count, headerLines } : undefined;
}

/** "Standard" over "Score": a cell of a header that the copy broke into two lines. */
const BROKEN_CELL = /\b(standard|scaled?|percentile)[\t ](scores?|rank)\b/gi;
const isBrokenCell = (text: string) => text.length <= CELL_MAX && text.replace(BROKEN_CELL, '') === '';

/** The words over the first row, a cell of two lines told as one. */
function headerAbove(
  first: number,
  width: number,
  textAt: (place: number) => string,
): { readonly header: readonly string[]; readonly headerLines: number } {
  const header: string[] = [];
  let at = first;
  while (header.length < width && at > 0) {
    const both = `${textAt(at - 2)} ${textAt(at - 1)}`;
    const isBroken = at > 1 && isBrokenCell(both);
    header.unshift(isBroken ? both : textAt(at - 1));
    at -= isBroken ? 2 : 1;
  }
  return { header, headerLines: first - at };
}

/** A header row of joined lines, its broken cells mended; of the same length. */
export const withMendedCells = (row: string): string => row.replace(BROKEN_CELL, '$1 $2');
