/**
 * Instruments whose reports give counts, shares or severity and no standard scores: a number under their name is none.
 * They end the reach of an instrument named before them.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import { type SubScore, subScores } from './instrument.js';

export interface CountedInstrument {
  readonly name: string;
  readonly pattern: RegExp;
  readonly aliases: readonly string[];
  /** What its numbers are. */
  readonly reports: 'raw counts' | 'percent legible' | 'severity' | 'ratings';
  readonly isHighWorse: boolean;
  readonly areas: readonly AreaOfNeedName[];
  readonly scores: readonly SubScore[];
  /** Words it classifies by, where it has no cut points we may use. */
  readonly classes?: readonly string[];
}

export const COUNTED_INSTRUMENTS: readonly CountedInstrument[] = [
  {
    name: 'SSI-4',
    pattern: /\bSSI-?[34]\b|Stuttering Severity Instrument/i,
    aliases: ['Stuttering Severity Instrument'],
    reports: 'severity',
    isHighWorse: true,
    areas: ['Speech fluency'],
    scores: subScores({ area: 'Speech fluency' }, [
      'Frequency',
      'Duration',
      'Physical Concomitants',
      'Total Overall Score|Total Score',
    ]),
  },
  {
    // Made to describe and plan, not to monitor progress: a goal never counts its scores.
    name: 'Sensory Profile 2',
    pattern: /Sensory Profile|\bSP-?2\b/i,
    aliases: ['SP-2', 'Short Sensory Profile 2', 'Sensory Profile School Companion'],
    reports: 'raw counts',
    isHighWorse: true,
    areas: ['Sensory regulation'],
    scores: subScores({ area: 'Sensory regulation' }, [
      'Seeking|Seeker',
      'Avoiding|Avoider',
      'Sensitivity|Sensor',
      'Registration|Bystander',
      'Auditory',
      'Visual',
      'Touch',
      'Movement',
      'Body Position',
      'Oral',
      'Behavioral',
    ]),
    classes: [
      'Much less than others',
      'Less than others',
      'Just like the majority of others',
      'More than others',
      'Much more than others',
    ],
  },
  {
    name: 'ETCH',
    pattern: /\bETCH\b|Evaluation Tool of Children'?s Handwriting/,
    aliases: ["Evaluation Tool of Children's Handwriting"],
    reports: 'percent legible',
    isHighWorse: false,
    areas: ['Handwriting'],
    scores: subScores({ area: 'Handwriting' }, [
      'Word Legibility',
      'Letter Legibility',
      'Numeral Legibility',
    ]),
  },
  {
    name: 'SFA',
    pattern: /\bSFA\b|School Function Assessment/,
    aliases: ['School Function Assessment'],
    reports: 'ratings',
    isHighWorse: false,
    areas: ['Self-care', 'Gross motor', 'Fine motor', 'Daily living and safety'],
    scores: subScores({}, ['Participation', 'Task Supports', 'Activity Performance']),
  },
  {
    name: 'QABF',
    pattern: /\bQABF\b|Questions About Behavioral Function/,
    aliases: ['Questions About Behavioral Function'],
    reports: 'ratings',
    isHighWorse: true,
    areas: ['Behavior'],
    scores: subScores({ area: 'Behavior' }, ['Attention', 'Escape', 'Tangible', 'Nonsocial', 'Physical']),
  },
];

/** Why a behavior goes on, as functional assessments sort it; only the QABF names physical discomfort. */
export const FUNCTIONS_OF_BEHAVIOR = ['attention', 'escape', 'tangible', 'automatic', 'physical'] as const;

/** What a functional assessment counts. */
export const BEHAVIOR_DIMENSIONS = [
  'frequency',
  'rate',
  'duration',
  'latency',
  'intensity',
  'percent of intervals',
] as const;
