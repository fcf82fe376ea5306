/** What a report holds for and against an area of need, and how much it weighs. Order of weights: project facts, 3.10. */
import { newestRead } from '../composition/baseline-choice.js';
import { isNormScore, isProblemCount, type Measure, isOfWhole } from '../extraction/measure.js';
import { WordPattern } from '../extraction/text/pattern-index.js';
import type { Report } from '../extraction/report.js';
import type { Statement } from '../extraction/statements/statements.js';
import type { EvidenceForArea } from './area-evidence.js';
import type { DeclaredNeed } from './declared-needs.js';
import { areasIn, tellsOfNeed, tellsOfStrength } from './evidence-words.js';
import { isServed } from './field-words.js';
import { isWrittenFor, mainTopicOf } from './main-topic.js';
import { countsProblem, isFarBelow, isLowScore, isSkillBaseline } from './need-signals.js';
import { planOf } from './plans.js';
import { deniesTrouble, LEFT_AS_IT_IS } from './sound-words.js';

/** "No further goal for reading rate": a recommendation that the area be left alone. */
const DECLINED = new WordPattern(
  /\bno (?:further|additional|new|separate|more|longer|annual|such)? ?(?:\w+ )?(?:goals?|needs?|services?|support|instruction|therapy|testing|work|lessons|practice|help|intervention|referral)\b|\bno (?:[\w-]+ ){0,3}(?:plans?|diets?|programs?|programming|follow-?up|treatment|equipment|strategies|evaluation|assessment|accommodations?) (?:(?:is|are|was|were|seems?|appears?) )?(?:\w+ )?(?:needed|necessary|warranted|indicated|recommended|required|proposed|called for|suggested)\b|\bclose (?:out )?(?:the |this |his |her |their )?(?:\w+ ){0,2}goals?\b|\bexit from\b|\bnot (?:recommended|needed|necessary|warranted|required|indicated|suggested|called for)|(?:does|do|did) not (?:\w+ )?(?:need|require|call for|warrant|recommend|suggest)|has been met|no longer|\b(?:therapy|services?|instruction|support|teaching) (?:(?:should|will|can|may|is to|to) )?(?:end|ends|stop|stops|cease)\b(?! (?:at|by|when) \d)|dismiss(?:ed|al)? from|discontinu|^\W*(?:drop(?:ped)?|retired?|removed?|end(?:ed)?|closed?|exit(?:ed)?|finished|completed|mastered|done)\s*:|(?<!\bnot )\b(?:drop|retire|remove|end)(?:s|p?ed|p?ing)? (?:out )?(?:the |this |that |his |her |their |last year's )?(?:[\w-]+ ){0,3}(?:goals?|objectives?)\b|\b(?:goals?|objectives?) (?:for|in|on) [^.;]{1,40} (?:is|are|was|be) (?:\w+ )?(?:dropped|retired|closed|ended|removed)/i,
);

/** "Drop the goal as written and put in a smaller step": another goal takes its place. */
const REPLACED =
  /\b(?:drop|retire|remove|end|discontinue)\w{0,4}\b[^.]{0,80}\b(?:and (?:put in|write|set|use|try|replace|begin|start|work on|go to|move (?:on )?to)|replace[ds]? (?:it )?(?:with|by)|in its place|instead of another|(?:a|the) (?:smaller|next|new) (?:step|goal|one))\b/i;

/** "He reads 96 words a minute": a figure, wherever it stands, advises nothing. */
const TOLD_FIGURE =
  /^\W*(?:he|she|they|\p{Lu}\p{Ll}{1,24}) (?:now |currently |already )?(?:reads?|writes?|wrote|prints?|spells?|spelled|names?|named|knows|knew|counts?|counted|answers?|answered|solves?|solved|types?|typed|scored|earned|met|completed|produced|used|says|said|is at|was at) [^.]{0,40}?\d/u;

/** "Math homework: cut to 5 minutes": less is asked of the student, and nothing is taught. */
const LESS_WORK =
  /\b(?:homework|assignments?|classwork|seatwork|worksheets?)\b[^.;]{0,24}\b(?:cut|reduced?|shortened?|limited|lightened|capped|halved|excused?|waived?)\b|\b(?:cut|reduce|shorten|limit|lighten|cap|halve|excuse|waive|no|less)\b[^.;]{0,24}\bhomework\b/i;

/** "Keep the planner as an accommodation": what is allowed is not taught. */
const AS_ACCOMMODATION = /\b(?:keep|continue|leave|retain|allow)\w{0,4} [^.;]{1,80}\bas an? accommodation\b/i;

/** "Types with ease, so getting letters on the page isn't the issue": among advice, and none. */
const ADVISES =
  /\b(?:teach|continu|provid|add|practic|us(?:e|ing)|instruct|goals?|minutes|min\b|keep|giv|work|recommend|should|needs?|support|session|weekly|daily|times|group|intervention|program|increas|extend|begin|start|model|allow|offer|encourag|consult|build|target|focus|address|review|practise|help|let|have)/i;
const isPraise = (text: string) => tellsOfStrength(text) && !ADVISES.test(text) && !tellsOfNeed(text);

const SERVICE_TIME = /\b\d{1,3} ?-?min(?:ute)?s?\b/i;

/** "Travel training 45 minutes once a week": what stands before the minutes says what the service is for. */
function isServiceFor(name: string, { text }: Statement): boolean {
  const time = SERVICE_TIME.exec(text.slice(0, 90));
  return time !== null && areasIn(text.slice(0, time.index)).some((area) => area === name);
}

/** "Parents asked in a letter for testing in written language": what to look at, and not what was found. */
const ASKS_FOR_TESTING =
  /\b(?:ask(?:s|ed|ing)?|request(?:s|ed|ing)?|referred|refer(?:s|ring)?|want(?:s|ed)?)\b[^.;]{0,60}\b(?:testing|tested|evaluat(?:ion|ions|ed)|assess(?:ment|ments|ed)|screening)\b/i;
const asksForTesting = (text: string) => ASKS_FOR_TESTING.test(text) && !tellsOfNeed(text);

/** Of the certainty of all figures of a report: more for this one than for all others and for none. */
const PLAIN_SHARE = 0.5;

/** "For problem solving instead of computation practice": what the advice puts aside. */
const INSTEAD = /\b(?:instead of|rather than|in place of)\b/i;
function isOnlyReplaced(name: string, text: string): boolean {
  const at = text.search(INSTEAD);
  const kept = at > 0 ? areasIn(text.slice(0, at)) : [];
  return kept.length > 0 && !kept.some((area) => area === name);
}

/** Everything the report says of one area of the catalogue. */
export function evidenceFor(name: string, report: Report): EvidenceForArea {
  const here = (statements: readonly Statement[]) => statements.filter(({ areas }) => areas.includes(name));
  const measures = report.measures.filter(({ areaOfNeed }) => areaOfNeed === name);
  const newest = newestRead(report, name, planOf(name, report.student.grade));
  const skill =
    newest === undefined
      ? []
      : [newest, ...measures.filter((measure) => isSkillBaseline(measure) && measure !== newest)];
  const concerned = here(report.concerns);
  const advised = here(report.recommendations).filter(({ text }) => !isOnlyReplaced(name, text));
  const declined = advised.filter(
    ({ text }) => (DECLINED.test(text) && !REPLACED.test(text)) || LEFT_AS_IT_IS.test(text),
  );
  return {
    name,
    skill,
    behind: skill.filter((measure) => isFarBelow(measure, report.student.grade)),
    low: measures.filter(isLowScore),
    sound: measures.filter(({ isStrength, isPrior }) => isStrength && !isPrior),
    recommended: advised.filter(
      (statement) =>
        !declined.includes(statement) &&
        !TOLD_FIGURE.test(statement.text) &&
        !AS_ACCOMMODATION.test(statement.text) &&
        !isPraise(statement.text) &&
        !(name === 'Work completion and executive function' && LESS_WORK.test(statement.text)),
    ),
    concerned,
    declared: declaredFor(name, report),
    headed: concerned.filter(({ isHeaded, text }) => isHeaded && !asksForTesting(text)),
    strong: [
      // What is said of a weak number in kind words is not a strength.
      ...here(report.strengths).filter(
        ({ quote, text }) => deniesTrouble(text) || !skill.some((measure) => measure.quote === quote),
      ),
      ...declined,
    ],
    declined,
    isServed: skill.length > 0 && isServed(name, servicesFor(name, report)),
    isWeighedBehind: report.weighed.some(
      ({ areaOfNeed, measure, share }) =>
        areaOfNeed === name && share >= PLAIN_SHARE && isFarBelow(measure, report.student.grade),
    ),
  };
}

/** "It stays on the IEP.": of a short report its main topic. */
function declaredFor(name: string, { declaredNeeds, isBrief, topics }: Report): DeclaredNeed[] {
  const main = mainTopicOf(topics);
  const isMain = isBrief && main?.area === name && isWrittenFor(main);
  return declaredNeeds.filter(({ areas }) => areas.includes(name) || (isMain && areas.length === 0));
}

const SPEECH_SOUND_AREAS: ReadonlySet<string | null> = new Set([
  'Articulation',
  'Phonology and intelligibility',
  'Speech fluency',
]);

/** "Braille, two-handed reading, 45 minutes": no service for reading print. */
const BRAILLE = /\bbraille/i;
const READ_IN_PRINT = /^(?:Reading|Decoding)/;

/** What is given or advised; "speech-language therapy" for speech that is behind says nothing of language. */
function servicesFor(name: string, { services, recommendations, measures }: Report): string[] {
  const isOfPrint = READ_IN_PRINT.test(name);
  const texts = [...services, ...recommendations]
    .map(({ text }) => text)
    .filter((text) => !DECLINED.test(text) && !(isOfPrint && BRAILLE.test(text)));
  if (!/language$|^Vocabulary/.test(name)) return texts;
  const isForSpeech = measures.some(
    ({ areaOfNeed, isPrior, isStrength }) => SPEECH_SOUND_AREAS.has(areaOfNeed) && !isPrior && !isStrength,
  );
  return isForSpeech ? texts.filter((text) => !/\bspeech\b/i.test(text)) : texts;
}

/** How far a score lies from the average range: the lowest twentieth weighs most, its edge hardly. */
function weightOf(measure: Measure): number {
  const label = measure.label ?? '';
  const isLowest =
    (measure.percentile ?? 100) <= 5 || /clinically|very low|extremely low|severe|significant/i.test(label);
  if (isLowest) return 3.5;
  if (/at[- ]risk|mild|\blow average|slightly|moderate\b/i.test(label)) return 1.5;
  if (measure.kind === 't-score' && measure.label === undefined)
    return measure.value >= 70 || measure.value <= 30 ? 3 : 1.5;
  const isAtTheEdge = measure.kind === 'standard' && measure.value >= 80 && measure.value < 90;
  return isAtTheEdge ? 1.8 : 3;
}

/** Measured or said to be where it should be. */
export const isSound = (evidence: EvidenceForArea): boolean =>
  isMeasuredSound(evidence) || isSaidSound(evidence);

/** Zero for what is sound; else recommendations, the lowest score, the skill's own numbers and concerns, added up. */
export function scoreOf(evidence: EvidenceForArea): number {
  const { skill, low, recommended, concerned, headed, declared } = evidence;
  if (isSound(evidence)) return 0;
  const byScore = heaviest(low) + (low.length === 0 ? 0 : 0.3 * Math.min(3, low.length - 1));
  const byWords =
    (recommended.length === 0 ? 0 : 2 + 0.3 * Math.min(2, recommended.length - 1)) +
    (headed.length === 0 && declared.length === 0 ? 0 : 2) +
    Math.min(2, 0.8 * (concerned.length - headed.length));
  const isPlain = isPlainlyBehind(evidence) || isBehindAndServed(evidence);
  const byData = byWords + byScore > 0 ? 2.5 : isPlain ? 2.1 : 1;
  const bySkill = skill.length === 0 ? 0 : byData;
  // Said once, counted nowhere and followed by no advice: a mention in passing, whatever heading it stands under.
  const isOnlyMentioned =
    byScore + bySkill === 0 &&
    recommended.length === 0 &&
    declared.length === 0 &&
    concerned.length === 1 &&
    concerned[0]?.isListedNeed !== true;
  return (
    byScore +
    bySkill +
    byWords -
    ((byScore + bySkill === 0 && isOnlyAdvised(evidence)) || isOnlyMentioned ? 0.5 : 0)
  );
}

/** Advice in passing: a service for the very area, with its minutes, is more, and so is a figure far behind. */
const isOnlyAdvised = ({
  name,
  concerned,
  declared,
  recommended,
  isWeighedBehind,
}: EvidenceForArea): boolean =>
  concerned.length === 0 &&
  declared.length === 0 &&
  !isWeighedBehind &&
  !recommended.some((statement) => isServiceFor(name, statement));

/** A number makes no need by itself: reports count what goes well, too. */
const isPlainlyBehind = ({ name, skill, behind, sound, strong }: EvidenceForArea): boolean =>
  (behind.length > sound.filter((part) => !isPartOf(part, behind)).length || behind.length >= 2) &&
  (strong.length === 0 || isCountedProblem(name, behind)) &&
  (name !== 'Behavior' || skill.some(countsProblem));

/** Two counts of a problem stand against a kind word: "nobody has reported any aggression toward a classmate". */
const isCountedProblem = (name: string, behind: readonly Measure[]): boolean =>
  name === 'Behavior' && behind.filter(countsProblem).length >= 2;

/** "Conventions 2 of 2" beside "Total 4 of 10": a part that is sound says nothing against the whole. */
const isPartOf = ({ outOf }: Measure, wholes: readonly Measure[]): boolean =>
  outOf !== undefined && wholes.some((whole) => (whole.outOf ?? 0) >= 2 * outOf);

/** A share of a whole from which on a figure alone is no worry. */
const COMFORTABLE_PERCENT = 75;

/** A service runs, and nothing says that the skill is sound: its number is low, or at least no comfort. */
function isBehindAndServed({ skill, behind, sound, strong, isServed }: EvidenceForArea): boolean {
  const [first] = skill;
  if (!isServed || strong.length > 0 || first === undefined) return false;
  if (behind.length > 0) return true;
  const { kind, value, outOf } = first;
  const share = kind === 'ratio' && outOf !== undefined ? (100 * value) / outOf : value;
  const isShare = isOfWhole(kind);
  return sound.length === 0 && !(isShare && share >= COMFORTABLE_PERCENT);
}

const heaviest = (low: readonly Measure[]) => Math.max(0, ...low.map(weightOf));
const isCalledFor = ({ recommended, headed, declared }: EvidenceForArea) =>
  recommended.length + headed.length + declared.length > 0;

/** Scores or counts show the skill where it should be, and nothing current speaks against them. */
function isMeasuredSound(evidence: EvidenceForArea): boolean {
  const { skill, low, sound, concerned } = evidence;
  const isTested = sound.some(isNormScore);
  if (isTested && low.length === 0) return isAsTested(evidence);
  if (isCalledFor(evidence) || skill.length > 0) return false;
  if (isTested && heaviest(low) < 2) return low.length === 1 || concerned.length === 0;
  // One low score among sound ones of the same skill, of which nobody speaks.
  if (low.length === 1 && sound.filter(isNormScore).length >= 2 && concerned.length === 0) return true;
  return sound.length > 0 && low.length === 0 && concerned.length <= sound.length;
}

/** Whether nothing but the tests, all of them sound, tells of the skill. */
function isAsTested(evidence: EvidenceForArea): boolean {
  const { skill, behind, concerned, isServed } = evidence;
  // A part of the skill that no test asked for: counted far behind, and named among what is hard.
  const isWorry = isServed && behind.length > 0 && concerned.length > 0;
  return !(isCalledFor(evidence) && skill.length > 0) && !isWorry && !skill.some(isProblemCount);
}

/** Nothing is measured, advised or called a need: at most somebody asked about it. */
const isUnspokenButAsked = ({ skill, low, recommended, declared }: EvidenceForArea): boolean =>
  skill.length + low.length + recommended.length + declared.length === 0;

/** "I don't see a need in making friends": it was looked at, whatever one scale of a test came to. */
const isOutright = (strong: readonly Statement[]) => strong.some(({ text }) => deniesTrouble(text));

/** The report calls it a strength at least as often as a worry, and no number of weight says otherwise. */
function isSaidSound(evidence: EvidenceForArea): boolean {
  const { skill, behind, low, sound, concerned, headed, declared, strong, declined } = evidence;
  if (strong.length === 0) return false;
  // A question asked at the outset, and answered by leaving it alone.
  if (declined.length > 0 && isUnspokenButAsked(evidence)) return true;
  const isListed = strong.some(({ isHeaded }) => isHeaded);
  const isPlanned = evidence.recommended.some((statement) => isServiceFor(evidence.name, statement));
  const isUnspoken = low.length + skill.length + headed.length + declared.length === 0 && !isPlanned;
  if (isListed && isUnspoken && strong.length >= concerned.length) return true;
  // Said and measured: a strength in words, with a sound number beside it, which nobody speaks against. Of a rating scale
  // with a part in the clinical range a sound part is no more than that.
  const isUncontested = !isCalledFor(evidence) && concerned.length + skill.length === 0;
  const isMeasured =
    sound.length > 0 && !low.some((score) => score.kind === 't-score' && weightOf(score) >= 3);
  if (isUncontested && isMeasured) return true;
  if (isUncontested && low.length === 1 && isOutright(strong)) return true;
  const isOutweighed =
    low.filter((score) => weightOf(score) >= 3).length >= 2 ||
    (heaviest(low) >= 3 && sound.filter(isNormScore).length < low.length);
  return !isOutweighed && !isCalledFor(evidence) && strong.length >= concerned.length + behind.length;
}
