/** What a goal asks for, and which numbers of a report are readings of that. */
import { everyMatch } from '../extraction/text/every-match.js';
import { parseGoal } from '../rubric/goal-parser.js';
import type { Quantity } from '../rubric/quantities.js';
import type { FoundNumber } from './reading-numbers.js';

export interface GoalCriterion {
  readonly value: number;
  /** Denominator of "4 of 5". */
  readonly outOf?: number;
  readonly isPercent: boolean;
  /** What is counted, in the goal's words: "words correct per minute", "accuracy". */
  readonly unit: string;
  /** Less is better: "no more than 2". */
  readonly isAtMost: boolean;
  /** On how many occasions the level must be reached, in the goal's words. */
  readonly consistency?: string;
}

/** Asks for a share of tries or of a whole: "4 of 5", "80% accuracy". */
export const isOfShare = (criterion: GoalCriterion | undefined): boolean =>
  criterion?.isPercent === true || criterion?.outOf !== undefined;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:wcpm|cwpm|wrcm?|wc\/min|cwm|wcm)\b/g, 'words correct per minute'],
  [/\b(?:wpm)\b/g, 'words per minute'],
  [/\b(?:dcpm|cdpm|dc\/min)\b/g, 'digits correct per minute'],
  [/\b(?:cws|word seqs?\b\.?)/g, 'word sequences'],
  [/\bmins?\b|\/ ?min\b/g, ' minutes'],
  [/\bsecs?\b/g, 'seconds'],
];
const SAYS_NOTHING =
  /^(?:per|a|an|the|in|on|of|and|or|correct|correctly|minutes?|each|every|with|for|total|independent|independently|is|was|at|by|to|times|accuracy|words?|median|mean|average|best|score|result|probe)s?$/;

