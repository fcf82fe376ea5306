/** The words around a figure, made comparable: the student is NAME, a number is #, and some words stand for many. */

export interface Word {
  readonly word: string;
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

/** The groups a word belongs to; none for most. */
export const groupsOf = (word: string): readonly WordGroup[] => groupsByWord.get(word) ?? NONE;

const WORD = /[A-Za-z]+(?:[-'][A-Za-z]+)*|\d+(?:\.\d+)?|[%/:()|;,.=?>_-]|\t| {3,}/g;
const PERSON = new Set(['he', 'she', 'they', 'him', 'them']);
const OWNER = new Set(['his', 'her', 'their']);

/** Words and marks of a text, in order. @param firstName of the student, where it is known */
export function wordsIn(text: string, firstName: string | undefined): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: printed, index }) => ({
    word: comparable(printed, firstName),
    index,
    end: index + printed.length,
  }));
}

function comparable(printed: string, firstName: string | undefined): string {
  const [first = ''] = printed;
  if (first >= '0' && first <= '9') return '#';
  if (first === '\t' || first === ' ') return '|';
  if (!/[A-Za-z]/.test(first)) return printed;
  const bare = printed.endsWith("'s") ? printed.slice(0, -2) : printed;
  if (bare === firstName) return 'NAME';
  const word = bare.toLowerCase();
  if (PERSON.has(word)) return 'PERSON';
  if (OWNER.has(word)) return 'OWNER';
  return singular(word);
}

/** Near enough: "stories" is "story", "words" is "word". */
function singular(word: string): string {
  if (word.length <= 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}
