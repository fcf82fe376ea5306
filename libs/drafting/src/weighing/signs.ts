/**
 * What speaks for or against a figure by itself: how it is written, the words and marks around it, its line, its time.
 * Each sign is a short name; `sign-weights.ts` says how much it weighs, by itself and beside others.
 */
import type { ReportDate } from '../extraction/times/dates.js';
import { datesOf } from '../extraction/text/passage-text.js';
import { entryDaysIn } from '../extraction/tables/log-entries.js';
import type { Passage } from '../extraction/text/passage.js';
import { ColumnSigns, NO_COLUMN } from './column-signs.js';
import type { Figure } from './figure.js';
import type { PassageFigures } from './figures.js';
import { type KnownWords, PLACE } from './known-words.js';
import { FigureSigns, type Sign, type SignBook } from './sign-book.js';
import type { ReportTime } from './report-time.js';
import { upTo } from './sign-table.js';
import { type Word, wordsIn } from './words.js';

export interface SignedFigure {
  readonly figure: Figure;
  /** Words of the passage. */
  readonly around: PassageFigures;
  readonly signs: FigureSigns;
  /** Months on the report's scale, where a date stands with it. */
  readonly order: number | undefined;
  /** Of a figure in a row, what stands over it; empty where nothing does. */
  readonly column: string | undefined;
}

const NEAR_CHARACTERS = 160;
const CLAUSE_BEFORE = 10;
const CLAUSE_AFTER = 8;
const WORDS_NEXT = 3;
const WORDS_NEAR = 7;
const LEAD_WORDS = 8;
const LEAD_CHARACTERS = 90;
const LABEL_WORDS = 4;
const HEADING_MAX = 80;
const DATE_BEFORE_MAX = 300;
const DATE_AFTER_MAX = 40;

const SHARES = [0, 25, 50, 70, 90, 99, 100];
const WHOLES = [4, 5, 12, 30, 200];
const PERCENTS = [25, 50, 70, 90, 100];
const VALUES = [0, 2, 5, 10, 20, 40, 70, 130, 1_899, 9_999];
const MONTHS = [0.6, 1.6, 3, 6, 12];
const FIGURES = [1, 2, 4];

/** A line with figures, and its words. */
interface WordedLine {
  readonly found: PassageFigures;
  readonly words: readonly Word[];
}

/** Signs the figures of one report, line by line. */
export class FigureSigner {
  readonly #columns: ColumnSigns;
  readonly #ofHeading = new Map<string, readonly Sign[]>();

  constructor(
    private readonly passages: readonly Passage[],
    private readonly firstName: string | undefined,
    private readonly time: ReportTime,
    private readonly book: SignBook,
    private readonly known: KnownWords,
  ) {
    this.#columns = new ColumnSigns(passages, firstName, book, known);
  }

  signed(found: PassageFigures): SignedFigure[] {
    const line = { found, words: wordsIn(found.text, this.firstName, this.known) };
    const before = this.passages[found.at - 1];
    const toldBefore =
      before?.paragraph === found.passage.paragraph ? datesOf(before, DATE_BEFORE_MAX).at(-1) : undefined;
    const lastDate = this.time.orderOf(toldBefore ?? entryDaysIn(this.passages).get(found.passage));
    const isLinedUp = found.passage.isRow || PARTED.test(found.text);
    return found.figures.map((figure, place) => {
      const signs = new FigureSigns();
      const own = this.time.orderOf(ownDate(figure, found));
      this.#addShape(figure, signs);
      addWords(figure, line.words, signs);
      this.#addLine(line, place, signs);
      const column = isLinedUp ? this.#columns.add(found, place, signs) : NO_COLUMN;
      const order = own ?? this.time.orderOf(column.date) ?? lastDate;
      if (own === undefined && lastDate !== undefined) signs.add(this.book.named('date before'));
      signs.add(this.book.of('age', ageOf(order, this.time.newest)));
      return { figure, around: found, signs, order, column: isLinedUp ? column.head : undefined };
    });
  }

