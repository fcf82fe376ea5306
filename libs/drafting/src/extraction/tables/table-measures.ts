/** Skill data in tables: each figure with the unit its header, label or title names, and the time of its row and column. */
import { areaAround, areaNear, areaOfTitle } from '../figures/area-nearby.js';
import { bareValue } from './bare-figures.js';
import { timeInCell } from './cell-times.js';
import { countedUnit, givenIn, wholeAbove, withoutSummedCells } from './counted-rows.js';
import { columnTime } from './column-times.js';
import { isDisownedRow } from '../figures/disowned-figures.js';
import type { Finding, Surroundings } from '../findings.js';
import { type Measure, perSample, untoldInUnit, isInPercent } from '../measure.js';
import { withDigits } from '../text/number-words.js';
import { type Passage, quotePassage } from '../text/passages.js';
import { afterArrows, hasArrow, toldWholeIn } from '../figures/reading-series.js';
import { isMiddleRow, isOfKinds, isOthersRow, isTotalRow } from './row-roles.js';
import { rubricScaleIn } from '../figures/rubric-scale.js';
import { detailOf, isFrequency, unitOf } from '../figures/skill-measures.js';
import { goalReadings, readingsIn } from '../figures/skill-readings.js';
import { isServiceTable } from '../services/service-tables.js';
import { isPlainlyShort, isSoundNumber } from '../figures/soundness.js';
import type { TableCell, TableRow } from './tables.js';
import { type CellValue as Value, howLong, howOften, isTrait, ofPointsAbove } from './told-cells.js';
import { timeWordsIn, type When } from '../times/time-words.js';
import { isBesideAlone, isHelped } from './whole-columns.js';
import { type NamedUnit, unitNamedIn } from '../figures/unit-names.js';
import { wholeFor, wholeIn } from './wholes-in-names.js';

const isOnlyASum = ({ kind, unit }: Value, label: string) =>
  isTotalRow(label) &&
  kind !== 'ratio' &&
  kind !== 'percent' &&
  kind !== 'interval' &&
  // "ALL | 45 episodes | 3.2 per day": how often it comes in all.
  !(kind === 'count' && /\bper\b/.test(unit));
const FIGURE =
  /^[<>~≈]?\s*(\d{1,3}(?:\.\d{1,2})?)(?:\s*(?:-|to)\s*(\d{1,3}))?\s*(%)?\s*[*†^]?(?:\s*\([^)]{0,60}\))?$/;
/** "5 right": the word says that what the header names was done. */
const RIGHT_BEHIND = /(?<=\d) ?(?:right|correct(?:ly)?|ok|done|passed|alone|independent(?:ly)?)$/i;
const SCORE = /^\d{1,3}\s?\/\s?\d{1,3}(?: \([^()\d]{1,24}\))?$/;
const FRACTION = /^(\d{1,3}(?:\.\d{1,2})?)\s*(?:\/|out of|of)\s*(\d{1,3})\b(?!\/\d)/;

/** The figure of a cell with its unit; undefined when nothing says what is counted. */
const valueOf = (cell: TableCell, row: TableRow, goal: string): Value | undefined => {
  const value =
    ofPointsAbove(cell, row) ?? howOften(cell, row) ?? howLong(cell, row) ?? toldValue(cell, row, goal);
  // "Per day" over a column: how often what the table counts comes.
  return value?.unit.startsWith('per ') === true ? { ...value, unit: `times ${value.unit}` } : value;
};

