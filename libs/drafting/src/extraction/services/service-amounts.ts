/** How long and how often: the minutes of a session and the sessions of a period that a text states. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  once: 1,
  twice: 2,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const COUNT = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight)`;
const PERIOD = String.raw`((?:school )?(?:day|year)|(?:nine|9)[ -]weeks|wk|week|mo|month|quarter|(?:grading|marking|reporting) period|trimester|semester|cycle)\b`;
const EACH = '(daily|weekly|wkly|monthly|quarterly)';
const LENGTH = String.raw`(?:\d{1,3}|[a-z]{3,7}(?:-five)?|half)[\s-](?:min(?:ute)?s?\.?|hour)`;
const TIMES = String.raw`(?:x|times?|sessions?|visits?|(?:half |full )?days?|mornings?|afternoons?|meetings?|lessons?|class periods?|periods?|blocks?)`;

const MINUTES =
  /(?:\b|(?<=\b\d ?x))(\d{1,3}(?:,\d{3})?|five|ten|fifteen|twenty(?:-five)?|thirty|forty(?:-five)?|fifty|sixty|ninety)\s?-?\s?(?:(?:more|extra|additional) )?(?:minutes?|mins?)\b/i;

/** How often: each with the sessions and the period it means. The first that fits a segment counts. */
const FREQUENCIES: readonly RegExp[] = [
  // "One 42-minute period daily (5 per week)": what stands in brackets says it exactly.
  new RegExp(String.raw`\(${COUNT}\s?(?:${TIMES}\s?)?(?:a|per|each|\/)\s?${PERIOD}`, 'i'),
  new RegExp(
    String.raw`\b${COUNT}\s?${TIMES}\s?(?:in (?=an?\b|each))?(?:a|per|each|every|\/)\s?${PERIOD}`,
    'i',
  ),
  // "Two pull-out sessions per week"
  new RegExp(
    String.raw`\b${COUNT}\s(?:[a-z-]{3,14}\s){1,2}(?:sessions?|visits?|lessons?|meetings?)\s?(?:a|per|each|every|\/)\s?${PERIOD}`,
    'i',
  ),
  new RegExp(String.raw`\b${COUNT}\s?(?:x|times?|sessions?|visits?|days?)\s${EACH}\b`, 'i'),
  new RegExp(String.raw`\b(once|twice)\s?(?:a|per|each|every|\/)?\s?${PERIOD}`, 'i'),
  new RegExp(String.raw`\b(once|twice)\s${EACH}\b`, 'i'),
  new RegExp(
    String.raw`\b${COUNT}\s(?:[a-z-]{3,12}\s)?(?:sessions?|visits?|lessons?|blocks?|shifts?|periods?|mornings?|afternoons?|classes|groups?)\sof\s(?:${LENGTH}|\d{1,3}\s(?:min(?:ute)?s?\.?|hours?)|(?:an|one|two|three) hours?)\s?(?:(?:a|per|each|every|\/)\s?)?(${PERIOD}|daily|weekly|monthly)\b`,
    'i',
  ),
  // "Two 20-minute visits weekly", "3 half-hours a week"
  new RegExp(
    String.raw`\b${COUNT}\s(?:${LENGTH}\s(?:[a-z-]{3,14}\s){0,2}${TIMES}|half[\s-]hours?)\s(?:(?:a|per|each|every)\s)?(${PERIOD}|daily|weekly|monthly)\b`,
    'i',
  ),
  new RegExp(String.raw`\b${COUNT}\s?x\s${PERIOD}`, 'i'),
  // "2 x 30 minutes per week", "45 min x 2 per week"
  new RegExp(
    String.raw`\b${COUNT}\s?x\s?\d{1,3}[\s-]?(?:minutes?|mins?)\b.{0,12}?(?:a|per|each|\/)\s?${PERIOD}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${COUNT}\s?x\s?\d{1,3}(?:[\s-]?(?:minutes?|mins?)\.?)?(?:,? each)?,?\s${EACH}\b`,
    'i',
  ),
  new RegExp(String.raw`\bx\s?${COUNT}\s?(?:a|per|each|\/)\s?${PERIOD}`, 'i'),
  new RegExp(String.raw`\bx\s?${COUNT}\s${EACH}\b`, 'i'),
  new RegExp(String.raw`\b${COUNT}\s?(?:\/|per|a)\s?${PERIOD}`, 'i'),
];
/** "Every other week", "twice every two weeks", "every other Tuesday". */
const EVERY_OTHER = new RegExp(
  String.raw`(?:\b(?:(once|twice)|${COUNT}\s?${TIMES}),?\s)?\bevery (?:other (?:wk|week|(?:mon|tues|wednes|thurs|fri)day)|(?:two|2|second) weeks?)\b`,
  'i',
);
/** "30' 1x/wk": minutes as therapists note them. */
const PRIMED = /\b(?<minutes>[1-9]?[05])['′],? ?(?=[1-9] ?x\b)/;
/** "45 x 3 per week", "2x week / 30": minutes without their word, beside a count of a period. */
const BARE_MINUTES = new RegExp(
  String.raw`\b(?<first>\d0|\d5|42|48) ?x ?[1-7] (?:a|per|each) ${PERIOD}|\b[1-7] ?x ?(?:\/|a |per )?\s?(?:wk|week|mo|month) ?\/ ?(?<last>\d0|\d5)\b`,
  'i',
);
/** "Three days in each six-day cycle", "4 times per 6-day cycle". */
const IN_CYCLE = new RegExp(
  String.raw`\b${COUNT} (?:days?|times|periods) (?:in|of|per) (?:(?:each|every|a|the) )?(?:\w+-day )?cycle\b`,
  'i',
);
/** "Every other day", "on alternate days": how often is told, though not as a count. */
const ALTERNATE_DAYS = /\bevery (?:other|second) (?:school )?day\b|\balternat(?:e|ing) days\b/i;
const HOURS = /\b(\d(?:\.\d{1,2})?|an|one|two|three|four|five|six) (?:hours?|hrs?)\b/i;
/** "Raised from 20 minutes to 30 minutes": what it is now to be. */
const RAISED = /\bfrom \d{1,3} ?-?min(?:ute)?s? to (\d{1,3}) ?-?min/i;
/** "2 x 30 individual", "1x30 monthly": sessions by minutes, as mandates are written. */
const MANDATE =
  /(?<!\bfrom )\b(?<sessions>[1-9]|10) ?x ?(?<minutes>10|15|20|25|30|35|40|42|45|50|55|60|75|90|120)\b(?! ?(?:%|x\b|trials?|words?|items?|problems?|times?))(?:[^.;\d]|\b\d\b(?! ?x)){0,40}/i;
const MANDATE_PERIOD = new RegExp(String.raw`\b${EACH}\b|(?:\b(?:a|per|each)\s|\/ ?|\s)${PERIOD}`, 'i');
const HALF_HOUR = /\bhalf[ -](?:an )?hours?\b/i;
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri)days?\b/gi;
/** "From next Monday": the day it begins, and not how often it is. */
const ONE_DAY = /\b(?:next|last|this|since|until|starting|beginning) (?:mon|tues|wednes|thurs|fri)day\b/gi;
/** "M/W/F", "Tue & Thu", "T, Th": days in short count only beside another. */
const DAY = String.raw`(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Th|Tu|M|T|W|R|F)`;
const SHORT_WEEKDAYS = new RegExp(
  String.raw`\b${DAY}\.?(?:(?:\s?[/,&+-]\s?|\sand\s)${DAY}\b\.?){1,4}|\b[MTWRF](?: (?:Th|[MTWRF])){2,4}\b|\b(?:MWF|TTh|TR|MTWThF|MW|WF)\b`,
);
/** "Monday through Friday", "M-F": every day between counts. */
const DAY_RANGE =
  /\b(Mon|Tues?|Wed(?:nes)?|M)(?:days?)?\.? ?(?:-|to|through|thru) ?(Wed(?:nes)?|Thu(?:rs?)?|Fri|Th|F)(?:days?)?\b/;
