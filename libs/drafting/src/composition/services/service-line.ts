/** What a report says of services, line by line: those in place and those it recommends, each with the amount it names. */
import type { Report } from '../../extraction/report.js';
import { minutesIn, oftenIn } from '../../extraction/services/service-amounts.js';
import type { ServiceInPlace } from '../../extraction/services/services-in-place.js';
import { namesCategory, tidy } from '../quotes.js';

export interface ServiceLine {
  /** The words of this one service, as a draft may quote them. */
  readonly text: string;
  readonly page: number;
  readonly isRecommended: boolean;
  /** What a recommendation is known to be for; empty where the report does not say, or of a service in place. */
  readonly areas?: readonly string[];
  readonly minutes?: number;
  readonly sessions?: number;
  readonly per?: ServiceInPlace['per'];
  /** What the row's own column says of where. */
  readonly place?: string;
}

/** Paid for and arranged by the family or a clinic: nothing the school offers. */
const OUTSIDE =
  /\boutside (?:counsel|therap|provider|speech|psych|tutor|school)|\bprivate (?:therap|counsel|speech|tutor|OT\b|PT\b|provider|clinic|practice|school|insur|lessons?|sessions?|evaluat|psych)|\bprivately\b|\b(?:family|parent|mother|father)'s (?:own )?(?:provider|therapist|counselor)|(?:school|district) does not pay|\binsurance\b/i;

/** "Exposure steps shared w/ the outside therapist": who is told of them does not give the service. */
const SHARED_WITH =
  /\b(?:shared|coordinat\w+|contact|together|communicat\w+|consult\w*)\b[^.;,]{0,20}(?:w\/|\bwith\b) ?(?:the |his |her |their |an? )?(?:outside|private) \w+/gi;

/** What is not special education, or is done by somebody who does not teach: no service to learn the skill by. */
const NO_TEACHING =
  /\bnot special ed|\b(?:EL|ELL|ESL|ENL|ESOL)\b (?:support|services?|pull-?out|instruction|teacher)|\bpara(?:professional|educator)?s? support\b|\b(?:support|help) (?:of|by|from) an? (?:para\w*|aide)\b|\b(?:1:1|one-to-one) (?:aide|para\w*)\b/i;

/** "Talk w/ Dr. Feld monthly so that school and therapy agree", "Visit the middle school": with others, or once; no time of somebody with the student. */
const WITH_OTHERS =
  /^(?:talk|speak|call|phone|contact|e-?mail|confer|coordinate|communicate|collaborate|touch base|keep in (?:touch|contact)|stay in (?:touch|contact)|check|meet|share|exchange)\b[^.;]{0,30}\b(?:w\/|with|to)\s?(?:(?:the|his|her|their|an?) )?(?:(?:outside|private|family|community) )?(?:Dr\b|doctor|therapist|pediatrician|psychiatrist|physician|clinic|provider|famil|parent|mother|father|mom\b|dad\b|grand)|^(?:(?:home )?visits?|tour|review|re-?check|sample|probe|collect|monitor|measure|connect)\b/i;

/** "S. Venkatesan, PT, DPT": who signs below the advice is none of it. */
const SIGNS =
  /^(?:\p{Lu}\. ?)?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, (?:[A-Z][\w.]{0,5}, )?(?:OT|PT|DPT|MOT|OTD|OTR|CCC|SLP|BCBA|M\.?[AS]|M\.?Ed|Ed\.?[SD]|Ph\.?D)\b/u;

/** Help that is over, or that led up to the referral: nothing the new plan goes on with. */
const BEFORE_THE_PLAN =
  /\bfollowing \d{1,2} weeks|\breferred\b|\b(?:last|previous) (?:school )?(?:year|plan)\b|\bdiscontinued\b|\bhas ended\b/i;

