/** What a report itself would ask for by next year: "Want by next Nov: 11 of 12 steps, 9 of 10 purchases." */
import { everyMatch } from '../text/every-match.js';
import { withDigits } from '../text/number-words.js';
import type { Passage } from '../text/passage.js';
import { quotePassage } from '../text/passages.js';

/** A share that is aimed at, with the words beside it. */
export interface StatedAim {
  readonly value: number;
  /** Absent of a percent and of a time. */
  readonly outOf?: number;
  /** A time that shall not be exceeded: "calm inside 5 minutes". */
  readonly isMinutes?: boolean;
  /** What stands around it in its own clause, in small letters: "steps", "word problems". */
  readonly words: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
}

/** A key or a wish for the year to come; what the goal so far asked for is told elsewhere. */
const AIMS =
  /^\W{0,4}(?:(?:proposed|suggested|tentative|possible|new|draft) )?(?:targets?|aims?|goals?|criteri(?:on|a))(?: (?:under discussion|for (?:the )?(?:plan|meeting|mtg|next year|the (?:new|coming) (?:plan|year)|discussion)|by [A-Z][a-z]+|suggested|proposed))?(?: \([^()]{2,40}\))?:|^\W{0,4}(?:I |we |the team )?(?:want|wants|would like|hope)(?: to see)?(?: (?:him|her|them))? by (?:next |the )?(?:year|fall|winter|spring|summer|annual|[A-Z][a-z]{2,8})\b|\b(?:sensible|reasonable|realistic|good|fair) (?:aim|target|goal)\b[^.;]{0,40}\b(?:is|would be|might be|could be)\b|\b(?:is|are|seems?|sounds?|looks?) (?:a )?realistic\b|\bwhere (?:I|we) want (?:him|her|them|to be)\b/i;
const OF_THE_PAST =
  /\b(?:was|were|had been|last year|previous|old) (?:the )?(?:goals?|targets?|aims?)\b|\b(?:goals?|targets?|aims?) (?:was|were|had been)\b/i;

const SHARE = /(?<![\d/.])(\d{1,3}) ?(?:(?:of|out of|\/) ?(\d{1,3})(?![\d/])|(%|percent\b))/g;
const AT_MOST = /\b(?:within|inside(?: of)?|in under|under|in less than) (\d{1,2}) ?min(?:ute)?s?\b/gi;
const CLAUSE = /[,;:]|\.(?:\s|$)|\band\b|\(/;
const AIMS_MAX = 40;

/** The rest of its own clause. */
function wordsAround(text: string, { 0: whole, index }: RegExpExecArray): string {
  const before = text.slice(0, index).split(CLAUSE).at(-1) ?? '';
  const behind = text.slice(index + whole.length).split(CLAUSE)[0] ?? '';
  return `${before} ${behind}`.toLowerCase().trim();
}

/** Every share and every time that the report aims at, in reading order. */
export function statedAimsIn(passages: readonly Passage[]): StatedAim[] {
  const found: StatedAim[] = [];
  for (const passage of passages) {
    if (found.length >= AIMS_MAX) break;
    // A whole goal is last year's, or is drafted anew.
    if (!AIMS.test(passage.text) || OF_THE_PAST.test(passage.text) || /\bwill\b/i.test(passage.text))
      continue;
    const text = withDigits(passage.text).replace(/\s+/g, ' ');
    const source = { page: passage.page.page, quote: quotePassage(passage) };
    for (const match of everyMatch(SHARE, text)) {
      const [, value, outOf] = match;
      if (outOf !== undefined && Number(value) > Number(outOf)) continue;
      const whole = outOf === undefined ? {} : { outOf: Number(outOf) };
      found.push({ value: Number(value), ...whole, words: wordsAround(text, match), ...source });
    }
    for (const match of everyMatch(AT_MOST, text))
      found.push({
        value: Number(match[1]),
        isMinutes: true,
        words: wordsAround(text, match),
        ...source,
      });
  }
  return found;
}
