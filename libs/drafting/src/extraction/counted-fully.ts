/** What was counted and in how long, also where the lines around the figure and not its own sentence tell it. */
import { withCountedThings } from './counted-things.js';
import type { Measure } from './measure.js';
import { withSampleTime } from './sample-times.js';

/** @param text of the page that the measure stands on, as printed */
export const countedFully = (measure: Measure, text: string): Measure =>
  withSampleTime(withCountedThings(measure, text), text);
