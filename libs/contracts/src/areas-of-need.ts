/** The areas of need and disability categories the product knows by name, and the words people use for them. */

export type Discipline =
  | 'academics'
  | 'speech-language'
  | 'occupational-therapy'
  | 'physical-therapy'
  | 'behavior'
  | 'adaptive'
  | 'transition'
  | 'early-childhood'
  | 'vision-hearing';

export interface AreaOfNeed {
  readonly name: string;
  readonly discipline: Discipline;
  /** Other words for the same area, lower case; matched whole after folding case and punctuation. */
  readonly synonyms: readonly string[];
}

/** Source: facts on IEP goals, section 3.8 (area-of-need catalogue). */
export const AREAS_OF_NEED = [
  {
    name: 'Phonological awareness',
    discipline: 'academics',
    synonyms: ['phonemic awareness', 'phonological processing', 'phonology awareness'],
  },
  {
    name: 'Decoding',
    discipline: 'academics',
    synonyms: [
      'basic reading',
      'basic reading skills',
      'phonics',
      'word reading',
      'reading decoding',
      'word attack',
      'sight words',
    ],
  },
  {
    name: 'Reading fluency',
    discipline: 'academics',
    synonyms: ['oral reading fluency', 'fluency reading', 'orf'],
  },
  {
    name: 'Reading comprehension',
    discipline: 'academics',
    synonyms: ['reading', 'comprehension', 'passage comprehension'],
  },
  {
    name: 'Vocabulary',
    discipline: 'academics',
    synonyms: ['word knowledge', 'receptive vocabulary', 'academic vocabulary'],
  },
  { name: 'Spelling', discipline: 'academics', synonyms: ['encoding'] },
  {
    name: 'Written expression',
    discipline: 'academics',
    synonyms: ['writing', 'written language', 'sentence writing', 'paragraph writing', 'composition'],
  },
  {
    name: 'Math computation',
    discipline: 'academics',
    synonyms: [
      'math calculation',
      'calculation',
      'math facts',
      'computation',
      'math fluency',
      'math',
      'mathematics',
    ],
  },
  {
    name: 'Math problem solving',
    discipline: 'academics',
    synonyms: ['word problems', 'applied problems', 'math reasoning', 'problem solving'],
  },
  { name: 'Number sense', discipline: 'academics', synonyms: ['counting', 'numeracy', 'early numeracy'] },
  {
    name: 'Articulation',
    discipline: 'speech-language',
    synonyms: ['speech sound production', 'speech sounds', 'speech clarity', 'speech', 'articulation speech'],
  },
  {
    name: 'Phonology and intelligibility',
    discipline: 'speech-language',
    synonyms: ['intelligibility', 'phonology', 'phonological processes', 'speech intelligibility'],
  },
  {
    name: 'Receptive language',
    discipline: 'speech-language',
    synonyms: ['following directions', 'listening comprehension', 'language comprehension'],
  },
  {
    name: 'Expressive language',
    discipline: 'speech-language',
    synonyms: [
      'language',
      'syntax',
      'morphology',
      'sentence formulation',
      'oral language',
      'oral expression',
      'grammar',
    ],
  },
  {
    name: 'Narrative language',
    discipline: 'speech-language',
    synonyms: ['narrative', 'story retell', 'narrative retell', 'storytelling'],
  },
  {
    name: 'Pragmatic language',
    discipline: 'speech-language',
    synonyms: ['pragmatics', 'social communication', 'social language'],
  },
  {
    name: 'Speech fluency',
    discipline: 'speech-language',
    synonyms: ['stuttering', 'fluency disorder', 'dysfluency', 'disfluency'],
  },
  {
    name: 'Functional communication',
    discipline: 'speech-language',
    synonyms: ['aac', 'augmentative communication', 'alternative communication'],
  },
  {
    name: 'Handwriting',
    discipline: 'occupational-therapy',
    synonyms: ['handwriting legibility', 'legibility', 'letter formation'],
  },
  {
    name: 'Writing speed and keyboarding',
    discipline: 'occupational-therapy',
    synonyms: ['keyboarding', 'typing', 'writing speed', 'copying speed'],
  },
  {
    name: 'Fine motor',
    discipline: 'occupational-therapy',
    synonyms: ['fine motor skills', 'visual motor', 'visual motor integration', 'manual dexterity'],
  },
  {
    name: 'Sensory regulation',
    discipline: 'occupational-therapy',
    synonyms: ['sensory processing', 'self regulation', 'sensory'],
  },
  {
    name: 'Self-care',
    discipline: 'occupational-therapy',
    synonyms: ['dressing', 'feeding', 'toileting', 'personal care'],
  },
  {
    name: 'Gross motor',
    discipline: 'physical-therapy',
    synonyms: ['gross motor skills', 'mobility', 'balance', 'physical therapy', 'adapted physical education'],
  },
  {
    name: 'Attention and task engagement',
    discipline: 'behavior',
    synonyms: [
      'attention',
      'on task behavior',
      'on task',
      'task engagement',
      'engagement',
      'task persistence',
    ],
  },
  {
    name: 'Work completion and executive function',
    discipline: 'behavior',
    synonyms: ['executive function', 'executive functioning', 'work completion', 'organization', 'planning'],
  },
  {
    name: 'Emotional regulation',
    discipline: 'behavior',
    synonyms: ['self control', 'coping skills', 'anger management', 'emotional control'],
  },
  {
    name: 'Behavior',
    discipline: 'behavior',
    synonyms: [
      'replacement behavior',
      'problem behavior',
      'behaviour',
      'disruptive behavior',
      'talking out',
      'impulse control',
    ],
  },
  {
    name: 'Social skills',
    discipline: 'behavior',
    synonyms: ['peer interaction', 'peer relationships', 'social interaction', 'social emotional', 'social'],
  },
  {
    name: 'Anxiety and participation',
    discipline: 'behavior',
    synonyms: ['anxiety', 'school avoidance', 'attendance', 'participation', 'withdrawal'],
  },
  {
    name: 'Daily living and safety',
    discipline: 'adaptive',
    synonyms: [
      'daily living',
      'daily living skills',
      'adaptive',
      'adaptive skills',
      'safety',
      'community safety',
    ],
  },
  {
    name: 'Money and time',
    discipline: 'adaptive',
    synonyms: ['money', 'telling time', 'money management', 'functional math'],
  },
  {
    name: 'Employment',
    discipline: 'transition',
    synonyms: ['vocational', 'career', 'vocational skills', 'job skills', 'transition employment'],
  },
  {
    name: 'Education and training',
    discipline: 'transition',
    synonyms: ['postsecondary education', 'transition education', 'transition'],
  },
  { name: 'Independent living', discipline: 'transition', synonyms: ['transition independent living'] },
  { name: 'Self-advocacy', discipline: 'transition', synonyms: ['self determination'] },
  {
    name: 'Pre-academic skills',
    discipline: 'early-childhood',
    synonyms: ['preacademic', 'pre academics', 'school readiness', 'early learning'],
  },
  {
    name: 'Play and joint attention',
    discipline: 'early-childhood',
    synonyms: ['play', 'play skills', 'joint attention'],
  },
  {
    name: 'Braille, orientation and mobility',
    discipline: 'vision-hearing',
    synonyms: ['braille', 'orientation and mobility', 'vision'],
  },
  {
    name: 'Listening and equipment care',
    discipline: 'vision-hearing',
    synonyms: ['hearing', 'auditory skills', 'hearing equipment'],
  },
] as const satisfies readonly AreaOfNeed[];

