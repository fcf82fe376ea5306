/** The condition that the name of a row gives a goal: "on new nonsense words", 'on the task "Laundry"', or none. */
import type { AreaPlan } from '../areas/plans.js';
import { wordsOfPattern } from './phonics-patterns.js';
import { baseOfPast } from './verb-forms.js';

const STEM = 5;

/** Names of a test, or too long to stand inside a sentence. */
const IS_TITLE =
  /["“”:;]|\d|\b(?:probes?|tests?|inventor(?:y|ies)|samples?|lists?|survey|checklist|quiz(?:zes)?|copy(?:ing)?|copies|passages?|sentence|grade|level|total)\b/i;
/** "Vowel teams", "phoneme deletion": a kind of thing, of which there are new ones. */
const IS_KIND = /^(?!(?:of|on|in|at|with|his|her|their)\b)[^()/,]*(?:s|tion|sion|ing)$/i;
const TITLE_WORDS_MAX = 5;
/** "Silent e and vowel team words": longer, and still plainly things of one kind. */
const IS_OF_THINGS =
  /^(?:[a-z-]+,? (?:and |or )?){1,6}(?:words|problems|facts|equations|sentences|questions)$/i;

const IS_LANGUAGE =
  /^(?:English|Spanish|Portuguese|Vietnamese|Mandarin|Cantonese|Arabic|Somali|Hmong|Tagalog|Russian|French|Haitian Creole)$/;

/** "Nonsense words, closed and silent-e", "Word problems, two steps": things of one kind, told more closely. */
const IS_OF_THINGS_TOLD =
  /^(?!\p{L}+(?:ing|ty|teen) )(?:\p{L}[\p{L}/-]* ){0,4}(?:words|problems|facts|equations|sentences|questions|sounds|letters|blends|digraphs|numerals|directions|fractions|syllables|vowels)(?:,? (?!.*\b(?:check|probe|test|survey|list|screener)$)\p{L}[\p{L} ,/-]{2,50})?$/u;
/** "Words explained", "Spaces between words", "Jeanne understood": what was done or seen, and no kind of thing. */
const TELLS_DEED =
  /(?<!\b(?:closed|mixed|untaught|unfamiliar|related|combined|signed|spaced|lined))\b\p{Ll}+ed\b(?!\s\p{Ll}+s\b)|\bunderstood\b|\bbetween\b|\bread aloud to\b/u;
/** Where, when or by whom it was taken: the next one is another, and the plan's own condition says what it is. */
const IS_SOURCE =
  /\b(?:screener|survey|inventory|dictat(?:ion|ed)|journal|untimed|data|counted|which by the way|no (?:chart|calculator)|end-of-cycle|read (?:by|aloud)|stated correctly)\b|^last (?:mon|tues|wednes|thurs|fri)day$/i;
/** "Respond correctly to items" leaves it to the label what they are. */
const isOfSource = (label: string, { behaviors }: AreaPlan): boolean =>
  IS_SOURCE.test(label) && !behaviors[0].startsWith('respond correctly');
/** Who listened, and whether the topic was known, is how intelligibility was taken. */
const IS_LISTENER =
  /\blisteners?\b|^\p{Lu}\p{Ll}+ understood$|\btopic (?:not )?known\b|\bcontext (?:not )?known\b/u;

/** Whether the plan's own words name all that the label does: "First sound of a word" where the first sound is said. */
function isSaidByPlan(label: string, { behaviors, conditions }: AreaPlan): boolean {
  const words = label.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = [...behaviors, ...conditions].join(' ').toLowerCase();
  return words.length > 0 && words.every((word) => said.includes(word.slice(0, STEM)));
}

/**
 * "On a new probe of two-step word problems"; what reads like a title is quoted as one.
 * @returns undefined where the label would say nothing of the task, or nothing that the plan does not say
 */
export function conditionOfLabel(named: string, isTaught: boolean, plan: AreaPlan): string | undefined {
  // "Silent e words (made, bike)": its examples are not what the next probe holds.
  const label = isTaught ? named.replace(/ ?\([^()]{1,40}\)$/, '') : named;
  const isPlain =
    isTaught &&
    IS_KIND.test(label) &&
    !IS_TITLE.test(label) &&
    (label.split(' ').length <= TITLE_WORDS_MAX || IS_OF_THINGS.test(label));
  const words = label.replace(/\b\p{Lu}[\p{Ll}]+|\b\p{Lu}{5,}\b/gu, (word) => word.toLowerCase());
  const patterned = /\bwords\b/.test(plan.behaviors[0]) ? wordsOfPattern(label) : undefined;
  if (patterned !== undefined) return `given a list of unpracticed ${patterned}`;
  if (IS_LANGUAGE.test(label)) return `in ${label}`;
  if (isPlain) return `on a new probe of ${words}`;
  if (isTaught && IS_OF_THINGS_TOLD.test(label) && !TELLS_DEED.test(label)) return `on new ${words}`;
  if (isTaught && isOfSource(label, plan)) return undefined;
  const [first = ''] = label.toLowerCase().split(/[ ,]/);
  if (IS_LISTENER.test(label) || baseOfPast(first) !== undefined || isSaidByPlan(label, plan))
    return undefined;
  return isTaught ? `on a new set like "${named}"` : `on the task "${named}"`;
}
