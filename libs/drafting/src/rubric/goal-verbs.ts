/** What the verbs of a goal ask of an observer: something to see or hear, something soft, or nothing. */

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Base forms of what can be seen or heard as it is done. */
const SEEN = words(`
  accept activate add address advocate aim align alternate announce answer apologize apply approach arrange articulate
  ascend ask assemble assist attempt balance bend blend blow bounce break breathe brush budget build button buckle buy
  calculate call capitalize care carry catch categorize change chart check chew choose circle clap clarify classify clean
  clear climb close code collect color combine comment communicate compare complete compose compute conjugate connect construct
  contact contribute convert converse cook copy correct count crawl create cross cut decline decode decompose define
  deliver demonstrate descend describe dial dictate direct discriminate discuss display divide don draft drag draw dress drink
  drop eat edit elaborate empty encode end enter enunciate equip erase estimate evaluate exchange exit explain express extend fasten
  feed file fill find finish fix fold follow form formulate gather generate gesture get give go graph greet grasp grip
  group hand hang head help highlight hit hold hop identify illustrate imitate indicate infer inform insert initiate interrupt
  invite isolate join jump justify keep keyboard kick label lace launch leave level lift line list listen load locate log look make
  manipulate mark match measure model mold monitor mount move multiply name narrate navigate negotiate note notify number offer open
  operate order organize outline pack paint paraphrase participate pass paste pause pay pedal pick place plan play
  point position pour practice predict prepare present press print problem-solve proceed process produce pronounce propel protest provide
  pull punctuate purchase push put quote raise rank rate reach read recall recite recognize record recount redirect refer reflect refuse
  regroup rehearse reject relate release remove rename repair repeat rephrase replace reply report represent reproduce request reset
  respond rest restate retell retrieve return revise rewrite rhyme ride rinse rise roll rotate round run say scan schedule
  scissor scoop score segment select self-monitor send separate sequence set share shift show sign signal simplify sing sit skip
  slide snap snip solve sort sound speak specify spell stack stand start state stay step stir stop store string study
  submit substitute subtract suggest summarize supply support swallow switch take talk tally tap tell test thank throw tie
  time toss touch trace track transfer transition translate travel turn type clock shelve dry load nod blink stretch kneel squat clip clasp pinch peel poke whisper sip comb shave mop sweep vacuum dust
  scrub plant water guide pivot unlock lock swipe click log fill-out sign-in unbutton underline undo unpack unzip use utter verbalize
  verify visit vocalize volunteer wait walk wash watch wave wear wipe withdraw work wring write zip`);

/** Seen only through what they are said to consist of. */
const SOFT = words(`
  access achieve attend be benefit comply control cooperate cope decrease deal demonstrate develop display engage
  exhibit expand focus function generalize grow handle have improve increase interact lower maintain manage master meet minimize
  overcome perform persevere persist raise reach react reduce regulate remain resolve self-advocate self-correct self-regulate
  shorten show strengthen sustain tolerate utilize lengthen score earn adapt adjust calm recover attain employ incorporate
  implement follow-through obtain advance eliminate`);

/** Nothing an observer could count, whatever follows. */
const UNSEEN = words(`
  appreciate believe comprehend consider decide desire discover enjoy experience explore feel gain grasp hear imagine internalize
  know learn like love need progress realize reason remember see strive think try understand value want wonder care hope build-confidence
  concentrate progress continue receive familiarize behave act succeed excel become mature work-on`);

/** "improve", "increase": they say where it goes, not what is done. */
const GROWTH = words(`
  improve increase decrease reduce develop expand strengthen raise lower grow enhance build advance progress minimize shorten gain
  eliminate lengthen`);

/** "demonstrate", "show": what is shown decides. */
const SHOW = words('demonstrate exhibit display show express');

const INNER =
  /\b(?:understanding|knowledge|comprehension|awareness|mastery|appreciation|growth|progress|improvements?|improved|improving|proficiency|competenc\w+|confidence|ability|abilities|learning|insight|self-control|self-esteem|motivation|interest|willingness|respect|responsibility|maturity)\b/;

