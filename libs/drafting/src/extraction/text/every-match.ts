/** Every match of a pattern, for texts in which most patterns have none. */

const NONE: readonly RegExpExecArray[] = [];

/**
 * All matches in order, as `matchAll` gives them: but `matchAll` copies its pattern for each text, which costs more than
 * looking through a sentence that has no match.
 * @param pattern global, and never matching nothing
 */
export function everyMatch(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  const first = pattern.exec(text);
  if (first === null) return NONE;
  const found = [first];
  for (let next = pattern.exec(text); next !== null; next = pattern.exec(text)) found.push(next);
  return found;
}
