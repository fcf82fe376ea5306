/** How far a counted problem is to come down while what takes its place is taught: a number that the goal has from the first day. */
import { inOneLine, type Measure } from '../extraction/measure.js';
import type { AreaPlan } from '../areas/plans.js';
import type { Report } from '../extraction/report.js';
import type { ProblemFall } from './goal-facts.js';
import { definitionOf } from './present-levels/behavior-defined.js';
import { rowLabel } from './present-levels/level-sentence.js';
import { stepValues } from './steps.js';
import type { Target } from './target.js';
import { baseOfPast, baseOfThirdPerson, gerundOf } from './verb-forms.js';

const SYLLABLES = /^(?:of )?syllables(?: stuttered)?$/;
/** A count without its span of time could not be taken again. */
const PER_SPAN =
  /^([a-z-]+(?: [a-z-]+){0,3}) (per (?:\d{1,2} |half[- ])?(?:class |school |lunch |recess )?(?:\d{1,2}-minute(?: \w+)?|hours?|days?|weeks?|months?|mornings?|afternoons?|lunch(?:es)?|lessons?|class(?:es)?|periods?|recess(?:es)?|meetings?|sessions?|visits?))$/;
const UNNAMED = /^(?:times?|incidents?|occurrences?|instances?)$/;
const PLURAL = /^[a-z-]+(?: [a-z-]+)?s(?: of [a-z ]+)?$/;
/** "Calling" without its "out". */
const CALLING = /\bof calling\b/;

/**
 * The fall of the problem that the baseline counts.
 *
 * @param target of the problem: with the lower count as a starting point
 * @returns undefined where the report does not tell over what time it was counted, or nothing says how far it may fall
 */
export function problemFall(
  report: Report | undefined,
  measure: Measure,
  target: Target | undefined,
): ProblemFall | undefined {
  if (target === undefined || 'target' in target || target.reduction === undefined) return undefined;
  const end = target.reduction.target;
  if (measure.kind === 'percent')
    return SYLLABLES.test(measure.unit)
      ? { measure, end, things: '% of syllables stuttered', span: '' }
      : undefined;
  if (measure.kind !== 'rate' && measure.kind !== 'count') return undefined;
  const [, counted, told] = PER_SPAN.exec(measure.unit) ?? [];
  const span = told?.replace(/-minute$/, '-minute period');
  if (counted === undefined || span === undefined) return undefined;
  if (UNNAMED.test(counted)) return { measure, end, things: `incidents of ${nameOf(measure, report)}`, span };
  return PLURAL.test(counted)
    ? { measure, end, things: counted.replace(CALLING, 'of calling out'), span }
    : undefined;
}

const NAME_WORDS_MAX = 8;
/** "Aggression: any contact of ...", "Behavior A, leaving the assigned area: any time ..." */
const HEAD = /^([\p{L}][\p{L}' /,-]{3,60}?)\s?[:=(–—-]/u;

/** What the report calls the behavior; else it is the counted one, which the present level quotes. */
function nameOf(measure: Measure, report: Report | undefined): string {
  const defined = definitionOf(measure, report?.behaviorDefinitions ?? []);
  const name = [defined?.name, HEAD.exec(defined?.quote ?? '')?.[1], rowLabel(measure, measure.unit)]
    .map((one) => one?.replace(NUMBERED, '') ?? '')
    .find((one) => one !== '' && isName(one));
  return name === undefined ? (deedIn(measure.quote) ?? 'the counted behavior') : inSentence(name);
}

/** "Matilda covered her ears or left the group an average of 6 times": what was done, up to when and how often. */
const DONE =
  /(?:^|[.:;,] )(?:he|she|they|[A-Z][\p{L}'’-]+) ((?:[\p{L}'’-]+,? ){1,9}?)(?:(?:when|if|after|before|because|whenever|during|while) |(?:an average of|on average|about|a total of|a mean of) ?\d|\d)/u;

/** "left" -> "leaving", "covered" -> "covering", "asks" -> "asking". */
function doing(past: string): string | undefined {
  const base = baseOfPast(past) ?? baseOfThirdPerson(past);
  if (base !== undefined) return gerundOf(base);
  return /^[a-z]{3,}ed$/.test(past) ? past.replace(/ied$/, 'ying').replace(/ed$/, 'ing') : undefined;
}

/** "covering her ears or leaving the group"; undefined where the sentence does not begin with such a deed. */
function deedIn(quote: string): string | undefined {
  const told = DONE.exec(inOneLine(quote))?.[1]?.trim().replace(/,$/, '');
  const words = told?.split(' ') ?? [];
  if (doing(words[0] ?? '') === undefined) return undefined;
  return words
    .map((word, at) => {
      const isVerb = at === 0 || /^(?:or|and)$|,$/.test(words[at - 1] ?? '');
      return (
        (isVerb ? doing(word.replace(/,$/, '')) : undefined)?.concat(word.endsWith(',') ? ',' : '') ?? word
      );
    })
    .join(' ');
}

/** "Behavior A, ", "Target behavior 1: " before the name. */
const NUMBERED = /^(?:(?:target )?behaviors? ?(?:\d|[A-C])?[,.:)] ?|(?:behavior )?definition of )/i;

