/** A measured quantity in the words of a goal: as a noun, and as the way something is done. */
import { inNumber, type Measure } from '../extraction/measure.js';

/** A baseline and what a time means in it. */
export interface Counted {
  readonly measure: Measure;
  /** Of a duration: `lasting` is better longer, `latency` better shorter. */
  readonly time?: 'lasting' | 'latency' | undefined;
  /** True where less is better: fewer prompts, a shorter delay. */
  readonly isFalling: boolean;
  /** True where the way is long enough for shares in steps of five: "80%" and not "81%". */
  readonly isInFives?: boolean;
  /** True where each try is right or wrong ("8 of 10 correct"); else it is done or not ("8 of 10 times"). */
  readonly isAnswered: boolean;
}

/** Counted one by one as right or wrong. */
const SCORED =
  /^(?:words|letters|questions|items|problems|sounds|facts|sentences|points|correct|numbers|numerals|shapes|colors|signs|symbols|productions)$/;
/** Chances to do something: the goal does it "in" them. */
const CHANCES =
  /^(?:opportunities|trials|attempts|contexts|sessions|probes|utterances|occasions|transitions|observations|days|times|time)\b/;
/** Things finished one by one. */
const PRODUCTS = /^(?:assignments|homework|classwork|tasks|directions|jobs|recipes)\b/;

/** "counted to": how far somebody counts. */
const COUNTING = /^counted to$/;

/** The report counts tries without saying of what. */
export const isUnnamed = (unit: string) => /^(?:correct|items|of (?:them|these|those)|)$/.test(unit);

/** As many as the alphabet has, small or small and capital. */
export const isAlphabet = (outOf: number | undefined) => outOf === 26 || outOf === 52;

function shareOfTries(value: number, { measure, isAnswered }: Counted): string {
  const { unit, outOf, quote } = measure;
  if (isUnnamed(unit)) {
    // Parts of a text and whole texts are there or not; "correct" would say something else of them.
    const part = /\b(?:elements|samples)\b/i.exec(quote)?.[0].toLowerCase();
    const noun = part ?? (isAnswered ? 'correct' : /\bsteps?\b/i.test(quote) ? 'steps' : 'times');
    return `${value} of ${outOf ?? value} ${noun}`;
  }
  const isCorrect = SCORED.test(unit) && unit !== 'points' && isAnswered;
  return `${value} of ${outOf ?? value} ${unit}${isCorrect ? ' correct' : ''}`;
}

/** Spelled out, the window of a count is not taken for the count. */
const WINDOWS: Readonly<Record<string, string>> = {
  '5': 'five',
  '10': 'ten',
  '15': 'fifteen',
  '20': 'twenty',
  '30': 'thirty',
  '40': 'forty',
  '45': 'forty-five',
  '60': 'sixty',
};

/** "30" -> "thirty". */
export const spelled = (minutes: string): string => WINDOWS[minutes] ?? minutes;

/** "1 minute", "2 minutes". */
const numbered = (value: number, given: string) => {
  const unit = given
    .replace(/(\d-minute)$/, '$1 period')
    .replace(/\bper (\d{1,2})(?=[ -]minute)/, (whole, minutes: string) =>
      WINDOWS[minutes] === undefined ? whole : `per ${WINDOWS[minutes]}`,
    );
  return inNumber(value, unit);
};

/** Who listened: who knows the child well understands more. */
const listenerOf = (quote: string): string =>
  /\b(?:unfamiliar|strangers?|never (?:met|heard)|(?:do(?:es)? not|doesn't|don't|did not|didn't) know|new to (?:him|her|them)|who (?:doesn't|does not|don't|do not|didn't|did not)(?= ?[,.]))\b/i.test(
    quote,
  )
    ? 'an unfamiliar listener'
    : 'the listener';

function shareWords(value: number | string, { measure: { unit, quote }, isAnswered }: Counted): string {
  // A coping strategy is used or not: there is nothing accurate about it.
  if (unit === '' || unit === 'accuracy') return `${value}%${isAnswered ? ' accuracy' : ' of opportunities'}`;
  return unit === 'intelligible'
    ? `${value}% of words understood by ${listenerOf(quote)}`
    : `${value}% ${unit}`;
}

/** "106 words correct per minute", "8 of 10 questions correct", "75% of observed intervals". */
export function quantity(value: number, counted: Counted): string {
  const { kind, unit } = counted.measure;
  if (kind === 'ratio') return shareOfTries(value, counted);
  if (kind === 'interval') return `${value}% of observed intervals`;
  if (kind === 'percent') return shareWords(value, counted);
  if (COUNTING.test(unit)) return `a count to ${value}`;
  if (kind === 'level') return levelWords(value, counted.measure);
  return numbered(value, unit);
}

