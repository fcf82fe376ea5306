/** What a check sees and says. */
import type { Check } from '@goalwright/contracts/api/goals';
import type { DraftedGoal } from '../drafted-goal.js';
import type { Report } from '../extraction/report.js';

export interface CheckContext {
  /** The other goals of the same plan. */
  readonly otherGoals?: readonly DraftedGoal[] | undefined;
  readonly report?: Report | undefined;
  /** True for a goal that was written elsewhere: nothing is known of where its numbers come from. */
  readonly isWithoutSources?: boolean | undefined;
}

export interface CheckInput {
  readonly draft: DraftedGoal;
  readonly goal: string;
  readonly baseline: string;
  /** All service lines as one text. */
  readonly fape: string;
  readonly context: CheckContext;
}

export type Judgement = Omit<Check, 'Name'>;

export interface CheckRule {
  readonly name: string;
  readonly judge: (input: CheckInput) => Judgement;
}

export const pass = (why: string): Judgement => ({ Verdict: 'pass', Why: why, Fix: '' });
export const weak = (why: string, fix: string): Judgement => ({ Verdict: 'weak', Why: why, Fix: fix });
export const fail = (why: string, fix: string): Judgement => ({ Verdict: 'fail', Why: why, Fix: fix });
