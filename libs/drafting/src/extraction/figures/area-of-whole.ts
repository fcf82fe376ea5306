/** What a figure is about where neither its line nor what stands right above it tells: the lines around it vote. */
import { tellsOfNeed, tellsOfStrength } from '../../areas/evidence-words.js';
import { areaOfTitle } from './area-nearby.js';
import type { Passage } from '../text/passage.js';

const AROUND = 8;
/** A longer report is about more than one thing, so that only lines near by and under the same heading are asked. */
const SHORT_REPORT = 60;
/** The lines that say whose report it is and what kind. */
const HEAD_LINES = 3;
const NEED_WEIGHT = 3;
const FALLING_OFF = 0.12;
const PLAINLY = 1.2;

/** The area that the lines around a list or table speak of, the nearer and the needier the weightier; undefined where two are spoken of alike. */
export function areaOfWhole(passages: readonly Passage[], at: number): string | undefined {
  const here = passages[at];
  const isShort = passages.length <= SHORT_REPORT;
  const reach = isShort ? SHORT_REPORT : AROUND;
  const votes = new Map<string, number>();
  const from = Math.max(isShort ? Math.min(HEAD_LINES, at) : 0, at - reach);
  for (let index = from; index < Math.min(passages.length, at + reach + 1); index += 1) {
    const passage = passages[index];
    if (passage === undefined || passage.isRow || (!isShort && passage.heading !== here?.heading)) continue;
    const isNeed = tellsOfNeed(passage.text);
    const isSound = tellsOfStrength(passage.text);
    const area = !isNeed && isSound ? undefined : areaOfTitle(passage.text);
    if (area === undefined) continue;
    const near = 1 / (1 + FALLING_OFF * Math.abs(index - at));
    votes.set(area, (votes.get(area) ?? 0) + near * (isNeed && !isSound ? NEED_WEIGHT : 1));
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= PLAINLY * (second?.[1] ?? 0) ? first[0] : undefined;
}
