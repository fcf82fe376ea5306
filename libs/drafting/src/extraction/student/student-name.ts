/** Which name in a report is the student's. */
import { everyMatch } from '../text/every-match.js';
import type { FoldedPage } from '../text/folded-page.js';
import { capitalized, isOfAnAdult, nameAtHead, OF_SEVERAL_ADULTS, spokenOf } from './head-names.js';
import { type IdentityField, identityFieldsOf } from './identity-block.js';
import { isTitleWord } from './title-words.js';
import { nameToldOf } from './told-name.js';

/** "Nadia", "O'Neil-Reyes", "J.T.", and the small words inside names: "de la Cruz", "van Dijk", "bin Said". */
const WORD = String.raw`(?:(?:\p{Lu}\.){1,4}|\p{Lu}[\p{L}\p{M}'’-]{0,30}\.?)`;
const PARTICLE = String.raw`(?:de la|de los|del|de|da|dos|van der|van|von|bin|ibn|al|el|la|le|ten|ter|y)`;
const NAME = new RegExp(
  String.raw`^(?:${WORD})(?:,? ?"${WORD}"|,? ?\("?${WORD}"?\))?(?:,? (?:${PARTICLE} )?${WORD}){0,3}`,
  'u',
);
const NOT_IN_NAMES =
  /^(?:Clinician|Intern|Date|DOB|Birth|Birthdate|Age|Grade|Gr|Schools?|Academy|Agency|Cooperative|Center|Elementary|Middle|High|Gender|Sex|ID|Evaluation|Examiner|Evaluator|Teacher|Parent|Parents|Guardian|Report|District|Public|Unified|County|Case|Number|Primary|Language|Will|Information|Strengths?|Input|Interview|Name|None|The|This|That|He|She|They|It|Test|Therapist|Room|Phone|Address|Current|Initial|Chronological|Eligibility|Disability|Observation|Student|Students|Child|Children|Learner|Home|Ethnicity|Referred|Assessment|Dates?|Progress|Confidential|Page|Speech|Reading|Writing|Math|Services?|Education|Special|Annual|Review|Psychological|Psychologist|Department|Team|Program|Summary|Profile|Functional|Skills|Winter|Spring|Fall|Summer|Term|Memo|Kindergarten|Preschool|And|Of|For|In|On|Not|No|Yes|Mr|Mrs|Ms|Miss|Dr|Re)$/i;
const NAME_CHARACTERS_MAX = 60;

