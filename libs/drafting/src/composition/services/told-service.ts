/** The service that a report tells for a need: its lines, and the kind of service they make. */
import { areasIn } from '../../areas/evidence-words.js';
import { disciplineOf } from '../../areas/plans.js';
import type { Report } from '../../extraction/report.js';
import { oftenIn } from '../../extraction/services/service-amounts.js';
import type { Therapy } from '../../extraction/student/writing-therapist.js';
import {
  ADAPTED_PHYSICAL_EDUCATION,
  ORIENTATION_AND_MOBILITY,
  serviceOfOther,
  startingGroup,
  type StartingService,
} from '../starting-services.js';
import { isContinuing } from './amounts.js';
import { type AdviceItem, adviceItemsIn } from './advice-items.js';
import { stemsOfArea } from './area-stems.js';
import {
  AMONG_STAFF,
  isGeneralEducation,
  isOfConsulting,
  isRange,
  type ServiceLine,
  serviceLinesIn,
} from './service-line.js';
import { AT_THE_NURSE, isLesson, isOfNurse, ofWhoComes } from './who-comes.js';
import {
  disciplineOfLine,
  isItinerant,
  isNamedInAdvice,
  isOfMobility,
  isOfOwnSubject,
  isOnlyService,
  isPracticedAtWork,
  isWriters,
  type Need,
  refersTo,
  serves,
  startsWalking,
} from './serving.js';
import { groupIn, placeIn, providerIn } from './told-fields.js';
import { withWhoIsThere } from './who-is-there.js';

export interface ToldService {
  /** Recommended before in place, the fullest first; empty where the report tells of none. */
  readonly lines: readonly ServiceLine[];
  /** Other parts of the first one's service, each with an amount of its own. */
  readonly besides: readonly ServiceLine[];
  /** Of the area's own discipline, or of the one whose provider the report has for it. */
  readonly starting: StartingService;
  /** Help outside special education in the subject: told beside the amount, never as one. */
  readonly general: ServiceLine | undefined;
  /** Time that the report gives for another purpose: told beside the amount, never as one. */
  readonly apart: ServiceLine | undefined;
  readonly isConsult: boolean;
  /** The line that names who would teach, where no line has an amount for the need. */
  readonly provider: ServiceLine | undefined;
}

const isConsulting = ({ text }: ServiceLine) =>
  (isOfConsulting(text) || /\bindirect\b/i.test(text)) && !/\bdirect\b/i.test(text);

/** A few minutes at the door, which teach no subject. */
export const isCheckIn = ({ text }: ServiceLine): boolean => /\bcheck-?(?:in|out)\b|\bCICO\b/i.test(text);

/** What the report recommends for the area: what names it, or two of its words. */
function adviceFor(areaOfNeed: string, report: Report | undefined): AdviceItem[] {
  const stems = stemsOfArea(areaOfNeed);
  return adviceItemsIn(report).filter(
    ({ areas, words }) =>
      areas.includes(areaOfNeed) ||
      stems.filter((stem) => words.some((word) => word.startsWith(stem))).length > 1,
  );
}

/** "Practiced daily with the counselor": who teaches the skill, and how often. */
const HANDS = /\b(?:with|by) (?:the |a |our )?(?:school )?(?:counselor|social worker|psychologist)\b/i;
const handsIn = (areaOfNeed: string, advice: readonly AdviceItem[]): ServiceLine[] =>
  disciplineOf(areaOfNeed) === 'behavior'
    ? advice
        .filter(({ text }) => HANDS.test(text) && !/\bcheck.?in\b/i.test(text))
        .map(({ text, page }) => ({ text, page, isRecommended: true, ...oftenIn(text) }))
    : [];
/** What is practiced every day with the counselor is short. */
const DAILY_MINUTES = 15;

const cost = ({ minutes, sessions, per, text, isRecommended }: ServiceLine) =>
  (isRecommended ? 0 : 16) +
  (minutes === undefined ? 2 : 0) +
  (sessions === undefined ? 1 : 0) +
  (per === undefined ? 4 : 0) +
  (isRange(text) ? 3 : 0) +
  (isRecommended && isContinuing(text, minutes) ? 32 : 0);

