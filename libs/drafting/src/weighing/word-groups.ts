/** Words that stand for many: which of them tell of others, of targets, of then and of now. */

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
