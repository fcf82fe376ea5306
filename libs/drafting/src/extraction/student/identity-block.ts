/** The lines at the head of a report that say who it is about, as label and value, however they are laid out. */
import { everyMatch } from '../text/every-match.js';
import type { FoldedPage } from '../text/folded-page.js';
import type { IdentityField, IdentityLabel } from './identity-field.js';
import { stackedFields } from './stacked-identity.js';

export type { IdentityField, IdentityLabel } from './identity-field.js';

const LINES_MAX = 60;
const LINE_CHARACTERS_MAX = 400;
const FIELDS_MAX = 200;

/** Longest first where one begins another. Matched without regard to case, but never inside a sentence's lower case. */
const LABELS: readonly (readonly [IdentityLabel, string])[] = [
  ['student', String.raw`(?:student|child|learner|pupil|scholar)(?:['’]s)?(?: legal)? (?:name|initials)`],
  ['student', String.raw`name of (?:the )?(?:student|child|learner|pupil)`],
  [
    'student',
    String.raw`(?:child|student|pupil) (?:observed|evaluated|assessed|seen)|report (?:on|about) student`,
  ],
  [
    'grade',
    String.raw`school ?\/ ?grade|(?:current )?grade(?: ?\/ ?[a-z]{3,10}| level| placement)?|gr\.?(?: ?\/ ?(?:sec(?:tion)?|rm|room|teacher|tchr|school|age))?|school year|year in school|program level|class`,
  ],
  [
    'other',
    String.raw`student (?:id|number|no\.?)|(?:district|state|local|marss|ssid) ?(?:id)?(?: (?:number|no\.?))?`,
  ],
  [
    'student',
    String.raw`student(?: #?\d)?|child|kid|learner|pupil|client|patient|examinee|scholar|(?:young )?adult|young (?:man|woman|person)|trainee`,
  ],
  ['name', String.raw`(?:full |first |legal )?name`],
  ['age', String.raw`(?:chronological |current )?age(?: at (?:testing|evaluation|assessment))?|c\.?a\.?`],
  ['gender', String.raw`gender|sex|pronouns?`],
  [
    'other',
    String.raw`dob|d\.o\.b\.|date of birth|birth ?date|born|school|building|campus|teacher|tchr|evaluator\(?s?\)?|examiner|psychologist|counsell?or|provider|specialist|diagnostician|clinician|therapist|slp|interventionist|case manager|team lead|district|parents?(?:\(s\))?(?: ?\/ ?guardians?(?:\(s\))?)?|guardian|mother|father|report (?:date|written)|dates? (?:of|seen)[a-z ]{0,24}|dates?|evaluat(?:ed|ion) (?:dates?|between)?|evaluated|assess(?:ed|ment) (?:between|dates?)|last evaluated|seen|by|from|to|written|meeting|team meeting|iep (?:in effect|meeting)|annual review date|reporting(?: period)?|report for|home language|language of home|primary language|eligibility|disability(?: category)?|ethnicity|phone|address|room|sessions?|referred by|referral received|service|covers|id|case(?: no\.?)?|sources?|present at school|title|author`,
  ],
];
const LABEL = new RegExp(
  String.raw`(^|[|\t;,•*#]\s{0,4}|\s{2,}|\S )(?:${LABELS.map(([, words]) => `(${words})`).join('|')})(?=\s{0,3}(?:[:|]|\.{2,})|\t|\s{2,}|\s|$)`,
  'giu',
);
const ORDER_OF_NAMES = / ?\((?:last|first|family|given|please)[a-z ,/]{0,24}\)/i;
/** "Name Aaliyah Simone Reed", with nothing between. */
const NAME_LINE = /^Name \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u;
/** "NAME Aaliyah Reed      SEX F": the label in capitals, the next one behind a gap. */
const NAME_AND_MORE =
  /^(?:NAME|STUDENT|CHILD|PUPIL|LEARNER) \p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}(?: {2,}|\t)\p{Lu}{3}/u;