/** Less than a part of the amount that is missing: of two full lines the nearer goes first. */
const NEARER = 0.5;
/** By so much of its beginning a line is known again. */
const LEAD = 40;

const isFull = ({ minutes, per }: ServiceLine) => minutes !== undefined && per !== undefined;
/** "Educational audiologist, 60 minutes, 2 times per year" teaches nobody a skill, where another comes each week. */
const RARE: ReadonlySet<string> = new Set(['quarter', 'trimester', 'semester', 'year']);

const hasAmount = ({ minutes, per }: ServiceLine) => minutes !== undefined || per !== undefined;

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/** A recommendation for another need: its class may be the same, its amount is not this one's. */
const isForAnother = ({ areaOfNeed, advice }: Need, { isRecommended, areas, text }: ServiceLine) =>
  isRecommended &&
  areas !== undefined &&
  areas.length > 0 &&
  !areas.includes(areaOfNeed) &&
  !advice.includes(text) &&
  ['academics', 'adaptive', 'transition'].includes(disciplineOf(areaOfNeed)) &&
  !/\bphonics|\breading|\bmath|\bwriting/i.test(text);

const THERAPIES: readonly Therapy[] = ['speech-language', 'occupational-therapy', 'physical-therapy'];
/** The therapist whose report it is: who signed it, or by its "therapy" in a report of one therapy's areas. */
function writerOf(report: Report | undefined): Therapy | undefined {
  if (report === undefined || report.writer !== undefined) return report?.writer;
  if (!report.recommendations.some(({ quote }) => /\btherapy\b/i.test(quote))) return undefined;
  const counted = report.measures.flatMap(({ areaOfNeed }) =>
    areaOfNeed === null ? [] : [disciplineOf(areaOfNeed)],
  );
  const most = THERAPIES.map((therapy) => ({
    therapy,
    count: counted.filter((discipline) => discipline === therapy).length,
  })).reduce((first, next) => (next.count > first.count ? next : first));
  return most.count * 2 >= counted.length && most.count > 0 ? most.therapy : undefined;
}

/** Travel with the cane is taught in its own lessons, where the report has such. */
function ofOwnSkill(need: Need, lines: readonly ServiceLine[]): ServiceLine[] {
  const lessons = startsWalking(need) ? lines.filter(({ text }) => isOfMobility(text)) : [];
  return lessons.length > 0 ? lessons : [...lines];
}

/** "Ask OT to look at cutting": who is to be asked does not serve yet. */
const IS_ASKED = /^(?:ask|request|refer|consider|consult)\b/i;

/** The lines for the need: of its own service, else of the class or person its advice names, else of the only one. */
function linesFor(need: Need, lines: readonly ServiceLine[]): ServiceLine[] {
  const isOwn = disciplineOf(need.areaOfNeed) === need.writer;
  const own = ofOwnSkill(
    need,
    lines.filter(({ text }) => serves(need, text) || (isOwn && isWriters(text))),
  );
  const direct = lines.filter((line) => !isConsulting(line) && !isGeneralEducation(line) && !isCheckIn(line));
  const disciplines = unique(lines.flatMap(({ text }) => disciplineOfLine(text) ?? []));
  const back = lines.filter(
    (line) =>
      line.isRecommended && !own.includes(line) && refersTo(need, line.text, disciplines, own.length > 0),
  );
  const told = [...own, ...back];
  const isTaught = told.some((line) => !isConsulting(line) && !isCheckIn(line));
  if (isTaught && told.some(({ minutes }) => minutes !== undefined)) return told;
  // "Schema instruction for word problems" says what, "time: 45 min, 4 days/wk" how much of it.
  const writers = need.writer === undefined ? lines.filter(({ text }) => isWriters(text)) : [];
  const named = direct.filter((line) => !told.includes(line) && isNamedInAdvice(need, line.text));
  if (isTaught || named.length > 0)
    return told.some(hasAmount) ? [...told, ...named] : [...told, ...named, ...writers];
  const inPlace = direct.filter(
    ({ areas, text }) => (areas === undefined || areas.length === 0) && !IS_ASKED.test(text),
  );
  const texts = inPlace.map(({ text }) => text);
  const only = inPlace.filter(({ text }) => isOnlyService(need, text, texts));
  if (only.length > 0) return only;
  const atWork = inPlace.filter(({ text }) => isPracticedAtWork(need, text));
  if (told.length === 0 && atWork.length > 0) return atWork;
  // "He comes to me four times a week": told beside the amount, whatever it is.
  return told.length > 0 ? told : writers;
}

