/**
 * Learns which parts of a report are goals of the last plan, by logistic regression over the signs of
 * `annual-review/goal-part-signs`, and which of all figures is the newest of such a goal, by conditional logit over those of
 * `annual-review/progress-signs`. Both by stochastic gradient with Adagrad steps and decay, the mean over the later half of the
 * rounds. The same reports give the same weights.
 */
import { goalFiguresToWeigh, goalPartsToWeigh } from '@goalwright/drafting';
import type { Figure, Fixture, OldGoal } from './fixtures.js';
import { fold, isPartOf } from './folded-words.ts';
import { numbersFrom, shuffle } from './random-order.ts';
import { isSameFigure, toldFigure } from './same-figure.ts';
import {
  type LearnedSigns,
  type Learning,
  learnSigns,
  rounded,
  type SignCase,
  weighty,
} from './sign-learning.ts';

/** One part of thirty is a goal: to miss one is the worse mistake. */
const PART_LEARNING: Learning = { rounds: 12, step: 0.15, decay: 2e-4, casesMin: 4, isSoCounts: 3 };
const VERDICT_LEARNING: Learning = { rounds: 14, step: 0.1, decay: 1e-2, casesMin: 8, isSoCounts: 3 };

const plain = (text: string) => fold(text).replace(/[–—]/g, '-').trim();
/** So much of a part tells that a goal's words, broken over lines, go through it. */
const BROKEN_MIN = 18;

/** Of reports without such goals one in so many teaches what is none. */
const WITHOUT_GOALS_TAKEN = 2;

