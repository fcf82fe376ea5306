/** Which areas of need a report speaks for, ranked by how strongly. */
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import type { GoalReading } from '../annual-review/goal-reading.js';
import type { OldGoal } from '../annual-review/old-goal.js';
import { type AreaReview, type ReviewedArea, reviewedAreas } from '../annual-review/reviewed-areas.js';
import { reviewOf } from '../annual-review/review.js';
import { inOneLine, isNormScore, type Measure, measureWords } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import type { Statement } from '../extraction/statements/statements.js';
import type { EvidenceForArea } from './area-evidence.js';
import { evidenceFor, isSound, scoreOf } from './area-weight.js';
import { isToldInPassing, isWrittenFor, unspokenTopicOf } from './main-topic.js';
import { isBorrowedFigure, speaksOnlyOfOthers } from './borrowed-figure.js';
import { isLoneScore } from './lone-score.js';
import { isMeantForAnother } from './meant-for.js';
import {
  LIKELY_MIN,
  type LikelyNeed,
  OVER_PRAISE_MIN,
  PLAIN_LIKELY_MIN,
  PLAIN_MIN,
  POSSIBLE_MIN,
  POSSIBLE_UNCOUNTED_MIN,
  SURE_MIN,
} from './need-likelihood.js';
import { isAtTheMiddle } from './need-signals.js';
import { isPlainNeed, PROPOSED_MIN, type RankedArea, weightAsNeed } from './plain-need.js';
import { deniesTrouble } from './sound-words.js';
import { areasSpokenOf } from './spoken-of.js';

export interface AreaEvidence {
  text: string;
  page: number;
  /** Verbatim from the page. */
  quote: string;
}

export interface ProposedArea {
  areaOfNeed: string;
  /** One sentence for the person who chooses. */
  why: string;
  evidence: AreaEvidence[];
  /** Whether the report holds a countable, current number to start from. */
  hasBaseline: boolean;
  /** False where the report does not plainly call it a need: it is for the person who chooses to say whether it is one. */
  isNeedPlain: boolean;
  /** Where it is not plain, what the report says well of it, at most three. */
  praise: AreaEvidence[];
  /** At an annual review: last year's goal in the area and what is proposed for it. */
  review?: AreaReview;
}

const AREAS_MAX = 6;
const EVIDENCE_MAX = 5;
/** As much as current data: the team called it a need a year ago. */
const REVIEWED_SCORE = 2.5;
const PRAISE_MAX = 3;

/** The figure that the goal of an area starts from, where there is one. */
type StartOf = (areaOfNeed: string) => Measure | undefined;
const NOT_TOLD: StartOf = () => undefined;

/**
 * At most six areas, strongest evidence first; never one that the report calls a strength or within normal limits.
 *
 * @param startOf told first of an area's current data: what the person who chooses will find in the draft
 */
export function proposeAreas(report: Report, startOf: StartOf = NOT_TOLD): ProposedArea[] {
  const reviewed = reviewedAreas(report.oldGoals, startOf);
  const spokenOf = areasSpokenOf(report);
  // What last year's plan had a goal for stays, whatever the grade.
  const isOpen = (area: string) => reviewed.has(area) || (isOfAge(area, report) && isOfSenses(area, report));
  const weighed = AREAS_OF_NEED.filter(({ name }) => spokenOf.has(name) && isOpen(name))
    .map(({ name }) => weigh(name, report, reviewed.get(name)))
    .filter(({ score }) => score >= PROPOSED_MIN);
  const told = weighed.filter(
    (area) =>
      area.reviewed !== undefined ||
      !(
        isLoneScore(area, weighed, report) ||
        isToldInPassing(area, report) ||
        isBorrowedFigure(area, weighed, report.weighed) ||
        isMeantForAnother(area, weighed)
      ),
  );
  const heard = [...told, ...mainArea(report, told)];
  const most = Math.max(...heard.map(weightAsNeed));
  const isPlain = (area: Weighed) => isPlainNeed(area, most);
  return [
    ...heard.filter((area) => area.reviewed !== undefined || !isUnlikely(area, isPlain(area), report)),
    ...likelyAreas(report, heard, reviewed, isOpen),
  ]
    .sort((a, b) => b.score - a.score)
    .slice(0, AREAS_MAX)
    .map((area) => {
      const isNeedPlain = isPlainBesides(area, isPlain(area), report) && !isPutAside(area);
      return proposedArea(startingWith(startOf(area.name), area), report, isNeedPlain);
    });
}

