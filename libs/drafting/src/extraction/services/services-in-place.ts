/** Services the report says the student has or should have, with their amounts. */
import { type Passage, quotePassage } from '../text/passages.js';
import { countedOften, minutesIn, oftenIn, type Period, tellsOfTime } from './service-amounts.js';
import { type ServiceRow, serviceRowsIn } from './service-tables.js';
import { oftenWithoutLength } from './services-without-length.js';

export interface ServiceInPlace {
  /** The words of this one service, also where a sentence names several. */
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page: the sentence or row. */
  readonly quote: string;
  /** Length of one session. */
  readonly minutes?: number;
  /** How many sessions `per` day, week or month. */
  readonly sessions?: number;
  readonly per?: Period;
  /** What a column of its own says of where it is given: "General ed (Eng 8)". */
  readonly place?: string;
  /** True where the report suggests the service rather than tells of it. */
  readonly isRecommended?: boolean;
  /** True of the amount that another in the same sentence is to take the place of: "(now 30 minutes, once a week)". */
  readonly isReplaced?: boolean;
}

const SERVICES_MAX = 20;
const SEGMENTS_MAX = 12;
const TEXT_CHARACTERS_MAX = 1_500;

const SERVICE_NOUN =
  /\b(?:special education|Tier (?:[123]|I{1,3})|Title (?:1|I)|SETSS|early childhood|D\.?A\.?P\.?E|teacher of|T?D\/?HH|itinerant|O&M|interpret(?:er|ing)|work[- ]based|job (?:coach|train)\w{0,4}|work experience|nurs(?:e|ing)|(?:math|reading|writing|literacy|language|skills|study) (?:lab|skills|class|block)|sessions?|drill|SLP|OTR?|PT|APE|TVI|BCBA|services?|assistance|provides?|(?:comes? to|works? with|meets? with|sees?|goes to) (?:me|us|her|him|them|room|my|our)|life skills|visits?|therap(?:y|ist)|instruction|support|intervention(?:ist)?|counsel\w{2,5}|consult\w{0,6}|coach(?:ing)?|resource|speech|occupational|physical|language|reading specialist|small[- ]group|social (?:skills|work)|pull[- ]?out|push[- ]?in|training|check(?:[- ]?(?:in|out))?|specialized|adapted|transition|group|orientation and mobility|workshop|braille|vision|audiolog\w{1,4}|learning (?:center|lab)|paraprofessional|tutor\w{0,3}|co-?taught|co-?teach\w{0,3}|specially designed|(?:sm|small) grp|ECSE|co-?tx|tx)\b/i;
/** Time that is no service: how long somebody looked, tested or worked. */
const NOT_A_SERVICE =
  /\bscreen time|\bhomework\b(?! (?:club|help|lab))|\bsat\b|\bsleep|\bwaited|\bevaluation sessions?\b|\breads? (?:at home|aloud)|on[- ]task|\btantrum|\bworks? for|\blatency|\bhours of\b|\blos(?:es|ing|t)\b|\bwear\b|\bbreaks? of\b/i;
/** How something was measured; advice may name the same things as what to teach with. */
const MEASURED_BY = /(?<!\bto )\bobserv|\btest(?:ed|ing)\b|\bpassage|\bprobe|\bassessment\b/i;
/** "In a Tier 2 group that rereads passages": what is read there measures nothing. */
const IN_GROUP = /\b(?:in|joined|attends) (?:an? |the )(?:[\w-]{1,16} ){0,4}(?:group|lab|intervention)\b/i;
/** "I would ask for 25 minutes twice a week": an amount planned or received, whatever it is called. */
const PLANNED =
  /\b(?:receiv(?:es?|ed|ing)|ask(?:ing)? for|request(?:s|ed|ing)?|plan on|(?:is|are|been|being|currently|now|presently) seen|(?:meets?|met) with)\b/i;
