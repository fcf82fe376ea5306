/** Figures of which the writer says that they are none to go by: "That was one try and I would not build a number on it." */
import type { Measure } from '../measure.js';
import type { Passage } from '../text/passage.js';
import { quotePassage } from '../text/passages.js';

/** "This is the one that counts", "the one I would call his starting point". */
const OWNS =
  /\b(?:this|that|it|which)(?: last)?(?: one)? (?:is|was) the (?:one|figure|number|count) (?:that counts|(?:I|we)(?: would|'d| will)? (?:call|use|take|start|go|count))\b|\b(?:call|use|take|count) (?:this|that|it) (?:as )?(?:his|her|their|the) (?:baseline|starting point)\b|^(?:this|that|it)(?: last)? (?:is|was) (?:his|her|their|the) (?:baseline|starting point)\b/i;

const FOLLOWING_MAX = 220;
const SENTENCE = /^\s*([^.!?]{4,200}[.!?])/;

/** "A practice number", "not counted as baseline", "I left that off". */
const NOT_TO_GO_BY = String.raw`(?:(?:should|would|will|did|do|does|can|could) ?(?:not|n't)|(?:is|was|are|were) not|cannot|never) (?:be )?(?:build|base|count|go by|goes by|rely|relied|used?|counted|averaged?|written down|entered|his|her|their|a (?:baseline|starting point|true|fair|real)|the (?:baseline|starting point)|usual|typical)\b`;
const DISOWNS = new RegExp(
  String.raw`^\W*(?:(?:that|this|it|these|those|which|I|we|both|neither)\b[^.;]{0,60}\b${NOT_TO_GO_BY}|(?:that|this|it|these|those) (?:is|was|are|were) (?:only |just )?(?:an? |one )?(?:practice|trial|therapeutic|rehears\w+|warm-?up)\b|(?:I|we) (?:left|leave|kept) (?:that|it|them|this|those) (?:off|out)\b|not (?:monitored|measured|tracked|followed|probed) (?:any )?(?:further|longer|any ?more)\b|not (?:counted|used|to be used|to be counted|a baseline|the baseline|baseline)\b)`,
  'i',
);
const IN_ITS_OWN_SENTENCE =
  /[,;(–—-] ?(?:therapeutic only|practice only|for practice|not counted(?: (?:as|toward) [a-z ]{3,30})?|not (?:a|the|used as|to be used as)(?: a| the)? baseline|does not count)\)?\W*$/i;

/** "9/9   in the hall with a tape crosswalk - practice dont count". */
const IN_ITS_ROW =
  /\b(?:do(?:es)? ?(?:not|n['’]?t)|not) (?:to be )?count(?:ed)?\b|\b(?:practice|therapeutic) only\b|\bpractice,? (?:not|does)/i;
export const isDisownedRow = (text: string): boolean => IN_ITS_ROW.test(text);

/** "min. to calm = median minutes until he is quiet with hands still for 1 min": what is counted, and no count. */
const DEFINES = /^[A-Za-z][\w. ()/-]{1,30} = (?:the )?[a-z]{3}/;

/** "So 6 is roughly 40 percent": reckoned from what was counted. */
const RECKONED = /\bso \d[\w ]{0,20} (?:is|are|comes to|works out to) (?:roughly|about|around) \d/i;

const sentenceBehind = ({ page, end }: Passage): string =>
  SENTENCE.exec(page.text.slice(end, end + FOLLOWING_MAX).replace(/\s+/g, ' '))?.[1] ?? '';

/** The measures with those marked that the writer goes by: in the row or sentence itself, or right behind it. */
export function withOwned(measures: readonly Measure[], passages: readonly Passage[]): Measure[] {
  if (measures.length === 0) return [];
  const owned = passages.filter(
    (passage) => OWNS.test(passage.text) || (!passage.isRow && OWNS.test(sentenceBehind(passage))),
  );
  if (owned.length === 0) return [...measures];
  const quotes = new Set(owned.map((passage) => quotePassage(passage)));
  return measures.map((measure) => (quotes.has(measure.quote) ? { ...measure, isGoneBy: true } : measure));
}

/** Whether the sentence of a figure, or the one right behind it, says that it is none to go by. */
export function isDisowned(passage: Passage): boolean {
  const { text, isRow } = passage;
  if (isRow) return isDisownedRow(text);
  if (IN_ITS_OWN_SENTENCE.test(text) || DEFINES.test(text) || RECKONED.test(text)) return true;
  return DISOWNS.test(sentenceBehind(passage));
}
