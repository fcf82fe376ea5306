/**
 * Learns which words stand around the figures of which area of need, from the right figures of this folder's reports: each word
 * near a figure, and less each before its sentence, speaks for some areas and against others. Softmax regression, all examples at
 * once, with Adagrad steps and decay; the same examples give the same weights.
 */
import {
  type AreaWordTable,
  type AreaWordWeights,
  type AroundFigure,
  BEFORE_COUNTS,
} from '@goalwright/drafting';

/** The words around a right figure. */
export interface AreaExample {
  readonly area: string;
  readonly around: AroundFigure;
}

const ROUNDS = 60;
const STEP = 0.4;
/** Of each weight, against the sum of all examples. Settled on short reports that were left out. */
const DECAY = 6;
/** A word seen beside fewer figures is a quirk of theirs. */
const SEEN_MIN = 3;
/** What weighs less is left out of the table. */
const WEIGHT_MIN = 0.12;

/** An example by numbers: the words that it has, and how much each counts. */
interface Numbered {
  readonly area: number;
  readonly words: readonly number[];
  readonly counts: readonly number[];
}

/** @param examples right figures, and lines of one area each */
export function learnAreaWords(examples: readonly AreaExample[]): AreaWordTable {
  const areas = [...new Set(examples.map(({ area }) => area))].sort();
  const stems = commonStems(examples);
  const weights = softmaxWeights(numbered(examples, areas, stems), areas.length, stems.length);
  const rows = areas.map((area, at): [string, AreaWordWeights] => {
    const own = weights.map((row) => rounded(row[at] ?? 0));
    const words = stems.flatMap((stem, place) => {
      const weight = own[place] ?? 0;
      return Math.abs(weight) < WEIGHT_MIN ? [] : [`${stem} ${String(weight)}`];
    });
    return [area, { own: own[stems.length] ?? 0, words: words.join(' ') }];
  });
  return Object.fromEntries(rows);
}

const rounded = (value: number) => Math.round(100 * value) / 100;

function commonStems(examples: readonly AreaExample[]): string[] {
  const seen = new Map<string, number>();
  for (const { around } of examples)
    for (const stem of new Set([...around.near, ...around.before])) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  return [...seen].flatMap(([stem, times]) => (times >= SEEN_MIN ? [stem] : [])).sort();
}

/** Behind the words, one that every example has: how often the area is the one. */
function numbered(
  examples: readonly AreaExample[],
  areas: readonly string[],
  stems: readonly string[],
): Numbered[] {
  const places = new Map(stems.map((stem, place) => [stem, place]));
  return examples.map(({ area, around }) => {
    const counts = new Map([[stems.length, 1]]);
    const add = (those: readonly string[], count: number) => {
      for (const stem of those) {
        const place = places.get(stem);
        if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + count);
      }
    };
    add(around.near, 1);
    add(around.before, BEFORE_COUNTS);
    return { area: areas.indexOf(area), words: [...counts.keys()], counts: [...counts.values()] };
  });
}

/** @returns by word, and behind them for none, a weight for each area */
function softmaxWeights(examples: readonly Numbered[], areas: number, stems: number): Float64Array[] {
  const rows = () => Array.from({ length: stems + 1 }, () => new Float64Array(areas));
  const [weights, squares] = [rows(), rows()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradients = weights.map((row) => row.map((weight) => DECAY * weight));
    for (const example of examples) addGradient(example, weights, gradients);
    gradients.forEach((gradient, word) => {
      const [weight, square] = [weights[word], squares[word]];
      if (weight === undefined || square === undefined) return;
      for (const [area, slope] of gradient.entries()) {
        square[area] = (square[area] ?? 0) + slope * slope;
        weight[area] = (weight[area] ?? 0) - (STEP * slope) / Math.sqrt((square[area] ?? 0) + 1e-6);
      }
    });
  }
  return weights;
}

function addGradient(
  { area, words, counts }: Numbered,
  weights: readonly Float64Array[],
  gradients: readonly Float64Array[],
): void {
  const sums = new Float64Array(weights[0]?.length ?? 0);
  words.forEach((word, at) => {
    const [row, count] = [weights[word], counts[at] ?? 0];
    if (row !== undefined)
      for (let one = 0; one < sums.length; one += 1) sums[one] = (sums[one] ?? 0) + count * (row[one] ?? 0);
  });
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  const misses = odds.map((odd, one) => odd / all - (one === area ? 1 : 0));
  words.forEach((word, at) => {
    const [row, count] = [gradients[word], counts[at] ?? 0];
    if (row !== undefined)
      for (let one = 0; one < misses.length; one += 1)
        row[one] = (row[one] ?? 0) + count * (misses[one] ?? 0);
  });
}