/** "I see Ana for 45 minutes twice a week": who writes gives it. */
const BY_WRITER =
  /\bI (?:now |currently )?(?:see|serve|teach|meet with|work with) (?:him|her|them|\p{Lu}[\p{L}'’-]+) (?:for |in |individually|at |on |\d)/u;
/** "Sees Mr. Obi for 20 minutes every other week", "has had 30 minutes of reading, four times a week", "with me four days a week, 25 minutes". */
const SEEN =
  /\b(?:sees?|seen|seeing) (?:him|her|them|the \p{L}+|(?:Mr|Mrs|Ms|Dr)\. \p{Lu}\p{L}+|\p{Lu}\p{L}+)\b[^.;\d]{0,40}\d{1,3} ?min|\b(?:has|have) had \d{1,3}\s+min\w* of\b|\bwith me\b[^.;]{0,80}\b\d{1,3} ?min|\b(?:has|have) had (?:the |an? )?(?:aide|paraprofessional|tutor)\b|\b(?:Mr|Mrs|Ms|Dr)\. \p{Lu}\p{L}+ and I (?:will )?meet\b|\b(?:is getting|gets) [^.;\d]{3,40}\b(?:once|twice|\w+ (?:times|days)) a week/u;
/** "Tier 3 reading from Mr. Ito": given by somebody of the school, who is named as one. */
const BY_STAFF = /\b(?:from|with|by) (?:Mr|Mrs|Ms|Miss|Dr|Coach)\b\.? \p{Lu}/u;
/** "50 min x 2 weekly.", "Lunch bunch, 25 min once a week with me.": hardly more than the amount. */
const BARE_AMOUNT =
  /^(?:\p{Lu}[\p{L}&/-]{1,15}(?: [\p{L}&/-]{1,15}){0,3}[,:]? )?(?:[1-8] ?x ?)?\d{1,3}[ -]?min(?:ute)?s?\b[^.!?]{0,60}\.?$/u;

interface Segment {
  readonly text: string;
  readonly index: number;
  /** May go along with the part before it: "with 15 minutes of consultation a month", "and a mentor, 10 minutes". */
  readonly isWith: boolean;
  /** A semicolon or "plus" ends it, so that it tells of no service behind. */
  readonly isEnded: boolean;
}

/** "A mentor, 10 minutes": a name, a comma and then the amount. */
const NAMED_FIRST = /^[^,\d]{1,60}, (?:[^,\d]{1,20}, )?\d{1,3} ?-?min/;
const SEGMENT_HEAD = 100;

/** "45 minutes, 4 times a week (at present 30 minutes, 3 times a week)": how much it has been. */
const BEFORE_NOW = String.raw`(?:now|currently|presently|at present|until now|was|were|(?:up|down) from|instead of|this year)\b`;
const REPLACED = new RegExp(`^${BEFORE_NOW}`, 'i');

/** "Audiology twice a year;": it tells how often and is over. */
const isWhole = ({ text, isEnded }: Segment) => isEnded && oftenWithoutLength(text) !== undefined;

const PART_BREAKS = new RegExp(
  String.raw`;|, (?=\d{1,3} ?-?min(?:ute)?s? (?:per|a|each|every) (?:week|month|day) (?:of )?(?:consult|indirect|in[- ]class))|\((?=${BEFORE_NOW}[^()]{0,40}\d{1,3} ?-?min)|(?<=\. \. \.? ?\d{1,3} ?min[^.\d]{1,40}) (?=\p{Lu}[^.\d]{3,60}(?: ?\.){4})|, (?=(?:[A-Za-z-]{1,15} ){2,6}\d{1,3} ?-?min)|, and (?=(?:(?:for|with|there's|in) )?[^,;:\d]{2,60} \d{1,3} ?-?min(?:utes?)?,? [^,;]{0,14}(?:week|month|day|daily|x\b|times))|\s(?=\p{Lu}[\p{L}-]{2,24}(?:,? [\p{L}/&-]{1,20}){0,7}[:,] \d{1,3} ?-?min)|(?<=[a-z)] )(?=(?:Consult(?:ation)?|Speech|Occupational|Physical|Counseling|Resource|Special(?:ized)?|Reading|Math|Job|Transition|Adapted) (?:[\p{Ll}/&-]{1,20} ){1,7}\d{1,3} ?-?min)|\bplus\b|(?<=\b(?:wk|mo)\.) (?=\p{Lu})|\s{3,}(?=\p{L}[^.;\d]{3,60}\d{1,3} ?-?min|\p{Lu}[^.;:\d]{3,40} \d{1,2}, \d{1,3} ?-?min)|(?:\band\b|[/,]) ?(?=\d ?x ?\d\d\b)|, then (?=\d{1,3} ?-?min)|(?:\b(?:and|with)|[+&]) (?!\w{3,6}day)(?=(?:[\w-]{1,15} ){0,8}\d{1,3} ?-?(?:(?:more|extra|additional) )?(?:min|hours?\b))|\band (?!\w{3,6}day)(?=(?:[\w/.'-]{1,20} ){0,7}[\w/.'-]{1,20}, \d{1,3} ?-?min)`,
  'gu',
);

/** The parts of a sentence that each name one amount. */
function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let isWith = false;
  for (const match of text.slice(0, TEXT_CHARACTERS_MAX).matchAll(PART_BREAKS)) {
    if (segments.length >= SEGMENTS_MAX) break;
    const isEnded = /^(?:;|plus)$/.test(match[0]);
    segments.push({ text: text.slice(from, match.index), index: from, isWith, isEnded });
    from = match.index + match[0].length;
    isWith =
      match[0] === 'with ' ||
      (match[0] === 'and ' && NAMED_FIRST.test(text.slice(from, from + SEGMENT_HEAD)));
  }
  segments.push({ text: text.slice(from, TEXT_CHARACTERS_MAX), index: from, isWith, isEnded: false });
  // A part without an amount of its own names the service whose amount comes after the comma;
  // "30 minutes with 5 minutes of review, twice a week" is one.
  return segments.reduceRight<Segment[]>((parts, segment) => {
    const [next] = parts;
    const isPart =
      (minutesIn(segment.text) === undefined && !isWhole(segment)) ||
      (next?.isWith === true && oftenIn(segment.text) === undefined);
    return next !== undefined && isPart
      ? [{ ...segment, text: text.slice(segment.index, next.index + next.text.length) }, ...parts.slice(1)]
      : [segment, ...parts];
  }, []);
}

interface Advice {
  readonly page: number;
  readonly quote: string;
}

/**
 * Every amount of a service per day, week or month, in order. At most 20.
 * @param advice the report's recommendations: with minutes, each is a service, whatever it is called
 */
export function servicesIn(passages: readonly Passage[], advice: readonly Advice[] = []): ServiceInPlace[] {
  const rows = new Map(serviceRowsIn(passages).map((row) => [row.passage, row]));
  const services: ServiceInPlace[] = [];
  for (const [at, passage] of passages.entries()) {
    if (services.length >= SERVICES_MAX) break;
    const row = rows.get(passage);
    if (row !== undefined) {
      services.push(...rowServices(passage, row));
      continue;
    }
    const isTimed = tellsOfTime(passage.text) || tellsHowOften(passage, advice);
    if (!isTimed || isElsewhere(passage)) continue;
    const named = namedBefore(passages[at - 1], passage);
    services.push(
      ...servicesOf(passage, advice)
        .slice(0, SERVICES_MAX - services.length)
        .map((service) => (named === undefined ? service : { ...service, text: `${named} ${service.text}` })),
    );
  }
  return services;
}

/** "Propose 30 minutes per week", "I would make it 30 minutes, twice a week": how much, of what the sentence before names. */
const ONLY_HOW_MUCH =
  /^\W*(?:(?:I|we) (?:would|will|'d)?\s?)?(?:propos|suggest|recommend|make it|increas|rais|reduc|cut|lower|bring it|keep it)\w{0,4} (?:(?:it|this|that) )?(?:(?:up|down|back) )?(?:to |at )?\d/i;
const CHARACTERS_OF_NAME_MAX = 120;

/** The sentence before, where it names the service whose amount this one tells. */
function namedBefore(before: Passage | undefined, { text, paragraph }: Passage): string | undefined {
  if (before?.paragraph !== paragraph || before.isRow || !ONLY_HOW_MUCH.test(text)) return undefined;
  const isNamed =
    SERVICE_NOUN.test(before.text) &&
    minutesIn(before.text) === undefined &&
    before.text.length <= CHARACTERS_OF_NAME_MAX;
  return isNamed ? before.text.trim() : undefined;
}

const isAdvice = (passage: Passage, advice: readonly Advice[]) =>
  passage.section === 'recommendations' || isAdvised(passage, advice);

const PERIOD_WORD = /day|daily|week|month|year|quarter|trimester|semester|cycle/i;

/** Where services stand, one may be told without its length. */
const tellsHowOften = (passage: Passage, advice: readonly Advice[]) =>
  PERIOD_WORD.test(passage.text) &&
  (passage.section === 'services' || isAdvice(passage, advice)) &&
  segmentsOf(passage.text).some(({ text }) => oftenWithoutLength(text) !== undefined);

/** "Also continue the check-out, 10 minutes daily": among goals, what goes on beside them. */
const GOES_ON = /^\W*(?:also )?(?:continue|keep)\b/i;

/** A skill to reach, or a line of a form: a service only where it is counted and planned for nobody's progress. */
function isElsewhere({ section, isRow, text }: Passage): boolean {
  // The identity section ends where a heading says so; a sheet without headings never leaves it.
  if (section === 'identity' && isRow) return countedOften(text) === undefined;
  return (
    section === 'goals' &&
    ((countedOften(text) === undefined && !GOES_ON.test(text)) ||
      /\b(?:will|shall|goals?|trials?|accura\w*)\b|%/i.test(text))
  );
}

/** The service of a row whose columns hold its amount, and perhaps in another what it is until then. */
function rowServices(passage: Passage, row: ServiceRow): ServiceInPlace[] {
  const { place } = row;
  return amountsOfRow(passage, row).map((service) => (place === undefined ? service : { ...service, place }));
}

function amountsOfRow(passage: Passage, { amount, until }: ServiceRow): ServiceInPlace[] {
  if (until === undefined) return rowService(passage, amount);
  const now = rowService(passage, until).map(({ isRecommended: _own, ...service }) => ({
    ...service,
    isReplaced: true as const,
  }));
  return [...now, ...rowService(passage, amount).map((service) => ({ ...service, isRecommended: true }))];
}

function rowService(passage: Passage, amount: string): ServiceInPlace[] {
  const minutes = minutesIn(amount);
  const often = oftenIn(amount);
  if (minutes === undefined || often === undefined) return [];
  const isRecommended =
    (passage.section === 'recommendations' || isUnderProposal(passage.heading)) &&
    !IS_MEANWHILE.test(passage.heading);
  return [
    {
      text: passage.text.slice(0, 320),
      page: passage.page.page,
      quote: quotePassage(passage),
      minutes,
      ...often,
      ...(isRecommended ? { isRecommended } : {}),
    },
  ];
}

const isAdvised = (passage: Passage, advice: readonly Advice[]) =>
  advice.some(({ page }) => page === passage.page.page) &&
  advice.some(({ quote }) => quote === quotePassage(passage));

/** "2x30/wk sm grp per IEP", "OT 30' 1x/wk": nothing but a service is written so. */
const MANDATED =
  /\b[1-8] ?x ?(?:10|15|20|25|30|35|40|45|50|60) ?(?:\/|a |per )? ?(?:wk|week|mo|month)\b|\b[1-9]?[05]['′],? ?[1-8] ?x ?(?:\/|a |per )? ?(?:wk|week|mo|month)\b/i;

/** Words of a plan around a counted amount, or little but the amount itself. */
const isBarelyNamed = ({ text, section }: Passage) =>
  MANDATED.test(text) ||
  ((PLANNED.test(text) || BY_STAFF.test(text) || BY_WRITER.test(text) || SEEN.test(text)) &&
    countedOften(text) !== undefined) ||
  (section !== 'history' && section !== 'strengths' && BARE_AMOUNT.test(text) && /week|month/i.test(text));

function isService(passage: Passage, advice: readonly Advice[]): boolean {
  const { text, heading, section } = passage;
  if (section === 'services') return !/\bwarnings?\b/i.test(text);
  if (NOT_A_SERVICE.test(text)) return false;
  // Below "Next steps" a line with its minutes is one, whatever it is called.
  const isSuggested = isAdvice(passage, advice);
  if (MEASURED_BY.test(text) && !((isSuggested || IN_GROUP.test(text)) && countedOften(text) !== undefined))
    return false;
  return (
    isSuggested ||
    SERVICE_NOUN.test(text) ||
    SERVICE_NOUN.test(heading) ||
    // "Proposed minutes", "Time"
    /\b(?:minutes|service time)\b/i.test(heading) ||
    isBarelyNamed(passage)
  );
}

/** "At present she attends", "direct time now is": told among the advice, and none. */
const IS_NOW =
  /^\W*(?:at present|at the moment|currently|right now|presently|now getting|(?:current|present|existing) (?:services?|schedule|minutes|mandates?)|(?:services?|schedule|minutes|mandates?) (?:now|currently|this year))\b|\b(?:time|service|services) (?:now|currently|at present) (?:is|are)\b/i;

/** "TRANSITION SERVICES FOR NEXT YEAR", "IF ELIGIBLE, PROPOSED SERVICES": the head of a list speaks for its lines. */
const IS_TO_COME = /suggest|recommend|propos|\bnext (?:school )?year\b|\bif (?:found )?eligible\b/i;
const IS_CURRENT = /\b(?:current|present|existing|now|this year|last year|previous)/i;
const isUnderProposal = (heading: string) => IS_TO_COME.test(heading) && !IS_CURRENT.test(heading);

/** "PLAN UNTIL THE EVALUATION IS DONE": what goes on meanwhile is what there is, and no wish for the new plan. */
const IS_MEANWHILE =
  /\b(?:until|while|pending|before) (?:the |an? |this |her |his |their )?(?:full |initial )?(?:evaluation|testing|assessment|meeting|decision|eligibility|team (?:meets|decides))\b|\bfor the time being\b|\b(?:in the )?mean(?:time|while)\b|\binterim\b/i;

/** Whether the part tells what was before, or else what is advised. */
function standingOf(
  passage: Passage,
  part: string,
  advice: readonly Advice[],
): Pick<ServiceInPlace, 'isRecommended' | 'isReplaced'> {
  // "At present she receives" begins a sentence of its own.
  if (IS_NOW.test(part) || IS_MEANWHILE.test(passage.heading) || IS_MEANWHILE.test(part)) return {};
  if (REPLACED.test(part) && !passage.text.trimStart().startsWith(part.trim())) return { isReplaced: true };
  return isAdvice(passage, advice) ||
    isUnderProposal(passage.heading) ||
    /suggest|recommend|propos/i.test(passage.text)
    ? { isRecommended: true }
    : {};
}

const ARROW = /\s?(?:-+>|=+>|\u2192)\s?/;

/** "Job coaching: 120 min 2x/wk now -> 120 min 3x/wk from Jan 6": how much is to come of the same service. */
function amountToCome(text: string): string {
  const [before = '', after = ''] = text.split(ARROW);
  return minutesIn(before) === undefined || minutesIn(after) === undefined ? text : after;
}

function servicesOf(passage: Passage, advice: readonly Advice[]): ServiceInPlace[] {
  if (!isService(passage, advice)) return [];
  return segmentsOf(passage.text).flatMap(({ text, index }): ServiceInPlace[] => {
    const amount = amountToCome(text);
    const minutes = minutesIn(amount);
    const often = minutes === undefined ? oftenWithoutLength(amount) : oftenIn(amount);
    if (often === undefined) return [];
    return [
      {
        text: text.trim().slice(0, 320),
        page: passage.page.page,
        quote: quotePassage(passage, index),
        ...(minutes === undefined ? {} : { minutes }),
        ...often,
        ...standingOf(passage, text, advice),
      },
    ];
  });
}