const ADAPTED = /\bAPE\b|adapted (?:physical education|PE)\b/i;

const OF_TRANSITION = /\btransition|\bvocational|\bcareer|\bwork[- ](?:based|study|experience)/i;
/** To speak up is taught by the teacher there is, where the report offers no service of transition. */
const isTaughtByTeacher = (areaOfNeed: string, texts: readonly string[]): boolean =>
  areaOfNeed === 'Self-advocacy' && texts.length > 0 && !texts.some((text) => OF_TRANSITION.test(text));

/** "Hygiene is taught each day": in the class, where no therapist is named. */
function unnamedService(
  { areaOfNeed }: Need,
  { text }: ServiceLine,
  starting: StartingService,
): StartingService {
  if (isTaughtByTeacher(areaOfNeed, [text])) return serviceOfOther(areaOfNeed, 'academics', starting, '');
  const isTherapists = disciplineOf(areaOfNeed) !== 'occupational-therapy' || starting.words.test(text);
  return isTherapists || isWriters(text) ? starting : serviceOfOther(areaOfNeed, 'academics', starting, text);
}

/** The service that the lines make: of the discipline whose provider the report has for the need. */
function serviceFrom(need: Need, first: ServiceLine | undefined, starting: StartingService): StartingService {
  if (first === undefined) return starting;
  const { areaOfNeed } = need;
  const own = disciplineOf(areaOfNeed);
  const other = disciplineOfLine(first.text) ?? (isWriters(first.text) ? need.writer : undefined);
  if (isOfMobility(first.text) && areaOfNeed.startsWith('Braille'))
    return { ...starting, ...ORIENTATION_AND_MOBILITY };
  if (ADAPTED.test(first.text) && !/\bphysical therap|\bPT\b/i.test(first.text))
    return { ...starting, ...ADAPTED_PHYSICAL_EDUCATION };
  if (areaOfNeed === 'Behavior' && /\bcounsel/i.test(first.text) && !isCheckIn(first))
    return serviceOfOther(areaOfNeed, 'behavior', starting, first.text);
  // One class of the report has one group, whichever of its goals quotes it.
  if (other === 'academics' && other === own) return { ...starting, group: startingGroup(other) };
  if (other === undefined) return unnamedService(need, first, starting);
  if (other === own) return starting;
  const isOther = own === 'transition' ? other !== 'behavior' : own !== 'behavior' || other !== 'academics';
  return isOther && (own === 'transition' || !serves(need, first.text))
    ? serviceOfOther(areaOfNeed, other, starting, first.text)
    : starting;
}

const OT = /\bOTR?\b|\boccupational/i;
const IS_DECLINED =
  /\bnot (?:requested|indicated|recommended|warranted|advised|needed|necessary|proposed)\b|^(?:no|not)\b|: ?none\b|\bno (?:OT|occupational therapy)\b|\bnot have an OT need\b/i;
const TVI =
  /\bTVI\b|\bvision (?:teacher|services|specialist)|\bteacher of (?:the |students (?:with|who are) )?(?:visual|blind)/i;
/** What the teacher of the visually impaired teaches who reads with the fingers. */
const TAUGHT_IN_BRAILLE = /^(?:Reading|Decoding|Spelling|Writing speed)/;

/**
 * Who would teach the area, as far as the report lets one know: the vision teacher a braille reader, and nobody of a therapy
 * that the report does not offer the routines of the day.
 *
 * @param starting of the area, before the report is asked
 */
