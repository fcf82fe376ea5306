/** What is counted over a time, or on a scale of its own, and is part of no whole. */

const COUNTED =
  /^[ -]{0,2}(?:[a-z][a-z'-]{0,18} ){0,4}?(?:per (?!cent\b)(?:\d|[a-z])|an? (?:min|hour|day|week|month|class|lesson|period|morning|school)|each (?:day|week|hour|morning)|every \w+ ?(?:min|hour|day|week)|in (?:a|one|1) (?:min|hour|day|week)|correct (?:word|writing) sequences)|^[ -]{0,2}(?:[a-z][a-z-]{0,14} )?(?:(?:w?c|w|dc)pm|cws|min(?:ute)?s?|sec(?:ond)?s?|hours?)\b/i;

/**
 * "94 words correct per minute", "8 times a day", "23 letters per minute", "30 CWS", "4 minutes".
 * @param behind what stands right behind the number
 */
export const isCountedOverTime = (behind: string): boolean => COUNTED.test(behind);
