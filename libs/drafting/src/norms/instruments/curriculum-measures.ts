/**
 * Class and screening measures: their numbers are counts per minute, scale scores or placements, never standard scores.
 * i-Ready cut tables on the web contradict each other: the placement printed in the report is the only one to use.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';

export interface CurriculumSystem {
  readonly name: string;
  readonly pattern: RegExp;
  /** 'rates': countable, fit for a baseline. 'scale': a status that compares with others, never a goal. */
  readonly reports: 'rates' | 'scale';
  /** Sane limits of a scale score. */
  readonly limits?: readonly [number, number];
  readonly domains?: readonly string[];
}

const READING_DOMAINS = [
  'Phonological Awareness',
  'Phonics',
  'High-Frequency Words',
  'Vocabulary',
  'Comprehension',
];
const MATH_DOMAINS = ['Number and Operations', 'Algebra', 'Measurement and Data', 'Geometry'];

export const CURRICULUM_SYSTEMS: readonly CurriculumSystem[] = [
  { name: 'DIBELS 8', pattern: /DIBELS/i, reports: 'rates' },
  { name: 'Acadience', pattern: /Acadience/i, reports: 'rates' },
  { name: 'aimswebPlus', pattern: /aimsweb/i, reports: 'rates' },
  { name: 'easyCBM', pattern: /easyCBM/i, reports: 'rates' },
  { name: 'FastBridge', pattern: /FastBridge|CBMreading|CBMmath/i, reports: 'rates' },
  {
    name: 'i-Ready',
    pattern: /\bi-?Ready\b/i,
    reports: 'scale',
    limits: [100, 800],
    domains: [...READING_DOMAINS, ...MATH_DOMAINS],
  },
  // Its name is a word: only with its own words around it.
  { name: 'MAP Growth', pattern: /\bMAP (?:Growth|Reading|Math)|\bNWEA\b|\bRIT\b/, reports: 'scale' },
  { name: 'STAR', pattern: /\bSTAR (?:Reading|Math|Early)|Renaissance Star/i, reports: 'scale' },
];

export interface CurriculumMeasure {
  /** As printed. */
  readonly names: readonly string[];
  /** As `Measure.unit`. */
  readonly unit: string;
  readonly area: AreaOfNeedName;
}

export const CURRICULUM_MEASURES: readonly CurriculumMeasure[] = [
  { names: ['LNF', 'Letter Naming Fluency'], unit: 'letters named per minute', area: 'Decoding' },
  { names: ['LSF', 'Letter Sound Fluency'], unit: 'letter sounds per minute', area: 'Decoding' },
  {
    names: ['PSF', 'Phonemic Segmentation Fluency', 'Phoneme Segmentation Fluency'],
    unit: 'sound segments per minute',
    area: 'Phonological awareness',
  },
  {
    names: ['NWF-CLS', 'Correct Letter Sounds'],
    unit: 'correct letter sounds in nonsense words per minute',
    area: 'Decoding',
  },
  {
    names: ['NWF-WRC', 'Words Recoded Correctly'],
    unit: 'nonsense words recoded per minute',
    area: 'Decoding',
  },
  { names: ['WRF', 'Word Reading Fluency'], unit: 'words read per minute', area: 'Decoding' },
  { names: ['WIF', 'Word Identification Fluency'], unit: 'words identified per minute', area: 'Decoding' },
  {
    names: ['ORF', 'Oral Reading Fluency', 'R-CBM', 'CBMreading', 'Passage Reading Fluency'],
    unit: 'words correct per minute',
    area: 'Reading fluency',
  },
  { names: ['Maze', 'Daze'], unit: 'correct maze replacements', area: 'Reading comprehension' },
  { names: ['Maze adjusted'], unit: 'adjusted maze score', area: 'Reading comprehension' },
];
