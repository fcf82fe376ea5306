/** Progress tables: a header that names units, then one dated row per probe. */
import { datesIn } from './dates.js';
import type { Measure } from './measure.js';
import { type Passage, quotePassage } from './passages.js';

export interface DataColumn {
  /** Undefined: the date, or a column we do not read. */
  readonly measure: Pick<Measure, 'areaOfNeed' | 'kind' | 'unit'> | undefined;
  readonly isDate: boolean;
}

const UNITS: readonly (readonly [RegExp, Pick<Measure, 'areaOfNeed' | 'kind' | 'unit'>])[] = [
  [
    /WCPM|CWPM|words correct|^ORF$/i,
    { areaOfNeed: 'Reading fluency', kind: 'rate', unit: 'words correct per minute' },
  ],
  [
    /digits correct|^DCPM$|correct digits/i,
    { areaOfNeed: 'Math computation', kind: 'rate', unit: 'digits correct per minute' },
  ],
  [/maze/i, { areaOfNeed: 'Reading comprehension', kind: 'rate', unit: 'correct maze replacements' }],
  [
    /\bCWS\b|writing sequences/i,
    { areaOfNeed: 'Written expression', kind: 'rate', unit: 'correct writing sequences' },
  ],
  [
    /on[- ]task|intervals/i,
    { areaOfNeed: 'Attention and task engagement', kind: 'interval', unit: 'of intervals on task' },
  ],
];

const cellsOf = (text: string) =>
  text
    .replace(/^\s*\|/, '')
    .split(/\||\t| {2,}/)
    .map((cell) => cell.trim());

/** The columns of a progress table's header; empty when the passage is none. */
export function dataColumnsOf(text: string): readonly DataColumn[] {
  if (
    text.length > 200 ||
    /\d{2}/.test(text) ||
    !/\b(?:date|season|month|week|probe|window|period|quarter)\b/i.test(text)
  )
    return [];
  const columns = cellsOf(text).map((cell) => ({
    isDate: /date|season|month|window|quarter/i.test(cell),
    measure: UNITS.find(([name]) => name.test(cell))?.[1],
  }));
  return columns.length >= 2 && columns.some(({ measure }) => measure !== undefined) ? columns : [];
}

/** The measures of one row under such a header; empty when the row does not fit it. */
export function dataRow(passage: Passage, columns: readonly DataColumn[]): Measure[] {
  const cells = cellsOf(passage.text);
  const date = datesIn(passage.text)[0]?.text;
  if (
    cells.length < 2 ||
    cells.length > columns.length + 1 ||
    /goal|benchmark|norm|target|peer/i.test(passage.text)
  )
    return [];
  return columns.flatMap(({ measure }, at): Measure[] => {
    const value = Number(/^(\d{1,3}(?:\.\d)?)\s*%?$/.exec(cells[at] ?? '')?.[1] ?? Number.NaN);
    if (measure === undefined || Number.isNaN(value)) return [];
    return [
      {
        ...measure,
        skill: measure.areaOfNeed ?? '',
        value,
        ...(date === undefined ? {} : { date }),
        isPrior: false,
        isStrength: false,
        page: passage.page.page,
        quote: quotePassage(passage),
      },
    ];
  });
}
