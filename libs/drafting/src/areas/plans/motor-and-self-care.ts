/** Occupational and physical therapy: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { AreaPlan } from './area-plan.js';

export const MOTOR_AND_SELF_CARE_PLANS = {
  Handwriting: {
    conditions: [
      'given a near-point model of two sentences',
      'when copying sentences on lined paper',
      'using adapted paper for a short writing task',
    ],
    behavior: 'write letters that sit on the line with spaces between words',
    unit: 'accuracy',
    prefers: [/legible|letters|words/],
    probe: 'written samples scored for legibility',
    setting: 'class assignments',
    task: 'finishing written work that the teacher can read',
  },
  'Writing speed and keyboarding': {
    conditions: [
      'given a paragraph to copy',
      'when working from a model text for one minute',
      'using a short model text from class',
    ],
    behavior: 'type or copy the text',
    unit: 'team',
    prefers: [/per minute/],
    probe: 'timed copying samples',
    setting: 'note taking and reports',
    task: 'keeping up with notes and longer written work',
  },
  'Fine motor': {
    conditions: [
      'given classroom tools and materials',
      'when given a cutting, drawing or building task',
      'during table activities with adapted tools',
    ],
    behavior: 'complete the tool task as modeled',
    unit: 'of opportunities',
    probe: 'scored work samples',
    setting: 'art, centers and snack',
    task: 'using scissors, pencils and other tools in class',
  },
  'Sensory regulation': {
    conditions: [
      'given a visual choice of regulation strategies',
      'when the first sign of overload is noticed and a choice board is present',
      'during class work with taught strategies available',
    ],
    behavior: 'use a chosen strategy and return to the activity',
    unit: 'of opportunities',
    probe: 'strategy tallies',
    setting: 'the classroom, assemblies and lunch',
    task: 'staying available for instruction in busy settings',
  },
  'Self-care': {
    conditions: [
      'given a picture sequence in the natural routine',
      'during arrival, toileting or snack routines',
      'when the routine starts and the visual steps are posted',
    ],
    behavior: 'complete the steps of the routine',
    unit: 'of steps',
    prefers: [/steps/],
    probe: 'task-analysis checklists',
    setting: 'arrival, lunch and dismissal',
    task: 'managing belongings and personal needs with classmates',
  },
  'Gross motor': {
    conditions: [
      'during the campus route or PE activity',
      'given the equipment used in class and a clear start',
      'when moving with classmates on level ground and stairs',
    ],
    behavior: 'complete the movement task as modeled',
    unit: 'of opportunities',
    probe: 'movement trials scored by the therapist',
    setting: 'PE, playground and hallways',
    task: 'moving safely with the class and joining PE',
  },
} as const satisfies Record<string, AreaPlan>;
