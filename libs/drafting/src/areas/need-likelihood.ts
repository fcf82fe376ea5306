/**
 * How likely each area is a need of the student, by all of a report's words: decision 34. The readers of needs, advice and
 * strengths know the ways of saying that somebody wrote down for them; this knows none by heart.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import { type Passage, quotePassage } from '../extraction/text/passages.js';
import type { BestFigure } from '../weighing/weighing.js';
import { LEARNED_AREA_WORDS } from './learned-area-words.js';
import { FIGURE_WEIGHTS } from './need-figure-weights.js';
import { CALLED_WEIGHTS, NEED_WEIGHTS } from './need-weights.js';
import { type Levels, type NeedSigns, needSigns, Vocabulary } from './need-signs.js';

/** An area that a report's words make a likely need. */
export interface LikelyNeed {
  readonly areaOfNeed: AreaOfNeedName;
  /** 0 to 1. */
  readonly likelihood: number;
  /** Where it is likely enough to be proposed by itself: what says most of it, at most two, with page and verbatim quote. */
  readonly told: readonly { readonly text: string; readonly page: number; readonly quote: string }[];
}

/** From here on an area is proposed whatever the readers found. Thresholds: decision 34. */
export const LIKELY_MIN = 0.55;
/** From here on it is ticked, where a reader found it though not as a plain need. */
export const PLAIN_MIN = 0.7;
/** From here on it is ticked though no reader found it. */
export const SURE_MIN = 0.85;
/** From here on praise alone does not keep it out. */
export const OVER_PRAISE_MIN = 0.95;
/** Below, what is not plainly called a need is not proposed. */
export const POSSIBLE_MIN = 0.1;
/** The same where teaching in it is advised or a score is low. */
export const POSSIBLE_UNCOUNTED_MIN = 0.01;
/** Below, nothing is plainly a need. */
export const PLAIN_LIKELY_MIN = 0.1;
/** A figure is looked for where an area is not plainly out of the question. */
const WEIGHED_MIN = 0.3;
/** Of less that is said of skills nothing is likely: there the readers alone decide. */
const SAID_MIN = 4;
/** From so much on words also keep out what readers found; of a note they only add to it. */
const SAID_ENOUGH = 12;
/** Kept with the report. */
const KEPT_MIN = 0.01;
const TOLD_MAX = 2;
const TEXT_MAX = 320;

/** Words that weigh for one area, each with its weight at the same place. */
interface CalledWords {
  readonly numbers: Uint16Array;
  readonly weights: Float64Array;
}

/** Signs kept by area come first, then the words that weigh only in passages that call for something. */
const SIGNS = Object.keys(NEED_WEIGHTS);
/** By area: words with their weights. */
const listed = Object.entries(CALLED_WEIGHTS).map(
  ([area, words]) =>
    [
      area,
      [...words.matchAll(/(\S+) (\S+)/g)].map(([, word = '', weight]) => ({ word, weight: Number(weight) })),
    ] as const,
);
const VOCABULARY = new Vocabulary([
  ...new Set([...SIGNS, ...listed.flatMap(([, words]) => words.map(({ word }) => word))]),
]);
const weights = Float64Array.from(SIGNS, (sign) => NEED_WEIGHTS[sign] ?? 0);
const called: ReadonlyMap<string, CalledWords> = new Map(
  listed.map(([area, words]) => [
    area,
    {
      numbers: Uint16Array.from(words, ({ word }) => VOCABULARY.numberOf(word)),
      weights: Float64Array.from(words, ({ weight }) => weight),
    },
  ]),
);
const WEIGHED = NEED_WEIGHTS['WEIGHED'] ?? 0;

const NONE: CalledWords = { numbers: new Uint16Array(), weights: new Float64Array() };

function sumOfSigns({ signs, levels }: Levels): number {
  let sum = 0;
  for (const number of signs) sum += (levels[number] ?? 0) * (weights[number] ?? 0);
  return sum;
}

function sumOfCalled({ levels }: Levels, own: CalledWords): number {
  let sum = 0;
  for (let at = 0; at < own.numbers.length; at += 1)
    sum += (levels[own.numbers[at] ?? 0] ?? 0) * (own.weights[at] ?? 0);
  return sum;
}

