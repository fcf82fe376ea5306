/** The scale of months on which the figures of one report are put, whether or not their dates tell a year. */
import { MONTHS_OF_YEAR, type ReportDate, SCHOOL_YEAR_BEGINS } from '../extraction/times/dates.js';
import { datesOf } from '../extraction/text/passage-text.js';
import type { Passage } from '../extraction/text/passage.js';

const NOT_THE_REPORTS = /birth|\bdob\b|\bborn\b|next|\bdue\b/i;
const LINE_MAX = 400;
/** So far ahead of the report's own date a month or season without a year may lie and still be this year's. */
const AHEAD_MAX = 0.6;

export class ReportTime {
  /** The newest date of the report; undefined where it tells none. */
  readonly newest: number | undefined;

  /** @param present when the report was written, where it tells that */
  constructor(passages: readonly Passage[], present?: number) {
    let newest = present;
    for (const passage of passages) {
      const line = passage.text.slice(0, LINE_MAX);
      if (!/\d/.test(line) || NOT_THE_REPORTS.test(line)) continue;
      for (const { order, hasYear } of datesOf(passage, LINE_MAX))
        if (hasYear && (newest === undefined || order > newest)) newest = order;
    }
    this.newest = newest;
  }

  /** When a date was: the last time that its month came before the report's newest date, where it tells no year. */
  orderOf(date: ReportDate | undefined): number | undefined {
    if (date === undefined) return undefined;
    const { order, hasYear } = date;
    if (hasYear || this.newest === undefined) return order;
    const inYear = order + SCHOOL_YEAR_BEGINS;
    return inYear + MONTHS_OF_YEAR * Math.floor((this.newest + AHEAD_MAX - inYear) / MONTHS_OF_YEAR);
  }
}
