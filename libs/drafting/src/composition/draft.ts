/** Drafts one goal for one area, from a report or from a typed baseline. */
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { goalReview, reviewedAreas } from '../annual-review/reviewed-areas.js';
import { planOf, schoolBandOf } from '../areas/plans.js';
import { type Measure, measureWords } from '../extraction/measure.js';
import type { DraftedGoal } from '../drafted-goal.js';
import { withDigits } from '../extraction/number-words.js';
import type { Report } from '../extraction/report.js';
import type { Pronouns } from '../extraction/student.js';
import { judgeBaseline } from '../extraction/typed-baseline.js';
import type { Ambition } from '../norms/weekly-growth.js';
import { checkGoal, type CheckContext } from '../rubric/checks.js';
import { chooseBaseline, materialGrade } from './baseline-choice.js';
import { collectorFrom, collectorOf } from './collectors.js';
import { type GoalFacts, type OldGoalFacts, ownReduction, planFor, yearEnd } from './goal-facts.js';
import { goalSentence, probeWords, readingGain } from './goal-sentence.js';
import { helpedLevel } from './ladders.js';
import { objectivesFor } from './objectives.js';
import { isAnswered, isOfProblem, isOfWanted } from './problem-counts.js';
import { type PresentLevel, presentLevelFromReport, presentLevelFromWords } from './present-level.js';
import type { Counted } from './quantities.js';
import { stepValues } from './steps.js';
import { servicesFor } from './services.js';
import { labelFor, type StudentWords, studentWords } from './student-words.js';
import { INSTRUCTIONAL_WEEKS, type Target, targetFor } from './target.js';
import { targetContextOf } from './target-context.js';
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

/** Drafts a goal for an area from what the report says; the same input gives the same draft. */
export function draftFromReport(request: ReportDraftRequest): DraftedGoal {
  const { report, student, planStart } = request;
  const areaOfNeed = canonicalAreaOfNeed(request.areaOfNeed);
  const grade = student.grade?.trim() || report.student.grade;
  const plan = planOf(areaOfNeed, grade, report.student.ageYears);
  const chosen =
    request.isPlanOnly === true ? undefined : (request.start ?? chooseBaseline(report, areaOfNeed, plan));
  const review = reviewedAreas(report.oldGoals).get(areaOfNeed)?.review;
  const known = factsOf({
    areaOfNeed,
    words: studentWords(labelFor(student.label, report), student.pronouns ?? report.student.pronouns),
    grade,
    ageYears: report.student.ageYears,
    chosen,
    ambition: request.ambition,
    planStart,
    oldGoal: request.oldGoal ?? review,
    report,
  });
  const [service] = servicesFor({ facts: known, report, criterion: '', measurement: '', steps: undefined });
  const facts = { ...known, collector: collectorFrom(service?.Provider ?? '') };
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
    { facts, present, chosen, report, wording, disability: request.disability },
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
  const facts = factsOf({
    areaOfNeed,
    words: studentWords(labelFor(student.label, undefined), student.pronouns),
    grade,
    ageYears: undefined,
    chosen,
    ambition: request.ambition,
    planStart,
    oldGoal: undefined,
    report: undefined,
  });
  const wording = new Wording([facts.student.label, grade, request.baseline].join('|'), areaOfNeed);
  const present = presentLevelFromWords(request.baseline.trim().slice(0, 4_000), facts, student, wording);
  return assemble({ facts, present, chosen, report: undefined, wording, disability: request.disability }, {});
}

