/**
 * What speaks for or against a figure by itself: how it is written, the words and marks around it, its line, its time.
 * Each sign is a short name; `weights.ts` says how much it weighs.
 */
import { datesIn } from '../extraction/dates.js';
import type { Passage } from '../extraction/passage.js';
import type { Figure, PassageFigures } from './figures.js';
import { groupsOf, type Word, wordsIn } from './words.js';

export interface SignedFigure {
  readonly figure: Figure;
  /** Words of the passage. */
  readonly around: PassageFigures;
  readonly signs: Set<string>;
  /** Months on the report's scale, where a date stands with it. */
  readonly order: number | undefined;
}

const NEAR_CHARACTERS = 160;
const CLAUSE_BEFORE = 10;
const CLAUSE_AFTER = 8;
const WORDS_NEAR = 7;
const LEAD_WORDS = 8;
const LEAD_CHARACTERS = 90;
const LABEL_WORDS = 4;
const DATE_AFTER_MAX = 40;

const SHARES = [0, 25, 50, 70, 90, 99, 100];
const WHOLES = [4, 5, 12, 30, 200];
const PERCENTS = [25, 50, 70, 90, 100];
const VALUES = [0, 2, 5, 10, 20, 40, 70, 130, 1_899, 9_999];
const MONTHS = [0.6, 1.6, 3, 6, 12];

const upTo = (limits: readonly number[], value: number): string =>
  String(limits.find((limit) => value <= limit) ?? 'more');

/** @param newest the newest date of the report, on its scale of months */
export function signedFigures(
  found: PassageFigures,
  passages: readonly Passage[],
  firstName: string | undefined,
  newest: number | undefined,
): SignedFigure[] {
  const words = wordsIn(found.text, firstName);
  const before = passages[found.at - 1];
  const lastDate =
    before?.paragraph === found.passage.paragraph
      ? datesIn(before.text.slice(0, 300)).at(-1)?.order
      : undefined;
  return found.figures.map((figure, place) => {
    const signs = new Set<string>();
    const own = ownOrder(figure, found);
    const order = own ?? lastDate;
    signOfShape(figure, signs);
    signsOfWords(figure, words, signs);
    signsOfLine(figure, found, place, words, signs);
    if (isLinedUp(found)) signsOfColumn(figure, found, passages, firstName, signs);
    if (own === undefined && lastDate !== undefined) signs.add('date before');
    signs.add(`age ${ageOf(order, newest)}`);
    return { figure, around: found, signs, order };
  });
}

function ageOf(order: number | undefined, newest: number | undefined): string {
  if (order === undefined) return 'none';
  if (newest === undefined) return 'unknown';
  return order > newest + 0.5 ? 'ahead' : upTo(MONTHS, newest - order);
}

function ownOrder({ index, end }: Figure, { dates }: PassageFigures): number | undefined {
  const before = dates.findLast((date) => date.index + date.text.length <= index + 1);
  const after = dates.find((date) => date.index >= end - 1 && date.index - end < DATE_AFTER_MAX);
  return (before ?? after)?.order;
}

function signOfShape({ form, value, outOf, wholeElsewhere }: Figure, signs: Set<string>): void {
  signs.add(`form ${form}`);
  if (wholeElsewhere !== '') signs.add('whole elsewhere');
  if (outOf !== undefined) {
    signs.add(`whole ${upTo(WHOLES, outOf)}`);
    signs.add(`share ${upTo(SHARES, (100 * value) / outOf)}`);
  } else signs.add(form === 'percent' ? `percent ${upTo(PERCENTS, value)}` : `value ${upTo(VALUES, value)}`);
}

const ENDS_CLAUSE = /^[;.]$/;

function signsOfWords({ index, end }: Figure, words: readonly Word[], signs: Set<string>): void {
  const before = words
    .filter((word) => word.end <= index && word.index >= index - NEAR_CHARACTERS)
    .map(({ word }) => word)
    .reverse();
  const after = words
    .filter((word) => word.index >= end && word.end <= end + NEAR_CHARACTERS)
    .map(({ word }) => word);
  before.slice(0, 2).forEach((word, place) => signs.add(`b${String(place + 1)} ${word}`));
  after.slice(0, 3).forEach((word, place) => signs.add(`a${String(place + 1)} ${word}`));
  signsOfClause(clauseOf(before, CLAUSE_BEFORE), 'B', signs);
  signsOfClause(clauseOf(after, CLAUSE_AFTER), 'A', signs);
}

