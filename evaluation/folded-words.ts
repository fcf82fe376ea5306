/** Words as they are compared: one space between them, in small letters. */
export const fold = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();

/**
 * Whether a part of a report holds what its author named, or is a piece of it where lines break it.
 * @param brokenMin so many characters tell that it is such a piece
 */
export const isPartOf = (text: string, named: string, brokenMin: number): boolean =>
  text.includes(named) || (text.length > brokenMin && named.includes(text));