/** What comes after school is planned for from the middle grades on: before, a job is one of the classroom's. */
const AFTER_SCHOOL: ReadonlySet<string> = new Set(['Employment', 'Education and training']);
const PLANNED_FROM_GRADE = 6;
const PLANNED_FROM_AGE = 12;
const isOfAge = (name: string, { student: { grade, ageYears = 0 } }: Report): boolean =>
  !AFTER_SCHOOL.has(name) ||
  grade === undefined ||
  ageYears >= PLANNED_FROM_AGE ||
  (/^\d/.test(grade) && Number.parseInt(grade, 10) >= PLANNED_FROM_GRADE);

/** A bus route is learned by many; a cane and dots by those who see little. */
const isOfSenses = (name: string, { speaksOfSight }: Report): boolean =>
  !name.startsWith('Braille') || speaksOfSight !== false;

const likelihoodOf = (name: string, { needs }: Report): number =>
  needs.find(({ areaOfNeed }) => areaOfNeed === name)?.likelihood ?? 0;

/** All that the report says of it speaks against a need, and it does not call it one; of a note nothing does. */
function isUnlikely({ name, evidence }: Weighed, isPlain: boolean, report: Report): boolean {
  if (!report.isMuchSaid) return false;
  // A low score speaks for itself where nothing of the area goes well.
  if (evidence.low.length > 0 && !isPraised(evidence)) return false;
  const likelihood = likelihoodOf(name, report);
  if (isPlain) return likelihood === 0 && evidence.declared.length === 0;
  // What is advised, or tested low, may be a need that nobody counted: that it has no figure says less against it.
  // And what is called a need outright need not be likely by all else that is said.
  const declared = evidence.declared.filter(({ areas }) => areas.length === 1 && areas[0] === name);
  const isDeclared = declared.length > 0;
  if (declared.some(({ isUncounted }) => isUncounted === true) && !isPraised(evidence)) return false;
  const isAskedFor = evidence.recommended.length > 0 || isDeclared;
  const isUncounted = evidence.low.length > 0 || (isAskedFor && !isPraised(evidence));
  return likelihood < (isUncounted ? POSSIBLE_UNCOUNTED_MIN : POSSIBLE_MIN);
}

/** Plainly a need by what is found and by what is said; or by what is said alone, where that is likely enough. */
function isPlainBesides({ name, evidence, told }: Weighed, isPlain: boolean, report: Report): boolean {
  if (isKept(name, report)) return true;
  if (!report.isMuchSaid && told === undefined) return isPlain;
  const likelihood = likelihoodOf(name, report);
  const isSaid = likelihood >= (told === undefined ? PLAIN_MIN : SURE_MIN);
  return (isPlain && likelihood >= PLAIN_LIKELY_MIN) || (isSaid && !isLeftAlone(evidence));
}

/** "The team wants this goal continued": a goal that the report itself keeps needs no other word for its area. */
const isKept = (name: string, { oldGoals }: Report): boolean =>
  oldGoals.some(
    (goal) =>
      goal.areaOfNeed === name &&
      goal.remarks.some(({ said }) => said === 'keep') &&
      reviewOf(goal).verdict === 'continue',
  );

/** No goal is advised, and nothing else. */
const isLeftAlone = ({ declined, recommended }: EvidenceForArea) =>
  declined.length > 0 && recommended.length === 0;

/** Something of it is measured or said to go well: advice in it may keep it so. */
const isPraised = ({ strong, sound }: EvidenceForArea) => strong.length + sound.length > 0;

/** Said to go well, or measured so and tested low nowhere; and nobody calls for it. */
const isOnlyPraised = (evidence: EvidenceForArea) => {
  const { strong, low, recommended, concerned, declared } = evidence;
  return (
    (strong.length > 0 || (isSound(evidence) && low.length === 0)) &&
    recommended.length + concerned.length + declared.length === 0
  );
};

/** Said outright to be no trouble: no figure beside it gainsays that. */
const isDenied = ({ strong }: EvidenceForArea) => strong.some(({ text }) => deniesTrouble(text));

/** Likely needs by all that the report says of them, though in no words that the readers of needs know. */
function likelyAreas(
  report: Report,
  heard: readonly Weighed[],
  reviewed: ReadonlyMap<string, ReviewedArea>,
  isOpen: (area: string) => boolean,
): Weighed[] {
  return report.needs
    .filter(
      ({ areaOfNeed, likelihood }) =>
        likelihood >= LIKELY_MIN &&
        reviewed.get(areaOfNeed)?.isNoLongerNeed !== true &&
        isOpen(areaOfNeed) &&
        !heard.some(({ name }) => name === areaOfNeed),
    )
    .map(({ areaOfNeed, likelihood, told }) => ({
      ...weigh(areaOfNeed, report, reviewed.get(areaOfNeed)),
      ...{ likelihood, told },
    }))
    .filter(
      ({ evidence, likelihood }) =>
        !isLeftAlone(evidence) &&
        !evidence.skill.slice(0, 1).some((measure) => isAtTheMiddle(measure, report.student.grade)) &&
        (!isOnlyPraised(evidence) ||
          (report.isMuchSaid && likelihood >= OVER_PRAISE_MIN && !isDenied(evidence))),
    )
    .map((area) => ({ ...area, score: Math.max(area.score, PROPOSED_MIN) }));
}

