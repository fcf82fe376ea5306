/** A goal of the last plan, as a report tells it. */
import type { GoalCriterion } from './goal-criterion.js';
import type { GoalReading } from './goal-reading.js';
import type { GoalRemark } from './goal-verdict-words.js';

/** What is to become of it: asked for again, asked for more of, or given up for another. */
export type ReviewVerdict = 'continue' | 'raise' | 'replace';

export interface OldGoal {
  /** The catalogue's name; null where the goal's words tell none. */
  areaOfNeed: string | null;
  /** "1" or "a" where the report numbers its goals. */
  number?: string;
  /** As written, on one line. */
  goal: string;
  page: number;
  /** The goal verbatim from the page. */
  quote: string;
  /** The level that progress is counted against; absent where the goal names none. */
  criterion?: GoalCriterion;
  /** Where the student stood when the goal was written: history, never a baseline for the new goal. */
  baseline?: GoalReading;
  /** Progress since, oldest first. */
  readings: GoalReading[];
  /** The last of `readings`: what a new goal starts from. */
  newest?: GoalReading;
  /** What the report tells of the step after this one: where a new goal starts once this one is met. */
  next?: GoalReading;
  /** Months between the first and the last dated figure; absent where the report does not tell. */
  months?: number;
  /** The report's own words on the goal, in reading order. */
  remarks: GoalRemark[];
  /** What all that is told of it makes of it, where that is another verdict than the readers'. */
  readonly likely?: LikelyVerdict;
}

/** A verdict, and the sentence that says most for it. */
export interface LikelyVerdict {
  readonly verdict: ReviewVerdict;
  /** On one line. */
  readonly words: string;
  readonly page: number;
  readonly quote: string;
}
