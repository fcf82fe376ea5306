/** Which line of a report serves which need: one that names the need, its subject or its discipline. */
import type { Discipline } from '@goalwright/contracts/areas-of-need';
import { disciplineOf } from '../../areas/plans.js';

export interface Need {
  readonly areaOfNeed: string;
  /** Words by which a line is known to be of the area's own service. */
  readonly words: RegExp;
  /** The sentence the goal starts from; empty where the baseline is to be collected. */
  readonly baseline: string;
  /** What a braille reader reads or types is taught by the vision teacher. */
  readonly isTaughtInBraille?: boolean;
  /** What the report recommends for the area. */
  readonly advice: readonly string[];
  /** Whose report it is, where it can be told: "I see her twice a week" is said by that discipline. */
  readonly writer: Discipline | undefined;
}

/** Words of other disciplines: a line that has them and not our own is not ours. */
const NAMED: readonly (readonly [Discipline, RegExp])[] = [
  [
    'vision-hearing',
    /\bvision|\bhearing|\bTOD\b|\bT?DHH\b|\bD\/HH\b|\bbraille|\baudiolog|\bTVI\b|\bdeaf\b|\bO&M\b|\borientation and mob/i,
  ],
  ['speech-language', /\bspeech|\bSL[PT]\b|\blanguage (?:therapy|services)/i],
  ['occupational-therapy', /\boccupational|\bOTR?\b|\bCOTA\b/i],
  ['physical-therapy', /\bphysical therap|\bPT\b|\badapted (?:physical|PE)|\bAPE\b/i],
  [
    'behavior',
    /\bcounsel|\bsocial work|\bSSW\b|\bpsycholog|\bBCBA\b|\bbehavior (?:analyst|specialist|consult\w*|therap\w*|intervention)/i,
  ],
  ['transition', /\bvocational|\bjob coach|\b(?:career|college|transition) guidance/i],
];
/** Practice in reading at pace teaches neither spelling nor decoding. */
const FLUENCY_ONLY = /\bfluency intervention|\breading fluency (?:instruction|practice|intervention)/i;
/** The itinerant teacher's time may be spent on equipment and on speaking up, never on speech or handwriting. */
const ITINERANT =
  /\bTVI\b|\bT?DHH\b|\bD\/HH\b|\bTOD(?:HH)?\b|\bteacher of (?:the |students )?(?:deaf|visual|hard of hearing)|\bitinerant\b(?! (?:B-K|early childhood|preschool|ECSE|special education)\b)/i;
const ITINERANT_AREAS = /Braille|Listening|Self-advocacy/;
const OF_BRAILLE = /\bbraille|\bcontraction/i;
const OF_MOBILITY = /\borientation|\bmobility|\bO&M\b|\bCOMS\b|\bcane\b/i;
const WALKS = /\bcane|\bcross(?:ed|es|ings?)\b|\bcurb|\bstreet|\broute|\btravel|\bmobility/i;

/** What is taught, and the areas which that is a subject of: first the subjects of school. */
const SCHOOL_SUBJECTS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\breading|\bliteracy|\bphonics|\bdecoding|\bword study|\bmorpholog|\bELA\b|\blanguage arts/i,
    /Phonological|Decoding|Reading|Vocabulary|Spelling/,
  ],
  [/\bspelling/i, /Spelling/],
  // What a dyslexia program teaches, from sounds to reading at pace.
  [/\bdyslexia\b/i, /Phonological|Decoding|Reading fluency|Spelling/],
  [/\bmath/i, /Math|Number|Money/],
  [
    /\bwriting|\bwritten|\bparagraphs?\b|\bessays?\b|\bliteracy|\bELA\b|\blanguage arts|\bcomposition/i,
    /Written|Spelling|Handwriting|keyboarding/,
  ],
];
const SUBJECTS: readonly (readonly [RegExp, RegExp])[] = [
  ...SCHOOL_SUBJECTS,
  [/\btyping|\bkeyboard/i, /keyboarding/],
  [
    /\bstudy (?:skills|hall)|\b(?:learning|academic) strategies|\borganiz|\bplanner|\bwork (?:completion|habits)/i,
    /Work completion|Attention|Self-advocacy/,
  ],
  [/\bexecutive|\bself-monitor|\battention/i, /Attention|Work completion/],
  [/\bbehavior/i, /Behavior|Attention|Emotional|Social/],
  [/\bhygiene|\btoilet|\bdressing/i, /Self-care/],
  [/\bindependent living/i, /Daily living|Money|Independent|Self-advocacy/],
  [/\bsocial (?:skills|group)|\blunch (?:group|bunch)/i, /Social|Pragmatic|Anxiety|Emotional/],
  [
    /\blife skills|\bcommunity[- ]based(?! (?:work|job|vocational))|\bcommunity instruction|\bdaily living/i,
    /Daily living|Money|Independent|Employment|Self-advocacy/,
  ],
  [/\btravel (?:training|instruction)/i, /Daily living|Independent|mobility/],
  [/\bself-advocacy/i, /Self-advocacy/],
  [/\bapartment|\bapt\b|\blaundry|\bcooking/i, /Daily living|Independent|Money/],
  [
    /\bvocational|\bwork (?:experience|training|instruction|skills)|\bjob (?:site|training|skills|coaching)/i,
    /Employment/,
  ],
  [/\bmoney\b|\bconsumer math/i, /Money/],
  [/\bcollege|\bapplications?\b/i, /Education|Self-advocacy/],
];

