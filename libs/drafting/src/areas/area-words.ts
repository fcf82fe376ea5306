/**
 * What skill a figure counts, by all the words around it: how likely they are in each area of need, learned from reports with a
 * known answer (decision 35). The readers know the words of the trade; a narrative tells of "the ones where the answer is not
 * in the text" for a page, and names no area at all.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { AreaStem, SaidOfAreas, WordOfAreas } from './area-stem.js';

/** Words near a figure, and those before its sentence and of its heading, each once. */
export interface AroundFigure {
  readonly near: readonly string[];
  readonly before: readonly string[];
}

/** Natural logarithms of odds: the area's own, and what each word adds to them or takes from them. */
export interface AreaWordWeights {
  readonly own: number;
  /** "accessib 0.9 aloud -1.2" */
  readonly words: string;
}
export type AreaWordTable = Readonly<Partial<Record<AreaOfNeedName, AreaWordWeights>>>;

/** What stands before the sentence says less of the figure. */
export const BEFORE_COUNTS = 0.4;

/** The stems of words near a figure, and of those before its sentence and of its heading, each once. */
export interface StemsAround {
  readonly near: readonly AreaStem[];
  readonly before: readonly AreaStem[];
}

/** The areas of a table, numbered. */
interface AreaNumbers {
  readonly names: readonly AreaOfNeedName[];
  readonly byName: ReadonlyMap<string, number>;
}

/** What the words around a figure say: how likely it is of each area, all together 1. */
export class AreaLikelihoods {
  /** The likelihood of the likeliest. */
  readonly most: number;

  /**
   * @param odds by the number of the area, 1 for the likeliest
   */
  constructor(
    private readonly areas: AreaNumbers,
    private readonly odds: readonly number[],
    private readonly all: number,
  ) {
    this.most = 1 / all;
  }

  of(area: string): number {
    return (this.odds[this.areas.byName.get(area) ?? -1] ?? 0) / this.all;
  }

  /** The areas that are at least so likely. */
  from(least: number): readonly AreaOfNeedName[] {
    const { odds, all } = this;
    return this.areas.names.filter((_name, at) => (odds[at] ?? 0) >= least * all);
  }
}

/** So far behind the likeliest an area is none: one in ten thousand. */
const NEGLIGIBLE = -9.2;

/** The areas of a table, for the words of one figure after the other. */
export class AreaWords implements SaidOfAreas {
  readonly #areas: AreaNumbers;
  /** Of each area by its number. */
  readonly #own: readonly number[];
  readonly #words = new Map<string, WordOfAreas>();
  /** What all words say, one word behind the other: areas by their numbers, and beside each what the word adds to it. */
  readonly #saidOf: Uint8Array;
  readonly #weights: Float64Array;

  constructor(table: AreaWordTable) {
    const entries = Object.entries(table) as [AreaOfNeedName, AreaWordWeights][];
    this.#areas = {
      names: entries.map(([area]) => area),
      byName: new Map(entries.map(([area], at) => [area, at])),
    };
    this.#own = entries.map(([, { own }]) => own);
    const told = new Map<string, [number, number][]>();
    entries.forEach(([, { words }], area) => {
      for (const [, stem = '', weight] of words.matchAll(/(\S+) (\S+)/g)) {
        const known = told.get(stem) ?? [];
        told.set(stem, known);
        known.push([area, Number(weight)]);
      }
    });
    const all = [...told.values()].flat();
    this.#saidOf = Uint8Array.from(all, ([area]) => area);
    this.#weights = Float64Array.from(all, ([, weight]) => weight);
    let from = 0;
    for (const [stem, said] of told) {
      this.#words.set(stem, { from, to: from + said.length });
      from += said.length;
    }
  }

  /** What a stem says of areas; undefined where nothing was learned of it. */
  said(stem: string): WordOfAreas | undefined {
    return this.#words.get(stem);
  }

  /** @returns undefined where no table is learned */
  likelihoods({ near, before }: StemsAround): AreaLikelihoods | undefined {
    if (this.#own.length === 0) return undefined;
    // A typed array of this size would lie outside of the heap, which costs more than what is added up in it.
    const sums = this.#own.slice();
    this.#add(sums, near, 1);
    this.#add(sums, before, BEFORE_COUNTS);
    let highest = Number.NEGATIVE_INFINITY;
    for (const sum of sums) if (sum > highest) highest = sum;
    let all = 0;
    for (let area = 0; area < sums.length; area += 1) {
      const behind = (sums[area] ?? 0) - highest;
      const odds = behind < NEGLIGIBLE ? 0 : Math.exp(behind);
      sums[area] = odds;
      all += odds;
    }
    return new AreaLikelihoods(this.#areas, sums, all);
  }

  #add(sums: number[], stems: readonly AreaStem[], part: number): void {
    const saidOf = this.#saidOf;
    const weights = this.#weights;
    for (const stem of stems) {
      const said = stem.saidIn(this);
      if (said === undefined) continue;
      for (let at = said.from; at < said.to; at += 1) {
        const area = saidOf[at] ?? 0;
        sums[area] = (sums[area] ?? 0) + part * (weights[at] ?? 0);
      }
    }
  }
}
