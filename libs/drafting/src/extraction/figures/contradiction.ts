/** Two or more numbers of a report that cannot both be true. */
import type { Measure } from '../measure.js';

export interface Contradiction {
  /** The unit or subtest both speak of. */
  about: string;
  areaOfNeed: string | null;
  measures: Measure[];
}
