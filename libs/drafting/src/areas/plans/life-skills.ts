/** Adaptive, transition, early childhood, vision and hearing: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { AreaPlan } from './area-plan.js';

export const LIFE_SKILLS_PLANS = {
  'Daily living and safety': {
    conditions: [
      'during the community or school route',
      'given the real materials of the routine',
      'when a safety situation is practiced in place',
    ],
    behavior: 'complete the steps of the routine',
    unit: 'of steps',
    prefers: [/steps/],
    probe: 'task-analysis checklists',
    setting: 'school, home and community routes',
    task: 'moving through the day with less adult help',
  },
  'Money and time': {
    conditions: [
      'given real coins, bills and price tags',
      'when shown clocks and a daily schedule',
      'during a purchase in the school store',
    ],
    behavior: 'state or count out the amount asked for',
    unit: 'accuracy',
    probe: 'item probes with real materials',
    setting: 'the school store and community shops',
    task: 'buying, budgeting and keeping to a schedule',
  },
  Employment: {
    conditions: [
      'given a work task at a school or community site',
      'using a task checklist at the worksite',
      'after one demonstration of a job task',
    ],
    behavior: 'complete the steps of the job task',
    unit: 'of steps',
    probe: 'worksite task checklists',
    setting: 'a school or community worksite',
    task: 'reaching the stated employment plans after school',
  },
  'Education and training': {
    conditions: [
      'given a planning guide for programs after high school',
      'using an online search and a comparison chart',
      'when meeting with the counselor, with an agenda',
    ],
    behavior: 'complete the written steps of the application plan',
    unit: 'of steps',
    probe: 'a checklist of finished products',
    setting: 'the counseling office and at home',
    task: 'reaching the stated education plans after school',
  },
  'Independent living': {
    conditions: [
      'given the real materials of the routine',
      'using a picture or text checklist',
      'after one demonstration in the real place',
    ],
    behavior: 'complete the steps of the routine',
    unit: 'of steps',
    probe: 'task-analysis checklists',
    setting: 'home, school and community',
    task: 'living as independently as possible after school',
  },
  'Self-advocacy': {
    conditions: [
      'given the own list of accommodations',
      'when a class task calls for an accommodation',
      'during a meeting with a prepared script',
    ],
    behavior: 'request the accommodation or help needed',
    unit: 'of opportunities',
    probe: 'request tallies',
    setting: 'general education classes and the IEP meeting',
    task: 'getting the supports that make class work possible',
  },
  'Pre-academic skills': {
    conditions: [
      'given picture cards or objects in random order',
      'during circle or center time',
      'when shown one item at a time',
    ],
    behavior: 'name or point to the item asked for',
    unit: 'accuracy',
    probe: 'item probes',
    setting: 'centers and circle time',
    task: 'joining the first learning activities with classmates',
  },
  'Play and joint attention': {
    conditions: [
      'during play with one peer and preferred toys',
      'during center time with an adult nearby',
      'when a peer or adult shows a toy',
    ],
    behavior: 'join the play with an action, look or words',
    unit: 'of opportunities',
    probe: 'play observations',
    setting: 'centers and outdoor play',
    task: 'learning with and from other children through play',
  },
  'Braille, orientation and mobility': {
    conditions: [
      'given braille materials or a taught route',
      'using the taught tool on a known route',
      'when starting from the classroom with the tool in hand',
    ],
    behavior: 'complete the reading or travel task',
    unit: 'of steps',
    probe: 'task and route checklists',
    setting: 'class and campus routes',
    task: 'reading class materials and moving about independently',
  },
  'Listening and equipment care': {
    conditions: [
      'given the own hearing equipment at arrival',
      'when equipment fails or speech is missed',
      'during class in ordinary noise with equipment on',
    ],
    behavior: 'check the equipment or ask for a repetition',
    unit: 'of opportunities',
    probe: 'listening and equipment checks',
    setting: 'class and group work',
    task: 'hearing instruction and classmates',
  },
} as const satisfies Record<string, AreaPlan>;
