/** Reads a report: what it says of one student, each fact with the page and the exact words. */
import { startsElsewhereIn } from '../composition/one-figure-one-goal.js';
import { figuresIn } from '../weighing/figures.js';
import { holdsScoresAlone } from '../weighing/measured-figures.js';
import { type FigureWithWholes, wholesToLearn } from '../weighing/likely-wholes.js';
import { withoutBriefGoals, withoutBriefLevels, withoutOtherAreas } from '../annual-review/goal-figures.js';
import { ComparableWords } from '../weighing/comparable-words.js';
import { progressToLearn, withWeighedProgress } from '../annual-review/goal-progress.js';
import { partsToLearn } from '../annual-review/likely-goals.js';
import type { OldGoal } from '../annual-review/old-goal.js';
import { oldGoalsIn } from '../annual-review/old-goals.js';
import { reportLines } from '../annual-review/report-lines.js';
import { declaredNeedsIn } from '../areas/declared-needs.js';
import { asEarlyLearning, asPlayOrCompany } from '../areas/early-learning.js';
import { areasSpokenOf } from '../areas/spoken-of.js';
import { NeedLikelihoods, type ToldNeed } from '../areas/need-likelihood.js';
import { type Levels, needSigns, Vocabulary } from '../areas/need-signs.js';
import { isBrief, topicsIn } from '../areas/topics.js';
import { withoutAdvised } from './figures/advised-amounts.js';
import { countedFully } from './figures/counted-fully.js';
import { contradictionsIn } from './figures/contradictions.js';
import { withOutburstsDefined } from './figures/defined-behaviors.js';
import { withEarlierStages } from './times/earlier-stages.js';
import { foldPage, type PageText } from './text/folded-page.js';
import { adviceToLearn } from './advice/likely-advice.js';
import { findingsIn } from './measures.js';
import { withStutteredShares } from './figures/stuttered-shares.js';
import { statedAimsIn } from './figures/stated-aims.js';
import { withOwned } from './figures/disowned-figures.js';
import { helpedFiguresIn } from './figures/helped-figures.js';
import { markHistory } from './times/history.js';
import { withReplacementRows } from './figures/replacement-rows.js';
import { othersFiguresIn } from './figures/others-figures.js';
import type { Measure } from './measure.js';
import { type Passage, passagesOf, quotePassage } from './text/passages.js';
import { forgetTexts } from './text/remembered.js';
import { behaviorDefinitionsIn } from './statements/behavior-definitions.js';
import { praiseIn } from './statements/praise.js';
import type { Report } from './report.js';
import { asReadInBraille } from './figures/in-braille.js';
import { wholeProver } from './figures/proven-wholes.js';
import { presentOf, reportDateIn } from './times/report-date.js';
import { servicesIn } from './services/services-in-place.js';
import { withSetAside } from './tables/set-aside-rows.js';
import { statementsIn } from './statements/statements.js';
import { type Tables, tablesOf } from './tables/tables.js';
import { AreaWords, type AreaWordTable } from '../areas/area-words.js';
import type { Contender } from '../weighing/contenders.js';
import { type FigureForArea, figuresForArea } from '../weighing/figures-to-learn.js';
import { type Weighed, type WeighedArea, weighedIn } from '../weighing/weighing.js';
import { leftoverNamesIn, studentsIn } from './student/student.js';
import { otherTestNames } from './scores/test-names.js';
import { toldTimesIn } from './times/told-times.js';
import { authorRoleOf } from './student/author-role.js';
import { ownMeansOf } from './student/own-means.js';
import { writingTherapistOf } from './student/writing-therapist.js';

export type { FigureForArea } from '../weighing/figures-to-learn.js';
export { SHARE_MIN } from '../weighing/weighing.js';

const PAGES_MAX = 400;

