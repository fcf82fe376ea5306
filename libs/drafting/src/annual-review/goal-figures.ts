/** Figures of old goals among the measures of a report: a figure told of a goal is of that goal's area. */
import { areasIn } from '../areas/evidence-words.js';
import type { Measure } from '../extraction/measure.js';
import type { OldGoal } from './old-goal.js';

const placeOf = ({ page, quote }: Pick<Measure, 'page' | 'quote'>): string => `${String(page)}|${quote}`;

/**
 * The measures without those read for another area from a sentence or row that tells of an old goal: the column "SS" of a
 * goal for homework counts no syllables. What the goal's own words speak of stays. Pure.
 */
export function withoutOtherAreas(measures: readonly Measure[], goals: readonly OldGoal[]): Measure[] {
  const tellers = new Map<string, OldGoal[]>();
  for (const goal of goals)
    for (const figure of goal.readings) {
      const place = placeOf(figure);
      tellers.set(place, [...(tellers.get(place) ?? []), goal]);
    }
  if (tellers.size === 0) return [...measures];
  return measures.filter((measure) => {
    const told = tellers.get(placeOf(measure));
    if (told === undefined) return true;
    const isTold = told.some(({ readings }) => readings.some(({ value }) => value === measure.value));
    return !isTold || told.some((goal) => isAbout(goal, measure.areaOfNeed));
  });
}

const isAbout = ({ areaOfNeed, goal }: OldGoal, area: Measure['areaOfNeed']): boolean =>
  areaOfNeed === null || areaOfNeed === area || areasIn(goal).some((other) => other === area);
