/** Recommended services: one exact amount per line, quoted from the report where it has one, else a marked starting point. */
import type { FapeLine } from '@goalwright/contracts/api/goals';
import { disciplineOf } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';
import type { ServiceInPlace } from '../extraction/services-in-place.js';
import type { GoalFacts } from './goal-facts.js';
import { excerpt, isSentence, namesCategory, quoted, tidy } from './quotes.js';
import {
  isBeforeTransition,
  isServiceFor,
  startingServiceFor,
  type StartingService,
} from './starting-services.js';
import { INSTRUCTIONAL_WEEKS } from './target.js';
import { planDates } from './wording.js';

export const TEAM_DECIDES = 'Draft for discussion. The IEP team, including the parents, decides.';
const STARTING_BASIS = 'Starting point, not from the report; the team decides.';

interface Amount {
  frequency: string;
  minutes: string;
  basis: string;
}

const times = (sessions: number, per: string) =>
  `${sessions} ${sessions === 1 ? 'time' : 'times'} ${per === 'two weeks' ? 'every' : 'per'} ${per}`;
const QUOTE_MAX = 240;
/** Longer is a school day, not a session. */
const SESSION_MINUTES_MAX = 240;

/** Paid for and arranged by the family or a clinic: nothing the school offers. */
const OUTSIDE =
  /\boutside (?:counsel|therap|provider|speech|psych|tutor|school)|\bprivate(?:ly)?\b|\b(?:family|parent|mother|father)'s (?:own )?(?:provider|therapist|counselor)|(?:school|district) does not pay|\binsurance\b/i;

/** Help that is over, or that general education gives before special education: nothing the new plan goes on with. */
const BEFORE_THE_PLAN =
  /\bfollowing \d{1,2} weeks|\breferred\b|\bTier (?:1|2|3|I{1,3})\b|\b(?:last|previous) (?:school )?(?:year|plan)\b|\bdiscontinued\b|\bhas ended\b/i;

/** A part of a sentence that says how much, of something its other part names. */
const isNameless = (text: string) =>
  !/therap|instruct|counsel|consult|coach|speech|language|\bOT\b|\bPT\b|\bAPE\b|support|interven|teacher|reading|math|writing|training|check-?in|service/i.test(
    text,
  );

const isOffered = ({ text, quote }: ServiceInPlace) =>
  !OUTSIDE.test(`${text} ${quote}`) && !BEFORE_THE_PLAN.test(quote);

/** A range of minutes or sessions is no amount a parent can count on. */
const isRange = (text: string) =>
  /\d\s*(?:-|to|–)\s*\d{1,3}\s*(?:x|times?|sessions?|days|min)/i.test(
    text.replace(/\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}/g, ''),
  );

/** More in one sitting is the sum of a week or month, unless the report says that it is one sitting. */
const SITTING_MINUTES_MAX = 60;

/** "150 minutes per week" does not say that they come in one session. */
const isTotal = ({ minutes, sessions, per, text }: ServiceInPlace) =>
  minutes !== undefined &&
  minutes > SITTING_MINUTES_MAX &&
  sessions === 1 &&
  per !== 'day' &&
  !/\bonce\b|\b(?:1|one) ?(?:x|times?|sessions?|days?|visits?)\b|\bsessions?\b/i.test(text);

function quotedAmount(service: ServiceInPlace, starting: StartingService): Amount | undefined {
  const { minutes, sessions, per, page, quote, text } = service;
  if (per === undefined || isRange(text) || (minutes ?? 0) > SESSION_MINUTES_MAX) return undefined;
  const words = tidy(quote).slice(0, QUOTE_MAX);
  const basis = `Quoted from the report, page ${page}: "${words}"`;
  if (minutes !== undefined && isTotal(service))
    return { frequency: `Every ${per}`, minutes: `${minutes} minutes per ${per} in all`, basis };
  if (sessions !== undefined && minutes !== undefined)
    return { frequency: times(sessions, per), minutes: `${minutes} minutes per session`, basis };
  if (sessions !== undefined)
    return {
      frequency: times(sessions, per),
      minutes: `${starting.minutes} minutes per session`,
      basis: `Frequency quoted from the report, page ${page}: "${words}". Minutes: starting point, not from the report`,
    };
  if (minutes === undefined) return undefined;
  return {
    frequency: per === 'day' ? 'Every school day' : `Every ${per}`,
    minutes: `${minutes} minutes per ${per}`,
    basis,
  };
}

