/** Occupational and physical therapy: what a goal in each area is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

export const MOTOR_AND_SELF_CARE_PLANS = {
  Handwriting: {
    conditions: [
      'given two sentences to copy from near point',
      'when copying sentences on lined paper',
      'during a short class writing task',
      'given dictated sentences to write',
      'after a brief warm-up with the letters of the day',
    ],
    behaviors: [
      'write letters that sit on the line with spaces between words',
      'write {n|words} so that a reader outside the class can read them',
    ],
    variants: [
      {
        fits: /^ratio (?:(?:lower|upper)[- ]?case )?letters\b(?!.*\b(?:legib|readable|read by)).*\b(?:on|off|to) the (?:base ?)?line\b/i,
        behaviors: ['write {n|the letters} so that they sit on the line'],
      },
      {
        fits: /^percent of letters on the line/i,
        conditions: ['given two sentences to copy from near point', 'given dictated sentences to write'],
        behaviors: ['write on lined paper'],
        probes: ['written samples scored for letters on the line'],
      },
      {
        fits: /^ratio (?:(?:lower|upper)[- ]?case )?(?:letters|words)/i,
        behaviors: ['write {n|the letters} so that any reader can name them'],
      },
      { fits: /^percent [^|]*\blegib/i, behaviors: ['write sentences', 'write'] },
      {
        fits: /^percent\b.*(?:\blegib|\breadable\b|\b(?:be|could) read\b).*|\b(?:own (?:sentences?|writing|composition)|journal)\b.*\blegib/is,
        behaviors: ['write {n|words} so that a reader outside the class can read them'],
      },
      { fits: /spac/i, behaviors: ['write sentences with a clear space between words'] },
      { fits: /formation/i, behaviors: ['form letters from the taught starting point'] },
    ],
    prefers: [/legible|letters|words/],
    probes: ['written samples scored for legibility', 'class writing samples scored letter by letter'],
    settings: ['class assignments', 'journal and class work', 'written work with the class'],
    tasks: [
      'finishing written work that the teacher can read',
      'keeping up with written work in class',
      'showing on paper what is known',
    ],
    ladders: [
      ['with adapted paper and a model', 'with adapted paper', 'on the paper the class uses'],
      ['with a model and verbal cues', 'with a letter strip', 'without a model or cues'],
    ],
    bands: {
      preschool: {
        conditions: ['given a model of a first name', 'when tracing and copying at the table'],
        behaviors: ['write {n|letters} that others can name'],
        settings: ['centers and art'],
        tasks: ['drawing and writing a name at centers'],
      },
      secondary: { settings: ['notes and forms', 'assignments across classes'] },
    },
  },
  'Writing speed and keyboarding': {
    conditions: [
      'given a paragraph to copy',
      'when working from a model text for one minute',
      'using a short model text from class',
      'given a new text at reading level',
    ],
    behaviors: ['copy the text', 'put the text on paper or screen'],
    variants: [
      {
        fits: /letters per minute/i,
        behaviors: ['copy the text by hand'],
        probes: ['timed copying samples'],
      },
      {
        fits: /typed|typing|keyboard/i,
        behaviors: ['type the text', 'type from the model text'],
        probes: ['one-minute typing probes', 'timed typing samples'],
      },
    ],
    prefers: [/per minute/],
    probes: ['timed copying samples', 'one-minute copying samples'],
    settings: ['note taking and reports', 'class notes and longer assignments'],
    tasks: [
      'keeping up with notes and longer written work',
      'finishing written assignments in the time given',
    ],
    ladders: [
      [
        'with a guide for the fingers or the letters',
        'with one reminder of posture and finger placement',
        'without guides or reminders',
      ],
      ['with a familiar text', 'with a text read once', 'with a new text'],
    ],
  },
  'Fine motor': {
    conditions: [
      'given classroom tools and materials',
      'when given a cutting, drawing or building task',
      'during table activities with classmates',
      'using scissors, pencil or glue in a class project',
      'after one demonstration of the task',
    ],
    behaviors: ['complete the tool task as modeled', 'carry out the tool task with both hands'],
    variants: [
      {
        fits: /legib/i,
        conditions: ['given a short text to copy', 'during a class writing task'],
        behaviors: ['write by hand'],
        probes: ['written samples scored for legibility'],
      },
      {
        fits: /scissor|cut(?:s|ting)?\b|inch/i,
        behaviors: ['cut along the line'],
        conditions: [
          'given scissors and a shape on paper',
          'during a cutting task in class',
          'when a class project calls for cutting',
        ],
      },
      {
        fits: /copy|shape|visual[- ]motor/i,
        behaviors: ['copy the shapes shown'],
        conditions: [
          'given a model shape and paper',
          'when shown shapes one at a time',
          'during drawing at the table',
        ],
      },
      { fits: /pegs|beads|string/i, behaviors: ['place {n|the pieces} as shown'] },
    ],
    probes: ['scored work samples', 'tallied tool-task trials'],
    settings: ['art, centers and snack', 'class projects and art'],
    tasks: [
      'using scissors, pencils and other tools in class',
      'finishing art and table work with classmates',
    ],
    ladders: [
      ['with a model and adapted materials', 'with one verbal cue', 'without cues'],
      ['with wide lines and help to start', 'with wide lines', 'with the materials the class uses'],
    ],
    bands: {
      preschool: {
        settings: ['art, centers and snack', 'table play'],
        tasks: ['joining art, building and table activities with other children'],
        ladders: [['with an adult helping the hands', 'with an adult model', 'without adult help']],
      },
      secondary: {
        conditions: [
          'given the tools of a class or lab',
          'during a task that calls for both hands',
          'after one demonstration of the tool',
        ],
        settings: ['labs, art and electives'],
        tasks: ['handling tools and materials in labs, art and electives'],
      },
    },
  },
  'Sensory regulation': {
    conditions: [
      'given a visual choice of regulation strategies',
      'when the first sign of overload is noticed and a choice board is present',
      'during class work with taught strategies available',
      'after a noisy or crowded activity',
    ],
    behaviors: ['use a chosen regulation strategy', 'return to the activity after using a taught strategy'],
    variants: [
      {
        fits: /lasting|^duration.{0,300}(?:first|able to stay|stays?|remain)/i,
        behaviors: ['stay with the group or activity, using a taught strategy when needed,'],
        probes: ['timed observations in busy settings'],
      },
      {
        fits: /latency/i,
        behaviors: ['return to the activity after using a taught strategy'],
        probes: ['timed returns to the activity'],
      },
    ],
    probes: ['strategy tallies', 'tallies of regulation strategies used'],
    settings: ['the classroom, assemblies and lunch', 'class lessons and lunch'],
    tasks: [
      'staying available for instruction in busy settings',
      'taking part in class, lunch and assemblies',
    ],
    ladders: [
      ['with an adult modeling the strategy', 'with a choice board', 'without prompts'],
      ['with an adult offering a choice', 'with a quiet signal', 'without being asked'],
    ],
    bands: {
      preschool: {
        settings: ['circle time, centers and snack'],
        tasks: ['staying with circle time, centers and snack'],
      },
    },
  },
  'Self-care': {
    conditions: [
      'given a picture sequence in the natural routine',
      'during arrival, toileting or snack routines',
      'when the routine starts and the picture steps are posted',
      'using everyday clothing and belongings',
    ],
    behaviors: ['complete {n|the steps} of the routine', 'carry out {n|the steps} of the self-care routine'],
    variants: [
      {
        fits: /arriv|coming in|unpack|dismissal|backpack/i,
        conditions: ['when the class arrives or packs up', 'given a picture sequence at the cubby or locker'],
        behaviors: ['complete {n|the steps} of the arrival or dismissal routine'],
      },
      { fits: /hand ?wash/i, behaviors: ['complete {n|the steps} of hand washing'] },
      {
        fits: /^ratio (?:tries|trials|times|items|attempts|opportunities).{0,400}(?:zip|engages? the pin|button|snap|\btie|laces)/i,
        conditions: ['given a coat or garment worn to school', 'when getting ready to go outside'],
        behaviors: ['do up the fastener without help'],
      },
      {
        fits: /^(?:ratio|count) fastenings\b/i,
        conditions: ['given a coat or garment worn to school', 'when getting ready to go outside'],
        behaviors: ['do up {n|the fastenings}'],
        probes: ['counts of fastenings done up'],
      },
      {
        fits: /^(?:ratio|count) (?:fasteners|buttons|snaps|zippers)\b/i,
        conditions: ['given a coat or garment worn to school', 'when getting ready to go outside'],
        behaviors: ['do up {n|the fasteners}'],
        probes: ['counts of fasteners done up'],
      },
      {
        fits: /^ratio steps.{0,400}(?:zip|button|fasten|shoe|dress|jacket|coat)/i,
        behaviors: ['complete {n|the steps} of fastening and dressing'],
      },
      {
        fits: /\bchang(?:es?|ed|ing) (?:clothes |clothing )?for (?:PE|P\.E\.|gym|physical education|swimming)/i,
        conditions: [
          'in the locker room before physical education',
          'when the class changes for physical education',
        ],
        behaviors: ['complete {n|the steps} of changing clothes'],
      },
      {
        fits: /zip|button|fasten|shoe|dress|jacket|coat/i,
        behaviors: ['complete {n|the steps} of fastening and dressing'],
      },
      {
        fits: /^ratio (?:trips|sits|visits|checks|times|occasions|successes)\b.{0,400}\b(?:toilet|potty|dry)\b/i,
        conditions: ['at the times set for the bathroom', 'on the bathroom schedule of the day'],
        behaviors: ['use the toilet'],
        probes: ['bathroom records'],
      },
      { fits: /toilet|bathroom/i, behaviors: ['complete {n|the steps} of the toileting routine'] },
      { fits: /feed|utensil|spoon|lunch/i, behaviors: ['complete {n|the steps} of eating with utensils'] },
    ],
    prefers: [/steps/],
    probes: ['task-analysis checklists', 'step-by-step routine checklists'],
    settings: ['arrival, lunch and dismissal', 'daily routines with classmates'],
    tasks: [
      'managing belongings and personal needs with classmates',
      'getting ready for lessons, lunch and going home with the class',
    ],
    ladders: [
      ['with a model for each step', 'with one prompt for each missed step', 'without prompts'],
      ['with help at the hardest steps', 'with one verbal cue', 'without adult help'],
    ],
    bands: {
      preschool: {
        settings: ['arrival, snack and clean-up'],
        tasks: ['taking part in arrival, snack and clean-up with other children'],
      },
    },
  },
  'Gross motor': {
    conditions: [
      'during the campus route or PE activity',
      'given the equipment used in class and a clear start',
      'when moving with classmates on level ground and stairs',
      'after one demonstration of the movement',
    ],
    behaviors: ['complete the movement task as modeled', 'carry out the movement shown'],
    variants: [
      {
        fits: /^count (?:hops?|jumps?|skips?|catches)\b/i,
        behaviors: ['do {n|the movements} in a row without a break'],
      },
      {
        fits: /alternat/i,
        behaviors: ['step with alternating feet on {n|the steps}'],
        conditions: ['when the class goes up or down stairs', 'during a transition with stairs'],
      },
      {
        fits: /stair/i,
        behaviors: ['climb the stairs with the class'],
        conditions: ['when the class goes up or down stairs', 'during a transition with stairs'],
      },
      {
        fits: /balance|\bstance\b|(?:one|each|right|left)[- ]foot|one leg|\bst(?:an|oo)d/i,
        behaviors: ['stand in balance', 'hold a balanced stance'],
        conditions: [
          'during a balance task in PE',
          'given a line or low beam',
          'when asked to balance in a game',
        ],
      },
      {
        fits: /catch|throw|ball/i,
        behaviors: ['catch or throw the ball to a partner'],
        conditions: ['during ball games with a partner', 'given a ball of the size used in PE'],
      },
      { fits: /hop|jump|skip|gallop/i, behaviors: ['do the movement as modeled'] },
      {
        fits: /^count (?:feet|meters|yards)\b/i,
        behaviors: ['walk {n|the distance} without a rest'],
        conditions: ['during transitions between rooms', 'when moving through the hallway with the class'],
      },
      {
        fits: /feet|walk|distance|wheelchair|hallway|gait/i,
        behaviors: ['travel the school route'],
        conditions: ['during transitions between rooms', 'when moving through the hallway with the class'],
      },
    ],
    probes: ['scored movement trials', 'movement trials on the route or in PE'],
    settings: ['PE, playground and hallways', 'PE and transitions'],
    tasks: [
      'moving safely with the class and joining PE',
      'keeping up with classmates between rooms and at recess',
    ],
    ladders: [
      ['with physical support', 'with an adult standing by', 'without adult help'],
      ['with a model and one hand held', 'with verbal cues', 'without cues'],
      ['with verbal cues', 'with one verbal cue', 'without cues'],
    ],
    bands: {
      secondary: {
        settings: ['PE and hallways', 'PE and class changes'],
        tasks: ['moving between classes on time and joining PE'],
      },
      preschool: {
        settings: ['the playground and the classroom', 'outdoor play and music time'],
        tasks: ['joining outdoor play and movement games with other children'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
