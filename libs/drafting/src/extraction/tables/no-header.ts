/** Lines that are set like the head of a table and are none. */
import type { Cell } from './table-cells.js';

/** "--": nothing was taken there. */
const IS_EMPTY = /^(?:[-–—]{1,3}|n\/?a|\.{2,4})?$/i;

/** "/s/  4/10  3/10  5/10", "5/16  11/16 (chart)  14/16": scores of one whole, though each could be a date; dates go month by month. */
export function isRowOfScores(cells: readonly Cell[]): boolean {
  const figures = cells
    .slice(1)
    .filter(({ text }) => !IS_EMPTY.test(text))
    .map(({ text }) => /^(\d{1,2})\s?\/\s?(\d{1,2})(?: \([^()\d]{1,24}\))?$/.exec(text));
  if (figures.length < 2 || figures.includes(null)) return false;
  const pairs = figures.map((figure) => [Number(figure?.[1]), Number(figure?.[2])] as const);
  const isOneWhole = pairs.every(([value, outOf]) => outOf === pairs[0]?.[1] && value <= outOf);
  const isMonthly = pairs.every(([value], at) => at === 0 || value - 1 === (pairs[at - 1]?.[0] ?? 0) % 12);
  return isOneWhole && (!isMonthly || (cells[0]?.text ?? '').startsWith('/'));
}

/** "Date ..... 11/18/2025": a line of the report's head. */
export const isDateField = ([name, day, ...more]: readonly Cell[]) =>
  more.length === 0 &&
  /^(?:dates?|completed|written|tested|seen)\b/i.test(name?.text ?? '') &&
  /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$|\b[A-Z][a-z]{2,8}\.? \d{1,2},? 20\d\d$/.test(day?.text ?? '');
