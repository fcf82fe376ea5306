/** Why this service: the recommendation of the report that speaks most of the goal's own skill. */
import { disciplineOf } from '../../areas/plans.js';
import type { Report } from '../../extraction/report.js';
import { excerpt, namesCategory, quoted } from '../quotes.js';
import { type AdviceItem, adviceItemsIn } from './advice-items.js';
import { stemsIn, stemsOfArea } from './area-stems.js';
import { isAdvising } from './service-line.js';
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
  /\baccommodat\w*:|\bextended time\b|\bcalculator\b|\baudio ?(?:books?|versions?)|\btext-to-speech\b|\bscreen\b|\beligib|\bevaluation\b|\bmeeting\b|\brefer(?:ral)?\b|\bpurchase\b|\bfunding\b|\bmedicaid\b|\bsignature\b|\bpacket\b|\breferred\b|\binvite\b|\bvisit\b|\bphone\b.{0,12}\d|\bext(?:ension)?\b|\blicen[sc]e\b|\bcop(?:y|ies) (?:to|of)\b|\b(?:re)?check (?:progress|again)|\bmonitor (?:oral|progress)|\bprogress check\b|\bprocedural\b|\breview is due\b|\bgrade ideas\b|\bscore drafts\b|\breview the data\b|\bform [A-Z]{2}|\bfile\b|\bdial-in\b|\bdiscontinue\b|\bdrop\b|\bno further\b|\bnot continue\b|\bdual media\b|\bspeech-to-text\b|\bspell ?-?check|^(?:services in|current|target set|goals? for the plan|\d{1,2}th:|end|seat|avoid|permit|permission|allow)\b|\bwrite a behavior\b|\bcheck-?in with\b|^check in\b/i;
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

/** A sound to practice is no reason for sentences, and lessons in a subject are none for attention to them. */
const SOUND = /\/\p{L}{1,3}\/|\barticulation\b/u;
const SUBJECT = /\b(?:reading|writing|math\w*|spelling|phonics|fluency)\b/i;
const isOfOtherField = (areaOfNeed: string, text: string) =>
  (SOUND.test(text) && !/^(?:Articulation|Phonolog|Decoding|Spelling)/.test(areaOfNeed)) ||
  (SUBJECT.test(text) && ['behavior', 'adaptive'].includes(disciplineOf(areaOfNeed)));

const hits = (stems: readonly string[], among: readonly string[]) =>
  stems.filter((stem) => among.some((other) => other.startsWith(stem))).length;

/** Whether a sentence asks for teaching at all, whoever is to do it: the same for every goal of the report. */
const isTeaching = ({ text }: AdviceItem) =>
  text.split(' ').length >= 4 &&
  isAdvising(text) &&
  !isOfStaff(text) &&
  !namesCategory(text) &&
  !OF_OTHERS.test(text) &&
  !NOT_TEACHING.test(text);

interface Teaching extends AdviceItem {
  /** What counts for or against it beside its topic. */
  readonly kind: number;
}

const READ = new WeakMap<Report, readonly Teaching[]>();

function teachingIn(report: Report | undefined): readonly Teaching[] {
  if (report === undefined) return [];
  const known = READ.get(report);
  if (known !== undefined) return known;
  const read = adviceItemsIn(report)
    .filter(isTeaching)
    .map((item) => ({
      ...item,
      kind: (TEACHES.test(item.text) ? 2 : 0) - (SUPPORTS.test(item.text) ? 1 : 0),
    }));
  READ.set(report, read);
  return read;
}

/** The words that a recommendation for the goal would share with it. */
interface Topic {
  readonly areaOfNeed: string;
  readonly ofArea: readonly string[];
  readonly ofSkill: readonly string[];
  readonly ofBaseline: readonly string[];
}

function topicOf({ areaOfNeed, skill, baseline, names }: ReasonRequest): Topic {
  const isName = (stem: string) => names.some((name) => name.toLowerCase().startsWith(stem));
  return {
    areaOfNeed,
    ofArea: stemsOfArea(areaOfNeed),
    ofSkill: skill === areaOfNeed ? [] : stemsIn(skill),
    ofBaseline: stemsIn(baseline).filter((stem) => !isName(stem)),
  };
}

/** How much a recommendation speaks of the topic; 0 where it does not. */
function scoreOf({ words, wordsOfOthers, stems, areas, kind }: Teaching, topic: Topic): number {
  const { areaOfNeed } = topic;
  const ofArea = hits(topic.ofArea, areaOfNeed === 'Narrative language' ? words : wordsOfOthers);
  const ofSkill = hits(topic.ofSkill, stems);
  const ofBaseline = hits(topic.ofBaseline, stems);
  const isTagged = areas.includes(areaOfNeed);
  if (ofArea + ofSkill === 0 && ofBaseline < 2 && !(isTagged && kind > 0)) return 0;
  return (
    2 * Math.min(ofArea, 3) + 2 * Math.min(ofSkill, 2) + Math.min(ofBaseline, 4) + (isTagged ? 1 : 0) + kind
  );
}

/** The recommendation that fits best, the first of equals; else the need the service is for. */
export function reasonFor(request: ReasonRequest): string {
  const { areaOfNeed, report, provider, baseline } = request;
  const topic = topicOf(request);
  let best: Teaching | undefined;
  let most = 0;
  for (const item of teachingIn(report)) {
    const score = scoreOf(item, topic);
    if (score <= most) continue;
    if (isOfOtherHands(item.text, provider) || isOfOtherField(areaOfNeed, item.text)) continue;
    if (isOfOtherSkill(areaOfNeed, baseline, item.text)) continue;
    best = item;
    most = score;
  }
  return best === undefined
    ? `Teaches the skill of the ${areaOfNeed.toLowerCase()} goal.`
    : `The report recommends (page ${best.page}): ${quoted(excerpt(best.text, 200))}`;
}
