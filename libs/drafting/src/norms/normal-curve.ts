/** The normal curve: percentile rank of a distance from the mean, and back. */

/** Percentile rank (0 to 100) of a score `deviation` standard deviations from the mean (Abramowitz & Stegun 26.2.17). */
export function percentileOfDeviation(deviation: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviation));
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = (Math.exp((-deviation * deviation) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return 100 * (deviation >= 0 ? 1 - above : above);
}

/** Halvings of a range of 10: more would not change the fifth decimal. */
const HALVINGS = 40;

/** Standard deviations from the mean of a percentile rank between 0 and 100, both left out; undefined outside. */
export function deviationOfPercentile(percentile: number): number | undefined {
  if (!(percentile > 0 && percentile < 100)) return undefined;
  let [low, high] = [-5, 5];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (percentileOfDeviation(middle) < percentile) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
