/** What ties a figure to an area of need: the words of its line, its heading, the sentence before, its paragraph. */
import { planOf } from '../areas/plans.js';
import { areaNear, areasMentioned } from '../extraction/figures/area-nearby.js';
import type { Passage } from '../extraction/text/passage.js';
import type { AreaLikelihoods, AreaWords } from '../areas/area-words.js';
import type { FigureSurroundings } from '../areas/figure-surroundings.js';
import type { Figure } from './figure.js';
import type { Sign, SignBook } from './sign-book.js';
import type { SignedFigure } from './signs.js';

const PREFERRED = new Map<string, readonly RegExp[]>();

/** The units an area's plan prefers; the same for all ages. */
export function preferredIn(area: string): readonly RegExp[] {
  const units = PREFERRED.get(area) ?? planOf(area).prefers ?? [];
  PREFERRED.set(area, units);
  return units;
}

/** Areas by where they are named around a line. */
interface NamedInLine {
  readonly sentence: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly paragraph: ReadonlySet<string>;
}

/** The same around a figure in the running, with the area named next to it, and what its words say of all areas. */
interface Named extends NamedInLine {
  readonly near: string | undefined;
  readonly likely: AreaLikelihoods | undefined;
  /** What it weighs for an area that nothing but its words ties to it, by how they do: the same for many areas. */
  readonly untied: (number | undefined)[];
}

const TEXT_MAX = 600;
const TITLE_LINES = 6;
const TITLE_MAX = 500;
const UNIT_NEAR = 50;

/** Units in which a skill is counted best, as reports print them. */
const UNITS: Readonly<Record<string, RegExp>> = {
  'Reading fluency': /words? (?:read )?correct|wcpm|wpm|correct words/i,
  'Speech fluency': /syllables|stutter|block|%ss/i,
  'Attention and task engagement': /interval|on[- ]task|engaged|minutes/i,
};

type Tie = keyof typeof TIES;

/** The ties between a figure and an area, and how signs of them and more are called. */
const TIES = {
  near: 'tie near',
  sentence: 'tie sentence',
  heading: 'tie heading',
  before: 'tie before',
  paragraph: 'tie paragraph',
  other: 'tie other',
  none: 'tie none',
};

/** The closest tie between a figure and an area. */
function tieOf(named: Named | undefined, area: string): Tie | undefined {
  if (named === undefined) return undefined;
  if (named.near === area) return 'near';
  if (named.sentence.has(area)) return 'sentence';
  if (named.heading.has(area)) return 'heading';
  if (named.before.has(area)) return 'before';
  return named.paragraph.has(area) ? 'paragraph' : undefined;
}

/** @returns undefined where no table of words is learned */
function toldOf({ likely }: Named, area: string): ToldByWords | undefined {
  if (likely === undefined) return undefined;
  const own = likely.of(area);
  return { level: levelOf(own), isElse: own < PLAINLY_FROM && likely.most > PLAINLY_FROM };
}

const PLACES = ['sentence', 'heading', 'before', 'paragraph'] as const;
const NAMED_AT = {
  sentence: 'area sentence',
  heading: 'area heading',
  before: 'area before',
  paragraph: 'area paragraph',
};
const NO_AREAS: ReadonlySet<string> = new Set();

/** What the words around figures say of areas. */
export interface WordsAround {
  readonly areaWords: AreaWords;
  readonly surroundings: FigureSurroundings;
}

/** From so much on the words say it plainly; each a sign. */
const LIKELY_FROM = [0.6, 0.3, 0.12, 0.04, 0.01];
const LEVELS = [...LIKELY_FROM.map(String), 'less'];
/** By number. */
function levelOf(likelihood: number): number {
  const level = LIKELY_FROM.findIndex((from) => likelihood > from);
  return level < 0 ? LIKELY_FROM.length : level;
}
/** The words say plainly that it is of another area. */
const PLAINLY_FROM = 0.5;

/** What the words around a figure say of one area. */
interface ToldByWords {
  readonly level: number;
  /** Whether they say plainly that it is of another one. */
  readonly isElse: boolean;
}

/** Where a report names which area; made once for a report. */
export class AreaSigns {
  readonly #named = new Map<SignedFigure, Named>();
  readonly #titled: ReadonlySet<string>;
  readonly #known = new Map<string, ReadonlySet<string>>();
  readonly #byParagraph = new Map<number, Set<string>>();

