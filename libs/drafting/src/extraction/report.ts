/** Reads a report: what it says of one student, each fact with the page and the exact words. */
import { forgetMentions } from './area-nearby.js';
import { withoutOtherAreas } from '../annual-review/goal-figures.js';
import type { OldGoal } from '../annual-review/old-goal.js';
import { oldGoalsIn } from '../annual-review/old-goals.js';
import { type DeclaredNeed, declaredNeedsIn } from '../areas/declared-needs.js';
import { asEarlyLearning, asPlayOrCompany } from '../areas/early-learning.js';
import { areasSpokenOf } from '../areas/spoken-of.js';
import { isBrief, type Topic, topicsIn } from '../areas/topics.js';
import { datesIn, type ReportDate } from './dates.js';
import type { Contradiction } from './contradiction.js';
import { contradictionsIn } from './contradictions.js';
import { foldPage, type PageText } from './folded-page.js';
import type { Measure } from './measure.js';
import { findingsIn } from './measures.js';
import { markHistory } from './history.js';
import { datesOf } from './passage-text.js';
import { type Passage, passagesOf, quotePassage } from './passages.js';
import { WordPattern } from './pattern-index.js';
import { forgetTexts } from './remembered.js';
import { type ServiceInPlace, servicesIn } from './services-in-place.js';
import { type Statement, statementsIn } from './statements.js';
import type { Contender } from '../weighing/contenders.js';
import { type FigureForArea, figuresForArea } from '../weighing/figures-to-learn.js';
import { type Weighed, type WeighedArea, weighedIn } from '../weighing/weighing.js';
import { leftoverNamesIn, type ReportStudent, studentsIn } from './student.js';

export type { FigureForArea } from '../weighing/figures-to-learn.js';
export { NO_FIGURE, SHARE_MIN } from '../weighing/weighing.js';
export type { Contradiction } from './contradiction.js';

export interface Report {
  student: ReportStudent;
  /** Every name the report labels or introduces as a student, the first being this student's. */
  studentNames: string[];
  /** Names of others used as if they were the student's. */
  otherStudentNames: string[];
  measures: Measure[];
  strengths: Statement[];
  concerns: Statement[];
  recommendations: Statement[];
  /** Sentences that call something a need, in whatever words. */
  declaredNeeds: DeclaredNeed[];
  /** So short that what it speaks of most is what it was written for. */
  isBrief: boolean;
  /** Of a short report: how much of it each area has, most first. */
  topics: Topic[];
  services: ServiceInPlace[];
  /** Current numbers of the same skill, unit and time that differ: shown to the provider, never settled silently. */
  contradictions: Contradiction[];
  /** For each area that the report names, the figure that most speaks for as its baseline. */
  weighed: WeighedArea[];
  /** Goals of the last plan, with their progress: what an annual review goes through one by one. */
  oldGoals: OldGoal[];
  /** As printed. */
  reportDate?: string;
  reportDateSource?: { page: number; quote: string };
}

const PAGES_MAX = 400;

/** Extracts what a draft may use. Pure and total: any text, even none, gives a report (perhaps an empty one). */
export function readReport(pages: readonly PageText[]): Report {
  forgetMentions();
  forgetTexts();
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const { student, names: studentNames } = studentsIn(passages);
  const dated = reportDateIn(passages);
  const present = presentOf(passages, dated.reportDate);
  const read = asEarlyLearning(markHistory(findingsIn(passages, present), present), passages, student.grade);
  const said = statementsIn(passages, studentNames[0]);
  const atAge = <Said extends { areas: readonly string[]; text: string }>(list: readonly Said[]) =>
    asPlayOrCompany(list, student.grade);
  const statements = {
    strengths: atAge(said.strengths),
    concerns: atAge(said.concerns),
    recommendations: atAge(said.recommendations),
  };
  const declaredNeeds = atAge(declaredNeedsIn(passages));
  const isHeard = [...statements.recommendations, ...statements.concerns, ...declaredNeeds].some(
    ({ areas }) => areas.length > 0,
  );
  const topics = topicsIn(passages, isHeard);
  const oldGoals = oldGoalsIn(passages, read);
  const measures = withoutOtherAreas(read, oldGoals);
  const { weighed, contendersFor } = weighedIn(
    passages,
    studentNames[0],
    measures,
    areasSpokenOf({ ...statements, measures, oldGoals, declaredNeeds, topics }),
  );
  const report: Report = {
    student,
    studentNames,
    otherStudentNames: [...studentNames.slice(1), ...leftoverNamesIn(passages, studentNames)],
    measures,
    ...statements,
    declaredNeeds,
    isBrief: isBrief(passages),
    topics,
    services: servicesIn(passages, statements.recommendations),
    contradictions: contradictionsIn(measures, passages),
    weighed,
    oldGoals,
    ...dated,
  };
  CONTENDERS.set(report, contendersFor);
  return report;
}

