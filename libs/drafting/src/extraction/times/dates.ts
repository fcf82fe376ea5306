/** Dates as reports print them, made comparable. */

import { daysFrom, daysOfRow, isInFrontOfShare, inSchoolYear, schoolMonth, type ToldDay } from './days.js';
import { everyMatch } from '../text/every-match.js';
import { WordPattern } from '../text/pattern-index.js';
import { remembering } from '../text/remembered.js';

export interface ReportDate {
  /** As printed. */
  readonly text: string;
  readonly index: number;
  /** Months on a common scale; year-less dates use the school year, August first. */
  readonly order: number;
  readonly hasYear: boolean;
}

export const MONTHS_OF_YEAR = 12;
/** Dates without a year count their months from August on, those of a year from January. */
export const SCHOOL_YEAR_BEGINS = 8;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SEASONS: Readonly<Record<string, number>> = { fall: 9, autumn: 9, winter: 1, spring: 4, summer: 7 };
const DATE =
  /\b(?:(\d{1,2})(?:\/(?=\d{1,2}\/)|-(?=\d{1,2}-))(\d{1,2})[/-](\d{4}|\d{2})|(\d{4})-(\d{2})-(\d{2})|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?(?:(?:,? and|,|,? &|-|–)\s?\d{1,2}(?:st|nd|rd|th)?){0,3},?\s+)?(\d{4})|(?:(January|February|March|April|May|June|July|August|September|October|November|December|Sept|Oct|Nov|Dec|Jan|Feb|(?:Mar|Apr|Jun|Jul|Aug|Sep)(?=\.?\)|\. ?\d|\s{1,14}\d|\s{2,}|\s?[|\t:=]|\.?$))\b\.?(?:\s(\d{1,2})(?:(?:st|nd|rd|th)(?! (?:grad|percentile|quarter|period|%)))?\b(?!\.\d))?)|(?<!\bback from (?:the )?|\bover the (?=summer))(fall|autumn|winter|spring|summer)\b(?:\s(?:of\s)?(\d{4}))?|(?=\d)(?<=^\W?|\b(?:on|of|wk|week|since|from|by|through|thru|until|as of|ending|dated?|probe|session|progress|baseline|update|data|interview|mtg|comment,|phone,?|pulled|signed|(?:mon|tues?|wed|thu(?:rs?)?|fri)(?:[a-z]{0,4}day)?[.,]?)[ :]{1,2}|\()(\d{1,2})\/(\d{1,2})(?!\/|\d|%)|(\d{1,2})\/(\d{1,2})(?=:\s| \d{1,3}%|\s{1,2}\d{1,3} (?:of|out of) \d|(?<=; {1,3}\d{1,2}\/\d{1,2}) \d{1,2}\/\d{1,2}(?:;|$)|\s?[-=]\s?\d{1,3}(?:\/\d|%| of \d| out of \d|\s{2,}\S|$|[;,]\s))|(?<!\/)(\d{1,2})\/(20[0-4]\d)\b)(?![\d%])/gi;

interface Parts {
  readonly year?: number | undefined;
  /** 1 to 12. */
  readonly month: number;
  readonly day?: number | undefined;
}

const numberOr = (digits: string | undefined, otherwise: number) =>
  digits === undefined ? otherwise : Number(digits);
const monthNamed = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Year, month and day of dates that hold a month as a number. */
function numericParts(match: RegExpExecArray): Parts | undefined {
  const [, usMonth, usDay, usYear, isoYear, isoMonth, isoDay] = match;
  if (usMonth !== undefined) return { year: Number(usYear), month: Number(usMonth), day: Number(usDay) };
  if (isoYear !== undefined) return { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) };
  const [shortMonth, shortDay, keyMonth, keyDay, month, year] = match.slice(14);
  if (month !== undefined) return { year: Number(year), month: Number(month) };
  const [short, day] = [shortMonth ?? keyMonth, shortDay ?? keyDay];
  return short === undefined ? undefined : { month: Number(short), day: Number(day) };
}

/** The same of dates that name their month or season. */
function namedParts(match: RegExpExecArray): Parts | undefined {
  const [named, day, year, lone, loneDay, season, seasonYear] = match.slice(7);
  if (named !== undefined) return { year: Number(year), month: monthNamed(named), day: numberOr(day, 1) };
  if (lone !== undefined)
    return { month: monthNamed(lone), day: Number(loneDay) > 31 ? 1 : numberOr(loneDay, 1) };
  if (season === undefined) return undefined;
  const month = SEASONS[season.toLowerCase()] ?? 9;
  return { year: seasonYear === undefined ? undefined : Number(seasonYear), month };
}

/** The years of students and of what is written about them: "1-19-3340" numbers a certificate. */
const [FIRST_YEAR, LAST_YEAR] = [1950, 2049];
const isYear = (year: number) => year < 100 || (year >= FIRST_YEAR && year <= LAST_YEAR);

