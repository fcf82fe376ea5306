/** Tests of motor skill. */
import { type Instrument, subScores } from './instrument.js';

export const MOTOR_TESTS: readonly Instrument[] = [
  {
    // Subtests have mean 15 and deviation 5; their bands are not verified. Composites are 50 and 10, written as T scores here.
    name: 'BOT-2',
    pattern: /\bBOT-?[23]|Bruininks/i,
    aliases: ['Bruininks-Oseretsky Test of Motor Proficiency', 'BOT-3'],
    composite: 't-score',
    subtest: 'scaled',
    subtestMetric: 'bot-scale',
    bands: 'bot',
    percentileBands: 'bot-percentile',
    areas: ['Fine motor', 'Gross motor'],
    scores: [
      ...subScores({ area: 'Fine motor' }, ['Fine Manual Control', 'Manual Coordination']),
      ...subScores({ area: 'Gross motor' }, [
        'Body Coordination',
        'Strength and Agility',
        'Total Motor Composite|Total Motor',
        'Short Form',
      ]),
      ...subScores({ area: 'Fine motor', isSubtest: true }, [
        'Fine Motor Precision|FMP',
        'Fine Motor Integration|FMI',
        'Manual Dexterity',
      ]),
      ...subScores({ area: 'Gross motor', isSubtest: true }, [
        'Upper-Limb Coordination|Upper Limb',
        'Bilateral Coordination|Bilateral',
        'Balance',
        'Running Speed and Agility|Running Speed',
        'Strength',
      ]),
    ],
  },
  {
    // Its bands come from a secondary source and are left out.
    name: 'Beery VMI',
    pattern: /Beery|\bVMI\b/i,
    aliases: ['Beery-Buktenica Developmental Test of Visual-Motor Integration'],
    composite: 'standard',
    subtest: 'standard',
    areas: ['Fine motor', 'Handwriting'],
    scores: subScores({ area: 'Fine motor' }, [
      'Visual-Motor Integration|VMI|Beery VMI',
      'Visual Perception|VP',
      'Motor Coordination|MC',
    ]),
  },
  {
    name: 'PDMS',
    pattern: /PDMS|Peabody Developmental Motor/i,
    aliases: ['Peabody Developmental Motor Scales', 'PDMS-2', 'PDMS-3'],
    composite: 'standard',
    subtest: 'scaled',
    areas: ['Fine motor', 'Gross motor'],
    scores: [
      ...subScores({ area: 'Fine motor' }, ['Fine Motor Quotient|FMQ|Fine Motor Index']),
      ...subScores({ area: 'Gross motor' }, [
        'Gross Motor Quotient|GMQ|Gross Motor Index',
        'Total Motor Quotient',
      ]),
      ...subScores({ area: 'Fine motor', isSubtest: true }, ['Grasping', 'Visual-Motor Integration']),
      ...subScores({ area: 'Gross motor', isSubtest: true }, [
        'Reflexes',
        'Stationary',
        'Locomotion',
        'Object Manipulation',
      ]),
    ],
  },
  {
    // Which kinds of scores it gives, and no bands: none are verified.
    name: 'TGMD',
    pattern: /\bTGMD\b|Test of Gross Motor Development/i,
    aliases: ['Test of Gross Motor Development', 'TGMD-2', 'TGMD-3'],
    composite: 'standard',
    subtest: 'scaled',
    areas: ['Gross motor'],
    scores: [
      ...subScores({ area: 'Gross motor' }, ['Gross Motor Index|Gross Motor Quotient']),
      ...subScores({ area: 'Gross motor', isSubtest: true }, ['Locomotor', 'Ball Skills|Object Control']),
    ],
  },
];
