/**
 * Scores of one metric in another, by the normal curve. Means and deviations: project facts, section 3.5.
 *
 * T scores of the BASC-3, BRIEF-2 and Conners 4, and scores of the GARS-3, are linear: their distributions are skewed, and the
 * percentiles their publishers print differ by up to 17 points from the curve's. They are never converted.
 * WJ IV percentiles differ from the curve by up to 1.5, others by about 0.5.
 */
import { deviationOfPercentile, percentileOfDeviation } from './normal-curve.js';

export type Metric = 'standard' | 't-score' | 'scaled' | 'v-scale' | 'bot-scale' | 'percentile';

interface Spread {
  readonly mean: number;
  readonly deviation: number;
  /** Scores a person can really get. */
  readonly limits: readonly [number, number];
}

export const METRICS: Readonly<Record<Exclude<Metric, 'percentile'>, Spread>> = {
  standard: { mean: 100, deviation: 15, limits: [40, 160] },
  't-score': { mean: 50, deviation: 10, limits: [20, 100] },
  scaled: { mean: 10, deviation: 3, limits: [1, 19] },
  /** Vineland-3 subdomains. */
  'v-scale': { mean: 15, deviation: 3, limits: [1, 24] },
  /** BOT-2 subtests. */
  'bot-scale': { mean: 15, deviation: 5, limits: [1, 35] },
};

const LINEAR = /^(?:BASC|BRIEF|Conners|GARS)/i;

/** Whether the instrument's scores may not be turned into percentiles or other metrics. */
export function hasLinearScores(instrument: string): boolean {
  return LINEAR.test(instrument.trim());
}

/** Standard deviations from the mean, positive above it; undefined for a percentile of 0, 100 or beyond. */
export function deviationOf(metric: Metric, score: number): number | undefined {
  if (metric === 'percentile') return deviationOfPercentile(score);
  const { mean, deviation } = METRICS[metric];
  return (score - mean) / deviation;
}

export interface ScoreConversion {
  score: number;
  from: Metric;
  to: Metric;
  /** The instrument's name, when known: some may not be converted. */
  instrument: string | undefined;
}

/** The score in another metric, not rounded; undefined for linear scores and for percentiles outside 0 to 100. */
export function convertScore({ score, from, to, instrument }: ScoreConversion): number | undefined {
  if (instrument !== undefined && hasLinearScores(instrument)) return undefined;
  const away = deviationOf(from, score);
  if (away === undefined || Number.isNaN(away)) return undefined;
  if (to === 'percentile') return percentileOfDeviation(away);
  return METRICS[to].mean + METRICS[to].deviation * away;
}

/** The 25th percentile: standard 90, scaled 8, v-scale 13. */
const SOUND_DEVIATION = -0.675;

/**
 * Whether a score without a printed label lies in the average range or better. T scores are average above 40, and below 60
 * where high is worse. Not for the GARS-3, whose mean is that of children with autism.
 */
export function isSoundScore(metric: Metric, score: number, isHighWorse: boolean): boolean {
  const away = deviationOf(metric, score);
  if (away === undefined) return false;
  if (isHighWorse) return away < 1;
  return metric === 't-score' ? away > -1 : away >= SOUND_DEVIATION;
}