const NONE: readonly ReportDate[] = [];
const DATES_MAX = 20;
/** Without one of these a text holds no date, and most have none. */
const IN_DIGITS = /\d[/-]\d/;
const IN_WORDS = new WordPattern(
  /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fall|autumn|winter|spring|summer/i,
);

/** Whether a text holds a number or word that a date is written with. */
export const mayHoldDate = (text: string): boolean => IN_DIGITS.test(text) || IN_WORDS.test(text);

/** "11/20 55%": the percentage is what the share comes to. */
const isShareWithPercent = (printed: string, day: Pick<ToldDay, 'month' | 'day'>, behind: string): boolean =>
  /^\d+\/\d+$/.test(printed) && /^ \d{1,3}%/.test(behind) && !isInFrontOfShare(day, behind);

/** "She mixes up 6/9, 2/5": pairs that look alike. */
const IS_MIXED_UP =
  /\b(?:mix|confus|revers|switch)(?:es|ed|ing)?(?: up)?:? (?:\d\/\d,? (?:and )?){0,6}(?:on |from )?$/i;
const isDayAt = (day: number, before: string): boolean => day >= 1 && day <= 31 && !IS_MIXED_UP.test(before);

/** Every date in a short text, in order. Bounded: the first 20. */
export const datesIn = remembering((text: string): readonly ReportDate[] => {
  if (!mayHoldDate(text)) return NONE;
  const dates: ReportDate[] = [];
  for (const match of everyMatch(DATE, text)) {
    if (dates.length >= DATES_MAX) break;
    // "September 70, November 84": no day of the month, and the month is told all the same.
    const printed = match[0].trim().replace(/(?<=[a-z.]) (?:3[2-9]|[4-9]\d)$/i, '');
    // "May" and "march" are also verbs.
    const parts = /^(?:may|march)$/.test(printed) ? undefined : (numericParts(match) ?? namedParts(match));
    if (parts === undefined || !(parts.month >= 1 && parts.month <= 12)) continue;
    const { year, month, day = 1 } = parts;
    if (isShareWithPercent(printed, { month, day }, text.slice(match.index + match[0].length))) continue;
    if (year === undefined ? !isDayAt(day, text.slice(0, match.index)) : !isYear(year)) continue;
    const ofYear = year === undefined ? schoolMonth(month) : (year < 100 ? year + 2000 : year) * 12 + month;
    dates.push({ text: printed, index: match.index, hasYear: year !== undefined, order: ofYear + day / 32 });
    if (year === undefined && printed.includes('/'))
      dates.push(...daysBehind(text, text.indexOf(printed.replace(/^\D+/, ''), match.index)));
  }
  const all = withDaysFirst(text, dates);
  return text.includes('/') ? withDaysOfRow(text, all) : all;
});

/** "12 Feb  Wed   On site": the day before the month, at the head of an entry or behind a word for when. */
const DAY_FIRST =
  /(?:^|\b(?:on|since|from|by|until|of|through) )(\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?)(?= {2,}\p{L}|[:,;)–-]|\s(?:Mon|Tue|Wed|Thu|Fri)|$)/gmu;
function withDaysFirst(text: string, dates: readonly ReportDate[]): readonly ReportDate[] {
  if (!/\d [JFMASOND][a-z]/.test(text)) return dates;
  const found = everyMatch(DAY_FIRST, text).flatMap(({ 0: whole, 1: printed = '', 2: month = '', index }) => {
    const day = Number.parseInt(printed, 10);
    const date: ReportDate = {
      text: printed,
      index: index + whole.length - printed.length,
      hasYear: false,
      order: schoolMonth(monthNamed(month)) + day / 32,
    };
    return day >= 1 && day <= 31 ? [date] : [];
  });
  if (found.length === 0) return dates;
  const others = dates.filter(({ index }) => !found.some((date) => isWithin(index, date)));
  return [...others, ...found].sort((one, other) => one.index - other.index).slice(0, DATES_MAX);
}

/** "9/18   10/23   12/4" over the columns of a table: the days that no word beside them tells. */
function withDaysOfRow(text: string, dates: readonly ReportDate[]): readonly ReportDate[] {
  const days = daysOfRow(text).filter(({ index }) => !dates.some((date) => isWithin(index, date)));
  if (days.length === 0) return dates;
  return [...dates, ...days.map(asDate)].sort((one, other) => one.index - other.index).slice(0, DATES_MAX);
}

const isWithin = (index: number, date: ReportDate) =>
  index >= date.index && index < date.index + date.text.length;

const asDate = (told: ToldDay): ReportDate => ({
  text: told.text,
  index: told.index,
  hasYear: false,
  order: inSchoolYear(told),
});

/** "Observed (10/22, 10/27, 10/30)": the days that go on from one told as a day. */
const daysBehind = (text: string, index: number): ReportDate[] => daysFrom(text, index).slice(1).map(asDate);
