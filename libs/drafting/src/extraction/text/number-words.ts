/** Numbers written as words, made digits in place: "three of ten" is "3     of 10 ". */

import { PatternIndex } from './pattern-index.js';
import { remembering } from './remembered.js';

/** "zero" to "nineteen": each word's place is its number. */
export const UNITS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
/** "twenty" to "ninety". */
export const TENS: readonly string[] = [
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];
const PATTERN = new RegExp(
  String.raw`\b(?:(${TENS.join('|')})(?:[- ](${UNITS.slice(1, 10).join('|')}))?|(${UNITS.join('|')}))\b(?!-)`,
  'gi',
);
/** "One" is more often a word than a number: it counts only before what is counted. */
const COUNTED =
  /^\s+(?:(?:out\s+)?of\s+(?:the\s+)?(?:\w+\b|\d)|times?\b|minutes?\b|seconds?\b|words?\b|percent\b|per\b|in\s+(?:every\s+)?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d{1,2})\b)/i;
/** "None of the six" is as much a count as "two of the six". */
const NONE_OF = /\bnone(?=\s+of\s+(?:(?:the|his|her|their|these|those)\s+)?\d{1,3}\b)/gi;

const indexIn = (words: readonly string[], word: string | undefined) =>
  words.indexOf((word ?? '').toLowerCase());

const NONE_WORD = /\bnone\b/gi;
const WORDS = new PatternIndex([PATTERN, NONE_WORD], (pattern) => pattern);

/** The same text, of the same length, with number words as digits padded by spaces, so that offsets stay. */
export const withDigits = remembering((text: string): string => {
  const told = WORDS.matches(text);
  if (told.length === 0) return text;
  const numbers = told.find(({ entry }) => entry === PATTERN)?.matches ?? [];
  let made = '';
  let from = 0;
  for (const match of numbers) {
    const [whole, ten, unit, small] = match;
    const value =
      small === undefined
        ? 20 + 10 * indexIn(TENS, ten) + (unit === undefined ? 0 : indexIn(UNITS, unit))
        : indexIn(UNITS, small);
    const end = match.index + whole.length;
    const isWord =
      /\b(?:not|no|any|(?<!\b(?:of|in) )every|each|some) $/i.test(
        text.slice(Math.max(0, match.index - 12), match.index),
      ) ||
      (value <= 1 && !COUNTED.test(text.slice(end, end + 30)));
    if (isWord) continue;
    made += text.slice(from, match.index) + String(value).padEnd(whole.length);
    from = end;
  }
  made += text.slice(from);
  return told.some(({ entry }) => entry === NONE_WORD) ? made.replace(NONE_OF, '0   ') : made;
});

/** "twelve", "Thirty", "forty-five" as a number; -1 where the word is none. */
export function numberOfWord(word: string): number {
  const [first, unit] = word.toLowerCase().split('-');
  const ten = indexIn(TENS, first);
  return ten < 0 ? indexIn(UNITS, first) : 20 + 10 * ten + (unit === undefined ? 0 : indexIn(UNITS, unit));
}

/** Whether a text may hold a figure at all: asked before anything dearer is. */
export const mayCount = (text: string): boolean =>
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/.test(text);
