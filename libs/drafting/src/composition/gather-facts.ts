/** What a draft starts from: the baseline as it is understood, its material, its target and the words that fit it. */
import { isOfShare } from '../annual-review/goal-criterion.js';
import { planOf, schoolBandOf } from '../areas/plans.js';
import { isInPercent, isProblemCount, type Measure } from '../extraction/measure.js';
import { withDigits } from '../extraction/text/number-words.js';
import type { Report } from '../extraction/report.js';
import type { Ambition } from '../norms/weekly-growth.js';
import { materialGrade } from './material-grade.js';
import {
  type GoalFacts,
  type OldGoalFacts,
  ownReduction,
  planFor,
  type ProblemFall,
  yearEnd,
} from './goal-facts.js';
import { isAnswered, isOfProblem, isOfWanted, tellsOfAbsence } from './problem-counts.js';
import { named, withWholeUnit } from './counted-unit.js';
import { type Counted, isLongWay } from './quantities.js';
import { asAskedFor, startsFromOldGoal } from './old-goal-figures.js';
import { problemFall, whileItFalls } from './problem-fall.js';
import { replacementFor } from './replacement.js';
import { withoutGivenHelp } from './given-help.js';
import { withOwnMeans } from './own-means.js';
import { asReported } from './reported-plan.js';
import { withSoundsTogether } from './sounds-together.js';
import type { StudentWords } from './student-words.js';
import { aimedTarget } from './stated-aim.js';
import { INSTRUCTIONAL_WEEKS, type Target, targetFor } from './target.js';
import { accuracyBeside, targetContextOf } from './target-context.js';

/** What a draft is asked for, before anything is made of it. */
export interface Asked {
  areaOfNeed: string;
  words: StudentWords;
  /** As the report writes the student's name. */
  names: readonly string[];
  grade: string | undefined;
  ageYears: number | undefined;
  chosen: Measure | undefined;
  ambition: Ambition | undefined;
  planStart: string | undefined;
  oldGoal: OldGoalFacts | undefined;
  report: Report | undefined;
}

/** The baseline as chosen, and as it is understood. */
interface Understood {
  /** With its own unit and, of a text, its points. */
  readonly scored: Measure;
  readonly baseline: Measure;
}

function understood({ chosen, oldGoal, report, areaOfNeed, grade, ageYears }: Asked): Understood | undefined {
  if (chosen === undefined) return undefined;
  const whole = withSoundsTogether(
    named(withWholeUnit(complementOf(chosen) ?? chosen), planOf(areaOfNeed, grade, ageYears)),
  );
  const asked = oldGoal === undefined ? whole : asAskedFor(whole, oldGoal, report);
  const scored = asScored(asScoredBefore(asked, oldGoal));
  return { scored, baseline: asUnderstood(withProvenScale(scored)) };
}

/** What the count of a problem leads to: the taught replacement with its target, or how far the problem comes down. */
interface InPlaceOfProblem {
  readonly replacement?: Measure | undefined;
  readonly target?: Target | undefined;
  readonly fall?: ProblemFall | undefined;
}

function inPlaceOf(
  problem: Measure,
  target: Target | undefined,
  material: string | undefined,
  input: Asked,
): InPlaceOfProblem {
  const taught = replacementFor(input.report, input.areaOfNeed, input.names, input.words);
  const taughtTarget = taught && targetOf(input, material, taught, undefined);
  // One that is reached already leaves nothing to ask for.
  return yearEnd({ target: taughtTarget }) === undefined
    ? { fall: problemFall(input.report, problem, target) }
    : { replacement: taught, target: taughtTarget };
}

/** Gathers what the goal, its steps and its services are composed from. */
export function gatherFacts(input: Asked): GoalFacts {
  const { areaOfNeed, grade, ageYears, planStart, oldGoal } = input;
  const known = understood(input);
  const baseline = known?.baseline;
  const material = materialOf(known?.scored, oldGoal, input);
  const time = baseline && timeOf(baseline);
  const target = known && targetOf(input, material, known.scored, time);
  const isFalling = ownReduction(target) !== undefined;
  const isProblem = baseline !== undefined && !isFalling && isOfProblem(baseline, areaOfNeed);
  const instead = isProblem ? inPlaceOf(baseline, target, material, input) : undefined;
  const { replacement, fall } = instead ?? {};
  const goalTarget = isProblem ? instead?.target : target;
  const isWorded = !isFalling && yearEnd({ target: goalTarget }) !== undefined;
  return {
    areaOfNeed,
    plan: asReported({
      plan: withOwnMeans(
        whileItFalls(
          withoutGivenHelp(
            planFor(planOf(areaOfNeed, grade, ageYears), baseline, time, goalBehind(input, baseline)),
            areaOfNeed,
            baseline,
            input.report,
          ),
          fall,
          areaOfNeed,
        ),
        areaOfNeed,
        input.report,
      ),
      measure: isWorded ? (replacement ?? known?.scored) : undefined,
      areaOfNeed,
      names: input.names,
      oldGoal: taskBefore(input, known?.scored),
    }),
    band: schoolBandOf(grade, ageYears),
    student: input.words,
    grade,
    materialGrade: material,
    baseline,
    // A count of the problem is no start of the replacement's goal.
    counted: countedFrom(isProblem ? replacement : baseline, isProblem ? undefined : time, {
      isFalling,
      isAnswered: isAnswered(areaOfNeed),
      // What the report or a norm asks for is kept to the number.
      end: endOfOurs(goalTarget),
    }),
    accuracy: accuracyBeside(input.report, baseline),
    replacement,
    target: goalTarget,
    problemTarget: isProblem ? target : undefined,
    fall,
    planStart,
    oldGoal,
  };
}