/** Where a line of another discipline may serve an area, when none of the area's own does. */
const ALSO_SERVED: Readonly<Record<string, readonly Discipline[]>> = {
  Vocabulary: ['speech-language', 'vision-hearing'],
  'Reading comprehension': ['vision-hearing'],
  'Phonological awareness': ['speech-language'],
  'Social skills': ['speech-language', 'academics'],
  'Anxiety and participation': ['speech-language'],
  'Self-advocacy': ['vision-hearing', 'academics', 'speech-language'],
  Behavior: ['academics'],
  'Emotional regulation': ['academics'],
  'Functional communication': ['academics'],
  'Education and training': ['academics'],
  'Independent living': ['academics', 'adaptive'],
  'Attention and task engagement': ['academics'],
  'Work completion and executive function': ['academics'],
  'Writing speed and keyboarding': ['academics'],
};

/** "In place of the finished speech service" names what the line is not. */
const INSTEAD = /\b(?:in place of|instead of|rather than|replac(?:es|ing)|to replace)\b[^,.;]*/gi;
/** "Career/transition counseling" advises on courses and jobs; feelings are another's. */
const CAREER_COUNSELING =
  /\b((?:career|college|transition|vocational)(?:(?:\/|,? and | & |, | )(?:career|college|transition|vocational))*) counsel(?:ing|or)/gi;
const IS_CAREER_COUNSELING = new RegExp(CAREER_COUNSELING.source, 'i');
const ownServiceIn = (line: string) => line.replace(INSTEAD, '').replace(CAREER_COUNSELING, '$1 guidance');

/** The discipline that a line names; of instruction, the teacher's. */
export function disciplineOfLine(line: string): Discipline | undefined {
  const text = ownServiceIn(line);
  const named = NAMED.find(([, words]) => words.test(text.replace(/\blanguage arts\b/gi, '')))?.[0];
  if (named !== undefined) return named;
  if (/\blife skills|\bcommunity[- ]based/i.test(text)) return 'adaptive';
  return /\bresource|\binstruction|\bspecial(?:ized|ly)? |\bstudy skills|\b(?:learning|academic) strategies|(?<!\bearly )\blearning (?:center|lab|support)|\bsupport (?:center|class|room|lab)\b|\bacademic support|\bco-?taught|\bconsultant teacher|\borganization support|\bdyslexia\b|\bSAI\b|\bSDI\b/i.test(
    text,
  )
    ? 'academics'
    : undefined;
}

/** The goal starts from the cane and the street, not from reading with the fingers. */
export const startsWalking = ({ areaOfNeed, baseline }: Pick<Need, 'areaOfNeed' | 'baseline'>): boolean =>
  areaOfNeed.startsWith('Braille') && WALKS.test(baseline) && !OF_BRAILLE.test(baseline);

/** A group that the itinerant teacher leads with others is for what its name says. */
const SOCIAL_GROUP = /\b(?:social(?: skills)?|lunch|friendship) group\b/i;

const OF_HEARING_ALONE = /\bdeaf(?!-?blind)|\bhearing\b|\bT?DHH\b|\bTOD\b/i;
const isOfVisionAlone = (text: string): boolean =>
  (/\bTVI\b|\bvision\b|\bvisual|\bblind/i.test(text) || OF_MOBILITY.test(text)) &&
  !OF_HEARING_ALONE.test(text) &&
  !/\baudiolog/i.test(text);

