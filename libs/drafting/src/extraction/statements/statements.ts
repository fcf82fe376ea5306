/** What a report says in words: strengths, concerns with who voiced them, recommendations. */
import { areasOfMeaning, type Clause, clausesOf, meaningOf } from './clause-meaning.js';
import { adviceLists, isMarked, restOf } from '../advice/advice-lists.js';
import {
  announcesAdvice,
  announcesList,
  asksKindly,
  isParting,
  isRecommendation,
  isRecommendedIn,
  opensAdvice,
} from '../advice/advice-words.js';
import { areasOfHeading, deniesNeed, isListedNeed } from '../../areas/declared-needs.js';
import { areasIn, tellsOfNeed, tellsOfStrength } from '../../areas/evidence-words.js';
import { praisedIn, withoutPraised } from '../../areas/praised-skill.js';
import { withoutDone, withoutEffects } from '../../areas/turned-from.js';
import { answerOf, AskedInForms } from './asked-in-forms.js';
import { isBareData } from '../text/bare-data.js';
import { countingOf, isPlainItem, numberOf, unnumbered } from '../text/list-counting.js';
import { LikelyAdvice } from '../advice/likely-advice.js';
import type { Reporter } from '../measure.js';
import { isTurnedInQuote, isWorthQuoting, ownWordsIn, tellsOfWish } from './passed-on.js';
import { isOwnLife, isStepInOrder, quotesOneself } from './own-words.js';
import { isPlaceholder, type Passage, quotePassage } from '../text/passages.js';
import { sectionOf } from '../text/section-words.js';
import { asksWhatToDo, paragraphOfPlan, putsBeforeTheTeam } from '../advice/recommendation-headings.js';
import { personIn, speakerOf, speakerOfHeading, type Voices, voicesIn } from './speakers.js';
import { isSaidToday, isToldByAnybody, isTurned, tellsOfWorry, turnsFromPraise } from './told-worries.js';

const STATEMENTS_MAX = 400;
const TEXT_CHARACTERS_MAX = 320;
const SPOKEN_CHARACTERS_MAX = 600;

/** Something the report says in words, with the areas of need it speaks of. */
export interface Statement {
  readonly text: string;
  readonly page: number;
  /** Verbatim from the page. */
  readonly quote: string;
  readonly areas: readonly string[];
  /** Stands under a heading that says so ("Recommendations", "Areas of concern"). */
  readonly isHeaded: boolean;
  /** An entry of the report's own list of needs ("Areas of need"). */
  readonly isListedNeed?: boolean;
  /** Who said it, when the report says so. */
  readonly by?: Reporter;
  /** Told in the paragraph of that person's words, outside their quotation: it may be the writer's own. */
  readonly isSpeakerGuessed?: boolean;
}

export interface Statements {
  strengths: Statement[];
  concerns: Statement[];
  recommendations: Statement[];
}

type Kind = keyof Statements;
type Put = (kind: Kind, passage: Passage, said: Said, by?: Reporter) => void;
type Said = Pick<Statement, 'areas' | 'isHeaded' | 'isListedNeed'>;

/** Headings of a list of needs, rather than of worries told. */
const NEEDS_LIST =
  /\b(?:areas? of|summary of|identified|priority|educational|unique|student|primary|key)? ?needs?\W*$/i;

/**
 * Strengths, concerns and recommendations, each clause judged by what it says, who says it and where it stands.
 * @param studentName as the report has it; what the student says is then heard as the student's
 * @param isLikelyHeard whether passages count as advice by all of their words, too, and not by the readers alone
 */
