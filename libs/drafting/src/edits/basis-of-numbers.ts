/** How the numbers of a goal were set, once a person has set others: the draft's own sums tell of the draft's numbers. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import type { DraftedGoal } from '../drafted-goal.js';
import { parseGoal } from '../rubric/goal-parser.js';

type Texts = Pick<DraftedGoal, 'Goal' | 'Objectives' | 'Fape'>;

export const SET_BY_PROVIDER = 'Set by the provider after the draft.';
export const STEPS_OF_THE_DRAFT = 'Set for the criterion of the draft, which the provider has changed since.';
const NOTES: readonly string[] = [SET_BY_PROVIDER, STEPS_OF_THE_DRAFT];

const levelsOf = (goal: string) =>
  parseGoal(goal)
    .criteria.map(({ value, outOf, kind }) => `${kind} ${value} ${outOf ?? ''}`)
    .join('; ');

/** What takes the place of the draft's own sums; undefined where they still hold. */
function notesOn(texts: Texts, drafted: Texts): { Criterion?: string; Steps?: string } {
  const isSame = texts.Goal === drafted.Goal || levelsOf(texts.Goal) === levelsOf(drafted.Goal);
  const areSteps = texts.Objectives.join('\n') === drafted.Objectives.join('\n');
  return {
    ...(isSame ? {} : { Criterion: SET_BY_PROVIDER }),
    ...(areSteps ? (isSame ? {} : { Steps: STEPS_OF_THE_DRAFT }) : { Steps: SET_BY_PROVIDER }),
  };
}

/**
 * The services with what is said of the numbers made true: a sum of the draft stands while its number does, and comes back
 * with it. What a person wrote there stays.
 */
export function withTrueBasis(texts: Texts, drafted: Texts): FapeLine[] {
  const notes = notesOn(texts, drafted);
  return texts.Fape.map((line, at) => {
    const own = drafted.Fape[at] ?? {};
    return (['Criterion', 'Steps'] as const).reduce((kept, field) => {
      const said = kept[field];
      const isOurs = said !== undefined && (said === own[field] || NOTES.includes(said));
      const now = notes[field] ?? own[field];
      return isOurs && now !== undefined ? { ...kept, [field]: now } : kept;
    }, line);
  });
}
