import type { Goal } from '@goalwright/contracts/api/goals';

/** A goal before it has an id. */
export type DraftedGoal = Omit<Goal, 'GoalId'>;
