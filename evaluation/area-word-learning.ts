/**
 * Learns which words stand around the figures of which area of need, from the right figures of this folder's reports: naive
 * Bayes over the words near a figure and, less, those before its sentence. The same reports give the same words.
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

/** Words lean on each other: "correct words" are one thing said, not two. */
const EACH_COUNTS = 0.35;
/** As if each word had been seen so often in each area. */
const SEEN_BEFORE = 0.3;
/** As if each area had had so many figures more. */
const FIGURES_BEFORE = 5;
/** A word seen beside fewer figures is a quirk of theirs. */
const FIGURES_MIN = 3;

interface Seen {
  figures: number;
  /** How often its words were seen, all together. */
  words: number;
  readonly byStem: Map<string, number>;
}

/**
 * @param examples right figures, which also tell how often an area has one
 * @param lines sentences of one area each, which tell of its words alone
 */
export function learnAreaWords(
  examples: readonly AreaExample[],
  lines: readonly AreaExample[] = [],
): AreaWordTable {
  const areas = new Map<string, Seen>();
  const figuresWith = new Map<string, number>();
  for (const { area } of examples) {
    const seen: Seen = areas.get(area) ?? { figures: 0, words: 0, byStem: new Map() };
    areas.set(area, seen);
    seen.figures += 1;
  }
  for (const { area, around } of [...examples, ...lines]) {
    const seen = areas.get(area);
    if (seen === undefined) continue;
    for (const [stems, counts] of [
      [around.near, 1],
      [around.before, BEFORE_COUNTS],
    ] as const)
      for (const stem of stems) {
        seen.byStem.set(stem, (seen.byStem.get(stem) ?? 0) + counts);
        seen.words += counts;
        figuresWith.set(stem, (figuresWith.get(stem) ?? 0) + 1);
      }
  }
  const kinds = figuresWith.size;
  const table = [...areas]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([area, seen]) => {
      const all = seen.words + SEEN_BEFORE * kinds;
      const words = [...seen.byStem]
        .filter(([stem, times]) => (figuresWith.get(stem) ?? 0) >= FIGURES_MIN && times >= 1)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([stem, times]) => `${stem} ${rounded(EACH_COUNTS * Math.log(1 + times / SEEN_BEFORE))}`);
      const weights: AreaWordWeights = {
        own: rounded(
          Math.log((seen.figures + FIGURES_BEFORE) / (examples.length + FIGURES_BEFORE * areas.size)),
        ),
        rest: rounded(EACH_COUNTS * Math.log((SEEN_BEFORE * kinds) / all)),
        words: words.join(' '),
      };
      return [area, weights] as const;
    });
  return Object.fromEntries(table);
}

const rounded = (value: number) => Math.round(100 * value) / 100;