function toldValue(cell: TableCell, row: TableRow, goal: string): Value | undefined {
  const text = withDigits(hasArrow(cell.text) ? afterArrows(cell.text) : cell.text);
  const [explicit] = readingsIn(text, `${cell.column.text} ${row.label} ${row.title} ${goal}`);
  const isPlain = explicit?.kind === 'percent' && explicit.unit === '';
  if (explicit !== undefined && explicit.index <= 4 && !isPlain) return explicit;
  const fraction = FRACTION.exec(text);
  if (fraction !== null) return ratioOf(Number(fraction[1]), Number(fraction[2]), goal);
  const figure = FIGURE.exec(text.replace(RIGHT_BEHIND, ''));
  if (figure === null) return explicit;
  const upTo = figure[2] === undefined ? undefined : Number(figure[2]);
  // The corner over the names often says what all rows are.
  const corner = row.cells.find(({ column }) => column.content === 'name')?.column.text ?? '';
  const isPercent = figure[3] !== undefined;
  const names = [
    cell.column.text,
    row.label,
    `${corner} ${row.title}`,
    goal,
    countingBeside(cell, row),
    givenIn(row),
  ];
  const counted = isPercent ? undefined : countedUnit(row, cell.column.text);
  if (counted !== undefined) return countedValue(Number(figure[1]), upTo, counted, row);
  const told = Number(figure[1]);
  const value = namedValue(told, upTo, isPercent, names, row.lead) ?? ofToldWhole(told, cell, row);
  // Where shares carry their sign, a figure without one is none that only the goal above would make a share.
  const isSigned =
    !isPercent && value?.kind === 'percent' && row.cells.some(({ text: other }) => /\d ?%/.test(other));
  return isSigned && !SHARE_NAME.test(names.slice(0, 2).join(' '))
    ? undefined
    : unlessCounted(value, cell, row);
}

/** "Syllables stuttered | %": a column that says no more than that it is a share is one of what the column before it counts. */
function countingBeside({ column, text }: TableCell, { cells }: TableRow): string {
  if (!/^(?:%|percent|pct\.?)$/i.test(column.text) || !/^[\d.]+ ?%?$/.test(text)) return '';
  const before = cells[cells.findIndex((other) => other.column === column) - 1];
  return before?.column.content === 'value' ? before.column.text : '';
}

/** "Each week the class answers 10 questions:" and then days with bare figures. */
function ofWholeAbove(value: number, { column }: TableCell, row: TableRow): Value | undefined {
  if (column.text !== '' || row.cells[0]?.column.content !== 'date') return undefined;
  const whole = toldWholeIn(row.lead);
  return whole?.outOf === undefined || value > whole.outOf
    ? undefined
    : { kind: 'ratio', value, outOf: whole.outOf, unit: whole.unit, area: whole.area };
}

/**
 * "Multiply (20 problems)" above "same 20" and "Story problems (12)": where the name of one row tells its whole in brackets,
 * a number in brackets behind another name is one too, and so is "the same" number.
 */
const WHOLE_IN_BRACKETS =
  /\((\d{1,3}) (?:items|words|problems|questions|tasks|sounds|letters|sentences|tries|trials)\)/i;
const BARE_WHOLE = /[a-z] ?\((\d{1,3})\)$/i;
const SAME_WHOLE = /^(?:the )?same (\d{1,3})$/i;
function ofWholeBeside(value: number, { label, siblings = [] }: TableRow): Value | undefined {
  const same = SAME_WHOLE.exec(label)?.[1];
  const outOf = Number(same ?? BARE_WHOLE.exec(label)?.[1] ?? Number.NaN);
  if (!(outOf >= 3 && value <= outOf)) return undefined;
  const told = siblings.flatMap((name) => WHOLE_IN_BRACKETS.exec(name)?.[1] ?? []);
  const isTold = same === undefined ? told.length > 0 : told.includes(same);
  return isTold ? { kind: 'ratio', value, outOf, unit: 'items' } : undefined;
}

const ofToldWhole = (value: number, cell: TableCell, row: TableRow) =>
  ofWholeAbove(value, cell, row) ?? ofWholeBeside(value, row);

/** "Stuttered syllables | % SS": where a column of its own holds the share, the figure beside it is the count it was made from. */
const IN_PERCENT = /%(?! ?ile)|\bpercent(?!ile)|\bpct\b/i;
const isCountBesideShare = ({ column }: TableCell, { cells }: TableRow) =>
  !IN_PERCENT.test(column.text) &&
  /^[A-Za-z]/.test(column.text) &&
  column.when === undefined &&
  cells.some(
    (other) =>
      other.column !== column &&
      other.column.content === 'value' &&
      other.column.whose === 'student' &&
      IN_PERCENT.test(other.column.text) &&
      /^[<>~]?\d/.test(other.text),
  );

