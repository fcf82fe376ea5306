/** Numbers of a report that cannot both be true: gathered for the provider, never settled here. */
import type { Contradiction } from './contradiction.js';
import { everyMatch } from '../text/every-match.js';
import { isNormScore, type Measure } from '../measure.js';
import type { Passage } from '../text/passages.js';
import { toldDifferently } from './told-differently.js';

const CONTRADICTIONS_MAX = 20;
/** Numbers of one skill compared with each other. */
const GROUP_MAX = 24;

/** What makes two numbers of one skill differ with good reason: material, support, place, person, task. */
const CONDITIONS =
  /\bgrade \d{1,2}|\d(?:st|nd|rd|th)[- ]grade|(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade|instructional|independent(?:ly)?|prompt\w*|cue[sd]?|model\w*|words? level|sentences?|phrases?|conversation\w*|syllables?|isolation|spontaneous|structured|\bmath\b|science|social studies|recess|lunch|specials?|music|art|gym|home|school|morning|afternoon|familiar|unfamiliar|upper-?case|lower-?case|capital|initial|medial|final|expository|narrative|informational|literal|inferential|one-step|two-step|three-step|1-step|2-step|3-step|addition|subtraction|multiplication|division|near[- ]point copy|dictat\w*|near[- ]point|far[- ]point|cold|warm|timed|untimed|whole[- ]group|small[- ]group|individual|\bnew\b|known|\bshort\b|\blong\b|probe \d|trial \d|session \d|with(?:out)? (?:the |a )?(?:remote )?(?:microphone|mic|aids?|glasses|device)|english|spanish|portuguese|vietnamese|mandarin|arabic|native language/gi;

const conditionsOf = (quote: string) =>
  new Set(everyMatch(CONDITIONS, quote).map(([word]) => word.toLowerCase()));
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

/** Conditions that make a difference by themselves, even where the other sentence names none: a language, a direction, a side. */
const APART =
  /\b(?:english|spanish|portuguese|vietnamese|mandarin|arabic|native language|without|upstairs|downstairs|(?:left|right)(?= (?:foot|leg|hand|side|ear|eye|arm)\b)|(?:up|down|left|right|forwards?|backwards?)(?= ?:)|(?:up|down)(?= (?:the )?(?:stairs|steps|flight)))\b/i;
/** Of long ago, or of others: no number of the student today. */
const NOT_TODAY =
  /\bbirthday\b|\bdischarge\b|\b(?:boys|girls|children|students) (?:in|at|of|his|her|their)\b|\bon average\b|\b(?:took place|was sent to|of the episodes|of (?:all )?(?:incidents|episodes))\b/i;
/** What share of a child's speech strangers understand is one thing, however it is worded. */
const INTELLIGIBLE =
  /\b(?:strangers?|unfamiliar (?:listeners?|people|adults?))\b[^.;]{0,40}\bunderst(?:an|oo)d/i;
const isIntelligibility = ({ kind, quote }: Measure) => kind === 'percent' && INTELLIGIBLE.test(quote);

const isInRange = (range: Measure, { value }: Measure) =>
  range.upTo !== undefined && value >= range.value && value <= range.upTo;
/** Months by which a dated number must be older than an undated one, which is as new as the report. */
const OLDER_THAN_THE_REPORT = 2.5;
function isOfAnotherDate(one: Measure, other: Measure): boolean {
  if (one.order === undefined || other.order === undefined) return false;
  const apart = Math.abs(one.order - other.order);
  const dated = [one, other].filter(({ date }) => date !== undefined).length;
  return dated === 2 ? apart > 0.5 : dated === 1 && apart > OLDER_THAN_THE_REPORT;
}

const apartBy = (quote: string) => (APART.exec(quote)?.[0] ?? '').toLowerCase();
/** Told of another language, another time or other children. */
const isOfAnother = (one: string, other: string) =>
  apartBy(one) !== apartBy(other) || NOT_TODAY.test(one) || NOT_TODAY.test(other);

/** Whether two numbers are told of the same thing at the same time, and differ. */
function isAtOdds(one: Measure, other: Measure): boolean {
  if (one.value === other.value || one.quote === other.quote) return false;
  if (isInRange(one, other) || isInRange(other, one) || isOfAnotherDate(one, other)) return false;
  if (isNormScore(one)) return (one.date === undefined) === (other.date === undefined);
  // A student is watched in several lessons, and each lesson has its own share of intervals.
  if (one.kind === 'interval' || isOfAnother(one.quote, other.quote)) return false;
  if (isIntelligibility(one) && isIntelligibility(other)) return true;
  if (isRow(one.quote) && isRow(other.quote)) return false;
  const [first, second] = [conditionsOf(one.quote), conditionsOf(other.quote)];
  if (!isWithin(first, second) && !isWithin(second, first)) return false;
  const isUnitEnough = one.kind === 'rate' || one.unit === 'mean length of utterance';
  const [words, others] = [wordsOf(one.quote), wordsOf(other.quote)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return isUnitEnough || (shared >= SHARED_MIN && shared >= SHARED_SHARE * Math.min(words.size, others.size));
}

/** A maze is as long as mazes are, whether the line tells it or not. */
const comparable = (unit: string) => unit.replace(/^(correct maze replacements) in .*$/, '$1');

/** Current numbers of one skill, unit and time that differ, told in different sentences under the same conditions. */
export function contradictionsIn(
  measures: readonly Measure[],
  passages: readonly Passage[] = [],
): Contradiction[] {
  const groups = Map.groupBy(
    measures.filter(({ isPrior }) => !isPrior),
    (measure) => {
      const { areaOfNeed, skill, kind, unit, outOf, subtest, instrument, reporter } = measure;
      if (isIntelligibility(measure)) return 'understood';
      return isNormScore(measure)
        ? ['norm', subtest?.toLowerCase(), instrument, kind, reporter].join('|')
        : [
            areaOfNeed,
            skill.toLowerCase(),
            kind,
            kind === 'percent' ? '' : comparable(unit),
            outOf,
            reporter,
          ].join('|');
    },
  );
  const compared = [...groups.values()].flatMap((group): Contradiction[] => {
    const few = group.slice(0, GROUP_MAX);
    const apart = few.filter((measure) => few.some((other) => isAtOdds(measure, other)));
    const first = apart[0];
    const values = apart.filter(
      (measure, at) => apart.findIndex(({ value }) => value === measure.value) === at,
    );
    if (first === undefined || values.length < 2) return [];
    const about = isNormScore(first) ? (first.subtest ?? first.skill) : first.unit;
    return [{ about, areaOfNeed: first.areaOfNeed, measures: values }];
  });
  return [...compared, ...toldDifferently(passages)].slice(0, CONTRADICTIONS_MAX);
}
