/** How much less of a behavior, of help or of a delay to ask for. */
import { isInPercent } from '../../extraction/measure.js';
import { isBehaviorToReduce } from './direction.js';
import {
  CONVENTION_SOURCE,
  STARTING_POINT,
  type Target,
  type TargetRequest,
  twoDecimals,
} from './target-request.js';

const DANGER = /elope|aggress|hit|kick|bit(?:e|ing)|self-injur|head-?bang|throw/i;

/** "1 incident of hitting per day", "1 call-out per class". */
const counted = (amount: number, unit: string) =>
  amount === 1 ? unit.replace(/^([a-z-]{2,}[^\Ws])s\b/i, '$1') : unit;

/**
 * The team decides, with half the rate as a starting point. A behavior is first replaced: its goal is the replacement, from a
 * baseline of its own, and the lower rate only stands beside it.
 */
export function reducedTarget(request: TargetRequest): Target {
  const { baseline, unit, kind } = request;
  const isReplacementFirst = isBehaviorToReduce(request);
  const teamDecides = isReplacementFirst
    ? /stutter|syllable|d[iy]sfluen/i.test(unit)
      ? 'The report counts stuttering; the strategy that is taught needs its own baseline before a target is set.'
      : 'The report counts the problem behavior; the taught replacement needs its own baseline before a target is set.'
    : `Less of this is better; the IEP team sets how far the baseline of ${baseline} ${unit} should come down.`;
  const half = twoDecimals(baseline / 2);
  // Whole things are counted whole; under two, a half ("one every second day") still means something.
  const target = baseline >= 2 ? Math.floor(half) : half;
  if (target >= baseline) return { teamDecides };
  const rounded = target === half ? '' : `, rounded down to ${target}`;
  const sign = isInPercent(kind) ? '%' : '';
  const safety = isReplacementFirst && DANGER.test(unit) ? ' A safety plan comes first.' : '';
  return {
    teamDecides,
    reduction: {
      target,
      isReplacementFirst,
      source: CONVENTION_SOURCE,
      arithmetic: `Half the baseline: ${baseline}${sign} / 2 = ${half}${sign}${rounded}${sign === '' || rounded === '' ? '' : '%'} ${sign === '' ? counted(target, unit) : unit}. ${STARTING_POINT}.${safety}`,
    },
  };
}
