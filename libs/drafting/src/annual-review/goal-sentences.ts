/** The readings that a sentence on a goal tells, each with its time. */
import type { TimeWord, When } from '../extraction/times/time-words.js';
import type { Piece } from './goal-block.js';
import type { TimedNumber } from './timed-number.js';
import { type FoundNumber, numbersIn } from './reading-numbers.js';
import { tellsNextStep } from './next-step.js';
import { reviewTimesIn, whenOf } from './reading-times.js';
import { respectiveTimes } from './respective-times.js';

const START =
  /\b(?:baseline|BL|PLO?P|PLAAFP|beginning|began|start(?:ed|ing|s)?|initial(?:ly)?|at entry|on entry|came to (?:me|us)\b|last year|where (?:he|she|they) (?:was|were)|previous(?:ly)?|pre-?test|a year ago|when (?:it|this|that|we|(?:the|this|that|his|her|their) (?:goal|plan|iep)) (?:(?:was|were) )?(?:written|wrote|set|made|new)|(?:then|was)(?=\s*[:=])|(?:present )?level when written|the (?:one|time|quiz|test|probe|check) before|(?:went|gone|grown|grew|improved|increased|rose|moved|up|down|decreased|dropped) from)\b/i;
const SINCE =
  /\bsince (?:the )?(?:start|beginning|baseline)|(?:above|over|than|from) (?:the |his |her |their )?baseline/gi;
const TARGET =
  /\b(?:goals?|targets?|criteri(?:on|a)|aim|expected|expectation|mastery|benchmark|norms?|class(?:mates|room)?|peers?|grade level|typical|needed|objective)\b(?!\s*\d?\s*[:.)-]?\s*(?:\w+\s){0,2}met)[^.;\d]{0,24}$/i;
export const NOT_A_VALUE =
  /comment|note|\bdates?\b|period|quarter|code|status|rating\b|staff|initials|target|goal|criteri|expected|\baim\b|errors?\b|strateg|prompt level|trend|benchmark|sessions?\b|#$/i;

