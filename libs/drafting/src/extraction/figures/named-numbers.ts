/** Numbers that name a day, an hour, an age, a grade, a room or a place in a series, and count nothing. */
import type { MeasureKind } from '../measure.js';

const MONTH =
  /(?:^|[^A-Za-z])(?:([A-Za-z-]{1,12}) )?(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?\s{1,2}$/;
/** What leads to a day; "in October 12 of 20" gives no day. */
const LEADS_TO_DAY =
  /^(?:on|from|between|and|to|through|thru|until|till|by|since|before|after|dated|ending|beginning|starting|of|around|about|for|due)$/i;
const GOES_ON_AFTER_DAY =
  /^(?:\s*(?:[,;.)]|$)|\s+(?:was|were|is|are|he|she|they|and|to|through|until|when|with|without|\d{4})\b)/i;
/** Behind a figure and never behind a day. */
const IS_FIGURE =
  /^\s*(?:%|percent\b|(?:of|out of)\s+(?:the |his |her |their )?\d{1,3}\b|\/\s?\d|wcpm\b|cwpm\b|words\b|C?WS\b|digits\b|letters\b|correct\b|right\b|points?\b|sequences\b)/i;

const AGE_AFTER = /^[- ](?:(?:years?|yrs?|months?|mos?)[- ](?:old|of age)|(?:year|month)s?-olds?)\b/i;
const HOUR_AFTER = /^(?::\d\d|\s?(?:[ap]\.m\b|[ap]m\b|o'clock\b))/i;
const AGE_OR_GRADE =
  /\b(?:age|aged|ages|grades?|gr\.?|(?<!\b(?:the|his|her|their|this|that|a|an|my|our) )(?:room|rm\.?|suite|apt\.?|ext\.?) ?#?) $/i;
/** "the number 12 bus", "Route 11", "period 3": the name of one of a kind. */
const ONE_OF_A_KIND =
  /(?<!\b(?:the|his|her|their|this|that|a|an|per|each|every|last|next|class|my|our) )\b(?:route|bus|period|page|chapter|tier|lesson|unit|week|goal|objective|section) #?$|\bthe number $/i;
/** "Route 11 not tried": a road, a bus or a room by its number, and never how many of something. */
const ROAD_OR_ROOM = /\b(?:[Rr]oute|[Bb]us|[Hh]wy\.?|[Hh]ighway|Rm\.?|Room|Ext\.?|ext\.) #?$/;
export const isOfRoad = (before: string, after: string): boolean =>
  ROAD_OR_ROOM.test(before) && !/^\s?(?:%|\/|of\b|out of\b)/.test(after);

/** "In Eng 9, answering questions", "Algebra 1": a course by its number. */
const COURSE =
  /\b(?:Eng(?:lish)?|Alg(?:ebra)?|Geom(?:etry)?|Bio(?:logy)?|Chem(?:istry)?|Phys(?:ics)?|Hist(?:ory)?|Spanish|French|German|ELA|Sci(?:ence)?|Civics|Lit(?:erature)?) $/;
/** Whether a bare number is that of a course. @param before what leads to it */
export const isOfCourse = (before: string, after: string): boolean =>
  COURSE.test(before) && !IS_FIGURE.test(after) && !/^\s?(?:%|\/|of\b)/.test(after);

/** "in week 6 of 10", "Lesson 12 of 30": how far a series has come. */
const PLACE_IN_A_SERIES =
  /(?:^|[.(,;]\s?|\b(?:in|during|by|after|since|through|until|at|from|to|of|on) )(?:week|lesson|unit|chapter|session|period|day|page|visit) #?$/i;

/** "between 9/15 and 10/10": the second of two days has no figure of its own. */
const BETWEEN_NUMERIC_DAYS =
  /\b(?:between|from|of) \d{1,2}\/\d{1,2}(?:\/\d{2,4})? (?:and|to|through|until) $|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})? (?:through|until) $/i;

/** "On the 4/9 check": the day on which something was given, and no share. */
const DAY_OF_A_CHECK =
  /^\/\d{1,2} (?:check|probe|quiz|test|sample|session|observation|visit|lesson|assignment|essay|prompt|screening|meeting|timing|reading)\b/i;

/** "Grade 3 passages, median of three:": of how many the middle is taken. */
const MIDDLE_OF = /\bpassages?,? (?:median|mean|average|best|middle) of (?:the |all )?$/i;
const ENDS_THERE = /^\s*(?:[):]|$)/;
const isHowMany = (before: string, after: string) => MIDDLE_OF.test(before) && ENDS_THERE.test(after);

function isDay(before: string, after: string): boolean {
  const month = MONTH.exec(before);
  if (month === null || IS_FIGURE.test(after)) return false;
  const lead = month[1] ?? '';
  return LEADS_TO_DAY.test(lead) || (lead.toLowerCase() !== 'in' && GOES_ON_AFTER_DAY.test(after));
}

/**
 * Whether the number at an offset is a name or part of a date: "February 20 were", "grade 5 text each week", "week 6 of 10".
 * @param kind what it was read as; a share in words may stand behind a word that otherwise names
 */
export function isNamedNumber(text: string, at: number, kind: MeasureKind): boolean {
  const before = text.slice(Math.max(0, at - 32), at);
  const digits = /^\d{1,4}/.exec(text.slice(at, at + 4))?.[0] ?? '';
  const after = text.slice(at + digits.length, at + digits.length + 24);
  if (digits === '') return false;
  // "left the room 8 times": what is counted in times is a count.
  if (/^ times?\b/.test(after)) return false;
  if (HOUR_AFTER.test(after) || AGE_AFTER.test(after) || AGE_OR_GRADE.test(before)) return true;
  if (BETWEEN_NUMERIC_DAYS.test(before) && /^\/\d/.test(after)) return true;
  if (DAY_OF_A_CHECK.test(after) && /\b(?:the|my|our|his|her|their|last) $/i.test(before)) return true;
  if (isDay(before, after) || isOfCourse(before, after) || isHowMany(before, after)) return true;
  return kind === 'ratio' && IS_FIGURE.test(after)
    ? PLACE_IN_A_SERIES.test(before)
    : kind !== 'level' && kind !== 'percent' && kind !== 'interval' && ONE_OF_A_KIND.test(before);
}

/** Time and people: "over 20 school days", "with 4 classmates" tell no whole that a skill is counted in. */
const PEOPLE =
  /^(?:students|children|kids|classmates|peers|teachers|adults|people|persons|boys|girls|friends|siblings|others|graders|grades|parents|staff|participants|members)$/i;
const TIME = /^(?:days|weeks|months|years|minutes|hours|seconds)$/i;

/** Whether what was counted before may be the whole of a share, by its noun. */
export const mayBeWhole = (noun: string, isOfIt: boolean): boolean =>
  !PEOPLE.test(noun) && (isOfIt || !TIME.test(noun));
