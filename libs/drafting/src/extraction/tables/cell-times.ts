/** The time a short cell tells, where position alone makes it one: "Midpoint 12/8", "Mon 1/25", "01.14.26", "Last yr". */
import { datesIn } from '../times/dates.js';
import { type TimeWord, timeWordsIn } from '../times/time-words.js';

const CELL_MAX = 60;
/** A day in figures; in a cell of its own it may be parted by points. */
const DAY =
  /(?<![\d./-])(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d%]|[./-]\d|\s?(?:items|trials|correct|points|words|min)|(?: of an?)?[ -]?(?:inch|in\.|"|mile|cup))/;
const SHORT_YEAR = /\b(fall|autumn|winter|spring|summer)(?: of)? '(\d{2})\b/i;
const PAST =
  /^(?:(?:last|previous|prior|prev\.?|past) (?:yr|year|time|test|testing|score|figure|iep|plan|eval|report|period|qtr|tri|grade)\b|then$|before$|was$|previously$|earlier$)/i;
const START =
  /^(?:(?:at )?(?:the )?(?:start|entry|outset)\b(?! of (?:word|line|sentence))|(?:the )?(?:first|opening) (?:week|day|month)s? (?:of|in)\b|(?:initial|original|old(?:er)?|pre)\.?$)/i;

const isDay = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** Two figures parted by points or a hyphen are a day only with a year behind them. */
function dayIn(text: string): TimeWord | undefined {
  const match = DAY.exec(text);
  if (match === null) return undefined;
  const [printed, month = '', separator, day = '', year] = match;
  if (!isDay(Number(month), Number(day)) || (separator !== '/' && year === undefined)) return undefined;
  const [date] = datesIn([month, day, ...(year === undefined ? [] : [year])].join('/'));
  if (date === undefined) return undefined;
  const { order, hasYear } = date;
  return {
    when: { kind: 'date', text: printed, order, hasYear },
    index: match.index,
    end: match.index + printed.length,
  };
}

/** "Fall '24": the season of that year. */
function seasonIn(text: string): TimeWord | undefined {
  const match = SHORT_YEAR.exec(text);
  const [date] = match === null ? [] : datesIn(`${match[1] ?? ''} 20${match[2] ?? ''}`);
  if (match === null || date === undefined) return undefined;
  const { order, hasYear } = date;
  return {
    when: { kind: 'date', text: match[0], order, hasYear },
    index: match.index,
    end: match.index + match[0].length,
  };
}

/** The one time of a cell; undefined where it tells none. A full date goes before the season it belongs to. */
export function timeInCell(text: string): TimeWord | undefined {
  if (text.length > CELL_MAX) return undefined;
  const season = seasonIn(text);
  if (season !== undefined) return season;
  const words = timeWordsIn(text);
  const [first] = words;
  const isSeasonOnly = first?.when.kind === 'date' && !first.when.hasYear;
  const dated = isSeasonOnly ? words.find(({ when }) => when.kind === 'date' && when.hasYear) : undefined;
  const told = dated ?? first;
  if (told !== undefined) return told;
  const day = dayIn(text);
  if (day !== undefined) return day;
  const start = START.exec(text);
  if (start !== null) return { when: { kind: 'start' }, index: 0, end: start[0].length };
  const past = PAST.exec(text);
  return past === null ? undefined : { when: { kind: 'prior' }, index: 0, end: past[0].length };
}
