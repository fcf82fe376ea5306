/** Where each objective stands on the way from the baseline to the year's end. */
import { isInPercent, isOfWhole } from '../extraction/measure.js';
import type { Counted } from './quantities.js';
import { twoDecimals } from './targets/target-request.js';

const STEPS = 3;
/** Mean lengths of utterance that lie closer vary so from sample to sample. */
const TENTHS_APART = 0.2;
const PERCENT_APART = 5;
/** A shorter way in percent is gone point by point. */
const LONG_WAY_PERCENT = 15;

/**
 * Thirds of the way, or fewer where the way is too short for three different numbers; a way of one step is climbed by less
 * support alone. Shares are such as exist on the list that was counted.
 * @param isAskedInShares the goal is told in percent of a tally, whose next whole nobody knows
 * @param reached what the first step has to lie beyond, as it is reached today with what is left of some help
 */
export function stepValues(
  counted: Counted,
  end: number,
  isAskedInShares = false,
  reached?: number,
): number[] {
  const { measure, isFalling } = counted;
  const start = measure.upTo ?? measure.value;
  const apart = (isAskedInShares ? shareInFives(counted) : undefined) ?? stepOf(counted, start, end);
  const round = (value: number) =>
    twoDecimals((isFalling ? Math.floor(value / apart + 1e-9) : Math.round(value / apart)) * apart);
  const thirds = [1, 2].map((third) => round(start + ((end - start) * third) / STEPS));
  const values = reached === undefined ? thirds : beyond(reached, thirds, { end, apart, isFalling, round });
  const least = measure.kind === 'level' && apart < 1 ? TENTHS_APART : 0;
  const kept: number[] = [];
  for (const value of values) {
    const isBetween = isFalling ? value < start && value > end : value > start && value < end;
    const before = kept.at(-1) ?? start;
    const isApart = Math.abs(value - before) > least - 1e-9 && Math.abs(end - value) > least - 1e-9;
    if (isBetween && isApart && value !== before) kept.push(value);
  }
  const distinct = [...kept, end];
  return distinct.length === 1 ? [end, end] : distinct;
}

/** The first step lies beyond what is reached today, the second between it and the end. */
function beyond(
  reached: number,
  [first = 0, second = 0]: readonly number[],
  {
    end,
    apart,
    isFalling,
    round,
  }: { end: number; apart: number; isFalling: boolean; round: (value: number) => number },
): number[] {
  const isTaken = isFalling ? first >= reached : first <= reached;
  if (!isTaken) return [first, second];
  const next = isFalling
    ? Math.ceil(reached / apart - 1 - 1e-9) * apart
    : Math.floor(reached / apart + 1 + 1e-9) * apart;
  const lifted = twoDecimals(next);
  return [lifted, round((lifted + end) / 2)];
}

/** Five in a hundred of what was counted: where the next whole is another, the steps lie in fives as the criterion does. */
const shareInFives = ({ measure: { outOf }, isInFives }: Counted): number | undefined =>
  isInFives === true && outOf !== undefined ? (outOf * PERCENT_APART) / 100 : undefined;

/** What two steps are apart at least. */
function stepOf({ measure }: Counted, start: number, end: number): number {
  const { kind } = measure;
  const isShare = isOfWhole(kind);
  if (isInPercent(kind)) {
    const share = shareOfOne(measure.quote, measure.value);
    if (share !== undefined && Number.isInteger(end / share)) return share;
    const isLong = Math.abs(end - start) >= LONG_WAY_PERCENT;
    return isLong && end % PERCENT_APART === 0 ? PERCENT_APART : 1;
  }
  const isWhole =
    Number.isInteger(end) && (isShare || Number.isInteger(start) || Math.abs(end - start) >= STEPS);
  return isWhole ? 1 : 0.1;
}

/** "12 of 20 (60%)": one of twenty is 5%. */
function shareOfOne(quote: string, percent: number): number | undefined {
  const whole = [...quote.matchAll(/(?<![\d.])(\d{1,3}) ?(?:\/|of|out of) ?(\d{1,3})(?!\d)/g)]
    .map(([, part, all]) => [Number(part), Number(all)] as const)
    .find(([part, all]) => all > 0 && Math.round((100 * part) / all) === Math.round(percent))?.[1];
  return whole !== undefined && 100 % whole === 0 ? 100 / whole : undefined;
}
