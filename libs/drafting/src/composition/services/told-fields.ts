/** Group, place and provider of a service in the words of the report's own line. */
import { upperFirst } from '../wording.js';
import { PART_OF_SESSIONS, partOfSessions } from './service-line.js';

const IN_REPORT = ', as in the report';
const COUNTS = 'one|two|three|four|five|six|seven|eight';

/** Sizes as a report words them; "group of 2 or 3" is no one size. */
const GROUP_OF = new RegExp(
  String.raw`\b(?:small )?group (?:(?:of|size:?) (?:(?:up to|no more than|at most) )?|no (?:larger|bigger) than )(?:\d{1,2}|${COUNTS})\b(?: or (?:smaller|fewer|less)\b)?(?! ?(?:or|to|-|–) ?(?:\d|${COUNTS}))`,
  'i',
);
const DOWN_TO = new RegExp(
  String.raw`\bgroup\b.{0,30}\bdown to ((?:${COUNTS}|\d) (?:students|children))`,
  'i',
);
const WITH_OTHERS = new RegExp(
  String.raw`\bwith (?:${COUNTS}|\d) other (?:[a-z-]+ ){0,2}[a-z]+s\b|\bwith (?:${COUNTS}|\d) (?:classmates|peers)\b`,
  'i',
);

/** Groups of things or of other people. */
const NO_GROUP =
  /\b(?:age|stroke|letter|word|sound|support|focus|control|self-help|parent)s? groups?\b|-\w{1,2} group\b|\bgroup (?:work|projects?|discussions?|reading of)\b/gi;

/** "225 minutes in the special ed. room, plus co-taught ELA": the minutes are of the room. */
const IS_BESIDE =
  /\bmin\w*\b[^;]{0,80}\b(?:plus|and|in addition to|as well as) (?:a |in )?co-?(?:taught|teacher)\b/i;

/** "Co-taught math every day and a lab with me for 40 minutes": the minutes are of the lab. */
const isCoTaught = (text: string) =>
  !IS_BESIDE.test(text) &&
  /\bco-?(?:taught|teacher)\b(?![^.;]*\b(?:and|plus) (?:a|an) [^.;]*\bmin)/i.test(text);

/** How many are taught together, where the line says so. */
export function groupIn(text: string): string | undefined {
  if (isCoTaught(text)) return `Whole class, co-taught${IN_REPORT}`;
  const whole = text
    .replace(PART_OF_SESSIONS, '')
    .replace(/\bfrom (?:the |a |an )?group of \w+/gi, '')
    .replace(NO_GROUP, '');
  const isIndividual = /\bindividual|\b(?:1:1|one[- ](?:on|to)[- ]one)/i.test(whole);
  const size = GROUP_OF.exec(whole)?.[0];
  const down = DOWN_TO.exec(whole)?.[1];
  if (/\bindividual(?:ly)? or (?:in )?(?:a )?pairs?\b/i.test(whole)) return `Individual or pair${IN_REPORT}`;
  if (isIndividual && /\bgroup/i.test(whole)) return `Individual and small group${IN_REPORT}`;
  if (size !== undefined) return upperFirst(size).replace(/^Small group/, 'Small group') + IN_REPORT;
  if (down !== undefined) return `Group of ${down}${IN_REPORT}`;
  if (isIndividual) return `Individual${IN_REPORT}`;
  if (/\bpair or (?:a )?small group\b/i.test(whole)) return `Pair or small group${IN_REPORT}`;
  const others = WITH_OTHERS.exec(whole)?.[0];
  if (others !== undefined) return `Small group ${others}${IN_REPORT}`;
  // "Schema instruction (change / group / compare)" names kinds of problems.
  return /(?<!\/ ?)\bgroup\b(?! ?\/)/i.test(whole) ? `Small group${IN_REPORT}` : undefined;
}

