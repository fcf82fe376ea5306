/** What a goal is practiced on: a figure from harder or easier material tells of the next step, not of the goal. */
import { everyMatch } from '../extraction/text/every-match.js';
import { sharesUnit } from './goal-criterion.js';
import type { TimedNumber } from './timed-number.js';
import { stemsOf } from './goal-topics.js';

const DIGITS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
  seventh: '7',
  eighth: '8',
  inference: 'inferential',
};
const ORDINAL = String.raw`(first|second|third|fourth|fifth|sixth|seventh|eighth|\d{1,2}(?:st|nd|rd|th))`;
const COUNT = String.raw`(one|two|three|four|five|[1-6])`;
const MATERIAL = String.raw`(?:passages?|texts?|materials?|probes?|lists?|words?|stor(?:y|ies)|books?)`;

const GRADES = [
  new RegExp(String.raw`\b${ORDINAL}[- ]grade(?:[- ]level)? (?:\w+ )?${MATERIAL}\b`, 'gi'),
  new RegExp(String.raw`\bgrade[- ](\d{1,2})(?:[- ]level)? (?:\w+ )?${MATERIAL}\b`, 'gi'),
];
const SYLLABLES = [
  new RegExp(String.raw`\b${COUNT}(?: or more|-?,? ?(?:and|or|to|-) ?${COUNT})?[- ]syllable`, 'gi'),
];

/** "One-step problems", of a goal for two-step ones. */
const STEPS = [/\b(one|two|three|multi)[- ]?step\b/gi];

/** What is asked of a text: a figure for literal questions tells nothing of a goal for inferential ones. */
const QUESTIONS = [/\b(literal|inferential|inference)\b/gi];

/** Speech sounds are practiced in words, then in sentences, then in talk. */
const SPEECH_LEVELS = [
  /\b(?:in|at) (?:(?:all|short|single|initial|final|medial|positions?|of|the|structured|spontaneous|simple) ){0,4}(isolation|syllable|word|phrase|sentence|conversation|connected speech)/gi,
  /\b(conversation|connected speech)(?:al)? samples?\b/gi,
];
const OF_SPEECH_SOUNDS = /\/[a-z]{1,3}\/|\b(?:sounds?|blends?|clusters?|consonants?)\b/i;

function kindsIn(text: string, patterns: readonly RegExp[]): Set<string> {
  const found = patterns.flatMap((pattern) => everyMatch(pattern, text).flatMap(([, ...kinds]) => kinds));
  return new Set(
    found.flatMap((kind: string | undefined) =>
      kind === undefined
        ? []
        : [DIGITS[kind.toLowerCase()] ?? (kind.replace(/\D/g, '') || kind.toLowerCase())],
    ),
  );
}

const WITHOUT =
  /\b(?:with no|without)(?: (?:holding|using|touching|having|wearing))?(?: (?:an?|the|any|his|her|their|on to))* (?!(?:help|prompt|cue|remind|support|assist|adult|model|more|less|being)\w*\b)((?:[a-z-]{3,20} ){0,1}[a-z-]{4,20})/gi;

const WITH = /\bwith ([a-z-]{5,20})\b/gi;

/** "With regrouping she got 6 of 24", of a goal for problems without regrouping. */
const isWithWhatItLeavesOut = (sentence: string, goal: string): boolean =>
  /\b(?:without|with no)\b/i.test(goal) &&
  everyMatch(WITH, sentence).some(([, word = '']) =>
    new Set(everyMatch(WITHOUT, goal).flatMap(([, left = '']) => left.toLowerCase().split(' '))).has(
      word.toLowerCase(),
    ),
  );

/** A short word only whole: "rail" is no part of "trails". */
const isNamedIn = (asked: string, word: string): boolean =>
  word.length >= 5 ? asked.includes(word) : word.length === 4 && asked.split(/[^a-z]+/).includes(word);

/** "With no organizer she got 2 of 5", of a goal that gives her one. */
export function isWithoutItsTool(sentence: string, goal: string): boolean {
  return (
    everyMatch(WITHOUT, sentence).some(([, words = '']) => {
      const asked = goal.toLowerCase();
      return words
        .toLowerCase()
        .split(' ')
        .some((word) => isNamedIn(asked, word) && !asked.includes(`no ${word}`));
    }) && !/\b(?:with no|without)\b/i.test(goal)
  );
}

