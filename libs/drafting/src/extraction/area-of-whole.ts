/** What a figure is about where neither its line nor what stands above it tells: the lines behind it, else a short report. */
import { tellsOfNeed } from '../areas/evidence-words.js';
import { areaOfTitle } from './area-nearby.js';
import type { Passage } from './passage.js';

const BEHIND_MAX = 6;
/** A longer report is about more than one thing. */
const SHORT_REPORT = 60;
const NEED_WEIGHT = 2;
const LEAD_OF_FIRST = 1.5;

/** The area of the first lines behind a list or table; in a short report, the one its lines speak of plainly more than of any other. */
export function areaOfWhole(passages: readonly Passage[], at: number): string | undefined {
  const here = passages[at];
  let looked = 0;
  for (let index = at + 1; index < passages.length && looked < BEHIND_MAX; index += 1) {
    const passage = passages[index];
    if (passage === undefined || passage.heading !== here?.heading) break;
    if (passage.isRow) continue;
    looked += 1;
    const area = tellsOfNeed(passage.text) ? areaOfTitle(passage.text) : undefined;
    if (area !== undefined) return area;
  }
  return passages.length > SHORT_REPORT ? undefined : mostTold(passages);
}

function mostTold(passages: readonly Passage[]): string | undefined {
  const votes = new Map<string, number>();
  for (const { text, isRow } of passages) {
    const area = isRow ? undefined : areaOfTitle(text);
    if (area !== undefined) votes.set(area, (votes.get(area) ?? 0) + (tellsOfNeed(text) ? NEED_WEIGHT : 1));
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] >= LEAD_OF_FIRST * (second?.[1] ?? 0) ? first[0] : undefined;
}
