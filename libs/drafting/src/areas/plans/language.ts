/** Language: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

export const LANGUAGE_PLANS = {
  'Receptive language': {
    conditions: [
      'given spoken {detail} in a class activity',
      'when an adult says {detail} once',
      'given unfamiliar {detail} without gestures',
      'during class routines that use {detail}',
    ],
    behaviors: ['carry out {n|the directions}', 'follow {n|the directions} as given'],
    detail: 'directions',
    variants: [
      {
        fits: /question/i,
        conditions: [
          'after hearing a short story or explanation',
          'when asked spoken {detail} about a class topic',
          'during shared reading with {detail}',
        ],
        behaviors: ['answer {n|{detail}} aloud or by pointing'],
        detail: 'questions',
      },
      {
        fits: /^ratio (?:key )?ideas|key ideas|(?:spoken )?paragraphs?\b/i,
        conditions: [
          'after hearing a short spoken passage from class',
          'when a class passage is read aloud once',
        ],
        behaviors: ['tell {n|the key ideas} of what was heard'],
        probes: ['listening probes scored with a key'],
      },
      {
        fits: /concept/i,
        conditions: [
          'given spoken directions with taught concepts',
          'when an adult uses the taught concept words',
        ],
        behaviors: ['show the meaning of the concept word by pointing or placing'],
      },
      {
        fits: /^percent|accuracy|of opportunities|^ratio (?:opportunities|trials)/i,
        behaviors: ['carry out each direction', 'follow each direction as given'],
      },
    ],
    probes: ['tallied listening probes', 'direction-following tallies'],
    settings: ['class routines and transitions', 'group lessons and transitions'],
    tasks: [
      'following what the teacher explains and asks for',
      'starting class work after spoken directions',
      'taking part in lessons taught by talking',
    ],
    ladders: [
      ['with gestures and a repetition', 'with one repetition', 'without repetition or gestures'],
      ['with a picture for each step', 'with a picture for the first step', 'without pictures'],
    ],
    bands: {
      preschool: {
        conditions: [
          'given spoken {detail} in play or a routine',
          'when an adult gives {detail} at clean-up or snack',
          'during circle time games with {detail}',
        ],
        settings: ['clean-up, snack and circle time', 'centers and outdoor play'],
        tasks: ['following routines and games with other children'],
      },
      adult: {
        settings: ['the worksite and the community'],
        tasks: ['following spoken directions at work and in the community'],
      },
    },
  },
  'Expressive language': {
    conditions: [
      'given picture or story prompts',
      'when asked to tell about a picture or event',
      'during structured talk about a class topic',
      'after a short shared reading',
      'given a question about a class activity',
    ],
    behaviors: ['say {detail}', 'answer aloud in {detail}'],
    detail: 'complete, grammatical sentences',
    variants: [
      {
        fits: /mean length of utterance|\bMLU\b/i,
        behaviors: ['speak in longer phrases and sentences'],
        probes: ['recorded language samples'],
      },
      {
        fits: /tense|plural|pronoun|morpholog|grammatical marker/i,
        behaviors: ['say sentences with correct {detail}', 'use {detail} correctly in spoken sentences'],
      },
      {
        fits: /dependent clause|complex sentence|conjunction|joining word/i,
        conditions: ['during structured talk about a class topic', 'given two ideas and a joining word'],
        behaviors: ['speak in sentences that join two ideas with a word such as because or although'],
      },
      { fits: /two-word|three-word|combin|phrases/i, behaviors: ['say phrases that join two or more words'] },
    ],
    probes: ['recorded language samples', 'spoken sentence probes'],
    settings: ['sharing time and class discussion', 'group work and class answers'],
    tasks: [
      'answering, explaining and taking part in discussion',
      'telling what was learned and asking for what is needed',
    ],
    ladders: [
      ['with a model to repeat', 'with a sentence starter', 'without models or starters'],
      ['with a model and a picture', 'with a first word given', 'without a model'],
    ],
    bands: {
      preschool: {
        conditions: [
          'during play with preferred toys and a pause from the adult',
          'given pictures or toys in a center',
          'when something is wanted or noticed in a routine',
          'after an adult comments and waits',
        ],
        behaviors: ['say a phrase of several words', 'put words together in a phrase'],
        variants: [
          {
            fits: /mean length of utterance|\bMLU\b/i,
            behaviors: ['speak in longer phrases'],
            probes: ['recorded language samples'],
            ladders: [
              [
                'in play with one adult',
                'in play with an adult and one child',
                'in play with other children',
              ],
            ],
          },
        ],
        ladders: [
          ['with a word or phrase to repeat', 'with a choice of two words', 'without a model or a choice'],
          ['after a model and a pause', 'after a pause alone', 'without a model or a pause'],
        ],
        settings: ['snack and play with other children', 'centers and circle time'],
        tasks: ['asking, telling and playing with classmates', 'joining talk at snack and circle time'],
      },
      secondary: {
        settings: ['discussions and presentations across classes', 'group projects'],
        tasks: ['explaining, discussing and presenting across classes'],
      },
    },
  },
  'Narrative language': {
    conditions: [
      'after listening to a short story',
      'given a wordless picture book',
      'after hearing a new story read aloud',
      'when asked to retell a story heard in class',
      'after reading a short story together',
    ],
    behaviors: [
      'retell the story aloud with {n|its main parts}',
      'tell the story in order with {n|its main parts}',
    ],
    variants: [
      {
        fits: /^percent|accuracy|rubric|points/i,
        behaviors: ['retell the story aloud', 'tell the story in order'],
      },
    ],
    prefers: [/elements/],
    probes: ['retells scored with a story grammar checklist', 'story retells scored part by part'],
    settings: ['language arts and sharing time', 'class retells and written stories'],
    tasks: [
      'retelling, writing stories and reporting on what was read',
      'telling others about events so that they can follow',
    ],
    ladders: [
      ['with story pictures and questions', 'with a story map', 'without questions or a map'],
      ['with each part prompted', 'with one prompt', 'without prompts'],
    ],
    bands: {
      preschool: {
        settings: ['book sharing and circle time'],
        tasks: ['joining story time and telling others about the day'],
      },
      secondary: {
        conditions: [
          'after reading or hearing a short text',
          'after a new text is read aloud',
          'when asked to report an event from class',
        ],
        settings: ['English class and group work'],
        tasks: ['summarizing texts and reporting events in order'],
      },
    },
  },
  'Pragmatic language': {
    conditions: [
      'during a small-group activity with classmates',
      'during unstructured time with classmates',
      'when a classmate starts a topic',
      'given a partner task with talk in it',
      'after a social situation is acted out in practice',
    ],
    behaviors: [
      'take a turn that stays on the topic',
      'answer a partner with a comment or question on the topic',
    ],
    variants: [
      { fits: /initiat/i, behaviors: ['start a conversation with a greeting, comment or question'] },
      {
        fits: /listener'?s? (?:sign|bored|confus|look)|boredom or confusion|repairs? (?:a |the )?(?:conversation|breakdown)/i,
        behaviors: ['notice a sign that the listener is lost or bored and change what is said'],
      },
      {
        fits: /eye|nonverbal|perspective|nonliteral|figurative/i,
        behaviors: ['state what the other person means or feels'],
      },
    ],
    probes: ['tallied peer conversations', 'tallies of conversation turns'],
    settings: ['lunch, recess and group projects', 'lunch and partner work'],
    tasks: [
      'working in groups and keeping friendships',
      'joining discussion and solving problems with classmates',
    ],
    ladders: [
      ['with an adult coaching nearby', 'with a cue card', 'without cues'],
      ['with one familiar partner', 'with two partners', 'with a small group'],
    ],
    bands: {
      preschool: {
        conditions: [
          'during play with one other child',
          'during snack with classmates',
          'when another child speaks or offers a toy',
        ],
        behaviors: [
          'take a turn with words, a gesture or an action',
          'answer another child with words or an action',
        ],
        settings: ['centers, snack and outdoor play', 'circle time and play'],
        tasks: ['playing and talking with other children'],
      },
      secondary: {
        settings: ['lunch, electives and group projects', 'group work across classes'],
      },
      adult: {
        settings: ['the worksite and the community'],
        tasks: ['talking with coworkers and people in the community'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