/** "on the rubric", "points"; "2 of 4 on a 4-point rubric" would say the 4 twice. */
const scaleOf = (unit: string) =>
  /^on |points$/.test(unit) ? unit.replace(/^on an? \d{1,2}-point /, 'on the ') : `on the ${unit}`;

/** "a mean length of utterance of 4.1 morphemes", "3 of 4 on the rubric", "10 of 16 points". */
export function levelWords(value: number, { unit, outOf, quote }: Measure): string {
  if (outOf !== undefined) return `${value} of ${outOf} ${scaleOf(unit)}`;
  if (/^on |points$/.test(unit)) return `${value} ${unit}`;
  const parts = unit.includes('utterance')
    ? /\bmorphemes\b|\bwords\b/i.exec(quote)?.[0].toLowerCase()
    : undefined;
  return `a ${unit} of ${value}${parts === undefined ? '' : ` ${parts}`}`;
}

/** The baseline as a goal quotes it after "a baseline of": its own span and unit. */
export function startingQuantity(counted: Counted): string {
  const { measure } = counted;
  const { kind, unit, outOf, value, upTo } = measure;
  const span = upTo === undefined ? String(value) : `${value} to ${upTo}`;
  if (kind === 'ratio') return `${span} of ${outOf ?? 0}${isUnnamed(unit) ? '' : ` ${unit}`}`;
  if (kind === 'interval') return `${span}% of intervals`;
  if (kind === 'percent') return unit === '' ? `${span}%` : shareWords(span, counted);
  if (COUNTING.test(unit)) return `a count to ${span}`;
  if (kind === 'level')
    return outOf === undefined ? levelWords(value, measure) : `${span} of ${outOf} ${scaleOf(unit)}`;
  return upTo === undefined ? numbered(value, unit) : `${span} ${unit}`;
}

/** How something is done at that quantity: "at 106 words correct per minute", "in 8 of 10 opportunities". */
function manner(value: number, counted: Counted): string {
  const { kind, unit } = counted.measure;
  const amount = quantity(value, counted);
  if (COUNTING.test(unit)) return `to ${value}`;
  if (counted.isFalling && kind !== 'duration') return `with no more than ${amount}`;
  switch (kind) {
    case 'ratio':
      return triesMade(amount, counted);
    case 'interval':
      return `in ${amount}`;
    case 'percent':
      return `${amount.endsWith('of opportunities') ? 'in' : shareWord(unit)} ${amount}`;
    case 'duration':
      return `${counted.time === 'latency' ? 'within' : 'for'} ${amount}`;
    case 'level':
      return `${unit.includes('utterance') ? 'with' : 'at'} ${amount}`;
    default:
      if (unit.includes('per minute')) return `at ${amount}`;
      return unit.includes(' per ') ? `at a rate of ${amount}` : `with ${amount}`;
  }
}

/** Chances that English does not put "in". */
const PLACED: Readonly<Record<string, RegExp>> = {
  on: /^(?:days|occasions|mornings|shifts|visits|walks|tests|assignments checked|signs|fasteners|fastenings|buttons|zippers|snaps|stairs|routes)$/,
  at: /^(?:prices|amounts|crossings|curbs|corners|intersections)$/,
};

function triesMade(amount: string, { measure: { unit }, isAnswered }: Counted): string {
  if (amount.endsWith(' times')) return amount;
  if (amount.endsWith(' steps')) return `with ${amount} done`;
  if (PRODUCTS.test(unit)) return `for ${amount}`;
  const isScored = isAnswered && !amount.endsWith(' samples') && (isUnnamed(unit) || SCORED.test(unit));
  const isPartOfWhole = /(?:elements|parts)$/.test(amount);
  const placed = Object.entries(PLACED).find(([, units]) => units.test(unit))?.[0];
  if (placed !== undefined) return `${placed} ${amount}`;
  return `${isScored || isPartOfWhole ? 'with' : 'in'} ${amount}`;
}

function shareWord(unit: string): string {
  const of = unit.replace(/^of (?:the )?/, '');
  if (/legible|intelligible/.test(unit) || !unit.startsWith('of ')) return 'with';
  if (CHANCES.test(of)) return 'in';
  if (/^(?:letters|words)$/.test(of)) return 'for';
  return PRODUCTS.test(of) ? 'for' : 'with';
}

export const SLOT = /\{n\|([^{}|]{0,80})\}/;
/** "words" of "two-step words", whatever time follows. */
export const lastWord = (text: string): string =>
  text
    .replace(/ in (?:a minute|\d{1,2} minutes)$/, '')
    .split(' ')
    .at(-1) ?? '';

/** Whether a routine was counted step by step or as often as it came, nobody knows unless the report says so. */
const STEPS_OF = /^(?:the )?steps\b/;

