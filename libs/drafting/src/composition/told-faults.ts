/** Whether a figure counts what went wrong: a goal built on it would ask for more of the fault. */
import { disciplineOf } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { endOfFigure, sentenceOfFigure } from './figure-place.js';

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
  /\b(?:thr(?:ew|ow\w*)|hits?|hitting|kick\w*|bit(?! (?:of|by|longer|more)\b)|bites|push(?:ed|es)|shov\w+|yell\w*|scream\w*|shout\w*|call(?:ed|s) out|blurt\w*|interrupt\w*|refus\w*|cr(?:ied|ies)|elop\w*|r[au]ns? (?:out|off|away|from)|tore|tears|swore|curs(?:ed|es)|profan\w*|slap\w*|pinch\w*|sp[ia]ts?|argu\w+|shut(?:s)? down|walk(?:ed|s) out|hid|hides|pass(?:ed|es) when (?:he|she|they)? ?(?:(?:was|is|were|are) )?called|wander\w*|head down|talk(?:ed|s) over|(?:play|played|sat|ate|stood|worked) alone|left (?:his|her|their|the) (?:seat|area|room|class\w*|place|desk)|out of (?:his|her|their) seat|off[- ]task|changed the (?:topic|subject)|(?:to go|went|sent|visits?) (?:to the )?(?:nurse|home|office|bathroom)|picked up early|swear\w*|late(?! (?:in|at|bus)\b))\b/i;

/** "Falls at school: 5 per week": nobody is taught to fall more often. */
const OF_MOVEMENT = /^(?:Gross motor|Braille)/;
const FELL =
  /(?<!\b(?:without|no|zero) (?:any )?)\b(?:falls\b(?! (?:to|into|within|short))|fell\b|stumbles?\b|bumps into\b)/i;

/** What is said after others is no phrase of the student's own. */
const ECHOED =
  /\b(?:echo(?:es|ed|ing|lali\w+)?|script(?:s|ed|ing)?|lines? from (?:\w+ ){0,2}(?:videos?|movies?|shows?|books?|songs?)|repeated from)\b/i;

const ABOUT_CONDUCT = /^(?:Pragmatic language|Play and joint attention)$/;

/** The figure is of errors, of a denial, or of conduct that is to become rarer. */
export function isOfFault(measure: Measure, areaOfNeed: string): boolean {
  if (!['ratio', 'percent', 'count'].includes(measure.kind)) return false;
  const text = sentenceOfFigure(measure);
  if (OF_MOVEMENT.test(areaOfNeed) && measure.kind === 'count' && FELL.test(text ?? measure.quote))
    return true;
  if (text === undefined) return false;
  const end = endOfFigure(text, measure);
  const before = text.slice(Math.max(0, end - 90), end);
  const denied = DENIED.exec(before);
  const isDenied =
    denied !== null && !PARTS.test(before.slice(denied.index)) && !SAID.test(before.slice(0, denied.index));
  if (isDenied) return true;
  if (WENT_WRONG.test(text.slice(end))) return true;
  if (areaOfNeed === 'Expressive language' && ECHOED.test(clauseOf(text, end))) return true;
  const isOfConduct = disciplineOf(areaOfNeed) === 'behavior' || ABOUT_CONDUCT.test(areaOfNeed);
  return isOfConduct && measure.kind !== 'count' && isUnwanted(clauseOf(text, end));
}

/** A further clause tells of other tries: "asked for help on 3 of 10, and threw materials on the rest". */
const CLAUSE_BEFORE = /^.*(?:[;:]|\b(?:but|while|whereas)\b)/i;
const CLAUSE_AFTER = /[;:]|\b(?:and|but|while|whereas)\b/i;

function clauseOf(text: string, end: number): string {
  const head = text.slice(0, end).replace(CLAUSE_BEFORE, '');
  const [tail] = text.slice(end).split(CLAUSE_AFTER, 1);
  return head + (tail ?? '');
}

/** Done instead of it, or in spite of it, where it stands first: "threw the materials before leaving" does not. */
const WELL =
  /\b(?:ask(?:ed|s)? (?:for|to (?:join|talk|take))|request\w*|us(?:ed?|es|ing)|strateg\w*|calm\w*|return(?:ed|s)?|without|instead of|before|stay(?:ed|s)|compl(?:ied|y|ies)|follow(?:ed|s)|rais(?:ed|es)|on time|turned in|handed in|wait(?:ed|s)|join(?:ed|s)|start(?:ed|s)|respond\w*|answer\w*)\b/i;

/** A good word turned ill by what follows it. */
const MEANT_ILL =
  /\b(?:us(?:ed|es) (?:(?:his|her|their) fists|(?:\w+ ){1,2}as (?:an? )?weapons?|profanity|(?:\w+ )?(?:bad|foul|loud|rude|curse|swear|inappropriate) \w+)|rais(?:ed|es) (?:his|her|their) voice|respond\w* (?:with|by) (?:yell|swear|scream|hit)\w*)\b/i;

function isUnwanted(clause: string): boolean {
  if (MEANT_ILL.test(clause)) return true;
  const bad = UNWANTED.exec(clause);
  if (bad === null) return false;
  const good = WELL.exec(clause);
  return good === null || good.index > bad.index;
}
