/** The words of a goal taken from the sentence or row its baseline stands in, so that both count the same thing in the same way. */
import { type AreaPlan, disciplineOf } from '../areas/plans.js';
import type { Measure } from '../extraction/measure.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { isAnswered } from './problem-counts.js';
import { asWished } from './as-wished.js';
import { asGrammar } from './grammar-task.js';
import { oldGoalTask } from './old-goal-task.js';
import { isTaught, withThings } from './counted-plan.js';
import { AMOUNT, isAlphabet, isUnnamed, SLOT, spelled } from './quantities.js';
import { scoredTask } from './scored-task.js';
import { type ReportedTask, reportedTask } from './reported-task.js';
import { endOfFigure, sentenceOfFigure } from './figure-place.js';
import { asNow, withoutTime } from './told-condition.js';
import { conditionsFor, momentsOf, OF_THE_CHECK, SAYS } from './when-counted.js';
import { conditionOfLabel } from './row-condition.js';
import { deedOfEntry, labelOfFigure, taskOfLabel, thingsBehind } from './row-label.js';

type Some = readonly [string, ...string[]];

/** What is asked of the next count where the report's own is the measure: the same again. */
const ALIKE = {
  probes: ['counts taken in the same way as the baseline', 'tallies taken in the same way as the baseline'],
} as const satisfies Record<string, Some>;

const NEW_TEXTS: Some = ['given a new prompt for writing', 'given a new writing task from class'];

const COUNTED_ALIKE = {
  probes: ALIKE.probes,
  probe: ALIKE.probes[0],
};

/** Shown with others in the course of the day: our own conditions would set another scene. */
const AMONG_OTHERS = /^(?:Pragmatic language|Functional communication|Speech fluency)$/;

/** What the amount is followed by where the sentence leaves the things counted unnamed: "solved {n} correctly". */
const NAMELESS =
  /\{n\}(?: of (?:them|these|those))?(?=$|[,.]| (?:correctly|accurately|completely|aloud|legibly|un(?:prompted|aided|assisted)|in (?:an?|full|order|own|his|her|their|English|Spanish|Portuguese|either|both)|on (?:time|his own|her own|their own)|alone|by|with|within|without|well(?!-)|for|to|when|before|after|so|as|from|out loud|independently)\b)/;

/** "On a list of 25 spelling words ... spell 20 of 25 correctly": the condition has named the things. */
const hasNamed = (condition: string | undefined, action: string, { kind, outOf }: Measure) =>
  condition !== undefined &&
  kind === 'ratio' &&
  (SAYS.test(action) ||
    / of | for /.test(condition) ||
    (condition.match(/\d+/g) ?? []).some((digits) => Number(digits) === outOf));

/** "Of the last 26 assignments he turned in 11 of 26": what the whole is of, where the sentence names it elsewhere. */
function wholeNamed({ quote, outOf }: Measure): string | undefined {
  const named = new RegExp(
    String.raw`(?<!\d )(?<!of )\b${outOf ?? 0} (?:[a-z-]+ ){0,2}?([a-z]{2,}[^\W\ds]s)\b`,
    'i',
  );
  const things = named.exec(quote.replace(/\s+/g, ' '))?.[1]?.toLowerCase();
  return things === undefined || NO_THINGS.test(things) ? undefined : things;
}
const NO_THINGS =
  /^(?:times|minutes|days|weeks|sessions|seconds|months|years|hours|points|was|has|does|this|his|its|less|plus|across|others|as|yes)$/;

/** What was counted, in the words nearest to the report's. */
function nounFor({ plan, areaOfNeed }: Source, measure: Measure): string {
  const { kind, unit, outOf } = measure;
  if (kind === 'ratio' && !isUnnamed(unit)) return unit;
  if (kind === 'ratio' && areaOfNeed === 'Handwriting' && isAlphabet(outOf)) return 'letters';
  const named = kind === 'ratio' ? wholeNamed(measure) : undefined;
  if (named !== undefined) return named;
  const slot = SLOT.exec(plan.behaviors[0])?.[1]?.replace(/^(?:the|its) /, '');
  if (areaOfNeed === 'Reading comprehension') return 'questions';
  return slot ?? (isAnswered(areaOfNeed) ? 'items' : 'opportunities');
}