function startingAmount(starting: StartingService, inPlace: ServiceInPlace | undefined): Amount {
  const inReport =
    inPlace === undefined
      ? ''
      : ` The report (page ${inPlace.page}) has "${tidy(inPlace.quote).slice(0, QUOTE_MAX)}", which gives no single amount; the team compares.`;
  return {
    frequency: times(starting.sessionsPerWeek, 'week'),
    minutes: `${starting.minutes} minutes per session`,
    basis: `${STARTING_BASIS}${inReport}`,
  };
}

function groupOf(inPlace: ServiceInPlace | undefined, starting: Pick<StartingService, 'group'>): string {
  const isIndividual = inPlace !== undefined && /\bindividual|\b(?:1:1|one[- ]on[- ]one)/i.test(inPlace.text);
  const isGroup = inPlace !== undefined && /\bgroup/i.test(inPlace.text);
  // "Group of 2 or 3" is no one size.
  const size = /\bgroup (?:of|size:?) (?:up to )?(\d{1,2})\b(?! ?(?:or|to|-|–) ?\d)/i.exec(
    inPlace?.text ?? '',
  )?.[1];
  if (size !== undefined) return `Group of ${size}, as in the report`;
  if (isIndividual && isGroup) return 'Individual and small group, as in the report';
  if (isIndividual) return 'Individual, as in the report';
  return isGroup ? 'Small group, as in the report' : starting.group;
}

/** Roles as reports name them, with our words for each. */
const ROLES: readonly (readonly [RegExp, string])[] = [
  [
    /teacher of the (?:deaf|hard of hearing)|\bTOD\b/i,
    'Teacher of the deaf and hard of hearing, as in the report',
  ],
  [/\bTVI\b|teacher of (?:the|students with) visual|vision teacher/i, 'Vision teacher, as in the report'],
  [/\bAPE\b|adapted (?:physical education|PE)/i, 'Adapted physical education teacher, as in the report'],
  [/school psychologist|\bLSSP\b/i, 'School psychologist, as in the report'],
  [/counselor/i, 'School counselor, as in the report'],
  [/social worker/i, 'School social worker, as in the report'],
  [/reading specialist/i, 'Reading specialist, as in the report'],
  [/job coach/i, 'Job coach, as in the report'],
  [/special education teacher/i, 'Special education teacher, as in the report'],
  [/transition (?:specialist|coordinator)/i, 'Transition specialist, as in the report'],
];

const isCheckIn = (inPlace: ServiceInPlace | undefined) =>
  inPlace !== undefined &&
  /\bcheck-?in|\bCICO\b/i.test(inPlace.text) &&
  !/counsel|psycholog|social work/i.test(inPlace.text);

/** Where a check-in takes place when the report does not say. */
const IN_CLASS = { location: 'General education classroom', group: 'Individual' };

/** The name of the service where the report's line is of another kind than our starting service. */
function serviceName(inPlace: ServiceInPlace | undefined, starting: StartingService): string {
  if (isCheckIn(inPlace)) return 'Check-in support';
  const isAdapted = /\bAPE\b|adapted (?:physical education|PE)/i.test(inPlace?.text ?? '');
  return isAdapted ? 'Adapted physical education' : starting.service;
}

function providerOf(inPlace: ServiceInPlace | undefined, starting: StartingService): string {
  const text = inPlace?.text ?? '';
  const role = ROLES.find(([words]) => words.test(text))?.[1];
  // Whoever greets the student at the door is seldom the one who counsels.
  return role ?? (isCheckIn(inPlace) ? 'Staff member named in the report' : starting.provider);
}