/** Where a target of our own ends, that nothing in the report and no norm asks for. */
const endOfOurs = (target: Target | undefined): number | undefined =>
  target !== undefined &&
  'target' in target &&
  target.basis === 'convention' &&
  (target.printed === undefined || target.isOnlyBeside === true || target.isAbout === true)
    ? target.target
    : undefined;

/** Last year's goal, where the baseline is of what it counts: "2 of 5 parts" is in no words of a goal for word sequences. */
function goalBehind({ report, oldGoal }: Asked, baseline: Measure | undefined): OldGoalFacts | undefined {
  if (oldGoal === undefined || baseline === undefined || startsFromOldGoal(report, oldGoal, baseline))
    return oldGoal;
  const criterion = report?.oldGoals.find(({ quote }) => quote === oldGoal.quote)?.criterion;
  const isShare = baseline.outOf !== undefined || isInPercent(baseline.kind);
  return criterion === undefined || isShare === isOfShare(criterion) ? oldGoal : undefined;
}

/** What last year's goal asked for; nothing where the draft starts from a count of something else. */
function taskBefore({ report, oldGoal }: Asked, scored: Measure | undefined) {
  const isGone = oldGoal !== undefined && scored !== undefined && !startsFromOldGoal(report, oldGoal, scored);
  // What the report wants replaced is not asked for in the old words.
  if (oldGoal?.verdict === 'replace') return undefined;
  return isGone ? undefined : oldGoal && { goal: oldGoal.quote, isKept: oldGoal.verdict !== 'raise' };
}

const countedFrom = (
  measure: Measure | undefined,
  time: Counted['time'],
  { end, ...how }: Pick<Counted, 'isFalling' | 'isAnswered'> & { readonly end: number | undefined },
): Counted | undefined => measure && { measure, time, ...how, isInFives: isLongWay(measure, end) };

/** The newest number was taken on the material of the goal so far, where its own sentence names none. */
function materialOf(
  baseline: Measure | undefined,
  oldGoal: OldGoalFacts | undefined,
  { grade, report }: Pick<Asked, 'grade' | 'report'>,
): string | undefined {
  const readings = report?.oldGoals.find(({ quote }) => quote === oldGoal?.quote)?.readings ?? [];
  // What is met leads on, "ORF, gr 3 text, 95 wcpm" was for last year's grade, and another figure than the goal's was read elsewhere.
  const isKept =
    baseline !== undefined &&
    oldGoal !== undefined &&
    oldGoal.verdict !== 'raise' &&
    /\bwill\b/i.test(oldGoal.quote) &&
    (readings.length === 0 || readings.some(({ value }) => value === baseline.value));
  return materialGrade(
    baseline,
    isKept ? materialGrade({ ...baseline, quote: oldGoal.quote }, grade) : grade,
  );
}

const OF_ROUTINES = /^(?:Independent living|Self-care|Employment)$/;