export type AreaOfNeedName = (typeof AREAS_OF_NEED)[number]['name'];

/** Source: 34 CFR 300.8; "Not determined yet" is ours, for initial evaluations. */
export const DISABILITIES = [
  { name: 'Autism (AUT)', synonyms: ['autism', 'aut', 'asd', 'autism spectrum disorder'] },
  { name: 'Deaf-Blindness (DB)', synonyms: ['deaf blindness', 'db'] },
  { name: 'Deafness (DEAF)', synonyms: ['deafness', 'deaf'] },
  { name: 'Developmental Delay (DD)', synonyms: ['developmental delay', 'dd'] },
  { name: 'Emotional Disturbance (ED)', synonyms: ['emotional disturbance', 'ed', 'emotional disability'] },
  { name: 'Hearing Impairment (HI)', synonyms: ['hearing impairment', 'hi', 'hard of hearing'] },
  { name: 'Intellectual Disability (ID)', synonyms: ['intellectual disability', 'id'] },
  { name: 'Multiple Disabilities (MD)', synonyms: ['multiple disabilities', 'md'] },
  { name: 'Orthopedic Impairment (OI)', synonyms: ['orthopedic impairment', 'oi'] },
  { name: 'Other Health Impairment (OHI)', synonyms: ['other health impairment', 'ohi', 'adhd'] },
  {
    name: 'Specific Learning Disability (SLD)',
    synonyms: ['specific learning disability', 'sld', 'learning disability', 'dyslexia'],
  },
  {
    name: 'Speech or Language Impairment (SLI)',
    synonyms: [
      'speech or language impairment',
      'speech language impairment',
      'sli',
      'speech impairment',
      'language impairment',
    ],
  },
  { name: 'Traumatic Brain Injury (TBI)', synonyms: ['traumatic brain injury', 'tbi'] },
  { name: 'Visual Impairment (VI)', synonyms: ['visual impairment', 'vi', 'blindness'] },
  {
    name: 'Not determined yet (initial evaluation)',
    synonyms: ['not determined yet', 'not determined', 'initial evaluation', 'unknown', 'none yet'],
  },
] as const;

