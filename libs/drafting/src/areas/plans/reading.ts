/** Reading: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

/** Letters are no words: support and order, not word lists. */
const LETTER_LADDERS = [
  ['with a picture cue for each letter', 'with an alphabet strip', 'without cues'],
  ['with a few letters at a time', 'with new letters mixed in', 'with all taught letters mixed'],
] as const;

export const READING_PLANS = {
  'Phonological awareness': {
    conditions: [
      'given spoken one-syllable words and no print',
      'when an adult says unfamiliar words one at a time',
      'during an oral word game without letters',
      'after hearing each new word once',
    ],
    behaviors: ['say each sound of the word', 'segment the spoken word into its sounds'],
    variants: [
      { fits: /blend/i, behaviors: ['say the word that the spoken sounds make'] },
      { fits: /rhym/i, behaviors: ['say a word that rhymes with the one heard'] },
      {
        fits: /\b(?:tak|leav)\w+ (?:away|out|off) (?:or|and) chang\w+|\b(?:chang|substitut|manipulat)\w+ (?:a|one|the|single|individual) (?:\w+ )?(?:sound|phoneme)s?\b/i,
        behaviors: ['take away or change the named sound and say the new word'],
      },
      {
        fits: /\bdelet(?:e|es|ed|ing|ion)\b|\belision\b|\b(?:tak|leav)(?:e|es|ing) (?:a|one|the) (?:\w+ )?sound (?:off|away|out)\b|\bsay (?:'?\w+'?|(?:the|a) word(?: again)?) without\b/i,
        behaviors: ['delete the named sound and say the word that is left'],
      },
      {
        fits: /^(?!.{0,400}\b(?:last|final|ending|middle|medial|each|all|segment\w*|pieces)\b).{0,400}\b(?:first|initial|beginning) sounds?\b/i,
        behaviors: ['say the first sound of the word'],
        probes: ['first-sound probes'],
      },
      {
        fits: /segments per minute/i,
        conditions: [
          'given spoken words for one minute',
          'during a one-minute segmenting probe',
          'when unfamiliar words are read out for one minute',
        ],
        behaviors: ['say the separate sounds of the words'],
      },
    ],
    probes: ['short oral sound-task probes', 'oral probes of sounds in words'],
    settings: [
      'small-group reading',
      'morning word play and small-group reading',
      'phonics lessons with classmates',
    ],
    tasks: [
      'sounding out new words in beginning reading lessons',
      'matching sounds to letters when reading and spelling',
      'taking part in phonics lessons with the class',
    ],
    ladders: [
      ['with sound tokens and a model', 'with sound tokens alone', 'without tokens or a model'],
      ['with short words', 'with short and longer words', 'with words of any length'],
    ],
    bands: {
      preschool: {
        conditions: [
          'during a rhyme or song at circle time',
          'given pictures of familiar words',
          'when an adult says a familiar word slowly',
        ],
        behaviors: ['say the parts or sounds of the word asked for'],
        settings: ['circle time', 'songs and book sharing'],
        tasks: ['joining rhymes, songs and word games with other children'],
        ladders: [['with an adult model each time', 'with picture cues', 'without a model']],
      },
    },
  },
  Decoding: {
    conditions: [
      'given a list of unpracticed words with {detail}',
      'when shown new words with {detail} on cards',
      'when handed a fresh list of words with {detail}',
      'using a list of unfamiliar words with {detail}',
      'in a one-to-one check of unpracticed words with {detail}',
    ],
    behaviors: ['read the words aloud', 'read each word aloud'],
    detail: 'the taught phonics pattern',
    variants: [
      {
        fits: /nonsense|pseudo/i,
        conditions: [
          'given a list of unfamiliar nonsense words',
          'when shown nonsense words with taught sound patterns',
          'during a one-on-one probe of nonsense words',
          'using a fresh list of made-up words with taught patterns',
        ],
        behaviors: ['read {n|the nonsense words} aloud', 'sound out {n|the nonsense words} aloud'],
        probes: ['nonsense word probes', 'probes of new nonsense words'],
      },
      {
        fits: /letters? (?:named|names)|letter naming|(?:upper|lower)case letters/i,
        conditions: [
          'given a page of letters in random order',
          'when shown letter cards in mixed order',
          'using a letter page not used in lessons',
        ],
        behaviors: ['name {n|the letters}'],
        probes: ['letter naming probes'],
        ladders: LETTER_LADDERS,
      },
      {
        fits: /letter sounds|letter-sound|^(?:ratio|count) (?:\w+ )?letters|sounds? for/i,
        conditions: [
          'given a page of letters in random order',
          'when shown letter cards in mixed order',
          'using a letter page not used in lessons',
        ],
        behaviors: ['say {n|the letter sounds}'],
        probes: ['letter-sound probes'],
        ladders: LETTER_LADDERS,
      },
      {
        fits: /sight words|high-frequency/i,
        conditions: [
          'given a list of the sight words taught this year',
          'when shown taught sight words in mixed order',
          'using flash cards and sentences with taught sight words',
        ],
        behaviors: ['read {n|the sight words} aloud'],
        probes: ['sight word probes'],
      },
      {
        fits: /words (?:read|identified) per|word (?:reading|identification) fluency/i,
        conditions: [
          'given a list of words in random order',
          'when handed a new word list',
          'using a one-minute word list',
        ],
        behaviors: ['read {n|the words of the list} aloud'],
      },
      { fits: /^ratio words/i, behaviors: ['read {n|the words} aloud without error'] },
    ],
    probes: ['word-list probes of unpracticed words', 'probes of new words with the taught pattern'],
    settings: ['decodable text and class reading', 'small-group and content-area reading', 'partner reading'],
    tasks: [
      'reading directions, textbooks and stories in every subject',
      'working out new words in class texts',
      'reading assignments that classmates read without help',
    ],
    ladders: [
      ['after a worked example and with prompts', 'with one prompt for each missed word', 'without prompts'],
      [
        'with a chart of the taught patterns and prompts',
        'with a chart of the taught patterns',
        'without a chart or prompts',
      ],
    ],
    bands: {
      secondary: {
        settings: ['science and social studies texts', 'content-area classes', 'assignments across classes'],
        tasks: [
          'reading textbooks and assignments across classes',
          'working out subject words in content classes',
          'keeping up with assigned reading',
        ],
      },
      adult: {
        settings: ['worksite and community reading', 'forms, schedules and signs'],
        tasks: [
          'reading job directions, forms and signs',
          'reading the texts that work and daily life call for',
        ],
      },
    },
  },
  'Reading fluency': {
    conditions: [
      'given an unpracticed {grade} passage',
      'when handed a new {grade} passage in the reading group',
      'given a {grade} text not read before',
      'using a fresh {grade} passage for each timing',
      'when given a {grade} passage for the first time',
    ],
    behaviors: ['read aloud for one minute', 'read the passage aloud for one minute'],
    variants: [{ fits: /^percent/i, behaviors: ['read the passage aloud', 'read aloud from the passage'] }],
    prefers: [/words correct/],
    probes: ['one-minute oral reading probes', 'timed readings of new passages'],
    settings: [
      'partner reading and class read-aloud',
      'small-group reading',
      'science and social studies reading',
    ],
    tasks: [
      'finishing reading assignments in the time the class has',
      'keeping up with class reading and keeping its meaning in mind',
      'reading directions and longer texts at the pace of the lesson',
    ],
    ladders: [
      ['after the hard words are reviewed', 'after one silent preview', 'on a first reading'],
      [
        'with phrase marks and a reminder to use them',
        'with a reminder to read in phrases',
        'without marks or reminders',
      ],
    ],
    bands: {
      secondary: {
        settings: ['content-area classes', 'assigned reading in English and social studies'],
        tasks: [
          'finishing assigned reading across classes',
          'reading sources and directions within a class period',
        ],
      },
    },
  },
  'Reading comprehension': {
    conditions: [
      'given an unfamiliar {grade} text',
      'after reading a new {grade} passage',
      'given a {grade} science or social studies text',
      'when a {grade} passage stays open for looking back',
      'after silent reading of a {grade} passage',
    ],
    behaviors: ['answer {n|{detail}} about the text', 'answer {n|{detail}} in speech or writing'],
    detail: 'literal and inferential questions',
    variants: [
      {
        fits: /maze/i,
        conditions: ['given a {grade} maze passage', 'when handed a new {grade} maze passage'],
        behaviors: ['choose the missing words of the passage', 'circle the words that complete the passage'],
        probes: ['timed maze probes'],
        ladders: [
          [
            'with the passage read aloud first',
            'with the first sentence read aloud',
            'without reading aloud',
          ],
          ['with a choice of words', 'with a reminder to read on', 'without reminders'],
        ],
      },
      {
        fits: /retell/i,
        behaviors: ['retell the text aloud'],
        probes: ['retells scored with a checklist'],
      },
      {
        fits: /main idea/i,
        behaviors: [
          'state the main idea of the passage',
          'write the main idea of the passage in one sentence',
        ],
      },
      {
        fits: /^percent/i,
        behaviors: ['answer {detail} about the text', 'answer {detail} in speech or writing'],
      },
    ],
    probes: ['comprehension probes scored with a key', 'passage probes scored with a key'],
    settings: ['science and social studies reading', 'class discussions of shared texts', 'book groups'],
    tasks: [
      'learning from text in every content class',
      'answering questions about what the class has read',
      'using what was read in discussion and in writing',
    ],
    ladders: [
      [
        'with a graphic organizer filled in together',
        'with an organizer filled in alone',
        'without an organizer',
      ],
      [
        'with the place of the answer pointed out',
        'with one reminder to look back in the text',
        'without reminders',
      ],
      ['with questions asked aloud', 'with questions in writing and one clue', 'with questions in writing'],
    ],
    bands: {
      secondary: {
        settings: ['science, social studies and English classes', 'content-area assignments'],
        tasks: [
          'learning from textbooks and sources in content classes',
          'using evidence from texts in discussion and essays',
        ],
      },
      adult: {
        conditions: [
          'given a work or community text not seen before',
          'after reading a form, schedule or set of directions',
          'when handed the written directions of a task',
        ],
        settings: ['the worksite and the community'],
        tasks: ['following written directions at work and in daily life'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
