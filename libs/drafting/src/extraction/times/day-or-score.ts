/** "9/10": nine of ten, or the tenth of September. */
import { daysAround, isInFrontOfShare } from './days.js';
import { everyMatch } from '../text/every-match.js';
import { WordPattern } from '../text/pattern-index.js';

const RATIO_NOUN =
  /^\s*(?:\([^()]{1,24}\)\s*)?(?:["\w/'-]+[- ]){0,4}?(opportunities|chances|trials|tries|questions|items|problems|words|letters|numerals|sounds|steps|elements|directions|sentences|points|assignments|attempts|transitions|probes|tasks|correct|productions|facts|sessions|prompts|contexts|utterances|events|occasions|situations|days|games|turns|episodes|purchases|crossings|shifts|syllables|pictures|cards|parts|examples|pairs|exchanges|times|observations|intervals|activities|routines|tasks|requests|checks|homework|conversations|ideas|details|comments|strips|lines|shapes|colors|coins|objects|actions|drills|recesses|lessons|classes|blocks|mornings|strategies|trips|lists|bookings|rules)\b/i;

/** What a ratio counts, by the words behind it; undefined where they name nothing that is counted. */
export const countedBehind = (after: string): string | undefined =>
  RATIO_NOUN.exec(after)?.[1]?.toLowerCase();

const SCORED = new WordPattern(
  /correct|accura|score[ds]?|completed|answered|identified|followed|produced|solved|named|included|read\b|spelled|used|performed|turned in|imitated|matched|independently|right\b|questions|earned|got|points|rhymed|segmented|blended|deleted|decoded|labeled|sorted|counted|matched|defined|retold|recalled|responded|initiated|requested|sequenced|copied|formed/i,
);

/** As much as tells a day from a score, on either side. */
const around = ({ 0: shape, index }: RegExpExecArray, text: string) => ({
  before: text.slice(Math.max(0, index - 70), index),
  after: text.slice(index + shape.length, index + shape.length + 60),
});

/**
 * "9/30:", "9/27 2 of 8", a vision of 20/40, "(9/30)" behind a score or where the same day is told with its year, one of several days: no score.
 * @param match of the slashed figure
 * @param context what the text stands under
 */
export function isDateSlash(match: RegExpExecArray, text: string, context: string): boolean {
  const [month = 0, day = 0] = match[0].split('/').map(Number);
  const { before, after } = around(match, text);
  if (
    LED_BY_ZERO.test(match[0]) ||
    match[0].startsWith('20/') ||
    day === 90 ||
    /^\s*\)?:|^(?:\s*-\s*|\s)\d{1,3}\s?(?:of\b|out\b)|^\s*-\s*\d{1,3}\s?(?:\/|%)|^,\s*\d{1,3}\s*(?:[;.]|$)/.test(
      after,
    )
  )
    return true;
  if (isFraction(match, text) || DAY_OFF_BEFORE.test(before) || DAY_OFF_BEHIND.test(after)) return true;
  if (IS_LISTED_DAY.test(text.slice(0, match.index)) && /^\s*(?:$|[,;.(])/.test(after)) return true;
  if (isInFrontOfShare({ month, day }, after)) return true;
  if (month > 12 || day > 31) return false;
  if (isOneOfTwoDays(before, after) || isAmongDays(text, match.index)) return true;
  if (!/\(\s*$/.test(before) || !/^\s*\)/.test(after)) return false;
  return (
    /\b\d{1,3} (?:out )?of \d{1,3}\b[^()%\d]{0,40}\(\s*$/.test(before) ||
    [text, context].some((near) =>
      everyMatch(DAY_OF_A_YEAR, near).some((told) => Number(told[1]) === month && Number(told[2]) === day),
    )
  );
}
/** "No school 1/19 (holiday)", "absent 2/9": a day on which nothing was counted. */
const DAY_OFF_BEFORE =
  /\b(?:no (?:school|data|class)|holiday|school closed|closed|snow day|absent|out sick|day off)(?: on|,|:)? $/i;
const DAY_OFF_BEHIND =
  /^ ?[(,-]? ?(?:a )?(?:holiday|no school|snow day|ice day|school closed|absent|out sick|teacher workday|early release)\b/i;

/** "- visit to the college, 2/6": what was done for the report, and when. */
const IS_LISTED_DAY =
  /^\W{0,4}(?:visit|tour|interview|conference|meeting|phone call|telephone|home visit|observation|classroom observation|review of|questionnaire|conversation)\b[^.;:]{0,90}, $/i;

/** "02/12": nobody writes a score so. */
const LED_BY_ZERO = /^0\d|\/0\d/;
const DAY_OF_A_YEAR = /\b(\d{1,2})\/(\d{1,2})\/(?:20)?\d\d\b/g;

/** "A tally from 2/24 to 3/7", "data reviewed: 2/3 - 2/24/2025": a span of days; what rises "from 4/10 to 6/10" keeps its whole. */
const SPAN_OF_DAYS =
  /(?:\bfrom (\d{1,2})\/(\d{1,2}) (?:to|through|thru|until)|(?<![\d/])(\d{1,2})\/(\d{1,2}) ?(?:[-–—]|to|through|thru)) (\d{1,2})\/(\d{1,2})(?![\d%])(\/(?:20)?\d\d(?!\d))?/gi;
const isSpanOfDays = ([, from, fromDay, month, day = fromDay, last, lastDay, year]: RegExpExecArray) =>
  day !== lastDay && (from !== undefined || year !== undefined || month === last);
const isInSpanOfDays = (text: string, index: number) =>
  text.includes('/') &&
  everyMatch(SPAN_OF_DAYS, text).some(
    (span) => index >= span.index && index < span.index + span[0].length && isSpanOfDays(span),
  );

/** "1/21 and 1/26 checks": the days of two checks. */
const isOneOfTwoDays = (before: string, after: string) =>
  DAYS_OF.test(after) && (/\b\d{1,2}\/\d{1,2},? (?:and|&) $/.test(before) || OTHER_DAY.test(after));
const OTHER_DAY = /^,? (?:and|&) \d{1,2}\/\d{1,2} /;
const DAYS_OF =
  /^(?:,? (?:and|&) \d{1,2}\/\d{1,2})? (?:[a-z]+ )?(?:checks|probes|sessions|observations|visits|samples|lessons|quizzes|tests|meetings|logs|notes|data)\b/i;

/**
 * "Interview 10/26; 10/27", "observed 9/14 and 9/21": the figure at `index` is one of several days, in a bracket or in running
 * words. Scores one after the other are told of what somebody did, or with what they count.
 */
export function isAmongDays(text: string, index: number): boolean {
  if (isInSpanOfDays(text, index)) return true;
  const days = daysAround(text, index);
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return false;
  // "10/26 and 11/9": nobody scores eleven of nine.
  if (text[first.index - 1] === '(' || days.some(({ month, day }) => month > day)) return true;
  const before = text.slice(Math.max(0, first.index - 70), first.index);
  const end = last.index + last.text.length;
  const after = text.slice(end, end + 60);
  if (DAYS_OF.test(after)) return true;
  if (countedBehind(after) !== undefined) return false;
  if (IS_SCORED.test(before) || TELLS_SCORES.test(before)) return false;
  const isOfOneMonth = days.every(({ month }) => month === first.month);
  if (isOfOneMonth && days.length > 2 && days.some(({ day }) => day > MONTHS_OF_YEAR)) return true;
  return (
    ON_OCCASION.test(before) ||
    TELLS_DAYS.test(before) ||
    (isOfOneMonth && !DONE_BY.test(before) && !/:\s*$/.test(before))
  );
}

const IS_SCORED =
  /\b(?:scor(?:es?|ed|ing)|correct(?:ly)?|right|accura\w+|got|gets|earn(?:s|ed)|points?|results?|total(?:s|ed)?|spell\w*|answer\w*)(?: (?:of|was|were|at|about|only))? $/i;
/** Somewhere in the clause: what follows is counted. */
const TELLS_SCORES =
  /\b(?:answered|labell?ed|named|solved|spelled|identified|produced|completed|matched|segmented|blended|correct(?:ly)?|accura\w+)\b/i;
/** What is done on a day, right before it. */
const ON_OCCASION =
  /\b(?:observed|observations?|interview(?:s|ed)?|visit(?:s|ed)?|seen|saw|met|meetings?|tested|testing|assessed|evaluated|screened|sampled|samples?|sessions?|calls?|called|conferences?|collected|taken|logs?|notes?|dates?|days|lunch|recess|class)(?: (?:with|in|at|of|on|her|him|them|the|his|their|[A-Z][a-z]{1,12}\.?|father|mother|parents?|teacher|class|student)){0,4} $/;
/** The same with a colon or comma; behind "in three sessions:" stand scores. */
const TELLS_DAYS = /\b(?:dates?|days|observed|observations?|interview(?:s|ed)?|visits?|seen|met)[,:] $/i;

/** "9/10" without a noun: a score where it says so, gives its percentage or repeats a number; else perhaps a date. */
export function isScoredSlash(match: RegExpExecArray, text: string, context: string): boolean {
  const [value, outOf] = [Number(match[1]), Number(match[2])];
  const { before, after } = around(match, text);
  if (/^\s*\(?\s*(?:=\s*)?\d{1,3}\s?%/.test(after)) return true;
  if (Number(/(?<![\d.])(\d{1,3}(?:\.\d{1,2})?)\s*\($/.exec(before)?.[1]) === value) return true;
  // "Spelling: 9/20 (up from 4/20)": a skill named in front, or the same whole twice.
  const isKeyed =
    /(?:[a-z]|[a-z] \d{1,2}\/\d{1,2}(?:\/\d{2,4})?):\s*$/i.test(before) &&
    !/\b(?:date|dob|seen|due|meeting|review|tested|updated|written)s?:\s*$/i.test(before);
  if (isKeyed || before.includes(`/${outOf}`) || after.includes(`/${outOf}`)) return true;
  // "He walks 3/8 start to end": somebody does so many, and nothing is said of a day.
  if (DONE_BY.test(before) && !IS_FRACTION.test(after)) return true;
  const isDateLike = value <= 12 && outOf <= 31;
  return SCORED.test(isDateLike ? before.slice(-50) : `${before} ${context.slice(-120)}`);
}

/** "He marked 1/8 as larger than 1/5." */
const IS_FRACTION =
  /^\s*(?:as|is|was|to|plus|minus|and \d|cup|inch|mile|hour|page|for (?:the|an?)|[+=<>x*]|$)|^[^.;]{0,40}\b(?:larger|bigger|smaller|equal|fraction)/i;

/** Who does it and what, right before the figure; of what begins or is held on a day it is the day. */
const DONE_BY =
  /\b(?:he|she|they|(?<=^|[.!?:;] )(?!(?:In|On|At|By|For|From|The|This|That|His|Her|Their|With|When|After|Before|As|A|An)\b)[A-Z][a-z]{1,15}) (?:now |only |can |could )?(?!start|beg|test|seen|met|sent|screen|observ|giv|updat|review|mov|enroll|arriv|record|transfer|return|left|turn|join|was|is|had|has|does|absen|resum|came|assess|aloud)[a-z]{3,14} (?:about |only |just )?$/;

const MONTHS_OF_YEAR = 12;
/** Wholes that are given often; of another one, after a month's number, a day is the likelier thing. */
const USUAL_WHOLES: ReadonlySet<number> = new Set([3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 25, 30]);
const FRACTION_OF_MAX = 8;
const FRACTION_BEFORE = /\d $/;
const FRACTION_BEHIND =
  /^ as ["“']|^["”″']{1,2} (?:of|from|off|inside|outside) the (?:line|edge)|^[- ](?:inch|hour|cup|mile|page|year|teaspoon|tablespoon)/i;

/** "3 1/2 years", "within 1/4 inch", "1/4\" of the line", "he reads 3/8 as \"three, eight\"" */
function isFraction(match: RegExpExecArray, text: string): boolean {
  const [value = 0, outOf = 0] = match[0].split('/').map((digits) => Number.parseInt(digits, 10));
  const { before, after } = around(match, text);
  if (value >= outOf || outOf > FRACTION_OF_MAX) return false;
  return (
    (value === 1 && outOf <= 4 && FRACTION_BEFORE.test(before)) ||
    FRACTION_BEHIND.test(after) ||
    isCompared(match, text)
  );
}

/** "Which is greater, 3/8 or 3/5?", "placed 1/8 to the right of 1/4": fractions that are the task, and no scores. */
const COMPARES =
  /\b(?:greater|larger|smaller|bigger|less|least|equal|equivalent|between|order(?:ed|ing)?|compar\w+|(?:right|left) of)\b/i;
const OTHER_FRACTION =
  /^,? (?:or|and|than|to the (?:right|left) of|is|=|<|>) (?:\w+ ){0,3}?\d{1,2}\/(\d{1,2})\b/;
const OTHER_FRACTION_BEFORE =
  /\b\d{1,2}\/(\d{1,2}),? (?:or|and|than|to the (?:right|left) of|is|=|<|>) (?:\w+ ){0,3}?$/;
function isCompared({ 0: shape }: RegExpExecArray, text: string): boolean {
  if (!COMPARES.test(text)) return false;
  // "... they said \"3/8, because eight is bigger\"": told again, it is no score either.
  return text.split(shape).some((before, at, parts) => {
    const after = parts.slice(at + 1).join(shape);
    if (at === parts.length - 1) return false;
    const other = OTHER_FRACTION.exec(after) ?? OTHER_FRACTION_BEFORE.exec(before.slice(-40));
    return other !== null && other[1] !== shape.split('/')[1]?.trim();
  });
}

/**
 * "Budget probe, 2/9", "Gradebook (pulled 10/28)", "3 1/2 years": a day of which no word says so, or a part of one.
 * @param match of the slashed figure
 */
export function isDayOrFraction(match: RegExpExecArray, text: string): boolean {
  const [value = 0, outOf = 0] = match[0].split('/').map((digits) => Number.parseInt(digits, 10));
  const { before, after } = around(match, text);
  if (isFraction(match, text)) return true;
  if (value < 1 || value > 12 || outOf < 1 || outOf > 31 || USUAL_WHOLES.has(outOf)) return false;
  const isOfRow = (outOf <= MONTHS_OF_YEAR || outOf === LETTERS) && NAMED_ROW.test(before);
  const isShare =
    isOfRow ||
    TELLS_SCORES.test(before) ||
    IS_SCORED.test(before) ||
    IS_KEYED.test(before) ||
    SAYS_SHARE.test(after);
  return !isShare && countedBehind(after) === undefined && !DONE_BY.test(before);
}

/** "Parts led by student: 3/13" */
const IS_KEYED = /[a-z]:\s*$|\.{3,}\s*$/i;
/** "| Word problems | 4/9", "Regrouping    5/11", "Word problems - 4/9" */
const NAMED_ROW = /[a-z]{3}[^|\t]{0,12}(?:\s{2,}|\|\s*|\s[-\u2013]\s)$/i;
const LETTERS = 26;
/** "11/21 (52%)", "4/21; hope: 21/21", "2/7 correct" */
const SAYS_SHARE = /^\s*(?:\(?\s*=?\s*\d{1,3}\s?%|correct|right|\(fall|;? ?(?:goal|hope|target))/i;