export const DISABILITY_UNDETERMINED = 'Not determined yet (initial evaluation)';

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/behaviour/g, 'behavior')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function findByName<Entry extends { readonly name: string; readonly synonyms: readonly string[] }>(
  entries: readonly Entry[],
  typed: string,
): Entry | undefined {
  return namesOf(entries).get(fold(typed)) as Entry | undefined;
}

/** The catalogues are looked up again and again: folding their names once is enough. */
const FOLDED = new WeakMap<readonly object[], ReadonlyMap<string, object>>();

/** Every name, then every synonym, folded; the first entry of a name keeps it. */
function namesOf(
  entries: readonly { readonly name: string; readonly synonyms: readonly string[] }[],
): ReadonlyMap<string, object> {
  const known = FOLDED.get(entries);
  if (known !== undefined) return known;
  const names = new Map<string, object>();
  const all = [
    ...entries.map((entry) => [entry.name, entry] as const),
    ...entries.flatMap((entry) => entry.synonyms.map((synonym) => [synonym, entry] as const)),
  ];
  for (const [name, entry] of all) if (!names.has(fold(name))) names.set(fold(name), entry);
  FOLDED.set(entries, names);
  return names;
}

/** The catalogue's area for what a person typed, by name or common synonym; undefined when none fits. */
export function findAreaOfNeed(typed: string): (typeof AREAS_OF_NEED)[number] | undefined {
  return findByName(AREAS_OF_NEED, typed);
}

/** Whether a typed area says anything: one of the catalogue, or at least a short word. */
export function isAreaOfNeed(typed: string): boolean {
  return findAreaOfNeed(typed) !== undefined || /\p{L}{3}/u.test(typed);
}

/** The catalogue's name for a typed area, or the trimmed text itself when it fits none (kept as typed). */
export function canonicalAreaOfNeed(typed: string): string {
  return findAreaOfNeed(typed)?.name ?? typed.trim().replace(/\s+/g, ' ');
}

/** The list's name for a typed disability, or undefined when it names none of them. */
export function findDisability(typed: string): string | undefined {
  return findByName(DISABILITIES, typed)?.name;
}
