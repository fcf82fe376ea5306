/**
 * Forms that print the name of a part in a column of its own, and what is told of it beside that: "EMPLOYMENT     School-based
 * coffee cart ..." over lines that are indented to the same column. Read as a head and its paragraph, the sentences stay whole.
 */
import type { FoldedPage } from './folded-page.js';
import type { Line } from './page-lines.js';

const LABELLED = /^(\p{Lu}[\p{L} &/'-]{2,26}?)( {2,})(?=\S)/u;
/** The column of the text: nearer it is an indent, farther a table. */
const COLUMN_MIN = 8;
const COLUMN_MAX = 36;
const WORDS_MIN = 5;
const LINES_OF_SMALL_MIN = 3;

/** A sentence or a piece of one, and no row of cells. */
const isProse = (text: string) =>
  text.split(/\s+/).length >= WORDS_MIN && !/ {3,}|\t|\|/.test(text) && /[a-z]{2,} [a-z]{2,}/.test(text);

interface Placed {
  readonly line: Line;
  /** How far from the page's edge its text begins. */
  readonly column: number;
  readonly label: string;
  /** Of what stands beside the label; of a line without one, of the whole. */
  readonly told: Line;
  readonly toldColumn: number;
}

function placed(line: Line, page: FoldedPage): Placed {
  const begins = page.text.lastIndexOf('\n', line.start - 1) + 1;
  const column = line.start - begins;
  const [whole = '', label = ''] = LABELLED.exec(line.text) ?? [];
  return {
    line,
    column,
    label,
    told: { start: line.start + whole.length, end: line.end, text: line.text.slice(whole.length) },
    toldColumn: column + whole.length,
  };
}

/** How many lines from the first on are one label's part; 0 where they are none. */
function lengthOfPart(lines: readonly Placed[], at: number): number {
  const first = lines[at];
  if (first === undefined || first.label === '' || !isProse(first.told.text)) return 0;
  const { toldColumn } = first;
  if (toldColumn < COLUMN_MIN || toldColumn > COLUMN_MAX) return 0;
  let end = at + 1;
  let isIndented = false;
  for (let next = lines[end]; next !== undefined && next.line.text !== ''; next = lines[end]) {
    const isBeside = Math.abs(next.column - toldColumn) <= 1 && !/ {3,}|\t|\|/.test(next.line.text);
    const goesOn =
      next.column === first.column &&
      next.label !== '' &&
      next.toldColumn === toldColumn &&
      // "INDEPENDENT" over "LIVING": a second label after a sentence begins another part.
      !isIndented &&
      next.label === next.label.toUpperCase();
    if (!isBeside && !goesOn) break;
    isIndented ||= isBeside;
    end += 1;
  }
  const isSmall = first.label !== first.label.toUpperCase();
  return isIndented && (!isSmall || end - at >= LINES_OF_SMALL_MIN) ? end - at : 0;
}

/** The lines with each such label on a line of its own, above what stands beside it. */
export function withSideLabels(lines: readonly Line[], page: FoldedPage): Line[] {
  if (!lines.some(({ text }) => LABELLED.test(text))) return [...lines];
  const all = lines.map((line) => placed(line, page));
  const result: Line[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const length = lengthOfPart(all, at);
    const first = all[at];
    if (first === undefined) break;
    if (length === 0) {
      result.push(first.line);
      continue;
    }
    const part = all.slice(at, at + length);
    const labels = part.map(({ label, column }) => (column === first.column ? label : ''));
    const { start } = first.line;
    const room: Line = { start, end: start, text: '' };
    result.push(room, {
      start,
      end: start + first.label.length,
      text: labels.filter((label) => label !== '').join(' '),
    });
    part.forEach(({ line, told, column }, place) => {
      const own = column === first.column ? told : line;
      // The rest of a label stands between two sentences: the second begins behind it.
      const isSentence =
        place > 0 && column === first.column && /[.!?)]$/.test(part[place - 1]?.line.text ?? '');
      if (isSentence) result.push({ start: own.start, end: own.start, text: '' });
      result.push(own);
    });
    at += length - 1;
  }
  return result;
}
