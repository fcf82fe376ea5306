/** The plan of a goal for every area of need, in the words of the student's stage of school. */
import { type AreaOfNeedName, type Discipline, findAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import type { AreaPlan, CataloguePlan, SchoolBand } from './plans/area-plan.js';
import { BEHAVIOR_PLANS } from './plans/behavior.js';
import { PARTICIPATION_PLANS } from './plans/participation.js';
import { COUNTED_AS, COUNTED_OTHERWISE } from './plans/counted-as.js';
import { EARLY_AND_SENSORY_PLANS } from './plans/early-and-sensory.js';
import { LANGUAGE_PLANS } from './plans/language.js';
import { LIFE_SKILLS_PLANS } from './plans/life-skills.js';
import { MOTOR_AND_SELF_CARE_PLANS } from './plans/motor-and-self-care.js';
import { READING_PLANS } from './plans/reading.js';
import { SCENES, SCENES_OF_PRESCHOOL } from './plans/scenes.js';
import { SPEECH_PLANS } from './plans/speech.js';
import { WRITING_AND_MATH_PLANS } from './plans/writing-and-math.js';
import { VOCABULARY_PLANS } from './plans/vocabulary.js';

export type { AreaPlan, Ladder, PlanVariant, SchoolBand } from './plans/area-plan.js';

const PLANS: Readonly<Record<AreaOfNeedName, CataloguePlan>> = {
  ...READING_PLANS,
  ...VOCABULARY_PLANS,
  ...WRITING_AND_MATH_PLANS,
  ...SPEECH_PLANS,
  ...LANGUAGE_PLANS,
  ...MOTOR_AND_SELF_CARE_PLANS,
  ...BEHAVIOR_PLANS,
  ...PARTICIPATION_PLANS,
  ...LIFE_SKILLS_PLANS,
  ...EARLY_AND_SENSORY_PLANS,
};

const FREE_PLAN: CataloguePlan = {
  conditions: [
    'during the class activity in which the skill is needed',
    'given the materials and supports used in class',
    'when the skill is needed in a class routine',
  ],
  behaviors: [
    'show the target skill as the team has defined it',
    'carry out the target skill as the team has defined it',
  ],
  probes: ['tallied observations', 'observation tallies'],
  settings: ['class and one other school setting', 'class routines'],
  tasks: ['taking part in class work with classmates', 'joining class routines and lessons'],
  ladders: [
    ['with a model', 'with one prompt', 'without prompts'],
    ['with an adult beside', 'with an adult nearby', 'without adult help'],
  ],
};

const IN_PRESCHOOL = {
  settings: ['centers, circle time and snack', 'play and daily routines with other children'],
  tasks: ['taking part in play, circle time and daily routines with other children'],
} as const;

const FOR_ADULTS = {
  settings: ['the transition classroom and the community', 'work-based learning and community outings'],
} as const;

/** The stage of school from a grade as typed or printed; the age decides where no grade says it. */
const AGE_AFTER_SCHOOL = 19;

export function schoolBandOf(grade: string | undefined, ageYears?: number): SchoolBand {
  const said = grade?.trim().toLowerCase() ?? '';
  if (/^pre|^early|^tk\b|preschool/.test(said)) return 'preschool';
  if (/^(?:post|adult|transition)|18\s*(?:-|to|–)\s*2[12]|^12\s?\+/.test(said)) return 'adult';
  const number = Number(/\d{1,2}/.exec(said)?.[0] ?? Number.NaN);
  // "Grade 12+" at twenty is the program after it.
  if (number >= 13 || (number === 12 && (ageYears ?? 0) >= AGE_AFTER_SCHOOL)) return 'adult';
  if (number >= 6) return 'secondary';
  if (number >= 1 || said.startsWith('k')) return 'elementary';
  if (ageYears === undefined) return 'elementary';
  if (ageYears < 5) return 'preschool';
  return ageYears >= 18 ? 'adult' : ageYears >= 12 ? 'secondary' : 'elementary';
}

/** The plan of an area; one that fits any skill for an area the catalogue does not have. */
export function planOf(areaOfNeed: string, grade?: string, ageYears?: number): AreaPlan {
  const known = findAreaOfNeed(areaOfNeed);
  const band = schoolBandOf(grade, ageYears);
  const key = `${known?.name ?? ''} ${band}`;
  const plan = made.get(key) ?? planFor(known, band);
  made.set(key, plan);
  return plan;
}

/** Plans are asked for again with every report, and never change: one for each area of the catalogue and stage of school. */
const made = new Map<string, AreaPlan>();

function planFor(known: ReturnType<typeof findAreaOfNeed>, band: SchoolBand): AreaPlan {
  const { bands, ...words }: CataloguePlan = known === undefined ? FREE_PLAN : PLANS[known.name];
  const own = bands?.[band];
  const plan = {
    ...words,
    ...(band === 'preschool' && known?.discipline !== 'early-childhood' ? IN_PRESCHOOL : {}),
    ...(band === 'adult' && known?.discipline !== 'transition' ? FOR_ADULTS : {}),
    ...own,
    countedAs: known === undefined ? COUNTED_OTHERWISE : COUNTED_AS[known.name],
    scenes: scenesOf(known?.name, band) ?? FREE_PLAN.conditions,
    variants: [...(own?.variants ?? []), ...(own?.behaviors === undefined ? (words.variants ?? []) : [])],
  };
  return withFirst(plan);
}

const scenesOf = (area: AreaOfNeedName | undefined, band: SchoolBand) =>
  area === undefined || SCENES[area] === undefined
    ? undefined
    : band === 'preschool'
      ? SCENES_OF_PRESCHOOL
      : SCENES[area];

const withFirst = <Plan extends Pick<AreaPlan, 'probes' | 'settings' | 'tasks'>>(plan: Plan) => ({
  ...plan,
  probe: plan.probes[0],
  setting: plan.settings[0],
  task: plan.tasks[0],
});

/** The plan with the words that fit the baseline it starts from, or the plan as it is. */
export function fittedPlan(plan: AreaPlan, baselineWords: string): AreaPlan {
  const variant = plan.variants?.find(({ fits }) => fits.test(baselineWords));
  if (variant === undefined) return plan;
  const { fits: _fits, ...words } = variant;
  return withFirst({
    ...plan,
    ...words,
    ...(words.conditions === undefined ? {} : { moments: words.conditions }),
  });
}

/** The discipline that serves an area; academics when the catalogue does not have it. */
export function disciplineOf(areaOfNeed: string): Discipline {
  return findAreaOfNeed(areaOfNeed)?.discipline ?? 'academics';
}