/** "Pay with the next dollar": a verb with its object. */
const WHOLE_WORDS_MIN = 3;

/** "In 5 of 10": the amount has its preposition. */
const LINKED = /\b(?:in|on|at|of|for|with|to|by|from|about) \{n\}/;

/** "Asked to tell me his accommodations, he named 2 of 7": what was asked for is what is named. */
function askedThings(action: string, measure: Measure): string | undefined {
  const text = SAYS.test(action) ? sentenceOfFigure(measure) : undefined;
  return text === undefined
    ? undefined
    : /\basked to [a-z]+ (?:me |us )?(?:his|her|their|the) (?!own\b)((?:[a-z-]+ )?[a-z]{3,}[^\W\ds]s)\b/i.exec(
        text,
      )?.[1];
}

const VERB_AND_THINGS =
  /^([a-z]+) (?!(?:hands|clothes|dishes|shoes|tables|counters|windows|teeth)\b)([a-z-]{3,}[^\Ws]s) \{n\}/;

/** "Did 6 of 10 steps without help" of a routine that the sentence before names. */
const withNamedSteps = (action: string, { things }: Measure): string | undefined =>
  things?.startsWith('steps ') === true && / steps\b(?! of\b)/.test(action)
    ? action.replace(/ steps\b/, ` ${things}`)
    : undefined;

/** What is turned in is work, and what is named is one of those asked for: no chance to do so. */
const asThings = (action: string): string | undefined =>
  /^(?:turn|hand) in \{n\}/.test(action)
    ? 'assignments'
    : SAYS.test(action)
      ? 'of those asked for'
      : undefined;

/** "Pay with the next dollar 5 of 10": what is paid is named, and done in so many tries. */
function withTries(action: string, source: Source, measure: Measure): string {
  const deed = (action.split(' {n}')[0] ?? '').split(/ (?:and|or|then) /).at(-1) ?? '';
  const isWhole = deed.split(' ').length >= WHOLE_WORDS_MIN && !LINKED.test(action);
  const found = isWhole ? 'opportunities' : (askedThings(action, measure) ?? nounFor(source, measure));
  const noun = found === 'opportunities' ? (asThings(action) ?? found) : found;
  // "Ask when stuck 5 of 6": chances are had, not done.
  const isIn = noun === 'opportunities' && !LINKED.test(action);
  const isShare = measure.kind === 'percent';
  return action.replace(NAMELESS, `${isIn ? 'in ' : ''}${AMOUNT}${isShare ? ' of' : ''} ${noun}`);
}

/** "Two-step directions with concepts: followed 5 of 16": what was followed heads the entry. */
const DIRECTIONS = /\b((?:one|two|three|multi)-step )?directions\b/i;
const directionsIn = ({ areaOfNeed, quote }: Measure): string | undefined =>
  areaOfNeed === 'Receptive language' ? DIRECTIONS.exec(quote)?.[0].toLowerCase() : undefined;

const DOES_STEPS = /^(?:do|does|complete|carry out|perform|finish|manage)\b/;

/** The things that the lines before a figure name; "brush teeth in 10 of 12 steps" names what is done itself. */
function withThingsTold(action: string, things: string | undefined): string | undefined {
  if (things === undefined || (things.startsWith('steps of ') && !DOES_STEPS.test(action))) return undefined;
  const noun = things.startsWith('such ') ? 'opportunities' : withoutTime(things);
  return action.replace(NAMELESS, `${AMOUNT} ${noun}`);
}

const NAMELESS_STEPS = / steps\b(?! of\b)/;

