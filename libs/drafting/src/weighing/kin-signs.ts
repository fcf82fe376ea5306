/** What figures of the same kind say of each other: which is the newer one, whose is the other, where it lies among them. */
import type { SignBook } from './sign-book.js';
import type { SignedFigure } from './signs.js';

const PASSAGES_APART = 6;
const DATED_APART = 8;
const KIN_MAX = 4;

/** Adds to each figure what its kin say; the figures stand in the order of the report. */
export function addKinSigns(figures: readonly SignedFigure[], book: SignBook): void {
  let from = 0;
  let to = 0;
  for (const figure of figures) {
    const { at } = figure.figure;
    while (at - placeOf(figures[from]) > DATED_APART) from += 1;
    while (to < figures.length && placeOf(figures[to]) - at <= DATED_APART) to += 1;
    const around = { figures, from, to };
    addRank(figure, around, book);
    addAge(figure, around, book);
  }
}

const placeOf = (signed: SignedFigure | undefined) => signed?.figure.at ?? Number.POSITIVE_INFINITY;
const ownWhole = ({ figure }: SignedFigure) => (figure.wholeElsewhere !== '' ? undefined : figure.outOf);

/** Whether two figures count alike, and stand no more than so many passages apart. */
export const areAlike = (
  { figure: one }: SignedFigure,
  { figure: other }: SignedFigure,
  passagesApart: number,
): boolean =>
  one.outOf === other.outOf &&
  (one.form === 'percent') === (other.form === 'percent') &&
  Math.abs(one.at - other.at) <= passagesApart;

/** The figures around one: from a place up to another. */
interface Around {
  readonly figures: readonly SignedFigure[];
  readonly from: number;
  readonly to: number;
}

function addRank(signed: SignedFigure, { figures, from, to }: Around, book: SignBook): void {
  const { signs, figure } = signed;
  let [kin, lower, best] = [0, 0, Number.NEGATIVE_INFINITY];
  let [isAfter, isBefore] = [false, false];
  for (let place = from; place < to; place += 1) {
    const other = figures[place];
    if (other === undefined || other === signed || !areAlike(signed, other, PASSAGES_APART)) continue;
    kin += 1;
    best = Math.max(best, other.signs.points);
    if (other.figure.value < figure.value) lower += 1;
    if (other.figure.at > figure.at) isAfter = true;
    else if (other.figure.at < figure.at) isBefore = true;
  }
  if (kin === 0) {
    signs.add(book.named('no kin'));
    signs.age = 'alone';
    return;
  }
  const own = signs.points;
  if (own > best) signs.age = 'newest';
  signs.add(
    book.named(
      own > best
        ? 'newest by words'
        : own === best
          ? 'as new by words'
          : own >= best - 2
            ? 'older by words'
            : 'old by words',
    ),
  );
  if (isAfter) signs.add(book.named('kin after'));
  if (isBefore) signs.add(book.named('kin before'));
  signs.add(book.of('kin', String(Math.min(kin, KIN_MAX))));
  signs.add(book.named(lower === 0 ? 'lowest of kin' : lower === kin ? 'highest of kin' : 'amid kin'));
}

const DAY = 0.01;

function addAge(signed: SignedFigure, { figures, from, to }: Around, book: SignBook): void {
  const { order, signs, figure } = signed;
  let [isDated, isEarlier, isLater] = [false, false, false];
  for (let place = from; place < to; place += 1) {
    const other = figures[place];
    if (other?.order === undefined || other === signed) continue;
    if (other.figure.form !== figure.form || ownWhole(other) !== ownWhole(signed)) continue;
    isDated = true;
    if (order === undefined) break;
    if (other.order > order + DAY) isLater = true;
    else if (other.order < order - DAY) isEarlier = true;
  }
  if (!isDated) return;
  if (order === undefined) signs.add(book.named('undated among dated'));
  else if (isLater) signs.add(book.named('later kin'));
  else if (isEarlier) signs.add(book.named('latest of kin'));
}
