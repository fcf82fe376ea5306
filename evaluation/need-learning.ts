/**
 * Learns how much each sign of `areas/need-signs` speaks for an area being a need, from the reports of this folder: for every area
 * that a report speaks of, whether the truth file calls it a need; areas that one could take or leave teach nothing. Logistic
 * regression by stochastic gradient with Adagrad steps and a little decay, the mean over the later half of the rounds. Words
 * of single areas are very many: after a first course only those that weigh most are kept, and learned anew.
 */
import {
  type AreaWordTable,
  likelihoodOf,
  needsToWeigh,
  type ToldNeed,
  toldNeedsIn,
} from '@goalwright/drafting';
import type { AreaExample } from './area-word-learning.ts';
import type { Fixture } from './fixtures.js';
import { numbersFrom, shuffle } from './random-order.ts';
import { casesOfLeftOut } from './weight-learning.ts';

/** One area of one report. */
export interface NeedCase {
  readonly report: string;
  readonly area: string;
  readonly isNeed: boolean;
  /** Of the area as such, whatever area it is. */
  readonly signs: ReadonlyMap<string, number>;
  /** Words of the report's calling passages: each weighs for every area by itself. */
  readonly called: ReadonlyMap<string, number>;
}

export interface NeedWeights {
  readonly signs: ReadonlyMap<string, number>;
  /** By area, then by word. */
  readonly called: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const ROUNDS = 25;
const STEP = 0.1;
const DECAY = 2e-4;
/** Words of single areas are seen less often: they decay faster. */
const CALLED_DECAY = 4 * DECAY;
/** A sign seen with fewer areas of all reports is a quirk. */
const SIGN_CASES_MIN = 20;
const CALLED_CASES_MIN = 15;
const SIGNS_KEPT = 1_500;
const CALLED_KEPT = 6_000;
const WEIGHT_MIN = 0.02;

/** Every area that a report speaks of, but those which its truth file leaves open; see `casesOfLeftOut`. */
export const needCasesOf = (fixtures: readonly Fixture[], lines: readonly AreaExample[] = []): NeedCase[] =>
  casesOfLeftOut(fixtures, lines, casesIn);

function casesIn({ name, pages, truth }: Fixture, areaWords: AreaWordTable): NeedCase[] {
  const { byArea, called } = needsToWeigh(pages, areaWords);
  const needs = new Set(truth.needs.map(({ area }) => area));
  return [...byArea].flatMap(([area, signs]): NeedCase[] =>
    truth.possible.includes(area) ? [] : [{ report: name, area, isNeed: needs.has(area), signs, called }],
  );
}

/** A case with its signs as numbers. */
interface Numbered {
  readonly isNeed: boolean;
  readonly places: readonly number[];
  readonly levels: readonly number[];
}

/** "Reading fluency: vowel" */
const calledName = (area: string, word: string) => `${area}: ${word}`;

function namesOf({ area, signs, called }: NeedCase): [string, number][] {
  return [
    ...signs,
    ...[...called].map(([word, level]) => [calledName(area, word), level] as [string, number]),
  ];
}

const isOfArea = (name: string) => name.includes(': ');

function commonNames(cases: readonly NeedCase[]): string[] {
  const seen = new Map<string, number>();
  for (const one of cases) for (const [name] of namesOf(one)) seen.set(name, (seen.get(name) ?? 0) + 1);
  return [...seen]
    .filter(([name, count]) => count >= (isOfArea(name) ? CALLED_CASES_MIN : SIGN_CASES_MIN))
    .map(([name]) => name)
    .sort();
}

function numbered(cases: readonly NeedCase[], names: readonly string[]): Numbered[] {
  const places = new Map(names.map((name, place) => [name, place]));
  return cases.map((one) => {
    const known = namesOf(one).flatMap(([name, level]): [number, number][] => {
      const place = places.get(name);
      return place === undefined ? [] : [[place, level]];
    });
    return {
      isNeed: one.isNeed,
      places: known.map(([place]) => place),
      levels: known.map(([, level]) => level),
    };
  });
}

function course(cases: readonly Numbered[], names: readonly string[]): Float64Array {
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-2);
  const settled = new Float64Array(names.length);
  const decays = names.map((name) => (isOfArea(name) ? CALLED_DECAY : DECAY));
  const draw = numbersFrom(7);
  const order = cases.map((_case, place) => place);
  const settledFrom = Math.ceil(ROUNDS / 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, draw);
    for (const at of order) {
      const one = cases[at];
      if (one !== undefined) learnFrom(one, weights, squares, decays);
    }
    if (round < settledFrom) continue;
    for (const [place, weight] of weights.entries())
      settled[place] = (settled[place] ?? 0) + weight / (ROUNDS - settledFrom);
  }
  return settled;
}

