/** The text of a page flows in a panel narrower than the page: its own line breaks stay only where they mean something. */

/** A line is as good as full from this share of the longest one on. */
const FULL_SHARE = 0.7;
/** Shorter lines than these are no lines of prose: a head, a list, a column. */
const PROSE_CHARACTERS_MIN = 45;
const HAS_CELLS = /\S(?:\t| {2,}|\s\|\s)\S/;
const BEGINS_ANEW = /^(?:\s{2,}|[-*•●▪◦‣|]|\(?\d{1,2}[.)]\s|[A-Za-z][.)]\s|[\p{L} ()/'-]{2,40}:(?:\s|$))/u;

const isProse = (line: string) => line.trim() !== '' && !HAS_CELLS.test(line);

/** The same text, of the same length, with a space for every break inside a sentence or paragraph of prose. */
export function flowing(text: string): string {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => (isProse(line) ? line.trim().length : 0)));
  const goesOn = (line: string, next: string) =>
    isProse(line) &&
    isProse(next) &&
    !BEGINS_ANEW.test(next) &&
    line.trim().length >= Math.max(PROSE_CHARACTERS_MIN, longest * FULL_SHARE);
  return lines.reduce((shown, line, at) => {
    const before = lines[at - 1];
    return before === undefined ? line : `${shown}${goesOn(before, line) ? ' ' : '\n'}${line}`;
  }, '');
}
