/** Whether a goal is about what its baseline counted: the number alone would let a count of coins start a goal for scissors. */
import type { DraftedGoal } from '../drafted-goal.js';
import type { ParsedGoal } from './goal-parser.js';

const STEM = 4;
/** Words that any count could stand beside. */
const SAYS_NOTHING =
  /^(?:with|without|correct\w*|items?|percent|baseline|weeks?|that|this|from|were|when|then|than|only|about|have|been|their|they|them|each|given|grade|level|score\w*|points?|times?|average|median|probe\w*|record\w*|report\w*|test\w*|accura\w*|during|after|before|opportunit\w*|trials?|most|recent|newest|year|month|fall|winter|spring|class\w*|school|student)$/;
/** A row of figures alone tells of nothing. */
const TELLING_WORDS_MIN = 3;

/** Stems of what a text is about; names and dates begin with a capital and are left out. */
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.match(/(?<![\p{L}])\p{Ll}{4,}/gu) ?? [])
      .filter((word) => !SAYS_NOTHING.test(word))
      .map((word) => word.slice(0, STEM)),
  );

/** The quote of the goal's starting number, where the goal shares no telling word with it; undefined where all is well or nothing can be told. */
export function strayedFrom({ Goal, Evidence }: DraftedGoal, { start }: ParsedGoal): string | undefined {
  if (start === undefined) return undefined;
  const sources = Evidence.filter(
    ({ Page, Quote }) =>
      Page !== null && (Quote.match(/\d+(?:\.\d+)?/g) ?? []).some((digits) => Number(digits) === start.value),
  ).map(({ Quote }) => Quote);
  const goal = stemsOf(Goal.replace(/^\p{Lu}/u, (first) => first.toLowerCase()));
  const telling = sources.filter((quote) => stemsOf(quote).size >= TELLING_WORDS_MIN);
  const isStrayed =
    telling.length > 0 &&
    telling.length === sources.length &&
    telling.every((quote) => [...stemsOf(quote)].every((stem) => !goal.has(stem)));
  return isStrayed ? telling[0] : undefined;
}
