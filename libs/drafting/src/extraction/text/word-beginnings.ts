/**
 * Where in a text words begin that some pattern of this library begins with. One table holds the beginnings of all
 * patterns, so that a sentence is gone through once, however many lists of patterns are then tried on it.
 */
import { LETTERS, LETTERS_FIRST, LETTERS_MIN } from './pattern-beginnings.js';
import { remembering } from './remembered.js';

/** Letters count alike, small and capital, by their last five bits; other characters may stand for a letter and only cost a look. */
const BITS = 5;
const LONG = (1 << (BITS * LETTERS_FIRST)) - 1;
/** From the key of five letters to that of its first three. */
const TO_SHORT = BITS * (LETTERS_FIRST - LETTERS_MIN);
const SHORT = (1 << (BITS * LETTERS_MIN)) - 1;
/** Keeps three letters apart from five. */
const SHORT_MARK = 1 << (BITS * LETTERS_FIRST);
const LONG_S = 0x17f;
const KELVIN = 0x212a;
/** The two characters that patterns with the flags i and u take for an "s" and a "k". */
const asLetter = (character: number) =>
  character < LONG_S ? character : character === LONG_S ? 115 : character === KELVIN ? 107 : character;
const keyAfter = (key: number, character: number) => ((key << BITS) | (asLetter(character) & 31)) & LONG;
/** The key of the letters of a text from one place up to another. */
function keyOf(text: string, from: number, to: number): number {
  let key = 0;
  for (let at = from; at < to; at += 1) key = keyAfter(key, text.charCodeAt(at));
  return key;
}

/** Slots enough that the beginnings of all patterns, some thousands, rarely share one; two in one slot only cost a look. */
const SLOT_BITS = 17;
const slotOf = (key: number) => Math.imul(key, 0x9e3779b1) >>> (32 - SLOT_BITS);
/** The slot of ten letters. @param first the key of the first five @param second that of the others */
const slotOfAll = (first: number, second: number) => slotOf(first ^ Math.imul(second, 0x85ebca6b));

