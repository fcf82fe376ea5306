/** What ties a figure to an area of need: the words of its line, its heading, the sentence before, its paragraph. */
import { areasIn } from '../areas/evidence-words.js';
import { areaNear } from '../extraction/area-nearby.js';
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
const BEFORE_MAX = 300;
const TITLE_LINES = 6;
const TITLE_MAX = 500;
const UNIT_NEAR = 50;

/** Units in which a skill is counted best, as reports print them. */
const UNITS: Readonly<Record<string, RegExp>> = {
  'Reading fluency': /words? (?:read )?correct|wcpm|wpm|correct words/i,
  'Speech fluency': /syllables|stutter|block|%ss/i,
  'Attention and task engagement': /interval|on[- ]task|engaged|minutes/i,
};

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
    this.#titled = new Set(areasIn(title.slice(0, TITLE_MAX)));
    for (const { paragraph, text } of passages) {
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

  of(signed: SignedFigure, area: string): string[] {
    const named = this.#named.get(signed);
    if (named === undefined) return [];
    const { near, sentence, heading, before, paragraph } = named;
    const signs = [
      near === area ? 'near' : near === undefined ? '' : 'near other',
      sentence.has(area) ? 'sentence' : sentence.size > 0 ? 'sentence other' : '',
      heading.has(area) ? 'heading' : heading.size > 0 ? 'heading other' : '',
      before.has(area) ? 'before' : before.size > 0 ? 'before other' : '',
      paragraph.has(area) ? 'paragraph' : paragraph.size > 0 ? 'paragraph other' : '',
    ].filter((sign) => sign !== '');
    const tie =
      ['near', 'sentence', 'heading', 'before', 'paragraph'].find((sign) => signs.includes(sign)) ??
      (near === undefined ? 'none' : 'other');
    const { figure, around, signs: own } = signed;
    const age = own.has('newest by words') ? 'newest' : own.has('no kin') ? 'alone' : 'kin';
    const printed = around.text.slice(Math.max(0, figure.index - UNIT_NEAR), figure.end + UNIT_NEAR);
    return [
      ...signs.map((sign) => `area ${sign}`),
      `tie ${tie}`,
      `tie ${tie} ${figure.form}`,
      `tie ${tie} ${age}`,
      ...(this.#titled.has(area) ? ['area titled'] : []),
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
      before: this.#areasOf(last?.paragraph === passage.paragraph ? last.text.slice(0, BEFORE_MAX) : ''),
      paragraph: this.#byParagraph.get(passage.paragraph) ?? new Set(),
    };
  }

  #areasOf(text: string): ReadonlySet<string> {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const areas = new Set<string>(areasIn(text));
    this.#known.set(text, areas);
    return areas;
  }
}
