/**
 * In what part of the school day the skill of an area shows, whatever of it is counted: the condition of a goal whose deed the
 * report's own sentence tells, and nothing of where. Our proposal, as every condition of a plan is.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';

export type Scene = readonly [string, ...string[]];

const ROUTINES: Scene = ['during daily routines at school', 'when the routine comes up in the school day'];
const LESSONS: Scene = ['during classes across the school day', 'during lessons and class work'];
const AMONG_PEERS: Scene = [
  'during group work, recess and lunch',
  'when with classmates during the school day',
];

/** Areas whose plans give materials that fit whatever is counted have none. */
export const SCENES: Readonly<Partial<Record<AreaOfNeedName, Scene>>> = {
  'Pragmatic language': ['during talk with classmates', 'when talking with classmates or adults at school'],
  'Functional communication': [
    'during class activities and routines',
    'when there is something to ask or tell at school',
  ],
  'Speech fluency': ['during talk at school', 'when speaking with adults or classmates'],
  Handwriting: ['during class writing tasks', 'when writing with the class'],
  'Writing speed and keyboarding': ['during class writing tasks', 'when writing with the class'],
  'Fine motor': ['during class tasks done by hand', 'when working with class tools and materials'],
  'Sensory regulation': ['during class activities and routines', 'during lessons and transitions'],
  'Self-care': ROUTINES,
  'Gross motor': ['during movement activities at school', 'when moving at school and in physical education'],
  'Attention and task engagement': LESSONS,
  'Work completion and executive function': [
    'given the work assigned in class',
    'when class work or homework is assigned',
  ],
  'Emotional regulation': ['during lessons and less structured times', 'during the school day'],
  Behavior: ['during lessons and less structured times', 'during the school day'],
  'Social skills': AMONG_PEERS,
  'Anxiety and participation': [
    'during class and group activities',
    'when the class works or meets together',
  ],
  'Self-advocacy': [
    'when help is needed in the course of the day',
    'when something is unclear in the course of the day',
  ],
  'Daily living and safety': [
    'when the routine comes up at school or in the community',
    'during practice at school and in the community',
  ],
  'Money and time': [
    'when money or time is used at school or in the community',
    'during practice at school and in the community',
  ],
  'Independent living': [
    'during practice at school and in the community',
    'when the task comes up at school or at home',
  ],
  Employment: ['during work at a school or community site', 'when working at the assigned site'],
  'Education and training': [
    'during planning for the time after school',
    'when planning for the time after school',
  ],
  'Play and joint attention': [
    'during play and group routines',
    'when playing with other children or an adult',
  ],
  'Pre-academic skills': ['during circle time and centers', 'during small-group time'],
  'Braille, orientation and mobility': ['during class work and travel at school', 'during the school day'],
  'Listening and equipment care': ['during the school day', 'during lessons across the school day'],
};

/** Younger children have no lessons and no recess. */
export const SCENES_OF_PRESCHOOL: Scene = [
  'during play and daily routines',
  'during centers, circle time and snack',
];
