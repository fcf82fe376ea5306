/** Drafts one goal for one area, from a report or from a typed baseline. */
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { goalReview, reviewedAreas } from '../annual-review/reviewed-areas.js';
import { planOf } from '../areas/plans.js';
import { isInPercent, type Measure, measureWords, perSample, untoldInUnit } from '../extraction/measure.js';
import type { DraftedGoal } from '../drafted-goal.js';
import type { Report } from '../extraction/report.js';
import type { Pronouns } from '../extraction/student/student.js';
import { judgeBaseline } from '../extraction/typed-baseline.js';
import type { Ambition } from '../norms/weekly-growth.js';
import { checkGoal, type CheckContext } from '../rubric/checks.js';
import { chooseBaseline } from './baseline-choice.js';
import { collectorFrom, collectorOf } from './collectors.js';
import { gatherFacts } from './gather-facts.js';
import { climbTo, countedHelpFor, isKnownWithHelp } from './fading-help.js';
import { filled, type GoalFacts, type OldGoalFacts, ownReduction, startOf, yearEnd } from './goal-facts.js';
import { ACCURACY_BASIS, goalSentence, probeWords, readingGain, isKeptThroughout } from './goal-sentence.js';
import { objectivesFor } from './objectives.js';
import { type PresentLevel, presentLevelFromReport, presentLevelFromWords } from './present-level.js';
import { fallSteps } from './problem-fall.js';
import { isTally, shareAsked } from './quantities.js';
import { type ServicePlan, servicePlanFor } from './services.js';
import { labelFor, studentWords } from './student-words.js';
import { listed, upperFirst, Wording } from './wording.js';

export const ENGINE_BUILT_IN = 'built-in';

/** What the provider has said about the student; each wins over the report. */
export interface StudentFacts {
  /** Name or initials to write in the draft. */
  label?: string | undefined;
  grade?: string | undefined;
  pronouns?: Pronouns | undefined;
  strengths?: readonly string[] | undefined;
  /** The class activity in which the need shows most. */
  setting?: string | undefined;
}

export interface ReportDraftRequest {
  report: Report;
  areaOfNeed: string;
  disability: string;
  student: StudentFacts;
  /** True where the provider wants a plan to collect the baseline, whatever the report holds. */
  isPlanOnly?: boolean;
  /** The figure the provider chose of those offered (`startingFigures`); absent, the engine's own choice. */
  start?: Measure | undefined;
  /** ISO date or a date in words; anything else is written as typed. */
  planStart?: string | undefined;
  ambition?: Ambition | undefined;
  /** The goal of the last plan in the area; absent, the report's own where it has one. */
  oldGoal?: OldGoalFacts | undefined;
}

export interface BaselineDraftRequest {
  areaOfNeed: string;
  /** The provider's own words. */
  baseline: string;
  disability: string;
  student: StudentFacts;
  planStart?: string | undefined;
  ambition?: Ambition | undefined;
}

/** No draft may tell a number that it does not quote, of a time neither. */
const withToldUnit = (measure: Measure): Measure =>
  untoldInUnit(measure).length === 0 ? measure : { ...measure, unit: perSample(measure.unit) };

/** Drafts a goal for an area from what the report says; the same input gives the same draft. */
export function draftFromReport(request: ReportDraftRequest): DraftedGoal {
  const { report, student, planStart } = request;
  const areaOfNeed = canonicalAreaOfNeed(request.areaOfNeed);
  const grade = student.grade?.trim() || report.student.grade;
  const plan = planOf(areaOfNeed, grade, report.student.ageYears);
  const start =
    request.isPlanOnly === true ? undefined : (request.start ?? chooseBaseline(report, areaOfNeed, plan));
  const chosen = start === undefined ? undefined : withToldUnit(start);
  const review = reviewedAreas(report.oldGoals, (area) => (area === areaOfNeed ? chosen : undefined)).get(
    areaOfNeed,
  )?.review;
  const known = gatherFacts({
    areaOfNeed,
    words: studentWords(labelFor(student.label, report), student.pronouns ?? report.student.pronouns),
    grade,
    ageYears: report.student.ageYears,
    chosen,
    ambition: request.ambition,
    planStart,
    oldGoal: request.oldGoal ?? review,
    names: [
      labelFor(student.label, report),
      report.student.name?.split(' ')[0] ?? '',
      report.student.name ?? '',
    ].filter((name) => name !== ''),
    report,
  });
  const from = startOf(known);
  const help = from === undefined ? undefined : countedHelpFor(report, from);
  const isFartherWithHelp = isKnownWithHelp(from, report, help);
  const helped: GoalFacts = {
    ...known,
    isFartherWithHelp,
    countedHelp: isFartherWithHelp ? help : undefined,
  };
  const services = servicePlanFor(helped, report);
  const facts: GoalFacts = { ...helped, collector: collectorFrom(services.provider) };
  const wording = new Wording(
    [
      facts.student.label,
      grade,
      report.student.name,
      report.measures.length,
      report.concerns[0]?.quote,
      report.reportDate,
    ].join('|'),
    areaOfNeed,
  );
  const present = presentLevelFromReport(report, facts, student, wording);
  const draft = assemble(
    { facts, present, chosen, report, wording, services, disability: request.disability },
    { report },
  );
  return review === undefined ? draft : { ...draft, Review: goalReview(review) };
}

