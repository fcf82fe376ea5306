/** Who the report is about: name, grade, age and pronouns, and whoever else it seems to be about. */
import type { Passage } from './passages.js';

export type Pronouns = 'he' | 'she' | 'they';

export interface ReportStudent {
  name?: string;
  /** "M.R." */
  initials?: string;
  /** "K", "Pre-K", or "1" to "12". */
  grade?: string;
  ageYears?: number;
  /** Null when the report does not say, or says more than one. */
  pronouns: Pronouns | null;
  mixedPronouns: boolean;
}

const NAME_WORD = String.raw`(?:(?:[A-ZÀ-ÖØ-Þ]\.){2,4}|[A-ZÀ-ÖØ-Þ][\p{L}'’-]{0,24}\.?)`;
const NAME_LABEL = new RegExp(
  String.raw`(?:^|[|\t]|\s{2,}|[-•]\s)(?:Student(?:'s)?(?: Name)?|Child(?:'s)?(?: Name)?|Name of (?:Student|Child)|Name|Client(?: Name)?|Pupil(?: Name)?|Examinee|Patient(?: Name)?)\s*[:|]\s*(${NAME_WORD}(?:,?[ ]${NAME_WORD}){0,3})`,
  'u',
);
const INTRODUCED = new RegExp(
  String.raw`\b(${NAME_WORD}(?: ${NAME_WORD}){0,2}) is an? (?:\d{1,2}(?:\s|-)(?:year|yr)|[a-z-]{3,9}[- ]year[- ]old|(?:\w+[- ]){0,2}(?:grader|grade student|kindergart\w+|preschooler|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))`,
  'u',
);
const NOT_A_NAME =
  /^(?:Date|DOB|Birth|Age|Grade|School|Gender|Sex|ID|Evaluation|Examiner|Teacher|Parent|Parents|Report|District|Case|Number|Primary|Language|Will|Information|Strengths?|Input|Interview|Name|None|Birth|Birthdate|Birthday|Dob|Examiner|Evaluator|Teacher|Case|Parents?|Guardian|District|The|This|He|She|They|It|Test|Therapist|Room|Phone|Address|Current|Initial|Chronological|Eligibility|Disability|Observation|Student|Child|Home|Ethnicity|Referred|Assessment|Dates?)$/i;

function cleanName(found: string): string | undefined {
  const words = found.replace(/\s+/g, ' ').trim().split(' ');
  const cut = words.findIndex((word) => NOT_A_NAME.test(word.replace(/[.,:]/g, '')));
  const kept = (cut < 0 ? words : words.slice(0, cut)).join(' ').replace(/,$/, '').trim();
  const [last, first] = kept.split(/,\s*/);
  const name = first === undefined ? kept : `${first} ${last ?? ''}`.trim();
  return /\p{L}/u.test(name) && name.length <= 60 ? name : undefined;
}

