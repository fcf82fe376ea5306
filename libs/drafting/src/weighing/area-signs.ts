/** What ties a figure to an area of need: the words of its line, its heading, the sentence before, its paragraph. */
import { areaNear, areasMentioned } from '../extraction/area-nearby.js';
import type { Passage } from '../extraction/passage.js';
import type { SignedFigure } from './signs.js';

/** Areas by where they are named around a figure. */
interface Named {
  readonly near: string | undefined;
  readonly sentence: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly before: ReadonlySet<string>;
  readonly paragraph: ReadonlySet<string>;
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

/** The closest tie between a figure and an area. */
function tieOf(named: Named | undefined, area: string): string | undefined {
  if (named === undefined) return undefined;
  if (named.near === area) return 'near';
  if (named.sentence.has(area)) return 'sentence';
  if (named.heading.has(area)) return 'heading';
  if (named.before.has(area)) return 'before';
  return named.paragraph.has(area) ? 'paragraph' : undefined;
}

const whetherNamed = (place: string, areas: ReadonlySet<string>, area: string) =>
  areas.size === 0 ? [] : [areas.has(area) ? `area ${place}` : `area ${place} other`];

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
    for (const figure of figures) this.#named.set(figure, this.#namedAround(figure));
  }

  /** Every area that is named beside a figure. */
  areas(): ReadonlySet<string> {
    const areas = [...this.#named.values()].flatMap(({ near, sentence, heading, before, paragraph }) => [
      ...(near === undefined ? [] : [near]),
      ...[sentence, heading, before, paragraph].flatMap((named) => [...named]),
    ]);
    return new Set([...areas, ...this.#titled]);
  }

  /** Whether anything around the figure, or the title, names the area. */
  isNamed(signed: SignedFigure, area: string): boolean {
    return this.#titled.has(area) || tieOf(this.#named.get(signed), area) !== undefined;
  }

  /** The signs of a figure for an area; for all areas that nothing names the same. */
  of(signed: SignedFigure, area: string): string[] {
    const named = this.#named.get(signed);
    if (named === undefined) return [];
    const { near, sentence, heading, before, paragraph } = named;
    const tie = tieOf(named, area) ?? (near === undefined ? 'none' : 'other');
    const { figure, signs: own } = signed;
    const age = own.has('newest by words') ? 'newest' : own.has('no kin') ? 'alone' : 'kin';
    return [
      ...(near === undefined ? [] : [near === area ? 'area near' : 'area near other']),
      ...whetherNamed('sentence', sentence, area),
      ...whetherNamed('heading', heading, area),
      ...whetherNamed('before', before, area),
      ...whetherNamed('paragraph', paragraph, area),
      `tie ${tie}`,
      `tie ${tie} ${figure.form}`,
      `tie ${tie} ${age}`,
      ...(this.#titled.has(area) ? ['area titled'] : []),
      ...(this.isNamed(signed, area) ? this.#unitSigns(signed, area) : []),
    ];
  }

  #unitSigns({ figure, around }: SignedFigure, area: string): string[] {
    const printed = around.text.slice(Math.max(0, figure.index - UNIT_NEAR), figure.end + UNIT_NEAR);
    return [
      ...(this.preferredIn(area).some((unit) => unit.test(printed)) ? ['unit preferred'] : []),
      ...(UNITS[area]?.test(printed) === true ? ['unit best'] : []),
    ];
  }

  #namedAround({ figure }: SignedFigure): Named {
    const { passage, at, index, end } = figure;
    const last = this.passages[at - 1];
    return {
      near: areaNear(passage.text, index, end, passage.heading),
      sentence: this.#areasOf(passage.text.slice(0, TEXT_MAX)),
      heading: this.#areasOf(passage.heading),
      before: this.#areasOf(last?.paragraph === passage.paragraph ? last.text.slice(0, TEXT_MAX) : ''),
      paragraph: this.#byParagraph.get(passage.paragraph) ?? new Set(),
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
