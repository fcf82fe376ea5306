/** Standard, scaled, T scores and percentiles on rows and in sentences. */
import { INSTRUMENTS, type Instrument, SCALES, type Scale } from '../../norms/instruments.js';
import { bandOf, labelMeaning, percentileOf, SCORE_LIMITS, type ScoreKind } from '../../norms/score-bands.js';
import { convertScore } from '../../norms/score-conversions.js';
import { kindSaid } from './called-kind.js';
import type { Measure } from '../measure.js';
import { type Passage, quotePassage } from '../text/passages.js';
import { PatternIndex } from '../text/pattern-index.js';
import { ordinalBehind } from './rank-behind.js';
import { remembering } from '../text/remembered.js';
import { reporterIn } from '../tables/table-columns.js';
import { statedPercentilesIn } from './stated-percentiles.js';
import { pairedScoresIn, type Stated, statedScoresIn } from './stated-scores.js';

const INSTRUMENT_INDEX = new PatternIndex(INSTRUMENTS, ({ pattern }) => pattern);
const SCORE_WORDS =
  /score|percentile|%ile|\bSS\b|\bPR\b|scaled|standard|\bT\b|T-|\bIQ\b|\bGCA\b|\d(?:st|nd|rd|th)\b|average|range/i;

/** The instrument a text names; the earlier in the table wins when it names several. */
export const instrumentIn = remembering((text: string): Instrument | undefined =>
  INSTRUMENT_INDEX.firstMatching(text),
);

/** Each place where a text names an instrument, in order; at one place the earlier in the table. */
const instrumentsIn = remembering((text: string): readonly { instrument: Instrument; index: number }[] =>
  INSTRUMENT_INDEX.matches(text)
    .flatMap(({ entry, matches }) => matches.map(({ index }) => ({ instrument: entry, index })))
    .sort((one, other) => one.index - other.index),
);

/** The instrument named last before a place: of two in one passage each has its own scores. */
function instrumentBefore(text: string, index: number): Instrument | undefined {
  const before = instrumentsIn(text).filter((named) => named.index < index);
  const last = before.at(-1);
  return before.find((named) => named.index === last?.index)?.instrument;
}

/** Whether a text names this instrument, also beside others. */
export const namesInstrument = (text: string, name: string): boolean =>
  instrumentsIn(text).some(({ instrument }) => instrument.name === name);

export interface Mention {
  readonly scale: Scale;
  readonly name: string;
  readonly index: number;
}

const MENTIONS_MAX = 40;
const SCALE_INDEX = new PatternIndex(SCALES, ({ pattern }) => new RegExp(pattern, 'i'));

/** Scales and subtests a text names, none within another. */
export function mentionsIn(text: string): Mention[] {
  const found = SCALE_INDEX.matches(text)
    .flatMap(({ entry: scale, matches }) =>
      matches.slice(0, MENTIONS_MAX).map((match): Mention => ({ scale, name: match[0], index: match.index })),
    )
    .sort((a, b) => a.index - b.index || b.name.length - a.name.length);
  let end = 0;
  return found.filter((mention) => {
    if (mention.index < end) return false;
    end = mention.index + mention.name.length;
    return true;
  });
}

