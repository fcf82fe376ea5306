/** A goal's text made comparable: plain punctuation, single spaces, numbers as digits. */

import { TENS, UNITS } from '../extraction/text/number-words.js';

/** Texts longer than this are judged by their beginning. */
export const TEXT_CHARACTERS_MAX = 10_000;

const tens = (word: string) => (TENS.indexOf(word.toLowerCase()) + 2) * 10;
const TENS_AND_ONE = new RegExp(
  String.raw`\b(${TENS.join('|')})(?:[- ](${UNITS.slice(1, 10).join('|')}))?\b`,
  'gi',
);
const ONE_TO_NINETEEN = new RegExp(String.raw`\b(${UNITS.join('|')})\b`, 'gi');

/** "eighty-five percent" -> "85 percent", "four out of five" -> "4 out of 5", "twice" -> "2 times". */
export function withDigits(text: string): string {
  return text
    .replace(/\b(?:an?|one) hundred\b/gi, '100')
    .replace(TENS_AND_ONE, (_, ten: string, one: string | undefined) =>
      String(tens(ten) + (one === undefined ? 0 : UNITS.indexOf(one.toLowerCase()))),
    )
    .replace(ONE_TO_NINETEEN, (word) => String(UNITS.indexOf(word.toLowerCase())))
    .replace(/\bnone of (?:the |his |her |their )?(?=\d)/gi, '0 of ')
    .replace(/\btwice\b/gi, '2 times')
    .replace(/\bonce (?=an?\b|per\b|each\b|every\b|daily\b|weekly\b)/gi, '1 time ');
}

const MINUTES_AND_SECONDS =
  /\b(\d{1,3}) ?(?:minutes?|mins?\.?|m) ?(?:and |, )?(\d{1,2}) ?(?:seconds?|secs?\.?|s)\b/g;

/** "1 minute 50 seconds" -> "110 seconds": one time, one number. */
const withOneTime = (text: string) =>
  text.replace(
    MINUTES_AND_SECONDS,
    (_, minutes: string, seconds: string) => `${60 * Number(minutes) + Number(seconds)} seconds`,
  );

/** Lower case, straight quotes and hyphens, single spaces, numbers as digits; names and sentences lose their capitals. */
export function foldText(text: string): string {
  const plain = text
    .slice(0, TEXT_CHARACTERS_MAX)
    .normalize('NFKC')
    .replace(/[‘’′`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    // A point inside an abbreviation ends no sentence: "P.E.", "O.T.".
    .replace(/\b(?!i\.e|e\.g)([a-z])\.([a-z])\./gi, '$1$2');
  return withOneTime(withDigits(plain.toLowerCase()));
}

/** The same text with each match made blank, so that every place stays where it was. */
export function blanked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => ' '.repeat(match.length));
}
