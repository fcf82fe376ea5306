/** A number on its way to be a measure: with the time and the series it belongs to, which decide what is history. */
import type { ReportDate } from './times/dates.js';
import type { Measure } from './measure.js';
import type { When } from './times/time-words.js';

export interface Finding {
  readonly measure: Measure;
  readonly when: When | undefined;
  /** Numbers told one after the other about one thing: a goal, a paragraph, a column of a table. */
  readonly series: string;
  /** Counts sections under one heading: a baseline and its progress stand in the same one. */
  readonly topic: number;
}

/** What a sentence or row stands in. */
export interface Surroundings {
  /** Sentences before it in its paragraph, nearest first. */
  readonly before: readonly string[];
  /** The sentence behind it in its paragraph. */
  readonly after: string;
  /** The goal that the block is about. */
  readonly goal: string;
  readonly heading: string;
  /** What stands under the same heading before its paragraph, nearest first; asked for only where nothing nearer tells. */
  readonly earlier: () => readonly string[];
  readonly topic: number;
  /** What the lines around it speak of; asked for only where nothing nearer tells. */
  readonly ofReport: () => string | undefined;
  /** The figures told before it in the same section, nearest first. */
  readonly recent?: () => readonly Measure[];
  /** The area that the whole report is about, by its title; most have none. */
  readonly ofTitle?: string | undefined;
  /** The area a person was asked about who typed it: theirs is every number that nothing nearer gives to another. */
  readonly asked?: string | undefined;
  /** The day of the log entry it stands in. */
  readonly entryDay?: ReportDate | undefined;
  /** First names of siblings and classmates the report names. */
  readonly otherChildren: readonly string[];
}

/** The same finding as history. */
export const asPrior = (finding: Finding): Finding => ({
  ...finding,
  measure: { ...finding.measure, isPrior: true },
  when: { kind: 'prior' },
});
