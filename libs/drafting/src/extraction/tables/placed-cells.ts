/** The cells of a row under the columns of its table, however the two are set. */
import { NAME_COLUMN } from './dated-rows.js';
import type { Passage } from '../text/passage.js';
import { type Cell, flatCells } from './table-cells.js';
import { columnOf, headsNames } from './table-columns.js';
import type { Column, TableCell, TableRow } from './table-row.js';

export type Placed = Pick<TableRow, 'label' | 'cells'>;

/** The row's cells under their columns; undefined when it fits none of the ways tables are set. */
export function placedUnder(
  passage: Passage,
  parted: readonly Cell[],
  columns: readonly Column[],
): Placed | undefined {
  const isRuled = /[|\t]/.test(passage.text);
  const cells = isRuled
    ? parted
    : withNameJoined(withHeadersName(withBrackets(parted, passage, columns), columns), columns);
  if (
    passage.text.length > 400 ||
    (/^[A-Z][A-Za-z ]{1,24}:\s/.test(passage.text) && cells.length < columns.length)
  )
    return undefined;
  if (cells.length >= 2) {
    const isFused = /[A-Za-z).]\s+[<>]?\d{1,3}(?:\.\d)?%?$/.test(cells[0]?.text ?? '');
    const isNameless = isFused && namesUnderScores(columns, cells);
    const isRunTogether = isFused && (cells.length < columns.length || isNameless);
    const even = isNameLeftOf(cells, columns, isRuled)
      ? undefined
      : isRunTogether
        ? evenly(withFigureParted(cells, columns), columns)
        : (evenly(withoutIndent(cells, columns), columns) ?? evenly(withoutEmpty(cells, passage), columns));
    if (even !== undefined) return labelled(even);
    const isSpaced = !/[|\t]/.test(passage.text);
    const under = isSpaced && !isNameless ? byPlace(cells, columns) : undefined;
    if (under !== undefined) return labelled(under);
  }
  return flatlyPlaced(passage, columns);
}

/** A name and three periods: of fewer cells nobody knows which column is empty. */
const CELLS_OF_PERIODS_MIN = 4;

/** "WCPM (median of 3)   52   59" under columns that begin farther right, the last of them still empty: as many, and none over the name. */
function isNameLeftOf(cells: readonly Cell[], columns: readonly Column[], isRuled: boolean): boolean {
  const [name] = cells;
  const [first] = columns;
  if (name === undefined || first?.content !== 'value' || isRuled) return false;
  const isWhole = cells.length >= CELLS_OF_PERIODS_MIN && cells.length === columns.length;
  return isWhole && !isFigure(name.text) && name.end < first.start;
}

/** "Steps done   Q1   Q2" over "   3 of 12   7 of 12   Code: SP": what is counted is named by the header, and a remark stands behind. */
function withHeadersName(cells: readonly Cell[], columns: readonly Column[]): readonly Cell[] {
  const [name, second] = columns;
  const [first] = cells;
  const [lastCell, lastColumn] = [cells.at(-1), columns.at(-1)];
  if (name?.content !== 'name' || name.text === '' || second === undefined) return cells;
  if (first === undefined || lastCell === undefined || lastColumn === undefined) return cells;
  const isNameless = isFigure(first.text) && first.start > name.end && cells.length === columns.length;
  const isRemark = !/\d/.test(lastCell.text) && lastCell.start > lastColumn.end;
  return isNameless && isRemark
    ? [{ text: name.text, start: name.start, end: name.end }, ...cells.slice(0, -1)]
    : cells;
}

/** "Obs 1   11/19              28%" under columns that all stand further right: both are the row's name. */
function withNameJoined(cells: readonly Cell[], columns: readonly Column[]): readonly Cell[] {
  const [column] = columns;
  if (column === undefined || column.content === 'name' || column.content === 'date') return cells;
  const left = cells.filter(({ end }) => end < column.start - 2);
  const [first, last] = [left[0], left.at(-1)];
  if (first === undefined || last === undefined || left.length < 2 || isFigure(first.text)) return cells;
  const name = { text: left.map(({ text }) => text).join(' '), start: first.start, end: last.end };
  return [name, ...cells.slice(left.length)];
}

