/**
 * DIBELS 8th Edition benchmark goals, University of Oregon, July 2020: the lowest score of the core zone (enough for most
 * children to go on with class teaching) and of the strategic zone (some support); below that is intensive.
 * Read cell by cell in the published table (scribd 561629650; kindergarten also in 805501737). Grade 4 oral reading: core only.
 */
import type { Season } from './oral-reading-fluency.js';

export const DIBELS_SOURCE = 'DIBELS 8th Edition goals, University of Oregon 2020';

/** Beginning (fall), middle (winter), end (spring); null where the measure is not given or no goal was read. */
type Windows = readonly [number | null, number | null, number | null];

export interface DibelsGoals {
  readonly core: Windows;
  readonly strategic?: Windows;
}

/** Short names as reports print them. */
export type DibelsMeasure =
  'LNF' | 'PSF' | 'NWF-CLS' | 'NWF-WRC' | 'WRF' | 'ORF words correct' | 'ORF accuracy' | 'Maze adjusted';

/** By measure, then grade; kindergarten is 0. */
export const DIBELS_GOALS: Readonly<Record<DibelsMeasure, Readonly<Record<number, DibelsGoals>>>> = {
  LNF: {
    0: { core: [25, 37, 42], strategic: [16, 31, 35] },
    1: { core: [42, 57, 59], strategic: [32, 51, 53] },
  },
  PSF: {
    0: { core: [5, 29, 44], strategic: [1, 23, 37] },
    1: { core: [31, 43, 45], strategic: [19, 34, 37] },
  },
  'NWF-CLS': {
    0: { core: [9, 25, 31], strategic: [4, 16, 24] },
    1: { core: [30, 52, 55], strategic: [25, 41, 45] },
    2: { core: [50, 68, 76], strategic: [41, 54, 54] },
    3: { core: [76, 94, 105], strategic: [52, 78, 80] },
  },
  'NWF-WRC': {
    0: { core: [null, 3, 7], strategic: [null, 1, 4] },
    1: { core: [5, 14, 15], strategic: [1, 10, 11] },
    2: { core: [15, 20, 22], strategic: [10, 15, 17] },
    3: { core: [24, 30, 31], strategic: [18, 23, 24] },
  },
  WRF: {
    0: { core: [null, 4, 10], strategic: [null, 1, 6] },
    1: { core: [12, 17, 25], strategic: [8, 14, 17] },
    2: { core: [26, 36, 43], strategic: [18, 23, 27] },
    3: { core: [40, 50, 55], strategic: [30, 40, 47] },
  },
  'ORF words correct': {
    1: { core: [10, 21, 39], strategic: [5, 10, 26] },
    2: { core: [49, 78, 94], strategic: [29, 59, 77] },
    3: { core: [73, 105, 114], strategic: [55, 85, 96] },
    4: { core: [87, 121, 125] },
  },
  'ORF accuracy': {
    1: { core: [67, 87, 91], strategic: [41, 54, 85] },
    2: { core: [92, 96, 96], strategic: [84, 91, 91] },
    3: { core: [96, 96, 96], strategic: [91, 91, 91] },
  },
  'Maze adjusted': {
    2: { core: [5, 9, 9.5], strategic: [2.5, 6.5, 7] },
    3: { core: [8, 12, 15.5], strategic: [5, 9.5, 12] },
  },
};

export type DibelsZone = 'core' | 'strategic' | 'intensive';

const WINDOW_INDEX: Readonly<Record<Season, 0 | 1 | 2>> = { fall: 0, winter: 1, spring: 2 };

/** The lowest score of a zone in a window; undefined where the table has none. */
export function dibelsGoal(
  measure: DibelsMeasure,
  grade: number,
  season: Season,
  zone: 'core' | 'strategic' = 'core',
): number | undefined {
  return DIBELS_GOALS[measure][grade]?.[zone]?.[WINDOW_INDEX[season]] ?? undefined;
}

/** The zone of a score; undefined where the table cannot tell (no goal, or below core where only core is known). */
export function dibelsZone(
  measure: DibelsMeasure,
  grade: number,
  season: Season,
  score: number,
): DibelsZone | undefined {
  const core = dibelsGoal(measure, grade, season);
  if (core === undefined) return undefined;
  if (score >= core) return 'core';
  const strategic = dibelsGoal(measure, grade, season, 'strategic');
  if (strategic === undefined) return undefined;
  return score >= strategic ? 'strategic' : 'intensive';
}

/** School weeks from the beginning to the end window, as for oral reading norms; half from the middle. */
const WEEKS_BEGINNING_TO_END = 32;

/**
 * How much the core goal itself rises per week over the year, two decimals: what a child who stays at the edge of the core
 * zone gains. From the middle window where there is no goal at the beginning. Undefined without two windows.
 */
export function dibelsWeeklyRise(measure: DibelsMeasure, grade: number): number | undefined {
  const [beginning, middle, end] = DIBELS_GOALS[measure][grade]?.core ?? [null, null, null];
  if (end === null) return undefined;
  const from = beginning ?? middle;
  if (from === null) return undefined;
  const weeks = beginning === null ? WEEKS_BEGINNING_TO_END / 2 : WEEKS_BEGINNING_TO_END;
  return Math.round((100 * (end - from)) / weeks) / 100;
}