/** Extracts what a draft may use. Pure and total: any text, even none, gives a report (perhaps an empty one). */
export function readReport(pages: readonly PageText[]): Report {
  forgetTexts();
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const { student, names: studentNames } = studentsIn(passages);
  const dated = reportDateIn(passages);
  const present = presentOf(passages, dated.reportDate);
  const tables = tablesOf(passages, present);
  const findings = withEarlierStages(
    withOutburstsDefined(findingsIn(passages, tables), passages),
    student,
    pages,
  );
  const read = asEarlyLearning(markHistory(findings, present), passages, student.grade);
  const { statements, declaredNeeds } = saidOf(passages, studentNames[0], student.grade);
  const isHeard = [...statements.recommendations, ...statements.concerns, ...declaredNeeds].some(
    ({ areas }) => areas.length > 0,
  );
  const topics = topicsIn(passages, isHeard);
  const goalsTold = oldGoalsIn(
    ...([passages, read, present?.hasYear === true ? present.order : undefined, studentNames] as const),
  );
  const oldGoals = goalsTold.map(({ goal }) => goal);
  const textOf = new Map(pages.map(({ page, text }) => [page, text]));
  const counted = withoutAdvised(
    withoutOtherAreas(withoutBriefLevels(read, goalsTold), oldGoals),
    statements.recommendations,
  ).map((measure) => countedFully(measure, textOf.get(measure.page) ?? ''));
  const means = ownMeansOf(pages);
  const told = asToldOf(withStutteredShares(counted), tables, passages);
  const withWhole = wholeProver(passages);
  const measures = withReplacementRows(
    means.readsBraille ? asReadInBraille(told, passages) : told,
    passages,
  ).map(withWhole);
  const likelihoods = new NeedLikelihoods(passages, studentNames[0], areasOfGoals(oldGoals));
  const own = withoutBriefGoals(passages, goalsTold);
  const { weighed, weighedByWords, bestFor, contendersFor, figures } = weighedIn(
    own,
    studentNames[0],
    measures,
    present?.order,
    new Set([
      ...areasSpokenOf({ ...statements, measures, oldGoals, declaredNeeds, topics }),
      ...likelihoods.worthWeighing(),
    ]),
    tables.factsOf,
  );
  const toldNeeds = likelihoods.told(sharesOf([...weighedByWords, ...weighed]), bestFor);
  const report: Report = {
    student,
    studentNames,
    otherStudentNames: [...studentNames.slice(1), ...leftoverNamesIn(passages, studentNames)],
    measures,
    ...statements,
    praise: praiseIn(passages, studentNames[0], student.pronouns),
    declaredNeeds,
    behaviorDefinitions: behaviorDefinitionsIn(passages),
    isBrief: isBrief(passages),
    topics,
    needs: likelihoods.likelyNeeds(toldNeeds),
    isMuchSaid: likelihoods.isMuchSaid,
    ...writtenBy(pages),
    ...means,
    services: servicesIn(passages, statements.recommendations),
    contradictions: contradictionsIn(measures, passages),
    othersFigures: othersFiguresIn(passages, tables.rows),
    helpedFigures: helpedFiguresIn(passages),
    statedAims: statedAimsIn(passages),
    weighed: weighed.map((area) => ({ ...area, measure: withWhole(area.measure) })),
    weighedByWords: weighedByWords.map((area) => ({ ...area, measure: withWhole(area.measure) })),
    oldGoals: withWeighedProgress(goalsTold, own, figures, studentNames),
    times: toldTimesIn(passages),
    otherTests: otherTestNames(passages, measures),
    ...dated,
  };
  report.startsElsewhere = startsElsewhereIn(report, contendersFor);
  WEIGHED.set(report, { contendersFor, toldNeeds });
  TOLD_GOALS.set(report, () => progressToLearn(goalsTold, own, figures, studentNames));
  return report;
}

/** What the report says in words alone, in the areas that fit the student's age. */
function saidOf(passages: readonly Passage[], name: string | undefined, grade: string | undefined) {
  const said = statementsIn(passages, name);
  const atAge = <Said extends { areas: readonly string[]; text: string }>(list: readonly Said[]) =>
    asPlayOrCompany(list, grade);
  return {
    statements: {
      strengths: atAge(said.strengths),
      concerns: atAge(said.concerns),
      recommendations: atAge(said.recommendations),
    },
    declaredNeeds: atAge(declaredNeedsIn(passages)),
  };
}

function writtenBy(pages: readonly PageText[]): Pick<Report, 'writer' | 'authorRole'> {
  const writer = writingTherapistOf(pages);
  const authorRole = authorRoleOf(pages);
  return {
    ...(writer === undefined ? {} : { writer }),
    ...(authorRole === undefined ? {} : { authorRole }),
  };
}

/** With what the writer says of rows and figures: put aside, or gone by. */
const asToldOf = (measures: readonly Measure[], { rows }: Tables, passages: readonly Passage[]) =>
  withOwned(withSetAside(measures, rows.values(), passages), passages);

const areasOfGoals = (goals: readonly OldGoal[]) => new Set(goals.map(({ areaOfNeed }) => areaOfNeed));

/** Kept as long as its report: who asks right after reading does not weigh everything anew. */
const WEIGHED = new WeakMap<
  Report,
  Pick<Weighed, 'contendersFor'> & { readonly toldNeeds: readonly ToldNeed[] }
>();

/** The same for learning: what speaks for each figure's being the newest of a goal, told when asked. */
const TOLD_GOALS = new WeakMap<Report, () => ReturnType<typeof progressToLearn>>();

/** Each of last year's goals with all figures of a text and what speaks for them: what those weights are learned from. */
export const goalFiguresToWeigh = (pages: readonly PageText[]): ReturnType<typeof progressToLearn> =>
  TOLD_GOALS.get(readReport(pages))?.() ?? [];

