/** How long somebody counted, where the sentence before or the head of the table tells it: "A 4-minute probe. ... Median 16 digits correct." */
import { everyMatch } from '../text/every-match.js';
import type { Measure } from '../measure.js';
import { numberOfWord } from '../text/number-words.js';
import { digitsUnit } from './timed-counts.js';

const BEFORE_CHARACTERS = 700;
/** "16 digits correct in four minutes": how far behind the figure its time may stand. */
const BEHIND_CHARACTERS = 60;
const MINUTES = String.raw`(sixty|forty-five|forty|thirty|twenty|fifteen|ten|eight|six|five|four|three|two|one|(?<!\d\/)\d{1,2})`;
const TIME = new RegExp(
  String.raw`\b${MINUTES} (?:to write|to compute)\b|\b${MINUTES}[-\s]\s{0,8}min(?:utes?|s?\b)|\b(?:per|a|each|in the)\s{1,8}(minute)\b|\b(?:DCPM|CDPM)\b|\/ ?(min)\b`,
  'gi',
);
const minutesOf = (told: string) => (/^\d/.test(told) ? Number(told) : numberOfWord(told));
/** What ends the words that a time belongs to. */
const PARTS = /(?<=[.;!?]["”)]?)\s+(?=\p{Lu}|["“(])|\n\s*\n/gu;

/** So long somebody wrote or computed. */
const OF_A_PROBE =
  /prob(?:e|ing)|sheet|\bpages?\b|\btim(?:ed|ings?)\b|comput|\bfacts?\b|digits|\bsamples?\b|stor(?:y|ies)|\bwrit|starter|\bprompt\b|curriculum-based|\bCBM\b|\bdrill|DCPM|CDPM/i;
/** So long somebody read aloud. */
const OF_A_PASSAGE =
  /passage|\bread|\bwords\b|prob(?:e|ing)|\btim(?:ed|ings?)\b|fluency|\bCBM\b|\bORF\b|aloud/i;
/** So long somebody watched. */
const OF_A_LOOK =
  /observ|watch|sample|\bplay|snack|lunch|recess|\bgroup|stretch|routine|arena|visit|lesson|center|free|count|tall(?:y|ied)|class\b|listen/i;
/** So long a lesson is, or a walk to school. */
const OF_SOMETHING_ELSE =
  /\b(?:daily|weekly|(?:a|per|each|every) (?:day|week|month)(?! (?:apart|later|ago|before|after|earlier))|sessions? (?:a|per)|services?|breaks?|therapy|instruction(?:al)?|late|bus|drive|norm|benchmark|class(?:mates)?'? (?:average|median|mean))\b/i;

/** "One minute to think and three to write". */
const TO_THINK =
  /^\s{0,4}(?:to (?:think|plan)|of (?:thinking|planning)|for (?:thinking|planning)|planning|thinking)\b/i;

const MAZE = 'correct maze replacements';
const OF_A_MAZE = /\bmaze\b|replacements?|choices/i;
const WRITTEN = /^(?:correct writing sequences|total words written|words written|words)$/;
/** Words read, or nothing but when: "Spring, April 14, median of three passages: 118". */
const READ_ALOUD =
  /^(?:words?(?: read)?(?: correct(?:ly)?)?|(?:spring|fall|winter|autumn|january|february|march|april|may|june|september|october|november|december)(?: [a-z]+)?)$/;
const AMONG_OTHERS =
  /^(?:Functional communication|Play and joint attention|Social skills|Pragmatic language)$/;
const LOOKED_MAX = 60;
const NEAR_CHARACTERS = 45;

/** What kind of time the count of a measure would need; undefined where its unit tells it. */
function wanted({ kind, unit, areaOfNeed, isPrior, outOf }: Measure): RegExp | undefined {
  if (isPrior || areaOfNeed === null || outOf !== undefined) return undefined;
  if (unit === 'digits correct per minute') return OF_A_PROBE;
  if (areaOfNeed === 'Written expression' && WRITTEN.test(unit)) return OF_A_PROBE;
  if (unit === MAZE) return OF_A_MAZE;
  if (areaOfNeed === 'Reading fluency' && READ_ALOUD.test(unit)) return OF_A_PASSAGE;
  if (areaOfNeed === 'Expressive language' && /^(?:different|spontaneous) /.test(unit)) return OF_A_LOOK;
  return kind === 'count' && AMONG_OTHERS.test(areaOfNeed) && !/ ?per |^in /.test(unit)
    ? OF_A_LOOK
    : undefined;
}

interface SampleTime {
  readonly minutes: number;
  /** The words that tell it, verbatim. */
  readonly quote: string;
}

/** "7 in 30 minutes" */
const isRightBehind = (text: string, at: number, { value }: Measure) =>
  new RegExp(String.raw`(?<![\d.])${value}(?: times)? in (?:the )?$`).test(text.slice(0, at));

function timeTold(text: string, at: number, measure: Measure, kind: RegExp): SampleTime | undefined {
  const from = Math.max(0, at - BEFORE_CHARACTERS);
  const within = measure.quote.indexOf(String(measure.value));
  const around = text.slice(from, at + Math.min(measure.quote.length, within + BEHIND_CHARACTERS));
  const ends = everyMatch(PARTS, around).map(({ index, 0: gap }) => ({ index, end: index + gap.length }));
  const found = everyMatch(TIME, around).flatMap((match) => {
    const begin = ends.findLast(({ end }) => end <= match.index)?.end ?? 0;
    const end = ends.find(({ index }) => index >= match.index)?.index ?? around.length;
    const words = around.slice(begin, end).trim();
    const minutes = minutesOf(match[1] ?? match[2] ?? 'one');
    if (TO_THINK.test(around.slice(match.index + match[0].length))) return [];
    // A long sentence, or the head of a table, speaks of others farther off.
    const near = around.slice(
      Math.max(begin, match.index - NEAR_CHARACTERS),
      Math.min(end, match.index + match[0].length + NEAR_CHARACTERS),
    );
    const isTold =
      (kind.test(words) || isRightBehind(around, match.index, measure)) &&
      !OF_SOMETHING_ELSE.test(near) &&
      minutes >= 1 &&
      minutes <= LOOKED_MAX;
    return isTold ? [{ minutes, quote: words }] : [];
  });
  return found.at(-1);
}

/** The unit with the time; undefined where it stays. */
function timedUnit({ unit, areaOfNeed }: Measure, minutes: number): string | undefined {
  if (unit === 'digits correct per minute') return digitsUnit(minutes);
  if (areaOfNeed === 'Reading fluency') return minutes === 1 ? 'words correct per minute' : undefined;
  const span = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  if (unit === MAZE || areaOfNeed === 'Written expression' || areaOfNeed === 'Expressive language')
    return `${unit} in ${span}`;
  return minutes === 1 ? undefined : `${unit} per ${minutes} minutes`;
}

/** What is computed and has no unit of its own, below "Score is digits correct." */
const COMPUTED = /digits?|facts?|problems?|items|correct|questions|minutes|seconds|steps|sheets|right/;
const IN_DIGITS = /\bdigits correct\b|\bcorrect digits\b|\bDCPM\b/i;
function asDigits(measure: Measure, text: string, at: number): Measure {
  const { areaOfNeed, kind, unit, isPrior } = measure;
  const isBare = (kind === 'count' || kind === 'rate') && !COMPUTED.test(unit);
  if (areaOfNeed !== 'Math computation' || isPrior || !isBare) return measure;
  return IN_DIGITS.test(text.slice(Math.max(0, at - BEFORE_CHARACTERS), at))
    ? { ...measure, kind: 'rate', unit: 'digits correct per minute' }
    : measure;
}

/**
 * A count with the time in which it was made; digits whose time nobody tells are no rate per minute.
 * @param text of the page that the measure stands on
 * @param at where its quote begins there
 */
export function withSampleTime(given: Measure, text: string, at: number): Measure {
  const measure = asDigits(given, text, at);
  const kind = wanted(measure);
  if (kind === undefined) return measure;
  const told = timeTold(text, at, measure, kind);
  if (told === undefined)
    return measure.unit === 'digits correct per minute' ? { ...measure, unit: 'digits correct' } : measure;
  const unit = timedUnit(measure, told.minutes);
  if (unit === undefined || unit === measure.unit) return measure;
  const isQuoted = measure.quote.includes(told.quote) || measure.head !== undefined;
  return {
    ...measure,
    unit,
    ...(isQuoted ? {} : { head: { page: measure.page, quote: told.quote } }),
  };
}
