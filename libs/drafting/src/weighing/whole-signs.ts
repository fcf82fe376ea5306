/**
 * What speaks for a number's being the whole that a figure is a part of: "There were 14 occasions. She asked on 2." Knows no turn of
 * speech by heart; it hears the words around both, where they stand to each other, and what the rules of `figures.ts` take.
 */
import { isOfRoad } from '../extraction/figures/named-numbers.js';
import { cutToStem } from '../areas/word-stem.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { datesOf, digitsOf } from '../extraction/text/passage-text.js';
import type { Passage } from '../extraction/text/passage.js';
import { isCountedOverTime } from './counted-over-time.js';
import type { Figure } from './figure.js';
import { upTo } from './sign-table.js';

/** A number that may be a whole, where it stands. */
export interface PossibleWhole {
  readonly value: number;
  /** Place of its passage in the report. */
  readonly at: number;
  readonly index: number;
  readonly end: number;
  /** What stands behind it. */
  readonly of: string;
}

interface Mention extends PossibleWhole {
  /** Signs of the number by itself; the first two are the words next to it. */
  readonly signs: readonly string[];
  /** The first longer word behind it; empty where there is none. */
  readonly noun: string;
  /** Its clause tells that it was counted in another time. */
  readonly isOfThen: boolean;
}

/** A possible whole with all that speaks for it. */
export interface SignedWhole {
  readonly whole: PossibleWhole;
  readonly signs: readonly string[];
}

/** A figure with what speaks for its being a part of something, and of what. */
export interface WholesOfFigure {
  readonly own: readonly string[];
  readonly wholes: readonly SignedWhole[];
}

/** Fewer chances make no share; of more nobody counts parts by hand. */
const WHOLE_MIN = 3;
const WHOLE_MAX = 200;
/** A log or a list tells its whole once, above its entries. */
const LINES_BACK = 20;
const CHARACTERS_BEHIND = 60;
const WHOLES_MAX = 24;
const STEM_MAX = 8;
const OF_MAX = 60;
const AROUND_MAX = 50;
const CLAUSE_MAX = 60;
const WORDS_BETWEEN = 20;
/** Words beside the one next to a figure that are heard on either side. */
const WORDS_NEAR = 3;
const NOUN_MIN = 4;

const LINES = [0, 1, 2, 3, 5, 9];
const SHARES = [0, 20, 40, 60, 80, 99, 100];
const BETWEEN = [3, 15, 40, 90];
const SIZES = [5, 8, 10, 12, 20, 40];
const VALUES = [20, 60];

