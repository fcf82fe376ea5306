/** When a report was written: what its figures are as new as, and its months and seasons are counted back from. */
import { datesIn, MONTHS_OF_YEAR, type ReportDate, SCHOOL_YEAR_BEGINS } from './dates.js';
import { everyMatch } from '../text/every-match.js';
import { daysOfRow } from './days.js';
import { datesOf } from '../text/passage-text.js';
import { type Passage, quotePassage } from '../text/passages.js';
import { WordPattern } from '../text/pattern-index.js';

const DATE_LABEL =
  /(?:evaluation|report|assessment|testing|test|meeting|observation|review|iep|session)(?:\(s\))? dates?\b|dates? of (?:this )?(?:the )?(?:report|packet|memo|letter|summary|update|document|evaluation|assessment|testing|observation|review|meeting|iep|visit|plan|services?)|(?:^|\|)[|\s]{0,4}dates?(?: (?:of testing|tested|seen|written|completed|sent|prepared))?\s*(?:[:|\t]|\.{3})|\b(?:(?<!\b(?:as|goals?|plan|objectives?) |\()written(?: up)?|report written|prepared|compiled|drafted|finalized|submitted|summarized|(?<!\b(?:FBA|BIP|P?BSP|PBIP|IEP|IFSP|504|plans?|notes?|letters?|interviews?|forms?|scales?|inventor(?:y|ies)|questionnaires?|surveys?|checklist),? |:\s)(?:completed|dated)|sent home|reported|conference|(?:annual|iep|ard|team|eligibility|review|met|mdt)(?: iep)? meeting(?=\s?:\s)|review of|reviewed|(?:annual )?review(?: meeting)?(?=:\s)|report for [\w ]{0,24}|report(?=:\s{0,4}(?:\d|[A-Z][a-z]{2,8}\.? \d)))\s*:?\s*(?:on )?(?=(?:\w+ )?\d|[A-Z][a-z]{2,8}\.? \d)/i;
const DATE_LABELS = new WordPattern(DATE_LABEL);
/** A date that lies ahead, or that is about something else: birth, an older plan, a deadline, graduation. */
const NOT_THE_REPORT =
  /birth|\bdob\b|born|through|until|\bdue\b|expire|graduat|\bexit(?:s|ing)?\b|of majority|anticipated|expected|projected|\bnext\b|\bend(?:s|ing)?\b|by\s*$|previous|prior|last|anniversary|before|to\s*$/i;
/** Beside a date of what is to come: "Recheck hearing in spring 2026", "services for 3/10/2026", "three-year reevaluation: 10/2026". */
const TO_COME =
  /\bre-?(?:check|probe|test|screen|examin|visit)\w*|\bfinish(?:es)? (?:[a-z]+ ){1,4}$|follow-?up|appointment|\b(?:(?:three|3)[- ]y(?:ea)?r(?: re-?\w+)?|triennial|re-?eval\w*)(?: due| date)?:\s*$|\bproposed\b|\bservices? for\b|\bplanned\b|\bscheduled\b|\bto be (?:held|done|completed|conducted|repeated)\b|\bdue:?\s*$/i;

/** "Most recent evaluation: Reevaluation dated 4/2023": the one that this report goes by. */
const OF_AN_OLDER = /\b(?:most recent|last|previous|prior) (?:\w+ )?(?:re-?)?evaluation: ?[^:.]{0,24}$/i;
const BEFORE_LABEL_MAX = 60;

/** "IEP date": when the plan under review began; the report's own date stands elsewhere. */
const PLAN_DATE = /^iep\b/i;

interface Dated {
  /** As printed. */
  readonly reportDate?: string;
  readonly reportDateSource?: { page: number; quote: string };
}

/** "Plan in effect: dated 9/28/2026": of a paper that the report names as well as of the report. */
const SAYS_LITTLE = /^(?:completed|dated|reviewed|prepared|reported)/i;
const SAME_TIME_MONTHS = 2;

/** The report's own date, where it is labelled as that and tells its year. */
export function reportDateIn(passages: readonly Passage[]): Dated {
  for (const passage of passages.slice(0, 80)) {
    const labels = DATE_LABELS.every(passage.text).map(({ index }) => index);
    const at = labels.find((index) => !PLAN_DATE.test(passage.text.slice(index))) ?? -1;
    if (at < 0 || NOT_THE_REPORT.test(passage.text.slice(Math.max(0, at - 16), at))) continue;
    if (OF_AN_OLDER.test(passage.text.slice(Math.max(0, at - BEFORE_LABEL_MAX), at))) continue;
    const date = datesIn(passage.text.slice(at, at + 160))
      .filter(({ index }) => !NOT_THE_REPORT.test(passage.text.slice(at, at + index).slice(-14)))
      .sort((a, b) => b.order - a.order)
      .find(({ hasYear }) => hasYear);
    if (date === undefined) continue;
    // Data of months later cannot stand in it.
    const newest = SAYS_LITTLE.test(passage.text.slice(at)) ? datesTold(passages).newest : undefined;
    if (newest !== undefined && newest.order > date.order + SAME_TIME_MONTHS) continue;
    return {
      reportDate: date.text,
      reportDateSource: { page: passage.page.page, quote: quotePassage(passage, at) },
    };
  }
  return {};
}

/**
 * When the report's own present is: its date, else the newest date in it that does not lie ahead, else the day it names
 * without a year.
 * @param labelled its date as `reportDateIn` found it
 */
export function presentOf(
  passages: readonly Passage[],
  labelled: string | undefined,
): ReportDate | undefined {
  const own = labelled === undefined ? undefined : datesIn(labelled)[0];
  if (own !== undefined) return own;
  const { newest, past, day } = datesTold(passages);
  const labelledDay = dayOfReport(passages);
  // Beside a full date a month or season alone says too little.
  const isTold = newest === undefined || HAS_DIGIT.test(labelledDay?.text ?? '');
  const told = (isTold ? labelledDay : undefined) ?? (newest === undefined ? day : undefined);
  if (told === undefined) return newest;
  return told.hasYear ? later(newest, told) : inItsYear(told, newest, past, schoolYearIn(passages));
}

interface DatesTold {
  /** The newest with its year that is of the report's own time. */
  readonly newest: ReportDate | undefined;
  /** The newest with its year that is told of an earlier time. */
  readonly past: ReportDate | undefined;
  /** The last in the school year that tells none. */
  readonly day: ReportDate | undefined;
}

function datesTold(passages: readonly Passage[]): DatesTold {
  let newest: ReportDate | undefined;
  let ahead: ReportDate | undefined;
  let past: ReportDate | undefined;
  let day: ReportDate | undefined;
  for (const passage of passages.slice(0, 4_000)) {
    const { text } = passage;
    if (!HAS_DIGIT.test(text)) continue;
    const ofRow = text.includes('/') ? daysOfRow(text) : [];
    const dates = datesOf(passage, 600);
    for (const date of dates) {
      const told = before(text, date, dates);
      if (isOfAnotherTime(text, told) && !endsData(text, date, told)) {
        if (date.hasYear && isOfThePast(told)) past = later(past, date);
      } else if (isToCome(text, date, dates)) {
        if (date.hasYear) ahead = later(ahead, date);
      } else if (date.hasYear) newest = later(newest, date);
      else if (DAY_OF_MONTH.test(date.text) || ofRow.some(({ index }) => index === date.index))
        day = later(day, date);
    }
  }
  // "Re-evaluation: March 4, 2026" may be this one, where there is no other.
  return { newest: newest ?? ahead, past, day };
}

const HAS_DIGIT = /\d/;
const DAY_OF_MONTH = /[a-z]\.? \d/i;

const BEFORE_MAX = 30;
/** What leads to a date, from the one before it on. */
function before(text: string, date: ReportDate, dates: readonly ReportDate[]): string {
  const last = dateBefore(date, dates);
  const from = last === undefined ? 0 : last.index + last.text.length;
  return text.slice(Math.max(from, date.index - BEFORE_MAX), date.index);
}

const dateBefore = ({ index }: ReportDate, dates: readonly ReportDate[]) =>
  dates.findLast((other) => other.index + other.text.length <= index);

/** "IEP of 4/24/2026 - 4/23/2027": a plan's year ends in the future. */
const PLAN_MONTHS = 11;
function endsPlan(text: string, date: ReportDate, dates: readonly ReportDate[]): boolean {
  const begins = dateBefore(date, dates);
  return (
    begins?.hasYear === true &&
    date.hasYear &&
    date.order - begins.order >= PLAN_MONTHS &&
    /^\s?(?:-|–|to|through|until)\s?$/i.test(text.slice(begins.index + begins.text.length, date.index))
  );
}

/** "Apply for fall 2026". */
const isSeasonApplied = (date: ReportDate, told: string) =>
  /^(?:fall|autumn|winter|spring|summer)/i.test(date.text) && /\bfor (?:the )?$/i.test(told);

function isToCome(text: string, date: ReportDate, dates: readonly ReportDate[]): boolean {
  const told = before(text, date, dates);
  return TO_COME.test(told) || isSeasonApplied(date, told) || endsPlan(text, date, dates);
}
const isOfAnotherTime = (text: string, told: string) => NOT_THE_REPORT.test(told) || /\bwill\b/i.test(text);
/** "Cycle 3: January 11 to March 19, 2027": the data of the report end there. */
const endsData = (text: string, { index }: ReportDate, told: string): boolean =>
  /^\s?(?:to|through|thru|until)\s?$/i.test(told) &&
  SPAN_OF_DATA.test(text.slice(0, index)) &&
  !OF_A_PLAN.test(text.slice(0, index));
const SPAN_OF_DATA =
  /\b(?:cycle|period|data|dates|window|quarter|trimester|semester|covered|covering|sessions|testing|observ(?:ed|ations?)|evaluated|tested|seen)\b/i;
const OF_A_PLAN = /\b(?:IEP|IFSP|plan|services?|placement|eligib\w+|accommodations?)\b/i;
const OF_THE_PAST = /previous|prior|\blast\b|before/i;
const isOfThePast = (told: string) => OF_THE_PAST.test(told) && !/birth|\bdob\b|born/i.test(told);

const later = (one: ReportDate | undefined, other: ReportDate | undefined) =>
  one === undefined || (other !== undefined && other.order > one.order) ? other : one;

/** Where the day of a report stands that has no label of `DATE_LABEL`: among its first lines. */
const FIRST_LINES = 24;
const LABEL_LINE_MAX = 200;
/** The date stands right behind its label: "Seen for reading since May" and "Period: 3" tell none. */
const DAY_LABEL =
  /(?:^\W{0,3}|\s\s|[|\t]) ?(?:(?:report |meeting |conference |test |testing )?dates?(?: of (?:testing|assessment|evaluation|observation|review|report|meeting))?|written|meeting|meets|evaluated|assessed|tested|seen|observed|(?:(?:reporting|progress|review|data|report) )?period(?: covered| of data)?|prepared|reviewed|conference|testing|as of|week of)(?: on| of| from)?(?:\s{0,30}[:.|=]{1,30})?\s{0,30}(?=\d{1,2}\/\d|[A-Z])/i;
const DAY_ALONE = /^[A-Z][a-z]{2,8}\.? \d{1,2}$/;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g;
const IS_OTHERS = /birth|\bdob\b|born|due|expire|next|previous|prior|last|anniversary/i;
/** "10/6, 10/8", "September 5 to October 27": what leads on to another day of the same. */
const LEADS_ON = /^\s?(?:,|,? and|&|-|\u2013|to|through|thru)\s{0,2}$/i;

/** "Written ..... November 17", "Dates of testing: 10/6, 10/8", "Period   September to March": the last day or month told there. */
function dayOfReport(passages: readonly Passage[]): ReportDate | undefined {
  for (const passage of passages.slice(0, FIRST_LINES)) {
    const text = passage.text.slice(0, LABEL_LINE_MAX);
    const label = DAY_ALONE.test(text) ? { 0: '', index: 0 } : DAY_LABEL.exec(text);
    if (label === null || IS_OTHERS.test(label[0])) continue;
    const last = lastOfFirst(text.slice(label.index + label[0].length));
    if (last !== undefined) return last;
  }
  return undefined;
}

/** "Date    9/15    10/6": the head of a table has its columns' days. */
const NEXT_COLUMN = /^(?: {2,}|\t| ?\|)/;

/** The date that a text opens with, or the last of those that go on from it; of the head of a table none. */
function lastOfFirst(text: string): ReportDate | undefined {
  const days = everyMatch(SLASHED, text).flatMap(({ 0: day, index }) =>
    datesIn(`on ${day}`).map((date) => ({ ...date, index })),
  );
  const dates = [...datesIn(text), ...days].sort((one, other) => one.index - other.index);
  let last: ReportDate | undefined;
  for (const date of dates) {
    const from = last === undefined ? 0 : last.index + last.text.length;
    if (date.index < from) continue;
    const between = text.slice(from, date.index);
    if (last !== undefined && between.trim().replace(/\|/g, '') === '' && NEXT_COLUMN.test(between))
      return undefined;
    if (last === undefined ? between.trim() !== '' : !LEADS_ON.test(between)) break;
    last = date;
  }
  return last;
}

/** So many months a day without its year may lie before the newest full date and be of the same weeks. */
const SAME_WEEKS_MONTHS = 0.5;
/** A report that tells no year at all: all its days are put on one scale all the same. */
const UNTOLD_YEAR = 2000;

/**
 * The day in the first year in which it is no older than any full date, or in the school year that the report names.
 * @param past the newest full date that is told of an earlier time
 */
function inItsYear(
  day: ReportDate,
  newest: ReportDate | undefined,
  past: ReportDate | undefined,
  ends: number | undefined,
): ReportDate {
  const inYear = day.order + SCHOOL_YEAR_BEGINS;
  const least =
    later(newest, past)?.order ?? ((ends ?? UNTOLD_YEAR) - 1) * MONTHS_OF_YEAR + SCHOOL_YEAR_BEGINS;
  const order = inYear + MONTHS_OF_YEAR * Math.ceil((least - SAME_WEEKS_MONTHS - inYear) / MONTHS_OF_YEAR);
  return newest !== undefined && order <= newest.order ? newest : { ...day, order, hasYear: true };
}

const SCHOOL_YEAR = /\b20([0-4]\d)\s?[-/\u2013]\s?(?:20)?([0-4]\d)\b/;

/** The year in which the newest school year among the first lines ends. */
function schoolYearIn(passages: readonly Passage[]): number | undefined {
  const ends = passages.slice(0, FIRST_LINES).flatMap(({ text }) => {
    const [, begins, end] = SCHOOL_YEAR.exec(text) ?? [];
    return Number(end) === Number(begins) + 1 ? [2000 + Number(end)] : [];
  });
  return ends.length === 0 ? undefined : Math.max(...ends);
}
