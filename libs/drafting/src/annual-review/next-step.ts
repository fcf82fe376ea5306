/** The step after a met goal: the figure a report tells of it is where the new goal starts. */
import { type GoalReading, readingOf } from './goal-reading.js';
import type { TimedNumber } from './timed-number.js';

/** "Ready for longer words; on a first list of those he had 8 of 20", "Her class is now on longer problems: 4 of 12". */
const NEXT_STEP =
  /\b(?:ready (?:for|to (?:go|move) on to)|on an? (?:first|new|harder|longer)|on the (?:next|new)|next (?:step|skill|thing|level|target|stage)|comes? next|(?:is|are|was) next|looking ahead|chang\w+ the (?:skill|goal|task) to|(?:I|we) (?:now |would )?want (?:him|her|them) to|new work|mov(?:ed|ing) (?:on|up|ahead) to|(?:class|group|grade) is (?:now |already )?(?:on|working)|(?:has|have) been (?:started|begun))\b|^\W*next\b\W{0,2}:|^\W*\p{Lu}[\p{L} -]{2,28} (?:are|is) not(?: yet| there)?:/iu;

/** Whether the words in front of a number, or a whole sentence, name the step after the goal. */
export const tellsNextStep = (words: string): boolean => NEXT_STEP.test(words);

/** From this share on nothing is left to learn there either. */
const LEFT_TO_LEARN_PERCENT = 90;

/** The first figure that is told of what comes after the goal; undefined where there is none below mastery. */
export function nextStepIn(numbers: readonly TimedNumber[]): GoalReading | undefined {
  const found = numbers.find(({ number, fit, isInRow }) => {
    if (isInRow) return false;
    if (number.form === 'number') return fit > 0 && number.unit !== '';
    const share = number.outOf === undefined ? number.value : (100 * number.value) / number.outOf;
    return share < LEFT_TO_LEARN_PERCENT;
  });
  if (found === undefined) return undefined;
  const { form, outOf, unit } = found.number;
  return readingOf(found, { outOf, isPercent: form === 'percent', unit: unit.slice(0, 60) });
}
