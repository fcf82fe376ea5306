/**
 * DIBELS 8th Edition end-of-year core goals (lowest score of the core zone), University of Oregon, July 2020.
 * Only end-of-year cells that drafting uses; kindergarten is grade 0.
 */

export const DIBELS_SOURCE = 'DIBELS 8th Edition goals, University of Oregon 2020';

export const DIBELS_END_OF_YEAR: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'letters named per minute': { 0: 42, 1: 59 },
  'sound segments per minute': { 0: 44, 1: 45 },
  'correct letter sounds in nonsense words per minute': { 0: 31, 1: 55, 2: 76, 3: 105 },
  'nonsense words recoded per minute': { 0: 7, 1: 15, 2: 22, 3: 31 },
  'words read per minute': { 0: 10, 1: 25, 2: 43, 3: 55 },
};
