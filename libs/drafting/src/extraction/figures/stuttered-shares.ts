/** "In class ... 9.4%" below "talking alone ... 4.1% syll. stuttered": a share of stuttering, and none of fluent speech. */
import type { Measure } from '../measure.js';

const STUTTERED = /\bsyll(?:ables?)?\.? (?:(?:were|was|are|is) )?stuttered\b|\bstuttered syll|%\s?SS\b/i;
const OF_FLUENCY = /\bstrateg|\btechnique|\beasy onset|\bpull-?out|\bfluent\b|\bwithout\b|\bsmooth/i;
/** More of what somebody says is hardly ever stuttered: then it is something else that was counted. */
const SHARE_MOST = 30;

const isUnnamed = ({ areaOfNeed, kind, unit, value, quote }: Measure): boolean =>
  areaOfNeed === 'Speech fluency' &&
  kind === 'percent' &&
  unit === 'accuracy' &&
  value <= SHARE_MOST &&
  !OF_FLUENCY.test(quote);

/** The measures with shares that stand beside shares of stuttered syllables counted as those are. */
export function withStutteredShares(measures: readonly Measure[]): Measure[] {
  const pages = new Set(
    measures
      .filter(({ areaOfNeed, quote }) => areaOfNeed === 'Speech fluency' && STUTTERED.test(quote))
      .map(({ page }) => page),
  );
  return measures.map((measure) =>
    pages.has(measure.page) && isUnnamed(measure) ? { ...measure, unit: 'of syllables stuttered' } : measure,
  );
}