/** Whether a place of a row of bits is set. */
const isSet = (bits: Int32Array, at: number) => ((bits[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;
function set(bits: Int32Array, at: number): void {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
}

/** For each three letters whether something begins with them: most letters of a text end the search here. */
const firstLetters = new Int32Array((SHORT + 1) / 32);
/** The same for beginnings of just three letters: small enough to be at hand all the time. */
const justThree = new Int32Array((SHORT + 1) / 32);
/** By slots, for beginnings of just five letters, for the first five of ten, and for ten. */
const justFive = new Int32Array(2 ** SLOT_BITS / 32);
const firstOfAll = new Int32Array(2 ** SLOT_BITS / 32);
const all = new Int32Array(2 ** SLOT_BITS / 32);
/** For each slot the number of the beginnings in it; 0 where there is none. */
const numberIn = new Uint16Array(2 ** SLOT_BITS);
/** By slots, for beginnings that may stand within a word. */
const withinWords = new Int32Array(2 ** SLOT_BITS / 32);
let numbers = 0;
/** How often a beginning was made known: texts that were searched before are searched again. */
let made = 0;

/**
 * The number by which a search tells of a beginning.
 * @param letters three to ten; of those between only five are looked at
 * @param isOfWord whether it matters only where a word begins
 */
export function numberOfBeginning(letters: string, isOfWord = false): number {
  const short = keyOf(letters, 0, LETTERS_MIN);
  set(firstLetters, short);
  const slot = slotOfBeginning(letters, short);
  if (!isOfWord) set(withinWords, slot);
  made += 1;
  const known = numberIn[slot] ?? 0;
  if (known !== 0) return known;
  numbers += 1;
  numberIn[slot] = numbers;
  firstAskers.push(0);
  otherAskers.push(0);
  return numbers;
}

/** Its slot, which a search looks into from now on. */
function slotOfBeginning(letters: string, short: number): number {
  if (letters.length < LETTERS_FIRST) {
    set(justThree, short);
    return slotOf(short | SHORT_MARK);
  }
  const first = keyOf(letters, 0, LETTERS_FIRST);
  const slot = slotOf(first);
  if (letters.length < LETTERS) {
    set(justFive, slot);
    return slot;
  }
  set(firstOfAll, slot);
  const whole = slotOfAll(first, keyOf(letters, LETTERS_FIRST, LETTERS));
  set(all, whole);
  return whole;
}

/** Readers that are told at once whether a text has a beginning of theirs, a bit each. */
const ASKERS_MAX = 62;
const BITS_OF_HALF = 31;
let askers = 0;
/** For the number of each beginning the first half of its askers, and the others. */
const firstAskers: number[] = [0];
const otherAskers: number[] = [0];

/**
 * A reader of beginnings, such as a list of patterns.
 * @param numbersOfOwn the beginnings it looks for
 * @returns whether a text may have one of them: most have none
 */
export function askingFor(numbersOfOwn: Iterable<number>): (found: FoundBeginnings) => boolean {
  if (askers === ASKERS_MAX) return () => true;
  const isFirst = askers < BITS_OF_HALF;
  const bit = 1 << (askers % BITS_OF_HALF);
  askers += 1;
  made += 1;
  const half = isFirst ? firstAskers : otherAskers;
  for (const number of numbersOfOwn) half[number] = (half[number] ?? 0) | bit;
  return isFirst
    ? ({ firstAsked }) => (firstAsked & bit) !== 0
    : ({ otherAsked }) => (otherAsked & bit) !== 0;
}

/** What a search found, from left to right. */
export interface FoundBeginnings {
  /** Who asked for any of them, a bit each: see `askingFor`. */
  readonly firstAsked: number;
  readonly otherAsked: number;
  readonly count: number;
  /** Where in the text each stands. */
  readonly places: readonly number[];
  /** Which it is, as `numberOfBeginning` gave it. */
  readonly numbers: readonly number[];
  /** What was known when it was searched. */
  readonly made: number;
}

/** Digits, letters and "_", as a pattern's \b has them; what it may take for a letter beside them only costs a look. */
const isOfWords = new Uint8Array(128);
for (let code = 0; code < isOfWords.length; code += 1)
  isOfWords[code] = /\w/.test(String.fromCharCode(code)) ? 1 : 0;
const isWithinWord = (text: string, place: number) =>
  place > 0 && (isOfWords[text.charCodeAt(place - 1)] ?? 0) === 1;

/** Of the text at hand: arrays that grow for each text would leave their smaller forms behind. */
const foundPlaces: number[] = [];
const foundNumbers: number[] = [];

function search(text: string): FoundBeginnings {
  const { length } = text;
  let count = 0;
  let [firstAsked, otherAsked] = [0, 0];
  const note = (place: number, slot: number) => {
    if (!isSet(withinWords, slot) && isWithinWord(text, place)) return;
    const number = numberIn[slot] ?? 0;
    foundPlaces[count] = place;
    foundNumbers[count] = number;
    count += 1;
    firstAsked |= firstAskers[number] ?? 0;
    otherAsked |= otherAskers[number] ?? 0;
  };
  let key = 0;
  for (let at = 0; at < length + LETTERS_FIRST - LETTERS_MIN; at += 1) {
    key = keyAfter(key, at < length ? text.charCodeAt(at) : 0);
    const short = key >> TO_SHORT;
    if (!isSet(firstLetters, short)) continue;
    const place = at - LETTERS_FIRST + 1;
    if (place < 0) continue;
    const slot = slotOf(key);
    if (isSet(firstOfAll, slot) && place + LETTERS <= length) {
      const whole = slotOfAll(key, keyOf(text, place + LETTERS_FIRST, place + LETTERS));
      if (isSet(all, whole)) note(place, whole);
    }
    if (isSet(justFive, slot)) note(place, slot);
    if (isSet(justThree, short)) note(place, slotOf(short | SHORT_MARK));
  }
  const places = foundPlaces.slice(0, count);
  return { count, places, numbers: foundNumbers.slice(0, count), made, firstAsked, otherAsked };
}

/** Many readers go over the sentences of a report, each with lists of patterns of its own. */
const searchOnce = remembering(search);

/** The beginnings in a text. */
export function beginningsIn(text: string): FoundBeginnings {
  const once = searchOnce(text);
  // A list of patterns that came since has beginnings of its own.
  return once.made === made ? once : search(text);
}