function factsOf(input: {
  areaOfNeed: string;
  words: StudentWords;
  grade: string | undefined;
  ageYears: number | undefined;
  chosen: Measure | undefined;
  ambition: Ambition | undefined;
  planStart: string | undefined;
  oldGoal: OldGoalFacts | undefined;
  report: Report | undefined;
}): GoalFacts {
  const { areaOfNeed, grade, ageYears, chosen, planStart, oldGoal } = input;
  const whole = chosen === undefined ? undefined : (engagedComplement(chosen) ?? chosen);
  const baseline = whole === undefined ? undefined : asUnderstood(withProvenScale(whole));
  const material = materialOf(whole, oldGoal, grade);
  const time = baseline === undefined ? undefined : timeOf(baseline);
  const target = baseline === undefined ? undefined : targetOf(input, material, whole ?? baseline, time);
  const isFalling = ownReduction(target) !== undefined;
  const isProblem = baseline !== undefined && !isFalling && isOfProblem(baseline, areaOfNeed);
  return {
    areaOfNeed,
    plan: planFor(planOf(areaOfNeed, grade, ageYears), baseline, time, oldGoal),
    band: schoolBandOf(grade, ageYears),
    student: input.words,
    grade,
    materialGrade: material,
    baseline,
    // A count of the problem is no start of the replacement's goal.
    counted:
      baseline === undefined || isProblem
        ? undefined
        : { measure: baseline, time, isFalling, isAnswered: isAnswered(areaOfNeed) },
    target: isProblem ? undefined : target,
    problemTarget: isProblem ? target : undefined,
    planStart,
    oldGoal,
  };
}

/** The newest number was taken on the material of the goal so far, where its own sentence names none. */
function materialOf(
  baseline: Measure | undefined,
  oldGoal: OldGoalFacts | undefined,
  grade: string | undefined,
): string | undefined {
  const isKept = baseline !== undefined && oldGoal !== undefined;
  return materialGrade(
    baseline,
    isKept ? materialGrade({ ...baseline, quote: oldGoal.quote }, grade) : grade,
  );
}

function targetOf(
  { areaOfNeed, grade, ambition, report, oldGoal }: Parameters<typeof factsOf>[0],
  material: string | undefined,
  baseline: Measure,
  time: Counted['time'],
): Target {
  const { kind, unit, skill, outOf, value, upTo } = baseline;
  const isProblem = isOfProblem(baseline, areaOfNeed);
  // Nobody puts a clause into four of five sentences of free talk: a mastery level would be nonsense.
  if (kind === 'percent' && /dependent clause|complex sentence/i.test(baseline.quote))
    return {
      teamDecides: 'No published share of complex sentences in free talk is used here; the IEP team sets it.',
    };
  return targetFor({
    areaOfNeed,
    skill,
    // The upper end of a range of time has been shown to be within reach.
    baseline: kind === 'duration' ? (upTo ?? value) : value,
    isWanted: !isProblem && isOfWanted(baseline, areaOfNeed),
    isToLast: time === 'lasting',
    isToShorten: time === 'latency',
    // "4 times an hour" does not say of itself that fewer are better.
    unit: isProblem ? unit.replace(/^times?\b/, 'incidents').replace(/(\d-minute)$/, '$1 period') : unit,
    kind,
    outOf,
    grade: material,
    studentGrade: grade,
    weeks: INSTRUCTIONAL_WEEKS,
    ambition,
    context: targetContextOf(report, baseline, oldGoal),
  });
}

/** The top of a scale that stands elsewhere than the score is left out: no quote proves it. */
function withProvenScale(measure: Measure): Measure {
  const { kind, unit, outOf, quote } = measure;
  const isScale = kind === 'level' || (kind === 'ratio' && unit === 'points');
  if (!isScale || outOf === undefined || withDigits(quote).includes(String(outOf))) return measure;
  const { outOf: _outOf, ...level } = measure;
  return { ...level, kind: 'level', unit: unit.replace(/^on an? \d{1,2}-point /, 'on the ') };
}

/** Of intelligibility, "60% of words" are words understood; of legibility, "58% of letters" are letters legible. */
function asUnderstood(measure: Measure): Measure {
  const { areaOfNeed, kind, unit, quote } = measure;
  const isShareOfWords = kind === 'percent' && unit === 'of words';
  if (areaOfNeed === 'Phonology and intelligibility' && isShareOfWords)
    return { ...measure, unit: 'intelligible' };
  const isLegibility = areaOfNeed === 'Handwriting' && kind === 'percent' && /legib/i.test(quote);
  return isLegibility && /^of (?:letters|words)$/.test(unit)
    ? { ...measure, unit: `${unit} legible` }
    : measure;
}

/** On-task time from an off-task figure: the one sum we make from a report's number, shown as such. */
function engagedComplement(measure: Measure): Measure | undefined {
  if (measure.kind !== 'interval' || !measure.unit.includes('off task')) return undefined;
  return { ...measure, value: 100 - measure.value, unit: 'of intervals on task' };
}

