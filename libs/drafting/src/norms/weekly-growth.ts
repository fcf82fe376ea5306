/**
 * Weekly growth on curriculum-based measures, by the grade level of the material.
 *
 * Fuchs, Fuchs, Hamlett, Walz & Germann (1993), School Psychology Review 22(1), for oral reading (words correct per minute
 * per week) and maze (replacements per week). Kindergarten letter sounds and grade 1 word identification: IRIS Center.
 * Math digits per week from the same study are widely quoted but could not be verified, so they are not here.
 */

export type Ambition = 'realistic' | 'ambitious';

export const READING_GROWTH_SOURCE = 'Fuchs et al. 1993';

/** Grade 4 realistic is 0.85 in the study; IRIS rounds it to 0.90. */
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

export const EARLY_READING_GROWTH_SOURCE = 'IRIS Center';

/** Kindergarten material: letter sounds per minute, per week. */
export const LETTER_SOUND_WEEKLY_GROWTH = 1.2;

/** Grade 1 material: words identified per minute, per week. */
export const WORD_IDENTIFICATION_WEEKLY_GROWTH = 1.5;