const WEEK = 'mtwhf';
const DAY_PATTERN = /Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Th|Tu|M|T|W|R|F/g;
/** "4 days x 15 minutes", "45 min x 4 days": of a week, too. */
const DAYS_BY = /\b([2-5]) days? ?x ?\d{1,3} ?min|\bmin(?:ute)?s? ?x ?([2-5]) days?\b/i;
/** "A drill on three mornings": of a week, where nothing else is said. */
const SOME_DAYS =
  /\bon (two|three|four|five|[2-5]) (?:school )?(?:mornings|afternoons|days)\b|\b(two|three|four|five|[2-5]) (?:(?:mornings|afternoons) of|days out of (?:5|five))\b/i;
/** "At the start and end of each day". */
const TWICE_A_DAY =
  /\b(?:start|beginning|morning|arrival)s? and (?:at )?(?:the )?(?:end|afternoon|dismissal)s?\b(?: of (?:each|every|the) (?:school )?day)?/i;
/** "Twice a week, of which one session per month is by telephone": where a part of the amount is given. */
const PART_OF_AMOUNT = /,? of which\b.*$/i;
/** "And an untimed check every second week": how often it is looked at. */
const CHECKED =
  /\b(?:checks?|probes?|reviews?|samples?|re-?sampled|tests?|updates?|reports?|graphs?|data)\b[^.;,\d]{0,20}\b(?:every (?:other|second|two) weeks?|weekly|monthly|(?:each|every|a|per) (?:week|month))/gi;
