/** Speech and language: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { AreaPlan } from './area-plan.js';

export const COMMUNICATION_PLANS = {
  Articulation: {
    conditions: [
      'given pictures and no model',
      'when naming pictures in short phrases',
      'during structured sentence tasks',
    ],
    behavior: 'produce {detail} correctly',
    detail: 'the target sounds',
    unit: 'accuracy',
    probe: 'speech samples tallied by the speech-language pathologist',
    setting: 'class talk and oral reading',
    task: 'being understood when answering, reading aloud and presenting',
  },
  'Phonology and intelligibility': {
    conditions: [
      'during a five-minute conversation with an unfamiliar listener',
      'when talking with a listener who does not know the topic',
      'given picture scenes to describe to an unfamiliar listener',
    ],
    behavior: 'say connected speech that the listener can repeat',
    unit: 'accuracy',
    prefers: [/intelligible/],
    probe: 'transcribed speech samples',
    setting: 'talk with peers at lunch and in groups',
    task: 'being understood by classmates and by adults who do not know the student',
  },
  'Receptive language': {
    conditions: [
      'given spoken {detail} in a class activity',
      'when an adult says {detail} once',
      'given unfamiliar {detail} without gestures',
    ],
    behavior: 'respond correctly to each one',
    detail: 'directions',
    unit: 'of opportunities',
    probe: 'tallied language probes',
    setting: 'class routines and transitions',
    task: 'following what the teacher explains and asks for',
  },
  'Expressive language': {
    conditions: [
      'given picture or story prompts',
      'when asked to tell about a picture or event',
      'during structured talk about a class topic',
    ],
    behavior: 'say {detail}',
    detail: 'complete, grammatical sentences',
    unit: 'of opportunities',
    probe: 'language samples scored by the speech-language pathologist',
    setting: 'sharing time and class discussion',
    task: 'answering, explaining and taking part in discussion',
  },
  'Narrative language': {
    conditions: [
      'after listening to a short story with picture support',
      'given a wordless picture book',
      'using a story map after hearing a new story',
    ],
    behavior: 'retell the story aloud',
    unit: 'of story grammar parts',
    prefers: [/elements/],
    probe: 'retells scored with a story grammar checklist',
    setting: 'language arts and sharing time',
    task: 'retelling, writing stories and reporting on what was read',
  },
  'Pragmatic language': {
    conditions: [
      'during a small-group activity with classmates',
      'during unstructured time with classmates',
      'when a classmate starts a topic',
    ],
    behavior: 'take a turn that stays on the topic',
    unit: 'of opportunities',
    probe: 'tallied peer conversations',
    setting: 'lunch, recess and group projects',
    task: 'working in groups and keeping friendships',
  },
  'Speech fluency': {
    conditions: [
      'during a short oral report',
      'when reading aloud or talking in structured tasks',
      'during conversation with a familiar adult',
    ],
    behavior: 'use a taught fluency strategy at the start of an utterance',
    unit: 'of opportunities',
    probe: 'speech samples tallied by the speech-language pathologist',
    setting: 'oral reports and class answers',
    task: 'speaking up in class without giving up on the message',
  },
  'Functional communication': {
    conditions: [
      'given the communication system within reach',
      'when a need arises in a natural routine and the system is present',
      'during snack, arrival and work routines with the system present',
    ],
    behavior: 'send a message to a partner',
    unit: 'of opportunities',
    probe: 'message tallies in routines',
    setting: 'snack, arrival and group time',
    task: 'asking, refusing and commenting through the school day',
  },
} as const satisfies Record<string, AreaPlan>;
