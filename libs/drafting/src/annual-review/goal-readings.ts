/** Every progress reading that belongs to a goal: quarter rows, dated lists, sentences, tables by period. */
import type { TimeWord, When } from '../extraction/time-words.js';
import type { Piece } from './goal-block.js';
import { fitOf, type GoalCriterion } from './goal-criterion.js';
import { type FoundNumber, numbersIn } from './reading-numbers.js';
import { reviewTimesIn, whenOf } from './reading-times.js';
import { cellsOfRow, quoteOfLine, type ReportLine, type RowCell, sentencesOf } from './report-lines.js';

export interface GoalReading {
  readonly value: number;
  /** Upper end of "55 to 60". */
  readonly upTo?: number;
  readonly outOf?: number;
  readonly isPercent: boolean;
  /** In the words of the goal's criterion. */
  readonly unit: string;
  /** The report's own words for when: "11/09/26", "March". */
  readonly date?: string;
  readonly page: number;
  /** Verbatim from the page: the sentence or row. */
  readonly quote: string;
}

/** A number on its way to be a reading. */
export interface TimedNumber {
  readonly number: FoundNumber;
  readonly when: When | undefined;
  readonly dateWords: string | undefined;
  readonly isStart: boolean;
  /** A time or a column says that it is a reading. */
  readonly isPlaced: boolean;
  readonly page: number;
  readonly quote: string;
  /** Which criterion it fits, and how well. */
  readonly criterion: GoalCriterion;
  readonly fit: number;
}

const START =
  /\b(?:baseline|BL|PLO?P|PLAAFP|beginning|began|start(?:ed|ing|s)?|initial(?:ly)?|at entry|on entry|last year|where (?:he|she|they) (?:was|were)|previous(?:ly)?|pre-?test|a year ago|(?:went|gone|grown|grew|improved|increased|rose|moved|up|down|decreased|dropped) from)\b/i;
const SINCE =
  /\bsince (?:the )?(?:start|beginning|baseline)|(?:above|over|than|from) (?:the |his |her |their )?baseline/gi;
const TARGET =
  /\b(?:goals?|targets?|criteri(?:on|a)|aim|expected|expectation|mastery|benchmark|norms?|class(?:mates)?|peers?|grade level|typical|needed|objective)\b(?!\s*\d?\s*[:.)-]?\s*(?:\w+\s){0,2}met)[^.;\d]{0,24}$/i;
const NOT_A_VALUE =
  /comment|note|\bdates?\b|period|quarter|code|status|rating\b|staff|initials|target|goal|criteri|expected|\baim\b|errors?\b|strateg|prompt level|trend|benchmark|sessions?\b|#$/i;

