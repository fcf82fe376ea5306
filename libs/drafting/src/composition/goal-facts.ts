/** What a goal is composed from. */
import { namesSeveralPatterns } from './phonics-patterns.js';
import { type AreaPlan, fittedPlan, type SchoolBand } from '../areas/plans.js';
import { OPERATION } from '../extraction/figures/skill-measures.js';
import type { Measure } from '../extraction/measure.js';
import type { CountedHelp } from './fading-help.js';
import { gradeWords } from './material-grade.js';
import type { Counted } from './quantities.js';
import type { StudentWords } from './student-words.js';
import type { Reduction, Target } from './target.js';
import type { TargetContext } from './targets/target-request.js';

/** What an annual review knows of last year's goal in the area. */
export interface OldGoalFacts {
  /** Its text, verbatim from the page. */
  readonly quote: string;
  readonly page: number;
  readonly verdict: 'continue' | 'raise' | 'replace';
}

/** A problem whose count falls over the year; beside it the taught skill gets a baseline and a criterion of its own. */
export interface ProblemFall {
  readonly measure: Measure;
  /** Where the year leads, in the unit of the measure. */
  readonly end: number;
  /** What is counted: "incidents of leaving the area", "outbursts"; of stuttering "% of syllables stuttered". */
  readonly things: string;
  /** "per day", or nothing of a share. */
  readonly span: string;
}

export interface GoalFacts {
  readonly areaOfNeed: string;
  /** Fitted to the baseline. */
  readonly plan: AreaPlan;
  readonly band: SchoolBand;
  readonly student: StudentWords;
  readonly grade: string | undefined;
  /** The level of the material: of the baseline, else of the goal so far, else the student's grade. */
  readonly materialGrade: string | undefined;
  /** The countable measure the goal starts from; undefined when it must be collected. */
  readonly baseline: Measure | undefined;
  readonly counted: Counted | undefined;
  /** Of reading aloud: the share of words read correctly, where the report gives it beside the baseline. */
  readonly accuracy?: TargetContext['accuracy'];
  /** Where the baseline counts a problem: the report's own count of what is taught instead, from which the goal starts. */
  readonly replacement?: Measure | undefined;
  readonly target: Target | undefined;
  /** Where the baseline counts a problem behavior: how far it may fall while its replacement is taught. */
  readonly problemTarget: Target | undefined;
  /** That fall as the goal's own number, as long as its replacement has none. */
  readonly fall?: ProblemFall | undefined;
  /** Who provides the service, and so measures: "the school counselor". */
  readonly collector?: string | undefined;
  /** Whether the report tells that the student comes farther with help: the goal then says that it is reached without. */
  readonly isFartherWithHelp?: boolean;
  /** That help, where the report names it: it fades over the steps. */
  readonly countedHelp?: CountedHelp | undefined;
  readonly planStart: string | undefined;
  readonly oldGoal: OldGoalFacts | undefined;
}

/** The number the year leads to; undefined where the team has to set it. */
export function yearEnd({ target }: Pick<GoalFacts, 'target'>): number | undefined {
  if (target === undefined) return undefined;
  if ('target' in target) return target.target;
  return ownReduction(target)?.target;
}

/** What the goal starts from: what is taught, where it was counted in place of the problem. */
export const startOf = ({ replacement, baseline }: Pick<GoalFacts, 'replacement' | 'baseline'>) =>
  replacement ?? baseline;

/** Less of something that is no behavior to replace: fewer prompts, a shorter delay. */
export function ownReduction(target: Target | undefined): Reduction | undefined {
  if (target === undefined || 'target' in target) return undefined;
  return target.reduction?.isReplacementFirst === false ? target.reduction : undefined;
}

const AROUND = 110;
const LABEL = /^\W*\p{Lu}[^:.;\d]{3,60}(?=:)/u;

