/** Figures a sentence gives for children in general, or as the standard of a program: never the student's. */

import { PartPatterns } from '../text/part-patterns.js';

const PARTS = new PartPatterns();

/** Children in general, told of as what most do: at the head of a sentence or clause. */
const CHILDREN_IN_GENERAL =
  /(?:^|[.;:(]\s?|, (?:while|where|whereas|and|but) |\b(?:while|whereas|since|because) )(?:(?:most|many|typical|typically developing|grade-level|average|other|same-age|fluent|skilled|the usual|hearing|sighted)\s){0,2}(?:(?:\w+[- ])?graders|children|students|pupils|kids|speakers|readers|writers|learners|adults|people|preschoolers|kindergart(?:e?ners)|teens)\b(?= (?:who|of|in|at|without|with|his|her|their|this|that|on|usually|typically|generally|read|have|should|are|can|do|score|produce|type|write|know|say|need|by)\b)/gi;
const STANDARD =
  /\b(?:program|district|state|school|building|exit|entry|entrance|graduation|passing|promotion|certification|store|shop|college|apprenticeship|industry|course|curriculum|agency|site|employer|company|county|grade[- ]level|class(?:room)?|national|published|publisher|test)(?:'s)? (?:\w+ ){0,2}(?:standards?|criteri(?:on|a)|requirements?|expectations?|norms?|medians?|averages?|means?|benchmarks?(?! (?:passages?|probes?|texts?|stories|screen\w*|assessments?|tests?|tasks?|measures?|materials?|forms?|windows?|periods?)\b)|cut-?offs?|minimums?|passing score)\b[^.;\d]{0,60}$|^\W{0,4}(?:expected|usual|typical) (?:for|at|by|in) (?:[^.;\d]|(?<=\bgrade )\d{1,2}){0,80}$|\b(?:passing|exit|mastery|proficiency|instructional) (?:mark|score|level|rate|point|range)s?\b(?:[^.;\d]|(?<=\bgrade )\d{1,2}){0,60}$|\b(?:the literature|research|the manual|studies|guidelines?|the (?:\w+ )?handbook|textbooks?|tables? (?:by|from) [A-Z]\w+|norms? (?:by|from|of) [A-Z]\w+|published (?:norms|tables|figures))\b[^.;\d]{0,60}$/i;
/** "A PCC under 65 is customarily read as ...": how such figures are called. */
const isCalledSo = PARTS.test(
  /^\s*(?:%|percent)?\s*(?:(?:[a-z]+ )?as (?:usual|typical|normal|common) (?:for|of|in|at)\b|(?:is|are) (?:(?:customarily|usually|generally|commonly|typically|often|conventionally|ordinarily) )?(?:read|taken|regarded|considered|classified|interpreted|viewed|seen|called|termed) (?:as|a|an|to be|mild|moderate|severe)\b)/i,
);
const mayNameStandard = PARTS.mayMatch(STANDARD);
const mayNameChildren = PARTS.mayMatch(CHILDREN_IN_GENERAL);
/** The student comes in again before the number. */
const STUDENT_AGAIN =
  /\b(?:he|she|they|the student|the child)\b|[;]|\.\s|\b(?:but|while|whereas|and|so) [A-Z][a-z]+\b|, [A-Z][a-z]+ (?:\w+ed|was|is|had|has|did|read|got)\b|\b[A-Z][a-z]+ (?:read|scored|answered|wrote|earned|got|named|spelled|solved|typed|completed)\b/;
const REACH = 140;

/** Whether the number at `index` stands in such a sentence and nobody else is named before it. */
export function isNormFigure(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - REACH), index);
  const standard = mayNameStandard(text) ? STANDARD.exec(before) : null;
  if (standard !== null && !STUDENT_AGAIN.test(standard[0])) return true;
  // Most sentences speak of nobody in general.
  if (!mayNameChildren(text) || before.search(CHILDREN_IN_GENERAL) < 0) return false;
  const general = [...before.matchAll(CHILDREN_IN_GENERAL)].at(-1);
  return general !== undefined && !STUDENT_AGAIN.test(before.slice(general.index + general[0].length));
}

/** "Types: repetitions 44%, prolongations 21%, blocks 35%": how what was seen divides, no level of anything. */
export const isShareOfKinds = (text: string): boolean =>
  /^(?:types?|kinds?|forms?|breakdown)\b[^.:\d]{0,40}:/i.test(text) && /%|percent/i.test(text);

const ASKS =
  /^(?:[-*•]\s{0,3}|\(?\d{1,2}[.)]\s{0,3}|[a-z][.)]\s{0,3})?(?:please )?(?:continue|teach|use|provide|practi[cs]e|meet|give|offer|schedule|work|keep|add|start|begin|run|hold|let|include|increase|go on|send|check|review|buy|visit|repeat|monitor|collect|pair|read|play) (?![^.]{0,40}\b(?:was|were|is|has|had)\b)/i;

/** "Continue the small group, four times a week": how often something is to be done, which nobody counted. */
export const isProposedCount = (text: string, kind: string, unit: string): boolean =>
  kind === 'count' &&
  /\b(?:times|sessions|days|lessons) per (?:day|week|month)\b/i.test(unit) &&
  ASKS.test(text);

/** "He was in a lunch group run by the counselor, twice a month": how often somebody is served. */
const SERVED =
  /\b(?:group|counsel\w*|therap\w*|sessions?|tutor\w*|speech|SLP|OT|PT|club|clinic)\b[^.;]{0,40}$/i;
const isServedCount = (text: string, kind: string, unit: string, index: number): boolean =>
  kind === 'count' &&
  /\b(?:times|sessions) per (?:week|month)\b/i.test(unit) &&
  SERVED.test(text.slice(Math.max(0, index - REACH), index));

/** Whether a figure is nobody's: of children in general, of how kinds divide, or of what is to be done. */
export const isNobodysFigure = (
  text: string,
  {
    kind,
    unit,
    index,
    end,
    at = index,
  }: { kind: string; unit: string; index: number; end: number; at?: number | undefined },
): boolean =>
  // Who understands the student is told of people in general; the share is the student's.
  (unit !== 'intelligible' && isNormFigure(text, at)) ||
  isCalledSo(text.slice(end, end + 60), text) ||
  isShareOfKinds(text) ||
  isServedCount(text, kind, unit, index) ||
  isProposedCount(text, kind, unit);
