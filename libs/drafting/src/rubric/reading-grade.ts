/** How hard a text is to read: Flesch-Kincaid grade level (Kincaid et al. 1975), 0.39 words a sentence + 11.8 syllables a word - 15.59. */

const SENTENCES_MAX = 400;

/** Vowel groups, without a silent final e: right for most English words, and close enough for a grade. */
function syllablesIn(word: string): number {
  const groups = word.replace(/(?:[^l]es|ed|[^l]e)$/, (end) => end.charAt(0)).match(/[aeiouy]{1,3}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** The school grade whose readers read the text with ease; 0 for an empty one. */
export function readingGrade(text: string): number {
  const sentences = text
    .slice(0, 20_000)
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.toLowerCase().match(/[a-z']{1,30}/g) ?? [])
    .filter((words) => words.length > 0)
    .slice(0, SENTENCES_MAX);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
