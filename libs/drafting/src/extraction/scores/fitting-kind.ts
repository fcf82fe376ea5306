/** What kind of score a number can be beside its percentile. */
import type { Instrument } from '../../norms/instruments.js';
import { percentileOf, SCORE_LIMITS, type ScoreKind } from '../../norms/score-bands.js';

/** Kinds a number can have next to its percentile; the instrument's own first. */
export function fittingKind(
  value: number,
  percentile: number,
  instrument: Instrument | undefined,
): ScoreKind | undefined {
  const kinds = [
    ...new Set<ScoreKind>([
      ...(instrument === undefined ? [] : [instrument.composite, instrument.subtest]),
      'standard',
      'scaled',
      't-score',
    ]),
  ];
  return kinds.find((kind) => {
    if (kind === 'percentile' || !isWithin(kind, value)) return false;
    const expected =
      kind === 't-score' ? percentileOf('standard', 100 + 1.5 * (value - 50)) : percentileOf(kind, value);
    return Math.abs(expected - percentile) <= FIT;
  });
}

/** Percentiles are printed in whole numbers, and age norms of one score differ by about two. */
const FIT = 2.5;
export const isWithin = (kind: ScoreKind, value: number) =>
  value >= SCORE_LIMITS[kind][0] && value <= SCORE_LIMITS[kind][1];