/** How far from its column a figure may stand that a long name pushed on. */
const PUSHED_ON = 3;

/** "Expressive Communication 71     3": a name that reaches up to its figure, where that stands under its column. */
function withFigureParted(cells: readonly Cell[], columns: readonly Column[]): readonly Cell[] {
  const [first, ...rest] = cells;
  const [, under, next] = columns;
  if (first === undefined || under === undefined || cells.length + 1 !== columns.length) return [];
  const at = first.text.search(/\d{1,3}$/);
  const start = first.start + at;
  const isUnder = start <= under.end + PUSHED_ON && first.end >= under.start - PUSHED_ON;
  if (at < 3 || !isUnder || (next !== undefined && first.end >= next.start)) return [];
  const name = { text: first.text.slice(0, at).trimEnd(), start: first.start, end: start - 1 };
  return [name, { text: first.text.slice(at), start, end: first.end }, ...rest];
}

/** Tabs in a row may only pad, as those of its header do. */
const withoutEmpty = (cells: readonly Cell[], { text }: Passage) =>
  /\t{2,}/.test(text) ? cells.filter((cell) => cell.text !== '') : cells;

/** A row that only a tab sets in holds no empty name. */
const withoutIndent = (cells: readonly Cell[], columns: readonly Column[]) =>
  cells[0]?.text === '' && cells.length === columns.length + 1 ? cells.slice(1) : cells;

/** "Ball Skills 4 2 Impaired or delayed": set with single spaces, with a word for its band behind. */
const SCORED_AND_TOLD =
  /^[A-Z][A-Za-z'&/-]{1,20}(?: [A-Za-z'&/-]{2,20}){0,4} \d{1,3} [<>]?\d{1,2}(?: [A-Za-z-]{2,15}){1,4}$/;

function flatlyPlaced(passage: Passage, columns: readonly Column[]): Placed | undefined {
  const isFlat =
    passage.isRow ||
    (columns.at(-1)?.content === 'label' && SCORED_AND_TOLD.test(passage.text.slice(0, 120)));
  const flat = isFlat ? flatCells(passage) : undefined;
  const typed =
    flat === undefined
      ? undefined
      : (byType(flat, columns) ?? byType(withBrackets(flat, passage, columns), columns));
  return typed === undefined ? undefined : labelled(typed);
}

/** "(12th %ile)", "50th percentile": how high the figure in front of it is. */
const RANK =
  /^(?:\(\s?[<>]?\d{1,2}(?:\.\d)?(?:st|nd|rd|th)?(?: ?(?:%|%ile|percentile))?\s?\)|[<>]?\d{1,2}(?:st|nd|rd|th)? (?:%ile|percentile))$/;
/** "72", "SS 82", "ss 5" */
const SCORE = /^(?:SS|ss|ScS|T)?\s?[=:]?\s?\d{1,3}$/;