/** What a short report is about, where nothing it says was strong enough to propose it. */
function mainArea(report: Report, told: readonly Weighed[]): Weighed[] {
  // What is named as the need needs no guess beside it.
  if (told.some(({ evidence, name }) => evidence.declared.some(({ areas }) => areas.includes(name))))
    return [];
  const main = unspokenTopicOf(
    report,
    told.map(({ name }) => name),
  );
  if (main === undefined) return [];
  const evidence = evidenceFor(main.area, report);
  // Of what a report is all about, a part that goes well is no more than a part.
  const isPart =
    (main.isTroubled || evidence.skill.length > 0) &&
    isWrittenFor(main) &&
    told.length === 0 &&
    !evidence.sound.some(isNormScore);
  if (evidence.declared.length === 0 && isSound(evidence) && !isPart) return [];
  const { concerned, declared, declined, behind, strong } = evidence;
  const isNeed = concerned.length + declared.length + behind.length > 0;
  const isNamed = report.declaredNeeds.some(({ areas }) => areas.length === 0);
  const isAboutNeed =
    isNeed || isNamed || ((isPart || strong.length === 0) && (main.isTroubled || isWrittenFor(main)));
  if (declined.length > 0 || !isAboutNeed) return [];
  return [{ name: main.area, evidence, ownScore: PROPOSED_MIN, reviewed: undefined, score: PROPOSED_MIN }];
}

interface Weighed extends RankedArea {
  readonly name: string;
  /** What says most of a need that no reader found. */
  readonly told?: LikelyNeed['told'];
}

/** "The stove goal should be dropped and another kitchen goal written": only the goal goes. */
const ANOTHER_GOAL =
  /\b(?:another|a (?:new|different)) (?:[\w-]+ ){0,4}(?:goal|objective)\b|\band write one\b|\b(?:goal|objective)s? (?:[\w-]+ ){0,4}(?:instead of|in place of|to replace)\b|\b(?:instead of|in place of) (?:the|this|that|his|her|their) (?:[\w-]+ ){0,3}(?:goal|objective)\b/i;

/** A goal of last year is a need by itself, until the report says that it is none any more: by its goal or its recommendations. */
function weigh(name: string, report: Report, reviewed: ReviewedArea | undefined): Weighed {
  const evidence = evidenceFor(name, report);
  const ownScore = scoreOf(evidence);
  if (reviewed === undefined) return { name, evidence, ownScore, reviewed, score: ownScore };
  const isClosed = ownScore === 0 && evidence.declined.length > 0;
  const isDropped = reviewed.isNoLongerNeed && !evidence.declared.some(({ text }) => ANOTHER_GOAL.test(text));
  const isOver = isDropped || isClosed || isAtTheTop(evidence, report);
  return { name, evidence, ownScore, reviewed, score: isOver ? 0 : ownScore + REVIEWED_SCORE };
}

/**
 * "Q3 5 of 5, Q4 5 of 5": every goal of the area met with nothing above it, twice or by the report's own word where nothing
 * calls for more, and no other figure of it behind.
 */
function isAtTheTop(evidence: EvidenceForArea, { oldGoals }: Report): boolean {
  const { name, behind } = evidence;
  const goals = oldGoals.filter(({ areaOfNeed }) => areaOfNeed === name);
  const isStart = (quote: string) => goals.some(({ baseline }) => baseline?.quote === quote);
  return (
    goals.every((goal) => isWholeTwice(goal) || (!isCalledFor(evidence) && isCalledMetAtTheTop(goal))) &&
    behind.every(({ quote }) => isStart(quote) || speaksOnlyOfOthers(quote, name))
  );
}

const isWhole = ({ value, outOf, isPercent }: GoalReading) => (isPercent ? value >= 100 : value === outOf);
const isWholeTwice = ({ readings }: OldGoal) => readings.length > 1 && readings.slice(-2).every(isWhole);
const isCalledMetAtTheTop = ({ readings, remarks }: OldGoal) =>
  readings.length > 1 && readings.slice(-1).every(isWhole) && remarks.some(({ said }) => said === 'met');
const isCalledFor = ({ recommended, concerned, declared }: EvidenceForArea) =>
  recommended.length + concerned.length + declared.length > 0;

/** "I read the low figure as part of the escape pattern and would not treat it as a separate problem": what is said right behind it. */
const NOT_SEPARATE =
  /\b(?:would|will|do|should|does|can) not (?:treat|list|count|see|regard|consider|view|call|write|set) (?:it|this|that|these) (?:up )?as (?:an? )?(?:separate|second|further|distinct) (?:problem|need|goal|area|concern)\b/i;
