/** Recommended services: one exact amount per line, quoted from the report where it has one, else a marked starting point. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import { disciplineOf } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';
import type { GoalFacts } from './goal-facts.js';
import { isBeforeTransition, startingServiceFor, type StartingService } from './starting-services.js';
import {
  type Amount,
  amountFrom,
  amountOf,
  asksForMore,
  STARTING_BASIS,
  times,
  words,
} from './services/amounts.js';
import { reasonFor } from './services/reason.js';
import { CONSULTS, partOfSessions, type ServiceLine, serviceLinesIn } from './services/service-line.js';
import { disciplineOfLine, type Need, serves } from './services/serving.js';
import { groupIn, nameIn, placeIn, providerIn } from './services/told-fields.js';
import { isCheckIn, type ToldService, toldServiceFor } from './services/told-service.js';
import { INSTRUCTIONAL_WEEKS } from './target.js';
import { listed, planDates, upperFirst } from './wording.js';

const TEAM_DECIDES = 'Draft for discussion. The IEP team, including the parents, decides.';

const GENERAL_CLASS = 'General education classroom';

/** Where a check-in takes place when the report does not say. */
const IN_CLASS = { location: GENERAL_CLASS, group: 'Individual' };

const SPECIAL_CLASS =
  /\blife skills class|\bself-contained|\bspecial (?:day )?class|\bspecial education class|\bS[DL]C\b/i;
const isInSpecialClass = (report: Report | undefined) =>
  report?.services.some(({ text }) => SPECIAL_CLASS.test(text)) === true;

/** A field in the report's words with the line that says it, or our own starting value. */
interface Field {
  readonly value: string;
  readonly line?: ServiceLine;
}

function fieldFrom(
  lines: readonly ServiceLine[],
  read: (text: string) => string | undefined,
  otherwise: string,
): Field {
  for (const line of lines) {
    const value = read(line.text);
    if (value !== undefined) return { value, line };
  }
  return { value: otherwise };
}

const hasPart = ({ text }: ServiceLine) => partOfSessions(text) !== undefined;

