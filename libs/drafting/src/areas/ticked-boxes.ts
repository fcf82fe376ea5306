/** Forms list every area with a box before it: only what is ticked is said. */

const HAS_UNTICKED = /\[ ?_?\]|\( \)|[\u2610\u25a2]/;
/** "[ ] Decoding", up to the next box or the end of the item. */
const UNTICKED = /(?:\[ ?_?\]|\( \)|[\u2610\u25a2])[^[(\u2610\u2611\u2612\u25a2;|\n]{0,80}/g;

/** A text without what stands behind its empty boxes. */
export const withoutUnticked = (text: string): string =>
  HAS_UNTICKED.test(text) ? text.replace(UNTICKED, ' ') : text;
