/** Developmental tests of young children: which kinds of scores they give, and no bands, since none are verified. */
import { type Instrument, subScores } from './instrument.js';

export const DEVELOPMENTAL_TESTS: readonly Instrument[] = [
  {
    // Domains have mean 100 and deviation 15 (Pro-Ed, DAYC-2 examiner's manual).
    name: 'DAYC-2',
    pattern: /\bDAYC|Developmental Assessment of Young Children/i,
    aliases: ['Developmental Assessment of Young Children'],
    composite: 'standard',
    subtest: 'standard',
    areas: ['Pre-academic skills', 'Play and joint attention', 'Receptive language', 'Expressive language'],
    scores: [
      ...subScores({ area: 'Pre-academic skills' }, ['Cognitive|Cognition']),
      ...subScores({ area: 'Play and joint attention' }, ['Social-Emotional|Social-Emotional Development']),
      ...subScores({ area: 'Receptive language', isSubtest: true }, ['Receptive Language']),
      ...subScores({ area: 'Expressive language', isSubtest: true }, ['Expressive Language']),
      ...subScores({}, [
        'Communication',
        'Physical Development|Physical',
        'Adaptive Behavior|Adaptive',
        'General Development Index|GDI',
      ]),
    ],
  },
  {
    // Domain quotients have mean 100 and deviation 15, subdomains 10 and 3 (Riverside, BDI-3 examiner's manual).
    name: 'BDI-3',
    pattern: /\bBDI(?:-?[23])?\b(?!-II)|Battelle/,
    aliases: ['Battelle Developmental Inventory', 'BDI-2', 'Battelle-3'],
    composite: 'standard',
    subtest: 'scaled',
    areas: ['Pre-academic skills', 'Play and joint attention'],
    scores: [
      ...subScores({ area: 'Pre-academic skills' }, ['Cognitive|Cognition']),
      ...subScores({ area: 'Play and joint attention' }, ['Social-Emotional|Personal-Social']),
      ...subScores({}, ['Communication', 'Motor', 'Adaptive', 'Total Developmental Quotient|BDI Total']),
    ],
  },
];