const EXPLICIT: readonly (readonly [ScoreKind, RegExp])[] = [
  ['t-score', /\bT[- ]?scores?\s*(?:of|=|:|was|is|were)?\s*\(?(\d{2,3})\b|\bT\s*=\s*(\d{2,3})\b/i],
  ['scaled', /\bscaled?(?:[- ]scores?)?\s*(?:of|=|:|was|is)?\s*\(?(\d{1,2})\b/i],
  [
    'standard',
    /(?:\bSS\b|(?:standard|std\.?) scores?|index scores?|composite scores?|\bscores? of|\bscored|(?<!\braw )\bscore)\s*(?:of|=|:|was|is|a|an)?\s*\(?(\d{2,3})\b(?!\s*(?:%|percent(?!ile(?: rank)?\s*[=:]?\s*\d)|out of|\/|of\b|th\b|st\b|nd\b|rd\b|words|points))/i,
  ],
];
const PERCENTILE =
  /(?<![\d.])(\d{1,2}(?:\.\d)?)\s*(?:st|nd|rd|th)?\s*(?:percentile|%ile|\bPR\b)(?!(?: rank)?\s*[=:]?\s*\d{1,3}\b(?!\/))|(?:percentile(?: rank)?|%ile|\bPR\b)\s*(?:of|=|:|was|is)?\s*[<>]?\s*(\d{1,2}(?:\.\d)?)\b(?!\/)/i;
export const LABEL =
  /\b(?:clin(?:ical(?:ly)?)?\.? sig(?:nificant|nif)?|(?:potentially |mildly )?clinically elevated|mildly elevated|very elevated|slightly elevated|elevated|at[- ]risk|extremely low|very low|low average|below average|well[- ]below average|moderately low|deficient|borderline|high average|above average|very superior|superior|average|adequate|within normal limits|severe|moderate|mild|low)\b/i;
const ROW_SCORE =
  /^\s*(?:(?:scale|subtest|composite|cluster|index)\s*)?(?:\([A-Za-z]{2,12}\))?\s*(?:index|score|composite)?\s*(?:[:=|]|-(?=\s|\d{2}))?\s*(\d{1,3})(?![\d/]|\.\d|\s*%|\s*(?:st|nd|rd|th)\b|\s*[-–]\s*\d|\s*(?:out of|of)\s*\d|\s*(?:minutes|words|times|items|points|wcpm))/i;

export interface Found {
  kind: ScoreKind;
  value: number;
  percentile: number | undefined;
  label: string | undefined;
}

export const withinLimits = (kind: ScoreKind, value: number) =>
  value >= SCORE_LIMITS[kind][0] && value <= SCORE_LIMITS[kind][1];
const firstNumber = (match: RegExpExecArray | null) => Number(match?.[1] ?? match?.[2] ?? Number.NaN);

/** The kind of a bare number: what the scale and instrument say, checked against the printed percentile when there is one. */
export function kindOf(
  value: number,
  percentile: number | undefined,
  mention: Mention,
  instrument: Instrument | undefined,
): ScoreKind | undefined {
  const isSubtest = mention.scale.isSubtest === true || (instrument?.subtest === 'scaled' && value <= 19);
  const byInstrument = isSubtest ? instrument?.subtest : instrument?.composite;
  const stated =
    mention.scale.kind ?? byInstrument ?? (mention.scale.isSubtest === true ? 'scaled' : undefined);
  if (stated !== undefined && withinLimits(stated, value)) return stated;
  if (percentile === undefined) return undefined;
  const fits = (['standard', 'scaled'] as const).find(
    (kind) => withinLimits(kind, value) && Math.abs(percentileOf(kind, value) - percentile) <= 2,
  );
  return fits;
}

/** "T-scores of 70 and more are in the clinically significant range": what any score would mean, and nobody's. */
const KEY_BEHIND =
  /\b(?:T[- ]?|standard |scaled )?scores (?:of|from|between) \d{1,3} (?:(?:and|or|&) (?:more|above|up|over|higher|greater|below|less|lower|under)|(?:to|through|and|-) \d{1,3} (?:are|is|fall|mean|indicate|suggest|count))\b/i;

const withoutKey = (segment: string): string => {
  const key = segment.includes('cores') ? KEY_BEHIND.exec(segment) : null;
  return key === null ? segment : segment.slice(0, key.index);
};

/** An ordinal right behind a score is its rank, where the two can be one result. */
function rankBehind(
  segment: string,
  { kind, value }: Pick<Found, 'kind' | 'value'>,
  instrument: Instrument | undefined,
): number | undefined {
  const rank = kind === 'percentile' ? undefined : ordinalBehind(segment, value);
  if (rank === undefined || (kind === 't-score' && !rank.isInBrackets)) return undefined;
  return areOneScore(kind, value, rank.percentile, instrument) ? rank.percentile : undefined;
}

/** The score told right after a scale's name. */
export function scoreAfter(
  told: string,
  mention: Mention,
  instrument: Instrument | undefined,
): Found | undefined {
  const found = toldScore(told, mention, instrument);
  if (found === undefined || found.percentile !== undefined) return found;
  return { ...found, percentile: rankBehind(told, found, instrument) };
}

/** "Was not elevated", "(clinically significant begins at 70)": what a score is not, and where a range begins. */
const DENIED_LABEL = /\b(?:not|no|never|neither|nor|wasn't|isn't|weren't|aren't|without)\b[^.;,()]{0,16}$/i;
const BEGINS_RANGE = /^[^.;,()]{0,16}\b(?:begins?|starts?) (?:at|with)\b/i;
function labelIn(segment: string): string | undefined {
  const match = LABEL.exec(segment);
  if (match === null) return undefined;
  const isOther =
    DENIED_LABEL.test(segment.slice(0, match.index)) ||
    BEGINS_RANGE.test(segment.slice(match.index + match[0].length));
  return isOther ? undefined : match[0];
}

function toldScore(told: string, mention: Mention, instrument: Instrument | undefined): Found | undefined {
  const segment = withoutKey(told);
  const percentileValue = firstNumber(PERCENTILE.exec(segment));
  const percentile = Number.isNaN(percentileValue) ? undefined : percentileValue;
  const label = labelIn(segment);
  for (const [kind, pattern] of EXPLICIT) {
    const match = pattern.exec(segment);
    const value = firstNumber(match);
    if (Number.isNaN(value)) continue;
    const isBare = kind === 'standard' && !/\bSS\b|standard|\bstd\b|index|composite/i.test(segment);
    const settled = isBare
      ? (kindOf(value, percentile, mention, instrument) ?? kind)
      : kindSaid(kind, value, segment.slice((match?.index ?? 0) + (match?.[0].length ?? 0)));
    if (withinLimits(settled, value)) return { kind: settled, value, percentile, label };
  }
  const bare = firstNumber(ROW_SCORE.exec(segment));
  if (!Number.isNaN(bare)) {
    const kind = kindOf(bare, percentile, mention, instrument);
    if (kind !== undefined) return { kind, value: bare, percentile, label };
  }
  if (percentile === undefined) return undefined;
  return (
    besidePercentile(segment, percentile, label) ?? {
      kind: 'percentile',
      value: percentile,
      percentile,
      label,
    }
  );
}

/** "(pointing by eye gaze) she got 93, 32nd percentile": further from its name, a score is proven by its percentile. */
const BESIDE =
  /(?<![\d./-])(\d{1,3})(?:\s?[,;(]\s?|\s)(?:\(?(?:at )?the |PR |which is (?:at )?the )?[<>]?(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)? ?(?:percentile|%ile)/i;

function besidePercentile(segment: string, percentile: number, label: string | undefined): Found | undefined {
  const match = BESIDE.exec(segment);
  const value = Number(match?.[1] ?? Number.NaN);
  if (Number(match?.[2]) !== percentile) return undefined;
  const kind = (['standard', 'scaled'] as const).find(
    (one) => withinLimits(one, value) && Math.abs(percentileOf(one, value) - percentile) <= 2,
  );
  return kind === undefined ? undefined : { kind, value, percentile, label };
}

/** Norms by age or grade differ by a few points; further apart, the columns were read wrong, and nothing is taken. */
const PERCENTILE_TOLERANCE = 8;

/**
 * Whether a score and a percentile can be one result.
 * @param instrument the test, whose subtests may have a mean and a spread of their own: a BOT-2 subtest of 10 is at the 16th
 */
export function areOneScore(
  kind: ScoreKind,
  value: number,
  percentile: number | undefined,
  instrument?: Instrument,
): boolean {
  if (percentile === undefined || (kind !== 'standard' && kind !== 'scaled')) return true;
  if (Math.abs(percentileOf(kind, value) - percentile) <= PERCENTILE_TOLERANCE) return true;
  const own = kind === 'scaled' ? instrument?.subtestMetric : undefined;
  if (own === undefined) return false;
  const proven = convertScore({ score: value, from: own, to: 'percentile', instrument: undefined });
  return proven !== undefined && Math.abs(proven - percentile) <= PERCENTILE_TOLERANCE;
}

function isSound(found: Found, mention: Mention, instrument: Instrument | undefined): boolean {
  const printed = found.label === undefined ? undefined : labelMeaning(found.label);
  if (printed !== undefined) return printed === 'sound';
  if (found.label !== undefined) return false;
  // Of a test we do not know nobody can say which end of a T score is the good one.
  const isOpen = instrument === undefined && mention.scale.isHighWorse === undefined;
  if (isOpen && found.kind === 't-score') return found.value > 40 && found.value < 60;
  const isHighWorse = mention.scale.isHighWorse ?? instrument?.isHighWorse ?? false;
  if (found.kind === 'standard') return isHighWorse ? found.value < 55 : found.value >= 90;
  // Scale scores of the BOT-2 and v-scale scores have mean 15; without a printed label they are not judged.
  if (found.kind === 'scaled')
    return found.value >= 8 && !/^(?:BOT-2|Vineland-3)$/.test(instrument?.name ?? '');
  if (found.kind === 'percentile') return found.value >= 25;
  return isHighWorse ? found.value < 60 : found.value > 40;
}

/** The instrument's own band, when we have its cut points and they are verified. */
export function expectedBand(
  instrument: string | undefined,
  kind: string,
  value: number,
  isAdaptive: boolean,
): string | undefined {
  const known = INSTRUMENTS.find(({ name }) => name === instrument);
  if (known?.bands === undefined || kind !== known.composite) return undefined;
  return bandOf(known.bands === 'basc-clinical' && isAdaptive ? 'basc-adaptive' : known.bands, value);
}

/** Named by themselves, these are no scales of the test before. */
const IS_TEST = /^(?:SSI|OASES|TOCS)\b/;

/** Norm-referenced scores of one sentence or line; `instrument` is the one named last before it. */
export function normScoresIn(passage: Passage, instrument: Instrument | undefined): Measure[] {
  const text = passage.text.slice(0, 1500);
  if (!/\d/.test(text)) return [];
  if (instrument === undefined && !SCORE_WORDS.test(text) && instrumentIn(text) === undefined) return [];
  const mentions = mentionsIn(text);
  const named = mentions.flatMap((mention, at) => {
    const near = mentions[at + 1]?.index ?? text.length;
    const segment = text.slice(
      mention.index + mention.name.length,
      Math.min(near, mention.index + mention.name.length + 300),
    );
    const named = instrumentIn(mention.name) ?? instrumentBefore(text, mention.index);
    const own = named ?? (IS_TEST.test(mention.name) ? undefined : instrument);
    // "WIAT-4 Spelling of 88": the test named in the same breath says what kind of score it is.
    const found = scoreAfter(
      named === undefined ? segment : segment.replace(/^ of (?=\d)/, ' '),
      mention,
      own,
    );
    return found === undefined ? [] : [asMeasure(passage, mention, own, found)];
  });
  const stated = statedIn(passage, instrument);
  // What a rater gave is told more exactly where the raters are named.
  const isRated = ({ kind, value }: Measure) =>
    stated.some((score) => score.reporter !== undefined && score.kind === kind && score.value === value);
  const isNew = (score: Measure) =>
    score.reporter !== undefined ||
    !named.some(({ kind, value }) => kind === score.kind && value === score.value);
  const isOnlyItsPercentile = ({ kind, value }: Measure) =>
    kind === 'percentile' && stated.some((score) => score.kind !== kind && score.percentile === value);
  const scores = [
    ...named.filter((score) => !isOnlyItsPercentile(score) && !isRated(score)),
    ...stated.filter(isNew),
  ];
  return [...scores, ...placesIn(passage, scores)];
}

const LABEL_BEHIND = 45;

/** Scores that prove themselves in one sentence or row, whatever their scale is called. */
export function statedIn(passage: Passage, instrument: Instrument | undefined): Measure[] {
  const text = passage.text.slice(0, 1500);
  if (!SCORE_WORDS.test(text) && instrument === undefined) return [];
  const within = instrumentIn(text) ?? (OTHER_TEST.test(text) ? undefined : instrument);
  const testOf = ({ index, name }: Stated) => instrumentBefore(text, index + name.length) ?? within;
  const told = statedScoresIn(text, within, knownScale).map((score): Measure => {
    const label = LABEL.exec(score.after.slice(0, LABEL_BEHIND).split(/[.;]/)[0] ?? '')?.[0];
    return {
      ...asMeasure(passage, score, testOf(score), { ...score, label }),
      ...reporterOf(score.informant),
    };
  });
  const paired = pairedScoresIn(text, within, knownScale).map((score): Measure => {
    const measure = asMeasure(passage, score, testOf(score), { ...score, label: undefined });
    return { ...measure, ...reporterOf(score.informant) };
  });
  return [...told, ...paired];
}

/** Percentiles of screening tests that belong to no score of the same sentence. */
export function placesIn(passage: Passage, scores: readonly Measure[]): Measure[] {
  const text = passage.text.slice(0, 1500);
  if (!/percentile|%ile|\bPR\b/i.test(text)) return [];
  const isTaken = (value: number) => scores.some(({ percentile }) => percentile === value);
  return statedPercentilesIn(text, passage.heading).flatMap(({ name, index, value }): Measure[] => {
    if (isTaken(value)) return [];
    const mention = { scale: { pattern: /$^/ }, name, index };
    const found: Found = { kind: 'percentile', value, percentile: value, label: undefined };
    const isPrior = EARLIER_IN_BRACKETS.test(text.slice(Math.max(0, index - 50), index));
    return [{ ...asMeasure(passage, mention, undefined, found), isPrior }];
  });
}

/** "17th percentile (fall: 19th percentile)": the figure of another time, beside that of now. */
const EARLIER_IN_BRACKETS =
  /\d(?:st|nd|rd|th)? ?(?:percentile|%ile)?,? \((?:(?:it )?was|(?:up|down) from|from|(?:in |last )?(?:the )?(?:fall|winter|spring|year|20\d\d|(?:aug|sep|oct|nov|dec|jan|feb|mar|apr|may)[a-z]{0,6}\.?))(?:[^()\d]{0,12}|:? \d{2,3}, (?:at )?(?:the )?)$/i;

function reporterOf(informant: string | undefined): Pick<Measure, 'reporter'> {
  const reporter = informant === undefined ? undefined : reporterIn(informant);
  return reporter === undefined ? {} : { reporter };
}

/** A test we hold no table of, by its edition: its scores are not those of the instrument named before it. */
const OTHER_TEST = /\b[A-Z][A-Za-z]{1,8}-(?:\d|I{2,3}|IV|V|CAT)\b|\b[A-Z]{2,7}-[A-Z]:/;

function knownScale(name: string): Pick<Stated, 'scale' | 'name'> | undefined {
  return mentionsIn(name).at(-1);
}

/** The measure of a score; areas come from the scale, never from tests of thinking. */
export function asMeasure(
  passage: Passage,
  mention: Mention,
  instrument: Instrument | undefined,
  found: Found,
): Measure {
  const isCognitive = instrument?.isCognitive === true;
  return {
    areaOfNeed: isCognitive ? null : (mention.scale.area ?? null),
    skill: mention.name.trim(),
    kind: found.kind,
    value: found.value,
    unit: found.kind === 'percentile' ? 'percentile' : found.kind,
    ...(instrument === undefined ? {} : { instrument: instrument.name }),
    subtest: mention.name.trim(),
    ...(found.percentile === undefined ? {} : { percentile: found.percentile }),
    ...(found.label === undefined ? {} : { label: found.label }),
    isPrior: false,
    isStrength: isSound(found, mention, instrument),
    page: passage.page.page,
    quote: quotePassage(passage, mention.index),
  };
}
