/**
 * What the words of a report say of each area of need: the signs whose weights make its likelihood as a need
 * (need-likelihood.ts). Words count wherever they stand; which of them tell of a need is learned, not listed.
 */
import type { AreaOfNeedName } from '@goalwright/contracts/areas-of-need';
import type { Passage, Section } from '../extraction/text/passage.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { remembering } from '../extraction/text/remembered.js';
import { areasMentioned } from '../extraction/figures/area-nearby.js';
import { areasIn } from './evidence-words.js';
import type { AreaWords } from './area-words.js';
import { surroundingsIn } from './figure-surroundings.js';
import type { PlacedWord, WrittenWord } from './report-words.js';
import { topicsOfWords } from './topic-words.js';
import { cutToStem } from './word-stem.js';

/**
 * Signs and words by number, so that those of a report are added up without spelling them: a report has thousands. Words are
 * in small letters, in capitals where and how an area is spoken of.
 */
export class Vocabulary {
  readonly #numbers: Map<string, number>;
  /** By number, the count of lists up to the one that had the sign last: see `signsOf`. */
  readonly #lastIn: Uint32Array;
  #lists = 0;

  /** @param isOpen takes in every sign it is asked for, up to `capacity`: for learning */
  constructor(
    names: readonly string[],
    readonly capacity: number = names.length,
    readonly isOpen = false,
  ) {
    this.#numbers = new Map(names.map((name, number) => [name, number]));
    this.#lastIn = new Uint32Array(capacity);
  }

