/**
 * Weekly growth on curriculum-based measures.
 *
 * Fuchs, Fuchs, Hamlett, Walz & Germann (1993), School Psychology Review 22(1), for oral reading (words correct per minute
 * per week) and maze (replacements per week). Kindergarten letter sounds and grade 1 word identification: IRIS Center.
 * Math digits per week from the same study are widely quoted but could not be verified, so they are not here.
 */

export type Ambition = 'realistic' | 'ambitious';

export const READING_GROWTH_SOURCE = 'Fuchs et al. 1993';

export const ORAL_READING_WEEKLY_GROWTH: Readonly<Record<number, Readonly<Record<Ambition, number>>>> = {
  1: { realistic: 2.0, ambitious: 3.0 },
  2: { realistic: 1.5, ambitious: 2.0 },
  3: { realistic: 1.0, ambitious: 1.5 },
  4: { realistic: 0.85, ambitious: 1.1 },
  5: { realistic: 0.5, ambitious: 0.8 },
  6: { realistic: 0.3, ambitious: 0.65 },
};

/** Grades 1 to 6 alike. */
export const MAZE_WEEKLY_GROWTH = 0.4;

/** One published rate and end-of-year level per early measure: IRIS Center; Fuchs, Fuchs & Powell (2004). */
export const EARLY_READING_GROWTH: Readonly<
  Record<
    string,
    { readonly grade: number; readonly weekly: number; readonly endOfYear: number; readonly source: string }
  >
> = {
  'letter sounds per minute': {
    grade: 0,
    weekly: 1.2,
    endOfYear: 40,
    source: 'IRIS Center; Fuchs, Fuchs & Powell 2004',
  },
  'words identified per minute': {
    grade: 1,
    weekly: 1.5,
    endOfYear: 40,
    source: 'IRIS Center; Fuchs, Fuchs & Powell 2004',
  },
};

/** Maze level at the end of the year, replacements in 2.5 minutes: Fuchs, Fuchs & Powell (2004), through IRIS. */
export const MAZE_END_OF_YEAR: Readonly<Record<number, number>> = { 4: 20, 5: 25, 6: 30 };

/**
 * Digits correct per minute on multi-skill computation at the instructional level; below is frustration, above mastery.
 * Burns, VanDerHeyden & Jiban (2006), School Psychology Review 35(3).
 */
export const COMPUTATION_INSTRUCTIONAL_LEVEL: Readonly<Record<number, readonly [number, number]>> = {
  2: [14, 31],
  3: [14, 31],
  4: [24, 49],
  5: [24, 49],
};
