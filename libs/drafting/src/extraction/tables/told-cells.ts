/** Figures of cells that tell what they are by themselves, or by the heads of the columns beside them. */
import { isProblemCount } from '../measure.js';
import { withDigits } from '../text/number-words.js';
import type { Reading } from '../figures/skill-readings.js';
import type { TableCell, TableRow } from './table-row.js';
import { unitNamedIn } from '../figures/unit-names.js';

/** A figure with what it counts. */
export type CellValue = Pick<Reading, 'kind' | 'value' | 'upTo' | 'outOf' | 'unit' | 'area'>;

/** What a writing rubric scores. */
const TRAIT =
  /^(?:ideas|organization|conventions|voice|word choice|sentence (?:fluency|structure|variety)|elaboration|development|claim|thesis|evidence|reasoning|focus|transitions|mechanics|introduction|conclusion|opening|closing|topic sentence|(?:supporting )?details|purpose|style|content|grammar)\b/i;

export const isTrait = (label: string): boolean => TRAIT.test(label);

/** "Evidence (4) | Conventions (4) | Total (12)": how many points each column has, where several tell it so. */
const POINTS_ABOVE = /^[A-Za-z][A-Za-z ]{2,24} \(\/?(\d{1,3})\)$/;
export function ofPointsAbove(
  { column, text }: TableCell,
  { cells, title, lead }: TableRow,
): CellValue | undefined {
  const outOf = Number(POINTS_ABOVE.exec(column.text)?.[1] ?? Number.NaN);
  if (!/^\d{1,3}$/.test(text) || !(outOf >= 3 && Number(text) <= outOf)) return undefined;
  const told = cells.filter((other) => POINTS_ABOVE.test(other.column.text));
  if (told.length < 2) return undefined;
  // "Place value (16) | Word problems (8)" are sheets of so many.
  const isScored =
    /\brubric|\btraits?\b|\bpoints?\b/i.test(`${title} ${lead}`) ||
    told.some((other) => TRAIT.test(other.column.text) || /^total\b/i.test(other.column.text));
  return { kind: 'ratio', value: Number(text), outOf, unit: isScored ? 'points' : 'items' };
}

/** "Leaving area" over "4.5 /day": how often what the column names comes. */
const HOW_OFTEN =
  /^(?:(?:avg\.?|average|mean|about|approx\.?|~) ?)?(\d{1,3}(?:\.\d{1,3})?) ?(?:\/ ?|per |an? )(?:school )?(minute|hour|day|week|class|period|lesson|session)$/i;
/** "Mean/day   4.0": a row that says over what time its figures are. */
const PER_TIME =
  /^(?:avg\.?|average|mean|median)(?: number)? ?(?:\/|per|a|each) ?(?:school )?(minute|hour|day|week|class|period|lesson|session)$/i;
/** "Weekly data (mean per school day)" over a table with a column for what is to become less. */
const PER_TIME_ABOVE =
  /\b(?:mean|average|avg\.?|counts?|rates?|frequency|number)\b[^.;:]{0,20}\b(?:per|a|each) (?:school )?(hour|day|week|class|period|lesson|session)\b/i;
const overTime = ({ column }: TableCell, { label, caption, lead }: TableRow): string | undefined =>
  PER_TIME.exec(label)?.[1] ??
  (isProblemCount({ unit: column.text }) ? PER_TIME_ABOVE.exec(`${caption} ${lead}`)?.[1] : undefined);

export function howOften(cell: TableCell, row: TableRow): CellValue | undefined {
  const { column, text } = cell;
  const over = overTime(cell, row);
  const told = over !== undefined && /^\d{1,3}(?:\.\d{1,3})?$/.test(text) ? `${text} per ${over}` : text;
  if (over !== undefined && TIMED.test(column.text)) return undefined;
  const [, value, time = ''] = HOW_OFTEN.exec(withDigits(told)) ?? [];
  const name = column.text
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/^aggress\.$/, 'aggressions')
    .trim();
  if (value === undefined || name.length < 4 || column.when !== undefined) return undefined;
  const { unit } = unitNamedIn(name, name) ?? {
    unit: name.endsWith('s') ? name : name.includes('ing') ? `times ${name}` : 'times',
  };
  return {
    kind: 'count',
    value: Number(value),
    unit: unit.includes(' per ') ? unit : `${unit} per ${time.toLowerCase()}`,
    // Whatever else the table times.
    ...(isProblemCount({ unit: name }) ? { area: 'Behavior' } : {}),
  };
}

/** "12.3 minutes" under "Minutes until calm". */
const HOW_LONG =
  /^(?:(?:avg\.?|average|mean|about|~) ?)?(\d{1,3}(?:\.\d)?) ?(min(?:utes?|s)?|sec(?:onds?|s)?|s)\.?$/i;
const TIMED = /\b(?:minutes|seconds|duration|latency|how long|length)\b|\((?:min|sec)\b/i;
/** "63 s" in the row of what was timed. */
const BARE_SECONDS = /\d ?s$/;
export function howLong({ column, text }: TableCell, { label }: TableRow): CellValue | undefined {
  const [, value, unit = ''] = HOW_LONG.exec(text) ?? [];
  const isTimed = TIMED.test(column.text) || (BARE_SECONDS.test(text) && label !== '');
  if (value === undefined || !isTimed) return undefined;
  return {
    kind: 'duration',
    value: Number(value),
    unit: unit.toLowerCase().startsWith('s') ? 'seconds' : 'minutes',
  };
}
