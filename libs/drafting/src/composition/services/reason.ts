/** Why this service: the recommendation of the report that speaks most of the goal's own skill. */
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { disciplineOf } from '../../areas/plans.js';
import type { Report } from '../../extraction/report.js';
import { excerpt, namesCategory, quoted } from '../quotes.js';
import { upperFirst } from '../wording.js';
import { type AdviceItem, adviceItemsIn } from './advice-items.js';
import { stemsIn, stemsOfArea, stemsOfReason } from './area-stems.js';
import { isAdvising } from './service-line.js';
import { isOfOtherSkill } from './serving.js';
import { isToldInstead } from './told-instead.js';

export interface ReasonRequest {
  readonly areaOfNeed: string;
  /** The sentence and the label of the baseline; empty where it is to be collected. */
  readonly baseline: string;
  readonly skill: string;
  /** The help that the report counted, as a goal says it: "with the strategy board"; empty where it counted none. */
  readonly help: string;
  readonly names: readonly string[];
  readonly provider: string;
  readonly report: Report | undefined;
  /** What in class rests on the skill: "finishing math assignments". */
  readonly task: string;
  /** What the goal starts from, in words: "7 of 20 words"; absent where it is to be collected. */
  readonly level?: string;
}

/** Asked of the family, of staff among themselves or of others, or for another day: no reason for time with the student. */
const OF_OTHERS =
  /^ask (?:the|an?) |\bat home\b|\bsend\b[^.;]{0,50}\bhome\b|\bhome program|\b(?:coaching|training|support|ideas) for (?:the |his |her |their )?(?:famil|parent|mother|father)|^(?:that )?(?:the |his |her |their )?(?:famil|parent|mother|father|grandmother)|\b(?:give|offer|send|ask|invite|help|refer|inform|remind)\w* (?:\p{L}+ and )?(?:the |his |her |their )?(?:famil|parent|mother|father)|\bto (?:the|her|his|their) (?:famil|parent|mother|father)|\bso that (?:her|his|their) (?:father|mother|parents)|\bin-?service\b|\bteachers? (?:is|are asked|should|can|may|might)\b|\b(?:Mr|Ms|Mrs|Dr)s?\. \p{L}+ (?:should|may|might|can|could|to review)\b|\bplanning together\b|\bbus\b|\btransport|\b(?:private|outside) (?:counsel|therap|tutor)/iu;
/** To lead one's own meeting is a skill; to hold one is the office's. */
const LEADS_MEETING = /\b(?:leads?|opens?|runs?|presents?|speaks?|slides)\b[^.;]{0,60}\bmeeting\b/gi;
/** "Drop the timed sheets and teach strategies": what is to end makes no less of what is to be taught instead. */
const DROPS_FOR =
  /^(?:drop|discontinue|end|stop)\b[^.;]{2,60}?[,;]?\s(?:and|then)\s(?=(?:then |instead )?(?:teach|use|begin|start|work|practice|introduce)\b)/i;
