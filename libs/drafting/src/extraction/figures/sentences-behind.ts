/** What a report goes on to say behind a figure: of the same paragraph, or in the first lines below the table it stands in. */
import { everyMatch } from '../text/every-match.js';
import type { Measure } from '../measure.js';

const BEHIND_CHARACTERS = 700;
const SENTENCES_MAX = 4;
const SENTENCE_MAX = 230;
const SENTENCE_MIN = 18;
const SENTENCE_ENDS =
  /[.!?]["”')]{0,2}(?=\s+[\p{Lu}"“(\d]|\s*$)(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|vs|e\.g|i\.e|min|avg|approx|lb|oz)\.)/gu;
/** A row of figures, or the mark of another entry. */
const IS_ROW = /[|\t]|\S {3,}\S|\.{4}/;
const IS_ENTRY = /^\s*(?:[-*\u2022o>]|\(?\d{1,2}[.)]|[A-Z][.)])\s/;
const COUNTED: ReadonlySet<Measure['kind']> = new Set([
  'ratio',
  'percent',
  'count',
  'rate',
  'duration',
  'interval',
  'level',
]);

/** The text of the same paragraph behind the quote; of a table, the paragraph below its last row. */
function paragraphBehind(text: string, end: number, isRow: boolean): string {
  const behind = text.slice(end, end + BEHIND_CHARACTERS);
  if (!isRow) return behind.split(/\n\s*\n/)[0] ?? '';
  const lines = behind.split('\n').slice(1);
  const first = lines.findIndex((line) => line.trim() !== '' && !IS_ROW.test(line));
  return first < 0
    ? ''
    : (lines
        .slice(first)
        .join('\n')
        .split(/\n\s*\n/)[0] ?? '');
}

/** @returns verbatim sentences, in order; none where what follows is another entry or a table */
function sentencesIn(paragraph: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const { 0: stop, index } of everyMatch(SENTENCE_ENDS, paragraph)) {
    const sentence = paragraph.slice(from, index + stop.length).trim();
    from = index + stop.length;
    if (
      found.length === SENTENCES_MAX ||
      IS_ENTRY.test(sentence) ||
      /\n\s*(?:[-*\u2022]|\d{1,2}[.)])\s/.test(sentence)
    )
      break;
    if (sentence.length > SENTENCE_MAX || IS_ROW.test(sentence)) break;
    if (sentence.length >= SENTENCE_MIN && /^[\p{Lu}"“]/u.test(sentence)) found.push(sentence);
  }
  return found;
}

/**
 * @param text of the measure's page
 * @param at where its quote begins there
 */
export function withSentencesBehind(measure: Measure, text: string, at: number): Measure {
  const { kind, quote, isPrior } = measure;
  if (isPrior || !COUNTED.has(kind)) return measure;
  const isRow = IS_ROW.test(quote);
  const behind = sentencesIn(paragraphBehind(text, at + quote.length, isRow));
  return behind.length === 0 ? measure : { ...measure, behind };
}