/** A part of a sentence that says how much, of something its other part names. */
const isNameless = (text: string) =>
  !/therap|instruct|counsel|consult|coach|speech|language|\bOT\b|\bPT\b|\bAPE\b|\bSLP\b|\bECSE\b|\bTVI\b|\bTOD\b|\bT?DHH\b|\bBCBA\b|\bCOMS\b|support|interven|teacher|reading|math|writing|training|check-?in|service|social work|resource|mobility|\bO&M\b|class\b|study skills|case manager|collaborative|co-?taught|tutor|\bPE\b/i.test(
    text,
  );

const LIST_MARKER =
  /^(?:[-–—>*•●▪◦‣▫■□☐☑☒~»→✓✔]|o(?=\s)|\[[x \d]{0,2}\]|\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]|A:)\s+/i;

/** "3  Story map": a number set apart by blanks counts the items. */
const SET_APART = /^\s*[A-Z]?\d{1,2}(?: {2,}|\t)\s*(?=\p{Lu})/u;

/** A sentence of a list without the sign that it is one. */
function withoutMarker(quote: string): string {
  const text = tidy(quote.replace(SET_APART, '')).replace(LIST_MARKER, '');
  return tidy(text.replace(LIST_MARKER, ''));
}

/** The items of a checked or numbered list that was read as one sentence. */
const itemsOf = (quote: string): string[] =>
  quote
    .split(/\s*\[(?:[x ]|\d{1,2})\]\s+/i)
    .map(withoutMarker)
    .filter((item) => item !== '');