const unlessCounted = (value: Value | undefined, cell: TableCell, row: TableRow) =>
  value?.kind === 'percent' && isCountBesideShare(cell, row) ? undefined : value;

const SHARE_NAME = /%|percent|accuracy|\bpct\b/i;

/** So many of a whole that is told above the table, else so many. */
function countedValue(value: number, upTo: number | undefined, unit: NamedUnit, row: TableRow): Value {
  if (upTo !== undefined || unit.unit.includes(' per ')) return { ...unit, value, upTo };
  const own = wholeIn([row.label]);
  if (own !== undefined && value <= own) return { kind: 'ratio', value, outOf: own, unit: unit.unit };
  const outOf = wholeAbove(row, unit.unit, value);
  return outOf === undefined
    ? { ...unit, value, upTo }
    : { kind: 'ratio', value, outOf, unit: unit.unit, area: areaOfTitle(row.lead) };
}

function ratioOf(value: number, outOf: number, goal: string): Value | undefined {
  if (value > outOf || outOf < 2) return undefined;
  const noun = goalReadings(goal).find((wanted) => wanted.kind === 'ratio' && wanted.outOf === outOf)?.unit;
  return { kind: 'ratio', value, outOf, unit: noun ?? 'items' };
}

/** A bare figure, counted as its header says, else its label, its title, its goal. */
function namedValue(
  value: number,
  upTo: number | undefined,
  isPercent: boolean,
  names: readonly string[],
  lead: string,
): Value | undefined {
  const all = names.join(' ');
  const units = names.map((name) => unitNamedIn(name, all));
  const above = units
    .slice(2)
    .find((unit) => unit !== undefined && unit.kind !== 'duration' && unit.kind !== 'count');
  const named = isPercent ? unitNamedIn('%', all) : (units[0] ?? units[1] ?? above);
  const outOf = isPercent ? undefined : wholeFor(value, names, named, units);
  if (outOf !== undefined) return { kind: 'ratio', value, outOf, unit: 'items' };
  const isShare = isInPercent(named?.kind);
  const scale =
    named?.unit === 'on the rubric' ? (rubricScaleIn(all, value) ?? rubricScaleIn(lead, value)) : undefined;
  if (named !== undefined && scale !== undefined)
    return { ...named, value, upTo, outOf: scale, unit: `on a ${scale}-point rubric` };
  return named === undefined || (isShare && value > 100) ? undefined : { ...named, value, upTo };
}

/** The time of a figure: its column's, else its row's. */
function whenOf(cell: TableCell, row: TableRow): When | undefined {
  const { column } = cell;
  if (column.year !== undefined && column.when?.kind !== 'date')
    return { kind: 'date', text: String(column.year), order: column.year * 12 + 6, hasYear: true };
  if (column.when !== undefined) return column.when;
  const dated = row.cells.find((other) => other.column.content === 'date' && other.text !== '');
  const words =
    timeInCell(dated?.text ?? '') ??
    timeInCell(row.label) ??
    row.cells
      // "4/10" in a column of scores is no day, nor "7/10 (drawn)" under "with support".
      .map(({ text, column }) =>
        SCORE.test(text) && (column.content === 'value' || column.content === 'possible' || isHelped(column))
          ? undefined
          : timeWordsIn(text)[0],
      )
      .find((word) => word?.when.kind === 'date' && word.index === 0) ??
    timeWordsIn(row.under)[0];
  if (words !== undefined) return withinRow(words.when, dated?.text ?? '', row);
  const counted = columnTime(row.label);
  if (counted !== undefined && /^\D{2,12}\d{1,2}$/.test(row.label)) return counted;
  const numbered = dated === undefined ? null : /\d{1,2}/.exec(dated.text);
  return numbered === null ? undefined : { kind: 'step', step: Number(numbered[0]) };
}

