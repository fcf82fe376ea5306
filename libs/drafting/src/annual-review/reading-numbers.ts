/** Numbers of a sentence that can be a reading of a goal, dates and names of things left out. */
import { everyMatch } from '../extraction/text/every-match.js';
import { datesIn } from '../extraction/times/dates.js';
import { withDigits } from '../extraction/text/number-words.js';
import { MONTH_DAY, MONTH_YEAR, plainDates } from './reading-times.js';

export type Form = 'ratio' | 'percent' | 'number';

export interface FoundNumber {
  readonly index: number;
  readonly end: number;
  readonly form: Form;
  readonly value: number;
  readonly upTo?: number;
  readonly outOf?: number;
  /** Words right after it. */
  readonly unit: string;
}

const NUMBERS_MAX = 40;
const HAS_NUMBER =
  /\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i;
const MONTH = String.raw`\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?`;
const RATIO =
  /(?<![\w./-])(\d{1,4}(?:\.\d{1,2})?)(?:(?:-|\sto\s)(\d{1,4}))?\s*(?:(?:[a-z]{2,14}\s)?(?:correct(?:ly)?\s)?(?:out of|of)(?:\s+(?:the|a possible|every|(?:the |his |her |their )?(?:last|past|first|final|most recent)))?|\/)\s*(\d{1,4})(?![\d%/.]\d|\d|%|\s?(?:percent|min|sec|day period|weeks?\b|months?\b)|-(?:minute|week|day))/gi;
const PERCENT =
  /(?<![\w./-])(\d{1,3}(?:\.\d{1,2})?)\s?%?(?:\s?(?:-|to)\s?(\d{1,3}))?\s?(?:%|percent\b(?!ile))/gi;
