/** Over how many probes a figure was taken: no figure of its own. */
import { everyMatch } from '../text/every-match.js';

/** "38 words correct per minute, median of 3": how many were read, told behind the figure that came of them. */
const TIMES_MAX = 9;
const NUMBERS = /(?<!\b(?:grade|level) )\b\d+(?:\.\d+)?\b(?![- ]?min)/g;
const FIGURE_BEFORE = /\d[\d.]*\s*(?:%|[a-z][^.;\d]{1,60})[,;(]\s*(?:the |a )?$/i;
export const isHowManyTimes = (match: RegExpExecArray, before: string) =>
  /^\w+ of /i.test(match[0]) &&
  Number(match[1]) <= TIMES_MAX &&
  FIGURE_BEFORE.test(before) &&
  // "2, 3 and 5 times, median of 3": one of those told is the middle one.
  !everyMatch(NUMBERS, before).some(([number]) => Number(number) === Number(match[1]));

/** "9 digits (median of three, January)": over how many it was taken, and no figure of January. */
export const isOfHowMany = (
  text: string,
  {
    value,
    index,
    at = index,
  }: { readonly value: number; readonly index: number; readonly at?: number | undefined },
): boolean =>
  value <= TIMES_MAX &&
  /\b(?:median|mean|average|best|middle|highest|lowest) of (?:the )?(?:last )?$/i.test(
    text.slice(Math.max(0, at - 30), at),
  );
