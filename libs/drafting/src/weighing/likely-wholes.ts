/**
 * Which whole a figure is a part of, by all that is said around both (decision 43). `figures.ts` knows some ways of telling it by
 * heart; people tell it in a hundred others: in the sentence before, over a list, at the head of a log.
 */
import type { Passage } from '../extraction/text/passage.js';
import type { Decided, Figure } from './figure.js';
import { SignTable } from './sign-table.js';
import { type PossibleWhole, type SignedWhole, WholeSigns } from './whole-signs.js';
import { WHOLE_WEIGHTS } from './whole-weights.js';

const WEIGHTS = new SignTable(WHOLE_WEIGHTS);

/** Of the certainty of all possible wholes and of there being none. */
const LIKELY_MIN = 0.4;
/** The same for a word such as "once", which mostly counts nothing. */
const SAID_LIKELY_MIN = 0.5;

export function likelyWholesIn(passages: readonly Passage[]): Decided {
  const signs = new WholeSigns(passages);
  return (figure, byRule) => {
    if (figure.form !== 'bare') return byRule;
    const { own, wholes } = signs.of(figure, byRule.outOf);
    const free = wholes.filter(({ whole: { at, index } }) => at !== figure.at || !isOfCell(figure, index));
    const whole = likeliest(own, free, isPrinted(figure) ? LIKELY_MIN : SAID_LIKELY_MIN);
    if (whole?.value === byRule.outOf) return byRule;
    if (whole === undefined) return figure;
    return { ...figure, outOf: whole.value, wholeElsewhere: whole.of.trim() === '' ? ' ' : whole.of };
  };
}

const BEHIND_PART = /\d ?(?:\/|of|out of) ?$/;
/** "9   8   10   27/60": the sixty is that of its own cell, and not of the days beside it. */
const isOfCell = ({ passage: { isRow, text } }: Figure, index: number): boolean =>
  isRow && BEHIND_PART.test(text.slice(0, index));

/** Numbers told twice are one whole. */
function likeliest(
  own: readonly string[],
  wholes: readonly SignedWhole[],
  min: number,
): PossibleWhole | undefined {
  const base = WEIGHTS.weigh(own);
  const loud = wholes.map(({ signs }) => Math.exp(base + WEIGHTS.say(signs)));
  const all = loud.reduce((sum, one) => sum + one, 1);
  const byValue = new Map<number, { sum: number; most: number; whole: PossibleWhole }>();
  wholes.forEach(({ whole }, at) => {
    const share = (loud[at] ?? 0) / all;
    const known = byValue.get(whole.value);
    if (known === undefined) byValue.set(whole.value, { sum: share, most: share, whole });
    else {
      known.sum += share;
      if (share > known.most) Object.assign(known, { most: share, whole });
    }
  });
  return [...byValue.values()].find(({ sum }) => sum >= min)?.whole;
}

/** Every bare figure with its possible wholes: what the weights are learned from. */
export interface FigureWithWholes extends Figure {
  readonly own: readonly string[];
  readonly wholes: readonly SignedWhole[];
  readonly byRule: number | undefined;
  /** A word such as "once". */
  readonly isSaid: boolean;
}

const isPrinted = ({ passage, index }: Figure): boolean =>
  !/^(?:once|one|none|zero)/i.test(passage.text.slice(index, index + 4));

/** @returns what decides nothing and puts down what it is asked */
export function wholesToLearn(passages: readonly Passage[]): { decided: Decided; found: FigureWithWholes[] } {
  const signs = new WholeSigns(passages);
  const found: FigureWithWholes[] = [];
  const decided: Decided = (figure, byRule) => {
    if (figure.form === 'bare')
      found.push({
        ...figure,
        ...signs.of(figure, byRule.outOf),
        byRule: byRule.outOf,
        isSaid: byRule === figure && !isPrinted(figure),
      });
    return byRule;
  };
  return { decided, found };
}
