/** Shares of what went wrong and of what came before it: how mistakes and incidents divide, and not how the skill is. */

/** "Errors on regrouping: ...", "b) Error sort of the 31 misspelled words: ...": a line that divides the mistakes by kind. */
const MISTAKES_KEY =
  /^(?:[-*•]\s{0,3}|\(?(?:\d{1,2}|[A-Za-z])[.)]\s{1,3})?(?:[A-Za-z]{2,14} ){0,3}(?:errors?|mistakes?|miscues?)\b[^:.;]{0,60}:/i;
const IS_RIGHT =
  /\b(?:correct(?:ly|ed)?|right|self-?correct\w*|accura\w*|fixed|found|spelled|read|answered)\b/i;

/** "In 29 of the 38 the event before was a direction to begin". */
const WHAT_CAME_BEFORE =
  /^[^.;,\d]{0,30},? (?:the|an?) (?:event|thing|trigger|antecedent|demand|request|situation) (?:right |just |immediately )?(?:before|beforehand|that came|in front)\b/i;

/** Without one of these words a text counts neither. */
const MAY_COUNT = /\b(?:errors?|mistakes?|miscues?|before(?:hand)?|that came|in front)\b/i;

/**
 * Whether a share is one of mistakes by their kind or of what led to incidents.
 * @param index where the share stands in the text
 * @param after the words behind it
 */
export const isOfMistakes = (text: string, index: number, after: string): boolean =>
  MAY_COUNT.test(text) &&
  (WHAT_CAME_BEFORE.test(after) ||
    ((MISTAKES_KEY.exec(text)?.[0].length ?? Number.POSITIVE_INFINITY) <= index && !IS_RIGHT.test(after)));
