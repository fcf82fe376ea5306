/**
 * Ages by which strangers understand a share of what a child says in sentences: Hustad et al. (2021).
 * The old rule "100% by age 4" rests on what parents report and is not used.
 */

export const INTELLIGIBILITY_SOURCE = 'Hustad et al. 2021';

export interface IntelligibilityAge {
  /** Percent of words a stranger understands. */
  readonly percent: 50 | 75 | 90;
  /** Age in months at which the child in the middle of the group reaches it. */
  readonly middleMonths: number;
  /** Age in months at which a child at the 5th percentile still reaches it; later is a reason to look closer. */
  readonly latestMonths: number;
}

export const INTELLIGIBILITY_AGES: readonly IntelligibilityAge[] = [
  { percent: 50, middleMonths: 34, latestMonths: 46 },
  { percent: 75, middleMonths: 46, latestMonths: 61 },
  { percent: 90, middleMonths: 62, latestMonths: 87 },
];

/** The percent nearly every child of this age reaches; undefined below 46 months, where no share is expected of all. */
export function intelligibilityExpected(months: number): 50 | 75 | 90 | undefined {
  return INTELLIGIBILITY_AGES.findLast(({ latestMonths }) => months >= latestMonths)?.percent;
}
