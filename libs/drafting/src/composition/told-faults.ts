/** Whether a figure counts what went wrong: a goal built on it would ask for more of the fault. */
import { disciplineOf } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { endOfFigure, sentenceOfFigure } from './reported-task.js';

/** Behind the things counted, with nothing between: a further clause tells of other tries. */
const WENT_WRONG =
  /^(?:(?!\bcorrect)[^.;:,(]){0,45}?\b(?:incorrect\w*|inaccurate\w*|wrong(?:ly)?|backwards?|reversed|upside down|with (?:\w+ )?(?:errors?|mistakes?)|misspelled|misread|late)\b/i;
const DENIED =
  /\b(?:did|could|does|do|can|has|had|was|were)(?: not|n't|n’t)|\b(?:cannot|never|failed to|fails to|unable to|not able to)\b/i;
/** "Told the speaker that he had not heard": said, and well said. */
const SAID = /\b(?:told|tells?|know|says?|said|that|because|when|what|if)\b[^,;:]{0,40}$/i;
/** A denial is of the figure where nothing parts them. */
const PARTS = /[,;:]|\b(?:but|and then|so)\b/i;

/** What the plans of these areas are to lessen. */
const UNWANTED =
  /\b(?:thr(?:ew|ow\w*)|hits?|hitting|kick\w*|bit|bites|push(?:ed|es)|shov\w+|yell\w*|scream\w*|shout\w*|call(?:ed|s) out|blurt\w*|interrupt\w*|refus\w*|cr(?:ied|ies)|elop\w*|r[au]ns? (?:out|off|away|from)|tore|tears|swore|swears|curs(?:ed|es)|profan\w*|slap\w*|pinch\w*|sp[ia]ts?|argu\w+|shut(?:s)? down|walk(?:ed|s) out|hid|hides|wander\w*|head down|talk(?:ed|s) over|(?:play|played|sat|ate|stood|worked) alone|left (?:his|her|their|the) (?:seat|area|room|class\w*|place|desk)|out of (?:his|her|their) seat|off[- ]task|changed the (?:topic|subject)|(?:to go|went|sent|visits?) (?:to the )?(?:nurse|home|office|bathroom)|picked up early|late)\b/i;

const ABOUT_CONDUCT = /^(?:Pragmatic language|Play and joint attention)$/;

/** The figure is of errors, of a denial, or of conduct that is to become rarer. */
export function isOfFault(measure: Measure, areaOfNeed: string): boolean {
  if (!['ratio', 'percent', 'count'].includes(measure.kind)) return false;
  const text = sentenceOfFigure(measure);
  if (text === undefined) return false;
  const end = endOfFigure(text, measure);
  const before = text.slice(Math.max(0, end - 90), end);
  const denied = DENIED.exec(before);
  const isDenied =
    denied !== null && !PARTS.test(before.slice(denied.index)) && !SAID.test(before.slice(0, denied.index));
  if (isDenied) return true;
  if (WENT_WRONG.test(text.slice(end))) return true;
  const isOfConduct = disciplineOf(areaOfNeed) === 'behavior' || ABOUT_CONDUCT.test(areaOfNeed);
  return isOfConduct && measure.kind !== 'count' && UNWANTED.test(text) && !WELL.test(text);
}

/** Done instead of it, or in spite of it. */
const WELL =
  /\b(?:ask(?:ed|s)? (?:for|to (?:join|talk|take))|request\w*|used?|using|strateg\w*|calm\w*|return(?:ed|s)?|without|instead of|before|stay(?:ed|s)|compl(?:ied|y|ies)|follow(?:ed|s)|rais(?:ed|es)|on time|turned in|handed in|wait(?:ed|s)|join(?:ed|s)|start(?:ed|s)|respond\w*|answer\w*)\b/i;
