/** Who says what a report passes on: the teacher, the family, the student, or the evaluator. */
import { everyMatch } from '../text/every-match.js';
import type { Reporter } from '../measure.js';
import type { Passage } from '../text/passages.js';
import { WordPattern } from '../text/pattern-index.js';
import { firstName } from '../student/student-name.js';

const FAMILY = String.raw`(?:(?:step|foster |grand)?(?:mother|father|parents?|ma|mom|mum|mama|dad|papa)|famil(?:y|ies)|guardians?|caregivers?|aunt(?:ie)?|uncle|grandma|grandpa|home)`;
const STAFF_WORD = String.raw`(?:(?:co-?)?teachers?|tchr|staff|instructor|coach|educator|paraeducator|paraprofessional|aide|employer|supervisor|job coach)`;
const STAFF = String.raw`(?:(?:class(?:room)?|homeroom|general education|special education|resource|math|ela|english|science|history|social studies|reading|music|p\.?e\.?|art|gen ?ed|kindergarten|preschool|head|lead|advisory) )?${STAFF_WORD}`;
const ROLES: readonly (readonly [Reporter, RegExp])[] = [
  ['parent', new RegExp(String.raw`\b${FAMILY}\b`, 'i')],
  ['teacher', new RegExp(String.raw`\b${STAFF_WORD}\b`, 'i')],
  ['student', /\b(?:student|child|learner|pupil|self)\b/i],
];

const SAYS = String.raw`(?:says?|said|reports?|reported|notes?|noted|states?|stated|adds?|added|writes?|wrote|describes?|described|explains?|explained|worries|worried|is worried|is afraid|fears|is concerned|expressed|shared|shares|would like|wants?|wishes|hopes?|asks?|asked|mentions?|mentioned|comments?|commented|observes?|feels?|told|tells|agrees?|agreed|notices?|noticed|thinks?|thought|believes?|admits?|admitted|recalls?|recalled|replie[sd]|finds?|remarks?|remarked|indicated?|indicates|rates?|rated|summed|wonders|sees (?:him|her|them|that))`;
const INPUT = String.raw`(?:'?s? (?:input|interview|report|account|concerns?|comments?|feedback|voices?|view|words|notes?|questionnaire|conversation|perspective|observations?|statement))`;

