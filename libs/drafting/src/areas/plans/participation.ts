/** Being there and taking part: what a goal is made of, in our own wording. Units and settings: project facts, 3.8. */
import type { CataloguePlan } from './area-plan.js';

/** Who is to speak does not begin with a written answer. */
const SPEAKING = [
  'after saying it to one partner first',
  'with time to think of what to say',
  'without practice beforehand',
] as const;

export const PARTICIPATION_PLANS = {
  'Anxiety and participation': {
    conditions: [
      'during class activities with a taught coping plan',
      'when called on or asked to join, with notice in advance',
      'given a step-by-step participation plan',
      'after a check-in with a trusted adult',
    ],
    behaviors: [
      'take part in the activity by speaking, writing or joining the group',
      'join the activity by speaking, writing or working with the group',
    ],
    variants: [
      {
        fits: /^ratio (?:school )?days .*\b(?:absent|present|attended|came)\b/is,
        behaviors: ['come to school'],
        conditions: ['on school days', 'when school is in session'],
        probes: ['attendance records'],
        settings: ['weeks with tests and presentations', 'the days after weekends and breaks'],
        ladders: [['with an adult at the door', 'with a check-in on arrival', 'without a check-in']],
      },
      {
        fits: /attend|absen|days of|^ratio (?:school )?days|\b(?:was|is|been|being|were) in class (?:for|on)\b/i,
        behaviors: ['report to the scheduled class periods'],
        probes: ['attendance records by period'],
        ladders: [
          ['with an adult waiting at the door', 'with a check-in on arrival', 'without a check-in'],
          ['with a plan for each day', 'with a plan for the week', 'without a plan'],
        ],
      },
      {
        fits: /\bvolunteer|\bwithout being called on\b|\brais(?:es?|ed|ing) (?:his|her|their) hand\b/i,
        conditions: ['during class discussions', 'when the class talks together'],
        behaviors: ['speak up in front of the class without being called on'],
        ladders: [SPEAKING],
      },
      {
        fits: /\bsp(?:oke|oken|eaks?|eaking)\b|\banswer(?:s|ed)? (?:aloud|out loud)\b|\bsaid something\b|\bspoken (?:answers?|participation)\b|\bshared (?:aloud|with)/i,
        conditions: ['during class discussions and group work', 'when the class talks together'],
        behaviors: ['speak up in front of the class or group'],
        ladders: [SPEAKING],
      },
    ],
    probes: ['participation tallies', 'tallies of activities joined'],
    settings: ['class, assemblies and group work', 'class and small groups'],
    tasks: ['being present and showing what is known', 'learning with others in class and group work'],
    ladders: [
      ['with a plan made with an adult', 'with a check-in beforehand', 'without a check-in beforehand'],
      [
        'with a written or gestured answer',
        'with a spoken answer to one partner',
        'with a spoken answer in the group',
      ],
    ],
    bands: {
      preschool: {
        conditions: [
          'during circle time with a familiar adult near',
          'when an activity starts after a warning',
        ],
        settings: ['circle time and centers'],
        tasks: ['joining circle time, play and new activities'],
      },
    },
  },
} as const satisfies Record<string, CataloguePlan>;
