/** Whether a careful colleague would sign a goal after a light edit, and why not. */
import type { Check } from '@goalwright/contracts/api/goals';
import { qualityOf } from './checks.js';

/**
 * Checks whose failing makes a goal no goal: nobody can say what it asks for, by when and how that is known, or it asks
 * for the wrong thing. The rest are matters of the plan around the goal.
 */
export const MUST_HAVE: readonly string[] = [
  'Timeframe',
  'Condition',
  'Observable verb',
  'One behavior',
  'Criterion with unit',
  'Consistency',
  'Measurement plan',
  'Baseline in the same unit',
  'Ambitious and attainable',
  'Grounded numbers',
  'More than stillness',
  'Clear to a stranger',
  'A skill, not a test score',
  'Service complete',
  'Fits this student',
  'Objectives climb',
  'The right child',
];

/** A colleague adds two clauses that are written out and signs; three and more are writing the goal anew. */
const LIGHT_EDITS_MAX = 2;

/** Below so many of 100 too much is weak at once, though nothing fails by itself. */
export const SIGNABLE_QUALITY_MIN = 78;

export interface Signability {
  readonly isSignable: boolean;
  /** One sentence for the provider. */
  readonly reason: string;
}

/**
 * No must-have check fails but for two at most whose fix is written out (a clause to add, as `Edit` has it), and the quality
 * reaches the threshold. Informs; it is no legal review.
 */
export function signability(checks: readonly Check[]): Signability {
  const failed = checks.filter(({ Name, Verdict }) => Verdict === 'fail' && MUST_HAVE.includes(Name));
  const isHeavy = failed.some(({ Edit }) => Edit === undefined);
  const [first] = failed;
  if (isHeavy || failed.length > LIGHT_EDITS_MAX)
    return {
      isSignable: false,
      reason: `${first?.Why ?? ''}${failed.length > 1 ? ` And ${failed.length - 1} more to mend.` : ''}`,
    };
  const quality = qualityOf(checks);
  if (quality < SIGNABLE_QUALITY_MIN)
    return { isSignable: false, reason: `Too much is weak or missing (${quality} of 100).` };
  return {
    isSignable: true,
    reason:
      first === undefined
        ? 'Every part a goal needs is there; what is weak takes a light edit.'
        : `${failed.length === 1 ? 'One edit' : 'Two edits'} away: ${first.Why}`,
  };
}

/** The verdict of `signability` alone. */
export const isSignable = (checks: readonly Check[]): boolean => signability(checks).isSignable;
