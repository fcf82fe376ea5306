/**
 * Learns a small network of signs: each sign speaks for or against a figure by itself, and through a few hidden units that
 * hear all signs of the figure together ("of the class" beside "now" is not what the two say apart). Conditional logit as in
 * `weight-learning.ts`, by Adam over small batches with a falling step, decay, and a third of the hidden units silent at a time, so
 * that none leans on another. The same groups give the same network.
 */
import { numbersFrom, shuffle } from './random-order.ts';

/** A figure of a group, by the numbers of its signs. */
export interface NumberedFigure {
  readonly signs: readonly number[];
  readonly isRight: boolean;
  /** An older figure of the same skill: the worse mistake. */
  readonly isOlder: boolean;
}

/** The figures of a report, to choose one of for an area. */
export interface FigureGroup {
  readonly figures: readonly NumberedFigure[];
  /** Whether there being no figure at all, once the right one is taken out, tells of reports that have none. */
  readonly teachesNone: boolean;
}

/** What is learned, by the numbers of the signs. */
export interface SignNetwork {
  /** How much each sign weighs by itself. */
  readonly direct: Float32Array;
  /** How loud each sign is heard by each hidden unit: a row of `HIDDEN_UNITS` for each sign. */
  readonly heard: Float32Array;
  /** What each hidden unit hears without any sign, and how much it weighs. */
  readonly bias: Float32Array;
  readonly weighs: Float32Array;
  /** What there being no figure weighs. */
  readonly none: number;
}

export const HIDDEN_UNITS = 32;

const ROUNDS = 8;
const BATCH = 16;
const STEP = 0.006;
const STEP_LEAST = 1e-4;
const DECAY = 1e-3;
const SILENT = 0.3;
/** So many mistakes an older figure counts for. */
const OLDER_COUNTS = 4;
const FIRST_HEARD = 0.1;

/** @param signs how many there are */
export function learnNetwork(groups: readonly FigureGroup[], signs: number, seed = 7): SignNetwork {
  const learner = new NetworkLearner(signs, numbersFrom(seed));
  const order = groups.map((_group, place) => place);
  const draw = numbersFrom(seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP * (1 - round / ROUNDS) + STEP_LEAST;
    shuffle(order, draw);
    for (let first = 0; first < order.length; first += BATCH)
      learner.learn(
        order.slice(first, first + BATCH).flatMap((place) => groups[place] ?? []),
        step,
      );
  }
  return learner.network();
}

/** What Adam keeps of each number that is learned. */
class Learned {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;

  readonly #decay: number;

  constructor(length: number, decay: number, first: () => number = () => 0) {
    this.#decay = decay;
    this.values = new Float32Array(length).map(first);
    this.slopes = new Float32Array(length);
    this.#means = new Float32Array(length);
    this.#squares = new Float32Array(length);
  }

  /** Takes a step down the slopes and forgets them. @param time of steps, this one counted */
  take(step: number, time: number): void {
    const { values, slopes } = this;
    const [means, squares, decay] = [this.#means, this.#squares, this.#decay];
    const [meanScale, squareScale] = [1 / (1 - MEAN_KEPT ** time), 1 / (1 - SQUARE_KEPT ** time)];
    for (let at = 0; at < values.length; at += 1) {
      const slope = (slopes[at] ?? 0) + 2 * decay * (values[at] ?? 0);
      slopes[at] = 0;
      const mean = MEAN_KEPT * (means[at] ?? 0) + (1 - MEAN_KEPT) * slope;
      const square = SQUARE_KEPT * (squares[at] ?? 0) + (1 - SQUARE_KEPT) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      values[at] = (values[at] ?? 0) - (step * mean * meanScale) / (Math.sqrt(square * squareScale) + 1e-8);
    }
  }
}

const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;

class NetworkLearner {
  readonly #direct: Learned;
  readonly #heard: Learned;
  readonly #bias = new Learned(HIDDEN_UNITS, 0);
  readonly #weighs: Learned;
  readonly #none = new Learned(1, 0);
  readonly #draw: () => number;
  #steps = 0;

  constructor(signs: number, draw: () => number) {
    this.#draw = draw;
    this.#direct = new Learned(signs, DECAY);
    this.#heard = new Learned(signs * HIDDEN_UNITS, DECAY, () => FIRST_HEARD * this.#normal());
    const most = 1 / Math.sqrt(HIDDEN_UNITS);
    this.#weighs = new Learned(HIDDEN_UNITS, 0, () => most * (2 * draw() - 1));
  }

  /** Of a normal distribution, by Box and Muller. */
  #normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.#draw())) * Math.cos(2 * Math.PI * this.#draw());
  }