/** "Three-digit numbers", of a goal for two-digit ones. */
const DIGITS_OF_NUMBERS = [
  new RegExp(String.raw`\b${COUNT}(?:-?,? ?(?:and|or|to|by|-) ?${COUNT})?[- ]digit`, 'gi'),
];

const familiesOf = (goal: string) =>
  OF_SPEECH_SOUNDS.test(goal)
    ? [GRADES, SYLLABLES, STEPS, DIGITS_OF_NUMBERS, QUESTIONS, SPEECH_LEVELS]
    : [GRADES, SYLLABLES, STEPS, DIGITS_OF_NUMBERS, QUESTIONS];

/** Whether a goal names the grade of its texts, the length of its words or where its sounds are made. */
export const namesMaterial = (goal: string): boolean =>
  familiesOf(goal).some((patterns) => kindsIn(goal, patterns).size > 0);

/** Whether a sentence speaks of a grade's texts, or of words of a length, and of none that the goal names; or lacks what the goal gives. */
export function isOfOtherMaterial(sentence: string, goal: string): boolean {
  if (isWithoutItsTool(sentence, goal) || isWithWhatItLeavesOut(sentence, goal)) return true;
  return familiesOf(goal).some((patterns) => isOfOtherKind(sentence, goal, patterns));
}

function isOfOtherKind(sentence: string, goal: string, patterns: readonly RegExp[]): boolean {
  const said = kindsIn(sentence, patterns);
  if (said.size === 0) return false;
  const asked = kindsIn(goal, patterns);
  return asked.size > 0 && ![...said].some((kind) => asked.has(kind));
}

/** "One-step problems: 9 of 10", of a goal for two-step ones. */
export const isOfOtherSteps = (sentence: string, goal: string): boolean =>
  isOfOtherKind(sentence, goal, STEPS);

/** What a row begins with, as far as it is words. */
const nameOfRow = ({ quote }: TimedNumber): string =>
  /^[^\d|\t]{3,60}?(?= {2,}|\t|\s?\||$)/.exec(quote)?.[0] ?? '';

const IN_ALL = /^\s*(?:total|overall|all|combined|both|mean|average|score)s?\s*(?:[(:,]|$)/i;

/** "Correct word seq.  13  16" above "Total words written  24  26": of two rows that one which names what the goal counts. */
function ofOwnRows(numbers: readonly TimedNumber[]): readonly TimedNumber[] {
  const isOwn = (number: TimedNumber) =>
    IN_ALL.test(nameOfRow(number)) || sharesUnit(nameOfRow(number), number.criterion.unit);
  const named = new Set(numbers.filter((one) => one.isInRow && isOwn(one)).map((one) => one.criterion));
  return numbers.filter(
    (one) => !one.isInRow || !named.has(one.criterion) || nameOfRow(one) === '' || isOwn(one),
  );
}

/** Two periods make a table of the goal's own progress. */
const TABLE_READINGS_MIN = 2;

/**
 * The numbers without those a comment tells beside the goal's own table that count what the goal does not name: "20 of 20
 * closed syllable words" below a row of words with vowel teams.
 */
export function besideTable(found: readonly TimedNumber[], goal: string): readonly TimedNumber[] {
  const numbers = ofOwnRows(found);
  const inTable = numbers.filter(({ isInRow, isPlaced, isStart }) => isInRow && isPlaced && !isStart);
  if (inTable.length < TABLE_READINGS_MIN || inTable.length === numbers.length) return numbers;
  const own = new Set(stemsOf(goal));
  const isForeign = ({ number, isInRow, isStart }: TimedNumber) => {
    if (isInRow || isStart) return false;
    const counted = stemsOf(number.unit);
    // Words of another kind are the goal's thing with a word of their own; "wcpm" is the goal's unit in short.
    return counted.some((stem) => own.has(stem)) && counted.some((stem) => !own.has(stem));
  };
  return numbers.filter((number) => !isForeign(number));
}
