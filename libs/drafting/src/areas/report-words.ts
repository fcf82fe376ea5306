/**
 * The words of a report, each cut out and looked up once: as a sign of a need, as a word of the trade and as the stem by which
 * areas were learned. What it is to each of them is kept with the word, so that passages are added up without spelling any.
 */
import { everyMatch } from '../extraction/text/every-match.js';
import { firstName } from '../extraction/student/student-name.js';
import { AreaStem, type PlacedStem } from './area-stem.js';
import { LEARNED_AREA_WORDS } from './learned-area-words.js';
import { type TopicWord, topicWord } from './topic-words.js';
import { cutToStem } from './word-stem.js';

/** A word in small letters; all numbers are one. */
export interface WrittenWord {
  readonly letters: string;
  readonly isNumber: boolean;
  /** Whether it is the student's name. */
  readonly isName: boolean;
  readonly topic: TopicWord;
  /** Undefined for a name, a number and words of every sentence. */
  readonly stem: AreaStem | undefined;
  /** The number of the sign that it is, and in which vocabulary: of the one that asked last. */
  readonly sign: { in: object | undefined; number: number };
}

/** A word, and where it stands in its text. */
export interface PlacedWord {
  readonly word: WrittenWord;
  readonly index: number;
  readonly end: number;
}

interface ReadText {
  readonly words: readonly PlacedWord[];
  stems?: readonly PlacedStem[];
}

const STEM_MAX = 8;
/** Words of every sentence. */
const EMPTY: ReadonlySet<string> = new Set(
  'the an and of to in for with his her their he she they it is was were are be been on at as by that this from or has had have we not but when than then who which all no did do so if about after before out each per one two three four five six seven eight nine ten student'.split(
    ' ',
  ),
);

const JOINED = /[a-z/][a-z'/-]+/g;

/** What a character may be part of: a word begins with a letter or "/" and goes on with marks, too. */
const [LETTER, MARK, DIGIT] = [1, 2, 3];
const kinds = new Uint8Array(128);
const put = (characters: string, kind: number) => {
  for (const character of characters) kinds[character.charCodeAt(0)] = kind;
};
put('abcdefghijklmnopqrstuvwxyz/', LETTER);
put("&'-", MARK);
put('0123456789', DIGIT);
const kindAt = (text: string, at: number) => kinds[text.charCodeAt(at)] ?? 0;

const asWritten = (letters: string, told: Partial<WrittenWord>): WrittenWord => ({
  letters,
  isNumber: false,
  isName: false,
  topic: topicWord(letters),
  stem: undefined,
  sign: { in: undefined, number: -1 },
  ...told,
});
const NUMBER = asWritten('#', { isNumber: true });

/** Words of the trade and of every sentence with their stems, the same for all reports. Another may be a name: it is kept for its report alone. */
const KNOWN_MAX = 20_000;
const knownWords = new Map<string, WrittenWord>();
const knownStems = new Map<string, AreaStem>();

/** The words of one report. */
export class ReportWords {
  readonly #name: WrittenWord;
  readonly #words = new Map<string, WrittenWord>();
  readonly #stems = new Map<string, AreaStem>();
  /** A report has few headings, and each of its lines is looked at for several figures and the lines behind it. */
  readonly #texts = new Map<string, ReadText>();

  constructor(studentName: string | undefined) {
    this.#name = asWritten(firstName(studentName ?? '').toLowerCase(), { isName: true });
  }

  /** Words and numbers of a text up to an offset, which may cut one. */
  wordsUpTo(offset: number, text: string): readonly PlacedWord[] {
    return text.length <= offset ? this.#read(text).words : this.#cut(text.slice(0, offset));
  }

  /** The stems of a text, with offsets in it as it is in small letters. */
  stemsIn(text: string): readonly PlacedStem[] {
    const read = this.#read(text);
    return (read.stems ??= this.#stemsOf(read.words));
  }

  #read(text: string): ReadText {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const read = { words: this.#cut(text) };
    this.#texts.set(text, read);
    return read;
  }

  #cut(printed: string): PlacedWord[] {
    const text = printed.toLowerCase();
    const words: PlacedWord[] = [];
    for (let at = 0; at < text.length;) {
      const kind = kindAt(text, at);
      const index = at;
      at += 1;
      if (kind === LETTER) {
        while (kindAt(text, at) === LETTER || kindAt(text, at) === MARK) at += 1;
        words.push({ word: this.#word(text.slice(index, at)), index, end: at });
      } else if (kind === DIGIT) {
        while (kindAt(text, at) === DIGIT) at += 1;
        words.push({ word: NUMBER, index, end: at });
      }
    }
    return words;
  }

  #word(letters: string): WrittenWord {
    // The name may be a word of the trade.
    if (letters === this.#name.letters) return this.#name;
    const found = knownWords.get(letters) ?? this.#words.get(letters);
    if (found !== undefined) return found;
    const stem = this.#stemOf(letters);
    const word = asWritten(letters, { stem });
    const isOfTrade = word.topic.entries.length > 0 || word.topic.pairs.length > 0;
    const isNoName = isOfTrade || stem?.isLearned === true || EMPTY.has(letters);
    if (isNoName && knownWords.size < KNOWN_MAX) {
      knownWords.set(letters, word);
      if (stem !== undefined) knownStems.set(stem.letters, stem);
    } else this.#words.set(letters, word);
    return word;
  }

  #stemOf(letters: string): AreaStem | undefined {
    if (letters.length < 2 || letters.includes('&') || EMPTY.has(letters)) return undefined;
    const cut = cutToStem(letters, STEM_MAX);
    if (cut.length < 2) return undefined;
    const known = knownStems.get(cut) ?? this.#stems.get(cut);
    if (known !== undefined) return known;
    const stem = new AreaStem(cut, LEARNED_AREA_WORDS.said(cut) !== undefined);
    this.#stems.set(cut, stem);
    return stem;
  }

  #stemsOf(words: readonly PlacedWord[]): PlacedStem[] {
    const stems: PlacedStem[] = [];
    for (const { word, index, end } of words) {
      if (word.stem !== undefined) stems.push({ stem: word.stem, index, end });
      else if (word.letters.includes('&')) stems.push(...this.#stemsOfJoined(word.letters, index));
    }
    return stems;
  }

  /** "push-ups&pull-ups": an area's word has no "&". */
  #stemsOfJoined(joined: string, from: number): PlacedStem[] {
    return everyMatch(JOINED, joined).flatMap(({ 0: letters, index }) => {
      const { stem } = this.#word(letters);
      return stem === undefined ? [] : [{ stem, index: from + index, end: from + index + letters.length }];
    });
  }
}