  learn(batch: readonly FigureGroup[], step: number): void {
    for (const group of batch) this.#addSlopes(group, 1 / batch.length);
    this.#steps += 1;
    for (const learned of [this.#direct, this.#heard, this.#bias, this.#weighs, this.#none])
      learned.take(step, this.#steps);
  }

  network(): SignNetwork {
    return {
      ...{ direct: this.#direct.values, heard: this.#heard.values },
      ...{ bias: this.#bias.values, weighs: this.#weighs.values, none: this.#none.values[0] ?? 0 },
    };
  }

  #addSlopes({ figures, teachesNone }: FigureGroup, share: number): void {
    const hidden = figures.map(({ signs }) => this.#hiddenOf(signs));
    const scores = figures.map(({ signs }, place) => this.#scoreOf(signs, hidden[place]));
    const { pulls, none } = pullsOf(figures, scores, this.#none.values[0] ?? 0, teachesNone);
    this.#none.slopes[0] = (this.#none.slopes[0] ?? 0) + share * none;
    figures.forEach(({ signs }, place) => {
      this.#addSlopesOf(signs, hidden[place] ?? NOTHING, share * (pulls[place] ?? 0));
    });
  }

  /** What each hidden unit makes of a figure; some are silent. */
  #hiddenOf(signs: readonly number[]): Float32Array {
    const hidden = Float32Array.from(this.#bias.values);
    const heard = this.#heard.values;
    for (const sign of signs)
      for (let unit = 0, at = sign * HIDDEN_UNITS; unit < HIDDEN_UNITS; unit += 1, at += 1)
        hidden[unit] = (hidden[unit] ?? 0) + (heard[at] ?? 0);
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
      hidden[unit] = this.#draw() < SILENT ? 0 : Math.max(0, hidden[unit] ?? 0) / (1 - SILENT);
    return hidden;
  }

  #scoreOf(signs: readonly number[], hidden: Float32Array = NOTHING): number {
    const direct = this.#direct.values;
    const weighs = this.#weighs.values;
    let score = 0;
    for (const sign of signs) score += direct[sign] ?? 0;
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) score += (hidden[unit] ?? 0) * (weighs[unit] ?? 0);
    return score;
  }

  #addSlopesOf(signs: readonly number[], hidden: Float32Array, pull: number): void {
    const [weighs, outer, bias] = [this.#weighs.values, this.#weighs.slopes, this.#bias.slopes];
    const back = new Float32Array(HIDDEN_UNITS);
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) {
      const loud = hidden[unit] ?? 0;
      outer[unit] = (outer[unit] ?? 0) + pull * loud;
      back[unit] = loud > 0 ? (pull * (weighs[unit] ?? 0)) / (1 - SILENT) : 0;
      bias[unit] = (bias[unit] ?? 0) + (back[unit] ?? 0);
    }
    const [direct, heard] = [this.#direct.slopes, this.#heard.slopes];
    for (const sign of signs) {
      direct[sign] = (direct[sign] ?? 0) + pull;
      for (let unit = 0, at = sign * HIDDEN_UNITS; unit < HIDDEN_UNITS; unit += 1, at += 1)
        heard[at] = (heard[at] ?? 0) + (back[unit] ?? 0);
    }
  }
}

const NOTHING = new Float32Array(HIDDEN_UNITS);

/**
 * How much less each figure, and there being none, should have weighed: with the right figures in the report one of them is to be
 * chosen; without them, none.
 */
function pullsOf(
  figures: readonly NumberedFigure[],
  scores: readonly number[],
  noneScore: number,
  teachesNone: boolean,
): { readonly pulls: readonly number[]; readonly none: number } {
  const most = Math.max(noneScore, ...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const feared = odds.map((odd, place) => (figures[place]?.isOlder === true ? OLDER_COUNTS : 1) * odd);
  const noneOdd = Math.exp(noneScore - most);
  const isRight = (place: number) => figures[place]?.isRight === true;
  const right = odds.reduce((sum, odd, place) => sum + (isRight(place) ? odd : 0), 0);
  const others = feared.reduce((sum, odd, place) => sum + (isRight(place) ? 0 : odd), noneOdd);
  const hasRight = figures.some((figure) => figure.isRight);
  const asksNone = hasRight || teachesNone;
  const pulls = feared.map((odd, place) => {
    const ofChosen = hasRight ? odd / (right + others) - (isRight(place) ? odd / right : 0) : 0;
    return ofChosen + (asksNone && !isRight(place) ? odd / others : 0);
  });
  const none = (hasRight ? noneOdd / (right + others) : 0) + (asksNone ? noneOdd / others - 1 : 0);
  return { pulls, none };
}
