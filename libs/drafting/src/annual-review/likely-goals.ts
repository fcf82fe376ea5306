/**
 * Which parts of a report are goals of the last plan, by all of their words and what stands around them (decision 41). The readers
 * of goals know forms that somebody wrote down for them; teachers tell a goal in a hundred others.
 */
import { GOAL_PART_WEIGHTS } from './goal-part-weights.js';
import type { ComparableWords } from '../weighing/comparable-words.js';
import { goalPartSigns, READ_SIGNS, readPartSigns } from './goal-part-signs.js';
import type { ReportLine } from './report-lines.js';
import { SignTable } from '../weighing/sign-table.js';
import { toldParts, type ToldPart } from './told-parts.js';

const WEIGHTS = new SignTable(GOAL_PART_WEIGHTS);
const READING_SAYS_MOST = READ_SIGNS.reduce((sum, sign) => sum + Math.max(0, WEIGHTS.weightOf(sign)), 0);

/** From here on a part is a goal though no reader found it: natural logarithm of odds. */
export const LIKELY_MIN = 0;
/** The same beside goals that the readers found: they know the form of this report. */
export const LIKELY_BESIDE_READ_MIN = 1;
/** The same where it would be the only one of its report. */
export const ALONE_MIN = 2;
/** The same where a title or its own words speak of the plan to come. */
export const SURE_MIN = 6;
/** Below, it is none though a reader took it for one. */
export const POSSIBLE_MIN = -5;

/** A part, and what speaks for its being a goal. */
export interface WeighedPart extends ToldPart {
  readonly weight: number;
}

/** A report that never speaks of what a student was to reach has no goals. */
const SPEAKS_OF_GOALS =
  /\b(?:goals?|objectives?|targets?|benchmarks?|outcomes?|aim(?:s|ed)?|ieps?|annual|plan|was to|were to|hoped|expected to|criterion)\b/i;

/** All parts of a report with their weights; none of one that speaks of no goals. */
export function weighedParts(lines: readonly ReportLine[], words: ComparableWords): WeighedPart[] {
  if (!lines.some(({ text }) => SPEAKS_OF_GOALS.test(text))) return [];
  return toldParts(lines).flatMap((part) => {
    const line = lines[part.line];
    if (line === undefined) return [];
    const atALook = WEIGHTS.weigh(goalPartSigns(part, line, words));
    // What no reading of it could make a goal is not read.
    const isOpen = atALook + READING_SAYS_MOST >= POSSIBLE_MIN;
    return [{ ...part, weight: isOpen ? atALook + WEIGHTS.say(readPartSigns(part, line)) : atALook }];
  });
}

/** A part with the names of its signs: what the weights are learned from. */
export const partsToLearn = (
  lines: readonly ReportLine[],
  words: ComparableWords,
): { readonly text: string; readonly signs: readonly string[] }[] =>
  toldParts(lines).flatMap((part) => {
    const line = lines[part.line];
    if (line === undefined) return [];
    const signs = [...goalPartSigns(part, line, words), ...readPartSigns(part, line)];
    return [{ text: `${part.text} ${line.wrapped ?? ''}`.trim(), signs }];
  });
