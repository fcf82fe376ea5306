import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { AreaPlan } from './area-plan.js';

/** What changes for a preschool child: play and routines in place of assignments. */
export const PRESCHOOL: Readonly<Partial<Record<AreaOfNeedName, Partial<AreaPlan>>>> = {
  'Attention and task engagement': {
    conditions: [
      'during a structured table activity with a visual schedule',
      'during circle time with a seat and a visual cue',
      'given a short adult-led activity with clear steps',
    ],
    behavior: 'stay with the activity (looking, handling the materials or answering)',
    task: 'taking part in circle, centers and table activities',
  },
  'Expressive language': {
    conditions: [
      'during play with preferred toys and a pause from the adult',
      'given pictures or toys in a center',
      'when something is wanted or noticed in a routine',
    ],
    behavior: 'say a phrase of several words',
    task: 'asking, telling and playing with classmates',
  },
  Vocabulary: {
    conditions: [
      'during shared book reading with taught words',
      'when shown pictures or objects of taught words',
      'given toys that stand for taught words',
    ],
    behavior: 'name the picture or object',
    task: 'following stories and talking about them',
  },
  Articulation: {
    conditions: [
      'given toys and pictures to name',
      'when naming pictures in a book',
      'during play with named toys',
    ],
    task: 'being understood by other children and adults in play',
  },
  'Pragmatic language': {
    conditions: [
      'during play with one other child',
      'during snack with classmates',
      'when another child speaks or offers a toy',
    ],
    behavior: 'take a turn with words, a gesture or an action',
    task: 'playing with other children',
  },
};
export const PRESCHOOL_SETTING = 'centers, circle time and snack';
