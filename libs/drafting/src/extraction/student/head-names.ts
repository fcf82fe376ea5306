/** The student's full name at the head of a report without a label: which of the names there the paper is about. */
import { everyMatch } from '../text/every-match.js';
import { gradeAtStart, gradeCells } from './grade-words.js';
import { isTitleWord, mayBeginAName, mayEndAName } from './title-words.js';

const PARTICLES = String.raw`de la|de los|del|de|da|dos|van der|van|von|bin|ibn|al|el|la|le|ten|ter|y`;
const PART = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,30}`;
/** "Mira Solberg", `Mira "Mimi" Solberg`, "MIRA  SOLBERG", "Mira de la Cruz", "Mira S.", up to four parts. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}'’-])${PART}(?:(?: | {2}(?=\p{Lu}{2}))(?:["(]{1,2}\p{Lu}[\p{L}'’-]{1,20}[")]{1,2} |(?:${PARTICLES}) )?(?:${PART}|\p{Lu}\.(?! \p{Lu}\p{Ll}))){1,4}`,
  'gu',
);
const FAMILY_FIRST = new RegExp(
  String.raw`(?:^\s{0,8}|[|~*;/] ?| - |\s{2})(${PART}), (${PART}(?: ${PART})?)(?=\s{2,}|\t|\s*$| ?[|;/(~]| - )`,
  'u',
);

/** "K.N.", "K. N.": a name where a grade or a label stands beside it. */
const INITIALS = /(?<![\p{L}.])\p{Lu}\. ?\p{Lu}\.(?![\p{L}.]| \p{Lu})/gu;

export const LABELLED_BEFORE =
  /(?:^|[^\p{L}])(?:re|regarding|concerning|concerns|subject|student|child|learner|pupil|scholar|examinee|client|patient|pt|name)s?(?:[ /]{1,3}\p{L}{2,9}){0,2}[^\p{L}]{0,24}$/iu;
