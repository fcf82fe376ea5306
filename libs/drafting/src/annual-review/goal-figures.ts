/** Figures of old goals among the measures of a report: a figure told of a goal is of that goal's area. */
import { areasIn } from '../areas/evidence-words.js';
import { inOneLine, type Measure } from '../extraction/measure.js';
import type { Passage } from '../extraction/text/passage.js';
import type { OldGoal } from './old-goal.js';
import type { PlacedGoal } from './old-goals.js';

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

/** The passages without the lines of goals told in a few words: what those ask for is no figure of the student's. */
export function withoutBriefGoals(
  passages: readonly Passage[],
  goals: readonly PlacedGoal[],
): readonly Passage[] {
  const brief = goals.filter(({ isBrief }) => isBrief === true);
  if (brief.length === 0) return passages;
  return passages.filter(
    ({ page, start, end }) =>
      !brief.some((goal) => goal.page === page.page && goal.start < end && goal.end > start),
  );
}

/** The measures without the levels that goals told in a few words ask for. */
export const withoutBriefLevels = (measures: readonly Measure[], goals: readonly PlacedGoal[]): Measure[] =>
  measures.filter(
    ({ page, quote, value }) =>
      !goals.some(
        ({ isBrief, goal }) =>
          isBrief === true &&
          goal.page === page &&
          goal.criterion?.value === value &&
          inOneLine(quote).includes(inOneLine(goal.quote)),
      ),
  );
