/** Editable starting values of services, for each area and stage of school. */
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { disciplineOf, type SchoolBand } from '../areas/plans.js';

export interface StartingService {
  readonly service: string;
  readonly provider: string;
  readonly sessionsPerWeek: number;
  readonly minutes: number;
  readonly location: string;
  readonly group: string;
  /** Words by which a report's service line is known to be this one. */
  readonly words: RegExp;
}

export const VISION_TEACHER = 'Vision teacher';

const INSTRUCTION =
  /\bspecialized|\bspecially|\bresource|\binstruction|\bintervention|\breading|\bphonics|\bspelling|\bliteracy|\bmath|\bwriting|\bspecial education|(?<!\bearly )\blearning (?:lab|center|support)|\bsupport (?:center|class|room|lab)\b|\bacademic support|\bconsultant teacher|\bword study|\bdyslexia|\bSAI\b|\bSDI\b/i;

/**
 * Federal law fixes no amounts and no survey supports one. A convention of this product (project facts, 3.9), so every
 * line that uses it says so.
 */
const STARTING_SERVICES: Readonly<Record<Discipline, StartingService>> = {
  academics: {
    service: 'Specially designed instruction',
    provider: 'Special education teacher',
    sessionsPerWeek: 5,
    minutes: 30,
    location: 'Resource room',
    group: 'Small group of up to 4 students',
    words: INSTRUCTION,
  },
  'speech-language': {
    service: 'Speech-language services',
    provider: 'Speech-language pathologist',
    sessionsPerWeek: 2,
    minutes: 30,
    location: 'Speech room',
    group: 'Small group of up to 3 students',
    words: /\bspeech|\blanguage|\bSL[PT]\b|\bAAC\b/i,
  },
  'occupational-therapy': {
    service: 'Occupational therapy',
    provider: 'Occupational therapist',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Classroom and therapy room',
    group: 'Individual',
    words: /\boccupational|\bOTR?\b|\bCOTA\b/i,
  },
  'physical-therapy': {
    service: 'Physical therapy',
    provider: 'Physical therapist',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Campus and gym',
    group: 'Individual',
    words: /\bphysical therap|\bPT\b|\badapted (?:physical|PE)|\bAPE\b/i,
  },
  behavior: {
    service: 'Counseling and behavior support',
    provider: 'School psychologist',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Counseling office and classroom',
    group: 'Small group of up to 3 students',
    words:
      /\bcounsel|\bbehavior|\bBCBA\b|\bSSW\b|\bsocial (?:work|skills|group)|\bsocial-emotional|\b(?:lunch|friendship) (?:group|bunch)|\bpsycholog|\bcheck-?in/i,
  },
  adaptive: {
    service: 'Specially designed instruction in adaptive skills',
    provider: 'Special education teacher',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'Classroom, campus and community',
    group: 'Small group of up to 3 students',
    words:
      /\badaptive|\blife skills|\bcommunity|\bspecialized|\binstruction|\bindependent living|\bdaily living|\bapartment|\bapt\b|\btravel training/i,
  },
  transition: {
    service: 'Transition services',
    provider: 'Transition specialist',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'School and community sites',
    group: 'Small group of up to 4 students',
    words:
      /\btransition|\bvocational|\bcareer|\bwork[- ](?:study|experience)|\bjob coach|\bcommunity[- ]based|\bwork-based/i,
  },
  'early-childhood': {
    service: 'Early childhood special education',
    provider: 'Early childhood special educator',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'Preschool classroom',
    group: 'Small group of up to 3 children',
    words:
      /\bpreschool|\bearly childhood|\bECSE\b|\bB-K\b|\bbirth[- ]to[- ]kindergarten|\bearly intervention|\bspecialized|\binstruction/i,
  },
  'vision-hearing': {
    service: 'Itinerant hearing services',
    provider: 'Teacher of the deaf and hard of hearing',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Classroom',
    group: 'Individual',
    words:
      /\bvision|\bhearing|\bitinerant|\bdeaf|\bTOD\b|\bT?DHH\b|\bD\/HH\b|\bbraille|\borientation and mobility|\bO&M\b|\bTVI\b|\baudiolog/i,
  },
};

