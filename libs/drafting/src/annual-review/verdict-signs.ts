/** What speaks for continuing, raising or replacing a goal: how far it got, what the readers heard, all words told of it. Weights: `verdict-weights.ts`. */
import type { ComparableWords } from '../weighing/comparable-words.js';
import type { GoalReading } from './goal-reading.js';
import type { OldGoal, ReviewVerdict } from './old-goal.js';
import type { ToldSentence } from './old-goals.js';
import { percentOf } from './review.js';
import { upTo } from '../weighing/sign-table.js';

const AIM_SHARES = [0.3, 0.6, 0.8, 0.9, 0.999, 1.1];
const WAYS = [0, 0.15, 0.25, 0.4, 0.7, 0.95];
const REMARKS = 3;

/** What figures alone, and what the readers of words make of a goal. */
export interface ReadVerdicts {
  readonly counted: ReviewVerdict;
  readonly read: ReviewVerdict;
}

const levelOf = ({ value, outOf, isPercent }: Pick<GoalReading, 'value' | 'outOf' | 'isPercent'>): number =>
  percentOf(value, outOf, isPercent);

function waySigns({ criterion, newest, baseline }: OldGoal): string[] {
  if (criterion === undefined || newest === undefined) return ['no aim'];
  const [aim, now] = [levelOf(criterion), levelOf(newest)];
  const reached = `of aim ${upTo(AIM_SHARES, now / (aim || 1))}`;
  if (baseline === undefined) return [reached];
  const start = levelOf(baseline);
  return [reached, `way ${upTo(WAYS, (now - start) / (aim - start || 1))}`];
}

/** The words of a sentence as signs. */
export const sentenceSigns = (text: string, words: ComparableWords, isElsewhere: boolean): string[] =>
  words.of(text).map((word) => `${isElsewhere ? 'e' : 'o'} ${word}`);

/** The signs of a goal, each once. */
export function verdictSigns(
  goal: OldGoal,
  { counted, read }: ReadVerdicts,
  {
    told,
    toldElsewhere,
  }: { readonly told: readonly ToldSentence[]; readonly toldElsewhere: readonly ToldSentence[] },
  words: ComparableWords,
): string[] {
  return [
    ...new Set([
      `counted ${counted}`,
      `rule ${read}`,
      `rule ${read} counted ${counted}`,
      ...goal.remarks.slice(-REMARKS).map(({ said }) => `rule said ${said}`),
      ...waySigns(goal),
      ...told.flatMap(({ text }) => sentenceSigns(text, words, false)),
      ...toldElsewhere.flatMap(({ text }) => sentenceSigns(text, words, true)),
    ]),
  ];
}
