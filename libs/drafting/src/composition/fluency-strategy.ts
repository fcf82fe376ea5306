/** How often a student who stutters uses what is taught: the start of a goal, before how much is stuttered. */
import { isSupported } from '../extraction/figures/supported-figures.js';
import { inOneLine, type Measure } from '../extraction/measure.js';

const FLUENCY_STRATEGY =
  /\b(?:techniques?|strateg\w+|easy onsets?|pull-?outs?|cancell?ations?|slides?|stretch\w*|voluntary stutter\w*|preparatory sets?|light contacts?|smooth speech)\b/i;

/** Used so often, a strategy is known in that task, and the need lies elsewhere. */
const STRATEGY_KNOWN_SHARE = 0.7;

/** "Used an easy onset in 2 of 16 moments of stuttering", alone. */
export const isStrategyUse = (measure: Measure): boolean =>
  measure.areaOfNeed === 'Speech fluency' &&
  measure.kind === 'ratio' &&
  !measure.isStrength &&
  measure.value < STRATEGY_KNOWN_SHARE * (measure.outOf ?? 0) &&
  FLUENCY_STRATEGY.test(inOneLine(measure.quote)) &&
  !/\blessons?\b|\btrial (?:therapy|teaching)\b/i.test(measure.quote) &&
  !isSupported(measure);
