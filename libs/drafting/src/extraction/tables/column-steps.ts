/** The order of columns that months and seasons name without a year. */
import type { ReportDate } from '../times/dates.js';
import type { Column } from './table-row.js';

const SEASON = /^(?:fall|autumn|winter|spring|summer)$/i;

/** "Now, in Nov. | Old file (Apr.)": of two months the first is the report's own, so that the other lies behind it. */
function isNewestFirst(columns: readonly Column[], present: ReportDate | undefined): boolean {
  const months = columns.flatMap(({ when, whose }) =>
    when?.kind === 'date' && whose === 'student' && !SEASON.test(when.text) ? [Math.floor(when.order)] : [],
  );
  if (present?.hasYear !== true || months.length !== 2) return false;
  // The months of a school year count from August, those of a full date from January.
  const [first, second] = months.map((month) => (month + 8) % 12);
  const own = Math.floor(present.order) % 12;
  return first === own && second !== first;
}

const DAY = /^\d{1,2}\/\d{1,2}|[a-z]\.? \d{1,2}\b/i;

/** Seasons and months without a year go in the order of their columns: fall, winter, spring. */
export function stepped(columns: readonly Column[], present: ReportDate | undefined): Column[] {
  const orders = columns.flatMap(({ when, whose }) =>
    when?.kind === 'date' && !when.hasYear && whose === 'student' ? [when.order] : [],
  );
  const isRising = orders.every((order, at) => at === 0 || order > (orders[at - 1] ?? 0));
  // A day of a month stands on the scale of the whole report.
  const isByDay = columns.some(({ when }) => when?.kind === 'date' && DAY.test(when.text));
  if (orders.length < 2 || !isRising || isByDay || isNewestFirst(columns, present)) return [...columns];
  return columns.map((column) =>
    column.when?.kind === 'date' && !column.when.hasYear
      ? { ...column, when: { kind: 'step', step: orders.indexOf(column.when.order) + 1 } }
      : column,
  );
}
