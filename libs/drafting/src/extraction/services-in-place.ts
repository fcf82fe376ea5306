/** Services the report says the student has or should have, with their amounts. */
import { type Passage, quotePassage } from './passages.js';
import { serviceRowsIn } from './service-tables.js';

export interface ServiceInPlace {
  /** The words of this one service, also where a sentence names several. */
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page: the sentence or row. */
  readonly quote: string;
  /** Length of one session. */
  readonly minutes?: number;
  /** How many sessions `per` day, week or month. */
  readonly sessions?: number;
  readonly per?: 'day' | 'week' | 'month' | 'quarter' | 'year';
  /** True where the report suggests the service rather than tells of it. */
  readonly isRecommended?: boolean;
}

const SERVICES_MAX = 20;
const SEGMENTS_MAX = 12;
const TEXT_CHARACTERS_MAX = 1_500;

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
const PERIOD = String.raw`((?:school )?(?:day|year)|wk|week|mo|month|quarter|(?:grading|marking|reporting) period|trimester|semester)\b`;
const TIMES = String.raw`(?:x|times?|sessions?|visits?|days?|mornings?|afternoons?|meetings?|lessons?|class periods?|periods?|blocks?)`;

const MINUTES =
  /\b(\d{1,3}(?:,\d{3})?|five|ten|fifteen|twenty(?:-five)?|thirty|forty(?:-five)?|fifty|sixty|ninety)\s?-?\s?(?:minutes?|mins?)\b/i;

/** How often: each with the sessions and the period it means. The first that fits a segment counts. */
const FREQUENCIES: readonly RegExp[] = [
  new RegExp(String.raw`\b${COUNT}\s?${TIMES}\s?(?:a|per|each|every|\/)\s?${PERIOD}`, 'i'),
  new RegExp(String.raw`\b${COUNT}\s?(?:x|times?|sessions?|visits?|days?)\s(daily|weekly|monthly)\b`, 'i'),
  new RegExp(String.raw`\b(once|twice)\s?(?:a|per|each|every|\/)?\s?${PERIOD}`, 'i'),
  /\b(once|twice)\s(daily|weekly|monthly)\b/i,
  new RegExp(
    String.raw`\b${COUNT}\s(?:[a-z-]{3,12}\s)?(?:sessions?|visits?|lessons?|blocks?)\sof\s\d{1,3}\s(?:min(?:ute)?s?\.?)\s?(?:a|per|each|every|\/)\s?${PERIOD}`,
    'i',
  ),
  new RegExp(String.raw`\b${COUNT}\s?x\s${PERIOD}`, 'i'),
  // "2 x 30 minutes per week", "45 min x 2 per week"
  new RegExp(
    String.raw`\b${COUNT}\s?x\s?\d{1,3}[\s-]?(?:minutes?|mins?)\b.{0,12}?(?:a|per|each|\/)\s?${PERIOD}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${COUNT}\s?x\s?\d{1,3}[\s-]?(?:minutes?|mins?)\.?(?:,? each)?,?\s(daily|weekly|monthly)\b`,
    'i',
  ),
  new RegExp(String.raw`\bx\s?${COUNT}\s?(?:a|per|each|\/)\s?${PERIOD}`, 'i'),
  new RegExp(String.raw`\bx\s?${COUNT}\s(daily|weekly|monthly)\b`, 'i'),
  new RegExp(String.raw`\b${COUNT}\s?(?:\/|per|a)\s?${PERIOD}`, 'i'),
];
/** One look before the slower ones: no amount stands without such a word. */
const TIME_UNIT = /min|hour/i;
const HOURS = /\b(\d|an|one|two) hours?\b/i;
const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri)days?\b/gi;
/** "M/W/F", "Tue & Thu", "T, Th": days in short count only beside another. */
const DAY = String.raw`(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Th|Tu|M|T|W|R|F)`;
const SHORT_WEEKDAYS = new RegExp(
  String.raw`\b${DAY}\.?(?:(?:\s?[/,&+-]\s?|\sand\s)${DAY}\b\.?){1,4}|\b(?:MWF|TTh|TR|MTWThF|MW|WF)\b`,
);
const DAY_PATTERN = /Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Th|Tu|M|T|W|R|F/g;
/** "A drill on three mornings": of a week, where nothing else is said. */
const SOME_DAYS = /\bon (two|three|four|five|[2-5]) (?:school )?(?:mornings|afternoons|days)\b/i;
/** "At the start and end of each day". */
const TWICE_A_DAY =
  /\b(?:start|beginning|morning|arrival)s? and (?:at )?(?:the )?(?:end|afternoon|dismissal)s?\b(?: of (?:each|every|the) (?:school )?day)?/i;