const FOR_BEFORE = /(?:^|[^\p{L}])(?:for|regarding|about|of|on|is|named|with)\s?[:"'(*_[]{0,2}\s?$/iu;
const ADULT_BEFORE =
  /(?:^|[^\p{L}])(?:from|by|teachers?|tchr|examiner|evaluator|observer|assessor|provider|clinician|therapist|psychologist|pathologist|counselor|specialist|interventionist|manager|coach|slp|otr?|pt by|cc|to|dear|attn|present|attending|signed|signature|submitted|prepared|written|author|principal|director|mother|father|mom|dad|parents?|guardians?|coordinator|worker|aide|nurse|hi|hello|hey|thanks)[\s:.,(-]{0,6}$/iu;
/** "Present: Ms. Lund, Tom Ott, D. Crane" */
export const OF_SEVERAL_ADULTS =
  /^\W{0,6}(?:present|attend\w{1,5}|members?|invited|participants|team(?: members)?|cc|from|absent|in attendance|copies)\b[^\n:]{0,16}:/i;
export const TITLED =
  /(?:\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sr|Coach|Aunt|Uncle|Nurse|Principal|Professor)\.?|\b\p{Lu}\.) $/u;
const ADULT_AFTER =
  /^\s{0,2}[,(-]{0,2}\s?(?:M\.? ?[AS]\b|M\.? ?Ed|Ph\.? ?D|Psy\.? ?D|Ed\.? ?[DS]\b|CCC|CF-?SLP|SLP\b|OTR?\b|OTD|COTA|PT\b|DPT|BCBA|L[CM]?SW|MSW|RN\b|NCSP|TVI\b|COMS|CTVI|(?:the |our )?(?:school|special|lead|reading|speech|occupational|physical|resource|general|math|literacy|behavior|district|classroom|deaf|vision|itinerant|head|assistant) ?[\p{L} -]{0,30}(?:teacher|psych|therap|pathologist|specialist|coach|interventionist|director|counselor|social worker|nurse|educator|ed\b)|teacher|psychologist|counselor|principal|director|coordinator|case manager|job coach|coach\b|interventionist|therapist|diagnostician|specialist|mother|father|mom\b|dad\b|parent|grand|guardian|aide\b|para|nurse|superintendent|examiner|evaluator|room|desk|(?:(?:grade|gr\.?) ?\w{1,8}|\w{3,8}[ -](?:grade|gr\.?)),? (?:[\p{L}-]{1,16} )?(?:teacher|team|aide|lead|chair|interventionist|specialist|coach))|^['’]s (?:room|class|desk|office)/iu;
export const AGE_AFTER =
  /^[^\p{L}\n]{0,12}(?:age|ca\b|c\.a\.|\d{1,2} ?(?:years?|yrs?|y)\b|\d{1,2}[-;:]\d{1,2}\b(?![-/]))/iu;
const A_DATE =
  /\b\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/i;
const CELL_BEFORE = /(?:^|[|\t~·•*;<>()[\]_/.:-]\s{0,4}|\s{2})$/u;
const CELL_AFTER = /^(?:\s{0,4}(?:$|[|\t~·•*;<>()[\]_/,:.]|--|- )|\s{2})/u;

const HEAD_LINES = 14;
const LINE_CHARACTERS = 300;
const CANDIDATES_MAX = 24;
const TEXT_CHARACTERS = 60_000;
const ENOUGH = 4;
const MENTIONS_COUNTED = 3;
const LEAD_OVER_A_CHILD = 4;

interface Candidate {
  readonly name: string;
  readonly given: string;
  readonly score: number;
  readonly hasGrade: boolean;
}

/** "MIRA SOLBERG" as "Mira Solberg". */
export const capitalized = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** How often the given name stands alone, and whether the text says something of it. */
export function spokenOf(given: string, text: string): { mentions: number; isActing: boolean } {
  let mentions = 0;
  let isActing = false;
  for (let at = text.indexOf(given); at >= 0 && mentions < 12; at = text.indexOf(given, at + given.length)) {
    const after = text.slice(at + given.length, at + given.length + 24);
    const isWhole = !/[\p{L}-]/u.test(text[at - 1] ?? '') && !/^(?:[\p{L}\p{M}]|-\p{L})/u.test(after);
    if (!isWhole || /^\.?,? {1,2}\p{Lu}/u.test(after)) continue;
    mentions += 1;
    isActing ||=
      /^(?:['’]s?\s| (?:is|was|has|had|can|did|does|will|who|\p{Ll}{2,12}(?:s|ed)|got|made|wrote|read|put|took|came|went|needs?|could)\b)/u.test(
        after,
      );
  }
  return { mentions, isActing };
}

/**
 * The full name the head gives to the child the paper is about; undefined where none stands out.
 * Told by what stands around a name (a grade, a date, "Re:", "for") and by how the text goes on to speak of it.
 */
export function nameAtHead(text: string): string | undefined {
  const read = text.slice(0, TEXT_CHARACTERS);
  const head = read
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES)
    .map((line) => line.slice(0, LINE_CHARACTERS));
  const [best, next] = head
    .flatMap((line, at) =>
      candidatesIn(line, { at, above: head[at - 1] ?? '', below: head[at + 1] ?? '', text: read }),
    )
    .slice(0, CANDIDATES_MAX)
    .reduce<Candidate[]>((kept, one) => {
      const same = kept.findIndex(({ given }) => given === one.given);
      if (same < 0) return [...kept, one];
      // The same child told again: the fuller telling counts.
      return kept.map((other, place) => (place === same ? fullerOf(other, one) : other));
    }, [])
    .sort((a, b) => b.score - a.score);
  if (best === undefined || best.score < ENOUGH) return undefined;
  // Two children with their grades are a list.
  const lead = best.hasGrade && next?.hasGrade === true ? LEAD_OVER_A_CHILD : 1;
  return next !== undefined && next.score > best.score - lead ? undefined : best.name;
}

interface Place {
  /** How many filled lines stand above. */
  readonly at: number;
  readonly above: string;
  readonly below: string;
  readonly text: string;
}

/** The better told of two tellings, by the longer name: "Mira S." and "Mira Solberg". */
const fullerOf = (one: Candidate, other: Candidate): Candidate => ({
  name: other.name.length > one.name.length ? other.name : one.name,
  given: one.given,
  score: Math.max(one.score, other.score),
  hasGrade: one.hasGrade || other.hasGrade,
});

function candidatesIn(line: string, place: Place): Candidate[] {
  const turned = FAMILY_FIRST.exec(line);
  const [whole = '', family = '', given = ''] = turned ?? [];
  const isTurned = turned !== null && ![family, ...given.split(' ')].some(isTitleWord);
  const turnedAt = line.indexOf(family, turned?.index ?? 0);
  const first = isTurned
    ? [candidate(`${given} ${family}`, line, turnedAt, (turned.index || 0) + whole.length, place)]
    : [];
  const others = everyMatch(NAME, line)
    .flatMap((match) => partsOf(match[0], match.index))
    .map(({ name, start, end }) => candidate(name, line, start, end, place));
  const initials = everyMatch(INITIALS, line).map((match) =>
    candidate(match[0], line, match.index, match.index + match[0].length, place),
  );
  return [...first, ...others, ...initials].filter((one) => one !== undefined);
}

interface Part {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const isAlsoSmall = (given: string, text: string) =>
  new RegExp(String.raw`(?<![\p{L}'’-])${given.toLowerCase().replaceAll('.', '')}(?![\p{L}'’-])`, 'u').test(
    text,
  );

const SCHOOL_AFTER =
  /^(?:elementary|elem|middle|intermediate|primary|high|hs|ms|es|school|schools|academy|college|university|center|clinic|hospital|district|county|city|township|region|regional|area|unified|joint|consolidated|public|charter|parish|community|cooperative|co-op|agency|campus|library|street|avenue|road|preschool|isd|usd|cusd|associates|services?)$/i;

const isParticle = (word: string) => /^\p{Ll}/u.test(word);

/** A run of capitalized words without the title's words in it; what a school is called after is left out with them. */
function partsOf(run: string, start: number): Part[] {
  const parts: Part[] = [];
  let words: { text: string; at: number }[] = [];
  const close = (next: string) => {
    const [first] = words;
    const last = words.at(-1);
    if (first !== undefined && last !== undefined && words.length >= 2 && !SCHOOL_AFTER.test(next)) {
      const name = words.map(({ text }) => text).join(' ');
      parts.push({ name, start: start + first.at, end: start + last.at + last.text.length });
    }
    words = [];
  };
  for (const match of run.matchAll(/\S{1,40}/g)) {
    const text = match[0];
    const bare = text.replace(/['’]s$/, '');
    const isFamily = words.length > 0 && mayEndAName(text);
    const isTime = mayBeginAName(text) && words.length > 0;
    if (isTime || (isTitleWord(text) && !isFamily && !isParticle(text))) close(text);
    else {
      words.push({ text: bare, at: match.index });
      if (bare !== text) close('');
    }
  }
  close('');
  return parts;
}

export function isOfAnAdult(line: string, before: string, after: string): boolean {
  return (
    (OF_SEVERAL_ADULTS.test(line) && !FOR_BEFORE.test(before)) ||
    (ADULT_BEFORE.test(before) && !/\bfor\b[^\p{L}]{0,4}$/iu.test(before)) ||
    ADULT_AFTER.test(after)
  );
}

export function hasGradeBeside(before: string, after: string): boolean {
  const cells = gradeCells(after.replace(/^['’]s\b/, ''));
  return (
    (CELL_AFTER.test(after) && gradeAtStart(cells[0] ?? '', true) !== undefined) ||
    cells.slice(0, 3).some((cell) => gradeAtStart(cell, false) !== undefined) ||
    gradeAtStart((gradeCells(before).at(-1) ?? '').replace(/\s?:$/, ''), false) !== undefined
  );
}

function candidate(
  written: string,
  line: string,
  start: number,
  end: number,
  { at, above, below, text }: Place,
): Candidate | undefined {
  const before = line.slice(Math.max(0, start - 60), start);
  const after = line.slice(end, end + 120);
  const isCapitals = written === written.toUpperCase();
  const name = (isCapitals ? capitalized(written) : written).replace(/["(]{1,2}[^")]{1,30}[")]{1,2} ?/g, '');
  const [given = ''] = name.split(' ');
  if (TITLED.test(before)) return undefined;
  const { mentions, isActing } = spokenOf(given, text);
  const isAdult = isOfAnAdult(line, before, after);
  const hasGrade = hasGradeBeside(before, after);
  const isLabelled = LABELLED_BEFORE.test(before);
  const isCell = CELL_BEFORE.test(before) && CELL_AFTER.test(after);
  const points: readonly (readonly [boolean, number])[] = [
    [isLabelled, 4],
    [!isLabelled && FOR_BEFORE.test(before), 1.5],
    [isAdult, -6],
    [hasGrade, 4],
    [AGE_AFTER.test(after), 3],
    [A_DATE.test(line), 1.5],
    [isCell, 1.5],
    [at < 4, 0.5],
    [isActing || /^['’]s \p{Ll}/u.test(after), 1.5],
    [hasGradeBelow(below, after), 3],
    [before.trim() === '' && after.trim() === '' && isGradeAlone(above), 3],
    [isCapitals && mentions === 0 && !isLabelled && !hasGrade, -2],
    [isAlsoSmall(given, text), -2],
  ];
  if (given.endsWith('.') && !hasGrade) return undefined;
  const score = points.reduce(
    (sum, [isSo, weight]) => sum + (isSo ? weight : 0),
    Math.min(MENTIONS_COUNTED, mentions),
  );
  return { name, given, score, hasGrade };
}

/** The name ends its line, and the next one begins with a grade or an age. */
const hasGradeBelow = (below: string, after: string): boolean =>
  after.trim() === '' &&
  gradeCells(below)
    .slice(0, 2)
    .some((cell, at) => gradeAtStart(cell, false) !== undefined || (at === 0 && AGE_AFTER.test(cell)));

const isGradeAlone = (line: string): boolean => line.length <= 40 && gradeAtStart(line, false) !== undefined;

const NEAR_LINES = 3;
/** What is longer is a sentence and no head. */
const SHORT_LINE = 120;

/** The grade beside the student's name at the head, in the cells of its line; else in a cell of its own on a line near by. */
export function gradeBeside(text: string, name: string): { onLine?: string; near?: string } {
  const head = text
    .slice(0, 6_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD_LINES);
  const words = name.split(' ');
  const [given = ''] = words;
  const places = head.flatMap((line, at) => {
    const start = line.toLowerCase().slice(0, LINE_CHARACTERS).indexOf(given.toLowerCase());
    return start < 0 ||
      /\p{L}/u.test(line[start - 1] ?? '') ||
      /\p{L}/u.test(line[start + given.length] ?? '')
      ? []
      : [{ line, at, start }];
  });
  for (const { line, start } of places
    .filter(({ line }, at) => at === 0 || line.length <= SHORT_LINE)
    .slice(0, 3)) {
    const found = gradeOnLine(line, start, words);
    if (found !== undefined) return { onLine: found };
  }
  const [{ at } = { at: -1 }] = places;
  if (at < 0) return {};
  for (const line of [
    ...head.slice(at + 1, at + 1 + NEAR_LINES),
    ...head.slice(Math.max(0, at - NEAR_LINES), at),
  ]) {
    if (OF_ADULTS.test(line) || line.length > 160) continue;
    for (const cell of gradeCells(line)) {
      const grade = cell.length <= 34 ? gradeAtStart(cell, false, true) : undefined;
      if (grade !== undefined) return { near: grade };
    }
  }
  return {};
}

const OF_ADULTS = /^\s{0,8}(?:from|to|by|present|cc|attending|teacher|examiner|observer|provider)\b/i;

function gradeOnLine(line: string, start: number, words: readonly string[]): string | undefined {
  const read = line.slice(0, start + 240);
  // Behind the last part of the name that stands in a row with it.
  let end = start;
  for (const word of words) {
    const found = read.toLowerCase().indexOf(word.toLowerCase(), end);
    if (found >= 0 && found - end < 24) end = found + word.length;
  }
  const after = read.slice(end).replace(/^(?:['’]s\b)/, '');
  const cells = gradeCells(after);
  const isBeside = CELL_AFTER.test(after);
  const own = isBeside ? gradeAtStart(cells[0] ?? '', true) : undefined;
  if (own !== undefined) return own;
  for (const cell of cells.slice(0, 5)) {
    const grade = gradeAtStart(cell, false);
    if (grade !== undefined) return grade;
  }
  return gradeCells(read.slice(0, start))
    .map((cell) => gradeAtStart(cell.replace(/\s?:$/, ''), false))
    .findLast((grade) => grade !== undefined);
}
