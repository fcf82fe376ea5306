/** Who teaches and measures in each discipline. */
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { disciplineOf } from '../areas/plans.js';
import type { GoalFacts } from './goal-facts.js';
import { isBeforeTransition } from './starting-services.js';

const COLLECTORS: Readonly<Record<Discipline, string>> = {
  academics: 'the special education teacher',
  'speech-language': 'the speech-language pathologist',
  'occupational-therapy': 'the occupational therapist',
  'physical-therapy': 'the physical therapist',
  behavior: 'the special education teacher',
  adaptive: 'the special education teacher',
  transition: 'the transition specialist',
  'early-childhood': 'the early childhood special educator',
  'vision-hearing': 'the itinerant teacher',
};

/** The role that collects the data of a goal. */
export function collectorOf({
  areaOfNeed,
  band,
  grade,
}: Pick<GoalFacts, 'areaOfNeed' | 'band' | 'grade'>): string {
  if (isBeforeTransition(areaOfNeed, grade) && band !== 'preschool') return COLLECTORS.academics;
  const discipline = disciplineOf(areaOfNeed);
  const isTeacher = ['academics', 'behavior', 'adaptive'].includes(discipline);
  return band === 'preschool' && isTeacher ? COLLECTORS['early-childhood'] : COLLECTORS[discipline];
}
