/** In what units each area of need is counted. Source: project facts, 3.8. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { QuantityKind } from './quantities.js';

interface SkillUnits {
  readonly kinds: readonly QuantityKind[];
  /** How a criterion of the area reads, for a fix. */
  readonly example: string;
}

const PARTS: readonly QuantityKind[] = ['share', 'count'];
const TALLIES: readonly QuantityKind[] = ['share', 'count', 'frequency', 'duration', 'prompts'];
const TASKS: readonly QuantityKind[] = ['share', 'count', 'duration', 'frequency', 'prompts', 'level'];

const SKILL_UNITS: Readonly<Record<AreaOfNeedName, SkillUnits>> = {
  'Phonological awareness': {
    kinds: [...PARTS, 'rate'],
    example: 'sounds or words correct of a stated number',
  },
  Decoding: { kinds: [...PARTS, 'rate'], example: 'words read correctly of a stated number' },
  'Reading fluency': { kinds: ['rate'], example: 'words correct per minute' },
  'Reading comprehension': {
    kinds: [...PARTS, 'level'],
    example: 'questions answered correctly of a stated number',
  },
  Vocabulary: { kinds: PARTS, example: 'words defined or used of a stated number' },
  Spelling: { kinds: PARTS, example: 'words spelled correctly of a stated number' },
  'Written expression': {
    kinds: [...PARTS, 'level', 'rate'],
    example: 'rubric points or correct writing sequences',
  },
  'Math computation': {
    kinds: [...PARTS, 'rate'],
    example: 'digits correct per minute or items of a stated number',
  },
  'Math problem solving': { kinds: [...PARTS, 'level'], example: 'problems solved of a stated number' },
  'Number sense': { kinds: [...PARTS, 'rate'], example: 'items correct of a stated number' },
  Articulation: { kinds: PARTS, example: 'a percent of productions' },
  'Phonology and intelligibility': { kinds: PARTS, example: 'a percent of words understood' },
  'Receptive language': { kinds: PARTS, example: 'directions or questions of a stated number' },
  'Expressive language': { kinds: [...PARTS, 'level'], example: 'correct uses of a stated number' },
  'Narrative language': { kinds: [...PARTS, 'level'], example: 'story elements of a stated number' },
  'Pragmatic language': { kinds: TALLIES, example: 'turns or initiations in a stated time' },
  'Speech fluency': {
    kinds: [...PARTS, 'rate'],
    example: 'a percent of syllables, or strategy uses of a stated number',
  },
  'Functional communication': { kinds: TALLIES, example: 'independent messages in a stated time' },
  Handwriting: { kinds: [...PARTS, 'level'], example: 'a percent of letters or words that can be read' },
  'Writing speed and keyboarding': { kinds: ['rate'], example: 'letters or words per minute' },
  'Fine motor': { kinds: [...TASKS, 'distance'], example: 'tasks done of a stated number' },
  'Sensory regulation': {
    kinds: TALLIES,
    example: 'minutes until back at the task, or strategy uses of opportunities',
  },
  'Self-care': { kinds: TASKS, example: 'steps done of a stated number' },
  'Gross motor': { kinds: [...TASKS, 'distance'], example: 'seconds, steps, distance or trials' },
  'Attention and task engagement': { kinds: TALLIES, example: 'a percent of observed intervals, or minutes' },
  'Work completion and executive function': {
    kinds: TASKS,
    example: 'assignments or steps of a stated number',
  },
  'Emotional regulation': {
    kinds: TALLIES,
    example: 'strategy uses of opportunities, or minutes until calm',
  },
  Behavior: {
    kinds: TALLIES,
    example: 'requests of opportunities, beside the count of the problem behavior',
  },
  'Social skills': { kinds: TALLIES, example: 'initiations or responses in a stated time' },
  'Anxiety and participation': { kinds: TALLIES, example: 'minutes, days or responses' },
  'Daily living and safety': { kinds: TASKS, example: 'steps of a stated number' },
  'Money and time': { kinds: TASKS, example: 'items of a stated number' },
  Employment: { kinds: TASKS, example: 'steps, hours or products' },
  'Education and training': { kinds: TASKS, example: 'steps or products' },
  'Independent living': { kinds: TASKS, example: 'steps, hours or products' },
  'Self-advocacy': { kinds: TALLIES, example: 'requests of a stated number of chances' },
  'Pre-academic skills': { kinds: TALLIES, example: 'items, minutes or exchanges' },
  'Play and joint attention': { kinds: TALLIES, example: 'minutes or exchanges' },
  'Braille, orientation and mobility': {
    kinds: [...TASKS, 'rate', 'distance'],
    example: 'words per minute, or routes and checks',
  },
  'Listening and equipment care': { kinds: TASKS, example: 'checks of a stated number' },
};

/** The units of an area; undefined for an area the catalogue does not have, where any unit may fit. */
export function unitsOf(area: AreaOfNeedName | undefined): SkillUnits | undefined {
  return area === undefined ? undefined : SKILL_UNITS[area];
}

/** Skills whose failing hurts: one miss in five is one too many. */
const SAFETY =
  /\b(?:cross(?:es|ing)?(?: the| a)? (?:street|road|parking lot)s?|street[- ]cross|crosswalk|traffic|stranger(?! (?:would|could|can|understand))|emergenc\w+|fire (?:drill|alarm)|evacuat\w+|lockdown|9-?1-?1|call for help|medications?|allerg\w+|epi-?pen|seat ?belt|poison\w*|stove|hot (?:surface|pan)s?|knives|knife|chok\w+|insulin|inhaler|harness|wheelchair brakes|personal safety|safety sign)/;

export const isSafetySkill = (goal: string): boolean => SAFETY.test(goal);
