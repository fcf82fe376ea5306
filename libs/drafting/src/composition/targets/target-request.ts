/** What a target is asked for with, and what comes back. */
import type { MeasureKind } from '../../extraction/measure.js';
import type { Ambition } from '../../norms/weekly-growth.js';

/** Instructional weeks of a school year less breaks: a convention of this product. */
export const INSTRUCTIONAL_WEEKS = 36;

export interface TargetRequest {
  areaOfNeed: string;
  skill?: string | undefined;
  baseline: number;
  /** As `Measure.unit`; percents are told by `kind` or by a unit that starts with "of", "%", "accuracy". */
  unit: string;
  kind?: MeasureKind | undefined;
  outOf?: number | undefined;
  /** Of a duration: longer is better (attention, play), not a delay or a tantrum. */
  isToLast?: boolean | undefined;
  /** Of "times per week" and the like: the report tells of something that is wanted (answers, requests). */
  isWanted?: boolean | undefined;
  /** Of a duration: shorter is better (time to begin, to calm down). Neither set: the team decides. */
  isToShorten?: boolean | undefined;
  /** "K" or "1" to "12": the level of the material where the report gives it, else the student's grade. */
  grade?: string | undefined;
  /** The student's own grade; above the material's, the student is behind and ambitious growth is the default. */
  studentGrade?: string | undefined;
  weeks: number;
  ambition?: Ambition | undefined;
  /** What the report itself holds against a target. */
  context?: TargetContext | undefined;
}

/** Where a figure stands in the report. */
export interface Printed {
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
}

/** Figures of the report that a target has to fit, all in the unit and of the whole of the baseline. */
export interface TargetContext {
  /** What stands beside the baseline for classmates, the grade or a benchmark. */
  readonly others?:
    | (Printed & {
        readonly level: number;
        readonly whose: string;
        readonly isOfEarlierTerm: boolean;
        readonly isOfYearEnd: boolean;
      })
    | undefined;
  /** How the student's own figure grew. */
  readonly shown?:
    | (Printed & {
        readonly from: number;
        readonly to: number;
        readonly months: number;
        readonly isAbout: boolean;
      })
    | undefined;
  /** Read with the fingers: no norm of reading print holds for it. */
  readonly isInBraille?: boolean | undefined;
  /** How far the student comes with help today; `words` as the report counts it: "10 of 16". */
  readonly helped?: (Printed & { readonly level: number; readonly words: string }) | undefined;
  /** Percent of words read correctly in the same reading. */
  readonly accuracy?: (Printed & { readonly percent: number }) | undefined;
  /** What the goal so far asks for; `asked` in its own words. */
  readonly oldCriterion?:
    | (Printed & { readonly level: number; readonly asked: string; readonly verdict: 'continue' | 'raise' })
    | undefined;
}

/** A figure of the report that a target leans on, for the evidence. */
export interface TargetSource extends Printed {
  readonly text: string;
}

export interface SetTarget {
  target: number;
  /** The sum in words, with its source. */
  arithmetic: string;
  /** 'norm': published growth or level. 'convention': our starting point, which the team decides on. */
  basis: 'norm' | 'convention';
  /** Where the figures come from; for a convention, that it is ours. */
  source: string;
  /** Figures of the report that the sum names. */
  printed?: readonly TargetSource[];
  /** They are told beside the target and have not moved it. */
  isOnlyBeside?: boolean;
  /** It is held at about what they show: the number itself is nobody's. */
  isAbout?: boolean;
}

/** How much less of something to ask for, beside what is taught instead: never a goal by itself. */
export interface Reduction {
  target: number;
  arithmetic: string;
  source: string;
  /** A behavior: its replacement is taught first and is the goal; this is the second half of the criterion. */
  isReplacementFirst: boolean;
}

export type Target = SetTarget | { teamDecides: string; reduction?: Reduction };

export const STARTING_POINT = 'Starting point, not from the report; the team decides';
export const CONVENTION_SOURCE = 'Goalwright starting point; the team decides';

/** Kindergarten is 0; not a number for preschool and where no grade is told. */
export function gradeNumber(grade: string | undefined): number {
  const text = grade?.trim() ?? '';
  if (/^k/i.test(text)) return 0;
  const digits = /^(?:grade\s{1,3})?(\d{1,2})(?!\d)/i.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits);
}

export function gradeWords(grade: number): string {
  if (Number.isNaN(grade)) return 'the grade';
  return grade === 0 ? 'kindergarten' : `grade ${grade}`;
}

/** Works below the student's own grade. */
export function isBelowOwnGrade({ grade, studentGrade }: TargetRequest): boolean {
  return gradeNumber(studentGrade) > gradeNumber(grade);
}

/** Sums of decimals without the dust of binary fractions. */
export const twoDecimals = (value: number) => Math.round(value * 100) / 100;
