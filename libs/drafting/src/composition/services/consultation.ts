/** Time of who serves with the staff of the class: as the report has it, else a marked starting point. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import { disciplineOf } from '../../areas/plans.js';
import type { Report } from '../../extraction/report.js';
import type { GoalFacts } from '../goal-facts.js';
import { isBeforeTransition } from '../starting-services.js';
import { type Amount, amountOf, STARTING_BASIS, times } from './amounts.js';
import { CONSULTS, isOfConsulting, type ServiceLine, serviceLinesIn } from './service-line.js';
import { disciplineOfLine, isOfOtherSense, type Need, serves } from './serving.js';
import { consultantIn, isConsultOfWriter } from './told-fields.js';
import type { ToldService } from './told-service.js';

export const TEAM_DECIDES = 'Draft for discussion. The IEP team, including the parents, decides.';

export const GENERAL_CLASS = 'General education classroom';

const SPECIAL_CLASS =
  /\blife skills (?:class|program|room)|\blife skills (?:instruction )?\d{3} min|\bself-contained|\bspecial (?:day )?class|\bspecial education class|\bS[DL]C\b/i;
export const isInSpecialClass = (report: Report | undefined) =>
  report !== undefined &&
  [...report.services, ...report.recommendations].some(({ text }) => SPECIAL_CLASS.test(text));

export interface Dates {
  readonly start: string;
  readonly end: string;
}

export const CARRIES = 'Carries the skill into the class and its routines.';

export const consultationOn = ({ areaOfNeed, band }: GoalFacts) =>
  `Consultation on ${areaOfNeed.toLowerCase()} ${band === 'preschool' ? 'in daily routines' : band === 'adult' ? 'at the site' : 'in class'}`;

export interface ConsultationRequest {
  readonly facts: GoalFacts;
  readonly report: Report | undefined;
  readonly need: Pick<Need, 'areaOfNeed' | 'words' | 'baseline'>;
  readonly told: ToldService;
  readonly provider: string;
  readonly span: Dates;
}

const isOwnOrNobodys = (areaOfNeed: string, text: string) =>
  [undefined, disciplineOf(areaOfNeed)].includes(disciplineOfLine(text));

/** A teacher's plan may carry what any staff is advised on; a therapy's is its own. */
const THERAPIES = new Set(['speech-language', 'occupational-therapy', 'physical-therapy', 'vision-hearing']);

/** What is consulted on by these is their own, whoever else is of the specialty. */
const OF_EQUIPMENT = /\baudiolog|\bO&M\b|\borientation and mob/i;

/** "Practice flat: 90 minutes, 2 days a week Job coach consult": two lines were read as one, and the minutes are the first one's. */
const isOfTwoLines = (text: string) =>
  /\d ?min[^.;]*\b(?:week|month|day|year) \p{Lu}\p{Ll}/u.test(text.slice(0, CONSULTS.exec(text)?.index));

/** The line of a consultation for the need: for its service or for all, of its provider, or of who writes. */
function consultLineFor({ need, report, told }: ConsultationRequest): ServiceLine | undefined {
  const main = told.lines[0];
  const lines = serviceLinesIn(report).filter(
    ({ text, minutes, per }) =>
      isOfConsulting(text) && !isOfTwoLines(text) && minutes !== undefined && per !== undefined,
  );
  const own = disciplineOf(need.areaOfNeed);
  const ofProvider = main === undefined ? undefined : disciplineOfLine(main.text);
  return (
    lines.find(
      (line) =>
        (serves({ ...need, advice: [], writer: undefined }, line.text) &&
          !isOfOtherSense(need.areaOfNeed, line.text)) ||
        (/^\W{0,4}consult/i.test(line.text) && isOwnOrNobodys(need.areaOfNeed, line.text)) ||
        // "OT 30 minutes weekly, plus 15 minutes of consultation": its other part names whose.
        (disciplineOfLine(line.text) === undefined && line.page === main?.page),
    ) ??
    // "DHH consult with teachers" is for each need that "DHH direct" serves.
    lines.find(
      ({ text }) =>
        !OF_EQUIPMENT.test(text) &&
        !isOfOtherSense(need.areaOfNeed, text) &&
        [own, ofProvider].some(
          (discipline) => discipline !== undefined && discipline === disciplineOfLine(text),
        ),
    ) ??
    // "I'll consult with the teacher": on all that the writer reports of.
    lines.find(({ text }) => isConsultOfWriter(text) && (!THERAPIES.has(own) || report?.writer === own))
  );
}

/** Plans for behavior are carried by all who are with the student; one consultation is one amount, whichever goal names it. */
const OF_BEHAVIOR = /psycholog|counsel|social worker|BCBA|behavior/i;

const startingConsultation = (provider: string): Amount => ({
  frequency: times(1, 'month'),
  minutes: `${OF_BEHAVIOR.test(provider) ? 30 : 15} minutes per session`,
  basis: STARTING_BASIS,
  quoted: [],
});

/** "Consult with PE, 15 minutes per month". */
const WITH_PE = /\bconsult\w*\b[^.;]{0,24}\bwith (?:the )?(?:PE|physical education)\b/i;

/** Who consults: as its own line says, which may be another than who teaches. */
function consultant(line: ServiceLine | undefined, provider: string, authorRole: string | undefined): string {
  const told =
    line === undefined
      ? undefined
      : (consultantIn(line.text) ?? (isConsultOfWriter(line.text) ? authorRole : undefined));
  return (told ?? provider)
    .replace(/, as in the report(?=\)|$)/, '')
    .replace(/; the team names the position$/, '');
}

interface Scene {
  readonly staff: string;
  readonly place: string;
}

/** Whom the consultation is with, and where. */
function sceneOf({ facts, report, provider }: ConsultationRequest, line: ServiceLine | undefined): Scene {
  const { areaOfNeed, band, grade } = facts;
  const isTransition =
    disciplineOf(areaOfNeed) === 'transition' &&
    // To speak up is taught and carried in the classes where no service of transition is offered.
    !(areaOfNeed === 'Self-advocacy' && provider.startsWith('Special education teacher')) &&
    !isBeforeTransition(areaOfNeed, grade, report?.student.ageYears);
  if (line !== undefined && WITH_PE.test(line.text)) return { staff: 'PE teacher', place: 'PE class' };
  if (band === 'preschool') return { staff: 'preschool teacher', place: 'Preschool classroom' };
  if (isTransition || band === 'adult')
    return { staff: 'class or site staff', place: 'School or community site' };
  return isInSpecialClass(report)
    ? { staff: 'class staff', place: 'Special education classroom' }
    : { staff: 'classroom teacher', place: GENERAL_CLASS };
}

/** The consultation that stands beside the service of a goal. */
export function consultation(request: ConsultationRequest): FapeLine {
  const { facts, report, provider, span } = request;
  const { areaOfNeed } = facts;
  const line = consultLineFor(request);
  const amount = (line === undefined ? undefined : amountOf(line)) ?? startingConsultation(provider);
  const { staff, place } = sceneOf(request, line);
  const person = consultant(line, provider, report?.authorRole);
  return {
    Service: consultationOn(facts),
    Provider: `${person} and ${staff}`,
    Frequency: amount.frequency,
    Minutes: amount.minutes,
    Location: place,
    Group: 'Staff only',
    Delivery: 'Consult',
    Start: span.start,
    End: span.end,
    Serves: `${areaOfNeed} goal. One consultation for all goals of this provider; its minutes are not added up.`,
    Reason: CARRIES,
    Basis: amount.basis,
    Team: TEAM_DECIDES,
  };
}
