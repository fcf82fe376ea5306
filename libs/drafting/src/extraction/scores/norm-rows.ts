/** Standard, scaled, T scores and percentiles in tables: by column, person reporting and year. */
import { areaOfTitle } from '../figures/area-nearby.js';
import { datesIn } from '../times/dates.js';
import type { Finding } from '../findings.js';
import { type Instrument, subScoreNamed } from '../../norms/instruments.js';
import { percentileOf, SCORE_LIMITS, type ScoreKind } from '../../norms/score-bands.js';
import { convertScore } from '../../norms/score-conversions.js';
import {
  areOneScore,
  asMeasure,
  type Found,
  instrumentIn,
  kindOf,
  LABEL,
  type Mention,
  mentionsIn,
  scoreAfter,
  withinLimits,
} from './norm-scores.js';
import type { Passage } from '../text/passages.js';
import { cellsOf } from '../tables/table-cells.js';
import { type Column, isRater } from '../tables/table-columns.js';
import type { TableCell, TableRow } from '../tables/tables.js';
import { timeWordsIn, type When, whenOn } from '../times/time-words.js';
import type { Measure, Reporter } from '../measure.js';

const isNormKind = (content: Column['content']): content is ScoreKind => content in SCORE_LIMITS;

/** Whether the row stands under columns of norm scores. */
export function isNormRow(row: TableRow, instrument: Instrument | undefined): boolean {
  const columns = row.cells.map(({ column }) => column);
  if (isCountedRow(row)) return false;
  if (columns.some(({ content }) => isNormKind(content))) return true;
  if (row.cells.some(({ column, text }) => column.content === 'value' && kindSaidIn(text) !== undefined))
    return true;
  if (areRanked(row)) return true;
  const isForm = columns.some(
    ({ content, reporter, year, text }) =>
      content === 'value' &&
      (reporter !== undefined || year !== undefined || /^scores?$/i.test(text) || isRater(text)),
  );
  const isCounted = /\bof \d|\/ ?\d|\bper\b|%|correct|number of|times\b/i.test(row.label);
  if (!isForm || isCounted) return false;
  const told = kindTold(row);
  if (told !== undefined && holdsOnly(row, told)) return true;
  if (instrument === undefined) return false;
  if (mentionsIn(row.label).length > 0) return true;
  // "Leisure 8 9" below the ABAS-3: the test's own list of scales holds names that mean little elsewhere.
  if (subScoreNamed(instrument.name, row.label) !== undefined) return true;
  // A scale we do not know, under the persons who rated it: its figures are as high as such scores are.
  const values = row.cells.filter(({ column }) => column.content === 'value');
  if (values.some(({ text }) => IS_PERCENT.test(text))) return false;
  const figures = values.map(({ text }) => figureIn(text));
  return (
    figures.some((figure) => !Number.isNaN(figure)) &&
    figures.every((figure) => Number.isNaN(figure) || (figure >= 20 && figure <= 160))
  );
}

/** "8 of 24", "70% (21 of 30)": what was counted, wherever it stands. */
const IS_COUNT = /^\d{1,3} (?:of|out of) \d{1,3}\b|\(\d{1,3} (?:of|out of) \d{1,3}\)/;
const BEGINS_AS_SHARE = /^\d{1,3}(?:\.\d)? ?%(?! ?ile)/;

/** A row of counts or shares that a page sets below the columns of a test, and none of whose cells can be a score. */
function isCountedRow({ cells }: TableRow): boolean {
  const scores = cells.filter(({ column, text }) => isNormKind(column.content) && /\d/.test(text));
  return (
    scores.length > 0 &&
    scores.every(
      ({ column, text }) =>
        IS_COUNT.test(text) || (column.content !== 'percentile' && BEGINS_AS_SHARE.test(text)),
    )
  );
}

const RANKED = /^\d{2,3} \(\d{1,2}(?:st|nd|rd|th)? (?:%ile|percentile)\)$/i;
/** "77 (6th %ile) | 74 (4th %ile)": scores with their ranks, whatever the test. */
function areRanked({ cells }: TableRow): boolean {
  const values = cells.filter(({ column, text }) => column.content === 'value' && text !== '');
  return values.length > 0 && values.every(({ text }) => RANKED.test(text));
}

/** A share of something; "71 (98th %ile)" is none. */
const IS_PERCENT = /%(?! ?ile)/i;

