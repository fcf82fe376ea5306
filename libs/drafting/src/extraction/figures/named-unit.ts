/** A unit by its name, as units are read from words and from how long a count took. */
import type { Measure } from '../measure.js';

export interface NamedUnit extends Pick<Measure, 'kind' | 'unit'> {
  /** Set when the unit alone tells the area. */
  readonly area?: string;
}
