/**
 * Patterns of many words, tried only where one of their words begins. A pattern that lists a hundred words costs a
 * hundred looks at every character of a sentence, and most sentences hold none of them; here one pass over the first
 * letters of the sentence finds the few places where a match can begin, and the patterns are tried there only.
 */
import { everyMatch } from './every-match.js';
import { type Start, waysOf } from './pattern-beginnings.js';
import { askingFor, beginningsIn, type FoundBeginnings, numberOfBeginning } from './word-beginnings.js';

const flagsWithout = ({ flags }: RegExp) => flags.replace(/[gy]/g, '');

const NONE: readonly RegExpExecArray[] = [];

/** One pattern, in the forms in which it is tried. */
class Tried {
  /** At one place. */
  private readonly here: RegExp;
  private readonly everywhere: RegExp;
  /** The alternatives that may begin anywhere. */
  private readonly others: RegExp | undefined;
  /** Whether those must be tried in every text. */
  readonly isOpen: boolean;
  readonly starts: readonly Start[];
  readonly othersWords: readonly string[];
  /** Places in the text at hand where a match may begin. */
  private readonly places: number[] = [];
  /** How many of `places` are of the text at hand: the array stays, since a new one for each text would cost more. */
  private count = 0;
  private hasOthersWord = false;

  constructor(pattern: RegExp) {
    const flags = flagsWithout(pattern);
    const { starts, others, othersWords } = waysOf(pattern);
    this.here = new RegExp(pattern.source, `${flags}y`);
    this.everywhere = new RegExp(pattern.source, `${flags}g`);
    this.others = others === undefined ? undefined : new RegExp(others, flags);
    this.starts = starts;
    this.othersWords = othersWords ?? [];
    this.isOpen = othersWords === undefined;
  }

  forget(): void {
    this.count = 0;
    this.hasOthersWord = this.isOpen;
  }

  noteStart(place: number): void {
    this.places[this.count] = place;
    this.count += 1;
  }

  noteOthersWord(): void {
    this.hasOthersWord = true;
  }

  matchesAt(place: number, text: string): boolean {
    this.here.lastIndex = place;
    return this.here.test(text);
  }

  /** Whether an alternative matches that may begin anywhere. */
  matchesOthers(text: string): boolean {
    return this.others?.test(text) === true;
  }

  matches(text: string): boolean {
    for (let at = 0; at < this.count; at += 1) {
      if (this.matchesAt(this.places[at] ?? 0, text)) return true;
    }
    return this.hasOthersWord && this.matchesOthers(text);
  }

  every(text: string): readonly RegExpExecArray[] {
    // Among matches that may begin anywhere, only the pattern itself knows which comes first.
    if (this.hasOthersWord && (this.starts.length === 0 || this.others?.test(text) === true))
      return everyMatch(this.everywhere, text);
    let found: RegExpExecArray[] | undefined;
    let end = 0;
    for (let at = 0; at < this.count; at += 1) {
      const place = this.places[at] ?? 0;
      if (place < end) continue;
      this.here.lastIndex = place;
      const match = this.here.exec(text);
      if (match === null) continue;
      (found ??= []).push(match);
      end = place + match[0].length;
    }
    return found ?? NONE;
  }
}

/** Sorts a few numbers where they are: a general sort costs more than trying the patterns. */
function inOrder(numbers: number[]): readonly number[] {
  for (let at = 1; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    let to = at;
    for (; to > 0 && (numbers[to - 1] ?? 0) > number; to -= 1) numbers[to] = numbers[to - 1] ?? 0;
    numbers[to] = number;
  }
  return numbers;
}

/** Finds, in one pass over a text, the entries whose pattern matches it. */
export class PatternIndex<Entry> {
  private readonly tried: readonly Tried[];
  /** Lists of patterns that one beginning stands for: twice their place, and one more for a word of their others. */
  private readonly lists: number[][] = [[]];
  /** For the number of each beginning its list; the first, which is empty, for those of other patterns. */
  private readonly listOf: Uint16Array;
  /** The numbers of the patterns that are tried in every text. */
  private readonly open: readonly number[];
  private readonly isNear: Uint8Array;
  private readonly isAsked: (found: FoundBeginnings) => boolean;

  constructor(
    private readonly entries: readonly Entry[],
    patternOf: (entry: Entry) => RegExp,
  ) {
    this.tried = entries.map((entry) => new Tried(patternOf(entry)));
    this.open = [...this.tried.keys()].filter((at) => this.tried[at]?.isOpen === true);
    this.isNear = new Uint8Array(entries.length);
    const listOf = new Map<number, number[]>();
    const put = (beginning: number, member: number) => {
      const list = listOf.get(beginning) ?? [];
      if (list.length === 0) this.lists.push(list);
      listOf.set(beginning, list);
      if (!list.includes(member)) list.push(member);
    };
    this.tried.forEach(({ starts, othersWords }, at) => {
      for (const { letters, isOfWord } of starts) put(numberOfBeginning(letters, isOfWord), 2 * at);
      for (const letters of othersWords) put(numberOfBeginning(letters), 2 * at + 1);
    });
    this.isAsked = askingFor(listOf.keys());
    this.listOf = new Uint16Array(Math.max(0, ...listOf.keys()) + 1);
    for (const [at, beginning] of [...listOf.keys()].entries()) this.listOf[beginning] = at + 1;
  }

