/** The steps from the baseline to the year's end: more of the same unit, with less support or harder material. */
import type { Ladder } from '../areas/plans.js';
import { givesHelp, isDoneAlone, saysAlone, withHelp } from './done-alone.js';
import { climbTo } from './fading-help.js';
import { filled, type GoalFacts, yearEnd } from './goal-facts.js';
import { accuracyFor } from './goal-sentence.js';
import { ladderFor, type LadderContext } from './ladders.js';
import { behaviorAt, type Counted, isTally, plainBehavior, startingQuantity } from './quantities.js';
import { fallSteps, fallTo } from './problem-fall.js';
import { INSTRUCTIONAL_WEEKS } from './target.js';
import { upperFirst, type Wording } from './wording.js';

interface Step {
  readonly week: number;
  /** The behavior with its level. */
  readonly action: string;
  readonly support: string;
}

type Frame = (step: Step, when: string, who: string) => string;

/** Each for a step with its support and for one that is taken as the baseline was. */
const FRAMES: readonly [FramePair, ...FramePair[]] = [
  {
    supported: ({ action, support }, when, who) => `${when}, ${who} will ${action}, ${support}.`,
    plain: ({ action }, when, who) => `${when}, ${who} will ${action}.`,
  },
  {
    supported: ({ action, support }, when, who) => `${support}, ${who} will ${action} ${when}.`,
    plain: ({ action }, when, who) => `${who} will ${action} ${when}.`,
  },
  {
    supported: ({ action, support }, when, who) => `${who} will ${action}, ${support}, ${when}.`,
    plain: ({ action }, when, who) => `${who} will ${action}, ${when}.`,
  },
  {
    supported: ({ action, support }, when, who) => `${when}, ${support}, ${who} will ${action}.`,
    plain: ({ action }, when, who) => `${when}, ${who} will ${action}.`,
  },
];
interface FramePair {
  readonly supported: Frame;
  readonly plain: Frame;
}

const WHEN: readonly [(week: number) => string, ...((week: number) => string)[]] = [
  (week) => `by instructional week ${week}`,
  (week) => `by week ${week} of instruction`,
  (week) => `at instructional week ${week}`,
];

/** Two or three objectives; their numbers divide the rise of `yearEnd` and stay in the unit of the baseline. */
export function objectivesFor(facts: GoalFacts, wording: Wording, context: LadderContext): string[] {
  const { supported, plain } = wording.choose('objective frame', FRAMES);
  const when = wording.choose('objective when', WHEN);
  const { label, subject } = facts.student;
  return stepsOf(facts, wording, context).map((step, at) => {
    const frame = step.support === '' ? plain : supported;
    return upperFirst(frame(step, when(step.week), at === 0 ? label : subject));
  });
}

function stepsOf(facts: GoalFacts, wording: Wording, context: LadderContext): Step[] {
  const behavior = shortBehavior(filled(wording.choose('behavior', facts.plan.behaviors), facts));
  const end = yearEnd(facts);
  const { counted } = facts;
  const climb =
    counted === undefined || end === undefined
      ? undefined
      : climbTo({ end, counted, isShare: isTally(behavior, counted), behavior, help: facts.countedHelp });
  const values = climb?.values ?? [];
  const actions =
    counted === undefined || values.length === 0
      ? (fallingActions(behavior, facts) ?? openActions(behavior, counted))
      : values.map((value) => withAccuracy(behaviorAt(behavior, value, counted), facts));
  const supports = supportsOf(
    actions,
    climb?.supports ?? rungsFor(actions.length, ladderFor(facts, context, wording)),
    facts.isFartherWithHelp === true,
  );
  return actions.map((action, at) => {
    const support = supports[at] ?? '';
    return {
      action: withHelp(action, support),
      week: Math.round(((at + 1) * INSTRUCTIONAL_WEEKS) / actions.length),
      support,
    };
  });
}

/**
 * The support of each step, none where the ladder has none or would take back what the goal's own words ask for: "with a
 * reminder ... unprompted".
 */
function supportsOf(
  actions: readonly string[],
  rungs: readonly string[],
  isWithHelp: boolean,
): readonly string[] {
  const isAlone = actions.some(isDoneAlone);
  const contradicts = actions.some((action, at) => {
    const rung = rungs[at] ?? '';
    return givesHelp(rung) && isDoneAlone(withHelp(action, rung));
  });
  if (rungs.length > 0 && !contradicts)
    return rungs.map((rung, at) => (saysAlone(rung) && isDoneAlone(actions[at] ?? '') ? '' : rung));
  if (new Set(actions).size === 1 && actions.length > 1) return IN_MORE_PLACES;
  return actions.map(() => (isWithHelp && !isAlone ? 'without help' : ''));
}

/** Two steps leave out the most support: the way is short. */
const rungsFor = (steps: number, ladder: Ladder | undefined): readonly string[] =>
  ladder === undefined ? [] : steps === 2 ? ladder.slice(1) : ladder;

/** A way too short for two numbers goes from the lesson to other places. */
const IN_MORE_PLACES = [
  'in the lesson in which it is taught',
  'in other lessons and places as well',
] as const;

/** What an observer looks for is said in the goal; the steps need not repeat it. */
const shortBehavior = (behavior: string) => behavior.replace(/ \([^()]{0,80}\)/, '');

/** Speed is asked for with the goal's own accuracy at each step. */
const withAccuracy = (action: string, facts: GoalFacts): string =>
  facts.baseline === undefined ? action : `${action}${accuracyFor(facts, facts.baseline)}`;

/** What is done instead, while the problem comes down. */
const fallingActions = (behavior: string, { fall }: GoalFacts): string[] | undefined =>
  fall && fallSteps(fall).map((value) => `${plainBehavior(behavior)}, ${fallTo(fall, value)}`);

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
