/** The numbers a text states about a student. */

export interface StatedNumber {
  readonly digits: string;
  /** The number with the words after it, as written: "61 words correct per minute". */
  readonly words: string;
}

/** Digits in names of instruments ("WISC-V", "TNL-2", "WIAT-4") and page references state nothing. */
function withoutNames(text: string): string {
  return text
    .replace(/\b[A-Z][A-Za-z-]{0,30}-\d\b/g, ' ')
    .replace(/\bpage \d{1,4}\b/gi, ' ')
    .replace(/\b(?:BASC|CELF|BRIEF|SRS|BOT|WIAT|KTEA|GFTA|TNL|WJ)[ -]?\d\b/g, ' ');
}

/** @returns the digits of each number, in order, repeated where the text repeats them */
export function numbersIn(text: string): string[] {
  return [...withoutNames(text).matchAll(/\d{1,5}(?:\.\d+)?/g)].map(([digits]) => digits);
}

const WITH_WORDS = /(\d{1,5}(?:\.\d{1,10})?)(?: ?%)?(?:[ \t]{1,3}\p{L}[\p{L}'’/-]{0,30}){0,4}/gu;
const LOOSE_END = /(?: (?:of|out|to|and|or|in|on|with|at|by|for|from|the|a|an|is|was|are|were))+$/i;

/** The same with the words that follow, without a connecting word left hanging. */
export function statedNumbersIn(text: string): StatedNumber[] {
  return [...withoutNames(text).matchAll(WITH_WORDS)].map(([words, digits = '']) => ({
    digits,
    words: words.replace(LOOSE_END, ''),
  }));
}
