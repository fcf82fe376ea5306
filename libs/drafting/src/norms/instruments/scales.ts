/** Scales and subtests that name themselves wherever they stand in a report. */
import type { Scale } from './instrument.js';

const scale = (pattern: RegExp, area?: string, more: Omit<Scale, 'pattern' | 'area'> = {}): Scale =>
  area === undefined ? { pattern, ...more } : { pattern, area, ...more };

/** Scales and subtests by the names reports print; the first that matches at a place wins. Source: project facts, 3.6. */
export const SCALES: readonly Scale[] = [
  scale(
    /verbal comprehension(?: index)?|\bVCI\b|visual[- ]spatial(?: index)?|\bVSI\b|fluid reasoning(?: index)?|\bFRI\b|working memory index|\bWMI\b|processing speed(?: index)?|\bPSI\b|full[- ]scale(?: IQ|(?= (?:score |of |was )\d))|\bFSIQ\b|\bGAI\b|\bGCA\b|general (?:intellectual|ability|conceptual ability)\w*/i,
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
    /letter[- ]word id(?:entification|\.)?|word attack|basic reading(?: skills)?|pseudoword decoding|nonsense word decoding|word reading(?! eff)|sight word efficiency|phonemic decoding(?: efficiency)?|letter & word recognition|letter and word recognition|\bdecoding(?: composite)?\b(?! fluency)/i,
    'Decoding',
  ),
  scale(
    /(?:sentence |oral |word |silent )?reading fluency|(?:word recognition|decoding) fluency|\boral reading\b(?! fluency)|reading rate|oral reading index/i,
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
  scale(/\bSSI(?:-?\d)?\b|stuttering severity/i, 'Speech fluency'),
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
  scale(/social skills|socialization|interpersonal relationships|relationship skills/i, 'Social skills', {
    isHighWorse: false,
  }),
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
  // Names of one instrument that mean nothing else; names that are plain words stand with their instruments instead.
  scale(/sound matching/i, 'Phonological awareness', { isSubtest: true }),
  scale(/rapid (?:symbolic |digit |letter )?naming/i),
  scale(/orthographic (?:processing|fluency)/i, 'Spelling'),
  scale(
    /(?:contrived|spontaneous|overall) writing|logical sentences|sentence combining/i,
    'Written expression',
  ),
  scale(/total language|general language ability(?: index)?|oral language composite/i, 'Expressive language'),
  scale(/adaptive skills (?:composite|index)/i, undefined, { isHighWorse: false }),
  scale(/emotional dysregulation|emotion regulation index/i, 'Emotional regulation', {
    isHighWorse: true,
    kind: 't-score',
  }),
  scale(/behavior regulation index/i, 'Behavior', { isHighWorse: true, kind: 't-score' }),
  scale(/social (?:awareness|cognition|motivation)\b/i, 'Social skills', {
    isHighWorse: true,
    kind: 't-score',
  }),
  scale(/autism index/i, undefined, { isHighWorse: true, kind: 'standard' }),
  scale(/sensory total|body awareness|planning and ideas|balance and motion/i, 'Sensory regulation', {
    isHighWorse: true,
    kind: 't-score',
  }),
  scale(/play and leisure|social (?:domain|composite)\b/i, 'Social skills', { isHighWorse: false }),
  scale(/conceptual (?:domain|composite)/i, undefined, { isHighWorse: false }),
  scale(/object manipulation/i, 'Gross motor', { isSubtest: true }),
];
