/** Finds the tables of a report: which lines are headers, and what each row holds under which column. */
import type { Passage } from './passage.js';
import { scoreRow } from './score-rows.js';
import { type Cell, cellsOf, flatCells, isDatedRow } from './table-cells.js';
import { datedValue, NAME_COLUMN } from './dated-rows.js';
import type { ReportDate } from './dates.js';
import { stepped } from './column-steps.js';
import { settledColumns } from './column-roles.js';
import { columnsOver, explained, isRestOfHeader } from './flat-headers.js';
import { isSeriesLine, listedIn } from './listed-figures.js';
import { columnOf, columnsOf, flatColumnsOf } from './table-columns.js';
import type { Column, TableCell, TableRow } from './table-row.js';
import { joined } from './two-line-headers.js';
import { endsName, wholeName } from './wrapped-names.js';

export type { TableCell, TableRow } from './table-row.js';

export interface Tables {
  readonly rows: ReadonlyMap<Passage, TableRow>;
  readonly headers: ReadonlySet<Passage>;
  /** Lines of lists without a header, for figures that nothing else reads. */
  readonly listed: ReadonlyMap<Passage, TableRow>;
}

interface Open {
  columns: Column[];
  title: string;
  caption: string;
  lead: string;
  under: string;
  table: number;
  rows: number;
  header: Passage;
  /** Lines without cells since the last row. */
  gap: number;
  /** The last such line, and what stood between the rows before it. */
  between: Passage | undefined;
  aboveBetween: string;
  /** The row right above. */
  last: Passage | undefined;
}

/** Every table of the report. A table goes on over a page break, and over one short line between its rows. */
export function tablesOf(passages: readonly Passage[], present?: ReportDate): Tables {
  const finder = new TableFinder(present);
  passages.forEach((passage, at) => {
    finder.read(passage, passages[at - 1], (count) => passages.slice(at + 1, at + 1 + count));
  });
  return finder;
}

/** "Prepared | 9/30/2025" right above a header of more columns is a field of the report's head and no part of it. */
const isField = (above: readonly Column[], columns: readonly Column[]) =>
  above.length === 2 && columns.length > 2 && above[1]?.when?.kind === 'date' && above[1].when.hasYear;

const LEAD_MAX = 500;
/** A line so short leaves something to the paragraph above it. */
const SHORT_LEAD = 100;

/** Rows below a header and the lines that may explain it. */
const BELOW_MAX = 14;
type Below = (count: number) => Passage[];

/** "Piece\t\t\tWords\tReadable": tabs that only pad, where the row below is no second header to be set under the gaps. */
function withoutPadding(cells: readonly Cell[], text: string, below: Below): readonly Cell[] {
  if (!/[^\t]\t{2,}[^\t]/.test(text) || /\d/.test(text)) return cells;
  const filled = cells.filter((cell) => cell.text !== '');
  const [next] = below(1);
  const rowBelow = next?.isRow === true ? cellsOf(next).filter((cell) => cell.text !== '') : [];
  return filled.length === rowBelow.length && /\d/.test(next?.text ?? '') ? filled : cells;
}

class TableFinder implements Tables {
  readonly rows = new Map<Passage, TableRow>();
  readonly headers = new Set<Passage>();
  readonly listed = new Map<Passage, TableRow>();
  private open: Open | undefined;
  private readonly labels = new Map<number, string[]>();
  private tables = 0;
  private caption = '';
  private lead = '';
  private leadBefore = '';
  private leadParagraph = -1;

  constructor(private readonly present: ReportDate | undefined) {}

  read(passage: Passage, before: Passage | undefined, below: Below): void {
    const { text, isRow } = passage;
    if (!/[A-Za-z0-9]/.test(text)) {
      if (isRow) this.headers.add(passage);
      return;
    }
    const cells = isRow ? withoutPadding(cellsOf(passage), text, below) : [];
    const parted = isRow ? (cells.length >= 2 ? columnsOf(cells) : []) : flatColumnsOf(text);
    const columns = parted.length >= 2 || cells.length >= 2 ? parted : columnsBelow(text, below);
    if (columns.length >= 2 || this.isHeaderRest(text, before, cells))
      this.readHeader(passage, before, cells, columns);
    else if (!this.readRow(passage, cells) && !this.readDated(passage, before, cells, below)) {
      const isListed = this.readListed(passage, before, below(1)[0]);
      this.readBetween(passage, isListed);
    }
  }

  private isHeaderRest(text: string, before: Passage | undefined, cells: readonly Cell[]): boolean {
    const { open } = this;
    return open?.rows === 0 && before === open.header && isRestOfHeader(text, cells, open.columns);
  }

