/** A goal that was written somewhere else, as the checker's forms hold it. */
import type { GoalText } from '../../components/goal-card/goal-saving';

export interface PastedGoal {
  /** The form's own, so that results find it however the forms move. */
  readonly id: string;
  readonly areaOfNeed: string;
  readonly text: GoalText;
}

/** The server takes no more in one call. */
export const GOALS_MAX = 20;
/** Characters, and how many lines, that the server takes. */
export const TEXT_LIMITS = { area: 200, text: 10_000, line: 2000, objectives: 10, services: 50 } as const;

export const emptyGoal = (): PastedGoal => ({
  id: crypto.randomUUID(),
  areaOfNeed: '',
  text: { Baseline: '', Goal: '', Objectives: [], Fape: [] },
});

export const hasGoal = ({ text }: PastedGoal): boolean => text.Goal.trim() !== '';

/** Whether anything at all was written into the form. */
export const isEmpty = ({ areaOfNeed, text }: PastedGoal): boolean => {
  const services = text.Fape.flatMap((line) => Object.values<string>(line));
  return [areaOfNeed, text.Baseline, text.Goal, ...text.Objectives, ...services].every(
    (said) => said.trim() === '',
  );
};

/** As it is sent: without lines that nothing was written into. */
export const written = ({ areaOfNeed, text }: PastedGoal) => ({
  AreaOfNeed: areaOfNeed.trim(),
  Baseline: text.Baseline.trim(),
  Goal: text.Goal.trim(),
  Objectives: text.Objectives.filter((line) => line.trim() !== ''),
  Fape: text.Fape.filter((line) => Object.values(line).some((said) => said.trim() !== '')).map((line) => ({
    ...line,
  })),
});

/** Where a goal's result stands on the page. */
export const resultId = (goalId: string): string => `result-${goalId}`;
