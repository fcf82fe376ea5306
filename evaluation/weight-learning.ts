/**
 * Learns how much each sign of a figure weighs, from the reports of this folder: for every need with a known baseline the
 * right figure shall outweigh all others of its report, and the thought that there is none; with the right figure taken out
 * of the report, none of the others may. To take an older figure of the same skill is the worse mistake, and counts more.
 * Conditional logit by stochastic gradient with Adagrad steps and a little decay, the mean over the later rounds and of
 * several learners that each leave out a third of the reports; the same reports give the same weights.
 */
import { type AreaWordTable, type FigureForArea, figuresToWeigh, NO_FIGURE } from '@goalwright/drafting';
import { type AreaExample, learnAreaWords } from './area-word-learning.ts';
import type { Figure, Fixture, Need } from './fixtures.js';
import { numbersFrom, shuffle } from './random-order.ts';

/** A figure to choose from. */
export interface Choosable {
  readonly signs: readonly string[];
  readonly isRight: boolean;
  /** An older figure of the same skill. */
  readonly isOlder: boolean;
  /** Known to the readers to be history. */
  readonly isHistory: boolean;
}

export interface Choice {
  readonly report: string;
  readonly area: string;
  /** Of a report as long as whole evaluations are. */
  readonly isOfFullReport: boolean;
  /** Of a section or a short report, which tell their figures: where the engine sees none, that says nothing of reports that have none. */
  readonly isOfSection: boolean;
  readonly figures: readonly Choosable[];
}

/** The full reports of the sets have more, as a rule; those about one need or two fewer. */
const CHARACTERS_OF_FULL_REPORT = 2_300;
const ROUNDS = 60;
const STEP = 0.15;
const DECAY = 0.005;
/** From this round on the weights hardly move but for the order of the reports: their mean is taken. */
const SETTLED = 30;
/** A sign seen in fewer reports is a quirk of theirs. */
const REPORTS_MIN = 10;
/** So many mistakes an older figure counts for. */
const OLDER_COUNTS = 8;
const WEIGHT_MIN = 0.03;
/** While learning every second report has no figure; of the areas people ask about, nearer one in five has none. */
const FIGURES_FOR_NONE = 4;

/** So many learners, each without a third of the reports: what one learns of quirks, the others do not. */
const LEARNERS = 6;
const LEFT_OUT = 1 / 3;

/** Reports are left out of what their own words are weighed with, a fifth at a time. */
const PARTS = 5;

/**
 * What is learned from each report, its areas told by words that were learned from other reports.
 * @param lines sentences of one area each, which tell of its words alone
 */
export function casesOfLeftOut<Case>(
  fixtures: readonly Fixture[],
  lines: readonly AreaExample[],
  casesIn: (report: Fixture, areaWords: AreaWordTable) => Case[],
): Case[] {
  const reports = fixtures.filter(({ truth }) => truth.judgement === 'report');
  const examples = reports.map((fixture) => examplesOf(fixture));
  const isOfPart = (at: number, part: number) => at % PARTS === part;
  return Array.from({ length: PARTS }, (_none, part) => {
    const areaWords = learnAreaWords([
      ...examples.filter((_own, at) => !isOfPart(at, part)).flat(),
      ...lines,
    ]);
    return reports
      .filter((_report, at) => isOfPart(at, part))
      .flatMap((fixture) => casesIn(fixture, areaWords));
  }).flat();
}

/** What there is to choose from for every need that has a baseline; see `casesOfLeftOut`. */
export const choicesOf = (fixtures: readonly Fixture[], lines: readonly AreaExample[] = []): Choice[] =>
  casesOfLeftOut(fixtures, lines, choicesIn);

function choicesIn({ name, pages, truth }: Fixture, areaWords: AreaWordTable): Choice[] {
  const figuresFor = figuresToWeigh(pages, areaWords);
  const isOfSection = truth.category === 'sections' || truth.category === 'short';
  const isOfFullReport = !isOfSection && lengthOf(pages) >= CHARACTERS_OF_FULL_REPORT;
  return truth.needs.flatMap((need) => {
    if (need.baseline === null) return [];
    const figures = figuresFor(need.area).map((figure) => {
      const isRight = isRightFor(figure, need);
      const isOlder = !isRight && need.prior.includes(figure.value);
      return { signs: figure.signs, isRight, isOlder, isHistory: figure.isHistory };
    });
    return [{ report: name, area: need.area, isOfFullReport, isOfSection, figures }];
  });
}

/** The words around the right figures of a report. */
export function examplesOf({ pages, truth }: Fixture): AreaExample[] {
  if (truth.judgement !== 'report') return [];
  const figuresFor = figuresToWeigh(pages);
  return truth.needs.flatMap((need) =>
    figuresFor(need.area)
      .filter((figure) => isRightFor(figure, need))
      .map(({ around }) => ({ area: need.area, around })),
  );
}

const isRightFor = (figure: FigureForArea, { baseline, alsoRight }: Need): boolean =>
  [...(baseline === null ? [] : [baseline]), ...alsoRight].some((wanted) => isSame(figure, wanted));

const lengthOf = (pages: Fixture['pages']) => pages.reduce((sum, { text }) => sum + text.length, 0);

const bare = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

