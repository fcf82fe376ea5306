/** Assessment instruments as reports name them, and what their scores are. */
import type { BandTable, ScoreKind } from './score-bands.js';

export interface Instrument {
  readonly name: string;
  readonly pattern: RegExp;
  /** Kind of its composite or index scores, and of its subtests. */
  readonly composite: ScoreKind;
  readonly subtest: ScoreKind;
  readonly bands?: BandTable;
  /** Higher is worse, as on rating scales of problems. */
  readonly isHighWorse?: boolean;
  /** Measures thinking as such: its scores are quoted, never made an area of need. */
  readonly isCognitive?: boolean;
}

/** Source: project facts, sections 3.5 and 3.6. */
export const INSTRUMENTS: readonly Instrument[] = [
  {
    name: 'WISC-V',
    pattern: /WISC|Wechsler Intelligence|WPPSI|WAIS/i,
    composite: 'standard',
    subtest: 'scaled',
    bands: 'wechsler',
    isCognitive: true,
  },
  { name: 'WIAT-4', pattern: /WIAT|Wechsler Individual/i, composite: 'standard', subtest: 'standard' },
  {
    name: 'WJ IV Cognitive',
    pattern: /(?:WJ|Woodcock)[^.]{0,30}(?:COG\b|Cognitive)/i,
    composite: 'standard',
    subtest: 'standard',
    bands: 'woodcock',
    isCognitive: true,
  },
  { name: 'WJ IV', pattern: /\bWJ|Woodcock/i, composite: 'standard', subtest: 'standard', bands: 'woodcock' },
  {
    name: 'KTEA-3',
    pattern: /KTEA|Kaufman Test of Educational/i,
    composite: 'standard',
    subtest: 'standard',
  },
  {
    name: 'KABC-II',
    pattern: /KABC|Kaufman Assessment/i,
    composite: 'standard',
    subtest: 'scaled',
    isCognitive: true,
  },
  {
    name: 'DAS-II',
    pattern: /\bDAS\b|DAS-II|Differential Ability/i,
    composite: 'standard',
    subtest: 't-score',
    isCognitive: true,
  },
  {
    name: 'CTOPP-2',
    pattern: /CTOPP|Comprehensive Test of Phonological/i,
    composite: 'standard',
    subtest: 'scaled',
  },
  { name: 'TOWRE-2', pattern: /TOWRE|Word Reading Efficiency/i, composite: 'standard', subtest: 'standard' },
  { name: 'GORT-5', pattern: /GORT|Gray Oral/i, composite: 'standard', subtest: 'scaled' },
  { name: 'TOWL-4', pattern: /TOWL|Test of Written Language/i, composite: 'standard', subtest: 'scaled' },
  { name: 'KeyMath-3', pattern: /KeyMath/i, composite: 'standard', subtest: 'scaled' },
  {
    name: 'CELF-5',
    pattern: /CELF|Clinical Evaluation of Language/i,
    composite: 'standard',
    subtest: 'scaled',
  },
  {
    name: 'CASL-2',
    pattern: /CASL|Comprehensive Assessment of Spoken/i,
    composite: 'standard',
    subtest: 'standard',
  },
  { name: 'PLS-5', pattern: /PLS-?5|Preschool Language Scale/i, composite: 'standard', subtest: 'standard' },
  { name: 'OWLS-II', pattern: /OWLS/i, composite: 'standard', subtest: 'standard' },
  { name: 'TNL-2', pattern: /\bTNL|Test of Narrative/i, composite: 'standard', subtest: 'scaled' },
  { name: 'GFTA-3', pattern: /GFTA|Goldman[- ]?Fristoe/i, composite: 'standard', subtest: 'standard' },
  { name: 'KLPA-3', pattern: /KLPA|Khan[- ]Lewis/i, composite: 'standard', subtest: 'standard' },
  { name: 'PPVT-5', pattern: /PPVT|Peabody Picture/i, composite: 'standard', subtest: 'standard' },
  { name: 'EVT-3', pattern: /\bEVT|Expressive Vocabulary Test/i, composite: 'standard', subtest: 'standard' },
  {
    name: 'BASC-3',
    pattern: /BASC|Behavior Assessment System/i,
    composite: 't-score',
    subtest: 't-score',
    isHighWorse: true,
    bands: 'basc-clinical',
  },
  {
    name: 'BRIEF-2',
    pattern: /\bBRIEF-?2?\b(?! (?:overview|summary|description|history))|Behavior Rating Inventory/,
    composite: 't-score',
    subtest: 't-score',
    isHighWorse: true,
    bands: 'brief',
  },
  {
    name: 'Conners 4',
    pattern: /Conners/i,
    composite: 't-score',
    subtest: 't-score',
    isHighWorse: true,
    bands: 'conners',
  },
  {
    name: 'SRS-2',
    pattern: /\bSRS|Social Responsiveness/i,
    composite: 't-score',
    subtest: 't-score',
    isHighWorse: true,
    bands: 'srs',
  },
  {
    name: 'GARS-3',
    pattern: /GARS|Gilliam Autism/i,
    composite: 'standard',
    subtest: 'scaled',
    isHighWorse: true,
  },
  {
    name: 'SPM-2',
    pattern: /\bSPM|Sensory Processing Measure/i,
    composite: 't-score',
    subtest: 't-score',
    isHighWorse: true,
  },
  { name: 'Vineland-3', pattern: /Vineland/i, composite: 'standard', subtest: 'scaled', bands: 'vineland' },
  { name: 'ABAS-3', pattern: /ABAS|Adaptive Behavior Assessment/i, composite: 'standard', subtest: 'scaled' },
  { name: 'BOT-2', pattern: /\bBOT-?[23]|Bruininks/i, composite: 't-score', subtest: 'scaled', bands: 'bot' },
  { name: 'Beery VMI', pattern: /Beery|\bVMI\b/i, composite: 'standard', subtest: 'standard' },
  { name: 'PDMS', pattern: /PDMS|Peabody Developmental Motor/i, composite: 'standard', subtest: 'scaled' },
];

