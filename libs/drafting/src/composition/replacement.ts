/** Where a report counts a problem and, elsewhere, what is taught in its place: the second is where the goal starts. */
import type { Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { reportedTask } from './reported-task.js';
import { isOfFault } from './told-faults.js';

/** Under which needs a report may count what takes the place of the problem. */
const COUNTED_UNDER: Readonly<Record<string, readonly string[]>> = {
  Behavior: ['Behavior', 'Emotional regulation', 'Self-advocacy', 'Functional communication'],
  'Emotional regulation': ['Emotional regulation'],
  'Anxiety and participation': ['Anxiety and participation'],
};

const TAKES_ITS_PLACE = /^(?:ask for|request|use|raise|take part|participate|signal|volunteer|speak up)\b/;
/** Not by the student alone, or not in earnest. */
const HELPED =
  /\b(?:with|after) (?:an? |one |the |no more than )?(?:\w+'s )?(?:\w+ )?(?:prompts?|reminders?|models?|cues?|help)\b|\bprompted\b|\bpractice\b|\brole[- ]?plays?\b/i;

/** The count of what is taught instead; undefined where the report has none that the student reached alone. */
export function replacementFor(
  report: Report | undefined,
  areaOfNeed: string,
  names: readonly string[],
): Measure | undefined {
  const areas = COUNTED_UNDER[areaOfNeed] ?? [];
  return report?.measures.find((measure) => {
    const { areaOfNeed: area, kind, outOf, isPrior, quote } = measure;
    const isShare = kind === 'percent' || (kind === 'ratio' && outOf !== undefined);
    if (isPrior || !isShare || area === null || !areas.includes(area) || HELPED.test(quote)) return false;
    const task = reportedTask(measure, names);
    return task !== undefined && TAKES_ITS_PLACE.test(task.action) && !isOfFault(measure, areaOfNeed);
  });
}