export function startingWith(
  areaOfNeed: string,
  report: Report | undefined,
  starting: StartingService,
): StartingService {
  if (report === undefined) return starting;
  const said = [...report.services, ...report.recommendations].map(({ quote }) => quote);
  if (/psychologist/i.test(starting.provider)) return withWhoIsThere(starting, said);
  if (/transition/i.test(starting.provider) && isTaughtByTeacher(areaOfNeed, said))
    return { ...serviceOfOther(areaOfNeed, 'academics', starting, ''), words: starting.words };
  if (
    report.readsBraille === true &&
    TAUGHT_IN_BRAILLE.test(areaOfNeed) &&
    said.some((quote) => TVI.test(quote))
  )
    return serviceOfOther(areaOfNeed, 'vision-hearing', starting, 'vision');
  const offersTherapy = said.some(
    (quote) =>
      OT.test(quote) &&
      !IS_DECLINED.test(quote) &&
      !/\[ \]|☐/.test(quote) &&
      // Who advises the class does not take the student out of it.
      (!/\bconsult/i.test(quote) || /\bdirect\b/i.test(quote)),
  );
  if (
    areaOfNeed !== 'Self-care' ||
    said.length === 0 ||
    offersTherapy ||
    report.writer === 'occupational-therapy'
  )
    return starting;
  const isPreschool = starting.location.startsWith('Preschool');
  return serviceOfOther(areaOfNeed, isPreschool ? 'early-childhood' : 'adaptive', starting, '');
}

/** "[ ] Occupational therapy: not requested": then none is offered where the report has none. */
const isOtDeclined = ({ recommendations, services }: Report) =>
  !services.some(({ quote }) => OT.test(quote)) &&
  recommendations.some(
    ({ quote }) => OT.test(quote) && (IS_DECLINED.test(quote) || /^\s*(?:\[ \]|☐)/.test(quote)),
  ) &&
  !recommendations.some(({ quote }) => OT.test(quote) && !IS_DECLINED.test(quote) && !/\[ \]|☐/.test(quote));

/** Printing is taught in class where the report puts occupational therapy aside; scissors and zippers are, too. */
const isTaughtInClass = (areaOfNeed: string, report: Report | undefined) =>
  isTypedInClass(areaOfNeed, report) ||
  (report !== undefined &&
    /^(?:Handwriting|Writing speed|Fine motor)/.test(areaOfNeed) &&
    isOtDeclined(report));

/** Typing is taught in class where the report names no occupational therapy. */
const isTypedInClass = (areaOfNeed: string, report: Report | undefined) =>
  areaOfNeed === 'Writing speed and keyboarding' &&
  report !== undefined &&
  report.readsBraille !== true &&
  report.services.length + report.recommendations.length > 0 &&
  ![...report.services, ...report.recommendations].some(({ quote }) => OT.test(quote));

/** "30 min individual and 30 min in the lunch group": the second part without the first. */
const withoutPart = (line: ServiceLine, first: string): ServiceLine =>
  line.text.length > first.length && line.text.startsWith(first)
    ? { ...line, text: line.text.slice(first.length).replace(/^[\s,;&+]*(?:and |plus )?/i, '') }
    : line;

const nameOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z&-]{2,}/g)
    ?.slice(0, 2)
    .join(' ');
const PARTS_MAX = 2;

/** "Fine motor in class, 1 x 30" and "Fine motor pull-out, 1 x 45": named alike side by side, each in a setting of its own. */
function otherPartsOf([first, ...others]: readonly ServiceLine[]): ServiceLine[] {
  if (first === undefined || !isFull(first) || isRange(first.text) || isCheckIn(first)) return [];
  const settings = new Set([settingOf(first)]);
  if (settings.has('')) return [];
  return others
    .map((line) => withoutPart(line, first.text))
    .filter((line) => {
      const setting = settingOf(line);
      const isPart =
        isFull(line) &&
        !isRange(line.text) &&
        line.page === first.page &&
        line.isRecommended === first.isRecommended &&
        line.areas === undefined &&
        (/^\d/.test(line.text) || nameOf(line.text) === nameOf(first.text)) &&
        setting !== '' &&
        !settings.has(setting);
      if (isPart) settings.add(setting);
      return isPart;
    })
    .slice(0, PARTS_MAX - 1);
}

/** Where, with how many and by whom, as far as the line tells. */
const settingOf = ({ text, place = '' }: ServiceLine) =>
  [place, placeIn(text, ''), groupIn(text)].filter(Boolean).join(', ');

