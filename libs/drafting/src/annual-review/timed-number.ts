import type { When } from '../extraction/times/time-words.js';
import type { GoalCriterion } from './goal-criterion.js';
import type { FoundNumber } from './reading-numbers.js';

/** A number on its way to be a reading. */
export interface TimedNumber {
  readonly number: FoundNumber;
  readonly when: When | undefined;
  readonly dateWords: string | undefined;
  readonly isStart: boolean;
  /** A time or a column says that it is a reading. */
  readonly isPlaced: boolean;
  /** It stands in a row of a table. */
  readonly isInRow: boolean;
  /** Told of the step after the goal: "Ready for longer words; on those he had 8 of 20". */
  readonly isNext?: boolean;
  /** "At least 80%": a mark that was reached, and not the figure itself. */
  readonly isBound?: boolean;
  /** The sentence of its cell, where a row tells more than that of it. */
  readonly told?: string;
  readonly page: number;
  readonly quote: string;
  /** Which criterion it fits, and how well. */
  readonly criterion: GoalCriterion;
  readonly fit: number;
}