/** Kept as long as its report: who asks right after reading does not weigh everything anew. */
const CONTENDERS = new WeakMap<Report, Weighed['contendersFor']>();

/**
 * @param pages what `report` was read from
 * @returns at most five figures that a goal in the area could start from, the heaviest first
 */
export function contendersIn(
  report: Report,
  pages: readonly PageText[],
  areaOfNeed: string,
): readonly Contender[] {
  const known = CONTENDERS.get(report) ?? CONTENDERS.get(readReport(pages));
  return known?.(areaOfNeed) ?? [];
}

/** Every figure of a text with what speaks for it as an area's baseline: what the weights are learned from. */
export function figuresToWeigh(pages: readonly PageText[]): (area: string) => FigureForArea[] {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  return figuresForArea(passages, studentsIn(passages).names[0], readReport(pages).measures);
}

const DATE_LABEL =
  /(?:evaluation|report|assessment|testing|test|meeting|observation|review|iep|session)(?:\(s\))? dates?\b|dates? of (?:this )?(?:the )?(?:report|evaluation|assessment|testing|observation|review|meeting|iep|visit|plan|services?)|(?:^|\|)[|\s]{0,4}dates?(?: (?:of testing|tested|seen|written|completed|sent|prepared))?\s*(?:[:|\t]|\.{3})|\b(?:written(?: up)?|report written|prepared|completed|sent home|reported|conference|review of|reviewed|dated|report for [\w ]{0,24})\s*:?\s*(?:on )?(?=(?:\w+ )?\d|[A-Z][a-z]{2,8}\.? \d)/i;
const DATE_LABELS = new WordPattern(DATE_LABEL);
/** A date that lies ahead, or that is about something else: birth, an older plan, a deadline, graduation. */
const NOT_THE_REPORT =
  /birth|\bdob\b|born|through|until|\bdue\b|expire|graduat|of majority|anticipated|expected|projected|next (?:review|evaluation|meeting|iep|report)|\bend(?:s|ing)?\b|by\s*$|previous|prior|last|anniversary|before|to\s*$/i;

/** "IEP date": when the plan under review began; the report's own date stands elsewhere. */
const PLAN_DATE = /^iep\b/i;

type Dated = Pick<Report, 'reportDate' | 'reportDateSource'>;

function reportDateIn(passages: readonly Passage[]): Dated {
  let ofPlan: Dated | undefined;
  for (const passage of passages.slice(0, 80)) {
    const at = DATE_LABELS.every(passage.text)[0]?.index ?? -1;
    if (at < 0 || NOT_THE_REPORT.test(passage.text.slice(Math.max(0, at - 16), at))) continue;
    const date = datesIn(passage.text.slice(at, at + 160))
      .filter(({ index }) => !NOT_THE_REPORT.test(passage.text.slice(at, at + index).slice(-14)))
      .sort((a, b) => b.order - a.order)
      .find(({ hasYear }) => hasYear);
    if (date === undefined) continue;
    const dated = {
      reportDate: date.text,
      reportDateSource: { page: passage.page.page, quote: quotePassage(passage, at) },
    };
    if (!PLAN_DATE.test(passage.text.slice(at))) return dated;
    ofPlan ??= dated;
  }
  return ofPlan ?? {};
}

/** When the report's own present is: its date, else the newest date in it that does not lie ahead. */
function presentOf(passages: readonly Passage[], labelled: string | undefined): ReportDate | undefined {
  const own = labelled === undefined ? undefined : datesIn(labelled)[0];
  if (own !== undefined) return own;
  let newest: ReportDate | undefined;
  for (const passage of passages.slice(0, 4_000)) {
    const { text } = passage;
    if (!/\d/.test(text)) continue;
    for (const date of datesOf(passage, 600)) {
      const before = text.slice(Math.max(0, date.index - 30), date.index);
      if (
        date.hasYear &&
        !NOT_THE_REPORT.test(before) &&
        !/\bwill\b/i.test(text) &&
        (newest === undefined || date.order > newest.order)
      )
        newest = date;
    }
  }
  return newest;
}
