/** What the row of a table tells of its figures, and where cells of others stand in it. */
import type { Column, TableRow } from './table-row.js';
import { isHelped } from './whole-columns.js';

/** What the row of a table tells of its figures. */
export interface RowFacts {
  /** What they are parts of; absent where no column tells it. */
  readonly whole?: { readonly outOf: number; readonly noun: string };
  /** Where cells of classmates, norms, aims, days counted over, or of what was done with help stand in its text. */
  readonly others: readonly { readonly from: number; readonly to: number }[];
}

/** Where the cells that hold no figure of the student's own stand in the row's text. */
export function othersCellsOf({ cells, passage: { text } }: TableRow): RowFacts['others'] {
  const isAlone = cells.some(
    ({ column }) => column.content === 'value' && column.whose === 'student' && !isHelped(column),
  );
  const isOthers = (column: Column) =>
    column.content !== 'name' &&
    (column.whose !== 'student' || (isAlone && isHelped(column)) || column.isOfMean === true);
  if (!cells.some(({ column }) => isOthers(column))) return [];
  let at = 0;
  return cells.flatMap((cell) => {
    const from = text.indexOf(cell.text, at);
    if (from < 0 || cell.text === '') return [];
    at = from + cell.text.length;
    return isOthers(cell.column) ? [{ from, to: at }] : [];
  });
}
