/**
 * The parts of a goal in one area of need. Slots: `{grade}` becomes "grade 3" or "grade-level", `{detail}` the narrow
 * skill of the baseline or the default given here, `{n|the steps}` the criterion where the goal counts the object itself
 * ("complete 6 of 8 steps of the routine") and the words after the bar where the criterion stands elsewhere.
 */

type Some = readonly [string, ...string[]];

/** Support or difficulty from the first objective to the last; each a phrase that can open a sentence. */
export type Ladder = readonly [string, string, string];

/** The student's stage of school: what counts as class work, who teaches, where the skill is used. */
export type SchoolBand = 'preschool' | 'elementary' | 'secondary' | 'adult';

export interface PlanWords {
  /** Givens; each starts with given, when, during, after, using or while. */
  readonly conditions: Some;
  /** One observable behavior each, after "will". */
  readonly behaviors: Some;
  readonly detail?: string;
  /** How the skill is measured, as a plural: "one-minute oral reading probes". */
  readonly probes: Some;
  /** Where the skill is used beyond the session; fits after "in". */
  readonly settings: Some;
  /** The class work (in preschool: the activities) that rests on it; fits after "affects". */
  readonly tasks: Some;
  readonly ladders: readonly [Ladder, ...Ladder[]];
}

/** Words that fit only a baseline of one kind; `fits` sees its kind, unit, skill and quote. */
export interface PlanVariant extends Partial<PlanWords> {
  readonly fits: RegExp;
}

export interface AreaPlan extends PlanWords {
  /** The first of `probes`, of `settings`, of `tasks`. */
  readonly probe: string;
  readonly setting: string;
  readonly task: string;
  /** What a criterion counts while no baseline has set the unit; fits after "the". */
  readonly countedAs: string;
  /** Where in the school day the skill shows: the condition where the report tells the deed, and not where it was done. */
  readonly scenes: Some;
  /** When what was counted comes up, where the plan knows it: more than a scene says. */
  readonly moments?: Some;
  /** Units to prefer as the baseline, first match wins. */
  readonly prefers?: readonly RegExp[];
  readonly variants?: readonly PlanVariant[];
}

/** A plan as the catalogue writes it: words for most ages, and what changes with the stage of school. */
export interface CataloguePlan extends PlanWords {
  readonly prefers?: readonly RegExp[];
  readonly variants?: readonly PlanVariant[];
  readonly bands?: Readonly<
    Partial<Record<SchoolBand, Partial<PlanWords> & { readonly variants?: readonly PlanVariant[] }>>
  >;
}
