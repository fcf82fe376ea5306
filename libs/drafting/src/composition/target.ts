/** Where a year of instruction should lead: from published growth, or from the student's own baseline, or the team decides. */
import { DIBELS_END_OF_YEAR, DIBELS_SOURCE } from '../norms/dibels-goals.js';
import { oralReadingFluency } from '../norms/oral-reading-fluency.js';
import {
  type Ambition,
  COMPUTATION_INSTRUCTIONAL_LEVEL,
  EARLY_READING_GROWTH,
  MAZE_END_OF_YEAR,
  MAZE_WEEKLY_GROWTH,
  ORAL_READING_WEEKLY_GROWTH,
  READING_GROWTH_SOURCE,
} from '../norms/weekly-growth.js';
import { isProblemCount } from '../extraction/measure.js';

/** Instructional weeks of a school year less breaks: a convention of this product. */
export const INSTRUCTIONAL_WEEKS = 36;

export interface TargetRequest {
  areaOfNeed: string;
  skill?: string | undefined;
  baseline: number;
  /** As `Measure.unit`; percents are told by `kind` or by a unit that starts with "of", "%", "accuracy". */
  unit: string;
  kind?: string | undefined;
  outOf?: number | undefined;
  /** Of a duration: longer is better (attention, play), not a delay or a tantrum. */
  isToLast?: boolean | undefined;
  /** "K" or "1" to "12": the level of the material where the report gives it, else the student's grade. */
  grade?: string | undefined;
  weeks: number;
  ambition?: Ambition | undefined;
}

export type Target =
  | {
      target: number;
      /** The sum in words, with its source. */
      arithmetic: string;
      /** 'norm': published growth or level. 'convention': our starting point, which the team decides on. */
      basis: 'norm' | 'convention';
    }
  | { teamDecides: string };

const gradeNumber = (grade: string | undefined) =>
  grade === undefined ? Number.NaN : /^k/i.test(grade) ? 0 : Number(grade);

/** The year's target for a countable baseline. Never for a norm score: those are no unit of a goal. */
export function targetFor(request: TargetRequest): Target {
  const { unit, kind } = request;
  if (kind !== undefined && ['standard', 'scaled', 't-score', 'percentile'].includes(kind)) {
    return {
      teamDecides:
        'A norm score compares with other children and is not the unit of a goal; collect a skill baseline first.',
    };
  }
  if (isProblemCount({ unit })) {
    return {
      teamDecides:
        'The report counts the problem behavior; the taught replacement needs its own baseline before a target is set.',
    };
  }
  return (
    publishedTarget(request) ??
    conventionalTarget(request) ?? {
      teamDecides: `No published growth figure for ${unit} is used here; the IEP team sets the target from the baseline of ${request.baseline}.`,
    }
  );
}

/** From published growth or levels; undefined when none is published for the unit. */
function publishedTarget(request: TargetRequest): Target | undefined {
  const { unit, grade, baseline } = request;
  if (unit === 'words correct per minute') return readingTarget(request);
  if (unit.includes('maze')) return mazeTarget(request);
  if (unit.includes('digits correct')) return computationTarget(request);
  const early = EARLY_READING_GROWTH[unit];
  if (early?.grade === gradeNumber(grade))
    return growthTarget(request, early.weekly, early.endOfYear, early.source);
  const endOfYear = DIBELS_END_OF_YEAR[unit]?.[gradeNumber(grade)];
  if (endOfYear === undefined || baseline >= endOfYear) return undefined;
  return {
    target: endOfYear,
    basis: 'norm',
    arithmetic: `${endOfYear} ${unit} is the published end-of-year goal for ${gradeWords(grade)} (${DIBELS_SOURCE}); the baseline is ${baseline}.`,
  };
}

/** From the student's own baseline by a rule of this product; undefined when there is none for the unit. */
function conventionalTarget(request: TargetRequest): Target | undefined {
  const { unit, kind, outOf } = request;
  if (kind === 'ratio' || (kind === undefined && outOf !== undefined)) return ratioTarget(request);
  const isShare = kind === 'percent' || kind === 'interval' || /^(?:%|accuracy|of |intelligible)/.test(unit);
  if (isShare) return percentTarget(request);
  return kind === 'duration' && request.isToLast === true ? durationTarget(request) : undefined;
}

const gradeWords = (grade: string | undefined) =>
  grade === undefined ? 'the grade' : /^k/i.test(grade) ? 'kindergarten' : `grade ${grade}`;

