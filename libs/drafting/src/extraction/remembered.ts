/** What was found in a sentence, kept for as long as its report is read: several readers go over the same sentences. */

/** Longer texts are read once, and would fill the memory. */
const TEXT_MAX = 600;
const REMEMBERED_MAX = 2_048;
const memories: { clear(): void }[] = [];

/** Before another report: what was read for the last one is no business of the next. */
export function forgetTexts(): void {
  for (const memory of memories) memory.clear();
}

/**
 * A pure reader of texts that remembers what it found in the texts it saw, up to 600 characters long and 2,048 of them.
 * @param read must give what nobody changes, since all who ask get the same
 */
export function remembering<Found>(read: (text: string) => Found): (text: string) => Found {
  const memory = new Map<string, Found>();
  memories.push(memory);
  return (text) => {
    if (text.length > TEXT_MAX) return read(text);
    const known = memory.get(text);
    if (known !== undefined || memory.has(text)) return known as Found;
    const found = read(text);
    if (memory.size >= REMEMBERED_MAX) memory.clear();
    memory.set(text, found);
    return found;
  };
}