/** "72  (3rd)": a rank belongs to the figure in front where the header has no column for it. */
function withBrackets(
  cells: readonly Cell[],
  { text }: Passage,
  columns: readonly Column[],
): readonly Cell[] {
  if (!/\(|%ile|percentile/i.test(text)) return cells;
  if (cells.length <= columns.length && columns.some(({ content }) => content === 'percentile')) return cells;
  const whole: Cell[] = [];
  for (const cell of cells) {
    const last = whole.at(-1);
    const isOpened = text[cell.start - 1] === '(' && text[cell.end] === ')';
    const inside = isOpened ? `(${cell.text})` : cell.text;
    if (last !== undefined && SCORE.test(last.text) && RANK.test(inside))
      whole[whole.length - 1] = {
        ...last,
        text: `${last.text} ${inside.startsWith('(') ? inside : `(${inside})`}`,
        end: cell.end,
      };
    else whole.push(cell);
  }
  return whole;
}

/** The first header of a table whose names stand under none. */
const asValue = (column: Column, at: number): Column =>
  at === 0 && column.content === 'name' ? columnOf(column, false) : column;

/** A header without a word over the names, in a row that leaves a column out: as many cells, each a column too far left. */
const namesUnderScores = (columns: readonly Column[], cells: readonly Cell[]) =>
  (/^(?:standard|scaled|t-score|percentile)$/.test(columns[0]?.content ?? '') ||
    /^scores?$/i.test(columns[0]?.text ?? '')) &&
  /^[A-Za-z(]{3}/.test(cells[0]?.text ?? '');

/** "reading rate   12   20   27   words per minute": what is counted stands behind the figures, under no column. */
const UNIT_BEHIND =
  /^\(?(?:[a-z]+ ){0,3}(?:per|a|in (?:one|a)) (?:school )?(?:minute|hour|day|week)(?:,[^()]{1,40})?\)?$/i;
/** "14   19   24   (of 40, no hints)": so is of how many they are. */
const WHOLE_BEHIND = /^\(?(?:out )?of (\d{1,3})\b[^()]{0,40}\)?$/i;

/** One more cell than columns, of figures under times or behind the name of a row. */
const hasCellBehind = (cells: readonly Cell[], columns: readonly Column[]) =>
  cells.length === columns.length + 1 &&
  (headsNames(columns[0]?.text ?? '') ||
    (columns.every(({ when, year }) => when !== undefined || year !== undefined) &&
      cells.slice(0, -1).every(({ text }) => /^[<>~]?\d/.test(text))));

function withCellBehind(cells: readonly Cell[], columns: readonly Column[]): TableCell[] | undefined {
  const last = cells.at(-1);
  if (last === undefined || !hasCellBehind(cells, columns)) return undefined;
  const whole = WHOLE_BEHIND.exec(last.text)?.[1];
  if (whole === undefined && !UNIT_BEHIND.test(last.text)) return undefined;
  const behind = columnOf({ text: '', start: last.start, end: last.end }, false);
  const under = columns.map((column, at) => ({ column, text: cells[at]?.text ?? '' }));
  return whole === undefined
    ? [...under, { column: behind, text: last.text.replace(/[()]|,.*/g, '') }]
    : [...under, { column: { ...behind, text: last.text, content: 'possible' }, text: whole }];
}

function evenly(cells: readonly Cell[], columns: readonly Column[]): TableCell[] | undefined {
  const behind = withCellBehind(cells, columns);
  if (behind !== undefined) return behind;
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

/** "Beery VMI (6th ed.)" behind the tab that sets a table in: with figures behind it, it is the row's name, digits and all. */
const isIndentedName = ([corner, name, ...figures]: readonly TableCell[]) =>
  corner?.text === '' &&
  corner.column.text === '' &&
  name?.column.content === 'value' &&
  /^[A-Za-z]{3}/.test(name.text) &&
  figures.length > 0 &&
  figures.every(({ text }) => !/^[A-Za-z]/.test(text));

/** The words of a row are what it is about. */
function labelled(cells: TableCell[]): Placed {
  const named = isIndentedName(cells) ? cells[1] : undefined;
  const words = cells.filter(
    (cell) =>
      cell === named ||
      (['name', 'value', 'date'].includes(cell.column.content) &&
        cell.text !== '' &&
        (cell.column.content === 'name' || /^[^\d]*[A-Za-z][^\d]*$/.test(cell.text))),
  );
  // A name and, in a column of its own, its unit: "median of 3" and "words a minute" are no three words.
  const label = words
    .map(({ column, text }, at) => {
      const isSecondName = column.content === 'name' && words[at - 1]?.column.content === 'name';
      return at === 0 ? text : isSecondName ? `, ${text}` : ` ${text}`;
    })
    .join('')
    .slice(0, 160);
  return { label, cells };
}