/** The deed with the things it is counted of, where the sentence leaves them unnamed. */
function withNoun(action: string, condition: string | undefined, source: Source, measure: Measure): string {
  const { things, kind } = measure;
  const steps = withNamedSteps(action, measure);
  if (steps !== undefined) return steps;
  if (source.areaOfNeed.startsWith('Listening') && NAMELESS_STEPS.test(action))
    return action.replace(NAMELESS_STEPS, ` steps ${OF_THE_CHECK}`);
  const ofStory = action.replace(/\b(parts|elements|pieces)\b(?! of\b)/, '$1 of the story');
  if (source.areaOfNeed === 'Narrative language' && ofStory !== action && !/\bstor(?:y|ies)\b/.test(action))
    return ofStory;
  if (!NAMELESS.test(action) || kind === 'count') return action;
  const ofThings = withThingsTold(action, things);
  if (ofThings !== undefined) return ofThings;
  const directions = /^(?:follow|carry out|do)\b/.test(action) ? directionsIn(measure) : undefined;
  if (directions !== undefined && kind === 'ratio')
    return action.replace(NAMELESS, `${AMOUNT} ${directions}`);
  if (hasNamed(condition, action, measure)) {
    const named = kind === 'ratio' && !SAYS.test(action) ? wholeNamed(measure) : undefined;
    return named === undefined
      ? action.replace(/ of (?:them|these|those)\b/, '')
      : action.replace(NAMELESS, `${AMOUNT} ${named}`);
  }
  // "Name shapes 1 of 6": the things are those that were counted.
  if (kind === 'ratio' && VERB_AND_THINGS.test(action))
    return action.replace(VERB_AND_THINGS, `$1 ${AMOUNT} $2`);
  return withTries(action, source, measure);
}

/** Where one area has skills as different as rhyming and deleting sounds, only the items' name says what is done with them. */
const OF_MANY_SKILLS =
  /^(?:Phonological awareness|Number sense|Receptive language|Expressive language|Phonology and intelligibility|Pre-academic skills)$/;

const STEM = 5;
const stemsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM)));

function sharesStem(one: string, other: string): boolean {
  const known = stemsOf(other);
  return [...stemsOf(one)].some((stem) => known.has(stem));
}

/** Areas of so many kinds of deeds that our own would as likely be another. */
const SHOWN =
  /^(?:Functional communication|Listening and equipment care|Gross motor|Play and joint attention|Braille|Self-care|Fine motor|Handwriting|Sensory regulation)/;
/** Counted in steps, or said to be legible: the plan's words fit. */
const FITTED = /\bsteps?\b|legib|\bletters?\b|\bcapitals?\b|alphabet|\b(?:lower|upper) ?case\b/i;

/** Buttons and zippers, of which a plan speaks as fasteners. */
const isOfFastener = (label: string, { behaviors }: AreaPlan) =>
  /\b(?:button|zip|snap|lace|shoe|tie|tying|velcro|buckle)/i.test(label) && /fasten|lace/.test(behaviors[0]);

const OF_ANY_SKILL = /\b(?:sounds?|words?|numbers?|questions?|sentences?|directions?)\b/g;

/** What is done with things that the report names, where no word of ours is sure to fit them. */
function behaviorsFor(label: string, areaOfNeed: string, plan: AreaPlan, measure: Measure): Some {
  const own = plan.behaviors.join(' ');
  // "Taking a sound off a word" and "say each sound of the word" are two skills of the same words.
  const said = OF_MANY_SKILLS.test(areaOfNeed) ? own.replace(OF_ANY_SKILL, '') : own;
  if (sharesStem(label, said) || isOfFastener(label, plan)) return plan.behaviors;
  if (measure.unit.includes('on the line')) return plan.behaviors;
  if (FITTED.test(`${measure.unit} ${label}`) && !/\b(?:lines?|spac\w+|siz\w+)\b/i.test(label))
    return plan.behaviors;
  const isShare = measure.kind === 'percent';
  const noun = isUnnamed(measure.unit) || isShare ? 'opportunities' : measure.unit;
  if (SHOWN.test(areaOfNeed))
    return [`do what the report counts as "${label}" in ${AMOUNT}${isShare ? ' of' : ''} ${noun}`];
  return OF_MANY_SKILLS.test(areaOfNeed)
    ? [`respond correctly to ${AMOUNT}${isShare ? ' of' : ''} items`]
    : plan.behaviors;
}

/** "/r/ in conversation, all positions": how long the talk is in which a sound is said. */
const LEVEL_OF_SPEECH =
  /\b(?:in|at the|at) (?:(?:single |one-syllable )?words?|phrases?|sentences?|conversation(?:al speech)?|connected speech|(?:oral )?reading)\b/i;

