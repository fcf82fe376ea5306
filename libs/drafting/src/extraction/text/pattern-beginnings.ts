/** With which letters a match of a pattern can begin: read from the pattern itself, so that no list of words is kept twice. */

/** Letters looked at: ten tell most words apart, and what stands behind "the" or "reading". */
export const LETTERS = 10;
/** What is looked for first: five tell most words of a report apart, and the shortest names have three. */
export const LETTERS_FIRST = 5;
export const LETTERS_MIN = 3;
/** Stands for a character the pattern leaves open. */
const OPEN = '\0';
const BEGINNINGS_MAX = 240;
const CLASS_MAX = 6;

/** Strings of up to ten characters: a shorter one is all that is matched or all that is told, ten are how it begins. */
type Beginnings = ReadonlySet<string>;

const NOTHING: Beginnings = new Set(['']);

/** Whether nothing can be told behind it. */
const isWhole = (letters: string) => letters.length === LETTERS || letters.endsWith(OPEN);

/** One after the other; of too many ways to go on none is told. */
function joined(first: Beginnings, second: () => Beginnings): Beginnings {
  const begun = [...first];
  if (begun.every(isWhole)) return first;
  const all = second();
  const next = begun.length * all.size > BEGINNINGS_MAX ? [OPEN] : [...all];
  return new Set(
    begun.flatMap((one) => (isWhole(one) ? [one] : next.map((other) => (one + other).slice(0, LETTERS)))),
  );
}

interface Part {
  /** As it is written, its quantifier included. */
  readonly source: string;
  /** The alternatives of a group that stands once. */
  readonly ways: readonly Way[];
  readonly beginnings: Beginnings;
  /** Whether it may be left out, and whether it may come again. */
  readonly isOptional: boolean;
  readonly isRepeated: boolean;
}

function beginningsOfPart({ beginnings, isOptional, isRepeated }: Part): Beginnings {
  const again = isRepeated
    ? joined(beginnings, () => joined(new Set(['', ...beginnings]), () => new Set(['', ...beginnings])))
    : beginnings;
  return isOptional ? new Set(['', ...again]) : again;
}

const beginningsOfRow = (parts: readonly Part[]): Beginnings =>
  parts.reduceRight<() => Beginnings>(
    (rest, part) => () => joined(beginningsOfPart(part), rest),
    () => NOTHING,
  )();

/** One of the alternatives of a pattern, or of a group in it. */
interface Way {
  readonly parts: readonly Part[];
  /** As it is written. */
  readonly source: string;
}

/** Reads a pattern's source from left to right. Knows what this library's patterns are written with. */
class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** The ways to match up to the end of the group, or of the pattern. */
  ways(): Way[] {
    const ways: Way[] = [];
    for (;;) {
      const from = this.at;
      const parts: Part[] = [];
      while (this.at < this.source.length && !/[)|]/.test(this.source.charAt(this.at)))
        parts.push(this.part());
      ways.push({ parts, source: this.source.slice(from, this.at) });
      if (this.source[this.at] !== '|') return ways;
      this.at += 1;
    }
  }

  private part(): Part {
    const from = this.at;
    const { beginnings, ways } = this.atom();
    const quantifier = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 12));
    this.at += quantifier?.[0].length ?? 0;
    const mark = quantifier?.[0][0];
    const least = Number(quantifier?.[1] ?? 1);
    return {
      source: this.source.slice(from, this.at),
      ways: quantifier === null ? ways : [],
      beginnings,
      isOptional: mark === '?' || mark === '*' || least === 0,
      isRepeated: mark === '*' || mark === '+' || mark === '{',
    };
  }

  private atom(): Pick<Part, 'beginnings' | 'ways'> {
    if (this.source[this.at] === '(') return this.group();
    return { beginnings: this.characters(), ways: [] };
  }

  private characters(): Beginnings {
    const character = this.source[this.at] ?? '';
    this.at += 1;
    if (character === '[') return this.characterClass();
    if (character === '\\') return this.escaped();
    if (character === '^' || character === '$') return NOTHING;
    return new Set([character === '.' ? OPEN : character]);
  }

  private group(): Pick<Part, 'beginnings' | 'ways'> {
    this.at += 1;
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at, this.at + 24))?.[0] ?? '';
    this.at += opening.length;
    const ways = this.ways();
    this.at += 1;
    const isLook = /[=!]$/.test(opening);
    if (isLook) return { beginnings: NOTHING, ways: [] };
    return { beginnings: new Set(ways.flatMap(({ parts }) => [...beginningsOfRow(parts)])), ways };
  }

  private characterClass(): Beginnings {
    const end = /^(?:[^\\\]]|\\.)*/.exec(this.source.slice(this.at))?.[0].length ?? 0;
    const members = this.source.slice(this.at, this.at + end);
    this.at += end + 1;
    const isPlain = members.length <= CLASS_MAX && !/^\^|\\|.-./.test(members);
    return new Set(isPlain ? members : [OPEN]);
  }

  private escaped(): Beginnings {
    const character = this.source[this.at] ?? '';
    this.at += 1;
    if (/[bB]/.test(character)) return NOTHING;
    // "\p{L}", "\u00e9": the rest of its name.
    if (/[pPux]/.test(character))
      this.at +=
        /^(?:\{[^}]*\}|[\da-f]{2,4})/i.exec(this.source.slice(this.at, this.at + 40))?.[0].length ?? 0;
    return new Set([/\w/.test(character) ? OPEN : character]);
  }
}

