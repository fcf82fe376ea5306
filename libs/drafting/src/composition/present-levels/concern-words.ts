/** Which sentences of a report tell of a need by themselves: of a difficulty, of now, and with nothing in them that points elsewhere. */
import { NEED_CUE } from '../../areas/evidence-words.js';
import { everyMatch } from '../../extraction/text/every-match.js';
import { tidy } from '../quotes.js';

/** What is hard, besides the reader's own cues. */
const DIFFICULTY =
  /\b(?:but|rarely|seldom|hardly|leaves? out|left out|leaving out|loses?|lost|avoids?|behind|trouble|drops?|dropped|omits?|guess\w*|skips?|refus\w*|hard|slow\w*|confus\w*|forgets?|could not|not yet|never|mistakes?|worr\w*|afraid|frustrat\w*|tears|missing|late|unfinished|inaccurate|only|few|tires?|stops?|pauses?|without punctuation|run-on|illegible|cries|crying|covers|hums|gives up|stuck|breaks? down|instead of|word by word|too)\b|n't\b/i;
/** A worry that is denied, or put aside. */
const DENIED =
  /(?:\bnot\b|n't\b|\bnever\b|\bno longer\b) (?:\w+ ){0,4}?(?:mind\w*|concern\w*|worr\w*|bother\w*|troubl\w*|a problem|of weak)\b|\bno (?:\w+ )?(?:concerns?|problems?|trouble|difficult\w*|worr\w*)\b|\b(?:doesn't|does not|don't) mind\b|\bdenie[sd]\b|\b(?:hurt|harm)(?:ing)? (?:him|her|them)sel|\bself-harm|\bsuicid|\bdoes not feel\b|(?<!\b(?:what|than|as) )\b(?:is|are|still) expected (?:at|for|by)\b|\bnot a priority\b|\b(?:do|does) not (?:think|feel|believe) (?:it|this|that|\w+) needs?\b|\bneeds? no (?:separate |more )?(?:goal|work)\b|\bcome along well\b|\bas (?:most|other) (?:\S+ ){1,4}do\b|\b(?:spelling|it|that|they) do(?:es)? not count\b|\bquestion for the team\b|\bgladly\b|\b(?:aggression|behaviors?|tantrums?|outbursts?|incidents?|difficult\w+|concerns?|problems?|self-injury|elopement)\b[^.;]{0,30} (?:was|were|is|are|has|have) not (?:been )?(?:seen|observed|reported|noted|heard)\b/i;
/** How something was tested, recorded, asked for or defined. */
const PROCEDURE =
  /\b(?:was|were) (?:given|administered|recorded|played to|read to|tape[- ]recorded|transcribed|chosen|selected)\b|\bI (?:gave|asked|recorded|used|counted|chose)\b|\bthe one we follow\b|\baccounted for\b|\bshould not be counted\b|^(?:To see|In order to)\b|\b(?:asked|requested|asking) (?:for )?(?:an?|the|updated|this)?\s?(?:\w+ ){0,4}(?:evaluation|information|assessment)\b|\bteam asked\b|\bbecause of concerns\b|^Behavior (?:[A-Z]|\d)\b|\bparallel form\b|\binformation below\b|\bsee (?:\S+ ){1,4}below\b|\bwrote down (?:what|each|every)\b|\b(?:spell[- ]?check\w*|extended time)\b|\bgave (?:\S+ ){0,3}(?:probes?|tests?)\b|\bwere typed\b|\bscored? (?:an? |near )?\d|\bbenchmark \d|^(?:The )?usual consequences?\b/i;
/** Of another time of the student's life. */
const PAST =
  /\b(?:in|of|at the end of|since|during) (?:kindergarten|preschool|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade)\b(?! (?:level|text|passages?|material|work|words|math|class))|\bused to\b|\battended\b|\brecords note\b|\bdischarge summary\b|\bin the fall I\b/i;
/** Begins with what was said before, or ends on it. */
const POINTS_ELSEWHERE =
  /^(?:It|This|That|These|Those|Both|Then|Also|So|But|And|Thus|However|Neither|Some|Most|None|Another|Others?|Interestingly|All raters|The (?:lower|upper|other|others|first|second|third|last|same|former|latter|rest|two|three)\b|Of (?:these|them|the)\b|(?:In|On|At|For|With) (?:this|that|these|those|both|either)\b|When I\b)|^(?:He|She|They) also\b|^What (?:he|she|they) .*\b(?:them|this|it)\b|\b(?:nearly|almost)? ?all of them\b|\bthe rest of the class\b|\bfor everybody\b/;
/** The wish or the worry of somebody whom a sentence before names. */
const OF_ANOTHER =
  /^(?:He|She|They) (?:(?:is|are|was) (?:\w+ )?(?:concerned|worried|afraid|pleased|frustrated|happy)\b|would (?:also )?like|wants? (?:him|her|them)\b|asked (?:that|whether|if|the)\b|feels?\b)|\bwould (?:also )?like to (?:know|see)\b|\b(?:father|mother|brother|sister|uncle|aunt|parents?)\b.{0,20}\b(?:struggled|had)\b/;
const BY_ONESELF =
  /\b(?:by (?:him|her|them)self|independently|without (?:help|difficulty|prompt\w*)|reliably|with ease|easily)\b/i;
const COUNTED = /\b(\d{1,3}) (?:out )?of (?:the )?(\d{1,3})\b|\b(\d{1,3}) ?(?:%|percent)/g;
const LOW_BELOW = 0.6;

const isLowFigure = (quote: string) =>
  everyMatch(COUNTED, quote).some(([, made, all, share]) =>
    share === undefined ? Number(made) < LOW_BELOW * Number(all) : Number(share) < 100 * LOW_BELOW,
  );

/** "Missing number (__, 37): 6 of 20": a row, whatever words its label has. */
const LABELED_FIGURE = /^[^.:]{3,80}:\s*\d/;
/** Of a thing, and of no skill. */
const LOW_THING =
  /\blow(?=(?:er)? (?:platform|steps?|stairs?|table|chair|beam|shelf|bench|stool|bars?|wall|ladder|voice|slide)\b)/gi;

/** Whether a quote tells by itself of something that is hard for the student now. */
export function tellsOfDifficulty(quote: string): boolean {
  const text = tidy(quote).replace(LOW_THING, '');
  if (LABELED_FIGURE.test(text)) return false;
  if (BY_ONESELF.test(text) && !DIFFICULTY.test(text) && !/\b(?:not|cannot)\b/.test(text)) return false;
  const isOfDifficulty = NEED_CUE.test(text) || DIFFICULTY.test(text) || isLowFigure(text);
  return (
    isOfDifficulty &&
    !DENIED.test(text) &&
    !PROCEDURE.test(text) &&
    !PAST.test(text) &&
    !POINTS_ELSEWHERE.test(text) &&
    !OF_ANOTHER.test(text)
  );
}

const AREAS_MAX = 2;

/** "His needs are attention, work completion and math": the list of all needs says nothing of one. */
export const listsNeeds = (quote: string, areas: readonly string[]) =>
  areas.length > AREAS_MAX ||
  /\(1\).*\((?:2|3)\)|\(a\).*\(b\)/s.test(quote) ||
  (areas.length > 1 && /\bneeds? (?:are|is|lies?|in)\b/i.test(quote));

/** In the first person: the student's own words. */
export const isOwnVoice = (quote: string) => /\b(?:I|I'm|I've|my|me)\b/.test(quote);

/** What was tested is told by who tested it, whoever spoke before. */
export const isOfTesting = (quote: string) =>
  !quote.includes('"') &&
  /\b(?:probes?|digits?|scor\w+|items|was correct|were correct|list of)\b/i.test(quote);
