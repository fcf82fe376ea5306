/** Baseline plus weekly growth, held at a published level. */
import { type Target, type TargetRequest, twoDecimals } from './target-request.js';

export interface Growth {
  /** Units per week. */
  readonly weekly: number;
  /** What growth this is and who published it, for the end of the sum. */
  readonly words: string;
  readonly source: string;
  readonly basis?: 'norm' | 'convention';
  /** Where growth stops: a published level and its words ("the spring 50th percentile for grade 3"). */
  readonly cap?: { readonly level: number; readonly words: string };
}

/** The target with its sum in words; the team decides where the baseline has reached the level or growth is too small to see. */
export function grownTarget({ baseline, weeks, unit }: TargetRequest, growth: Growth): Target {
  const { weekly, words, source, basis = 'norm', cap } = growth;
  if (cap !== undefined && baseline >= cap.level)
    return {
      teamDecides: `The baseline of ${baseline} is at or above ${cap.level}, ${cap.words}; the IEP team sets the target.`,
    };
  const sum = twoDecimals(baseline + weekly * weeks);
  const whole = Math.round(sum);
  const target = cap === undefined ? whole : Math.min(whole, cap.level);
  if (target <= baseline)
    return {
      teamDecides: `Growth of ${weekly} a week adds less than 1 to ${baseline} ${unit} in ${weeks} weeks (${words}); the IEP team sets the target.`,
    };
  const rounded = whole === sum ? '' : `, rounded to ${whole}`;
  const held = target === whole || cap === undefined ? '' : `, held at ${cap.level}, ${cap.words}`;
  return {
    target,
    basis: held === '' ? basis : 'norm',
    source,
    arithmetic: `${baseline} + ${weekly} a week x ${weeks} weeks = ${sum}${rounded}${held} (${words}).`,
  };
}
