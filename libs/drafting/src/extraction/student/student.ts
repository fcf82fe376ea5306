/** Who the report is about: name, grade, age and pronouns, and whoever else it seems to be about. */
import { everyMatch } from '../text/every-match.js';
import { WordPattern } from '../text/pattern-index.js';
import type { FoldedPage } from '../text/folded-page.js';
import { type IdentityField, identityFieldsOf } from './identity-block.js';
import { gradeAtStart, gradeFrom } from './grade-words.js';
import { gradeBeside } from './head-names.js';
import type { Passage } from '../text/passages.js';
import { singularTheys } from './singular-they.js';
import { firstName, studentNamesOn } from './student-name.js';
import { gradeToldOf } from './told-grade.js';

export type Pronouns = 'he' | 'she' | 'they';

export interface ReportStudent {
  name?: string;
  /** Two given names where the report always says both: "Mai Yer" of Mai Yer Vang. */
  calledBy?: string;
  /** "M.R." */
  initials?: string;
  /** "K", "Pre-K", "1" to "12", or "12+" for programs after the twelfth grade. */
  grade?: string;
  ageYears?: number;
  /** Null when the report does not say, or says more than one. */
  pronouns: Pronouns | null;
  mixedPronouns: boolean;
}

const GRADE_VALUE =
  /^(?:grade\s*)?(?:(pre-?k|preschool\w*|tk|transitional kindergarten|kindergarten|kinder\b|k\b)|0?(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:\/|-\d|years?|yrs?|:|\.\d))|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth))/i;
/** "a fourth-grade student", "7th grader", "in grade 5", at the head of a report or where a student is introduced. */
const GRADE_WORDED =
  /\b(?:(\d{1,2})(?:st|nd|rd|th)[- ]grade|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grade|gr(?:ade|\.)? ?(\d{1,2}|k)\b|(kindergart\w+|kdgn?|preschool\w*|pre-?k)\b)/gi;
/** What makes a grade somebody's level, history or material and not where the student is now. */
const NOT_THE_GRADE =
  /passage|text|level|probe|norm|material|word|equivalent|average|standard|skills?|curriculum|fluency|math|reading|list|expectation|since|repeated|entered|until|end of|by the|next|his (?:brother|sister)|her (?:brother|sister)|worksheet|writing|class median/i;

const HEAD_CHARACTERS = 1_500;
const LABELLED_CHARACTERS_MAX = 28;

