/** What was counted and in how long, also where the lines around the figure and not its own sentence tell it. */
import { withCountedThings } from './counted-things.js';
import type { Measure } from '../measure.js';
import { withSampleTime } from './sample-times.js';
import { withSentencesBehind } from './sentences-behind.js';
import { withTimedOperations } from './timed-operations.js';
import { withSentenceBefore } from './sentence-before.js';

/** @param text of the page that the measure stands on, as printed; one that lacks its quote tells nothing */
export function countedFully(measure: Measure, text: string): Measure {
  const at = text.indexOf(measure.quote);
  return at < 0
    ? measure
    : withSentencesBehind(
        withSentenceBefore(
          withSampleTime(withTimedOperations(withCountedThings(measure, text, at), text, at), text, at),
          text,
          at,
        ),
        text,
        at,
      );
}