  /** Below zero where the sign is unknown. */
  numberOf(sign: string): number {
    const known = this.#numbers.get(sign);
    if (known !== undefined) return known;
    if (!this.isOpen || this.#numbers.size >= this.capacity) return -1;
    this.#numbers.set(sign, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** The signs that words are, by number, each once. */
  signsOf(words: readonly PlacedWord[]): number[] {
    this.#lists += 1;
    const numbers: number[] = [];
    for (const { word } of words) {
      const number = this.#numberOfWord(word);
      if (number < 0 || word.isName || this.#lastIn[number] === this.#lists) continue;
      this.#lastIn[number] = this.#lists;
      numbers.push(number);
    }
    return numbers;
  }

  /** The number of the sign that a word is, kept with the word: most come again. Below zero where it is none. */
  #numberOfWord(word: WrittenWord): number {
    const { sign } = word;
    if (sign.in === this) return sign.number;
    const name = signOf(word);
    sign.in = this;
    sign.number = name === '' ? -1 : this.numberOf(name);
    return sign.number;
  }

  names(): string[] {
    return [...this.#numbers.keys()];
  }
}

/** One passage: the areas it speaks of, each with how much of it is its own (0 to 1), and its words, each once. */
export interface SignedPassage {
  readonly passage: Passage;
  readonly areas: ReadonlyMap<AreaOfNeedName, number>;
  readonly words: readonly number[];
  /** Under a heading of needs or advice, or near the end, where reports draw their conclusions. */
  readonly isCalling: boolean;
}

/** How strongly each sign shows, 0 to 3. */
export interface Levels {
  /** The numbers of the signs that show. */
  readonly signs: readonly number[];
  /** By number. */
  readonly levels: Float64Array;
}

export interface NeedSigns {
  readonly passages: readonly SignedPassage[];
  /** By area: words of the passages that speak of it, and where and how it is spoken of. */
  readonly byArea: ReadonlyMap<AreaOfNeedName, Levels>;
  /** Words of the passages that call for something, of whatever area. */
  readonly called: Levels;
  /** How many passages speak of areas, as far as they are an area's own; what is hardly anybody's is not counted. */
  readonly said: number;
  /** What was read of the levels is kept elsewhere: the next report may have them. */
  readonly handBackLevels: () => void;
}

const TEXT_MAX = 600;
const NUMBER = '#';
const STEM_MAX = 9;
/** Words of no meaning here. "Not" has one. */
const EMPTY: ReadonlySet<string> = new Set(
  'the a an and of to in for with his her their he she they it is was were are be been on at as by that this from or has had have i we'.split(
    ' ',
  ),
);
const DIGIT = /\d/;

function signOf({ letters, isNumber }: WrittenWord): string {
  if (isNumber) return NUMBER;
  const stem = cutToStem(letters, STEM_MAX);
  return stem.length < 2 || EMPTY.has(stem) ? '' : stem;
}

const areasOfHeading = remembering((heading: string): readonly AreaOfNeedName[] => areasIn(heading));

/** Words of the trade that make a passage an area's own. */
const TOPIC_WORDS_OF_A_WHOLE = 4;
/** Less is a word that many areas share. */
const TOPIC_MIN = 0.6;
const HEADING_PART = 0.5;

/** So likely by all its words, a passage is an area's though it has no word of the trade. */
const TOLD_OF_MIN = 0.3;

/** Less of a passage is what any sentence has of some area. */
const SAID_OF_MIN = 0.5;

/** @param told how likely it is of each area that all its words make likely */
function areasOf(
  { heading }: Passage,
  text: string,
  words: readonly PlacedWord[],
  told: ReadonlyMap<AreaOfNeedName, number>,
): Map<AreaOfNeedName, number> {
  const areas = new Map(told);
  for (const [area, weight] of topicsOfWords(words))
    if (weight >= TOPIC_MIN)
      areas.set(area, Math.max(areas.get(area) ?? 0, Math.min(1, weight / TOPIC_WORDS_OF_A_WHOLE)));
  if (heading !== '' && heading !== text)
    for (const area of areasOfHeading(heading)) areas.set(area, Math.max(areas.get(area) ?? 0, HEADING_PART));
  for (const area of areasMentioned(text)) areas.set(area as AreaOfNeedName, 1);
  return areas;
}

const SHARE = /(\d{1,3}) (?:out )?of (?:the )?(\d{1,3})|(\d{1,3}) ?(?:%|percent)/g;
const LOW_BELOW = 0.6;
const HIGH_FROM = 0.85;

/** Whether a text has a share that is low, and one that is high. */
function sharesIn(text: string): { isLow: boolean; isHigh: boolean } {
  const found = { isLow: false, isHigh: false };
  if (!DIGIT.test(text)) return found;
  for (const [, part, whole, percent] of everyMatch(SHARE, text)) {
    if (Number(whole) === 0) continue;
    const share = percent === undefined ? Number(part) / Number(whole) : Number(percent) / 100;
    if (share < LOW_BELOW) found.isLow = true;
    if (share >= HIGH_FROM) found.isHigh = true;
  }
  return found;
}

const BEGINNING = 0.15;
const CONCLUSIONS_FROM = 0.7;
const END_FROM = 0.75;
const placeOf = (at: number) => (at < BEGINNING ? 'BEGIN' : at > END_FROM ? 'END' : 'MIDDLE');

/** What is said twice says more, and four times no more than thrice. */
const LEVEL_MAX = 2;

/** Levels handed back, all of them zero, by their number: a report needs thousands for each area. */
const unused = new Map<number, Float64Array[]>();
const UNUSED_MAX = 64;

/** Adds up how often signs show, and makes levels of it. */
class Sums implements Levels {
  readonly signs: number[] = [];
  readonly levels: Float64Array;
  constructor(size: number) {
    this.levels = unused.get(size)?.pop() ?? new Float64Array(size);
  }

  handBack(): void {
    const alike = unused.get(this.levels.length) ?? [];
    unused.set(this.levels.length, alike);
    if (alike.length >= UNUSED_MAX) return;
    for (const number of this.signs) this.levels[number] = 0;
    alike.push(this.levels);
  }

  add(numbers: readonly number[], amount: number): void {
    const { levels, signs } = this;
    for (const number of numbers) {
      if (number >= levels.length) continue;
      const sum = levels[number] ?? 0;
      if (sum === 0) signs.push(number);
      levels[number] = sum + amount;
    }
  }

  set(number: number, level: number): void {
    if (number < 0 || number >= this.levels.length) return;
    this.signs.push(number);
    this.levels[number] = level;
  }

  level(): void {
    for (const number of this.signs)
      this.levels[number] = Math.min(LEVEL_MAX, Math.sqrt(this.levels[number] ?? 0));
  }
}

/** So much of a report is as much as can be, in passages that are an area's own. */
const MUCH = 5;
const LONG_CHARACTERS = 4_000;
const RANK_MAX = 6;
/** From so likely on all words of some passage say plainly, or less so, that it is of the area. */
const PLAINLY = [0.95, 0.8, 0.5, TOLD_OF_MIN];

/**
 * @param studentName says nothing of a need
 * @param oldGoals areas in which last year's plan had goals
 * @param areaWords tell what a passage is of by all its words
 * @param ofAreas signs below this number are kept by area; the others only of passages that call for something
 */
export function needSigns(
  all: readonly Passage[],
  studentName: string | undefined,
  oldGoals: ReadonlySet<string | null>,
  areaWords: AreaWords,
  vocabulary: Vocabulary,
  ofAreas = vocabulary.capacity,
): NeedSigns {
  const length = all.reduce((sum, { text }) => sum + text.length, 0);
  const byArea = new Map<AreaOfNeedName, Sums>();
  const called = new Sums(vocabulary.capacity);
  const totals = new Map<AreaOfNeedName, number>();
  const surroundings = surroundingsIn(all, studentName);
  const mostTold = new Map<AreaOfNeedName, number>();
  const passages: SignedPassage[] = [];
  let [before, said] = [0, 0];
  for (const [place, passage] of all.entries()) {
    const at = before / Math.max(1, length);
    before += passage.text.length;
    const text = passage.text.slice(0, TEXT_MAX);
    const read = surroundings.words.wordsUpTo(TEXT_MAX, passage.text);
    const words = vocabulary.signsOf(read);
    const { section } = passage;
    const isCalling = section === 'recommendations' || section === 'concerns' || at > CONCLUSIONS_FROM;
    const told = new Map<AreaOfNeedName, number>();
    const likely = areaWords.likelihoods(surroundings.of({ passage, at: place, index: 0, end: TEXT_MAX }));
    for (const area of likely?.from(TOLD_OF_MIN) ?? []) {
      const likelihood = likely?.of(area) ?? 0;
      told.set(area, likelihood);
      mostTold.set(area, Math.max(mostTold.get(area) ?? 0, likelihood));
    }
    const areas = areasOf(passage, text, read, told);
    passages.push({ passage, areas, words, isCalling });
    if (isCalling) called.add(words, 1);
    if (areas.size === 0) continue;
    const manners = mannersOf(passage, at, text, vocabulary);
    for (const [area, part] of areas) {
      totals.set(area, (totals.get(area) ?? 0) + part);
      if (part >= SAID_OF_MIN) said += part;
      const sums = byArea.get(area) ?? new Sums(ofAreas);
      byArea.set(area, sums);
      sums.add(words, part);
      sums.add(manners, part);
    }
  }
  for (const sums of byArea.values()) sums.level();
  called.level();
  addWholes(byArea, totals, { oldGoals, vocabulary, length, mostTold });
  const handBackLevels = () => {
    for (const sums of [...byArea.values(), called]) sums.handBack();
  };
  return { passages, byArea, called, said, handBackLevels };
}

const sumOf = (totals: ReadonlyMap<string, number>) =>
  [...totals.values()].reduce((sum, total) => sum + total, 0);

/** How a passage speaks of an area and where it stands, by number. */
function mannersOf(passage: Passage, at: number, text: string, vocabulary: Vocabulary): number[] {
  const numbers: number[] = [];
  const add = (sign: string) => {
    const number = vocabulary.numberOf(sign);
    if (number >= 0) numbers.push(number);
  };
  const { isLow, isHigh } = sharesIn(text);
  add(SECTION_SIGNS[passage.section]);
  add(placeOf(at));
  if (passage.isRow) add('ROW');
  if (isLow) add('LOW');
  if (isHigh) add('HIGH');
  return numbers;
}

const SECTION_SIGNS: Readonly<Record<Section, string>> = {
  identity: 'SECTION identity',
  strengths: 'SECTION strengths',
  concerns: 'SECTION concerns',
  recommendations: 'SECTION recommendations',
  history: 'SECTION history',
  goals: 'SECTION goals',
  progress: 'SECTION progress',
  services: 'SECTION services',
  'score-key': 'SECTION score-key',
  results: 'SECTION results',
};

interface WholeReport {
  readonly oldGoals: ReadonlySet<string | null>;
  readonly vocabulary: Vocabulary;
  readonly length: number;
  /** By area: how likely the passage is of it that is most likely. */
  readonly mostTold: ReadonlyMap<AreaOfNeedName, number>;
}

/** What is told by all of a report: how much of it is the area's. */
function addWholes(
  byArea: ReadonlyMap<AreaOfNeedName, Sums>,
  totals: ReadonlyMap<AreaOfNeedName, number>,
  { oldGoals, vocabulary, length, mostTold }: WholeReport,
): void {
  const sum = sumOf(totals);
  const all = [...totals.values()];
  for (const [area, total] of totals) {
    const set = (sign: string, level: number) => {
      byArea.get(area)?.set(vocabulary.numberOf(sign), level);
    };
    set('ANY', 1);
    set(`AREA ${area}`, 1);
    set('LONG', Math.min(1, length / LONG_CHARACTERS));
    set('SHARE', (3 * total) / sum);
    set('MUCH', Math.min(LEVEL_MAX, total / MUCH));
    const rank = all.filter((other) => other > total).length;
    set(`RANK ${String(Math.min(RANK_MAX, rank))}`, 1);
    if (oldGoals.has(area)) set('OLD GOAL', 1);
    const most = mostTold.get(area) ?? 0;
    set(`TOLD ${String(PLAINLY.find((least) => most >= least) ?? 0)}`, 1);
  }
}
