/** Finds the tables of a report: which lines are headers, and what each row holds under which column. */
import type { Passage } from '../text/passage.js';
import { scoreRow } from './score-rows.js';
import { placedUnder } from './placed-cells.js';
import { type Cell, cellsOf, flatCells, isDatedRow } from './table-cells.js';
import { datedValue } from './dated-rows.js';
import type { ReportDate } from '../times/dates.js';
import { stepped } from './column-steps.js';
import { settledColumns, withNames } from './column-roles.js';
import { columnsOver, explained, isRestOfHeader } from './flat-headers.js';
import { isSeriesLine, isSeriesOfShares, listedIn } from './listed-figures.js';
import { columnsOf, flatColumnsOf } from './table-columns.js';
import type { Column, TableRow } from './table-row.js';
import { joined } from './two-line-headers.js';
import { helpedRowsIn } from './helped-rows.js';
import { othersCellsOf, type RowFacts } from './row-facts.js';
import { withWholes } from './whole-columns.js';
import { endsName, goesOnInCells, wholeName } from './wrapped-names.js';

export type { TableCell, TableRow } from './table-row.js';

export interface Tables {
  readonly rows: ReadonlyMap<Passage, TableRow>;
  readonly headers: ReadonlySet<Passage>;
  /** Lines of lists without a header, for figures that nothing else reads. */
  readonly listed: ReadonlyMap<Passage, TableRow>;
  /** What the table tells of the figures of a row; undefined where the line is none. */
  readonly factsOf: (passage: Passage) => RowFacts | undefined;
  /** Rows that were counted with help, of tables that hold others without. */
  readonly helpedRows: ReadonlySet<Passage>;
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
  finder.helpedRows = helpedRowsIn(finder.rows.values());
  return finder;
}

/** "Prepared | 9/30/2025" right above a header of more columns is a field of the report's head; two dates there stand over its columns. */
const isField = (above: readonly Column[], columns: readonly Column[]) =>
  above.length === 2 &&
  columns.length > 2 &&
  above[0]?.when === undefined &&
  above[1]?.when?.kind === 'date' &&
  above[1].when.hasYear;

/** "Probe | Spontaneous | After my model": over the names of probes, or over the days on which they were taken. */
const TAKEN_ON_DAYS = /^(?:probes?|samples?|checks?|sessions?|trials?|data points?)$/i;
const goesByDate = (first: Column | undefined) =>
  first !== undefined && (first.content === 'date' || TAKEN_ON_DAYS.test(first.text));

/** Fewer chances make no share. */
const WHOLE_MIN = 3;
const LEAD_MAX = 500;
/** A line so short leaves something to the paragraph above it. */
const SHORT_LEAD = 100;

/** Rows below a header and the lines that may explain it. */
const BELOW_MAX = 14;
type Below = (count: number) => Passage[];

/** "Piece\t\t\tWords\tReadable": tabs that only pad, where the row below is no second header to be set under the gaps. */
function withoutPadding(cells: readonly Cell[], text: string, below: Below): readonly Cell[] {
  if (!/[^\t]\t{2,}[^\t]/.test(text) || /\d/.test(text.replace(/\b20\d\d\b/g, ''))) return cells;
  const filled = cells.filter((cell) => cell.text !== '');
  const [next] = below(1);
  const rowBelow = next?.isRow === true ? cellsOf(next).filter((cell) => cell.text !== '') : [];
  if (!/\d/.test(next?.text ?? '')) return cells;
  const [corner] = cells;
  // "\t\t\tParent\t\tTeacher": the tabs in front stand for the one column of the names.
  if (corner?.text === '' && filled.length + 1 === rowBelow.length) return [corner, ...filled];
  return filled.length === rowBelow.length ? filled : cells;
}

/** "19 reminders" tells what the bare figures below it count. */
const exampleIn = (cells: TableRow['cells']) =>
  cells.findLast(({ text }) => /^\d.*[a-z]{3}/i.test(text))?.text;

