/** How accurately a text must be read to be a text to learn from. */

export const TEXT_ACCURACY_SOURCE = 'DIBELS 8th Edition goals, University of Oregon 2020';

/** Percent of words read correctly from the middle of grade 2 on; earlier grades stand in the DIBELS table. */
export const TEXT_ACCURACY_GOAL = 96;

/** Below this percent a text is too hard to practice on, by the usual reading of text levels. */
export const TEXT_ACCURACY_LOWEST = 95;
