/** The words of areas as `npm run learn-weights` learned them: the same for all reports. */
import { AREA_WORDS } from './area-word-weights.js';
import { AreaWords } from './area-words.js';

export const LEARNED_AREA_WORDS = new AreaWords(AREA_WORDS);
