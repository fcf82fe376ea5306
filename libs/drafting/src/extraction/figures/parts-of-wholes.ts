/** Parts of a whole told before them, by their shape alone: a plain number, where it stands, and what may be its whole. */
import { everyMatch } from '../text/every-match.js';
import { isNamedNumber, mayBeWhole } from './named-numbers.js';
import { numberOfWord, TENS, UNITS, withDigits } from '../text/number-words.js';
import type { Reading } from './reading-kinds.js';
import { remembering } from '../text/remembered.js';

interface Whole {
  readonly outOf: number;
  readonly noun: string;
  readonly end: number;
}

const WORDED = [...UNITS.slice(2), ...TENS].join('|');
/** What a number that is no part of a skill counts, or what it is given in. */
const NO_WHOLE =
  /^(?:times|points|percent|credits|goals|objectives|standards|grades|visits|pages|feet|inches|yards|meters|miles|pounds|dollars|cents|degrees|periods|sessions|traits|rows|raters|areas|needs|its|his|hers|theirs|this|was|has|is|as|does|always|less|words? per)$/i;
/** Of so few of these things a name is made: "two-step directions", "a three-part card". */
const SMALL_NAMES = /^(?:step|digit|syllable|part|sentence|paragraph|letter|word|way|sided|sound|level)$/i;
const NOT_HYPHENED =
  /^(?:minute|min|second|sec|hour|day|week|month|year|point|pt|level|grade|foot|inch|page|person)s?$/i;
const NAME_MAX = 4;

/** "Out of sixteen questions", "from a book of 50 photographs", "It lists 18 provocations", "Six such situations came up". */
const LED_IN =
  /(?:\b(?:of|from|across|over|on|in|through|during|with|among|given|asked|shown|presented|offered|tried|staged|recorded|arranged|posed|created|counted|found|saw|set up|lists?|listed|holds|contains?|covers?|uses|were|are|had|has)\s+(?:(?:an?|the|these|those|his|her|their|our|my|all|some|total|set|list|deck|book|series|sample|pack|group|sheet|of|first|last|same|to|do)\s+){0,4}|(?:^|[.:;(]\s?|,\s))(\d{1,3})\s+((?:[a-z'/-]+\s+){0,4}?)([a-z][a-z-]{1,18}s)\b/gi;
/** "of the eight that called for an inference". */
const OF_THOSE =
  /\bof (?:the|these|those|his|her|their) (\d{1,3})\s+(?:that|which|calling|with|where|when|asking|needing|requiring|in which|on which)\b/gi;
const MONTH =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|the fall|the winter|the spring|fall|winter|spring';
/** "There were 21 times when", "his shoes came undone ten times, and", "found 20 in all", "there are thirty on the list". */
const UNNAMED_WHOLE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:there (?:were|are)|came to|found|counted|saw|noted|of) (?:about |the )?(\d{1,3}) times\b(?= (?:when|that|at|in|on|during|he|she|they|a|an)\b)|(?:came (?:up|undone|loose|out)|happened|arose|occurred) (\d{1,3}) times(?=,? and\b)|(?:called (?:up)?on|invited|asked|prompted|offered|approached|greeted|spoken to)\b[^.;\d]{0,40}? (\d{1,3}) times(?=,))/gi,
    'times',
  ],
  [
    /\b(?:found|counted|saw|recorded|noted|facts|items|words|questions|problems),? (\d{1,3}) (?:in all|in total|altogether)\b|\bthere (?:are|were) (\d{1,3}) (?:on|in) (?:the|that|this) (?:list|set|sheet|probe|check|inventory)\b/gi,
    'items',
  ],
];
const HYPHENED = new RegExp(String.raw`\b(?:(\d{1,3})|(${WORDED}))-([a-z]{3,12})\b`, 'gi');