/** "Give directions with one gesture, then drop the gesture": what fades is taught first. */
const FADES = /,? (?:and )?then drop\b/gi;
const isOfStaff = (text: string) => /\bconsult/i.test(text) && !/\bdirect\b/i.test(text);
const NOT_TEACHING =
  /\baccommodat\w*:|\bextended time\b|\bcalculator\b|\baudio ?(?:books?|versions?)|\btext-to-speech\b|\bscreen\b|\beligib|\bevaluation\b(?! (?:period|window))|\bmeeting\b|\brefer(?:ral)?\b|\bpurchase (?:of|an?|the)\b|\bfunding\b|\bmedicaid\b|\bsignature\b|\bpacket\b|\breferred\b|\binvite\b|\bvisit\b|\bphone\b.{0,12}\d|\bext(?:ension)?\b|\blicen[sc]e\b|\bcop(?:y|ies) (?:to|of)\b|\b(?:re)?check (?:progress|again)|\bmonitor (?:oral|progress)|\bprogress check\b|\bprocedural\b|\breview is due\b|\bgrade ideas\b|\bscore drafts\b|\breview the data\b|\bform [A-Z]{2}|\bfile\b|\bdial-in\b|\bhopes? to\b|\bdiscontinue\b|\bdrop\b(?!-)|\bno further\b|\bno others\b|\bin the IEP\b|(?<!self-)\bmonitoring of\b|\baudiologist:|\bpick-ups?\b|^reduce\b|^not (?:to|advised)\b|\bnot continue\b|\bdual media\b|\bspeech-to-text\b|\bspell ?-?check|^(?:services in|current|target set|goals? for the plan|\d{1,2}th:|end (?!.{3,70}\b(?:replac|instead|with an?\b))|seat|avoid|permit|permission|allow|do not|don't|never|no|accept)\b|\bwrite a behavior\b|\bcheck-?in with\b|^check in\b/i;
/** "Break = 3 minutes at the table", "weekly probes, graphed", "pass-around microphone for discussions": a rule, a measurement, a thing. */
const NO_LESSON =
  /^[^=]{2,40} = |\b(?:daily|weekly|biweekly|monthly) (?:[\w-]+ ){0,4}probes?\b(?![^.;]*\b(?:teach|practic))|^(?:a |the )?(?:[\w-]+ )?microphone\b|\bpants\b/i;
/** What the report found, and what is to be looked at again: neither is anything to teach. */
const FOUND_OR_CHECKED =
  /^(?:re-?(?:check|test|assess|screen|evaluat|administer)\w*|review|monitor)\b|^look at\b.*\bagain\b|\b(?:demonstrat|exhibit)(?:es|ed) (?:\w+ ){0,2}(?:weakness|deficit|difficult|delay|need)|^(?:\p{Lu}\p{L}+|he|she|they) (?:shows?|has|have|had) (?:\w+ ){0,2}(?:weakness|deficit|difficult|delay)|\bpresents? with\b|\bme(?:e|)ts? (?:the )?criteria\b|\bmaking progress\b|\bprogress (?:codes?|(?:is |was )?(?:not )?(?:sufficient|adequate))\b|\bareas? of need\b/iu;
const TEACHES =
  /^(?:explicit|direct|daily|model|recast|expand|pair|try|script|rehearse|replace|swap|shift|end|short daily|systematic|structured|small-group|a structured|begin|backward|role[- ]?play|practi[cs]e|re-?teach|teach|target|introduce|use|continue|move|add|go back|work|provide (?:explicit|direct|systematic|small)|give (?:direct|explicit)|have|build|counseling|reread|dictate|record|community[- ]based|o&m|that (?:\w+ ){1,4}be taught|hold|pre-teach|start|set|fade (?:job|the|his|her|their|adult))\b|\b(?:instruction|taught|teach(?:ing)?|practic|therapy|lessons?)\b/i;
const SUPPORTS =
  /^(?:let|provide|give|keep|offer|score|break|share|arrange|post|honor|seat)\b|\bpaper with\b|\b(?:graph|lined|shaded) paper\b|\bseat(?:ed)?\b|\bchart\b|\bprinted\b|\bpencils?\b|\bbooks?\b|\bmaterials\b/i;

/** Who else is to do it: a recommendation for another's time is not the reason for this one's. */
const OTHER_HANDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcounselor\b|\bcounseling\b/i, /counsel/i],
  [/\bsocial worker\b/i, /social worker|counsel/i],
  [/\boccupational therap|\bOT\b/, /occupational/i],
  [/\bphysical therap|\bschool PT\b/i, /physical/i],
  [/\bspeech(?:-language)? (?:therapy|services|pathologist)|\bSLT\b/i, /speech|SLP/i],
];

const isOfOtherHands = (text: string, provider: string) =>
  OTHER_HANDS.some(([named, own]) => named.test(text) && !own.test(provider));