function asNamed(plan: AreaPlan, label: string, areaOfNeed: string, measure: Measure): AreaPlan {
  const isLesson = isTaught(areaOfNeed);
  const level = areaOfNeed === 'Articulation' ? LEVEL_OF_SPEECH.exec(label)?.[0].toLowerCase() : undefined;
  if (level !== undefined) return { ...plan, conditions: [level] };
  const grammar = asGrammar(plan, label, measure);
  if (grammar !== undefined) return grammar;
  const fitted = ofOneKind(plan, { quote: label, skill: '' });
  const behaviors = behaviorsFor(label, areaOfNeed, fitted, measure);
  // The deed names the row already.
  const isNamed = behaviors[0].includes(label);
  // "2 of 10 inferential questions": the unit says it, and the plan's own condition stands.
  if (!isNamed && measure.unit.toLowerCase().replace(/^of /, '') === label.toLowerCase())
    return { ...plan, behaviors };
  return {
    ...fitted,
    ...(isNamed ? COUNTED_ALIKE : {}),
    conditions: isNamed
      ? plan.scenes
      : conditionsFor(conditionOfLabel(label, isLesson, { ...plan, behaviors }), isLesson, plan, measure),
    behaviors,
  };
}

interface Source {
  readonly plan: AreaPlan;
  readonly measure: Measure | undefined;
  readonly areaOfNeed: string;
  /** The student's first name and label, as the report writes them. */
  readonly names: readonly string[];
  /** Last year's goal in the area, as written, and whether the new one stays on its material. */
  readonly oldGoal?: { readonly goal: string; readonly isKept: boolean } | undefined;
}

/** A text that last year's goal had scored on the same scale is asked for in its words. */
function asScoredBefore({ plan, measure, oldGoal }: Source): AreaPlan | undefined {
  if (measure === undefined || oldGoal?.isKept !== true) return undefined;
  const asked = oldGoalTask(oldGoal.goal, measure);
  if (asked === undefined || !/\b(?:rubric|points|scor|checklist)/.test(asked.action)) return undefined;
  return {
    ...plan,
    behaviors: [asked.action],
    conditions: asked.condition === undefined ? NEW_TEXTS : [asked.condition],
  };
}

/** In the words of last year's goal, where the baseline's own sentence names nothing. */
function asAsked(
  { plan, oldGoal }: Source,
  measure: Measure,
  task: ReportedTask | undefined,
): AreaPlan | undefined {
  const isNamed =
    task !== undefined &&
    (task.action === undefined ||
      !NAMELESS.test(task.action) ||
      measure.things !== undefined ||
      task.condition !== undefined);
  const asked =
    isNamed || oldGoal === undefined || measure.kind === 'count' || measure.skill !== measure.areaOfNeed
      ? undefined
      : oldGoalTask(oldGoal.goal, measure);
  if (asked === undefined) return undefined;
  const isKept = asked.condition !== undefined && oldGoal?.isKept === true;
  return { ...plan, behaviors: [asked.action], ...(isKept ? { conditions: [asked.condition] } : {}) };
}

/** Told as so many of so many, as a share or as so often: what is timed, and what is a level, keeps the plan's words. */
const isTold = ({ kind, outOf }: Measure) =>
  kind === 'percent' || kind === 'count' || (kind === 'ratio' && outOf !== undefined);

/** In the words of the row the figure stands in: its deed, or the things it names. */
function asInRow(
  { plan, areaOfNeed, names }: Source,
  measure: Measure,
): AreaPlan | { readonly action: string } {
  const label =
    measure.kind === 'count' ? undefined : (labelOfFigure(measure, names) ?? thingsBehind(measure));
  const action = label === undefined ? deedOfEntry(measure) : taskOfLabel(label, measure);
  // "Regular past tense -ed: correct in 9 of 20 contexts": what is said of the entry is no deed.
  const entry = /^correct\b/.test(action ?? '') ? /^\W*([^:\n]{4,50}):/.exec(measure.quote)?.[1] : undefined;
  if (entry !== undefined) return asGrammar(plan, entry, measure) ?? plan;
  if (action !== undefined) return SAYS_NOTHING.test(action) ? plan : { action };
  return label === undefined || disciplineOf(areaOfNeed) === 'behavior'
    ? plan
    : asNamed(plan, label, areaOfNeed, measure);
}

