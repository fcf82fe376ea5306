/**
 * Learns what tells something from all others by its signs: logistic regression by stochastic gradient with Adagrad steps and decay, the
 * mean over the later half of the rounds. The same cases give the same weights.
 */
import { numbersFrom, shuffle } from './random-order.ts';

/** `own` is what speaks for it before any sign is seen. */
export interface LearnedSigns {
  readonly own: number;
  readonly weights: ReadonlyMap<string, number>;
}

export interface Learning {
  readonly rounds: number;
  readonly step: number;
  readonly decay: number;
  readonly casesMin: number;
  /** So many mistakes a case counts for that is what is looked for. */
  readonly isSoCounts: number;
}

/** A sign that none has of what is looked for tells against it, once it is seen so often. */
const OTHERS_MIN = 30;
const WEIGHT_MIN = 0.02;

export interface SignCase {
  readonly signs: readonly string[];
  readonly isSo: boolean;
}

export function learnSigns(cases: readonly SignCase[], learning: Learning): LearnedSigns {
  const names = tellingSigns(cases, learning.casesMin);
  const places = new Map(names.map((name, place) => [name, place]));
  const own = names.length;
  const numbered = cases.map(({ signs, isSo }) => ({
    isSo,
    places: [own, ...signs.flatMap((sign) => places.get(sign) ?? [])],
  }));
  const weights = new Float64Array(own + 1);
  const squares = new Float64Array(own + 1).fill(1e-2);
  const settled = new Float64Array(own + 1);
  const draw = numbersFrom(7);
  const settledFrom = Math.ceil(learning.rounds / 2);
  for (let round = 0; round < learning.rounds; round += 1) {
    shuffle(numbered, draw);
    for (const one of numbered) learnFrom(one, weights, squares, learning);
    if (round < settledFrom) continue;
    for (const [place, weight] of weights.entries())
      settled[place] = (settled[place] ?? 0) + weight / (learning.rounds - settledFrom);
  }
  return { own: rounded(settled[own] ?? 0), weights: weighty(names, settled) };
}

export const rounded = (value: number) => Math.round(100 * value) / 100;

export const weighty = (names: readonly string[], weights: Float64Array): ReadonlyMap<string, number> =>
  new Map(
    names.flatMap((name, place): [string, number][] => {
      const weight = rounded(weights[place] ?? 0);
      return Math.abs(weight) < WEIGHT_MIN ? [] : [[name, weight]];
    }),
  );

function learnFrom(
  { isSo, places }: { readonly isSo: boolean; readonly places: readonly number[] },
  weights: Float64Array,
  squares: Float64Array,
  { step, decay, isSoCounts }: Learning,
): void {
  const sum = places.reduce((all, place) => all + (weights[place] ?? 0), 0);
  const miss = (1 / (1 + Math.exp(-sum)) - (isSo ? 1 : 0)) * (isSo ? isSoCounts : 1);
  for (const place of places) {
    const weight = weights[place] ?? 0;
    const slope = miss + decay * weight;
    const square = (squares[place] ?? 0) + slope * slope;
    squares[place] = square;
    weights[place] = weight - (step * slope) / Math.sqrt(square);
  }
}

/** Signs that enough cases have, and one of what is looked for or very many others. */
function tellingSigns(cases: readonly SignCase[], casesMin: number): string[] {
  const seen = new Map<string, { all: number; so: number }>();
  for (const { signs, isSo } of cases)
    for (const sign of signs) {
      const counts = seen.get(sign) ?? { all: 0, so: 0 };
      counts.all += 1;
      if (isSo) counts.so += 1;
      seen.set(sign, counts);
    }
  return [...seen]
    .filter(([, { all, so }]) => all >= casesMin && (so > 0 || all >= OTHERS_MIN))
    .map(([sign]) => sign)
    .sort();
}

/** The table as it is written down. */
export function rowsOf({ own, weights }: LearnedSigns): string {
  const rows = [...weights].map(([sign, weight]) => `${sign} ${String(weight)}`.replaceAll('`', "'"));
  return `{\n  own: ${String(own)},\n  signs: String.raw\`\n${rows.join('\n')}\n\`,\n}`;
}