const NUMBER = /(?<![\d.,$#:])(?<!\d-)(\d{1,3})(?![\d%]|[.,:]\d|-\d)/g;
const WORD = /[a-z][a-z']*|\d+(?:[./:]\d+)*|%|[^\sa-z\d]| {3,}|\t/gi;
const OWN_WHOLE = /\d ?\/ ?$|\d (?:out )?of $/;

/** Words and marks of a text, made comparable. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(WORD) ?? []).map((word) => {
    if (/^\d/.test(word)) return word.includes('/') ? '#/#' : '#';
    return /^[a-z]/.test(word) ? cutToStem(word, STEM_MAX) : word.trim() === '' ? '|' : word;
  });

/** The nearest first. */
const wordsBefore = (text: string, index: number): string[] =>
  wordsOf(text.slice(Math.max(0, index - AROUND_MAX), index)).reverse();
const wordsBehind = (text: string, end: number): string[] => wordsOf(text.slice(end, end + AROUND_MAX));

const MONTH_OR_DAY =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|fri|week|wk|day|shift|session)/i;

/** A line's beginning, by its kind: entries of one list begin alike. */
function beginningOf(text: string): string {
  const bare = text.replace(/^[\s|>*•·-]+/, '');
  if (/^\d{1,2}[/.-]\d/.test(bare) || MONTH_OR_DAY.test(bare)) return 'day';
  if (/^[\d(]/.test(bare)) return 'number';
  if (/^["“]/.test(bare)) return 'quote';
  return /^[^.;]{0,40}?(?: {3,}|\t|\.{3,}|:| \|)/.test(bare) ? 'label' : 'words';
}

/** What stands before a number in its clause. */
const clauseBefore = (text: string, index: number): string =>
  text
    .slice(Math.max(0, index - CLAUSE_MAX), index)
    .split(/[.;,:]\s/)
    .at(-1) ?? '';

/** "Last year she had 24. This year it was 9": what was counted then is no whole of what is counted now. */
const THEN =
  /\b(?:last (?:year|spring|fall|summer|winter|month|quarter)|(?:a year|months) ago|used to|previously)\b/i;
const NOW = /\b(?:this (?:year|spring|fall|summer|winter|month|quarter|week)|now|today|currently)\b/i;

/** The possible wholes of a report's figures; every line is looked through once. */
export class WholeSigns {
  readonly #mentions: (readonly Mention[] | undefined)[] = [];
  readonly #beginnings: string[] = [];

  constructor(private readonly passages: readonly Passage[]) {}

  /**
   * @param byRule the whole that the rules of `figures.ts` take, if any
   * @returns the nearest that fit, at most 24
   */
  of(figure: Figure, byRule: number | undefined): WholesOfFigure {
    const passage = this.passages[figure.at];
    if (passage === undefined) return { own: [], wholes: [] };
    const text = digitsOf(passage);
    const own = ownSigns(figure, text, byRule);
    const found = this.#fitting(figure, passage, text);
    const known = {
      ...{ passage, text, own, byRule },
      head: this.#headOf(figure.at),
      words: new Set([...wordsOf(text), ...wordsOf(passage.heading)]),
    };
    return {
      own,
      wholes: found.map((whole, rank) => ({
        whole,
        signs: [
          ...whole.signs,
          `rank ${String(Math.min(rank, 5))}`,
          `count ${String(Math.min(found.filter(({ value }) => value === whole.value).length, 4))}`,
          ...this.#pairSigns(figure, whole, known),
          ...this.#listSigns(figure, whole, known.head),
        ],
      })),
    };
  }

  /** In its own line and those above on the page, the nearest first. */
  #fitting({ at, index, end, value }: Figure, { page }: Passage, text: string): readonly Mention[] {
    const isOfNow = NOW.test(clauseBefore(text, index));
    const found: Mention[] = [];
    for (let line = at; line >= Math.max(0, at - LINES_BACK) && found.length < WHOLES_MAX; line -= 1) {
      if (this.passages[line]?.page !== page) break;
      const fits = this.#mentionsAt(line).filter(
        (whole) =>
          whole.value >= value &&
          !(isOfNow && whole.isOfThen) &&
          (line < at || whole.end <= index || (whole.index >= end && whole.index - end <= CHARACTERS_BEHIND)),
      );
      found.push(...fits.toReversed());
    }
    return found.slice(0, WHOLES_MAX);
  }

  /** How the two stand to each other. */
  #pairSigns(
    { at, index, end, value }: Figure,
    whole: Mention,
    { passage, text, own, byRule, words }: Known,
  ): string[] {
    const isBehind = whole.at === at && whole.index >= end;
    const far = isBehind ? 'behind' : upTo(LINES, at - whole.at);
    const signs = [
      `far ${far}`,
      `far ${far} ${passage.isRow ? 'row' : 'line'}`,
      `share ${upTo(SHARES, (100 * value) / whole.value)}`,
      byRule === undefined ? 'no rule' : byRule === whole.value ? 'by rule' : 'against rule',
      ...[...whole.signs.slice(0, 2), ...own.slice(0, 2)].map((sign) => `${far} ${sign}`),
    ];
    const line = this.passages[whole.at];
    if (line?.paragraph === passage.paragraph) signs.push('paragraph', `paragraph ${far}`);
    if (line?.isRow === passage.isRow) signs.push('alike lines');
    if (whole.value === value) signs.push('equal');
    if (whole.noun !== '' && words.has(whole.noun)) signs.push('noun here', `noun here ${far}`);
    if (whole.at !== at) return signs;
    const between = isBehind ? text.slice(end, whole.index) : text.slice(whole.end, index);
    signs.push(`between ${isBehind ? 'back ' : ''}${upTo(BETWEEN, between.length)}`);
    for (const word of new Set(wordsOf(between).slice(0, WORDS_BETWEEN))) signs.push(`amid ${word}`);
    return signs;
  }

  /** Where the whole stands to the list that the figure is an entry of, and whether the entries around have more than it. */
  #listSigns({ at }: Figure, whole: Mention, head: number): string[] {
    const signs: string[] = [];
    const [next = ''] = whole.signs;
    if (whole.at < at) {
      if (whole.at === head)
        signs.push('heads the list', ...whole.signs.slice(0, 2).map((sign) => `head ${sign}`));
      else signs.push(whole.at > head ? 'in the list' : 'over the list');
      if (whole.at > head) signs.push(`list ${next}`);
    }
    if (this.#mostIn(at) > whole.value) signs.push('others are more');
    if (this.#mostIn(at - 1) > whole.value) signs.push('line before has more');
    return signs;
  }

  /** The nearest line above that begins otherwise than the line at a place: what heads its list. */
  #headOf(at: number): number {
    const own = this.#beginningOf(at);
    let line = at - 1;
    while (line > 0 && at - line < LINES_BACK && this.#beginningOf(line) === own) line -= 1;
    return line;
  }

  #beginningOf(at: number): string {
    return (this.#beginnings[at] ??= beginningOf(this.passages[at]?.text ?? ''));
  }

  #mostIn(at: number): number {
    return this.#mentionsAt(at).reduce((most, { value }) => Math.max(most, value), 0);
  }

  #mentionsAt(at: number): readonly Mention[] {
    const passage = this.passages[at];
    return passage === undefined ? [] : (this.#mentions[at] ??= mentionsIn(passage, at));
  }
}

/** What is known of a figure before its wholes are looked at. */
interface Known {
  readonly passage: Passage;
  readonly text: string;
  readonly own: readonly string[];
  readonly byRule: number | undefined;
  readonly words: ReadonlySet<string>;
}

/** The first two are the words next to the figure. */
function ownSigns({ index, end, form, value }: Figure, text: string, byRule: number | undefined): string[] {
  const [first = '^', ...others] = wordsBefore(text, index);
  const [next = '$', ...rest] = wordsBehind(text, end);
  const isPrinted = /\d/.test(text.slice(index, end));
  return [
    `own before ${first}`,
    `own behind ${next}`,
    ...others.slice(0, WORDS_NEAR).map((word) => `own near ${word}`),
    ...rest.slice(0, WORDS_NEAR).map((word) => `own then ${word}`),
    `own ${form}`,
    `own pair ${first} ${next}`,
    byRule === undefined ? 'own no rule' : 'own rule',
    `own value ${upTo(VALUES, value)}`,
    ...(Number.isInteger(value) ? [] : ['own decimal']),
    ...(isPrinted ? [] : ['own word', `own word ${first}`, `own word then ${next}`]),
  ];
}

/** "A 12-cell page", "an 8-button device": how large a thing is. */
const IS_SIZE = /^-(?:cell|location|button|key|symbol|inch|foot)\b/iu;
const SIZE_MAX = 24;

function mentionsIn(passage: Passage, at: number): readonly Mention[] {
  const text = digitsOf(passage);
  const dates = datesOf(passage);
  return everyMatch(NUMBER, text).flatMap(({ 0: digits, index }): Mention[] => {
    const value = Number(digits);
    const end = index + digits.length;
    const isInDate = dates.some((date) => date.index < end && index < date.index + date.text.length);
    if (
      value < WHOLE_MIN ||
      value > WHOLE_MAX ||
      isInDate ||
      IS_SIZE.test(text.slice(end, end + SIZE_MAX)) ||
      isOfRoad(text.slice(Math.max(0, index - 16), index), text.slice(end, end + 8)) ||
      isCountedOverTime(text.slice(end, end + OF_MAX))
    )
      return [];
    const [first = '^', second = '^'] = wordsBefore(text, index);
    const [next = '$', then = '$', third = '$'] = wordsBehind(text, end);
    const signs = [
      `before ${first}`,
      `behind ${next}`,
      `before ${second} ${first}`,
      `behind ${next} ${then}`,
      `second ${second}`,
      `then ${then}`,
      `third ${third}`,
      `around ${first} ${next}`,
      `size ${upTo(SIZES, value)}`,
      ...(value % 5 === 0 ? ['round'] : []),
      ...(OWN_WHOLE.test(text.slice(Math.max(0, index - 10), index)) ? ['of a figure'] : []),
      ...(passage.text === passage.heading ? ['heading'] : []),
      ...(passage.isRow ? ['in row'] : []),
    ];
    return [
      {
        ...{ value, at, index, end, signs },
        of: text.slice(end, end + OF_MAX),
        noun: [next, then, third].find((word) => /^[a-z]/.test(word) && word.length >= NOUN_MIN) ?? '',
        isOfThen: THEN.test(clauseBefore(text, index)),
      },
    ];
  });
}
