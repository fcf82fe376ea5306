/** When the columns of a table were filled: by date, weekday, numbered week or session; and which column sums the others up. */
import { timeInCell } from './cell-times.js';
import { timeWordsIn, type When } from '../times/time-words.js';

const WEEKDAY = /^(mon|tue|wed|thu|fri)[a-z]{0,6}\.?$/i;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];
const NUMBERED =
  /^(?:MP|wks?|weeks?|days?|sessions?|sess|probes?|visits?|round|trials?|lessons?|check|quiz|obs(?:ervation)?|class|period|[TS](?=\d$))\.?\s?#?(\d{1,2})\b/i;
/** "1st 9 wk", "3rd nine weeks": a part of the school year by its number. */
const ORDINAL_TERM =
  /^(\d)(?:st|nd|rd|th) (?:(?:6|9|six|nine)[ -]?(?:wks?|weeks?)|q(?:uarte|t)r|marking period|trimester|semester|term)\b/i;
/** "MP4 '25" in front of "MP1": the end of the year before. */
const OF_LAST_YEAR = /^(?:MP|Q|T) ?[34],? '\d{2}$/i;
/** "Probe 1 (digits)", "Probe 2 (of 12)": two measures taken side by side, each with what it counts. */
const NAMED_PROBE = /^(?:probe|check|quiz) ?#?\d{1,2} \((?:(?:out )?of \d{1,3}\b|[a-z]{4,})/i;
/** "Oct last year" beside "Oct this year". */
const MONTH_OF_YEAR =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|fall|autumn|winter|spring)[a-z]{0,6}\.?,? (last|this) (?:school )?y(?:ea)?r$/i;
const PART_OF_YEAR = /^(beginning|start|middle|mid|end)(?:[- ](?:of[- ])?(?:the )?year)?$/i;
const MIDDLE =
  /^(?:(?:daily|weekly|overall|session|running|\d{1,2}[- ]day) )?(?:mean|average|avg\.?|median)(?: (?:per|a|\/) ?\w{3,8})?$/i;
const SUM = /^(?:(?:grand|weekly|week|daily) )?(?:totals?|sum)$/i;

const GRADE = String.raw`(?:gr(?:ade|\.)? ?(\d{1,2}|K)|(\d{1,2})(?:st|nd|rd|th)(?: ?-?gr(?:ade|\.)?)?|(K|kindergarten))`;
const SEASON = '(fall|autumn|winter|spring|BOY|MOY|EOY)';
const SEASONS_OF_YEAR: Readonly<Record<string, number>> = {
  fall: 1,
  autumn: 1,
  boy: 1,
  winter: 2,
  moy: 2,
  spring: 3,
  eoy: 3,
};
/** More than a year has of them. */
const STEPS_OF_GRADE = 4;
const GRADE_AND_SEASON = new RegExp(
  String.raw`^(?:${GRADE}[ ,:-]{1,3}${SEASON}|${SEASON}[ ,:(-]{1,4}(?:of )?${GRADE})\)?$`,
  'i',
);

/** "Gr 2 Spring", "Fall of 3rd grade": seasons of several school years in one table, one after the other. */
function gradeAndSeason(text: string): When | undefined {
  const found = GRADE_AND_SEASON.exec(text.trim());
  if (found === null) return undefined;
  const grade =
    [found[1], found[2], found[3], found[6], found[7], found[8]].find((told) => told !== undefined) ?? '';
  const season = SEASONS_OF_YEAR[(found[4] ?? found[5] ?? '').toLowerCase()] ?? 1;
  return { kind: 'step', step: STEPS_OF_GRADE * (/^k/i.test(grade) ? 0 : Number(grade)) + season };
}

/** "MP4 '25", "Oct last year", "Oct this year". */
function timeOfYear(text: string): When | undefined {
  if (OF_LAST_YEAR.test(text)) return { kind: 'start' };
  const year = MONTH_OF_YEAR.exec(text)?.[1]?.toLowerCase();
  return year === undefined ? undefined : { kind: year === 'last' ? 'prior' : 'now' };
}

/** The time a column or a first cell names; a weekday or a numbered probe is a step of a series. */
export function columnTime(text: string): When | undefined {
  const ofYear = timeOfYear(text) ?? gradeAndSeason(text);
  if (ofYear !== undefined) return ofYear;
  const told = timeInCell(text)?.when;
  if (told !== undefined) return told;
  const weekday = WEEKDAY.exec(text)?.[1]?.toLowerCase();
  if (weekday !== undefined) return { kind: 'step', step: WEEKDAYS.indexOf(weekday) + 1 };
  const part = PART_OF_YEAR.exec(text)?.[1]?.toLowerCase();
  if (part !== undefined)
    return { kind: 'step', step: /^(?:beg|start)/.test(part) ? 1 : part.startsWith('mid') ? 2 : 3 };
  const term = ORDINAL_TERM.exec(text)?.[1];
  if (term !== undefined) return { kind: 'step', step: Number(term) };
  if (NAMED_PROBE.test(text)) return undefined;
  const numbered = NUMBERED.exec(text)?.[1];
  return numbered === undefined ? undefined : { kind: 'step', step: Number(numbered) };
}

/** "Daily mean", "Average": stands for the columns before it. */
export const isMiddleColumn = (text: string) => MIDDLE.test(text);
/** "Total" behind columns of days is their sum and no number of chances. */
export const isSumColumn = (text: string) => SUM.test(text);

interface Timed {
  readonly text: string;
  readonly when: When | undefined;
}

const DAYS_APART_MAX = 5;
const DAYS_OF_A_MONTH = 32;

/** Columns that each hold one day: weekdays, "Day 3", or dates no further apart than over a weekend. */
export function areDays(columns: readonly Timed[]): boolean {
  if (columns.length < 2) return false;
  if (columns.every(({ text }) => WEEKDAY.test(text) || /^day\b/i.test(text))) return true;
  const orders = columns.flatMap(({ text }) => {
    const when = timeWordsIn(text)[0]?.when;
    return when?.kind === 'date' ? [when.order] : [];
  });
  if (orders.length !== columns.length) return false;
  const sorted = orders.toSorted((a, b) => a - b);
  // Months count 32 days on this scale and have at most 31: the turn of a month adds a day or two.
  return sorted.every(
    (order, at) => at === 0 || (order - (sorted[at - 1] ?? order)) * DAYS_OF_A_MONTH <= DAYS_APART_MAX,
  );
}
