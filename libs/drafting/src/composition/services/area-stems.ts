/** Beginnings of words that a recommendation for an area is told by. */
const STEMS: Readonly<Record<string, string>> = {
  'Phonological awareness': 'phonem segment blend sound rhym syllab letter tile',
  Decoding: 'decod phonic vowel syllab blend silent digraph multisyllab pattern r-controlled morpholog',
  'Reading fluency': 'fluen reread repeated rate expression timing graph passag connected',
  'Reading comprehension': 'comprehen inferen main text question summar expository retell annotat',
  Vocabulary: 'vocab unit pre-teach word meaning morpholog',
  Spelling: 'spell dictat pattern famil suffix prefix root digraph',
  'Written expression':
    'writ paragraph essay sentence organiz plan edit outlin draft story argument evidence elaborat claim',
  'Math computation':
    'comput fact multipl divi subtract add regroup fraction decimal integer equation base-ten algorithm step equivalen',
  'Math problem solving': 'word problem schema diagram equation multi-step two-step solv',
  'Number sense': 'number count fraction compar place magnitude quantit strip',
  Articulation: 'sound articul producti position syllab',
  'Phonology and intelligibility': 'sound phonolog intellig cycle syllab pattern',
  'Speech fluency': 'stutter fluen techniq avoid desensit modif strateg',
  'Receptive language': 'direction understand concept question follow',
  'Expressive language': 'gramm sentence tense verb recast clause complex morpholog expand',
  'Narrative language': 'story stories narrat retell icon tell',
  'Pragmatic language': 'convers topic partner sarcas idiom comment listen social question hint',
  'Functional communication': 'request aac device sign choice communicat core',
  Handwriting: 'letter handwrit spac size stroke capital formation legib',
  'Writing speed and keyboarding': 'typ keyboard touch-typ',
  'Fine motor': 'cut scissor grasp bead finger manipul grip loop hand-strength',
  'Sensory regulation': 'break headphone sensor calm noise movement lunchroom regulat',
  'Self-care': 'zip shoe tying lace button fasten dress contain feed toilet jacket chaining belt coat',
  'Gross motor': 'stair balanc ball jump catch walk climb step motor throw',
  'Attention and task engagement': 'attent monitor timer on-task cue focus engage task',
  'Work completion and executive function':
    'planner assignment turn-in organiz project due task checklist missing long-term hand complet dated',
  'Emotional regulation': 'calm breath regulat coping frustrat upset escalat emotion disagree',
  Behavior: 'break replac request ask behavior card help disagree signal',
  'Social skills': 'play join friend turn peer social game recess share',
  'Anxiety and participation':
    'participat speak ladder avoid anxi worr volunteer discuss coping situation presentat',
  'Daily living and safety':
    'cook kitchen street cross safe laundr microwav stove emergenc phone route food hygien intersect',
  'Money and time': 'money dollar purchas store coin bill clock schedul price',
  Employment: 'work job task vocation employ trial coach',
  'Education and training': 'college applicat enroll career train',
  'Independent living': 'budget pay cook apartment bank rent independ simulat',
  'Self-advocacy': 'accommodat ask request clarif advoc explain rehears e-mail repair role-play profile',
  'Pre-academic skills': 'color letter count shape number',
  'Play and joint attention': 'play playmate turn joint imitat share',
  'Braille, orientation and mobility': 'braille cane cross contract travel mobil o&m',
  'Listening and equipment care': 'equipment microphone aid check batter listen receiver',
};

/** By these a reason is known, too, though none of them makes a sentence a service of the area. */
const OF_REASONS: Readonly<Record<string, string>> = {
  Decoding: 'prefix suffix',
  Spelling: 'sort doubl drop-e',
  'Expressive language': 'phrase',
  'Attention and task engagement': 'stamina chunk seatwork',
  'Work completion and executive function': 'folder portal backpack submi timer chunk calendar turning',
  'Play and joint attention': 'friend',
  'Emotional regulation': 'quiet scale zone counsel strateg',
  'Self-advocacy': 'lead iep slide',
};
/** Used in every area: that a phone holds a checklist makes the checklist no lesson in safety. */
const MERE_TOOLS = new Set(['phone']);

const known = new Map<string, readonly string[]>();

/** The beginnings for an area; those of its own name where the catalogue does not have it. */
export function stemsOfArea(areaOfNeed: string): readonly string[] {
  const found = known.get(areaOfNeed);
  if (found !== undefined) return found;
  const stems = STEMS[areaOfNeed]?.split(' ') ?? stemsIn(areaOfNeed);
  known.set(areaOfNeed, stems);
  return stems;
}

/** The beginnings by which the reason for a service is known. */
export const stemsOfReason = (areaOfNeed: string): readonly string[] => [
  ...stemsOfArea(areaOfNeed).filter((stem) => !MERE_TOOLS.has(stem)),
  ...(OF_REASONS[areaOfNeed]?.split(' ') ?? []),
];

const COMMON = new Set(
  'word words read reads reading text about after again also before being between correct correctly could daily during each every first from given goal have into lesson more most only other over report same school second since some student students than that their them then there these they third this those three time times under until week weekly weeks were what when where which while will with within without would year your minute minutes points score scored percent average fall winter spring january february march april june july august september october november december grade class teacher english spanish'.split(
    ' ',
  ),
);
const WORD = /\/[a-z]{1,2}\/|[\p{L}&][\p{L}&'-]{2,}/gu;
const STEM_MAX = 6;

/** Words of a text, of a joined one also its parts: "touch-typing" is typing. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}&][\p{L}&-]+/gu) ?? [])
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .filter((word) => word.length > 2);

/** Content words of a text cut to their beginnings, each once. */
export function stemsIn(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  const stems = words
    .filter((word) => (word.length > 3 || word.startsWith('/')) && !COMMON.has(word))
    .map((word) => word.replace(/'s$|(?:ing|ed|es|s)$/, '').slice(0, STEM_MAX))
    .filter((word) => word.length > 2);
  return [...new Set(stems)];
}
