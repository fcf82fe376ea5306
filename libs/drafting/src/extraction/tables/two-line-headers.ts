/** Headers of two lines: what stands under a column's name, and what stands over several. */
import type { Cell } from './table-cells.js';
import { columnOf } from './table-columns.js';
import type { Column } from './table-row.js';

/** The second line of a header goes to the cells it stands under: "Standard" over "Score". */
export function joined(first: readonly Column[], below: readonly Cell[], second: Column[]): Column[] {
  if (below.length > first.length) return second.map((column) => spanned(column, first));
  const isEven = below.length === first.length;
  return first.map((column, at) => {
    const under = isEven
      ? below.slice(at, at + 1)
      : below.filter((cell) => cell.start < column.end + 2 && cell.end > column.start - 2);
    if (under.length === 0) return column;
    const text = [column.text, ...under.map((cell) => cell.text)].join(' ').trim();
    return columnOf(
      {
        text,
        start: Math.min(column.start, ...under.map(({ start }) => start)),
        end: Math.max(column.end, ...under.map(({ end }) => end)),
      },
      at === 0,
    );
  });
}

/** A header over several columns ("2023", "Now") goes for each of them. */
function spanned(column: Column, above: readonly Column[]): Column {
  const middle = (column.start + column.end) / 2;
  const over = above
    .filter(({ text, content }) => text !== '' && content !== 'name')
    .map((group) => ({ group, gap: Math.abs((group.start + group.end) / 2 - middle) }))
    .sort((a, b) => a.gap - b.gap)[0]?.group;
  if (over === undefined || column.content === 'name') return column;
  return {
    ...column,
    when: column.when ?? over.when,
    year: column.year ?? over.year,
    reporter: column.reporter ?? over.reporter,
    whose: column.whose === 'student' ? over.whose : column.whose,
  };
}