const LATENCY =
  /latency|\btakes\b|\btook\b|to (?:begin|start|calm|return|settle)|before (?:starting|beginning)|tantrum|off[- ]task|delay/i;
const LASTING =
  /attention span|sustain|attend|remain|stay|engag|on[- ]task|persist|focus|plays?\b|work(?:s|ed)? (?:\w+ )?for|hold|balance|stand/i;
const TO_SHORTEN =
  /latency|\btakes\b|\btook\b|to (?:begin|start|calm|return|settle)|before (?:starting|beginning)|delay/i;

function timeOf({ kind, quote }: Measure): Counted['time'] {
  if (kind !== 'duration') return undefined;
  if (LASTING.test(quote) && !LATENCY.test(quote)) return 'lasting';
  return TO_SHORTEN.test(quote) && !/tantrum/i.test(quote) ? 'latency' : undefined;
}

interface Parts {
  facts: GoalFacts;
  present: PresentLevel;
  chosen: Measure | undefined;
  report: Report | undefined;
  wording: Wording;
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
    Fape: servicesFor({
      facts,
      report,
      criterion: criterionBasis(facts),
      measurement: measurementPlan(facts, wording),
      steps: stepsBasis(facts, report),
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
  const isSummed = chosen !== undefined && baseline !== undefined && baseline !== chosen;
  const sum = isSummed
    ? [
        {
          Text: `${measureWords(baseline)} (100 minus ${chosen.value})`,
          Page: report === undefined ? null : chosen.page,
          Quote: chosen.quote,
        },
      ]
    : [];
  const summed = isSummed ? measureWords(baseline) : undefined;
  const printed = target !== undefined && 'target' in target ? (target.printed ?? []) : [];
  const evidence = [
    ...sum,
    ...present.evidence.filter(({ Text }) => Text !== summed),
    ...printed.map(({ text, page, quote }) => ({ Text: text, Page: page, Quote: quote })),
  ];
  return evidence.filter(
    (entry, at) =>
      evidence.findIndex(({ Text, Quote }) => Text === entry.Text && Quote === entry.Quote) === at,
  );
}

function criterionBasis(facts: GoalFacts): string {
  const { target, problemTarget } = facts;
  if (problemTarget !== undefined && !('target' in problemTarget))
    return `The team decides. ${problemTarget.teamDecides}${problemTarget.reduction === undefined ? '' : ` Beside the replacement: ${problemTarget.reduction.arithmetic}`}`;
  if (target === undefined)
    return (
      readingGain(facts.areaOfNeed, facts.grade)?.arithmetic ??
      'The team decides once the baseline is collected; no figure is set before.'
    );
  if ('target' in target) return target.arithmetic;
  return ownReduction(target)?.arithmetic ?? `The team decides. ${target.teamDecides}`;
}

function stepsBasis(facts: GoalFacts, report: Report | undefined): string | undefined {
  const end = yearEnd(facts);
  if (facts.counted === undefined || end === undefined) return undefined;
  const values = [...new Set(stepValues(facts.counted, end, helpedLevel(facts, report)))];
  const sign = ['percent', 'interval'].includes(facts.counted.measure.kind) ? '%' : '';
  return values.length < 2
    ? 'The steps keep the criterion and take away support.'
    : `Objectives at ${listed(values.map((value) => `${value}${sign}`))}: about equal parts of the way to the criterion.`;
}

function measurementPlan(facts: GoalFacts, wording: Wording): string {
  const probes = probeWords(facts, wording);
  const collector = collectorOf(facts);
  const parents =
    facts.band === 'preschool' ? 'the family receives a progress report each grading period' : undefined;
  return wording.choose('measurement plan', [
    `${upperFirst(collector)} collects ${probes} weekly and graphs the results; ${parents ?? 'progress is reported to the parents with every report card'}.`,
    `Once a week: ${probes}, by ${collector}; ${parents ?? 'the family receives a progress report each grading period'}.`,
    `Weekly data from ${probes}, charted by ${collector}; ${parents ?? 'progress reports go home with report cards'}.`,
    `Method: ${probes}. How often: weekly. Who: ${collector}. Reports: ${parents ?? 'to the parents each grading period'}.`,
  ] as const);
}
