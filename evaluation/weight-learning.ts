/**
 * Learns how much each sign of a figure weighs, from the reports of this folder: for every need with a known baseline the
 * right figure shall outweigh all others of its report, and the thought that there is none; with the right figure taken out
 * of the report, none of the others may. To take an older figure of the same skill is the worse mistake, and counts more.
 * The network of `network-learning.ts`; the same reports give the same weights.
 */
import {
  type AreaWordTable,
  DIRECT_STEP,
  type FigureForArea,
  figuresToWeigh,
  HEARD_STEP,
  type NetworkTable,
  type SignNetwork,
} from '@goalwright/drafting';
import { type AreaExample, learnAreaWords } from './area-word-learning.ts';
import type { Figure, Fixture, Need } from './fixtures.js';
import { type FigureGroup, HIDDEN_UNITS, learnNetwork } from './network-learning.ts';

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
/** A sign seen in fewer reports is a quirk of theirs. */
const REPORTS_MIN = 10;
/** While learning every second report has no figure; of the areas people ask about, nearer one in five has none. */
const FIGURES_FOR_NONE = 4;

const BYTE_MAX = 127;

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
  [...(baseline === null ? [] : [baseline]), ...alsoRight].some((wanted) => isSamePlace(figure, wanted));

const lengthOf = (pages: Fixture['pages']) => pages.reduce((sum, { text }) => sum + text.length, 0);

const bare = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** A figure in its line, as a truth file may name it. */
type PlacedFigure = Pick<FigureForArea, 'value' | 'outOf' | 'page' | 'text' | 'index' | 'end'>;

export function isSamePlace({ value, outOf, page, text, index, end }: PlacedFigure, wanted: Figure): boolean {
  if (value !== wanted.value || (wanted.outOf !== undefined && outOf !== wanted.outOf)) return false;
  if (wanted.page !== undefined && wanted.page !== page) return false;
  if (wanted.quote === undefined) return true;
  const [quote, line] = [bare(wanted.quote), bare(text)];
  const near = bare(text.slice(Math.max(0, index - 12), end + 12));
  return line.includes(quote) || quote.includes(line) || quote.includes(near);
}

/** @returns the network as it is written down; signs that say next to nothing are left out */
export function learnWeights(choices: readonly Choice[]): NetworkTable {
  const names = commonSigns(choices);
  const places = new Map(names.map((name, place) => [name, place]));
  const groups = choices.map(({ figures, isOfSection }): FigureGroup => ({
    figures: figures.map(({ signs, isRight, isOlder }) => ({
      ...{ isRight, isOlder },
      signs: signs.flatMap((sign) => places.get(sign) ?? []),
    })),
    teachesNone: !isOfSection,
  }));
  const { direct, heard, bias, weighs, none } = learnNetwork(groups, names.length);
  const signs = names.flatMap((name, place): [string, string][] => {
    const own = heard.subarray(place * HIDDEN_UNITS, (place + 1) * HIDDEN_UNITS);
    const bytes = [
      byteOf((direct[place] ?? 0) / DIRECT_STEP),
      ...Array.from(own, (loud) => byteOf(loud / HEARD_STEP)),
    ];
    if (bytes.every((byte) => byte === 0)) return [];
    return [[name, Buffer.from(Int8Array.from(bytes).buffer).toString('base64')]];
  });
  return {
    none: rounded(none - Math.log(FIGURES_FOR_NONE)),
    bias: Array.from(bias, rounded),
    weighs: Array.from(weighs, rounded),
    signs: Object.fromEntries(signs),
  };
}

const rounded = (value: number) => Math.round(1000 * value) / 1000;
const byteOf = (steps: number) => Math.max(-BYTE_MAX, Math.min(BYTE_MAX, Math.round(steps)));

function commonSigns(choices: readonly Choice[]): string[] {
  const reports = new Map<string, Set<string>>();
  for (const { report, figures } of choices)
    for (const { signs } of figures)
      for (const sign of signs) reports.set(sign, (reports.get(sign) ?? new Set()).add(report));
  return [...reports].flatMap(([sign, seen]) => (seen.size >= REPORTS_MIN ? [sign] : [])).sort();
}

/** What the weights make of a choice: the figure they take, if any. */
export type Taken = 'right' | 'older' | 'wrong' | 'none';

/** What the readers know to be history is never taken. @param shareMin of the certainty of all figures, and of there being none, that a figure needs to be taken */
export function takenOf(figures: readonly Choosable[], network: SignNetwork, shareMin: number): Taken {
  const scored = figures
    .filter(({ isHistory }) => !isHistory)
    .map((figure) => ({
      figure,
      score: network.weightOf(figure.signs),
    }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined) return 'none';
  const others = [...scored.map(({ score }) => score), network.none];
  const share = 1 / others.reduce((sum, score) => sum + Math.exp(score - best.score), 0);
  if (share < shareMin) return 'none';
  return best.figure.isRight ? 'right' : best.figure.isOlder ? 'older' : 'wrong';
}
