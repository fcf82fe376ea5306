/** Rows of a tally: what each was counted over, and which of its columns stands for the others. */
import { probeMinutesIn } from '../figures/timed-counts.js';
import { areDays, isMiddleColumn } from './column-times.js';
import type { TableCell, TableRow } from './table-row.js';
import { type NamedUnit, unitNamedIn } from '../figures/unit-names.js';
import type { When } from '../times/time-words.js';

const TALLIED =
  /\btall(?:y|ied|ies)\b|\bcounts?\b|\bcounted\b|frequency|how (?:often|many times)|number of (?:times|incidents)|occurrences?|incidents?|\bper (?:school )?(?:day|class|period|session|hour|lesson)\b|\bdaily\b|event record|behaviors?\b/i;
const PERIOD =
  /(?:\bper|\beach|\bevery|\ba|\/)\s?(?:school )?(day|hour|class period|class|period|session|lesson|recess|morning)\b/i;
const NO_COUNT =
  /%|percent|accuracy|minutes|seconds|\bscores?\b|rubric|level|rating|points|correct|\bnorms?\b|probe|passage|attendance/i;
const DONE_LABEL =
  /^(steps|items|tasks|questions|problems|words|sounds|trials|parts|letters|turns) (?:ok|correct|right|done|completed|alone|independent(?:ly)?|passed|mastered|met|without help)\b/i;

const isTimed = ({ column }: TableCell) =>
  column.whose === 'student' &&
  column.content === 'value' &&
  (column.when !== undefined || column.year !== undefined);

/** What the columns of a row were each counted over: "day" where each holds one day. */
function periodOf(row: TableRow, header: string): string | undefined {
  const told = PERIOD.exec(`${header} ; ${row.label} ; ${row.caption} ; ${row.lead}`)?.[1]?.toLowerCase();
  if (told !== undefined) return told;
  const isDaily = /\bdaily\b/i.test(header) || areDays(row.cells.filter(isTimed).map(({ column }) => column));
  return isDaily ? 'day' : undefined;
}

const plural = (name: string) => (/s$|ing\b|ed\b|\bof\b|\bfor\b/.test(name) ? name : `${name}s`);

/** "Jan 12 | 3 | 4 | absent": the week of a row, and why a day has no figure, name nothing that is counted. */
const DAY_NAME =
  /^(?:week of |week |wk )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: absent| holiday| no school)*$/;

/** The unit of a bare figure in a row of counts: "verbal outbursts per day"; undefined where nothing says it is counted. */
export function countedUnit(row: TableRow, header: string): NamedUnit | undefined {
  const { label, caption, lead, title } = row;
  const timed = row.cells.filter(isTimed).length;
  const told = label
    .toLowerCase()
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/[^a-z/ '-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const name = DAY_NAME.test(told) ? 'times' : told;
  if (timed < 2 || name.length < 3 || NO_COUNT.test(`${label} ${header}`)) return undefined;
  const done = DONE_LABEL.exec(name)?.[1];
  if (done !== undefined) return { kind: 'count', unit: done };
  const named = unitNamedIn(label, label);
  const isTally = TALLIED.test(`${caption} ${lead} ${title}`) && !NO_COUNT.test(caption);
  if (named === undefined ? !isTally : named.kind !== 'count') return undefined;
  const period = periodOf(row, header);
  const what = named?.unit ?? name;
  if (period === undefined) return named;
  return {
    kind: 'count',
    unit: / per | a day|\//.test(what) ? what : `${plural(what).slice(0, 40)} per ${period}`,
  };
}

/** "Task list of 16 steps": how many there were, told once above the table. */
export function wholeAbove(row: TableRow, unit: string, value: number): number | undefined {
  const noun = /^[a-z]+/.exec(unit)?.[0].replace(/s$/, '');
  if (noun === undefined) return undefined;
  const told = new RegExp(String.raw`\b(\d{1,3})[- ](?:[a-z]{2,14}[- ])?${noun}s?\b`, 'gi');
  const wholes = new Set(
    [...`${row.lead} ${row.caption}`.matchAll(told)].map(([, digits]) => Number(digits)),
  );
  const [whole] = wholes;
  return wholes.size === 1 && whole !== undefined && whole >= value && whole >= 2 ? whole : undefined;
}

const SHORT_MONTHS = 0.8;

/**
 * The cells of a row without those that another stands for: over days or sessions the mean stands for the days; over
 * months the newest month does and the mean is left out. The mean is as new as the last of them.
 */
export function withoutSummedCells(row: TableRow, isCount: boolean): TableCell[] {
  const cells = [...row.cells];
  const timed = cells.filter(isTimed);
  const middle = cells.findLast(
    ({ column, text }) => isMiddleColumn(column.text) && column.whose === 'student' && /\d/.test(text),
  );
  if (middle === undefined || timed.length < 2) return cells;
  const orders = timed.flatMap(({ column: { when } }) => (when?.kind === 'date' ? [when.order] : []));
  const isShort = orders.length < timed.length || Math.max(...orders) - Math.min(...orders) <= SHORT_MONTHS;
  if (!isCount && !isShort) return cells.filter((cell) => cell !== middle);
  const when = newestOf(timed.map(({ column }) => column.when));
  return cells.flatMap((cell) =>
    cell === middle
      ? [{ ...cell, column: { ...cell.column, when: cell.column.when ?? when } }]
      : timed.includes(cell)
        ? []
        : [cell],
  );
}

function newestOf(times: readonly (When | undefined)[]): When | undefined {
  const rank = (when: When | undefined) =>
    when?.kind === 'date' ? when.order : when?.kind === 'step' ? when.step : -1;
  return times.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** "Three sheets each; the middle score is given in digits correct.": what the lines above a table say of all its figures. */
const GIVEN_IN =
  /\b(?:given|shown|told|reported|counted|recorded|expressed|listed|stated|scored|figures are|numbers are|scores are) (?:in|as) ((?:percent |the )?[a-z][a-z -]{3,40})/i;
export function givenIn({ caption, lead }: TableRow): string {
  const told = (GIVEN_IN.exec(caption) ?? GIVEN_IN.exec(lead))?.[1];
  if (told === undefined) return '';
  const minutes = probeMinutesIn(lead);
  return minutes === undefined ? told : `${told} (${minutes} minutes)`;
}
