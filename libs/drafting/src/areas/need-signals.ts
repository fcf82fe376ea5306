/** What a single measure says about need. */
import { isNormScore, type Measure } from '../extraction/measure.js';

/** A score that says need: the report's own label first, else clearly below the average range. */
export function isLowScore(measure: Measure): boolean {
  if (measure.isPrior || measure.isStrength || !isNormScore(measure)) return false;
  const isOwnScale = measure.kind === 'scaled' && /^(?:BOT-2|Vineland-3)$/.test(measure.instrument ?? '');
  if (isOwnScale && measure.label === undefined) return false;
  if (measure.label !== undefined)
    return !/\blow average/i.test(measure.label) || (measure.kind === 'standard' && measure.value < 85);
  if (measure.kind === 'standard') return measure.value < 85 || measure.value >= 116;
  if (measure.kind === 'scaled') return measure.value <= 6;
  if (measure.kind === 'percentile') return measure.value < 16;
  return measure.kind === 't-score';
}

/** Current, countable data that is not already at a level nobody would write a goal for. */
export function isSkillBaseline(measure: Measure): boolean {
  return !measure.isPrior && !measure.isStrength && !isNormScore(measure);
}