/** Places as reports name them, with our words for each. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/speech (?:room|office)/i, 'Speech room, as in the report'],
  [/resource room|learning (?:center|lab)/i, 'Resource room, as in the report'],
  [/therapy (?:room|gym)|OT room/i, 'Therapy room, as in the report'],
  [
    /push-?in|in the (?:general education )?classroom|general education (?:class|setting)|in class\b|inclusion/i,
    'General education classroom, as in the report',
  ],
  [/self-contained|special class/i, 'Special education classroom, as in the report'],
  [/counsel\w{2,5} office/i, 'Counseling office, as in the report'],
  [/child ?care|day ?care/i, 'Child care, as in the report'],
  [/study hall/i, 'Study hall, as in the report'],
  [/career center/i, 'Career center, as in the report'],
  [/work ?site|job site/i, 'Worksite, as in the report'],
  [/\bcommunity\b/i, 'Community, as in the report'],
  [/\bat home\b/i, 'Home, as in the report'],
];

function placeOf(inPlace: ServiceInPlace | undefined, starting: Pick<StartingService, 'location'>): string {
  const text = inPlace?.text ?? '';
  const named = PLACES.find(([words]) => words.test(text));
  if (named !== undefined) return named[1];
  return /pull-?out/i.test(text) ? `${starting.location} (pull-out, as in the report)` : starting.location;
}

/** Time of staff with staff. */
const CONSULTS =
  /\bconsult|\bcoach\w{0,3} (?:of|with|for) (?:\w+ )?(?:staff|teacher)|\bwith (?:(?:the|her|his|their) )?(?:class(?:room)? |lunch )?(?:staff|teachers?)\b|\bplan together|\b(?:staff|teacher) training/i;

/** Staff planning and training: the report does not offer it in place of time with the student. */
const AMONG_STAFF = /\bplan together|\b(?:staff|teacher|paraprofessional) training/i;

/** The line of the report that serves the area: a recommended one before one in place, a whole amount before half of one. */
function serviceInReport(areaOfNeed: string, report: Report | undefined, starting: StartingService) {
  const all = report?.services
    .filter(isOffered)
    .map((service) => (isNameless(service.text) ? { ...service, text: service.quote } : service))
    .filter(
      (service) =>
        isServiceFor(areaOfNeed, service.text, starting.words) &&
        !AMONG_STAFF.test(service.text) &&
        // Our starting minutes are those of a lesson: too many for a check-in of untold length.
        !(isCheckIn(service) && service.minutes === undefined),
    );
  const cost = ({ minutes, sessions, per, text, isRecommended }: ServiceInPlace) =>
    (isRecommended === true ? 0 : 1) +
    (minutes === undefined ? 2 : 0) +
    (sessions === undefined ? 1 : 0) +
    (per === undefined ? 4 : 0) +
    (CONSULTS.test(text) ? 3 : 0) +
    (isRange(text) ? 3 : 0);
  return all?.sort((a, b) => cost(a) - cost(b))[0];
}

/** What is asked of the family, or of staff among themselves, is no reason for time with the student. */
const OF_OTHERS =
  /\bat home\b|\bthe family may|\bparents? may|\bconsult|\bteachers (?:are asked|should|can)/i;

const TEACHING =
  /\binstruct|\btherap|\bservice|\binterven|\bteach(?:es|ing)?\b|\btaught|\bpractice|\bprogram|\blessons|\bsessions|\bgoals?\b|\bcounsel/i;

/** Why this service: the report's own recommendation where it has one for the area, else the need it serves. */
function reasonOf(areaOfNeed: string, report: Report | undefined): string {
  const recommended = report?.recommendations.find(
    ({ areas, quote }) =>
      areas.includes(areaOfNeed) &&
      isSentence(quote) &&
      !namesCategory(quote) &&
      TEACHING.test(quote) &&
      !OF_OTHERS.test(quote) &&
      !OUTSIDE.test(quote) &&
      !/accommodat|chart as|extended time/i.test(quote),
  );
  return recommended === undefined
    ? `Teaches the skill of the ${areaOfNeed.toLowerCase()} goal.`
    : `The report recommends (page ${recommended.page}): ${quoted(excerpt(recommended.quote, 200))}`;
}