const SAID_IN_CELL: readonly (readonly [ScoreKind, RegExp])[] = [
  ['t-score', /^T(?:[- ]?scores?)?\s?[=:]?\s?\d/],
  ['scaled', /^(?:ScS|scaled?(?:[- ]scores?)?)[*†]?\s?[=:]?\s?\d/i],
  ['standard', /^(?:SS|standard(?:[- ]scores?)?)\s?[=:]?\s?\d/i],
];

/** "SS 97", "scaled 10", "T = 61": a cell that says what its figure is. */
const kindSaidIn = (text: string): ScoreKind | undefined =>
  SAID_IN_CELL.find(([, pattern]) => pattern.test(text))?.[0];

const TOLD_KINDS: readonly (readonly [ScoreKind, RegExp])[] = [
  ['t-score', /\bT[- ]scores?\b|\(T\)/i],
  ['scaled', /\bscaled?[- ]scores?\b/i],
  ['standard', /\bstandard scores?\b|\(SS\)/i],
];

/** What the table is said to hold: by the header over the names, the line between the rows, its caption, the text above it. */
function kindTold({ cells, under, caption, lead }: TableRow): ScoreKind | undefined {
  const named = cells.find(({ column }) => column.content === 'name')?.column.text ?? '';
  const isRated = cells.some(({ column }) => column.reporter !== undefined);
  for (const words of [under, named, caption, ...(isRated ? [lead] : [])]) {
    const kinds = TOLD_KINDS.filter(([, pattern]) => pattern.test(words));
    // "Composites are standard scores, subtests are scaled scores" does not say what this one is.
    if (kinds.length > 0) return kinds.length === 1 ? kinds[0]?.[0] : undefined;
  }
  return undefined;
}

/** Whether all figures under the persons who rated can be scores of that kind. */
function holdsOnly(row: TableRow, kind: ScoreKind): boolean {
  const figures = row.cells
    .filter(({ column }) => column.content === 'value')
    .map(({ text }) => (IS_PERCENT.test(text) ? -1 : figureIn(text)))
    .filter((figure) => !Number.isNaN(figure));
  return figures.length > 0 && figures.every((figure) => withinLimits(kind, figure));
}

interface Group {
  year: number | undefined;
  when: When | undefined;
  reporter: Reporter | undefined;
  kind?: ScoreKind | undefined;
  value?: number;
  percentile?: number;
  label?: string | undefined;
}

const figureIn = (text: string) => {
  const match =
    /^(?:(?:SS|ss|T|ScS|scaled?|standard)(?:[- ]scores?)?[*†]?)?\s?[=:<>]?\s*(\d{1,3}(?:\.\d{1,2})?)(?:st|nd|rd|th)?(?![\d/])/.exec(
      text,
    );
  return match === null || /^\d{1,3}\s?-\s?\d/.test(text) ? Number.NaN : Number(match[1]);
};
const bracketed = (text: string) =>
  Number(
    /\(\s*[<>]?\s*(\d{1,2}(?:\.\d)?)(?:st|nd|rd|th)?\s*(?:%(?:ile)?|percentile)?\s*\)/.exec(text)?.[1] ??
      /\d(?: SS)?, (\d{1,2})(?:st|nd|rd|th)\b(?! grade)/.exec(text)?.[1] ??
      Number.NaN,
  );

/** "Manual Dexterity (scale score)": the name of the row says what kind of score it is. */
const SCALED_NAME = /\(\s?scaled?(?: scores?)?\s?\)|\bscaled? scores?\b/i;

const isSameForm = (group: Group, column: Column) =>
  (column.year === undefined || group.year === undefined || column.year === group.year) &&
  (column.reporter === undefined || group.reporter === undefined || column.reporter === group.reporter);