const BETWEEN =
  /^(?:['’]s\s)?[\s:.,=()–-]*(?:(?:was|were|is|at|scores?|scored|rubric|read|had|about|only|of|up to|he|she|they|it|has|the count|count|averaged|average|average of|produced|median|mean|data|result|probe|level|performance|trial|just|now|still|and|a|with|earned|wrote|turned in|completed|used|sent|reached|gave (?:me|us)|managed|got|made|told|did|spelled|solved|answered|asked)[\s:.,=(]+){0,5}$/i;

/** Time words of a sentence; of "November 2 out of 10" the month alone. */
function wordsOfTime(sentence: string, numbers: readonly FoundNumber[]): TimeWord[] {
  return reviewTimesIn(sentence).flatMap((word) => {
    const inside = numbers.find(({ index }) => index >= word.index && index < word.end);
    if (inside === undefined) return [word];
    if (inside.index === word.index) return [];
    const end = sentence.slice(0, inside.index).trimEnd().length;
    const when = whenOf(sentence.slice(word.index, end));
    return when === undefined ? [] : [{ when, index: word.index, end }];
  });
}

/** "Sept essay 6, Jan essay 9, last week's essay on the bus redesign 10.": each clause begins with its time and ends on its figure. */
function endsClause(sentence: string, { index, end }: FoundNumber, time: TimeWord): boolean {
  const ahead = sentence.slice(0, time.index);
  const between = sentence.slice(time.end, index);
  return (
    /(?:^|[,;.])\s*(?:and |in |on |by )?$/i.test(ahead) &&
    /^(?:'s)? (?:[\p{L}'-]+ ){1,6}$/u.test(between) &&
    !NAMES_THING.test(between) &&
    /^\s*(?:[,;]|\.(?:\s|$)|$)/.test(sentence.slice(end))
  );
}
const NAMES_THING =
  /\b(?:group|class|school|unit|lesson|chapter|book|module|level|set|part|version|section|team|bus|table|phase|age|to|of|than|the|a|an) $/i;

/** A bare number counts only right beside its time: "Q1: 3", "October 4", "4 in October". */
function standsBeside(sentence: string, number: FoundNumber, words: readonly TimeWord[]): boolean {
  const before = words.filter(({ end }) => end <= number.index).at(-1);
  if (
    before !== undefined &&
    BETWEEN.test(sentence.slice(before.end, number.index).replace(/\([^()]{0,40}\)/g, ' '))
  )
    return true;
  if (before !== undefined && endsClause(sentence, number, before)) return true;
  const after = words.find(({ index }) => index >= number.end);
  return (
    after !== undefined &&
    /^[\s(]{0,3}(?:(?:in|on|by|as of|during|at)(?: the)?\s)?$/i.test(sentence.slice(number.end, after.index))
  );
}

/** What may stand between a number and the time that follows it: "3 of 10 steps (March 2025)", "45% in September". */
const BEFORE_TIME =
  /^(?:\s*[\w%'-]{1,30}(?=[\s([]|$)){0,7}?\s*(?:\(|\[|\b(?:in|on|by|as of|during|at|for|of|since)(?: (?:the|early|late|mid))?\s)?\s*$/i;
const CLAUSE_END = /[,;]|\.\s/;

interface TimedEnd {
  readonly when: When | undefined;
  /** Where what is told of the number ends. */
  readonly end: number;
}

/** The time word of a number: of those still free in front of it, and of those before the next number. */
function ownTime(
  sentence: string,
  { index, end }: FoundNumber,
  free: readonly TimeWord[],
  near: readonly TimeWord[],
): TimeWord | undefined {
  const before = free.filter((word) => word.end <= index + 1).at(-1);
  const follows = near.find((word) => word.index >= end);
  const gap = follows === undefined ? ',' : sentence.slice(end, follows.index);
  const after = gap.length > 70 || CLAUSE_END.test(gap) || !BEFORE_TIME.test(gap) ? undefined : follows;
  const isDated = before?.when.kind === 'date' || before?.when.kind === 'step';
  const isAdjacent = before !== undefined && BETWEEN.test(sentence.slice(before.end, index));
  return isDated && isAdjacent ? before : (after ?? before);
}

/**
 * The time of each number of a sentence: the one right in front, else the one that follows in its clause, else the last;
 * and where what is told of the number ends.
 */
function timesOfNumbers(
  sentence: string,
  numbers: readonly FoundNumber[],
  words: readonly TimeWord[],
): TimedEnd[] {
  const used = new Set<TimeWord>();
  const respective = respectiveTimes(sentence, numbers, words);
  let last: When | undefined;
  return numbers.map((number, at) => {
    const chosen =
      respective.get(number) ??
      ownTime(
        sentence,
        number,
        words.filter((word) => !used.has(word) && word.index >= (numbers[at - 1]?.end ?? 0)),
        words.filter((word) => word.index < (numbers[at + 1]?.index ?? sentence.length)),
      );
    if (chosen !== undefined) used.add(chosen);
    const when = chosen?.when ?? last;
    const startBehind = startOnly(chosen, number);
    last = startBehind === undefined ? when : undefined;
    return { when, end: startBehind?.end ?? number.end };
  });
}

/** "5 a week at the start, and 2 since": a start told behind a number is that number's alone. */
const startOnly = (chosen: TimeWord | undefined, { end }: FoundNumber): TimeWord | undefined =>
  chosen?.when.kind === 'start' && chosen.index >= end ? chosen : undefined;

/** Takes a number with its time and what else is known of it. */
export type Place = (number: FoundNumber, when: When | undefined, facts: Partial<TimedNumber>) => void;

/** A line that is nothing but a name and its figure: "6-weeks 3: 55%". */
const KEY = /^\W*[\p{L}\d][^:.;]{0,30}:\s*$/u;
/** "He is at 27." says how it is without a word of time. */
const STANDS_AT =
  /^\W*(?:he|she|they|\p{Lu}\p{L}{1,20})(?:'s| is|'re| are) (?:(?:now|currently|still|up) )?at (?:about )?$/iu;
const isKeyed = (before: string) => STANDS_AT.test(before) || (KEY.test(before) && !NOT_A_VALUE.test(before));

/** "Each quarter since: 1, 2, 1.", "Latest three: 92, 95, 94." */
const SERIES =
  /\b(?:(?:each|every|by|per)\s+(?:quarter|month|trimester|period|marking period|reporting period|semester|week)|(?:latest|last|past|newest|most recent) (?:two|three|four|five|six|[2-6])\b)[^.:;\d]{0,30}[:=-]?\s*((?:\d{1,3}%?(?:,? and |,? then |[,;/] ?)){1,11}\d{1,3}%?)/i;

/** What the lines above a sentence say of its numbers. */
interface Before {
  /** The time a line of its own told. */
  readonly carried?: When | undefined;
  /** The sentence before named the step after the goal. */
  readonly isAfterNext?: boolean;
}

/** What leads to a number: all that is not told of the number before it. */
const inFrontOf = (sentence: string, { index }: FoundNumber, before: TimedEnd | undefined) =>
  sentence.slice(before?.end ?? 0, index).replace(SINCE, ' ');
const whenAt = (times: readonly TimedEnd[], at: number) => times[at]?.when;

/** "Grade 5 norm (50th %ile): fall 121, winter 133": no number of it is the student's. */
const OPENS_WITH_NORM =
  /^\W*(?:(?:the |class |grade(?: level)? |gr\.? |national |district |winter |spring |fall |benchmark )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:gr(?:ade|\.)? )?(?:\w+ )?norms?|class(?:mates'?)? (?:median|average|mean))\b[^.;:]{0,40}:/i;

/** Puts every number of a sentence that may be a reading. */
export function inSentence(
  sentence: string,
  piece: Piece,
  outOf: number | undefined,
  put: Place,
  { carried, isAfterNext = false }: Before = {},
): void {
  const numbers = withCarriedUnits(sentence, numbersIn(sentence, outOf));
  if (numbers.length === 0 || OPENS_WITH_NORM.test(sentence)) return;
  const inSeries = seriesPlaces(sentence, numbers);
  const words = wordsOfTime(sentence, numbers);
  const times = timesOfNumbers(sentence, numbers, words);
  let isTellingBack = false;
  let isJoinable = false;
  numbers.forEach((number, at) => {
    const before = inFrontOf(sentence, number, times[at - 1]);
    if (isTarget(before) || inSeries.counting.includes(number)) return;
    const time = whenAt(times, at);
    const step = inSeries.told.indexOf(number) + 1;
    if (isAfterNext || tellsNextStep(sentence.slice(0, number.index))) {
      put(number, time, { isNext: true });
      return;
    }
    if (step > 0) {
      put(number, { kind: 'step', step }, { isPlaced: true });
      return;
    }
    // "68% this spring, up from 46% last May and 57% in the winter": all that follows is older than what stands in front.
    if (UP_FROM.test(before)) isTellingBack = at > 0;
    else if (TELLS_NOW.test(before)) isTellingBack = false;
    const isStart = isTellingBack || startsSeries(before, time);
    const lent = time === undefined ? lentTo(piece, at === 0 ? carried : undefined) : undefined;
    const isBare = isBareNumber(number);
    const isPlaced =
      standsAlone(before, at, isBare && isJoinable) ||
      isTimed(sentence, { number, at, time, isStart }, words) ||
      isLent(lent, isBare, before);
    isJoinable = isPlaced && isBare;
    put(number, time ?? lent?.when, {
      ...boundOf(before, sentence.slice(number.end)),
      isStart: isStart || lent?.isStart === true,
      isPlaced,
    });
  });
}

/** "May: 106, 107 and 109": three counts of one time. */
const JOINED = /^(?:,|,? and|,? then) $/i;
const standsAlone = (before: string, at: number, isJoinable: boolean): boolean =>
  (at === 0 && isKeyed(before)) || (isJoinable && JOINED.test(before));

/** "9 office referrals in the fall and 2 since then": the second counts what the first does. */
const withCarriedUnits = (sentence: string, numbers: readonly FoundNumber[]): FoundNumber[] =>
  numbers.map((number, at) => {
    const before = numbers[at - 1];
    if (!isBareNumber(number) || before?.form !== 'number' || before.unit === '') return number;
    const between = sentence.slice(before.end, number.index);
    return /^[^.;:(]{0,80}\b(?:and|then|but|to) (?:only |just |about )?$/i.test(between)
      ? { ...number, unit: before.unit }
      : number;
  });

const UP_FROM = /^[^.;]{0,60}\b(?:up|down) (?:\w+ )?from\b|^[^.;\d]{0,40}, after (?:only )?$/i;
const TELLS_NOW = /\b(?:to|now|this (?:week|month|quarter|spring|fall|winter|year)|currently)\b|;/i;

/** "The rest of fifth grade works for about 20 minutes": others. */
const OTHERS =
  /\b(?:the rest of (?:the |his |her |their )?[a-z]+|(?:other|most) (?:students|children|kids|boys|girls|[a-z]+ graders)|classmates|peers)\b[^.;:\d]{0,50}$/i;

/** "Did not reach 85%": the mark, not the student's. */
const MISSED =
  /(?:\bnot|n't)(?: yet| quite)? (?:reach(?:ed)?|hit|met|meet)\s(?:the )?$|\b(?:short of|away from|toward) (?:the )?$|\bwhat the $/i;

const isBareNumber = ({ form, unit }: FoundNumber) => form === 'number' && unit === '';

interface Told {
  readonly number: FoundNumber;
  readonly at: number;
  readonly time: When | undefined;
  readonly isStart: boolean;
}

/** Whether a number has a time of its own; a bare one only right beside it. */
const isTimed = (sentence: string, { number, at, time, isStart }: Told, words: readonly TimeWord[]) =>
  isBareNumber(number)
    ? (isStart && at === 0) || standsBeside(sentence, number, words)
    : time !== undefined || isStart;

/** A lent time makes no percent of a bare number in a sentence; only of one that opens its line. */
const isLent = (lent: ReturnType<typeof lentTo>, isBare: boolean, before: string) =>
  lent !== undefined && (!isBare || before.trim() === '');

/** "At or above 80%", "80% or better". */
const BOUND_AHEAD = /\b(?:at or (?:above|over)|at least)\s(?:the )?$/i;
const BOUND_BEHIND = /^\s?(?:correct |accuracy )?or (?:better|higher|above|more)\b/i;
const boundOf = (before: string, after: string): Pick<TimedNumber, 'isBound'> =>
  BOUND_AHEAD.test(before) || BOUND_BEHIND.test(after) ? { isBound: true } : {};

/** "From Mr. Ito's English class, is": where it was counted, and not what a class does. */
const IN_CLASS = /\b(?:in|from|during)(?: [\p{L}.'-]{1,20}){0,8} class(?:es)?(?=,| |$)/giu;

/** "No single trial was above 70%": where the figures end, and none of them. */
const NONE_BEYOND = /\b(?:no|none|never|not)\b[^.;\d]{0,40}\b(?:above|over|beyond|below|under) (?:the )?$/i;
/** "Continue, at 8 of 10": what is to be asked for. */
const TO_BE_ASKED = /\b(?:continue|keep|carry on|go on|stay)[^.;\d]{0,24}[, ]at (?:the )?$/i;

/** "When he uses the paper with raised lines he gets to 80%": with help the goal may not give. */
const WITH_HELP =
  /\bwhen (?:(?:Mrs?|Ms|Mx|Dr|Miss)\.? \p{Lu}[\p{L}'-]+|the (?:teacher|aide|para\w*|therapist)|an adult|I|we) (?:first )?(?:models?|reads?|prompts?|cues?|reminds?|points?|sits|helps|shows?)\b[^;\d]{0,70}$|\bwhen (?:he|she|they|\p{Lu}\p{L}+) (?:uses?|is given|are given|gets|has|have) [^.;\d]{4,70}$|\b(?:text-to-speech|speech-to-text|read-aloud|screen reader|word prediction)(?: turned| switched)? on\W{1,3}$/iu;

const isTarget = (before: string) =>
  WITH_HELP.test(before.slice(-100)) ||
  NONE_BEYOND.test(before.slice(-70)) ||
  TO_BE_ASKED.test(before.slice(-50)) ||
  MISSED.test(before.slice(-40)) ||
  OTHERS.test(before.slice(-80)) ||
  (TARGET.test(before.replace(IN_CLASS, ' ').slice(-60)) &&
    !START.test(before) &&
    !/progress (?:on|toward)/i.test(before));

/** Whether a number is where the student began: by the words in front, or by its time. */
function startsSeries(before: string, time: When | undefined): boolean {
  if (START.test(before)) return true;
  return (time?.kind === 'start' || time?.kind === 'prior') && !/\b(?:to|now)\s*$/i.test(before);
}

/** The time that the title above lends, or a line that tells nothing but a time. */
function lentTo(
  { titled }: Piece,
  carried: When | undefined,
): { when: When | undefined; isStart: boolean } | undefined {
  if (titled === 'now') return { when: { kind: 'now' }, isStart: false };
  if (titled === 'start') return { when: carried, isStart: true };
  return carried === undefined ? undefined : { when: carried, isStart: false };
}

/** The numbers of "Each quarter since: 1, 2, 1", and those that only say how many there are. */
function seriesPlaces(
  sentence: string,
  numbers: readonly FoundNumber[],
): { readonly told: readonly FoundNumber[]; readonly counting: readonly FoundNumber[] } {
  const series = SERIES.exec(sentence);
  if (series === null) return { told: [], counting: [] };
  const end = series.index + series[0].length;
  const start = end - (series[1] ?? '').length;
  return {
    told: numbers.filter(({ index }) => index >= start && index < end),
    counting: numbers.filter(({ index }) => index >= series.index && index < start),
  };
}

/** What is to be, and not how it is. */
export const TOLD_AS_WILL = /\b(?:will|shall|should be able to)\b/i;
