/** What is done where the baseline is a score: a text on its rubric, group work on a checklist. */
import type { Measure } from '../extraction/measure.js';
import { AMOUNT } from './quantities.js';

/** A text of several points on a rubric is a whole text: the plan's paragraph would be another. */
const WHOLE_TEXT =
  /(?<!-)\b((?:argument(?:ative)?|persuasive|opinion|narrative|informational|expository|literary|research|personal) )?(essay|paragraph|story|narrative|letter|report|composition|response)s?\b/i;

const RUBRIC =
  /\b(?:the|a|an|our|my|this|her|his|their) ((?:[\p{L}\d'’-]+ ){0,3}?(?:rubric|checklist|scoring guide))\b/iu;

/** "The district's argument rubric": what the text is scored with, as the report calls it. */
const rubricIn = (text: string) => RUBRIC.exec(text.replace(/\s+/g, ' '))?.[1];

const CHECKLIST = /\b(checklist|rubric|scale|scoring guide)\b/i;
const EARNED_IN =
  /\bpoints ((?:in|on|during|at|with|when) (?!(?:the|a|an|his|her|their|my|our) (?:\w+ ){0,3}(?:checklist|rubric|scale))[^.;,()\d]{3,70})/i;

/** "Earned 4 of 10 points in group work with no adult at the table", of the checklist that the sentence before names. */
function pointsOfChecklist({ quote, withBefore = quote }: Measure): string | undefined {
  const told = withBefore.replace(/\s+/g, ' ');
  const sort = CHECKLIST.exec(told)?.[1]?.toLowerCase();
  if (sort === undefined) return undefined;
  const where = EARNED_IN.exec(quote.replace(/\s+/g, ' '))?.[1]?.trim();
  return `earn ${AMOUNT} points${where === undefined ? '' : ` ${where}`} on the ${rubricIn(told)?.replace(/(\d) points? /, '$1-point ') ?? `${sort} used in the report`}`;
}

interface Scored {
  readonly measure: Measure;
  readonly areaOfNeed: string;
  /** Last year's goal in the area, as written. */
  readonly oldGoal: string;
}

/** The deed of a baseline that is a score: "write an essay that earns {n} points on the district rubric"; undefined of all others. */
export function scoredTask({ measure, areaOfNeed, oldGoal }: Scored): string | undefined {
  const { kind, unit, quote, outOf } = measure;
  const isOfPoints = unit === 'points' && kind === 'ratio' && outOf !== undefined;
  if (isOfPoints && areaOfNeed !== 'Written expression') return pointsOfChecklist(measure);
  const isLevel = kind === 'level' && unit.includes('rubric');
  if (areaOfNeed !== 'Written expression' || !(isOfPoints || isLevel)) return undefined;
  const [, sort = '', text = 'text'] = WHOLE_TEXT.exec(quote.replace(/\s+/g, ' ')) ?? [];
  const noun = `${sort}${text}`.toLowerCase();
  const rubric = rubricIn(quote) ?? rubricIn(oldGoal) ?? 'rubric used in the report';
  return `write ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun} that earns ${AMOUNT}${isLevel ? '' : ' points'} on the ${rubric}`;
}
