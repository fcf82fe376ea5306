/**
 * More ways in which reports say that an area is sound: it is not what stands in the way, nobody tells of trouble, it may
 * be left as it is, or it is praised without a word of measuring.
 */
import { PatternIndex } from '../extraction/text/pattern-index.js';

/** "Spelling is not the obstacle", "decoding is not where the trouble lies", "the problem is not her handwriting". */
export const NOT_TO_BLAME =
  /\b(?:not|never|isn't|aren't|wasn't|weren't|hasn't|hardly) (?:been )?(?:really |actually |itself |generally )?(?:the |an? |his |her |their )?(?:obstacle|barrier|bottleneck|hurdle|culprit|cause|reason|source|root|stumbling block|sticking point|weak (?:spot|point)|hindrance|roadblock|factor)s?\b(?! (?:to|for|of) (?:stop|quit|give up|delay|wait|exclude|deny|concern|worry|alarm))|\b(?:not|never|isn't|aren't|wasn't|weren't) (?:been )?(?:what|where|why|the place) (?:is |[\w']+ )?(?:hold(?:s|ing)? (?:him|her|them) (?:back|up)|stop(?:s|ping)? (?:him|her|them)|causes?|(?:[\w']+ ){0,3}(?:trouble|difficulty|difficulties|problem|problems|struggles?|errors?|need|concern) (?:lies?|is|are|comes?|began|begins?)|(?:he|she|they|\p{Lu}[\p{L}'-]{1,20}) (?:struggles?|loses? points|has trouble|falls? (?:down|behind)|gets? stuck|needs? (?:help|support|work)))\b|\bnot (?:in (?:question|doubt)|to blame|at fault)\b|\bnever (?:been )?(?:an? |of )?(?:\w+ )?(?:concern|worry|problem|issue)s?\b|\bdo(?:es)? not account for\b|\b(?:problem|trouble|difficulty|obstacle|issue|barrier|bottleneck) (?:(?:is|was|are|lies?) not|isn't|wasn't|does(?: not|n't) lie) (?:in |with )?(?:his|her|their|the)? ?[\w' -]{3,40}(?=[.;]|$)|\b(?:was|were|is|are|been|be) ruled out\b|\bnot get(?:ting)? in (?:the|his|her|their) way\b|\bnothing (?:\w+ ){0,3}can be put down to\b|\bcan(?:no|')t be put down to\b|\b(?:do|does|did)(?: not|n't) (?:believe|think) (?:that )?[^.;]{3,60}? (?:accounts? for|explains?|causes?|is (?:behind|the cause of)) /iu;

/** What others would tell of if there were any: the nouns of trouble. */
const TROUBLE = String.raw`(?:off[- ]task|distract\w*|disrupt\w*|inattent\w*|aggress\w*|outbursts?|tantrums?|meltdowns?|stutter\w*|refus\w*|trouble|difficult\w*|problems?|concerns?|errors?|avoid\w*|impuls\w*|anxiety|worry|worries|fidget\w*|conflicts?|weakness\w*)`;
const TELLS = String.raw`(?:reports?|reported|mentions?|mentioned|describes?|described|sees?|saw|seen|notices?|noticed|notes?|noted|raises?|raised|brings?|brought|observes?|observed|names?|named|voices?|voiced|expresse[sd]|has|have|had|heard|hears?)`;
/** "None of the teachers report off-task behavior", "no teacher mentions ...", "his teachers have not seen ...". */
export const NOBODY_TELLS = new RegExp(
  String.raw`\b(?:none of (?:the|his|her|their) [\w ]{3,30}?|no (?:[\w-]+ ){0,2}?(?:teachers?|parents?|staff|adults?|raters?|aides?|coach|coaches|specialists?|member|members)(?: of (?:the )?(?:\w+ )?(?:team|staff))?|neither (?:[\w'.]+ ){0,5}?[\w'.]+|nobody|no one|not one of (?:the|his|her|their) \w+) (?:has |have |had )?${TELLS} (?:[\w-]+ ){0,4}?${TROUBLE}|\b(?:teachers?|parents?|staff|mother|father|grandmother|family|team|adults?|observers?|I) (?:has|have|had|did|do|does) not (?:report(?:ed)?|mention(?:ed)?|describe[d]?|see|seen|notice[d]?|note[d]?|raise[d]?|observe[d]?|voice[d]?|hear|heard) (?:any |much |signs of )?(?:[\w-]+ ){0,2}?${TROUBLE}`,
  'i',
);

/** "Her handwriting can be left alone", "no further time on computation drill", "attention can wait". */
export const LEFT_AS_IT_IS =
  /\bnot an? (?:goal|need|problem) area\b|\bno longer (?:needs?|requires?) (?:an? |any )?(?:[\w-]+ ){0,2}?goals?\b|\b(?:does|do|did)(?:n't| not) need to become (?:one|an? (?:goal|area|need))\b|\b(?:can|may|could|should|might) be left (?:alone|as (?:it|they) (?:is|are)|out|for now)\b|\b(?:leave|leaving) (?!(?:him|them|her) )(?:the )?[\w -]{3,40}? (?:alone|as (?:it|they) (?:is|are))\b|\bcan wait\b|\b(?:will|do|does) not need to (?:do|teach|work on|practice|address)\b(?! (?:this|it|that) (?:alone|by))|\bno need to (?:teach|work on|practice|address)\b|\bno reason to (?:work|spend|teach|practice|address|target|write|drill|add|set|treat)\b|\bno (?:further|more|additional|extra|special) (?:time|drill|practice|work|lessons|attention|teaching|review)\b(?! (?:until|unless|than))|\b(?:needs?|requires?) nothing\b(?! (?:less|short|more than))|\bwill not be renewed\b|\bwill not (?:work on|target)\b|\baccommodations? (?:appears? to be|seems?(?: to be)?|is|are) (?:enough|sufficient)\b|\baccommodations? (?:suffices?|do the job)\b|\b(?:(?:does|do|did|will|would) not|doesn't|don't|didn't|won't|wouldn't) (?:plan to |expect to |wish to |intend to )?(?:propose|recommend|suggest|ask for|seek|write|set|request) (?:(?:a|an|any|another|further|new) (?:[\w-]+ ){0,2}?goals?\b|goals? (?:there|here|in this|in that|for (?:it|this|that|these|them))\b)/i;

/** "She spells well", "he finds his own errors", "her homework is nearly always right", "holds his own". */
export const PRAISED =
  /(?<!\b(?:not|n't|never|to|cannot|can't) (?:\w+ly )?)\b(?:reads|spells|writes|computes|calculates|speaks|listens|comprehends|types|prints|behaves|copes|attends|decodes|adds and subtracts|works) (?:\w+ly )?(?:very |quite |so )?well\b(?! (?:below|under|behind|when|if|enough|of\b|until|but|only|with (?:help|support|prompts?|an? |adult|cues?|reminders?)|short|out of))|(?<!\b(?:not|n't|never|to|rarely|seldom) (?:\w+ly )?)\b(?:finds|corrects|catches|fixes|spots|notices) (?:and (?:corrects|fixes) )?(?:most of |all of |many of )?(?:his|her|their) own (?:\w+ )?(?:errors|mistakes|slips)\b|\b(?:nearly|almost) always (?:right|correct|complete|accurate|on time|legible|neat|finished)\b|\bholds? (?:his|her|their) own\b|\b(?:one of|among|is|was|calls? (?:him|her|them)) (?:the|my|our|his|her) (?:very )?(?:best|sharpest|strongest|finest|ablest|top|brightest|keenest) (?:young )?(?:writers?|readers?|spellers?|speakers?|mathematicians?|thinkers?|students?|storytellers?|listeners?)\b(?! (?:and|but|yet|when|if)\b)|(?<!\b(?:not|n't|never|to|cannot|can't) )\b(?:keeps|kept|keeping) up with (?:the|his|her|their) (?:class|peers|classmates|grade)\b|\bserves? (?:him|her|them) well\b|\bgets? along (?:well )?with (?:everybody|everyone|(?:his|her|their) (?:peers|classmates)|all (?:of )?(?:his|her|their)|other children|other students|adults and peers)\b|\bat home with\b|\b(?:as|is|are|was|were|now|solidly|be) on level\b|\b(?:has|have) come a long way\b/i;

/** "Fine motor: WFL", "spelling is where it should be", "has caught up", "as attentive as the others". */
export const AS_IT_SHOULD_BE =
  /\b(?:age|grade)[- ]typical\b|\bW[FN]L\b|\bmeets? the (?:demands|requirements) of\b|\bconfident (?:reader|speller|writer|speaker)\b(?! who)|(?<!\b(?:not|n't|never) )\b(?:about |much |nearly )?the same as (?:the |his |her |their )(?:[a-z-]+ )?(?:boys?|girls?|peers?|classmates?|others?|students?|children|neighbors?)\b|\bnear(?:ly)? (?:to )?(?:that|those) of (?:his|her|their) (?:peers|classmates)\b|\bkeeps? pace with\b(?<!n't keep pace with|not keep pace with|to keep pace with)|\bis where (?:it|he|she|they) should be\b|\b(?:has|have) caught up\b|\bplenty of friends\b|(?<!\b(?:not|n't|never) )\bpays (?:good |close )?attention\b(?! (?:only|when|if|for)\b)|\bwithin the range of (?:the|his|her|their) (?:class|peers|classmates|grade)\b|\bas (?!soon|long|much|many|few|little|far|well)[a-z]{3,14} as (?:the (?:others|rest|class)|(?:his|her|their) (?:peers|classmates|friends)|any of)\b(?<!\b(?:not|n't|never|half|twice|times|nearly|rarely)\b[^.;]{0,60})|\b(?:his|her|their) (?:best|strongest) (?:subject|skill|area)\b|(?<!\b(?:not|n't|to|rarely|never) )\basks for help when (?:he|she|they) needs? (?:it|to)\b|\bgood\b(?<=\b(?:attention|attendance|memory|effort|behavior|comprehension|handwriting|spelling|decoding|computation|fluency|vocabulary|grammar|articulation) (?:is|was|were|are) (?:very |quite |consistently |generally )?good)(?! (?:when|if|only|but|for (?:an?|one|the first|\d))\b)/i;

/** What a report looks for: a need in its own words, or the nouns of trouble. */
const NEED = String.raw`(?:needs?|weakness(?:es)?|concerns?|deficits?|delays?|difficult(?:y|ies)|impairments?|area of need)(?! to\b)`;
const FOUND = String.raw`(?:found|seen|noted|identified|reported|observed|evident|apparent|indicated|raised|voiced)`;
const ANY = String.raw`(?:(?!(?:the|his|her|their|what|how|that|where|why|which|progress|growth|improvements?|gains?|change|despite|because|eligible|ready|without),? )[a-z-]{1,20},? )`;
/**
 * Somebody looked, and saw no need: "I see no sensory or gross motor concern", "I don't see a need in academics",
 * "... is not considered an area of need", "no longer a weakness", "nothing suggested a sensory need".
 */
export const NO_NEED_SEEN = new RegExp(
  [
    String.raw`\b(?:see|sees|saw|find|finds|found|notes?|noted|shows?|showed|raise[sd]?|reports?|reported) no ${ANY}{0,6}?${NEED}`,
    String.raw`\b(?:would|will|should) not (?:treat|list|count|call|name|write|see|set|regard|view|consider) (?:it|this|that|them|these|the (?:\w+ ){1,3}?)(?: up)? ?as (?:an? )?(?:separate |second |further |own )?(?:${NEED}|problem|goal|area|need)\b`,
    String.raw`\b(?:(?:do|does|did) not|don't|doesn't|didn't) (?:[a-z]{4,12}ly )?(?:see|find|note|consider|regard|view|list|call|count|name|treat) ${ANY}{0,6}?${NEED}`,
    String.raw`\bno longer (?:see|consider|regard|view|list|call|count|name|treat)s? ${ANY}{0,6}?${NEED}`,
    String.raw`\b(?:(?:is|are|was|were|been) not|isn't|aren't|wasn't|weren't) (?:[a-z]{4,12}ly )?(?:considered|seen|viewed|regarded|found|felt|judged|deemed|thought) ${ANY}{0,5}?${NEED}`,
    String.raw`(?<!\b(?:can|could) )\bno longer (?:(?:seen as|considered|viewed as|regarded as|called|has|have|shows?) ${ANY}{0,4}?|(?:an? )?(?:area of )?)(?:${NEED}|problems?\b|issues?\b)`,
    String.raw`\bnothing (?:[\w'-]{1,20} ){0,8}?(?:suggest(?:s|ed)?|point(?:s|ed)? to|indicate[sd]?|hint(?:s|ed)? at) ${ANY}{0,5}?${NEED}`,
    String.raw`\bno ${ANY}{1,5}?${NEED} (?:was|were|is|are|has been|have been) (?:[a-z]{2,12} )?${FOUND}\b`,
  ].join('|'),
  'i',
);

const DENIED = new PatternIndex([NOT_TO_BLAME, NOBODY_TELLS, LEFT_AS_IT_IS, NO_NEED_SEEN], (cue) => cue);

/** Whether a text says outright that there is no trouble, or that nothing is to be done: a figure beside it does not gainsay that. */
export const deniesTrouble = (text: string): boolean => DENIED.firstMatching(text) !== undefined;
