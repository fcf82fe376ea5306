/** Why this service: the recommendation of the report that speaks most of the goal's own skill. */
import type { Report } from '../../extraction/report.js';
import { excerpt, namesCategory, quoted } from '../quotes.js';
import { stemsIn, stemsOfArea, wordsOf } from './area-stems.js';
import { isAdvising, itemsOf } from './service-line.js';
import { isOfOtherSkill } from './serving.js';

export interface ReasonRequest {
  readonly areaOfNeed: string;
  /** The sentence and the label of the baseline; empty where it is to be collected. */
  readonly baseline: string;
  readonly skill: string;
  readonly names: readonly string[];
  readonly provider: string;
  readonly report: Report | undefined;
}

/** Asked of the family, of staff among themselves or of others, or for another day: no reason for time with the student. */
const OF_OTHERS =
  /\bat home\b|\bsend home\b|\bhome program|^(?:that )?(?:the |his |her |their )?(?:famil|parent|mother|father|grandmother)|\b(?:give|offer|send|ask|invite|help|refer|inform|remind)\w* (?:\p{L}+ and )?(?:the |his |her |their )?(?:famil|parent|mother|father)|\bto (?:the|her|his|their) (?:famil|parent|mother|father)|\bso that (?:her|his|their) (?:father|mother|parents)|\bin-?service\b|\bteachers? (?:is|are asked|should|can|may|might)\b|\b(?:Mr|Ms|Mrs|Dr)s?\. \p{L}+ (?:should|may|might|can|could|to review)\b|\bplanning together\b|\bbus\b|\btransport|\b(?:private|outside) (?:counsel|therap|tutor)/iu;
const isOfStaff = (text: string) => /\bconsult/i.test(text) && !/\bdirect\b/i.test(text);
const NOT_TEACHING =
  /\baccommodat\w*:|\bextended time\b|\bcalculator\b|\baudio ?(?:books?|versions?)|\btext-to-speech\b|\bscreen\b|\beligib|\bevaluation\b|\bmeeting\b|\brefer\b|\binvite\b|\bvisit\b|\bphone\b.{0,12}\d|\bext(?:ension)?\b|\blicen[sc]e\b|\bcop(?:y|ies) (?:to|of)\b|\b(?:re)?check (?:progress|again)|\bmonitor (?:oral|progress)|\bprogress check\b|\bprocedural\b|\breview is due\b|\bgrade ideas\b|\bscore drafts\b|\breview the data\b|\bform [A-Z]{2}|\bfile\b|\bdial-in\b|\bdiscontinue\b|\bdrop\b|\bno further\b|\bnot continue\b|\bdual media\b|^(?:end|seat|avoid|permit|permission|allow)\b|\bwrite a behavior\b|\bcheck-?in with\b|^check in\b/i;
const TEACHES =
  /^(?:explicit|direct|daily|short daily|systematic|structured|small-group|a structured|begin|backward|role[- ]?play|practi[cs]e|re-?teach|teach|target|introduce|use|continue|move|add|go back|work|provide (?:explicit|direct|systematic|small)|give (?:direct|explicit)|have|build|counseling|reread|dictate|record|community-based|o&m|that (?:\w+ ){1,4}be taught|hold|pre-teach|start|set)\b|\b(?:instruction|taught|teach(?:ing)?|practic|therapy|lessons)\b/i;
const SUPPORTS =
  /^(?:let|provide|give|keep|offer|score|break|share|arrange|post|honor|seat)\b|\bpaper with\b|\b(?:graph|lined|shaded) paper\b|\bseat(?:ed)?\b|\bchart\b|\bprinted\b|\bpencils?\b|\bbooks?\b|\bmaterials\b/i;

/** Who else is to do it: a recommendation for another's time is not the reason for this one's. */
const OTHER_HANDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcounselor\b|\bcounseling\b/i, /counsel/i],
  [/\bsocial worker\b/i, /social worker|counsel/i],
  [/\boccupational therap|\bOT\b/, /occupational/i],
  [/\bphysical therap|\bschool PT\b/i, /physical/i],
  [/\bspeech(?:-language)? (?:therapy|services|pathologist)/i, /speech|SLP/i],
];

const isOfOtherHands = (text: string, provider: string) =>
  OTHER_HANDS.some(([named, own]) => named.test(text) && !own.test(provider));

const hits = (stems: readonly string[], among: readonly string[]) =>
  stems.filter((stem) => among.some((other) => other.startsWith(stem) || stem.startsWith(other))).length;

const ENOUGH = 0;

function scoreOf(text: string, tagged: boolean, request: ReasonRequest): number {
  const said = stemsIn(text).filter(
    (stem) => !request.names.some((name) => name.toLowerCase().startsWith(stem)),
  );
  const isStory = request.areaOfNeed === 'Narrative language';
  const ofArea = hits(
    stemsOfArea(request.areaOfNeed),
    wordsOf(isStory ? text : text.replace(/\bstory grammar\b/gi, '')),
  );
  const ofSkill = request.skill === request.areaOfNeed ? 0 : hits(stemsIn(request.skill), said);
  const ofBaseline = hits(stemsIn(request.baseline), said);
  const topic =
    2 * Math.min(ofArea, 3) + 2 * Math.min(ofSkill, 2) + Math.min(ofBaseline, 4) + (tagged ? 1 : 0);
  if (ofArea + ofSkill === 0 && ofBaseline < 2 && !(tagged && TEACHES.test(text))) return 0;
  return topic + (TEACHES.test(text) ? 2 : 0) - (SUPPORTS.test(text) ? 2 : 0);
}

const isReason = (text: string, provider: string) =>
  text.split(' ').length >= 4 &&
  isAdvising(text) &&
  !isOfStaff(text) &&
  !namesCategory(text) &&
  !OF_OTHERS.test(text) &&
  !NOT_TEACHING.test(text) &&
  !isOfOtherHands(text, provider);

/** The recommendation that fits best, the first of equals; else the need the service is for. */
export function reasonFor(request: ReasonRequest): string {
  const { areaOfNeed, report, provider } = request;
  const scored = (report?.recommendations ?? []).flatMap(({ quote, page, areas }) => {
    const items = itemsOf(quote);
    const isTagged = items.length === 1 && areas.includes(areaOfNeed);
    return items
      .filter((text) => isReason(text, provider) && !isOfOtherSkill(areaOfNeed, request.baseline, text))
      .map((text) => ({ text, page, score: scoreOf(text, isTagged, request) }));
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (first, next) => (next.score > (first?.score ?? ENOUGH) ? next : first),
    undefined,
  );
  return best === undefined
    ? `Teaches the skill of the ${areaOfNeed.toLowerCase()} goal.`
    : `The report recommends (page ${best.page}): ${quoted(excerpt(best.text, 200))}`;
}
