/** What figures of the same kind say of each other: which is the newer one, whose is the other, where it lies among them. */
import type { SignedFigure } from './signs.js';

const PASSAGES_APART = 6;
const DATED_APART = 8;
const KIN_MAX = 4;

/** Signs of time and of whose a figure is, and what they make of it. */
const TIME_POINTS: readonly (readonly [string, number])[] = [
  ['B near PAST', -1],
  ['lead says PAST', -1],
  ['B says NOW', 1],
  ['lead says NOW', 1],
  ['B says OTHERS', -1],
  ['lead says OTHERS', -1],
  ['B says TARGET', -1],
  ['lead says TARGET', -1],
];

const pointsOf = ({ signs }: SignedFigure) =>
  TIME_POINTS.reduce((sum, [sign, points]) => sum + (signs.has(sign) ? points : 0), 0);

/** Adds to each figure what its kin say; the figures stand in the order of the report. */
export function addKinSigns(figures: readonly SignedFigure[]): void {
  const points = new Map(figures.map((figure) => [figure, pointsOf(figure)]));
  figures.forEach((figure, place) => {
    const near = nearby(figures, place);
    const kin = near.filter((other) => isKin(figure, other) && isWithin(figure, other, PASSAGES_APART));
    addRank(figure, kin, points);
    addAge(
      figure,
      near.filter(
        (other) => other.figure.form === figure.figure.form && ownWhole(other) === ownWhole(figure),
      ),
    );
  });
}

function nearby(figures: readonly SignedFigure[], place: number): SignedFigure[] {
  const here = figures[place];
  const near: SignedFigure[] = [];
  if (here === undefined) return near;
  for (const step of [-1, 1])
    for (let at = place + step; ; at += step) {
      const other = figures[at];
      if (other === undefined || !isWithin(here, other, DATED_APART)) break;
      near.push(other);
    }
  return near;
}

const isWithin = (one: SignedFigure, other: SignedFigure, passages: number) =>
  Math.abs(one.figure.at - other.figure.at) <= passages;
const ownWhole = ({ figure }: SignedFigure) => (figure.wholeElsewhere !== '' ? undefined : figure.outOf);
const isKin = ({ figure: one }: SignedFigure, { figure: other }: SignedFigure) =>
  one.outOf === other.outOf && (one.form === 'percent') === (other.form === 'percent');

function addRank(
  figure: SignedFigure,
  kin: readonly SignedFigure[],
  points: ReadonlyMap<SignedFigure, number>,
): void {
  const { signs } = figure;
  if (kin.length === 0) {
    signs.add('no kin');
    return;
  }
  const own = points.get(figure) ?? 0;
  const best = Math.max(...kin.map((other) => points.get(other) ?? 0));
  signs.add(
    own > best
      ? 'newest by words'
      : own === best
        ? 'as new by words'
        : own >= best - 2
          ? 'older by words'
          : 'old by words',
  );
  if (kin.some((other) => other.figure.at > figure.figure.at)) signs.add('kin after');
  if (kin.some((other) => other.figure.at < figure.figure.at)) signs.add('kin before');
  signs.add(`kin ${String(Math.min(kin.length, KIN_MAX))}`);
  const lower = kin.filter((other) => other.figure.value < figure.figure.value).length;
  signs.add(lower === 0 ? 'lowest of kin' : lower === kin.length ? 'highest of kin' : 'amid kin');
}

const DAY = 0.01;

function addAge({ order, signs }: SignedFigure, alike: readonly SignedFigure[]): void {
  const orders = alike.flatMap((other) => other.order ?? []);
  if (orders.length === 0) return;
  if (order === undefined) signs.add('undated among dated');
  else if (orders.some((other) => other > order + DAY)) signs.add('later kin');
  else if (orders.some((other) => other < order - DAY)) signs.add('latest of kin');
}
