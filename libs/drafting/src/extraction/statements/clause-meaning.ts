/** What the clauses of a sentence say, each by itself: a need, a strength, or neither. */
import { areasIn, tellsOfNeed, tellsOfStrength, TURN } from '../../areas/evidence-words.js';
import { NO_NEED_SEEN } from '../../areas/sound-words.js';
import { WordPattern } from '../text/pattern-index.js';

const STATED_STRENGTH =
  /\b(?:is motivated|demonstrates? strong|enjoys?|is cooperative|creative|(?<!\b(?:not|some|any|what|this|that|a|the|of|same|every|each) )\bkind\b(?! of)|(?<!used to |'d |would |not )lov(?:es?|ing)\b|works hard|hard[- ]working|helpful|polite|curious|friendly|sense of humor|funny|generous|is good at|does well|doing well|responds well to|highly motivated|is interested in|interest in\b|proud|bright spot|quick(?:ly)? (?:to|with)|\bfirst (?:one )?to (?:raise|help|volunteer|offer|share|answer|explain)|\b(?:is|are) on level|above grade|is rich|with ease|easily (?:makes|learns|remembers)|remembers everything|like an adult|best in|wants to (?:sit next to|be with) \p{Lu}|no worr(?:y|ies)|\bcomfortably\b|\blovely\b|\bwonderful\b|\ba joy\b)/iu;
/** What would be hard if it were not denied. */
const HARD = String.raw`(?:concerns?|concerning|difficult\w*|trouble\w*|problems?|errors?|mistakes?|weak\w*|deficits?|delay\w*|struggl\w*|disrupt\w*|aggress\w*|redirect\w*|distort\w*|challeng\w*|isolat\w*|refus\w*|outbursts?|tantrums?|meltdowns?|off[- ]task|inattent\w*|impair\w*|omi(?:t|ssion)\w*|substitut\w*|frustrat\w*)`;
/** Verbs by which something hard is told of, seen or had. */
const HAS = String.raw`(?:have|had|has|show|shown|showed|see|seen|saw|notice|noticed|report|reported|describe|described|express|expressed|present|presented|display|displayed|demonstrate|demonstrated|exhibit|exhibited|mention|mentioned|raise|raised|pose|cause|seem|appear|suggest)`;
/** A need that is denied, or turned away from, in its own words: it is taken out before a clause is heard for needs. */
const DENIAL = new RegExp(
  String.raw`no (?:[a-z-]{2,20} ){0,2}(?:concerns?|difficult\w+|deficits?|problems?|needs?|delays?|errors?|trouble)|without (?:difficulty|trouble)|\b(?:is|are|was|were) not (?:an? )?(?:concerns?|needs?)\b(?! (?:to|of|for)\b)|[,;] not an? (?:concern|need)\b|needs? no (?:[a-z-]{2,20} )?(?:instruction|teaching|therapy|intervention|goals?|support|help|services?)\b|no longer an? (?:[a-z-]{2,20} )?(?:area of )?(?:concern|need)\b|not (?:an area of|areas of|of) (?:concern|need)|(?:not|n't) (?:\w+ly )?(?:been )?(?:appear(?:ed)? to |seem to )?(?:\w+ly )?(?:interfer\w+|affect\w*|impact\w*|imped\w+|hinder\w*|bother\w*|upset|faze\w*) |(?:do|does|did) (?=not (?:\w+ly )?(?:interfer|affect|impact|imped|hinder|bother|upset|faze))|\b(?:no|without|w\/o|zero|0|nearly no|hardly any|(?:very )?few of the|(?:nearly |almost )?free (?:of|from)) (?:[a-z-]{2,16} ){0,2}?${HARD}\b(?! (?:until|only)\b)|\b(?:need(?:s|ed)?|requir(?:es|ed)) (?:no|few|little) (?:[a-z-]{2,16} ){0,2}?(?:prompt\w*|redirect\w*|reminders?|help|support|cues?|assistance)\b|\bneither [^.;]{2,60}? (?:is|was|are|were) (?:an? |of )?(?:[a-z-]{2,16} )?${HARD}\b|\b(?:neither|nor) (?:[a-z-]{2,16} ){1,5}?${HAS} (?:any )?(?:[a-z-]{2,16} ){0,2}?${HARD}\b|\b(?:do(?:es)?|did|has|have|had)(?: not|n't) ${HAS} (?:any |much |to be |as |(?:[a-z-]{2,20} ){1,3}?as ){0,2}(?:an? )?(?:[a-z-]{2,16} ){0,2}?${HARD}\b|\b(?:is|are|was|were|been)(?: not|n't| never) (?:[a-z-]{2,16} )?(?:an? |the |of |as |his |her |their ){0,2}(?:[a-z-]{2,16} (?:of )?){0,2}?${HARD}\b(?! (?:to|for|of)\b)|\b(?:rarely|never|seldom|hardly ever) an? ${HARD}\b|\bnever (?:the|an?) ${HARD}\b|\bdismissed any ${HARD}\b|\berrors\b[^.;]{0,30} (?:is|are|were) (?:still )?(?:developmental\b|(?:expected|typical|usual|common) (?:at|for|of) (?:his|her|their|this|that) age)|\b(?:correct|fix|catch|f[io]und?|spott?)(?:s|es|ed|ing)? (?:all |most )?(?:of )?(?:his|her|their) own errors\b|\bno longer (?:[a-z-]{2,16} ){0,3}?(?:in the way|interfer\w*|affect\w*|limit\w*|hold\w* (?:him|her|them) back)|\b(?:do(?:es)?|did)(?: not|n't) (?:seem to |appear to )?(?:limit|trouble|explain (?:his|her|their|the|these) (?:[a-z-]{2,16} ){0,2}?(?:difficult\w*|troubles?|problems?|scores?|errors?|gaps?|grades?|struggl\w*)|account for|hinder|hold (?:him|her|them) back|get in the way)\b|\bnot (?:affected|limited|impaired|delayed|weak)\b|\beverything (?:an? |the |his |her |their )?\w+ needs\b|\bneeds? (?:no more|nothing more|little more) than\b|\b(?:do(?:es)?|did)(?: not|n't) penalize |\b(?:test|rubric|scale|score|assessment)s? (?:do(?:es)?|did)(?: not|n't) (?:count|score|grade|mark|rate) |\b(?:very |only |relatively |quite )?(?:few|(?:two|three|\d) (?:small|minor)|small|minor) (?:[a-z]{2,16} )?(?:errors|mistakes|slips)\b|${NO_NEED_SEEN.source}`,
  'gi',
);
/** Ahead of others: said where concerns stand, it is none. */
const AHEAD = new WordPattern(
  /\babove (?:grade|his|her|their|the class|peers)|\bamong the (?:best|strongest|top)\b|\bbest in\b/i,
);

/** "She has made real gains in self-care": said where needs are summed up, it is what the needs are told apart from. */
const GAINED =
  /\b(?:made|shown?) (?:[a-z]{2,14} ){0,2}(?:gains?|growth|progress|improvements?) (?:in|with|on) /i;

const outweighsDenial = (clause: string) =>
  /\b(?:weak|difficult|delay|limited|struggl|behind in\b)/i.test(clause) &&
  !/age[- ]appropriate|within|no significant/i.test(clause);

const DENIES = new WordPattern(DENIAL);
const STATES_STRENGTH = new WordPattern(STATED_STRENGTH);

/** What one clause says: a need, a strength, or neither. */
export function meaningOf(clause: string, isConcernSection: boolean): 'need' | 'strength' | undefined {
  const isDenied = tellsOfStrength(clause);
  const isTroubled = tellsOfNeed(clause) && (!DENIES.test(clause) || tellsOfNeed(clause.replace(DENIAL, '')));
  if (isTroubled && (!isDenied || isConcernSection || outweighsDenial(clause))) return 'need';
  const isSound = AHEAD.test(clause) || STATES_STRENGTH.test(clause);
  const isPlace = isConcernSection && !isDenied && !isSound;
  if (isPlace && areasIn(clause).length > 0 && !GAINED.test(clause)) return 'need';
  return isDenied || isSound ? 'strength' : undefined;
}

/** "85% on grade-level texts; not a need": says no more than what all of the sentence comes to. */
const IS_DENIED = /^;\s(?:this is |it is )?not an? (?:need|concern)\b/i;

/** The clauses of a sentence on either side of its turn ("... but ..."), each judged by itself. */
export function clausesOf(text: string): string[] {
  const turn = TURN.exec(text);
  return turn === null || IS_DENIED.test(text.slice(turn.index))
    ? [text]
    : [text.slice(0, turn.index), text.slice(turn.index)];
}

export interface Clause {
  readonly text: string;
  readonly meaning: 'need' | 'strength' | undefined;
}

/** The areas that the clauses of one meaning speak of. @param read what of a clause counts */
export const areasOfMeaning = (
  clauses: readonly Clause[],
  wanted: Clause['meaning'],
  read = (text: string) => text,
) => [
  ...new Set(clauses.filter(({ meaning }) => meaning === wanted).flatMap(({ text }) => areasIn(read(text)))),
];
