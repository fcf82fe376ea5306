/** By when a goal is to be met, in the many ways plans say it. Texts come folded. */
import { everyMatch } from '../extraction/text/every-match.js';
import { datesIn } from '../extraction/times/dates.js';

export interface Timeframe {
  /** In the text's words, and where they stand. */
  readonly words: string;
  readonly at: number;
  /** Length in weeks where it is said. */
  readonly weeks?: number;
  /** The end on the scale of `datesIn` (months), where a full date is said. */
  readonly end?: number;
  /** More than a year by its own words. */
  readonly isTooLong: boolean;
  /** "by 2027": no day or month, and nobody knows whether that is within the plan. */
  readonly isYearAlone?: boolean;
  /** "by May": which May is left open. */
  readonly isYearless: boolean;
}

const WEEKS_PER: Readonly<Record<string, number>> = { week: 1, month: 52 / 12, year: 52, day: 1 / 7 };
const SPAN =
  /\b(?:within|(?:timeline|time ?frame|target|duration):|in|over|after|by the end of|at the end of|over the course of|for|during|throughout)(?: the)?(?: next| first| coming| course of)? ?(\d{1,3}|an?|the)?(?: |-)(?:full )?(?:instructional |school |academic |calendar )?(week|month|year|day)s?\b(?! (?:period|in a row|probes?|checks?|consecutive)|-old)(?: of (?:the )?(?:iep|plan|instruction|intervention)(?: start(?: date)?)?)?/g;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const BY = String.raw`\b(?:by|on or before|before|no later than|through|until|to be met by|end(?:ing)?|target date:?|due:?|prior to|as of)(?: the end of| the beginning of| mid-?| early| late)? ?`;
const BY_DATE = new RegExp(
  String.raw`${BY}(?:${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|${MONTH},? (?:of )?\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}\/\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2} ${MONTH},? \d{4}|(?:fall|winter|spring|summer|autumn)(?: of)? \d{4})`,
);
const BY_MONTH = new RegExp(
  String.raw`${BY}(?:${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?|(?:the )?(?:fall|winter|spring|summer)(?: break| semester| benchmark(?: window| period)?)?)(?![a-z])`,
);
/** "the last probes in May 2027", unless it tells of the baseline. */
const IN_DATE = new RegExp(
  String.raw`(?<!\b(?:baseline|currently|since|from|taken|collected|data)[^.;]{0,40})\b(?:in|on) (?:late |early |mid-?)?${MONTH}(?: \d{1,2})?,? 20\d\d`,
);
const BY_PERIOD =
  /\b(?:by|at|before|until|through(?:out)?|during|for|over|within|in)(?: the)?(?: time(?= of)| end| close| conclusion| completion| course| duration| term| span)?(?: of)? ?(?:the |this |his |her |their |its |an? (?=(?:school |calendar |academic |full |iep )?year)|next )?(?:next |current |coming |upcoming |effective )?(?:annual |full |1[- ])?(?:20\d\d ?[-/] ?(?:20)?\d\d )?(?:iep(?: (?:period|year|cycle|term|date|duration|timeline|end date|review|due date|meeting|calendar year))?|annual (?:review|iep|goal)(?: (?:date|meeting|period|review|due date))?|review(?: (?:date|period)\b|\b(?= (?:on|in|date|of 20)|,|\.|$|\)))|school year|academic year|calendar year|plan(?: year| period| end)?|goal period|(?:final|last|first|1st|2nd|3rd|4th|second|third|fourth|spring|fall)? ?(?:quarter|semester|trimester|marking period|grading period|reporting period)|grade \d{1,2}|(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) grade(?: year)?|kindergarten|year'?s end|the year|year|instructional year)(?! (?:level|passage|text|book|reading|math|list|word|problem|material|probe|peer|student|teacher|class|curriculum|standard))\b/;
const SCHOOL_YEAR =
  /\b(?:by|at|in|during|over|through) (?:the )?(?:end (?:of )?)?(?:the )?(?:school year )?20\d\d ?[-/] ?(?:20)?\d\d(?: (?:school|academic|iep) year)?/;
const ANNUALLY =
  /\b(?:year-?end|end[- ]of[- ](?:the[- ])?year|annual goal date|(?:last|final) [a-z0-9 -]{0,40} of the (?:school |iep |plan |academic )?year|in 1 year(?:'s time)?|1 year from (?:now|today|the)|\d{1,2} weeks from (?:now|the))\b/;
const TOO_LONG =
  /\b(?:by (?:graduation|the end of (?:middle|high|elementary) school|adulthood|age \d{1,2})|within (?:2|3|4|5) years|in (?:2|3|4|5) years)\b/;

function spanIn(text: string): Timeframe | undefined {
  for (const match of everyMatch(SPAN, text)) {
    const [words, count, unit = 'week'] = match;
    const isNumber = count !== undefined && /\d/.test(count);
    const amount = isNumber ? Number(count) : 1;
    const weeks = amount * (WEEKS_PER[unit] ?? 1);
    const isLongEnough = weeks >= 5 || /^(?:within|by|at the end)/.test(words);
    // "over 3 weeks" tells of a run of observations, not of the plan.
    const isRun = /^(?:over|for|in|during|throughout|after)/.test(words) && weeks < 8;
    const isDays = unit === 'day' && weeks < 8;
    if (!isLongEnough || isRun || isDays) continue;
    return { words, at: match.index, weeks, isTooLong: weeks > 53, isYearless: false };
  }
  return undefined;
}

/** The first time limit of a goal; undefined where it has none. */
export function timeframeIn(text: string): Timeframe | undefined {
  const place = (match: RegExpExecArray) => ({ words: match[0], at: match.index });
  const long = TOO_LONG.exec(text);
  if (long !== null) return { ...place(long), isTooLong: true, isYearless: false };
  const dated = BY_DATE.exec(text);
  if (dated !== null) {
    const monthYear = /(?<![\d/])(\d{1,2})\/(\d{4})$/.exec(dated[0]);
    const end =
      monthYear === null
        ? datesIn(dated[0].replace(/(\d)[.-](\d)/g, '$1/$2').replace(/ of (?=\d)/, ' ')).find(
            ({ hasYear }) => hasYear,
          )?.order
        : Number(monthYear[2]) * 12 + Number(monthYear[1]);
    return { ...place(dated), ...(end === undefined ? {} : { end }), isTooLong: false, isYearless: false };
  }
  const span = spanIn(text);
  if (span !== undefined) return span;
  const period = SCHOOL_YEAR.exec(text) ?? BY_PERIOD.exec(text) ?? ANNUALLY.exec(text);
  if (period !== null) {
    // "by the end of eighth grade (June 2029)"
    const after = text.slice(period.index + period[0].length, period.index + period[0].length + 40);
    const date = /^,? ?(?:\(|on |- ?)([^)]{4,30})/.exec(after)?.[1];
    const end = date === undefined ? undefined : datesIn(date).find(({ hasYear }) => hasYear)?.order;
    return {
      ...place(period),
      ...(end === undefined ? {} : { end }),
      isTooLong: false,
      isYearless: false,
    };
  }
  const during = IN_DATE.exec(text);
  if (during !== null) return { ...place(during), isTooLong: false, isYearless: false };
  const year = /\b(?:by|before|until) (?:the end of )?20\d\d(?![\d/-])/.exec(text);
  if (year !== null) return { ...place(year), isTooLong: false, isYearless: false, isYearAlone: true };
  const month = BY_MONTH.exec(text);
  return month === null ? undefined : { ...place(month), isTooLong: false, isYearless: true };
}
