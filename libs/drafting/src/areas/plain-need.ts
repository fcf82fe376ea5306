/** Which of the proposed areas a report plainly calls a need; of the others the provider decides. Decision 30. */
import type { ReviewedArea } from '../annual-review/reviewed-areas.js';
import { isNormScore } from '../extraction/measure.js';
import type { EvidenceForArea } from './area-evidence.js';

export interface RankedArea {
  readonly evidence: EvidenceForArea;
  /** By the evidence alone, without last year's goal. */
  readonly ownScore: number;
  readonly score: number;
  readonly reviewed: ReviewedArea | undefined;
}

/** What an area has to weigh to be proposed; a single mention in passing makes no need. */
export const PROPOSED_MIN = 2;
/** Twice as much: a figure and advice, or a score and what people say, never one figure or one remark by itself. */
const PLAIN_MIN = 2 * PROPOSED_MIN;
/** A service given or advised, for a skill counted far behind: as much as advice that names it. */
const SERVED_WEIGHT = 2;

/** What speaks for an area as a need: that a goal of last year was reached does not. */
export const weightAsNeed = ({ ownScore, score, reviewed }: RankedArea): number =>
  reviewed?.review.verdict === 'raise' ? ownScore : score;

/**
 * Whether the report plainly shows an area to be a need: it speaks for no other more, or it has measured it, with twice the weight
 * that proposes an area, and not more of its tests lie in the average range than tests and counts lie below. Never where it
 * advises no goal and nothing else. What is not plain may be a strength that was told in figures, or of which somebody asked.
 * @param most the largest `weightAsNeed` of all that are proposed
 */
export function isPlainNeed(area: RankedArea, most: number): boolean {
  const { skill, behind, low, sound, isServed, declined, recommended } = area.evidence;
  if (declined.length > 0 && recommended.length === 0) return false;
  const weight = weightAsNeed(area);
  if (weight >= most && weight >= PROPOSED_MIN) return true;
  if (sound.filter(isNormScore).length > low.length + behind.length) return false;
  const served = isServed && behind.length > 0 ? SERVED_WEIGHT : 0;
  return skill.length + low.length > 0 && weight + served >= PLAIN_MIN;
}