/** "Q1 gr.7 | start | 6 of 40": a quarter of which year, and whether its beginning. */
function withinRow(when: When, dated: string, row: TableRow): When {
  if (when.kind !== 'step') return when;
  if (row.cells.some(({ text, column }) => column.content !== 'name' && START_CELL.test(text)))
    return { kind: 'start' };
  const grade = Number(/\bgr(?:ade|\.)? ?(\d{1,2})\b/i.exec(dated)?.[1] ?? Number.NaN);
  return Number.isNaN(grade) ? when : { kind: 'step', step: when.step + STEPS_OF_A_GRADE * grade };
}
const START_CELL = /^(?:start|beginning|pre(?:-?test)?|before|initial)\b/i;
const STEPS_OF_A_GRADE = 10;

const isOfTheStudent = ({ column }: TableCell) =>
  column.whose === 'student' && ['value', 'raw', 't-score', 'label', 'standard'].includes(column.content);

/** Entries of a log that were taken for a head, each begun by its day: so begins the one below them. */
const isNextDay = ({ column, text }: TableCell) => DAYS_IN_HEAD.test(column.text) && DAY_FIRST.test(text);
const DAYS_IN_HEAD = /^(?:\d{1,2}\/\d{1,2} ){1,8}\d{1,2}\/\d{1,2}$/;
const DAY_FIRST = /^\d{1,2}\/\d{1,2}(?: |$)/;

/** A line of a list does not repeat how long its samples were, and no draft may tell a number that it does not quote. */
const toldUnit = (unit: string, row: TableRow) =>
  row.isListed === true && untoldInUnit({ unit, quote: row.passage.text }).length > 0
    ? perSample(unit)
    : unit;

/** The goal of a block tells what its figures are; elsewhere a bare one is counted as the grid or the lines above it say. */
const valueIn = (cell: TableCell, row: TableRow, { goal, recent }: Surroundings) =>
  valueOf(cell, row, goal) ?? (goal === '' ? bareValue(cell, row, recent) : undefined);

/** A column is known by where it stands; rows leave cells out. */
const placeOf = ({ text, start }: TableCell['column'], at: number) => (text === '' ? at : start);

/** "Frequency of Behavior A by activity" over "Episodes": what is counted is the behavior, whatever was going on. */
const isOfBehavior = ({ kind }: Value, { caption, title, cells }: TableRow): boolean =>
  kind === 'count' &&
  /\bbehaviou?rs?\b/i.test(`${caption} ${title}`) &&
  cells.some(({ column }) => EPISODES.test(column.text));
const EPISODES = /^(?:episodes?|incidents?|outbursts?|occurrences)\b/i;

const areaOfValue = (
  value: Value,
  cell: TableCell,
  row: TableRow,
  around: Surroundings,
): string | undefined =>
  IN_BRAILLE.test(row.label)
    ? 'Braille, orientation and mobility'
    : OF_TASKS.test(cell.text)
      ? 'Work completion and executive function'
      : isOfBehavior(value, row)
        ? 'Behavior'
        : (value.area ?? areaOfCell(cell, row, around, isFrequency(value)));

/** What stands over a figure: when it was taken, or what a time is of. */
const headOf = (
  { when, text }: TableCell['column'],
  { kind }: Value,
): Pick<Measure, 'columnHead' | 'timed'> =>
  when !== undefined ? { columnHead: text } : kind === 'duration' ? { timed: text } : {};

