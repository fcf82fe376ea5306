/**
 * The wide words of each area: nouns and verbs of the trade that name no need by themselves, but of which a short report
 * is full when it is about that area. Used only to weigh areas against each other. Source: project facts, 3.8.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';

/** Beginnings of words, parted by spaces; "_" ties a word to the beginning of the next one, "$" ends a whole word. */
const TOPIC_WORDS: Readonly<Partial<Record<AreaOfNeedName, string>>> = {
  'Phonological awareness':
    'phonem phonolog rhym syllab segment blending elkonin onset$ rime$ hearing_sounds sound_pieces first_sound beginning_sound ending_sound middle_sound sound_boxes spoken_word deletion oral_blending claps apart sounds_in sounds_inside break_words breaking_words into_sounds oral_sound phoneme_tasks',
  Decoding:
    'decod phonic nonsense_word made-up_word pseudoword vowel digraph cvc word_attack sight_word word_list unfamiliar_word real_word sounding_out sounds_out letter_sound word_reading high-frequency syllable_type blend multisyllab guesses',
  'Reading fluency':
    'fluency fluently wcpm cwpm passage oral_reading reads_aloud read_aloud words_a words_per reading_rate reading_speed orf$ miscue prosod choppy word-by-word smooth haltin expression$ paced connected_text minute',
  'Reading comprehension':
    'comprehen inferenc infer$ main_idea passage text$ chapter details summar understands_what understanding_of retell maze$ reads_silent article gist questions_about cite evidence lexile',
  Vocabulary:
    'vocab meaning definition define synonym antonym word_know terms$ morpholog root$ frayer academic_words content_word word_inventory words_known context_clue means$ word_means prefix new_word word_part vague thing$ categor multiple-meaning',
  Spelling:
    'spell misspel dictat encod letter_sequence orthograph homophon words_correct doubling suffix schwa cls$ whole_words word_pattern words_right misses feature_points inventory vowels',
  'Written expression':
    'essay paragraph composition sentence draft topic_sentence conclusion writing_sample writing_prompt rubric punctuat capital organiz ideas prompt$ narrative_writ writes writing story_starter conventions revis fragment complete_sent open_response evidence_in topic$ scribe elaborat',
  'Math computation':
    'arithmetic addition subtract multipl division divid fact$ facts digits calculat comput operation fraction decimal regroup sums$ add$ adding tables$ algorithm integer borrow carrying denominator',
  'Math problem solving':
    'word_problem problem_solving problem_of story_problem strateg multi-step problem reasoning rubric solv operation$ applied$ plans$ bar_model ratio$',
  'Number sense':
    'count counting numeral number quantit place_value teen_numb tens$ number_line more_or one-to-one subitiz estimat ordering ten_frame comparing',
  Articulation:
    'articulat lisp sound$ /r/ /s/ /l/ /th/ /k/ /g/ /sh/ /ch/ r-blend s-blend l-blend blends productions word-initial initial$ medial$ isolation$ carrier vocalic tongue distort speech speech_sound mispronounc slushy lateral frontal bossy vowel_r tongue_tip jaw lips cues_for picture_names',
  'Phonology and intelligibility':
    'intelligib understood listener transcri apraxia syllables_dropped consonant pattern unintellig cluster fronting dropped make_out backing clear clarity speech unfamiliar_listen wrote_down word_ends speech_clear clearly guessing both_sounds two_sounds final_sound strangers',
  'Speech fluency':
    'stutter stammer block dysfluen disfluen clutter repetition prolong pull-out pull-outs easing onset fluency speaking_rate rate$ syllables_per pausing pause pauses bumpy stuck speech',
  'Functional communication':
    'aac$ device switch request requesting picture_card picture_cards symbol sign$ signs$ signed nonspeaking non-speaking nonverbal board$ card cards gesture scream communicat pecs talker asks_for asking mand wants$ letter_board signal',
  'Receptive language':
    'directions direction listen heard spoken understand comprehen auditory read_to paragraphs orally questions two-step three-step multi-part first_hearing wh-question concept repeat lecture instructions processing',
  'Expressive language':
    'grammar sentence tense utteranc syntax conjunction pronoun plural verb morpheme mlu$ joining_word because although phrase word-finding expressive language irregular utteran',
  'Narrative language':
    'story stories retell retold narrativ character episode beginning ending event plot storytell account sequenc setting$ cubed complication',
  'Pragmatic language':
    'conversation topic pragmatic misunderstand repair initiat exchange partner comment turn-taking greeting perspective peer nonliteral sarcas idiom listener off-topic huh social_communication back-and-forth pair_talk confused other_person speaker asks_question interests small_talk eye_contact',
  Handwriting:
    'handwrit legib letters letter_formation printing prints cursive formation sizing spacing alignment baseline penmanship lower-case upper-case capitals reversal readable writing_tool pencil copying name$ near-point slant',
  'Writing speed and keyboarding':
    'typing types typed type$ keyboard keys$ wpm$ home_row hunt copying copies copied copy note-taking note-tak pace letters_per letters_a words_per writing_speed speed slow faster notes$ hunt-and-peck drill',
  'Fine motor':
    'dexter peg pegs$ scissor cutting snip in-hand manipulat bead lacing grasp pinch penn fingertip tweezers fine_motor fine-motor fingers clumsy cut$ cuts tongs theraputty visual-motor nine-hole fold bilateral',
  'Sensory regulation':
    'sensory noise noisy loud ears headphone texture smell tolerat movement wobble fidget over-respons crowd cafeteria lunchroom alarm auditory touch spins seeking overwhelm hum$ hums$ brushed crash input heavy_work hand_dryer tipped rocks$ chew',
  'Self-care':
    'dress undress shoe laces lace$ toilet potty bathroom zipper button hygiene brush teeth coat jacket sock wash feeds feeding spoon fasten clothes snap$ snaps velcro diaper trousers bow$ self-care self-help deodorant shower groom lunchbox',
  'Gross motor':
    'wheelchair chair stairs walk balanc jump hop$ hops ball gait propel wheeled ramp transfers run$ runs running climb catch throw kick motor step_up mobility gross strength distance walker feet$ falls trips endurance skip curb steps pt$ crutch stance tandem',
  'Attention and task engagement':
    'attention attend redirect on-task off-task focus engaged engagement interval sustain distract staying_with stick stays_with stays intervals drift task$ tasks buzz momentary puzzle_center minutes_of prompts_to brought_back daydream',
  'Work completion and executive function':
    'assignment homework turned_in hand_in handed_in planner binder backpack locker late$ missing deadline due$ materials organiz executive initiat begins_work start_work starts_work checklist complet gradebook zeros folder portal unfinished',
  'Emotional regulation':
    'cry$ crying cries cried feeling feelings upset calm anger angry meltdown tantrum coping frustrat disappoint mood temper emotion regulat recover screams tears explod yell break_card self-calm check-in zone$ zones explo blowup blowups rips$ ripping yelling',
  Behavior:
    'behavior hit$ hits hitting kick bite bites biting throws elope running_off runs_off darted leaves leaving talk-out talks_out calling_out calls_out callouts aggress refus noncomplian disrupt grabb grabs incident fba$ bip$ push pushes curs swears destroy tantrum defian safety complian complied comply interrupt blurt rug_area bolted physical',
  'Social skills':
    'peer peers friend recess group turn turns share sharing cooperat collaborat playground teammate classmate invit joins play playing social disagreement game starts approach initiat compromise rejected together',
  'Anxiety and participation':
    'anxi worry worri fear mutism silent silence whisper speaks spoken speak participat absent absence attendance avoid nurse panic presentation volunteer raise raises hand_up aloud nervous stomach refusal counselor attends dread',
  'Money and time':
    'coin money dollar change$ bills$ price quarter dime nickel penny cash purchase pays clock time$ budget store$ cashier next-dollar wallet cents elapsed schedule receipt debit',
  'Daily living and safety':
    'laundry kitchen cook microwave meal chore clean dishes safety street cross$ crosses crossing household recipe stove home-care fire detergent sandwich stranger danger emergency wipe sweep iron$ snack home$ oven traffic burner soup cheese utensil load$ washer dryer oven$ vacuum dishwasher task_analysis trash bed$ curb crosswalk',
  Employment:
    'job jobs employ work_habit work_site worksite shift supervisor boss manager hire hired hiring interview coworker co-worker vocational shelving stocking crew workplace customer paid payroll towels apron clock_in punctual career job-ready work-based bakery shop foreman pace stamina',
  'Education and training':
    'college syllabus postsecondary post-school enroll fafsa transcript training certificate program campus course admissions tuition schooling career apprentice degree major$ credit',
  'Independent living':
    'apartment independent grocery supermarket medication pill pills dose bus transit lease rent$ shopping aisle household housemates residence living cleaning route adulthood bills$ landlord cart$ ride$ rides fare travel_train transit dorm roommate errand mail$ thermostat laundry rent lost$ trip$',
  'Self-advocacy':
    'self-advoca advoca accommodation asks_for asked_for asking help$ rights disability own_behalf speak_up spoke_up speaks_up request requests student-led leads meeting explains extended_time clarif adult_for repair clarity help_card said_again speak_for own_needs missed_something',
  'Pre-academic skills':
    'colors color shapes shape sorting sort matching match matched concept concepts readiness puzzle identical letters_of basic_concept big/little pre-academic preacademic early_cognitive same/different circle_time',
  'Play and joint attention':
    'play plays playing toy toys pretend joint_attention showing shows points_to points_at pointing blocks alongside parallel imitat bid bids gaze sharing dramatic adult$ shared imaginat peek interactive bubbles water_table sandbox marble truck trucks looks$ looked_from puppet peekaboo beside solitary onlooker pause$ pauses',
  'Braille, orientation and mobility':
    'braille cane route routes o&m orientation contraction contractions ueb$ nemeth tactile landmark veers guide tvi$ perkins abacus sighted vision monocular cells$ trailing travels visually blind doorway echo veer intersection surge landmarks parallel_traffic dots$ slate clues',
  'Listening and equipment care':
    'hearing aid aids cochlear implant ci$ cis$ microphone mic$ battery fm$ ling earmold audiolog deaf dhh$ equipment processor listening tubing auditory discriminat noise_ratio lipread lip-read detect charger remote',
};