export interface ServicesRequest {
  facts: GoalFacts;
  report: Report | undefined;
  /** The sum behind the target, or who decides. */
  criterion: string;
  measurement: string;
  /** The sum behind the objectives; undefined where they have no numbers. */
  steps: string | undefined;
}

/** The lines of the recommended services for one goal, each with the goal it serves and the reason for its amount. */
export function servicesFor({ facts, report, criterion, measurement, steps }: ServicesRequest): FapeLine[] {
  const { areaOfNeed, band, planStart } = facts;
  const starting = startingServiceFor(areaOfNeed, band, facts.grade);
  const dates = planDates(planStart);
  const start = dates?.start ?? (planStart?.trim() || 'IEP start date');
  const end = dates?.end ?? `${INSTRUCTIONAL_WEEKS} instructional weeks later`;
  const inPlace = serviceInReport(areaOfNeed, report, starting);
  const amount =
    (inPlace === undefined ? undefined : quotedAmount(inPlace, starting)) ??
    startingAmount(starting, inPlace);
  const isConsult = inPlace !== undefined && CONSULTS.test(inPlace.text) && !/\bdirect\b/i.test(inPlace.text);
  const serves = `${areaOfNeed} goal`;
  const first: FapeLine = {
    Service: serviceName(inPlace, starting),
    Provider: providerOf(inPlace, starting),
    Frequency: amount.frequency,
    Minutes: amount.minutes,
    Location: placeOf(inPlace, isCheckIn(inPlace) ? IN_CLASS : starting),
    Group: isConsult ? 'Staff only' : groupOf(inPlace, isCheckIn(inPlace) ? IN_CLASS : starting),
    Delivery: isConsult ? 'Consult, as in the report' : 'Direct',
    Start: start,
    End: end,
    Serves: serves,
    Reason: reasonOf(areaOfNeed, report),
    Criterion: criterion,
    ...(steps === undefined ? {} : { Steps: steps }),
    Measurement: measurement,
    Basis: amount.basis,
    Team: TEAM_DECIDES,
  };
  return isConsult ? [first] : [first, consultation(facts, report, starting, { start, end, serves })];
}

/** Time of the provider with the classroom teacher, as the report has it for this service or for all. */
function consultationAmount(
  areaOfNeed: string,
  report: Report | undefined,
  starting: StartingService,
): Amount {
  const isBehavior = areaOfNeed === 'Behavior';
  const found = report?.services
    .filter(isOffered)
    .find(
      ({ text, minutes, per }) =>
        CONSULTS.test(text) &&
        minutes !== undefined &&
        per !== undefined &&
        (isServiceFor(areaOfNeed, text, starting.words) || /^\W{0,4}consult/i.test(text)),
    );
  const quotedLine = found === undefined ? undefined : quotedAmount(found, starting);
  return (
    quotedLine ?? {
      frequency: times(1, 'month'),
      minutes: `${isBehavior ? 60 : 15} minutes per session`,
      basis: STARTING_BASIS,
    }
  );
}

function consultation(
  { areaOfNeed, band, grade }: GoalFacts,
  report: Report | undefined,
  starting: StartingService,
  { start, end, serves }: { start: string; end: string; serves: string },
): FapeLine {
  const { provider } = starting;
  const amount = consultationAmount(areaOfNeed, report, starting);
  const isPreschool = band === 'preschool';
  const isTransition =
    (disciplineOf(areaOfNeed) === 'transition' && !isBeforeTransition(areaOfNeed, grade)) || band === 'adult';
  return {
    Service: `Consultation on ${areaOfNeed.toLowerCase()} ${isPreschool ? 'in daily routines' : 'in class'}`,
    Provider: `${provider} and ${isPreschool ? 'preschool teacher' : isTransition ? 'class or site staff' : 'classroom teacher'}`,
    Frequency: amount.frequency,
    Minutes: amount.minutes,
    Location: isPreschool
      ? 'Preschool classroom'
      : isTransition
        ? 'School or community site'
        : 'General education classroom',
    Group: 'Staff only',
    Delivery: 'Consult',
    Start: start,
    End: end,
    Serves: serves,
    Reason: 'Carries the skill into the class and its routines.',
    Basis: amount.basis,
    Team: TEAM_DECIDES,
  };
}