  private readHeader(
    passage: Passage,
    before: Passage | undefined,
    cells: readonly Cell[],
    columns: Column[],
  ): void {
    const { open } = this;
    const first =
      open?.rows === 0 && before === open.header && !isField(open.columns, columns) ? open : undefined;
    this.tables += first === undefined ? 1 : 0;
    this.open = {
      columns: stepped(
        first === undefined ? columns : settledColumns(joined(first.columns, cells, columns)),
        this.present,
      ),
      title: first?.title ?? `${passage.heading} ${this.caption}`,
      caption: first?.caption ?? this.caption,
      lead: this.lead,
      under: '',
      table: this.tables,
      rows: 0,
      header: passage,
      gap: 0,
      between: undefined,
      aboveBetween: '',
      last: undefined,
    };
    this.headers.add(passage);
  }

  /** The names of a table's rows, to which every row adds its own. */
  private named(table: number, label: string): readonly string[] {
    const labels = this.labels.get(table) ?? [];
    if (label !== '') labels.push(label);
    this.labels.set(table, labels);
    return labels;
  }

  private readRow(passage: Passage, cells: readonly Cell[]): boolean {
    const { open } = this;
    if (open === undefined) return false;
    const isByDate = open.columns[0]?.content === 'date';
    const isOtherTable =
      ((!isByDate || open.gap > 0) && datedValue(cells) !== undefined) ||
      // Behind a line of its own, a row of a name goes on with no series of dates.
      (isByDate && open.gap > 0 && !/\d/.test(cells.find(({ text }) => text !== '')?.text ?? '1'));
    const placed = isOtherTable ? undefined : placedUnder(passage, cells, open.columns);
    if (placed === undefined) return false;
    const { title, caption, lead, table } = open;
    const whole = open.gap === 1 ? wholeName(open.between?.text ?? '', placed.label) : undefined;
    if (whole !== undefined) open.under = open.aboveBetween;
    const { under } = open;
    const label = whole ?? placed.label;
    const told = whole === undefined ? passage : spanning(open.between, passage);
    this.rows.set(passage, {
      passage: told,
      ...placed,
      label,
      title,
      caption,
      lead,
      under,
      table,
      at: open.rows,
      siblings: this.named(table, label),
    });
    open.rows += 1;
    open.gap = 0;
    open.last = passage;
    return true;
  }

  /** A dated or scored row under no header goes on with the one above it. */
  private readDated(
    passage: Passage,
    before: Passage | undefined,
    cells: readonly Cell[],
    below: Below,
  ): boolean {
    const single =
      datedValue(isDatedRow(passage.text) ? (flatCells(passage) ?? cells) : cells) ??
      scoreRow(cells, [before, below(1)[0]]);
    if (single === undefined) return false;
    const above = before === undefined ? undefined : this.rows.get(before);
    if (above === undefined) this.tables += 1;
    const title = above?.title ?? `${passage.heading} ${this.caption}`;
    const at = above === undefined ? 0 : above.at + 1;
    const { caption, lead, under } = above ?? { caption: this.caption, lead: this.lead, under: '' };
    const table = above?.table ?? this.tables;
    const example = above?.example ?? single.cells.findLast(({ text }) => /^\d.*[a-z]{3}/i.test(text))?.text;
    const named = example === undefined ? {} : { example };
    this.rows.set(passage, { passage, ...single, title, caption, lead, under, table, at, ...named });
    return true;
  }

  /** A line of a list: a whole series, or one of several lines alike. */
  private readListed(passage: Passage, before: Passage | undefined, after: Passage | undefined): boolean {
    const own = listedIn(passage.text);
    if (own === undefined || passage.text === passage.heading) return false;
    const above = before === undefined ? undefined : (this.listed.get(before) ?? this.rows.get(before));
    const isOneOfSeveral =
      isSeriesLine(passage.text) || above !== undefined || (after !== undefined && listedIn(after.text) !== undefined);
    if (!isOneOfSeveral) return false;
    if (above === undefined) this.tables += 1;
    const table = above?.table ?? this.tables;
    const caption = above?.caption ?? this.caption;
    const lead =
      above?.lead ?? (this.lead.length < SHORT_LEAD ? `${this.leadBefore} ${this.lead}` : this.lead);
    const example = above?.example ?? own.cells.findLast(({ text }) => /^\d.*[a-z]{3}/i.test(text))?.text;
    this.listed.set(passage, {
      passage,
      ...own,
      title: above?.title ?? `${passage.heading} ${this.caption}`,
      caption,
      lead,
      under: '',
      table,
      at: above === undefined ? 0 : above.at + 1,
      siblings: this.named(table, own.label),
      isListed: true,
      ...(example === undefined ? {} : { example }),
    });
    return true;
  }

