/** Where a year of instruction should lead: from published growth, or from the student's own baseline, or the team decides. */
import { conventionalTarget } from './targets/conventions.js';
import { directionOf } from './targets/direction.js';
import { fitted } from './targets/fitted.js';
import { mathTarget } from './targets/mathematics.js';
import { readingTarget } from './targets/reading.js';
import { reducedTarget } from './targets/reduction.js';
import type { Target, TargetRequest } from './targets/target-request.js';

export {
  INSTRUCTIONAL_WEEKS,
  type Reduction,
  type Target,
  type TargetRequest,
} from './targets/target-request.js';

const NORM_KINDS: ReadonlySet<string> = new Set(['standard', 'scaled', 't-score', 'percentile', 'raw']);
const NORM_UNIT =
  /standard score|scaled? score|percentile|t-score|grade equivalent|age equivalent|lexile|\bRIT\b/i;

/**
 * The year's target for a countable baseline, in the baseline's unit, with its sum in words.
 * A target always lies beyond the baseline in the skill's direction and never beyond 100% or the denominator; where no figure
 * gives one, the team decides and the reason is said. Never for a norm score: those are no unit of a goal.
 * Weekly growth is that of the level of the material (`grade`), not of the student's grade.
 */
export function targetFor(request: TargetRequest): Target {
  const { unit, kind, baseline, weeks } = request;
  if ((kind !== undefined && NORM_KINDS.has(kind)) || NORM_UNIT.test(unit)) {
    return {
      teamDecides:
        'A norm score compares with other children and is not the unit of a goal; collect a skill baseline first.',
    };
  }
  if (!(baseline >= 0 && Number.isFinite(baseline) && weeks > 0 && Number.isFinite(weeks)))
    return { teamDecides: 'The baseline or the number of weeks is no number to start from.' };
  const target = publishedTarget(request);
  if (target === undefined && directionOf(request) === 'less') return reducedTarget(request);
  const again = (from: number) => ownTarget({ ...request, baseline: from });
  return fitted(target ?? ownTarget(request), request, again);
}

const publishedTarget = (request: TargetRequest) => readingTarget(request) ?? mathTarget(request);

function ownTarget(request: TargetRequest): Target {
  return (
    publishedTarget(request) ??
    (directionOf(request) === 'more' ? conventionalTarget(request) : undefined) ?? {
      teamDecides: `No published growth figure for ${request.unit} is used here; the IEP team sets the target from the baseline of ${request.baseline}.`,
    }
  );
}
