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

const ROLE =
  /\b(?:teacher|therapist|pathologist|psychologist|counselor|social worker|specialist|coach|educator|analyst|interventionist)\b/i;

/** Short for who teaches: "ToD", "TVI", "BCBA". */
const SHORT_FOR: Readonly<Record<string, string>> = {
  ToD: 'Teacher of the deaf',
  TOD: 'Teacher of the deaf',
  TVI: 'Teacher of the visually impaired',
  COMS: 'Orientation and mobility specialist',
  BCBA: 'Behavior analyst',
  SLP: 'Speech-language pathologist',
  OT: 'Occupational therapist',
  OTR: 'Occupational therapist',
  PT: 'Physical therapist',
};
const spelledOut = (role: string): string =>
  // "CALT or trained teacher"
  SHORT_FOR[role] ?? role.replace(/^[A-Z]{3,6} or t(?=rained )/, 'T');

/** The first role of a service's provider inside a sentence: "the school counselor"; undefined where it names no role. */
export function collectorFrom(provider: string): string | undefined {
  const role = spelledOut(provider.split(/,| with | and (?!hard of hearing)|\(|;/)[0]?.trim() ?? '');
  const isRole = /^[A-Z][a-z]+(?:[ -][a-z]+){0,8}$/.test(role) && ROLE.test(role);
  return isRole ? `the ${role.charAt(0).toLowerCase()}${role.slice(1)}` : undefined;
}

/** The role that collects the data of a goal: who provides the service, else the one that mostly does. */
export function collectorOf({
  areaOfNeed,
  band,
  grade,
  collector,
}: Pick<GoalFacts, 'areaOfNeed' | 'band' | 'grade' | 'collector'>): string {
  if (collector !== undefined) return collector;
  if (isBeforeTransition(areaOfNeed, grade) && band !== 'preschool') return COLLECTORS.academics;
  const discipline = disciplineOf(areaOfNeed);
  const isTeacher = ['academics', 'behavior', 'adaptive'].includes(discipline);
  return band === 'preschool' && isTeacher ? COLLECTORS['early-childhood'] : COLLECTORS[discipline];
}
