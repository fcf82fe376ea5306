/** Where one sentence ends and the next begins: a stop may belong to a title, a list's number or a leader of dots. */
import { everyMatch } from './every-match.js';

const ABBREVIATION =
  /(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|vs|e\.g|i\.e|etc|Sm|Lg|approx|No|St|Jr|Sr|yrs?|mos?|Gr|Ed|Psy|min|sec|avg|std|pp?|Fig|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Rm|ext|wk|Mt|Ave|Lt|Capt|Rev|Prof|[A-Z])\.$/;

/** "Gr. 1 level", "in gr. K": the grade goes on behind the stop; "in the 1st gr. He" ends there. */
const GRADE_ABBREVIATION = /(?:^|[\s(])gr\.$/;

/** A list number such as "2. Marcus will" ends nothing; "reached 42. He" does. */
const LIST_NUMBER = /(?:^|[.:;]\s)\d{1,2}\.$/;

const SENTENCE_END = /[.!?]["')\]]{0,2}\s+(?=["'(]?[A-Z0-9/])/g;

const BRACKET_MAX = 120;
const GOES_ON_BEHIND = /^[^()]{0,120}\) [a-z]/;
/** "Teach a schema (What kind? What is missing?) and fade it": behind the bracket the sentence goes on. */
function isInBracket(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - BRACKET_MAX), at);
  return (
    before.lastIndexOf('(') > before.lastIndexOf(')') &&
    GOES_ON_BEHIND.test(text.slice(at, at + 2 * BRACKET_MAX))
  );
}

/** Where each sentence of a paragraph ends, the last at the end of the text. */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const match of everyMatch(SENTENCE_END, text)) {
    const upTo = text.slice(Math.max(0, match.index - 10), match.index + 1);
    const isAtStart = match.index < 10;
    if (ABBREVIATION.test(upTo) || (LIST_NUMBER.test(upTo) && (isAtStart || /[.:;]\s\d/.test(upTo))))
      continue;
    if (
      GRADE_ABBREVIATION.test(upTo) &&
      /^\s+(?:\d{1,2}|K)\b/.test(text.slice(match.index + 1, match.index + 6))
    )
      continue;
    // Dots that lead from a name to its figure ("Inference ... 86") end no sentence.
    if (/\. ?\.$/.test(upTo)) continue;
    if (isInBracket(text, match.index)) continue;
    ends.push(match.index + match[0].length);
  }
  ends.push(text.length);
  return ends;
}
