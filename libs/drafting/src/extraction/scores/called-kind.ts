/** A kind of score that stands in brackets behind its figure. */
import { SCORE_LIMITS, type ScoreKind } from '../../norms/score-bands.js';

const CALLED_T = /^ ?\(T(?:[- ]scores?)?\b/;

/**
 * The kind of a score by what is said in front of it and in brackets behind: "standard score 51 (T)" is a T score.
 * @param after the text right behind the figure
 */
export function kindSaid(kind: ScoreKind, value: number, after: string): ScoreKind {
  const [from, to] = SCORE_LIMITS['t-score'];
  return kind === 'standard' && CALLED_T.test(after) && value >= from && value <= to ? 't-score' : kind;
}