const BETWEEN =
  /^[\s:.,=()–-]*(?:(?:was|were|is|at|scores?|scored|read|had|about|only|of|up to|he|she|they|it|the count|count|averaged|average|average of|produced|median|mean|data|result|probe|level|performance|trial|just|now|still|and|a|with|earned|wrote|turned in|completed|used|sent|reached)[\s:.,=(]+){0,5}$/i;

/** Time words of a sentence; of "November 2 out of 10" the month alone. */
function wordsOfTime(sentence: string, numbers: readonly FoundNumber[]): TimeWord[] {
  return reviewTimesIn(sentence).flatMap((word) => {
    const inside = numbers.find(({ index }) => index >= word.index && index < word.end);
    if (inside === undefined) return [word];
    if (inside.index === word.index) return [];
    const end = sentence.slice(0, inside.index).trimEnd().length;
    const when = whenOf(sentence.slice(word.index, end));
    return when === undefined ? [] : [{ when, index: word.index, end }];
  });
}

/** A bare number counts only right beside its time: "Q1: 3", "October 4", "4 in October". */
function standsBeside(sentence: string, number: FoundNumber, words: readonly TimeWord[]): boolean {
  const before = words.filter(({ end }) => end <= number.index).at(-1);
  if (
    before !== undefined &&
    BETWEEN.test(sentence.slice(before.end, number.index).replace(/\([^()]{0,40}\)/g, ' '))
  )
    return true;
  const after = words.find(({ index }) => index >= number.end);
  return (
    after !== undefined &&
    /^[\s(]{0,3}(?:(?:in|on|by|as of|during|at)(?: the)?\s)?$/i.test(sentence.slice(number.end, after.index))
  );
}

/** What may stand between a number and the time that follows it: "3 of 10 steps (March 2025)", "45% in September". */
const BEFORE_TIME =
  /^(?:\s*[\w%'-]{1,30}(?=[\s([]|$)){0,7}?\s*(?:\(|\[|\b(?:in|on|by|as of|during|at|for|of|since)(?: (?:the|early|late|mid))?\s)?\s*$/i;
const CLAUSE_END = /[,;]|\.\s/;

/** The time of each number of a sentence: the one right in front, else the one that follows in its clause, else the last. */
function timesOfNumbers(
  sentence: string,
  numbers: readonly FoundNumber[],
  words: readonly TimeWord[],
): (When | undefined)[] {
  const used = new Set<TimeWord>();
  let last: When | undefined;
  return numbers.map((number, at) => {
    const previousEnd = numbers[at - 1]?.end ?? 0;
    const nextStart = numbers[at + 1]?.index ?? sentence.length;
    const before = words
      .filter((word) => !used.has(word) && word.index >= previousEnd && word.end <= number.index + 1)
      .at(-1);
    const follows = words.find((word) => word.index >= number.end && word.index < nextStart);
    const gap = follows === undefined ? ',' : sentence.slice(number.end, follows.index);
    const after = gap.length > 70 || CLAUSE_END.test(gap) || !BEFORE_TIME.test(gap) ? undefined : follows;
    const isDated = before?.when.kind === 'date' || before?.when.kind === 'step';
    const isAdjacent = before !== undefined && BETWEEN.test(sentence.slice(before.end, number.index));
    const chosen = isDated && isAdjacent ? before : (after ?? before);
    if (chosen !== undefined) used.add(chosen);
    last = chosen?.when ?? last;
    return last;
  });
}

type Place = (number: FoundNumber, when: When | undefined, facts: Partial<TimedNumber>) => void;

const wordsOf = (when: When | undefined): string | undefined =>
  when?.kind === 'date' ? when.text : undefined;

/** A line that is nothing but a name and its figure: "6-weeks 3: 55%". */
const KEY = /^\W*[\p{L}\d][^:.;]{0,30}:\s*$/u;
/** "Each quarter since: 1, 2, 1." */
const SERIES =
  /\b(?:each|every|by|per)\s+(?:quarter|month|trimester|period|marking period|reporting period|semester|week)[^.:;\d]{0,30}[:=-]?\s*((?:\d{1,3}%?(?:,? and |,? then |[,;/] ?)){1,11}\d{1,3}%?)/i;

function inSentence(
  sentence: string,
  piece: Piece,
  outOf: number | undefined,
  put: Place,
  carried?: When,
): void {
  const numbers = withCarriedUnits(sentence, numbersIn(sentence, outOf));
  if (numbers.length === 0) return;
  const inSeries = seriesPlaces(sentence, numbers);
  const words = wordsOfTime(sentence, numbers);
  const times = timesOfNumbers(sentence, numbers, words);
  numbers.forEach((number, at) => {
    const before = sentence.slice(numbers[at - 1]?.end ?? 0, number.index).replace(SINCE, ' ');
    if (isTarget(before) || NEXT_SKILL.test(sentence.slice(0, number.index))) return;
    const step = inSeries.indexOf(number) + 1;
    if (step > 0) {
      put(number, { kind: 'step', step }, { isPlaced: true });
      return;
    }
    const time = times[at];
    const isStart = startsSeries(before, time);
    const lent = time === undefined ? lentTo(piece, at === 0 ? carried : undefined) : undefined;
    const isKeyed = at === 0 && KEY.test(before) && !NOT_A_VALUE.test(before);
    const isBare = number.form === 'number' && number.unit === '';
    const isTimed = isBare
      ? isBareReading(sentence, number, words, isStart && at === 0)
      : time !== undefined || isStart;
    put(number, time ?? lent?.when, {
      isStart: isStart || lent?.isStart === true,
      // A lent time makes no percent of a bare number in a sentence; only of one that opens its line.
      isPlaced: isKeyed || isTimed || isLent(lent, isBare, before),
    });
  });
}

/** "9 office referrals in the fall and 2 since then": the second counts what the first does. */
const withCarriedUnits = (sentence: string, numbers: readonly FoundNumber[]): FoundNumber[] =>
  numbers.map((number, at) => {
    const before = numbers[at - 1];
    const isBare = number.form === 'number' && number.unit === '';
    if (!isBare || before?.form !== 'number' || before.unit === '') return number;
    const between = sentence.slice(before.end, number.index);
    return /^[^.;:(]{0,80}\b(?:and|then|but|to) (?:only |just |about )?$/i.test(between)
      ? { ...number, unit: before.unit }
      : number;
  });

/** "Did not reach 85%": the mark, not the student's. */
const MISSED =
  /(?:\bnot|n't)(?: yet| quite)? (?:reach(?:ed)?|hit|met|meet)\s(?:the )?$|\b(?:short of|away from|toward) (?:the )?$|\bwhat the $/i;

/** "Ready for longer words; on a first list of those he had 8 of 20": the next skill's figure. */
const NEXT_SKILL = /\b(?:ready for|on an? (?:first|new|harder|longer)|on the (?:next|new)|next step)\b/i;

const isBareReading = (sentence: string, number: FoundNumber, words: readonly TimeWord[], isFirst: boolean) =>
  isFirst || standsBeside(sentence, number, words);

const isLent = (lent: ReturnType<typeof lentTo>, isBare: boolean, before: string) =>
  lent !== undefined && (!isBare || before.trim() === '');

const isTarget = (before: string) =>
  MISSED.test(before.slice(-40)) ||
  (TARGET.test(before.slice(-60)) && !START.test(before) && !/progress (?:on|toward)/i.test(before));

/** Whether a number is where the student began: by the words in front, or by its time. */
function startsSeries(before: string, time: When | undefined): boolean {
  if (START.test(before)) return true;
  return (time?.kind === 'start' || time?.kind === 'prior') && !/\b(?:to|now)\s*$/i.test(before);
}

/** The time that the title above lends, or a line that tells nothing but a time. */
function lentTo(
  { titled }: Piece,
  carried: When | undefined,
): { when: When | undefined; isStart: boolean } | undefined {
  if (titled === 'now') return { when: { kind: 'now' }, isStart: false };
  if (titled === 'start') return { when: carried, isStart: true };
  return carried === undefined ? undefined : { when: carried, isStart: false };
}

/** The numbers of "Each quarter since: 1, 2, 1." */
function seriesPlaces(sentence: string, numbers: readonly FoundNumber[]): FoundNumber[] {
  const series = SERIES.exec(sentence);
  if (series === null) return [];
  const end = series.index + series[0].length;
  const start = end - (series[1] ?? '').length;
  return numbers.filter(({ index }) => index >= start && index < end);
}

const timeCells = (cells: readonly RowCell[]) =>
  cells.flatMap((cell, at) => {
    const when = cell.text.length <= 48 ? whenOf(cell.text) : undefined;
    return when === undefined ? [] : [{ cell, at, when }];
  });

const TOLD_AS_WILL = /\b(?:will|shall|should be able to)\b/i;
const isFigureCell = (text: string) => /^[~<>(]?\s*\d|^\.\d/.test(text);
const isOnlyTime = (text: string, outOf: number | undefined) => numbersIn(text, outOf).length === 0;

/** The cell of a header that stands over a cell of a row: by count where both have as many, else by place. */
function headerOver(headers: readonly RowCell[], cells: readonly RowCell[], at: number): RowCell | undefined {
  if (headers.length === cells.length) return headers[at];
  const cell = cells[at];
  if (cell === undefined || headers.length === 0) return undefined;
  return [...headers].sort((a, b) => Math.abs(a.at - cell.at) - Math.abs(b.at - cell.at))[0];
}

const isStartTime = (when: When) => when.kind === 'start' || when.kind === 'prior';

interface Row {
  readonly cells: readonly RowCell[];
  readonly headers: readonly RowCell[];
  readonly outOf: number | undefined;
}

/** A table row: a column for each goal, periods as columns, its own time in front, or sentences in cells. */
function inRow(piece: Piece, header: ReportLine | undefined, outOf: number | undefined, put: Place): void {
  const cells = cellsOfRow(piece.line.text);
  const headers = header === undefined ? [] : cellsOfRow(header.text);
  const row: Row = { cells, headers, outOf };
  const periods = timeCells(headers);
  const isByPeriod =
    periods.length >= 2 || (periods.length === 1 && headers.some(({ text }) => /baseline/i.test(text)));
  if (piece.column === undefined && isByPeriod) {
    underPeriods(row, periods, put);
    return;
  }
  const [time] =
    piece.column === undefined
      ? timeCells(cells).filter(({ cell }) => isOnlyTime(cell.text, outOf))
      : timeCells(cells);
  if (time !== undefined) {
    for (const number of piece.column === undefined
      ? valuesOf(row, time.at)
      : numbersIn(cells[piece.column]?.text ?? '', outOf).slice(0, 1))
      put(number, time.when, { isPlaced: true, isStart: isStartTime(time.when), dateWords: time.cell.text });
    return;
  }
  const withBoth = cells.filter(({ text }) => reviewTimesIn(text).length > 0 && !isOnlyTime(text, outOf));
  for (const { text } of withBoth.length > 0 ? withBoth : cells) {
    if (TOLD_AS_WILL.test(text)) continue;
    for (const { from, to } of sentencesOf(text)) inSentence(text.slice(from, to), piece, outOf, put);
  }
}

function underPeriods(
  { cells, headers, outOf }: Row,
  periods: ReturnType<typeof timeCells>,
  put: Place,
): void {
  cells.forEach((cell, at) => {
    const over = headerOver(headers, cells, at);
    const period = periods.find(({ cell: named }) => named === over);
    const number = numbersIn(cell.text, outOf)[0];
    if (period === undefined || number === undefined || cell.text.length > 60 || TOLD_AS_WILL.test(cell.text))
      return;
    put(number, period.when, { isPlaced: true, isStart: isStartTime(period.when), dateWords: over?.text });
  });
}

/** The figures of a row that its header calls no comment, target or number of the row. */
function valuesOf({ cells, headers, outOf }: Row, timeAt: number): FoundNumber[] {
  const values = cells.flatMap((cell, at) => {
    const over = headerOver(headers, cells, at)?.text ?? '';
    const isIndex = at < timeAt && /^\d{1,2}$/.test(cell.text);
    const text = cell.text.replace(/^[\p{L} ]{1,30}:\s*/u, '');
    if (at === timeAt || isIndex || NOT_A_VALUE.test(over) || !isFigureCell(text)) return [];
    const number = numbersIn(text, outOf)[0];
    return number === undefined ? [] : [{ number, over }];
  });
  // Of several columns the header tells which one counts in the goal's unit.
  return values.map(({ number, over }) => {
    const isBare = number.unit === '' && number.form === 'number' && over.trim() !== '';
    return isBare && values.length > 1 ? { ...number, unit: over } : number;
  });
}

/** "Sept Nov Jan March" over "20 46 70 92": columns parted by nothing but one space. */
function inFlatRow(piece: Piece, before: Piece | undefined, put: Place): boolean {
  if (before === undefined || piece.line.isRow || before.line.isRow) return false;
  const words = reviewTimesIn(before.line.text).map(({ when, index, end }) => ({
    when,
    text: before.line.text.slice(index, end),
  }));
  const bare = [...before.line.text.matchAll(/\b\d{1,2}\/\d{1,2}\b(?!\/)/g)].flatMap(([text]) => {
    const when = whenOf(text);
    return when === undefined ? [] : [{ when, text }];
  });
  const columns = bare.length > words.length ? bare : words;
  const left = before.line.text
    .replace(/[\d/.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2).length;
  if (columns.length < 3 || left > columns.length + 2 || before.line.text.length > 160) return false;
  const values = numbersIn(
    piece.line.text.replace(/\((?:of|out of) \d{1,3}\)/gi, (of) => ' '.repeat(of.length)),
    undefined,
  );
  if (values.length !== columns.length) return false;
  values.forEach((number, at) => {
    const column = columns[at];
    if (column !== undefined)
      put({ ...number, unit: '' }, column.when, {
        isPlaced: true,
        isStart: column.when.kind === 'start',
        dateWords: column.text,
      });
  });
  return true;
}

const NUMBERS_MAX = 200;

/** Every number of the goal's block that fits one of its criteria, in reading order. Bounded: 200. */
export function numbersOf(
  pieces: readonly Piece[],
  headerOf: (piece: Piece) => ReportLine | undefined,
  criteria: readonly GoalCriterion[],
): TimedNumber[] {
  const found: TimedNumber[] = [];
  // "Progress report 2: 3/13/26" on a line of its own tells when the figures of the next lines were taken.
  let carried: When | undefined;
  const outOf = criteria.find((criterion) => criterion.outOf !== undefined)?.outOf;
  pieces.forEach((piece, at) => {
    const { line } = piece;
    const placing =
      (start: number, end: number): Place =>
      (number, when, facts) => {
        const isPlaced = facts.isPlaced ?? false;
        const best = criteria
          .map((criterion) => ({ criterion, fit: fitOf(number, criterion, isPlaced) }))
          .sort((a, b) => b.fit - a.fit)[0];
        if (best === undefined || best.fit <= 0 || found.length >= NUMBERS_MAX) return;
        // "We could not tell what the 80% was of": the goal's own figure again.
        const isItsOwn = number.value === best.criterion.value && number.outOf === best.criterion.outOf;
        if (isItsOwn && !isPlaced) return;
        const quote = quoteOfLine(line, start, end, line.isRow ? start : start + number.index);
        found.push({
          number,
          when,
          isStart: false,
          ...facts,
          isPlaced,
          dateWords: (facts.dateWords ?? wordsOf(when))?.replace(/^[\p{L} ]{1,20}:\s*|\.$/gu, ''),
          page: line.page.page,
          quote,
          ...best,
        });
      };
    if (line.isRow) {
      if (headerOf(piece) !== line) inRow(piece, headerOf(piece), outOf, placing(0, line.text.length));
      return;
    }
    const isTimeOnly = line.text.length <= 70 && numbersIn(line.text, outOf).length === 0;
    if (isTimeOnly) carried = whenOf(line.text) ?? (line.isAfterBlank ? undefined : carried);
    if (/^\W*(?:short[- ]term )?(?:objective|benchmark|sto)\b/i.test(line.text)) return;
    if (inFlatRow(piece, pieces[at - 1], placing(0, line.text.length))) return;
    for (const { from, to } of sentencesOf(line.text.slice(piece.from, piece.to))) {
      const [start, end] = [piece.from + from, piece.from + to];
      const sentence = line.text.slice(start, end);
      if (!TOLD_AS_WILL.test(sentence)) inSentence(sentence, piece, outOf, placing(start, end), carried);
    }
  });
  return found;
}