/** Every whole a text tells of, in order. */
function wholesIn(text: string): Whole[] {
  const wholes: Whole[] = [];
  const put = (outOf: number, noun: string, end: number) => {
    if (outOf >= 2 && !NO_WHOLE.test(noun) && mayBeWhole(noun, false)) wholes.push({ outOf, noun, end });
  };
  for (const { 0: told, 1: digits = '', 2: between = '', 3: noun = '', index } of everyMatch(LED_IN, text)) {
    const own = text.slice(0, index + told.length).lastIndexOf(digits);
    // "12 of the questions" and "8 of 10 questions" are results, and "in 20 minutes of lessons" a time.
    const isResult = /\b(?:of|out|per|correct|right|and|or|than|in)\b|\d/i.test(between);
    const isTime = /\b(?:minute|hour|day|week|month|year|school|percent)s?\b/i.test(between);
    if (!isResult && !isTime && !/\d\s*(?:of|out of|\/)\s*(?:the\s*)?$/.test(text.slice(0, own)))
      put(Number(digits), noun, index + told.length);
  }
  for (const [pattern, noun] of UNNAMED_WHOLE)
    for (const { 0: told, index, ...groups } of everyMatch(pattern, text)) {
      const digits = [groups[1], groups[2], groups[3]].find((group) => group !== undefined);
      wholes.push({ outOf: Number(digits), noun, end: index + told.length });
    }
  for (const { 0: told, 1: digits, index } of everyMatch(OF_THOSE, text))
    if (!/\d\s*(?:out )?$/.test(text.slice(0, index))) put(Number(digits), 'items', index + told.length);
  for (const { 0: told, 1: digits, 2: word = '', 3: noun = '', index } of everyMatch(HYPHENED, text)) {
    const outOf = digits === undefined ? numberOfWord(word) : Number(digits);
    if (NOT_HYPHENED.test(noun) || (outOf <= NAME_MAX && SMALL_NAMES.test(noun))) continue;
    put(outOf, noun.endsWith('s') ? noun : `${noun}s`, index + told.length);
  }
  return wholes.sort((a, b) => a.end - b.end);
}

/** A plain number, and behind it nothing that it could count. */
const PLAIN = new RegExp(
  String.raw`\b(\d{1,3}|one|none)\b(?=\s*$|\s*[.;!)](?!\d)|\s*,(?!\s?\d)|\s+(?:(?:was|were) (?:correct|right|independent|unprompted)\b|times\b(?! (?:per|a|an|each|every|in|during|over)\b)|of (?:them|these|those)\b|(?:correct(?:ly)?|right|independent(?:ly)?|alone|unaided|unprompted|unassisted|accurately|successfully)(?=\s*(?:[.;,!)]|$)|\s(?:on|in|with|without|and|but|before|after|when|by|from|for|all)\b)|without\b|with (?:no|out)\b|on (?:his|her|their|the)\b|by (?:him|her|them)sel|(?:him|her|them)sel[fv]|but\b|before\b|when\b|while\b|(?:[a-z]{2,12}ed|had|got|came|went|took|met|made|led|told|kept|began|ran|gave|fell)\b|so far\b|from memory\b|within\b|in (?:a row|full|time|all)\b|(?:in|on|by) (?:${MONTH})[a-z]{0,6}\b))`,
  'gi',
);
/** Words before a number that make it something else than what was done. */
const NOT_DONE =
  /(?:\b(?:grades?|ages?|aged|levels?|page|room|tiers?|week|day|session|lesson|unit|chapter|period|quarter|number|no|goal|item|question|problem|than|least|most|the|an?|other|another|others|remaining|rest|last|next|first|all|from|missed|wrong|skipped|refused|omitted|failed|left|median|average[ds]?|averaging|mean|of|per|after|before|until|since|between|and|or|to|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|by|is|was|are|it|were|target|aim|expected|expects?|peers?|class|classmates|score|trial|probe|set|list|form|part|section|version|about age)|\d) (?:about |only |just |exactly )?$/i;
/** "gave an acceptable reply to 3". */
const REPLIED_TO =
  /\b(?:repl(?:y|ies|ied)|respon(?:d|ds|ded|se|ses)|answers?|answered|react(?:s|ed)?|attend(?:s|ed)) to (?:only |just )?$/i;
/** "punctual 5, neat 5, speaks up 1": ratings one after the other. */
const IN_A_LIST = /\d, (?:[a-z]+ ){1,4}$/;
const LIST_BEHIND = /^, (?:[a-z]+ ){1,4}\d{1,2}(?=[,.;]|$)/;
/** "his mother understood 33": whoever did it, it was not the student. */
const BY_ANOTHER =
  /\b(?:mother|father|mom|dad|parents?|grand(?:mother|father|parents)|sister|brother|teacher|aide|staff|peers?|classmates?|partner|examiner) (?:\w+ )?$/i;
