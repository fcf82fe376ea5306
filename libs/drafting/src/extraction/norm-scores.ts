/** Standard, scaled, T scores and percentiles on rows and in sentences. */
import { INSTRUMENTS, type Instrument, SCALES, type Scale } from '../norms/instruments.js';
import { bandOf, labelMeaning, percentileOf, SCORE_LIMITS, type ScoreKind } from '../norms/score-bands.js';
import type { Measure } from './measure.js';
import { type Passage, quotePassage } from './passages.js';

export interface ScoreContext {
  /** The instrument named last, in a heading or in the text. */
  instrument: Instrument | undefined;
  /** Column names of the table we are in; empty outside one. */
  columns: readonly Column[];
}

type Column = 'name' | ScoreKind | 'raw' | 'interval' | 'label' | 'prior' | 'other';

const COLUMN_WORDS: readonly (readonly [Column, RegExp])[] = [
  ['prior', /previous|prior|initial eval|last (?:year|eval)|triennial 20|^20[01]\d/i],
  ['percentile', /percentile|%ile|\bPR\b/i],
  ['interval', /confidence|\bCI\b|\d{2}% (?:band|interval)|range of scores/i],
  ['raw', /\braw\b|age equiv|grade equiv|\bAE\b|\bGE\b|growth scale|\bGSV\b|\bRPI\b/i],
  ['t-score', /\bT[- ]?scores?\b/i],
  ['scaled', /scaled|scale score|\bv-scale/i],
  ['standard', /standard score|\bSS\b|index score|composite score|\bscores?\b/i],
  ['label', /descri|classif|range|category|interpret|qualitative|level/i],
];

