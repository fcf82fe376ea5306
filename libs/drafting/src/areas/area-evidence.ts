/** Everything a report says of one area of need. */
import type { Measure } from '../extraction/measure.js';
import type { Statement } from '../extraction/statements/statements.js';
import type { DeclaredNeed } from './declared-needs.js';

export interface EvidenceForArea {
  /** The catalogue's name. */
  readonly name: string;
  /** Countable and current, the baseline first. */
  readonly skill: readonly Measure[];
  /** Of these, what says need without any words. */
  readonly behind: readonly Measure[];
  readonly low: readonly Measure[];
  readonly sound: readonly Measure[];
  readonly recommended: readonly Statement[];
  readonly concerned: readonly Statement[];
  /** Concerns under a heading that says so. */
  readonly headed: readonly Statement[];
  /** Sentences that call it a need. */
  readonly declared: readonly DeclaredNeed[];
  readonly strong: readonly Statement[];
  /** Recommendations that the area be left alone. */
  readonly declined: readonly Statement[];
  /** A service is given or advised in its field, though not by its name. */
  readonly isServed: boolean;
  /** A figure that nobody read for the area outweighs all others as its baseline, and shows it far behind. */
  readonly isWeighedBehind: boolean;
}