const NUMBER =
  /(?<![\w./$#:-])(\d{1,4}(?:\.\d{1,2})?)(?:\s?(?:-|to)\s?(\d{1,4})(?![\d/%]))?(?![\w/:%]|-[a-z]|\.\d)/gi;
/** Steps, grades, pages and rooms are named by numbers, but not in "2 weeks 8 minutes"; "3rd" and "20-minute" count nothing. */
const NAMES =
  /(?<!\b(?:this|last|past) |\d(?:st|nd|rd|th) |\b(?:first|second|third|fourth) )\b(?!(?<=\d {1,8})(?:quarters|weeks|sessions|days|months|trials|probes|periods)\b)(?:quarters?|qtr|q|reports?|rpt|updates?|trimesters?|tri|semesters?|periods?|mp|rp|weeks?|wk|sessions?|goals?|objectives?|grades?|pages?|p|rooms?|lists?|probes?|trials?|days?|years?|tier|step|term|form|code|ages?|month|unit)\.?\s?#?\s?\d{1,3}\b(?!\s?(?:%|of\b|out\b|\/))|\b\d{1,3}(?:st|nd|rd|th)\b|\b\d{1,3}-[a-z]{2,}|\b\d{1,2}:\d{2}|\b20[0-4]\d(?:\s?[-/]\s?(?:20)?\d\d)?\b|\$\s?\d{1,4}/gi;
const OCCASIONS =
  /\b\d{1,3}\s+(?:consecutive|successive|different|separate|sessions?|weeks?|months?|timings?|probes?|data points?|observations?)\b|\b\d{1,3}(?=\s+(?:\w+\s)?in a row)|(?<=\b(?:over|across) (?:the )?(?:last |past )?)\d{1,3}(?=\s+(?:class )?(?:periods|shifts|lessons|classes|days|mornings|samples|trips)\b)|(?<=\b(?:average|mean|median|avg\.?) (?:of|over|across|for) (?:the )?(?:last |past )?)\d{1,3}(?=\s+(?:full |school )?(?:days|shifts|probes|sessions|mornings|periods|weeks|samples|trials|passages|classes|lessons)\b)|(?<=\b(?:his|her|their|the) (?:last|past) )[2-6](?=\s+(?:passages|probes|samples|checks|trials|papers|tests|observations|essays|drafts|lists|shifts|timings)\b)/gi;

/** "107 in September" counts no "in". */
const UNIT_ENDS =
  /(?:^|\s)(?:in|on|by|at|as|and|or|this|last|for|to|then|but|with|while|when|since|he|she|they|it|is|was|were|after|before|during|so|far|still|without|from|out|over|across|now)\b.*$/i;

/** "She used one in 9 of 18 episodes": a strategy, and no count. */
const PRONOUN =
  /\b(?:us(?:ed?|es|ing)|tr(?:y|ies|ied)|chose|picks|picked|need(?:s|ed)|wrote|reads?) one\b(?= (?:in|on|at|during|when)\b)/gi;

/** "On a passage he had practiced he read 98 (not counted)": nothing of how far the goal is. */
const NOT_COUNTED =
  /\bnot counted\b|\b(?:passage|text|list|story) (?:that )?(?:he|she|they) (?:had |has |have )?(?:already )?(?:practiced|rehearsed)\b/i;

/** "About 9 in 10 of his messages are requests": a share, and no ten messages. */
const ONE_IN =
  /(?<=(?<![\d./])\d{1,2} {1,8})()in(?= {1,8}\d{1,2}(?![\d./:-]| {0,8}(?:min|sec|hour|day|week|month|class|period|lesson|session|school)))/gi;

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);

const ENDS_ON_MONTH = new RegExp(String.raw`${MONTH}\s$`, 'i');
const DAY = new RegExp(String.raw`^${MONTH}\s(\d{1,2})$`, 'i');
const SHORT_DATE = /\b(?:Mar|Apr|May|Jun|Jul|Aug|Sep)\.?\s\d{1,2}(?![\d%])/g;

/** Blanks what is a date. "October 4, December 5" tells counts by month: a number there is kept. */
function withoutDates(text: string, outOf: number | undefined): string {
  let left = plainDates(text);
  const short = everyMatch(SHORT_DATE, left).map((match) => ({ index: match.index, text: match[0] }));
  for (const { index, text: printed } of [...datesIn(left), ...short]) {
    // "6/10" of a goal of "8 of 10" is no tenth of June.
    if (Number(/^\d{1,2}\/(\d{1,2})$/.exec(printed)?.[1]) === outOf) continue;
    const day = DAY.exec(printed)?.[1];
    const after = left.slice(index + printed.length, index + printed.length + 12);
    const before = left.slice(Math.max(0, index - 12), index);
    const isCount =
      day !== undefined &&
      (/^\s*(?:(?:of|out of)\s+\d|\/\d{1,3}(?![\d/])|(?:min(?:utes?|s)?|wcpm|wpm|words|points?|items?)\b)/.test(
        after,
      ) ||
        (!/\b(?:on|by|of|before|until|since|as of|from|through|after|week of|and)\s*$/i.test(before) &&
          /^\s*(?:[,;.]|$)/.test(after) &&
          !/^,?\s*\d/.test(after)));
    left = blank(left, index, index + printed.length - (isCount ? day.length : 0));
  }
  for (const pattern of [MONTH_YEAR, MONTH_DAY]) {
    for (const match of everyMatch(pattern, left)) {
      const after = left.slice(match.index + match[0].length, match.index + match[0].length + 10);
      const before = left.slice(Math.max(0, match.index - 10), match.index);
      // "Sep 4/10" has named its month.
      const isRatio =
        pattern === MONTH_DAY &&
        (Number(match[2]) === outOf ||
          ENDS_ON_MONTH.test(text.slice(Math.max(0, match.index - 10), match.index)));
      const isDated =
        pattern === MONTH_YEAR ||
        /^\s?[:)=–-]|^\s*$|^\s+\d/.test(after) ||
        /(?:\bon|\bof|\(|as of|;)\s*$/i.test(before);
      if (!isRatio && isDated) left = blank(left, match.index, match.index + match[0].length);
    }
  }
  return left;
}

/** Every number that could be a reading; `outOf` of the goal tells "3/5" from the fifth of March. Bounded: 40. */
export function numbersIn(sentence: string, outOf: number | undefined): FoundNumber[] {
  if (!HAS_NUMBER.test(sentence) || NOT_COUNTED.test(sentence)) return [];
  // "Oct '25": the year of a date.
  const counted = sentence.replace(PRONOUN, (words) => words.replace(/one$/i, '   '));
  let text = withoutDates(withDigits(counted).replace(/'\d\d\b/g, '   '), outOf).replace(ONE_IN, '$1of');
  const found: FoundNumber[] = [];
  const put = (match: RegExpExecArray, form: Form, denominator?: number) => {
    const [, value = '', upTo] = match;
    const end = match.index + match[0].length;
    if (found.length >= NUMBERS_MAX) return;
    const words =
      /^\s*(?:\+\s*)?((?:[a-z][a-z'/-]{0,20}\s?){0,6})/i.exec(text.slice(end, end + 90))?.[1] ?? '';
    const unit = words.replace(UNIT_ENDS, '').trim();
    found.push({
      index: match.index,
      end,
      form,
      value: Number(value),
      ...(upTo === undefined ? {} : { upTo: Number(upTo) }),
      ...(denominator === undefined ? {} : { outOf: denominator }),
      unit,
    });
  };
  for (const match of everyMatch(RATIO, text)) {
    const denominator = Number(match[3]);
    if (denominator >= 2 && Number(match[1]) <= denominator && Number(match[2] ?? 0) <= denominator)
      put(match, 'ratio', denominator);
  }
  for (const { index, end } of found) text = blank(text, index, end);
  for (const match of everyMatch(PERCENT, text)) put(match, 'percent');
  for (const { index, end } of found) text = blank(text, index, end);
  text = text.replace(NAMES, (name) => ' '.repeat(name.length));
  text = text.replace(OCCASIONS, (name) => ' '.repeat(name.length));
  for (const match of everyMatch(NUMBER, text)) put(match, 'number');
  return found.sort((a, b) => a.index - b.index);
}
