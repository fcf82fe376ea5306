/** The areas of need that a report speaks of, in figures or in words. */
import type { OldGoal } from '../annual-review/old-goal.js';
import type { Measure } from '../extraction/measure.js';
import type { Topic } from './topics.js';

interface Said {
  readonly areas: readonly string[];
}

/** What of a report names areas. */
export interface SaidOfAreas {
  readonly measures: readonly Pick<Measure, 'areaOfNeed'>[];
  readonly oldGoals: readonly Pick<OldGoal, 'areaOfNeed'>[];
  readonly concerns: readonly Said[];
  readonly recommendations: readonly Said[];
  readonly declaredNeeds: readonly Said[];
  readonly topics: readonly Topic[];
}

/** Of the weight of what a short report is most about; less is a word or two in passing. */
const TOPIC_SHARE_MIN = 0.25;

/**
 * Areas that a report scores, counts, had a goal for, calls a need, asks help for, or is about: the others of the catalogue
 * are neither proposed nor given a figure. What it only praises is none of them.
 */
export function areasSpokenOf({
  measures,
  oldGoals,
  concerns,
  recommendations,
  declaredNeeds,
  topics,
}: SaidOfAreas): Set<string> {
  const most = Math.max(...topics.map(({ weight }) => weight));
  return new Set([
    ...[...measures, ...oldGoals].flatMap(({ areaOfNeed }) => areaOfNeed ?? []),
    ...topics
      .filter(({ weight, sound }) => weight > sound && weight >= TOPIC_SHARE_MIN * most)
      .map(({ area }) => area),
    ...[...declaredNeeds, ...recommendations, ...concerns].flatMap(({ areas }) => areas),
  ]);
}
