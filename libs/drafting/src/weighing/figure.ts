/** A figure of a report, whatever it counts. */
import type { Passage } from '../extraction/text/passage.js';

/** How a figure is written: "6 of 10", "6/10", "60%", "14.2", "46". */
export type FigureForm = 'of' | 'slash' | 'percent' | 'decimal' | 'bare';

export interface Figure {
  readonly passage: Passage;
  /** Place of the passage in the report. */
  readonly at: number;
  /** Offsets in the passage's text; of what is written together, such as "6 of the 10". */
  readonly index: number;
  readonly end: number;
  readonly value: number;
  /** The whole it is a part of: its own, or one told before it ("Out of sixteen questions he answered 6"). */
  readonly outOf: number | undefined;
  /** What stands behind that whole where it was told: "questions he answered 6". Empty where the whole is the figure's own. */
  readonly wholeElsewhere: string;
  readonly form: FigureForm;
}

/** Which whole a figure is a part of, beside what the rules take. */
export type Decided = (figure: Figure, byRule: Figure) => Figure;
