/** Tables of services: each row with the minutes and the frequency that its columns hold. */
import type { Passage } from '../text/passages.js';
import { type Cell, cellsOf } from '../tables/table-cells.js';
import { type TableRow, tablesOf } from '../tables/tables.js';

/** A row of a service table as a sentence would tell it: "Travel training, 60 minutes, 2 x weekly". */
export interface ServiceRow {
  readonly passage: Passage;
  readonly name: string;
  readonly amount: string;
  /** Where the table sets what is proposed beside what is given now: the latter, where it is another. */
  readonly until?: string;
  /** What a column of its own says of where it is given. */
  readonly place?: string;
}

const NAME_HEADER =
  /^(?:special education |related |type of |iep |proposed |current |direct )?(?:services?|supports?|therapy|type|program|area|discipline|provided|instruction)\b/i;
const MINUTES_HEADER = /\b(?:min(?:ute)?s?\.?|duration|length|time|amount|session length)\b/i;
const OFTEN_HEADER =
  /\b(?:freq(?:uency)?|how often|sessions?|times|days|visits|per (?:wk|week|month)|\/ ?(?:wk|week|month)|weekly|monthly)\b/i;
const OTHER_HEADER =
  /\b(?:provider|who|staff|location|where|setting|place|start|end|begin|dates?|from|to|group|size)\b/i;
/** "Service | Now | Proposed" */
const NOW_HEADER = /^(?:now|current(?:ly)?|present(?:ly)?|this year|in place|existing)\b/i;
const NEXT_HEADER = /^(?:propos|recommend|request|next year|new\b|going forward|change to)/i;
const PLACE_HEADER = /^(?:locations?|settings?|where|place|room|site)\b/i;
const ROWS_MAX = 24;
const TABLES_MAX = 12;

/** "proposed 8/2025" */
const DATE = /\b\d{1,2}\/(?:\d{1,2}\/)?\d{2,4}\b|\b20\d\d\b/g;

/** "current   proposed 8/2025" over amounts alone: the part itself says that they are services. */
const isOfTwoTimes = (cells: readonly Cell[]): boolean =>
  cells.length === 2 && NOW_HEADER.test(cells[0]?.text ?? '') && NEXT_HEADER.test(cells[1]?.text ?? '');

/** Whether a line is the header of such a table: a service, and how long or how often. */
export function isServiceHeader(passage: Passage): boolean {
  const { text, heading } = passage;
  if (!passage.isRow || text.length > 200 || /\d{2}/.test(text.replace(DATE, ''))) return false;
  const cells = cellsOf(passage).filter((cell) => cell.text !== '');
  if (isOfTwoTimes(cells) && /\bservices?\b/i.test(heading)) return true;
  if (!/servic|support|therapy|type|program|area|discipline|instruction/i.test(text)) return false;
  const isNamed = cells.some((cell) => NAME_HEADER.test(cell.text) && cell.text.length <= 40);
  const isLong = cells.some((cell) => MINUTES_HEADER.test(cell.text));
  const isOften = cells.some((cell) => OFTEN_HEADER.test(cell.text));
  const isCompared = [NOW_HEADER, NEXT_HEADER].every((header) =>
    cells.some(({ text: head }) => header.test(head)),
  );
  return (
    cells.length >= 3 &&
    isNamed &&
    (isLong || isOften || isCompared) &&
    cells.every((cell) => cell.text.length <= 40)
  );
}

/** Whether a row of figures belongs to a table of services, so that its minutes measure nobody. */
export const isServiceTable = (row: TableRow): boolean => {
  const headers = row.cells.map(({ column }) => column.text);
  return (
    headers.some((text) => NAME_HEADER.test(text)) &&
    headers.some((text) => MINUTES_HEADER.test(text)) &&
    headers.some((text) => OFTEN_HEADER.test(text) || OTHER_HEADER.test(text))
  );
};

/** "45 min 3x/week | 60 min 3x/week" under "Now | Proposed". */
function comparedIn({ cells }: TableRow): Pick<ServiceRow, 'amount' | 'until'> | undefined {
  const under = (header: RegExp) =>
    cells.find(({ column, text }) => header.test(column.text) && /\d ?(?:min|h)/i.test(text))?.text;
  const [until, amount] = [under(NOW_HEADER), under(NEXT_HEADER)];
  if (amount === undefined) return undefined;
  return until === undefined || until === amount ? { amount } : { amount, until };
}

function amountOf(row: TableRow): string | undefined {
  let minutes: string | undefined;
  let often: string | undefined;
  for (const { column, text } of row.cells) {
    const isOften =
      OFTEN_HEADER.test(column.text) || /\b(?:x|times|per|weekly|daily|monthly|week|month)\b/i.test(text);
    const isFigure = /^\d{1,3}(?: ?(?:min(?:ute)?s?\.?|hrs?|hours?|m))?$/i.test(text);
    if (isFigure && MINUTES_HEADER.test(column.text) && minutes === undefined) {
      minutes = /[a-z]/i.test(text) ? text : `${text} minutes`;
      // "Minutes per week" tells how often, too.
      if (OFTEN_HEADER.test(column.text)) often ??= /\b(?:per|\/) ?\w+/i.exec(column.text)?.[0];
    } else if (
      isOften &&
      /\d|weekly|daily|monthly|once|twice/i.test(text) &&
      !/\d{1,2}\/\d{1,2}\//.test(text)
    ) {
      often ??= /^\d{1,2}$/.test(text) ? `${text} ${column.text}` : text;
    }
  }
  if (minutes === undefined && often !== undefined && /\d ?min/i.test(often)) return often;
  return minutes === undefined || often === undefined ? undefined : `${minutes}, ${often}`;
}

/** Rows of service tables, in order; empty where the report has none. */
export function serviceRowsIn(passages: readonly Passage[]): ServiceRow[] {
  const found: ServiceRow[] = [];
  let tables = 0;
  passages.forEach((passage, at) => {
    if (tables >= TABLES_MAX || !isServiceHeader(passage)) return;
    tables += 1;
    const { rows } = tablesOf(passages.slice(at, at + ROWS_MAX));
    for (const row of rows.values()) {
      if (row.table !== 1 || found.some((other) => other.passage === row.passage)) continue;
      const amount = amountOf(row);
      const told = comparedIn(row) ?? (amount === undefined ? undefined : { amount });
      const name = row.cells.find(({ column }) => column.content === 'name')?.text ?? row.label;
      const place = row.cells.find(({ column }) => PLACE_HEADER.test(column.text))?.text;
      if (told !== undefined)
        found.push({ passage: row.passage, name, ...told, ...(place === undefined ? {} : { place }) });
    }
  });
  return found;
}