/** "Engaged .... 44%": in what, the row does not say, and the plan does. */
const SAYS_NOTHING = /^(?:engage|attend|participate|focus|work|behave)(?: in)? ?\{n/;

const OF_ONE_KIND = /\b(literal|inferential|inference)\b/gi;
/** "9 of 10 literal questions and 4 of 10 inference questions": the kind stands behind the figure's own whole. */
const KIND_BEHIND = /^\s{0,2}(literal|inferential|inference)\b/i;
const kindNamed = (kind: string) => kind.toLowerCase().replace('inference', 'inferential');

/** The one kind of question that was counted; undefined where the quote names none, or several. */
function kindCounted({
  quote,
  skill,
  value,
  outOf,
}: Partial<Measure> & Pick<Measure, 'quote' | 'skill'>): string | undefined {
  const whole = new RegExp(String.raw`(?<![\d.])${value ?? ''} ?(?:of|out of|\/) ?${outOf ?? ''}\b`).exec(
    quote,
  );
  const behind =
    whole === null || value === undefined
      ? undefined
      : KIND_BEHIND.exec(quote.slice(whole.index + whole[0].length))?.[1];
  if (behind !== undefined) return kindNamed(behind);
  const kinds = new Set(everyMatch(OF_ONE_KIND, `${skill} ${quote}`).map(([kind]) => kindNamed(kind)));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

/** "Literal and inferential questions" of a plan, where the figure is of the one kind. */
function ofOneKind(plan: AreaPlan, measure: Partial<Measure> & Pick<Measure, 'quote' | 'skill'>): AreaPlan {
  const kind = kindCounted(measure);
  if (kind === undefined || plan.detail === undefined) return plan;
  return { ...plan, detail: plan.detail.replace('literal and inferential', kind) };
}

/** "14 of 40 correct in five minutes", "9 of 20 within 10 seconds": so many in that time are another skill than so many at leisure. */
const LIMIT =
  /^(?:(?!\b(?:and|but|or|while|then|after|before|when)\b)[^.;:,()\d]){0,40}?\b((?:in|within) (?:an?|one|two|three|four|five|six|eight|ten|fifteen|\d{1,2}) (?:minutes?|seconds))\b(?! (?:of|after|before|from|to|each|a|per)\b)/i;
const HAS_TIME =
  /\b(?:minutes?|seconds)\b|\b(?:in|over|per|every) (?:the )?(?:\w+ ){1,2}(?:days|periods|classes|lessons|weeks|meetings)\b/i;
const WINDOW =
  / per (\d{1,2}) (minutes|(?:school |class )?(?:days|periods|lessons|recesses|lunches|mornings|meetings|sessions|discussions|visits|weeks)|classes)$/;

/** "In 30 minutes of play", "over ten class periods": a count is one of that time. */
function withWindow(plan: AreaPlan, { kind, unit }: Measure): AreaPlan {
  const [, many = '', spans] = (kind === 'count' ? WINDOW.exec(unit) : null) ?? [];
  const [first, ...others] = plan.behaviors;
  if (spans === undefined || !first.includes(AMOUNT) || plan.conditions.some((told) => HAS_TIME.test(told)))
    return plan;
  const timed = (told: string) => (HAS_TIME.test(told) ? told : `${told} in ${spelled(many)} ${spans}`);
  return { ...plan, behaviors: [timed(first), ...others.map(timed)] };
}

/** The plan with the time in which the report counted. */
function withLimit(plan: AreaPlan, { measure, areaOfNeed }: Source): AreaPlan {
  if (measure?.kind === 'count') return withWindow(plan, measure);
  if (measure?.kind !== 'ratio' || disciplineOf(areaOfNeed) !== 'academics') return plan;
  const text = sentenceOfFigure(measure);
  const limit = text === undefined ? undefined : LIMIT.exec(text.slice(endOfFigure(text, measure)))?.[1];
  const [first, ...others] = plan.behaviors;
  if (limit === undefined || plan.conditions.some((told) => HAS_TIME.test(told))) return plan;
  const limited = (told: string) => (HAS_TIME.test(told) ? told : `${told} ${limit.toLowerCase()}`);
  return { ...plan, behaviors: [limited(first), ...others.map(limited)] };
}

const ON_TIME = /\bon time\b/i;
const TELLS_TIME = /\btime\b|\bdue\b|\bdeadline/i;
/** "So 20 of 40 assignments were on time": to hand in late is what the student does already. */
function onTime(plan: AreaPlan, { areaOfNeed, measure }: Source): AreaPlan {
  if (!areaOfNeed.startsWith('Work completion') || !ON_TIME.test(measure?.quote ?? '')) return plan;
  const [first, ...others] = plan.behaviors;
  const told = (behavior: string) => (TELLS_TIME.test(behavior) ? behavior : `${behavior} on time`);
  return { ...plan, behaviors: [told(first), ...others.map(told)] };
}

/** The plan in the report's own words; as it is where the report's words tell no deed and no skill. */
export function asReported(given: Source): AreaPlan {
  const plan = onTime(withLimit(inReportsWords(given), given), given);
  const [first, ...others] = plan.conditions;
  return { ...plan, conditions: [asNow(first), ...others.map(asNow)] };
}

function inReportsWords(given: Source): AreaPlan {
  const { measure, areaOfNeed } = given;
  const source = measure === undefined ? given : { ...given, plan: ofOneKind(given.plan, measure) };
  const { plan } = source;
  const rubric =
    measure === undefined
      ? undefined
      : scoredTask({ measure, areaOfNeed, oldGoal: source.oldGoal?.goal ?? '' });
  const scored = rubric === undefined ? undefined : asScoredBefore(source);
  if (scored !== undefined) return scored;
  if (rubric !== undefined) return withScore(plan, rubric, areaOfNeed);
  return measure === undefined || !isTold(measure) ? plan : asToldIn(source, measure);
}

const withScore = (plan: AreaPlan, rubric: string, areaOfNeed: string): AreaPlan =>
  areaOfNeed === 'Written expression'
    ? { ...plan, behaviors: [rubric], conditions: NEW_TEXTS }
    : { ...plan, ...COUNTED_ALIKE, behaviors: [rubric], conditions: plan.scenes };

/** "Filled in on 2 of 10 days looked at": of the looking, which is no deed of the student. */
const IS_CUT = /\}.* (?:at|to|of|with|by|from)$/;

/** In the words of the sentence or row that tells so many of so many. */
function asToldIn(source: Source, measure: Measure): AreaPlan {
  const { plan, areaOfNeed, names } = source;
  const task = reportedTask(measure, names);
  const asked = asAsked(source, measure, task);
  if (asked !== undefined) return asked;
  const isLesson = isTaught(areaOfNeed) && !AMONG_OTHERS.test(areaOfNeed);
  if (isLesson && task?.action === undefined && task?.condition !== undefined)
    return { ...plan, conditions: [task.condition] };
  const said = task?.action;
  const action = said === undefined || IS_CUT.test(said) || SAYS_NOTHING.test(said) ? undefined : said;
  const told = action === undefined ? asInRow(source, measure) : { action };
  // A row names its things itself.
  if (!('action' in told)) return told === plan ? withThings(plan, measure) : told;
  const { deed, condition } = atItsMoment(
    withNoun(told.action, task?.condition, source, measure),
    task?.condition,
  );
  return {
    ...plan,
    ...(isLesson ? {} : COUNTED_ALIKE),
    behaviors: [deed],
    conditions: momentsOf(deed, condition, isLesson, plan, measure),
  };
}

/** "Ask for a copy in 2 of 10 moments in which the material cannot be seen": the moment is the condition, and no other stands beside it. */
const OF_MOMENTS =
  /^(?<deed>.*\{n(?:\|[^}]*)?\}(?: of)? (?:moments|times|occasions|situations|chances|opportunities)) (?:when|in which|where) (?<moment>[^,;]{8,110})$/;

function atItsMoment(
  action: string,
  place: string | undefined,
): { readonly deed: string; readonly condition: string | undefined } {
  const { deed = action, moment } = OF_MOMENTS.exec(action)?.groups ?? {};
  if (moment === undefined) return { deed: action, condition: place };
  // "Stuck or upset before leaving": what is taught comes in place of leaving.
  const when = asWished(`when ${moment.replace(/ before [a-z]+ing$/, '')}`);
  return { deed, condition: place === undefined ? when : `${place}, ${when}` };
}