/** "Rhyming 10 of 10; syllables 9 of 10; taking away a sound 5 of 20": what stands behind the figure before is of another skill. */
function aroundFigure(quote: string, at: number): string {
  const parted = quote.lastIndexOf(';', at);
  const isOneOfSeveral = parted >= 0 && /\d (?:of|\/) ?\d|\d\/\d|\d%/.test(quote.slice(0, parted));
  return quote.slice(Math.max(isOneOfSeveral ? parted + 1 : 0, at - AROUND), at + AROUND);
}

/** What a plan's variants look at: kind and unit, the narrow skill, and the words around the number. */
function wordsOfBaseline(measure: Measure, time: Counted['time']): string {
  const at = Math.max(0, measure.quote.indexOf(String(measure.value)));
  // "Cooking at the stove: steps of the checklist (...) done without reminder: 6 of 10": the label tells what is done.
  const label = at > AROUND ? (LABEL.exec(measure.quote)?.[0] ?? '') : '';
  const near = `${label} ${aroundFigure(measure.quote, at)}`.replace(/\s+/g, ' ').trim();
  // The area's own name holds words that variants look for ("Play and joint attention").
  const skill = measure.skill === measure.areaOfNeed ? '' : measure.skill;
  return `${measure.kind} ${measure.unit} ${time ?? ''} | ${skill} | ${near}`;
}

/** The words that fit the baseline; where it names no narrow skill ("2 of 6"), those that fit the goal it was counted for. */
export function planFor(
  plan: AreaPlan,
  measure: Measure | undefined,
  time: Counted['time'],
  oldGoal?: OldGoalFacts,
): AreaPlan {
  if (measure === undefined) return plan;
  const fitted = fittedPlan(plan, wordsOfBaseline(measure, time));
  // Of a paragraph the goal so far may name sentences, samples and points at once.
  if (fitted !== plan || oldGoal === undefined || /paragraph|essay/i.test(oldGoal.quote)) return fitted;
  // A pace that the goal so far asked for is no word on crossings or routes.
  const asked = measure.kind === 'rate' ? oldGoal.quote : oldGoal.quote.replace(/\bper minute\b/gi, '');
  return fittedPlan(plan, wordsOfBaseline({ ...measure, quote: asked }, time));
}

