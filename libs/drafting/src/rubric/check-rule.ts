/** What a check sees and says. */
import type { Check } from '@goalwright/contracts/api/goals';
import { type AreaOfNeedName, type Discipline, findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import { disciplineOf } from '../areas/plans.js';
import type { DraftedGoal } from '../drafted-goal.js';
import { datesIn } from '../extraction/times/dates.js';
import type { Report } from '../extraction/report.js';
import { foldText, TEXT_CHARACTERS_MAX } from './folded-text.js';
import { measurementIn } from './goal-measurement.js';
import { isLessBetter, type ParsedGoal, parseGoal } from './goal-parser.js';
import { isSameUnit, onOneScale, type Quantity, quantitiesIn } from './quantities.js';

export interface CheckContext {
  /** The other goals of the same plan. */
  readonly otherGoals?: readonly DraftedGoal[] | undefined;
  readonly report?: Report | undefined;
  /** True for a goal that was written elsewhere: nothing is known of where its numbers come from. */
  readonly isWithoutSources?: boolean | undefined;
}

export interface CheckInput {
  readonly draft: DraftedGoal;
  /** The catalogue's area; undefined for one it does not have. */
  readonly area: AreaOfNeedName | undefined;
  readonly discipline: Discipline;
  readonly goal: string;
  readonly parsed: ParsedGoal;
  readonly baseline: string;
  /** Folded present level, and what it counts. */
  readonly present: string;
  readonly presentQuantities: readonly Quantity[];
  /** All service lines as one text. */
  readonly fape: string;
  readonly context: CheckContext;
}

/** Day of the newest date of the present level, on the scale of `datesIn`; undefined where none is said in full. */
export function baselineDate({ present }: CheckInput): number | undefined {
  const dates = datesIn(present.replace(/(?<![\d/])(\d{1,2})\/(\d{4})\b/g, '$1/1/$2')).filter(
    ({ hasYear }) => hasYear,
  );
  return dates.length === 0 ? undefined : Math.max(...dates.map(({ order }) => order));
}

export type Judgement = Omit<Check, 'Name'>;
export type Edit = NonNullable<Check['Edit']>;

export interface CheckRule {
  readonly name: string;
  readonly judge: (input: CheckInput) => Judgement;
}

export const pass = (why: string): Judgement => ({ Verdict: 'pass', Why: why, Fix: '' });

const judged = (Verdict: 'weak' | 'fail', why: string, fix: string, edit: Edit | undefined): Judgement => ({
  Verdict,
  Why: why,
  Fix: fix,
  ...(edit === undefined ? {} : { Edit: edit }),
});
export const weak = (why: string, fix: string, edit?: Edit): Judgement => judged('weak', why, fix, edit);
export const fail = (why: string, fix: string, edit?: Edit): Judgement => judged('fail', why, fix, edit);

const canBeStart = ({ role }: Quantity) => role === 'criterion' || role === 'start';

/**
 * Of several levels a goal asks for, the one that the present level measures, and says is to change, comes first: "climb
 * the 12 steps in 30 seconds" beside "12 steps in 58 seconds" is about the seconds.
 */
function withChangingLevelFirst(parsed: ParsedGoal, present: readonly Quantity[]): ParsedGoal {
  const [first, ...rest] = parsed.criteria;
  if (first === undefined || rest.length === 0 || parsed.start !== undefined) return parsed;
  const startsOf = (level: Quantity) =>
    present.filter(
      (quantity) => (canBeStart(quantity) || quantity.kind === 'share') && isSameUnit(quantity, level),
    );
  const isUnchanged = (level: Quantity) =>
    startsOf(level).some((start) => {
      const [from, to] = onOneScale(start, level);
      return from === to;
    });
  const isMeasured = startsOf(first).length > 0;
  const isTaskSize = (first.kind === 'distance' || first.kind === 'count') && isUnchanged(first);
  if (isMeasured && !isTaskSize) return parsed;
  const changing = rest.find(
    (level) => level.kind !== 'norm' && startsOf(level).length > 0 && !isUnchanged(level),
  );
  if (changing === undefined) return parsed;
  const criteria = [changing, first, ...rest.filter((level) => level !== changing)];
  return { ...parsed, criteria, isDecrease: isLessBetter(parsed.behavior.verb, changing) };
}

/** Reads a goal once for all checks. */
export function checkInput(draft: DraftedGoal, context: CheckContext): CheckInput {
  const goal = draft.Goal.slice(0, TEXT_CHARACTERS_MAX);
  const baseline = draft.Baseline.slice(0, TEXT_CHARACTERS_MAX);
  const fape = draft.Fape.flatMap((line) => Object.values(line))
    .join(' ')
    .slice(0, TEXT_CHARACTERS_MAX);
  const measured = draft.Fape.map((line) => line['Measurement'] ?? '').join(' ');
  const present = foldText(baseline);
  const presentQuantities = quantitiesIn(present);
  const parsed = withChangingLevelFirst(parseGoal(goal), presentQuantities);
  return {
    draft,
    area: findAreaOfNeed(draft.AreaOfNeed)?.name,
    discipline: disciplineOf(draft.AreaOfNeed),
    goal,
    parsed: { ...parsed, measurement: measurementIn(parsed.text, foldText(measured), foldText(fape)) },
    baseline,
    present,
    presentQuantities,
    fape,
    context,
  };
}
