/** Names of rows that a narrow column broke over two lines: "Addition facts to 20," over "correct in 1 minute   7   9". */
import type { Cell } from './table-cells.js';
import { timeWordsIn } from '../times/time-words.js';

const NAME_MAX = 60;
/** What the second line of a name begins with: a small letter, a bracket, or the whole it is of. */
const GOES_ON = /^(?:[a-z]|\(|\/ ?\d|& )/;
/** What a line that is not yet a whole name ends on. */
const IS_OPEN = /(?:[,/&-]|\b(?:and|or|of|in|to|the|a|with|w\/|per|for|on|from|at|by))$/i;

const isPartOfName = (text: string) =>
  text.length <= NAME_MAX && text.length >= 2 && /[A-Za-z]{2}/.test(text) && !/[.!?:;]["')]?$/.test(text);

/** The whole name of a row, where the line above it, without figures of its own, began it. */
export function wholeName(above: string, label: string): string | undefined {
  if (label === '' || !isPartOfName(above) || above.includes('|')) return undefined;
  const goesOn = GOES_ON.test(label) && timeWordsIn(above)[0]?.index !== 0;
  return goesOn || IS_OPEN.test(above) ? `${above} ${label}` : undefined;
}

/** Whether a line below a row ends that row's name: "Multiplication facts   8   12" over "(correct in 2 minutes)". */
export const endsName = (label: string, below: string): boolean =>
  label !== '' &&
  isPartOfName(below) &&
  (/^[a-z(]/.test(below) || (IS_OPEN.test(label) && !/\d{2}/.test(below)));

/**
 * What a line of a ruled table adds to the cells of the line above it: "letter names  |   |   |" below
 * "Lower case  | 3 of 26 | 8 of 26 |". A row of its own has a figure, or something in most of its cells.
 */
export const goesOnInCells = (text: string, cells: readonly Cell[], above: number): boolean =>
  text.includes('|') &&
  !/\d/.test(text) &&
  cells.length >= 3 &&
  cells.length <= above &&
  cells.filter((cell) => cell.text !== '').length * 2 < above;