function isSame({ value, outOf, page, text, index, end }: FigureForArea, wanted: Figure): boolean {
  if (value !== wanted.value || (wanted.outOf !== undefined && outOf !== wanted.outOf)) return false;
  if (wanted.page !== undefined && wanted.page !== page) return false;
  if (wanted.quote === undefined) return true;
  const [quote, line] = [bare(wanted.quote), bare(text)];
  const near = bare(text.slice(Math.max(0, index - 12), end + 12));
  return line.includes(quote) || quote.includes(line) || quote.includes(near);
}

interface Numbered {
  readonly signs: readonly number[];
  readonly isRight: boolean;
  readonly isOlder: boolean;
}

/** @returns by sign; what weighs next to nothing is left out */
export function learnWeights(choices: readonly Choice[]): Map<string, number> {
  const draw = numbersFrom(7);
  const reports = [...new Set(choices.map(({ report }) => report))];
  const sums = new Map<string, number>();
  for (let learner = 0; learner < LEARNERS; learner += 1) {
    const order = reports.map((_report, place) => place);
    shuffle(order, draw);
    const left = new Set(order.slice(0, LEFT_OUT * reports.length).map((place) => reports[place]));
    const learned = learnOnce(choices.filter(({ report }) => !left.has(report)));
    for (const [name, weight] of learned) sums.set(name, (sums.get(name) ?? 0) + weight / LEARNERS);
  }
  return new Map(
    [...sums].flatMap(([name, sum]): [string, number][] => {
      const weight = Math.round(100 * sum) / 100;
      return Math.abs(weight) < WEIGHT_MIN ? [] : [[name, weight]];
    }),
  );
}

function learnOnce(choices: readonly Choice[]): Map<string, number> {
  const names = commonSigns(choices);
  const places = new Map(names.map((name, place) => [name, place]));
  const none = [places.get(NO_FIGURE) ?? 0];
  const groups = choices.flatMap(({ figures, isOfSection }): Numbered[][] => {
    const group = figures.map(({ signs, isRight, isOlder }) => ({
      signs: signs.flatMap((sign) => places.get(sign) ?? []),
      ...{ isRight, isOlder },
    }));
    const noFigure = { signs: none, isOlder: false };
    const rest = [...group.filter(({ isRight }) => !isRight), { ...noFigure, isRight: true }];
    if (group.length < rest.length) return isOfSection ? [] : [rest];
    return [[...group, { ...noFigure, isRight: false }], rest];
  });
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length);
  const settled = new Float64Array(names.length);
  const draw = numbersFrom(7);
  const order = groups.map((_group, place) => place);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, draw);
    for (const place of order) step(groups[place] ?? [], weights, squares);
    if (round < SETTLED) continue;
    for (const [place, weight] of weights.entries())
      settled[place] = (settled[place] ?? 0) + weight / (ROUNDS - SETTLED);
  }
  return new Map(
    names.map((name, place) => [
      name,
      (settled[place] ?? 0) - (name === NO_FIGURE ? Math.log(FIGURES_FOR_NONE) : 0),
    ]),
  );
}

function commonSigns(choices: readonly Choice[]): string[] {
  const reports = new Map<string, Set<string>>();
  for (const { report, figures } of choices)
    for (const { signs } of figures)
      for (const sign of signs) reports.set(sign, (reports.get(sign) ?? new Set()).add(report));
  const common = [...reports].flatMap(([sign, seen]) => (seen.size >= REPORTS_MIN ? [sign] : []));
  return [...common, NO_FIGURE].sort();
}

const sumOf = (signs: readonly number[], weights: Float64Array) =>
  signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0);

function step(group: readonly Numbered[], weights: Float64Array, squares: Float64Array): void {
  const scores = group.map(({ signs }) => sumOf(signs, weights));
  const most = Math.max(...scores);
  const odds = scores.map(
    (score, place) => Math.exp(score - most) * (group[place]?.isOlder === true ? OLDER_COUNTS : 1),
  );
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  const right = odds.reduce((sum, odd, place) => sum + (group[place]?.isRight === true ? odd : 0), 0);
  const pulls = new Map<number, number>();
  group.forEach(({ signs, isRight }, place) => {
    const odd = odds[place] ?? 0;
    const pull = (isRight ? odd / right : 0) - odd / all;
    for (const sign of signs) pulls.set(sign, (pulls.get(sign) ?? 0) + pull);
  });
  for (const [sign, pull] of pulls) {
    const gradient = pull - DECAY * (weights[sign] ?? 0);
    squares[sign] = (squares[sign] ?? 0) + gradient * gradient;
    weights[sign] = (weights[sign] ?? 0) + (STEP * gradient) / Math.sqrt((squares[sign] ?? 0) + 1e-6);
  }
}

/** What the weights make of a choice: the figure they take, if any. */
export type Taken = 'right' | 'older' | 'wrong' | 'none';

/** What the readers know to be history is never taken. @param shareMin of the certainty of all figures, and of there being none, that a figure needs to be taken */
export function takenOf(
  figures: readonly Choosable[],
  weights: ReadonlyMap<string, number>,
  shareMin: number,
): Taken {
  const scored = figures
    .filter(({ isHistory }) => !isHistory)
    .map((figure) => ({
      figure,
      score: figure.signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0),
    }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined) return 'none';
  const others = [...scored.map(({ score }) => score), weights.get(NO_FIGURE) ?? 0];
  const share = 1 / others.reduce((sum, score) => sum + Math.exp(score - best.score), 0);
  if (share < shareMin) return 'none';
  return best.figure.isRight ? 'right' : best.figure.isOlder ? 'older' : 'wrong';
}
