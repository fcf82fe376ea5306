/**
 * Which column of a table tells how many chances there were: "Chances | Spoke up | After a cue", "Date | sentences | correctly
 * begun". What is counted has too many names for a list, but the figures tell: in every row it is the largest.
 */
import type { Cell } from './table-cells.js';
import type { Column, TableCell } from './table-row.js';

/** What was done of it, and by the student alone. */
const DONE =
  /\b(?:correct(?:ly)?|right|alone|ind\.?(?!\w)|indep\w*|unprompted|unaided|unassisted|uncued|spontaneous(?:ly)?|own|did|done|does|solved|success\w*|matched|readable|legible|returned|complete[ds]?|finished|fixed|found|on (?:topic|time|task|the subject)|met|yes|kept|passed|known|spoke|said|spoken|asked|handed|answered|stayed|started|joined|used|accepted|followed|understood|turned in|initiated|responded|produced|took part|named|read)\b|\b(?:no|without|w\/o) (?:an? |any |adult )?(?:adult|help|cues?|prompt\w*|hints?|remind\w*|model\w*|support)/i;
/** What was done with help: no part of what the student does. */
const HELPED =
  /\b(?:after|with(?! no\b)|w\/|once|when) (?:\w+ ){0,3}?(?:prompt\w*|cue\w*|model\w*|help|hints?|remind\w*|coaching|support|diagram|teacher|adult|slp|ot|partner|picture|visual|explained|card)\b|^with (?!an? error)|\b(?:w\/|with|after) ?(?:VC|VP|PP|GP|TC|HOH)\b|\bprompted\b|\bcued\b|\bhelped\b|\bassisted\b|^(?:(?:done |finished )?by (?:the |a )?)?(?:job )?(?:coach|adult|para\w*|staff|aide)$|^(?:verbal|gestural|physical|visual|full|partial) (?:prompt\w*|cues?|assist\w*)$/i;
/** Names that can be nothing else. */
const CHANCES =
  /^(?:(?:number|no\.|#) of )?(?:chances|opportunities|opps\.?|trials|tries|attempts|items|given|asked|shown|presented|offered|tried|assigned|scheduled|needed|observed|possible|times (?:needed|seen|asked|given|presented)|(?:probe|sample|set|list) size)\b/i;
const NO_WHOLE =
  /%|percent|average|avg|mean|median|\bclass\b|peers?|goal|target|benchmark|expect|grade|score|points|minutes?|seconds?|hours?|level|\bage\b|page|rate|per\b|change|gain/i;
const FIGURE = /^(\d{1,3})$/;
const WHOLE_MIN = 3;
const ROWS_MIN = 2;

/**
 * The columns with the one that tells the wholes known as such, and those of what was done with help left to words.
 * @param rows cells of the lines below the header, as many in each as there are columns; others are passed over
 */
export function withWholes(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Column[] {
  if (columns.length < 3) return [...columns];
  const known = columns.findIndex(({ content }) => content === 'possible');
  const figures = rows
    .filter((row) => row.length === columns.length)
    .map((row) => row.map(({ text }) => Number(FIGURE.exec(text)?.[1] ?? Number.NaN)));
  const done = columns.flatMap((column, at) =>
    at > 0 && isCounted(column) && DONE.test(column.text) && !isHelped(column) ? [at] : [],
  );
  const whole =
    known >= 0
      ? known
      : columns.findIndex((column, at) => at > 0 && isCounted(column) && isWhole(columns, at, done, figures));
  if (whole < 0) return [...columns];
  return columns.map((column, at) =>
    at === whole
      ? { ...column, content: 'possible' }
      : at > 0 && done.length > 0 && isHelped(column)
        ? { ...column, content: 'words' }
        : column,
  );
}

/** Whether a column holds what was done with help. */
export const isHelped = ({ text }: Pick<Column, 'text'>): boolean =>
  HELPED.test(text) && !/\b(?:no|without|w\/o)\b/i.test(text);

const isCounted = ({ content, whose, when, year }: Column) =>
  (content === 'value' || content === 'change') &&
  whose === 'student' &&
  when === undefined &&
  year === undefined;

/** In every row at least as large as all that was done, and somewhere larger; what was counted stands first or last. */
function isWhole(
  columns: readonly Column[],
  at: number,
  done: readonly number[],
  figures: readonly (readonly number[])[],
): boolean {
  const column = columns[at];
  if (column === undefined) return false;
  const { text } = column;
  const others = done.filter((other) => other !== at);
  const isNamed = CHANCES.test(text);
  const counted = columns.flatMap((other, place) => (place > 0 && isCounted(other) ? [place] : []));
  if (at !== counted[0] && at !== counted.at(-1)) return false;
  if (text === '' || isHelped(column) || NO_WHOLE.test(text) || (!isNamed && DONE.test(text))) return false;
  const compared = others.length > 0 ? others : isNamed ? [at === 1 ? 2 : 1] : [];
  const rows = figures.filter((row) => !Number.isNaN(row[at] ?? Number.NaN));
  if (compared.length === 0 || rows.length < (isNamed ? 1 : ROWS_MIN)) return false;
  const pairs = rows.flatMap((row) =>
    compared.map((other) => [row[at] ?? 0, row[other] ?? Number.NaN] as const),
  );
  return (
    pairs.every(([whole, part]) => Number.isNaN(part) || (whole >= WHOLE_MIN && part <= whole)) &&
    pairs.some(([whole, part]) => part < whole)
  );
}

const DONE_ALONE =
  /\b(?:alone|ind(?!\w)|indep(?!\w)|independent\w*|spontaneous(?:ly)?|unprompted|unaided|unassisted|on (?:his|her|their) own|by (?:him|her|them)sel\w+|(?:no|without|w\/o) (?:an? |any |adult )?(?:help|prompt\w*|cues?|support|remind\w*|model\w*))\b/i;

/** "Steps done with no prompt | Steps prompted": what was done with help is no figure beside what was done alone. */
export const isBesideAlone = (column: Column, cells: readonly TableCell[]): boolean =>
  isHelped(column) &&
  cells.some(({ column: other, text }) => !isHelped(other) && DONE_ALONE.test(other.text) && /\d/.test(text));
