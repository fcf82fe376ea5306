/** Behavior and social-emotional skills: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { AreaPlan } from './area-plan.js';

export const BEHAVIOR_PLANS = {
  'Attention and task engagement': {
    conditions: [
      'during independent work with a visual schedule',
      'when given a class assignment at the right level',
      'during whole-group lessons with a self-monitoring card',
    ],
    behavior: 'work on the assigned task (eyes on material, writing or answering)',
    unit: 'of observed intervals',
    prefers: [/interval/, /minutes/],
    probe: 'interval observations',
    setting: 'core classes and small groups',
    task: 'taking in instruction and finishing class work',
  },
  'Work completion and executive function': {
    conditions: [
      'given a checklist and class assignments',
      'when an assignment with several steps is given',
      'using a planner or task checklist',
    ],
    behavior: 'turn in the finished assignment',
    unit: 'of opportunities',
    prefers: [/assignments|homework/],
    probe: 'assignment records',
    setting: 'all classes and homework',
    task: 'showing what was learned through finished assignments',
  },
  'Emotional regulation': {
    conditions: [
      'when a frustrating task or change occurs and one cue is given',
      'after the first sign of frustration and one cue',
      'during class or recess conflicts with a coping card',
    ],
    behavior: 'use a taught coping strategy',
    unit: 'of opportunities',
    probe: 'strategy tallies across class and recess',
    setting: 'class, recess and lunch',
    task: 'staying in lessons and group work when something is hard',
  },
  Behavior: {
    conditions: [
      'when given an independent task',
      'during the class periods in which the behavior occurs most',
      'when the known trigger occurs and the taught signal is available',
    ],
    behavior: 'ask for attention, help or a break in the taught way (raised hand, card or words)',
    unit: 'of opportunities',
    probe: 'frequency counts of the taught request and of the problem behavior',
    setting: 'at least two classes with different adults',
    task: 'learning time for the student and for classmates',
  },
  'Social skills': {
    conditions: [
      'during structured play or group work with peers',
      'during recess with a peer activity prepared',
      'when a classmate greets, asks or offers',
    ],
    behavior: 'start or answer an exchange with a peer',
    unit: 'of opportunities',
    probe: 'peer-exchange tallies',
    setting: 'recess, lunch and group projects',
    task: 'working with partners and being part of the class',
  },
  'Anxiety and participation': {
    conditions: [
      'during class activities with a taught coping plan',
      'when called on or asked to join, with notice in advance',
      'given a step-by-step participation plan',
    ],
    behavior: 'take part in the activity by speaking, writing or joining the group',
    unit: 'of opportunities',
    probe: 'participation tallies',
    setting: 'class, assemblies and group work',
    task: 'being present and showing what is known',
  },
} as const satisfies Record<string, AreaPlan>;