function clauseOf(words: readonly string[], most: number): readonly string[] {
  const ends = words.findIndex((word) => ENDS_CLAUSE.test(word));
  return words.slice(0, ends < 0 ? most : Math.min(ends, most));
}

function signsOfClause(clause: readonly string[], side: 'A' | 'B', signs: Set<string>): void {
  clause.forEach((word, place) => {
    if (place < WORDS_NEAR) signs.add(`${side} ${word}`);
    if (word === 'NAME' || word === 'PERSON' || word === 'OWNER') signs.add(`${side} says ${word}`);
    for (const group of groupsOf(word)) {
      signs.add(`${side} says ${group}`);
      if (place < 3) signs.add(`${side} near ${group}`);
    }
  });
}

function signsOfLine(
  figure: Figure,
  { passage, figures }: PassageFigures,
  place: number,
  words: readonly Word[],
  signs: Set<string>,
): void {
  signs.add(`section ${passage.section}`);
  if (passage.isRow) signs.add('row');
  if (passage.text === passage.heading) signs.add('heading');
  const alike = figures.filter(({ form }) => form === figure.form);
  signs.add(
    alike.length === 1
      ? 'only'
      : alike[0] === figure
        ? 'first'
        : alike.at(-1) === figure
          ? 'last'
          : 'between',
  );
  signs.add(`figures ${upTo([1, 2, 4], figures.length)}`);
  const lead = words
    .filter(({ end }) => end <= Math.min(figure.index, LEAD_CHARACTERS))
    .map(({ word }) => word);
  for (const word of lead.slice(0, LEAD_WORDS)) {
    if (word === 'NAME' || word === 'PERSON') signs.add(`lead says ${word}`);
    for (const group of groupsOf(word)) signs.add(`lead says ${group}`);
  }
  if (!lead.includes('NAME') && !lead.includes('PERSON')) signs.add('nobody leads');
  for (const word of new Set(passage.heading === '' ? [] : headingWords(passage.heading)))
    for (const group of groupsOf(word)) signs.add(`heading says ${group}`);
  if (passage.isRow)
    for (const word of new Set(lead.slice(0, LABEL_WORDS))) {
      signs.add(`label ${word}`);
      for (const group of groupsOf(word)) signs.add(`label says ${group}`);
    }
  if (figures.length > 1) signs.add(`from end ${String(Math.min(3, figures.length - 1 - place))}`);
}

const headingWords = (heading: string) => wordsIn(heading.slice(0, 80), undefined).map(({ word }) => word);

const PARTED = / {2,}|\||\t|\.{3}/;
const isLinedUp = ({ passage, text }: PassageFigures) => passage.isRow || PARTED.test(text);

const LINES_UP_MAX = 10;
const HEADER_DIGITS_MAX = 6;
const HEADER_CELL_MAX = 40;

/** The cell above it: in the nearest line above that is parted and holds few digits. */
function signsOfColumn(
  figure: Figure,
  { passage, at, text, figures }: PassageFigures,
  passages: readonly Passage[],
  firstName: string | undefined,
  signs: Set<string>,
): void {
  const place = figures.indexOf(figure);
  signs.add(`cell ${String(Math.min(place, 4))} of ${String(Math.min(figures.length, 5))}`);
  for (let above = at - 1; above >= Math.max(0, at - LINES_UP_MAX); above -= 1) {
    const line = passages[above];
    if (line?.page !== passage.page) return;
    const isHeader =
      (line.text.match(/\d/g)?.length ?? 0) <= HEADER_DIGITS_MAX ||
      /date|fall|winter|spring|goal/i.test(line.text);
    if (!isHeader || !/ {2,}|\||\t/.test(line.text)) continue;
    const cell = cellOver(line.text, text, figure);
    for (const { word } of wordsIn(cell.slice(0, HEADER_CELL_MAX), firstName)) {
      signs.add(`column ${word}`);
      for (const group of groupsOf(word)) signs.add(`column says ${group}`);
    }
    return;
  }
}

function cellOver(header: string, text: string, { index, end }: Figure): string {
  if (/\||\t/.test(text)) {
    const cells = text.slice(0, index).split(/\||\t/).length - 1;
    return header.split(/\||\t/)[cells] ?? '';
  }
  let nearest = { gap: Number.POSITIVE_INFINITY, cell: '' };
  for (const { 0: cell, index: start } of header.matchAll(/\S+(?: \S+)*/g)) {
    const gap = Math.min(Math.abs(start - index), Math.abs(start + cell.length - end));
    if (gap < nearest.gap) nearest = { gap, cell };
  }
  return nearest.cell;
}
