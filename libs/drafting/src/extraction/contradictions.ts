/** Numbers of a report that cannot both be true: gathered for the provider, never settled here. */
import { isNormScore, type Measure } from './measure.js';

export interface Contradiction {
  /** The unit or subtest both speak of. */
  about: string;
  areaOfNeed: string | null;
  measures: Measure[];
}

const CONTRADICTIONS_MAX = 20;
/** Numbers of one skill compared with each other. */
const GROUP_MAX = 24;

/** What makes two numbers of one skill differ with good reason: material, support, place, person, task. */
const CONDITIONS =
  /\bgrade \d{1,2}|\d(?:st|nd|rd|th)[- ]grade|(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade|instructional|independent(?:ly)?|prompt\w*|cue[sd]?|model\w*|words? level|sentences?|phrases?|conversation\w*|syllables?|isolation|spontaneous|structured|\bmath\b|science|social studies|recess|lunch|specials?|music|art|gym|home|school|morning|afternoon|familiar|unfamiliar|upper-?case|lower-?case|capital|initial|medial|final|expository|narrative|informational|literal|inferential|one-step|two-step|three-step|1-step|2-step|3-step|addition|subtraction|multiplication|division|near[- ]point copy|dictat\w*|near[- ]point|far[- ]point|cold|warm|timed|untimed|whole[- ]group|small[- ]group|individual|\bnew\b|known|\bshort\b|\blong\b|probe \d|trial \d|session \d/gi;

const conditionsOf = (quote: string) =>
  new Set([...quote.matchAll(CONDITIONS)].map(([word]) => word.toLowerCase()));
const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].every((word) => other.has(word));
const isRow = (quote: string) => /[|\t]| {3,}/.test(quote);
const USUAL =
  /^(?:student|percent|correct|words?|times|accuracy|current|about|average|which|their|there|these|those|where|with)$/;
const wordsOf = (quote: string) =>
  new Set((quote.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => !USUAL.test(word)));

/** So much of what two sentences say must be the same for their numbers to be about one thing. */
const SHARED_MIN = 2;
const SHARED_SHARE = 0.45;

/** Whether two numbers are told of the same thing at the same time, and differ. */
function isAtOdds(one: Measure, other: Measure): boolean {
  if (one.value === other.value || one.quote === other.quote) return false;
  const isInRange = (range: Measure, { value }: Measure) =>
    range.upTo !== undefined && value >= range.value && value <= range.upTo;
  if (isInRange(one, other) || isInRange(other, one)) return false;
  if (
    one.date !== undefined &&
    other.date !== undefined &&
    Math.abs((one.order ?? 0) - (other.order ?? 0)) > 0.5
  )
    return false;
  if (isNormScore(one)) return true;
  if (isRow(one.quote) && isRow(other.quote)) return false;
  const [first, second] = [conditionsOf(one.quote), conditionsOf(other.quote)];
  if (!isWithin(first, second) && !isWithin(second, first)) return false;
  const isUnitEnough = one.kind === 'rate' || one.unit === 'mean length of utterance';
  const [words, others] = [wordsOf(one.quote), wordsOf(other.quote)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return isUnitEnough || (shared >= SHARED_MIN && shared >= SHARED_SHARE * Math.min(words.size, others.size));
}

/** Current numbers of one skill, unit and time that differ, told in different sentences under the same conditions. */
export function contradictionsIn(measures: readonly Measure[]): Contradiction[] {
  const groups = Map.groupBy(
    measures.filter(({ isPrior }) => !isPrior),
    (measure) => {
      const { areaOfNeed, skill, kind, unit, outOf, subtest, instrument, reporter } = measure;
      return isNormScore(measure)
        ? ['norm', subtest?.toLowerCase(), instrument, kind, reporter].join('|')
        : [areaOfNeed, skill.toLowerCase(), kind, kind === 'percent' ? '' : unit, outOf, reporter].join('|');
    },
  );
  return [...groups.values()]
    .flatMap((group): Contradiction[] => {
      const few = group.slice(0, GROUP_MAX);
      const apart = few.filter((measure) => few.some((other) => isAtOdds(measure, other)));
      const first = apart[0];
      const values = apart.filter(
        (measure, at) => apart.findIndex(({ value }) => value === measure.value) === at,
      );
      if (first === undefined || values.length < 2) return [];
      const about = isNormScore(first) ? (first.subtest ?? first.skill) : first.unit;
      return [{ about, areaOfNeed: first.areaOfNeed, measures: values }];
    })
    .slice(0, CONTRADICTIONS_MAX);
}
