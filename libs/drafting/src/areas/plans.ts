/** The plan of a goal for every area of need. */
import {
  type AreaOfNeedName,
  AREAS_OF_NEED,
  type Discipline,
  findAreaOfNeed,
} from '@goalwright/contracts/areas-of-need';
import { ACADEMICS_PLANS } from './plans/academics.js';
import { COMMUNICATION_PLANS } from './plans/communication.js';
import { MOTOR_AND_SELF_CARE_PLANS } from './plans/motor-and-self-care.js';
import { BEHAVIOR_PLANS } from './plans/behavior.js';
import { LIFE_SKILLS_PLANS } from './plans/life-skills.js';
import type { AreaPlan } from './plans/area-plan.js';
import { PRESCHOOL, PRESCHOOL_SETTING } from './plans/preschool.js';

export type { AreaPlan } from './plans/area-plan.js';

const PLANS: Readonly<Record<AreaOfNeedName, AreaPlan>> = {
  ...ACADEMICS_PLANS,
  ...COMMUNICATION_PLANS,
  ...MOTOR_AND_SELF_CARE_PLANS,
  ...BEHAVIOR_PLANS,
  ...LIFE_SKILLS_PLANS,
};

const FREE_PLAN: AreaPlan = {
  conditions: [
    'during the class activity in which the skill is needed',
    'given the materials and supports used in class',
    'when the skill is needed in a class routine',
  ],
  behavior: 'show the target skill as the team has defined it',
  unit: 'of opportunities',
  probe: 'tallied observations',
  setting: 'class and one other school setting',
  task: 'taking part in class work with classmates',
};

/** The plan of an area; one that fits any skill for an area the catalogue does not have. */
export function planOf(areaOfNeed: string, grade?: string): AreaPlan {
  const known = findAreaOfNeed(areaOfNeed);
  const plan: AreaPlan = known === undefined ? FREE_PLAN : PLANS[known.name];
  const isPreschool = grade !== undefined && /^pre/i.test(grade);
  return isPreschool
    ? { ...plan, setting: PRESCHOOL_SETTING, ...(known === undefined ? {} : PRESCHOOL[known.name]) }
    : plan;
}

/** The discipline that serves an area; academics when the catalogue does not have it. */
export function disciplineOf(areaOfNeed: string): Discipline {
  return (
    AREAS_OF_NEED.find(({ name }) => name === findAreaOfNeed(areaOfNeed)?.name)?.discipline ?? 'academics'
  );
}