  #addShape({ form, value, outOf, wholeElsewhere }: Figure, signs: FigureSigns): void {
    const { book } = this;
    signs.add(book.of('form', form));
    if (wholeElsewhere !== '') signs.add(book.named('whole elsewhere'));
    if (outOf !== undefined) {
      signs.add(book.of('whole', upTo(WHOLES, outOf)));
      signs.add(book.of('share', upTo(SHARES, (100 * value) / outOf)));
    } else if (form === 'percent') signs.add(book.of('percent', upTo(PERCENTS, value)));
    else signs.add(book.of('value', upTo(VALUES, value)));
  }

  #addLine({ found: { passage, figures }, words }: WordedLine, place: number, signs: FigureSigns): void {
    const { book } = this;
    const figure = figures[place];
    if (figure === undefined) return;
    signs.add(book.of('section', passage.section));
    if (passage.isRow) signs.add(book.named('row'));
    if (passage.text === passage.heading) signs.add(book.named('heading'));
    const isAlike = ({ form }: Figure) => form === figure.form;
    const isFirst = figures.findIndex(isAlike) === place;
    const isLast = figures.findLastIndex(isAlike) === place;
    signs.add(book.named(isFirst && isLast ? 'only' : isFirst ? 'first' : isLast ? 'last' : 'between'));
    signs.add(book.of('figures', upTo(FIGURES, figures.length)));
    const lead = words.slice(0, firstBehind(words, Math.min(figure.index, LEAD_CHARACTERS)));
    for (const { known } of lead.slice(0, LEAD_WORDS)) signs.addAll(known.at(PLACE.lead));
    if (!lead.some(({ known }) => known.isStudent)) signs.add(book.named('nobody leads'));
    signs.addAll(this.#headingSigns(passage.heading));
    if (passage.isRow)
      for (const { known } of lead.slice(0, LABEL_WORDS)) signs.addAll(known.at(PLACE.label));
    if (figures.length > 1) signs.add(book.of('from end', String(Math.min(3, figures.length - 1 - place))));
  }

  #headingSigns(heading: string): readonly Sign[] {
    const known = this.#ofHeading.get(heading);
    if (known !== undefined) return known;
    const signs = wordsIn(heading.slice(0, HEADING_MAX), undefined, this.known).flatMap((word) =>
      word.known.at(PLACE.heading),
    );
    this.#ofHeading.set(heading, signs);
    return signs;
  }
}

const PARTED = / {2,}|\||\t|\.{3}/;

function ageOf(order: number | undefined, newest: number | undefined): string {
  if (order === undefined) return 'none';
  if (newest === undefined) return 'unknown';
  return order > newest + 0.5 ? 'ahead' : upTo(MONTHS, newest - order);
}

function ownDate({ index, end }: Figure, { dates }: PassageFigures): ReportDate | undefined {
  const before = dates.findLast((date) => date.index + date.text.length <= index + 1);
  const after = dates.find((date) => date.index >= end - 1 && date.index - end < DATE_AFTER_MAX);
  return before ?? after;
}

/** The place of the first word that ends behind an offset: all before it end there or earlier. */
function firstBehind(words: readonly Word[], offset: number): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle]?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

function addWords({ index, end }: Figure, words: readonly Word[], signs: FigureSigns): void {
  const last = firstBehind(words, index) - 1;
  let first = last;
  while (first >= 0 && (words[first]?.index ?? 0) >= index - NEAR_CHARACTERS) first -= 1;
  let next = firstBehind(words, end);
  while ((words[next]?.index ?? end) < end) next += 1;
  const behind = firstBehind(words, end + NEAR_CHARACTERS);
  addFrom(words, last, first, PLACE.nextBefore, signs);
  addFrom(words, next, behind, PLACE.nextAfter, signs);
  let lead = last;
  while (lead > first && words[lead]?.known.partsClause === false) lead -= 1;
  addFrom(words, lead + 1, last + 1, PLACE.clauseLeads, signs);
  for (let count = 0; count < CLAUSE_BEFORE && last - count > first; count += 1)
    if (!addClauseWord(words[last - count], count, PLACE.before, signs)) break;
  for (let count = 0; count < CLAUSE_AFTER && next + count < behind; count += 1)
    if (!addClauseWord(words[next + count], count, PLACE.after, signs)) break;
}

/** Adds what words one after the other say, each in its place, up to the word at `end`: forward, or back where that lies before. */
function addFrom(
  words: readonly Word[],
  start: number,
  end: number,
  places: readonly number[],
  signs: FigureSigns,
): void {
  const step = end < start ? -1 : 1;
  let at = start;
  for (const place of places) {
    const word = words[at];
    if (at === end || word === undefined) return;
    signs.addAll(word.known.at(place));
    at += step;
  }
}

/** @returns whether the clause goes on; @param count words between it and the figure */
function addClauseWord(
  word: Word | undefined,
  count: number,
  { near, amid, far }: (typeof PLACE)['before' | 'after'],
  signs: FigureSigns,
): boolean {
  if (word === undefined || word.known.endsClause) return false;
  signs.addAll(word.known.at(count < WORDS_NEXT ? near : count < WORDS_NEAR ? amid : far));
  return true;
}
