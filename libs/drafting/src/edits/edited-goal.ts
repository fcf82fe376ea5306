/** What becomes of a goal when the provider writes on its card: the new texts, their proof, and the checks again. */
import type { Check, Evidence, FapeLine } from '@goalwright/contracts/api/goals';
import type { DraftedGoal } from '../drafted-goal.js';
import { type Measure, measureWords } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { checkGoal, qualityOf } from '../rubric/checks.js';
import { scoreLabels } from '../rubric/ladder-and-labels.js';
import { RIGHT_CHILD } from '../rubric/right-child.js';
import { numbersIn, type StatedNumber, statedNumbersIn } from '../rubric/stated-numbers.js';

/** Each field takes the place of the whole one; an absent one stays. */
export interface GoalEdit {
  readonly Baseline?: string | undefined;
  readonly Goal?: string | undefined;
  readonly Objectives?: string[] | undefined;
  readonly Fape?: FapeLine[] | undefined;
}

/** Past so many, further typed numbers stay without a mark: nobody types as many into one card. */
const TYPED_NUMBERS_MAX = 60;

/**
 * Applies an edit to `current` and checks the result. A number that stands neither in the goal as first drafted nor
 * in its evidence is either found in the report, as a measure of the same area (then its quote proves it), or marked
 * as entered by the provider. Restoring the draft's words takes the marks away again.
 * @param drafted the goal before its first edit
 * @param report where its text is still kept; without it the verdict on printed score labels stays what it was
 */
export function editedGoal<Draft extends DraftedGoal>({
  drafted,
  current,
  edit,
  report,
}: {
  drafted: DraftedGoal;
  current: Draft;
  edit: GoalEdit;
  report: Report | undefined;
}): Draft {
  const texts = {
    Baseline: edit.Baseline ?? current.Baseline,
    Goal: edit.Goal ?? current.Goal,
    Objectives: edit.Objectives ?? current.Objectives,
    Fape: edit.Fape ?? current.Fape,
  };
  const provenLater = current.Evidence.slice(drafted.Evidence.length).filter(({ Page }) => Page !== null);
  const typed = typedNumbers(texts, drafted);
  const proven = typed.flatMap((number) => proofOf(number, provenLater, drafted.AreaOfNeed, report) ?? []);
  const quoted = new Set(proven.flatMap(({ Text, Quote }) => numbersIn(`${Text}\n${Quote}`)));
  const entered = typed.filter(({ digits }) => !quoted.has(digits)).map(enteredByProvider);
  const edited = { ...current, ...texts, Evidence: [...drafted.Evidence, ...proven, ...entered] };
  const { checks } = checkGoal(edited, { report });
  const kept = report === undefined ? judgedByReport(current, texts) : [];
  const Checks = [
    ...checks.map((check) => kept.find(({ Name }) => Name === check.Name) ?? check),
    ...kept.filter(({ Name }) => !checks.some((check) => check.Name === Name)),
  ];
  return { ...edited, Checks, Quality: qualityOf(Checks) };
}

/** What only the report could tell, and still holds once it is gone. */
function judgedByReport(current: DraftedGoal, texts: Texts): Check[] {
  const isRewritten =
    texts.Goal !== current.Goal ||
    texts.Baseline !== current.Baseline ||
    texts.Objectives.join('\n') !== current.Objectives.join('\n');
  return current.Checks.filter(
    ({ Name }) => Name === scoreLabels.name || (Name === RIGHT_CHILD && !isRewritten),
  );
}

type Texts = Required<{ [Field in keyof GoalEdit]: NonNullable<GoalEdit[Field]> }>;

interface TypedNumber extends StatedNumber {
  /** The field of a service it was typed into. */
  readonly field?: string;
  /** Only what the present level says can be in a report: a target is nobody's measure. */
  readonly isInBaseline: boolean;
}

function typedNumbers(texts: Texts, drafted: DraftedGoal): TypedNumber[] {
  const known = new Set(
    numbersIn(
      [
        drafted.Baseline,
        drafted.Goal,
        ...drafted.Objectives,
        ...drafted.Fape.flatMap((line) => Object.values(line)),
        ...drafted.Evidence.flatMap(({ Text, Quote }) => [Text, Quote]),
      ].join('\n'),
    ),
  );
  const stated: TypedNumber[] = [
    ...statedNumbersIn(texts.Baseline).map((number) => ({ ...number, isInBaseline: true })),
    ...[texts.Goal, ...texts.Objectives].flatMap((text) =>
      statedNumbersIn(text).map((number) => ({ ...number, isInBaseline: false })),
    ),
    ...texts.Fape.flatMap((line) =>
      Object.entries(line).flatMap(([field, text]) =>
        statedNumbersIn(text).map((number) => ({ ...number, field, isInBaseline: false })),
      ),
    ),
  ];
  const typed = new Map<string, TypedNumber>();
  for (const number of stated) {
    if (!known.has(number.digits) && !typed.has(number.digits)) typed.set(number.digits, number);
  }
  return [...typed.values()].slice(0, TYPED_NUMBERS_MAX);
}

function proofOf(
  typed: TypedNumber,
  provenBefore: readonly Evidence[],
  areaOfNeed: string,
  report: Report | undefined,
): Evidence | undefined {
  if (!typed.isInBaseline) return undefined;
  const isMeasured = ({ areaOfNeed: area, value }: Measure) =>
    area === areaOfNeed && value === Number(typed.digits);
  const measure = report?.measures.find(isMeasured);
  return measure === undefined
    ? provenBefore.find(({ Text }) => numbersIn(Text).includes(typed.digits))
    : { Text: measureWords(measure), Page: measure.page, Quote: measure.quote };
}

const enteredByProvider = ({ words, field }: TypedNumber): Evidence => ({
  Text: field === undefined ? words : `${field}: ${words}`,
  Page: null,
  Quote: words,
  IsEnteredByProvider: true,
});