/** Where an area is taught otherwise than its discipline. */
const BY_AREA: Readonly<Record<string, Partial<StartingService>>> = {
  'Attention and task engagement': {
    service: 'Specially designed instruction in self-monitoring',
    provider: 'Special education teacher',
    location: 'General education classroom',
    sessionsPerWeek: 3,
    minutes: 20,
    words:
      /\bspecialized|\bspecially|\bbehavior|\battention|\bself-monitor|\bexecutive|\bstudy skills|\b(?:learning|academic) strategies|\borganiz|\bcheck-?in/i,
  },
  'Work completion and executive function': {
    service: 'Specially designed instruction in organization and work habits',
    provider: 'Special education teacher',
    location: 'Resource room',
    sessionsPerWeek: 2,
    words:
      /\bspecialized|\bspecially|\bresource|\bstudy skills|\b(?:learning|academic) strategies|\bexecutive|\borganiz|\bplanner|\bsupport (?:center|class|room|lab)\b|\b(?:guided|supported|directed) study\b|\bstudy (?:lab|support)\b|\bcheck-?(?:in|out)/i,
  },
  Behavior: {
    service: 'Behavior instruction and support',
    provider: 'Special education teacher with the school psychologist',
    location: 'General education classroom',
    sessionsPerWeek: 2,
    minutes: 20,
    group: 'Individual',
  },
  'Pragmatic language': { location: 'Speech room and general education classroom' },
  'Functional communication': { location: 'Classroom, in daily routines', group: 'Individual' },
  'Speech fluency': { group: 'Individual' },
  'Braille, orientation and mobility': { service: 'Itinerant vision services', provider: VISION_TEACHER },
  'Money and time': {
    words:
      /\badaptive|\blife skills|\bcommunity|\bspecialized|\binstruction|\bindependent living|\bmoney|\bconsumer math|\bfinancial/i,
  },
  Employment: {
    words:
      /\bjob coach(?:ing)?|\bvocational|\bcareer|\bwork-based|\bwork (?:site|training|instruction)|\bwork[- ](?:study|experience)|\bcommunity[- ]based|\btransition/i,
  },
  'Independent living': {
    words:
      /\btransition|\bapartment|\bapt\b|\bindependent living|\blife skills|\bcommunity[- ]based|\bcommunity instruction|\badaptive/i,
  },
  'Education and training': { words: /\btransition|\bcareer|\bcollege|\bcounsel/i },
  'Self-advocacy': {
    words:
      /\btransition|\bself-advocacy|\bself-determination|\bitinerant|\bdeaf|\bTOD\b|\bT?DHH\b|\bhearing|\bvision|\bTVI\b|\bresource|\blife skills|\b(?:guided|supported|directed) study\b/i,
  },
};

const IN_PRESCHOOL: Readonly<Partial<Record<Discipline, Partial<StartingService>>>> = {
  academics: STARTING_SERVICES['early-childhood'],
  adaptive: STARTING_SERVICES['early-childhood'],
  behavior: {
    ...STARTING_SERVICES['early-childhood'],
    words: /\bpreschool|\bearly childhood|\bECSE\b|\bB-K\b|\bbehavior|\bspecialized|\binstruction/i,
  },
  'speech-language': { location: 'Preschool classroom', group: 'Small group of up to 3 children' },
  'occupational-therapy': { location: 'Preschool classroom' },
  'physical-therapy': { location: 'Preschool classroom and playground' },
};

/** Transition services belong to a plan in effect at 16 (34 CFR 300.320(b)); high schools begin with grade 9. */
const TRANSITION_GRADE_MIN = 10;
const TRANSITION_AGE_MIN = 16;

/** Before that age the skills of transition are taught by the teachers the student has. */
export function isBeforeTransition(
  areaOfNeed: string,
  grade: string | undefined,
  ageYears?: number,
): boolean {
  if (disciplineOf(areaOfNeed) !== 'transition' || (ageYears ?? 0) >= TRANSITION_AGE_MIN) return false;
  const number = /^(?:k|pre|tk|early)/i.test(grade?.trim() ?? '')
    ? 0
    : Number(/\d{1,2}/.exec(grade ?? '')?.[0] ?? Number.NaN);
  return number < TRANSITION_GRADE_MIN;
}

const inTheArea = (areaOfNeed: string): Partial<StartingService> => ({
  service: `Specially designed instruction in ${areaOfNeed.toLowerCase()}`,
  provider: 'Special education teacher',
});

const beforeTransition = (areaOfNeed: string): Partial<StartingService> => ({
  ...inTheArea(areaOfNeed),
  sessionsPerWeek: 1,
  location: 'General education classroom',
  group: 'Individual',
});

/** The service of an area that the report's provider of another discipline teaches; `line` is what the report says of it. */
export function serviceOfOther(
  areaOfNeed: string,
  discipline: Discipline,
  starting: StartingService,
  line: string,
): StartingService {
  const isVision = discipline === 'vision-hearing' && /\bvision|\bTVI\b|\bbraille|\bvisual/i.test(line);
  const isTherapy = !['academics', 'adaptive', 'vision-hearing'].includes(discipline);
  return {
    ...STARTING_SERVICES[discipline],
    ...(isTherapy ? {} : { service: inTheArea(areaOfNeed).service ?? starting.service }),
    ...(isVision ? { provider: VISION_TEACHER } : {}),
    sessionsPerWeek: starting.sessionsPerWeek,
    minutes: starting.minutes,
  };
}

/** How many are taught together in the discipline. */
export const startingGroup = (discipline: Discipline): string => STARTING_SERVICES[discipline].group;

/** Given by another teacher than the physical therapist. */
export const ADAPTED_PHYSICAL_EDUCATION: Partial<StartingService> = {
  service: 'Adapted physical education',
  provider: 'Adapted physical education teacher',
};

/** Travel with the cane is taught by its own specialist. */
export const ORIENTATION_AND_MOBILITY: Partial<StartingService> = {
  service: 'Orientation and mobility',
  provider: 'Orientation and mobility specialist',
  location: 'Campus and community',
};

/** What a service of the area starts from when the report gives no amount. */
export function startingServiceFor(
  areaOfNeed: string,
  band: SchoolBand,
  grade?: string,
  ageYears?: number,
): StartingService {
  const discipline = disciplineOf(areaOfNeed);
  const base = {
    ...STARTING_SERVICES[discipline],
    ...BY_AREA[areaOfNeed],
    ...(isBeforeTransition(areaOfNeed, grade, ageYears) ? beforeTransition(areaOfNeed) : {}),
  };
  if (band === 'preschool') return { ...base, ...IN_PRESCHOOL[discipline] };
  if (band === 'adult' && discipline === 'academics')
    return { ...base, location: 'Transition classroom and community', sessionsPerWeek: 3 };
  return base;
}
