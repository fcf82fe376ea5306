/** What a report says well of the student, in sentences that can stand alone: the person first, then what is done well. */
import { areasIn, NEED_CUE, tellsOfNeed, TURN } from '../../areas/evidence-words.js';
import { isSentence, namesCategory, tidy } from '../../composition/quotes.js';
import { everyMatch } from '../text/every-match.js';
import { type Passage, quotePassage } from '../text/passages.js';
import type { Pronouns } from '../student/student.js';
import { WordPattern } from '../text/pattern-index.js';

export interface Praise {
  /** The words that may be quoted: of `quote`, up to where it turns. */
  readonly words: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
  /** Areas of need the words speak of. */
  readonly areas: readonly string[];
  /** Of the student as a person, rather than of a skill. */
  readonly isOfPerson: boolean;
  /** The higher, the plainer. */
  readonly rank: number;
}

const TRAIT =
  /\b(?:sunny|talkative|cheerful|bright|kind|funny|polite|curious|friendly|warm|determined|hard[- ]?work(?:er|ing)|works hard|loyal|generous|creative|gentle|lively|likable|gifted|talented|thoughtful|honest|truthful|eager|motivated|dependable|leader|artist|musician|drummer|athlete|captain\w*|well[- ]liked|popular|helpful|patient|sociable|outgoing|caring|capable|persistent|respectful|energetic|playful|affectionate|imaginative|conscientious|enthusiastic|good[- ]natured|courteous|cooperative|elected|sense of humor|many friends|good friends|good friend|good company|made friends|friends easily|the glue of|a joy|a pleasure|bilingual|sharp memory|great memory|willing|punctual|candid|truthful|honest|(?:strong|good|able|avid|fluent|eager|gifted) (?:reader|writer|mathematician|listener|artist|athlete|singer|swimmer|storyteller)|an asset)\b/i;
const LIKES =
  /\b(?:loves?|enjoys?|is proud of|takes pride in|captains|is elected|was elected|plays (?:the )?(?:\w+ ){0,4}(?:cello|viola|clarinet|flute|saxophone|orchestra|band|violin|piano|drums?|guitar|trumpet|soccer|football|basketball|baseball|softball|chess|hockey|tennis)|sings in|draws(?! or | out )|is good (?:at|with)|is (?:very )?interested in|knows (?:everything|a great deal|a lot|more) about|can tell you anything)\b/i;
const WELL =
  /\b(?:is|are|remains?|was) (?:(?:an?|his|her|their|also|another|one of (?:his|her|their)|the) )?(?:(?:very|quite|clear(?:ly)?|real|relative|definite|great|personal|particular|area of) ){0,2}(?:strengths?|strong|excellent|outstanding|impressive|solid|(?:a )?success|well[- ]developed|an asset|areas? of strength|great|good)\b|\b(?:does|is doing|do|are doing) (?:very )?well\b|\b(?:reads?|writes?|computes?|calculates?|speaks?|types?|tells?|solves?|retells?|draws?|builds?) (?:\w+ ){0,6}?(?:above grade level|fluently|reliably|beautifully|with ease|easily|very well|well)\b|\b(?:reasons?|listens?|explains?|remembers?) (?:\w+ ){0,3}?(?:well|clearly|easily)\b|\b(?:has|have|shows?|with) (?:\w+ )?(?:strong|excellent|good|rich|sound) (?:\p{L}+ ){0,2}(?:language|vocabulary|reasoning|memory|understanding|comprehension|listening|reading|skills?|knowledge|ideas|manners)\b|\babove grade level\b|\b(?:is|are) (?:on|at) grade level\b|\b(?:is|are) going (?:very )?well\b/iu;

