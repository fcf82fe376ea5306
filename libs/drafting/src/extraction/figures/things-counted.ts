/** What the words behind "3 of 12" name: things, and not what is told of them. */

/** Words that no longer name the things: "trips since october", "pages reached", "teachers could remember". */
const TOLD_OF_THEM =
  /^(?:since|each|every|until|over|under|could|can|would|told|later|again|possible|reached|due|out|what|then|now|has|have|had|was|were|is|are|did|that|which|who|when|where|while|because|but|no|given|report|reports|earned|turned|handed|said|i|it|he|she|they|\/)$/;
/** Those that may stand last and name a whole by themselves. */
const WHOLE_IN_ONE =
  /^(?!plus$|this$|perhaps$|always$|[a-z]+day$).*(?:[^s]s|work|people|children|men|women|feet|teeth|data|mail)$/;
/** "53 of a 100-word conversational sample": it is the words that are counted. */
const PARTS_OF_SAMPLE =
  /^(word|utterance|syllable|sentence|letter|item|step|problem|question)s? (?:[a-z-]+ ){0,3}(?:sample|list|task|sheet|routine|probe|passage)\b/;
/** "turns of anselm's" */
const OWNED = / of [a-z]+['’]s?$/;
/** What is said of one that was counted, and by which it can still be known: "correct", "alone", "in full". */
const QUALITY =
  /^(?:correct|right|alone|independent|independently|complete|legible|readable|understood|unprompted|spontaneous)$/;

/**
 * The things of a share, in the report's words: "trips" of "trips since october", "words" of "word conversational sample".
 * @param unit of a ratio, in small letters
 * @returns an empty string where the unit names none: "final", "loud", "what i'll ask"
 */
export function thingsCounted(unit: string): string {
  const part = PARTS_OF_SAMPLE.exec(unit)?.[1];
  if (part !== undefined) return `${part}s`;
  const named = toldUntil(unit.replace(OWNED, ''));
  return namesThings(named.split(' ')) ? named : '';
}

/** The words up to the first that no longer names things: "different invitations" of "different invitations until minute". */
export function toldUntil(unit: string): string {
  const words = unit.split(' ');
  const end = words.findIndex((word) => TOLD_OF_THEM.test(word));
  return end < 0 ? unit : words.slice(0, end).join(' ');
}

/** "bagging dry goods task": a noun before the last one is no thing counted, unless it is only placed by what follows. */
function namesThings(words: readonly string[]): boolean {
  const placed = words.findIndex((word) => PLACES.test(word));
  const last = words[placed < 0 ? words.length - 1 : placed - 1] ?? '';
  return WHOLE_IN_ONE.test(last) || words.some((word) => QUALITY.test(word));
}
const PLACES =
  /^(?:of|in|on|at|to|for|from|with|without|by|per|within|that|before|after|during|across|using)$/;
