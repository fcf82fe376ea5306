/** The wide words by which reports call for an area without naming it: "instruction in reading and writing". */
export interface Field {
  /** Matches the names of the areas of the field. */
  readonly areas: RegExp;
  readonly words: RegExp;
}

const FIELDS: readonly Field[] = [
  { areas: /^(?:Phonological|Decoding|Reading)/, words: /\breading\b|\bliteracy\b/i },
  { areas: /^Writ|^Handwriting/, words: /\bwrit(?:ing|ten)\b/i },
  { areas: /^(?:Math|Number)/, words: /\bmath/i },
  { areas: /language$|^Vocabulary/, words: /\blanguage\b/i },
  { areas: /^(?:Articulation|Phonology)/, words: /\bspeech\b|\bsounds?\b/i },
  { areas: /communication$/, words: /\bcommunicat/i },
  { areas: /^Fine motor/, words: /\bfine motor\b|\boccupational therapy\b/i },
  { areas: /^Gross motor/, words: /\bgross motor\b|\bphysical therapy\b/i },
  { areas: /^(?:Social|Play)/, words: /\bsocial\b|(?<!\brole[- ])\bplay(?:s|ing)?\b|\bpeers?\b|\bfriend/i },
  { areas: /^(?:Attention|Work completion)/, words: /\battent|\borganiz|\bexecutive\b/i },
  { areas: /^(?:Emotional|Behavior|Anxiety)/, words: /\bemotion|\bbehavio|\banxi|\bcounsel/i },
  {
    areas: /^(?:Daily|Self-care|Independent|Money)/,
    words: /\badaptive\b|\bliving\b|\blife skills\b|\bself-help\b/i,
  },
  { areas: /^Spelling/, words: /\bspell/i },
  { areas: /^Employment/, words: /\bjob\b|\bvocational\b|\bwork (?:site|experience|placement)\b/i },
  { areas: /^Pre-academic/, words: /\bacademic|\breadiness\b|\blearning\b/i },
];

/** The field of an area of the catalogue; undefined where no wide word stands for it. */
export const fieldOf = (name: string): Field | undefined => FIELDS.find(({ areas }) => areas.test(name));

/** Words of teaching or treating, rather than of a room or a form. */
const TEACHING =
  /\b(?:instruction|intervention|therapy|therapist|services?|lab|class|group|coach(?:ing)?|training|resource|support|tutoring)\b/i;

/** Whether some of the texts give a service, or advise one, in the field of an area. */
export const isServed = (name: string, texts: readonly string[]): boolean => {
  const field = fieldOf(name);
  return field !== undefined && texts.some((text) => field.words.test(text) && TEACHING.test(text));
};
