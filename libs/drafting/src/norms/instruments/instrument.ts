/** What the product knows about an assessment instrument and its scores. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { BandTable, ScoreKind } from '../score-bands.js';
import type { Metric } from '../score-conversions.js';

/** A composite, index, domain or subtest by the names reports print. */
export interface SubScore {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** Undefined: quoted, but makes no area of need by itself. */
  readonly area?: AreaOfNeedName;
  /** Overrides the instrument's direction. */
  readonly isHighWorse?: boolean;
  /** A subtest rather than a composite, where the two differ in kind. */
  readonly isSubtest?: boolean;
}

export interface Instrument {
  readonly name: string;
  readonly pattern: RegExp;
  /** Other names and older editions, as reports write them. */
  readonly aliases: readonly string[];
  /** Kind of its composite or index scores, and of its subtests. */
  readonly composite: ScoreKind;
  readonly subtest: ScoreKind;
  /** The metric of subtests that look like scaled scores and are none (mean 15 instead of 10). */
  readonly subtestMetric?: Metric;
  /** Cut points of composites, where the instrument has one set of words. */
  readonly bands?: BandTable;
  readonly subtestBands?: BandTable;
  readonly percentileBands?: BandTable;
  /** Sets of words among which the examiner chooses: a printed label is right when it fits one of them. */
  readonly bandChoices?: readonly BandTable[];
  /** Higher is worse, as on rating scales of problems. */
  readonly isHighWorse?: boolean;
  /** Measures thinking as such: its scores are quoted, never made an area of need. */
  readonly isCognitive?: boolean;
  /** Areas of need it speaks for. */
  readonly areas: readonly AreaOfNeedName[];
  readonly scores: readonly SubScore[];
}

type SubScoreFacts = Omit<SubScore, 'name' | 'aliases'>;

/** Sub-scores that share their facts; "Name|ALIAS|Other name" gives further names. */
export function subScores(facts: SubScoreFacts, names: readonly string[]): readonly SubScore[] {
  return names.map((entry) => {
    const [name = '', ...aliases] = entry.split('|');
    return { name, ...(aliases.length === 0 ? {} : { aliases }), ...facts };
  });
}

export interface Scale {
  readonly pattern: RegExp;
  /** Undefined: the score is quoted but makes no area of need by itself. */
  readonly area?: string;
  /** Overrides the instrument's kind. */
  readonly kind?: ScoreKind;
  readonly isHighWorse?: boolean;
  /** A subtest rather than a composite, where the instrument distinguishes. */
  readonly isSubtest?: boolean;
}
