/**
 * The newest state of every goal that changed on this page: what was edited on one screen stands on every other,
 * whatever an older reading there still says.
 */
import type { Goal } from '@goalwright/contracts/api/goals';
import { session } from './session';
import { Store, useStore } from './store';

export const knownGoals = new Store<ReadonlyMap<string, Goal>>(new Map());

/** Noting that a check was seen is no edit, so it raises no version. */
const acknowledgedIn = ({ Acknowledged = [] }: Goal): number => Acknowledged.length;

/** Whether the second of two states of one goal is the later one. */
function isLater(one: Goal, other: Goal): boolean {
  const versions = (other.Version ?? 0) - (one.Version ?? 0);
  return versions > 0 || (versions === 0 && acknowledgedIn(other) > acknowledgedIn(one));
}

/** Takes over a goal as the server just answered it. */
export function noteGoal(goal: Goal): void {
  if (newestOf(goal) !== goal) return;
  knownGoals.set(new Map(knownGoals.get()).set(goal.GoalId, goal));
}

/** The goal, or what is known of it since. */
export function newestOf(goal: Goal): Goal {
  const known = knownGoals.get().get(goal.GoalId);
  return known !== undefined && isLater(goal, known) ? known : goal;
}

export function useNewest(goal: Goal): Goal {
  useStore(knownGoals);
  return newestOf(goal);
}

session.subscribe(() => {
  if (session.get().state === 'signed-out') knownGoals.set(new Map());
});
