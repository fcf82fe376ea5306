/** What was found in a sentence, kept for as long as its report is read: several readers go over the same sentences. */

/** Longer texts are read once, and would only be held. */
const TEXT_MAX = 600;
/** A text has one place; another one with the same place takes it, which costs no more than reading the first again. */
const PLACES = 1_024;
/** Cheaper than a Map, which hashes every character of a sentence that was just cut out. */
const placeOf = (text: string): number => {
  const { length } = text;
  const last = text.charCodeAt(length - 1) * 3 + text.charCodeAt(length - 4) * 37;
  return (length * 101 + text.charCodeAt(length >> 1) * 57 + last) & (PLACES - 1);
};

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
    const place = placeOf(text);
    if (texts[place] === text) return found[place] as Found;
    const made = read(text);
    if (texts[place] === undefined) {
      taken[count] = place;
      count += 1;
    }
    texts[place] = text;
    found[place] = made;
    return made;
  };
}
