/** What is done at the baseline: "solves 4 of 10 two-step problems", where no quoted sentence tells it. */
import { everyMatch } from '../../extraction/text/every-match.js';
import { withDigits } from '../../extraction/text/number-words.js';
import { filled, type GoalFacts } from '../goal-facts.js';
import { AMOUNT, behaviorAt, isTally, lastWord, SLOT, startIn } from '../quantities.js';
import { isBaseForm, thirdPersonOf } from '../verb-forms.js';
import type { Wording } from '../wording.js';

/** Left out of a present level: what the goal adds to what was counted. */
const FOR_THE_GOAL = /,? (?:without (?:help|a prompt|prompts)|on (?:his|her|their) own)$/;

/** "Brushing" and "brush": the same word in another form. */
const STEM = 4;
const CONTENT = /\p{L}{4,}/gu;

/** Whether the deed says what the name of the row says. */
function saysLabel(deed: string, label: string): boolean {
  const said = deed.toLowerCase();
  const words = label.toLowerCase().match(CONTENT) ?? [];
  return words.length > 0 && words.every((word) => said.includes(word.slice(0, STEM)));
}

/** The deed at its baseline in the base form; undefined where the plan's words may say more than was counted. */
function deedAtBaseline(facts: GoalFacts, wording: Wording): string | undefined {
  const { counted, baseline, plan } = facts;
  if (counted === undefined || baseline === undefined || counted.measure !== baseline) return undefined;
  if (counted.isFalling || baseline.upTo !== undefined || !/^(?:ratio|count|percent)$/.test(baseline.kind))
    return undefined;
  const behavior = filled(wording.choose('behavior', plan.behaviors), facts);
  // In the report's own words.
  if (behavior.includes(AMOUNT)) {
    if (/ as "|\btaught (?:way|strategy)\b/.test(behavior)) return undefined;
    return isTally(behavior, counted)
      ? behavior.replace(AMOUNT, startIn(behavior, counted).replace(/ \(.*$/, ''))
      : behaviorAt(behavior, baseline.value, counted);
  }
  // In the plan's, which are one with the very things that were counted.
  const things = SLOT.exec(behavior)?.[1];
  if (things === undefined || lastWord(things) !== lastWord(baseline.unit)) return undefined;
  return isTally(behavior, counted) ? undefined : behaviorAt(behavior, baseline.value, counted);
}

const FIRST_VERB = /^((?:correctly|independently) )?([a-z]+)\b(?: (and|or) ([a-z]+)\b)?/;

const LATER_WORD = /(?:,| and| or| then) (?:then )?([a-z]+)\b/g;

/** "Look at or point to" -> "looks at or points to"; undefined where a later word may be a verb as well. */
function inThirdPerson(deed: string): string | undefined {
  const [head, adverb = '', verb = '', link, other = ''] = FIRST_VERB.exec(deed) ?? [];
  if (head === undefined || !isBaseForm(verb)) return undefined;
  const isPair = link !== undefined && isBaseForm(other);
  if (verb === 'be') return `${adverb}is${deed.slice(adverb.length + verb.length)}`;
  const rest = isPair ? deed.slice(head.length) : deed.slice(adverb.length + verb.length);
  if (everyMatch(LATER_WORD, rest).some(([, word = '']) => isBaseForm(word))) return undefined;
  return isPair
    ? `${adverb}${thirdPersonOf(verb)} ${link} ${thirdPersonOf(other)}${rest}`
    : `${adverb}${thirdPersonOf(verb)}${rest}`;
}

const NUMBER = /\d+(?:\.\d+)?/g;

/** Every number of the deed is one of the line that was counted: those of the goal so far are no level. */
function isProven(deed: string, { baseline }: GoalFacts): boolean {
  const told: readonly string[] =
    withDigits(`${baseline?.quote ?? ''} ${baseline?.withBefore ?? ''}`).match(NUMBER) ?? [];
  return (deed.match(NUMBER) ?? []).every((number) => told.includes(number));
}

/**
 * @param label the name of the row, which has to stand in the deed
 * @returns "solves 4 of 10 two-step problems" or "can take away a sound ...", to follow the student's name
 */
export function deedNow(facts: GoalFacts, wording: Wording, label: string | undefined): string | undefined {
  const deed = deedAtBaseline(facts, wording)?.replace(FOR_THE_GOAL, '');
  if (deed === undefined || !isProven(deed, facts)) return undefined;
  if (label !== undefined && !saysLabel(deed, label)) return undefined;
  return inThirdPerson(deed) ?? `can ${deed}`;
}
