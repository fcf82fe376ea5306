/** What a person tells about the student, judged by how it is said: a worry, or the turn from praise to one. */
import type { Clause } from './clause-meaning.js';
import type { Reporter } from '../measure.js';
import { isFromEarlyYears, isPassedOn, isWorthQuoting } from './passed-on.js';
import type { Passage } from '../text/passages.js';
import { WordPattern } from '../text/pattern-index.js';

const isPerson = (by: Reporter | undefined): by is Exclude<Reporter, 'evaluator'> =>
  by !== undefined && by !== 'evaluator';

/** Whether somebody says a thing of the past today: in their own words, or passed on. */
export const isSaidToday = (passage: Passage, by: Reporter | undefined, isQuoted: boolean): boolean =>
  isPerson(by) &&
  (isQuoted ||
    tellsOfWorry(passage.text) ||
    passage.text.includes('"') ||
    (by === 'teacher' && isPassedOn(passage, by)) ||
    (/\b(?:says|tells|worries|notices|reports|writes|adds) /.test(passage.text) &&
      !isFromEarlyYears(passage.text)));

/** "She is uneasy about the fall", "Her main worry is the bus", "fears that he will be alone": a worry is told, whatever it is about. */
const WORRIES = new WordPattern(
  /\b(?:(?:is|are|remains?|am|'m|seems?) (?:also |still |most |very |a little |quite )?(?:worried|concerned|uneasy|bothered|afraid|alarmed|frightened|nervous|puzzled|troubled|frustrated) (?:about|that|by|for|when|if|he|she|they|because|how|why|what)|(?:worries|fears|frets) (?:about|that|for|he|she|they|when|if|most|how|what|over)|(?:big(?:gest)?|main|greatest|chief|first|only|one|real|her|his|their) (?:worry|worries|fear|fears|concern)(?: (?:is|are|for)\b|:))/i,
);
/** "Nobody is worried about his reading", "no longer concerned". */
const WORRY_DENIED =
  /(?:\b(?:not|no|nor|never|neither|nobody|none|longer|less|without)|n't)\b[^.;,"]{0,30}\b(?:worr|concern|uneasy|bothered|afraid|fear|alarmed)/i;

/** Whether a sentence says that somebody worries. */
export const tellsOfWorry = (text: string): boolean => WORRIES.test(text) && !WORRY_DENIED.test(text);

/** "... has no worries about play but says 'he runs out of words'": what follows the turn is what worries. */
export function isTurned(clauses: readonly Clause[], by: Reporter | undefined): boolean {
  const last = clauses.at(-1);
  return (
    by !== undefined && clauses.length > 1 && last?.meaning === undefined && isWorthQuoting(last?.text ?? '')
  );
}

/** What comes after the turn, unless it tells of growth or of one more good thing. */
const TURNS =
  /^\s(?:but|yet|however),? (?!(?:also|now|still (?:likes|enjoys|loves)|has (?:begun|started|grown|improved|made|come)|(?:is|he's|she's|they're) (?:also|now|learning|starting|getting|beginning)|then)\b)(?:\S+ ){2}/i;
/** How little it comes to, or who has to do it instead. */
const IS_LITTLE =
  /\b(?:one or two|a (?:couple|few words)|almost no\w*|nothing|hardly|barely|(?:maybe|about|perhaps) half|(?:someone|somebody|everyone) else|unless|fails?|gives? up|let(?:s)? (?:his|her|their))\b/i;

/** "She works hard in math but starts every problem at one.": somebody praises, and then says what is not so good. */
export function turnsFromPraise(clauses: readonly Clause[], by: Reporter | undefined): boolean {
  const [first] = clauses;
  const last = clauses.length > 1 ? clauses.at(-1) : undefined;
  return (
    isPerson(by) &&
    last !== undefined &&
    last.meaning === undefined &&
    TURNS.test(last.text) &&
    (first?.meaning === 'strength' || IS_LITTLE.test(last.text))
  );
}

/** Whether what a person says of the student, and nothing else, makes it worth telling. */
export const isToldByAnybody = (
  passage: Passage,
  spoken: string,
  by: Reporter | undefined,
  isQuoted: boolean,
): boolean => isPerson(by) && (isQuoted || isWorthQuoting(spoken) || isPassedOn(passage, by));
