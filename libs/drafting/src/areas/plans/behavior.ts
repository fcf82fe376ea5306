/** Behavior and social-emotional skills: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

export const BEHAVIOR_PLANS = {
  'Attention and task engagement': {
    conditions: [
      'during independent work with a visual schedule',
      'when given a class assignment at the right level',
      'during whole-group lessons with a self-monitoring card',
      'given a task split into short parts',
      'after one whole-class direction to begin',
      'when the class begins to work',
    ],
    behaviors: [
      'work on the assigned task (eyes on material, writing or answering)',
      'take part in the lesson by looking at the work, writing or answering',
    ],
    variants: [
      {
        fits: /lasting/i,
        behaviors: [
          'work on the assigned task (eyes on material, writing or answering)',
          'stay with the task by looking, writing or answering',
        ],
        probes: ['timed observations'],
      },
      { fits: /latency/i, behaviors: ['start the assigned task'], probes: ['timed starts of class tasks'] },
      {
        fits: /\bindependent(?:ly)? (?:\w+ ){0,2}(?:work|lessons?|practice|seat ?work|tasks?|reading|writing)|\bseat ?work\b|\bdesk work\b|\bindep(?:endent|\.)? work\b/i,
        conditions: ['during independent work', 'given work to be done alone'],
        behaviors: ['work on the assigned task (eyes on material, writing or answering)'],
      },
      {
        fits: /\bwhole[- ](?:group|class)\b|\bcarpet\b|\bread-?aloud\b|\bgroup lessons?\b|\bdirect instruction\b/i,
        conditions: ['during whole-group lessons', 'when the class is taught together'],
        behaviors: ['take part in the lesson by looking at the work, writing or answering'],
      },
    ],
    prefers: [/interval/, /minutes/],
    probes: ['interval observations', 'short interval observations in class'],
    settings: ['core classes and small groups', 'lessons with different teachers'],
    tasks: [
      'taking in instruction and finishing class work',
      'following a lesson from its directions to its end',
      'working alone for as long as classmates do',
    ],
    ladders: [
      [
        'with a check-in at each short part',
        'with a self-monitoring card and one prompt',
        'with a self-monitoring card alone',
      ],
      ['with an adult nearby and prompts', 'with a quiet signal from the teacher', 'without prompts'],
    ],
    bands: {
      preschool: {
        conditions: [
          'during a structured table activity with a visual schedule',
          'during circle time with a seat and a visual cue',
          'given a short adult-led activity with clear steps',
        ],
        behaviors: [
          'stay with the activity (looking, handling the materials or answering)',
          'take part in the activity by looking, doing or answering',
        ],
        variants: [
          { fits: /lasting/i, probes: ['timed observations'] },
          { fits: /latency/i, behaviors: ['start the activity'], probes: ['timed starts of activities'] },
        ],
        settings: ['circle time, centers and snack', 'small-group and table play'],
        tasks: ['taking part in circle, centers and table activities'],
        ladders: [['with an adult beside and prompts', 'with a visual cue', 'without prompts']],
      },
      adult: { settings: ['the worksite and class'], tasks: ['finishing work tasks and training'] },
    },
  },
  'Work completion and executive function': {
    conditions: [
      'given a checklist and class assignments',
      'when an assignment with several steps is given',
      'using a planner or task checklist',
      'after assignments are written down with their due dates',
    ],
    behaviors: ['turn in the finished assignment', 'turn in the assignment complete'],
    variants: [
      { fits: /latency/i, behaviors: ['start the assigned task'], probes: ['timed starts of class tasks'] },
      {
        fits: /lasting/i,
        behaviors: ['keep working on the assignment without a prompt'],
        probes: ['timed work periods'],
      },
      {
        fits: /^ratio (?:assignments|tasks|homework)|of assignments|of homework|of tasks/i,
        behaviors: ['turn in {n|assignments}', 'hand in {n|assignments}'],
      },
      {
        fits: /\bfollow(?:s|ed|ing)? (?:\w+ ){0,3}(?:directions?|instructions?)|\b(?:directions?|instructions?) (?:that )?(?:\w+ ){0,3}(?:followed|carried out)/i,
        conditions: [
          'when directions are given to the class',
          'after a direction given once',
          'when a direction begins the next part of a lesson',
        ],
        behaviors: ['carry out the directions given', 'do what the direction asks'],
        probes: ['tallies of directions given and carried out', 'direction tallies from class'],
        ladders: [
          ['with the direction shown and said', 'with one repetition', 'without repetition'],
          ['with an adult nearby', 'with a cue card', 'without a cue'],
        ],
      },
      {
        fits: /\b(?:binder|folder|locker|desk|backpack) checks?\b/i,
        conditions: ['at a check in the last minutes of the day', 'when materials are checked'],
        behaviors: ['have {n|the items} in place'],
        probes: ['checks of materials scored item by item'],
      },
      {
        fits: /materials|organiz|planner|backpack|(?:written|wrote|writes?|writing) (?:\w+ )?down/i,
        conditions: [
          'when assignments are announced',
          'during the last minutes of class',
          'after the teacher posts the assignments',
        ],
        behaviors: ['use the planner to write down assignments and materials'],
        probes: ['planner and materials checks'],
      },
      { fits: /^ratio steps|of steps/i, behaviors: ['complete {n|the steps} of the assignment checklist'] },
    ],
    prefers: [/assignments|homework/],
    probes: ['assignment records', 'class records of finished assignments'],
    settings: ['all classes and homework', 'classes with different teachers'],
    tasks: [
      'showing what was learned through finished assignments',
      'keeping up with work that builds from one day to the next',
    ],
    ladders: [
      ['with a daily check by an adult', 'with a check twice a week', 'with a self-check'],
      ['with the steps written by the teacher', 'with steps written together', 'with steps written alone'],
    ],
    bands: {
      preschool: {
        conditions: ['given picture steps of a routine', 'when a short activity with steps begins'],
        behaviors: ['finish the activity'],
        settings: ['centers and clean-up'],
        tasks: ['finishing activities and moving on with the class'],
      },
      adult: {
        conditions: ['given a task list at work or in training', 'using a phone or paper planner'],
        behaviors: ['finish the task by the time set'],
        settings: ['the worksite and training'],
        tasks: ['keeping to schedules in work and training'],
      },
    },
  },
  'Emotional regulation': {
    conditions: [
      'when a frustrating task or change occurs',
      'after the first sign of frustration',
      'during class or recess conflicts with a coping card',
      'given a quiet place and a card of taught strategies',
    ],
    behaviors: ['use a taught coping strategy', 'use a coping strategy chosen from those taught'],
    variants: [
      {
        fits: /latency(?!.*\b(?:rejoin|return|back to|go(?:es)? on|start)).*\b(?:calm|settle)/i,
        behaviors: ['calm down after using a taught strategy'],
        probes: ['timed episodes of being upset'],
      },
      {
        fits: /latency/i,
        behaviors: ['return to the activity after using a taught strategy'],
        probes: ['timed returns to the activity'],
      },
    ],
    probes: ['strategy tallies across class and recess', 'tallies of strategy use'],
    settings: ['class, recess and lunch', 'class and unstructured times'],
    tasks: [
      'staying in lessons and group work when something is hard',
      'returning to learning after a setback',
    ],
    ladders: [
      ['with an adult modeling the strategy', 'with one quiet cue', 'without cues'],
      ['with a choice of strategies offered', 'with a coping card', 'without being asked'],
    ],
    bands: {
      preschool: {
        conditions: [
          'when a toy, turn or routine changes',
          'after the first sign of being upset',
          'during play conflicts with a picture of the strategy',
        ],
        settings: ['centers, circle time and outdoor play'],
        tasks: ['staying with play and routines when something is hard'],
      },
      secondary: {
        conditions: [
          'when a frustrating task or change occurs',
          'after the first sign of frustration',
          'during class or hallway conflicts with a coping card',
          'given a quiet place and a card of taught strategies',
        ],
        probes: ['strategy tallies across classes', 'tallies of strategy use'],
        settings: ['classes and hallways', 'classes with different teachers'],
      },
    },
  },
  Behavior: {
    conditions: [
      'when given an independent task',
      'during the class periods in which the behavior occurs most',
      'when the known trigger occurs and the taught signal is available',
      'given a break card and a reminder at the start of the period',
    ],
    behaviors: [
      'ask for attention, help or a break in the taught way (raised hand, card or words)',
      'request what is needed with a raised hand, a card or words',
    ],
    variants: [
      {
        fits: /talk|call|blurt/i,
        behaviors: ['raise a hand before speaking', 'signal with a raised hand or card before speaking'],
      },
      {
        fits: /elope|left (?:the|his|her|their) |out of (?:seat|area)|leav(?:e|es|ing) (?:the|his|her|their)/i,
        behaviors: ['ask for a break with the taught signal before leaving the area'],
      },
      {
        fits: /hit|kick|aggress|throw|bit/i,
        behaviors: ['ask for space, help or a turn with words or a card'],
      },
      {
        fits: /(?<!non-?)\bcompl(?:y|ies|ied|iance)|follow(?:s|ed|ing)? (?:\w+ ){0,3}(?:directions?|instructions?)/i,
        conditions: ['given a direction from an adult in class'],
        behaviors: ['follow the direction within the time that the team has set'],
        probes: ['tallies of directions given and followed'],
      },
      {
        fits: /\b(?:takes?|took|taking) (?:\w+ ){0,3}turns?\b/i,
        conditions: ['during a game or activity shared with classmates'],
        behaviors: ['wait for and take a turn'],
        probes: ['tallies of turns waited for and taken'],
      },
    ],
    probes: [
      'frequency counts of the taught request and of the problem behavior',
      'tallies of the taught request beside tallies of the behavior',
    ],
    settings: ['at least two classes with different adults', 'class lessons and less structured times'],
    tasks: ['time for learning, for the student and for classmates', 'staying in lessons and group work'],
    ladders: [
      ['with an adult modeling the request', 'with one prompt', 'without prompts'],
      ['with a cue card and a prompt', 'with a cue card alone', 'without a cue'],
    ],
    bands: {
      preschool: {
        conditions: [
          'when a turn, toy or help is wanted',
          'during centers and transitions with the taught signal at hand',
        ],
        settings: ['centers, snack and outdoor play'],
        tasks: ['playing and learning beside other children'],
      },
    },
  },
  'Social skills': {
    conditions: [
      'during structured play or group work with peers',
      'during recess with a peer activity prepared',
      'when a classmate greets, asks or offers',
      'given a partner task with shared materials',
    ],
    behaviors: ['start or answer an exchange with a peer', 'exchange words or gestures with a peer'],
    variants: [
      {
        fits: /initiat/i,
        behaviors: ['start an exchange with a peer by words, a gesture or an offer'],
        conditions: ['during free time with classmates', 'during recess, lunch or group work'],
      },
    ],
    probes: ['peer-exchange tallies', 'tallies of exchanges with peers'],
    settings: ['recess, lunch and group projects', 'recess and partner work'],
    tasks: ['working with partners and being part of the class', 'joining games, groups and projects'],
    ladders: [
      ['with an adult setting up the exchange', 'with one prompt', 'without prompts'],
      ['with one chosen partner', 'with two partners', 'with a group'],
    ],
    bands: {
      preschool: {
        conditions: [
          'during play with one other child and shared toys',
          'during center time with an adult nearby',
          'when another child comes close or offers a toy',
        ],
        settings: ['centers, snack and outdoor play'],
        tasks: ['playing with other children'],
      },
      secondary: {
        conditions: [
          'during group work with assigned roles',
          'when a classmate greets, asks or offers',
          'during lunch or a club with a peer partner',
        ],
        settings: ['lunch, clubs and group projects'],
      },
      adult: {
        conditions: ['during work or community activities with others', 'when a coworker greets or asks'],
        settings: ['the worksite and the community'],
        tasks: ['working and spending time with others'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
