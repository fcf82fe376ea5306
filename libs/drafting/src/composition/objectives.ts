/** The steps from the baseline to the year's end: more of the same unit, with less support or harder material. */
import { filled, type GoalFacts, yearEnd } from './goal-facts.js';
import { behaviorAt, type Counted, plainBehavior, startingQuantity } from './quantities.js';
import { INSTRUCTIONAL_WEEKS } from './target.js';
import { upperFirst, type Wording } from './wording.js';

interface Step {
  readonly week: number;
  /** The behavior with its level. */
  readonly action: string;
  readonly support: string;
}

type Frame = (step: Step, when: string, who: string) => string;

const FRAMES: readonly [Frame, ...Frame[]] = [
  ({ action, support }, when, who) => `${when}, ${who} will ${action}, ${support}.`,
  ({ action, support }, when, who) => `${support}, ${who} will ${action} ${when}.`,
  ({ action, support }, when, who) => `${who} will ${action}, ${support}, ${when}.`,
  ({ action, support }, when, who) => `${when}, ${support}, ${who} will ${action}.`,
];

const WHEN: readonly [(week: number) => string, ...((week: number) => string)[]] = [
  (week) => `by instructional week ${week}`,
  (week) => `by week ${week} of instruction`,
  (week) => `at instructional week ${week}`,
];

/** Two or three objectives; their numbers divide the rise of `yearEnd` and stay in the unit of the baseline. */
export function objectivesFor(facts: GoalFacts, wording: Wording): string[] {
  const frame = wording.choose('objective frame', FRAMES);
  const when = wording.choose('objective when', WHEN);
  const { label, subject } = facts.student;
  return stepsOf(facts, wording).map((step, at) =>
    upperFirst(frame(step, when(step.week), at === 0 ? label : subject)),
  );
}

function stepsOf(facts: GoalFacts, wording: Wording): Step[] {
  const behavior = shortBehavior(filled(wording.choose('behavior', facts.plan.behaviors), facts));
  const ladder = wording.choose('ladder', facts.plan.ladders);
  const end = yearEnd(facts);
  const { counted } = facts;
  const actions =
    counted === undefined || end === undefined
      ? openActions(behavior, counted)
      : stepValues(counted, end).map((value) => behaviorAt(behavior, value, counted));
  return actions.map((action, at) => ({
    action,
    week: Math.round(((at + 1) * INSTRUCTIONAL_WEEKS) / actions.length),
    // Two steps leave out the middle support.
    support: (actions.length === 2 ? [ladder[0], ladder[2]] : ladder)[at] ?? ladder[2],
  }));
}

/** What an observer looks for is said in the goal; the steps need not repeat it. */
const shortBehavior = (behavior: string) => behavior.replace(/ \([^()]{0,80}\)/, '');

function openActions(behavior: string, counted: Counted | undefined): string[] {
  const plain = plainBehavior(behavior);
  const baseline =
    counted === undefined ? 'the collected baseline' : `the baseline of ${startingQuantity(counted)}`;
  return [
    `${plain} at a level beyond ${baseline}`,
    `${plain} at a level halfway from ${baseline} to the criterion`,
    `${plain} at the criterion the IEP team has set`,
  ];
}

const STEPS = 3;

/**
 * Where each objective stands: thirds of the way, or fewer where the way is too short for three different numbers.
 * A way of one step is climbed by less support alone.
 */
export function stepValues({ measure, isFalling }: Counted, end: number): number[] {
  const start = measure.upTo ?? measure.value;
  const isShare = measure.kind === 'ratio' || measure.kind === 'percent' || measure.kind === 'interval';
  const isWhole =
    Number.isInteger(end) && (isShare || Number.isInteger(start) || Math.abs(end - start) >= STEPS);
  const round = (value: number) =>
    isWhole ? (isFalling ? Math.floor(value) : Math.round(value)) : Math.round(value * 10) / 10;
  const values = [1, 2].map((third) => round(start + ((end - start) * third) / STEPS));
  const isBetween = (value: number) =>
    isFalling ? value < start && value > end : value > start && value < end;
  const distinct = [...new Set([...values.filter(isBetween), end])];
  return distinct.length === 1 ? [end, end] : distinct;
}
