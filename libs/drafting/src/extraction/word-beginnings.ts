/**
 * Where in a text words begin that some pattern of this library begins with. One table holds the beginnings of all
 * patterns, so that a sentence is gone through once, however many lists of patterns are then tried on it.
 */
import { LETTERS, LETTERS_MIN } from './pattern-beginnings.js';
import { remembering } from './remembered.js';

/** Letters count alike, small and capital, by their last five bits; other characters may stand for a letter and only cost a look. */
const BITS = 5;
const LONG = (1 << (BITS * LETTERS)) - 1;
/** From the key of five letters to that of its first three. */
const TO_SHORT = BITS * (LETTERS - LETTERS_MIN);
const SHORT = (1 << (BITS * LETTERS_MIN)) - 1;
/** Keeps three letters apart from five. */
const SHORT_MARK = 1 << (BITS * LETTERS);
const LONG_S = 0x17f;
const KELVIN = 0x212a;
/** The two characters that patterns with the flags i and u take for an "s" and a "k". */
const asLetter = (character: number) =>
  character < LONG_S ? character : character === LONG_S ? 115 : character === KELVIN ? 107 : character;
const keyAfter = (key: number, character: number) => ((key << BITS) | (asLetter(character) & 31)) & LONG;
function keyOf(letters: string): number {
  let key = 0;
  for (let at = 0; at < letters.length; at += 1) key = keyAfter(key, letters.charCodeAt(at));
  return key;
}

/** Slots enough that the beginnings of all patterns, some thousands, rarely share one; two in one slot only cost a look. */
const SLOT_BITS = 16;
const slotOf = (key: number) => Math.imul(key, 0x9e3779b1) >>> (32 - SLOT_BITS);

/** Whether a place of a row of bits is set. */
const isSet = (bits: Int32Array, at: number) => ((bits[at >> 5] ?? 0) & (1 << (at & 31))) !== 0;
function set(bits: Int32Array, at: number): void {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
}

/** For each three letters whether something begins with them: most letters of a text end the search here. */
const firstLetters = new Int32Array((SHORT + 1) / 32);
/** The same for beginnings of just three letters, and by slots for those of five: small enough to be at hand all the time. */
const justThree = new Int32Array((SHORT + 1) / 32);
const slotsOfFive = new Int32Array(2 ** SLOT_BITS / 32);
/** For each slot the number of the beginnings in it; 0 where there is none. */
const numberIn = new Uint16Array(2 ** SLOT_BITS);
let numbers = 0;

/** The number by which a search tells of a beginning. @param letters three to five */
export function numberOfBeginning(letters: string): number {
  const short = keyOf(letters.slice(0, LETTERS_MIN));
  const isLong = letters.length === LETTERS;
  const slot = slotOf(isLong ? keyOf(letters) : short | SHORT_MARK);
  set(firstLetters, short);
  if (isLong) set(slotsOfFive, slot);
  else set(justThree, short);
  const known = numberIn[slot] ?? 0;
  if (known !== 0) return known;
  numbers += 1;
  numberIn[slot] = numbers;
  return numbers;
}

/** What a search found, from left to right. */
export interface FoundBeginnings {
  readonly count: number;
  /** Where in the text each stands. */
  readonly places: readonly number[];
  /** Which it is, as `numberOfBeginning` gave it. */
  readonly numbers: readonly number[];
  /** How many beginnings there were to find. */
  readonly known: number;
}

function search(text: string): FoundBeginnings {
  const { length } = text;
  const places: number[] = [];
  const found: number[] = [];
  let key = 0;
  for (let at = 0; at < length + LETTERS - LETTERS_MIN; at += 1) {
    key = keyAfter(key, at < length ? text.charCodeAt(at) : 0);
    const short = key >> TO_SHORT;
    if (!isSet(firstLetters, short)) continue;
    const place = at - LETTERS + 1;
    if (place < 0) continue;
    const slot = slotOf(key);
    const long = isSet(slotsOfFive, slot) ? (numberIn[slot] ?? 0) : 0;
    if (long !== 0) {
      places.push(place);
      found.push(long);
    }
    const brief = isSet(justThree, short) ? (numberIn[slotOf(short | SHORT_MARK)] ?? 0) : 0;
    if (brief !== 0 && brief !== long) {
      places.push(place);
      found.push(brief);
    }
  }
  return { count: places.length, places, numbers: found, known: numbers };
}

/** Many readers go over the sentences of a report, each with lists of patterns of its own. */
const searchOnce = remembering(search);
/** Several lists of patterns are tried on a sentence, one after the other. */
let lastText: string | undefined;
let lastFound: FoundBeginnings = search('');

/** The beginnings in a text. */
export function beginningsIn(text: string): FoundBeginnings {
  if (text !== lastText || lastFound.known !== numbers) {
    const once = searchOnce(text);
    // A list of patterns that was made since has beginnings of its own.
    lastFound = once.known === numbers ? once : search(text);
    lastText = text;
  }
  return lastFound;
}
