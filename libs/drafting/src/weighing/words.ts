/** The words around a figure, made comparable: the student is NAME, a number is #, and some words stand for many. */
import type { KnownWord, KnownWords } from './known-words.js';

export interface Word {
  readonly known: KnownWord;
  readonly index: number;
  readonly end: number;
}

/** What a word may tell of the figure near it: whose it is, when it was, what it counts. */
export type WordGroup =
  'OTHERS' | 'TARGET' | 'PAST' | 'NOW' | 'TIME' | 'RIGHT' | 'ITEM' | 'NORM' | 'ADMIN' | 'MONTH' | 'SEASON';

const GROUPS: Readonly<Record<WordGroup, string>> = {
  OTHERS:
    'class classes classmate peer typical typically grader children girl boy pupil norm normative average averages room section group others other national district local comparison neighbor reader kids table school agemate mates most sibling brother sister cousin co-worker coworker',
  TARGET:
    'goal target aim aims aimed criterion criteria expect expected expectation benchmark standard mastery requirement required requires held cutoff cut exit should will minimum least must until line reach set objective wants want hope need needs needed ask asks calls counts',
  PAST: 'previous previously prior earlier last ago began begin beginning started start first when old then had back former formerly before initial initially entry entered original baseline fall september october kindergarten was were triennial up from history',
  NOW: 'now current currently latest recent recently today this newest present presently week january february march april may is are to spring winter most at stands final',
  TIME: 'minute min hour hr day week wk month session period class block second sec year semester quarter trimester morning afternoon lunch recess times time per each every',
  RIGHT:
    'correct correctly right accurate accurately accuracy independent independently alone success successful successfully completed complete finished met passed mastered known knew named answered read produced used followed made gave got solved spelled wrote did took',
  ITEM: 'item word question problem trial opportunity chance step sentence direction attempt occasion assignment task sound letter fact probe story picture turn point response interval try tries set sheet piece card cards round check exchange prompt reminder game element detail idea',
  NORM: 'percentile standard score scaled t-score ss rank scale composite index sd mean deviation confidence grade age years equivalent ge lexile rit stanine',
  ADMIN:
    'page room id dob case phone fax date born birthday district version form level unit lesson chapter edition minutes weekly daily service services support ot slp pt therapy tier small push-in pull-out iep meeting',
  MONTH:
    'jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december',
  SEASON: 'fall winter spring summer autumn',
};

const groupsByWord = new Map<string, WordGroup[]>();
for (const group of Object.keys(GROUPS) as WordGroup[])
  for (const word of GROUPS[group].split(' '))
    groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);

const NONE: readonly WordGroup[] = [];

/** Every word of some group. */
export const GROUPED_WORDS: readonly string[] = [...groupsByWord.keys()];

/** The groups a word belongs to; none for most. */
export const groupsOf = (word: string): readonly WordGroup[] => groupsByWord.get(word) ?? NONE;

/** What a character may be part of; all else parts words. */
const [LETTER, DIGIT, MARK, TAB, SPACE] = [1, 2, 3, 4, 5];
const CHARACTERS = 128;
const SPACES_MIN = 3;
const kinds = new Uint8Array(CHARACTERS);
for (let code = 0; code < CHARACTERS; code += 1) {
  const character = String.fromCharCode(code);
  if (/[a-z]/i.test(character)) kinds[code] = LETTER;
  else if (/\d/.test(character)) kinds[code] = DIGIT;
  else if (/[%/:()|;,.=?>_-]/.test(character)) kinds[code] = MARK;
}
kinds['\t'.charCodeAt(0)] = TAB;
kinds[' '.charCodeAt(0)] = SPACE;
const kindAt = (text: string, at: number) => kinds[text.charCodeAt(at)] ?? 0;

/** Where a row of characters of one kind ends. */
function endOf(kind: number, text: string, from: number): number {
  let at = from;
  while (kindAt(text, at) === kind) at += 1;
  return at;
}

/** Where letters or digits end, with what may join them to more of their kind: "read-aloud", "14.2". */
function endOfJoined(kind: number, text: string, from: number): number {
  let end = endOf(kind, text, from);
  for (;;) {
    const joint = text[end];
    const isJoint = kind === LETTER ? joint === '-' || joint === "'" : joint === '.';
    if (!isJoint || kindAt(text, end + 1) !== kind) return end;
    end = endOf(kind, text, end + 1);
    if (kind === DIGIT) return end;
  }
}

/** Words and marks of a text, in order; a tab or three spaces are a mark. @param firstName of the student, where it is known */
export function wordsIn(text: string, firstName: string | undefined, known: KnownWords): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length;) {
    const kind = kindAt(text, at);
    const index = at;
    if (kind === LETTER || kind === DIGIT) at = endOfJoined(kind, text, at);
    else if (kind === SPACE) at = endOf(SPACE, text, at);
    else at += 1;
    if (kind === 0 || (kind === SPACE && at - index < SPACES_MIN)) continue;
    const word =
      kind === LETTER
        ? comparable(text.slice(index, at), firstName)
        : kind === DIGIT
          ? '#'
          : kind === MARK
            ? (text[index] ?? '')
            : '|';
    words.push({ known: known.of(word), index, end: at });
  }
  return words;
}

const STANDS_FOR: ReadonlyMap<string, string> = new Map([
  ...['he', 'she', 'they', 'him', 'them'].map((person) => [person, 'PERSON'] as const),
  ...['his', 'her', 'their'].map((owner) => [owner, 'OWNER'] as const),
]);

function comparable(printed: string, firstName: string | undefined): string {
  const bare = printed.endsWith("'s") ? printed.slice(0, -2) : printed;
  if (bare === firstName) return 'NAME';
  const word = bare.toLowerCase();
  return STANDS_FOR.get(word) ?? singular(word);
}

/** Near enough: "stories" is "story", "words" is "word". */
function singular(word: string): string {
  if (word.length <= 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
