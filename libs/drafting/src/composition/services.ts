/** Recommended services: one exact amount per line, quoted from the report where it has one, else a marked starting point. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import { disciplineOf } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';
import type { GoalFacts } from './goal-facts.js';
import { startingServiceFor, VISION_TEACHER } from './starting-services.js';
import { type Amount, amountFrom, asksForMore, words } from './services/amounts.js';
import {
  CARRIES,
  consultation,
  consultationOn,
  type Dates,
  GENERAL_CLASS,
  isInSpecialClass,
  TEAM_DECIDES,
} from './services/consultation.js';
import { type Field, fieldFrom, placeField, providerField } from './services/fields.js';
import { reasonFor } from './services/reason.js';
import type { ServiceLine } from './services/service-line.js';
import { disciplineOfLine } from './services/serving.js';
import { consultantIn, groupIn, providerIn } from './services/told-fields.js';
import { isCheckIn, startingWith, type ToldService, toldServiceFor } from './services/told-service.js';
import { startingQuantity } from './quantities.js';
import { INSTRUCTIONAL_WEEKS } from './target.js';
import { listed, planDates, upperFirst } from './wording.js';

/** Where lessons are, unless the student's class is one of special education. */
const USUAL_PLACE = new RegExp(`${GENERAL_CLASS}|Resource room`);

/** Where a check-in takes place when the report does not say. */
const IN_CLASS = { location: GENERAL_CLASS, group: 'Individual' };

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
    told.apart === undefined
      ? ''
      : `The report (page ${told.apart.page}) has ${words(told.apart)}, for another purpose; the team compares`,
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

/** "A lunch group with two peers" beside "social work, 30 minutes weekly" is recommended on its own: its people are not the other's. */
const GROUP_OF_ITS_OWN =
  /\b(?:lunch|friendship|social(?: skills)?|skills|small) (?:lunch )?(?:group|bunch)\b/i;
const isAnotherGroup = ({ text }: ServiceLine, quoted: readonly ServiceLine[]) =>
  GROUP_OF_ITS_OWN.test(text) &&
  disciplineOfLine(text) === undefined &&
  quoted.some((line) => disciplineOfLine(line.text) !== undefined);

/** A half day at preschool is spent with the class, and in small groups within it. */
const HALF_DAY_MINUTES = 90;
const groupFor = (group: string, { quoted }: Amount) =>
  group.endsWith('children') && quoted.some(({ minutes }) => (minutes ?? 0) >= HALF_DAY_MINUTES)
    ? 'Class and small groups'
    : group;

/** Amount, person, place and group of the service, each with the line that says it. */
function amountAndFields(told: ToldService, report: Report | undefined) {
  const { lines, starting } = told;
  const amount = amountFrom(lines, starting);
  const ownPlace = lines.some(isCheckIn) ? IN_CLASS : starting;
  const ownRoom = isInSpecialClass(report)
    ? ownPlace.location.replace(USUAL_PLACE, 'Special education classroom')
    : ownPlace.location;
  // Beside an amount of the report, what is ours is said to be.
  const ours = amount.quoted.length > 0 ? ' (starting point)' : '';
  // A second service with an amount of its own has its own place and people; the same one told again is this one.
  const isSame = ({ minutes, sessions, per }: ServiceLine) =>
    amount.quoted.some(
      (quoted) => quoted.minutes === minutes && quoted.sessions === sessions && quoted.per === per,
    );
  const timed = lines.filter((line) => line.minutes !== undefined && isSame(line));
  const untimed = lines.filter((line) => line.minutes === undefined && !amount.quoted.includes(line));
  const telling = [
    ...amount.quoted,
    ...timed.filter((line) => !amount.quoted.includes(line)),
    ...untimed.filter((line) => !isAnotherGroup(line, amount.quoted)),
  ];
  return {
    amount,
    provider: providerField(
      told.provider === undefined ? telling : [told.provider],
      starting,
      report?.authorRole,
    ),
    place: placeField(telling, `${ownRoom}${ours}`),
    group: told.isConsult
      ? { value: 'Staff only' }
      : fieldFrom(telling, ({ text }) => groupIn(text), `${groupFor(ownPlace.group, amount)}${ours}`),
  };
}

const BESIDE = 'The second part of the same service, as the report has it.';

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
  told.isConsult
    ? {
        ...told,
        lines: [],
        besides: [],
        general: undefined,
        apart: undefined,
        provider: undefined,
        isConsult: false,
      }
    : told;

const levelOf = ({ counted }: GoalFacts) =>
  counted === undefined ? {} : { level: startingQuantity(counted) };

/** The recommended services for one goal: from the report's own lines, else a starting point that says so. */
export function servicePlanFor(facts: GoalFacts, report: Report | undefined): ServicePlan {
  const { areaOfNeed } = facts;
  const { baseline, skill } = startOf(facts);
  const own = startingWith(
    areaOfNeed,
    report,
    startingServiceFor(areaOfNeed, facts.band, facts.grade, report?.student.ageYears),
  );
  const need = {
    ...{ areaOfNeed, words: own.words, baseline },
    isTaughtInBraille: own.provider === VISION_TEACHER && disciplineOf(areaOfNeed) !== 'vision-hearing',
  };
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
    Reason: reasonFor({
      ...{ areaOfNeed, baseline, skill, names, provider, report, task },
      help: facts.countedHelp?.words ?? '',
      ...levelOf(facts),
    }),
    Criterion: criterion,
    ...(steps === undefined ? {} : { Steps: steps }),
    Measurement: measurement,
    ...basisFor(main),
  });
  const consult = (): FapeLine => {
    if (!told.isConsult) return consultation({ facts, report, need, told, provider, span });
    const carrier = carrierOf(told, report);
    const [{ text } = { text: '' }] = told.lines;
    const named = providerIn(text) === undefined ? consultantIn(text) : undefined;
    const isOthers = named !== undefined && /consultant|audiolog/.test(named);
    const by = isOthers ? { Provider: `${named}, as in the report` } : {};
    return { ...lineOf(carrier), ...by, Reason: CARRIES, ...basisFor(carrier) };
  };
  // "30 minutes in class" and "45 minutes pull-out" of one therapy are both in the plan.
  const besides = told.besides.map((line): FapeLine => {
    // What names nobody of its own is given by who gives the first.
    const by = providerIn(line.text) === undefined ? told.lines[0] : undefined;
    const carrier = carrierOf({ ...told, lines: [line], besides: [], provider: by }, report);
    return { ...lineOf(carrier), Reason: BESIDE, ...basisFor(carrier) };
  });
  return { provider, linesWith: (judged) => [first(judged), ...besides, consult()] };
}