const TICKED = /\[x\]\s|[☑☒]/i;
const UNTICKED = /(?:\[ \]|☐)\s[^[☐☑☒]*/g;
/** Where some boxes of a report are ticked, what stands behind an empty one is not recommended. */
const tickedOf = (quote: string, isTicking: boolean) => (isTicking ? quote.replace(UNTICKED, ' ') : quote);

/** One recommendation of a report. */
export interface Advised {
  readonly text: string;
  readonly page: number;
  /** Empty where several items were read as one statement: nobody knows whose its areas are. */
  readonly areas: readonly string[];
}

/** The recommendations one by one, in the report's order. */
export const advisedIn = ({ recommendations }: Report): Advised[] => {
  const isTicking = recommendations.some(({ quote }) => TICKED.test(quote));
  return recommendations.flatMap(({ quote, page, areas }) => {
    const items = itemsOf(tickedOf(quote, isTicking));
    return items.map((text) => ({ text, page, areas: items.length === 1 ? areas : [] }));
  });
};

/** A recommendation speaks of a service where it names one, and not only what to practice in it. */
const NAMES_SERVICE =
  /\b(?:therapy|instruction|(?:related|speech|language|hearing|vision|counseling|OT|PT|special education|itinerant|transition) services?|counsell?ing|(?:\w+ ){0,2}sessions (?:with|of|in|at|a week|per week|each week)|special education|resource (?:room|period|class|support)|O&M lessons|orientation and mobility|(?:phonics|reading|math|writing|literacy|skills|small|daily|therapy|lunch) group|group of|appointment with|OT|PT|APE|adapted PE)\b/i;
/** What speaks of a service only to ask whether there should be one, to look again, or about the family. */
const NOT_OF_AMOUNT =
  /\beligib|\bqualif|\bscreen\b|\bevaluation\b|\bre-?check|\bat home\b|\bsend home\b|\bhome program|\bfamily may\b|\bparents? may\b|\bmeeting\b/i;

/** Minutes of something done within a lesson, at a desk or at home are no length of a session. */
const ACTIVITY =
  /\b(?:practice (?:card|of|with|book)|fact practice|typing|keyboarding|word deck|flash ?cards?|homework|editing conference|choral reading|re-?reading|timed reading|segmenting|warm-?up|daily practice|calls? with|sentence-combining|reading of|games?|calendar)\b/i;
const SERVICE_WORD =
  /\b(?:therapy|instruction|services?|special education|speciali[sz]ed|counsell?ing|OT|PT|SLP|TVI|O&M|resource|check-?in|consult\w*|coaching|training|class|itinerant)\b/i;
/** "Five minutes of fact practice": what the minutes are of; "sessions of" and "visits of" are not asked. */
const MINUTES_OF =
  /\b(?:\d{1,3}|five|ten|fifteen|twenty|thirty)[\s-]minutes?\s(?:a day\s)?of\s(?!(?:[\w-]+ ){0,2}(?:therapy|instruction|intervention|services?|consult\w*|counsel\w*|support|time|check-?in|OT|PT|special|resource))/i;
const SHORT_MINUTES = 10;

const STRONG =
  /\b(?:(?:reading|math|writing|learning) support|therapy|instruction|services?|counsell?ing|group|resource|special|OT|PT)\b/i;

/** "Daily stair practice with an aide (5 min.), plan taught by PT": the therapist's own time is another. */
const isShortPractice = (text: string, minutes: number | undefined) =>
  minutes !== undefined &&
  minutes <= SHORT_MINUTES &&
  /\bpractice\b/i.test(text) &&
  !/\btherapy\b|\bsessions?\b/i.test(text);

/** Whether the minutes belong to an activity rather than to a service. */
function isActivity({ text, minutes }: Pick<ServiceLine, 'text' | 'minutes'>): boolean {
  if (minutes === undefined) return false;
  if (MINUTES_OF.test(text)) return true;
  if (isShortPractice(text, minutes)) return true;
  if (ACTIVITY.test(text) && !STRONG.test(text) && !/\bconsult|\bcheck-?in\b/i.test(text)) return true;
  return minutes <= SHORT_MINUTES && !SERVICE_WORD.test(text);
}

/** Time of staff with staff. */
export const CONSULTS =
  /\bconsult(?!ant teacher)|\bcoach\w{0,3} (?:of|with|for) (?:\w+ )?(?:staff|teacher)|\bwith (?:(?:the|her|his|their) )?(?:class(?:room)? |lunch )?(?:staff|teachers?)\b|\bplan together|\b(?:staff|teacher) training/i;

/** "Speech is 30 minutes, 3 times a week, and the team may wish to add consultation": the amount is of the speech. */
const MAY_BE_ADDED =
  /,? (?:and|but|though) (?:the team|we|it|this|I) (?:may|might|could|can|would|should)\b[^.;]*|(?<=\d ?min[^.;]*),? (?:plus|and|with) (?:\w+ )?(?:consult|coaching )\w*(?![^.;]*\d ?min)[^.;]*/i;
/** Whether the amount of a line is one of time of staff with staff. */
export const isOfConsulting = (text: string): boolean => CONSULTS.test(text.replace(MAY_BE_ADDED, ''));

/** Staff planning and training: the report does not offer it in place of time with the student. */
export const AMONG_STAFF =
  /\bplan(?:ning)? together|\b(?:staff|teacher|paraprofessional) training|\bin-?service\b/i;

/** A range of minutes or sessions is no amount a parent can count on. */
export const isRange = (text: string): boolean =>
  /\d\s*(?:-|to|–)\s*\d{1,3}\s*(?:x|times?|sessions?|days|min)/i.test(
    text.replace(/\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}/g, ''),
  );

/** Help that general education gives to anybody: never the amount of special education. */
const GENERAL_EDUCATION =
  /\bTier (?:1|2|3|I{1,3})\b|\bRTI\b|\bMTSS\b|\bTitle (?:1|I)\b|\bscreening\b|\bhomework\b|\bafter[- ]school\b|\btutor|\b(?:math|reading|writing) lab\b|\b(?:1[5-9]|[23]\d) (?:students|kids|children)\b|\bopen to all\b|\bI&RS\b|\b(?:reading|writing|math|homework|literacy|book) club\b|\bclass screening\b|\bgeneral education (?:support|help|intervention)\b/i;
/** Of general education where it is in place; what a report proposes may be either, and the team reads the quote. */
const INTERVENTION =
  /\binterventionist\b|\bintervention (?:group|block|period|time)\b|\b(?:math|reading|writing|literacy) intervention\b(?! (?:specialist|teacher))/i;