/** Bodies, days of school and testing are no strength to build on. */
const NO_STRENGTH =
  /\b(?:effort(?= (?:was|is)\b)|health|healthy|hearing|vision|visual acuity|glasses|acuity|attendance|absen\w+|absences|medic\w*|range|dorsiflexion|neutral|muscles?|reflex\w*|muscle tone|symmetr\w*|passed|weight|birth|sleeps?|eats|appetite|allerg\w*|moved|(?:hand|muscle|core|grip|finger|upper[- ]body|leg|arm|trunk) strength|index|percentile|subtests?|average|scor(?:e|es|ed)|expected|screen\w*|services?|therapy|sessions?|referr\w*|evaluat\w*|testing|results?|shy|quiet|no change|unremarkable|typical|intact|adequate|appropriate|functional|within|would|could|will(?! (?:try|help|share|work|read|sit with|play with)\b)|should|might|used to|wish\w*|hopes?|wants?|concern\w*|recommend\w*|the (?:iep )?team|goals?|accommodat\w*|more than|less|sometimes|only|still|yet|support|help from|tends to|enough|sign|gone up|which is|method|access|keyguard|partner|teeth|tooth|hair|freckles|tall|wears)\b/i;
const TROUBLE =
  /anxi|avoid|outburst|worr|distress|\bsad\b|tantrum|\bbehind\b|\bnot\b|n't\b|\bnever\b|hardly|trouble|\brisk|despite|depress|ang(?:er|ry)|fear|seizure|\bpain\b|\bneeds?\b|\b(?:enjoys|likes|loves) (?:it|this|that|them)\b|difficult|struggl|\bhard (?:for|to)|slow|weak|limited|frustrat|refus|tired|lonel|tease|hurt|escape|attention from|instead|rather than|too (?:much|loud|fast)|out (?:of )?the window|\bdrift|daydream|doodl/i;
/** Somebody else is spoken of, or a word stands for what was said before. */
const OF_OTHERS =
  /^(?:I|We|You|This|That|It|These|Those|There|Both|All|Others?|Most|Some|Such|Here|What|When|Where|While|If|As|So|But|And|Also|Then|However|Grand\w{2,8}|Mother|Father|Mom|Dad|Mrs?|Ms|Miss|Dr|Parents?|Teachers?|Family|Staff|The (?:team|family|class|teacher|school|group|program|parents?|examiner|test|plan|sample|mother|father))\b|\b(?:classmates?|peers?|friends?|sister|brother|cousin|sibling|twin) (?:is|are|was|were|who)\b|\b(?:partner|friend|classmate|sister|brother|cousin|sibling|twin)s? \p{Lu}|\bI\b/u;
const TELLS_OF_NOW =
  /\b(?:last year|in (?:kindergarten|preschool|first grade|second grade)|as a toddler|as an infant)\b/i;

/** Praise under a condition is none without it. */
const CONDITION =
  /\b(?:once|unless|if|when|while|as long as|compared|except|for a (?:student|child|boy|girl)|in spite)\b/i;
/** Words of others that introduce the student: "Teachers describe her as a leader." */
const DESCRIBED =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{Lu}[\p{L}-]+(?:, [^,]{3,40},)?|(?:His|Her|Their) (?:\w+ )?(?:teachers?|mother|father|parents?|family|aunt|grandmother)(?:, [^,]{3,40},)?|(?:Both |All )?(?:Teachers|Parents|Staff)) describe[sd]? (?:him|her|them|\p{Lu}\p{L}+) as /u;
const SAYS_OF_OTHERS =
  /^(?:He|She|They) (?:also )?(?:says?|said|feels?|felt|adds?|added|reports?|reported|describes?|described|thinks?|rates?|rated|told|tells|likes having|is happy with|are proud of|both)\b/;
const WORDS_MIN = 15;
const WORDS_MAX = 170;
const TURNS_OFF = /,? and (?:I|we) \b|; |: /;
const LEADS_TO_PRAISE =
  /good news|go(?:es|ing) well|do(?:es|ing)? (?:\w+ ){0,3}well|strength|bright spots?|brings|likes|interests|who (?:he|she|they|\p{Lu}\p{L}+) (?:is|are)|talents/iu;

