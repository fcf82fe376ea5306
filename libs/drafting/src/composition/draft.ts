/** Drafts one goal for one area, from a report or from a typed baseline. */
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { type AreaPlan, planOf } from '../areas/plans.js';
import { isProblemCount, type Measure, measureWords } from '../extraction/measure.js';
import type { DraftedGoal } from '../drafted-goal.js';
import type { Report } from '../extraction/report.js';
import type { Pronouns } from '../extraction/student.js';
import { judgeBaseline } from '../extraction/typed-baseline.js';
import type { Ambition } from '../norms/weekly-growth.js';
import { checkGoal, type CheckContext } from '../rubric/checks.js';
import { chooseBaseline, materialGrade } from './baseline-choice.js';
import {
  engagedComplement,
  type GoalFacts,
  goalSentence,
  objectivesFor,
  probeWords,
  readingGain,
} from './goal-sentence.js';
import { type PresentLevel, presentLevelFromReport, presentLevelFromWords } from './present-level.js';
import { servicesFor } from './services.js';
import { INSTRUCTIONAL_WEEKS, targetFor } from './target.js';
import { Wording } from './wording.js';

export const ENGINE_BUILT_IN = 'built-in';

/** What the provider has said about the student; each wins over the report. */
export interface StudentFacts {
  /** Name or initials to write in the draft. */
  label?: string | undefined;
  grade?: string | undefined;
  pronouns?: Pronouns | undefined;
  strengths?: readonly string[] | undefined;
  setting?: string | undefined;
}

