/** Where math computation is neither too hard nor already fluent. */

export const COMPUTATION_SOURCE = 'Burns, VanDerHeyden & Jiban 2006';

/**
 * Digits correct per minute on multi-skill probes at the instructional level, both ends included: below is frustration,
 * above is mastery. Burns, VanDerHeyden & Jiban (2006), School Psychology Review 35(3). Grades 2 to 5 only.
 */
export const COMPUTATION_INSTRUCTIONAL_LEVEL: Readonly<Record<number, readonly [number, number]>> = {
  2: [14, 31],
  3: [14, 31],
  4: [24, 49],
  5: [24, 49],
};

export type ComputationLevel = 'frustration' | 'instructional' | 'mastery';

/** The level of a rate in digits correct per minute; undefined for grades the study does not cover. */
export function computationLevel(
  grade: number,
  digitsCorrectPerMinute: number,
): ComputationLevel | undefined {
  const level = COMPUTATION_INSTRUCTIONAL_LEVEL[grade];
  if (level === undefined) return undefined;
  if (digitsCorrectPerMinute < level[0]) return 'frustration';
  return digitsCorrectPerMinute > level[1] ? 'mastery' : 'instructional';
}