const isName = (text: string) =>
  text.split(' ').length <= NAME_WORDS_MAX && !/\d|\bcount\b|^what\b/i.test(text);

/** "LEAVING AREA", "Leaving the room" inside a sentence. */
const inSentence = (name: string) =>
  name === name.toUpperCase() ? name.toLowerCase() : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const oneOf = (things: string): string => {
  const [head = '', ...rest] = things.split(' of ');
  const one = head.replace(/(?<=[sx]|ch|sh)es$|(?<!s)s$/, '');
  return [one, ...rest].join(' of ');
};

/** "with no more than 3 incidents per day of leaving the area", "with no more than 4% of syllables stuttered". */
export function fallTo({ things, span }: ProblemFall, value: number): string {
  if (things.startsWith('%')) return `with no more than ${value}${things}`;
  const [head = '', ...what] = (value === 1 ? oneOf(things) : things).split(' of ');
  const amount = [`${value} ${head} ${span}`, ...what].join(' of ');
  return Number.isInteger(value) ? `with no more than ${amount}` : `with no more than ${amount} on average`;
}

/** "9.5%", "6.4 per day": where the count stands today. */
export const fallFrom = ({ measure: { value, upTo }, things, span }: ProblemFall): string =>
  things.startsWith('%')
    ? `${upTo ?? value}%`
    : `${upTo === undefined ? value : `${value} to ${upTo}`} ${span}`;

const LONG_SPAN = /\b(?:days?|weeks?|months?)$/;

/** The taught signal at hand for as long, or in the same kind of place, as the problem was counted; stuttering in such talk. */
export const whileItFalls = (plan: AreaPlan, fall: ProblemFall | undefined, areaOfNeed: string): AreaPlan =>
  fall === undefined ? plan : { ...plan, conditions: conditionsOf(fall, areaOfNeed) };

function conditionsOf({ things, span }: ProblemFall, areaOfNeed: string): AreaPlan['conditions'] {
  if (things.startsWith('%'))
    return [
      'in a speech sample of the kind that the baseline was taken from',
      'in speech samples taken as the baseline sample was',
    ];
  const what = areaOfNeed === 'Behavior' ? 'the taught signal' : 'the taught strategies';
  return LONG_SPAN.test(span)
    ? [`with ${what} at hand all day`, `across the school day, with ${what} at hand`]
    : [
        `where the baseline was counted, with ${what} at hand`,
        `in the setting of the baseline count, with ${what} at hand`,
      ];
}

/** Where each objective stands on the way down. */
export const fallSteps = ({ measure, end }: ProblemFall): readonly number[] =>
  stepValues({ measure, isFalling: true, isAnswered: false }, end);
