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

const INSTRUCTION =
  /\bspecialized|\bspecially|\bresource|\binstruction|\bintervention|\breading|\bmath|\bwriting|\blearning (?:lab|center)/i;

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
    words: /\bspeech|\blanguage|\bSLP\b|\bAAC\b/i,
  },
  'occupational-therapy': {
    service: 'Occupational therapy',
    provider: 'Occupational therapist',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Classroom and therapy room',
    group: 'Individual',
    words: /\boccupational|\bOT\b|\bCOTA\b/i,
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
    words: /\bcounsel|\bbehavior|\bsocial (?:work|skills)|\bpsycholog|\bcheck-?in/i,
  },
  adaptive: {
    service: 'Specially designed instruction in adaptive skills',
    provider: 'Special education teacher',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'Classroom, campus and community',
    group: 'Small group of up to 3 students',
    words: /\badaptive|\blife skills|\bcommunity|\bspecialized|\binstruction/i,
  },
  transition: {
    service: 'Transition services',
    provider: 'Transition specialist',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'School and community sites',
    group: 'Small group of up to 4 students',
    words: /\btransition|\bvocational|\bcareer|\bwork-based|\bjob coach|\bcommunity-based|\bwork-based/i,
  },
  'early-childhood': {
    service: 'Early childhood special education',
    provider: 'Early childhood special educator',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'Preschool classroom',
    group: 'Small group of up to 3 children',
    words: /\bpreschool|\bearly childhood|\bearly intervention|\bspecialized|\binstruction/i,
  },
  'vision-hearing': {
    service: 'Itinerant hearing services',
    provider: 'Teacher of the deaf and hard of hearing',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Classroom',
    group: 'Individual',
    words: /\bvision|\bhearing|\bitinerant|\bdeaf|\bDHH\b|\bbraille|\borientation and mobility|\baudiolog/i,
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
      /\bspecialized|\bspecially|\bbehavior|\battention|\bself-monitor|\bexecutive|\bcheck-?in|\bcounsel/i,
  },
  'Work completion and executive function': {
    service: 'Specially designed instruction in organization and work habits',
    provider: 'Special education teacher',
    location: 'Resource room',
    sessionsPerWeek: 2,
    words: /\bspecialized|\bspecially|\bresource|\bstudy skills|\bexecutive|\borganiz|\bplanner|\bcheck-?in/i,
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
  'Braille, orientation and mobility': { service: 'Itinerant vision services', provider: 'Vision teacher' },
  Employment: {
    words: /\bjob coach|\bvocational|\bcareer|\bwork-based|\bwork (?:site|experience)|\btransition/i,
  },
  'Education and training': { words: /\btransition|\bcareer|\bcollege|\bcounsel/i },
  'Self-advocacy': { words: /\btransition|\bself-advocacy|\bself-determination|\bcounsel|\bdeaf|\bvision/i },
};

const IN_PRESCHOOL: Readonly<Partial<Record<Discipline, Partial<StartingService>>>> = {
  academics: STARTING_SERVICES['early-childhood'],
  adaptive: STARTING_SERVICES['early-childhood'],
  behavior: {
    ...STARTING_SERVICES['early-childhood'],
    words: /\bpreschool|\bearly childhood|\bbehavior|\bspecialized|\binstruction/i,
  },
  'speech-language': { location: 'Preschool classroom', group: 'Small group of up to 3 children' },
  'occupational-therapy': { location: 'Preschool classroom' },
  'physical-therapy': { location: 'Preschool classroom and playground' },
};

/** Transition services belong to a plan in effect at 16 (34 CFR 300.320(b)); some states begin with grade 8 or 9. */
const TRANSITION_GRADE_MIN = 8;

/** Self-advocacy is the one skill of transition that younger students are taught: by the teachers they have. */
export function isBeforeTransition(areaOfNeed: string, grade: string | undefined): boolean {
  const number = /^(?:k|pre|tk|early)/i.test(grade?.trim() ?? '')
    ? 0
    : Number(/\d{1,2}/.exec(grade ?? '')?.[0] ?? Number.NaN);
  return areaOfNeed === 'Self-advocacy' && number < TRANSITION_GRADE_MIN;
}

const BEFORE_TRANSITION: Partial<StartingService> = {
  service: 'Specially designed instruction in self-advocacy',
  provider: 'Special education teacher',
  sessionsPerWeek: 1,
  location: 'General education classroom',
  group: 'Individual',
};

/** What a service of the area starts from when the report gives no amount. */
export function startingServiceFor(areaOfNeed: string, band: SchoolBand, grade?: string): StartingService {
  const discipline = disciplineOf(areaOfNeed);
  const base = {
    ...STARTING_SERVICES[discipline],
    ...BY_AREA[areaOfNeed],
    ...(isBeforeTransition(areaOfNeed, grade) ? BEFORE_TRANSITION : {}),
  };
  if (band === 'preschool') return { ...base, ...IN_PRESCHOOL[discipline] };
  if (band === 'adult' && discipline === 'academics')
    return { ...base, location: 'Transition classroom and community', sessionsPerWeek: 3 };
  return base;
}

/** Words of other disciplines: a line that has them and not our own is not ours. */
const NAMED: Readonly<Partial<Record<Discipline, RegExp>>> = {
  'speech-language': /\bspeech|\bSLP\b/i,
  'occupational-therapy': /\boccupational|\bOT\b/i,
  'physical-therapy': /\bphysical therap|\bPT\b|\badapted (?:physical|PE)|\bAPE\b/i,
  behavior: /\bcounsel|\bsocial work|\bpsycholog/i,
  transition: /\bvocational|\bjob coach/i,
  'vision-hearing': /\bvision|\bhearing|\bbraille|\baudiolog|\bTVI\b|\bdeaf\b/i,
};
/** Practice in reading at pace teaches neither spelling nor decoding. */
const FLUENCY_ONLY = /\bfluency intervention|\breading fluency (?:instruction|practice|intervention)/i;
/** The itinerant teacher's time may be spent on equipment and on speaking up, never on speech or handwriting. */
const ITINERANT = /\bTVI\b|\bteacher of (?:the |students )?(?:deaf|visual|hard of hearing)/i;
const ITINERANT_AREAS = /Braille|Listening|Self-advocacy/;

const SUBJECTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\breading|\bliteracy|\bphonics|\bdecoding/i, /Phonological|Decoding|Reading|Vocabulary|Spelling/],
  [/\bmath/i, /Math|Number|Money/],
  [/\bwriting|\bwritten/i, /Written|Spelling|Handwriting/],
];

/** Whether a report's service line serves this area: its discipline, and for instruction its subject. */
export function isServiceFor(areaOfNeed: string, text: string, words: RegExp): boolean {
  if (!words.test(text) || (/\bjob coach/i.test(text) && areaOfNeed !== 'Employment')) return false;
  if (FLUENCY_ONLY.test(text) && areaOfNeed !== 'Reading fluency') return false;
  if (ITINERANT.test(text)) return ITINERANT_AREAS.test(areaOfNeed);
  const own = disciplineOf(areaOfNeed);
  const isOthers = Object.entries(NAMED).some(
    ([discipline, named]) => discipline !== own && named.test(text) && NAMED[own]?.test(text) !== true,
  );
  if (isOthers) return false;
  const subjects = SUBJECTS.filter(([said]) => said.test(text));
  const isInstruction = own === 'academics' || own === 'behavior' || own === 'adaptive';
  return !isInstruction || subjects.length === 0 || subjects.some(([, areas]) => areas.test(areaOfNeed));
}
