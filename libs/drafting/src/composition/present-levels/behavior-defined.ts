/** What the counted behavior is: the report's own definition, without which nobody could count it again. */
import type { Measure } from '../../extraction/measure.js';
import type { Report } from '../../extraction/report.js';
import type { BehaviorDefinition } from '../../extraction/statements/behavior-definitions.js';
import type { GoalFacts } from '../goal-facts.js';
import { excerpt, namesCategory, quoted, tidy } from '../quotes.js';
import type { Wording } from '../wording.js';
import { type PresentLevel, proof } from './part.js';

const WORDS_MAX = 240;

/** One kind of behavior under its many names. */
const KINDS: readonly RegExp[] = [
  /\b(?:leav|left|exit|elop|depart|walk(?:s|ed|ing)? out|out of (?:the )?(?:room|area|class))/i,
  /outburst|shout|yell|scream|swear|curs|argu|melt-?down|tantrum|blow-?up/i,
  /aggress|\bhit|kick|\bbit(?:e|ing)\b|hands? on|scratch/i,
  /refus|non-?complian|\bcompl(?:y|ied)\b|not done/i,
  /disrupt|call(?:s|ed|ing)?[- ]?outs?\b|talk(?:s|ed|ing)?[- ]?outs?\b|blurt|interrupt/i,
  /throw|destr|property|sweep/i,
  /\bdrop/i,
];

const kindsIn = (text: string): readonly RegExp[] => KINDS.filter((kind) => kind.test(text));

/** Seen as a share of time and never as so many times. */
const OF_TIME = /\btask\b|engage|attention/i;

/**
 * Of several definitions the one that goes by the name of what was counted; one alone, unless its name is another. A sentence
 * that counts two of the behaviors gets neither.
 */
export function definitionOf(
  { unit, quote, timed = '', kind }: Measure,
  told: readonly BehaviorDefinition[],
): BehaviorDefinition | undefined {
  const all = kind === 'count' ? told.filter(({ name }) => !OF_TIME.test(name)) : told;
  const kinds = kindsIn(`${unit} ${quote} ${timed}`);
  const named = all.filter(({ name }) => kindsIn(name).some((one) => kinds.includes(one)));
  if (named.length === 1) return named[0];
  const [only] = all;
  const isOther = kinds.length > 0 && kindsIn(only?.name ?? '').length > 0;
  return all.length === 1 && !isOther ? only : undefined;
}

/**
 * The definition of the problem that the baseline counts, where the report gives one.
 *
 * @param used what the present level quotes already
 */
export function definedSentence(
  { behaviorDefinitions = [] }: Report,
  facts: GoalFacts,
  used: readonly string[],
  wording: Wording,
): PresentLevel | undefined {
  const { baseline, areaOfNeed } = facts;
  const isOfProblem = facts.counted === undefined || facts.problemTarget !== undefined;
  if (baseline === undefined || areaOfNeed !== 'Behavior' || !isOfProblem) return undefined;
  const definition = definitionOf(baseline, behaviorDefinitions);
  if (definition === undefined || namesCategory(tidy(definition.quote))) return undefined;
  if ([baseline.quote, ...used].some((quote) => quote.includes(definition.quote))) return undefined;
  const { name, page, quote } = definition;
  const words = excerpt(quote, WORDS_MAX);
  const what = name === '' || words.includes(name) ? 'the behavior' : `"${name}"`;
  const text = wording.choose('defined', [
    `The report defines ${what} (page ${page}): ${quoted(words)}`,
    `What counts as ${what} is defined on page ${page}: ${quoted(words)}`,
  ] as const);
  return { text, evidence: [proof('The behavior as the report defines it', definition)] };
}