export interface Scale {
  readonly pattern: RegExp;
  /** Undefined: the score is quoted but makes no area of need by itself. */
  readonly area?: string;
  /** Overrides the instrument's kind. */
  readonly kind?: ScoreKind;
  readonly isHighWorse?: boolean;
  /** A subtest rather than a composite, where the instrument distinguishes. */
  readonly isSubtest?: boolean;
}

const scale = (pattern: RegExp, area?: string, more: Omit<Scale, 'pattern' | 'area'> = {}): Scale =>
  area === undefined ? { pattern, ...more } : { pattern, area, ...more };

/** Scales and subtests by the names reports print; the first that matches at a place wins. Source: project facts, 3.6. */
export const SCALES: readonly Scale[] = [
  scale(
    /verbal comprehension(?: index)?|\bVCI\b|visual[- ]spatial(?: index)?|\bVSI\b|fluid reasoning(?: index)?|\bFRI\b|working memory index|\bWMI\b|processing speed(?: index)?|\bPSI\b|full[- ]scale IQ|\bFSIQ\b|\bGAI\b|general (?:intellectual|ability|conceptual ability)\w*/i,
    undefined,
    { kind: 'standard' },
  ),
  scale(
    /\b(?:similarities|block design|visual puzzles|matrix reasoning|figure weights|digit span|picture span|coding|symbol search|arithmetic|cancellation)\b/i,
    undefined,
    { isSubtest: true },
  ),
  scale(
    /phonological (?:awareness|processing|memory)(?: composite)?|phonemic awareness|\belision\b|blending words|phoneme isolation|segmenting/i,
    'Phonological awareness',
  ),
  scale(
    /letter[- ]word id(?:entification|\.)?|word attack|basic reading(?: skills)?|pseudoword decoding|nonsense word decoding|word reading(?! eff)|sight word efficiency|phonemic decoding(?: efficiency)?|letter & word recognition|letter and word recognition|\bdecoding(?: composite)?\b/i,
    'Decoding',
  ),
  scale(
    /(?:sentence |oral |word |silent )?reading fluency|\boral reading\b(?! fluency)|reading rate|oral reading index/i,
    'Reading fluency',
  ),
  scale(
    /passage comp(?:rehension|\.)|reading comp(?:rehension|\.)(?: composite)?|reading recall|broad reading|total reading|\breading (?:acuity|achievement|cluster)/i,
    'Reading comprehension',
  ),
  scale(
    /reading vocabulary|expressive vocabulary|receptive vocabulary|picture vocabulary|word definitions|word classes|language content|\bPPVT(?:-\d)?|\bEVT(?:-\d)?|peabody picture vocabulary test(?:[-, ]{1,2}\w{1,7}(?: edition)?)?/i,
    'Vocabulary',
  ),
  scale(/\bspelling\b/i, 'Spelling'),
  scale(
    /writing samples|written expression(?: composite)?|sentence composition|essay composition|sentence writing fluency|writing fluency|broad writ\w+(?: language)?|written language|contextual conventions|story composition|sentence building/i,
    'Written expression',
  ),
  scale(
    /applied problems|math(?:ematics)? problem[- ]solving|math concepts (?:and|&) applications|math reasoning|number matrices/i,
    'Math problem solving',
  ),
  scale(
    /math(?:ematics)? calculation(?: skills)?|\bcalculation\b|numerical operations|math(?:ematics)? computation|math facts? fluency|math fluency|broad math\w*|total math|\bmath(?:ematics)? (?:acuity|achievement|cluster)/i,
    'Math computation',
  ),
  scale(
    /following directions|understanding spoken paragraphs|sentence comprehension|linguistic concepts|receptive language(?: index)?|auditory comprehension|semantic relationships|listening comprehension/i,
    'Receptive language',
  ),
  scale(
    /formulated sentences|recalling sentences|word structure|sentence assembly|expressive language(?: index)?|expressive communication|language structure(?: index)?|core language(?: score| index)?|oral expression|syntax construction|sentence expression/i,
    'Expressive language',
  ),
  scale(
    /\bnarrative(?: language ability)?(?: index| production| comprehension)?|\bTNL(?:-\d)?/i,
    'Narrative language',
  ),
  scale(/pragmatics? (?:profile|language|judgment)/i, 'Pragmatic language'),
  scale(
    /sounds[- ]in[- ]words|\bGFTA(?:-\d)?|goldman[- ]?fristoe[a-z -]{0,30}(?:-?\d)?|articulation(?: standard)?(?= score)/i,
    'Articulation',
  ),
  scale(/\bKLPA(?:-\d)?/i, 'Phonology and intelligibility'),
  scale(/\bSSI(?:-\d)?|stuttering severity/i, 'Speech fluency'),
  scale(
    /attention problems|\binattention\b|hyperactivity(?:\/impulsivity)?/i,
    'Attention and task engagement',
    { isHighWorse: true, kind: 't-score' },
  ),
  scale(
    /learning problems|somatization|atypicality|school problems|behavioral symptoms index|\bBSI\b/i,
    undefined,
    { isHighWorse: true, kind: 't-score' },
  ),
  scale(
    /\baggression\b|conduct problems|externalizing problems|\binhibit\b|defiance\/aggression/i,
    'Behavior',
    { isHighWorse: true, kind: 't-score' },
  ),
  scale(/\banxiety\b|\bdepression\b|internalizing problems/i, 'Anxiety and participation', {
    isHighWorse: true,
    kind: 't-score',
  }),
  scale(/\bwithdrawal\b/i, 'Social skills', { isHighWorse: true, kind: 't-score' }),
  scale(/emotional control|\bshift\b/i, 'Emotional regulation', { isHighWorse: true, kind: 't-score' }),
  scale(
    /\binitiate\b|plan\/organize|plan(?:ning)? and organiz\w+|task[- ]monitor|organization of materials|global executive(?: composite)?|\bGEC\b|cognitive regulation index/i,
    'Work completion and executive function',
    { isHighWorse: true, kind: 't-score' },
  ),
  scale(/study skills/i, 'Work completion and executive function', { isHighWorse: false }),
  scale(/\badaptability\b/i, 'Emotional regulation', { isHighWorse: false }),
  scale(/social responsiveness|\bSRS(?:-\d)?(?: total)?/i, 'Social skills', {
    isHighWorse: true,
    kind: 't-score',
  }),
  scale(/social skills|socialization|interpersonal relationships/i, 'Social skills', { isHighWorse: false }),
  scale(/functional communication|\bleadership\b/i, undefined, { isHighWorse: false }),
  scale(/adaptive behavior composite|\bABC\b|general adaptive composite|\bGAC\b/i, undefined, {
    kind: 'standard',
  }),
  scale(
    /(?:activities of )?daily living(?: skills)?|practical(?: domain| composite)|community use|home living/i,
    'Daily living and safety',
    { isHighWorse: false },
  ),
  scale(
    /fine motor(?: precision| integration| control| skills)?|manual dexterity|fine manual control|manual coordination|visual[- ]motor integration|beery[- ]?vmi|\bVMI\b|motor coordination|visual perception/i,
    'Fine motor',
  ),
  scale(
    /bilateral coordination|\bbalance\b|running speed(?: and agility)?|body coordination|strength and agility|upper[- ]limb coordination|gross motor(?: quotient| skills)?/i,
    'Gross motor',
  ),
];
