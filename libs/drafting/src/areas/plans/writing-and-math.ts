/** Writing and mathematics: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

/** Numbers of the upper grades are placed, compared and rounded, and counted out with nothing in hand. */
const PLACE_VALUE_AND_PARTS = {
  conditions: [
    'given a mixed page of number questions',
    'when shown numbers to compare, order or place',
    'given number lines and written numbers',
  ],
  settings: ['the class math block', 'math homework and class math'],
  tasks: [
    'following math lessons that build on the size of numbers',
    'estimating, comparing and checking answers in class math',
  ],
  ladders: [
    ['after a worked example', 'with a number line', 'without examples or a number line'],
    ['with numbers of one kind', 'with two kinds of numbers mixed', 'with all taught kinds of numbers'],
  ],
} as const satisfies Partial<CataloguePlan>;

export const WRITING_AND_MATH_PLANS = {
  Spelling: {
    conditions: [
      'given dictated words with {detail}',
      'when words with {detail} are dictated one at a time',
      'given a dictated list of unpracticed words with {detail}',
      'after hearing each word with {detail} in a sentence',
      'during a dictation of new words with {detail}',
    ],
    behaviors: ['write {n|the words} with correct spelling', 'spell {n|the words} correctly on paper'],
    detail: 'taught patterns',
    variants: [
      {
        fits: /^percent|accuracy/i,
        behaviors: ['write each word with correct spelling', 'spell the words on paper'],
      },
    ],
    probes: ['dictated word probes', 'spelling probes of new words'],
    settings: ['journal and class writing', 'written answers in other subjects', 'first drafts in class'],
    tasks: [
      'writing assignments that others can read',
      'putting ideas on paper without stopping at each word',
      'writing answers in all subjects',
    ],
    ladders: [
      ['with sound boxes and a model', 'with a pattern chart', 'without a chart or a model'],
      [
        'with words of a single pattern',
        'with words of two patterns mixed',
        'with all taught patterns mixed',
      ],
    ],
    bands: {
      secondary: {
        settings: ['assignments across classes', 'notes and written answers'],
        tasks: ['writing notes and assignments across classes'],
      },
    },
  },
  'Written expression': {
    conditions: [
      'given a {grade} prompt and a planning page',
      'when given a {grade} writing prompt and a graphic organizer',
      'using a planning page and an editing checklist on a {grade} prompt',
      'given a topic from a class unit and time to plan',
      'after talking through a topic with a partner',
    ],
    behaviors: [
      'write a paragraph with a topic sentence, details and an ending',
      'write a paragraph that keeps to its topic',
    ],
    variants: [
      {
        fits: /(?:word|writing) sequences|CWS/i,
        conditions: [
          'given a story starter and a short time to plan',
          'when handed a new story starter',
          'after a minute to think about a story starter',
          'using a fresh story starter for each sample',
        ],
        behaviors: [
          'write {n|correct word sequences}',
          'produce {n|correct word sequences} in a writing sample',
        ],
        probes: ['timed writing samples scored for correct writing sequences'],
      },
      {
        fits: /total words/i,
        conditions: [
          'given a story starter and a short time to plan',
          'when handed a new story starter',
          'using a fresh story starter for each sample',
        ],
        behaviors: ['write {n|words on the topic} in a timed sample'],
        probes: ['timed writing samples with the words counted'],
      },
      {
        // A row of traits ("Focus 2, Evidence 1, Conventions 3") does not say which of them is meant.
        fits: /^(?!.{0,400}\b(?:focus|evidence|organization|ideas|elaboration)\b).{0,400}(?:capital|punctuation|convention)/i,
        behaviors: ['write {n|sentences} with correct capital letters and end marks'],
        probes: ['writing samples scored for conventions'],
      },
      {
        fits: /sentence/i,
        behaviors: [
          'write {n|complete sentences} on the topic',
          'write {n|complete sentences} of a paragraph',
        ],
        probes: ['writing samples scored sentence by sentence'],
      },
    ],
    prefers: [/writing sequences/, /total words/],
    probes: ['writing samples scored with a rubric', 'class writing samples scored with one rubric'],
    settings: [
      'written assignments in other subjects',
      'science and social studies writing',
      'journal writing',
    ],
    tasks: [
      'showing in writing what was learned in each subject',
      'writing answers longer than a sentence',
      'finishing written assignments with the class',
    ],
    ladders: [
      [
        'with a planning page filled in together',
        'with a planning page filled in alone',
        'with a plan made alone',
      ],
      [
        'with sentence starters and teacher feedback',
        'with an editing checklist and one prompt',
        'with an editing checklist alone',
      ],
    ],
    bands: {
      secondary: {
        conditions: [
          'given a {grade} prompt and a planning page',
          'when assigned a paragraph in a content class',
          'using an outline and an editing checklist',
          'given a source text and a question to answer in writing',
        ],
        settings: ['English, science and social studies assignments', 'written work across classes'],
        tasks: [
          'writing paragraphs and essays across classes',
          'explaining answers in writing with evidence',
        ],
      },
      adult: {
        conditions: [
          'given a form, message or application to write',
          'when a work or community task calls for writing',
        ],
        behaviors: ['write the message or form so that a reader can act on it'],
        settings: ['the worksite and the community'],
        tasks: ['writing the messages and forms that work and daily life call for'],
      },
    },
  },
  'Math computation': {
    conditions: [
      'given a mixed sheet of {detail}',
      'when given a page of {detail}',
      'using a new probe of {detail}',
      'during independent math work on {detail}',
      'given a fresh set of {detail} and pencil and paper',
    ],
    behaviors: ['solve {n|the problems} on paper', 'write the answers to {n|the problems}'],
    detail: 'computation problems from class',
    variants: [
      {
        fits: /per minute/i,
        behaviors: ['write answers', 'write the answers'],
        probes: ['timed computation probes', 'one-minute computation probes'],
        ladders: [
          ['after practice with the same kind of problems', 'after a short warm-up', 'without a warm-up'],
          ['with problems of one kind', 'with two kinds of problems mixed', 'with all taught kinds mixed'],
        ],
      },
      {
        fits: /^percent|accuracy/i,
        behaviors: ['solve the problems on paper', 'write the answers to the problems'],
      },
    ],
    prefers: [/digits/],
    probes: ['computation probes', 'short computation probes with new items'],
    settings: ['the class math block', 'independent math work in class', 'math homework and class math'],
    tasks: [
      'working through multi-step math with the class',
      'following math lessons that build on this computation',
      'finishing math assignments',
    ],
    ladders: [
      ['after a worked example on the page', 'with a step card', 'without examples or step cards'],
      ['with problems of one kind', 'with two kinds of problems mixed', 'with all taught kinds mixed'],
      ['with counters or drawings', 'with a number line', 'with paper and pencil alone'],
    ],
    bands: {
      secondary: {
        settings: ['math class and science labs', 'math assignments across classes'],
        ladders: [
          ['after a worked example on the page', 'with a step card', 'without examples or step cards'],
          ['with problems of one kind', 'with two kinds of problems mixed', 'with all taught kinds mixed'],
        ],
        tasks: ['algebra and science work that builds on this computation', 'finishing math assignments'],
      },
      adult: {
        conditions: [
          'given figures from a pay stub, recipe or schedule',
          'when a work or community task calls for {detail}',
          'using a page of {detail}',
        ],
        detail: 'everyday computation problems',
        tasks: ['working out pay, prices, measures and hours'],
      },
    },
  },
  'Math problem solving': {
    conditions: [
      'given a page of {grade} word problems',
      'when given unfamiliar {grade} word problems',
      'given {grade} word problems not seen before',
      'using a drawing or an equation on {grade} word problems',
      'after reading or hearing a {grade} word problem',
    ],
    behaviors: ['solve {n|the problems} in writing', 'write the solution of {n|the problems}'],
    variants: [
      {
        fits: /^percent|accuracy/i,
        behaviors: ['solve each problem in writing', 'write each solution with its work'],
      },
      {
        fits: /^ratio (?:solution )?steps\b|\bsolution steps\b/i,
        behaviors: ['carry out {n|the solution steps} in writing'],
      },
    ],
    probes: ['word-problem probes scored by steps', 'probes of new word problems'],
    settings: ['math lessons and everyday purchases', 'class math and science', 'small-group math'],
    tasks: [
      'using math to answer questions in class and outside it',
      'choosing the operation a problem calls for',
      'following lessons that teach math through problems',
    ],
    ladders: [
      [
        'with a worked example and a problem-solving checklist',
        'with a problem-solving checklist',
        'without a checklist',
      ],
      ['with one-step problems', 'with one-step and two-step problems', 'with two-step problems'],
    ],
    bands: {
      secondary: {
        settings: ['math and science classes', 'math class and homework'],
        tasks: ['using math to solve problems in math, science and daily life'],
      },
      adult: {
        conditions: [
          'given problems from work, shopping and travel',
          'when a work or community task calls for a calculation',
          'using a calculator on problems from daily life',
        ],
        tasks: ['using math at work, in shops and when traveling'],
      },
    },
  },
  'Number sense': {
    conditions: [
      'given sets of objects and number cards',
      'when shown numbers and sets in random order',
      'during hands-on number tasks with counters',
      'using number cards not in counting order',
    ],
    behaviors: ['name or count out the number shown', 'say or point to the number asked for'],
    variants: [
      {
        fits: /counted to.{0,300}(?:counts? out|objects)/i,
        behaviors: ['count out objects one by one'],
        conditions: ['given a pile of small objects', 'during a counting game with objects'],
      },
      {
        fits: /counted to/i,
        behaviors: ['count aloud'],
        conditions: [
          'when asked to count aloud',
          'during a counting routine',
          'given a start and a signal to count',
        ],
      },
      {
        fits: /^ratio.{0,300}place value|fraction|decimal|rounding|\bround(?:s|ed)? (?:to|numbers)/i,
        behaviors: ['answer {n|the number questions}'],
        ...PLACE_VALUE_AND_PARTS,
      },
      {
        fits: /count (?:numbers|numerals|shapes)|identif|numeral/i,
        behaviors: ['name {n|the numbers} shown'],
      },
      {
        fits: /^ratio (?:items|problems|questions|numbers)/i,
        behaviors: ['answer {n|the number questions}'],
      },
      {
        fits: /place value/i,
        behaviors: ['state the value of the digit asked for'],
        ...PLACE_VALUE_AND_PARTS,
      },
    ],
    probes: ['short number probes', 'number tasks scored item by item'],
    settings: ['math centers', 'class counting routines', 'games with numbers'],
    tasks: [
      'joining in counting, comparing and early operations',
      'following the first lessons in adding and taking away',
    ],
    ladders: [
      ['with a model and objects to touch', 'with one prompt', 'without a model or prompts'],
      ['with small numbers', 'with larger numbers added', 'with all taught numbers'],
    ],
    bands: {
      preschool: {
        settings: ['centers and snack', 'circle time counting'],
        tasks: ['joining counting songs, games and sharing at snack'],
        ladders: [['with an adult counting along', 'with a start from the adult', 'without adult help']],
      },
      secondary: {
        conditions: [
          'given number lines and written numbers',
          'when shown numbers to compare, order or place',
          'using a mixed page of number questions',
        ],
        ladders: [
          ['after a worked example', 'with a number line', 'without examples or a number line'],
          ['with whole numbers', 'with new kinds of numbers mixed in', 'with all taught kinds of numbers'],
        ],
        settings: ['math class and school store', 'measuring and counting tasks in class'],
        tasks: ['taking part in math class', 'handling quantities in science and daily life'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
