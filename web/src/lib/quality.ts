/** The word for an output quality: by percent 0 Poor, below 33 Basic, below 66 Moderate, else Strong. */
import type { Check } from '@goalwright/contracts/api/goals';
import { CORE_CHECKS } from '@goalwright/contracts/api/core-checks';

const WORDS = ['Poor', 'Basic', 'Moderate', 'Strong'] as const;
export type QualityWord = (typeof WORDS)[number];

type Judged = Pick<Check, 'Name' | 'Verdict'>;

export const clampPercent = (percent: number): number => Math.max(0, Math.min(100, percent));

function placeByPercent(percent: number): number {
  if (percent <= 0) return 0;
  if (percent < 33) return 1;
  if (percent < 66) return 2;
  return 3;
}

const failedCore = (checks: readonly Judged[]) =>
  checks.filter(({ Name, Verdict }) => Verdict === 'fail' && CORE_CHECKS.includes(Name));

/** One failed core check leaves Moderate at most, several Basic: a goal that cannot be measured is not strong. */
const highestPlace = (checks: readonly Judged[]) => Math.max(1, 3 - failedCore(checks).length);

/** `checks` are those the percent sums up; without them the percent alone decides. */
export function qualityWord(percent: number, checks: readonly Judged[] = []): QualityWord {
  return WORDS[Math.min(placeByPercent(percent), highestPlace(checks))] ?? 'Poor';
}

/** The core checks that keep the word below what the percent alone would say; most goals have none. */
export const heldBackBy = (percent: number, checks: readonly Judged[]): string[] =>
  placeByPercent(percent) > highestPlace(checks) ? failedCore(checks).map(({ Name }) => Name) : [];