const ROOM_NUMBER = String.raw`(?:,? \(?(?:Room|Rm\.?) ?\d+\w?\)?| \(\d{1,3}\w?\))?`;
const WHEN = String.raw`(?: during (?:the )?[a-z-]+(?: (?:time|block|lessons))?| when possible)?`;
const OR_ELSEWHERE = String.raw`(?: ?\/ ?classroom| or (?:the |her |his |their )?(?:classroom|hallway|gym|library))?`;
const KIND = String.raw`(?:(?:vision|music|art|practice|motor|small|general|general education|gen ed|special ed\\.|special education|regular|self-contained|resource|speech|speech-language|therapy|OT|PT|early learning|learning|reading|counseling|counselor's|transition|preschool|learning support|life skills|sensory|career|school|special|study)[ -]){1,2}`;
/** Places as reports name them: a room of some kind wherever it stands, a plain one only after its preposition. */
const PLACES: readonly RegExp[] = [
  /\b(pull-?out and (?:in class|push-?in))\b/i,
  /\b((?:resource(?:[- ]room)?|study skills|life skills|special education|transition|(?:independent|daily) living|academic support|(?:math|reading|language arts) support|career|vocational|(?:developmental|special) preschool)(?: study skills| math| English| language arts| reading)? (?:class|period)(?!room))\b/i,
  /\b((?:special education )(?:math|reading|English|language arts|writing) resource)\b(?! (?:room|class|teacher))/i,
  /(?:\bin (?:the |an )?|, |\bweek(?:ly)? )((?:(?:practice|school|training) )?apartment)\b/i,
  new RegExp(
    String.raw`\b(${KIND}(?:room|office|center|lab|classroom|gym|class setting|setting)\b${ROOM_NUMBER}${OR_ELSEWHERE}${WHEN})`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:in|at|on) (?:the |a |an |her |his |their )?((?:classroom|office|gym|lunchroom|cafeteria|cafe|playground|library|hallway|kitchen|study hall|worksite|work site|job site|child ?care|day ?care)\b(?: by the \w+)?${ROOM_NUMBER}${WHEN})`,
    'i',
  ),
  new RegExp(String.raw`(?:\bin |, )((?:Room|Rm\.?) \d+\w?\b${OR_ELSEWHERE})`, 'i'),
  /, (gym or hallway|gym and hallways?|hallways? (?:and|or) (?:gym|playground|stairs)|school campus|school and community)\b/i,
  /\bat (?:the )?((?:\p{Lu}[\p{L}'’]+ )+(?:Inn|Center|Preschool|Academy|Nursery|Lodge|Church|YMCA|College))\b/u,
  /\bat (?!(?:Mr|Mrs|Ms|Dr|January|February|March|April|May|June|July|August|September|October|November|December)\b)(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2})(?=,|;| \(|\.?$)/u,
  /\b(?:at|in) the (kennel|(?:school )?store|farm|clinic|cafe|bakery|laundry|hotel|inn|greenhouse|garage|shop)\b/i,
  /(?:, |^| {2}|\| ?|\d (?:times?|x) (?:per|a) week )(classroom|advisory|homeroom)(?: ?\|)?$/i,
  /\b(push-?in)\b/i,
  /\b(community)(?:-based)?\b/i,
  /\bat (home)\b/i,
  /, (?:at )?(?:the )?((?:\p{Lu}[\p{L}'’&]+ ){1,3}(?:Grocery|Market|Bakery|Store|Cafe|Café|Library|Hospital|Clinic|Shop|Farm|Hotel|Nursery|Garage|Kitchen))\.?$/u,
  /\b(child ?care|day ?care|work ?site|job site|career center)\b/i,
  /(?<!\b(?:speak|talk|read|participat|us|help|practic|writ|answer|behav)\w{0,4} )\b(in class(?: and (?:at|in|on) (?:the )?(?:lunch|recess|cafeteria|lunchroom|playground|gym|hallways?|specials|library|bus|homeroom|advisory))?)\b/i,
];

/** "Before recess, not in the OT room": no place of the service. */
const NOT_THERE =
  /\b(?:not|never|rather than|instead of)(?: only| just)?,? (?:in|at|on) (?:the |an? |her |his |their )?[^,.;)]{2,40}/gi;

/**
 * Where the service takes place, in the line's own words.
 * @param told the line
 * @param otherwise where the rest of the sessions is when the line places only a part of them
 */
export function placeIn(told: string, otherwise: string): string | undefined {
  const text = told.replace(NOT_THERE, ' ');
  if (isCoTaught(text)) return `General education class, co-taught${IN_REPORT}`;
  const part = partOfSessions(text);
  if (part !== undefined && /\b(?:in|at|on|to) \w/i.test(part)) {
    const words = part.trim();
    return `${otherwise}; ${words.charAt(0).toLowerCase()}${words.slice(1)}${IN_REPORT}`;
  }
  for (const place of PLACES) {
    const words = place.exec(text)?.[1];
    if (words !== undefined) return upperFirst(words.trim().replace(/\((?=[^)]*$)/, '')) + IN_REPORT;
  }
  if (!/\bpull-?out\b/i.test(text)) return undefined;
  const room = otherwise
    .replace(' (starting point)', '')
    .replace(/^(?:general education )?classroom and /i, '');
  // Who is pulled out of the class is not in it.
  const left = /general education/i.test(room)
    ? 'general education classroom'
    : /^classroom/i.exec(room)?.[0].toLowerCase();
  return `${left === undefined ? upperFirst(room) : `Outside the ${left}`} (pull-out${IN_REPORT})`;
}

const GENERAL_EDUCATION = /^gen(?:eral|\.)? ?ed(?:ucation|\.)?(?![ -]?(?:class|room|setting|\p{L}))/iu;
const PLACE_MAX = 60;

/** Where it is, as its own column says: "General ed (Eng 8)", "advisory"; undefined where that tells how, not where. */
export function placeFrom(column: string): string | undefined {
  const place = column.trim();
  if (
    place.length > PLACE_MAX ||
    !/\p{L}{3}/u.test(place) ||
    /\bpull-?out|\bco-?t(?:aught|each)/i.test(place)
  )
    return undefined;
  return upperFirst(place.replace(GENERAL_EDUCATION, 'General education classroom')) + IN_REPORT;
}

/** People who serve a student in their own right; a classroom teacher or an aide carries out what they plan. */
const ROLE =
  /\b(?:(?:registered )?behavior technicians?|(?:itinerant )?B-K teacher|(?:OTR?(?:\/L)?\/COTA|SLP\/SLPA|PT\/PTA)(?:\/L)?|OTR(?!\/)|CALT(?: or (?:an? )?trained teacher)?|dyslexia (?:therapist|specialist|interventionist)|academic language therapist|(?<=\b(?:w\/|with|by) ?(?:(?:the|his|her|their|a) )?)case manager|teacher of (?:the |students with |students who are )?(?:deaf(?: (?:and|or) hard of hearing)?|hard of hearing|visual(?:ly)? impair\w*|visual \w+|blind\w*)|(?:special education|vision|braille|adapted (?:physical education|PE)|resource|learning support|early childhood special education|ECSE) teacher|(?:intervention|reading|literacy|math|behavior|transition|O&M|orientation and mobility|mobility|education) specialist|(?:speech-language|speech) (?:pathologist|therapist)|(?:occupational|physical) therapist|(?:school |licensed )?psychologist|(?:school |guidance |career |college and career |licensed )*(?<!\b(?:VR|DVR|DOR|OVR|BVR|LRS) )counselor|(?:school )?social worker|(?:educational )?audiologist|job coach(?=\b|ing)|transition coordinator|TVI|TOD|COMS|SLP|LSSP|BCBA|COTA)(?:\b|(?=ing\b))/i;
const NAMED = String.raw`(?:Mr|Ms|Mrs|Dr|Miss)\. (?:(?:[Vv]an|[Vv]on|[Dd]e[lnr]?|Della|[Dd]i|[Dd][ao]s?|[Dd]u|[Ll]a|Le|[Ee]l|[Aa]l|Abu|[Bb]in|Ben|San|Santa|Te[nr]|St\.|Mac|Mc) (?=\p{L}))*\p{Lu}[\p{L}'’-]+`;
const NAME_AFTER = new RegExp(String.raw`^,? ${NAMED}`, 'u');
const NAME_BEFORE = new RegExp(String.raw`${NAMED}(?=,? (?:the |a |our )?$)`, 'u');
const NAME_ALONE = new RegExp(String.raw`\b(?:with|by) (${NAMED})`, 'u');

/** Who gives the service, in the line's own words, with the name that stands beside the role. */
export function providerIn(text: string): string | undefined {
  const role = ROLE.exec(text);
  if (role === null) return undefined;
  const after = NAME_AFTER.exec(text.slice(role.index + role[0].length))?.[0];
  const before = NAME_BEFORE.exec(text.slice(0, role.index))?.[0];
  const name = (after ?? before)?.replace(/^,? /, '');
  return `${upperFirst(role[0])}${name === undefined ? '' : ` (${name})`}${IN_REPORT}`;
}

/** "Direct OT once weekly and consultation with Mrs. Quimby": whom one talks with gives nothing. */
const CONSULTED = /\bconsult\w*\b[^.;,]{0,30}\b(?:with|to|for) (?:Mr|Ms|Mrs|Dr|Miss)\. \p{Lu}[\p{L}'’-]+/giu;

/** A person whom the line names without a role. */
export const nameIn = (text: string): string | undefined =>
  NAME_ALONE.exec(text.replace(PART_OF_SESSIONS, '').replace(CONSULTED, ''))?.[1];

/** "I'll consult with the teacher": what the writer does. */
const GIVES =
  /\bI(?:['’](?:ll|d)| will| would| now| currently| can)? ?(?:now |currently |also |to )?(?:see|serve|teach|meet|work with|consult|provide|give|pull|push|coach|check in)\b/i;
const WITH_WRITER =
  /(?:\b(?:with|by)|\bw\/) ?me\b|\b(?:comes?|goes) to me\b|\bsees? me\b|\b(?:in|to) my (?:room|group|office)\b/i;
/** "Counseling w/ me on a schedule": the writer gives it. */
export const isGivenByWriter = (text: string): boolean => GIVES.test(text) || WITH_WRITER.test(text);
/** "OT consults with me" is another's. */
export const isConsultOfWriter = (text: string): boolean => GIVES.test(text);

/** "OTR to teacher", "with the resource teacher": behind the word stands who is advised. */
const ADVISED = /(?:\b(?:with|to|for)|\bw\/) (?:[^,;:.\d]{3,40})/gi;
/** "OT consult", "Audiology consult": the service names who gives it. */
const OF_SERVICE: readonly (readonly [RegExp, string])[] = [
  [/\bOT\b|\boccupational/i, 'Occupational therapist'],
  [/\bPT\b|\bphysical therapy/i, 'Physical therapist'],
  [/\bspeech/i, 'Speech-language pathologist'],
  [/\bsocial work\b|\bSSW\b/i, 'School social worker'],
  [/\baudiolog/i, 'Educational audiologist'],
  [/\bO&M\b|\borientation and mobility/i, 'Orientation and mobility specialist'],
  [/\bAT (?:team|specialist|consult)|\bassistive technology/i, 'Assistive technology team'],
];

/** "Deaf education consultant 60 minutes per month"; a consultant teacher teaches. */
const CONSULTANT = /\b((?:\p{L}+ ){1,2}consultant)\b(?! teacher)/iu;

/** Who consults, where the line names the role or the service. */
export function consultantIn(text: string): string | undefined {
  const own = text.replace(ADVISED, ' ');
  const named = CONSULTANT.exec(own)?.[1];
  return (
    providerIn(own) ??
    (named === undefined ? undefined : upperFirst(named)) ??
    OF_SERVICE.find(([service]) => service.test(own))?.[1]
  );
}
