/** Which area of need an old goal is about. */
import { AREAS_OF_NEED } from '@goalwright/contracts/areas-of-need';
import { stemsOfText } from '../areas/figure-surroundings.js';
import { areasIn } from '../areas/evidence-words.js';
import { LEARNED_AREA_WORDS } from '../areas/learned-area-words.js';
import { PatternIndex } from '../extraction/text/pattern-index.js';

/** What goals say that reports of needs seldom do; specific before general. */
const GOAL_WORDS: readonly (readonly [string, RegExp])[] = [
  ['Vocabulary', /\bmeanings? of\b|unknown words|word meanings?|synonym|antonym|\bdefin\w+|vocabulary/i],
  ['Spelling', /\bspell|\bwrit\w* (?:\w+ ){0,4}words\b(?! (?:per|a minute|in))/i],
  ['Speech fluency', /stutter|d[iy]sfluen|fluency (?:strateg|technique|tool)|easy onset|pull-?outs?\b/i],
  // What is asked of a text that somebody else reads is understanding talk.
  [
    'Receptive language',
    /\b(?:passages?|stor(?:y|ies)|paragraphs?|texts?) (?:(?:that|which) (?:is|are) )?read (?:aloud )?to (?:him|her|them)\b/i,
  ],
  ['Pre-academic skills', /\b(?:nam|identif|sort|label|match|point)\w* (?:\w+ ){0,3}(?:colors|shapes)\b/i],
  [
    'Number sense',
    /\b(?:compar|order)\w* (?:and (?:order|compar)\w* )?(?:[\w-]+ ){0,4}(?:fractions|decimals|numbers|integers)\b|\bplace value\b|one-to-one|\bcount\w* (?:an? |the |out )?(?:sets?|groups?|objects?|collections?|blocks|\d{1,3} (?:objects|items))\b|\bhow many\b/i,
  ],
  [
    'Listening and equipment care',
    /lip-?reading|\bprocessor\b|hearing aid|cochlear|\blistening (?!to (?:an?|the|his|her|their|adapted|stories|texts?)\b)|FM system/i,
  ],
  ['Braille, orientation and mobility', /\bbraille(?:writer|r)?\b|long cane|white cane|travel\w* from/i],
  [
    'Functional communication',
    /\b(?:aac|speech device|communication device|talker|tablet|device|picture exchange|pecs|head shake|independent messages|sign language|core words|switch)\b/i,
  ],
  [
    'Work completion and executive function',
    /\bassignments?\b|turn(?:s|ing)? in(?! \d)|hand(?:s|ing)? in|homework|planner|agenda|checklist of materials|\bmaterials (?:needed )?(?:to|for) (?:\w+ ){0,2}class/i,
  ],
  [
    'Behavior',
    /\bverbal (?:outbursts?|aggression)|\byell(?:s|ing)?\b|\bswear(?:s|ing)?\b|\bcurs(?:es|ing)\b|\binsults?\b|\bprofanity|name-calling|\bthreats?\b|\baltercations?\b|\bphysical aggression|\bfights?\b|\bwithout leaving\b|\bhands (?:and feet )?to (?:him|her|them)sel(?:f|ves)\b|\bsafe (?:body|hands)\b/i,
  ],
  // Letters and counting in one goal are what a child brings to kindergarten.
  [
    'Pre-academic skills',
    /\bletters?\b[^.;]{0,40}\band (?:to )?count\w*|\bcount\w* [^.;]{0,40}\band (?:name|identify|recognize) [^.;]{0,20}\bletters?\b/i,
  ],
  [
    'Play and joint attention',
    /\bfree[- ]play\b|\b(?:pretend|parallel|cooperative) play\b|\bplay\w* (?:\w+ )?(?:with|next to|beside) (?:an? |one |two |other |another )?(?:peers?|child(?:ren)?)\b/i,
  ],
  [
    'Social skills',
    /\bjoin\w* (?:in )?(?:with )?(?:an? |the |his |her |their )?(?:ongoing |group |peers? )?(?:games?|play|activit)/i,
  ],
  [
    'Phonological awareness',
    /\b(?:first|last|initial|final|beginning|ending|middle) sounds? (?:of|in) (?:an? |the |each |\d+ )?(?:spoken |dictated )?words?\b|\brhym\w+|\b(?:blend|segment)\w* (?:\w+ ){0,4}(?:sounds|phonemes|syllables)\b/i,
  ],
  ['Decoding', /\bsounds? (?:of|for) (?:\w+ ){0,3}letters?\b|\bletter[- ]sounds?\b/i],
  // Before conversation, which is only where the sounds are made.
  [
    'Articulation',
    /\/[a-z]{1,3}\/|speech sounds?|\b[a-z]{1,2}[- ]blends?\b|\bblends? in (?:words|sentences|phrases|conversation|connected)|(?:produc|articulat)\w* (?:[\w-]+ ){0,4}(?:sounds?|blends?|clusters?|phonemes?)\b/i,
  ],
  [
    'Phonology and intelligibility',
    /\b(?:final|initial|medial) consonants?\b|\bbe understood by\b|intelligib|consonant deletion/i,
  ],
  [
    'Pragmatic language',
    /\btopic\b|conversation|(?:shar|contribut)\w* (?:\w+ ){0,2}(?:ideas?|comments?)|eye contact/i,
  ],
  [
    'Social skills',
    /\bgroup (?:games?|play)\b|\btak\w* turns|turn[- ]taking|\bturns\b.{0,40}\b(?:game|peer|play)|(?:game|peer).{0,60}\bturns\b|sit\w* with (?:\w+ ){0,4}(?:peers?|friends?|classmates?)|peers? at lunch|with (?:a |one |two )?(?:peers?|classmates?) (?:at|during) (?:recess|lunch)|greet\w* (?:a |his |her |their )?(?:peers?|classmates?|friends?)/i,
  ],
  [
    'Expressive language',
    /sentences? of \w+ or more words|(?:four|five|six|three|\d)[- ]word (?:sentences|utterances|phrases)|words into sentences|words together|\bhe, she\b|\bpronouns?\b|\bpast tense\b|combin\w+ (?:two |three )?words|\butterances\b/i,
  ],
  [
    'Reading comprehension',
    /\btheme\b|main idea|inferen|text evidence|pieces of evidence|questions about (?:a |the )?(?:passage|text|chapter)|summariz|\bkey points\b|\barticles?\b/i,
  ],
  [
    'Receptive language',
    /\bwh["']?[- ]?questions?|\bwho, what|what, where|follow\w* (?:\w+[- ]){0,4}directions?|position words?|understand\w* (?:wh|question)/i,
  ],
  ['Articulation', /\bsounds?\b.{0,40}\bwords\b/i],
  [
    'Reading fluency',
    /words (?:read )?correct(?:ly)? (?:per|in)|\bwcpm\b|read\w* aloud|\bread\w*\b[^.;]{0,60}(?:\bwords (?:per|a) min|\bwpm\b)/i,
  ],
  [
    'Decoding',
    /\bread\w* (?:\w+ ){0,4}(?:words|syllables)\b(?! (?:correct\b|correctly (?:per|in|a)\b|per\b|a minute))/i,
  ],
  ['Math computation', /digits|multipl\w+|addition|subtraction|division|math facts/i],
  [
    'Math problem solving',
    /word problems?|story problems?|\b(?:write|writing|set(?:ting)? up|translat\w+) (?:[\w-]+ ){0,6}equations?\b/i,
  ],
  // After what makes a problem of it: an equation given as one is computed.
  ['Math computation', /equations?\b/i],
  [
    'Written expression',
    /\bwrit\w* (?:[\w-]+ ){0,3}(?:summar(?:y|ies)|compositions?|narratives?)\b|\bparagraphs?\b|\bessays?\b|writing rubric|\bwrit\w* (?:\w+ ){0,3}sentences?|capital letters|end marks|punctuat|capitaliz/i,
  ],
  [
    'Writing speed and keyboarding',
    /\bnotetaker\b|\b(?:tak|writ)\w* (?:\w+ ){0,2}notes\b|\bkeyboard\w*|\btouch[- ]typ\w+/i,
  ],
  ['Employment', /\bjob\b|work ?site|work[- ]based|vocational|\bshifts?\b|customer|stocking|salon|career/i],
  ['Money and time', /\bpurchases?\b|dollar|\bcoins?\b|\bchange\b.{0,20}\$/i],
  [
    'Daily living and safety',
    /\bcrossings?\b|\bcross(?:es|ing)? (?:the |with |a |at )|\bsafety\b|recipe|laundry|morning routine|hygiene|arrival routine/i,
  ],
  ['Independent living', /\bbudget\b|apartment|grocery|\brent\b|\bbills\b/i],
  // Before asking for help, which may be one of the strategies.
  [
    'Emotional regulation',
    /\bwhen (?:(?:he|she|they) (?:is |are |feels? |becomes? )?|feeling )?(?:frustrated|upset|angry|overwhelmed|dysregulated)|(?:calming|coping|self-?regulation) (?:strateg|skills?|tools?)|break card/i,
  ],
  [
    'Self-advocacy',
    /\brequest\w* (?:help|assistance|clarification)\b|ask\w* (?:for|the speaker|a teacher|an adult) |accommodation|advocat/i,
  ],
  [
    'Self-care',
    /\b(?:drink|eat)\w* (?:\w+ ){0,3}(?:from|with|using) (?:an? |the |his |her |their )?(?:\w+ )?(?:cups?|spoon|fork|straw|utensils?)\b|\bshoes?\b|shoelaces?|\bzip(?:s|per|pers|ping)?\b|\bbutton\w* (?:\w+ ){0,3}(?:shirt|jacket|coat|pants|buttons)|\b(?:un)?dress(?:es|ing)? (?:him|her|them)sel|toilet|brush\w* (?:\w+ )?teeth|toothbrush|\b(?:spoon|fork|utensils?)\b|feed\w* (?:him|her|them)sel|(?:open\w*|unwrap\w*) (?:\w+ ){0,4}(?:packages?|containers?|wrappers?|cartons?)/i,
  ],
  ['Handwriting', /\b(?:write|print|copy)\w* (?:\w+ ){0,4}(?:letters?|name)\b/i],
  [
    'Gross motor',
    /\bstairs?\b|\bwalk(?:s|ing)? \d|\bwalker\b|\bone foot\b|\bhop(?:s|ping)?\b|wheelchair|\bball\b|\bjump/i,
  ],
  [
    'Attention and task engagement',
    /on[- ]task|(?:start|begin)\w* (?:\w+ )?(?:work|tasks?|assignments?)\b|attend\w* to|stay\w* in (?:his|her|their) (?:seat|area|spot|chair)|\bsit\w* (?:at|in|for|through)|stay\w* (?:with|at) (?:an?|the|his|her|their) (?:[a-z-]+ )?(?:task|work)\b|redirection/i,
  ],
  [
    'Anxiety and participation',
    /attend\w* (?:\w+ ){0,4}(?:class|school)|\b(?:enter|remain|stay)\w* (?:and \w+ )?in (?:\w+ ){0,2}class(?:es)?\b|volunteer\w*|participat\w*|answers? aloud/i,
  ],
  [
    'Emotional regulation',
    /emotions?\b|\bfeelings?\b|calm|coping|upset|disappointment|strategy from (?:his|her|their) card|break card|zones?\b.{0,20}regulat/i,
  ],
];

const GOAL_WORD_INDEX = new PatternIndex(GOAL_WORDS, ([, words]) => words);
/** Areas that a goal's words or its announcement name by what is done. */
const areasWorded = (text: string) => GOAL_WORD_INDEX.matching(text).map(([area]) => area);

const fold = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;
const NAMES = AREAS_OF_NEED.map(({ name, synonyms }) => ({
  name,
  words: [fold(name), ...synonyms.map(fold)],
}));

/** Words that name more than one area. */
const WIDE =
  /^ (?:reading|math|mathematics|writing|language|speech|communication|social|behavior|social emotional|transition|adaptive|vision|hearing|play|self regulation|fluency|fine motor|motor) $/;

/** To go by bus is the skill, wherever it goes. */
const TRAVEL =
  /\b(?:rid(?:e|es|ing)|tak(?:e|es|ing)|board(?:s|ing)?|us(?:e|es|ing)|travel(?:s|ing)? (?:by|on)) (?:[\w-]+ ){0,5}?(?:bus(?:es)?|train|subway|light rail|public trans(?:it|portation))\b/i;
const TRAVELS_ALONE =
  /\b(?:routes?|transfers?|fares?|transit|travel|city bus|public|independently|by (?:him|her|them)sel(?:f|ves)|alone|schedule|stop)\b/i;
const isTravel = (goal: string): boolean =>
  TRAVEL.test(goal) && TRAVELS_ALONE.test(goal) && !/\bschool bus\b|\bbehavior/i.test(goal);

/** What the goal's own words settle, whatever else they name. */
function plainAreaOf(subject: string, goal: string): string | undefined {
  if (isTravel(goal)) return 'Independent living';
  return /\breading\b/i.test(subject) && asksAboutText(goal) ? 'Reading comprehension' : undefined;
}

/** Under "Reading", also of who listens to the text. */
const asksAboutText = (goal: string): boolean =>
  /\b(?:texts?|passages?|stor(?:y|ies)|books?|articles?|chapters?)\b/i.test(goal) &&
  /\bquestions?\b/i.test(goal);

const BRAILLE = 'Braille, orientation and mobility';

/** An area the lead names outright: "Area: Reading fluency", "Goal A (Employment)". */
function namedIn(lead: string): { name: string; isWide: boolean; isNamed: boolean } | undefined {
  const text = fold(lead.replace(/\bgoals?\b|\barea(?:s| of need)?\b|\bannual\b|\biep\b/gi, ' '));
  const found = NAMES.flatMap(({ name, words }) =>
    words.flatMap((word) =>
      text.includes(word)
        ? [{ name, length: word.length, isWide: WIDE.test(word), isNamed: word === fold(name) }]
        : [],
    ),
  );
  return found.sort((a, b) => b.length - a.length)[0];
}

/** The one area that a few words name outright: "Reading comprehension"; undefined where they name none or a wide field. */
export function areaNamedBy(words: string): string | undefined {
  const named = namedIn(words);
  return named === undefined || named.isWide ? undefined : named.name;
}

/** The one area that the title of a section is about; undefined where it tells none, a wide field or several. */
export function areaOfSection(title: string): string | undefined {
  const named = areaNamedBy(title);
  if (named !== undefined) return named;
  const found = new Set([...areasIn(title), ...areasWorded(title)]);
  return found.size === 1 ? [...found][0] : undefined;
}

/**
 * The catalogue's area of an old goal, by its announcement, then its own words; null where neither tells. A wide
 * announcement ("Reading", "Communication") is narrowed by the goal's own words where they name something.
 */
export function areaOfGoal(lead: string, goal: string): string | null {
  const subject = lead
    .replace(/^[\s|]*(?:goal\s*#?\s*\w{1,2}|[\dA-H][.)])/i, ' ')
    // "The goal asked for": the paper asks, not the student.
    .replace(/\bgoals? (?:asks?|asked|calls?|called) for\b/i, ' ')
    // Of a class as well as of a job: the goal's own words tell.
    .replace(/\bwork habits\b/i, ' ');
  const named = namedIn(subject);
  const own = areasIn(goal);
  const worded = areasWorded(goal);
  // Reading and writing in braille are the vision teacher's.
  if (worded.includes(BRAILLE)) return BRAILLE;
  const plain = plainAreaOf(subject, goal);
  if (plain !== undefined) return plain;
  const votes = [...new Set([...own, ...worded])];
  const shared = worded.filter((area) => own.some((other) => other === area));
  const both = shared.find((area) => area === named?.name) ?? shared[0];
  if (named !== undefined) {
    // "Behavior" is a wide word and an area of that very name.
    if (named.isNamed && worded.includes(named.name)) return named.name;
    if (!named.isWide || votes.includes(named.name)) return named.isWide ? (both ?? named.name) : named.name;
    return both ?? worded[0] ?? own[0] ?? named.name;
  }
  const announced = [...areasIn(subject), ...areasWorded(subject)];
  return (
    announced.find((area) => votes.includes(area)) ?? announced[0] ?? both ?? worded[0] ?? own[0] ?? null
  );
}

/**
 * So much speaks for the area that the readers tell: of old goals by thirteen authors whom the readers had not seen they name seven of
 * ten rightly, all words together more than eight; of forms they know, nearly all.
 */
const READ_WEIGHS = 4;
/** A word that nobody learned from may yet be of the area. */
const UNTOLD = 0.003;
const TOLD_MIN = 0.15;

/** The area that most speaks for by all words of the goal, and by what the readers tell; null where neither tells any. */
export function likelyAreaOf(goal: string, read: string | null): string | null {
  const likelihoods = LEARNED_AREA_WORDS.likelihoods(stemsOfText(goal));
  if (likelihoods === undefined) return read;
  let [area, most] = [read, Number.NEGATIVE_INFINITY];
  for (const { name } of AREAS_OF_NEED) {
    const weight = Math.log(likelihoods.of(name) + UNTOLD) + (name === read ? READ_WEIGHS : 0);
    if (weight > most) [area, most] = [name, weight];
  }
  // Where the readers tell none, hardly likely words tell none either: the goal before it may.
  return read === null && likelihoods.of(area ?? '') < TOLD_MIN ? null : area;
}