/** Drafts a goal from a typed baseline. Its numbers are the provider's; without one the baseline is to be collected. */
export function draftFromBaseline(request: BaselineDraftRequest): DraftedGoal {
  const { student, planStart } = request;
  const areaOfNeed = canonicalAreaOfNeed(request.areaOfNeed);
  const grade = student.grade?.trim() || undefined;
  const judged = judgeBaseline(request.baseline, areaOfNeed);
  const chosen = judged.isUsable ? judged.measure : undefined;
  const facts = gatherFacts({
    areaOfNeed,
    words: studentWords(labelFor(student.label, undefined), student.pronouns),
    grade,
    ageYears: undefined,
    chosen,
    ambition: request.ambition,
    planStart,
    oldGoal: undefined,
    names: [labelFor(student.label, undefined)],
    report: undefined,
  });
  const wording = new Wording([facts.student.label, grade, request.baseline].join('|'), areaOfNeed);
  const present = presentLevelFromWords(request.baseline.trim().slice(0, 4_000), facts, student, wording);
  const services = servicePlanFor(facts, undefined);
  return assemble(
    { facts, present, chosen, report: undefined, wording, services, disability: request.disability },
    {},
  );
}

interface Parts {
  facts: GoalFacts;
  present: PresentLevel;
  chosen: Measure | undefined;
  report: Report | undefined;
  wording: Wording;
  services: ServicePlan;
  disability: string;
}

function assemble(parts: Parts, context: CheckContext): DraftedGoal {
  const { facts, present, report, wording } = parts;
  const goal = goalSentence(facts, wording);
  const draft: DraftedGoal = {
    AreaOfNeed: facts.areaOfNeed,
    Disability: parts.disability,
    Baseline: upperFirst(present.text),
    Goal: goal,
    Fape: parts.services.linesWith({
      criterion: criterionBasis(facts),
      measurement: measurementPlan(facts, wording),
      steps: stepsBasis(facts, wording),
      task: wording.choose('task', facts.plan.tasks),
    }),
    Objectives: objectivesFor(facts, wording, { report, goal }),
    Evidence: evidenceOf(parts),
    Checks: [],
    Quality: 0,
    Engine: ENGINE_BUILT_IN,
  };
  const { checks, quality } = checkGoal(draft, context);
  return { ...draft, Checks: checks, Quality: quality };
}

function evidenceOf({ facts, present, chosen, report }: Parts): DraftedGoal['Evidence'] {
  const { baseline, target } = facts;
  const isSummed = chosen !== undefined && baseline !== undefined && baseline.value !== chosen.value;
  const sum = isSummed
    ? [
        {
          Text: `${measureWords(baseline)} (${chosen.outOf ?? 100} minus ${chosen.value})`,
          Page: report === undefined ? null : chosen.page,
          Quote: chosen.quote,
        },
      ]
    : [];
  const head =
    chosen?.head === undefined || report === undefined
      ? []
      : [{ Text: 'where its unit or its whole is told', Page: chosen.head.page, Quote: chosen.head.quote }];
  const summed = isSummed ? measureWords(baseline) : undefined;
  const printed = target !== undefined && 'target' in target ? (target.printed ?? []) : [];
  const evidence = [
    ...sum,
    ...present.evidence.filter(({ Text }) => Text !== summed),
    ...printed.map(({ text, page, quote }) => ({ Text: text, Page: page, Quote: quote })),
    ...head,
  ];
  return evidence.filter(
    (entry, at) =>
      evidence.findIndex(({ Text, Quote }) => Text === entry.Text && Quote === entry.Quote) === at,
  );
}