/** Of vision and of hearing each has its own specialists, though one discipline names both. */
export const isOfOtherSense = (areaOfNeed: string, text: string): boolean =>
  areaOfNeed.startsWith('Listening')
    ? isOfVisionAlone(text)
    : /^(?:Braille|Writing speed)/.test(areaOfNeed) && OF_HEARING_ALONE.test(text);

const SEES_WITH =
  /\bmagnif|\bmonocular|\btelescope|\bCCTV\b|\bbraille|\bglasses\b|\blarge print|\bscreen reader/i;
/** The vision teacher teaches no care of hearing aids; the care of magnifiers is hers. */
export const isVisionForHearing = (
  { areaOfNeed, baseline }: Pick<Need, 'areaOfNeed' | 'baseline'>,
  text: string,
): boolean => areaOfNeed.startsWith('Listening') && isOfVisionAlone(text) && !SEES_WITH.test(baseline);

function itinerantServes({ areaOfNeed, baseline, isTaughtInBraille }: Need, text: string): boolean {
  if (SOCIAL_GROUP.test(text)) return isOfOwnSubject(areaOfNeed, text);
  if (isTaughtInBraille === true) return !OF_MOBILITY.test(text) && !/\baudiolog/i.test(text);
  // "Writing lessons by the teacher of the deaf".
  if (
    SCHOOL_SUBJECTS.some(([said, areas]) => said.test(text) && areas.test(areaOfNeed)) &&
    !OF_BRAILLE.test(text)
  )
    return true;
  if (!ITINERANT_AREAS.test(areaOfNeed)) return false;
  if (/\baudiolog/i.test(text)) return areaOfNeed.startsWith('Listening');
  // Braille minutes teach no crossing of streets, and neither teaches to speak up.
  if (areaOfNeed === 'Self-advocacy') return !OF_BRAILLE.test(text) && !OF_MOBILITY.test(text);
  if (isVisionForHearing({ areaOfNeed, baseline }, text)) return false;
  if (!areaOfNeed.startsWith('Braille')) return true;
  if (startsWalking({ areaOfNeed, baseline })) return OF_MOBILITY.test(text) || !OF_BRAILLE.test(text);
  return OF_BRAILLE.test(text) || !OF_MOBILITY.test(text);
}

/** A job coach, practice at pace, advice on courses and a counselor's check-in are each for needs of their own. */
const isForOneNeed = (areaOfNeed: string, line: string, text: string) =>
  (/\bjob coach/i.test(text) && areaOfNeed !== 'Employment') ||
  (FLUENCY_ONLY.test(text) && areaOfNeed !== 'Reading fluency') ||
  (IS_CAREER_COUNSELING.test(line) && !/^(?:Education|Employment)/.test(areaOfNeed)) ||
  (/\bcheck-?in/i.test(text) && /\bcounsel/i.test(text) && /^(?:Attention|Work)/.test(areaOfNeed));

/** Whether a report's service line serves this area: its discipline, and for instruction its subject. */
export function serves(need: Need, line: string): boolean {
  const { areaOfNeed, words } = need;
  const text = ownServiceIn(line)
    .replace(/\blanguage arts\b/gi, 'literacy')
    .replace(/\bspeech[- ]to[- ]text\b/gi, '');
  if (!words.test(text) || isForOneNeed(areaOfNeed, line, text)) return false;
  if (ITINERANT.test(text) || /\baudiolog/i.test(text) || OF_BRAILLE.test(text) || OF_MOBILITY.test(text))
    return itinerantServes(need, text);
  const own = disciplineOf(areaOfNeed);
  const isOwn = NAMED.some(([discipline, named]) => discipline === own && named.test(text));
  const isAdvisor = areaOfNeed === 'Education and training' && /\bcounselor/i.test(text);
  const isOthers = NAMED.some(([discipline, named]) => discipline !== own && named.test(text));
  if (isOthers && !isOwn && !isAdvisor) return false;
  // What a counselor speaks of, writing or reading aloud, is no subject of a class.
  if (own === 'behavior' && isOwn) return true;
  const isInstruction = ['academics', 'behavior', 'adaptive', 'transition'].includes(own);
  return !isInstruction || isOfSubject(areaOfNeed, text);
}

const OF_WORK = /\bwork(?!sheet|book|shop)|\bjob\b|\bvocational|\bemploy/i;

