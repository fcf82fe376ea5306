/** The wide words by which reports call for an area without naming it. */
/** The wide word by which a report may call for an area without naming it: "instruction in reading and writing". */
const FIELD_WORDS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:Phonological|Decoding|Reading)/, /\breading\b|\bliteracy\b/i],
  [/^Writ|^Handwriting/, /\bwrit(?:ing|ten)\b/i],
  [/^(?:Math|Number)/, /\bmath/i],
  [/language$|^Vocabulary/, /\blanguage\b/i],
  [/^(?:Articulation|Phonology)/, /\bspeech\b|\bsounds?\b/i],
  [/communication$/, /\bcommunicat/i],
  [/^Fine motor/, /\bfine motor\b|\boccupational therapy\b/i],
  [/^Gross motor/, /\bgross motor\b|\bphysical therapy\b/i],
  [/^(?:Social|Play)/, /\bsocial\b|\bplay(?:s|ing)?\b|\bpeers?\b|\bfriend/i],
  [/^(?:Attention|Work completion)/, /\battent|\borganiz|\bexecutive\b/i],
  [/^(?:Emotional|Behavior|Anxiety)/, /\bemotion|\bbehavio|\banxi|\bcounsel/i],
  [/^(?:Daily|Self-care|Independent|Money)/, /\badaptive\b|\bliving\b|\blife skills\b|\bself-help\b/i],
  [/^Spelling/, /\bspell/i],
  [/^Employment/, /\bjob\b|\bvocational\b|\bwork (?:site|experience|placement)\b/i],
  [/^Pre-academic/, /\bacademic|\breadiness\b|\blearning\b/i],
];

export interface Field {
  /** Matches the names of the areas of the field. */
  readonly areas: RegExp;
  readonly words: RegExp;
}

const FIELDS: readonly Field[] = FIELD_WORDS.map(([areas, words]) => ({ areas, words }));

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
