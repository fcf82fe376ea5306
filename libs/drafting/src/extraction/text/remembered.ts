/** What was found in a sentence, kept for as long as its report is read: several readers go over the same sentences. */

/** Longer texts are kept only until the next one: most are read once, and would only be held. */
const TEXT_MAX = 600;
/** A text has two places: the same sentence with its number words as digits often has the same. A third one takes the first. */
const PLACE_BITS = 12;
const PLACES = 1 << PLACE_BITS;
/** Spreads the bits of a number over those that are kept. */
const SPREAD = 0x9e3779b1;
/** From some of its characters: cheaper than a Map, which hashes every one of a sentence that was just cut out. */
function placeOf(text: string): number {
  const { length } = text;
  const half = length >> 1;
  const quarter = length >> 2;
  const ends = text.charCodeAt(quarter) | (text.charCodeAt(length - 4) << 8);
  const middle = text.charCodeAt(half) | (text.charCodeAt(half + quarter) << 8);
  return Math.imul(Math.imul(length + (middle << 9), SPREAD) ^ ends, SPREAD) >>> (32 - PLACE_BITS);
}

const UNREAD = Symbol('unread');
/** Of each reader. */
const unread: unknown[] = [];

/** A text with what each reader found in it: a dozen ask for the same one, and many of them one after the other. */
class ReadText {
  /** By the number of the reader. */
  readonly found = unread.slice();

  constructor(readonly text: string) {}
}
const texts = new Array<ReadText | undefined>(PLACES).fill(undefined);
/** A short report takes few places. */
const taken = new Uint16Array(PLACES);
let count = 0;
let last = new ReadText('');

/** Before another report: what was read for the last one is no business of the next. */
export function forgetTexts(): void {
  for (let at = 0; at < count; at += 1) texts[taken[at] ?? 0] = undefined;
  count = 0;
  last = new ReadText('');
}

function readText(text: string): ReadText {
  if (last.text === text) return last;
  if (text.length > TEXT_MAX) return (last = new ReadText(text));
  const first = placeOf(text);
  const second = first ^ 1;
  const atFirst = texts[first];
  const atSecond = texts[second];
  if (atFirst?.text === text) last = atFirst;
  else if (atSecond?.text === text) last = atSecond;
  else {
    const place = atFirst === undefined || atSecond !== undefined ? first : second;
    if (texts[place] === undefined) {
      taken[count] = place;
      count += 1;
    }
    last = new ReadText(text);
    texts[place] = last;
  }
  return last;
}

/**
 * A pure reader of texts that remembers what it found in those it saw last.
 * @param read must give what nobody changes, since all who ask get the same
 */
export function remembering<Found>(read: (text: string) => Found): (text: string) => Found {
  const reader = unread.push(UNREAD) - 1;
  // Texts that were read before have no place for this one.
  forgetTexts();
  return (text) => {
    const { found } = readText(text);
    const known = found[reader];
    if (known !== UNREAD) return known as Found;
    const made = read(text);
    found[reader] = made;
    return made;
  };
}