/** "SSI-" of "SSI-4": what stands before a character the pattern leaves open, or one of no keyboard. */
const upToOpen = (letters: string) => /^[ -~]*/.exec(letters)?.[0] ?? '';

const isTold = (beginnings: Beginnings) =>
  beginnings.size <= BEGINNINGS_MAX && [...beginnings].every(({ length }) => length >= LETTERS_MIN);

/** How an alternative begins. */
export interface Start {
  /** Its first three to ten characters. */
  readonly letters: string;
  /** Whether it matches only where a word begins, by a \b in front. */
  readonly isOfWord: boolean;
}

/** How a pattern can match, by the words its alternatives begin with. */
export interface Ways {
  /** Of all alternatives that say how they begin. */
  readonly starts: readonly Start[];
  /** The other alternatives, joined to a pattern; undefined where there are none. */
  readonly others: string | undefined;
  /**
   * Beginnings of three to ten characters of words in those others, of which one must stand in every text that they
   * match: "\d+ transitions" begins with any digit, and its first own word is known. Undefined where one has none.
   */
  readonly othersWords: readonly string[] | undefined;
}

/** The beginnings of the first words that a way to match tells, and how many of its parts stand before them. */
function firstWords({ parts }: Way): { readonly words: Beginnings; readonly at: number } | undefined {
  for (let at = 0; at < parts.length; at += 1) {
    const words = new Set([...beginningsOfRow(parts.slice(at))].map(upToOpen));
    if (isTold(words)) return { words, at };
    const within = wordsWithin(parts[at]);
    if (within !== undefined) return { words: within, at: at + 1 };
  }
  return undefined;
}

/** "(?:\d+ minutes|day)": the first words of the alternatives of a group that must stand there. */
function wordsWithin(part: Part | undefined): Beginnings | undefined {
  if (part === undefined || part.ways.length === 0) return undefined;
  const words = new Set<string>();
  for (const way of part.ways) {
    const own = firstWords(way);
    if (own === undefined) return undefined;
    for (const word of own.words) words.add(word);
  }
  return isTold(words) ? words : undefined;
}

const isEmpty = ({ beginnings }: Part) => beginnings === NOTHING;
const sourceOf = (parts: readonly Part[]) => parts.map(({ source }) => source).join('');

/** "\b(?:one|[2-6]th) half" as "\b(?:one) half" and "\b(?:[2-6]th) half": one alternative that is open hides no other. */
function alternativesOf(way: Way): Way[] {
  if (firstWords(way)?.at === 0) return [way];
  const at = way.parts.findIndex((part) => !isEmpty(part));
  const group = way.parts[at];
  if (group === undefined || group.ways.length < 2) return [way];
  const [before, after] = [way.parts.slice(0, at), way.parts.slice(at + 1)];
  return group.ways.flatMap(({ parts, source }) =>
    alternativesOf({
      parts: [...before, ...parts, ...after],
      source: `${sourceOf(before)}(?:${source})${sourceOf(after)}`,
    }),
  );
}

function startsOf({ parts }: Way, words: Beginnings): Start[] {
  const hasBoundary = parts[0]?.source === '\\b';
  return [...words].map((letters) => ({ letters, isOfWord: hasBoundary && /^\w/.test(letters) }));
}

const REFERS_BACK = /\\(?:[1-9]|k<)/;

/** Parts a pattern into the alternatives that tell where a match can begin, and the others. */
export function waysOf(pattern: RegExp): Ways {
  const starts: Start[] = [];
  const others: string[] = [];
  let othersWords: string[] | undefined = [];
  for (const way of new PatternReader(pattern.source).ways().flatMap(alternativesOf)) {
    const found = firstWords(way);
    if (found?.at === 0) starts.push(...startsOf(way, found.words));
    else {
      others.push(way.source);
      if (found === undefined) othersWords = undefined;
      else othersWords?.push(...found.words);
    }
  }
  // What refers to a group by its number would miss it in a part of the pattern.
  const source = REFERS_BACK.test(pattern.source) ? pattern.source : others.join('|');
  return { starts, others: others.length === 0 ? undefined : source, othersWords };
}

/**
 * Beginnings of three to ten characters of which one must stand in every text that the pattern matches; undefined where
 * the pattern does not tell.
 */
export function beginningsOf(pattern: RegExp): readonly string[] | undefined {
  const { starts, othersWords } = waysOf(pattern);
  return othersWords === undefined ? undefined : [...starts.map(({ letters }) => letters), ...othersWords];
}