const AREAS = Object.keys(TOPIC_WORDS) as AreaOfNeedName[];

interface Words {
  readonly whole: ReadonlyMap<string, readonly AreaOfNeedName[]>;
  readonly beginnings: ReadonlyMap<string, readonly AreaOfNeedName[]>;
}

const BEGINNING_MAX = 14;
const BEGINNING_MIN = 2;

function wordsOf(): Words {
  const whole = new Map<string, AreaOfNeedName[]>();
  const beginnings = new Map<string, AreaOfNeedName[]>();
  for (const [area, listed] of Object.entries(TOPIC_WORDS) as [AreaOfNeedName, string][]) {
    for (const entry of listed.split(' ')) {
      const isWhole = entry.endsWith('$');
      const key = (isWhole ? entry.slice(0, -1) : entry).replace('_', ' ');
      const words = isWhole ? whole : beginnings;
      words.set(key, [...(words.get(key) ?? []), area]);
    }
  }
  return { whole, beginnings };
}

const WORDS = wordsOf();
const WORD = /[a-z/][a-z&/'-]*/g;
const WORDS_MAX = 120;
/** Two words say more than one. */
const PAIR_WEIGHT = 2;

/** A wide word, or two of them, that a text can hold. */
interface Entry {
  /** Their places among all areas. */
  readonly areas: readonly number[];
  /** To each of its areas. */
  readonly weight: number;
  /** Shared by the word as a whole and as a beginning. */
  readonly seen: { lastIn: number };
}

/** The number of the text that held a word last: each counts once in a text. */
const seenWords = new Map<string, Entry['seen']>();
function seenOf(key: string): Entry['seen'] {
  const seen = seenWords.get(key) ?? { lastIn: 0 };
  seenWords.set(key, seen);
  return seen;
}

const asEntry = (key: string, areas: readonly AreaOfNeedName[], weight: number): Entry => ({
  areas: areas.map((area) => AREAS.indexOf(area)),
  weight: weight / areas.length,
  seen: seenOf(key),
});

/** How a word begins that is an entry. */
interface Beginning {
  readonly letters: string;
  readonly entry: Entry;
}

/** In lists by their keys, the shorter ones first. */
function listed<Key>(keyed: readonly (readonly [Key, Beginning])[]): ReadonlyMap<Key, readonly Beginning[]> {
  const lists = new Map<Key, Beginning[]>();
  for (const [key, beginning] of keyed) {
    const { length } = beginning.letters;
    if (length < BEGINNING_MIN || length > BEGINNING_MAX) continue;
    const list = lists.get(key) ?? [];
    list.push(beginning);
    lists.set(key, list);
  }
  for (const list of lists.values()) list.sort((one, other) => one.letters.length - other.letters.length);
  return lists;
}

/** A number of the first two letters of a word; other characters may share one. */
const headOf = (word: string) => ((word.charCodeAt(0) & 31) << 5) | (word.charCodeAt(1) & 31);
const isPair = (key: string) => key.includes(' ');

const WHOLE = new Map([...WORDS.whole].map(([key, areas]) => [key, asEntry(key, areas, 1)] as const));
const BEGINNINGS = listed(
  [...WORDS.beginnings]
    .filter(([key]) => !isPair(key))
    .map(([key, areas]) => [headOf(key), { letters: key, entry: asEntry(key, areas, 1) }] as const),
);
/** By the first of two words, how the second begins. */
const PAIRS = listed(
  [...WORDS.beginnings]
    .filter(([key]) => isPair(key))
    .map(([key, areas]) => {
      const parted = key.indexOf(' ');
      const second = { letters: key.slice(parted + 1), entry: asEntry(key, areas, PAIR_WEIGHT) };
      return [key.slice(0, parted), second] as const;
    }),
);

/** What a word of a text is here. */
export interface TopicWord {
  readonly word: string;
  readonly entries: readonly Entry[];
  /** How words behind it begin that make a pair with it. */
  readonly pairs: readonly Beginning[];
}

const NONE: readonly never[] = [];
/** Words are few against those of a report: what each is, is looked up once. */
const KNOWN_MAX = 20_000;
const known = new Map<string, TopicWord>();

export function topicWord(word: string): TopicWord {
  const found = known.get(word);
  if (found !== undefined) return found;
  const whole = WHOLE.get(word);
  const entries = whole === undefined ? [] : [whole];
  for (const { letters, entry } of BEGINNINGS.get(headOf(word)) ?? NONE)
    if (word.startsWith(letters)) entries.push(entry);
  const made = { word, entries, pairs: PAIRS.get(word) ?? NONE };
  // Words that are none of the trade may be names: nothing of one report is kept for the next.
  if (made.entries.length === 0 && made.pairs.length === 0) return made;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(word, made);
  return made;
}

let texts = 0;
/** By area, of the text at hand; zero between texts. */
const weightOf = new Float64Array(AREAS.length);

/**
 * How much of a text belongs to each area: every wide word counts once, divided among the areas that share it.
 */
export const topicsOf = (text: string): Map<AreaOfNeedName, number> =>
  topicsOfWords((text.toLowerCase().match(WORD) ?? []).map((word) => ({ word: { topic: topicWord(word) } })));

/** The same of a text that is cut into words already, in small letters; numbers among them are none. */
export function topicsOfWords(
  words: readonly { readonly word: { readonly topic: TopicWord } }[],
): Map<AreaOfNeedName, number> {
  texts += 1;
  const areas: number[] = [];
  const put = (entry: Entry) => {
    if (entry.seen.lastIn === texts) return;
    entry.seen.lastIn = texts;
    for (const area of entry.areas) {
      if (weightOf[area] === 0) areas.push(area);
      weightOf[area] = (weightOf[area] ?? 0) + entry.weight;
    }
  };
  let before: TopicWord['pairs'] = NONE;
  const count = Math.min(words.length, WORDS_MAX);
  for (let at = 0; at < count; at += 1) {
    const read = words[at]?.word.topic;
    if (read === undefined) break;
    for (const entry of read.entries) put(entry);
    for (const { letters, entry } of before) if (read.word.startsWith(letters)) put(entry);
    before = read.pairs;
  }
  const found = new Map<AreaOfNeedName, number>();
  for (const area of areas) {
    const name = AREAS[area];
    if (name !== undefined) found.set(name, weightOf[area] ?? 0);
    weightOf[area] = 0;
  }
  return found;
}
