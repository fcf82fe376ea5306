/**
 * Patterns asked of parts of a sentence: what stands before a figure, what stands behind it. Most of them speak of things
 * that a sentence has no word of, and where its words begin is known already.
 */
import { beginningsOf } from './pattern-beginnings.js';
import { beginningsIn, numberOfBeginning } from './word-beginnings.js';

/** A bit each of what can be counted exactly and combined. */
const PATTERNS_MAX = 31;

/** A reader's patterns: one look at a sentence tells which of them can match in it. */
export class PartPatterns {
  /** For the number of each beginning the patterns that need it, a bit each. */
  private readonly needs: number[] = [];
  private patterns = 0;
  private lastWhole: string | undefined;
  private lastNear = 0;

  /** @returns whether a pattern can match in a text, or in any part of it: it may where one of its words begins there */
  mayMatch(pattern: RegExp): (whole: string) => boolean {
    const words = beginningsOf(pattern);
    if (words === undefined || this.patterns === PATTERNS_MAX) return () => true;
    const bit = 1 << this.patterns;
    this.patterns += 1;
    this.lastWhole = undefined;
    for (const word of words) {
      const number = numberOfBeginning(word);
      while (this.needs.length <= number) this.needs.push(0);
      this.needs[number] = (this.needs[number] ?? 0) | bit;
    }
    return (whole) => (this.near(whole) & bit) !== 0;
  }

  /**
   * The test of a pattern, which leaves it alone where the whole that a part was cut from has none of its words.
   * @param pattern neither global nor sticky
   */
  test(pattern: RegExp): (part: string, whole: string) => boolean {
    const mayMatch = this.mayMatch(pattern);
    return (part, whole) => mayMatch(whole) && pattern.test(part);
  }

  /** The patterns that have a word in a text, a bit each. */
  private near(whole: string): number {
    if (whole !== this.lastWhole) {
      const { count, numbers } = beginningsIn(whole);
      const { needs } = this;
      let near = 0;
      for (let hit = 0; hit < count; hit += 1) {
        const number = numbers[hit] ?? 0;
        // The patterns of other readers know beginnings that came later than these.
        if (number < needs.length) near |= needs[number] ?? 0;
      }
      this.lastNear = near;
      this.lastWhole = whole;
    }
    return this.lastNear;
  }
}