/**
 * @param studentName as the report has it
 * @param pronouns the student's, where the report tells them: another's open a sentence on somebody else
 */
export function praiseIn(
  passages: readonly Passage[],
  studentName: string | undefined,
  pronouns?: Pronouns | null,
): Praise[] {
  let names: ReadonlySet<string> | undefined;
  let led = -1;
  const found: Praise[] = [];
  for (const [at, passage] of passages.entries()) {
    const { text, paragraph, section, heading } = passage;
    if (text.length < 3 * LEAD_MAX && LEADS_TO_PRAISE.test(text.slice(0, LEAD_MAX))) led = paragraph;
    if (
      passage.isRow ||
      text.length < WORDS_MIN ||
      /^(?:recommendations|goals|services|score-key)$/.test(section)
    )
      continue;
    if (!PRAISES.some((words) => words.test(text)) && !LIST.test(text)) continue;
    names ??= namesOf(passages, studentName);
    const pronoun = OPENS_ON_PRONOUN.exec(text)?.[0].toLowerCase();
    if (
      pronoun !== undefined &&
      (isOfOther(passages[at - 1], paragraph) || pronoun !== (pronouns ?? pronoun))
    )
      continue;
    if (/\b(?:of|by|with|about) (?:this|that|it)\b/.test(text)) continue;
    const isLed = led === paragraph || section === 'strengths' || LEADS_TO_PRAISE.test(heading);
    const praise = praiseOf(quotePassage(passage), passage.page.page, names, isLed);
    if (praise !== undefined && found.length < PRAISE_MAX) found.push(praise);
  }
  return found.sort((one, other) => other.rank - one.rank);
}

/** Told by any of three lists of words, each tried only where one of its words begins. */
const PRAISES = [TRAIT, LIKES, WELL].map((words) => new WordPattern(words));

const OPENS_ON_PRONOUN = /^(?:He|She|They)\b/;
const NAMES_ANOTHER =
  /\b(?:mother|father|grand\p{L}+|aunt|uncle|brother|sister|siblings?|parents?|cousin|twin|Mr|Mrs|Ms|Miss|Dr)\b/u;
/** "Anna lives with her grandmother. She is warm": of whom, the sentence does not say. */
const isOfOther = (before: Passage | undefined, paragraph: number) =>
  before?.paragraph === paragraph && NAMES_ANOTHER.test(before.text);