/** A behavior named by a noun, so that "increase oral reading to 90 words a minute" still says what is counted. */
const NAMED_BEHAVIOR =
  /\b(?:read|writ|spell|speech|sentence|word|sound|request|initiat|respon|turn|time|rate|number|accuracy|use|produc|step|task|work|assignment|homework|attendance|arriv|transition|conversation|interact|participat|utterance|mlu|length|typing|keyboard|wpm|wcpm|words|digits|fluency|comput|fact|question|legib|copy|walk|balance|engag|on-task|complet|intelligib|disfluen|dysfluen|stutter|latency|frequency|duration|percent|count|percentage|incident|outburst|call|leav|elop|hit|kick|aggress|tantrum|refus|prompts?)\w*/;

export type VerbKind = 'seen' | 'soft' | 'unseen' | 'unknown';

export const isSeenVerb = (verb: string): boolean => SEEN.has(verb);

/** Base forms of all that can be seen or heard as it is done. */
export const SEEN_VERBS: ReadonlySet<string> = SEEN;

/** "reading" -> "read", "naming" -> "name", "cutting" -> "cut"; undefined where no known verb comes out. */
export function verbOfGerund(gerund: string): string | undefined {
  const stem = /^([a-z-]{2,20})ing$/.exec(gerund)?.[1];
  if (stem === undefined) return undefined;
  const undoubled = stem.replace(/([bdgklmnprt])\1$/, '$1');
  const found = [stem, `${stem}e`, undoubled, stem.replace(/y$/, 'ie')].find((form) => SEEN.has(form));
  return found;
}

const isNamed = (object: string) => NAMED_BEHAVIOR.test(object.slice(0, 60));

/** "increase his reading rate" names what is counted; "improve reading skills" names nothing. */
function kindOfGrowth(verb: string, object: string): VerbKind {
  if (verb === 'raise' && /\bhand\b/.test(object.slice(0, 20))) return 'seen';
  const isWish = verb === 'gain' || verb === 'build';
  const isInner = isWish
    ? INNER.test(object.slice(0, 60))
    : /^(?:[a-z]+ ){0,4}?(?:understanding|knowledge|comprehension|skills?|behavior|ability)\b/.test(object);
  return NAMED_BEHAVIOR.test(object) && !isInner ? 'soft' : 'unseen';
}

/** Verbs whose object decides. */
const BY_OBJECT: Readonly<Record<string, (object: string) => VerbKind>> = {
  be: (object) => kindOfState(object),
  have: (object) =>
    isNamed(object) || /\d|conversation|materials|eye contact/.test(object.slice(0, 60)) ? 'soft' : 'unseen',
  recognize: (object) => (/importance|value|need|feelings?\b/.test(object.slice(0, 40)) ? 'unseen' : 'seen'),
};

/** What the verb and its object together let an observer see. */
export function kindOfVerb(verb: string, object: string): VerbKind {
  if (SHOW.has(verb)) return INNER.test(object.slice(0, 80)) ? 'unseen' : 'soft';
  if (GROWTH.has(verb)) return kindOfGrowth(verb, object);
  const byObject = Object.hasOwn(BY_OBJECT, verb) ? BY_OBJECT[verb] : undefined;
  if (byObject !== undefined) return byObject(object);
  if (UNSEEN.has(verb)) return 'unseen';
  if (SEEN.has(verb)) return 'seen';
  return SOFT.has(verb) ? 'soft' : 'unknown';
}

/** "be on task", "be in the seat": a state someone can time. "be more independent": none. */
const kindOfState = (object: string): VerbKind =>
  /^(?:on[- ]task|engaged|seated|in (?:his|her|their|the)|at (?:his|her|their|the)|present|on time|intelligible|understood|ready|dry)\b/.test(
    object,
  )
    ? 'soft'
    : 'unseen';