function readingTarget(request: TargetRequest): Target {
  const grade = gradeNumber(request.grade);
  const rates = ORAL_READING_WEEKLY_GROWTH[grade];
  const spring = oralReadingFluency(grade, 'spring', 50);
  if (rates === undefined || spring === undefined) {
    return {
      teamDecides: `Published weekly growth for oral reading covers grades 1 to 6; for ${gradeWords(request.grade)} the IEP team sets the target.`,
    };
  }
  const cap = spring.wordsCorrectPerMinute;
  if (request.baseline >= cap) {
    return {
      teamDecides: `The baseline of ${request.baseline} is at or above the spring 50th percentile for grade ${grade} (${cap}, ${spring.source}); the IEP team sets the target.`,
    };
  }
  const springBefore = oralReadingFluency(grade - 1, 'spring', 50)?.wordsCorrectPerMinute;
  const isYearBehind = springBefore !== undefined && request.baseline <= springBefore;
  const ambition = request.ambition ?? (isYearBehind ? 'ambitious' : 'realistic');
  const weekly = rates[ambition];
  const grown = Math.round(request.baseline + weekly * request.weeks);
  const target = Math.min(grown, cap);
  const capped =
    grown > cap ? `, held at ${cap}, the spring 50th percentile for grade ${grade} (${spring.source})` : '';
  return {
    target,
    basis: 'norm',
    arithmetic: `${request.baseline} + ${weekly} a week x ${request.weeks} weeks = ${grown}${capped} (${ambition} growth for grade ${grade}, ${READING_GROWTH_SOURCE}).`,
  };
}

function mazeTarget(request: TargetRequest): Target {
  const grade = gradeNumber(request.grade);
  if (!(grade >= 1 && grade <= 6))
    return { teamDecides: 'Published maze growth covers grades 1 to 6; the IEP team sets the target.' };
  return growthTarget(
    request,
    MAZE_WEEKLY_GROWTH,
    MAZE_END_OF_YEAR[grade] ?? Number.POSITIVE_INFINITY,
    READING_GROWTH_SOURCE,
  );
}

function growthTarget(request: TargetRequest, weekly: number, cap: number, source: string): Target {
  if (request.baseline >= cap)
    return {
      teamDecides: `The baseline of ${request.baseline} is at or above the published end-of-year level of ${cap}; the IEP team sets the target.`,
    };
  const grown = Math.round(request.baseline + weekly * request.weeks);
  const capped = grown > cap ? `, held at ${cap}, the published end-of-year level` : '';
  return {
    target: Math.min(grown, cap),
    basis: 'norm',
    arithmetic: `${request.baseline} + ${weekly} a week x ${request.weeks} weeks = ${grown}${capped} (${source}).`,
  };
}

function computationTarget(request: TargetRequest): Target {
  const level = COMPUTATION_INSTRUCTIONAL_LEVEL[gradeNumber(request.grade)];
  const target = level?.find((bound) => bound > request.baseline);
  if (level === undefined || target === undefined)
    return {
      teamDecides:
        'No published level for digits correct fits this grade and baseline; the IEP team sets the target.',
    };
  return {
    target,
    basis: 'norm',
    arithmetic: `The instructional level in grade ${request.grade ?? ''} is ${level[0]} to ${level[1]} digits correct per minute (Burns, VanDerHeyden & Jiban 2006); from ${request.baseline} the next bound is ${target}.`,
  };
}

/** The usual mastery level of school goals; the next one up once a student is close. */
function masteryShare(share: number, request: TargetRequest): number | undefined {
  if (request.areaOfNeed === 'Daily living and safety' && share < 1) return 1;
  if (request.ambition === 'ambitious' && share < 0.8) return 0.9;
  if (share <= 0.7) return 0.8;
  return share < 0.85 ? 0.9 : undefined;
}

const STARTING_POINT = 'Starting point, not from the report; the team decides';

function percentTarget(request: TargetRequest): Target {
  const share = masteryShare(request.baseline / 100, request);
  if (share === undefined)
    return {
      teamDecides: `The baseline is already ${request.baseline}%; the IEP team decides whether to raise the difficulty instead.`,
    };
  const target = Math.round(share * 100);
  return {
    target,
    basis: 'convention',
    arithmetic: `From ${request.baseline}% to a mastery level of ${target}%, a rise of ${target - request.baseline} points. ${STARTING_POINT}.`,
  };
}

/** No norm exists for staying with a task; twice the student's own time is offered as a starting point. */
function durationTarget(request: TargetRequest): Target {
  const target = Math.round(2 * request.baseline);
  return {
    target,
    basis: 'convention',
    arithmetic: `Twice the baseline: 2 x ${request.baseline} = ${target} ${request.unit}. ${STARTING_POINT}.`,
  };
}

function ratioTarget(request: TargetRequest): Target {
  const outOf = request.outOf ?? 0;
  const share = outOf < 2 ? undefined : masteryShare(request.baseline / outOf, request);
  const target = share === undefined ? 0 : Math.ceil(share * outOf - 1e-9);
  if (target <= request.baseline)
    return {
      teamDecides: `The baseline is already ${request.baseline} of ${outOf}; the IEP team decides whether to raise the difficulty instead.`,
    };
  return {
    target,
    basis: 'convention',
    arithmetic: `From ${request.baseline} of ${outOf} to ${target} of ${outOf}. ${STARTING_POINT}.`,
  };
}
