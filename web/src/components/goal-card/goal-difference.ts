/** Which parts of a goal differ between two states of its text, each as two texts to be read against each other. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import { goals as words } from '../../texts/goals';
import type { GoalText } from './goal-saving';

export interface ChangedPart {
  /** As the card calls it. */
  readonly part: string;
  readonly before: string;
  readonly after: string;
}

const numbered = (lines: readonly string[]): string =>
  lines.map((line, at) => `${String(at + 1)}. ${line}`).join('\n');

/** `Service: Reading instruction` and what else is said of it, a line each; empty fields say nothing. */
const serviceText = (line: FapeLine | undefined): string =>
  Object.entries(line ?? {})
    .filter(([, text]) => text.trim() !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');

/** In the card's order; a part that reads the same is left out. */
export function changesBetween(before: GoalText, after: GoalText): ChangedPart[] {
  const services = Array.from({ length: Math.max(before.Fape.length, after.Fape.length) }, (_none, at) => ({
    part: words.edit.service(at + 1),
    before: serviceText(before.Fape[at]),
    after: serviceText(after.Fape[at]),
  }));
  const parts: ChangedPart[] = [
    { part: words.presentLevel, before: before.Baseline, after: after.Baseline },
    { part: words.goal, before: before.Goal, after: after.Goal },
    { part: words.objectives, before: numbered(before.Objectives), after: numbered(after.Objectives) },
    ...services,
  ];
  return parts.filter((part) => part.before.trim() !== part.after.trim());
}
