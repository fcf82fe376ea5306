/** Many patterns, few of which can match a sentence: the first letters of their words tell which. */
import { beginningsOf, LETTERS, LETTERS_MIN } from './pattern-beginnings.js';

/** Letters count alike, small and capital, by their last five bits; other characters may stand for a letter and only cost a look. */
const BITS = 5;
const LONG = (1 << (BITS * LETTERS)) - 1;
const SHORT = (1 << (BITS * LETTERS_MIN)) - 1;
const keyAfter = (key: number, character: number) => ((key << BITS) | (character & 31)) & LONG;
function keyOf(letters: string): number {
  let key = 0;
  for (let at = 0; at < letters.length; at += 1) key = keyAfter(key, letters.charCodeAt(at));
  return key;
}

/** Places enough that the words of a list rarely share one; two words in one place only cost a look. */
const PLACE_BITS = 17;
/** Five letters spread over the places. */
const spread = (key: number) => Math.imul(key, 0x9e3779b1) >>> (32 - PLACE_BITS);

/** Which entries begin with some letters, by a key that is a place. */
class Beginners {
  /** For each key its place in `groups`; 0 where nothing begins so. */
  private readonly groupOf: Uint16Array;
  private readonly groups: number[][] = [[]];

  constructor(places: number) {
    this.groupOf = new Uint16Array(places);
  }

  put(key: number, entry: number): void {
    const known = this.groupOf[key] ?? 0;
    if (known === 0) this.groupOf[key] = this.groups.push([entry]) - 1;
    else if (this.groups[known]?.includes(entry) === false) this.groups[known].push(entry);
  }

  mark(key: number, near: number[]): void {
    const group = this.groupOf[key] ?? 0;
    if (group === 0) return;
    for (const entry of this.groups[group] ?? []) if (!near.includes(entry)) near.push(entry);
  }
}

/** Finds, in one pass over a text, the entries whose pattern may match it. */
export class PatternIndex<Entry> {
  private readonly long = new Beginners(2 ** PLACE_BITS);
  private readonly short = new Beginners(SHORT + 1);
  /** The places of the patterns that do not tell how they begin. */
  private readonly untold: number[] = [];

  constructor(
    private readonly entries: readonly Entry[],
    patternOf: (entry: Entry) => RegExp,
  ) {
    entries.forEach((entry, at) => {
      const beginnings = beginningsOf(patternOf(entry));
      if (beginnings === undefined) this.untold.push(at);
      for (const letters of beginnings ?? []) {
        if (letters.length === LETTERS) this.long.put(spread(keyOf(letters)), at);
        else this.short.put(keyOf(letters.slice(0, LETTERS_MIN)), at);
      }
    });
  }

  /** The entries whose pattern may match, in their own order: no other one does. */
  candidates(text: string): Entry[] {
    const near = [...this.untold];
    let key = 0;
    for (let at = 0; at < text.length; at += 1) {
      key = keyAfter(key, text.charCodeAt(at));
      this.long.mark(spread(key), near);
      this.short.mark(key & SHORT, near);
    }
    const found: Entry[] = [];
    for (const at of near.sort((a, b) => a - b)) {
      const entry = this.entries[at];
      if (entry !== undefined) found.push(entry);
    }
    return found;
  }
}