/** The grade of an identity line first, then of the head's own words, then of an introduction; never a passage's level. */
function gradeOf(
  pages: readonly FoldedPage[],
  fields: readonly IdentityField[],
  name: string | undefined,
): string | undefined {
  const labelled = fields
    .filter(({ label, value }) => label === 'grade' && !OF_OTHERS.test(value))
    .flatMap(({ value }) => value.split(/\/(?!\d)|(?<!\d)\//).map((part) => part.trim()));
  const beside = name === undefined ? {} : gradeBeside(pages[0]?.text ?? '', name);
  const told =
    // What reads on like a sentence is a remark below the head.
    labelled
      .filter((value) => value.length <= LABELLED_CHARACTERS_MAX)
      .flatMap((value) => gradeAtStart(value, true) ?? [])[0] ??
    beside.onLine ??
    labelled.flatMap((value) => gradeAtStart(value, true) ?? [])[0] ??
    beside.near ??
    labelled.flatMap((value) => gradeFrom(GRADE_VALUE.exec(value)) ?? [])[0];
  if (told !== undefined) return told;
  const head = pages[0]?.text.slice(0, HEAD_CHARACTERS) ?? '';
  const titled = titledGrade(head);
  if (titled !== undefined) return titled;
  const headed = wordedGrades(
    head,
    (before, after) =>
      ABOUT_NAMED.test(before) ||
      /(?:^|[\n|,;.*·•-]|\bfor [\p{L}' -]{2,40},?|\b(?:is|are) an?|\bin|student|learner) *$/u.test(before) ||
      /^\s*(?:[|,;*·•\n]|$|--|student|pupil)/.test(after) ||
      (/(?: {2}|\t)$/.test(before) && /^(?: {2}|\t)/.test(after)),
  );
  if (headed !== undefined) return headed;
  const whole = pages.map((page) => page.text.slice(0, 20_000)).join('\n');
  const introduced = wordedGrades(
    whole.slice(0, 60_000),
    (before, after) =>
      /\b(?:is|are) (?:now |currently )?(?:an?|in|enrolled in)(?: the)?(?: \w+)? *$/i.test(before) ||
      /^(?:r\b| student| pupil)/.test(after) ||
      /\b(?:currently in|attends|enrolled in|year[- ]old|teacher:?.{0,30},)(?: the)? *$/i.test(before),
  );
  return introduced ?? gradeInTitle(head) ?? gradeToldOf(whole);
}

/** "KINDERGARTEN MATH CHECK-IN", where nothing else tells. */
function gradeInTitle(head: string): string | undefined {
  const [title = ''] = head.split('\n').filter((line) => line.trim() !== '');
  const [match] = title.slice(0, 120).matchAll(GRADE_WORDED);
  const after = match === undefined ? '' : title.slice(match.index + match[0].length);
  return match === undefined || /^[\s-]{0,3}(?:\d|to\b|through|team|teacher|level)/i.test(after)
    ? undefined
    : gradeFrom(match);
}

/** "Team for Mia Lopez (Grade 6)" */
const ABOUT_NAMED = /(?:\bfor|\bre:|\bstudent:?|\babout|\bon) (?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}\($/iu;
/** "Grade 5 winter 50th percentile is 133": what others of that grade do. */
const A_NORM = /^ ?(?:fall|winter|spring|median|mean|average|local|district|national|class|\d{2}th)/i;
/** The same, where a line begins with it. */
const OF_OTHERS =
  /^\d{1,2}(?:st|nd|rd|th)? (?:(?:fall|winter|spring|local|district|national|class) )?(?:median|mean|average|norms?|benchmark|passages?|\d{2}th|oral|text|list|level)/i;
const NAMES_A_REPORT =
  /\b(?:present levels?|report|evaluation|review|summary|assessment of|worksheet|update|profile|IEP|FBA|PLOP|PLP|PLAAFP|plan)\b/i;
const TITLE_LINES = 6;
/** "Reading present levels - 7th grade": a title that ends on the student's grade, set off from the rest. */
const TITLED =
  /(?: [-|] |, |\()(?:grade ?(\d{1,2}|k)|(\d{1,2})(?:st|nd|rd|th)[- ]grade|(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grade|(kindergarten))\)?$/i;

function titledGrade(head: string): string | undefined {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, TITLE_LINES)) {
    const text = line.trim();
    if (text.length > 90 || !NAMES_A_REPORT.test(text)) continue;
    const grade = gradeFrom(TITLED.exec(text));
    if (grade !== undefined) return grade;
  }
  return undefined;
}

function wordedGrades(text: string, isOwn: (before: string, after: string) => boolean): string | undefined {
  for (const match of everyMatch(GRADE_WORDED, text)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const near = `${before.slice(-24).replace(/[\s\S]*\n\s*\n/, '')} ${after.replace(/\n[\s\S]*/, '').slice(0, 14)}`;
    if (isOwn(before, after) && !NOT_THE_GRADE.test(near) && !A_NORM.test(after)) return gradeFrom(match);
  }
  return undefined;
}

const AGE =
  /(?<!\/ ?)\bage(?:d)?\s*(?:[:|]|\.{2,20})?\s*(\d{1,2})\b|\b(\d{1,2})[- ]years?[- ]old\b|\b(\d{1,2}) y(?:ea)?rs?\.?,? (?:and )?\d{1,2} mo(?:nth)?s?\b|chronological age\s*[:|]?\s*(\d{1,2})|^(?:student|learner|child|name)\s*:\s*[A-Za-zÀ-ÿ .'-]{3,40}, (\d{1,2})(?=\s{2,}|$)|(?<![\d;])(\d{1,2});(?:1[01]|\d)(?![\d;])/i;
const ABOUT_ADULTS =
  /\b(?:[Mm]other|[Mm]om|mum|[Ff]ather|[Dd]ad|papa|[Pp]arents?|[Gg]randm\w+|[Gg]randf\w+|[Tt]eacher|therapist|examiner|psychologist|pathologist|counsell?or|[Gg]uardian|[Aa]unt|auntie|[Uu]ncle|sister|brother|sibling|cousin|Mrs?\.?|Ms\.?|Miss|Dr\.?|principal|friend|peers?|classmates?|interpreter|aide|nurse|librarian|coach|paraprofessional|custodian|secretary|doctor)\b/;

const STATED_GENDER =
  /\b(?:gender|sex)\s*[:|]\s*(male|female|boy|girl|m|f|non-?binary)\b|year[- ]old\s+(?:\w+[- ]?){0,3}?(male|female|boy|girl)\b|(?:pronouns?\s*[:|(]?\s*|uses? |\b)(he|she|they)\s?\/\s?(?:him|her|them)\b|pronouns?\s*[:|]\s*(he|she|they)\b/i;

/** Without one of these marks nothing states a gender. */
const MAY_STATE_GENDER = /[:|/]|year[- ]old/i;

/** The first match of a pattern, without a look at what comes after it. @param mark what a text must hold to match */
function firstIn(passages: readonly Passage[], pattern: RegExp, mark: RegExp): RegExpExecArray | undefined {
  for (const { text } of passages) {
    const match = mark.test(text) ? pattern.exec(text) : null;
    if (match !== null) return match;
  }
  return undefined;
}

function statedPronouns(passages: readonly Passage[]): Pronouns | undefined {
  const match = firstIn(passages, STATED_GENDER, MAY_STATE_GENDER);
  const word = match
    ?.slice(1)
    .find((group) => (group as string | undefined) !== undefined)
    ?.toLowerCase();
  if (word === undefined) return undefined;
  if (/^(?:m|male|boy|he)$/.test(word)) return 'he';
  return /^(?:f|female|girl|she)$/.test(word) ? 'she' : 'they';
}

interface PronounCounts {
  he: number;
  she: number;
}

/** What passages say outside quotes, which may run on from one sentence into the next of a paragraph. */
function outsideQuotes(passages: readonly Passage[]): string[] {
  let isQuoting = false;
  let paragraph = -1;
  return passages.map((passage) => {
    if (passage.paragraph !== paragraph) isQuoting = false;
    paragraph = passage.paragraph;
    if (!passage.text.includes('"')) return isQuoting ? '' : passage.text;
    const parts = passage.text.split('"');
    const said = parts.filter((_, at) => (at % 2 === 1) === isQuoting).join(' ');
    isQuoting = isQuoting === (parts.length % 2 === 1);
    return said;
  });
}

/** Pronouns in sentences that speak of the student alone; what others are quoted as saying is left out. */
function countedPronouns(texts: readonly string[], isOwn: (text: string) => boolean): PronounCounts {
  const counts = { he: 0, she: 0 };
  for (const text of texts) {
    if (!isOwn(text)) continue;
    counts.he += (text.match(/\b(?:he|his|him|himself)\b/gi) ?? []).length;
    counts.she += (text.match(/\b(?:she|her|hers|herself)\b/gi) ?? []).length;
  }
  return counts;
}

const MIXED_SHARE = 0.25;

function pronounsOf(
  passages: readonly Passage[],
  name: string | undefined,
): Pick<ReportStudent, 'pronouns' | 'mixedPronouns'> {
  const stated = statedPronouns(passages);
  const prose = passages.filter(({ isRow }) => !isRow);
  const said = outsideQuotes(prose);
  const isAboutAdults = (text: string) => ABOUT_ADULTS.test(text);
  const first = name === undefined ? undefined : firstName(name);
  const named =
    first === undefined
      ? { he: 0, she: 0 }
      : countedPronouns(said, (text) => text.includes(first) && !isAboutAdults(text));
  // From the mention of somebody else on, a paragraph's pronouns may be theirs.
  let adultParagraph = -1;
  const alone = countedPronouns(
    said.filter((_, at) => {
      const { text = '', paragraph = adultParagraph } = prose[at] ?? {};
      if (paragraph !== adultParagraph && isAboutAdults(text)) adultParagraph = paragraph;
      return paragraph !== adultParagraph;
    }),
    () => true,
  );
  const [he, she] = [2 * named.he + alone.he, 2 * named.she + alone.she];
  const [more, fewer] = he >= she ? [he, she] : [she, he];
  const counted = more === 0 || he === she ? undefined : he > she ? 'he' : 'she';
  const isContradicted =
    counted !== undefined && stated !== undefined && stated !== 'they' && counted !== stated;
  // A sentence that names the student and uses the other pronoun may speak of a third person once or twice.
  const isMixed = (isContradicted && more >= 3) || (fewer >= 2 && fewer / (more + fewer) >= MIXED_SHARE);
  if (isMixed && stated !== 'they') return { pronouns: null, mixedPronouns: true };
  if (stated !== undefined || counted !== undefined)
    return { pronouns: stated ?? counted ?? null, mixedPronouns: false };
  return pronounsElsewhere(passages, said, first);
}

function pronounsElsewhere(
  passages: readonly Passage[],
  said: readonly string[],
  first: string | undefined,
): Pick<ReportStudent, 'pronouns' | 'mixedPronouns'> {
  const theys = singularTheys(passages, first);
  const inProse = pronounsAnywhere(said);
  // A log tells of the child in its rows.
  const { pronouns, count } =
    inProse.count > 0 ? inProse : pronounsAnywhere(outsideQuotes(passages.filter(({ isRow }) => isRow)));
  // Where the only "she" is a nurse's, "they" is the child's.
  const outside = theys > 0 && theys >= count ? 'they' : pronouns;
  return { pronouns: outside ?? inQuotes(passages), mixedPronouns: false };
}

/** "Her dad and I do cards every night": where the paper says neither he nor she, those at home do. */
const inQuotes = (passages: readonly Passage[]): Pronouns | null =>
  pronounsAnywhere(passages.map(({ text }) => text)).pronouns;

/** When every pronoun stands near an adult, the whole report still may know only one. */
function pronounsAnywhere(said: readonly string[]): { pronouns: Pronouns | null; count: number } {
  const { he, she } = countedPronouns(said.slice(0, 400), () => true);
  const isOne = he === 0 || she === 0;
  const pronouns = he + she === 0 || !isOne ? null : he > 0 ? 'he' : 'she';
  return { pronouns, count: he + she };
}

export interface ReportStudents {
  student: ReportStudent;
  /** Names the report gives to students, each once by first name; the first is this student's. */
  names: string[];
}

/** The student of the report, and every student it names; throws nothing, leaves out what is not there. */
export function studentsIn(passages: readonly Passage[]): ReportStudents {
  const pages = [...new Set(passages.map(({ page }) => page))];
  const fields = pages[0] === undefined ? [] : identityFieldsOf(pages[0]);
  const names = studentNamesOn(pages, fields);
  return { student: studentNamed(names[0], passages, pages, fields), names };
}

/** The highest age of an eighth grader held back more than once. */
const AGE_OF_EIGHTH_MAX = 17;

/** Services end with the school year in which a student turns 22. */
const AGE_MAX = 22;

/** "Program year 2nd" of a student of 19 is no second grade. */
const isOfAge = (grade: string | undefined, ageYears: number) =>
  grade === undefined || !(ageYears > AGE_OF_EIGHTH_MAX) || Number(grade) > 8;

const PRESCHOOL =
  /preschool|early childhood|\bpre-?k\b|child care|\bECSE\b|head start|nursery school|child find|early intervention/i;
/** Programs for students who have their credits and not yet their diploma. */
const BEYOND_TWELFTH =
  /\b18 ?(?:-|–|to|through) ?2[12]\b|\b(?:adult|post-?secondary|post-?high[ -]school|community[- ]based) (?:transition|program|living)|\btransition (?:program|house|academy|center|campus|classroom|apartment)\b|\bproject search\b/i;
const AGE_OF_PRESCHOOL_MAX = 5;
const AGE_BEYOND_TWELFTH_MIN = 18;
const PASSAGES_TOLD_AT_FIRST = 200;

/** Where no grade is told, the age tells it together with the kind of program. */
function gradeByAge(ageYears: number, passages: readonly Passage[]): string | undefined {
  const isIn = (program: RegExp) =>
    passages.slice(0, PASSAGES_TOLD_AT_FIRST).some(({ text }) => program.test(text));
  if (ageYears <= AGE_OF_PRESCHOOL_MAX) return isIn(PRESCHOOL) ? 'Pre-K' : undefined;
  return ageYears >= AGE_BEYOND_TWELFTH_MIN && isIn(BEYOND_TWELFTH) ? '12+' : undefined;
}

const CALLED_MIN = 2;

/** "Mai Yer Vang": by both given names, where the report never says the first alone. */
function calledBy(name: string, pages: readonly FoldedPage[]): Pick<ReportStudent, 'calledBy'> {
  const [first = '', second = '', ...family] = name.split(' ');
  const [last] = family;
  const areNames = [first, second].every((word) => /^\p{Lu}[\p{L}'’-]+$/u.test(word));
  if (last === undefined || !areNames) return {};
  let both = 0;
  for (const { text } of pages)
    for (const { index } of everyMatch(
      new RegExp(String.raw`\b${first}\b(?! ${second} ${last})`, 'g'),
      text,
    )) {
      if (!text.startsWith(` ${second}`, index + first.length)) return {};
      both += 1;
    }
  return both >= CALLED_MIN ? { calledBy: `${first} ${second}` } : {};
}

function studentNamed(
  name: string | undefined,
  passages: readonly Passage[],
  pages: readonly FoldedPage[],
  fields: readonly IdentityField[],
): ReportStudent {
  const age = firstIn(passages, AGE, /\d/);
  const ageTold = Number(age?.slice(1).find((digits?: string) => digits !== undefined) ?? Number.NaN);
  // "Percentile for level and age: 55" tells nobody's age.
  const ageYears = ageTold <= AGE_MAX ? ageTold : Number.NaN;
  const told = gradeOf(pages, fields, name);
  const grade = (isOfAge(told, ageYears) ? told : undefined) ?? gradeByAge(ageYears, passages);
  const initials = name
    ?.split(/[ .]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0] ?? ''}.`)
    .join('');
  return {
    ...(name === undefined ? {} : { name, ...calledBy(name, pages) }),
    ...(initials === undefined ? {} : { initials }),
    ...(grade === undefined ? {} : { grade }),
    ...(ageYears >= 2 ? { ageYears } : {}),
    ...pronounsOf(passages, name),
  };
}

const USED_AS_NAME = new WordPattern(
  /\b([A-Z][a-z]{2,14})(?:'s (?:scores?|performance|skills?|reading|writing|speech|language|teacher|behavior|attention|ability|overall|current)|\s(?:demonstrated|demonstrates|was administered|scored|earned|obtained|struggles|exhibits|presents with))/g,
);

/** Names used like a student's ("Liam's scores") that are not this student's: what copied reports leave behind. */
export function leftoverNamesIn(passages: readonly Passage[], known: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const notNames =
    /^(?:The|This|Student|Child|Results?|Parent|Parents|Teacher|Mother|Father|Scores?|Testing|Data|Reading|Writing|Math|She|His|Her|Their|Today|Mom|Dad|Examiner|Assessment|Performance|Peabody|Vineland|Woodcock|Wechsler|Beery|Kaufman|Family|School|Who|And|That|They|Other)$/;
  for (const { text } of passages) {
    for (const match of USED_AS_NAME.every(text)) {
      const name = match[1] ?? '';
      const isKnown =
        notNames.test(name) ||
        known.some((one) => one.toLowerCase().split(/[ .]/).includes(name.toLowerCase()));
      if (!isKnown && counts.size < 200) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts.keys()].slice(0, 10);
}