const firstName = (name: string) => name.split(' ')[0]?.replace(/['’]s$/, '') ?? name;

/** Names the report gives to students by label or introduction, each once by first name, in order. */
export function studentNamesIn(passages: readonly Passage[]): string[] {
  const names: string[] = [];
  const put = (found: string | undefined) => {
    const name = found === undefined ? undefined : cleanName(found);
    if (name === undefined || NOT_A_NAME.test(firstName(name))) return;
    if (!names.some((known) => isSamePerson(known, name))) names.push(name);
  };
  for (const { text } of passages) {
    if (names.length >= 20) break;
    put(NAME_LABEL.exec(text)?.[1]);
  }
  for (const { text } of passages) {
    if (names.length >= 20) break;
    put(INTRODUCED.exec(text)?.[1]);
  }
  return names;
}

/** "Maria Rodriguez", "Maria" and "M.R." are one child; "M. R." and "Marcus" may be. */
function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [firstName(one).toLowerCase(), firstName(other).toLowerCase()];
  if (a === b) return true;
  const lettersOf = (name: string) => name.replace(/[^\p{L}]/gu, '').toLowerCase();
  const isInitials = (name: string) => lettersOf(name).length <= 3 && name === name.toUpperCase();
  if (isInitials(one) || isInitials(other)) return lettersOf(one).startsWith(lettersOf(other).slice(0, 1));
  const rest = (name: string) => name.toLowerCase().split(' ').slice(1);
  return rest(one).includes(b) || rest(other).includes(a) || a.startsWith(b) || b.startsWith(a);
}

const ORDINAL_GRADES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const GRADE_LABEL = /\bgrade(?: level)?\s*[:|]?\s*(pre-?k|kindergarten|k\b|\d{1,2})(?:st|nd|rd|th)?\b/i;
const GRADE_WORD =
  /\b(\d{1,2})(?:st|nd|rd|th)[- ]grade|\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grade|\b(kindergarten(?:er)?|preschool(?:er)?|pre-?k)\b/i;

function gradeIn(text: string): string | undefined {
  const labelled = GRADE_LABEL.exec(text)?.[1];
  const worded = GRADE_WORD.exec(text);
  const found = (labelled ?? worded?.[1] ?? worded?.[2] ?? worded?.[3])?.toLowerCase();
  if (found === undefined) return undefined;
  if (found.startsWith('pre')) return 'Pre-K';
  if (found.startsWith('k')) return 'K';
  const number = ORDINAL_GRADES.includes(found) ? ORDINAL_GRADES.indexOf(found) + 1 : Number(found);
  return number >= 1 && number <= 12 ? String(number) : undefined;
}

/** Grade from an identity line first ("Grade: 5th Grade"), then from an introduction; never from a passage's level. */
function gradeOf(passages: readonly Passage[]): string | undefined {
  const labelled = passages
    .slice(0, 60)
    .find(
      ({ text }) =>
        /(?:^|[|\t]|\s{2,}|[,-]\s?)\s*(?:current )?grade(?: level)?\s*[:|]?\s*(?:pre|k|\d)/i.test(text) &&
        gradeIn(text) !== undefined &&
        !/passage|level text|grade-level|probe|norm/i.test(text),
    );
  if (labelled !== undefined)
    return gradeIn(labelled.text.slice(Math.max(0, labelled.text.search(/grade/i) - 1)));
  const introduced = passages.find(
    ({ text }) =>
      /(?:is an? |enrolled in |attends |currently in |year-old |student in )/i.test(text) &&
      gradeIn(text) !== undefined &&
      !/passage|text level|grade-level|probe/i.test(text),
  );
  if (introduced !== undefined) return gradeIn(introduced.text);
  const staff = passages.find(({ text }) => /Staff Interviewed|Teacher:/.test(text) && GRADE_WORD.test(text));
  return staff === undefined ? undefined : gradeIn(staff.text);
}

const AGE =
  /\bage(?:d)?\s*[:|]?\s*(\d{1,2})\b|\b(\d{1,2})[- ]years?[- ]old\b|chronological age\s*[:|]?\s*(\d{1,2})/i;
const ABOUT_ADULTS =
  /\b(?:mother|mom|father|dad|parents?|grandm\w+|grandf\w+|teacher|therapist|examiner|psychologist|pathologist|counselor|guardian|aunt|uncle|sister|brother|Mrs?\.|Ms\.|Miss|Dr\.|principal|friend|peers?)\b/;

const STATED_GENDER =
  /\b(?:gender|sex)\s*[:|]\s*(male|female|boy|girl|m|f|non-?binary)\b|year[- ]old\s+(?:\w+[- ]?){0,3}?(male|female|boy|girl)\b|pronouns?\s*[:|]\s*(he|she|they)\b/i;

function statedPronouns(passages: readonly Passage[]): Pronouns | undefined {
  const match = passages.map(({ text }) => STATED_GENDER.exec(text)).find((found) => found !== null);
  const word = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  if (word === undefined) return undefined;
  if (/^(?:m|male|boy|he)$/.test(word)) return 'he';
  return /^(?:f|female|girl|she)$/.test(word) ? 'she' : 'they';
}

/** Counts pronouns outside paragraphs that speak of an adult or a friend, from the mention of that person on. */
function countedPronouns(passages: readonly Passage[]): { he: number; she: number; they: number } {
  const counts = { he: 0, she: 0, they: 0 };
  let adultParagraph = -1;
  for (const { text, paragraph } of passages) {
    if (/pronouns?\W{1,3}they|they\/them/i.test(text)) counts.they += 1;
    if (ABOUT_ADULTS.test(text)) adultParagraph = paragraph;
    if (adultParagraph === paragraph) continue;
    counts.he += (text.match(/\b(?:he|his|him|himself)\b/gi) ?? []).length;
    counts.she += (text.match(/\b(?:she|her|hers|herself)\b/gi) ?? []).length;
  }
  return counts;
}

function pronounsOf(passages: readonly Passage[]): Pick<ReportStudent, 'pronouns' | 'mixedPronouns'> {
  const stated = statedPronouns(passages);
  const { he, she, they } = countedPronouns(passages);
  const [more, fewer] = he >= she ? [he, she] : [she, he];
  const counted = more === 0 ? undefined : he >= she ? 'he' : 'she';
  const isContradicted =
    counted !== undefined && stated !== undefined && stated !== 'they' && counted !== stated;
  const isMixed = (isContradicted && more >= 2) || (fewer >= 2 && fewer / (more + fewer) >= 0.15);
  if (isMixed) return { pronouns: null, mixedPronouns: true };
  const told = stated ?? (they > 0 ? 'they' : undefined);
  return { pronouns: told ?? counted ?? pronounsAnywhere(passages), mixedPronouns: false };
}

/** When every pronoun stands near an adult, the whole report still may know only one. */
function pronounsAnywhere(passages: readonly Passage[]): Pronouns | null {
  const text = passages
    .slice(0, 400)
    .map((passage) => passage.text)
    .join(' ');
  const he = /\b(?:he|his|him)\b/i.test(text);
  const she = /\b(?:she|her|hers)\b/i.test(text);
  return he === she ? null : he ? 'he' : 'she';
}

/** The student of the report; throws nothing, leaves out what is not there. */
export function studentIn(passages: readonly Passage[], names: readonly string[]): ReportStudent {
  const name = names[0];
  const grade = gradeOf(passages);
  const age = passages.map(({ text }) => AGE.exec(text)).find((match) => match !== null);
  const ageYears = Number(age?.[1] ?? age?.[2] ?? age?.[3] ?? Number.NaN);
  const initials = name
    ?.split(/[ .]+/)
    .filter((word) => word !== '')
    .map((word) => `${word[0] ?? ''}.`)
    .join('');
  return {
    ...(name === undefined ? {} : { name }),
    ...(initials === undefined ? {} : { initials }),
    ...(grade === undefined ? {} : { grade }),
    ...(ageYears >= 2 && ageYears <= 22 ? { ageYears } : {}),
    ...pronounsOf(passages),
  };
}

/** Names used like a student's ("Liam's scores") that are not this student's: what copied reports leave behind. */
export function leftoverNamesIn(passages: readonly Passage[], known: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const used =
    /\b([A-Z][a-z]{2,14})(?:'s (?:scores?|performance|skills?|reading|writing|speech|language|teacher|behavior|attention|ability|overall|current)|\s(?:demonstrated|demonstrates|was administered|scored|earned|obtained|struggles|exhibits|presents with))/g;
  const notNames =
    /^(?:The|This|Student|Child|Results?|Parent|Parents|Teacher|Mother|Father|Scores?|Testing|Data|Reading|Writing|Math|She|His|Her|Their|Today|Mom|Dad|Examiner|Assessment|Performance|Peabody|Vineland|Woodcock|Wechsler|Beery|Kaufman|Family|School|Who|And|That|They|Other)$/;
  for (const { text } of passages) {
    for (const match of text.matchAll(used)) {
      const name = match[1] ?? '';
      const isKnown =
        notNames.test(name) ||
        known.some((one) => one.toLowerCase().split(/[ .]/).includes(name.toLowerCase()));
      if (!isKnown && counts.size < 200) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts.keys()].slice(0, 10);
}