/** One group of cells for each score the row holds: score, percentile and label of one form and year. */
function groupsOf(row: TableRow, mention: Mention, instrument: Instrument | undefined): Group[] {
  const groups: Group[] = [];
  const told = SCALED_NAME.test(row.label) ? 'scaled' : kindTold(row);
  const groupFor = (column: Column, isFilled: (group: Group) => boolean): Group => {
    const last = groups.at(-1);
    if (last !== undefined && isSameForm(last, column) && !isFilled(last)) {
      last.year ??= column.year;
      last.reporter ??= column.reporter;
      return last;
    }
    const group: Group = { year: column.year, when: column.when, reporter: column.reporter };
    groups.push(group);
    return group;
  };
  for (const each of row.cells) {
    const cell = withRankInBrackets(each);
    const { column, text } = cell;
    if (column.whose !== 'student' && column.content === 'value') continue;
    if (column.content === 'label') {
      const label = LABEL.exec(text)?.[0];
      const group = groups.at(-1);
      if (label !== undefined && group !== undefined && isSameForm(group, column)) group.label ??= label;
    } else if (column.content === 'percentile') {
      const value = figureIn(text);
      if (!Number.isNaN(value))
        groupFor(column, ({ percentile }) => percentile !== undefined).percentile = value;
    } else if (isNormKind(column.content) || column.content === 'value') {
      addScore(cell, groupFor, mention, instrument, told);
    }
  }
  return groups;
}

/** "64 / 1" under "Parent (SS / %ile)" is a score with its rank. */
function withRankInBrackets(cell: TableCell): TableCell {
  const { column, text } = cell;
  if (!text.includes('/') || !SCORE_AND_RANK.test(column.text)) return cell;
  const [, score, rank] = /^(\d{1,3}) ?\/ ?([<>]?\d{1,2}(?:\.\d)?)$/.exec(text) ?? [];
  return score === undefined || rank === undefined
    ? cell
    : { ...cell, text: `${score} (${rank})`, column: { ...column, content: 'value' } };
}
const SCORE_AND_RANK = /\b(?:SS|T|scores?|standard|scaled)\b[^/]{0,12}\/ ?(?:%|PR\b|percentile)/i;

function addScore(
  { column, text }: TableCell,
  groupFor: (column: Column, isFilled: (group: Group) => boolean) => Group,
  mention: Mention,
  instrument: Instrument | undefined,
  told: ScoreKind | undefined,
): void {
  const value = figureIn(text);
  if (Number.isNaN(value)) return;
  const inside = bracketed(text);
  const percentile = Number.isNaN(inside) ? undefined : inside;
  const said = kindSaidIn(text);
  const stated = isNormKind(column.content) ? column.content : said;
  const kind = kindIn(stated, value, percentile, mention, instrument, said === undefined ? told : undefined);
  if (kind === undefined || !withinLimits(kind, value)) return;
  const group = groupFor(column, (other) => other.value !== undefined);
  group.value = value;
  group.kind = kind;
  group.label ??= LABEL.exec(text)?.[0];
  if (percentile !== undefined) group.percentile ??= percentile;
}

function kindIn(
  stated: ScoreKind | undefined,
  value: number,
  percentile: number | undefined,
  mention: Mention,
  instrument: Instrument | undefined,
  told: ScoreKind | undefined,
): ScoreKind | undefined {
  if (told === 'scaled' && withinLimits('scaled', value)) return 'scaled';
  if (stated === 'standard' && instrument?.composite === 't-score') return 't-score';
  if (stated !== undefined && !withinLimits(stated, value))
    return kindOf(value, percentile, mention, instrument);
  const byTable = told !== undefined && withinLimits(told, value) ? told : undefined;
  return stated ?? kindOf(value, percentile, mention, instrument) ?? byTable;
}

/** A line between rows that sets those below it apart as history. */
const OLD_UNDER = /\b(?:previous|prior|past|earlier|last (?:evaluation|testing|time)|initial evaluation)\b/i;

/** A test we hold no table of, by its edition over the names of its scales. */
const OTHER_EDITION = /^[A-Z]{3,8}[ -]?\d$/;

function instrumentOver(row: TableRow, instrument: Instrument | undefined): Instrument | undefined {
  const named = row.cells.find(({ column }) => column.content === 'name')?.column.text ?? '';
  // Below the rows of one test may stand those of another, each with its name.
  if (OTHER_EDITION.test(named)) return instrumentIn(row.label) ?? instrumentIn(named);
  return instrument?.composite === 't-score' && isDisproved(row) ? undefined : instrument;
}

/**
 * "Standard score 82, percentile 12" on a row below a test of T scores: the percentile proves that the row is another
 * test's, the last of a list of tests having been named before it.
 */
