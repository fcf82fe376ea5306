/** Lines that hold data and say nothing in words. */
import { ratesByKey } from '../../areas/rating-key.js';

/** "BASC-3 TRS: Aggression T = 72, Hyperactivity T = 63 (high is of concern), Anxiety T = 47.": a row written out. */
const SCORES_LISTED =
  /^[^:.;]{2,60}:\s(?:\p{Lu}[\w/ '&-]{2,40}? (?:(?:T|SS|ss)(?:-score)? ?[=:]? ?)?\d{2,3}\b(?: ?\([^()]{1,60}\))?[,;]\s?(?:and )?){2}\p{Lu}[\w/ '&-]{2,40}? (?:(?:T|SS|ss)(?:-score)? ?[=:]? ?)?\d{2,3}\b/u;

/** A score row or an identity line: data, not a statement. */
export const isBareData = (text: string) =>
  (/\d/.test(text) && !/[a-z'] [a-z']{1,14} [a-z']|: "\p{L}/u.test(text)) ||
  /^(?:disability|eligibility|school|date|address|phone|grade|age)\b[^:]{0,30}:/i.test(text) ||
  /\(circle one\)|\(1 = low/i.test(text) ||
  ratesByKey(text) ||
  SCORES_LISTED.test(text);
