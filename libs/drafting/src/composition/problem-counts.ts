/** Which numbers count a problem, and which count tries that are right or wrong. */
import { disciplineOf } from '../areas/plans.js';
import { inOneLine, isProblemCount, type Measure } from '../extraction/measure.js';
import { isOfFault } from './told-faults.js';

/** What is taught instead: a count of it is a level to start from. */
const TAUGHT =
  /\b(?:request|ask(?:s|ed|ing)?\b|rais(?!\w* (?:his |her |their |a )?voice)|signal|replacement|strateg|coping|calm(?:s|ed) (?:him|her|them)sel)/i;

/** A share of times that went well; "did not comply" and "noncompliance" are the problem. */
const WENT_WELL =
  /(?<!\bnon-?|\bnot |n't |\bfail(?:s|ed) to |\brefus(?:es|ed) to )\b(?:compl(?:y|ies|ied|iance|iant)|(?:take|takes|took|taking|takes and waits for) (?:\w+ ){0,3}turns?|follow(?:s|ed|ing)? (?:\w+ ){0,3}(?:directions?|instructions?|rules?|routines?)|(?:share|shares|shared|wait|waits|waited) (?:for|with|until))\b/i;

const USED =
  /\b(?:used?|using|tried|chose|took|takes)\s+(?:\w+\s+){0,3}?(?:strateg\w+|break|card|calm\w*|coping|breath\w*|it|them|one|signal|words?)\b|\bask(?:ed|ing|s)\s+for\b|\brequest(?:ed|ing|s)\b|\breturned?\b/i;

/** Being elsewhere than in class is what the plan is to lessen, also where the student asks for it. */
const AWAY =
  /\bnurse\b|\bgo(?:es)? home\b|\bpicked up\b|\b(?:leaves?|left|skips?|skipped|misse[sd]) (?:class|school|the room)/i;

/** "Was absent from school 14 of 36 days": the days are those without the student. */
const ABSENT =
  /\b(?:was|were|been|is|are) (?:\w+ )?absent\b|\babsences?\b|\babsent (?:from|on|for) |\bmissed (?:school on )?\d/i;

/** "Leaving area  9  36  4": a total and an average side by side are no four of thirty-six. */
const isOfTwoColumns = ({ quote }: Measure, areaOfNeed: string) =>
  areaOfNeed === 'Behavior' && !/\d ?(?:times )?(?:of|out of|in|\/) ?(?:the )?\d/i.test(inOneLine(quote));

/** How often a sound was left out or replaced, not how often it was said. */
const isOfProcess = ({ quote }: Measure, areaOfNeed: string) =>
  areaOfNeed === 'Phonology and intelligibility' &&
  /\b(?:reduction|fronting|stopping|gliding|deletion|backing|voicing|assimilation|process(?:es)?)\b/i.test(
    quote,
  ) &&
  !/\b(?:correct|accura|produced|right|clear|understood|intelligib)/i.test(quote);

/** "In 3 of the 20 outbursts": what was done in them is counted, and how often they came is not. */
const UPSETS = /^(?:episodes|outbursts|incidents|tantrums|meltdowns)$/;
const isDuringUpsets = ({ kind, unit }: Measure) => kind === 'ratio' && UPSETS.test(unit);

/** Whether the count is of days missed. */
export const tellsOfAbsence = ({ quote }: Pick<Measure, 'quote'>): boolean => ABSENT.test(inOneLine(quote));

/** A number in an area of behavior is of the problem, unless it says that it counts what is taught instead. */
export function isOfProblem(measure: Measure, areaOfNeed: string): boolean {
  if (measure.isAskedFor === true) return false;
  const told = inOneLine(measure.quote);
  // "He used a strategy in 2 of 20 episodes": the episodes are the problem, and the two are what went well.
  if (isOfFault(measure, areaOfNeed) || tellsOfAbsence(measure)) return true;
  if (measure.kind === 'ratio' && USED.test(told)) return false;
  if (isProblemCount(measure) && !isDuringUpsets(measure)) return true;
  if (measure.kind === 'ratio' && (isOfTwoColumns(measure, areaOfNeed) || isOfProcess(measure, areaOfNeed)))
    return true;
  if (areaOfNeed === 'Anxiety and participation') return measure.kind === 'count' && AWAY.test(told);
  if (TAUGHT.test(told)) return false;
  return areaOfNeed === 'Behavior'
    ? measure.kind !== 'ratio' && !(measure.kind === 'percent' && WENT_WELL.test(told))
    : areaOfNeed.endsWith('regulation') && measure.kind === 'count';
}

/** Areas in which a try is right or wrong. */
export const isAnswered = (areaOfNeed: string) =>
  disciplineOf(areaOfNeed) === 'academics' ||
  /Articulation|Phonology|(?:Receptive|Expressive|Narrative) language|Pre-academic|Money|Listening/.test(
    areaOfNeed,
  );

const WANTED =
  /\bvolunteer|\b(?:rais|initiat|greet|contribut|participat|join|request|comment|answer|respond)(?:s|es|ed|ing)?\b|\basks?(?:ed)?\b|\bspoke\b|\bspeaks?\b|\bstart(?:s|ed) (?:an? |the )?(?:conversation|talk|game|play|interaction|exchange)|\btook (?:a |his |her |their )?turns?\b|\bshared\b|\boffered\b|\bused (?:his|her|their|the|a) (?:device|card|strategy|signal|words)\b|\b(?:made|gave) (?:a |one )?(?:spoken|verbal|bid|comment|contribution)/i;
const UNWANTED =
  /\bwithout\b.{0,30}\b(?:permission|raising|asking)\b|\brefus|\bargu|\bleft\b|\bhit\b|\bnurse\b|\bgo home\b/i;

/** What is counted of these is reaching out to others, unless it says otherwise. */
const AMONG_OTHERS = /^(?:Play and joint attention|Social skills|Functional communication)$/;
const IN_THE_WAY =
  /\b(?:interrupt|grab|push|pull|bit(?:e|es|ing)\b|cr(?:y|ied|ies|ying)\b|scream|wander|walk(?:s|ed)? away|ignor|echo|script|persever|alone\b|off[- ]topic|tell(?:s|ing) on|complain|fell\b|tantrum|meltdown|prompt)/i;

/** Whether a bare "times per week" counts something the plan wants more of. */
export function isOfWanted({ kind, unit, quote }: Measure, areaOfNeed: string): boolean {
  if (areaOfNeed === 'Behavior' || (kind !== 'rate' && kind !== 'count')) return false;
  const told = inOneLine(quote);
  if (isProblemCount({ unit }) || UNWANTED.test(told)) return false;
  return WANTED.test(told) || (AMONG_OTHERS.test(areaOfNeed) && !IN_THE_WAY.test(told));
}