/** The name at the head of a value; undefined where it is none. "Last, First" is turned round. */
export function nameIn(value: string): string | undefined {
  const match = NAME.exec(value.replace(/\s+/g, ' ').trim());
  if (match === null) return undefined;
  const words = match[0].split(' ');
  const cut = words.findIndex((word) => NOT_IN_NAMES.test(word.replace(/[.,:"()]/g, '')));
  // "Mia Solberg. Eighth grade.": a full stop after more than an initial ends the name.
  // "Mia Solberg's plan": so does what is hers.
  const end =
    words.findIndex(
      (word) => (/\p{L}{3,}\.$/u.test(word) && !/^(?:Jr|Sr)\.$/.test(word)) || /\p{L}['’]s$/u.test(word),
    ) + 1;
  const last = end === 0 ? words.length : end;
  const kept = words
    .slice(0, cut < 0 ? last : Math.min(cut, last))
    .join(' ')
    .replace(/[,"( ]+$|(?<=\p{L}{3})\.$|(?<=\p{L})['’]s$/u, '')
    .trim();
  const [family = '', given] = kept.split(/,\s*/);
  const name = (given === undefined ? kept : `${given} ${family}`)
    .replace(/"[^"]*" ?|\([^)]*\) ?/g, '')
    .trim();
  const isTitle = name.split(' ').every(isTitleWord);
  return /\p{L}/u.test(name) && !isTitle && name.length <= NAME_CHARACTERS_MAX ? name : undefined;
}

export const firstName = (name: string): string => name.split(' ')[0]?.replace(/['’]s$/, '') ?? name;

/** "W. Cutlip" and "Waylon Cutlip": the initial of the first name, and the same family. */
function isInitialOf(short: string, full: string): boolean {
  const [, initial = '', family = ''] = /^(\p{L})\. ?(\p{L}[\p{L}'’ -]+)$/u.exec(short.toLowerCase()) ?? [];
  return (
    initial !== '' && full.toLowerCase().startsWith(initial) && full.toLowerCase().endsWith(` ${family}`)
  );
}

/** "Maria Rodriguez", "Maria", "M. Rodriguez" and "M.R." are one child; "M. R." and "Marcus" may be. */
export function isSamePerson(one: string, other: string): boolean {
  if (isInitialOf(one, other) || isInitialOf(other, one)) return true;
  const [a, b] = [firstName(one).toLowerCase(), firstName(other).toLowerCase()];
  if (a === b) return true;
  const lettersOf = (name: string) => name.replace(/[^\p{L}]/gu, '').toLowerCase();
  const isInitials = (name: string) => lettersOf(name).length <= 3 && name === name.toUpperCase();
  if (isInitials(one) || isInitials(other)) return lettersOf(one).startsWith(lettersOf(other).slice(0, 1));
  const rest = (name: string) => name.toLowerCase().split(' ').slice(1);
  return rest(one).includes(b) || rest(other).includes(a) || a.startsWith(b) || b.startsWith(a);
}

const TITLED = /(?:\b(?:Mr|Mrs|Ms|Miss|Dr|Coach|Aunt|Uncle|Nurse|Principal|Professor)\.?|[A-Z]\.) $/;
const TEXT_CHARACTERS_MAX = 60_000;
const NAMES_COUNTED_MAX = 2_000;

const LONE_NAME = /(?<![\p{L}'’-])(\p{Lu}\p{Ll}[\p{L}\p{M}-]{0,22})(?!\.?[- ]\p{Lu}|[\p{L}-])/gu;
const isInWord = (character: string) => /[\p{L}'’-]/u.test(character);

/** Whether a capitalized word of a text is also written small in it. */
function isWrittenSmall(name: string, text: string): boolean {
  const word = name.toLowerCase();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isInWord(text.charAt(at - 1)) && !isInWord(text.charAt(at + word.length))) return true;
  }
  return false;
}

/**
 * How often each capitalized word stands alone, without a title before or another capitalized word after it, as a
 * report speaks of its student. Words that are also written small are no names.
 */
function loneNames(text: string): Map<string, number> {
  const read = text.slice(0, TEXT_CHARACTERS_MAX);
  const counts = new Map<string, number>();
  const areNames = new Map<string, boolean>();
  for (const match of everyMatch(LONE_NAME, read)) {
    const name = match[1] ?? '';
    const isName = areNames.get(name) ?? !(NOT_IN_NAMES.test(name) || isWrittenSmall(name, read));
    areNames.set(name, isName);
    if (!isName || TITLED.test(read.slice(Math.max(0, match.index - 10), match.index))) continue;
    if (counts.size < NAMES_COUNTED_MAX || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

const HEAD_LINES = 14;
const FULL_NAME = new RegExp(
  String.raw`(?<![\p{L}'’-])(\p{Lu}[\p{L}\p{M}'’-]{1,24})((?: (?:${PARTICLE} )?\p{Lu}[\p{L}\p{M}'’-]{1,30}){1,2})`,
  'gu',
);
const FAMILY_FIRST = new RegExp(
  String.raw`^\s{0,8}(\p{Lu}[\p{L}'’-]{1,24}), (\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24})?)(?=\s{2,}|\t|\s*$| \|)`,
  'u',
);
/** `Oluwaseun Bright ("Seun")`: the text goes on to speak of Seun. `WRITING GOAL ("Noa will write` opens no nickname. */
const NICKNAME =
  /^,? ?(?:\(?"(?<quoted>\p{Lu}\p{Ll}[\p{L}'’-]{1,20})"|\((?<bracketed>\p{Lu}\p{Ll}[\p{L}'’-]{1,20})[),])/u;
const MENTIONS_MIN = 2;
/** "Student Mira Solberg": a label that only a space sets off. */
const LABEL_BEFORE_NAME = /^(?:Student|Child|Learner|Pupil|Name) /;
/** "Mesa del Cielo Municipal Schools": what goes on so is a school or its district. */
const SCHOOL_BEHIND =
  /^ (?:\p{Lu}[\p{L}.-]{1,20} ){0,2}(?:Schools?|School District|District|Elementary|Academy|Charter|Public|Unified|Cooperative|ISD|USD)\b(?! ?[:|])/u;

const SHORT_FORM_MIN = 3;
/** "Alexandrina Holm" at the head, and below it all of Alex: the name spoken of most that hers begins with. */
function shortFormOf(given: string, lone: ReadonlyMap<string, number>): string {
  let [form, most] = ['', 0];
  for (const [name, mentions] of lone)
    if (
      name.length >= SHORT_FORM_MIN &&
      name.length < given.length &&
      mentions > most &&
      given.startsWith(name)
    )
      [form, most] = [name, mentions];
  return form;
}

const ACTS_MIN = 3;
/** "Mia reads", "Mia's score": what a report says of a child and no table of things says of its columns. */
function acts(name: string, text: string): boolean {
  const spoken = new RegExp(
    String.raw`\b${name}(?:['’]s\b| (?:is|was|has|had|can|did|does|will|\p{Ll}{2,12}(?:s|ed))\b)`,
    'gu',
  );
  return (text.match(spoken) ?? []).length >= ACTS_MIN;
}

/** "Freya's reading", "how Obadiah is coming along". */
const isSpokenOf = (name: string, text: string) =>
  new RegExp(String.raw`\b${name}(?:['’]s\b| (?:is|was|has|had|can|did|does|will|reads|knows)\b)`, 'u').test(
    text,
  );

/** "Rosa Holm is 19 and communicates by gaze": so a report begins with its student. */
const INTRODUCED_BY_AGE = /^(?: is|,)(?: now)?(?: age)? \d{1,2}(?=,| and | years?\b|\.)/;

/** "To: IEP team and parents of Mia Lopez": a line of adults that names their child. */
const PARENTS_OF = new RegExp(
  String.raw`\b(?:[Pp]arents?|[Ff]amily|[Gg]uardians?) of (\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: (?:${PARTICLE} )?\p{Lu}[\p{L}\p{M}'’-]{1,30}){1,2})\s*$`,
  'u',
);

function childOfAddressed(text: string): string | undefined {
  for (const line of text.slice(0, 1_500).split('\n').slice(0, HEAD_LINES)) {
    const name = nameIn(PARENTS_OF.exec(line.slice(0, 160))?.[1] ?? '');
    if (name !== undefined && text.split(firstName(name)).length > MENTIONS_MIN) return name;
  }
  return undefined;
}

/** The full name at the head of the report whose first part the text goes on to speak of most. */
function headlineName(pages: readonly FoldedPage[]): string | undefined {
  const lone = loneNames(pages.map((page) => page.text).join('\n'));
  const head = (pages[0]?.text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES)
    .filter((line) => !OF_SEVERAL_ADULTS.test(line));
  const candidates = head.flatMap((line) =>
    everyMatch(FULL_NAME, line.slice(0, 300)).flatMap((match) => {
      const behind = line.slice(match.index + match[0].length);
      const name = nameIn(match[0]) ?? nameIn(match[0].replace(LABEL_BEFORE_NAME, ''));
      if (name === match[0] && SCHOOL_BEHIND.test(behind)) return [];
      const isTitled = TITLED.test(line.slice(Math.max(0, match.index - 10), match.index));
      if (isOfAnAdult(line, line.slice(0, match.index), behind)) return [];
      if (name === undefined || isTitled || !name.includes(' ') || isTitleWord(firstName(name))) return [];
      // A head in capitals names the same child as the text below it.
      const written = name === name.toUpperCase() ? capitalized(name) : name;
      const { quoted, bracketed } = NICKNAME.exec(behind)?.groups ?? {};
      const nickname = quoted ?? bracketed ?? shortFormOf(firstName(written), lone);
      const own = (lone.get(firstName(written)) ?? 0) + (lone.get(nickname) ?? 0);
      return [{ name: written, mentions: own + (INTRODUCED_BY_AGE.test(behind) ? 1 : 0) }];
    }),
  );
  const text = pages.map((page) => page.text.slice(0, TEXT_CHARACTERS_MAX)).join('\n');
  // "Xiong, Pa Houa   Gr. 4"
  for (const line of head) {
    const [, family = '', given = ''] = FAMILY_FIRST.exec(line.slice(0, 200)) ?? [];
    const name = given === '' ? undefined : nameIn(`${given} ${family}`);
    if (name !== undefined) candidates.push({ name, mentions: text.split(given).length - 2 });
  }
  const [best, next] = candidates.sort((a, b) => b.mentions - a.mentions);
  const isClear =
    best !== undefined &&
    (next === undefined || isSamePerson(best.name, next.name) || best.mentions > next.mentions);
  if (isClear && best.mentions >= MENTIONS_MIN) return best.name;
  return (
    childOfAddressed(text) ??
    nameAtHead(pages[0]?.text ?? '') ??
    nameWithGrade(head, text) ??
    mostSpokenOf(lone, text)
  );
}

/** No full name at the head: the one the whole text is about, who does things in it. */
function mostSpokenOf(lone: ReadonlyMap<string, number>, text: string): string | undefined {
  const [most, second] = [...lone].sort((a, b) => b[1] - a[1]);
  const isMost = most !== undefined && most[1] >= 4 && most[1] >= 2 * (second?.[1] ?? 0);
  if (isMost && acts(most[0], text)) return most[0];
  return addressedChild(lone, text) ?? onlyOneSpokenOf(lone, text);
}

/** A short note speaks of one child by the given name alone, and of nobody else as often. */
function onlyOneSpokenOf(lone: ReadonlyMap<string, number>, text: string): string | undefined {
  if (text.length > SHORT_NOTE_CHARACTERS) return undefined;
  const adults = text
    .split('\n')
    .filter((line) => OF_SEVERAL_ADULTS.test(line))
    .join('\n');
  const said = text.replace(/"[^"]{0,400}"/g, ' ');
  const [most, second] = [...lone]
    .filter(
      ([name]) => !isTitleWord(name) && !A_BRAND.test(name) && said.includes(name) && !adults.includes(name),
    )
    .sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] < MENTIONS_MIN || most[1] <= (second?.[1] ?? 0)) return undefined;
  const hasPronouns = (text.match(/\b(?:he|she|his|her|him)\b/gi) ?? []).length >= 1;
  return hasPronouns && spokenOf(most[0], said).isActing ? most[0] : undefined;
}

/** "Nadia Okonkwo-Reyes, gr. 1", "Nadia Reyes (Kindergarten)": a line of the head that goes on with a grade, and no teacher's. */
const NAME_AND_GRADE = new RegExp(
  String.raw`^\s{0,8}(?:re: |for )?(\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: (?:${PARTICLE} )?\p{Lu}[\p{L}\p{M}'’-]{1,30}){1,2})(?:,\s?|\s{2,}|\s?\|\s?|\s[-–—]\s|\s\()(?:[Gg]r(?:ade|\.)? ?(?:K\b|\d{1,2}\b)|(?:\d{1,2}(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ss]ixth|[Ss]eventh|[Ee]ighth|[Nn]inth|[Tt]enth)[- ](?:[Gg]rade|[Gg]r\.)r?\b|[Kk]indergart(?:en|ner)\b|[Pp]reschool(?:er)?\b)(?!,? (?:[\p{L}-]+ ){0,2}(?:teacher|team|aide|lead|interventionist|chair|specialist|counselor|inclusion|level|reading|math|report))`,
  'u',
);

/** So named at the head, a child needs to be spoken of but once. */
function nameWithGrade(head: readonly string[], text: string): string | undefined {
  const names = head.flatMap((line) => nameIn(NAME_AND_GRADE.exec(line.slice(0, 160))?.[1] ?? '') ?? []);
  const [name] = names;
  if (name?.includes(' ') !== true || names.some((other) => !isSamePerson(name, other))) return undefined;
  return isSpokenOf(firstName(name), text) || text.split(firstName(name)).length > MENTIONS_MIN
    ? name
    : undefined;
}

const NAMES_TRIED = 12;
const SHORT_NOTE_CHARACTERS = 3_000;

/** A letter home has no head and speaks of one child. */
function addressedChild(lone: ReadonlyMap<string, number>, text: string): string | undefined {
  if (!/^\s{0,8}dear (?:mr|mrs|ms|miss|dr|family|parents?|mom)\b/im.test(text.slice(0, 1_500)))
    return undefined;
  const spoken = [...lone]
    .filter(([, times]) => times >= MENTIONS_MIN)
    .sort((a, b) => b[1] - a[1])
    .slice(0, NAMES_TRIED)
    .filter(([name]) => isSpokenOf(name, text));
  return spoken.length === 1 ? spoken[0]?.[0] : undefined;
}

const INTRODUCED = new RegExp(
  String.raw`\b(${WORD}(?: (?:${PARTICLE} )?${WORD}){0,2}),?(?: is)? an? (?:\d{1,2}(?:\s|-)(?:year|yr)|[a-z-]{3,9}[- ]year[- ]old|(?:\w+[- ]){0,2}(?:grader|grade student|kindergart\w+|preschooler|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth))`,
  'u',
);
/** "Rosa, sixth grade, was seen in science": a line that begins with the child, the grade set between commas. */
const GRADE_BETWEEN = new RegExp(
  String.raw`^\s{0,8}(${WORD}(?: (?:${PARTICLE} )?${WORD}){0,2}),? \(?(?:(?:now )?in |an? )?(?:the )?(?:grade (?:K|\d{1,2})|(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]grader?|kindergart(?:en|ner)|preschool(?:er)?)\)?,? (?:is|was|has|had|who|came|sat|spoke|works|worked|attends|reads|wrote)\b`,
  'mu',
);
const NAMES_MAX = 20;
const PAGE_LINES_MAX = 400;
const STUDENT_FIRST = /^\W{0,6}(?:student|child|learner|pupil|kid|client|examinee)\b/i;
const STUDENT_IN_CELL = /(?:[|\t]| {2})\W{0,6}(?:student|child|learner|pupil|kid|client|examinee)\b/i;
const hasCells = (line: string) => line.includes('|') || line.includes('\t') || line.includes('  ');
const beginsWithStudent = (line: string) =>
  STUDENT_FIRST.test(line) || (hasCells(line) && STUDENT_IN_CELL.test(line.slice(0, 160)));
/** A class list: under a header that names students and grades, rows of a full name, a grade and words. */
const LIST_HEADER = /^\s{0,8}(?:student|name|child)s?\b(?! ?:).{0,80}\bgr(?:ade)?\b(?! ?:)/im;
const LIST_ROW =
  /^\s{0,8}(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?:\s{2,}|\t|\s?\|\s?)(?:K|\d{1,2})(?:\s{2,}|\t|\s?\|\s?)[\p{L}/]/u;
const LIST_ROWS_MIN = 3;

/** "Young adult: Mr. Obi Lund": a student of nineteen is called so. */
const COURTESY = /^\s{0,4}(?:Mr|Mrs|Ms|Miss)\.? (?=\p{Lu}\p{Ll})/u;

/**
 * Names the report gives to students by label, list or introduction, each once by first name, in order; the first is this
 * student's.
 * @param headFields what the head of the first page says by labels
 */
export function studentNamesOn(pages: readonly FoldedPage[], headFields: readonly IdentityField[]): string[] {
  const names: string[] = [];
  const put = (name: string | undefined) => {
    if (name === undefined || names.length >= NAMES_MAX) return;
    if (!names.some((known) => isSamePerson(known, name))) names.push(name);
  };
  for (const page of pages) {
    const atHead = page === pages[0] ? headFields : [];
    const labelled = atHead.flatMap(({ label, value, isMarked }) => {
      const name = nameIn(label === 'student' ? value.replace(COURTESY, '') : value);
      return name === undefined ? [] : [{ label, name, isMarked }];
    });
    const own =
      labelled.find(({ label, isMarked }) => label === 'student' && isMarked) ??
      labelled.find(({ label }) => label === 'name') ??
      labelled.find(({ label, name }) => label === 'student' && name.includes(' '));
    if (names.length === 0) put(own?.name);
    // Further down "Student: tired today" is no name: one with two parts is.
    for (const { label, value } of identityFieldsOf(page, PAGE_LINES_MAX, beginsWithStudent)) {
      const name = label === 'student' ? nameIn(value.replace(COURTESY, '')) : undefined;
      if (name?.includes(' ') === true) put(name);
    }
  }
  const rows = pages
    .filter((page) => LIST_HEADER.test(page.text.slice(0, 60_000)))
    .flatMap((page) => page.text.slice(0, 60_000).split('\n'))
    .flatMap((line) => nameIn(LIST_ROW.exec(line.slice(0, 200))?.[1] ?? '') ?? []);
  if (new Set(rows).size >= LIST_ROWS_MIN) for (const name of rows) put(name);
  if (names.length === 0) put(headlineName(pages));
  if (names.length === 0) {
    const text = pages.map((page) => page.text.slice(0, 20_000)).join('\n');
    put(nameIn((GRADE_BETWEEN.exec(text) ?? INTRODUCED.exec(text))?.[1] ?? ''));
  }
  if (names.length === 0) put(toldName(pages));
  return names;
}

/** Words of places that children are called as well. */
const OF_NATURE = /^(?:river|ridge|star|west|page)$/i;

/** "Svc" and "Pct" are short for something. */
const HAS_VOWEL = /[aeiouy]|[^\p{ASCII}]/iu;

/** "Student: ______": a form left blank is about nobody, whoever its passages tell of. */
const BLANK_FIELD = /^\W{0,6}(?:student|child|learner|pupil|name)[^\n:]{0,12}:[ \t]{0,8}_{3}/im;

/** No field, head or introduction tells the name. */
function toldName(pages: readonly FoldedPage[]): string | undefined {
  const text = pages.map((page) => page.text.slice(0, 20_000)).join('\n');
  if (BLANK_FIELD.test(text.slice(0, 3_000))) return undefined;
  return nameToldOf(text, (word) => mayBeGiven(word) && !isWrittenSmall(word, text));
}

/** "ReadRocket" is sold, and not taught. */
const A_BRAND = /^\p{Lu}\p{Ll}{3,}\p{Lu}/u;

const mayBeGiven = (word: string): boolean =>
  HAS_VOWEL.test(word) &&
  !A_BRAND.test(word) &&
  !word.split('-').some((part) => NOT_IN_NAMES.test(part) || (isTitleWord(part) && !OF_NATURE.test(part)));
