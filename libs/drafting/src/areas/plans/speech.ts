/** Speech and communication: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

export const SPEECH_PLANS = {
  Articulation: {
    conditions: [
      'given pictures to name and no model',
      'when naming new pictures of words with the sound',
      'during structured practice of words and phrases',
      'using picture cards of words not practiced before',
      'during a short game with words that hold the sound',
    ],
    behaviors: ['produce {detail} correctly', 'say words with {detail} clearly'],
    detail: 'the target sounds',
    variants: [
      {
        fits: /conversation|spontaneous|connected speech/i,
        conditions: [
          'during conversation about a topic of choice',
          'when talking with a partner for a few minutes',
          'during unstructured talk with an adult or classmate',
        ],
        settings: ['class discussions and presentations', 'lunch and group work'],
      },
      {
        fits: /sentence/i,
        conditions: [
          'given sentences to read or repeat',
          'when making up sentences about pictures',
          'during structured sentence tasks',
        ],
      },
      {
        fits: /phrase/i,
        conditions: ['given pictures to name in short phrases', 'during structured phrase tasks'],
      },
    ],
    probes: ['speech samples with each production tallied', 'tallied sound probes'],
    settings: ['class talk and oral reading', 'group work and oral reading', 'answers in class'],
    tasks: [
      'being understood when answering, reading aloud and presenting',
      'taking part in discussions and oral reading',
      'speaking up in groups',
    ],
    ladders: [
      ['with a model before each word', 'with a visual cue', 'without cues'],
      ['with a model and feedback', 'with feedback alone', 'with self-monitoring alone'],
      ['with direct models', 'with one reminder per task', 'without reminders'],
    ],
    bands: {
      preschool: {
        conditions: [
          'given toys and pictures to name',
          'when naming pictures in a book',
          'during play with toys whose names hold the sound',
        ],
        settings: ['circle time and play with other children', 'snack and center time'],
        tasks: [
          'being understood by other children and adults in play',
          'joining songs, stories and talk at snack',
        ],
      },
      secondary: {
        settings: ['class presentations and group work', 'discussions across classes'],
        tasks: ['presenting, discussing and being understood across classes'],
      },
    },
  },
  'Phonology and intelligibility': {
    conditions: [
      'during a five-minute conversation with an unfamiliar listener',
      'when talking with a listener who does not know the topic',
      'given picture scenes to describe to an unfamiliar listener',
      'after choosing a topic to talk about',
    ],
    behaviors: ['talk about the topic in connected speech', 'tell the listener about the topic'],
    variants: [
      {
        fits: /final consonant|fronting|cluster|stopping|process/i,
        behaviors: ['say words with all the sounds the pattern leaves out or changes'],
        conditions: ['given pictures of words with the pattern', 'when naming new pictures with the pattern'],
      },
      {
        fits: /^ratio (?:words|items|utterances|correct|intelligible)\b.*\b(?:understood|underst(?:and|ands)|intelligib|make out|made out)/i,
        behaviors: [
          'talk about the topic so that the listener understands {n|words}',
          'tell the listener about the topic with {n|words} understood',
        ],
        probes: ['recorded samples heard by an unfamiliar listener', 'transcribed speech samples'],
      },
      {
        fits: /^ratio (?:words|items|productions|correct|pictures)/i,
        behaviors: ['say {n|words} with the target sounds', 'name {n|words} with the target sounds in place'],
        conditions: ['given pictures to name', 'when naming new pictures', 'during play with toys to name'],
        probes: ['tallied word samples', 'picture-naming probes'],
      },
    ],
    prefers: [/intelligible/],
    probes: ['transcribed speech samples', 'recorded samples heard by an unfamiliar listener'],
    settings: ['talk with classmates at lunch and in groups', 'class discussion'],
    tasks: [
      'being understood by classmates and by adults outside the family',
      'answering and asking in class without having to repeat',
    ],
    ladders: [
      ['with a model and slow pacing', 'with a pacing cue', 'without cues'],
      ['with a known topic and pictures', 'with a known topic', 'with any topic'],
    ],
    bands: {
      preschool: {
        conditions: [
          'during play with an adult outside the family',
          'given picture scenes to tell about',
          'when talking during snack or centers',
        ],
        settings: ['play with other children', 'circle time and snack'],
        tasks: ['being understood by other children and adults in play'],
      },
    },
  },
  'Speech fluency': {
    conditions: [
      'during a short oral report',
      'when reading aloud or talking in structured tasks',
      'during conversation with a familiar adult',
      'after choosing a strategy from a list',
    ],
    behaviors: [
      'use a taught fluency strategy at the start of an utterance',
      'start utterances with a taught strategy (such as an easy onset)',
    ],
    variants: [
      {
        fits: /^ratio /,
        conditions: ['when talking in class or with classmates', 'during talk in class'],
        behaviors: [
          'use a taught fluency strategy (such as an easy onset or a pull-out)',
          'use a fluency strategy that has been taught',
        ],
        probes: ['tallies of moments of stuttering with strategy use'],
      },
    ],
    probes: ['speech samples with strategy use tallied', 'recorded talk and reading samples'],
    settings: ['oral reports and class answers', 'group work and class answers'],
    tasks: [
      'speaking up in class without giving up on the message',
      'giving oral reports and answering in class',
    ],
    ladders: [
      ['with a model and a cue', 'with a cue alone', 'with self-monitoring alone'],
      ['with a familiar adult', 'with one classmate', 'with a small group'],
    ],
    bands: {
      preschool: {
        conditions: ['during play with a familiar adult', 'when telling about a toy or picture'],
        settings: ['play and snack'],
        tasks: ['talking with other children and adults in play and at circle time'],
      },
    },
  },
  'Functional communication': {
    conditions: [
      'given the communication system within reach',
      'when a need arises in a natural routine and the system is present',
      'during snack, arrival and work routines with the system present',
      'after a partner pauses and waits',
    ],
    behaviors: ['send a message to a partner', 'send a request, refusal or comment with the system'],
    variants: [
      { fits: /prompt/i, behaviors: ['send a message to a partner without being told what to say'] },
      { fits: /signs|symbols|core/i, behaviors: ['use {n|the taught words} to communicate'] },
    ],
    probes: ['message tallies in daily routines', 'tallies of messages and partners'],
    settings: ['snack, arrival and group time', 'lunch and class routines'],
    tasks: [
      'asking, refusing and commenting through the school day',
      'having a say in class routines and lessons',
    ],
    ladders: [
      ['with a partner modeling on the system', 'with an expectant pause', 'without prompts'],
      ['with one familiar partner', 'with two partners', 'with partners who are new'],
    ],
    bands: {
      secondary: {
        settings: ['lunch, electives and community trips', 'class routines and hallways'],
      },
      adult: {
        settings: ['the worksite and the community'],
        tasks: ['asking, refusing and commenting at work and in the community'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
