/** How each area is counted where no baseline has set the unit yet. Units: project facts, 3.8. */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';

const STEPS = 'share of steps done without help';
const CHANCES = 'share of opportunities';

export const COUNTED_AS: Readonly<Record<AreaOfNeedName, string>> = {
  'Phonological awareness': 'share of sounds said correctly',
  Decoding: 'share of words read correctly',
  'Reading fluency': 'number of words correct per minute',
  'Reading comprehension': 'share of questions answered correctly',
  Vocabulary: 'share of words explained correctly',
  Spelling: 'share of words spelled correctly',
  'Written expression': 'rubric score',
  'Math computation': 'share of problems solved correctly',
  'Math problem solving': 'share of problems solved correctly',
  'Number sense': 'share of items answered correctly',
  Articulation: 'share of correct productions',
  'Phonology and intelligibility': 'share of words understood by the listener',
  'Receptive language': 'share of directions followed',
  'Expressive language': 'share of complete utterances',
  'Narrative language': 'number of story parts',
  'Pragmatic language': 'share of turns on the topic',
  'Speech fluency': 'share of utterances begun with a strategy',
  'Functional communication': 'number of messages in a set time',
  Handwriting: 'share of legible letters',
  'Writing speed and keyboarding': 'number of words or letters per minute',
  'Fine motor': 'share of trials done as modeled',
  'Sensory regulation': CHANCES,
  'Self-care': STEPS,
  'Gross motor': 'share of trials done as modeled',
  'Attention and task engagement': 'share of observed intervals',
  'Work completion and executive function': 'share of assignments turned in',
  'Emotional regulation': CHANCES,
  Behavior: CHANCES,
  'Social skills': 'number of exchanges in a set time',
  'Anxiety and participation': 'share of activities joined',
  'Daily living and safety': STEPS,
  'Money and time': 'share of items answered correctly',
  Employment: STEPS,
  'Education and training': 'number of finished steps',
  'Independent living': STEPS,
  'Self-advocacy': CHANCES,
  'Pre-academic skills': 'share of items answered correctly',
  'Play and joint attention': 'number of play turns in a set time',
  'Braille, orientation and mobility': STEPS,
  'Listening and equipment care': CHANCES,
};

/** For an area the catalogue does not have. */
export const COUNTED_OTHERWISE = CHANCES;