/** Once in the period, said without a count: "30 minutes a day", "15 minutes monthly", "at the end of each day". */
const ONCE = new RegExp(String.raw`\b(?:(?:a|per|each|every|\/)\s?${PERIOD}|(daily|weekly|monthly)\b)`, 'i');

const SERVICE_NOUN =
  /\b(?:special education|early childhood|D\.?A\.?P\.?E|teacher of|D\/?HH|itinerant|O&M|interpret(?:er|ing)|work[- ]based|job (?:coach|train)\w{0,4}|work experience|nurs(?:e|ing)|(?:math|reading|writing|literacy|language|skills|study) (?:lab|skills|class|block)|sessions?|drill|SLP|OTR?|PT|APE|TVI|BCBA|services?|assistance|provides?|(?:comes? to|works? with|meets? with|sees?|goes to) (?:me|us|her|him|them|room|my|our)|life skills|visits?|therap(?:y|ist)|instruction|support|intervention(?:ist)?|counsel\w{2,5}|consult\w{0,6}|coach(?:ing)?|resource|speech|occupational|physical|language|reading specialist|small[- ]group|social (?:skills|work)|pull-?out|push-?in|training|check(?:-in)?|specialized|adapted|transition|group|orientation and mobility|workshop|braille|vision|audiolog\w{1,4}|learning (?:center|lab)|paraprofessional|tutor\w{0,3})\b/i;
/** Time that is no service: how long somebody looked, tested or worked. */
const NOT_A_SERVICE =
  /\bobserv|\btest(?:ed|ing)\b|\bscreen time|\bhomework\b|\bsat\b|\bpassage|\bprobe|\bsleep|\bwaited|\bevaluation sessions?\b|\breads? (?:at home|aloud)|on[- ]task|\btantrum|\bworks? for|\bassessment\b|\blatency|\bhours of\b/i;

interface Often {
  readonly sessions: number;
  readonly per: 'day' | 'week' | 'month' | 'quarter' | 'year';
}

const periodOf = (word: string): Often['per'] =>
  /day$|^daily/i.test(word)
    ? 'day'
    : /^mo/i.test(word)
      ? 'month'
      : /^q|period$|trimester|semester/i.test(word)
        ? 'quarter'
        : /year$/i.test(word)
          ? 'year'
          : 'week';

const numberOf = (word: string) => NUMBER_WORDS[word.toLowerCase()] ?? Number(word.replace(',', ''));

function weekdaysIn(text: string): number {
  const named = new Set(text.toLowerCase().match(WEEKDAYS)).size;
  if (named > 0) return named;
  const short = SHORT_WEEKDAYS.exec(text)?.[0];
  return short === undefined ? 0 : new Set(short.match(DAY_PATTERN)).size;
}

/** How often, by a count of times or days; undefined where the text says no more than "a day". */
function countedOften(text: string): Often | undefined {
  for (const pattern of FREQUENCIES) {
    const match = pattern.exec(text);
    if (match !== null) return { sessions: numberOf(match[1] ?? ''), per: periodOf(match[2] ?? '') };
  }
  const weekdays = weekdaysIn(text);
  if (weekdays > 0 && !/\bevery other\b/i.test(text)) return { sessions: weekdays, per: 'week' };
  const days = SOME_DAYS.exec(text)?.[1];
  if (days !== undefined) return { sessions: numberOf(days), per: 'week' };
  return TWICE_A_DAY.test(text) ? { sessions: 2, per: 'day' } : undefined;
}

function oftenIn(text: string): Often | undefined {
  const counted = countedOften(text);
  if (counted !== undefined) return counted;
  const once = ONCE.exec(text);
  return once === null ? undefined : { sessions: 1, per: periodOf(once[1] ?? once[2] ?? '') };
}

interface Segment {
  readonly text: string;
  readonly index: number;
}

