/** What a sentence turns away from is not what it calls for: "goals shift from legibility to rate". */

/** Whether a text may hold such words at all: few do. */
const MAY_TURN = /\bfrom\b|, not\b/i;
/** "with the focus moved from phonics to fluency", "... come from run-ons, not from spelling". */
const TURNED_FROM =
  /\b(?:shift|mov|turn|chang|switch)(?:e|es|ed|ing|s)? (?:away )?from (?:[\w'/-]{1,20} ){1,5}?(?:in)?to\b|,\s(?:and |but )?not (?:from|in|with|about|because of) [\w' -]{1,40}/gi;

/** A text without what it turns away from, for telling which areas it speaks of. */
export const withoutTurnedFrom = (text: string): string =>
  MAY_TURN.test(text) ? text.replace(TURNED_FROM, ' ') : text;
