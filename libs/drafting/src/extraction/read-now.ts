/** Whether a report that was read and kept has all that this version reads of one: a younger version tells more kinds of things. */
import { readReport } from './read-report.js';
import type { Report } from './report.js';

let parts: readonly string[] | undefined;

/**
 * @param report as an earlier version may have kept it
 * @returns whether it has every part that a report read now has, even one of no text
 */
export function isReadNow(report: Partial<Report>): report is Report {
  parts ??= Object.keys(readReport([]));
  return parts.every((part) => part in report);
}
