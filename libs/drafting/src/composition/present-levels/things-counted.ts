/** What a count that names nothing is of, so that no reader has to ask "seven of twenty what?". */
import type { Measure } from '../../extraction/measure.js';
import { withDigits } from '../../extraction/text/number-words.js';
import { endOfFigure, sentenceOfFigure } from '../figure-place.js';
import { AMOUNT, SLOT } from '../quantities.js';

/** Words that end as things do and are none, or say no more than the number. */
const NO_NOUN = String.raw`(?:items|ones|times|tries|looks|pulls|reads|was|is|has|does|this|his|its|us|as|yes|less|plus|across|always|perhaps|minutes|seconds|days|weeks|months|years|hours|points|with|without|others|correct\w*|errors|mistakes|steps)`;
const PLAIN = String.raw`(?!(?:such|those|these|her|his|their|the|an?|my|our|all|both|each|every|of|on|in|at|for|from|by|with|without|to|and|or|but|when|while|where|that|which|who|he|she|they|it|were|was|had|has|then|than|correct|correctly|right|only|about|after|before|during|if|as|so|not|no)\b)[a-z][a-z'-]*`;
const THINGS = String.raw`(?:${PLAIN} ){0,2}(?!${NO_NOUN}\b)[a-z][a-z']{2,}(?<!s)s`;
const WHOSE = String.raw`(?:of )?(?:(?:such|those|these|her|his|their|the|my|our) )?`;
/** "1 of 5 assigned presentations", "4 of the 9 regrouping problems": a name of few words that ends as many things do. */
const BEHIND = new RegExp(String.raw`^ ?${WHOSE}(${THINGS})(?=$|[\s.,;:)])`);
/** "A list of 20 unstudied words", before its result. */
const wholeBefore = (text: string, outOf: number): string | undefined =>
  new RegExp(
    String.raw`(?<![\d/.-] ?)(?<!of )(?<!of the )\b${outOf} (${THINGS})\b(?! (?:of|were|was) \d)`,
  ).exec(text)?.[1];

const SUCH = /^such /;
const IS_NAME = new RegExp(String.raw`^${WHOSE}(${THINGS})$`);

/** Things of a plan that a count may be of: "the steps", "words on the topic", "{n} sentences with a capital". */
function thingsOfGoal(behavior: string): string | undefined {
  const slot = SLOT.exec(behavior)?.[1]?.replace(/^(?:the|its) /, '');
  const told = slot ?? (behavior.includes(AMOUNT) ? behavior.split(`${AMOUNT} `)[1] : undefined);
  const [head = ''] = (told ?? '').split(
    / (?:of|on|in|about|with|without|to|for|from|that|when|where|so|by|at)\b|,/,
    1,
  );
  return IS_NAME.exec(head)?.[1];
}

const lastWord = (text: string) => text.split(' ').at(-1) ?? text;

/**
 * The things counted, nearest first: behind the figure, in the sentence before, beside the whole; those of the goal where the
 * quote has the same word, or where nothing of the report stands beside the number.
 *
 * @param isAlone the number stands with neither a sentence nor the name of its row
 */
export function thingsCounted(measure: Measure, behavior: string, isAlone: boolean): string | undefined {
  const { quote, outOf, things } = measure;
  const text = sentenceOfFigure(measure) ?? withDigits(quote.replace(/\s+/g, ' '));
  const behind = BEHIND.exec(text.slice(endOfFigure(text, measure)))?.[1];
  if (behind !== undefined) return behind;
  const [told = ''] = (things ?? '').split(/ (?:when|where|in which)\b/, 1);
  if (things !== undefined && IS_NAME.test(told)) return things.replace(SUCH, '');
  const before = outOf === undefined ? undefined : wholeBefore(withDigits(text), outOf);
  if (before !== undefined) return before;
  const goals = thingsOfGoal(behavior);
  if (goals === undefined) return undefined;
  const isTold = quote.toLowerCase().includes(lastWord(goals).replace(/s$/, ''));
  return isAlone || isTold ? goals : undefined;
}
