/** What a column holds by the columns beside it: how many there were, a sum over days, the size of a sample, the rows' names. */
import { isSumColumn } from './column-times.js';
import type { Column } from './table-row.js';

const COUNTED_NOUN =
  /^(?:# |no\. |number of )?(?:steps|items|words|questions|problems|tasks|sounds|letters|sentences|tries)$/i;
const DONE =
  /\b(?:correct|right|alone|independent(?:ly)?|without (?:help|prompts?)|on (?:his|her|their) own|done|completed|mastered|read|spelled|known|ok)\b/i;
/** How long a sample was: nothing anybody is better or worse at. */
const SAMPLE_SIZE =
  /^(?:# |no\. |number of |total )?(?:syllables|utterances|words in (?:the )?sample|sample (?:size|length)|n)$/i;
/** "School days counted", "Days present": over how many days a row was counted. */
const DAYS_COUNTED =
  /^(?:# |no\. |number of )?(?:(?:school|class|data|recording) )?(?:days|sessions|classes|periods|lessons|observations|observed days)(?: of data)?(?: (?:counted|present|attended|observed|recorded|sampled|scored|with data|in (?:the )?(?:month|week|quarter)))?$/i;
const SHARE = /%|percent|accuracy/i;

/** "Composite | Standard score" behind the tab that indents a table: with its scores in another column it heads their names. */
const IS_NAME_OR_SCORE = /^(?:composites?|index(?:es)?|clusters?)$/i;

/** The columns of one header, each settled by its neighbors. */
export function settledColumns(columns: readonly Column[]): Column[] {
  const timed = columns.slice(1).filter(({ when, year }) => when !== undefined || year !== undefined);
  const isDoneBeside = columns.some(({ text }) => DONE.test(text) && !COUNTED_NOUN.test(text));
  const hasScores = columns.slice(2).some(({ content }) => content === 'standard' || content === 'scaled');
  const isShareBeside = columns.some(({ text }) => SHARE.test(text));
  return columns.map((column, at): Column => {
    // "Date  10/06  10/13": the word stands over the names of the rows and beside the dates.
    if (at === 0 && column.content === 'date' && timed.length >= 2) return { ...column, content: 'name' };
    if (at === 0) return column;
    if (at === 1 && columns[0]?.text === '' && IS_NAME_OR_SCORE.test(column.text) && hasScores)
      return { ...column, content: 'name' };
    if (isSumColumn(column.text) && timed.length >= 2) return { ...column, content: 'change' };
    if (isShareBeside && !SHARE.test(column.text) && SAMPLE_SIZE.test(column.text))
      return { ...column, content: 'change' };
    if (columns.length >= 3 && DAYS_COUNTED.test(column.text)) return { ...column, content: 'change' };
    if (isDoneBeside && COUNTED_NOUN.test(column.text) && !DONE.test(column.text))
      return { ...column, content: 'possible' };
    return column;
  });
}
