/** With which letters a match of a pattern can begin: read from the pattern itself, so that no list of words is kept twice. */

/** Letters looked at: five tell most words of a report apart, and the shortest names have three. */
export const LETTERS = 5;
export const LETTERS_MIN = 3;
/** Stands for a character the pattern leaves open. */
const OPEN = '\0';
const BEGINNINGS_MAX = 240;
const CLASS_MAX = 6;

/** Strings of up to five characters: a shorter one is all that is matched, five are how it begins. */
type Beginnings = ReadonlySet<string>;

const NOTHING: Beginnings = new Set(['']);

/** One after the other. */
function joined(first: Beginnings, second: () => Beginnings): Beginnings {
  if ([...first].every(({ length }) => length === LETTERS)) return first;
  const next = second();
  return new Set(
    [...first].flatMap((one) =>
      one.length === LETTERS ? [one] : [...next].map((other) => (one + other).slice(0, LETTERS)),
    ),
  );
}

interface Part {
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

/** Reads a pattern's source from left to right. Knows what this library's patterns are written with. */
class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** The ways to match up to the end of the group, or of the pattern. */
  ways(): Part[][] {
    const ways: Part[][] = [[]];
    while (this.at < this.source.length && this.source[this.at] !== ')') {
      if (this.source[this.at] === '|') {
        this.at += 1;
        ways.push([]);
      } else ways.at(-1)?.push(this.part());
    }
    return ways;
  }

  private part(): Part {
    const beginnings = this.atom();
    const quantifier = /^(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 12));
    this.at += quantifier?.[0].length ?? 0;
    const mark = quantifier?.[0][0];
    const least = Number(quantifier?.[1] ?? 1);
    return {
      beginnings,
      isOptional: mark === '?' || mark === '*' || least === 0,
      isRepeated: mark === '*' || mark === '+' || mark === '{',
    };
  }

  private atom(): Beginnings {
    const character = this.source[this.at] ?? '';
    this.at += 1;
    if (character === '(') return this.group();
    if (character === '[') return this.characterClass();
    if (character === '\\') return this.escaped();
    if (character === '^' || character === '$') return NOTHING;
    return new Set([character === '.' ? OPEN : character]);
  }

  private group(): Beginnings {
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at, this.at + 24))?.[0] ?? '';
    this.at += opening.length;
    const ways = this.ways();
    this.at += 1;
    const isLook = /[=!]$/.test(opening);
    return isLook ? NOTHING : new Set(ways.flatMap((parts) => [...beginningsOfRow(parts)]));
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
    return new Set([/\w/.test(character) ? OPEN : character]);
  }
}

/** "SSI-" of "SSI-4": what stands before a character the pattern leaves open. */
const upToOpen = (letters: string) => letters.split(OPEN)[0] ?? '';

const isTold = (beginnings: Beginnings) =>
  beginnings.size <= BEGINNINGS_MAX &&
  [...beginnings].every((letters) => letters.length >= LETTERS_MIN && /^[ -~]*$/.test(letters));

/**
 * Beginnings of three to five characters of which one must stand in every text that the pattern matches; undefined where
 * the pattern does not tell. Where a way to match begins with any digit or letter, those of its first words are taken.
 */
export function beginningsOf(pattern: RegExp): readonly string[] | undefined {
  const found: string[] = [];
  for (const parts of new PatternReader(pattern.source).ways()) {
    let told: Beginnings | undefined;
    for (let at = 0; at < parts.length && told === undefined; at += 1) {
      const beginnings = new Set([...beginningsOfRow(parts.slice(at))].map(upToOpen));
      if (isTold(beginnings)) told = beginnings;
    }
    if (told === undefined) return undefined;
    found.push(...told);
  }
  return found;
}
