/** Numbers of what is planned, advised or hoped for, which nobody has counted yet. */
import type { Passage } from '../text/passage.js';
import { PartPatterns } from '../text/part-patterns.js';

const PARTS = new PartPatterns();

/** "Teach street crossing two times a week", "3. Practice calls monthly": what somebody is to do, told to them. */
const isInstruction = PARTS.test(
  /^(?:[-*•●▪–>]\s{0,3}|\(?(?:\d{1,2}|[A-Za-z])[.)]\s{1,3}|\d{1,2}\.\d{1,2}\s{1,3}|(?:please|also|then|next|first|second|third|finally),?\s)*(?:add|adjust|administer|aim|allow|arrange|ask|assign|avoid|be sure|begin|book|build|buy|call|check|choose|collect|combine|conduct|consider|continue|coordinate|cue|decrease|develop|drop|embed|encourage|end|expand|explore|fade|focus|give|go on|hold|honor|include|increase|introduce|invite|keep|leave|let|limit|listen|look into|maintain|make|meet|model|move|offer|pair|place|plan|post|practi[cs]e|pre-?teach|present(?! levels?\b)|prioritize|probe|prompt|provide|pull|put|read (?:to|with)|recheck|reduce|refer|remind|repeat|replace|report|require|reteach|review|reward|run|schedule|seat|see|send|set|show|split|start|stop|supply|support|take|target|teach|train|try|use|wait|work|write)(?=\s)/i,
);
/** "Counselor to teach a calming routine: 25 minutes, twice a week", "All staff to wait ten seconds": who is to do what. */
const isAssigned = PARTS.test(
  /^(?:[-*•●▪–>]\s{0,3}|\(?(?:\d{1,2}|[A-Za-z])[.)]\s{1,3})?(?:(?:the|all|his|her|their|our|school|special education|general education|resource|classroom|speech|case) ){0,3}(?:staff|teachers?|team|aides?|paraprofessionals?|therapist|clinician|counselor|psychologist|social worker|nurse|SLP|OT|PT|BCBA|manager|district|school|parents?|family|families) to (?!date\b)[a-z]{2,}/i,
);
/** "We advise: vocabulary work, 2 times per week", "Recommended: keep two outings a week". */
const isAdvised = PARTS.test(
  /^(?:[-*•–]\s{0,3})?(?:(?:we|I|the team) )?(?:recommend(?:ed|ations?|s)?|advi[sc]ed?|suggest(?:ed|ions?|s)?|propos(?:ed|als?|es?))(?: (?:now|also|so far))?:\s/i,
);
/** "Probe on 1/28: 6 correct", "Work samples: 3 of 10": the same words as nouns. */
const IS_NOUN =
  /^(?:[-*•]\s{0,3})?(?:(?:probe|check|test|review|report|set|list|call|prompt)s? (?:of|from|dated|in|data|scores?|results?|on (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri)|\d)|work samples?\b|(?:book|report) (?:quiz|checks?|card)\b)/i;

