/** Rows of a name and its score under no header: "silent e  4/10", "vowel teams  3/10". A date looks the same. */
import { NAME_COLUMN } from './dated-rows.js';
import { type Cell, cellsOf } from './table-cells.js';
import type { Passage } from '../text/passage.js';
import type { TableRow } from './table-row.js';

const SCORE = /^(\d{1,3})\s?\/\s?(\d{1,3})$/;
/** What stands in front of a date. */
const DATED_NAME =
  /\b(?:dates?|dob|born|birth\w*|seen|visits?|meetings?|due|tested|sessions?|weeks?|wk|phone|age|grade|start|end|from|to|on|by|sent|received|review|iep|consent|observ\w*|vision|acuity|eye|20)\b/i;

interface Scored {
  readonly cells: readonly [Cell, Cell];
  readonly outOf: number;
}

function scoredIn(all: readonly Cell[]): Scored | undefined {
  const [name, score, ...more] = all[0]?.text === '' ? all.slice(1) : all;
  const figure = SCORE.exec(score?.text ?? '');
  if (name === undefined || score === undefined || figure === null || more.length > 0) return undefined;
  const [value, outOf] = [Number(figure[1]), Number(figure[2])];
  const isName = /[A-Za-z]/.test(name.text) && name.text.length <= 60 && !DATED_NAME.test(name.text);
  return isName && value <= outOf && outOf >= 3 ? { cells: [name, score], outOf } : undefined;
}

/** The row's cells, when the row above or below is one of the same whole; a single one may be a date. */
export function scoreRow(
  cells: readonly Cell[],
  neighbors: readonly (Passage | undefined)[],
): Pick<TableRow, 'label' | 'cells'> | undefined {
  const own = scoredIn(cells);
  if (own === undefined) return undefined;
  const isOneOfSeveral = neighbors.some(
    (passage) => passage?.isRow === true && scoredIn(cellsOf(passage))?.outOf === own.outOf,
  );
  if (!isOneOfSeveral) return undefined;
  const [name, score] = own.cells;
  return {
    label: name.text,
    cells: [
      { column: { ...NAME_COLUMN, ...name, text: '' }, text: name.text },
      { column: { ...NAME_COLUMN, ...score, text: '', content: 'value' }, text: score.text },
    ],
  };
}
