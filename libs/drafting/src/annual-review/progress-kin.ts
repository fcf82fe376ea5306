/** What the figures that could be a goal's say of each other: which of them is told last, dated last, or stands out. */
import type { SignedFigure } from '../weighing/signs.js';
import { upTo } from '../weighing/sign-table.js';

const A_DAY = 0.01;

/** A figure that could be the goal's, by its signs: near it or told in its words, and counting what it counts. */
const couldBeOf = (names: readonly string[]): boolean =>
  !names.some((name) => name.startsWith('in ')) &&
  (names.some((name) => name.startsWith('own ')) ||
    names.includes('number named') ||
    names.includes('words most') ||
    names.includes('label most') ||
    names.includes('column most') ||
    names.includes('heading most') ||
    names.includes('lead most')) &&
  !names.includes('other number named') &&
  !names.includes('kind other kind');

type Figures = readonly SignedFigure[];

/** Adds to the signs of each figure, by its place, what its kin say. @param scores what each weighs as a baseline in the goal's area */
export function addKinOfGoal(signs: readonly string[][], figures: Figures, scores: readonly number[]): void {
  const own = signs.flatMap((names, place) => (couldBeOf(names) ? [place] : []));
  addOrder(signs, figures, own);
  for (const [kind, places] of Map.groupBy(own, (place) => kindAmong(signs[place])))
    addKind(signs, figures, { kind, places });
  addWeight(signs, own, scores);
  for (const names of signs) addTogether(names);
}

const standOf = (rank: number, count: number): string =>
  count === 1
    ? 'only'
    : rank === count - 1
      ? 'last'
      : rank === 0
        ? 'first'
        : rank === count - 2
          ? 'last but one'
          : 'amid';

/** How old a figure is among those of these times. */
function ageAmong(orders: readonly number[]): (order: number | undefined) => string {
  const newest = Math.max(...orders);
  return (order) => {
    if (order === undefined) return orders.length > 0 ? 'undated' : 'no dates';
    return order >= newest - A_DAY ? 'newest' : `older ${upTo([2, 6], newest - order)}`;
  };
}

function addOrder(signs: readonly string[][], figures: Figures, own: readonly number[]): void {
  const orders = own.flatMap((place) => figures[place]?.order ?? []);
  const lineOf = (place: number | undefined) => figures[place ?? -1]?.figure.at;
  const byLine = Map.groupBy(own, lineOf);
  const age = ageAmong(orders);
  own.forEach((place, rank) => {
    const names = signs[place];
    if (names === undefined) return;
    names.push(
      `${standOf(rank, own.length)} kin`,
      `kin ${upTo([1, 2, 4, 8], own.length)}`,
      `${age(figures[place]?.order)} kin`,
    );
    const sameLine = byLine.get(lineOf(place)) ?? [];
    if (sameLine.length > 1)
      names.push(
        `${sameLine.at(-1) === place ? 'last' : sameLine[0] === place ? 'first' : 'amid'} of line kin`,
      );
    if (lineOf(own.at(-1)) === lineOf(place)) names.push('last line of kin');
  });
}

/** The same among those alone that count in one way. */
function addKind(
  signs: readonly string[][],
  figures: Figures,
  { kind, places }: { readonly kind: string; readonly places: readonly number[] },
): void {
  const orders = places.flatMap((place) => figures[place]?.order ?? []);
  const values = places.map((place) => figures[place]?.figure.value ?? 0);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const ageOfAll = ageAmong(orders);
  places.forEach((place, rank) => {
    const value = values[rank] ?? 0;
    const age = ageOfAll(figures[place]?.order).replace(/ .*/, '');
    const stand = standOf(rank, places.length).replace('last but one', 'amid');
    signs[place]?.push(`of kind ${stand}`, `of kind ${age}`, `of kind ${stand} ${age}`, `${kind} ${stand}`);
    if (lowest < highest)
      signs[place]?.push(
        `of kind ${value === highest ? 'highest' : value === lowest ? 'lowest' : 'amid values'}`,
      );
  });
}

function addWeight(signs: readonly string[][], own: readonly number[], scores: readonly number[]): void {
  const byWeight = own.toSorted((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
  const most = scores[byWeight[0] ?? -1] ?? 0;
  byWeight.forEach((place, rank) => {
    const behind = most - (scores[place] ?? 0);
    signs[place]?.push(
      `kin weighs ${upTo([0, 1, 2, 4], rank)}`,
      `kin behind ${upTo([0, 0.5, 1, 2, 4], behind)}`,
    );
  });
}

const kindAmong = (names: readonly string[] = []): string =>
  names.find((name) => name.startsWith('kind ') && !name.startsWith('kind first')) ?? '';

const OWNER = /^(own|above|below|in) /;

/** Whose place, whose words and what kind: what they say together. */
function addTogether(names: string[]): void {
  const kind = kindAmong(names);
  const owner = OWNER.exec(names.find((name) => OWNER.test(name)) ?? '')?.[1] ?? '';
  const told = names.some((name) => name.endsWith(' most') && !name.endsWith(' other most'))
    ? 'told'
    : 'untold';
  names.push(`${owner} ${kind}`, `${told} ${owner}`, `${told} ${kind}`);
}