/** "By spring we would hope to see", "a reasonable aim might be", "the team will look for". */
const isHoped = PARTS.test(
  /\b(?:would|'d) (?:like|love|want|hope|expect|aim|look for|be (?:happy|pleased))\b|\bwhere (?:I|we) want (?:him|her|them|to be)\b|\b(?:reasonable|realistic|possible|good|next|long-term|year-end) (?:aim|target|expectation|goal|hope)\b|\b(?:aim|target|expectation|hope|goal|plan)s? (?:by|for|over|of|in) (?:(?!, (?:he|she|they|[A-Z])\b)[^.;]){0,60}\b(?:is|are|might be|would be|may be|could be)\b|\b(?:i|we|the team) (?:believe|think|hope|expect|aim)s?\b[^.;]{0,50}\b(?:realistic|reasonable|reach(?:es|ed)?|possible)\b|\b(?:will|shall) (?:look|aim|wait|check) (?:for|if|whether|until)\b|\bwe will look if\b|\b(?:we|i|the team|parents?) hopes? (?:for|to|that)\b|\basks? for (?:at least |about |more than |up to )?$|\b(?:expects?|calls? for|requires?|counts? as|regards?|is (?:called|considered|defined as)) [^.;]{0,40}$/i,
);
/** A rule, a standard or the law rather than a person. */
const isPlan = PARTS.test(/\b(?:should|is to|are to|ought to|would need to|must)\b/i);
/** "If the probes have not reached 8 of 10 by January", "twice weekly until nine of nine": a mark to come back to. */
const isCondition = PARTS.test(
  /\b(?:if|unless|until|once|only (?:after|when|once)) (?:[\w']+ ){1,4}?(?:(?:ha(?:s|ve|sn't|ven't)|do(?:es)?|don't|doesn't) )?(?:not )?(?:yet )?(?:reach(?:es|ed)?|hits?|(?:(?:is|are|stays?|falls?|fell|drops?|remains?) )?(?:still )?(?:under|below|less than|fewer than|above|over|more than)) $|\b(?:until|till) (?:[\w']+ ){1,4}?(?:is|are|stays?) (?:at|up to) $|\b(?:practice|instruction|lessons?|continue|repeat|daily|weekly|(?:a|per|each|every) (?:day|week))\b[^.;]{0,40}\b(?:until|till) $/i,
);
/** "At this time", "has reached", "read 4 of 10": told of the student although it stands among the advice. */
const TOLD =
  /\b(?:now|current(?:ly)?|baseline|at present|today|so far|latest|this (?:week|month|fall|winter|spring)|has|had|was|were|is|are|did|read|got|scored|answered|wrote|named|earned|reached|completed)\b/i;

/** "Goal for the plan: 5 or fewer a day and 80% of tasks", "Fading criterion: 80%": a key that says what is aimed at. */
const AIM_KEY =
  /^(?:[-*•–]\s{0,3})?(?:the )?(?:(?:proposed|suggested|tentative|possible|draft|plan|program|intervention|replacement|weekly|daily|monthly|long-term|short-term|next|year-end|exit|fading|dismissal|discharge|mastery|success|reward|reinforcement) ){0,2}(?:goals?|targets?|aims?|criteri(?:on|a))(?: (?:for|of|to) [^:.;\d]{2,40})?:/i;
const AIM_QUALIFIED =
  /^(?:[-*•–]\s{0,3})?(?:the )?(?:proposed|suggested|tentative|possible|draft|plan|program|intervention|replacement|exit|fading|dismissal|discharge|mastery|success|reward|reinforcement)\b|^[^:]{0,30}\b(?:for|of|to) [^:]{2,40}:/i;
const BOUND =
  /\b(?:or (?:fewer|less|more|better|higher|above|below)|at least|no more than|at or above|fewer than)\b/i;
/** "Fade when work has been at 80% for four weeks", "he will be dismissed once": on what condition a support ends. */
const isEndOfSupport = PARTS.test(
  /(?:^|\b)(?:fad(?:e|es|ed|ing)|exit(?:s|ed|ing)?|dismiss(?:ed|al)?|discharged?|phas(?:e|ed|ing) out|thinned?|remov(?:e|ed|al)|withdrawn?|withdraw|end(?:s|ed)?|stop(?:s|ped)?|graduates?|mov(?:e|es|ed) (?:on|to|up|down)|advances?|reduc(?:e|ed|tion)|drop(?:ped)?|criterion) [^.;]{0,60}?\b(?:when|once|until|after|as soon as|if)\b(?![^.;]{0,80}\b(?:was|were|did|had|now)\b)[^.;]{0,80}$/i,
);

const isAim = (text: string) =>
  AIM_KEY.test(text) &&
  (AIM_QUALIFIED.test(text) || BOUND.test(text)) &&
  !/\b(?:baseline|current(?:ly)?|now|latest|progress|met)\b/i.test(text);

const DID = String.raw`(?:[a-z]{2,}ed|did|got|read|wrote|gave|made|took|had|knew|said|found|kept|led|told|chose|spoke|met|put|came|went|held|caught|threw|ran|drew|cut|built|sat|stood|sang|paid|sent|left|began)`;
/** "What she should get back is hard: she judged correctly in 5 of 12": done, whatever stands before it. */
const DONE = new RegExp(
  String.raw`(?<!\b(?:if|when|whenever|once|until|unless|after|before|as soon as|wish|hope) )\b(?:he|she|they) (?:[a-z]{2,}ly )?(?:${DID}|has)\b(?: [a-z-]+){0,3} $`,
  'i',
);

/** Whether the words that lead to a number say that the student did so much. */
export const isDone = (before: string): boolean => DONE.test(before.slice(-80));

/**
 * Whether a number belongs to a plan: an instruction, a hope, a rule, or an amount among the recommendations.
 * @param index where the number stands in the text
 */
export function isPlanned(text: string, index: number, { section }: Pick<Passage, 'section'>): boolean {
  const before = text.slice(Math.max(0, index - 200), index);
  if (section === 'strengths' || section === 'progress') return false;
  if (isInstruction(text, text) && !IS_NOUN.test(text) && !TOLD.test(before)) return true;
  if (isAssigned(text, text) || isAdvised(text, text)) return true;
  const own = ownOf(before);
  if (isAim(text) || isCondition(own, text) || isEndOfSupport(own, text)) return true;
  return isWanted(text, index);
}

/** A question is a title or a topic ("Should school start later?"), and no plan of anybody's. */
const ownOf = (before: string): string => before.split(/[.;]\s|\?/).at(-1) ?? '';

/** "She should be right in 4 of 13 by May", "we would hope to see 4 of 13". */
export function isWanted(text: string, index: number): boolean {
  const own = ownOf(text.slice(Math.max(0, index - 200), index));
  const isSaid =
    isHoped(own, text) || (isPlan(own, text) && !/\b(?:baseline|current(?:ly)?|now)\b/i.test(own));
  return isSaid && !isDone(own);
}
