/** Learns which number is the whole that a figure is a part of, or that there is none: softmax over the signs of `weighing/whole-signs`. */
import { wholesToWeigh } from '@goalwright/drafting';
import type { Figure, Fixture } from './fixtures.js';
import { numbersFrom, shuffle } from './random-order.ts';
import { type LearnedSigns, rounded, weighty } from './sign-learning.ts';
import { isSamePlace } from './weight-learning.ts';

/** A figure of a report, and what it may be a part of. */
export interface WholeCase {
  readonly report: string;
  readonly own: readonly string[];
  readonly isSaid: boolean;
  /** No right one: the figure stands for itself. */
  readonly wholes: readonly { readonly signs: readonly string[]; readonly isRight: boolean }[];
  /** It is a part of something, told or not. */
  readonly isPart: boolean;
  readonly byRule: 'right' | 'wrong' | 'none';
}

const ROUNDS = 20;
const STEP = 0.1;
const DECAY = 1e-4;
const REPORTS_MIN = 6;
/** "One" is a word far more often than a count: that shall not speak against counts. */
const SAID_COUNTS = 0.15;

export function wholeCasesOf(fixtures: readonly Fixture[]): WholeCase[] {
  return fixtures.flatMap(({ name, pages, truth }) => {
    if (truth.judgement !== 'report') return [];
    const figures = wholesToWeigh(pages);
    const wanted = truth.needs.flatMap(({ baseline, alsoRight }) => [
      ...(baseline === null ? [] : [baseline]),
      ...alsoRight,
    ]);
    return figures.flatMap(({ own, wholes, byRule, isSaid, ...figure }): WholeCase[] => {
      const said = wanted.filter(({ outOf: _outOf, ...bare }: Figure) =>
        isSamePlace({ ...figure, outOf: undefined }, bare),
      );
      if (said.length === 0 && !isSaid) return [];
      const outOf = new Set(said.map((one) => one.outOf));
      const isPart = said.length > 0 && !outOf.has(undefined);
      return [
        {
          report: name,
          own,
          isSaid,
          isPart,
          wholes: wholes.map(({ whole, signs }) => ({ signs, isRight: outOf.has(whole.value) })),
          byRule: outOf.has(byRule) ? 'right' : byRule === undefined ? 'none' : 'wrong',
        },
      ];
    });
  });
}

export function learnWholes(cases: readonly WholeCase[]): LearnedSigns {
  const names = commonSigns(cases);
  const places = new Map(names.map((name, place) => [name, place]));
  const placesOf = (signs: readonly string[]) => signs.flatMap((sign) => places.get(sign) ?? []);
  const bias = names.length;
  const numbered = cases
    .filter(({ wholes, isPart }) => wholes.length > 0 && (!isPart || wholes.some(({ isRight }) => isRight)))
    .map(({ own, wholes, isPart, isSaid }) => ({
      isPart,
      counts: isSaid && !isPart ? SAID_COUNTS : 1,
      wholes: wholes.map(({ signs, isRight }) => ({
        isRight,
        places: [bias, ...placesOf(own), ...placesOf(signs)],
      })),
    }));
  const weights = new Float64Array(names.length + 1);
  const squares = new Float64Array(names.length + 1).fill(1e-2);
  const settled = new Float64Array(names.length + 1);
  const draw = numbersFrom(7);
  const settledFrom = Math.ceil(ROUNDS / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(numbered, draw);
    for (const one of numbered) learnFrom(one, weights, squares);
    if (round < settledFrom) continue;
    for (const [place, weight] of weights.entries())
      settled[place] = (settled[place] ?? 0) + weight / (ROUNDS - settledFrom);
  }
  return { own: rounded(settled[bias] ?? 0), weights: weighty(names, settled) };
}

function learnFrom(
  {
    isPart,
    counts,
    wholes,
  }: { isPart: boolean; counts: number; wholes: readonly { isRight: boolean; places: readonly number[] }[] },
  weights: Float64Array,
  squares: Float64Array,
): void {
  const loud = wholes.map(({ places }) =>
    Math.exp(
      Math.min(
        30,
        places.reduce((sum, place) => sum + (weights[place] ?? 0), 0),
      ),
    ),
  );
  const all = loud.reduce((sum, one) => sum + one, 1);
  const right = loud.reduce((sum, one, at) => sum + (wholes[at]?.isRight === true ? one : 0), isPart ? 0 : 1);
  const slopes = new Map<number, number>();
  wholes.forEach(({ isRight, places }, at) => {
    const share = (loud[at] ?? 0) / all;
    const slope = share - (isRight && right > 0 ? (loud[at] ?? 0) / right : 0);
    for (const place of places) slopes.set(place, (slopes.get(place) ?? 0) + counts * slope);
  });
  for (const [place, miss] of slopes) {
    const weight = weights[place] ?? 0;
    const slope = miss + DECAY * weight;
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    weights[place] = weight - (STEP * slope) / Math.sqrt(square);
  }
}

function commonSigns(cases: readonly WholeCase[]): string[] {
  const reports = new Map<string, Set<string>>();
  for (const { report, own, wholes } of cases)
    for (const sign of [...own, ...wholes.flatMap(({ signs }) => signs)])
      reports.set(sign, (reports.get(sign) ?? new Set()).add(report));
  return [...reports].flatMap(([sign, seen]) => (seen.size >= REPORTS_MIN ? [sign] : [])).sort();
}