/** "OT 30 minutes per week to work on letter formation and fasteners": what the time is for. */
const PURPOSE =
  /\bto (?:work on|practice|address|teach|target|develop|build|improve|focus on|strengthen) (.{4,140})$/i;

/** Whether a line says what its time is for, and that is another need. */
function isForOtherPurpose({ areaOfNeed }: Pick<Need, 'areaOfNeed'>, { text }: ServiceLine): boolean {
  const purpose = PURPOSE.exec(text)?.[1];
  const areas: readonly string[] = purpose === undefined ? [] : areasIn(purpose);
  return areas.length > 0 && !areas.includes(areaOfNeed);
}

/** Reads what the report tells of a service for the need. */
export function toldServiceFor(
  asked: Omit<Need, 'writer' | 'advice'>,
  report: Report | undefined,
  starting: StartingService,
): ToldService {
  const { areaOfNeed } = asked;
  const advice = adviceFor(areaOfNeed, report);
  const need: Need = {
    ...asked,
    advice: advice.map(({ text }) => text),
    writer: writerOf(report),
  };
  const lines = serviceLinesIn(report).filter(
    (line) =>
      !AMONG_STAFF.test(line.text) &&
      !isForAnother(need, line) &&
      // Our starting minutes are those of a lesson: too many for a check-in of untold length.
      !(isCheckIn(line) && line.minutes === undefined),
  );
  const hands = handsIn(areaOfNeed, advice);
  const named = [...linesFor(need, lines), ...hands];
  const known = named.some(isLesson) ? named : [...named, ...ofWhoComes(need, lines)];
  const found = known.filter((line) => !isForOtherPurpose(need, line));
  const apart = found.some(({ minutes }) => minutes !== undefined)
    ? undefined
    : known.find((line) => line.minutes !== undefined && !isConsulting(line) && !found.includes(line));
  const isInstruction =
    ['academics', 'adaptive'].includes(disciplineOf(areaOfNeed)) || /^(?:Attention|Work)/.test(areaOfNeed);
  const isGeneral = (line: ServiceLine) =>
    isInstruction ? isGeneralEducation(line) : /\bscreening\b/i.test(line.text);
  const offered = found.filter((line) => !isGeneral(line));
  const direct = offered.filter((line) => !isConsulting(line));
  const lessons = direct.filter((line) => !isCheckIn(line));
  const regular = lessons.filter(({ per }) => per === undefined || !RARE.has(per));
  const teaching = regular.some(isFull) ? regular : lessons;
  const chosen = teaching.length > 0 ? teaching : direct.length > 0 ? direct : offered;
  const nearer = ({ text }: ServiceLine) =>
    advice.some((said) => said.text.includes(text.slice(0, LEAD))) || isOfOwnSubject(areaOfNeed, text)
      ? 0
      : NEARER;
  const sorted = chosen.toSorted((a, b) => cost(a) + nearer(a) - cost(b) - nearer(b));
  const isHand = sorted[0] !== undefined && hands.includes(sorted[0]);
  const own = isTaughtInClass(areaOfNeed, report)
    ? serviceOfOther(areaOfNeed, 'academics', starting, '')
    : starting;
  // "Adapted PE continues" beside "PT, 30 minutes": the service is that of the minutes.
  const told = sorted.find(({ minutes }) => minutes !== undefined) ?? sorted[0];
  const served = isHand ? own : isOfNurse(told) ? { ...own, ...AT_THE_NURSE } : serviceFrom(need, told, own);
  return {
    lines: sorted,
    starting: isHand && sorted[0]?.per === 'day' ? { ...served, minutes: DAILY_MINUTES } : served,
    besides:
      direct.length === 0
        ? []
        : otherPartsOf(sorted.filter((line) => nearer(line) === nearer(sorted[0] ?? line))),
    general: found.find(isGeneral),
    apart,
    isConsult: direct.length === 0 && sorted.length > 0,
    // The itinerant teacher teaches to speak up, too; the minutes of braille are not for it.
    provider:
      sorted.length === 0 && areaOfNeed === 'Self-advocacy'
        ? lines.find(({ text }) => isItinerant(text))
        : sorted.every(({ minutes, text }) => minutes === undefined && providerIn(text) === undefined)
          ? apart
          : undefined,
  };
}