/** "1/24   absent": a row of the table, in which nothing was counted. */
const DAY_WITHOUT =
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|[A-Z][a-z]{2,8}\.? \d{1,2})[\s|]{1,40}\(?(?:absent|sick|out(?: sick)?|ill|no school|holiday|snow day|half day|field trip|school closed|not (?:taken|counted|recorded)|\([^()\d]{3,40}\))\)?[\s|]*$/i;
const DAY = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/;

const JUDGED =
  /^(?:pass(?:ed)?|fail(?:ed)?|yes|no|y|n|met|not (?:yet|met|tried)|partial(?:ly)?|ok|alone|(?:with )?help(?:ed)?|indep(?:endent)?\.?|emerging|mastered|unable|none|n\/a|x|--?)$/i;

class TableFinder implements Tables {
  readonly rows = new Map<Passage, TableRow>();
  readonly headers = new Set<Passage>();
  readonly listed = new Map<Passage, TableRow>();
  helpedRows: ReadonlySet<Passage> = new Set();
  private open: Open | undefined;
  private readonly labels = new Map<number, string[]>();
  private tables = 0;
  private caption = '';
  private lead = '';
  private leadBefore = '';
  private leadParagraph = -1;

  constructor(private readonly present: ReportDate | undefined) {}

  readonly factsOf: Tables['factsOf'] = (passage) => {
    const row = this.rows.get(passage);
    if (row === undefined) return undefined;
    const others = this.helpedRows.has(passage) ? [{ from: 0, to: passage.text.length }] : othersCellsOf(row);
    const cell = row.cells.find(({ column }) => column.content === 'possible');
    const outOf = Number(/^\d{1,3}$/.exec(cell?.text ?? '')?.[0] ?? Number.NaN);
    return cell === undefined || !(outOf >= WHOLE_MIN)
      ? { others }
      : { others, whole: { outOf, noun: cell.column.text.toLowerCase() } };
  };

  read(passage: Passage, before: Passage | undefined, below: Below): void {
    const { text, isRow } = passage;
    if (!/[A-Za-z0-9]/.test(text)) {
      if (isRow) this.headers.add(passage);
      return;
    }
    if (this.open !== undefined && DAY_WITHOUT.test(text)) return;
    const cells = isRow ? withoutPadding(cellsOf(passage), text, below) : [];
    if (this.endsLastCells(passage, cells) || this.isJudged(cells)) return;
    const isHeaded =
      cells.length >= 2 &&
      !this.hasDayUnderDate(cells) &&
      !this.hasSharesUnderTimes(cells) &&
      !isSeriesOfShares(text);
    const parted = isRow ? (isHeaded ? columnsOf(cells) : []) : flatColumnsOf(text);
    const columns = parted.length >= 2 || cells.length >= 2 ? parted : columnsBelow(text, below);
    if (columns.length >= 2 || this.isHeaderRest(text, before, cells))
      this.readHeader(passage, before, cells, columns, below);
    else if (!this.readRow(passage, cells) && !this.readDated(passage, before, cells, below)) {
      const isListed = this.readListed(passage, before, below(1)[0]);
      this.readBetween(passage, isListed);
    }
  }

  /** "Main idea   3/12   4/12   5/12" under months: shares of one whole, and no second line of days. */
  private hasSharesUnderTimes(cells: readonly Cell[]): boolean {
    const { open } = this;
    const [label, ...shares] = cells;
    if (open === undefined || shares.length < 2 || !/[A-Za-z]{3}/.test(label?.text ?? '')) return false;
    const wholes = new Set(shares.map(({ text }) => /^\d{1,2}\/(\d{1,2})$/.exec(text)?.[1]));
    const times = open.columns.filter(({ when }) => when !== undefined);
    return wholes.size === 1 && !wholes.has(undefined) && times.length >= shares.length;
  }

