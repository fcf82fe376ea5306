/** The quantities a text states: each number with what it counts and what it is there for. Texts come folded. */
import { everyMatch } from '../extraction/text/every-match.js';
import { blanked } from './folded-text.js';

/**
 * What a number counts. `share`: a percent or "4 of 5"; `rate`: so many per minute; `frequency`: so many per day, class
 * or the like; `level`: a rubric or scale point; `prompts`: help given; `norm`: a score that compares with other children.
 */
export type QuantityKind =
  'share' | 'rate' | 'frequency' | 'count' | 'duration' | 'distance' | 'level' | 'prompts' | 'norm';

/**
 * What it is there for. `observations`: on how many occasions; `start`: where the student is now; `given`: part of the
 * task; `schedule`: how often data are taken; `partners`: with how many people or in how many places.
 */
export type QuantityRole = 'criterion' | 'observations' | 'start' | 'given' | 'schedule' | 'partners';

export interface Quantity {
  readonly value: number;
  readonly kind: QuantityKind;
  readonly role: QuantityRole;
  /** What is counted, in the text's words: "words correct per minute", "accuracy", "trials". */
  readonly unit: string;
  /** Denominator of "4 of 5". */
  readonly outOf?: number;
  /** Written as a percent rather than as "4 of 5". */
  readonly isPercent: boolean;
  readonly isAtMost: boolean;
  /** "80-90%": two ends where one number was wanted. */
  readonly isRange: boolean;
  /** Place in the folded text, and the end of number and unit. */
  readonly at: number;
  readonly end: number;
}