/** "Mr. Osgood (English):", "Teacher input.", "From home:", "What his mother says:", "Family (Mrs. Abdi, by phone)" */
const LEAD_CHARACTERS = 90;
const PERSON = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Coach)\.? ?[A-Z\u00c0-\u00de](?:[\p{L}'-]+|\.))`;
const LEAD_KEY = /^(?:[-*•>]\s*)?([^:."]{2,80}?)(?::|\.\s(?=[A-Z"])|\s[-–—]\s(?=["a-z]))/;
const PERSON_PATTERN = new RegExp(PERSON, 'gu');
const PEOPLE_MAX = 60;
/** "His mother, Halina Nowak", "Father: Jorge", "(mother Halina)": a relative who may speak by the first name. */
const RELATIVE =
  /\b(?:[Mm]other|[Ff]ather|[Mm]om|[Dd]ad|[Gg]uardian|[Gg]rand(?:mother|father|ma|pa)|[Aa]unt|[Pp]arents?|[Ss]ister|[Bb]rother)(?:,|:| is)? \(?(?!Mrs|Miss|Dr|Name|Phone|Report|Input)(\p{Lu}\p{Ll}{2,20})(?: and (\p{Lu}\p{Ll}{2,20}))?/gu;
/** "Halina says", "Anjali fears that": whose words follow. */
const SAYS_BY_FIRST_NAME = new RegExp(
  String.raw`(?:^|[;,] |\b(?:and|but) )(\p{Lu}\p{Ll}{2,20})(?: \p{Lu}[\p{L}'-]{1,20})? (?:also |often )?${SAYS}\b`,
  'u',
);

/** What the report calls its adults: "Mrs. Iyengar" is the teacher, "Ms. Bell" the guardian. By surname. */
type People = ReadonlyMap<string, Reporter>;

/** Everybody who may be heard in a report. */
export interface Voices {
  readonly people: People;
  readonly studentFirstName: string | undefined;
  /** In small letters: an adult of the same name is of the family, unless the report says otherwise. */
  readonly studentSurname: string | undefined;
  /** Looked for only where somebody speaks by a first name: few reports name relatives so. */
  readonly relatives: () => ReadonlySet<string>;
}

/** @param studentName as the report has it; what the student says is then heard as the student's */
export function voicesIn(passages: readonly Passage[], studentName: string | undefined): Voices {
  const words = studentName?.trim().split(/\s+/) ?? [];
  let relatives: ReadonlySet<string> | undefined;
  return {
    people: peopleIn(passages),
    studentFirstName: studentName === undefined ? undefined : firstName(studentName),
    studentSurname: words.length > 1 ? words.at(-1)?.toLowerCase() : undefined,
    relatives: () => (relatives ??= relativesIn(passages)),
  };
}

const surnameOf = (person: string) =>
  person
    .split(/[ .]+/)
    .findLast((part) => part !== '')
    ?.toLowerCase() ?? '';

/** The adults a report names beside a role: "her teacher, Mr. Tolliver", "Mrs. Achebe (teacher)", "Teacher: Ms. Ruiz". */
function peopleIn(passages: readonly Passage[]): People {
  const people = new Map<string, Reporter>();
  for (const { text } of passages) {
    if (people.size >= PEOPLE_MAX) break;
    for (const match of everyMatch(PERSON_PATTERN, text.slice(0, 600))) {
      const before = text.slice(Math.max(0, match.index - 48), match.index);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
      const beside = /^\s?[(,:]/.test(after) ? (/^\s?[(,:]\s?([^).,;:]{2,36})/.exec(after)?.[1] ?? '') : '';
      const leading = /([\p{L} ]{2,46}),? ?[:.(]{0,8} ?$/u.exec(before)?.[1] ?? '';
      const role =
        ROLES.find(([, words]) => words.test(beside))?.[0] ??
        ROLES.slice(0, 2).find(([, words]) => words.test(leading))?.[0];
      const surname = surnameOf(match[0]);
      if (role !== undefined && role !== 'student' && !people.has(surname)) people.set(surname, role);
    }
  }
  return people;
}

/** The first names, in small letters, of those whom the report calls somebody's mother, father, aunt ... */
function relativesIn(passages: readonly Passage[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { text } of passages) {
    if (names.size >= PEOPLE_MAX) break;
    for (const [, first, second] of everyMatch(RELATIVE, text.slice(0, 600))) {
      for (const name of [first, second]) if (name !== undefined) names.add(name.toLowerCase());
    }
  }
  return names;
}

/** "When a teacher calls on her she says": somebody else speaks. */
const NOBODY_ELSE = String.raw`(?:(?!\b(?:he|she|they|who)\b)[^".]){0,50}?`;

/** The last of each is one look before the slower one: nobody is heard who is not named at all. */
const SAID_BY: readonly (readonly [Reporter, RegExp, RegExp])[] = [
  [
    'parent',
    new RegExp(
      String.raw`\b${FAMILY}\b${NOBODY_ELSE}\b${SAYS}\b|\b(?:said|says|reports?|writes) (?:his|her|their|the) ${FAMILY}\b|\baccording to [^,."]{0,24}${FAMILY}`,
      'iu',
    ),
    /mother|father|parent|\bma\b|mom|mum|mama|dad|papa|famil|guardian|caregiver|aunt|uncle|grand|home/i,
  ],
  [
    'teacher',
    new RegExp(
      String.raw`\b${STAFF}\b${NOBODY_ELSE}\b${SAYS}\b|\b(?:said|says|reports?|writes) (?:his|her|their|the) ${STAFF}\b|\baccording to [^,."]{0,24}${STAFF}`,
      'iu',
    ),
    new RegExp(STAFF_WORD, 'i'),
  ],
];
/** One look before the slower ones: nobody speaks without such a word. */
const SPEAKING = new RegExp(String.raw`\b${SAYS}\b|according to`, 'i');
const SPEAKS = new WordPattern(SPEAKING);
/** A letter to the parents: what "you" said is theirs. */
const TOLD_BY_READERS = new WordPattern(
  /\byou (?:both )?(?:said|told|wrote|mentioned|asked|reported|noted|worried|shared|described)\b/i,
);
const SPOKEN_PERSON = new RegExp(String.raw`(${PERSON})[^".]{0,60}?(?:\b${SAYS}\b|:|"|\))`, 'u');
const AFTER_QUOTE = /"\s*(?:\(|-{1,2}\s?|,? (?:said|says|adds|writes) )(?:the )?([^).,"]{2,40})/;

/** "Mira told me", "Mira would like": what follows the name. */
const SAYS_OF_ONESELF =
  /^[^".]{0,30}\b(?:told|says|said|asked|asks|wants|would like|describes|described|wrote|writes|states|shared|hopes|wishes)\b/;
const SAYS_CHARACTERS = 50;
const isInWord = (character: string) => /\w/.test(character);

function studentSays(text: string, name: string | undefined): boolean {
  if (name === undefined || name === '') return false;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isWhole =
      isInWord(text.charAt(at - 1)) !== isInWord(name.charAt(0)) &&
      isInWord(text.charAt(end)) !== isInWord(name.charAt(name.length - 1));
    if (isWhole && SAYS_OF_ONESELF.test(text.slice(end, end + SAYS_CHARACTERS))) return true;
  }
  return false;
}

/** An adult with a title whom nobody introduced is most often somebody at school. */
function roleOfAdult(person: string, voices: Voices, headed?: Reporter): Reporter {
  const surname = surnameOf(person);
  const isOfFamily = surname === voices.studentSurname || headed === 'parent';
  return voices.people.get(surname) ?? (isOfFamily && /^(?:Mr|Mrs|Ms)\b/.test(person) ? 'parent' : 'teacher');
}

function roleOf(words: string, voices: Voices, headed?: Reporter): Reporter | undefined {
  const { people, studentFirstName } = voices;
  const person = words.match(PERSON_PATTERN)?.[0];
  const known = person === undefined ? undefined : people.get(surnameOf(person));
  if (known !== undefined) return known;
  if (person !== undefined && words.startsWith(person)) return roleOfAdult(person, voices, headed);
  const role = ROLES.find(([, pattern]) => pattern.test(words))?.[0];
  if (role !== undefined) return role;
  const isStudent = studentFirstName !== undefined && words.includes(studentFirstName);
  if (isStudent || /^(?:his|her|their) (?:own )?(?:view|words|thoughts|wishes)/i.test(words))
    return 'student';
  if (person !== undefined) return roleOfAdult(person, voices, headed);
  const inCapitals = /\b(?:MRS?|MS|MISS|COACH|DR)\.? ([\p{Lu}'-]{2,30})/u.exec(words)?.[1];
  if (inCapitals !== undefined) return people.get(inCapitals.toLowerCase()) ?? 'teacher';
  return /^(?:class|school)|\b(?:head start|day ?care)\b/i.test(words) ? 'teacher' : undefined;
}

/** The role of the person a sentence names, whether or not they speak in it. */
export function personIn(text: string, { people }: Voices): Reporter | undefined {
  const person = text.slice(0, 600).match(PERSON_PATTERN)?.[0];
  if (person !== undefined) return people.get(surnameOf(person)) ?? 'teacher';
  return ROLES.slice(0, 2).find(([, pattern]) => pattern.test(text))?.[0];
}

const HEADED = new RegExp(
  String.raw`\b(?:${FAMILY}|${STAFF}|student|child|learner)s?${INPUT}|\b(?:voices?|comments?|words|input|notes?|view) (?:of|from|by)\b|^what (?:does |do |did )?(?:his|her|their|the|people|others)\b|^things (?:he|she|they) (?:said|told)|^what \p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,2} (?:says?|said|tells?|told|thinks?|wants?|sees?|notices?|reports?)\b(?! about)|^what (?:mrs?|ms|miss|coach|dr)\.? [\p{L}'-]{2,20} (?:says|said|tells|sees|saw|reports|notices|thinks|hears)|^(?:class(?:room)?|school) (?:report|comments?)\b|^(?:from|at) home\b|\bvoices?\b|\bown words\b|^(?:his|her|their|[\p{L}'-]{2,20}'s) (?:own )?(?:view|words|thoughts|wishes)`,
  'iu',
);

/** "CLASSROOM TEACHER (Mr. Ostrander)", "Mother:" alone: below it stands what that person has to say. */
const HEADED_BY_ONE = new RegExp(
  String.raw`^(?:the |his |her |their )?(?:${STAFF}|(?:step|grand)?(?:mother|father)|mom|dad|guardians?)(?:,? [(-]?${PERSON}\)?| \([^()]{2,40}\))?$`,
  'iu',
);

/** One look before the slower one: without such a word nobody's words follow. */
const NAMES_WORDS = new WordPattern(
  /input|interview|report|account|concern|comment|feedback|voice|view|words|note|questionnaire|conversation|perspective|observation|statement|^(?:what|things|from|at) |thoughts|wishes/i,
);
const isHeaded = (words: string) => NAMES_WORDS.test(words) && HEADED.test(words);

/** Whether a heading or a line's own key says that somebody's words follow, and whose; undefined where it does not. */
export function speakerOfHeading(heading: string, voices: Voices): Reporter | undefined {
  const words = heading.trim().replace(/[:.]+$/, '');
  if (words.toLowerCase() === voices.studentFirstName?.toLowerCase()) return 'student';
  if (
    !isHeaded(words) &&
    !HEADED_BY_ONE.test(words) &&
    !/^(?:family|parents?|teachers?|student|guardian)\b/i.test(words)
  )
    return undefined;
  return roleOf(words, voices);
}

const PERSON_ALONE = new RegExp(
  String.raw`^(?:the )?(?:${FAMILY}|${STAFF}|student|${PERSON})\b(?:[^"]{0,40}| \([^"()]{0,80}\))$`,
  'iu',
);

const SHORT_FORM_LETTERS = 3;
/** "Ottie", "Dash", "Bronya": one word that begins as the student's name does. */
const isShortFor = (lead: string, name: string | undefined) =>
  name !== undefined &&
  name.length > SHORT_FORM_LETTERS &&
  /^\p{Lu}\p{L}{2,9}$/u.test(lead) &&
  lead.slice(0, SHORT_FORM_LETTERS) === name.slice(0, SHORT_FORM_LETTERS);

/** Whose words a line's own key announces: "Mrs. Iyengar:", "Guardian interview.", "MIRA." */
function speakerOfKey(text: string, voices: Voices, headed?: Reporter): Reporter | undefined {
  // "Guardian interview." and "Ezekiel." alone stand before the words of theirs that follow.
  // 'Mira: "The e is a trick.' is as short, and her words have begun.
  const isAlone = text.length <= 50 && text.endsWith('.') && !text.includes(':') && !text.includes('"');
  const lead = isAlone ? text.slice(0, -1) : LEAD_KEY.exec(text.slice(0, LEAD_CHARACTERS))?.[1];
  if (lead === undefined) return undefined;
  const name = voices.studentFirstName;
  const said = lead.trim().replace(/^from /i, '');
  // "From Mira:", "Mira, on the device:", "Mira (interview with me, 10/20)."
  const isStudent =
    name !== undefined &&
    said.toLowerCase().startsWith(name.toLowerCase()) &&
    /^\s*(?:$|[,(]|(?:is|was) [a-z]{3,12}$)/.test(said.slice(name.length)) &&
    // "Dana is candid:" leads to words of hers; "Dana is kind." does not.
    !(isAlone && /\s(?:is|was)\s/.test(said));
  if (isShortFor(lead, name) && /^[^:]{2,20}: ?"/.test(text)) return 'student';
  return isStudent || isHeaded(lead) || PERSON_ALONE.test(lead) ? roleOf(lead, voices, headed) : undefined;
}

const FIRST_PERSON = /"[^"]{0,200}\bI(?:'m|'d|'ve|'ll)?\b/;

/** "A card that says 'I need a minute'". */
const IS_PRINTED =
  /\b(?:cards?|signs?|posters?|buttons?|symbols?|messages?|stickers?|scripts?)\b[^"]{0,40}"/i;

/** Whether a quotation in the first person stands where the student is spoken of. */
function isOwnVoice(text: string, { studentFirstName }: Voices): boolean {
  if (studentFirstName === undefined || !text.includes('"') || !FIRST_PERSON.test(text)) return false;
  if (IS_PRINTED.test(text)) return false;
  return text.includes(studentFirstName) || /\b(?:he|she|they)\b/i.test(text.replace(/"[^"]{0,400}"/g, ' '));
}

/** Whether somebody speaks by a first name that the report gives to one of the family. */
function isRelativeSaying(text: string, { relatives, studentFirstName }: Voices): boolean {
  const name = SPEAKS.test(text) ? SAYS_BY_FIRST_NAME.exec(text)?.[1] : undefined;
  return name !== undefined && name !== studentFirstName && relatives().has(name.toLowerCase());
}

/** "He works on his father's boat and I think that is a part of it": the writer's, whoever else is named. */
const isOwnOpinion = (text: string): boolean =>
  /\bI (?:think|believe|suspect|guess|find|know|wonder)\b/.test(text.replace(/"[^"]{0,400}"/g, ' '));

/**
 * The person whose words or opinion a sentence gives; undefined where it is the report's own.
 * @param headed who speaks by the heading: below "Family interview" a "Mr. Holm" whom nobody introduced is of the family
 */
export function speakerOf(text: string, voices: Voices, headed?: Reporter): Reporter | undefined {
  const announced = speakerOfKey(text, voices, headed);
  if (announced !== undefined) return announced;
  const after = text.includes('"') ? AFTER_QUOTE.exec(text)?.[1] : undefined;
  const quoted = after === undefined ? undefined : roleOf(after, voices);
  if (quoted !== undefined) return quoted;
  const person = SPOKEN_PERSON.exec(text)?.[1];
  if (person !== undefined) return roleOfAdult(person, voices, headed);
  if (isRelativeSaying(text, voices)) return 'parent';
  const said =
    SPEAKS.test(text) && !/^(?:When|If|After|Once|Whenever)\b/.test(text) && !isOwnOpinion(text)
      ? SAID_BY.find(([, pattern, named]) => named.test(text) && pattern.test(text))?.[0]
      : undefined;
  if (said !== undefined) return said;
  if (TOLD_BY_READERS.test(text)) return 'parent';
  return studentSays(text, voices.studentFirstName) || isOwnVoice(text, voices) ? 'student' : undefined;
}
