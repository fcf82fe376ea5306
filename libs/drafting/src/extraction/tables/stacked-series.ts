/** Series of which a copy put each time and its figure on lines of their own: "October 14", and below it "13 CWS". */
import { isTimed } from './dated-rows.js';
import type { Line } from '../text/page-lines.js';

const TIME_MAX = 44;
const NAME_MAX = 70;
/** A figure with what belongs to it, and nothing else. */
const FIGURE_LINE =
  /^[<>~]?\d{1,3}(?:\.\d{1,2})?(?: ?%| ?(?:\/|of|out of) ?\d{1,3})?(?: [A-Za-z][\w/%-]{0,14}){0,4}$/;
const DAY = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/;
const isFigureLine = (text: string) => text.length <= TIME_MAX && FIGURE_LINE.test(text) && !DAY.test(text);
const isTimeLine = (text: string) =>
  text.length >= 3 &&
  text.length <= TIME_MAX &&
  !isFigureLine(text) &&
  (DAY.test(text) || (/[a-z]/i.test(text) && isTimed(text)));
/** What goes on with the series without being of it: "Class median". */
const isNameLine = (text: string) =>
  text.length >= 3 && text.length <= NAME_MAX && /^[A-Z]/.test(text) && !/[.:;!?]$/.test(text);

const PAIRS_MIN = 2;

/** The lines of a page with such pairs joined by a tab; the lines they came from are empty. */
export function withStackedSeries(lines: readonly Line[]): readonly Line[] {
  const filled = lines.flatMap(({ text }, at) => (text === '' ? [] : [at]));
  const textAt = (place: number) => lines[filled[place] ?? -1]?.text ?? '';
  const isPairAt = (place: number) => isFigureLine(textAt(place + 1)) && isTimeLine(textAt(place));
  let joined: Line[] | undefined;
  const join = (place: number) => {
    const [at, below] = [filled[place] ?? -1, filled[place + 1] ?? -1];
    const [first, last] = [lines[at], lines[below]];
    if (first === undefined || last === undefined) return;
    joined ??= [...lines];
    joined[at] = { start: first.start, end: last.end, text: `${first.text}\t${last.text}` };
    joined[below] = { start: last.end, end: last.end, text: '' };
  };
  for (let place = 0; place + 3 < filled.length; place += 1) {
    if (!isPairAt(place)) continue;
    let end = place;
    while (isPairAt(end)) end += 2;
    if (end - place < 2 * PAIRS_MIN) continue;
    if (isFigureLine(textAt(end + 1)) && isNameLine(textAt(end))) end += 2;
    for (let pair = place; pair < end; pair += 2) join(pair);
    place = end - 1;
  }
  return joined ?? lines;
}
