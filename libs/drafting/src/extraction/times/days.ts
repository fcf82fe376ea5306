/** Days told by month and day alone, one after the other: "10/22, 10/27 and 10/30". */
import { everyMatch } from '../text/every-match.js';

export interface ToldDay {
  /** As printed. */
  readonly text: string;
  readonly index: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** Months of the school year, August first, that are over when one begins. @param month 1 to 12 */
export const schoolMonth = (month: number): number => (month + 4) % 12;
/** A day in months of the school year. */
export const inSchoolYear = ({ month, day }: Pick<ToldDay, 'month' | 'day'>): number =>
  schoolMonth(month) + day / 32;

const DAY = /^(\d{1,2})\/(\d{1,2})(?![\d/%]|\.\d)/;
const AND = /^(?:[,;]|,? and| &) {1,2}(?=\d)/;
const DAYS_BEFORE = /(?<![\d/.])(?:\d{1,2}\/\d{1,2}(?:[,;]|,? and| &) {1,2}){1,8}$/;
const DAYS_MAX = 9;
/** The longest day with what stands before the next one. */
const LENGTH_MAX = 16;
/** Visits of one report lie no further apart. */
const MONTHS_MAX = 2;

/**
 * The days told from `index` on, the first of them there: each is later than the one before it and no part of the same
 * whole, as scores one after the other would be.
 */
export function daysFrom(text: string, index: number): ToldDay[] {
  const days: ToldDay[] = [];
  for (let at = index; days.length < DAYS_MAX;) {
    const last = days.at(-1);
    const behind = text.slice(at, at + LENGTH_MAX);
    const between = last === undefined ? '' : AND.exec(behind)?.[0];
    const match = between === undefined ? null : DAY.exec(behind.slice(between.length));
    if (between === undefined || match === null) break;
    const next = {
      text: match[0],
      index: at + between.length,
      month: Number(match[1]),
      day: Number(match[2]),
    };
    if (!isDay(next) || (last !== undefined && !isSoonAfter(last, next))) break;
    days.push(next);
    at = next.index + next.text.length;
  }
  return days;
}

const isDay = ({ month, day }: Pick<ToldDay, 'month' | 'day'>) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31;

const SHARE_BEHIND = /^ {1,30}(\d{1,3})(?:\.\d)? ?%/;
const SHARE_ROUNDED = 1;
/**
 * "10/8 41%   10/22 44%": days in front of shares that they do not come to, as "11/20 55%" does.
 * @param behind the text right behind the day
 */
export function isInFrontOfShare(day: Pick<ToldDay, 'month' | 'day'>, behind: string): boolean {
  const share = Number(SHARE_BEHIND.exec(behind)?.[1] ?? Number.NaN);
  return isDay(day) && Math.abs((100 * day.month) / day.day - share) > SHARE_ROUNDED;
}

/** Over the turn of the year as well: "12/18 and 1/8". */
function isSoonAfter(last: ToldDay, next: ToldDay): boolean {
  const months = (next.month - last.month + 12) % 12;
  return months === 0 ? next.day > last.day : months <= MONTHS_MAX && next.day !== last.day;
}

/** The days among which the figure at `index` stands; none where it is told alone or is no day. */
export function daysAround(text: string, index: number): readonly ToldDay[] {
  const before = text.slice(Math.max(0, index - DAYS_MAX * LENGTH_MAX), index);
  const days = daysFrom(text, index - (DAYS_BEFORE.exec(before)?.[0].length ?? 0));
  return days.length > 1 && days.some((day) => day.index === index) ? days : [];
}

/** The same where the bracket they stand in opens on the first of them: "(10/23 and 10/27)". */
export function daysInBracket(text: string, index: number): readonly ToldDay[] {
  const days = daysAround(text, index);
  return text[(days[0]?.index ?? 0) - 1] === '(' ? days : [];
}

const IN_ROW = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/%]|\.\d)/g;
const BETWEEN_CELLS = /^(?:\s{2,}|\s*[|\t]\s*|\s)(?:(?:wk|week)s? (?:of )?)?$/;
const ROW_DAYS_MIN = 3;
/** What stands in front of days; behind the name of a skill stand shares. */
const NAMES_DAYS =
  /^\W*(?:(?:dates?|days?|weeks?|wks?|probes?|sessions?|samples?|tests?|visits?|checks?|skills?|measures?|names?|when)\b(?: of| beginning| ending)?\W*)?$/i;

/** The days of a row that holds at least three and nothing between them, each later in the school year than the one before it. */
export function daysOfRow(text: string): readonly ToldDay[] {
  const days = everyMatch(IN_ROW, text).map(({ 0: told, 1: month, 2: day, index }) => ({
    ...{ text: told, index },
    month: Number(month),
    day: Number(day),
  }));
  const [first] = days;
  if (first === undefined || days.length < ROW_DAYS_MIN || !NAMES_DAYS.test(text.slice(0, first.index)))
    return [];
  const isRow = days.every((day, at) => {
    const last = days[at - 1];
    if (last === undefined) return isDay(day);
    const between = text.slice(last.index + last.text.length, day.index);
    return isDay(day) && inSchoolYear(day) > inSchoolYear(last) && BETWEEN_CELLS.test(between);
  });
  // "3/20   5/20   9/20": shares of one whole grow as well.
  return isRow && (new Set(days.map(({ day }) => day)).size > days.length / 2 || areMonthsOfYears(days))
    ? days
    : [];
}

/** "9/24   11/24   1/25": months of two years, the second from January on. */
const areMonthsOfYears = (told: readonly ToldDay[]): boolean => {
  const pairs = told.slice(1).map((next, at) => ({ last: told[at] ?? next, next }));
  return (
    pairs.some(({ last, next }) => next.day > last.day) &&
    pairs.every(({ last, next }) => next.day - last.day === (next.month < last.month ? 1 : 0))
  );
};