  private readBetween(passage: Passage, isListed: boolean): void {
    const { text, isRow, paragraph } = passage;
    if (!isListed && (!isRow || /[.:]$/.test(text)) && /[A-Za-z]{3}/.test(text)) {
      this.caption = text.length <= 200 ? text : '';
      const isSame = this.leadParagraph === paragraph;
      const before = this.lead;
      this.lead = (isSame ? `${this.lead} ${text}` : text).slice(-LEAD_MAX);
      if (!isSame) this.leadBefore = before;
      this.leadParagraph = paragraph;
    }
    const { open } = this;
    if (open === undefined || this.endsLastName(open, passage)) return;
    open.gap += 1;
    const isBetween = text.length <= 60 && !/[.!?]$/.test(text) && open.gap <= 1;
    if (!isBetween) {
      this.open = undefined;
      return;
    }
    open.between = passage;
    open.aboveBetween = open.under;
    if (open.rows > 0) open.under = text;
  }

  /** The line right below a row may hold the rest of its name. */
  private endsLastName(open: Open, passage: Passage): boolean {
    const { text, isRow } = passage;
    if (open.last === undefined) return false;
    const row = this.rows.get(open.last);
    if (isRow || row === undefined || open.gap > 0 || !endsName(row.label, text)) return false;
    this.rows.set(open.last, {
      ...row,
      passage: spanning(row.passage, passage),
      label: `${row.label} ${text}`,
    });
    open.last = undefined;
    return true;
  }
}

/** Both lines of a row whose name went over two, to be quoted as one; the second alone where a page parts them. */
function spanning(above: Passage | undefined, below: Passage): Passage {
  if (above?.page !== below.page) return below;
  const text = below.page.text.slice(above.start, below.end).replace(/[\n\t]/g, ' ');
  return { ...below, start: above.start, text };
}

/** A header known by the rows it stands over, explained by what stands behind them. */
function columnsBelow(text: string, below: Below): Column[] {
  // Most lines have no row below them.
  if (!below(2).some(({ isRow }) => isRow)) return [];
  const rows = below(BELOW_MAX).map((passage) => passage.text);
  return explained(columnsOver(text, rows), rows);
}

type Placed = Pick<TableRow, 'label' | 'cells'>;

/** The row's cells under their columns; undefined when it fits none of the ways tables are set. */
function placedUnder(
  passage: Passage,
  parted: readonly Cell[],
  columns: readonly Column[],
): Placed | undefined {
  const cells = /[|\t]/.test(passage.text) ? parted : withBrackets(parted, passage, columns);
  if (
    passage.text.length > 400 ||
    (/^[A-Z][A-Za-z ]{1,24}:\s/.test(passage.text) && cells.length < columns.length)
  )
    return undefined;
  if (cells.length >= 2) {
    const isFused = /[A-Za-z).]\s+[<>]?\d{1,3}(?:\.\d)?%?$/.test(cells[0]?.text ?? '');
    const isNameless = isFused && namesUnderScores(columns, cells);
    const isRunTogether = isFused && (cells.length < columns.length || isNameless);
    const even = isRunTogether
      ? undefined
      : (evenly(withoutIndent(cells, columns), columns) ?? evenly(withoutEmpty(cells, passage), columns));
    if (even !== undefined) return labelled(even);
    const isSpaced = !/[|\t]/.test(passage.text);
    const under = isSpaced && !isNameless ? byPlace(cells, columns) : undefined;
    if (under !== undefined) return labelled(under);
  }
  return flatlyPlaced(passage, columns);
}

/** Tabs in a row may only pad, as those of its header do. */
const withoutEmpty = (cells: readonly Cell[], { text }: Passage) =>
  /\t{2,}/.test(text) ? cells.filter((cell) => cell.text !== '') : cells;

/** A row that only a tab sets in holds no empty name. */
const withoutIndent = (cells: readonly Cell[], columns: readonly Column[]) =>
  cells[0]?.text === '' && cells.length === columns.length + 1 ? cells.slice(1) : cells;

function flatlyPlaced(passage: Passage, columns: readonly Column[]): Placed | undefined {
  const flat = passage.isRow ? flatCells(passage) : undefined;
  const typed =
    flat === undefined
      ? undefined
      : (byType(flat, columns) ?? byType(withBrackets(flat, passage, columns), columns));
  return typed === undefined ? undefined : labelled(typed);
}

/** "72  (3rd)": what stands in brackets belongs to the figure in front where the header has no column for it. */
function withBrackets(
  cells: readonly Cell[],
  { text }: Passage,
  columns: readonly Column[],
): readonly Cell[] {
  if (cells.length <= columns.length || !text.includes('(')) return cells;
  const whole: Cell[] = [];
  for (const cell of cells) {
    const last = whole.at(-1);
    const isOpened = text[cell.start - 1] === '(' && text[cell.end] === ')';
    const inside = isOpened ? `(${cell.text})` : cell.text;
    if (
      last !== undefined &&
      /^\d/.test(last.text) &&
      /^\(\s?[<>]?\d{1,2}(?:\.\d)?(?:st|nd|rd|th|%| ?%ile)?\s?\)$/.test(inside)
    )
      whole[whole.length - 1] = { ...last, text: `${last.text} ${inside}`, end: cell.end };
    else whole.push(cell);
  }
  return whole;
}