const calledWeight = ({ numbers, weights: own }: CalledWords, word: number): number =>
  own[numbers.indexOf(word)] ?? 0;

/**
 * @param sum of the weights of all signs, natural logarithm of the odds
 * @returns 0 to 1
 */
export const likelihoodOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** Less says as little as nothing. */
const SUM_MIN = -6;

/** What words and figures say of an area, before both are weighed against each other. */
export interface ToldNeed extends BestFigure {
  readonly areaOfNeed: AreaOfNeedName;
  /** The weights of all that is said of it, added up: natural logarithm of odds. */
  readonly said: number;
}

/** @returns natural logarithm of odds */
const withFigure = ({ said, fits, isHigh }: ToldNeed): number =>
  FIGURE_WEIGHTS.any +
  FIGURE_WEIGHTS.said * said +
  FIGURE_WEIGHTS.fits * fits +
  (isHigh ? FIGURE_WEIGHTS.high : 0);

/** The likelihoods of one report, before and after its figures are weighed. */
export class NeedLikelihoods {
  /** Whether so much is said of skills that words alone can speak against a need. */
  readonly isMuchSaid: boolean;
  readonly #passages: NeedSigns['passages'];
  readonly #sums = new Map<AreaOfNeedName, number>();

  /**
   * @param oldGoals areas in which last year's plan had goals
   */
  constructor(
    passages: readonly Passage[],
    studentName: string | undefined,
    oldGoals: ReadonlySet<string | null>,
  ) {
    const signs = needSigns(passages, studentName, oldGoals, LEARNED_AREA_WORDS, VOCABULARY, SIGNS.length);
    this.#passages = signs.passages;
    this.isMuchSaid = signs.said >= SAID_ENOUGH;
    if (signs.said >= SAID_MIN)
      for (const [area, levels] of signs.byArea)
        this.#sums.set(area, sumOfSigns(levels) + sumOfCalled(signs.called, called.get(area) ?? NONE));
    signs.handBackLevels();
  }

  /** Areas likely enough for a figure to be looked for. */
  worthWeighing(): AreaOfNeedName[] {
    return [...this.#sums].flatMap(([area, sum]) => (likelihoodOf(sum) >= WEIGHED_MIN ? [area] : []));
  }

  /**
   * @param shares of the areas' weightiest figures in the certainty of all, 0 to 1
   * @param bestFor what speaks for a figure of the area
   */
  told(
    shares: ReadonlyMap<string, number>,
    bestFor: (area: AreaOfNeedName) => BestFigure,
  ): readonly ToldNeed[] {
    return [...this.#sums].map(([areaOfNeed, sum]) => ({
      areaOfNeed,
      said: Math.max(SUM_MIN, sum + WEIGHED * (shares.get(areaOfNeed) ?? 0)),
      ...bestFor(areaOfNeed),
    }));
  }

  likelyNeeds(told: readonly ToldNeed[]): LikelyNeed[] {
    return told
      .map((need) => ({ areaOfNeed: need.areaOfNeed, likelihood: likelihoodOf(withFigure(need)) }))
      .filter(({ likelihood }) => likelihood >= KEPT_MIN)
      .sort((one, other) => other.likelihood - one.likelihood)
      .map(({ areaOfNeed, likelihood }) => ({
        areaOfNeed,
        likelihood: Math.round(1_000 * likelihood) / 1_000,
        told: likelihood < LIKELY_MIN ? [] : this.#toldOf(areaOfNeed),
      }));
  }

  /** The passages that add most to it. */
  #toldOf(area: AreaOfNeedName): LikelyNeed['told'] {
    const own = called.get(area) ?? NONE;
    return this.#passages
      .flatMap(({ passage, areas, words, isCalling }) => {
        const part = areas.get(area);
        if (part === undefined || passage.isRow) return [];
        const sum = words.reduce(
          (all, word) => all + part * (weights[word] ?? 0) + (isCalling ? calledWeight(own, word) : 0),
          0,
        );
        return [{ passage, sum }];
      })
      .filter(({ sum }) => sum > 0)
      .sort((one, other) => other.sum - one.sum)
      .slice(0, TOLD_MAX)
      .map(({ passage }) => ({
        text: passage.text.slice(0, TEXT_MAX),
        page: passage.page.page,
        quote: quotePassage(passage),
      }));
  }
}