/** Whether a subject that the line names is one of the area's: a lunch group is nearer to social skills than counseling is. */
export const isOfOwnSubject = (areaOfNeed: string, text: string): boolean =>
  !/^(?:Anxiety|Emotional)/.test(areaOfNeed) &&
  (areaOfNeed !== 'Employment' || OF_WORK.test(text)) &&
  SUBJECTS.some(([said, areas]) => said.test(text) && areas.test(areaOfNeed));

/** Whether the subjects that a line names, if it names any, have the area among theirs. */
function isOfSubject(areaOfNeed: string, text: string): boolean {
  // Behavior support during ELA is no ELA.
  const taught = text.replace(DURING_SUBJECT, ' ');
  const school = SCHOOL_SUBJECTS.filter(([said]) => said.test(taught));
  const subjects = school.length > 0 ? school : SUBJECTS.filter(([said]) => said.test(taught));
  return subjects.length === 0 || subjects.some(([, areas]) => areas.test(areaOfNeed));
}

/** "I see her with two others", "Time: 45 min, 4 days/wk", "pair therapy, 30 minutes": a line of the one who writes the report. */
const FIRST_PERSON =
  /^(?:(?:current|present|existing|service) )?(?:services?|time|schedule|minutes)(?: now| at present| this year)?:|\b(?:I see|I work with|sees? me|comes? to me|with me|my (?:room|group|office))\b|\bI (?:would |will |['’](?:d|ll) |am going to )?(?:recommend|propose|suggest|ask for) (?:\d{1,3} |\w+ )minutes\b|\bI (?:would|['’]d) (?:like|prefer|want) to (?:go|move|see|increase)\b|\btherapy\b(?! dog)|^(?:the )?(?:therapist|evaluator|clinician|pathologist|examiner) (?:suggest|recommend|propose)s?\b/i;
/** Therapy pushed into Language Arts teaches no language arts. */
const isNamed = (text: string) =>
  disciplineOfLine(text) !== undefined ||
  (SUBJECTS.some(([said]) => said.test(text.replace(DURING_SUBJECT, ' '))) && !/\btherapy\b/i.test(text));
/** "One of the two in the classroom during writing": where it is given. */
const DURING_SUBJECT =
  /\b(?:during|(?<=\b(?:technician|aide|para\w*|behavior) support )in) (?:the )?(?:\w+ )?(?:writing|reading|math|literacy|ELA|art|music|PE)\b/gi;
/** "With me": the writer's own service, whose discipline the report tells elsewhere. */
export const isWriters = (text: string): boolean => FIRST_PERSON.test(text) && !isNamed(text);

/** Classes, rooms and people that a recommendation names as the place or hand of its teaching. */
const BEARERS = [
  /\bresource\b/i,
  /\bstudy skills\b/i,
  /\blearning (?:center|lab)\b/i,
  /\blife skills\b/i,
  /\bcounselor\b/i,
  /\bsocial worker\b/i,
  /\bitinerant\b|\bteacher of the deaf\b/i,
  /\btherapy\b|\bSLP\b/i,
  /\bin (?:each|every|the) lab\b|\blab\b/i,
];

/** "Speech-language: vocabulary, 30 minutes": the line names the area itself. */
const namesArea = (areaOfNeed: string, text: string) => {
  const [stem = ''] = /^\p{L}{6,9}/u.exec(areaOfNeed) ?? [];
  return stem !== '' && text.toLowerCase().includes(stem.toLowerCase());
};

const mayServe = (areaOfNeed: string, discipline: Discipline | undefined) =>
  discipline === undefined ||
  discipline === disciplineOf(areaOfNeed) ||
  ALSO_SERVED[areaOfNeed]?.includes(discipline) === true;

/** Whether what the report recommends for the need is to be taught in the class, or by the person, of this line. */
export const isNamedInAdvice = ({ areaOfNeed, advice }: Need, text: string): boolean =>
  mayServe(areaOfNeed, disciplineOfLine(text)) &&
  (namesArea(areaOfNeed, text) ||
    (isOfOwnSubject(areaOfNeed, text) && isOfSubject(areaOfNeed, text) && !FLUENCY_ONLY.test(text)) ||
    BEARERS.some((bearer) => bearer.test(text) && advice.some((said) => bearer.test(said))));

/** Where words are understood by ear, the teacher of the deaf teaches what is understood in print, too. */
const OF_HEARING = /\bdeaf|\bhearing|\bTOD(?:HH)?\b|\bT?DHH\b|\bD\/HH\b/i;