/** What is counted without a name is counted of what the behavior names. */
const unnamedObject = (plain: string, value: number, { outOf, quote }: Measure): string | undefined =>
  STEPS_OF.test(plain) && !/\bsteps?\b/i.test(quote)
    ? undefined
    : `${value} of ${outOf ?? value} ${plain.replace(/^(?:the|its) /, '')}`;

/** What the goal counts in place of the slot's words; undefined where the unit counts something else than they name. */
function countedObject(plain: string, value: number, { measure, isFalling }: Counted): string | undefined {
  const { kind, unit, outOf } = measure;
  if (isFalling) return undefined;
  if (/total words|words written/.test(unit)) return `${value} ${plain}`;
  if (kind === 'percent' && unit.startsWith('of ') && lastWord(plain) === lastWord(unit))
    return `${value}% ${unit}`;
  if (kind !== 'ratio' && kind !== 'count' && !/(?:word|writing) sequences/.test(unit)) return undefined;
  if (kind === 'ratio' && isUnnamed(unit)) return unnamedObject(plain, value, measure);
  if (kind === 'count' && !/ per |^per /.test(unit)) return numbered(value, unit);
  if (lastWord(plain) !== lastWord(unit)) return undefined;
  // "inferential questions" says more than "questions".
  const things = plain.length > unit.length ? plain.replace(/^(?:the|its) /, '') : unit;
  return kind === 'ratio' ? `${value} of ${outOf ?? value} ${things}` : numbered(value, things);
}

/** Where the amount goes in a behavior that the report itself words: "read {n} words aloud". */
export const AMOUNT = '{n}';

/** Counted over days or weeks and not on a sheet of so many: next year's count has another whole. */
const TALLY =
  /^(?:assignments?|homework|days?|mornings?|periods?|class periods?|occasions?|episodes?|opportunities|times|situations?|visits?|purchases?|chances?|invitations?|upsets?|incidents?|turns?|conversations?|approaches|transitions?|requests?|lessons?|intervals?|sales|meals|recesses|outbursts|moments?|breakdowns?|instances?|escalations?|meltdowns?|conflicts?|disagreements?|discussions?|tests|quizzes)$/;
const TALLY_MIN = 11;
/** What comes as it comes: so many of it nobody can set up again. */
const UNPLANNED =
  /^(?:episodes?|upsets?|incidents?|outbursts|breakdowns?|escalations?|meltdowns?|conflicts?|disagreements?)$/;
const UNPLANNED_MIN = 6;

/** Whether so many were counted as they came, and the next count will have another whole. */
export const isOfTally = ({
  kind,
  outOf = 0,
  unit,
}: Pick<Measure, 'kind' | 'unit'> & { readonly outOf?: number | undefined }): boolean =>
  kind === 'ratio' &&
  TALLY.test(lastWord(unit)) &&
  outOf >= (UNPLANNED.test(lastWord(unit)) ? UNPLANNED_MIN : TALLY_MIN);

/** True where the whole of the count is that of a span of time: it is asked for as a share. */
export const isTally = (
  behavior: string,
  { measure: { kind, outOf, unit } }: { readonly measure: Pick<Measure, 'kind' | 'outOf' | 'unit'> },
): boolean =>
  behavior.includes(AMOUNT) &&
  (isOfTally({ kind, outOf, unit }) ||
    thingsIn(behavior).some((word) => isOfTally({ kind, outOf, unit: word })));

/** The first words behind the amount, up to where the things are named: "class periods" of "{n} class periods without help". */
const thingsIn = (behavior: string): readonly string[] =>
  (/\{n\} ((?:[\w-]+ ?){1,4})/.exec(behavior)?.[1] ?? '')
    .split(/ (?:on|in|by|without|when|where|before|after|with|at|of|for|from)\b/)[0]
    ?.split(' ') ?? [];

/** Counted over weeks, one by one as they come. */
const OVER_TIME =
  /\b(?:assignments?|homework|days?|mornings?|periods?|occasions?|episodes?|opportunities|times|situations?|visits?|purchases?|lessons?|meals|recesses|outbursts|moments?|breakdowns?|instances?|escalations?|meltdowns?|conflicts?|tests|quizzes)$/;

/** True where three days of it could not hold what the report counted. */
export const isOverTime = (behavior: string, { measure: { kind, unit } }: Counted): boolean => {
  if (kind === 'count')
    return / per (?:\d+ )?(?:school )?(?:days?|weeks?|months?|quarters?|class periods)\b/.test(unit);
  if (kind !== 'ratio' && kind !== 'percent') return false;
  const counted = unit.replace(/ (?:both|each|all) times?$/, '');
  return OVER_TIME.test(counted) || thingsIn(behavior).some((word) => OVER_TIME.test(word));
};

