/** What people said, wrote or wished: their own words, and what was passed on for them. */
import { meaningOf } from './clause-meaning.js';
import type { Reporter } from '../measure.js';
import type { Passage } from '../text/passages.js';
import { WordPattern } from '../text/pattern-index.js';

const QUOTED = /"([^"]{16,400})/;
/** What stands between a person and their own words: "said:", "worries most about the stove:", "asks that he". */
const LEADS_TO_WORDS =
  /\b(?:words|comment|says?|said|tells?|told|wrote|writes|worr(?:ies|ied)|asks|asked|wants|wanted|wish(?:es)?|hopes|would like|fears?|(?:worry|fear|wish|hope|concern) is)\b[^".;]{0,40}[:,]? ?$|\b(?:mother|father|parents?|mom|dad|mrs?\.? \p{L}{2,20}|ms\.? \p{L}{2,20})(?: \([^()]{1,30}\))?[:,] ?$/iu;
/** "b)", "2."; the "Ms." of somebody's name is none. */
const IS_ITEM = /^(?:[-*•~]|(?!(?:M[rs]|Dr|St)\.)\(?\w{1,2}[.)])\s/;

/** Somebody's own words in a sentence that tells whose they are, and no script of a list; undefined where there are none. */
export function ownWordsIn(spoken: string, by: Reporter | undefined): string | undefined {
  if (by === undefined || by === 'evaluator' || IS_ITEM.test(spoken)) return undefined;
  const quoted = QUOTED.exec(spoken);
  return quoted !== null && LEADS_TO_WORDS.test(spoken.slice(Math.max(0, quoted.index - 90), quoted.index))
    ? quoted[1]
    : undefined;
}

/** Words that tell a wish or a worry, also among strengths. */
const WISH =
  /\b(?:not|\w{2,6}n't|never|without|afraid|worr\w{1,3}|until|wish|hard|fight|battle|struggle|(?:i|we)(?:'d| would) (?:like|love))\b/i;

/** "He is a wonderful kid until the work gets hard", "kind at home, and that 'she acts up when she feels dumb'". */
const TURNS =
  /\b(?:until|unless|but|and then|and also|and (?:nobody|no one|nothing)|too [a-z]{3,10} to|almost none|hardly any|just don't|just can't|except)\b/i;
const TURNS_BEFORE =
  /\b(?:and that|but|(?:worry|fear|concern) is|(?:start(?:s|ing|ed)?|beg(?:in(?:s|ning)?|an|un)) (?:to (?:say|think|feel|believe|call)|saying|calling))\b[^".;]{0,40}$/i;
const TURNS_SHORTLY = /"([^"]{8,400})/;
/** Whether a sentence that praises turns, in somebody's own words, to what worries them. */
export function isTurnedInQuote(spoken: string, by: Reporter | undefined): boolean {
  const quoted = by === undefined || by === 'evaluator' ? null : TURNS_SHORTLY.exec(spoken);
  if (quoted === null) return false;
  const [, words = ''] = quoted;
  return (
    TURNS.test(words) ||
    turnsAtLast(words) ||
    (TURNS_BEFORE.test(spoken.slice(0, quoted.index)) && meaningOf(words, false) !== 'strength')
  );
}

/** "My hand is fine, it's my sentences that run away": the last thing said is no praise. */
function turnsAtLast(words: string): boolean {
  const parts = words.split(/, (?:and )?|; /);
  const last = parts.at(-1) ?? '';
  return (
    parts.length > 1 &&
    last.split(' ').length >= 4 &&
    WORTH_QUOTING.test(last) &&
    meaningOf(last, false) !== 'strength'
  );
}

/** Whether words tell a wish or a worry. */
export const tellsOfWish = (words: string): boolean => WISH.test(words);

const EARLY_YEARS =
  /\b(?:born|birth|pregnan|walked|milestone|surgery|medication|glasses|allerg|sleeps? well|healthy)/i;

/** Whether a sentence is about birth, health or the years before school. */
export const isFromEarlyYears = (text: string): boolean => EARLY_YEARS.test(text);

/** "Teachers and family": of the family as of others what they say now, and no history. */
const TELLS_OF_TODAY = /\bteachers?\b/i;

/** What a person passed on in other words than their own. */
export const isPassedOn = ({ text, section, heading }: Passage, by: Reporter) =>
  (section !== 'history' || by === 'teacher' || TELLS_OF_TODAY.test(heading)) &&
  text.split(' ').length >= 8 &&
  (PASSES_ON.test(text) || (by !== 'student' && PASSES_ON_OF_THE_STUDENT.test(text))) &&
  !/\bbut now\b/i.test(text) &&
  !EARLY_YEARS.test(text);
const PASSES_ON =
  /\b(?:says?|said|sees|tells|told|reports?|notices?|noticed|writes|wrote|adds?|explains?|explained|describes?|(?:has|have) noted|remarks?|remarked|mentions?|mentioned|comments?|commented|observes?) (?:\w+ ){0,6}(?:[^".]{0,24}, )?that\b/i;
const PASSES_ON_OF_THE_STUDENT = /\b(?:says?|said|notes?|noted|tells me|told me) (?:he|she|they)\b/i;

/** Somebody's own words or wish, rather than a date, a count or who sat where. */
const WORTH_QUOTING = new WordPattern(
  /\b(?:worr|until (?:it is|it's|bed|dinner|supper|midnight|(?:some|every)(?:one|body))\b|unless\b|storms? (?:off|out)\b|wish|want|hope|afraid|would like|'d like|\btends to\b|\bhid(?:es|ing)\b|ask(?:s|ed)?\b|cannot|can't|won't|hard|never|still|lost|losing|loses?\b|instead of|rather than|would rather [^.;:]{2,50} than\b|than (?:he|she|they|others?)\b|too (?:many|much|long|fast|hard|slow)|wonders?\b|unfinished|(?:puts?|lays?|keeps?) (?:his|her|their) head (?:down|on)|covers? (?:his|her|their) (?:ears|eyes|face)|shuts? down|sits? out\b|(?:left|leaves) out|drops? to the floor|screams?\b|(?:has|have|had) to (?:be (?:told|reminded|asked|prompted|helped|carried|woken)|repeat|remind|redirect|reteach)|without being|dread|scared?\b|don't|doesn't|didn't|isn't|not\b|why\b|confus|guess|stuck|only\b|tears|cr(?:y|ies|ied)\b|upset|hates?|fights?|battle|falls apart|gives? up|forgets?|alone|left out|(?<!\bto )\bstops (?:at|after)\b|(?:moves?|walks?|turns?|runs?) away\b|wanders?\b|(?:tantrums|meltdowns) (?:happen|come|start|begin|follow|when|if|over)\b|no idea\b|worn out|exhaust|(?:hands?|head|stomach|tummy|eyes|ears) hurts?\b|freezes?\b)/i,
);
/** Whether a sentence holds such words, or a quotation of some length. */
export const isWorthQuoting = (text: string) =>
  (text.includes('"') || WORTH_QUOTING.test(text)) && text.split(' ').length >= 4;