/** A sound to practice is no reason for sentences, and lessons in a subject are none for attention to them. */
const SOUND = /\/\p{L}{1,3}\/|\barticulation\b/u;
const SUBJECT = /\b(?:reading|writing|math\w*|spelling|phonics|fluency)\b/i;
/** The letter's form and the tool in the hand: no reason for spelling the word, nor for scissors. */
const PENCIL = /\bletter formation\b|\bhandwriting\b|\bpencils?\b|\bcrayons?\b|\bslant board\b/i;
const WITH_PENCIL = /\b(?:draw|cop(?:y|ied|ies)|trac|print|letter|pencil|crayon|grip|grasp|color)/i;
const isOfPencil = (areaOfNeed: string, baseline: string) =>
  areaOfNeed === 'Handwriting' ||
  (areaOfNeed === 'Fine motor' && (baseline === '' || WITH_PENCIL.test(baseline)));
/** "Spelling should be taught alongside decoding": what it opens with is what it asks for. */
const OPENS_WITH =
  /^(spelling|handwriting|writing|math|vocabulary|reading) (?:goals?\b|instruction|should|is to|to be|needs?)/i;
function opensWithAnother(areaOfNeed: string, text: string): boolean {
  const subject = OPENS_WITH.exec(text)?.[1]?.toLowerCase().slice(0, 4) ?? '';
  const isReading = subject === 'read' && /^(?:Decoding|Phonological|Vocabulary)/.test(areaOfNeed);
  return subject !== '' && !isReading && !areaOfNeed.toLowerCase().includes(subject);
}

/** A paragraph is planned for what it says, and an organizer is its sheet: neither gets work handed in. */
const OF_PARAGRAPHS = /\b(?:paragraphs?|essays?|sentences?|graphic organizers?)\b/i;
const OF_HANDING_IN = /\b(?:turn|hand|due|submit|planner|binder|calendar|checklist|missing|dated?\b)/i;

/** Coat and lunch box are two lessons of self-care, the stove and the washer two of a household: advice on the one is none on the other. */
const CARES: readonly RegExp[] = [
  /\bdress|\bzip|\bbutton|\bcoat|\bjacket|\bshoe|\bsnaps?\b|\bbelt|\blac(?:e|ing)|\bfasten/i,
  /\blunch|\bcontainer|\bfeed|\bspoon|\bfork|\bpackage|\beat(?:s|ing)?\b|\bsnack/i,
  /\btoilet|\bbathroom|\bdiaper/i,
  /\bwash(?:es|ed|ing)? (?:(?:his|her|their|the) )?(?:hands?|face)|\bhandwash|\bteeth|\bhygiene|\bhair\b|\bshower|\bdeodorant/i,
  /\bcook|\bmeals?\b|\bstove|\brecipes?\b|\bmicrowave|\bkitchen/i,
  /\blaundry|\bwasher|\bdryer|\bclothes\b/i,
  /\bdebit|\bbudget|\bbank|\bpay(?:s|ing)?\b|\bpurchas|\bmoney\b|\bstores?\b/i,
  /\bcrossings?\b|\bcross(?:es|ed)? (?:at|the|an?|in)\b|\bstreet|\bintersection|\bbus\b|\btravel/i,
];
/** The areas in which several such lessons stand beside each other. */
const OF_CARES = /^(?:Self-care|Independent living|Daily living)/;
const isOfOtherCare = (baseline: string, text: string) =>
  CARES.some((care) => care.test(text)) &&
  CARES.some((care) => care.test(baseline)) &&
  !CARES.some((care) => care.test(text) && care.test(baseline));

/** Speaking up is taught for its own goal: "Practice asking for help across two worksites" is no reason for the steps of a job. */
const SPEAKS_UP =
  /\bask(?:s|ing)? (?:\w+ )?for (?:help|a break|clarification|accommodations?)\b|\bself-advoca/i;
const OF_SPEAKING_UP = /^(?:Self-advocacy|Behavior|Functional|Anxiety|Social|Pragmatic|Emotional|Education)/;

const isOfOtherField = (areaOfNeed: string, baseline: string, text: string) =>
  opensWithAnother(areaOfNeed, text) ||
  (SPEAKS_UP.test(text) && !OF_SPEAKING_UP.test(areaOfNeed) && !/\bask/i.test(baseline)) ||
  (areaOfNeed.startsWith('Work') && OF_PARAGRAPHS.test(text) && !OF_HANDING_IN.test(text)) ||
  (OF_CARES.test(areaOfNeed) && isOfOtherCare(baseline, text)) ||
  (PENCIL.test(text) && !/\b(?:scissors?|cut)/i.test(text) && !isOfPencil(areaOfNeed, baseline)) ||
  (SOUND.test(text) && !/^(?:Articulation|Phonolog|Decoding|Spelling)/.test(areaOfNeed)) ||
  (SUBJECT.test(text) && ['behavior', 'adaptive'].includes(disciplineOf(areaOfNeed)));

