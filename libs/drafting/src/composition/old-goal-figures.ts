/** Whether a draft starts from what last year's goal itself counted. */
import { isProblemCount, type Measure } from '../extraction/measure.js';
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

const shareOf = ({ value, outOf, isPercent }: { value: number; outOf?: number; isPercent: boolean }) =>
  isPercent ? value : outOf === undefined ? undefined : (100 * value) / outOf;

/**
 * "66% of redirections" of a goal for 90%, told of answers without shouting: what last year's goal asks for more of is no
 * problem to lessen, though its unit names one.
 */
export function asAskedFor(measure: Measure, oldGoal: OldGoalFacts, report: Report | undefined): Measure {
  const { kind, value, outOf, unit } = measure;
  if ((kind !== 'percent' && kind !== 'ratio') || !startsFromOldGoal(report, oldGoal, measure))
    return measure;
  const criterion = report?.oldGoals.find(({ quote }) => quote === oldGoal.quote)?.criterion;
  if (criterion === undefined || criterion.isAtMost) return measure;
  const now = shareOf({ value, isPercent: kind === 'percent', ...(outOf === undefined ? {} : { outOf }) });
  if (now === undefined || (shareOf(criterion) ?? 0) <= now) return measure;
  const isNamedSo = isProblemCount(measure);
  return {
    ...measure,
    isAskedFor: true,
    unit: isNamedSo
      ? kind === 'percent' || unit.startsWith('of ')
        ? 'of opportunities'
        : 'opportunities'
      : unit,
  };
}