  constructor(
    figures: readonly SignedFigure[],
    private readonly passages: readonly Passage[],
    /** Units to prefer in an area, from its plan. */
    private readonly preferredIn: (area: string) => readonly RegExp[],
    private readonly book: SignBook,
    words: WordsAround,
  ) {
    const title = passages
      .slice(0, TITLE_LINES)
      .map(({ text }) => text)
      .join(' ');
    this.#titled = areasMentioned(title.slice(0, TITLE_MAX));
    const told = new Set(figures.map(({ figure }) => figure.passage.paragraph));
    for (const { paragraph, text } of passages) {
      if (!told.has(paragraph)) continue;
      const areas = this.#byParagraph.get(paragraph) ?? new Set();
      for (const area of this.#areasOf(text.slice(0, TEXT_MAX))) areas.add(area);
      this.#byParagraph.set(paragraph, areas);
    }
    let line: { readonly at: number; readonly named: NamedInLine } | undefined;
    for (const signed of figures) {
      const { figure } = signed;
      if (line?.at !== figure.at) line = { at: figure.at, named: this.#namedInLine(figure) };
      const { passage, index, end } = figure;
      const near = areaNear(passage.text, index, end, passage.heading);
      const likely = words.areaWords.likelihoods(words.surroundings.of(figure));
      this.#named.set(signed, { ...line.named, near, likely, untied: [] });
    }
  }

  /** Every area that is named beside a figure. */
  areas(): ReadonlySet<string> {
    const areas = new Set<string>();
    const addAll = (named: ReadonlySet<string>) => {
      for (const area of named) areas.add(area);
    };
    for (const named of this.#named.values()) {
      if (named.near !== undefined) areas.add(named.near);
      for (const place of PLACES) addAll(named[place]);
    }
    addAll(this.#titled);
    return areas;
  }

  /** The areas that the words around a figure in the running make at least so likely; none where no table of words is learned. */
  likelyOf(signed: SignedFigure, least: number): readonly string[] {
    return this.#named.get(signed)?.likely?.from(least) ?? [];
  }

  /** How likely the words around a figure in the running make an area, 0 to 1. */
  likelihoodOf(signed: SignedFigure, area: string): number {
    return this.#named.get(signed)?.likely?.of(area) ?? 0;
  }

  /** What all signs of a figure weigh for an area. */
  weightOf(signed: SignedFigure, area: string): number {
    const named = this.#named.get(signed);
    if (named === undefined) return signed.signs.weight;
    if (this.#titled.has(area) || tieOf(named, area) !== undefined)
      return signed.signs.weightWith(this.of(signed, area));
    const told = toldOf(named, area);
    const untied = told === undefined ? 0 : 1 + 2 * told.level + Number(told.isElse);
    return (named.untied[untied] ??= signed.signs.weightWith(this.of(signed, area)));
  }

  /** The signs of a figure for an area. */
  of(signed: SignedFigure, area: string): Sign[] {
    const named = this.#named.get(signed);
    if (named === undefined) return [];
    const { near } = named;
    const { book } = this;
    const known = tieOf(named, area);
    const tie = known ?? (near === undefined ? 'none' : 'other');
    const signs = [
      near === undefined ? undefined : book.named(near === area ? 'area near' : 'area near other'),
    ];
    for (const place of PLACES) {
      if (named[place].size === 0) continue;
      const at = NAMED_AT[place];
      signs.push(named[place].has(area) ? book.named(at) : book.of(at, 'other'));
    }
    signs.push(
      book.named(TIES[tie]),
      book.of(TIES[tie], signed.figure.form),
      book.of(TIES[tie], signed.signs.age),
    );
    signs.push(...this.#wordSigns(toldOf(named, area), tie));
    const isTitled = this.#titled.has(area);
    if (isTitled) signs.push(book.named('area titled'));
    if (isTitled || known !== undefined) signs.push(...this.#unitSigns(signed, area));
    return signs.filter((sign) => sign !== undefined);
  }

  #wordSigns(told: ToldByWords | undefined, tie: Tie): (Sign | undefined)[] {
    if (told === undefined) return [];
    const level = LEVELS[told.level] ?? '';
    return [
      this.book.of('words', level),
      this.book.of(`words ${level}`, tie),
      told.isElse ? this.book.named('words else') : undefined,
    ];
  }

  #unitSigns({ figure, around }: SignedFigure, area: string): (Sign | undefined)[] {
    const printed = around.text.slice(Math.max(0, figure.index - UNIT_NEAR), figure.end + UNIT_NEAR);
    return [
      this.preferredIn(area).some((unit) => unit.test(printed))
        ? this.book.named('unit preferred')
        : undefined,
      UNITS[area]?.test(printed) === true ? this.book.named('unit best') : undefined,
    ];
  }

  #namedInLine({ passage, at }: Figure): NamedInLine {
    const last = this.passages[at - 1];
    return {
      sentence: this.#areasOf(passage.text.slice(0, TEXT_MAX)),
      heading: this.#areasOf(passage.heading),
      before: last?.paragraph === passage.paragraph ? this.#areasOf(last.text.slice(0, TEXT_MAX)) : NO_AREAS,
      paragraph: this.#byParagraph.get(passage.paragraph) ?? NO_AREAS,
    };
  }

  #areasOf(text: string): ReadonlySet<string> {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const areas = areasMentioned(text);
    this.#known.set(text, areas);
    return areas;
  }
}