/** The first header of a table whose names stand under none. */
const asValue = (column: Column, at: number): Column =>
  at === 0 && column.content === 'name' ? columnOf(column, false) : column;

/** A header without a word over the names, in a row that leaves a column out: as many cells, each a column too far left. */
const namesUnderScores = (columns: readonly Column[], cells: readonly Cell[]) =>
  /^(?:standard|scaled|t-score|percentile)$/.test(columns[0]?.content ?? '') &&
  /^[A-Za-z(]{3}/.test(cells[0]?.text ?? '');

function evenly(cells: readonly Cell[], columns: readonly Column[]): TableCell[] | undefined {
  const all = cells.length === columns.length + 1 ? [NAME_COLUMN, ...columns.map(asValue)] : columns;
  if (cells.length !== all.length || namesUnderScores(all, cells)) return undefined;
  return all.map((column, at) => ({ column, text: cells[at]?.text ?? '' }));
}

/** Cells set under their headers by spaces: each goes to the header it overlaps or stands nearest to. */
function byPlace(cells: readonly Cell[], columns: readonly Column[]): TableCell[] | undefined {
  const all =
    columns[0]?.content === 'name' || columns[0]?.content === 'date' ? columns : [NAME_COLUMN, ...columns];
  const taken = new Map<number, string>();
  for (const [at, cell] of cells.entries()) {
    const nearest = all
      .map((column, index) => ({
        index,
        gap:
          at === 0 && index === 0
            ? -1
            : Math.max(column.start - cell.end, cell.start - column.end, 0) +
              Math.abs((column.start + column.end - cell.start - cell.end) / 2) / 100,
      }))
      .filter(({ index }) => !taken.has(index) && (index > 0 || at === 0))
      .sort((a, b) => a.gap - b.gap)[0];
    if (nearest === undefined || nearest.gap > 9) return undefined;
    taken.set(nearest.index, cell.text);
  }
  return all.flatMap((column, index) => (taken.has(index) ? [{ column, text: taken.get(index) ?? '' }] : []));
}

const isFigure = (text: string) => /^[<>~(]?\d/.test(text);
const isRange = (text: string) => /^\(?\s?\d{1,3}(?:\.\d)?\s?-\s?\d/.test(text);

function accepts(column: Column, text: string): boolean {
  if (
    /^--?$|^n\/a$|^(?:not|never) (?:done|given|tested|tried|scored|taken|assessed)$|^(?:absent|dnc)$/i.test(
      text,
    )
  )
    return true;
  if (column.content === 'interval') return isRange(text);
  if (column.content === 'label' || column.content === 'words') return !isFigure(text);
  if (column.content === 'name') return !isFigure(text);
  if (column.content === 'date') return true;
  return isFigure(text) && (!isRange(text) || column.content === 'value');
}

/** Cells that ran together: taken in order by the columns that can hold them; all figures must find one. */
function byType(cells: readonly Cell[], columns: readonly Column[]): TableCell[] | undefined {
  const [label, ...tokens] = cells;
  const all = columns[0]?.content === 'name' || columns[0]?.content === 'date' ? columns.slice(1) : columns;
  const first = columns[0]?.content === 'date' ? columns[0] : NAME_COLUMN;
  if (label === undefined || tokens.filter(({ text }) => isFigure(text)).length === 0) return undefined;
  const placed: TableCell[] = [{ column: first, text: label.text }];
  let next = 0;
  for (const [at, column] of all.entries()) {
    const token = tokens[next];
    if (token === undefined) break;
    const isOptional = tokens.length - next < all.length - at;
    if (accepts(column, token.text)) {
      placed.push({ column, text: token.text });
      next += 1;
    } else if (!isOptional && isFigure(token.text)) return undefined;
  }
  return tokens.slice(next).some(({ text }) => isFigure(text)) ? undefined : placed;
}

/** The words of a row are what it is about. */
function labelled(cells: TableCell[]): Placed {
  const label = cells
    .filter(
      ({ column, text }) =>
        ['name', 'value', 'date'].includes(column.content) &&
        text !== '' &&
        (column.content === 'name' || /^[^\d]*[A-Za-z][^\d]*$/.test(text)),
    )
    .map(({ text }) => text)
    .join(' ')
    .slice(0, 160);
  return { label, cells };
}
