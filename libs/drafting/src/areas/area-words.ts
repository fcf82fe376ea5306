/**
 * What skill a figure counts, by all the words around it: how likely they are in each area of need, learned from reports with a
 * known answer (decision 35). The readers know the words of the trade; a narrative tells of "the ones where the answer is not
 * in the text" for a page, and names no area at all.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import { cutToStem } from './word-stem.js';
import { firstName } from '../extraction/student-name.js';
import type { Passage } from '../extraction/passage.js';

/** Where a figure stands. */
interface Placed {
  readonly passage: Passage;
  /** Place of the passage in the report. */
  readonly at: number;
  /** Offsets in the passage's text. */
  readonly index: number;
  readonly end: number;
}

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
const NEAR_BEFORE = 140;
const NEAR_AFTER = 110;
const BEFORE_MAX = 220;
const STEM_MAX = 8;
const WORD = /[a-z/][a-z'/-]+/g;
/** Words of every sentence. */
const EMPTY: ReadonlySet<string> = new Set(
  'the an and of to in for with his her their he she they it is was were are be been on at as by that this from or has had have we not but when than then who which all no did do so if about after before out each per one two three four five six seven eight nine ten student'.split(
    ' ',
  ),
);

/** A word cut to what its forms share, and where it stands. */
interface Stem {
  readonly stem: string;
  readonly index: number;
  readonly end: number;
}

function stemsIn(text: string, ownName: string): Stem[] {
  const stems: Stem[] = [];
  for (const { 0: word, index } of text.toLowerCase().matchAll(WORD)) {
    if (EMPTY.has(word) || word === ownName) continue;
    const stem = cutToStem(word, STEM_MAX);
    if (stem.length > 1) stems.push({ stem, index, end: index + word.length });
  }
  return stems;
}

const eachOnce = (stems: readonly Stem[]): string[] => [...new Set(stems.map(({ stem }) => stem))];

/** The words of a text that stands by itself: what areas learn from lines without a report. */
export const aroundText = (text: string): AroundFigure => ({ near: eachOnce(stemsIn(text, '')), before: [] });

const SURROUNDINGS = new WeakMap<readonly Passage[], FigureSurroundings>();

/** Made once for a report: its needs are told by the same words as its figures. */
export function surroundingsIn(
  passages: readonly Passage[],
  studentName: string | undefined,
): FigureSurroundings {
  const known = SURROUNDINGS.get(passages) ?? new FigureSurroundings(passages, studentName);
  SURROUNDINGS.set(passages, known);
  return known;
}

/** The words around the figures of one report. */
export class FigureSurroundings {
  readonly #ownName: string;
  /** A report has few headings, and each of its lines is looked at for several figures and the lines behind it. */
  readonly #stems = new Map<string, readonly Stem[]>();
  readonly #before = new Map<Passage, readonly string[]>();

  constructor(
    private readonly passages: readonly Passage[],
    studentName: string | undefined,
  ) {
    this.#ownName = firstName(studentName ?? '').toLowerCase();
  }

  of({ passage, at, index, end }: Placed): AroundFigure {
    const [from, to] = [index - NEAR_BEFORE, end + NEAR_AFTER];
    const near = this.#stemsOf(passage.text).filter((stem) => stem.index >= from && stem.end <= to);
    return { near: eachOnce(near), before: this.#wordsBefore(passage, at) };
  }

  #wordsBefore(passage: Passage, at: number): readonly string[] {
    const known = this.#before.get(passage);
    if (known !== undefined) return known;
    const stems = [...this.#stemsOf(passage.heading)];
    let told = 0;
    for (let back = at - 1; back >= 0 && told < BEFORE_MAX; back -= 1) {
      const text = this.passages[back]?.text ?? '';
      const from = text.length + told - BEFORE_MAX;
      stems.push(...this.#stemsOf(text).filter(({ index }) => index >= from));
      told += text.length + 1;
    }
    const words = eachOnce(stems);
    this.#before.set(passage, words);
    return words;
  }

  #stemsOf(text: string): readonly Stem[] {
    const known = this.#stems.get(text);
    if (known !== undefined) return known;
    const stems = stemsIn(text, this.#ownName);
    this.#stems.set(text, stems);
    return stems;
  }
}

/** What the words around a figure say: how likely it is of each area, all together 1. */
export interface AreaLikelihoods {
  readonly of: (area: string) => number;
  /** The likelihood of the likeliest. */
  readonly most: number;
  /** The areas that are at least so likely. */
  readonly from: (least: number) => readonly AreaOfNeedName[];
}

/** What a word says: areas by their numbers, and beside each what it adds to it. */
interface WordOfAreas {
  readonly areas: Uint8Array;
  readonly weights: Float64Array;
}

/** So far behind the likeliest an area is none: one in ten thousand. */
const NEGLIGIBLE = -9.2;

/** The areas of a table, for the words of one figure after the other. */
export class AreaWords {
  readonly #names: readonly AreaOfNeedName[];
  readonly #areas: ReadonlyMap<string, number>;
  readonly #own: Float64Array;
  readonly #words: ReadonlyMap<string, WordOfAreas>;

  constructor(table: AreaWordTable) {
    const entries = Object.entries(table) as [AreaOfNeedName, AreaWordWeights][];
    this.#names = entries.map(([area]) => area);
    this.#areas = new Map(entries.map(([area], at) => [area, at]));
    this.#own = Float64Array.from(entries, ([, { own }]) => own);
    const told = new Map<string, [number, number][]>();
    entries.forEach(([, { words }], area) => {
      for (const [, stem = '', weight] of words.matchAll(/(\S+) (\S+)/g)) {
        const known = told.get(stem) ?? [];
        told.set(stem, known);
        known.push([area, Number(weight)]);
      }
    });
    this.#words = new Map(
      [...told].map(([stem, said]) => [
        stem,
        {
          areas: Uint8Array.from(said, ([area]) => area),
          weights: Float64Array.from(said, ([, weight]) => weight),
        },
      ]),
    );
  }

  /** @returns undefined where no table is learned */
  likelihoods({ near, before }: AroundFigure): AreaLikelihoods | undefined {
    if (this.#areas.size === 0) return undefined;
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
    return {
      of: (area) => (sums[this.#areas.get(area) ?? -1] ?? 0) / all,
      most: 1 / all,
      from: (least) => this.#names.filter((_name, at) => (sums[at] ?? 0) >= least * all),
    };
  }

  #add(sums: Float64Array, stems: readonly string[], part: number): void {
    for (const stem of stems) {
      const said = this.#words.get(stem);
      if (said === undefined) continue;
      const { areas, weights } = said;
      for (let at = 0; at < areas.length; at += 1) {
        const area = areas[at] ?? 0;
        sums[area] = (sums[area] ?? 0) + part * (weights[at] ?? 0);
      }
    }
  }
}