export interface ReportDraftRequest {
  report: Report;
  areaOfNeed: string;
  disability: string;
  student: StudentFacts;
  /** True where the provider wants a plan to collect the baseline, whatever the report holds. */
  isPlanOnly?: boolean;
  /** ISO date or a date in words; anything else is written as typed. */
  planStart?: string | undefined;
  ambition?: Ambition | undefined;
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

const labelFor = (student: StudentFacts, report: Report | undefined) => {
  const given = student.label?.trim().replace(/\s+/g, ' ').slice(0, 80);
  if (given !== undefined && given !== '') return given;
  const name = report?.student.name;
  return name === undefined
    ? 'the student'
    : /^(?:\p{L}\.?\s?){1,3}$/u.test(name) && name === name.toUpperCase()
      ? name
      : (name.split(' ')[0] ?? 'the student');
};

/** Drafts a goal for an area from what the report says; the same input gives the same draft. */
export function draftFromReport(request: ReportDraftRequest): DraftedGoal {
  const { report, student, planStart } = request;
  const areaOfNeed = canonicalAreaOfNeed(request.areaOfNeed);
  const grade = student.grade?.trim() || report.student.grade;
  const plan = planOf(areaOfNeed, grade);
  const chosen = request.isPlanOnly === true ? undefined : chooseBaseline(report, areaOfNeed, plan);
  const facts = factsOf({
    areaOfNeed,
    plan,
    label: labelFor(student, report),
    grade,
    chosen,
    ambition: request.ambition,
    planStart,
  });
  const wording = new Wording(
    [
      facts.label,
      grade,
      report.student.name,
      report.measures.length,
      report.concerns[0]?.quote,
      report.reportDate,
    ].join('|'),
    areaOfNeed,
  );
  const present = presentLevelFromReport(report, facts, student.strengths ?? [], wording);
  return assemble({ facts, present, chosen, report, wording, disability: request.disability }, { report });
}

/** Drafts a goal from a typed baseline. Its numbers are the provider's; without one the baseline is to be collected. */
export function draftFromBaseline(request: BaselineDraftRequest): DraftedGoal {
  const { student, planStart } = request;
  const areaOfNeed = canonicalAreaOfNeed(request.areaOfNeed);
  const grade = student.grade?.trim() || undefined;
  const plan = planOf(areaOfNeed, grade);
  const judged = judgeBaseline(request.baseline, areaOfNeed);
  const chosen = judged.isUsable ? judged.measure : undefined;
  const facts = factsOf({
    areaOfNeed,
    plan,
    label: labelFor(student, undefined),
    grade,
    chosen,
    ambition: request.ambition,
    planStart,
  });
  const wording = new Wording([facts.label, grade, request.baseline].join('|'), areaOfNeed);
  const present = presentLevelFromWords(
    request.baseline.trim().slice(0, 4_000),
    facts,
    student.strengths ?? [],
    wording,
  );
  return assemble({ facts, present, chosen, report: undefined, wording, disability: request.disability }, {});
}

function factsOf(input: {
  areaOfNeed: string;
  plan: AreaPlan;
  label: string;
  grade: string | undefined;
  chosen: Measure | undefined;
  ambition: Ambition | undefined;
  planStart: string | undefined;
}): GoalFacts {
  const { areaOfNeed, plan, label, grade, chosen, planStart } = input;
  const baseline = chosen === undefined ? undefined : (engagedComplement(chosen) ?? chosen);
  const target =
    baseline === undefined
      ? undefined
      : targetFor({
          areaOfNeed,
          skill: baseline.skill,
          baseline: baseline.kind === 'duration' ? (baseline.upTo ?? baseline.value) : baseline.value,
          isToLast: isToLast(baseline),
          unit: baseline.unit,
          kind: baseline.kind,
          outOf: baseline.outOf,
          grade: materialGrade(baseline, grade),
          weeks: INSTRUCTIONAL_WEEKS,
          ambition: input.ambition,
        });
  return { areaOfNeed, plan, label, grade, baseline, target, planStart };
}

const isToLast = ({ quote }: Measure) =>
  /attention span|sustain|attend|remain|stay|engag|on[- ]task|persist|focus|plays?\b|work(?:s|ed)? for|hold|balance|stand/i.test(
    quote,
  ) && !/latency|takes|took|to (?:begin|start|calm)|tantrum|off[- ]task/i.test(quote);

interface Parts {
  facts: GoalFacts;
  present: PresentLevel;
  chosen: Measure | undefined;
  report: Report | undefined;
  wording: Wording;
  disability: string;
}

function assemble(parts: Parts, context: CheckContext): DraftedGoal {
  const { facts, present, chosen, report, wording } = parts;
  const fape = servicesFor({
    areaOfNeed: facts.areaOfNeed,
    report,
    planStart: facts.planStart,
    criterion: criterionBasis(facts, chosen),
    measurement: measurementPlan(facts, wording),
  });
  const complement =
    chosen !== undefined && facts.baseline !== chosen && facts.baseline !== undefined
      ? [
          {
            Text: `${measureWords(facts.baseline)} (100 minus ${chosen.value})`,
            Page: report === undefined ? null : chosen.page,
            Quote: chosen.quote,
          },
        ]
      : [];
  const summed =
    complement.length > 0 && facts.baseline !== undefined ? measureWords(facts.baseline) : undefined;
  const evidence = [...complement, ...present.evidence.filter(({ Text }) => Text !== summed)];
  const draft: DraftedGoal = {
    AreaOfNeed: facts.areaOfNeed,
    Disability: parts.disability,
    Baseline: upperFirstOf(present.text),
    Goal: goalSentence(facts, wording),
    Fape: fape,
    Objectives: objectivesFor(facts, wording),
    Evidence: evidence.filter(
      (entry, at) =>
        evidence.findIndex(({ Text, Quote }) => Text === entry.Text && Quote === entry.Quote) === at,
    ),
    Checks: [],
    Quality: 0,
    Engine: ENGINE_BUILT_IN,
  };
  const { checks, quality } = checkGoal(draft, context);
  return { ...draft, Checks: checks, Quality: quality };
}

const upperFirstOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function criterionBasis(facts: GoalFacts, chosen: Measure | undefined): string {
  const { target } = facts;
  const reading = target === undefined ? readingGain(facts.areaOfNeed, facts.grade) : undefined;
  if (reading !== undefined) return reading.arithmetic;
  if (target === undefined)
    return 'The team decides once the baseline is collected; any figure in the goal is a starting point, not from the report.';
  if ('target' in target) return target.arithmetic;
  return chosen !== undefined && isProblemCount(chosen)
    ? `The team decides. ${target.teamDecides} Any figure in the goal is a starting point, not from the report.`
    : `The team decides. ${target.teamDecides}`;
}

function measurementPlan(facts: GoalFacts, wording: Wording): string {
  const probe = probeWords(facts);
  return wording.choose('measurement', [
    `Weekly, ${probe} graphed by the provider; progress is reported to the parents with every report card.`,
    `${probe.charAt(0).toUpperCase()}${probe.slice(1)} once a week; the family receives a progress report each grading period.`,
    `The provider charts ${probe} weekly and reports progress to the parents each grading period.`,
    `Data: ${probe}, once a week. Progress reports go home with report cards.`,
  ] as const);
}