/** The parts of all reports that have a goal of the last plan, and of some that have none. */
export function partCasesOf(fixtures: readonly Fixture[]): SignCase[] {
  const reports = fixtures.filter(({ truth }) => truth.judgement === 'report');
  const without = reports.filter(({ truth }) => truth.oldGoals.length === 0);
  const taken = new Set(without.filter((_report, place) => place % WITHOUT_GOALS_TAKEN === 0));
  return reports
    .filter((report) => report.truth.oldGoals.length > 0 || taken.has(report))
    .flatMap(({ pages, truth }) => {
      // "B. Otto will": the mark of the list is not the goal's.
      const goals = truth.oldGoals.map(({ contains }) =>
        plain(contains).replace(/^(?:#?\d{1,2}|[a-h])[.)] /i, ''),
      );
      return goalPartsToWeigh(pages).map(({ text, signs }) => ({
        signs,
        isSo: goals.some((goal) => isPartOf(plain(text), goal, BROKEN_MIN)),
      }));
    });
}

export const learnParts = (cases: readonly SignCase[]): LearnedSigns => learnSigns(cases, PART_LEARNING);

/** A goal of the last plan, with all figures of its report. */
export interface ProgressCase {
  readonly report: string;
  readonly figures: readonly { readonly signs: readonly string[]; readonly isRight: boolean }[];
}

const bare = (text: string) => text.replace(/[^a-z0-9]/gi, '').toLowerCase();
/** So far around a figure its quote may begin or end. */
const NEAR = 12;

/** Of reports that the readers were mended on, what they took is heard of one in so many. */
const HEARD_OF = 3;
const areReadersHeard = (isReadBefore: boolean, place: number) => !isReadBefore || place % HEARD_OF === 0;

type FigureOfGoal = ReturnType<typeof goalFiguresToWeigh>[number]['figures'][number];

/** Told as often, or its count without the whole: "now 9" of a goal for 12. */
const isAsMuch = (figure: FigureOfGoal, newest: Figure): boolean =>
  isSameFigure(figure, toldFigure(newest)) ||
  (figure.value === newest.value && figure.outOf === undefined && !figure.isPercent);

function isQuoted({ text, index, end }: FigureOfGoal, { quote }: Figure): boolean {
  if (quote === undefined) return true;
  const [asked, line] = [bare(quote), bare(text)];
  return (
    line.includes(asked) ||
    asked.includes(line) ||
    asked.includes(bare(text.slice(Math.max(0, index - NEAR), end + NEAR)))
  );
}

/**
 * Each old goal that the engine finds, with the figures it could choose from.
 * @param isReadBefore the readers were mended on these reports: what they took says too much there, and is heard of few
 */
export function progressCasesOf(fixtures: readonly Fixture[], isReadBefore: boolean): ProgressCase[] {
  return fixtures
    .filter(({ truth }) => truth.oldGoals.length > 0)
    .flatMap(({ name, pages, truth }, place) => {
      const told = goalFiguresToWeigh(pages);
      const isHeard = areReadersHeard(isReadBefore, place);
      return truth.oldGoals.flatMap((goal): ProgressCase[] => {
        const own = told.find(({ goal: found }) => isGoalOf(found, goal));
        if (own === undefined) return [];
        const newest = goal.newest ?? undefined;
        const asMuch = own.figures.map((figure) => newest !== undefined && isAsMuch(figure, newest));
        const right = own.figures.map(
          (figure, at) => asMuch[at] === true && newest !== undefined && isQuoted(figure, newest),
        );
        const isRight = right.some(Boolean) ? right : asMuch;
        const figures = own.figures.map(({ signs }, at) => ({
          signs: isHeard ? signs : signs.filter((sign) => !sign.startsWith('rule')),
          isRight: isRight[at] === true,
        }));
        return [{ report: name, figures }];
      });
    });
}

const isGoalOf = (
  found: { readonly goal: string; readonly quote: string },
  { contains }: OldGoal,
): boolean => {
  const asked = plain(contains).replace(/^(?:#?\d{1,2}|[a-h])[.)] /i, '');
  return [found.goal, found.quote].some((words) => plain(words).includes(asked));
};

const PROGRESS_ROUNDS = 20;
const PROGRESS_STEP = 0.06;
const PROGRESS_DECAY = 1e-2;
/** A sign seen in fewer reports is a quirk of theirs. */
const PROGRESS_REPORTS_MIN = 8;
/** Less of a figure's odds moves nothing. */
const PULL_MIN = 1e-4;

/** `own` is what speaks for a figure against there being none. */
export function learnProgress(cases: readonly ProgressCase[]): LearnedSigns {
  const names = signsOfReports(cases);
  const places = new Map(names.map((name, place) => [name, place]));
  const none = names.length;
  const numbered = cases.map(({ figures }) =>
    figures.map(({ signs, isRight }) => ({
      isRight,
      places: signs.flatMap((sign) => places.get(sign) ?? []),
    })),
  );
  const weights = new Float64Array(none + 1);
  const squares = new Float64Array(none + 1).fill(1e-2);
  const settled = new Float64Array(none + 1);
  const draw = numbersFrom(7);
  const settledFrom = Math.ceil(PROGRESS_ROUNDS / 2);
  for (let round = 0; round < PROGRESS_ROUNDS; round += 1) {
    shuffle(numbered, draw);
    for (const figures of numbered)
      for (const [place, pull] of pullsOf(figures, weights, none)) {
        const weight = weights[place] ?? 0;
        const slope = pull + PROGRESS_DECAY * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (PROGRESS_STEP * slope) / Math.sqrt(square);
      }
    if (round < settledFrom) continue;
    for (const [place, weight] of weights.entries())
      settled[place] = (settled[place] ?? 0) + weight / (PROGRESS_ROUNDS - settledFrom);
  }
  return { own: rounded(-(settled[none] ?? 0)), weights: weighty(names, settled) };
}

interface NumberedFigure {
  readonly isRight: boolean;
  readonly places: readonly number[];
}

/** How much less each sign should have weighed for the right figure, or none, to be chosen. */
function pullsOf(
  figures: readonly NumberedFigure[],
  weights: Float64Array,
  none: number,
): Map<number, number> {
  const sums = figures.map(({ places }) => places.reduce((sum, place) => sum + (weights[place] ?? 0), 0));
  const noneSum = weights[none] ?? 0;
  const most = Math.max(noneSum, ...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const noneOdd = Math.exp(noneSum - most);
  const all = odds.reduce((sum, odd) => sum + odd, noneOdd);
  const hasRight = figures.some(({ isRight }) => isRight);
  const right = figures.reduce(
    (sum, { isRight }, at) => sum + (isRight ? (odds[at] ?? 0) : 0),
    hasRight ? 0 : noneOdd,
  );
  const pulls = new Map<number, number>();
  const add = (place: number, pull: number) => pulls.set(place, (pulls.get(place) ?? 0) + pull);
  figures.forEach(({ isRight, places }, at) => {
    const odd = odds[at] ?? 0;
    const pull = odd / all - (isRight ? odd / right : 0);
    if (Math.abs(pull) >= PULL_MIN) for (const place of places) add(place, pull);
  });
  add(none, noneOdd / all - (hasRight ? 0 : noneOdd / right));
  return pulls;
}

function signsOfReports(cases: readonly ProgressCase[]): string[] {
  const seen = new Map<string, Set<string>>();
  for (const { report, figures } of cases)
    for (const { signs } of figures)
      for (const sign of signs) seen.set(sign, (seen.get(sign) ?? new Set()).add(report));
  return [...seen]
    .filter(([, reports]) => reports.size >= PROGRESS_REPORTS_MIN)
    .map(([sign]) => sign)
    .sort();
}

/** A goal of the last plan with what speaks for one verdict or another. */
export interface VerdictCase {
  readonly signs: readonly string[];
  readonly verdict: OldGoal['verdict'];
}

/** @param isReadBefore see `progressCasesOf` */
export function verdictCasesOf(fixtures: readonly Fixture[], isReadBefore: boolean): VerdictCase[] {
  return fixtures
    .filter(({ truth }) => truth.oldGoals.length > 0)
    .flatMap(({ pages, truth }, place) => {
      const told = goalFiguresToWeigh(pages);
      const isHeard = areReadersHeard(isReadBefore, place);
      return truth.oldGoals.flatMap((goal): VerdictCase[] => {
        const own = told.find(({ goal: found }) => isGoalOf(found, goal));
        if (own === undefined) return [];
        const signs = isHeard
          ? own.verdictSigns
          : own.verdictSigns.filter((sign) => !sign.startsWith('rule'));
        return [{ signs, verdict: goal.verdict }];
      });
    });
}

/** For each verdict against the two others. */
export const learnVerdicts = (cases: readonly VerdictCase[]): ReadonlyMap<OldGoal['verdict'], LearnedSigns> =>
  new Map(
    (['continue', 'raise', 'replace'] as const).map((verdict) => [
      verdict,
      learnSigns(
        cases.map((one) => ({ signs: one.signs, isSo: one.verdict === verdict })),
        VERDICT_LEARNING,
      ),
    ]),
  );