/** Measures of one row of a table. */
export function tableMeasures(row: TableRow, around: Surroundings): Finding[] {
  const { passage, label } = row;
  if (isOthersRow(label) || isServiceTable(row) || isOfKinds(row) || isDisownedRow(passage.text)) return [];
  const summary = isTotalRow(label) || isMiddleRow(label) ? 'summary' : '';
  const possible = row.cells.find(({ column }) => column.content === 'possible');
  const outOf = Number(/^\d{1,3}$/.exec(possible?.text ?? '')?.[0] ?? Number.NaN);
  const noun = NOUN.exec(possible?.column.text ?? '')?.[0].toLowerCase() ?? 'items';
  const isCount = countedUnit(row, '') !== undefined;
  const cells = withoutSummedCells(row, isCount);
  return cells.flatMap((cell, at): Finding[] => {
    const { column } = cell;
    if (
      !isOfTheStudent(cell) ||
      isBesideAlone(cell.column, row.cells) ||
      isNextDay(cell) ||
      cell.text === label
    )
      return [];
    const value = withPossible(valueIn(cell, row, around), cell, outOf, noun);
    if (value === undefined || isOnlyASum(value, label)) return [];
    const area = areaOfValue(value, cell, row, around);
    if (area === undefined) return [];
    const names = `${label} ${column.text}`.trim();
    const detail =
      detailOf(names, names.length, names.length) ?? detailOf(row.title, row.title.length, row.title.length);
    const when = whenOf(cell, row);
    const sound = { kind: value.kind, value: value.value, outOf: value.outOf, index: 0, end: names.length };
    const measure: Measure = {
      areaOfNeed: area,
      skill: detail ?? area,
      kind: value.kind,
      value: value.value,
      ...(value.upTo === undefined || value.upTo <= value.value ? {} : { upTo: value.upTo }),
      ...(value.outOf === undefined ? {} : { outOf: value.outOf }),
      unit: toldUnit(unitOf(`${names}${stutteredIn(row)} ${row.title}`, value, area), row),
      ...(when?.kind === 'date' ? { date: when.text } : {}),
      ...headOf(column, value),
      ...(column.reporter === undefined ? {} : { reporter: column.reporter }),
      isPrior: when?.kind === 'prior',
      ...besideOthers(value, row, names, sound),
      page: passage.page.page,
      quote: quotePassage(passage),
    };
    const isSeriesOfRows = column.when === undefined && column.year === undefined;
    const series = isSeriesOfRows
      ? `t${row.table}c${placeOf(column, at)}${summary}`
      : `t${row.table}r${row.at}`;
    return [{ measure: withHead(measure, row.header), when, series, topic: around.topic }];
  });
}

/** With the line over its column, where a number of the unit stands there alone. */
const withHead = (measure: Measure, header: Passage | undefined): Measure => {
  if (header === undefined || untoldInUnit(measure).length === 0) return measure;
  return { ...measure, head: { page: header.page.page, quote: quotePassage(header) } };
};

/** What the level and the columns of others say of the figure. */
const besideOthers = (
  value: Value,
  row: TableRow,
  names: string,
  sound: Parameters<typeof isSoundNumber>[1],
): Pick<Measure, 'isStrength' | 'isShortOfOthers'> => ({
  isStrength: isSoundNumber(names, sound) || isAsComparison(value, row) || isOfMetGoal(row),
  ...(isShortOfColumn(value, row, names) ? { isShortOfOthers: true } : {}),
});

/** "94% | Mastered": a column of its own tells that the goal of the row is reached. */
const MET = /^(?:goal )?(?:mastered|met|achieved|attained)\b/i;
const isOfMetGoal = ({ cells }: TableRow) =>
  cells.some(({ text, column }) => column.content !== 'name' && MET.test(text));

/** "National %ile": where the student's own figure stands among others, and no figure of theirs. */
const RANK = /%ile|\bpercentiles?\b|\brank\b/i;
/** Behind a day in front of it: "class comparison 11/18: 83%". */
const FIGURE_OF_OTHERS = /^(?:\d{1,2}\/\d{1,2}:?\s+)?[<>]?\s*(\d{1,3}(?:\.\d{1,2})?)/;
const figuresOfOthers = (row: TableRow) =>
  row.cells
    .filter(
      ({ column }) => column.whose !== 'student' && column.content !== 'name' && !RANK.test(column.text),
    )
    .flatMap(({ text }) => FIGURE_OF_OTHERS.exec(text)?.slice(1).map(Number) ?? []);

/** The row's own columns for the class, the norm or the goal all hold a plainly higher figure. */
function isShortOfColumn(value: Value, row: TableRow, names: string): boolean {
  const others = figuresOfOthers(row);
  return others.length > 0 && others.every((figure) => isPlainlyShort(names, value.value, figure));
}

