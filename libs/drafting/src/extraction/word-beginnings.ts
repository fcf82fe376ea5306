/**
 * Where in a text words begin that some pattern of this library begins with. One table holds the beginnings of all
 * patterns, so that a sentence is gone through once, however many lists of patterns are then tried on it.
 */
import { LETTERS, LETTERS_MIN } from './pattern-beginnings.js';

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

/** One bit for each three letters that something begins with: most letters of a text end the search here. */
const firstLetters = new Int32Array((SHORT + 1) / 32);
/** For each slot the number of the beginnings in it; 0 where there is none. */
const numberIn = new Uint16Array(2 ** SLOT_BITS);
let numbers = 0;

/** The number by which a search tells of a beginning. @param letters three to five */
export function numberOfBeginning(letters: string): number {
  const short = keyOf(letters.slice(0, LETTERS_MIN));
  firstLetters[short >> 5] = (firstLetters[short >> 5] ?? 0) | (1 << (short & 31));
  const slot = slotOf(letters.length === LETTERS ? keyOf(letters) : short | SHORT_MARK);
  const known = numberIn[slot] ?? 0;
  if (known !== 0) return known;
  numbers += 1;
  numberIn[slot] = numbers;
  searched = undefined;
  return numbers;
}

/** What a search found, from left to right: good until the next one, which uses the same arrays. */
export interface FoundBeginnings {
  count: number;
  /** Where in the text each stands. */
  places: Int32Array;
  /** Which it is, as `numberOfBeginning` gave it. */
  numbers: Uint16Array;
}

const found: FoundBeginnings = { count: 0, places: new Int32Array(512), numbers: new Uint16Array(512) };
/** Several lists of patterns are tried on a sentence, one after the other. */
let searched: string | undefined;

function put(place: number, number: number): void {
  found.places[found.count] = place;
  found.numbers[found.count] = number;
  found.count += 1;
}

/** The beginnings in a text. */
export function beginningsIn(text: string): FoundBeginnings {
  if (text === searched) return found;
  searched = text;
  const { length } = text;
  if (found.places.length < 2 * length) {
    found.places = new Int32Array(2 * length);
    found.numbers = new Uint16Array(2 * length);
  }
  found.count = 0;
  let key = 0;
  for (let at = 0; at < length + LETTERS - LETTERS_MIN; at += 1) {
    key = keyAfter(key, at < length ? text.charCodeAt(at) : 0);
    const short = key >> TO_SHORT;
    if (((firstLetters[short >> 5] ?? 0) & (1 << (short & 31))) === 0) continue;
    const place = at - LETTERS + 1;
    if (place < 0) continue;
    const long = numberIn[slotOf(key)] ?? 0;
    if (long !== 0) put(place, long);
    const brief = numberIn[slotOf(short | SHORT_MARK)] ?? 0;
    if (brief !== 0 && brief !== long) put(place, brief);
  }
  return found;
}
