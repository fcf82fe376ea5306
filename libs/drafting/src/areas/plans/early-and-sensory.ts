/** Early childhood, vision and hearing: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

/** Reading with the fingers is used where the class reads, and not on the way there. */
const READS_BRAILLE = {
  settings: ['class reading in braille', 'reading assignments in other subjects'],
  tasks: ['reading class materials in braille', 'reading at the pace that class work asks for'],
} as const;

export const EARLY_AND_SENSORY_PLANS = {
  'Pre-academic skills': {
    conditions: [
      'given picture cards or objects in random order',
      'during circle or center time',
      'when shown one item at a time',
      'using toys and books of the classroom',
    ],
    behaviors: ['name or point to the item asked for', 'pick out or name the item asked for'],
    variants: [
      {
        fits: /(?:count|ratio) (?:\w+ )?(?:letters|shapes|colors|numbers|sounds|numerals)/i,
        behaviors: ['name {n|the items}'],
      },
      { fits: /counted to/i, behaviors: ['count aloud'] },
      { fits: /count(?:s|ing)? (?:to|objects)/i, behaviors: ['count the objects by touching each one'] },
    ],
    probes: ['short item probes', 'item probes in play'],
    settings: ['centers and circle time', 'book sharing and centers'],
    tasks: [
      'joining the first learning activities with classmates',
      'taking part in circle time, songs and centers',
    ],
    ladders: [
      ['with an adult model', 'with a choice of items', 'without a model or choices'],
      ['with a few known items', 'with new items mixed in', 'with all taught items'],
    ],
  },
  'Play and joint attention': {
    conditions: [
      'during play with one peer and preferred toys',
      'during center time with an adult nearby',
      'when a peer or adult shows a toy',
      'given a toy set that invites pretend play',
    ],
    behaviors: [
      'join the play with an action, look or words',
      'take a turn in play by an action, look or words',
    ],
    variants: [
      { fits: /lasting/i, behaviors: ['play beside or with a peer'], probes: ['timed play observations'] },
      {
        fits: /actions? (?:together|in a row)|link(?:s|ed|ing)? (?:\w+ )?actions/i,
        behaviors: ['link two or more play actions in a row'],
      },
      { fits: /pretend|symbolic/i, behaviors: ['act out a pretend action with the toys'] },
      { fits: /joint attention|look|gaze|point/i, behaviors: ['look at or point to what the partner shows'] },
    ],
    probes: ['play observations', 'tallies of play turns'],
    settings: ['centers and outdoor play', 'free play and circle time'],
    tasks: ['learning with and from other children through play', 'taking part in centers and outdoor play'],
    ladders: [
      ['with an adult model', 'with one prompt', 'without prompts'],
      ['with an adult as partner', 'with a child and an adult near', 'with another child'],
    ],
  },
  'Braille, orientation and mobility': {
    conditions: [
      'given braille materials or a taught route',
      'using the taught tool on a known route',
      'when starting from the classroom with the tool in hand',
    ],
    behaviors: [
      'complete {n|the steps} of the reading or travel task',
      'carry out {n|the steps} of the taught task',
    ],
    variants: [
      {
        fits: /per minute/i,
        conditions: ['given a new braille passage', 'when handed a braille passage not read before'],
        behaviors: ['read braille aloud'],
        probes: ['timed braille readings'],
        ...READS_BRAILLE,
        ladders: [
          ['after the new words are read together', 'after one silent reading', 'on a first reading'],
          ['with the hard signs shown first', 'after one silent reading', 'on a first reading'],
        ],
      },
      {
        fits: /braille (?:letters|contractions|words|cells)|contractions|letters/i,
        conditions: ['given braille cards in mixed order', 'when handed new braille material'],
        behaviors: ['read {n|the braille signs} aloud'],
        probes: ['braille reading probes'],
        ...READS_BRAILLE,
        ladders: [
          ['with a sheet of the signs at hand', 'with one look at the sheet', 'without the sheet'],
          ['with a model and tactile cues', 'with one verbal cue', 'without cues'],
        ],
      },
      {
        fits: /\bcrossings?\b/i,
        conditions: [
          'when starting from the classroom with the cane in hand',
          'using the cane on a taught route',
        ],
        behaviors: ['make the crossing as taught'],
        probes: ['route checklists'],
      },
      {
        fits: /route|cane|travel/i,
        conditions: [
          'using the cane on a taught route',
          'when starting from the classroom with the cane in hand',
          'during class transitions on a taught route',
        ],
        behaviors: ['travel the route with the taught cane skills'],
        probes: ['route checklists'],
      },
    ],
    probes: ['task and route checklists', 'step checklists'],
    settings: ['class and campus routes', 'class reading and campus travel'],
    tasks: [
      'reading class materials and moving about independently',
      'getting to and using what the class uses',
    ],
    ladders: [
      ['with a model and tactile cues', 'with one verbal cue', 'without cues'],
      ['with an adult beside', 'with an adult a few steps behind', 'without adult help'],
    ],
  },
  'Listening and equipment care': {
    conditions: [
      'given personal hearing equipment at arrival',
      'when equipment fails or speech is missed',
      'during class in ordinary noise with equipment on',
      'when a daily listening check is due',
    ],
    behaviors: [
      'check the equipment or ask for a repetition',
      'report equipment trouble or ask for a repetition',
    ],
    variants: [
      {
        fits: /^ratio steps|of steps|battery|mornings?\b|daily check/i,
        behaviors: ['complete {n|the steps} of the equipment check'],
      },
      {
        fits: /repeat|identif|words heard|discriminat|listening/i,
        behaviors: ['repeat or answer what was said'],
        probes: ['listening probes'],
      },
    ],
    probes: ['listening and equipment checks', 'equipment checklists'],
    settings: ['class and group work', 'lessons and assemblies'],
    tasks: ['hearing instruction and classmates', 'following lessons and group talk'],
    ladders: [
      ['with a model and a picture list', 'with a picture list', 'without a list'],
      ['with an adult asking', 'with a quiet signal', 'without reminders'],
    ],
  },
} as const satisfies Record<string, CataloguePlan>;