const SPECIAL_EDUCATION =
  /\bspecial(?:i[sz]ed|ly)?\b|\bresource\b|\bIEP\b|\blearning (?:center|support|lab)\b|\bstructured literacy\b|\bco-?taught\b|\bself-contained\b|\blife skills\b|\bSDI\b|\bSAI\b|\bRSP\b|\bdirect instruction\b|\binstruction\b|\bintervention specialist\b/i;
/** A group that a teacher of reading or math takes: whose it is, the line does not say. */
const PLAIN_GROUP = /(?<!\bin with (?:the |a )?(?:\w+ )?)\bgroup\b|\b(?:comes? to|sees?|been with) me\b/i;
const THERAPY = /\btherap|\bspeech|\bOT\b|\bPT\b|\bcounsel|\bsocial work|\bSLP\b|\bitinerant|\bdeaf|\bTVI\b/i;

/** Whether a line in place is help of general education, or does not say that it is special education. */
export function isGeneralEducation({ text, isRecommended }: ServiceLine): boolean {
  if (/\bscreening group\b/i.test(text)) return true;
  if (THERAPY.test(text)) return false;
  if (/\bTier (?:1|2|3|I{1,3})\b|\bopen to all\b/i.test(text)) return true;
  if (SPECIAL_EDUCATION.test(text)) return false;
  if (GENERAL_EDUCATION.test(text)) return true;
  return !isRecommended && (INTERVENTION.test(text) || PLAIN_GROUP.test(text));
}

/** "Replace Writing Lab with", "move from the group of six to", "in place of the second study hall": what is to end. */
const ENDED =
  /(?:\b(?:replac(?:e|ing)|discontinu(?:e|ing)|in place of|instead of|mov(?:e|ing) (?:\w+ )?from)|^(?:end|stop|drop))\s+(?:(?:the|her|his|their|direct|present|current|second) )*([^.,;]{2,40}?)(?= with\b| to\b| and\b|[,;.]|$)/gi;
const IS_SERVICE_NAME =
  /\b(?:lab|class|group|therapy|instruction|services?|OT|PT|counseling|support|intervention|period|hall)\b/i;
const wordsIn = (text: string) => text.toLowerCase().match(/[a-z&]{2,}/g) ?? [];

/** Names of services that the recommendations take away. */
const endedBy = (recommendations: readonly string[]): string[][] =>
  recommendations
    .flatMap((text) => [...text.matchAll(ENDED)].map((match) => match[1] ?? ''))
    .filter((name) => IS_SERVICE_NAME.test(name) && !/\bgoals?\b/i.test(name))
    .map(wordsIn)
    .filter((words) => words.length > 1 || /^(?:ot|pt|counseling|therapy)$/.test(words[0] ?? ''));

const isEnded = (text: string, ended: readonly (readonly string[])[]) => {
  // What a line itself stands in place of is not what it is.
  const words = new Set(wordsIn(text.replace(ENDED, '')));
  return ended.some((name) => name.every((word) => words.has(word)));
};

/** Another service told in the same sentence. */
const IS_ANOTHER = /\bconsult|\btherapy\b|\bcounsel|\bjob coach|\bcheck\b/i;