function isDisproved({ cells }: TableRow): boolean {
  const ofContent = (content: ScoreKind) =>
    figureIn(cells.find(({ column }) => column.content === content)?.text ?? '');
  const [value, rank] = [ofContent('standard'), ofContent('percentile')];
  const isProven = (from: 'standard' | 't-score') => {
    const proven = convertScore({ score: value, from, to: 'percentile', instrument: undefined });
    return proven !== undefined && Math.abs(proven - rank) <= PROVEN_TOLERANCE;
  };
  return isProven('standard') && !isProven('t-score');
}
const PROVEN_TOLERANCE = 2;

/** The scores of one row; none where score and percentile cannot be one result. */
export function normRowScores(row: TableRow, named: Instrument | undefined, topic: number): Finding[] {
  const instrument = instrumentOver(row, named);
  const mention = mentionOf(row, instrument);
  if (mention === undefined) return [];
  const groups = groupsOf(row, mention, instrument);
  const under = timeWordsIn(row.under)[0]?.when;
  const isUnderOld = under?.kind === 'prior' || OLD_UNDER.test(row.under);
  const years = groups.flatMap(({ year }) => (year === undefined ? [] : [year]));
  const newest = years.length === 0 ? undefined : Math.max(...years);
  // "Score | %ile | 2023": beside the scores of this report a year names those of an earlier one.
  const hasUndated =
    groups[0]?.year === undefined &&
    (groups[0]?.when === undefined || groups[0].when.kind === 'now') &&
    groups[0]?.value !== undefined;
  const hasNow = groups.some(({ when }) => when?.kind === 'now');
  const day = dayOf(row);
  return groups.flatMap((group, at): Finding[] => {
    const found = foundIn(group, instrument);
    if (found === undefined) return [];
    // "Now (11/25) | Preschool form (12/22)": the other dated column is of another time.
    const isBesideNow = hasNow && group.when !== undefined && group.when.kind !== 'now';
    const isOlder = group.year !== undefined && newest !== undefined && group.year < newest;
    const isEarlierForm = group.year !== undefined && hasUndated;
    const isPrior =
      isUnderOld ||
      isOlder ||
      isEarlierForm ||
      isBesideNow ||
      group.when?.kind === 'prior' ||
      group.when?.kind === 'start';
    const measure = {
      ...asMeasure(row.passage, mention, instrument, found),
      ...(group.reporter === undefined ? {} : { reporter: group.reporter }),
      ...(group.year === undefined ? {} : { date: String(group.year) }),
      isPrior,
    };
    return [
      {
        measure,
        when: isPrior ? { kind: 'prior' } : (group.when ?? day),
        series: `n${row.table}c${at}`,
        topic,
      },
    ];
  });
}

/** "WIAT-4 Spelling | 03/2023 | 74 | 4": when the score of a row was given. */
function dayOf({ cells }: TableRow): Extract<When, { kind: 'date' }> | undefined {
  const told = cells.find(({ column }) => column.content === 'date');
  const date = told === undefined ? undefined : datesIn(told.text)[0];
  return date === undefined ? undefined : whenOn(date);
}

function foundIn(
  { value, kind, percentile, label }: Group,
  instrument: Instrument | undefined,
): Found | undefined {
  if (percentile !== undefined && percentile >= 100) return undefined;
  if (value !== undefined && kind !== undefined)
    return areOneScore(kind, value, percentile, instrument) ? { value, kind, percentile, label } : undefined;
  return percentile === undefined ? undefined : { kind: 'percentile', value: percentile, percentile, label };
}

/** Of a test we do not know the whole name tells its scales apart: "Separation Anxiety", "Social Anxiety: Total". */
function mentionOf(row: TableRow, instrument: Instrument | undefined): Mention | undefined {
  const known =
    mentionsIn(row.label)[0] ??
    // "The GFTA-3 Sounds-in-Words was given.": over a row without a name, the line above the table names it.
    (row.label === '' && instrument !== undefined ? mentionsIn(row.caption.slice(0, 200)).at(-1) : undefined);
  if (known === undefined) return plainMention(row);
  const name = row.label.replace(/\s+/g, ' ').trim();
  const isRated = row.cells.some(({ column }) => column.reporter !== undefined);
  return instrument === undefined && isRated && name.length <= 60 ? { ...known, name, index: 0 } : known;
}

/** A name our tables of scales do not hold still names its area by its words. */
function plainMention(row: TableRow): Mention | undefined {
  return plainNamed(row.label);
}

