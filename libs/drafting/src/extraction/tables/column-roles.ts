/** What a column holds by the columns beside it: how many there were, a sum over days, the size of a sample, the rows' names. */
import { isSumColumn } from './column-times.js';
import type { Cell } from './table-cells.js';
import type { Column } from './table-row.js';

const COUNTED_NOUN =
  /^(?:# |no\. |number of )?(?:steps|items|words|questions|problems|tasks|sounds|letters|sentences|tries)$/i;
const DONE =
  /\b(?:correct|right|alone|ind(?!\w)|indep(?:endent(?:ly)?)?|without (?:help|prompts?)|on (?:his|her|their) own|done|completed|mastered|read|spelled|known|ok)\b/i;
/** How long a sample was: nothing anybody is better or worse at. */
const SAMPLE_SIZE =
  /^(?:# |no\. |number of |total )?(?:syllables|utterances|words in (?:the )?sample|sample (?:size|length)|n)$/i;
/** "School days counted", "Days present": over how many days a row was counted. */
const DAYS_COUNTED =
  /^(?:# |no\. |number of )?(?:(?:school|class|data|recording) )?(?:days|sessions|classes|periods|lessons|observations|observed days)(?: of data)?(?: (?:counted|present|attended|observed|recorded|sampled|scored|with data|in (?:the )?(?:month|week|quarter)))?$/i;
const SHARE = /%|percent|accuracy/i;
/** "Total | Days | Per day": the sum that the last column has divided, and no number of chances. */
const PER_SPAN =
  /\b(?:per|a|each) (?:school )?(?:day|week|hour|period|class|lesson)\b|\/ ?(?:day|week|wk|hour|hr|period)\b/i;
const SUM_ALONE = /^(?:grand )?totals?$/i;

/** "Composite | Standard score" behind the tab that indents a table: with its scores in another column it heads their names. */
const IS_NAME_OR_SCORE = /^(?:composites?|index(?:es)?|clusters?)$/i;

/** "3", "3.", "A" */
const COUNTED_OFF = /^(?:\d{1,2}|[A-H])[.)]?$/;
/** "Write to a story starter": words in a row, and no figure before them. */
const IS_TOLD = /^\p{L}[\p{L}'’,/-]* \S.{4,}/u;
/** "words of 30", "% of sentences": what the figures of the row are. */
const UNIT_HEADER = /^(?:units?(?: of measure)?|(?:counted|scored|measured) (?:as|in))$/i;
const ROWS_MIN = 2;

/**
 * "# | Goal (short form) | Start | Q1": where the first column only counts the rows off, the second holds their names,
 * whatever heads it.
 * @param rows cells of the lines below the header; those with another number of cells are passed over
 */
export function withNames(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Column[] {
  const [first, second] = columns;
  const filled = rows.filter(
    (row) => row.length === columns.length && row.some(({ text }) => /[A-Za-z0-9]/.test(text)),
  );
  const isCountedOff = (row: readonly Cell[]) =>
    COUNTED_OFF.test(row[0]?.text ?? '') && IS_TOLD.test(row[1]?.text ?? '');
  if (first === undefined || second === undefined || columns.length < 4 || filled.length < ROWS_MIN)
    return [...columns];
  if (!filled.every(isCountedOff)) return [...columns];
  return columns.map((column, at): Column =>
    at === 0
      ? { ...column, content: 'words', whose: 'student' }
      : at === 1 || UNIT_HEADER.test(column.text)
        ? { ...column, content: 'name', whose: 'student' }
        : column,
  );
}

const GRADE_ALONE =
  /^gr(?:ade|\.)? ?(?:\d{1,2}|K)(?: (?:norm|expectation|average|mark))?(?: \((?:fall|winter|spring|norm|average|avg|median|mean|50th)\b[^()]{0,12}\))?$/i;

/** "MP1 | MP2 | Gr. 3 | Growth": behind the student's times, what the grade does, or how far the times lie apart. */
function behindTimes(column: Column, isLast: boolean): Column | undefined {
  if (isLast && GRADE_ALONE.test(column.text)) return { ...column, whose: 'target' };
  return isSumColumn(column.text) ? { ...column, content: 'change' } : undefined;
}

/** "Week of | Days | Outbursts | Per day": what is left is what was divided. */
const isOnlyOther = (columns: readonly Column[], at: number): boolean =>
  columns.length === 4 &&
  columns.every(
    ({ text }, other) => other === 0 || other === at || DAYS_COUNTED.test(text) || PER_SPAN.test(text),
  ) &&
  columns.some(({ text }) => DAYS_COUNTED.test(text)) &&
  !PER_SPAN.test(columns[at]?.text ?? '');

/** Beside the column of a mean: its sum, or the days that the sum was divided by. */
const ofMean = (columns: readonly Column[], column: Column, at: number): Column | undefined =>
  SUM_ALONE.test(column.text) ||
  isOnlyOther(columns, at) ||
  (columns.length >= 3 && DAYS_COUNTED.test(column.text))
    ? { ...column, content: 'change', isOfMean: true }
    : undefined;

/** The columns of one header, each settled by its neighbors. */
export function settledColumns(columns: readonly Column[]): Column[] {
  const timed = columns.slice(1).filter(({ when, year }) => when !== undefined || year !== undefined);
  const isDoneBeside = columns.some(({ text }) => DONE.test(text) && !COUNTED_NOUN.test(text));
  const hasScores = columns.slice(2).some(({ content }) => content === 'standard' || content === 'scaled');
  const isDividedBeside = columns.some(({ text }) => PER_SPAN.test(text));
  const isShareBeside = columns.some(({ text }) => SHARE.test(text));
  const beside = (column: Column, at: number): Column | undefined =>
    (timed.length >= 2 ? behindTimes(column, at === columns.length - 1) : undefined) ??
    (isDividedBeside ? ofMean(columns, column, at) : undefined);
  return columns.map((column, at): Column => {
    // "Date  10/06  10/13": the word stands over the names of the rows and beside the dates.
    if (at === 0 && column.content === 'date' && timed.length >= 2) return { ...column, content: 'name' };
    if (at === 0) return column;
    if (at === 1 && columns[0]?.text === '' && IS_NAME_OR_SCORE.test(column.text) && hasScores)
      return { ...column, content: 'name' };
    const besideOthers = beside(column, at);
    if (besideOthers !== undefined) return besideOthers;
    if (isShareBeside && !SHARE.test(column.text) && SAMPLE_SIZE.test(column.text))
      return { ...column, content: 'change' };
    if (columns.length >= 3 && DAYS_COUNTED.test(column.text)) return { ...column, content: 'change' };
    if (isDoneBeside && COUNTED_NOUN.test(column.text) && !DONE.test(column.text))
      return { ...column, content: 'possible' };
    return column;
  });
}