const PRAISE_MAX = 60;
const LEAD_MAX = 60;
const OFTEN = 2;
const SHORT_FORM_LETTERS = 3;
const SUBJECT =
  /(?:^|[.!?]\s)(\p{Lu}\p{Ll}{2,14})(?='s?\s|\s(?:is|has|was|can|reads|does|loves|knows|writes|will|said|says)\s)/gu;

/** The first name and what else the student is called: a word that begins as it does, or the subject of sentence after sentence. */
function namesOf(passages: readonly Passage[], studentName: string | undefined): ReadonlySet<string> {
  const first = studentName?.split(' ')[0] ?? '';
  const counts = new Map<string, number>();
  for (const { text } of passages)
    for (const [, name] of everyMatch(SUBJECT, text.slice(0, 600)))
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const others = [...counts].filter(
    ([name, count]) =>
      !/^(?:She|They|His|Her|This|That|There|The|Mother|Father|Mom|Dad)$/.test(name) &&
      (count >= OFTEN ||
        (first !== '' && name.slice(0, SHORT_FORM_LETTERS) === first.slice(0, SHORT_FORM_LETTERS))),
  );
  return new Set([first, ...others.map(([name]) => name)].filter((name) => name !== ''));
}

/** "Strengths: understanding of language, play with friends, sense of humor." */
const LIST =
  /^\W{0,3}(?:(?:his|her|their|student|areas? of|relative|personal) )?strengths?(?: (?:include|noted|are))?: {1,4}([^.;:]{10,160})\.?\s*$/i;
const LIST_RANK = 3.5;

/** The whole list, where each of its items is a thing that goes well. */
function listedPraise(quote: string, page: number): Praise | undefined {
  const words = LIST.exec(quote.replace(/\s+/g, ' '))?.[1]?.trim();
  if (words === undefined || !words.includes(', ') || !isQuotable(words)) return undefined;
  return { words, page, quote, areas: areasIn(words), isOfPerson: false, rank: LIST_RANK };
}

/**
 * What a quote says well of the student; undefined where it praises nothing that a team could build on.
 * @param names by which the student is called
 * @param isLed whether it stands where the report tells what goes well
 */
export function praiseOf(
  quote: string,
  page: number,
  names: ReadonlySet<string>,
  isLed: boolean,
): Praise | undefined {
  const listed = listedPraise(quote, page);
  if (listed !== undefined) return listed;
  const whole = tidy(quote).replace(KEY, '');
  const isItem =
    isLed &&
    /^(?:Plays|Draws|Loves|Enjoys|Writes|Reads|Works|Knows|Has|Is|Makes|Helps|Tells|Sings|Builds) \p{L}/u.test(
      whole,
    );
  if (/[|\t]/.test(whole)) return undefined;
  const turn = TURN.exec(whole);
  // Cut before its "but", the sentence would say the opposite.
  if (turn !== null && TAKES_BACK.test(whole.slice(turn.index))) return undefined;
  const cut = (turn === null ? whole : whole.slice(0, turn.index)).split(TURNS_OFF)[0] ?? '';
  if (!(isSentence(cut) || isItem || IS_SHORT.test(cut) || LIKES.test(cut) || DESCRIBED.test(cut)))
    return undefined;
  for (const words of beginningsOf(cut)) {
    const rank = isQuotable(words) ? rankOf(words, names, isLed, isItem) : undefined;
    // A skill is praised by the whole of its clause: what is left out could take it back.
    if (rank === undefined || (!rank.isOfPerson && CONDITION.test(whole.slice(words.length)))) continue;
    return { words, page, quote, areas: areasIn(words), ...rank };
  }
  return undefined;
}

const TAKES_BACK = /^[;,\s]{1,3}(?:but|however|although|though|yet|except)\b/i;

const ENDS = / \(|, | with | who| whose | and /g;
const BEGINNINGS_MAX = 8;

/** A series cut short, or a clause without its verb: "She is warm, takes turns", "whose oral language", "a girl with vocabulary". */
const IS_BROKEN =
  / (?:girl|boy|child|student|learner|grader|man|woman) with (?!(?:strong|solid|good|excellent|rich|great) )(?!.* (?:is|are|has|was) )[^,]*$|, \p{Ll}+s (?!and\b)[^,]*$|(?<!\ban? [\p{Ll}-]{3,20}), \p{Ll}[\p{Ll}-]*(?: \p{Ll}+)?$| (?:over|about|for|to|of|in|on|at|with|from|as|than|the|an?|his|her|their)$|\bwhose\b(?!.*\b(?:is|are|has|was)\b)/u;

/** "A good listener and a friendly, easy partner": cut before its noun. */
const LACKS_NOUN =
  /\b(?:an?|the|very|most|such an?) (?:[\p{Ll}-]+ )?(?:sunny|talkative|cheerful|bright|kind|funny|polite|curious|friendly|warm|determined|loyal|generous|creative|gentle|lively|likable|gifted|talented|thoughtful|honest|truthful|eager|motivated|dependable|helpful|patient|sociable|outgoing|caring|capable|persistent|respectful|energetic|playful|affectionate|imaginative|conscientious|enthusiastic|courteous|cooperative|quick|careful|strong|good|willing|quiet|sweet|engaging|active|happy|social|serious|steady|easygoing|hard-working|good-natured|well-liked)$/u;

/** The sentence, and what is left of it up to each clause of it, the longest first. */
function beginningsOf(text: string): string[] {
  const bracket = text.indexOf(' (');
  const isOpen = bracket > 0 && !text.slice(bracket).includes(')');
  const whole = isOpen ? text.slice(0, bracket) : text;
  const ends = everyMatch(ENDS, whole).map(({ index }) => index);
  const parts = ends.reverse().map((end) => whole.slice(0, end));
  return [
    whole,
    ...parts.filter((part) => !IS_BROKEN.test(part) && !LACKS_NOUN.test(part) && !/\([^)]*$/.test(part)),
  ]
    .slice(0, BEGINNINGS_MAX)
    .map((part) => part.replace(/[,;\s]+$/, ''));
}

/** "Affectionate" holds what affects. */
const withoutWarmth = (words: string) => words.replace(/\baffectionate\b/gi, 'warm');

const isQuotable = (words: string) =>
  words.length >= WORDS_MIN &&
  words.length <= WORDS_MAX &&
  !/\d|\bof (?:the )?(?:three|four|five|ten)\b|[']\s|\s'|'$/.test(words) &&
  !namesCategory(words) &&
  (!OF_OTHERS.test(words) || DESCRIBED.test(words)) &&
  !TELLS_OF_NOW.test(words) &&
  !CONDITION.test(words) &&
  !SAYS_OF_OTHERS.test(words) &&
  !NO_STRENGTH.test(words) &&
  !TROUBLE.test(words) &&
  !NEED_CUE.test(withoutWarmth(words)) &&
  !tellsOfNeed(withoutWarmth(words));

/** "Parent report: Ms. Lind described her as ..." */
const KEY = /^\p{Lu}[\p{L} ]{2,30}[:.] (?=\p{Lu})/u;

const IS_SHORT = /^\p{Lu}[\p{L}'’ -]{2,60} (?:is|are|loves?|enjoys?|likes?) [\p{L}'’ -]{3,50}$/u;
const SKILL_SUBJECT =
  /^(?:His|Her|Their|\p{Lu}\p{L}+'s?|\p{Lu}[\p{L}-]+(?:,? (?:and )?[\p{Ll}-]+){0,5}) (?:is|are|was|were|remains?) /u;

function rankOf(
  words: string,
  names: ReadonlySet<string>,
  isLed: boolean,
  isItem: boolean,
): Pick<Praise, 'rank' | 'isOfPerson'> | undefined {
  const [first = ''] = words.split(/[\s,]/);
  const bare = first.replace(/'s?$/, '');
  const isNamed = names.has(bare) && bare === first;
  const isOfStudent = isNamed || isItem || /^(?:He|She|They)$/.test(first) || DESCRIBED.test(words);
  const led = placeRank(words, isLed);
  if (isOfStudent && TRAIT.test(words) && IS_CALLED.test(words))
    return { isOfPerson: true, rank: (isNamed ? 6 : 5) + led };
  if (isOfStudent && LIKES.test(words)) return { isOfPerson: true, rank: (isNamed ? 4.5 : 4) + led };
  if (!isOfStudent && !names.has(bare) && !isOfSkill(words)) return undefined;
  const isPlain = /strength|excellent|strong/.test(words);
  return WELL.test(words) ? { isOfPerson: false, rank: (isPlain ? 4 : 3) + led } : undefined;
}

const IS_CALLED = /\b(?:is|are|was|has|works|describe[sd]?)\b/;
const isOfSkill = (words: string) =>
  !/^(?:The|An?) /.test(words) &&
  (SKILL_SUBJECT.test(words) || /^(?:His|Her|Their) |^In \p{L}+(?: \p{L}+)?,? (?:he|she|they) /u.test(words));

const LONG = 130;
/** What stands where strengths are told counts more, what is long or was so once less. */
const placeRank = (words: string, isLed: boolean) =>
  (isLed ? 1 : 0) - (words.length > LONG ? 0.5 : 0) - (/\b(?:was|were|had)\b/.test(words) ? 1.5 : 0);
