/** Breaks words in mixed styles into lines, because links and strong words must stay apart in the PDF's tags. */
import type { Inline } from './blocks.js';

/** Words of one line in one style; `x` and `width` in points, `x` from the column's edge. */
export interface Run extends Inline {
  readonly x: number;
  readonly width: number;
}

export type Line = readonly Run[];

/** The width of some words in points. */
export type Measure = (text: string, isStrong: boolean) => number;

export function breakIntoLines(content: readonly Inline[], width: number, measure: Measure): Line[] {
  const space = measure(' ', false);
  const lines: Inline[][][] = [];
  let used = Infinity;
  for (const word of splitIntoWords(content).flatMap((whole) => breakLongWord(whole, width, measure))) {
    const needed = word.reduce((sum, piece) => sum + measure(piece.text, piece.isStrong), 0);
    const line = lines.at(-1);
    if (line && used + space + needed <= width) {
      line.push(word);
      used += space + needed;
    } else {
      lines.push([word]);
      used = needed;
    }
  }
  return lines.map((words) => placeRuns(joinWords(words), measure));
}

/** What is wider than the column, such as a pasted address, is cut where the line ends rather than printed past it. */
function breakLongWord(word: Inline[], width: number, measure: Measure): Inline[][] {
  if (word.reduce((sum, { text, isStrong }) => sum + measure(text, isStrong), 0) <= width) return [word];
  const parts: { text: string; isStrong: boolean; href: string | null }[] = [];
  for (const { text, isStrong, href } of word) {
    parts.push({ text: '', isStrong, href });
    for (const letter of text) {
      const part = parts.at(-1);
      if (part === undefined || (part.text !== '' && measure(part.text + letter, isStrong) > width)) {
        parts.push({ text: letter, isStrong, href });
      } else {
        part.text += letter;
      }
    }
  }
  return parts.filter(({ text }) => text !== '').map((part) => [part]);
}

/** A word may change its style midway, as in "**always**,". */
function splitIntoWords(content: readonly Inline[]): Inline[][] {
  const words: Inline[][] = [[]];
  for (const inline of content) {
    inline.text.split(/[ \t\r\n]+/).forEach((text, index) => {
      if (index > 0) words.push([]);
      if (text !== '') words.at(-1)?.push({ ...inline, text });
    });
  }
  return words.filter((word) => word.length > 0);
}

function joinWords(words: readonly Inline[][]): Inline[] {
  const runs: { text: string; isStrong: boolean; href: string | null }[] = [];
  for (const [index, word] of words.entries()) {
    for (const [place, piece] of word.entries()) {
      const previous = runs.at(-1);
      const gap = index > 0 && place === 0 ? ' ' : '';
      if (previous?.isStrong === piece.isStrong && previous.href === piece.href) {
        previous.text += gap + piece.text;
      } else if (previous?.href === null) {
        previous.text += gap;
        runs.push({ ...piece });
      } else {
        // After a link the space belongs to what follows, so that no underline trails off.
        runs.push({ ...piece, text: gap + piece.text });
      }
    }
  }
  return runs;
}

function placeRuns(runs: readonly Inline[], measure: Measure): Run[] {
  let x = 0;
  return runs.map((run) => {
    const width = measure(run.text, run.isStrong);
    const placed = { ...run, x, width };
    x += width;
    return placed;
  });
}