/**
 * @param pages what `report` was read from
 * @returns at most five figures that a goal in the area could start from, the heaviest first
 */
export function contendersIn(
  report: Report,
  pages: readonly PageText[],
  areaOfNeed: string,
): readonly Contender[] {
  const known = WEIGHED.get(report) ?? WEIGHED.get(readReport(pages));
  return known?.contendersFor(areaOfNeed) ?? [];
}

/** What words and figures of a text say of each area: what their weights against each other are learned from. */
export const toldNeedsIn = (pages: readonly PageText[]): readonly ToldNeed[] =>
  WEIGHED.get(readReport(pages))?.toldNeeds ?? [];

/** Every figure of a text with what speaks for it as an area's baseline: what the weights are learned from. */
export function figuresToWeigh(
  pages: readonly PageText[],
  areaWords: AreaWordTable = {},
): (area: string) => FigureForArea[] {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const { measures, reportDate } = readReport(pages);
  const present = presentOf(passages, reportDate);
  const { factsOf } = tablesOf(passages, present);
  return figuresForArea(
    passages,
    studentsIn(passages).names[0],
    measures,
    present?.order,
    areaWords,
    factsOf,
  );
}

/** Every bare figure of a text with the numbers it may be a part of: what those weights are learned from. */
export function wholesToWeigh(
  pages: readonly PageText[],
): readonly (FigureWithWholes & { readonly page: number; readonly text: string })[] {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const { measures, reportDate } = readReport(pages);
  const { factsOf } = tablesOf(passages, presentOf(passages, reportDate));
  const { decided, found } = wholesToLearn(passages);
  figuresIn(passages, holdsScoresAlone(measures), factsOf, decided);
  return found.map((figure) => ({ ...figure, page: figure.passage.page.page, text: figure.passage.text }));
}

/** The sentences and cells of a text with what speaks for their being goals of the last plan: what those weights are learned from. */
export function goalPartsToWeigh(
  pages: readonly PageText[],
): readonly { readonly text: string; readonly signs: readonly string[] }[] {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  return partsToLearn(reportLines(passages), new ComparableWords(studentsIn(passages).names));
}

/** The passages of a text, whether the readers take them for advice, and what speaks for it: what those weights are learned from. */
export function adviceToWeigh(pages: readonly PageText[]): readonly {
  readonly text: string;
  readonly paragraph: number;
  readonly isRead: boolean;
  readonly signs: readonly string[];
}[] {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const studentName = studentsIn(passages).names[0];
  const read = new Set(
    statementsIn(passages, studentName, false).recommendations.map(
      ({ page, quote }) => `${String(page)} ${quote}`,
    ),
  );
  return adviceToLearn(passages, studentName).map(({ passage, signs }) => ({
    text: passage.text,
    paragraph: passage.paragraph,
    isRead: read.has(`${String(passage.page.page)} ${quotePassage(passage)}`),
    signs,
  }));
}

/** Enough for the words of one report. */
const WORDS_TO_LEARN_MAX = 10_000;

const sharesOf = (weighed: readonly WeighedArea[]): ReadonlyMap<string, number> =>
  new Map(weighed.map(({ areaOfNeed, share }) => [areaOfNeed, share]));

/** What a report's words say of each area; see `needsToWeigh`. */
export interface NeedsToLearn {
  /** By area: how strongly each sign shows, 0 to 3. */
  readonly byArea: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Words of passages that call for something. */
  readonly called: ReadonlyMap<string, number>;
}

/** What a report's words say of each area, and the share of its weightiest figure: what the weights of needs are learned from. */
export function needsToWeigh(pages: readonly PageText[], areaWords: AreaWordTable): NeedsToLearn {
  const passages = passagesOf(pages.slice(0, PAGES_MAX).map(foldPage));
  const { studentNames, oldGoals, weighed, weighedByWords } = readReport(pages);
  const vocabulary = new Vocabulary([], WORDS_TO_LEARN_MAX, true);
  const { byArea, called } = needSigns(
    ...([passages, studentNames[0], areasOfGoals(oldGoals), new AreaWords(areaWords)] as const),
    vocabulary,
  );
  const names = vocabulary.names();
  const named = ({ signs, levels }: Levels) =>
    new Map(signs.map((number) => [names[number] ?? '', levels[number] ?? 0] as const));
  const shares = sharesOf([...weighedByWords, ...weighed]);
  return {
    byArea: new Map(
      [...byArea].map(([area, levels]) => {
        const share = shares.get(area);
        return [
          area,
          new Map([...named(levels), ...(share === undefined ? [] : [['WEIGHED', share] as const])]),
        ];
      }),
    ),
    called: named(called),
  };
}