function learnFrom(
  { isNeed, places, levels }: Numbered,
  weights: Float64Array,
  squares: Float64Array,
  decays: readonly number[],
): void {
  const sum = places.reduce((all, place, at) => all + (weights[place] ?? 0) * (levels[at] ?? 0), 0);
  const miss = likelihoodOf(sum) - (isNeed ? 1 : 0);
  places.forEach((place, at) => {
    const weight = weights[place] ?? 0;
    const gradient = miss * (levels[at] ?? 0) + (decays[place] ?? 0) * weight;
    const square = (squares[place] ?? 0) + gradient * gradient;
    squares[place] = square;
    weights[place] = weight - (STEP * gradient) / Math.sqrt(square);
  });
}

/** The names that weigh most, by how often they show. */
function weightiest(names: readonly string[], weights: Float64Array, cases: readonly Numbered[]): string[] {
  const counts = new Float64Array(names.length);
  for (const { places } of cases) for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  const ranked = names
    .map((name, place) => ({ name, pull: Math.abs(weights[place] ?? 0) * Math.sqrt(counts[place] ?? 0) }))
    .sort((one, other) => other.pull - one.pull)
    .map(({ name }) => name);
  return [
    ...ranked.filter((name) => !isOfArea(name)).slice(0, SIGNS_KEPT),
    ...ranked.filter(isOfArea).slice(0, CALLED_KEPT),
  ].sort();
}

/** The same cases give the same weights. */
export function learnNeedWeights(cases: readonly NeedCase[]): NeedWeights {
  const all = commonNames(cases);
  const first = numbered(cases, all);
  const names = weightiest(all, course(first, all), first);
  const weights = course(numbered(cases, names), names);
  const signs = new Map<string, number>();
  const called = new Map<string, Map<string, number>>();
  names.forEach((name, place) => {
    const weight = Math.round(100 * (weights[place] ?? 0)) / 100;
    if (Math.abs(weight) < WEIGHT_MIN) return;
    const [area = '', word] = name.split(': ');
    if (word === undefined) signs.set(name, weight);
    else called.set(area, (called.get(area) ?? new Map<string, number>()).set(word, weight));
  });
  return { signs, called };
}

/** @returns 0 to 1 */
export function likelihoodIn({ area, signs, called }: NeedCase, weights: NeedWeights): number {
  const own = weights.called.get(area);
  let sum = 0;
  for (const [sign, level] of signs) sum += level * (weights.signs.get(sign) ?? 0);
  for (const [word, level] of called) sum += level * (own?.get(word) ?? 0);
  return likelihoodOf(sum);
}

/** What words and figures say of one area of one report. */
export interface ToldCase {
  readonly isNeed: boolean;
  readonly told: Pick<ToldNeed, 'said' | 'fits' | 'isHigh'>;
}

/** How much words, figures and high shares weigh against each other. */
export type FigureWeights = Readonly<Record<'any' | 'said' | 'fits' | 'high', number>>;

/** @param fixtures reports from which the weights of words and figures were not learned: of others both know the answer */
export function toldCasesOf(fixtures: readonly Fixture[]): ToldCase[] {
  return fixtures.flatMap(({ pages, truth }) => {
    if (truth.judgement !== 'report') return [];
    const needs = new Set(truth.needs.map(({ area }) => area));
    return toldNeedsIn(pages).flatMap((told): ToldCase[] =>
      truth.possible.includes(told.areaOfNeed) ? [] : [{ isNeed: needs.has(told.areaOfNeed), told }],
    );
  });
}

const FIGURE_ROUNDS = 4_000;
const FIGURE_STEP = 0.5;

/** Logistic regression on four numbers, all cases at once. */
export function learnFigureWeights(cases: readonly ToldCase[]): FigureWeights {
  const rows = cases.map(({ told: { said, fits, isHigh } }) => [1, said, fits, isHigh ? 1 : 0]);
  const weights = [0, 0, 0, 0];
  const squares = [1e-6, 1e-6, 1e-6, 1e-6];
  for (let round = 0; round < FIGURE_ROUNDS; round += 1) {
    const slopes = [0, 0, 0, 0];
    cases.forEach(({ isNeed }, at) => {
      const row = rows[at] ?? [];
      const sum = row.reduce((all, level, place) => all + level * (weights[place] ?? 0), 0);
      const miss = likelihoodOf(sum) - (isNeed ? 1 : 0);
      row.forEach((level, place) => {
        slopes[place] = (slopes[place] ?? 0) + (miss * level) / cases.length;
      });
    });
    slopes.forEach((slope, place) => {
      squares[place] = (squares[place] ?? 0) + slope * slope;
      weights[place] = (weights[place] ?? 0) - (FIGURE_STEP * slope) / Math.sqrt(squares[place] ?? 1);
    });
  }
  const [any = 0, said = 0, fits = 0, high = 0] = weights.map((weight) => Math.round(100 * weight) / 100);
  return { any, said, fits, high };
}