/** What stands between a label and its value. */
const SEPARATOR = /^(?:\s{0,40}(?:[:|=]|\.{2,40})\s{0,40}|\t{1,8}\s{0,10}|\s{2,60})/;

const GRADE_FOLLOWS = /^ (?:\d{1,2}(?:st|nd|rd|th)?\b|k\b|kinder)/i;

interface FoundLabel {
  readonly label: IdentityLabel;
  readonly start: number;
  readonly end: number;
  /** A colon, dots, a tab or a gap follows: not merely a space. */
  readonly isMarked: boolean;
}

function labelsIn(line: string): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (const match of everyMatch(LABEL, line)) {
    const [whole, lead = '', ...words] = match;
    const at = words.findIndex((found: string | undefined) => found !== undefined);
    const start = match.index + lead.length;
    const end = match.index + whole.length;
    const [label] = LABELS[at] ?? ['other'];
    // "Grade 4" and "gr 1" need no mark: a grade follows.
    const isGrade = label === 'grade' && GRADE_FOLLOWS.test(line.slice(end));
    const isMarked = isGrade || SEPARATOR.test(line.slice(end));
    const isAfterGap = !/^\S $/.test(lead);
    // In running text a label is a word like any other: only a capital and a mark after it tell.
    const isLabel = isAfterGap ? isMarked || start === 0 : /^\p{Lu}/u.test(words[at] ?? '');
    if (isLabel) found.push({ label, start, end, isMarked });
  }
  return found;
}

/** "[Mira Solberg]", "_4_": what a form puts around what is filled in. */
const unframed = (value: string) =>
  value
    .trim()
    .replace(/^[[_<]{1,20}\s?(?=[\p{L}\d])/u, '')
    .replace(/(?<=[\p{L}\d.])\s?[\]_>]{1,40}$/u, '');

/**
 * The label-and-value pairs of a page's first lines: "Student: Mia Lopez", "GRADE ..... Fifth", "Student Name Mia
 * Lopez Grade 5" as copied out of a PDF. At most 200.
 * @param linesMax how many lines that hold text are looked at
 * @param isWorthALook a quick test that lines must pass, where most of a page cannot matter
 */
export function identityFieldsOf(
  page: FoldedPage,
  linesMax = LINES_MAX,
  isWorthALook?: (line: string) => boolean,
): IdentityField[] {
  const fields: IdentityField[] = [];
  const lines = page.text
    .slice(0, 40_000)
    .split('\n')
    .filter((line) => isWorthALook?.(line) !== false && line.trim() !== '')
    .slice(0, linesMax);
  for (const raw of lines) {
    const line = raw
      .trim()
      .replace(/^[#*>-]+\s*/, '')
      // "Student (last, first): Solberg, Mira"
      .replace(ORDER_OF_NAMES, '')
      // "[Grade]   3"
      .replace(/^\[([\p{L} /]{2,24})\](?=\s)/u, '$1  ')
      .slice(0, LINE_CHARACTERS_MAX);
    const isSmallKey = /^[a-z]{2,8}:/.test(line);
    // A sentence that goes on from the line above.
    if (/^[a-z]/.test(line) && !isSmallKey) continue;
    const labels = labelsIn(line);
    const isBlock =
      labels.some(({ isMarked }) => isMarked) ||
      labels.length >= 2 ||
      NAME_LINE.test(line) ||
      NAME_AND_MORE.test(line);
    if (!isBlock && !isSmallKey) continue;
    labels.forEach(({ label, end, isMarked }, at) => {
      if (label === 'other' || fields.length >= FIELDS_MAX) return;
      const rest = line
        .slice(end, labels[at + 1]?.start ?? line.length)
        .replace(SEPARATOR, '')
        // "**Grade:** 8"
        .replace(/^\*{1,3}\s{0,4}/, '')
        .trim();
      const value = unframed(rest.split(/\t|\s{2,}|\||;/)[0] ?? '');
      if (value !== '') fields.push({ label, value, isMarked, page: page.page });
    });
  }
  if (isWorthALook === undefined) fields.push(...stackedFields(lines, page.page).slice(0, FIELDS_MAX));
  return fields;
}