function plainNamed(label: string): Mention | undefined {
  const name = label.replace(/\s+/g, ' ').trim();
  if (!/[A-Za-z]{3}/.test(name) || name.length > 70) return undefined;
  const area = areaOfTitle(name);
  return { scale: area === undefined ? { pattern: /$^/ } : { pattern: /$^/, area }, name, index: 0 };
}

/** "Applied Problem Solving 5 5th percentile", "Operations area score 80 9th percentile": set with single spaces. */
const FLAT_SCORE =
  /^([A-Z][A-Za-z&,' -]{2,50}?)(?: (?:(?:area|scaled?|standard|composite|index) )?score)? (\d{1,3}) \(?(\d{1,2})(?:st|nd|rd|th)? ?(?:percentile|%ile)\)?\.?$/;

/** A score that its own percentile proves; undefined for any other line. */
function flatScore(passage: Passage, instrument: Instrument | undefined): Measure | undefined {
  const [, name = '', value, percentile] = FLAT_SCORE.exec(passage.text.slice(0, 120)) ?? [];
  const mention = mentionsIn(name)[0] ?? plainNamed(name);
  if (value === undefined || mention === undefined) return undefined;
  const found = { value: Number(value), percentile: Number(percentile), label: undefined };
  const kind = (['standard', 'scaled'] as const).find(
    (one) => withinLimits(one, found.value) && areOneScore(one, found.value, found.percentile, instrument),
  );
  return kind === undefined ? undefined : asMeasure(passage, mention, instrument, { ...found, kind });
}

/** "Sight Word Efficiency 73 4", "Spelling   74   4": a scale of the test named above, under no header. */
const BARE_PAIR =
  /^\s*([A-Z][A-Za-z&,/' -]{2,50}?)(?:\s|\||\t){1,40}(\d{2,3})(?:\s|\||\t){1,40}(\d{1,2})\s*\|?\s*$/;
/** Nearer than by chance: two figures of anything else seldom lie so on the curve. */
const BARE_TOLERANCE = 1.5;

/** "Reading Comp": a score of the test, by a name our tables of scales do not hold. */
const mentionOfListed = (name: string, { name: test }: Instrument): Mention | undefined =>
  subScoreNamed(test, name) === undefined ? undefined : plainNamed(name);

/** A score and its percentile behind a scale's name; undefined where they do not prove each other. */
export function barePair(passage: Passage, instrument: Instrument | undefined): Measure | undefined {
  if (!passage.isRow || instrument?.composite !== 'standard' || passage.text.length > 120) return undefined;
  const [, name = '', score, rank] = BARE_PAIR.exec(passage.text) ?? [];
  const mention =
    score === undefined ? undefined : (mentionsIn(name)[0] ?? mentionOfListed(name, instrument));
  if (mention === undefined) return undefined;
  const [value, percentile] = [Number(score), Number(rank)];
  const isFit =
    withinLimits('standard', value) &&
    Math.abs(percentileOf('standard', value) - percentile) <= BARE_TOLERANCE;
  return isFit
    ? asMeasure(passage, mention, instrument, { kind: 'standard', value, percentile, label: undefined })
    : undefined;
}

const SAYS_WHAT = /percentile|%|\bPR\b|\bSS\b|scaled|standard|T[- ]?score|\d(?:st|nd|rd|th)/i;

/** A row that says itself what its figures are, under no header: "Production   scaled 4   2nd %ile". */
export function describedRow(passage: Passage, instrument: Instrument | undefined): Measure[] {
  // One look before the slower ones: most lines hold no score.
  if (!SAYS_WHAT.test(passage.text)) return [];
  const flat = flatScore(passage, instrument);
  if (flat !== undefined) return [flat];
  const [first, ...rest] = passage.isRow ? cellsOf(passage) : [];
  if (first === undefined || rest.length === 0 || first.text.length > 60 || /[:.]|\d{2}/.test(first.text))
    return [];
  const mention = mentionsIn(first.text)[0] ?? plainNamed(first.text);
  const found =
    mention === undefined
      ? undefined
      : scoreAfter(rest.map(({ text }) => text).join(' '), mention, instrument);
  const isSure =
    found !== undefined &&
    (found.kind === 'percentile' ||
      found.percentile === undefined ||
      areOneScore(found.kind, found.value, found.percentile, instrument));
  if (mention === undefined || found === undefined || !isSure) return [];
  return [asMeasure(passage, mention, instrument, found)];
}
