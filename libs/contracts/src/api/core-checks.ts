/**
 * The writing checks without which nobody can say whether a goal was met: by when, what is seen, how much, how often,
 * measured how, and from where. The word for a goal's quality never says more than these allow (decision 38). Without zod:
 * the public page needs it too.
 */
export const CORE_CHECKS: readonly string[] = [
  'Timeframe',
  'Observable verb',
  'Criterion with unit',
  'Consistency',
  'Measurement plan',
  'Baseline in the same unit',
];
