/** What a table is once its rows and columns are told apart. */
import type { ScoreKind } from '../../norms/score-bands.js';
import type { Reporter } from '../measure.js';
import type { Passage } from '../text/passage.js';
import type { Cell } from './table-cells.js';
import type { When } from '../times/time-words.js';

export type Content =
  'name' | ScoreKind | 'raw' | 'interval' | 'label' | 'date' | 'possible' | 'change' | 'words' | 'value';

export interface Column extends Cell {
  readonly content: Content;
  /** A norm score without a percentile column of its own: "66 (1)". */
  readonly hasPercentile: boolean;
  readonly whose: 'student' | 'peer' | 'target';
  readonly when: When | undefined;
  readonly year: number | undefined;
  readonly reporter: Reporter | undefined;
  /** A sum, or the days that it is divided by, where another column holds the mean: nothing that a goal starts from. */
  readonly isOfMean?: true;
}

export interface TableCell {
  readonly column: Column;
  readonly text: string;
}

export interface TableRow {
  readonly passage: Passage;
  /** What the row is about: its cells of words. */
  readonly label: string;
  readonly cells: readonly TableCell[];
  /** The heading or caption above the table. */
  readonly title: string;
  /** The line right above the table. */
  readonly caption: string;
  /** The paragraph above the table. */
  readonly lead: string;
  /** A line between the rows above this one, which names what follows: "Spring 2025 (previous testing)". */
  readonly under: string;
  /** Counts tables over the report. */
  readonly table: number;
  /** A figure of the same list with its noun: "19 reminders" over bare figures. */
  readonly example?: string;
  /** The names of all rows of the table, this one's among them. */
  readonly siblings?: readonly string[];
  /** A line of a list, with no header over it. */
  readonly isListed?: boolean;
  /** The line that heads the columns. */
  readonly header?: Passage;
  /** Place of the row in its table. */
  readonly at: number;
}