/** The parts of a sentence that each name one amount. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of text
    .slice(0, TEXT_CHARACTERS_MAX)
    .matchAll(
      /;|, (?=(?:[A-Za-z-]{1,15} ){2,6}\d{1,3} ?-?min)|\s(?=\p{Lu}[\p{L}-]{2,24}(?:,? [\p{L}/&-]{1,20}){0,7}[:,] \d{1,3} ?-?min)|\bplus\b|\band (?!\w{3,6}day)(?=(?:[\w-]{1,15} ){0,8}\d{1,3} ?-?min)/gu,
    )) {
    if (segments.length >= SEGMENTS_MAX) break;
    segments.push({ text: text.slice(from, match.index), index: from });
    from = match.index + match[0].length;
  }
  segments.push({ text: text.slice(from, TEXT_CHARACTERS_MAX), index: from });
  // A part without an amount of its own names the service whose amount comes after the comma.
  return segments.reduceRight<Segment[]>((parts, segment) => {
    const [next] = parts;
    return next !== undefined && minutesIn(segment.text) === undefined
      ? [
          { text: text.slice(segment.index, next.index + next.text.length), index: segment.index },
          ...parts.slice(1),
        ]
      : [segment, ...parts];
  }, []);
}

interface Advice {
  readonly page: number;
  readonly quote: string;
}

/**
 * Every amount of a service per day, week or month, in order. At most 20.
 * @param advice the report's recommendations: with minutes, each is a service, whatever it is called
 */
export function servicesIn(passages: readonly Passage[], advice: readonly Advice[] = []): ServiceInPlace[] {
  const rows = new Map(serviceRowsIn(passages).map((row) => [row.passage, row]));
  const services: ServiceInPlace[] = [];
  for (const passage of passages) {
    if (services.length >= SERVICES_MAX) break;
    const row = rows.get(passage);
    if (row !== undefined) {
      services.push(...rowService(passage, row.amount));
      continue;
    }
    const isTimed = TIME_UNIT.test(passage.text) && (MINUTES.test(passage.text) || HOURS.test(passage.text));
    if (!isTimed || isElsewhere(passage)) continue;
    services.push(...servicesOf(passage, advice).slice(0, SERVICES_MAX - services.length));
  }
  return services;
}

/** A skill to reach, or a line of a form: a service only where it is counted and planned for nobody's progress. */
function isElsewhere({ section, isRow, text }: Passage): boolean {
  // The identity section ends where a heading says so; a sheet without headings never leaves it.
  if (section === 'identity' && isRow) return countedOften(text) === undefined;
  return (
    section === 'goals' &&
    (countedOften(text) === undefined || /\b(?:will|shall|goals?|trials?|accura\w*)\b|%/i.test(text))
  );
}

/** The service of a row whose columns hold its amount. */
function rowService(passage: Passage, amount: string): ServiceInPlace[] {
  const minutes = minutesIn(amount);
  const often = oftenIn(amount);
  if (minutes === undefined || often === undefined) return [];
  const isRecommended =
    passage.section === 'recommendations' || /suggest|recommend|propos/i.test(passage.heading);
  return [
    {
      text: passage.text.slice(0, 320),
      page: passage.page.page,
      quote: quotePassage(passage),
      minutes,
      ...often,
      ...(isRecommended ? { isRecommended } : {}),
    },
  ];
}

function minutesIn(text: string): number | undefined {
  const minutes = MINUTES.exec(text)?.[1];
  if (minutes !== undefined) return numberOf(minutes);
  const hours = HOURS.exec(text)?.[1];
  return hours === undefined ? undefined : 60 * (/^an$/i.test(hours) ? 1 : numberOf(hours));
}

const isAdvised = (passage: Passage, advice: readonly Advice[]) =>
  advice.some(({ page }) => page === passage.page.page) &&
  advice.some(({ quote }) => quote === quotePassage(passage));

function servicesOf(passage: Passage, advice: readonly Advice[]): ServiceInPlace[] {
  const isServiceSection = passage.section === 'services';
  const isNamed =
    isServiceSection ||
    SERVICE_NOUN.test(passage.text) ||
    SERVICE_NOUN.test(passage.heading) ||
    // Below "Next steps" a line with its minutes is one, whatever it is called.
    passage.section === 'recommendations' ||
    isAdvised(passage, advice) ||
    // "Proposed minutes", "Time"
    /\b(?:minutes|service time)\b/i.test(passage.heading);
  if (!isNamed || (NOT_A_SERVICE.test(passage.text) && !isServiceSection)) return [];
  return segmentsOf(passage.text).flatMap(({ text, index }): ServiceInPlace[] => {
    const minutes = minutesIn(text);
    const often = oftenIn(text);
    if (minutes === undefined || often === undefined) return [];
    return [
      {
        text: text.trim().slice(0, 320),
        page: passage.page.page,
        quote: quotePassage(passage, index),
        minutes,
        ...often,
        ...(passage.section === 'recommendations' || /suggest|recommend|propos/i.test(passage.text)
          ? { isRecommended: true }
          : {}),
      },
    ];
  });
}