/** Where all sessions are, and beside it where the report wants a part of them. */
function placeField(lines: readonly ServiceLine[], otherwise: string): Field {
  const whole = fieldFrom(
    lines.filter((line) => !hasPart(line)),
    (text) => placeIn(text, otherwise),
    otherwise,
  );
  const part = fieldFrom(lines.filter(hasPart), (text) => placeIn(text, whole.value), whole.value);
  const room = whole.value.split(/,| \(/)[0]?.toLowerCase() ?? '';
  if (part.line === undefined) return whole;
  const isSameRoom = whole.line !== undefined && partOfSessions(part.line.text)?.includes(room) === true;
  if (!isSameRoom) return part;
  // "Classroom; one session in the classroom": the others are where they are without it.
  return otherwise.toLowerCase().includes(room)
    ? whole
    : fieldFrom([part.line], (text) => placeIn(text, otherwise), otherwise);
}

/** Who it is: a role of the report; where the line has a name or "me" only, the team names the position. */
function providerField(lines: readonly ServiceLine[], starting: StartingService): Field {
  const role = fieldFrom(lines, providerIn, '');
  if (role.line !== undefined) return role;
  if (lines.some(({ text }) => /\bsocial work\b|\bSSW\b/i.test(text)))
    return {
      value: 'School social worker, as in the report',
      ...(lines[0] === undefined ? {} : { line: lines[0] }),
    };
  const isCheck = lines.some(isCheckIn);
  const isCounseling =
    lines.some(({ text }) => /\bcounsel/i.test(text)) && /psychologist/i.test(starting.provider);
  const provider = isCheck ? 'Staff member' : isCounseling ? 'Counseling provider' : starting.provider;
  const named = fieldFrom(
    lines,
    (text) => {
      const name = nameIn(text);
      return name === undefined ? undefined : `${provider} (${name}, as in the report)`;
    },
    isCheck || isCounseling ? `${provider}; the team names the position` : provider,
  );
  return named;
}

/** What of the line is quoted elsewhere than the amount, and what the report has beside it. */
function basisOf(amount: Amount, fields: Readonly<Record<string, Field>>, told: ToldService): string {
  const more = asksForMore(told.lines);
  const beside = new Map<ServiceLine, string[]>();
  for (const [name, { line }] of Object.entries(fields)) {
    if (line === undefined || amount.quoted.includes(line)) continue;
    beside.set(line, [...(beside.get(line) ?? []), name]);
  }
  const parts = [
    amount.basis,
    ...[...beside].map(
      ([line, names]) =>
        `${upperFirst(listed(names))} quoted from the report, page ${line.page}: ${words(line)}`,
    ),
    more === undefined
      ? ''
      : `The report recommends more (page ${more.page}): ${words(more)}; the amount is the present one, and the team sets how much more`,
    told.general === undefined || told.lines.some(({ minutes }) => minutes !== undefined)
      ? ''
      : `The report (page ${told.general.page}) has ${words(told.general)}, which it does not call special education; the team compares`,
  ].filter((part) => part !== '');
  return (
    parts.map((part) => part.replace(/\.$/, '')).join('. ') +
    (parts.length > 1 || amount.basis.endsWith('.') ? '.' : '')
  );
}

/** One service quoted under several goals is one, or the parents would read twice its minutes. */
const servesOf = (areaOfNeed: string, isQuoted: boolean) =>
  isQuoted
    ? `${areaOfNeed} goal. One service with these minutes in all: shared by every goal that quotes it, not added up.`
    : `${areaOfNeed} goal. One service may serve several goals of this provider; its minutes are then not added up.`;

/** How the goal's progress is judged, which stands in the line of the service that carries it. */
export interface Judged {
  /** The sum behind the target, or who decides. */
  readonly criterion: string;
  readonly measurement: string;
  /** The sum behind the objectives; undefined where they have no numbers. */
  readonly steps: string | undefined;
  /** What in class rests on the skill, as the present level says it. */
  readonly task: string;
}

/** The services of a goal, before it is said how they are measured: who provides measures. */
export interface ServicePlan {
  /** As it stands in the line: "School counselor, as in the report". */
  readonly provider: string;
  /** The lines of the recommended services, each with the goal it serves and the reason for its amount. */
  readonly linesWith: (judged: Judged) => FapeLine[];
}

interface Dates {
  readonly start: string;
  readonly end: string;
}

/** What the goal starts from, as far as a service is chosen by it. */
const startOf = ({ baseline }: GoalFacts) => ({
  baseline: baseline?.quote ?? '',
  skill: baseline?.skill ?? '',
});

const spanOf = (planStart: string | undefined): Dates =>
  planDates(planStart) ?? {
    start: planStart?.trim() || 'IEP start date',
    end: `${INSTRUCTIONAL_WEEKS} instructional weeks later`,
  };

/** Amount, person, place and group of the service, each with the line that says it. */
function amountAndFields(told: ToldService, report: Report | undefined) {
  const { lines, starting } = told;
  const amount = amountFrom(lines, starting);
  const ownPlace = lines.some(isCheckIn) ? IN_CLASS : starting;
  const ownRoom = isInSpecialClass(report)
    ? ownPlace.location.replace(GENERAL_CLASS, 'Special education classroom')
    : ownPlace.location;
  // Beside an amount of the report, what is ours is said to be.
  const ours = amount.quoted.length > 0 ? ' (starting point)' : '';
  // A second service with an amount of its own has its own place and people.
  const telling = lines.filter((line) => line.minutes === undefined || amount.quoted.includes(line));
  return {
    amount,
    provider: providerField(told.provider === undefined ? telling : [told.provider], starting),
    place: placeField(telling, `${ownRoom}${ours}`),
    group: told.isConsult ? { value: 'Staff only' } : fieldFrom(telling, groupIn, `${ownPlace.group}${ours}`),
  };
}

const CARRIES = 'Carries the skill into the class and its routines.';

const consultationOn = ({ areaOfNeed, band }: GoalFacts) =>
  `Consultation on ${areaOfNeed.toLowerCase()} ${band === 'preschool' ? 'in daily routines' : band === 'adult' ? 'at the site' : 'in class'}`;

const FIRST_WEEKS = /\bfor (?:the first|one|a) ((?:\w+ )?(?:weeks|semester|quarter|trimester))\b/i;

/** A service for the first weeks alone ends with them. */
function endIn(lines: readonly ServiceLine[]): string | undefined {
  const weeks = lines.map(({ text }) => FIRST_WEEKS.exec(text)?.[1]).find((told) => told !== undefined);
  return weeks === undefined ? undefined : `After the first ${weeks}, as in the report`;
}

interface Carrier {
  readonly told: ToldService;
  readonly fields: ReturnType<typeof amountAndFields>;
}

const carrierOf = (told: ToldService, report: Report | undefined): Carrier => ({
  told,
  fields: amountAndFields(told, report),
});

/** Time of staff with staff alone teaches the student nothing: our own starting point stands in front of it. */
const withTeaching = (told: ToldService): ToldService =>
  told.isConsult ? { ...told, lines: [], general: undefined, provider: undefined, isConsult: false } : told;

/** The recommended services for one goal: from the report's own lines, else a starting point that says so. */
export function servicePlanFor(facts: GoalFacts, report: Report | undefined): ServicePlan {
  const { areaOfNeed } = facts;
  const { baseline, skill } = startOf(facts);
  const own = startingServiceFor(areaOfNeed, facts.band, facts.grade, report?.student.ageYears);
  const need = { areaOfNeed, words: own.words, baseline };
  const told = toldServiceFor(need, report, own);
  const span = spanOf(facts.planStart);
  const main = carrierOf(withTeaching(told), report);
  const provider = main.fields.provider.value;
  const names = [facts.student.label, ...(report?.studentNames ?? [])].flatMap((name) => name.split(' '));
  const lineOf = ({ told: of, fields: { amount, provider: by, place, group } }: Carrier) => ({
    Service: of.isConsult
      ? consultationOn(facts)
      : of.lines.slice(0, 1).some(isCheckIn)
        ? 'Check-in support'
        : of.starting.service,
    Provider: by.value,
    Frequency: amount.frequency,
    Minutes: amount.minutes,
    Location: place.value,
    Group: group.value,
    Delivery: of.isConsult ? 'Consult, as in the report' : 'Direct',
    Start: span.start,
    End: endIn(amount.quoted) ?? span.end,
    Serves: servesOf(areaOfNeed, amount.quoted.length > 0),
  });
  const basisFor = ({ told: of, fields: { amount, provider: by, place, group } }: Carrier) => ({
    Basis: basisOf(amount, { provider: by, place, group }, of),
    Team: TEAM_DECIDES,
  });
  const first = ({ criterion, measurement, steps, task }: Judged): FapeLine => ({
    ...lineOf(main),
    Reason: reasonFor({ areaOfNeed, baseline, skill, names, provider, report, task }),
    Criterion: criterion,
    ...(steps === undefined ? {} : { Steps: steps }),
    Measurement: measurement,
    ...basisFor(main),
  });
  const consult = (): FapeLine => {
    if (!told.isConsult) return consultation({ facts, report, need, told, provider, span });
    const carrier = carrierOf(told, report);
    return { ...lineOf(carrier), Reason: CARRIES, ...basisFor(carrier) };
  };
  return { provider, linesWith: (judged) => [first(judged), consult()] };
}

interface ConsultationRequest {
  readonly facts: GoalFacts;
  readonly report: Report | undefined;
  readonly need: Pick<Need, 'areaOfNeed' | 'words' | 'baseline'>;
  readonly told: ToldService;
  readonly provider: string;
  readonly span: Dates;
}

const isOwnOrNobodys = (areaOfNeed: string, text: string) =>
  [undefined, disciplineOf(areaOfNeed)].includes(disciplineOfLine(text));

/** Time of the provider with the classroom teacher, as the report has it for this service or for all. */
function consultationAmount({ need, report, told }: ConsultationRequest): Amount {
  const isBehavior = need.areaOfNeed === 'Behavior';
  const main = told.lines[0];
  const found = serviceLinesIn(report).find(
    (line) =>
      CONSULTS.test(line.text) &&
      line.minutes !== undefined &&
      line.per !== undefined &&
      (serves({ ...need, advice: [], writer: undefined }, line.text) ||
        (/^\W{0,4}consult/i.test(line.text) && isOwnOrNobodys(need.areaOfNeed, line.text)) ||
        // "OT 30 minutes weekly, plus 15 minutes of consultation": its other part names whose.
        (disciplineOfLine(line.text) === undefined && line.page === main?.page)),
  );
  return (
    (found === undefined ? undefined : amountOf(found)) ?? {
      frequency: times(1, 'month'),
      minutes: `${isBehavior ? 60 : 15} minutes per session`,
      basis: STARTING_BASIS,
      quoted: [],
    }
  );
}

function consultation(request: ConsultationRequest): FapeLine {
  const { facts, report, provider, span } = request;
  const { areaOfNeed, band, grade } = facts;
  const amount = consultationAmount(request);
  const isPreschool = band === 'preschool';
  const isTransition =
    (disciplineOf(areaOfNeed) === 'transition' &&
      !isBeforeTransition(areaOfNeed, grade, report?.student.ageYears)) ||
    band === 'adult';
  const person = provider
    .replace(/, as in the report(?=\)|$)/, '')
    .replace(/; the team names the position$/, '');
  return {
    Service: consultationOn(facts),
    Provider: `${person} and ${isPreschool ? 'preschool teacher' : isTransition ? 'class or site staff' : 'classroom teacher'}`,
    Frequency: amount.frequency,
    Minutes: amount.minutes,
    Location: isPreschool
      ? 'Preschool classroom'
      : isTransition
        ? 'School or community site'
        : isInSpecialClass(report)
          ? 'Special education classroom'
          : GENERAL_CLASS,
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
