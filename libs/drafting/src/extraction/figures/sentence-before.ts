/** The sentence before a figure's own, where that one points back to it: "I gave 40 words of two syllables. He read 13 of 40." */
import { everyMatch } from '../text/every-match.js';
import type { Measure } from '../measure.js';
import { withDigits } from '../text/number-words.js';

const BEFORE_CHARACTERS = 320;
const BEFORE_MAX = 230;
const QUOTE_MAX = 140;
const SENTENCE_ENDS =
  /[.!?]["”)]?\s+(?=[\p{Lu}"“(\d])(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.\s+)/gu;
/** A row, a list, or a figure of its own, which would be taken for this one. */
const NOT_TOLD = /[|\t]|\S {3,}\S|\n\s*\n|\.{4}|\d ?(?:%|percent|of (?:the )?\d|out of|\/ ?\d)/;

/** A line too short to have been broken there. */
const HEADING = /^\s*[^\n.;,]{2,50}\n\s*(?=\p{Lu})/u;

/** The measure with the sentence before it; see `quoteWithBefore`. */
export function withSentenceBefore(measure: Measure, text: string, at: number): Measure {
  const withBefore = quoteWithBefore(text, at, measure);
  return withBefore === undefined ? measure : overTheSpan({ ...measure, withBefore }, withBefore);
}

const SPAN =
  /\b(?:over|in|across|during|for) (?:the |these |those |all |his |her |their )?(?:last |past |same )?(\d{1,2}) ((?:school |class )?(?:days|weeks|lessons|periods|recesses|lunches|mornings|meetings|sessions|discussions|visits))\b/i;

/** "Over ten class periods we kept a tally. She volunteered 2 times.": in how long so often, with the words that say so. */
function overTheSpan(measure: Measure, withBefore: string): Measure {
  const { kind, unit, quote } = measure;
  if (kind !== 'count' || unit !== 'times') return measure;
  const before = withDigits(withBefore.slice(0, withBefore.length - quote.length)).replace(/\s+/g, ' ');
  const [, many, spans] = SPAN.exec(before) ?? [];
  return many === undefined || spans === undefined
    ? measure
    : { ...measure, unit: `times per ${many} ${spans.toLowerCase()}`, quote: withBefore };
}

/**
 * The page's own words from the sentence before to the end of the measure's; undefined where the two are no running text.
 * @param at where the measure's quote begins in `text`
 */
function quoteWithBefore(text: string, at: number, { quote, kind, isPrior }: Measure): string | undefined {
  const isCounted = ['ratio', 'percent', 'count', 'duration'].includes(kind);
  if (!isCounted || isPrior || at <= 0 || quote.length > QUOTE_MAX) return undefined;
  const from = Math.max(0, at - BEFORE_CHARACTERS);
  const before = text.slice(from, at);
  const ends = everyMatch(SENTENCE_ENDS, `${before}A`);
  const last = ends.at(-1);
  // Nothing but the blank stands between the two.
  if (last === undefined || last.index + last[0].length !== before.length) return undefined;
  const first = ends.at(-2);
  const paragraph = before.lastIndexOf('\n\n', last.index);
  const start = Math.max(
    first === undefined ? -1 : first.index + first[0].length,
    paragraph < 0 ? -1 : paragraph + 2,
  );
  if (start < 0) return undefined;
  const heading = HEADING.exec(before.slice(start))?.[0].length ?? 0;
  const begin = start + heading;
  const sentence = before.slice(begin);
  return sentence.length > BEFORE_MAX || NOT_TOLD.test(sentence) || !/^\s*[\p{Lu}"“]/u.test(sentence)
    ? undefined
    : text.slice(from + begin + (/^\s*/.exec(sentence)?.[0].length ?? 0), at + quote.length);
}
