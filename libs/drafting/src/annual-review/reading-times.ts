/** When a reading was taken: the report's time words, and the short dates that tables and lists use. */
import { everyMatch } from '../extraction/text/every-match.js';
import { remembering } from '../extraction/text/remembered.js';
import { type TimeWord, timeWordsIn, type When } from '../extraction/times/time-words.js';

/** "3-14-2026" as "3/14/2026", so that the reader of dates knows it; same length. */
export const plainDates = (text: string): string =>
  text.replace(/\b(\d{1,2})[-.](\d{1,2})[-.](20\d\d|\d{2})\b/g, '$1/$2/$3');

export const MONTH_YEAR = /(?<![\d/])(0?[1-9]|1[0-2])\/(20[0-4]\d)\b/g;
export const MONTH_DAY = /(?<![\d/.-])(0?[1-9]|1[0-2])\/(3[01]|[12]\d|0?[1-9])(?![\d/])/g;
/** Months in short that no sentence is sure to mean: only with a capital, and "May" not as a verb. */
const SHORT_MONTH =
  /\b(Mar|MAR|Apr|APR|Jun|JUN|Jul|JUL|Aug|AUG|Sep|SEP|MAY|May(?! (?:be|need|have|not|also|continue|use|require|benefit)\b))\b\.?/g;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "June '24", "NOV24", "Sept-25": the year in two digits. */
const MONTH_SHORT_YEAR =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:\.? ?'|\.?-|(?<=\b[A-Z]{3,4}))(2\d|3\d)\b(?![\d%/])/gi;

/** Without a year the school year counts, August first, as the reader of dates does. */
const schoolMonth = (month: number) => (month + 4) % 12;

/** "Period 1: 50 percent": numbered in whatever word the office uses. */
const NUMBERED = /\b(?:period|check|update|review|window) ?#?([1-6])(?=\s?[:=])/gi;

/** "And last week 88": told in a review, days before the meeting. */
const DAYS_AGO = /\b(?:(?:last|this|this past) week|yesterday|today)\b/gi;

/** "Baseline 28. Progress: 57.": how far it is. */
const AS_PROGRESS = /^\W{0,4}progress(?: to date)? ?: ?(?=[<~]?\d)/gi;

/** "On her last three passages": the newest there are. */
const LAST_ONES =
  /\b(?:(?:on|in|over|across) )?(?:his|her|their|the) (?:last|past) (?:two|three|four|five|six|[2-6]) (?:passages|probes|samples|checks|trials|papers|tests|observations|essays|drafts|lists|shifts|timings|sessions|lessons|visits|groups|games|conversations|meetings|recordings|quizzes)\b/gi;

/** "Last Nov 71 percent, this Oct 97": a year ago, beside what is now. */
const LAST_AND_THIS =
  /\blast ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b(?=.{1,120}?\b(?:this (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|now\b))/gi;

/** Every time word of a sentence or cell, in order. */
export const reviewTimesIn = remembering((text: string): readonly TimeWord[] => {
  const plain = plainDates(text);
  const yearly = everyMatch(MONTH_SHORT_YEAR, plain).map((match): TimeWord => {
    const order =
      (2000 + Number(match[2])) * 12 + MONTHS.indexOf((match[1] ?? '').toLowerCase()) + 1 + 1 / 32;
    const { index, 0: text } = match;
    return { when: { kind: 'date', text, order, hasYear: true }, index, end: index + text.length };
  });
  for (const { index, 0: text } of everyMatch(LAST_AND_THIS, plain))
    yearly.push({ when: { kind: 'prior' }, index, end: index + text.length });
  const found = [
    ...yearly,
    ...timeWordsIn(plain).filter(
      (word) => !yearly.some(({ index, end }) => word.index < end && index < word.end),
    ),
  ];
  const add = ({ index, 0: { length } }: RegExpExecArray, when: When) => {
    const end = index + length;
    if (!found.some((other) => index < other.end && other.index < end)) found.push({ when, index, end });
  };
  const put = (match: RegExpExecArray, order: number, hasYear: boolean) => {
    add(match, { kind: 'date', text: match[0].replace(/\.$/, ''), order, hasYear });
  };
  for (const match of everyMatch(NUMBERED, plain)) add(match, { kind: 'step', step: Number(match[1]) });
  for (const match of everyMatch(DAYS_AGO, plain)) add(match, { kind: 'now' });
  for (const match of everyMatch(AS_PROGRESS, plain)) add(match, { kind: 'now' });
  if (/ (?:last|past) /.test(plain))
    for (const match of everyMatch(LAST_ONES, plain)) add(match, { kind: 'now' });
  for (const match of everyMatch(SHORT_MONTH, plain))
    put(match, schoolMonth(MONTHS.indexOf((match[1] ?? '').toLowerCase()) + 1) + 1 / 32, false);
  for (const match of everyMatch(MONTH_YEAR, plain))
    put(match, Number(match[2]) * 12 + Number(match[1]) + 1 / 32, true);
  return found.sort((a, b) => a.index - b.index);
});

/** The first time a short text names, "9/12" too. */
export function whenOf(text: string): When | undefined {
  const known = reviewTimesIn(text)[0]?.when;
  if (known !== undefined) return known;
  const [monthDay, month, day] = everyMatch(MONTH_DAY, plainDates(text))[0] ?? [];
  if (monthDay === undefined) return undefined;
  return {
    kind: 'date',
    text: monthDay,
    order: schoolMonth(Number(month)) + Number(day) / 32,
    hasYear: false,
  };
}
