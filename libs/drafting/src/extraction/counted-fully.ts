/** What was counted and in how long, also where the lines around the figure and not its own sentence tell it. */
import { withCountedThings } from './counted-things.js';
import type { Measure } from './measure.js';
import { withSampleTime } from './sample-times.js';
import { sentenceBefore } from './sentence-before.js';

/** @param text of the page that the measure stands on, as printed */
export const countedFully = (measure: Measure, text: string): Measure =>
  withSentenceBefore(withSampleTime(withCountedThings(measure, text), text), text);

function withSentenceBefore(measure: Measure, text: string): Measure {
  const withBefore = sentenceBefore(text, text.indexOf(measure.quote), measure);
  return withBefore === undefined ? measure : { ...measure, withBefore };
}