  /** The numbers of the entries whose pattern may match, in order, each told where: no other one does. */
  private near(text: string): readonly number[] {
    const { isNear, listOf, lists, open, tried } = this;
    const found = beginningsIn(text);
    for (const at of open) tried[at]?.forget();
    if (!this.isAsked(found)) return open;
    const { count, numbers, places } = found;
    const near = [...open];
    for (const at of open) isNear[at] = 1;
    for (let hit = 0; hit < count; hit += 1) {
      const beginning = numbers[hit] ?? 0;
      // The patterns of other lists know beginnings that came later than these.
      const list = beginning < listOf.length ? (listOf[beginning] ?? 0) : 0;
      if (list === 0) continue;
      for (const member of lists[list] ?? []) {
        const at = member >> 1;
        const pattern = tried[at];
        if (isNear[at] === 0) {
          isNear[at] = 1;
          near.push(at);
          pattern?.forget();
        }
        if ((member & 1) === 0) pattern?.noteStart(places[hit] ?? 0);
        else pattern?.noteOthersWord();
      }
    }
    for (const at of near) isNear[at] = 0;
    return inOrder(near);
  }

  /** The entries whose pattern matches, in their own order. */
  matching(text: string): Entry[] {
    const found: Entry[] = [];
    for (const at of this.near(text)) {
      const entry = this.entries[at];
      if (entry !== undefined && this.tried[at]?.matches(text) === true) found.push(entry);
    }
    return found;
  }

  /** The first entry whose pattern matches. */
  firstMatching(text: string): Entry | undefined {
    const first = this.near(text).find((at) => this.tried[at]?.matches(text) === true);
    return first === undefined ? undefined : this.entries[first];
  }

  /** The entries whose pattern matches, in their own order, each with its matches as `everyMatch` gives them. */
  matches(text: string): { readonly entry: Entry; readonly matches: readonly RegExpExecArray[] }[] {
    const found: { readonly entry: Entry; readonly matches: readonly RegExpExecArray[] }[] = [];
    for (const at of this.near(text)) {
      const entry = this.entries[at];
      const matches = this.tried[at]?.every(text) ?? NONE;
      if (entry !== undefined && matches.length > 0) found.push({ entry, matches });
    }
    return found;
  }
}

const IS_START = 1;
const IS_OTHERS_WORD = 2;

/** One pattern of many words, tried only where one of them begins: worth it from some twenty words on. */
export class WordPattern {
  private readonly tried: Tried;
  /** For the number of each beginning what it is to the pattern: `IS_START`, `IS_OTHERS_WORD` or both. */
  private readonly kinds: Uint8Array;
  private readonly isAsked: (found: FoundBeginnings) => boolean;

  constructor(pattern: RegExp) {
    this.tried = new Tried(pattern);
    const starts = this.tried.starts.map(({ letters, isOfWord }) => numberOfBeginning(letters, isOfWord));
    const words = this.tried.othersWords.map((letters) => numberOfBeginning(letters));
    this.isAsked = askingFor([...starts, ...words]);
    this.kinds = new Uint8Array(Math.max(0, ...starts, ...words) + 1);
    for (const number of starts) this.kinds[number] = (this.kinds[number] ?? 0) | IS_START;
    for (const number of words) this.kinds[number] = (this.kinds[number] ?? 0) | IS_OTHERS_WORD;
  }

  test(text: string): boolean {
    const { kinds, tried } = this;
    const found = beginningsIn(text);
    if (!tried.isOpen && !this.isAsked(found)) return false;
    const { count, numbers, places } = found;
    let hasOthersWord = tried.isOpen;
    for (let hit = 0; hit < count; hit += 1) {
      // Other patterns know beginnings that came later than these.
      const kind = kinds[numbers[hit] ?? 0] ?? 0;
      if (kind === 0) continue;
      if ((kind & IS_START) !== 0 && tried.matchesAt(places[hit] ?? 0, text)) return true;
      if ((kind & IS_OTHERS_WORD) !== 0) hasOthersWord = true;
    }
    return hasOthersWord && tried.matchesOthers(text);
  }

  /** All matches, as `everyMatch` gives them. */
  every(text: string): readonly RegExpExecArray[] {
    const { kinds, tried } = this;
    const found = beginningsIn(text);
    if (!tried.isOpen && !this.isAsked(found)) return NONE;
    const { count, numbers, places } = found;
    let isNear = tried.isOpen;
    tried.forget();
    for (let hit = 0; hit < count; hit += 1) {
      const kind = kinds[numbers[hit] ?? 0] ?? 0;
      if (kind === 0) continue;
      isNear = true;
      if ((kind & IS_START) !== 0) tried.noteStart(places[hit] ?? 0);
      if ((kind & IS_OTHERS_WORD) !== 0) tried.noteOthersWord();
    }
    return isNear ? tried.every(text) : NONE;
  }
}
