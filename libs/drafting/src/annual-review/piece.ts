/** A part of a line that is told of one goal. */
import type { When } from '../extraction/times/time-words.js';
import type { ReportLine } from './report-lines.js';

export interface Piece {
  readonly line: ReportLine;
  readonly lineAt: number;
  /** Range of the line's text that is about the goal. */
  readonly from: number;
  readonly to: number;
  /** What the title above the line says of its numbers: "Baseline", "Current performance". */
  readonly titled: 'start' | 'now' | undefined;
  /** In a table with a column for each goal: this goal's. */
  readonly column?: number;
  /** The part of a log's line behind the goal's code, with the time the line begins with. */
  readonly coded?: { readonly when: When | undefined };
}