/** Time at the work site is where asking for help at work is practiced. */
const AT_WORK = /\bwork[- ](?:experience|site|study)\b|\bwork-based\b|\bjob (?:site|training)\b/i;
const TELLS_OF_WORK = /\bat work\b|\bwork-?site|\bjob\b|\bshifts?\b|\bsupervisor|\bco-?workers?\b/i;
export const isPracticedAtWork = ({ areaOfNeed, baseline, advice }: Need, text: string): boolean =>
  areaOfNeed === 'Self-advocacy' &&
  AT_WORK.test(text) &&
  [baseline, ...advice].some((said) => TELLS_OF_WORK.test(said));

const NO_LESSON = /^(?:Behavior|Emotional|Functional|Social)/;
const IN_CLASS =
  /\bspecial education (?:teacher|support|instruction)\b[^.;]*\bin (?:the |his |her |their )?(?:\w+ )?class/i;

/** Whether the only service that the report has may serve the area, too: no second discipline is brought in. */
export function isOnlyService(
  { areaOfNeed, writer }: Need,
  text: string,
  others: readonly string[],
): boolean {
  const discipline = disciplineOfLine(text) ?? (isWriters(text) ? writer : undefined);
  if (/\baudiolog/i.test(text)) return false;
  if (discipline === undefined || ALSO_SERVED[areaOfNeed]?.includes(discipline) !== true) return false;
  if (
    areaOfNeed === 'Self-advocacy' &&
    discipline === 'vision-hearing' &&
    (OF_BRAILLE.test(text) || OF_MOBILITY.test(text))
  )
    return false;
  if (areaOfNeed === 'Reading comprehension' && (!OF_HEARING.test(text) || OF_BRAILLE.test(text)))
    return false;
  // What is no lesson is taught by the teacher who comes into the class, never in the room for lessons.
  if (discipline === 'academics' && NO_LESSON.test(areaOfNeed) && !IN_CLASS.test(text)) return false;
  // A class in one subject is no time for another.
  if (discipline === 'academics' && !isOfSubject(areaOfNeed, text)) return false;
  return others.every((other) => (disciplineOfLine(other) ?? discipline) === discipline);
}

/** Of two skills in one area, advice on the one is none on the other: braille and the cane. */
export function isOfOtherSkill(areaOfNeed: string, baseline: string, text: string): boolean {
  if (!areaOfNeed.startsWith('Braille')) return false;
  return startsWalking({ areaOfNeed, baseline })
    ? OF_BRAILLE.test(text) && !WALKS.test(text)
    : WALKS.test(text) && !OF_BRAILLE.test(text);
}

/** Whether what is told of an area of two skills is told of the one that the goal starts from. */
export const isOfThisSkill = (areaOfNeed: string, baseline: string, text: string): boolean =>
  !areaOfNeed.startsWith('Braille') ||
  (startsWalking({ areaOfNeed, baseline })
    ? WALKS.test(text)
    : !OF_BRAILLE.test(baseline) || OF_BRAILLE.test(text) || !WALKS.test(text));

/** Of the cane and the street, and not of reading with the fingers. */
export const isOfMobility = (text: string): boolean => OF_MOBILITY.test(text) && !OF_BRAILLE.test(text);
/** Of the teacher who comes for vision or hearing. */
export const isItinerant = (text: string): boolean => ITINERANT.test(text);

/** A recommendation that changes the service in place without naming it again: "the daily group", "her sessions". */
const REFERS_BACK =
  /\b(?:the|her|his|their) (?:\w+ ){0,2}(?:group|sessions|therapy|services?)\b|\bsessions?\b|\btherapy\b/i;

/** Whether an unnamed recommendation can only mean the one discipline that the report's services are of. */
export function refersTo(
  { areaOfNeed }: Need,
  text: string,
  disciplines: readonly Discipline[],
  hasOwn: boolean,
): boolean {
  if (!REFERS_BACK.test(text) || disciplineOfLine(text.replace(/\binstruction\b/gi, '')) !== undefined)
    return false;
  if (SUBJECTS.some(([said]) => said.test(text))) return false;
  const own = disciplineOf(areaOfNeed);
  const isTherapy = ['speech-language', 'occupational-therapy', 'physical-therapy'].includes(own);
  const others = disciplines.filter((discipline) => discipline !== own);
  return (
    others.length === 0 && (hasOwn || disciplines.includes(own) || (isTherapy && /\btherapy\b/i.test(text)))
  );
}