export function statementsIn(
  passages: readonly Passage[],
  studentName?: string,
  isLikelyHeard = true,
): Statements {
  const found: Statements = { strengths: [], concerns: [], recommendations: [] };
  const put: Put = (kind, passage, said, by) => {
    const quote = quotePassage(passage);
    const list = found[kind];
    if (list.length >= STATEMENTS_MAX || list.some((known) => known.quote === quote)) return;
    const text = passage.text.slice(0, TEXT_CHARACTERS_MAX);
    list.push({ text, page: passage.page.page, quote, ...said, ...saidBy(by, isSpeakerGuessed) });
  };
  let isSpeakerGuessed = false;
  const place = new Place(passages, studentName);
  const asked = new AskedInForms();
  const likely = new LikelyAdvice(isLikelyHeard ? passages : [], studentName, isHeadingLine);
  for (const [at, given] of passages.entries()) {
    likely.goOver(at);
    const passage = asked.answered(answerOf(given));
    const { by, isRecommending, isQuoted, isGuessed } = place.moveTo(passage);
    isSpeakerGuessed = isGuessed;
    const spoken = passage.text.slice(0, SPOKEN_CHARACTERS_MAX);
    if (isSilent(passage, isRecommending)) {
      // A second short sentence of a quotation is said, too.
      if (isQuoted && isSaidBy(by, passage)) put('concerns', passage, { areas: [], isHeaded: false }, by);
      continue;
    }
    const isAdvising = !isListedNeed(passages, at);
    if (isAdvising && (isRecommending || isAdvice(spoken, isQuoted))) {
      putAdvice(put, passage, spoken, by);
      continue;
    }
    // What nobody's turn of speech calls advice may be more than that.
    if (isAdvising && likely.isLikely(at)) put('recommendations', passage, adviceOn(spoken), by);
    if (passage.section === 'strengths') {
      putStrength(put, passage, spoken, by);
      continue;
    }
    const isForm =
      (passage.section === 'goals' && !isComment(spoken)) ||
      (passage.section === 'identity' && !isProse(spoken));
    if (by === undefined && isForm) continue;
    judgeClauses(passage, spoken, by, isQuoted, studentName !== undefined, (kind, said) => {
      put(kind, passage, said, by);
    });
  }
  return found;
}

const isSaidBy = (by: Reporter | undefined, { text }: Passage) => by !== undefined && /[a-z]{3}/i.test(text);

const saidBy = (by: Reporter | undefined, isSpeakerGuessed: boolean) =>
  by === undefined ? {} : { by, ...(isSpeakerGuessed ? { isSpeakerGuessed } : {}) };

const adviceOn = (spoken: string): Said => ({ areas: areasIn(withoutEffects(spoken)), isHeaded: true });

function putStrength(put: Put, passage: Passage, spoken: string, by: Reporter | undefined): void {
  if (!tellsOfNeed(spoken) || tellsOfStrength(spoken))
    put('strengths', passage, { areas: areasIn(spoken), isHeaded: true }, by);
  if (tellsOfWish(ownWordsIn(spoken, by) ?? '')) put('concerns', passage, { areas: [], isHeaded: false }, by);
}

function putAdvice(put: Put, passage: Passage, spoken: string, by: Reporter | undefined): void {
  put('recommendations', passage, adviceOn(spoken), by);
  const rest = restOf(passage, TEXT_CHARACTERS_MAX);
  if (rest !== undefined) put('recommendations', rest, { areas: [], isHeaded: true }, by);
  if (ownWordsIn(spoken, by) !== undefined) put('concerns', passage, { areas: [], isHeaded: false }, by);
}

/** What somebody quoted kindly asks for is their own wish. */
const isAdvice = (spoken: string, isQuoted: boolean) =>
  isRecommendation(spoken) || (!isQuoted && asksKindly(spoken));

