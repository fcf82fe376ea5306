/** "In Q1 it was 3 of 15", told last of a goal: history, where the figure of now is known. */
import { inOneLine, type Measure } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';

const TOLD_AS_PAST =
  /\b(?:it|this|that|the (?:figure|number|count|rate)) (?:was|were|had been) (?:at |about |only )?\d/i;

/** Whether what an old goal was said to be at is older than the figure that stands alone. */
export const isHistory = (report: Report, told: Measure, alone: Measure | undefined): boolean =>
  alone?.isPrior === false &&
  TOLD_AS_PAST.test(inOneLine(told.quote)) &&
  report.measures.some(
    ({ isPrior, value, outOf, page, quote }) =>
      isPrior &&
      value === told.value &&
      outOf === told.outOf &&
      page === told.page &&
      inOneLine(quote) === inOneLine(told.quote),
  );