/** Once in the period, said without a count: "30 minutes a day", "15 minutes monthly", "at the end of each day". */
const ONCE = new RegExp(
  String.raw`\b(?:(?:a|per|each|every|\/)\s?${PERIOD}|${EACH}\b|(?:each|every) (?:school )?(morning|afternoon)\b)`,
  'i',
);

export type Period =
  | 'day'
  | 'two days'
  | 'week'
  | 'two weeks'
  | 'cycle'
  | 'month'
  | 'quarter'
  | 'trimester'
  | 'semester'
  | 'year';

export interface Often {
  readonly sessions: number;
  readonly per: Period;
}

/** The period each word of one means; any other is a week. */
const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/day$|^daily|noon$|morning$/i, 'day'],
  [/^mo/i, 'month'],
  [/^q|period$|^(?:nine|9)/i, 'quarter'],
  [/^trimester/i, 'trimester'],
  [/^semester/i, 'semester'],
  [/year$/i, 'year'],
  [/^cycle/i, 'cycle'],
];
const periodOf = (word: string): Period => PERIODS.find(([words]) => words.test(word))?.[1] ?? 'week';

const numberOf = (word: string) => NUMBER_WORDS[word.toLowerCase()] ?? Number(word.replace(',', ''));

/** Its place in the school week, Monday being 0; Thursday has a letter of its own. */
const placeOfDay = (day: string) => WEEK.indexOf(/^th/i.test(day) ? 'h' : day.slice(0, 1).toLowerCase());

function weekdaysIn(text: string): number {
  const range = DAY_RANGE.exec(text);
  if (range !== null) {
    const days = placeOfDay(range[2] ?? '') - placeOfDay(range[1] ?? '') + 1;
    if (days > 1) return days;
  }
  const named = new Set(text.replace(ONE_DAY, ' ').toLowerCase().match(WEEKDAYS)).size;
  if (named > 0) return named;
  const short = SHORT_WEEKDAYS.exec(text)?.[0];
  return short === undefined ? 0 : new Set(short.match(DAY_PATTERN)).size;
}

