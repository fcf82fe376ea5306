/** Words cut to what their forms share, near enough to be counted together. */

/** How many letters an ending has: "'s", "ing", "ed", "es", "s", "ly". */
function lengthOfEnding(word: string): number {
  const last = word.at(-1);
  const before = word.at(-2);
  if (last === 's') return before === "'" || before === 'e' ? 2 : 1;
  if (last === 'd') return before === 'e' ? 2 : 0;
  if (last === 'y') return before === 'l' ? 2 : 0;
  return last === 'g' && word.endsWith('ing') ? 3 : 0;
}

/**
 * @param word in small letters
 * @param lettersMax kept of a long word
 */
export const cutToStem = (word: string, lettersMax: number): string =>
  word.slice(0, Math.min(lettersMax, word.length - lengthOfEnding(word)));
