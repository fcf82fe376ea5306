/** A plan's own deed, made to count what the report counted: its chances, its routine, its sort of items. */
import { type AreaPlan, disciplineOf } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { AMOUNT, isOfTally, isUnnamed, SLOT } from './quantities.js';

export const ALIKE_ITEMS: readonly [string, ...string[]] = [
  'given new items of the same kind and level as in the baseline',
  'with new items of the kind used for the baseline',
  'when given items like those of the baseline that were not practiced',
];

/** On what things of a kind are given anew, by the word they end on. */
const NEW_SETS: readonly (readonly [RegExp, readonly [string, ...string[]]])[] = [
  [
    /\b(?:words|terms|sounds|letters)$/,
    ['given a new list', 'when given an unpracticed list', 'using a list not practiced before'],
  ],
  [
    /\b(?:problems|facts|equations|fractions|sentences)$/,
    ['given a new page', 'when given an unpracticed page', 'using a page not practiced before'],
  ],
  [/\bdirections$/, ['given new directions', 'when given directions not practiced before']],
];
const DICTATED: readonly [string, ...string[]] = [
  'when a new list is dictated',
  'after hearing each new word',
];
const THINGS_MAX = 45;

/**
 * New items of the kind that was counted: of a text, questions are asked about another text of the grade, as the plan says;
 * of words and problems a new list or page is given.
 */
export function newItems(plan: AreaPlan, things: string, areaOfNeed: string | null): AreaPlan['conditions'] {
  if (areaOfNeed === 'Reading comprehension') return plan.conditions;
  if (areaOfNeed === 'Spelling' && things.endsWith('words')) return DICTATED;
  return (
    (things.length <= THINGS_MAX ? NEW_SETS.find(([kind]) => kind.test(things))?.[1] : undefined) ??
    ALIKE_ITEMS
  );
}

const TAUGHT: ReadonlySet<string> = new Set(['academics', 'speech-language']);
/** Taught in lessons, with items of its own: not in the course of the day. */
export const isTaught = (areaOfNeed: string): boolean => TAUGHT.has(disciplineOf(areaOfNeed));

/** What is done when its moment comes: of the moments nobody knows how many the next count will have. */
const OF_MOMENTS =
  /^(?:Self-advocacy|Emotional regulation|Anxiety and participation|Behavior|Functional communication)$/;

/** "Request the help needed", of 17 times that came as they came: asked for as a share of such chances. */
function inChances(plan: AreaPlan, unit: string): AreaPlan {
  const [first, ...others] = plan.behaviors;
  const chances = unit === 'times' ? 'opportunities' : unit;
  const link = /^(?:days|mornings|occasions|visits|tests|quizzes)$/.test(chances) ? 'on' : 'in';
  const timed = (told: string) =>
    SLOT.test(told) || told.includes(AMOUNT) ? told : `${told} ${link} ${AMOUNT} ${chances}`;
  return { ...plan, behaviors: [timed(first), ...others.map(timed)] };
}

/** "The steps of the routine", of the routine that the report names: "of the laundry routine". */
function ofRoutine(plan: AreaPlan, routine: string): AreaPlan {
  const [first, ...others] = plan.behaviors;
  const named = (told: string) =>
    told.replace(/ of (?:the|a) (?:[\w-]+ (?:or [\w-]+ )?)?(?:routine|task|job)\b/, ` ${routine}`);
  return { ...plan, behaviors: [named(first), ...others.map(named)] };
}

/** "She had 6 of 20 correct" of the "20 problems with decimals" that the sentence before gave: the plan's deed with those. */
function withSort(plan: AreaPlan, things: string, { kind, unit, areaOfNeed }: Measure): AreaPlan {
  const noun = SLOT.exec(plan.behaviors[0])?.[1]?.replace(/^(?:the|its) /, '');
  const isOther = kind !== 'ratio' || noun === undefined || things === noun || !isTaught(areaOfNeed ?? '');
  if (isOther || !new RegExp(String.raw`\b${noun}\b`).test(things)) return plan;
  if (!isUnnamed(unit) && !things.endsWith(noun)) return plan;
  const [first, ...others] = plan.behaviors;
  const named = (told: string) => told.replace(SLOT, `{n|${things}}`);
  return {
    ...plan,
    conditions: newItems(plan, things, areaOfNeed),
    behaviors: [named(first), ...others.map(named)],
  };
}

/** Our own deed with what the report says of the things counted: as a share of chances, of the routine that it names, of their sort. */
export function withThings(plan: AreaPlan, measure: Measure): AreaPlan {
  const { kind, things, unit, outOf, areaOfNeed } = measure;
  const chances = isUnnamed(unit) && OF_MOMENTS.test(areaOfNeed ?? '') ? 'times' : unit;
  if (isOfTally({ kind, unit: chances, outOf })) return inChances(plan, chances);
  const routine = /^steps (of .+)$/.exec(things ?? '')?.[1];
  if (routine !== undefined) return ofRoutine(plan, routine);
  return things === undefined ? plan : withSort(plan, things, measure);
}