/** The row's own column for the class, the norm or the goal holds no higher figure. */
function isAsComparison(value: Value, row: TableRow): boolean {
  if (value.kind === 'count' || value.kind === 'duration') return false;
  const others = figuresOfOthers(row);
  return others.length > 0 && others.every((figure) => value.value >= 0.95 * figure);
}

const NOUN =
  /\b(?:steps|words|questions|problems|sounds|letters|sentences|tasks|trials|opportunities|points)\b/i;

function withPossible(
  value: Value | undefined,
  cell: TableCell,
  outOf: number,
  noun: string,
): Value | undefined {
  const bare = Number(/^\d{1,3}$/.exec(cell.text)?.[0] ?? Number.NaN);
  const isCounted = value === undefined || value.kind === 'count' || value.kind === 'percent';
  if (Number.isNaN(outOf) || Number.isNaN(bare) || bare > outOf || outOf < 2 || !isCounted) return value;
  return { kind: 'ratio', value: bare, outOf, unit: noun };
}

/** Rows that are named by their time alone are about what the paragraph above the table is about. */
const areaOfLead = ({ cells, lead }: TableRow): string | undefined =>
  cells[0]?.column.content === 'date' ? areaOfTitle(lead) : undefined;

/** Questions on a passage that was read. */
const QUESTIONS =
  /^(?:explicit|implicit|literal|inferential|inference|comprehension)(?: (?:questions?|comprehension|correct))?\b/i;

/** Where the names of other rows tell areas, what stands far from the table says nothing of a row that tells none. */
const isOfSeveralAreas = ({ siblings = [] }: TableRow) =>
  siblings.some((label) => areaOfTitle(label) !== undefined);

/** "12-step closing list": how long a list is. */
const LENGTH_OF_LIST = /\b\d{2}-(?:step|item|word)\b/i;

/** "Conversation | 610 | 57" under "syllables | stuttered": what is counted is stuttering, whatever was said or read. */
const IS_STUTTERED = /\bstutter|\bdisfluen|%\s?SS\b/i;
const stutteredIn = ({ cells }: TableRow) => {
  const counted = cells.find(({ column }) => IS_STUTTERED.test(column.text))?.column.text;
  return counted === undefined ? '' : ` ${counted}`;
};

/** "Braille, contracted (UEB) | 41 wpm": how fast fingers read. */
const IN_BRAILLE = /\bbraille|\bUEB\b/i;

/** "8 of 20 tasks", whatever else the table counts. */
const OF_TASKS = /^\d{1,3} (?:of|\/|out of) \d{1,3} (?:tasks|assignments|papers|worksheets)\b/i;

/** "Copy from board | 24/60" under "Letters legible": how it looks, whatever was written. */
const IS_LEGIBLE = /\blegib/i;

function areaOfCell(
  cell: TableCell,
  row: TableRow,
  around: Surroundings,
  isHowOften: boolean,
): string | undefined {
  if (isTrait(row.label) && /rubric|\btraits?\b/i.test(`${row.title} ${row.cells[0]?.column.text ?? ''}`))
    return 'Written expression';
  // "| narrative | 4 | 2/4 implicit | frustration |": the levels of an inventory name no need of their own.
  if (IS_LEGIBLE.test(cell.column.text)) return 'Handwriting';
  if (stutteredIn(row) !== '') return 'Speech fluency';
  if (QUESTIONS.test(cell.column.text) && !/listening/i.test(around.heading)) return 'Reading comprehension';
  const own =
    areaNear(cell.text, 0, 0) ??
    areaOfTitle(row.label.replace(LENGTH_OF_LIST, ' ')) ??
    areaOfTitle(cell.column.text);
  if (own !== undefined) return own;
  // What a report about behavior counts is behavior, where the row names nothing else.
  if (isHowOften && around.ofTitle !== undefined) return around.ofTitle;
  // One table is about one thing more often than about what stands around it.
  const headers = row.cells.map((other) => other.column.text).join(' ');
  return (
    areaOfTitle(headers) ??
    areaAround(around, row.title) ??
    areaOfLead(row) ??
    (isOfSeveralAreas(row) ? undefined : around.ofReport())
  );
}