function targetOf(
  { areaOfNeed, grade, ambition, report, oldGoal }: Asked,
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
  const aimed =
    ambition === undefined && !isProblem ? aimedTarget(report, baseline, time === 'latency') : undefined;
  if (aimed !== undefined) return aimed;
  return targetFor({
    areaOfNeed,
    // "The medication routine, 3 of 8 steps": what is done is told in the sentence.
    skill: OF_ROUTINES.test(areaOfNeed) ? `${skill} ${baseline.quote}` : skill,
    // The upper end of a range of time has been shown to be within reach.
    baseline: kind === 'duration' ? (upTo ?? value) : value,
    isWanted: !isProblem && isOfWanted(baseline, areaOfNeed),
    isToLast: time === 'lasting',
    isToShorten: time === 'latency',
    // "4 times an hour" does not say of itself that fewer are better.
    // The episodes are the problem; how many of them were met with a strategy is not.
    unit:
      kind === 'ratio' && !isProblem && isProblemCount(baseline)
        ? 'opportunities'
        : isProblem
          ? unit.replace(/^times?\b/, 'incidents').replace(/(\d-minute)$/, '$1 period')
          : unit,
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

/** "November: 5 of 10" under a goal that asks for "8 of 10 on the story rubric" is a score as well. */
function asScoredBefore(measure: Measure, oldGoal: OldGoalFacts | undefined): Measure {
  const { areaOfNeed, kind, unit, outOf } = measure;
  if (areaOfNeed !== 'Written expression' || kind !== 'ratio' || unit !== 'items') return measure;
  const asked = new RegExp(String.raw`\b(?:of|/) ?${outOf ?? 0}\b`);
  const isScored =
    oldGoal !== undefined && asked.test(oldGoal.quote) && /\brubric|\bpoints\b/i.test(oldGoal.quote);
  return isScored ? { ...measure, unit: 'points' } : measure;
}

/** Two traits of a rubric in one line. */
const TRAITS =
  /\b(organization|ideas|elaboration|voice|word choice|conventions)\b.*\b(?!\1)(?:organization|ideas|elaboration|voice|word choice|conventions|development)\b/is;

/** A text is not right in seven of sixteen tries: it earns seven of sixteen points. */
function asScored(measure: Measure): Measure {
  const { areaOfNeed, kind, unit, quote } = measure;
  const isOfText =
    areaOfNeed === 'Written expression' && kind === 'ratio' && /^(?:items|correct|)$/.test(unit);
  const isScore =
    /\b(?:rubric|traits?|points?|essays?|organization|ideas|elaboration|voice|word choice|conventions|scor(?:e|ed|es|ing)|earn(?:ed|s)?|received)\b|^\W*(?:total|overall)\b/i.test(
      quote,
    ) &&
    (TRAITS.test(quote) ||
      !/\b(?:sentences?|words?|errors?|capitals?|punctuation|elements?|parts?)\b/i.test(quote));
  if (isOfText && isScore) return { ...measure, unit: 'points' };
  const isOfWhole =
    kind === 'level' && unit === 'points' && withDigits(quote).includes(String(measure.outOf));
  return areaOfNeed === 'Written expression' && isOfWhole ? { ...measure, kind: 'ratio' } : measure;
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

/** On-task time from an off-task figure, days attended from days absent: the one sum we make from a report's number, shown as such. */
function complementOf(measure: Measure): Measure | undefined {
  const { kind, unit, value, outOf } = measure;
  if (kind === 'interval' && unit.includes('off task'))
    return { ...measure, value: 100 - value, unit: 'of intervals on task' };
  if (kind === 'ratio' && outOf !== undefined && /\bdays$/.test(unit) && tellsOfAbsence(measure))
    return { ...measure, value: outOf - value, isAskedFor: true };
  return undefined;
}

const SHORT_QUOTE = 45;
const LATENCY =
  /latency|\btakes\b|\btook\b|to (?:begin|start|calm|return|settle)|before (?:starting|beginning)|tantrum|off[- ]task|delay/i;
const LASTING =
  /attention span|sustain|attend|remain|stay|engag|on[- ]task|persist|focus|plays?\b|work(?:s|ed)? (?:\w+ )?for|hold|balance|stand/i;
/** Where the area has words for staying with something, so much less has to be said of it. */
const MAY_LAST = /^(?:Attention|Work completion|Play and|Employment|Gross motor)/;
const KEPT_UP =
  /work(?:s|ed|ing)? (?:\w+ ){0,3}(?:for|\d)|\bstood\b|\bs(?:i|a)ts?\b|\bsitting\b|stead(?:y|ily)|\bstretch\b|\blast(?:s|ed)\b|\bon the (?:rug|carpet|mat)\b|listen|before (?:(?:he|she|they) )?(?:stop|need)|before the first (?:adult )?(?:prompt|reminder)/i;
const TO_SHORTEN =
  /latency|\btakes\b|\btook\b|to (?:begin|start|calm|return|settle)|before (?:starting|beginning)|delay/i;
/** Of feelings, the time of an upset, up to where the student is back. */
const OF_FEELINGS = /^(?:Emotional|Sensory) regulation$/;
const UPSET =
  /tantrum|upset|outburst|melt ?down|episode|\b(?:yell|scream|sob|cry|tear)|calm|shut ?down|ready to|(?:come|came|go|went|back|return\w*) (?:back )?(?:to|in)\b|recover/i;
const STAYS_CALM = /\b(?:stay|remain|keep|kept)/i;

/** "Is: 8 minutes   Aim: 25 minutes": it is to last longer. */
const AIM = /\b(?:aim|goal|target)\b[^.\d]{0,12}(\d{1,3})\b/i;

function timeOf({ kind, value, quote: own, withBefore, areaOfNeed, timed = '' }: Measure): Counted['time'] {
  if (kind !== 'duration') return undefined;
  // "The median is 4 minutes." says nothing of what lasted so long.
  const quote = `${timed} ${own.length <= SHORT_QUOTE ? (withBefore ?? own) : own}`;
  if (OF_FEELINGS.test(areaOfNeed ?? '') && UPSET.test(quote) && !STAYS_CALM.test(quote)) return 'latency';
  const isKeptUp = LASTING.test(quote) || (MAY_LAST.test(areaOfNeed ?? '') && KEPT_UP.test(quote));
  if (isKeptUp && !LATENCY.test(quote)) return 'lasting';
  if (Number(AIM.exec(quote)?.[1] ?? Number.NaN) > value) return 'lasting';
  return TO_SHORTEN.test(quote) && !/tantrum/i.test(quote) ? 'latency' : undefined;
}