/** "The probe was given three times." */
const GIVEN_TIMES = /\b(?:given|administered|repeated|tested|done|tried|presented|used|met|seen|observed) $/i;
/** "12 in September, 14 in November and 15 on January 9". */
const IN_A_SERIES = new RegExp(
  String.raw`\d (?:in|on|by) (?:${MONTH})[a-z]{0,6}(?: \d{1,2})?,? (?:and )?$`,
  'i',
);
/** "Of 40 turns, 11 picked up on it": the number itself is who did it. */
const OF_THE_WHOLE = /\bof (?:the |these |his |her |their )?\d{1,3} [a-z][a-z' -]{2,50}, (?:only |just )?$/i;
const VERB_BEHIND =
  /^\s+(?!(?:was|were) |correct)(?:[a-z]{2,12}ed|had|got|came|went|took|met|made|led|told|kept|began|ran|gave|fell)\b/i;
const WORD_BEFORE = /[a-z]["')]? (?:only |just |about |exactly )?$|[,:]\s{1,2}$/i;
const SAYS_RIGHT = /^\s*(?:were |was )?(?:correct|right|independent|alone|unprompted|unaided|accurate)/i;
const REACH = 190;

const breaksIn = (text: string) => everyMatch(/[.;!?]\s|:\s/g, text).length;

const isNone = (text: string, index: number, before: string) =>
  /^none/i.test(text.slice(index, index + 4)) &&
  /\b(?:managed|got|answered|named|read|spelled|solved|finished|completed|repaired|followed|made|knew|had|gave|chose|took) $/i.test(
    before,
  );

/** Whether a bare number at a place tells what was done, and not a name, a rank or what was left undone. */
function isDone(text: string, index: number, end: number): boolean {
  const before = text.slice(Math.max(0, index - 40), index);
  if (/[$#/.:<>=~-]$/.test(before)) return false;
  // "One" is a number only where nothing else can be meant.
  if (!/\d/.test(text.charAt(index)))
    return (
      (/\b(?:in|on|with|for|just|only|did) $/i.test(before) || isNone(text, index, before)) &&
      /^\s*(?:[.;!)]|$)/.test(text.slice(end, end + 8))
    );
  const isRight = SAYS_RIGHT.test(text.slice(end, end + 24));
  if (IN_A_SERIES.test(before)) return true;
  if (/[,:]\s{1,2}(?:only |just )?$/.test(before))
    return isRight || OF_THE_WHOLE.test(text.slice(Math.max(0, index - REACH), index));
  if (VERB_BEHIND.test(text.slice(end, end + 16))) return false;
  if (IN_A_LIST.test(before) || LIST_BEHIND.test(text.slice(end, end + 60)) || BY_ANOTHER.test(before))
    return false;
  if (GIVEN_TIMES.test(before) && /^\s+times\b/i.test(text.slice(end, end + 24))) return false;
  return WORD_BEFORE.test(before) && (REPLIED_TO.test(before) || !NOT_DONE.test(before));
}

const valueOf = (told: string) => (/^one$/i.test(told) ? 1 : /^none$/i.test(told) ? 0 : Number(told));

/** Behind a comma or with nothing to say that it was done right, a sentence of its own must have its subject and its verb. */
const OWN_CLAUSE =
  /\b(?:he|she|they|[A-Z][a-z]{1,15}) (?:[\w'’-]+,? ){0,9}(?:in |on |with |for )?(?:only |just )?$/;
const LAST_SENTENCE_MAX = 300;

const NO_PARTS: readonly RegExpExecArray[] = [];
/** The bare numbers of a text that tell what was done. */
const bareParts = remembering((text) =>
  /\d|\bone\b|\bnone\b/i.test(text)
    ? everyMatch(PLAIN, text).filter(
        ({ 1: told = '', index }) =>
          isDone(text, index, index + told.length) && !isNamedNumber(text, index, 'ratio'),
      )
    : NO_PARTS,
);
const ownWholes = remembering(wholesIn);

/**
 * "Out of sixteen questions he answered 6", "On a twenty-item test ..., 9 correct", "Six such situations came up. He asked
 * in one.": each bare number with the nearest whole told before it, in its own sentence or the one before.
 * @param context the sentences before, nearest first
 */
export function partsOfWholes(text: string, context = ''): Reading[] {
  const parts = bareParts(text);
  if (parts.length === 0) return [];
  const wholes = ownWholes(text);
  let earlier: Whole | undefined;
  let isEarlierRead = false;
  return parts.flatMap((match): Reading[] => {
    const { 1: told = '', index } = match;
    const end = index + told.length;
    const value = valueOf(told);
    const own = wholes.findLast(
      (whole) =>
        whole.end <= index && index - whole.end < REACH && breaksIn(text.slice(whole.end, index)) <= 1,
    );
    const isTimes = /^\s+times\b/i.test(text.slice(end, end + 24));
    const isTold =
      own === undefined &&
      !isTimes &&
      (SAYS_RIGHT.test(text.slice(end, end + 24)) ||
        OWN_CLAUSE.test(text.slice(Math.max(0, index - 70), index)));
    if (isTold && !isEarlierRead) {
      isEarlierRead = true;
      earlier = wholesIn(
        withDigits(
          context.slice(0, LAST_SENTENCE_MAX).split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.) (?=[A-Z])/)[0] ??
            '',
        ),
      ).at(-1);
    }
    // "In 31 cases an adult came, and in 13 the task was put away": two counts side by side.
    if (
      own !== undefined &&
      text.slice(0, index).endsWith(' and in ') &&
      /\bin \d{1,3} [a-z-]+$/.test(text.slice(0, own.end))
    )
      return [];
    const whole = own ?? (isTold ? earlier : undefined);
    if (whole === undefined || value > whole.outOf || (own === undefined && value === whole.outOf)) return [];
    const unit = whole.noun.toLowerCase();
    const area =
      /^(?:words|terms)$/.test(unit) && MEANING.test(text.slice(Math.max(0, index - 60), index))
        ? 'Vocabulary'
        : undefined;
    return [{ kind: 'ratio', value, outOf: whole.outOf, unit, area, index, end }];
  });
}

/** "On a quiz of 20 words she explained 7." */
const MEANING = /\b(?:explain|defin|meaning)\w*/i;

const GOES_ON =
  /^[^.;\d]{0,60}[;,.] (?:but |and )?[^.;\d]{0,40}?\b(?:it|that|he|she|the (?:count|number|score|figure)) (?:was|is|had|got|did|reached|stood at|came to|named|read|knew) (?:only |just |at )?(\d{1,3})(?=\s*(?:[.;,)]|$))/i;

/** "13 of 40 at entry; this week it was 21": a bare figure told next is of the same whole. */
export function goesOn(text: string, reading: Reading): Reading[] {
  const { kind, outOf = 0, end } = reading;
  if (kind !== 'ratio' || text.length - end < 12) return [];
  const match = GOES_ON.exec(text.slice(end, end + 150));
  const value = Number(match?.[1] ?? Number.NaN);
  if (match === null || value > outOf) return [];
  const to = end + match[0].length;
  const index = to - (match[1]?.length ?? 0);
  return [{ ...reading, value, index, end: to, at: index }];
}

const OUT_OF =
  /(?<![\w$#/.(:-])(\d{1,3})\s+((?:[a-z-]{2,16}\s+){0,3}[a-z-]{2,16}s)\s+out of\s+(?:the |a possible |a total of )?(\d{1,3})\b(?!\s*(?:%|minutes|hours|days))/gi;

/** "4 complete sentences out of 9": what is counted stands before the whole. */
export function partsOutOf(text: string): Reading[] {
  if (!text.includes(' out of ')) return [];
  return everyMatch(OUT_OF, text).flatMap(
    ({ 0: told, 1: part, 2: nouns = '', 3: whole, index }): Reading[] => {
      const noun = nouns.split(/\s+/).at(-1)?.toLowerCase() ?? '';
      const [value, outOf] = [Number(part), Number(whole)];
      if (value > outOf || outOf < 2 || !mayBeWhole(noun, false)) return [];
      const unit = noun === 'times' ? 'items' : noun;
      return [{ kind: 'ratio', value, outOf, unit, index, end: index + told.length }];
    },
  );
}
