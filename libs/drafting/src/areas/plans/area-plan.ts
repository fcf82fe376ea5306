/**
 * The parts of a goal in one area of need.
 * `{grade}` becomes "grade 3" or "grade-level", `{detail}` the narrow skill of the baseline or the default given here.
 */

/** How a criterion is counted when the report gives no unit: a share of attempts, or something only a team can size. */
export type DefaultUnit =
  | 'accuracy'
  | 'of rubric points'
  | 'of story grammar parts'
  | 'of opportunities'
  | 'of observed intervals'
  | 'of steps'
  | 'team';

export interface AreaPlan {
  /** Givens; each starts with given, when, during, after or using. */
  readonly conditions: readonly [string, string, string];
  /** One observable behavior, after "will". */
  readonly behavior: string;
  readonly detail?: string;
  readonly unit: DefaultUnit;
  /** Units to prefer as the baseline, first match wins. */
  readonly prefers?: readonly RegExp[];
  readonly probe: string;
  /** Where the skill is used beyond the session. */
  readonly setting: string;
  /** The class work that rests on it. */
  readonly task: string;
}