const HAS_NAME = /^(?:and )?\p{L}[\p{L} /&'-]{7,60},? (?:for |of )?\d{1,3} ?-?min/u;

/** The part of a sentence in which this service stands, without what the report says there of others. */
function partWith(own: string, whole: string): string {
  const parts = whole.split(/;\s+/);
  const part = parts.find((words) => words.includes(own));
  // "School apartment, 50 minutes, 3 times a week": it has a name of its own.
  if (part !== undefined && parts.length > 1 && HAS_NAME.test(part)) return part;
  const isAlone = parts.length === 1 || part === undefined;
  return isAlone || !parts.some((words) => words !== part && IS_ANOTHER.test(words)) ? whole : part;
}

/** The item, or the part between semicolons, that has the minutes and says of what. */
function ownWords(text: string): string {
  const items = itemsOf(text);
  const item =
    items.length > 1 ? (items.find((words) => minutesIn(words) !== undefined) ?? '') : withoutMarker(text);
  const part = item.split(/;\s+/).find((words) => minutesIn(words) !== undefined);
  return part === undefined || isNameless(part) ? item : part;
}

/** "40 minutes of math, three times per week, and no counseling" */
const NOT_GIVEN = /,? (?:and|but) no [a-z][a-z -]{3,40}(?=[.;]|$)/i;

/** "Takes grade 6 math with Mr. Obi, co-taught, and has learning support in flex period, 30 minutes": the class is another matter. */
const CLASS_TAKEN =
  /^[^.;]*?\b(?:takes|attends|is in|goes to)\b(?:(?!\d{1,3} ?min)[^;])*?,? and (?:(?:he|she|they) )?(?=(?:also )?(?:has|gets|receives)\b[^.;]*\d{1,3} ?min)/;
const withoutClassTaken = (text: string) => text.replace(/\s+/g, ' ').replace(CLASS_TAKEN, '');

const asLine = (service: ServiceInPlace, isOnly: boolean): ServiceLine => {
  const { page, minutes, sessions, per, isRecommended, place } = service;
  const [text, quote] = [service.text, service.quote].map(withoutClassTaken) as [string, string];
  const own = ownWords(text);
  const whole = itemsOf(quote).find((item) => item.includes(own)) ?? withoutMarker(quote);
  return {
    // Where a sentence names one service, all of it speaks of that one: also what stands after its amount.
    text: (isNameless(own) || (isOnly && whole.includes(own)) ? partWith(own, whole) : own).replace(
      NOT_GIVEN,
      '',
    ),
    page,
    isRecommended: isRecommended === true,
    ...(minutes === undefined ? {} : { minutes }),
    ...(sessions === undefined ? {} : { sessions }),
    ...(per === undefined ? {} : { per }),
    ...(place === undefined ? {} : { place }),
    // "Daily living skills" are no service of every day.
    ...(per === 'day' ? oftenIn(text.replace(/\bdaily living\b/gi, '')) : {}),
  };
};

/** "One of the two sessions in the classroom every other week": says where a part is, never how often the whole. */
export const PART_OF_SESSIONS =
  /\b(?:half|one|two|some|every (?:second|other))(?:(?: of)?(?: (?:the|her|his|their))?(?: (?:two|three|weekly)){0,2} (?:sessions?|visits?|lessons?)(?: (?:a|each|every) week)?| of (?:it|them|those|these))(?: (?:should|will|can|to) be)?(?: (?:held|given|taught))?(?: with (?:Mr|Mrs|Ms|Dr)\. \p{Lu}[\p{L}-]+)? (?!in a [a-z ]*group)(?:in|at|on|to) (?!\/)[^.;,]{3,80}/giu;

const PART = new RegExp(PART_OF_SESSIONS.source, 'iu');

/** The words of a line that place only a part of the sessions. */
export const partOfSessions = (text: string): string | undefined => PART.exec(text)?.[0];

/** What is to be done beside the service: its own "daily" says nothing of the service. */
const BESIDE =
  /(?:,? and|,) (?:add|begin|use|give|provide|practice|send|have|let|on|with (?:a|one) (?:home|daily))\b.*$|; .*\bpractice\b.*$/i;

/** What tells how things are, and no wish for them. */
const IS_TOLD = /^(?:The|It|He|She|They|These|This|That|His|Her|Their|I|We|My|Locker|Length)\b/;
const IS_WISHED =
  /\b(?:should|would benefit|recommend\w*|suggest\w*|propos\w*|consider|needs?|to be taught|ask(?:s|ed)? that)\b/i;

/** Whether a sentence among the recommendations asks for something, rather than telling of the student or the office. */
export const isAdvising = (text: string): boolean =>
  !/[|\t]/.test(text) &&
  !text.endsWith('?') &&
  !/\b(?:was|were|asked|earned|gained|attended|received|continues to need|no longer needs?|is working|goal is within reach)\b/i.test(
    text,
  ) &&
  (!IS_TOLD.test(text) || IS_WISHED.test(text));

/** "Rather than weekly lists", "weekly probes": not how often the service is. */
const OF_SOMETHING_ELSE =
  /\bpractic(?:ed|es?|ing) [^,.;]{0,24}(?:daily|weekly|(?:every|each) day)\b|\b(?:rather than|instead of|in place of|not) [^,.;]*|\b(?:weekly|daily|monthly) (?:(?:\w+ )?lists?|probes?|tests?|graphs?|data|checks?|themes?|reviews?|progress|living)\b/gi;

const TELLS_MINUTES = /\d ?min/i;

function asAdvice(text: string, page: number, areas: readonly string[]): ServiceLine {
  const often = oftenIn(
    text.replace(PART_OF_SESSIONS, '').replace(BESIDE, '').replace(OF_SOMETHING_ELSE, ''),
  );
  const length = /\bsessions? of \d|\d[- ]minute (?:\w+ )?sessions?\b/i.test(text)
    ? minutesIn(text)
    : undefined;
  return {
    text,
    page,
    isRecommended: true,
    areas,
    // "1500 minutes per year" is no session once a year.
    ...(TELLS_MINUTES.test(text) && length === undefined ? {} : often),
    ...(length === undefined ? {} : { minutes: length }),
  };
}

/** Read once for all goals of a report. */
/** "Family training, two sessions, with the device going home every day": nothing of it is time with the student at school. */
const FOR_FAMILY =
  /\b(?:family|parent|caregiver) (?:training|coaching|counseling)\b|\bgo(?:es|ing)? home (?:each|every)\b/i;

const KNOWN = new WeakMap<Report, readonly ServiceLine[]>();

/** Lines that offer a service in the new plan, the report's own order kept. */
export function serviceLinesIn(report: Report | undefined): readonly ServiceLine[] {
  if (report === undefined) return [];
  const lines = KNOWN.get(report) ?? readServiceLines(report);
  KNOWN.set(report, lines);
  return lines;
}

function readServiceLines(report: Report): ServiceLine[] {
  const advice = advisedIn(report);
  const ended = endedBy(advice.map(({ text }) => text));
  const offered = report.services.filter(({ isReplaced }) => isReplaced !== true);
  const services = offered
    .filter(
      ({ text, quote, minutes }) =>
        !OUTSIDE.test(`${text} ${quote}`.replace(SHARED_WITH, ' ')) &&
        !NO_TEACHING.test(text) &&
        !BEFORE_THE_PLAN.test(quote) &&
        !(minutes === undefined && WITH_OTHERS.test(withoutMarker(text))),
    )
    .map((service) => asLine(service, offered.filter(({ quote }) => quote === service.quote).length === 1))
    .filter((line) => !isActivity(line) && (line.isRecommended || !isEnded(line.text, ended)));
  const isKnown = (text: string, page: number) =>
    services.some((known) => known.page === page && (known.text.includes(text) || text.includes(known.text)));
  const recommended = advice
    .filter(
      ({ text, page }) =>
        (partOfSessions(text) !== undefined ||
          NAMES_SERVICE.test(text.replace(/\bpoint of instruction\b/gi, ''))) &&
        (!ACTIVITY.test(text) || STRONG.test(text)) &&
        !isShortPractice(text, minutesIn(text)) &&
        isAdvising(text) &&
        !NOT_OF_AMOUNT.test(text) &&
        !WITH_OTHERS.test(text) &&
        !FOR_FAMILY.test(text) &&
        !SIGNS.test(text) &&
        !OUTSIDE.test(text.replace(SHARED_WITH, ' ')) &&
        !namesCategory(text) &&
        !/^(?:end|discontinue|drop|stop)\b/i.test(text) &&
        !isKnown(text, page),
    )
    .map(({ text, page, areas }) => asAdvice(text, page, areas));
  return [...services, ...recommended];
}
