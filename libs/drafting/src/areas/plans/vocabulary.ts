/** Words of a subject: what a goal is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

export const VOCABULARY_PLANS = {
  Vocabulary: {
    conditions: [
      'given taught words from class units',
      'given target words from {grade} text',
      'during a unit review with taught words in random order',
      'after a class unit with its words on cards',
    ],
    behaviors: ['state the meaning of {n|the words}', 'explain what {n|the words} mean'],
    variants: [
      {
        fits: /^percent|of opportunities|accuracy/i,
        behaviors: ['state the meaning of each word', 'use each word in a sentence that shows its meaning'],
      },
      { fits: /signs|symbols/i, behaviors: ['name {n|the signs or symbols}'] },
      {
        // What was counted before a unit began is counted before another one.
        fits: /\bbefore (?:any |the )?(?:direct )?(?:teaching|instruction|pre-?teaching)\b|\bbefore (?:they|the words|each) (?:were|was|are) taught\b/i,
        conditions: [
          'given words from the next class unit before they are taught',
          'when asked about the words of a coming unit before it is taught',
        ],
        probes: ['word probes taken before a unit is taught'],
        ladders: [
          ['with a sentence clue', 'with the part of the word that is known underlined', 'without clues'],
        ],
      },
      {
        fits: /\bpictures?\b.{0,60}\bnam(?:ed|es|ing)\b|\bnam(?:ed|es|ing)\b.{0,60}\bpictures?\b/i,
        conditions: [
          'when shown pictures from class units one at a time',
          'given pictures of words taught in class',
        ],
        behaviors: ['name {n|the pictures}'],
        probes: ['picture naming probes'],
        ladders: [['with the first sound of the word given', 'with a hint of its use', 'without hints']],
      },
    ],
    probes: ['weekly word probes', 'short probes of taught words'],
    settings: ['content-class discussion', 'class reading and discussion', 'written answers in class'],
    tasks: [
      'following lessons and texts that use subject words',
      'explaining answers in the words of the subject',
      'understanding directions and texts that assume these words',
    ],
    ladders: [
      ['with a picture and a sentence clue', 'with a sentence clue', 'without clues'],
      [
        'with a choice of meanings',
        'with the first words of the meaning given',
        'without choices or starters',
      ],
    ],
    bands: {
      preschool: {
        conditions: [
          'during shared book reading with taught words',
          'when shown pictures or objects of taught words',
          'given toys that stand for taught words',
        ],
        behaviors: ['name {n|the pictures or objects}'],
        variants: [
          { fits: /^percent|of opportunities|accuracy/i, behaviors: ['name the picture or object shown'] },
        ],
        probes: ['picture and object naming probes'],
        tasks: ['following stories and telling others about them', 'asking for and naming things in play'],
        ladders: [['with the word said first', 'with its first sound given', 'without a model']],
      },
      secondary: {
        settings: ['content-area classes', 'discussion and writing in science and social studies'],
        tasks: ['following lessons and textbooks in content classes'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