/** "29%": a count as a share of its whole. */
const exactShare = (value: number, { measure: { outOf } }: Counted): string =>
  `${Math.round((100 * value) / (outOf ?? value))}%`;

const FIVE = 5;

/** "80%": what is asked of a tally, whose next whole is another; of a long way in fives, as nobody counts 81 of 100. */
export const shareAsked = (value: number, counted: Counted): string =>
  counted.isInFives === true
    ? `${FIVE * Math.round((100 * value) / (counted.measure.outOf ?? value) / FIVE)}%`
    : exactShare(value, counted);

const LONG_WAY = 0.2;
/** Whether the steps from a count to its criterion lie more than five in a hundred apart. */
export const isLongWay = ({ kind, value, outOf }: Measure, end: number | undefined): boolean =>
  kind === 'ratio' && outOf !== undefined && end !== undefined && (end - value) / outOf >= LONG_WAY;

/** "16 of 20", "80% of" of a tally, "75%" where a percent was counted. */
function amountIn(behavior: string, value: number, counted: Counted): string {
  const { kind, outOf } = counted.measure;
  if (kind === 'count') return String(value);
  if (kind === 'level') return outOf === undefined ? String(value) : `${value} of ${outOf}`;
  if (kind !== 'ratio' || outOf === undefined) return `${value}%`;
  if (!isTally(behavior, counted)) return `${value} of ${outOf}`;
  return `${shareAsked(value, counted)} of`;
}

/** The behavior in the report's words at an amount. */
const reportedAt = (behavior: string, value: number, counted: Counted) =>
  (isTally(behavior, counted)
    ? behavior.replace(/(?:\b(?:in|on|at) )?\{n\} times\b/, 'in {n} opportunities')
    : behavior
  ).replace(AMOUNT, amountIn(behavior, value, counted));

/** Where the behavior starts, in its own terms: "40%" of "{n} of the way round". */
export function startIn(behavior: string, counted: Counted): string {
  const { kind, value, upTo, outOf } = counted.measure;
  if (!behavior.includes(AMOUNT) || kind === 'count') return startingQuantity(counted);
  if (kind === 'level') return outOf === undefined ? String(value) : `${value} of ${outOf}`;
  const span = upTo === undefined ? String(value) : `${value} to ${upTo}`;
  if (kind !== 'ratio') return `${span}%`;
  // What is asked for in percent starts in percent as well.
  const share = upTo === undefined && isTally(behavior, counted) ? ` (${exactShare(value, counted)})` : '';
  return `${span} of ${outOf ?? 0}${share}`;
}

/** The behavior without its criterion: "complete the steps of the routine". */
export const plainBehavior = (behavior: string) =>
  behavior.replace(SLOT, '$1').replace(/(?: (?:in|on|for|at))? \{n\}/, '');

/** The behavior with its criterion: "correctly answer 8 of 10 questions about the text", "read aloud at 106 words ...". */
export const behaviorAt = (behavior: string, value: number, counted: Counted): string =>
  saidOnce(behaviorWith(behavior, value, counted));

/** "Spell 53 words spelled correctly correctly", "write 17 total words written". */
export const saidOnce = (text: string): string =>
  text
    .replace(
      /\b(spell\w*|read\w*|name\w*|solve\w*) (\d+ (?:[a-z-]+ )?[a-z]+s) (?:spelled|read|named|solved) correctly(?: correctly)?/,
      '$1 $2 correctly',
    )
    .replace(/\b(writes?) (\d+) total words(?: written)?/, '$1 $2 words in all');

function behaviorWith(behavior: string, value: number, counted: Counted): string {
  if (behavior.includes(AMOUNT)) return reportedAt(behavior, value, counted);
  const plain = SLOT.exec(behavior)?.[1];
  const object = plain === undefined ? undefined : countedObject(plain, value, counted);
  if (object === undefined) {
    const does = plainBehavior(behavior);
    const how = manner(value, counted);
    // "produce /g/ correctly with 8 of 10 correct" says it twice.
    const tries = /correct|clearly/.test(does) ? /^with (.*) correct$/.exec(how)?.[1] : undefined;
    return `${does} ${tries === undefined ? how : /\d$/.test(tries) ? `${tries} times` : `in ${tries}`}`;
  }
  const { kind, unit } = counted.measure;
  const isScored =
    kind === 'ratio' &&
    counted.isAnswered &&
    (SCORED.test(unit) || isUnnamed(unit)) &&
    !/correct|without error|clear|complete|so that|underst/.test(behavior);
  return `${isScored ? 'correctly ' : ''}${behavior.replace(SLOT, object)}`;
}