function criterionBasis(facts: GoalFacts): string {
  const { target, problemTarget } = facts;
  const isCounted = target !== undefined && 'target' in target;
  if (problemTarget !== undefined && !('target' in problemTarget) && !isCounted)
    return facts.fall !== undefined && problemTarget.reduction !== undefined
      ? `${problemTarget.reduction.arithmetic} What is taught in its place is tallied beside it; the team sets a criterion for it from its own baseline.`
      : `The team decides. ${problemTarget.teamDecides}${problemTarget.reduction === undefined ? '' : ` Beside the replacement: ${problemTarget.reduction.arithmetic}`}`;
  if (target === undefined)
    return (
      readingGain(facts.areaOfNeed, facts.grade)?.arithmetic ??
      'The team decides once the baseline is collected; no figure is set before.'
    );
  if ('target' in target) return `${target.arithmetic}${basisBeside(facts, target.target)}`;
  return ownReduction(target)?.arithmetic ?? `The team decides. ${target.teamDecides}`;
}

/** What the goal asks for beside the sum of its target, or in another form. */
function basisBeside({ areaOfNeed, baseline, counted, plan }: GoalFacts, end: number): string {
  if (areaOfNeed === 'Reading fluency' && baseline?.unit.startsWith('words correct') === true)
    return ` ${ACCURACY_BASIS}`;
  return counted !== undefined && isTally(plan.behaviors[0], counted)
    ? ` Asked for in percent, ${counted.isInFives === true ? 'rounded to ' : ''}${shareAsked(end, counted)}, because the next count will have another total.`
    : '';
}

function stepsBasis(facts: GoalFacts, wording: Wording): string | undefined {
  const { counted, plan } = facts;
  const end = yearEnd(facts);
  if (facts.fall !== undefined) return equalParts(fallSteps(facts.fall).map(String), false);
  if (counted === undefined || end === undefined) return undefined;
  const isShare = isTally(plan.behaviors[0], counted);
  const behavior = filled(wording.choose('behavior', plan.behaviors), facts);
  const climb = climbTo({ end, counted, isShare, behavior, help: facts.countedHelp });
  const values = [...new Set(climb.values)];
  const sign = isInPercent(counted.measure.kind) ? '%' : '';
  const isRounded =
    (isShare && counted.isInFives === true) ||
    (sign === '%' && !isShare && values.every((value) => value % 5 === 0));
  const amounts = values.map((value) => (isShare ? shareAsked(value, counted) : `${value}${sign}`));
  if (climb.supports !== undefined)
    return `Objectives at ${listed(amounts)}: the help that the report counted fades, and each number lies beyond what the part of it that is left reaches today.`;
  return equalParts(amounts, isRounded);
}

const equalParts = (amounts: readonly string[], isRounded: boolean): string =>
  new Set(amounts).size < 2
    ? 'The way is short: the steps keep the criterion, with less support or in more places.'
    : `Objectives at ${listed(amounts)}: about equal parts of the way to the criterion${isRounded ? ', rounded to 5%' : ''}.`;

function measurementPlan(facts: GoalFacts, wording: Wording): string {
  const probes = probeWords(facts, wording);
  const collector = collectorOf(facts);
  const parents =
    facts.band === 'preschool' ? 'the family receives a progress report each grading period' : undefined;
  if (isKeptThroughout(facts, wording))
    return wording.choose('measurement plan', [
      `${upperFirst(collector)} keeps ${probes} day by day through each count and graphs the results; ${parents ?? 'progress is reported to the parents with every report card'}.`,
      `Day by day through each count: ${probes}, by ${collector}; ${parents ?? 'the family receives a progress report each grading period'}.`,
      `Method: ${probes}. How often: day by day through each count. Who: ${collector}. Reports: ${parents ?? 'to the parents each grading period'}.`,
    ] as const);
  return wording.choose('measurement plan', [
    `${upperFirst(collector)} collects ${probes} weekly and graphs the results; ${parents ?? 'progress is reported to the parents with every report card'}.`,
    `Once a week: ${probes}, by ${collector}; ${parents ?? 'the family receives a progress report each grading period'}.`,
    `Weekly data from ${probes}, charted by ${collector}; ${parents ?? 'progress reports go home with report cards'}.`,
    `Method: ${probes}. How often: weekly. Who: ${collector}. Reports: ${parents ?? 'to the parents each grading period'}.`,
  ] as const);
}