/** Nothing a person says about the student: a heading, a question of a form, bare data, the student's own plan for life. */
function isSilent({ text, section, heading }: Passage, isRecommending: boolean): boolean {
  if (text.length < 8 || section === 'score-key' || text === heading) return true;
  if (isPlaceholder(text, isRecommending) || /^cc:/i.test(text) || isOwnLife(text)) return true;
  if (/^\d{1,2}\.\s.{0,200}\?$|^directions:/i.test(text) || /[^"]\?$/.test(text)) return true;
  // "DVR referral by January 15" is short and still a recommendation.
  return isRecommending ? /^[^a-z]*$/.test(text) || isScoreRow(text) || isParting(text) : isBareData(text);
}

const isScoreRow = (text: string) => text.includes('|') && !/[a-z'] [a-z']/.test(text);

const HEADING_WORDS_MAX = 9;
const ENDS_NO_HEADING = /[.!?,;"]$/;
function isHeadingLine({ text, heading }: Passage): boolean {
  if (text === heading) return true;
  if (ENDS_NO_HEADING.test(text)) return false;
  const words = unnumbered(text.includes('(') ? text.replace(/\([^)]{0,120}\)/g, '').trim() : text);
  return (
    !/^[-•>●▪~]\s|^\*(?!\*)[^*]+$/.test(text) &&
    words.length >= 3 &&
    words.length <= 70 &&
    words.split(' ').length <= HEADING_WORDS_MAX &&
    /^\p{Lu}/u.test(words) &&
    !ENDS_NO_HEADING.test(words) &&
    !/\d{2}|\||\t/.test(words)
  );
}

/** "College visit (spring)" right below another line of the list: no blank line and no section's words make it a heading. */
const isListedBelow = ({ text, page, start }: Passage) =>
  /\S[ \t]*\n[ \t]*$/.test(page.text.slice(Math.max(0, start - 40), start)) &&
  /^(?!What|How|Where|Why|Who|When)\S+(?:\s\S+){3,}$/.test(text) &&
  /\s[a-z]/.test(text) &&
  !text.endsWith(':') &&
  !announcesAdvice(unnumbered(text)) &&
  sectionOf(text) === undefined;

const QUESTION_MAX = 50;
const ASKS_FOR_ADVICE =
  /^what (?:helps|(?:would|could|might|may) help|should (?:we|the team|school|staff) do|(?:do|would|did) (?:you|we|i|the (?:team|evaluator|examiner|therapist)) (?:recommend|suggest|propose|advise)|(?:is|are|was|were) (?:being )?(?:recommended|suggested|proposed|advised)|(?:comes |is )?next|(?:should|must|(?:needs|has|ought) to) (?:happen|change|come|be (?:done|taught|changed|tried|added|kept)))\b/i;

interface Moved {
  by: Reporter | undefined;
  isRecommending: boolean;
  /** Within a quotation that an earlier sentence opened. */
  isQuoted: boolean;
  /** By its place in a paragraph alone. */
  isGuessed: boolean;
}

/** Keeps, from passage to passage, whose words we are in and whether recommendations are being listed. */
class Place {
  private readonly voices: Voices;
  private isUnderRecommendations = false;
  private headingCounting = '';
  private headingNumber = 0;
  private headed: Reporter | undefined;
  private spoken: { by: Reporter; paragraph: number; isQuoteOpen: boolean } | undefined;
  /** Whether the sentence itself, or its heading, says who speaks. */
  private isTold = false;
  private mentioned: { by: Reporter; paragraph: number } | undefined;
  /** Only where somebody is quoted does it matter who was mentioned. */
  private readonly quotingParagraphs: ReadonlySet<number>;
  private listParagraph = -1;
  private isListAnnounced = false;
  private readonly planParagraph: number;
  private readonly advisedParagraphs: ReadonlySet<number>;
  private lineOfAdvice: Passage | undefined;
  private plainList: Passage | undefined;

  constructor(passages: readonly Passage[], studentName: string | undefined) {
    this.voices = voicesIn(passages, studentName);
    const quoting = passages.filter(({ text }) => text.includes('"'));
    this.quotingParagraphs = new Set(quoting.map(({ paragraph }) => paragraph));
    this.planParagraph = paragraphOfPlan(passages);
    this.advisedParagraphs = adviceLists(passages);
  }

  moveTo(passage: Passage): Moved {
    const { text, paragraph } = passage;
    if (isHeadingLine(passage) && !this.isItem(passage)) {
      const words = unnumbered(text);
      this.lineOfAdvice = undefined;
      this.plainList = announcesList(text) ? passage : undefined;
      this.headingCounting = countingOf(text);
      this.headingNumber = numberOf(text);
      this.isUnderRecommendations =
        announcesAdvice(words) || isRecommendedIn(words) || putsBeforeTheTeam(words);
      this.headed = speakerOfHeading(words, this.voices);
      this.spoken = undefined;
      this.isListAnnounced = announcesList(text);
      return { by: undefined, isRecommending: false, isQuoted: false, isGuessed: false };
    }
    const isLineOfAdvice = this.announce(passage);
    const isQuoted = this.spoken?.isQuoteOpen === true;
    const by = this.speaker(passage);
    const isItem = isMarked(text) || isStepInOrder(text);
    // What an adviser goes on to say in the same breath is advice, too.
    if (opensAdvice(text) && passage.section !== 'history') this.listParagraph = paragraph;
    const isAnnounced = (this.isListAnnounced && isItem) || this.isInPlainList(passage, isItem);
    // "The evaluator suggests:" holds for the list below it, and for no longer.
    if (!isItem) this.isListAnnounced = announcesList(text);
    if (this.isListAnnounced && text.endsWith(':')) this.plainList = passage;
    const isRecommending = isAnnounced || (!isLineOfAdvice && this.isAmongAdvice(passage));
    const isGuessed = !isQuoted && !this.isTold && !text.includes('"');
    return { by, isRecommending, isQuoted, isGuessed };
  }

  /** "I recommend the following:" over lines without marks: the list goes on to the next empty line. */
  private isInPlainList(passage: Passage, isItem: boolean): boolean {
    const last = this.plainList;
    if (last === undefined) return false;
    const isFirst = last.text.endsWith(':');
    const isApart =
      passage.page !== last.page || /\n[ \t]*\n/.test(passage.page.text.slice(last.end, passage.start));
    const isIn = !isItem && !passage.isRow && (isFirst || !isApart);
    this.plainList = isIn ? passage : undefined;
    return isIn;
  }

  /** Whether a line says no more than that advice follows. */
  private announce(passage: Passage): boolean {
    const { text, paragraph } = passage;
    // "Next: (1) ..." and "Suggested: ..." hold for their own paragraph.
    const key = text.includes(':') ? (/^([^:"]{3,60}):\s/.exec(text)?.[1] ?? '') : '';
    // So does a heading that runs into its paragraph: "Needed next. Instruction in ..."
    const isEntry = this.isUnderRecommendations && isMarked(text);
    const runIn = text.length <= 50 && text.endsWith('.') && !isEntry ? text.slice(0, -1) : '';
    const announcing = [key, runIn].find((words) => words !== '' && announcesAdvice(unnumbered(words)));
    if (announcing !== undefined) this.listParagraph = paragraph;
    const isLineOfAdvice =
      (runIn !== '' && announcing === runIn && this.isAdviceAlone(passage)) || this.asksForAdvice(passage);
    this.moveBelowLine(passage, isLineOfAdvice);
    return isLineOfAdvice;
  }

  /** "What would help?" alone on its line; within a paragraph it is a question to somebody. */
  private asksForAdvice(passage: Passage): boolean {
    const { text } = passage;
    if (!text.endsWith('?') || text.length > QUESTION_MAX) return false;
    const words = unnumbered(text.slice(0, -1));
    return (ASKS_FOR_ADVICE.test(words) || asksWhatToDo(words)) && this.isAdviceAlone(passage);
  }

  private isAmongAdvice({ text, paragraph, section }: Passage): boolean {
    return (
      this.listParagraph === paragraph ||
      this.planParagraph === paragraph ||
      this.advisedParagraphs.has(paragraph) ||
      this.lineOfAdvice !== undefined ||
      (this.isUnderRecommendations && !/^(?:current|existing|at present|service now)/i.test(text)) ||
      section === 'recommendations'
    );
  }

  /** Not "Recommend OT weekly.", which is the advice itself, nor "Teacher recommendations." of what the teachers said. */
  private isAdviceAlone({ text, page, end }: Passage): boolean {
    return (
      /^[ \t]*\n/.test(page.text.slice(end, end + 8)) &&
      !/\d|^(?:recommend|suggest|consider|propose)\s/i.test(text) &&
      speakerOfHeading(unnumbered(text), this.voices) === undefined
    );
  }

  /** "Recommendations." alone on its line heads what stands below it, up to a paragraph with a key of its own. */
  private moveBelowLine(passage: Passage, isAnnouncing: boolean): void {
    const { text, page, start, heading } = passage;
    if (isAnnouncing) {
      this.lineOfAdvice = passage;
    } else if (this.lineOfAdvice !== undefined && heading !== this.lineOfAdvice.heading && !isMarked(text)) {
      const isApart = /\n[ \t]*\n[ \t]*$/.test(page.text.slice(Math.max(0, start - 12), start));
      if (isApart || page !== this.lineOfAdvice.page) this.lineOfAdvice = undefined;
    }
    // "What now?" asks something else.
    if (!isAnnouncing && text.length <= QUESTION_MAX && text.endsWith('?')) this.lineOfAdvice = undefined;
  }

  /** Under "Recommendations" a counted line is one of them, unless the heading itself was counted like it. */
  private isItem(passage: Passage): boolean {
    const { text, heading } = passage;
    if (this.isUnderRecommendations && text !== heading && (isPlainItem(text) || isListedBelow(passage)))
      return true;
    const counting = countingOf(text);
    if (!this.isUnderRecommendations || counting === '') return false;
    // Under "9. Recommendations" comes "1.", and "10." is the next heading.
    return counting !== this.headingCounting || numberOf(text) <= this.headingNumber;
  }

  /** A speaker goes on to the end of the paragraph, or of what is quoted; a quote without a speaker is the last person's. */
  private speaker({ text, paragraph }: Passage): Reporter | undefined {
    const before = this.spoken;
    const goesOn = before !== undefined && (before.paragraph === paragraph || before.isQuoteOpen);
    const mentioned = this.quotingParagraphs.has(paragraph) ? personIn(text, this.voices) : undefined;
    if (mentioned !== undefined) this.mentioned = { by: mentioned, paragraph };
    const marks = marksIn(text);
    const isQuote = marks > 0 && /"[^"]{16,}/.test(text);
    const near = isQuote && this.mentioned?.paragraph === paragraph ? this.mentioned.by : undefined;
    const own = quotesOneself(text) ? 'student' : undefined;
    const told = speakerOf(text, this.voices, this.headed);
    this.isTold = told !== undefined || this.headed !== undefined;
    const by = told ?? (goesOn ? before.by : undefined) ?? near ?? this.headed ?? own;
    const wasOpen = goesOn && before.isQuoteOpen;
    const isQuoteOpen = marks % 2 === 1 ? !wasOpen : wasOpen;
    this.spoken = by === undefined ? undefined : { by, paragraph, isQuoteOpen };
    return by;
  }
}

const marksIn = (text: string) => (text.includes('"') ? (text.match(/"/g) ?? []).length : 0);

/** A letter has no headings: under its address its sentences speak as any others do. */
const isProse = (text: string) => /[.!?]["')]{0,2}$/.test(text) && /^(?:[^\s:]{1,30} ){3}/.test(text);

/** A teacher's remark among goals: "He waits nicely, but he does not look at the cars." */
const isComment = (text: string) =>
  isProse(text) &&
  /,? \b(?:but|however|yet)\b /.test(text) &&
  !/\b(?:will|shall|goals?|trials?)\b|[\d%]/i.test(text);

type PutStatement = (kind: 'strengths' | 'concerns', said: Said) => void;

/** @param isNamed whether the text is about a student: the headings of a test's own rules name no need */
function judgeClauses(
  passage: Passage,
  spoken: string,
  by: Reporter | undefined,
  isQuoted: boolean,
  isNamed: boolean,
  put: PutStatement,
): void {
  const isConcernSection = passage.section === 'concerns' && !deniesNeed(passage.heading);
  const clauses = clausesOf(spoken).map((text) => ({ text, meaning: meaningOf(text, isConcernSection) }));
  const sound = areasOfMeaning(clauses, 'strength');
  // "Her main worry is that he is too polite to complain": what is good in it is not what is told.
  if (by !== undefined && tellsOfWorry(spoken) && clauses.every(({ meaning }) => meaning !== 'need')) {
    put('concerns', { areas: [], isHeaded: false });
    return;
  }
  if (!clauses.some(({ meaning }) => meaning === 'need')) {
    const isStrength = clauses.some(({ meaning }) => meaning === 'strength');
    if (isStrength && !isTurned(clauses, by)) {
      put('strengths', { areas: sound, isHeaded: false });
      if (isTurnedInQuote(spoken, by) || turnsFromPraise(clauses, by))
        put('concerns', { areas: [], isHeaded: false });
    }
    // What people take the trouble to say in an evaluation is mostly what worries them; it speaks for no area by itself.
    // Under a heading of difficulties a sentence need not say once more that it is hard.
    else if (
      isToldByAnybody(passage, spoken, by, isQuoted) ||
      turnsFromPraise(clauses, by) ||
      (isConcernSection && isWorthQuoting(spoken))
    )
      put('concerns', { areas: [], isHeaded: false });
    return;
  }
  const needs = needAreasOf(passage, spoken, clauses, sound, isNamed);
  if (passage.section === 'history') {
    // Of the past only what speaks of an area, or what somebody says today.
    if (needs.length > 0 || isSaidToday(passage, by, isQuoted))
      put('concerns', { areas: needs, isHeaded: false });
    return;
  }
  // "Job skills are in place; getting the message across is not.": each area by its own clause.
  const strong = [...new Set([...sound, ...areasIn(praisedIn(spoken))])].filter(
    (area) => !needs.includes(area),
  );
  if (strong.length > 0) put('strengths', { areas: strong, isHeaded: false });
  const isListed = isConcernSection && NEEDS_LIST.test(passage.heading);
  put('concerns', { areas: needs, isHeaded: isConcernSection, ...(isListed ? { isListedNeed: true } : {}) });
}

const hardPartOf = (clause: string) => withoutPraised(withoutEffects(withoutDone(clause)));

/** What is hard by a sentence with a clause that says so. */
function needAreasOf(
  passage: Passage,
  spoken: string,
  clauses: readonly Clause[],
  sound: readonly string[],
  isNamed: boolean,
): string[] {
  if (/impact|effect/i.test(passage.heading) || /^(?:educational )?impact\b/i.test(spoken)) return [];
  const own = areasOfMeaning(clauses, 'need', hardPartOf);
  const named =
    own.length === 0 && clauses.length > 1
      ? areasIn(withoutPraised(withoutEffects(spoken))).filter((area) => !sound.includes(area))
      : own;
  // "WRITTEN EXPRESSION. She gives me one sentence, rarely two.": what is hard is what the heading names.
  return isNamed && named.length + sound.length === 0 ? areasOfHeading(passage) : named;
}