  /** "Band to gym   no   no   pass" under days: a row in which nothing was counted, and no head of another table. */
  private isJudged(cells: readonly Cell[]): boolean {
    const { open } = this;
    if (open === undefined || cells.length < 3 || cells.length > open.columns.length + 1) return false;
    const days = open.columns.filter(({ when }) => when !== undefined).length;
    return days >= 2 && cells.slice(1).every(({ text }) => JUDGED.test(text));
  }

  /** "Tardies | 10/15 | none reported" under "Date collected": a day where the header has days begins no table of its own. */
  private hasDayUnderDate(cells: readonly Cell[]): boolean {
    const { open } = this;
    if (cells.length !== open?.columns.length) return false;
    return open.columns.some(({ content }, at) => content === 'date' && DAY.test(cells[at]?.text ?? ''));
  }

  private isHeaderRest(text: string, before: Passage | undefined, cells: readonly Cell[]): boolean {
    const { open } = this;
    return (
      open?.rows === 0 &&
      before === open.header &&
      (isRestOfHeader(text, cells, open.columns) || goesOnInCells(text, cells, open.columns.length))
    );
  }

  private readHeader(
    passage: Passage,
    before: Passage | undefined,
    cells: readonly Cell[],
    columns: Column[],
    below: Below,
  ): void {
    const { open } = this;
    const first =
      open?.rows === 0 && before === open.header && !isField(open.columns, columns) ? open : undefined;
    this.tables += first === undefined ? 1 : 0;
    const settled = first === undefined ? columns : settledColumns(joined(first.columns, cells, columns));
    const rows = rowsBelow(below);
    this.open = {
      columns: stepped(withWholes(withNames(settled, rows), rows), this.present),
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
    const isByDate = goesByDate(open.columns[0]);
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
      header: open.header,
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
    const example = above?.example ?? exampleIn(single.cells);
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
      isSeriesLine(passage.text) ||
      above !== undefined ||
      (after !== undefined && listedIn(after.text) !== undefined);
    if (!isOneOfSeveral) return false;
    const list = above ?? this.listBegun(passage);
    const example = list.example ?? exampleIn(own.cells);
    this.listed.set(passage, {
      passage,
      ...own,
      title: list.title,
      caption: list.caption,
      lead: list.lead,
      under: '',
      table: list.table,
      at: list.at + 1,
      siblings: this.named(list.table, own.label),
      isListed: true,
      ...(example === undefined ? {} : { example }),
    });
    return true;
  }

  /** What the first line of a list hands on to the others. */
  private listBegun({
    heading,
  }: Passage): Pick<TableRow, 'title' | 'caption' | 'lead' | 'table' | 'at' | 'example'> {
    this.tables += 1;
    const { caption, leadBefore, tables } = this;
    const lead = this.lead.length < SHORT_LEAD ? `${leadBefore} ${this.lead}` : this.lead;
    return { title: `${heading} ${caption}`, caption, lead, table: tables, at: -1 };
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

  /** The line below a row of a ruled table may hold the rest of its cells. */
  private endsLastCells(passage: Passage, cells: readonly Cell[]): boolean {
    const { open } = this;
    const row = open?.last === undefined ? undefined : this.rows.get(open.last);
    if (open?.last === undefined || row === undefined || open.gap > 0) return false;
    if (!goesOnInCells(passage.text, cells, open.columns.length)) return false;
    const rest = cells[0]?.text ?? '';
    const label = rest === '' ? row.label : `${row.label} ${rest}`;
    this.rows.set(open.last, { ...row, passage: spanning(row.passage, passage), label });
    return true;
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

/** The cells of the rows right below a header, to the first line that is none. */
function rowsBelow(below: Below): (readonly Cell[])[] {
  const lines = below(BELOW_MAX);
  const end = lines.findIndex(({ isRow }) => !isRow);
  return lines.slice(0, end < 0 ? lines.length : end).map((line) => cellsOf(line));
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