const SAID_RIGHT_BEHIND = 2;
const isPutAside = ({ evidence: { skill } }: Weighed): boolean =>
  skill.length > 0 &&
  skill.every(({ behind = [], quote }) =>
    [quote, ...behind.slice(0, SAID_RIGHT_BEHIND)].some((said) => NOT_SEPARATE.test(inOneLine(said))),
  );

/** The figure that the goal starts from before the others of the area. */
function startingWith(start: Measure | undefined, area: Weighed): Weighed {
  const { skill } = area.evidence;
  if (start === undefined || skill.length === 0) return area;
  const others = skill.filter((measure) => measure !== start);
  return { ...area, evidence: { ...area.evidence, skill: [start, ...others] } };
}

function proposedArea(area: Weighed, report: Report, isNeedPlain: boolean): ProposedArea {
  const { name, evidence, ownScore, reviewed, told = [] } = area;
  const { skill, low, recommended, concerned, headed, declared } = evidence;
  const why = whyOf(evidence);
  const found = evidenceOf(
    [...skill, ...low],
    [...headed, ...declared, ...concerned, ...recommended, ...told],
  );
  const proposed = {
    areaOfNeed: name,
    why,
    evidence: found,
    hasBaseline: skill.length > 0,
    isNeedPlain,
    praise: isNeedPlain ? [] : praiseOf(evidence, report),
  };
  if (reviewed === undefined) return proposed;
  const { review } = reviewed;
  const goal = {
    text: `Last year's goal: ${review.oldGoal}`.slice(0, 160),
    page: review.page,
    quote: review.quote,
  };
  return {
    ...proposed,
    why: `${ownScore < PROPOSED_MIN ? '' : `${why} `}Last year's goal: ${review.verdict}.`,
    evidence: [...found.slice(0, EVIDENCE_MAX - 1), goal],
    review,
  };
}

/** Words of praise before figures: what stands beside a figure in kind words counts here, too. */
function praiseOf({ name, declined, sound }: EvidenceForArea, { strengths }: Report): AreaEvidence[] {
  const said = [...strengths.filter(({ areas }) => areas.includes(name)), ...declined];
  const all = [...evidenceOf([], said), ...evidenceOf(sound, [])];
  return all
    .filter(({ quote }, at) => all.findIndex((one) => one.quote === quote) === at)
    .slice(0, PRAISE_MAX);
}

type Quoted = Pick<Statement, 'text' | 'page' | 'quote'>;

function evidenceOf(measures: readonly Measure[], statements: readonly Quoted[]): AreaEvidence[] {
  const all = [
    ...measures.map((measure) => ({ text: factWords(measure), page: measure.page, quote: measure.quote })),
    ...statements.map(({ text, page, quote }) => ({ text: text.slice(0, 160), page, quote })),
  ];
  const seen = new Set<string>();
  return all
    .filter(({ text, quote }) => !seen.has(`${text}|${quote}`) && seen.add(`${text}|${quote}`))
    .slice(0, EVIDENCE_MAX);
}

/** "Passage Comprehension: a standard score of 75, 5th percentile (Low)". */
export function factWords(measure: Measure): string {
  const name = measure.subtest ?? measure.skill;
  const percentile =
    measure.percentile === undefined || measure.kind === 'percentile'
      ? ''
      : `, percentile ${measure.percentile}`;
  const label = measure.label === undefined ? '' : ` (${measure.label})`;
  return `${name}: ${measureWords(measure)}${percentile}${label}`;
}

/** As `Intl.ListFormat` joins them, which costs more than all else here. */
const listed = (reasons: readonly string[]) =>
  reasons.length < 3
    ? reasons.join(' and ')
    : `${reasons.slice(0, -1).join(', ')}, and ${reasons.at(-1) ?? ''}`;

function whyOf({ skill, low, declared, recommended, concerned }: EvidenceForArea): string {
  const lowest = [...low].sort((a, b) => (a.percentile ?? a.value) - (b.percentile ?? b.value))[0];
  const reasons = [
    skill[0] === undefined ? '' : `current data (${factWords(skill[0])})`,
    lowest === undefined ? '' : `a low score (${factWords(lowest)})`,
    declared.length === 0 ? '' : 'a need that it names',
    concerned.length === 0
      ? ''
      : concerned.length === 1
        ? 'a stated concern'
        : `${concerned.length} stated concerns`,
    recommended.length === 0 ? '' : 'a recommendation',
  ].filter((reason) => reason !== '');
  return reasons.length === 0 ? 'Much of the report is about it.' : `The report has ${listed(reasons)}.`;
}