/** The columns a table's header names; empty when the passage is no header. */
export function columnsOf(text: string): readonly Column[] {
  if (text.length > 300) return [];
  const cells = text
    .split(/\||\t| {2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  if (cells.length >= 2) {
    const columns = cells.flatMap((cell, at): readonly Column[] =>
      at === 0 ? ['name'] : columnsInCell(cell),
    );
    const isHeader =
      columns.some((column) => column in SCORE_LIMITS) &&
      !/\d{2,3}(?!\d|%)/.test(text.replace(/20\d\d/g, ''));
    return isHeader ? columns : [];
  }
  if (/[.:]/.test(text) || /\d/.test(text.replace(/\d{2}%/g, ''))) return [];
  const places = COLUMN_WORDS.flatMap(([column, words]) => {
    const found = words.exec(text);
    return found === null || (column === 'standard' && /^scores?$/i.test(found[0]))
      ? []
      : [{ column, index: found.index }];
  }).sort((a, b) => a.index - b.index);
  return places.length >= 2 && places.some(({ column }) => column in SCORE_LIMITS)
    ? ['name', ...places.map(({ column }) => column)]
    : [];
}

/** Headers that stand close together come out of a PDF as one cell: "Standard Score Percentile" are two columns. */
function columnsInCell(cell: string): readonly Column[] {
  const places = COLUMN_WORDS.flatMap(([column, words]) => {
    const found = words.exec(cell);
    // A bare "score" belongs to the word beside it: "Score Classification" is one column.
    const isBare = found !== null && column === 'standard' && /^scores?$/i.test(found[0]) && cell.length > 6;
    return found === null || isBare
      ? []
      : [{ column, start: found.index, end: found.index + found[0].length }];
  });
  // "Range of scores" is one column and not a second one for its "scores": the more exact words come first above.
  const apart = places.filter(
    (place, at) =>
      !places.slice(0, at).some((before) => place.start < before.end && before.start < place.end),
  );
  if (apart.length < 2) return [apart[0]?.column ?? 'other'];
  return apart.sort((a, b) => a.start - b.start).map(({ column }) => column);
}

/** The instrument a text names; the earlier in the table wins when it names several. */
export function instrumentIn(text: string): Instrument | undefined {
  return INSTRUMENTS.find((instrument) => instrument.pattern.test(text));
}

interface Mention {
  readonly scale: Scale;
  readonly name: string;
  readonly index: number;
}

const MENTIONS_MAX = 40;
const SCALE_PATTERNS = SCALES.map((scale) => ({ scale, pattern: new RegExp(scale.pattern, 'gi') }));

function mentionsIn(text: string): Mention[] {
  const found = SCALE_PATTERNS.flatMap(({ scale, pattern }) =>
    [...text.matchAll(pattern)]
      .slice(0, MENTIONS_MAX)
      .map((match): Mention => ({ scale, name: match[0], index: match.index })),
  ).sort((a, b) => a.index - b.index || b.name.length - a.name.length);
  let end = 0;
  return found.filter((mention) => {
    if (mention.index < end) return false;
    end = mention.index + mention.name.length;
    return true;
  });
}

const EXPLICIT: readonly (readonly [ScoreKind, RegExp])[] = [
  ['t-score', /\bT[- ]?scores?\s*(?:of|=|:|was|is|were)?\s*\(?(\d{2,3})\b|\bT\s*=\s*(\d{2,3})\b/i],
  ['scaled', /\bscaled?[- ]scores?\s*(?:of|=|:|was|is)?\s*\(?(\d{1,2})\b/i],
  [
    'standard',
    /(?:\bSS\b|standard scores?|index scores?|composite scores?|\bscores? of|\bscored|\bscore)\s*(?:of|=|:|was|is|a|an)?\s*\(?(\d{2,3})\b(?!\s*(?:%|percent|out of|\/|of\b|th\b|st\b|nd\b|rd\b|words|points))/i,
  ],
];
const PERCENTILE =
  /(\d{1,2}(?:\.\d)?)\s*(?:st|nd|rd|th)?\s*(?:percentile|%ile|\bPR\b)|(?:percentile(?: rank)?|\bPR\b)\s*(?:of|=|:|was|is)?\s*[<>]?\s*(\d{1,2}(?:\.\d)?)\b/i;
const LABEL =
  /\b(?:clinically significant|(?:potentially |mildly )?clinically elevated|mildly elevated|very elevated|slightly elevated|elevated|at[- ]risk|extremely low|very low|low average|below average|well[- ]below average|moderately low|deficient|borderline|high average|above average|very superior|superior|average|adequate|within normal limits|severe|moderate|mild|low)\b/i;
const ROW_SCORE =
  /^\s*(?:\([A-Z]{2,5}\))?\s*(?:index|score|composite)?\s*[:=\-|]?\s*(\d{1,3})(?![\d/]|\.\d|\s*%|\s*(?:st|nd|rd|th)\b|\s*[-–]\s*\d|\s*(?:out of|of)\s*\d|\s*(?:minutes|words|times|items|points|wcpm))/i;

interface Found {
  kind: ScoreKind;
  value: number;
  percentile: number | undefined;
  label: string | undefined;
}

const withinLimits = (kind: ScoreKind, value: number) =>
  value >= SCORE_LIMITS[kind][0] && value <= SCORE_LIMITS[kind][1];
const firstNumber = (match: RegExpExecArray | null) => Number(match?.[1] ?? match?.[2] ?? Number.NaN);

/** The kind of a bare number: what the scale and instrument say, checked against the printed percentile when there is one. */
function kindOf(
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

function scoreAfter(
  segment: string,
  mention: Mention,
  instrument: Instrument | undefined,
): Found | undefined {
  const percentileValue = firstNumber(PERCENTILE.exec(segment));
  const percentile = Number.isNaN(percentileValue) ? undefined : percentileValue;
  const label = LABEL.exec(segment)?.[0];
  for (const [kind, pattern] of EXPLICIT) {
    const value = firstNumber(pattern.exec(segment));
    if (Number.isNaN(value)) continue;
    const isBare = kind === 'standard' && !/\bSS\b|standard|index|composite/i.test(segment);
    const settled = isBare ? (kindOf(value, percentile, mention, instrument) ?? kind) : kind;
    if (withinLimits(settled, value)) return { kind: settled, value, percentile, label };
  }
  const bare = firstNumber(ROW_SCORE.exec(segment));
  if (!Number.isNaN(bare)) {
    const kind = kindOf(bare, percentile, mention, instrument);
    if (kind !== undefined) return { kind, value: bare, percentile, label };
  }
  return percentile === undefined ? undefined : { kind: 'percentile', value: percentile, percentile, label };
}

/** The row's numbers cannot all be what their columns say: none of them is taken. */
const CONTRADICTION = Symbol('contradiction');

function scoreInRow(
  text: string,
  columns: readonly Column[],
  mention: Mention,
  instrument: Instrument | undefined,
): Found[] | typeof CONTRADICTION {
  const split = text
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/\||\t| {2,}/)
    .map((cell) => cell.trim());
  // Cells that ran together (a name with its first score) no longer stand under their headers: count tokens then.
  const cells = split.length === columns.length ? split : ['', ...tokensAfter(text, mention)];
  const found: { current: Partial<Found>; prior: Partial<Found> } = { current: {}, prior: {} };
  columns.forEach((column, at) => {
    const cell = cells[at] ?? '';
    const value = Number(/^[<>]?\s*(\d{1,3}(?:\.\d)?)(?:st|nd|rd|th)?\b/.exec(cell)?.[1] ?? Number.NaN);
    if (column === 'label') found.current.label = LABEL.exec(cell)?.[0];
    if (Number.isNaN(value)) return;
    if (column === 'percentile') found.current.percentile = value;
    else if (column === 'prior') found.prior.value = value;
    else if (column === 'standard' || column === 'scaled' || column === 't-score') {
      const isGeneric = column === 'standard' && !withinLimits('standard', value);
      const kind = isGeneric
        ? kindOf(value, undefined, mention, instrument)
        : column === 'standard' && instrument?.composite === 't-score'
          ? 't-score'
          : column;
      if (kind !== undefined && withinLimits(kind, value)) Object.assign(found.current, { value, kind });
    }
  });
  const { value, kind, percentile, label } = found.current;
  if (percentile !== undefined && percentile >= 100) return CONTRADICTION;
  if (value !== undefined && kind !== undefined) {
    return areOneScore(kind, value, percentile) ? [{ value, kind, percentile, label }] : CONTRADICTION;
  }
  return percentile === undefined ? [] : [{ kind: 'percentile', value: percentile, percentile, label }];
}

/** Norms by age or grade differ by a few points; further apart, the columns were read wrong, and nothing is taken. */
const PERCENTILE_TOLERANCE = 8;

function areOneScore(kind: ScoreKind, value: number, percentile: number | undefined): boolean {
  if (percentile === undefined || (kind !== 'standard' && kind !== 'scaled')) return true;
  return Math.abs(percentileOf(kind, value) - percentile) <= PERCENTILE_TOLERANCE;
}

function tokensAfter(text: string, mention: Mention): string[] {
  const rest = text.slice(mention.index + mention.name.length).replace(/^[^\d]*?(?=\d)/, '');
  return [
    ...rest.matchAll(
      /[<>]?\d{1,3}(?:\.\d)?(?:\s?-\s?\d{1,3})?(?:st|nd|rd|th)?|[A-Z][A-Za-z-]+(?: [A-Z][A-Za-z-]+){0,2}/g,
    ),
  ]
    .slice(0, 12)
    .map((match) => match[0]);
}

function isSound(found: Found, mention: Mention, instrument: Instrument | undefined): boolean {
  const printed = found.label === undefined ? undefined : labelMeaning(found.label);
  if (printed !== undefined) return printed === 'sound';
  if (found.label !== undefined) return false;
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

/** Norm-referenced scores of one passage. */
export function normScoresIn(passage: Passage, context: ScoreContext): Measure[] {
  const text = passage.text.slice(0, 1500);
  if (!/\d/.test(text)) return [];
  const mentions = mentionsIn(text);
  const isTable = context.columns.length > 0 && mentions.length === 1;
  return mentions.flatMap((mention, at) => {
    const near = mentions[at + 1]?.index ?? text.length;
    const segment = text.slice(
      mention.index + mention.name.length,
      Math.min(near, mention.index + mention.name.length + 300),
    );
    const own =
      instrumentIn(mention.name) ?? instrumentIn(text.slice(0, mention.index)) ?? context.instrument;
    const fromRow = isTable && mention.index < 40 ? scoreInRow(text, context.columns, mention, own) : [];
    if (fromRow === CONTRADICTION) return [];
    const single = fromRow.length > 0 ? undefined : scoreAfter(segment, mention, own);
    const all = single === undefined ? fromRow : [single];
    return all.map((found) => asMeasure(passage, mention, own, found));
  });
}

function asMeasure(
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
