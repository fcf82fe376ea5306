/** Rows in which a column of their own names the help: "check-in card on desk" under "Support", beside rows with "none". */
import type { Passage } from '../text/passage.js';
import type { TableRow } from './table-row.js';

const HELP_COLUMN =
  /^(?:(?:type|level|kind) of )?(?:supports?|help|assistance|prompt(?:s|ing)?|cue(?:s|ing)?|scaffold(?:s|ing)?)(?: (?:used|given|provided|in place|level|needed))?$/i;
const WITHOUT =
  /^(?:\(?(?:none|no|n\/a|nothing|independent(?:ly)?|alone|unprompted|unassisted|without)\b|[-–—0]+$|on (?:his|her|their) own\b)/i;

/** What the column of help holds in a row; undefined where there is none, or nothing in it. */
const helpIn = ({ cells }: TableRow): string | undefined => {
  const text = cells.find(({ column }) => HELP_COLUMN.test(column.text))?.text.trim();
  return text === '' ? undefined : text;
};

/** The rows that were counted with help, of the tables that hold others that were counted without. */
export function helpedRowsIn(rows: Iterable<TableRow>): ReadonlySet<Passage> {
  const helped = new Set<Passage>();
  for (const table of Map.groupBy(rows, (row) => row.table).values()) {
    const told = table.map((row) => ({ row, help: helpIn(row) }));
    if (!told.some(({ help }) => help !== undefined && WITHOUT.test(help))) continue;
    for (const { row, help } of told) if (help !== undefined && !WITHOUT.test(help)) helped.add(row.passage);
  }
  return helped;
}