const QUANTITIES_MAX = 60;
const NUMBER = /(?<![\w./$#-]|\d,)(\d{1,4}(?:\.\d{1,2})?)(?![\d:]|,\d{3}\b)/g;
/** "80% or better" and "80% accuracy or above" alike leave the noun where it is. */
const LIMITER =
  /^ ?(?:\+|or (?:more|fewer|less|better|higher|greater|above|under|below)|and (?:above|higher)|(?:total|more|additional|different|correct|complete|consecutive)(?= ))/;
const AT_MOST_BEFORE =
  /\b(?:no more than|not more than|fewer than|less than|at most|under|below|a maximum of|up to|within|or fewer|no longer than|inside(?: of)?|faster than|quicker than|not exceeding|no greater than|no higher than|not above|max(?:imum)?(?: of)?|as few as|<)(?: an?| (?:a )?(?:total|average|maximum) of)? ?$/;
const AT_MOST_AFTER = /^(?:[a-z%-]+ ){0,4}?or (?:fewer|less|under|below)\b/;

/** Occasions that are observed one by one; a number of them says how often a level must be reached. */
export const OCCASIONS =
  /\b(?:sessions?|days?|weeks?|months?|probes?|observations?|occasions?|checks?|samples?|periods?|lessons?|administrations?|assessments?|measurements?|collections?|data points?|quarters?|semesters?|visits?|tests?|quizzes|timings?|rounds|shifts|mornings|afternoons|lists|dictations|lunches|outings|recesses|classes|meetings|readings|monitorings?|monitoring (?:checks|data))\b/;
const CHANCES = /\b(?:trials?|opportunit(?:y|ies)|attempts?|tries|times|instances|chances|occurrences)\b/;
const HELP =
  /^(?!times without|requests of an adult)(?:[a-z-]+(?:,| or| and|\/)? ){0,4}?(?:prompts?|prompting|cues?|cueing|reminders?|redirections?|redirects|repetitions?|models?|supports|assists?|adult)\b/;
const PARTNERS =
  /^(?:[a-z-]+ ){0,3}?(?:peers?|partners?|adults?|people|persons|staff|settings?|locations?|environments?|places|corners|intersections|stores|sites|rooms|contexts?|classrooms|teachers|listeners?|classmates|routines|activities)\b/;
const PER_MINUTE =
  /^(?:[a-z/'-]+ ){0,6}?(?:(?:(?:per|a|each|every)(?: (?:1|a|an|the))?[ -](?:1[ -])?|(?:in|for|within|during)(?: (?:\d|a|an|the))?[ -](?:\d[ -])?)min(?:utes?|\.|\b)(?![ -](?:activity|period|class|lesson|session|observation|block|recess|conversation))|\/ ?min)|^(?:wcpm|cwpm|wpm|wcm|cwm|wrcm|dcpm|cdpm|lpm|lspm|clspm|dc\/m|wc\/min)\b/;
const PER_PERIOD =
  /^(?:[a-z0-9/'-]+ ){0,6}?(?:(?:per|each|every) (?:school |class |whole |full )?(?:\d{1,3}(?: |-)(?:min\w*|hour|(?:school |class )?(?:day|period|lesson|class(?:es)?))s?(?: [a-z]+)?|[a-z-]{3,16})|in an? \d{1,3}[- ]minute(?= [a-z])|(?:in|during|within) (?:any |each |every )?[1-9]\d (?:minutes|min)\b(?: of [a-z]+)?)|^(?:[a-z0-9/'-]+ ){0,3}?an? (?:school )?(?:hour|day|week|month|session|class|period|lesson)\b(?! (?:apart|later|ago|before|after))/;
const TIME =
  /^(?:consecutive |continuous |full |uninterrupted |additional )?(?:seconds?|secs?|s|minutes?|mins?|hours?|hrs?)\b/;
const LENGTH = /^(?:feet|foot|ft|yards?|meters?|inch(?:es)?|in\.|cm|mm|blocks|stairs|laps)\b/;
const LEVEL_BEFORE =
  /\b(?:score|rating|level|scores|rated|ratings)(?: of| a| an| at)*(?: (?:at least|or above|or higher))? ?$/;
const LEVEL_AFTER =
  /^(?:[a-z-]+ ){0,2}?points?\b|^(?:or (?:higher|better|above) )?on (?:a|an|the) (?:[a-z0-9-]+ ){0,4}?(?:rubric|scale)/;
/** What is counted stands in front of its number: "a mean length of utterance of 4.6". */
const UNIT_BEFORE = /\bmean length of utterance (?:of |at )?(?:at least )?$/;
const NORM_BEFORE =
  /\b(?:(?:standard|scaled|composite|t-?) ?scores?(?: [a-z.'-]+){0,3}|percentile(?: rank)?|grade equivalent|age equivalent|lexile|rit(?: score)?|\bss|\bge|quotient|index)(?: level| score| measure)?(?: (?:of|at|is|was|=|:|to|above|below|between|at least|under|over))* ?$/;
const NORM_AFTER = /^(?:st|nd|rd|th)? ?(?:%ile|percentile|lexile|l\b|rit\b|grade equivalent|standard score)/;
const START_BEFORE =
  /\b(?:baselines?(?: level| score| rate| data)?(?: average)?(?: (?:of|is|was|at|shows?|from|on))?:?|currently(?: (?:at|is|reads|reading|scores|scoring|averag\w+|complet\w+|produc\w+|writes|earns))?|current(?: [a-z]+){0,3} (?:of|is|at)|(?<!\b(?:will|to|and|or) )present(?:ly)?(?: [a-z]+){0,3}(?: at| of| is)?|(?:up|down) from|compared (?:to|with)|starting (?:at|from|level of)|previously|started at)(?: (?:a|an|the|about|approximately|only|roughly|around|average|median|baseline|current|level|rate|mean length of utterance|of|at|=)){0,5} ?$/;
const GIVEN_AFTER = /^-[a-z]|^(?:st|nd|rd|th)\b/;
const SCHEDULE_AFTER =
  /^(?:times?|x|probes?|checks?|data points?|samples?|collections?|observations?)(?: of data)?(?: collection| are taken)? (?:a|per|each|every) (?:day|week|month|quarter|grading|semester|marking|reporting|trimester)(?! apart)/;
/** "8 times per week" is the level of a deed; after a word of measuring or serving it is a schedule. */
const SCHEDULED_BEFORE =
  /\b(?:measured|data|collected|collection|prob(?:e|es|ed|ing)|administered|recorded|reported|reports?|monitor(?:ed|ing)|checked|tracked|therapy|services?|instruction|sessions?|taken|graph(?:ed|s)?|scored|review(?:ed|s)?|assess(?:ed|ment|ments)?|tall(?:y|ied)|observed|observations?|samples?|sampled|logged|charted|timed|sheet|checklist|rubric|log|pt|ot|slp|teacher|staff)\b[^.;]{0,40}$/;
/** "median of 3 story starters": on how many the number was taken. */
const TAKEN_ON =
  /\bmedian (?:of|over|across|on|from) (?:the )?(?:last )?$|[(,;] ?(?:an? |the )?(?:mean|average|avg\.?) (?:of|over|across) (?:the )?(?:last )?$/;
const FUNCTION_WORDS =
  /^(?:and|or|as|in|on|at|with|for|from|to|of|the|by|per|when|given|across|over|is|are|was|were|if|that|who|while|during|after|using|will|up|out|within)$/;
/** "16 addition and subtraction problems": two kinds of one thing. */
const OF_TWO_KINDS =
  /^ ?((?!(?:correct|percent)\b)[a-z-]{3,20} and (?!(?:will|is|are)\b)[a-z-]{3,20} (?:problems|facts|equations|questions|directions))\b/;

/** Words after a number, as far as they can still be what is counted. */
function nounAfter(rest: string): string {
  const twofold = OF_TWO_KINDS.exec(rest)?.[1];
  if (twofold !== undefined) return twofold;
  const words = /^ ?(?:(?:\d-)?[a-z][a-z'/-]{0,24} ?){0,6}/.exec(rest)?.[0].trim().split(' ') ?? [];
  const kept: string[] = [];
  for (const word of words) {
    if (FUNCTION_WORDS.test(word) && !(kept.length > 0 && /^(?:per|in|of)$/.test(word))) break;
    kept.push(word);
  }
  while (kept.length > 0 && FUNCTION_WORDS.test(kept.at(-1) ?? '')) kept.pop();
  return kept.join(' ');
}

interface Place {
  readonly before: string;
  readonly rest: string;
  readonly value: number;
}

/** "4 out of 5", "4/5", "4 of the 5": the denominator and where it ends. */
function ratioIn(rest: string): { outOf: number; length: number; counted: string } | undefined {
  const match =
    /^ ?(?:((?:(?!of |in |on |at |with |per |a |to )[a-z/'-]+ ){0,4})out of|(?:correct |correctly )?(?:of|\/))(?: (?:every|the|a set of|any|a possible))? ?(\d{1,4})(?![\d%/]|\.\d|-[a-z]| ?percent)/.exec(
      rest,
    );
  return match === null
    ? undefined
    : { outOf: Number(match[2]), length: match[0].length, counted: (match[1] ?? '').trim() };
}

/** "all 8 steps": 8 of 8. */
function wholeOf({
  before,
  rest,
  value,
}: Place): { outOf: number; length: number; counted: string } | undefined {
  const isWhole = /\b(?:all|every one of|each of)(?: of)?(?: the)? ?$/.test(before) && /^ [a-z]/.test(rest);
  return isWhole && !HELP.test(rest.trimStart()) && !PARTNERS.test(rest.trimStart())
    ? { outOf: value, length: 0, counted: '' }
    : undefined;
}

/** "3 passages for 1 minute each" counts texts, and is no rate. */
const TEXTS = /\b(?:passages?|stories|texts?|probes?|books?|pages?|articles?|samples?|trials?|worksheets?)\b/;

const kindOfCount = ({ before, rest }: Place, noun: string): QuantityKind => {
  if (NORM_BEFORE.test(before) || NORM_AFTER.test(rest)) return 'norm';
  if (PER_MINUTE.test(rest.trimStart()) && !TEXTS.test(noun)) return 'rate';
  if (HELP.test(noun)) return 'prompts';
  if (TIME.test(noun)) return 'duration';
  if (PER_PERIOD.test(rest.trimStart())) return 'frequency';
  if (LENGTH.test(noun)) return 'distance';
  const isScale = LEVEL_BEFORE.test(before) && !NOUN_STEMS.test(noun.replace(/points?/g, ' '));
  return isScale || LEVEL_AFTER.test(rest.trimStart()) ? 'level' : 'count';
};

function unitOf(rest: string, kind: QuantityKind): string {
  const trimmed = rest.trimStart();
  const perMinute = kind === 'rate' ? PER_MINUTE.exec(trimmed)?.[0] : undefined;
  const perPeriod = kind === 'frequency' ? PER_PERIOD.exec(trimmed)?.[0] : undefined;
  return perMinute ?? perPeriod ?? nounAfter(trimmed);
}

/** "words of a play sample" counts words. */
const headOf = (unit: string) => unit.split(/ (?:of|in|per) /)[0] ?? unit;

/** "one hand on the rail": how, and not how much. */
const BODY_PART =
  /^(?:hands?|foot(?! (?:away|apart|high))|arms?|legs?|fingers?|rails?|handrails?|railings?|eyes?|ears?)\b/;

/** "one of two switches" is a choice and no level. */
const CHOICE_AFTER =
  /^ ?of (?:the )?[2-4] (?!trials?|times|tries|opportunit|days?|sessions?|probes?|attempts?)/;

const isScheduled = (before: string, rest: string) =>
  SCHEDULE_AFTER.test(rest) && (!/^(?:times?|x) /.test(rest) || SCHEDULED_BEFORE.test(before));

type Counted = Pick<Quantity, 'kind' | 'unit'> & { readonly isShare: boolean };

/** What belongs to the task or its timetable rather than to what must be reached. */
function roleInTask(
  { before, rest, value }: Place,
  { kind, unit, isShare }: Counted,
): QuantityRole | undefined {
  if (kind === 'count' && /(?:%|percent) of (?:the |his |her )?$/.test(before)) return 'given';
  if (value <= 2 && BODY_PART.test(unit)) return 'given';
  // "On three grade 7 passages, he will answer": what the task is on opens the goal.
  if (kind === 'count' && /(?:^|, )(?:on|in|from) $/.test(before) && /\bwill\b/.test(rest.slice(0, 80)))
    return 'given';
  // "a 2-symbol message", "a 20-minute activity": part of the thing. "for a 10-minute period" is how long.
  const isLasting = /\bfor (?:an?|at least|up to|the)(?: an?| full| total)? ?$/.test(before);
  if (kind !== 'norm' && GIVEN_AFTER.test(rest) && !isLasting) return 'given';
  return !isShare && isScheduled(before, rest.trimStart()) ? 'schedule' : undefined;
}

const RECURRING = /^ ?(?:bi-?weekly|weekly|monthly|daily) [a-z]/;
const IN_A_ROW = /^ ?(?:[a-z-]+ ){0,4}?(?:consecutive|successive|straight|in a row|back-to-back)\b/;

/** A number of occasions, as far as the unit or the words around it tell. */
function isOfOccasions({ before, rest }: Place, { kind, unit, isShare }: Counted): boolean {
  if (isShare) return OCCASIONS.test(headOf(unit)) || RECURRING.test(unit);
  // "in 3 pieces of writing a month": on how many, where a deed is not what recurs.
  if (kind === 'frequency')
    return (
      IN_A_ROW.test(rest) ||
      (/\b(?:in|on|over|across) (?:at least )?$/.test(before) &&
        /\b(?:week|month|quarter|semester)/.test(unit))
    );
  if (kind === 'count')
    return (
      (unit !== '' && TAKEN_ON.test(before)) ||
      RECURRING.test(rest) ||
      IN_A_ROW.test(rest) ||
      OCCASIONS.test(headOf(unit))
    );
  return kind !== 'norm' && kind !== 'rate' && kind !== 'duration' && IN_A_ROW.test(rest);
}

function isOfPartners({ before, rest }: Place, { kind, unit }: Counted): boolean {
  const isVaried =
    /^(?:different|separate|unfamiliar|new|familiar|other)\b/.test(rest.trimStart()) &&
    /\b(?:across|at|in|with|to|from|on|over) (?:at least )?$/.test(before);
  return kind === 'count' && (PARTNERS.test(unit) || isVaried);
}

function roleOf(place: Place, counted: Counted): QuantityRole {
  if (START_BEFORE.test(place.before)) return 'start';
  const role = roleInTask(place, counted);
  if (role !== undefined) return role;
  if (isOfOccasions(place, counted)) return 'observations';
  return !counted.isShare && isOfPartners(place, counted) ? 'partners' : 'criterion';
}

/** Characters of "-90" in "80-90%", where a number is one end of a range; 0 otherwise. */
function rangeLength(before: string, after: string): number {
  const range = /^ ?(?:%|percent)? ?(?:-|to|or)(?: at least)? ?(?=\d)/.exec(after)?.[0];
  if (range === undefined || JOURNEY_BEFORE.test(before)) return 0;
  const second = /^\d{1,4}(?:\.\d{1,2})?/.exec(after.slice(range.length))?.[0];
  return second === undefined ? 0 : range.length + second.length;
}

/** What follows the number once it is known whether it is a share: "of 10 words", "% accuracy", "words per minute". */
function shareIn(place: Place): { outOf?: number; isPercent: boolean; tail: string; named: string } {
  const ratio = ratioIn(place.rest) ?? wholeOf(place);
  if (ratio !== undefined)
    return {
      outOf: ratio.outOf,
      isPercent: false,
      tail: place.rest.slice(ratio.length),
      named: ratio.counted,
    };
  const percent = NORM_AFTER.test(place.rest) ? null : /^ ?(?:%|percent(?:age)?\b(?!ile))/.exec(place.rest);
  return { isPercent: percent !== null, tail: place.rest.slice(percent?.[0].length ?? 0), named: '' };
}

/** The quantity, and where the text after its last number begins. */
function quantityAt(text: string, at: number, digits: string): { quantity: Quantity; numbersEnd: number } {
  const numberEnd = at + digits.length;
  const before = text.slice(Math.max(0, at - 90), at);
  const after = text.slice(numberEnd, numberEnd + 120);
  const skipped = rangeLength(before, after);
  const place: Place = { before, rest: after.slice(skipped), value: Number(digits) };
  const { outOf, isPercent, tail, named } = shareIn(place);
  const isShare = outOf !== undefined || isPercent;
  const limiter = LIMITER.exec(tail)?.[0] ?? '';
  const counted = isShare
    ? tail.slice(limiter.length).replace(/^ ?(?:of|on|for) (?:the |all |his |her |their |observed )?/, ' ')
    : tail.slice(limiter.length);
  const kind = isShare ? 'share' : kindOfCount({ ...place, rest: counted }, nounAfter(counted));
  const following = unitOf(counted, kind);
  // "3 probes out of 4": what is counted stands before.
  const unit = UNIT_BEFORE.test(before) ? 'words per utterance' : following === '' ? named : following;
  const numbersEnd = numberEnd + skipped + (place.rest.length - tail.length);
  const quantity: Quantity = {
    value: place.value,
    kind,
    role:
      CHOICE_AFTER.test(place.rest) && place.value === 1 && !START_BEFORE.test(before)
        ? 'given'
        : roleOf({ ...place, rest: `${limiter}${counted}` }, { kind, unit, isShare }),
    unit,
    ...(outOf === undefined ? {} : { outOf }),
    isPercent,
    isAtMost: AT_MOST_BEFORE.test(before) || AT_MOST_AFTER.test(place.rest.trimStart()),
    isRange: skipped > 0,
    at,
    end: numbersEnd + following.length + 1,
  };
  return { quantity, numbersEnd };
}

const JOURNEY_BEFORE =
  /\bfrom (?:an? |about |approximately |only |around )?(?:average of |baseline of |median of |current )?$/;

/** "from 45 to 90 words": the first number is the start, in the unit of the second. */
function asJourneys(text: string, found: readonly Quantity[]): Quantity[] {
  return found.map((quantity, index) => {
    const next = found[index + 1];
    if (next === undefined || !JOURNEY_BEFORE.test(text.slice(Math.max(0, quantity.at - 40), quantity.at)))
      return quantity;
    const between = text.slice(quantity.at, next.at);
    if (
      !/^[^.;]{1,60}? to (?:at least |an average of |a (?:median|level|rate) of |about |no more than |fewer than |less than |at most )?$/.test(
        between,
      )
    )
      return quantity;
    const isBare = quantity.unit === '' || quantity.unit.startsWith('to');
    return { ...quantity, role: 'start' as const, ...(isBare ? { kind: next.kind, unit: next.unit } : {}) };
  });
}

/** Numbers that name a grade, a date, a text, a table's place or a page count nothing. */
const NAMES_OF_THINGS =
  /\b(?:grades? (?:level )?(?:k|\d{1,2})(?:\.\d)?(?:(?:-| to | or | and )\d{1,2})?|\d{1,2}(?:st|nd|rd|th)[- ]grade(?:rs?)?|ages? \d{1,2}|page \d{1,4}|level \d{1,2}(?= (?:text|book|passage|reader))|room \d{1,4}|tier \d|unit \d{1,2}|step \d|#\d{1,4}|\d{1,2} ?(?:a\.?m\.?|p\.?m\.?)\b|\d{1,2}\/20\d\d|(?:\d{1,2} )?\d{1,2}\/\d{1,2}[- ]?(?:inch(?:es)?|in\b|cup|mile|hour|")|20\d\d(?: ?[-/] ?(?:20)?\d\d)?(?: school year)?|\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2}|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,2}(?:st|nd|rd|th)?(?!\d)|(?:(?:instructional|school) )?weeks? \d{1,2}(?: ?- ?\d{1,2})?|(?:wj|wiat|ktea|celf|gfta|basc|brief|srs|bot|dibels|tnl|wisc|vineland|ctopp|towre|toni|casl|ppvt|evt)[- ]?(?:iv|v|\d)\b)/g;

/** Every quantity of a folded text, in order; at most 60. */
export function quantitiesIn(folded: string): Quantity[] {
  const text = blanked(folded, NAMES_OF_THINGS);
  const found: Quantity[] = [];
  let free = 0;
  for (const match of everyMatch(NUMBER, text)) {
    if (found.length >= QUANTITIES_MAX) break;
    if (match.index < free) continue;
    const { quantity, numbersEnd } = quantityAt(text, match.index, match[1] ?? '');
    found.push(quantity);
    const isTwoNumbers = quantity.outOf !== undefined || quantity.isRange;
    if (isTwoNumbers) free = numbersEnd;
  }
  return asJourneys(
    text,
    found.filter((quantity, at) => !tellsAgain(text, quantity, found[at - 1])),
  );
}

/** Whether a percent says what "4 of 12" says, as it is rounded. */
export const isSamePercent = (value: number, outOf: number, percent: number): boolean =>
  Math.abs((100 * value) / outOf - percent) <= 1;

/** "4 of 12 (33%)": the same level, told twice. */
function tellsAgain(text: string, { isPercent, value, at }: Quantity, before: Quantity | undefined): boolean {
  if (!isPercent || before?.outOf === undefined) return false;
  const between = text.slice(before.at, at);
  return (
    isSamePercent(before.value, before.outOf, value) && /^\d+ (?:out )?of \d+[^().,;]{0,40} \($/.test(between)
  );
}

/** 0-100 of a percent or a ratio; undefined of anything else. */
export function shareOf({ kind, value, outOf, isPercent }: Quantity): number | undefined {
  if (kind !== 'share') return undefined;
  return isPercent || outOf === undefined ? value : outOf === 0 ? undefined : (100 * value) / outOf;
}

/** Whether one occasion or chance word stands in the unit. */
export const isOfChances = ({ unit }: Quantity): boolean => CHANCES.test(unit);

const seconds = (unit: string) => (/hour|hr/.test(unit) ? 3600 : unit.includes('min') ? 60 : 1);

/** A value on a scale shared by all quantities of its kind: percent for shares, seconds for durations. */
export function comparable(quantity: Quantity): number {
  if (quantity.kind === 'duration') return quantity.value * seconds(quantity.unit);
  return shareOf(quantity) ?? quantity.value;
}

const NOUN_STEMS =
  /\b(?:wcpm|cwpm|wcm|cwm|wrcm|words?|letters?|digits?|sounds?|sentences?|questions?|facts?|problems?|elements?|turns?|steps?|sequences?|items?|points?|incidents?|requests?|syllables?|interactions?|messages?|initiations?|exchanges?|assignments?|comments?|blanks?|replacements?|cuts|letters?)\b/;
const stemOf = (unit: string) => {
  const found = NOUN_STEMS.exec(unit)?.[0];
  return found === undefined ? undefined : /^w|^cw/.test(found) ? 'word' : found.replace(/s$/, '');
};

/** "8 problems" and "3 of 10 problems" are counted alike. */
const isPartCount = ({ kind, isPercent }: Quantity) => kind === 'count' || (kind === 'share' && !isPercent);

/** "27 sequences" and "11 sequences in 3 minutes": the time may stand elsewhere in the sentence. */
const isTally = ({ kind, unit }: Quantity) =>
  kind === 'count' || kind === 'frequency' || (kind === 'rate' && stemOf(unit) !== undefined);

/** Whether the unit is something counted in a school task: words, problems, turns. */
export const countsThings = ({ unit }: Quantity): boolean => stemOf(unit) !== undefined;

/** Whether two quantities count the same kind of thing, as far as their words tell. */
export function isSameUnit(one: Quantity, other: Quantity): boolean {
  const isTallied = isTally(one) && isTally(other);
  if (one.kind !== other.kind && !isTallied && !(isPartCount(one) && isPartCount(other))) return false;
  const [a, b] = [stemOf(one.unit), stemOf(other.unit)];
  const isOneScale = one.kind === other.kind && (one.kind === 'share' || one.kind === 'duration');
  return isOneScale || a === undefined || b === undefined || a === b;
}

/** Both on one scale: shares as percents, durations as seconds, a count beside a ratio as it stands. */
export function onOneScale(one: Quantity, other: Quantity): readonly [number, number] {
  return one.kind === other.kind ? [comparable(one), comparable(other)] : [one.value, other.value];
}
