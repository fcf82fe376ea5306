/** Whether a draft starts from what last year's goal itself counted. */
import type { Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { OldGoalFacts } from './goal-facts.js';

/** "4 of 5" in January and "4 of 12" of another thing: the same number of another whole is another figure. */
export function startsFromOldGoal(
  report: Report | undefined,
  oldGoal: OldGoalFacts,
  { value, outOf, quote }: Measure,
): boolean {
  const { readings = [] } = report?.oldGoals.find((other) => other.quote === oldGoal.quote) ?? {};
  return (
    readings.length === 0 ||
    readings.some(
      (reading) =>
        reading.quote === quote || (reading.value === value && (outOf ?? reading.outOf) === reading.outOf),
    )
  );
}
