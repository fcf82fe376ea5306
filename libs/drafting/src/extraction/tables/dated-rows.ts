/** Rows of a series that has no header: a date, a week or a numbered probe, and what was counted then. */
import { columnTime } from './column-times.js';
import { timeInCell } from './cell-times.js';
import type { Cell } from './table-cells.js';
import type { Column, TableRow } from './table-row.js';

export const NAME_COLUMN: Column = {
  text: '',
  start: 0,
  end: 0,
  content: 'name',
  hasPercentile: false,
  whose: 'student',
  when: undefined,
  year: undefined,
  reporter: undefined,
};

/** "Probe 2", "Session 3": a series goes by its numbers. */
const NUMBERED =
  /^(?:probe|session|week|wk|day|visit|round|trial|check|quiz|test|observation|obs|sample|passage)\.?\s?#?\d{1,2}\b(?:\s?\([^()]{1,30}\))?:?$/i;

/** Whether a cell holds a time and nothing else. */
export const isTimed = (text: string): boolean => {
  if (NUMBERED.test(text)) return true;
  const time = timeInCell(text);
  if (time === undefined) return false;
  const left = text.slice(0, time.index) + text.slice(time.end);
  return /^(?:\W|\d{1,2}|wk|week|of|the|in|on|year|\(|\)|may|school)*$/i.test(
    left.replace(/\((?:[^()]{1,30})\)/g, ' ').replace(/\b[A-Z][a-z]{2,8}\.?\s?\d{0,4}\b/g, ' '),
  );
};

/** "wk of 1/26    42": the cells of such a row; undefined when the line is none. */
export function datedValue(all: readonly Cell[]): Pick<TableRow, 'label' | 'cells'> | undefined {
  const [first, second, ...more] = all[0]?.text === '' ? all.slice(1) : all;
  if (
    first === undefined ||
    second === undefined ||
    more.length > 1 ||
    first.text.length > 44 ||
    second.text.length > 160
  )
    return undefined;
  const [third] = more;
  // "2/27   mixed review   3 right of 9": what was given stands between.
  const isNamed =
    third !== undefined &&
    /^[A-Za-z"']/.test(second.text) &&
    /^\d{1,3}(?! ?[/-] ?\d{1,2}[/-])/.test(third.text);
  const figure = isNamed ? third : second;
  if (!/^[<>~]?\d/.test(figure.text) || !isTimed(first.text)) return undefined;
  const column = (cell: Cell, content: Column['content']): Column => ({
    ...NAME_COLUMN,
    ...cell,
    text: '',
    content,
    // A numbered probe is no time word anywhere else.
    when: content === 'value' && NUMBERED.test(first.text) ? columnTime(first.text) : undefined,
  });
  return {
    label: isNamed ? second.text : '',
    cells: [
      { column: column(first, 'date'), text: first.text },
      { column: column(figure, 'value'), text: figure.text },
    ],
  };
}
