/** A scale's second score behind its first: by another rater, or in the next column. */
import type { ScoreKind } from '../../norms/score-bands.js';
import { fittingKind, isWithin } from './fitting-kind.js';

/** "T = 52 / T = 49", "SS 91 / 88": the second rater's score of the same scale. */
const BESIDE = /^ ?\/ ?(?:(?:T|SS)(?:[- ]?scores?)? ?[=:]? ?)?$/;
/** "74 (4th)     71 (3rd)": the next column's score, which its own rank proves. */
const RANK_BETWEEN = /^\s{0,12}\(\d{1,2}(?:\.\d)?(?:st|nd|rd|th)?\)(?:\s{2,40}|\t|\s?\|\s?)$/;
/** "; his mother's rating is T = 55", ", parent T 68" */
const OTHER_RATER =
  /^[^.\d;,]{0,40}?(?:\([^()]{0,30}\))?[;,] (?:and |while )?(?:by )?(?:(?:his|her|their|the) )?(mother|father|parents?|teacher|guardian|self)(?:['\u2019]s?)?(?: (?:rating|form|score|report|scale))?(?: (?:is|was|gave|had))?:? (?:a )?(?:T|SS)(?:[- ]?scores?)?(?: of)? ?[=:]? ?$/i;

interface ScoredAgain {
  readonly informant?: string;
  readonly percentile?: number;
}

/** Whether a number is another score of the scale told last: beside it, in the next column, or by another rater. */
export function scoredAgain(
  last: { readonly kind: ScoreKind },
  between: string,
  value: number,
  after: string,
): ScoredAgain | undefined {
  if (!isWithin(last.kind, value)) return undefined;
  if (BESIDE.test(between)) return {};
  if (RANK_BETWEEN.test(between)) {
    const rank = /^\s{0,12}\((\d{1,2})/.exec(after)?.[1];
    const isFit = rank !== undefined && fittingKind(value, Number(rank), undefined) === last.kind;
    return isFit ? { percentile: Number(rank) } : undefined;
  }
  const informant = OTHER_RATER.exec(between)?.[1];
  return informant === undefined ? undefined : { informant };
}
