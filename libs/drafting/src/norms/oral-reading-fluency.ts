/**
 * Oral reading fluency norms, words correct per minute.
 *
 * Grades 1-6: Hasbrouck & Tindal (2017), Behavioral Research and Teaching technical report 1702, University of Oregon.
 * Grades 7-8: the 2006 table of the same authors; the 2017 study has none. The two are never mixed within a grade.
 */

export type Season = 'fall' | 'winter' | 'spring';
export type Percentile = 90 | 75 | 50 | 25 | 10;

/** Fall, winter, spring; null where the table has no value (grade 1 is not tested in fall). */
type Seasons = readonly [number | null, number | null, number | null];

interface GradeNorms {
  readonly source: 'Hasbrouck & Tindal 2017' | 'Hasbrouck & Tindal 2006';
  readonly percentiles: Readonly<Record<Percentile, Seasons>>;
}

const NORMS_2017 = 'Hasbrouck & Tindal 2017' as const;
const NORMS_2006 = 'Hasbrouck & Tindal 2006' as const;

export const ORAL_READING_FLUENCY: Readonly<Record<number, GradeNorms>> = {
  1: {
    source: NORMS_2017,
    percentiles: {
      90: [null, 97, 116],
      75: [null, 59, 91],
      50: [null, 29, 60],
      25: [null, 16, 34],
      10: [null, 9, 18],
    },
  },
  2: {
    source: NORMS_2017,
    percentiles: {
      90: [111, 131, 148],
      75: [84, 109, 124],
      50: [50, 84, 100],
      25: [36, 59, 72],
      10: [23, 35, 43],
    },
  },
  3: {
    source: NORMS_2017,
    percentiles: {
      90: [134, 161, 166],
      75: [104, 137, 139],
      50: [83, 97, 112],
      25: [59, 79, 91],
      10: [40, 62, 63],
    },
  },
  4: {
    source: NORMS_2017,
    percentiles: {
      90: [153, 168, 184],
      75: [125, 143, 160],
      50: [94, 120, 133],
      25: [75, 95, 105],
      10: [60, 71, 83],
    },
  },
  5: {
    source: NORMS_2017,
    percentiles: {
      90: [179, 183, 195],
      75: [153, 160, 169],
      50: [121, 133, 146],
      25: [87, 109, 119],
      10: [64, 84, 102],
    },
  },
  6: {
    source: NORMS_2017,
    percentiles: {
      90: [185, 195, 204],
      75: [159, 166, 173],
      50: [132, 145, 146],
      25: [112, 116, 122],
      10: [89, 91, 91],
    },
  },
  7: {
    source: NORMS_2006,
    percentiles: {
      90: [180, 192, 202],
      75: [156, 165, 177],
      50: [128, 136, 150],
      25: [102, 109, 123],
      10: [79, 88, 98],
    },
  },
  8: {
    source: NORMS_2006,
    percentiles: {
      90: [185, 199, 199],
      75: [161, 173, 177],
      50: [133, 146, 151],
      25: [106, 115, 124],
      10: [77, 84, 97],
    },
  },
};

const SEASON_INDEX: Readonly<Record<Season, 0 | 1 | 2>> = { fall: 0, winter: 1, spring: 2 };

/** Weeks between the fall and the spring test, and between winter and spring, by which the authors divide. */
const WEEKS_FALL_TO_SPRING = 32;
const WEEKS_WINTER_TO_SPRING = 16;

/**
 * Average improvement at a percentile, words correct per minute per week, one decimal: spring less fall over 32 weeks
 * (grade 1: spring less winter over 16). Computed by the authors' rule and not copied from their printed column, which
 * does not follow it in three cells (grade 1 10th, grade 5 10th, grade 6 50th). Undefined outside grades 1 to 8.
 */
export function averageWeeklyImprovement(grade: number, percentile: Percentile): number | undefined {
  const seasons = ORAL_READING_FLUENCY[grade]?.percentiles[percentile];
  if (seasons === undefined) return undefined;
  const [fall, winter, spring] = seasons;
  if (spring === null) return undefined;
  if (fall !== null) return Math.round((10 * (spring - fall)) / WEEKS_FALL_TO_SPRING) / 10;
  return winter === null ? undefined : Math.round((10 * (spring - winter)) / WEEKS_WINTER_TO_SPRING) / 10;
}

/** Words correct per minute at a percentile, with its source; undefined where the tables have no value. */
export function oralReadingFluency(
  grade: number,
  season: Season,
  percentile: Percentile,
): { wordsCorrectPerMinute: number; source: string } | undefined {
  const norms = ORAL_READING_FLUENCY[grade];
  const value = norms?.percentiles[percentile][SEASON_INDEX[season]];
  return norms === undefined || value === undefined || value === null
    ? undefined
    : { wordsCorrectPerMinute: value, source: norms.source };
}