function stems(unit: string): Set<string> {
  let text = unit.toLowerCase();
  for (const [short, long] of ABBREVIATIONS) text = text.replace(short, long);
  const words = text
    .replace(/[^a-z ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2);
  const telling = words.filter((word) => !SAYS_NOTHING.test(word));
  return new Set((telling.length > 0 ? telling : words).map((word) => word.replace(/s$/, '')));
}

/** Whether two units share a telling word: "wcpm" and "words correct per minute" do, "errors" does not. */
export function sharesUnit(one: string, other: string): boolean {
  const time = /^(?:consecutive |full )?(minute|second|hour)/;
  const [first, second] = [one, other].map(
    (unit) => time.exec(unit.toLowerCase().replace(/^mins?\b/, 'minutes'))?.[1],
  );
  if (first !== undefined || second !== undefined) return first === second;
  const known = stems(one);
  return [...stems(other)].some((word) => known.has(word));
}

export interface GoalLevels {
  /** Every level the goal names that progress could be counted in; the level of the skill first. */
  readonly criteria: readonly GoalCriterion[];
  /** Where the goal itself says the student starts: "from 45 to 90 words". */
  readonly start: Quantity | undefined;
}

const COMPOUND = /\b(\d{1,3})-(step|item|word|part|question|problem)\b/gi;

/** "A 12-step routine with 10 steps independent" asks for 10 of 12. */
function wholeTask(level: Quantity, goal: string): number | undefined {
  if (level.kind !== 'count') return undefined;
  const whole = everyMatch(COMPOUND, goal).find(
    ([, count, thing = '']) => level.unit.startsWith(thing.toLowerCase()) && Number(count) >= level.value,
  );
  return whole === undefined ? undefined : Number(whole[1]);
}

/** Its denominator; "given 20 words ... will spell 16 correctly" asks for 16 of 20. */
function withOutOf(
  level: Quantity,
  quantities: readonly Quantity[],
  goal: string,
): { outOf?: number; unit?: string } {
  if (level.outOf !== undefined) return { outOf: level.outOf };
  const whole = wholeTask(level, goal);
  if (whole !== undefined) return { outOf: whole };
  if (level.kind === 'rate' && !IN_TIME.test(level.unit)) return {};
  const things = level.kind === 'count' ? OF_THINGS.exec(level.unit)?.[1] : undefined;
  if (level.kind !== 'rate' && things === undefined && !countsCorrect(level)) return {};
  const given = quantities.find(
    ({ kind, value, at }) => kind === 'count' && at < level.at && value > level.value,
  );
  // "24 words correctly" of "a list of 30 words", and not of 30 minutes.
  if (!given?.unit.startsWith(things ?? '')) return {};
  if (level.kind !== 'rate') return { outOf: given.value };
  // "18 in two minutes" of "20 addition and subtraction facts" counts facts.
  const facts = GIVEN_THINGS.exec(goal.slice(given.at))?.[1];
  return { outOf: given.value, unit: facts?.trim() ?? given.unit };
}

/** "36 correctly without prompting" counts no prompts. */
const countsCorrect = ({ kind, unit }: Quantity): boolean =>
  (kind === 'count' || (kind === 'prompts' && unit.startsWith('correctly'))) && IS_CORRECT.test(unit);

const IS_CORRECT = /^(?:(?:correct(?:ly)?)?|correctly (?:without|with|by|on|from)\b.*)$/;
const OF_THINGS = /^([a-z]{3,12}) correct(?:ly)?$/;

const GIVEN_THINGS = /^\d{1,3} ((?:(?!(?:to|for|with|of|from|in|on)\b)[a-z-]{2,20}\b ?){1,5})/i;

const IN_TIME = /^in \d/;

/** "75 words correctly in one minute". */
const READ_ALOUD = /^words (?:read )?correct(?:ly)? (?:in|per|a) (?:(?:1|one|a) )?min/i;

/** The numbers of a goal, by what they are there for. */
export function levelsOf(goal: string): GoalLevels {
  const { criteria, quantities, consistency, isDecrease, start } = parseGoal(goal);
  const occasions = quantities.filter(({ role, kind }) => role === 'observations' && kind === 'share');
  const help = quantities.filter(({ kind, isAtMost }) => kind === 'prompts' && isAtMost);
  const named = [...criteria, ...occasions, ...help];
  // "Hop 5 times in a row": where nothing else is asked, the row itself is.
  const all = new Set(named.length > 0 ? named : quantities.filter(({ role }) => role === 'observations'));
  const rates = named.filter(({ kind }) => kind === 'rate');
  // The two minutes of "20 answers in two minutes" are no level of their own.
  const isTimeOfRate = ({ kind, at }: Quantity) =>
    kind === 'duration' && rates.some((rate) => at > rate.at && at < rate.end);
  const levels = [...all]
    .filter((quantity) => quantity.kind !== 'norm' && !isTimeOfRate(quantity))
    .map((quantity: Quantity) => ({
      value: quantity.value,
      isPercent: quantity.isPercent,
      unit:
        READ_ALOUD.test(quantity.unit) && /\bread/i.test(goal.slice(0, quantity.at))
          ? 'words correct per minute'
          : quantity.unit,
      ...withOutOf(quantity, quantities, goal),
      isAtMost: quantity.isAtMost || (isDecrease && quantity === criteria[0]),
      ...(consistency === undefined || occasions.includes(quantity) ? {} : { consistency }),
    }));
  return { criteria: scoredOnly(goal, levels), start };
}

const SCORED = /\b(?:rubric|checklist|scale|rating)s?\b/i;
const POINTS = /\b(\d{1,2})[- ]points? (?:[\w-]+ ){0,4}?(?:rubric|scale|checklist|rating)/i;
const SCORE_UNIT =
  /^$|^(?:in|on|for) (?:each|all|every)\b|\b(?:points?|rubric|checklist|scale|score|level|rating)\b/i;

/**
 * Of a goal that is scored on a rubric only the score is progress, never "three details" or "2 of 3 essays"; "3.0 on the
 * 4-point rubric" is 3 of 4.
 */
function scoredOnly(goal: string, levels: readonly GoalCriterion[]): readonly GoalCriterion[] {
  if (!SCORED.test(goal)) return levels;
  const scored = levels.filter(({ unit, isPercent }) => !isPercent && SCORE_UNIT.test(unit));
  if (scored.length === 0) return levels;
  const points = Number(POINTS.exec(goal)?.[1] ?? 0);
  return scored.map((level) =>
    level.outOf === undefined && level.value <= points ? { ...level, outOf: points } : level,
  );
}

/**
 * How well a number fits as a reading of the criterion, 0 to 4. A number without a unit fits only where its time or its
 * column says that it is one (`isPlaced`).
 */
export function fitOf(number: FoundNumber, criterion: GoalCriterion, isPlaced: boolean): number {
  if (number.form === 'ratio') return fitOfRatio(number, criterion, isPlaced);
  if (number.form === 'percent') {
    if (criterion.isPercent) return isPlaced ? 4 : 3;
    return criterion.outOf === undefined ? 0 : isPlaced ? 2 : 1;
  }
  return fitOfNumber(number, criterion, isPlaced);
}

/** Times at which a student could have done what the goal asks for. */
const CHANCES =
  /^(?:\w+ )?(?:trials?|opportunit(?:y|ies)|attempts?|times|tries|instances|occasions|days|situations|periods|episodes|chances|moments|observations)\b/i;

function fitOfRatio({ outOf, unit }: FoundNumber, criterion: GoalCriterion, isPlaced: boolean): number {
  if (criterion.isPercent) return isPlaced ? 2.5 : 1;
  if (criterion.outOf === outOf) return sharesUnit(unit, criterion.unit) ? 4 : 3.5;
  // "9 of 18 episodes" of a goal for 8 of 10 instances: of so many chances as there were.
  if (criterion.outOf !== undefined && CHANCES.test(criterion.unit) && CHANCES.test(unit))
    return isPlaced ? 1.8 : 0;
  const isScale = criterion.outOf !== undefined || /level|point|rubric|step/.test(criterion.unit);
  return isPlaced && isScale ? 1 : 0;
}

function fitOfNumber({ value, unit }: FoundNumber, criterion: GoalCriterion, isPlaced: boolean): number {
  const isNamed = unit !== '' && sharesUnit(unit, criterion.unit);
  const isBare = unit === '';
  if (criterion.outOf !== undefined) {
    if (!isPlaced || value > criterion.outOf) return 0;
    return isNamed ? 2.8 : isBare ? 2 : 0;
  }
  if (criterion.isPercent) return isPlaced && isBare && value <= 100 ? 2 : 0;
  if (isNamed) return isPlaced ? 4 : 2;
  return isPlaced && (isBare || COUNTS_PER.test(unit)) ? 3 : 0;
}

/** "6 per class", "11 a day": a count of what the goal counts, told without its name. */
const COUNTS_PER = /^(?:per|an?|each|every) (?!(?:minute|min|second|hour)\b)[a-z-]{3,12}$/i;
