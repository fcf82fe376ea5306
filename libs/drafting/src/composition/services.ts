/** Recommended services: one exact amount per line, quoted from the report where it has one, else a marked starting point. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { disciplineOf } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';
import type { ServiceInPlace } from '../extraction/services-in-place.js';
import { planDates } from './wording.js';

interface StartingService {
  readonly service: string;
  readonly provider: string;
  readonly sessionsPerWeek: number;
  readonly minutes: number;
  readonly location: string;
  readonly group: string;
  /** Words by which a report's service line is known to be this one. */
  readonly words: RegExp;
}

/**
 * Editable starting values; federal law fixes no amounts and no survey supports one. A convention of this product
 * (project facts, 3.9), so every line that uses it says so.
 */
const STARTING_SERVICES: Readonly<Record<Discipline, StartingService>> = {
  academics: {
    service: 'Specially designed instruction',
    provider: 'Special education teacher',
    sessionsPerWeek: 5,
    minutes: 30,
    location: 'Resource room',
    group: 'Small group of up to 4 students',
    words: /specialized|specially|resource|instruction|reading|math|writing/i,
  },
  'speech-language': {
    service: 'Speech-language services',
    provider: 'Speech-language pathologist',
    sessionsPerWeek: 2,
    minutes: 30,
    location: 'Speech room',
    group: 'Small group of up to 3 students',
    words: /speech|language|SLP/i,
  },
  'occupational-therapy': {
    service: 'Occupational therapy',
    provider: 'Occupational therapist',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Classroom and therapy room',
    group: 'Individual',
    words: /occupational|\bOT\b/i,
  },
  'physical-therapy': {
    service: 'Physical therapy',
    provider: 'Physical therapist',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Campus and gym',
    group: 'Individual',
    words: /physical therapy|\bPT\b|adapted/i,
  },
  behavior: {
    service: 'Counseling and behavior support',
    provider: 'School psychologist or counselor',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Counseling office and classroom',
    group: 'Small group of up to 3 students',
    words: /counsel|behavior|social work|psycholog/i,
  },
  adaptive: {
    service: 'Specially designed instruction in adaptive skills',
    provider: 'Special education teacher',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'Classroom, campus and community',
    group: 'Small group of up to 3 students',
    words: /adaptive|life skills|specialized|instruction/i,
  },
  transition: {
    service: 'Transition services',
    provider: 'Transition specialist',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'School and community sites',
    group: 'Small group of up to 4 students',
    words: /transition|vocational|career/i,
  },
  'early-childhood': {
    service: 'Early childhood special education',
    provider: 'Early childhood special educator',
    sessionsPerWeek: 3,
    minutes: 30,
    location: 'Preschool classroom',
    group: 'Small group of up to 3 children',
    words: /preschool|early|instruction/i,
  },
  'vision-hearing': {
    service: 'Itinerant vision or hearing services',
    provider: 'Teacher of students with visual impairments or of the deaf',
    sessionsPerWeek: 1,
    minutes: 30,
    location: 'Classroom',
    group: 'Individual',
    words: /vision|hearing|itinerant|deaf|DHH/i,
  },
};

export const TEAM_DECIDES = 'Draft for discussion. The IEP team, including the parents, decides.';
const STARTING_BASIS = 'Starting point, not from the report; the team decides.';

interface Amount {
  frequency: string;
  minutes: string;
  basis: string;
}

function quotedAmount(service: ServiceInPlace, starting: StartingService): Amount | undefined {
  const { minutes, sessions, per, page, quote } = service;
  if (
    per === undefined ||
    /\d\s*(?:-|to|–)\s*\d/.test(quote.replace(/\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}/g, ''))
  )
    return undefined;
  const basis = `Quoted from the report, page ${page}: "${quote}"`;
  const often = `${sessions ?? 0} ${sessions === 1 ? 'time' : 'times'} per ${per}`;
  if (sessions !== undefined && minutes !== undefined)
    return { frequency: often, minutes: `${minutes} minutes per session`, basis };
  if (sessions !== undefined)
    return {
      frequency: often,
      minutes: `${starting.minutes} minutes per session`,
      basis: `Frequency quoted from the report, page ${page}: "${quote}". Minutes: starting point, not from the report`,
    };
  if (minutes === undefined) return undefined;
  return {
    frequency: per === 'day' ? 'Every school day' : `Every ${per}`,
    minutes: `${minutes} minutes per ${per}`,
    basis,
  };
}

function groupOf(inPlace: ServiceInPlace | undefined, starting: StartingService): string {
  const isIndividual = inPlace !== undefined && /\bindividual/i.test(inPlace.text);
  const isGroup = inPlace !== undefined && /\bgroup/i.test(inPlace.text);
  if (isIndividual && isGroup) return 'Individual and small group, as in the report';
  if (isIndividual) return 'Individual, as in the report';
  return isGroup ? 'Small group, as in the report' : starting.group;
}

/** The lines of the recommended services for one goal; `criterion` is the sum behind the target. */
export function servicesFor(input: {
  areaOfNeed: string;
  report: Report | undefined;
  planStart: string | undefined;
  criterion: string;
  measurement: string;
}): FapeLine[] {
  const starting = STARTING_SERVICES[disciplineOf(input.areaOfNeed)];
  const dates = planDates(input.planStart);
  const start = dates?.start ?? (input.planStart?.trim() || 'IEP start date');
  const end = dates?.end ?? '36 instructional weeks later';
  const inPlace = input.report?.services.find(({ text }) => starting.words.test(text));
  const quoted = inPlace === undefined ? undefined : quotedAmount(inPlace, starting);
  const amount = quoted ?? {
    frequency: `${starting.sessionsPerWeek} ${starting.sessionsPerWeek === 1 ? 'time' : 'times'} per week`,
    minutes: `${starting.minutes} minutes per session`,
    basis: STARTING_BASIS,
  };
  const isPulledOut = inPlace !== undefined && /pull-?out/i.test(inPlace.text);
  return [
    {
      Service: starting.service,
      Provider: starting.provider,
      Frequency: amount.frequency,
      Minutes: amount.minutes,
      Location:
        isPulledOut && disciplineOf(input.areaOfNeed) === 'speech-language'
          ? 'Speech room (pull-out, as in the report)'
          : starting.location,
      Group: groupOf(inPlace, starting),
      Delivery: 'Direct',
      Start: start,
      End: end,
      Criterion: input.criterion,
      Measurement: input.measurement,
      Basis: amount.basis,
      Team: TEAM_DECIDES,
    },
    {
      Service: `Consultation on ${input.areaOfNeed.toLowerCase()} in class`,
      Provider: `${starting.provider} with the classroom teacher`,
      Frequency: '1 time per month',
      Minutes: '15 minutes per session',
      Location: 'General education classroom',
      Group: 'Staff only',
      Delivery: 'Consult',
      Start: start,
      End: end,
      Basis: STARTING_BASIS,
      Team: TEAM_DECIDES,
    },
  ];
}
