/** Quotations in which somebody speaks of themselves, whoever the report says it was. */
import { everyMatch } from '../text/every-match.js';

const QUOTED = /"([^"]{6,500})(?:"|$)/g;
const QUOTES_MAX = 6;
const OF_ONESELF = /\b(?:I|I'm|I'd|I've|I'll|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself)\b/;
/** A parent, a teacher or a tester speaks of the student in the third person, or of "my son". */
const OF_A_CHILD =
  /\b(?:he|she|him|her|his|hers|my (?:son|daughter|child|boy|girl|kid|class|room|students?))\b/i;

/** "I don't want to be the kid who raises his hand": he is anybody. */
const ONE_WHO = /\b(?:kid|one|person|boy|girl|guy|somebody|someone) who .*$/i;

/** Cheaper than what it stands for, and most quotes have none of its words near. */
const MAY_SAY = /\b(?:told|says?|put)\b/i;
/** 'She told me that "big words look like a fence"', '"... ," he told me', 'he "forgets it exists," as he says'. */
const SAYS_IT =
  /\b(?:he|she|they) (?:once |also |just )?(?:told (?:me|us)|put it)(?: that|,|:)? "[^"]{12}|[^"]{12}[,.!]" (?:as )?(?:he|she|they) (?:told (?:me|us)|says?|put it)\b/i;

/** "Work refusal: pushes materials off the desk, says "I'm not doing this", makes noises": told by who watched. */
const DEFINES = /^\W*(?:[A-H][.)] )?\p{Lu}[^:"]{3,45}: [a-z]+s\b[^"]*\bsays,? "/u;

/** Whether a text quotes the student: "I hate the phone", or what "she told me", and no child is spoken of. */
export function quotesOneself(text: string): boolean {
  if (DEFINES.test(text)) return false;
  if (!text.includes('"')) return false;
  const quotes = everyMatch(QUOTED, text.slice(0, 800))
    .slice(0, QUOTES_MAX)
    .map(([, words = '']) => words);
  const own = quotes.filter((words) => !OF_A_CHILD.test(words.replace(ONE_WHO, '')));
  return (
    own.some((words) => OF_ONESELF.test(words)) ||
    (own.length > 0 && MAY_SAY.test(text) && SAYS_IT.test(text))
  );
}

/** Text without the start or end of a list item, told as a thing to do or to have. */
const STEP_IN_ORDER = /^(?:first|second|third|fourth|fifth|sixth|next|then|last|lastly|finally),\s/i;
export const isStepInOrder = (text: string) => STEP_IN_ORDER.test(text);

/** "Education: I will take the certificate at the community college": the student's own goal for life after school, and nobody's advice. */
const OWN_LIFE =
  /^\W{0,3}(?:education|training|education (?:and|or|\/) training|employment|career|independent living)\b[^:]{0,20}: (?:after [^,.]{3,30},? )?I (?:will|want to|plan to|hope to|would like to)\b/i;
export const isOwnLife = (text: string): boolean => OWN_LIFE.test(text);
