/** Of the same letters a report counts several things: how many can be read, how many sit on the line, how they are spaced. */
import type { Measure } from '../extraction/measure.js';

const ASPECTS: readonly RegExp[] = [
  /\blegib|\breadable|\bcould (?:be )?read/i,
  /\b(?:on|off|to) the (?:base ?)?line\b|\baligned?\b|\balignment\b/i,
  /\bspac/i,
  /\bsiz(?:e|ed|ing)\b/i,
];
const NEAR_CHARACTERS = 60;

function aspectOf({ value, quote }: Measure): number {
  const at = quote.search(new RegExp(String.raw`(?<![\d.])${value}(?!\d)`));
  const near = quote.slice(Math.max(0, at - NEAR_CHARACTERS), Math.max(0, at) + NEAR_CHARACTERS);
  return ASPECTS.findIndex((words) => words.test(near));
}

/** Whether two counts are of one thing, as far as their words tell; always of what is not handwriting. */
export const isOfOneAspect = (one: Measure, other: Measure): boolean =>
  one.areaOfNeed !== 'Handwriting' || aspectOf(one) === aspectOf(other);

/** Rows of one rubric, scored on the same day: the lower one is the need, whatever its words. */
export const isOtherRow = (one: Measure, other: Measure): boolean =>
  one.kind === 'level' &&
  other.kind === 'level' &&
  one.outOf === other.outOf &&
  one.order !== undefined &&
  one.order === other.order;