/** A narrow skill that can stand inside a sentence of ours: a few plain words, no figures. */
const PLAIN_SKILL = /^[\p{L}/][\p{L}/'’ -]{1,50}$/u;

/** "r all positions, conversation", "Final s in words": a sound that a row names without its slashes. */
const PRINTED_SOUND =
  /^\W*(?:(?:initial|medial|final|vocalic|prevocalic|postvocalic) )?([rslzkgfvtdjn]|th|sh|ch|ng)(?= (?:all positions|in (?:all|initial|medial|final|words|sentences|phrases|reading|conversation)|blends?|sounds?)\b)/i;

function printedSound(baseline: Measure | undefined): string | undefined {
  const sound = PRINTED_SOUND.exec(baseline?.quote ?? '')?.[1];
  return sound === undefined ? undefined : `/${sound.toLowerCase()}/`;
}

const FACTS = new RegExp(
  String.raw`\b(${OPERATION}(?:(?:(?:,| and| &) |/)${OPERATION})*) facts?\b|\b(?:math|basic|number) facts?\b|\bfacts? (?:probe|fluency|sheet|page|sprint)s?\b`,
  'i',
);

/** Digits per minute are counted on facts, where the report or the goal so far says so, and not on any page of problems. */
function timedFacts({ baseline, areaOfNeed, oldGoal }: Named): string | undefined {
  if (areaOfNeed !== 'Math computation' || baseline?.unit.includes('correct per') !== true) return undefined;
  const { quote, withBefore = '', head } = baseline;
  const told = [quote, withBefore, head?.quote ?? '', oldGoal?.quote ?? ''];
  const found = told.map((text) => FACTS.exec(text.replace(/\s+/g, ' '))).find((match) => match !== null);
  const facts = found === undefined ? undefined : `${found[1]?.toLowerCase() ?? 'basic'} facts`;
  return facts === undefined || facts.startsWith('basic') ? (baseline.things ?? facts) : facts;
}

/** "20 dictated words (list: short vowels, digraphs, silent e)": the first of several patterns is not the one that was counted. */
const isOneOfList = ({ baseline, areaOfNeed }: Named): boolean =>
  /^(?:Spelling|Decoding)$/.test(areaOfNeed) &&
  /\((?:list|words?|patterns?)?:? ?[^()]*,[^()]*\)/.test(baseline?.quote ?? '') &&
  namesSeveralPatterns(baseline?.quote ?? '');

type Named = Pick<GoalFacts, 'baseline' | 'areaOfNeed' | 'plan' | 'oldGoal'>;

/** What grammar a sample was counted for: "regular past tense -ed", "he/she subject pronouns". */
const FORM_OF_WORDS =
  /(?:\b(?:regular|irregular|simple) )?\bpast[- ]tense(?: endings?| forms?| verbs?)?(?: -ed\b)?|\bthird[- ]person(?: singular)?(?: verbs?)? -s\b|\b(?:plural|possessive) -?['’]?s\b|(?:\bhe\/she )?(?:\b(?:subject|object|possessive|personal) )?\bpronouns\b|\btense endings?\b|\bverb (?:endings|tenses)\b|\bauxiliar(?:y|ies)(?: verbs)?\b|(?<=\s)-(?:ed|ing|s)\b|\b(?:definite |indefinite )?articles\b|\bprepositions\b|\bcomplex sentences\b|\bembedded clauses\b|\bis and are\b/i;

function formOfWords({ quote = '', withBefore = '' }: Partial<Measure>): string | undefined {
  const found = FORM_OF_WORDS.exec(quote) ?? FORM_OF_WORDS.exec(withBefore.slice(-160));
  return found?.[0].toLowerCase().replace(/ (ending|form|verb)$/, ' $1s');
}

/** The narrow skill in words that fit the area's slot. */
function detailWords(facts: Named): string {
  const { baseline, areaOfNeed, plan } = facts;
  const printed = areaOfNeed === 'Articulation' ? printedSound(baseline) : timedFacts(facts);
  if (printed !== undefined) return printed;
  const general = plan.detail ?? 'the target skill';
  const found = baseline?.skill.trim() ?? '';
  const isNarrow = found.toLowerCase() !== areaOfNeed.toLowerCase() && PLAIN_SKILL.test(found);
  if (!isNarrow || found.split(' ').length > 7 || isOneOfList(facts)) return general;
  const skill = /^[A-Z][a-z]/.test(found) ? found.charAt(0).toLowerCase() + found.slice(1) : found;
  switch (areaOfNeed) {
    case 'Reading comprehension':
      return skill.endsWith('questions') ? skill : `questions about the ${skill.replace(/^the /, '')}`;
    case 'Receptive language':
      return /directions$|questions$|concepts$/.test(skill) ? skill : general;
    case 'Math computation':
      return /problems\b|facts\b/.test(skill)
        ? skill
        : `${skill.replace(/ with(?:out)? /, (word) => ` problems${word}`)}${/ with(?:out)? /.test(skill) ? '' : ' problems'}`;
    case 'Articulation':
      return /\/|sounds?$|blends?$/.test(skill) ? skill : general;
    default:
      return skill;
  }
}

/** Of the forms that were counted, and not of whole sentences. */
const OF_FORMS = /\bcorrect \{detail\}|\{detail\} correctly/;

/** A phrase of the plan with its slots filled. */
export function filled(text: string, facts: GoalFacts): string {
  const isOfForms = facts.areaOfNeed === 'Expressive language' && OF_FORMS.test(text);
  const detail = isOfForms
    ? (formOfWords(facts.baseline ?? {}) ?? 'word endings and small words')
    : detailWords(facts);
  return text
    .replace(
      'words with {detail}',
      / words$|^words$/i.test(detail) ? detail : `words with ${detail.replace(/ vowel$/, ' vowels')}`,
    )
    .replaceAll('{detail}', detail)
    .replace('a mixed sheet of mixed', 'a sheet of mixed')
    .replaceAll('{grade}', gradeWords(facts.materialGrade));
}