/** "2 x 30 individual": a mandate that names no period is one of the week. */
function mandateIn(text: string): Often | undefined {
  const mandate = MANDATE.exec(text);
  if (mandate === null || EVERY_OTHER.test(mandate[0])) return undefined;
  const period = MANDATE_PERIOD.exec(mandate[0]);
  return {
    sessions: Number(mandate.groups?.['sessions']),
    per: periodOf(period?.[1] ?? period?.[2] ?? 'week'),
  };
}

/** Told by days of school that no week holds a fixed number of. */
function bySchoolDays(text: string): Often | undefined {
  const inCycle = IN_CYCLE.exec(text)?.[1];
  if (inCycle !== undefined) return { sessions: numberOf(inCycle), per: 'cycle' };
  return ALTERNATE_DAYS.test(text) ? { sessions: 1, per: 'two days' } : undefined;
}

/** How often, by a count of times or days, the first such count of the text; undefined where the text says no more than "a day". */
export function countedOften(told: string): Often | undefined {
  // Words that a line's end and its indent part are one amount: "three    times weekly".
  const text = told
    .replace(/\s{2,}/g, ' ')
    .replace(PART_OF_AMOUNT, '')
    .replace(CHECKED, '');
  const mandate = mandateIn(text);
  if (mandate !== undefined) return mandate;
  const other = EVERY_OTHER.exec(text);
  if (other !== null) return { sessions: numberOf(other[1] ?? other[2] ?? 'once'), per: 'two weeks' };
  for (const pattern of FREQUENCIES) {
    const match = pattern.exec(text);
    if (match !== null) return { sessions: numberOf(match[1] ?? ''), per: periodOf(match[2] ?? '') };
  }
  const byDays = bySchoolDays(text);
  if (byDays !== undefined) return byDays;
  const weekdays = weekdaysIn(text);
  if (weekdays > 0 && !/\bevery other\b/i.test(text)) return { sessions: weekdays, per: 'week' };
  const [, ...days] = DAYS_BY.exec(text) ?? SOME_DAYS.exec(text) ?? [];
  const day = days.find(Boolean);
  if (day !== undefined) return { sessions: numberOf(day), per: 'week' };
  return TWICE_A_DAY.test(text) ? { sessions: 2, per: 'day' } : undefined;
}

/** How often, also where it is once and only the period is named; undefined where no period is. */
export function oftenIn(text: string): Often | undefined {
  const counted = countedOften(text);
  if (counted !== undefined) return counted;
  const once = ONCE.exec(text);
  return once === null ? undefined : { sessions: 1, per: periodOf(once[1] ?? once[2] ?? once[3] ?? '') };
}

/** The minutes of one session, hours counted as 60; undefined where no length is told. */
export function minutesIn(text: string): number | undefined {
  const minutes = (RAISED.exec(text) ?? MINUTES.exec(text))?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  if (HALF_HOUR.test(text)) return 30;
  const { minutes: primed, first, last } = (PRIMED.exec(text) ?? BARE_MINUTES.exec(text))?.groups ?? {};
  const bare = primed ?? first ?? last;
  if (bare !== undefined) return Number(bare);
  const length = MANDATE.exec(text)?.groups?.['minutes'];
  if (length !== undefined) return Number(length);
  const hours = HOURS.exec(text)?.[1];
  return hours === undefined ? undefined : 60 * (/^an$/i.test(hours) ? 1 : numberOf(hours));
}

/** One look before the slower ones: no amount stands without such a word. */
const TIME_UNIT = /min|hour|hr|\d ?x(?: ?\d\d|\b)/i;

const LENGTHS_TOLD = [MINUTES, HOURS, HALF_HOUR, MANDATE, PRIMED, BARE_MINUTES];

/** Whether a text tells a length in minutes or hours at all. */
export const tellsOfTime = (text: string): boolean =>
  TIME_UNIT.test(text) && LENGTHS_TOLD.some((told) => told.test(text));
