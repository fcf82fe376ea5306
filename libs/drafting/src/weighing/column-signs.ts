/** What stands over a figure: the cell above it, in the nearest line above that is parted and holds few digits. */
import { datesIn, type ReportDate } from '../extraction/times/dates.js';
import { everyMatch } from '../extraction/text/every-match.js';
import type { Passage } from '../extraction/text/passage.js';
import type { Figure } from './figure.js';
import type { PassageFigures } from './figures.js';
import { type KnownWords, PLACE } from './known-words.js';
import type { FigureSigns, Sign, SignBook } from './sign-book.js';
import { wordsIn } from './words.js';

const LINES_UP_MAX = 10;
const HEADER_DIGITS_MAX = 6;
const HEADER_CELL_MAX = 40;
const PLACES_MAX = 4;
const FIGURES_MAX = 5;

const PARTED = / {2,}|\||\t/;
const TELLS_TIMES = /date|fall|winter|spring|goal/i;
const CELL = /\S+(?: \S+)*/g;

/** A line that may stand over columns; its cells and what they say are worked out when they are wanted. */
interface Header {
  readonly text: string;
  cells?: readonly RegExpExecArray[];
  readonly signs: Map<string, readonly Sign[]>;
}

/** What stands over a figure in a column. */
export interface Column {
  /** Empty where nothing does. */
  readonly head: string;
  readonly date: ReportDate | undefined;
}

export const NO_COLUMN: Column = { head: '', date: undefined };

/** Remembers the headers of one report: many lines stand under each. */
export class ColumnSigns {
  /** By place in the report; null where the line is none. */
  readonly #headers: (Header | null | undefined)[] = [];

  constructor(
    private readonly passages: readonly Passage[],
    private readonly firstName: string | undefined,
    private readonly book: SignBook,
    private readonly known: KnownWords,
  ) {}

  /** @returns what stands over the figure */
  add(found: PassageFigures, place: number, signs: FigureSigns): Column {
    const { figures, text } = found;
    const figure = figures[place];
    if (figure === undefined) return NO_COLUMN;
    const of = Math.min(figures.length, FIGURES_MAX);
    signs.add(this.book.of(CELLS[Math.min(place, PLACES_MAX)] ?? '', String(of)));
    const header = this.#headerOver(found);
    if (header === undefined) return NO_COLUMN;
    const cell = cellOver(header, text, figure);
    signs.addAll(this.#signsOf(header, cell));
    return { head: cell, date: dateIn(cell) };
  }

  #headerOver({ passage, at }: PassageFigures): Header | undefined {
    for (let above = at - 1; above >= Math.max(0, at - LINES_UP_MAX); above -= 1) {
      const line = this.passages[above];
      if (line?.page !== passage.page) return undefined;
      const known = this.#headers[above];
      const header = known === undefined ? headerOf(line.text) : known;
      this.#headers[above] = header;
      if (header !== null) return header;
    }
    return undefined;
  }

  #signsOf({ signs }: Header, cell: string): readonly Sign[] {
    const known = signs.get(cell);
    if (known !== undefined) return known;
    const said = wordsIn(cell.slice(0, HEADER_CELL_MAX), this.firstName, this.known).flatMap((word) =>
      word.known.at(PLACE.column),
    );
    signs.set(cell, said);
    return said;
  }
}

const CELLS = Array.from({ length: PLACES_MAX + 1 }, (_none, place) => `cell ${String(place)} of`);

function headerOf(text: string): Header | null {
  const isHeader =
    PARTED.test(text) && ((text.match(/\d/g)?.length ?? 0) <= HEADER_DIGITS_MAX || TELLS_TIMES.test(text));
  return isHeader ? { text, signs: new Map() } : null;
}

/** "9/18" over a column; month and day are sure nowhere else. */
const DAY_ALONE = /^\s?\(?(\d{1,2})\/(\d{1,2})\)?\s?$/;

function dateIn(cell: string): ReportDate | undefined {
  if (cell === '') return undefined;
  const day = DAY_ALONE.exec(cell);
  return day === null ? datesIn(cell)[0] : datesIn(`on ${day[1] ?? ''}/${day[2] ?? ''}`)[0];
}

function cellOver(header: Header, text: string, { index, end }: Figure): string {
  if (/\||\t/.test(text)) {
    const cells = text.slice(0, index).split(/\||\t/).length - 1;
    return header.text.split(/\||\t/)[cells] ?? '';
  }
  let nearest = { gap: Number.POSITIVE_INFINITY, cell: '' };
  header.cells ??= everyMatch(CELL, header.text);
  for (const { 0: cell, index: start } of header.cells) {
    const gap = Math.min(Math.abs(start - index), Math.abs(start + cell.length - end));
    if (gap < nearest.gap) nearest = { gap, cell };
  }
  return nearest.cell;
}
