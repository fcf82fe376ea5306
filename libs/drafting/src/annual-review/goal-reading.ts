/** A number of last year's goal, as the report tells it. */
import type { TimedNumber } from './timed-number.js';

export interface GoalReading {
  readonly value: number;
  /** Upper end of "55 to 60". */
  readonly upTo?: number;
  readonly outOf?: number;
  readonly isPercent: boolean;
  /** In the words of the goal's criterion. */
  readonly unit: string;
  /** The report's own words for when: "11/09/26", "March". */
  readonly date?: string;
  readonly page: number;
  /** Verbatim from the page: the sentence or row. */
  readonly quote: string;
}

interface Counted {
  readonly outOf: number | undefined;
  readonly isPercent: boolean;
  readonly unit: string;
}

/** A number as a reading, with what it counts. */
export const readingOf = (
  { number: { value, upTo }, dateWords, page, quote }: TimedNumber,
  { outOf, isPercent, unit }: Counted,
): GoalReading => ({
  value,
  ...(upTo === undefined ? {} : { upTo }),
  ...(outOf === undefined ? {} : { outOf }),
  isPercent,
  unit,
  ...(dateWords === undefined ? {} : { date: dateWords }),
  page,
  quote,
});
