/** What was found in a sentence, kept for as long as its report is read: several readers go over the same sentences. */

/** Longer texts are read once, and would only be held. */
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

const memories: { forget: () => void }[] = [];

/** Before another report: what was read for the last one is no business of the next. */
export function forgetTexts(): void {
  for (const { forget } of memories) forget();
}

/**
 * A pure reader of texts that remembers what it found in the texts it saw last, those of up to 600 characters.
 * @param read must give what nobody changes, since all who ask get the same
 */
export function remembering<Found>(read: (text: string) => Found): (text: string) => Found {
  const texts = new Array<string | undefined>(PLACES).fill(undefined);
  const found = new Array<Found | undefined>(PLACES).fill(undefined);
  /** A short report takes few places, and there are many memories. */
  const taken = new Uint16Array(PLACES);
  let count = 0;
  memories.push({
    forget: () => {
      for (let at = 0; at < count; at += 1) {
        const place = taken[at] ?? 0;
        texts[place] = undefined;
        found[place] = undefined;
      }
      count = 0;
    },
  });
  return (text) => {
    if (text.length > TEXT_MAX) return read(text);
    const first = placeOf(text);
    if (texts[first] === text) return found[first] as Found;
    const second = first ^ 1;
    if (texts[second] === text) return found[second] as Found;
    const made = read(text);
    const place = texts[first] === undefined || texts[second] !== undefined ? first : second;
    if (texts[place] === undefined) {
      taken[count] = place;
      count += 1;
    }
    texts[place] = text;
    found[place] = made;
    return made;
  };
}