const hits = (stems: readonly string[], among: readonly string[]) =>
  stems.filter((stem) => among.some((other) => other.startsWith(stem))).length;

/** "Now: counseling, 30 minutes weekly", "OT now 20 min/wk", "Schedule: ...": what there is asks for nothing. */
const IN_PLACE =
  /^(?:right now|now|presently|currently|at present|(?:present |current |service )?schedule|hours|(?:present|current) \p{L}+)\b[^.]*\d|^\S+(?: \S+){0,3} now \d|\b(?:has|have|gets?|receives?|comes?)\b[^.;]*\bat present\W*$|^if (?:he|she|they) qualif/iu;
/** "I don't recommend a fluency goal now", "It's always when I hand out work": what is not advised, and what somebody says happens. */
const IS_NO_ADVICE =
  /\b(?:do|does|did|would|is|are|was|were|can) ?(?:not|n't|n’t) (?:\w+ly )?(?:recommend|advise|suggest|propose|see a need)\w*|\bnot recommended\b|\b(?:if|when(?:ever)?) I (?!(?:was|were|would)\b)\w+|^(?:teacher|parent|student|staff) (?:interview|report)\b|^\W*(?:[A-Z][.)] )?(?:(?:the |his |her |their )?(?:main |present |current )?needs (?:are|is|were)\b|replacement:)/i;
/** "Take the computation goal out", "Suggested criteria for the plan": about the paper and not about a lesson. */
const OF_PAPER =
  /^(?:take|leave) (?:the |this )?(?:\p{L}+ ){1,3}(?:goal|objective)s? out\b|^suggested criteria\b/iu;

/** "Post the picture chart at the sink at home as well", "same picture strip at home": asked of the school first. */
const ALSO_AT_HOME = /,? (?:the )?same [^.;,]{3,30} at home\b|\bat home (?:as well|too)\b/gi;
/** "Reteach fraction computation; allow a calculator for geometry": what is taught, without what is allowed beside it. */
const taughtPart = (text: string): string => {
  const [first = ''] = text.split('; ');
  return TEACHES.test(first) ? first : text;
};

/** "Feb 2026, teacher points to card as task is handed out 15 of 21": a row of a table. */
const IS_COUNT = / \d{1,3} (?:of|out of) \d{1,3}\W*$/;

/** Whether a sentence asks for teaching at all, whoever is to do it: the same for every goal of the report. */
const isTeaching = ({ text }: AdviceItem) =>
  text.split(' ').length >= 4 &&
  !IS_COUNT.test(text) &&
  isAdvising(text) &&
  !isToldInstead(text) &&
  !isOfStaff(text) &&
  !namesCategory(text) &&
  !OF_OTHERS.test(text.replace(ALSO_AT_HOME, ' ')) &&
  !FOUND_OR_CHECKED.test(text) &&
  !NO_LESSON.test(text) &&
  !IN_PLACE.test(text) &&
  !OF_PAPER.test(text) &&
  !IS_NO_ADVICE.test(text) &&
  !NOT_TEACHING.test(taughtPart(text).replace(LEADS_MEETING, ' ').replace(DROPS_FOR, '').replace(FADES, ''));

interface Teaching extends AdviceItem {
  /** What counts for or against it beside its topic. */
  readonly kind: number;
  /** How many words it shares with an area that the reader found it to be of. */
  readonly ofTagged: number;
}

/** "OT, 30 minutes, once a week" says how much, and a list of all needs nothing of this one: less than how it is to be taught. */
const AMOUNT = /\b\d{1,3} ?-?min\w*\b[^.;]{0,30}(?:\bweek|\bmonth|\bday|x ?\/|\dx\b|\btimes\b)/i;
/** "..., on cooling down", "..., starting with initial r": for what the time is. */
const PURPOSE =
  /\b(?:on|for|in|using|start(?:ing|s)?|focus\w*|target\w*|built|with) (?:the |an? |his |her |their )?(?!me\b|us\b|(?:Mr|Mrs|Ms|Dr)\b|\d|class\b|room\b)\p{L}{3,}/iu;
const LISTED_AREAS_MAX = 3;

const READ = new WeakMap<Report, readonly Teaching[]>();

function teachingIn(report: Report | undefined): readonly Teaching[] {
  if (report === undefined) return [];
  const known = READ.get(report);
  if (known !== undefined) return known;
  const read = adviceItemsIn(report)
    .filter(isTeaching)
    .map((item) => ({
      ...item,
      kind:
        (TEACHES.test(item.text) ? 2 : 0) -
        (SUPPORTS.test(item.text) ? 1 : 0) -
        (AMOUNT.test(item.text) && !PURPOSE.test(item.text) ? 2 : 0) -
        (item.areas.length > LISTED_AREAS_MAX ? 1 : 0),
      ofTagged: Math.max(0, ...item.areas.map((area) => hits(stemsOfArea(area), item.wordsOfOthers))),
    }));
  READ.set(report, read);
  return read;
}

/** The words that a recommendation for the goal would share with it. */
interface Topic {
  readonly areaOfNeed: string;
  readonly ofArea: readonly string[];
  /** "Spelling" itself, beside what is practiced in it. */
  readonly ofName: readonly string[];
  readonly ofSkill: readonly string[];
  readonly ofBaseline: readonly string[];
  /** The thing that helps: "board" of "with the strategy board". */
  readonly ofHelp: readonly string[];
}

/** "With a tap on the table it came to 79%": what the help did, and no advice. */
const TELLS_RESULT =
  /\b\d{1,3} ?(?:%|percent\b|(?:out )?of \d)|\b(?:he|she|they|it) (?:came|did|got|had|made|went|[a-z]{3,}ed)\b|^(?:a |one |the )?goals?\b/i;
/** Help of every kind is given by adults, with cues and models, for a time. */
const MERE_HELP =
  /^(?:help|adult|cue|prompt|model|remind|assist|support|spoken|verbal|visual|gestur|physic|teach|staff|para|coach|peer|someth|half|quarter|item|giv|show|say|ask|tell|point|read|aloud|hand|picture|pictur|list|card|chart|sheet|step|word|letter|number|question|problem|sentenc|time|one|two|choice|choic|exampl|practic|start)/;

function topicOf({ areaOfNeed, skill, baseline, help, names }: ReasonRequest): Topic {
  const isName = (stem: string) => names.some((name) => name.toLowerCase().startsWith(stem));
  return {
    areaOfNeed,
    ofArea: stemsOfReason(areaOfNeed),
    ofName: stemsOfArea(areaOfNeed).filter((stem) => areaOfNeed.toLowerCase().includes(stem)),
    ofSkill: skill === areaOfNeed ? [] : stemsIn(skill),
    ofBaseline: stemsIn(baseline).filter((stem) => !isName(stem)),
    ofHelp: stemsIn(help).filter((stem) => !isName(stem) && !MERE_HELP.test(stem)),
  };
}

const SCRAP_WORDS = 6;

/** How much a recommendation speaks of the topic; 0 where it does not. */
function scoreOf(
  { text, words, wordsOfOthers, stems, areas, kind, ofTagged }: Teaching,
  topic: Topic,
): number {
  const { areaOfNeed } = topic;
  const ofArea = hits(topic.ofArea, areaOfNeed === 'Narrative language' ? words : wordsOfOthers);
  const ofSkill = hits(topic.ofSkill, stems);
  const ofBaseline = hits(topic.ofBaseline, stems);
  const isTagged = areas.includes(areaOfNeed);
  // What speaks more of the areas it was found to be of is theirs.
  const isOfAnother = areas.length > 0 && !isTagged;
  // "Goal in letter sounds and reading CVC words" speaks of decoding, though not by its name.
  const isOfThisAlone = isTagged && (kind > 0 || (areas.length === 1 && kind === 0));
  const ofHelp = isOfAnother || TELLS_RESULT.test(text) ? 0 : hits(topic.ofHelp, stems);
  if (ofArea + ofSkill + ofHelp === 0 && ofBaseline < 2 && !isOfThisAlone) return 0;
  if (isOfAnother && ofTagged > ofArea + ofSkill + ofBaseline + 1) return 0;
  const isNamed = hits(topic.ofName, words) > 0;
  return (
    2 * Math.min(ofArea, 3) +
    2 * Math.min(ofSkill, 2) +
    Math.min(ofBaseline, 4) +
    Math.min(ofHelp, 1) +
    (isTagged ? 1 : 0) +
    (isNamed && !isOfAnother ? 0.5 : 0) -
    (isOfAnother ? 1 : 0) -
    // "Short chunks with a check-in": a scrap says less than a sentence.
    (text.split(' ').length < SCRAP_WORDS ? 0.5 : 0) +
    kind
  );
}

const OWN_THERAPY: readonly (readonly [Discipline, RegExp])[] = [
  [
    'speech-language',
    /\bspeech(?:[- ](?:and )?language)?(?: therapy| services?)|\blanguage therapy\b|\bSLT\b/i,
  ],
  ['occupational-therapy', /\boccupational therapy\b|\b(?:school(?:-based)?|direct) OT\b|^OT\b/i],
  ['physical-therapy', /\bphysical therapy\b|\b(?:school(?:-based)?|direct) PT\b|^PT\b/i],
];
/** "Structured reading instruction, 45 minutes per day": of sounds, of words and of pace alike. */
const READING_INSTRUCTION =
  /\b(?:reading|literacy) (?:instruction|intervention|program)\b|\bdyslexia (?:program|instruction|intervention)\b|\bstructured literacy\b|\binstruction in reading\b/i;

/** "Speech therapy twice a week": the service itself is recommended, though not for which of its areas. */
function serviceAlone(areaOfNeed: string, report: Report | undefined): Teaching | undefined {
  const own = /^(?:Decoding|Phonological|Reading fluency|Spelling)/.test(areaOfNeed)
    ? READING_INSTRUCTION
    : OWN_THERAPY.find(([discipline]) => discipline === disciplineOf(areaOfNeed))?.[1];
  if (own === undefined) return undefined;
  return teachingIn(report).find(
    ({ text, areas }) => own.test(text) && (areas.length === 0 || areas.includes(areaOfNeed)),
  );
}

/** "Second, ...", "Plan: ...", "P: ...": its place in the list and the head of the list say nothing of the service. */
const withoutMark = (text: string) =>
  text.replace(
    /^(?:(?:first|second|third|fourth|fifth|sixth|finally|lastly),\s+|(?:teach|prevent|replace|respond|reinforce) [-–—] |(?:p|rx|plan|suggest(?:ed|ions?)|recommend(?:ed|ations?)|recs?|next(?: steps?)?|to do):\s+)(?=\S+ \S)/i,
    '',
  );

/** The recommendation that fits best, the first of equals; else the need the service is for. */
export function reasonFor(request: ReasonRequest): string {
  const { areaOfNeed, report, provider, baseline, task, level } = request;
  const now = level === undefined ? '' : `now at ${level} and `;
  const topic = topicOf(request);
  let best: Teaching | undefined;
  let most = 0;
  for (const item of teachingIn(report)) {
    const score = scoreOf(item, topic);
    if (score <= most) continue;
    if (isOfOtherHands(item.text, provider) || isOfOtherField(areaOfNeed, baseline, item.text)) continue;
    if (isOfOtherSkill(areaOfNeed, baseline, item.text)) continue;
    best = item;
    most = score;
  }
  const chosen = best ?? serviceAlone(areaOfNeed, report);
  return chosen === undefined
    ? `Teaches the skill of the ${areaOfNeed.toLowerCase()} goal, ${now}needed for ${task}.`
    : `The report recommends (page ${chosen.page}): ${quoted(upperFirst(excerpt(withoutMark(chosen.text), 200)))}`;
}
