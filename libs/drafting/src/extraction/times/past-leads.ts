/** How a sentence opens that tells of an earlier time: "Last spring, when the plan was written, he left 3 times a day." */

export interface PastLead {
  /** Where the words that tell the time end. */
  readonly end: number;
  /** What began then is history once anything newer is told; what was over then is history by itself. */
  readonly kind: 'prior' | 'start';
}

const GRADE = String.raw`(?:(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|\d{1,2}(?:st|nd|rd|th))[- ]grade|grade \d{1,2}|kindergarten|preschool|pre-?k|elementary school|middle school)(?! (?:text|passage|level|words?|materials?|probes?|benchmark|list|norms?|classroom|class)))`;
const COUNT = String.raw`(?:a|an|one|two|three|four|five|six|several|a few|half a|a half|\d{1,2})`;
const WHOSE = String.raw`(?:the|his|her|their|this|our|my|an?|[A-Z][a-z]{1,15}'s)`;
const OLDER = String.raw`(?:former|previous|prior|preceding|earlier|older|old|sending|initial|original|IFSP|EI|early intervention)`;
const PAPER = String.raw`(?:evaluation|re-?evaluation|assessment|testing|observation|review|triennial|IEP|IFSP|FBA|BIP|plan|report|visit|screening|sample|check|probe|visit|meeting|conference)`;
const SOURCE = String.raw`(?:teacher|team|school|district|therapist|clinician|evaluator|SLP|OT|PT|provider|file|folder|report|summary|record|note|data|evaluation|log|staff|program|clinic)`;

/** Opens a sentence, behind a bullet or "By comparison,". */
const OPENS = String.raw`^(?:[-*•(]\s{0,3})?(?:(?:but|and|then|still|yet|also|(?:by|in|for|as a) (?:comparison|contrast|reference)),?\s)?`;

const ABOUT = String.raw`(?:(?:about|nearly|just|over|almost|more than|some) )?`;
const PUPIL = String.raw`(?:he|she|they|[A-Z][a-z]{1,15})`;
const ENTRY = String.raw`(?:referral|intake|enrollment|entry|admission|arrival|transfer)`;

/** What was over then. */
const OVER: readonly string[] = [
  String.raw`(?:(?:all|just|only|as recently as|(?:in|at|during|through|by) the (?:\w+ )?(?:start|beginning|middle|end|close|first half|second half) of|in the|late|early) )?last (?:school |full )?(?:year|spring|fall|autumn|winter|summer|semester|term|grade)(?!'s)\b`,
  String.raw`(?:in|at|during|from|under|per|by) last (?:school )?(?:year|spring|fall|autumn|winter|semester)'s (?:[\w-]{1,16} ){0,2}?(?:${PAPER}|${SOURCE}s?)\b`,
  String.raw`(?:the )?last time\b`,
  String.raw`(?:(?:at|about|around) )?(?:this|the same) (?:time|point|week|month|day) (?:(?:in|of) )?(?:last |a year ago|the year before)(?:year|spring|fall|winter)?`,
  String.raw`${ABOUT}${COUNT} (?:full |school |calendar )?(?:year|semester|term|grade|IEP|plan|review|evaluation|report card|quarter|trimester)s? (?:ago|back|before|earlier|prior)\b`,
  String.raw`${ABOUT}(?:two|three|four|five|six|eight|several|\d{1,2}) months (?:ago|back|before|earlier)\b`,
  String.raw`(?:in|at|during|for|from|under|after|by) (?:the time of )?${WHOSE} (?:last (?!check|probe|sample)${PAPER}|(?:last )?${OLDER} (?:[\w-]{1,16} ){0,2}?(?:year|grade|semester|${PAPER}|${SOURCE}s?))\b`,
  String.raw`since (?:the|our|my|his|her|their) last ${PAPER}, when\b`,
  String.raw`(?:at|around|by) the time (?:of |when |that )?${WHOSE} (?:20[0-4]\d|last|first|${OLDER}) `,
  String.raw`(?:at the (?:very )?(?:end|close) of|by the end of|back in|as an?) ${GRADE}(?:r|er|ner)?\b`,
  String.raw`at (?:age |the age of )(?:\d|two|three|four|five|six|seven|eight|nine|ten)(?:\d|;\d{1,2}|-\d{1,2})?(?: and a half| years?(?: old)?)?\b(?! (?:of|out|to|and)\b)`,
  String.raw`as an? (?:kindergart(?:e?ner)|preschooler|toddler|freshman|sophomore)\b`,
  String.raw`(?:back then|in those days|formerly|previously|originally|historically)\b`,
  String.raw`(?:where )?${PUPIL} (?:(?:only )?used to (?!this|that|the )|once )[a-z]`,
  String.raw`${WHOSE} (?:\w{1,16} )?(?:former|previous|prior|sending|IFSP|EI|early intervention|preschool|kindergarten) (?:[\w'-]{1,16} ){0,2}?${SOURCE}s?\b(?=[^.;\d]{0,60}?\b(?:\w+ed|gave|had|was|were|shows?|lists?|puts?|gives?|found|wrote|saw|read|told|got|has)\b)`,
  String.raw`(?:that|(?:the|a|his|her|their) first) ${PAPER} (?:gave|had|put|found|listed|showed|reported|recorded|counted|measured)\b`,
];

/** Where something began. */
const BEGUN: readonly string[] = [
  String.raw`(?:in|during|throughout|at the (?:start|beginning) of|early in|late in) ${GRADE}(?=,? (?:[a-z]|[A-Z][a-z]))`,
  String.raw`(?:early|earlier) (?:in the (?:school )?year|(?:this|in the) (?:school )?(?:year|fall|semester))\b`,
  String.raw`at first(?=,| ${PUPIL} | it | only )`,
  String.raw`(?:upon|at|on|before|prior to) (?:the time of )?(?:(?:his|her|their|the) )?(?:(?:initial|first) )?${ENTRY}\b`,
  String.raw`when ${WHOSE} (?:[\w'-]{1,16} ){0,3}?(?:plan|IEP|IFSP|BIP|contract|program|intervention|referral|chart|goals?|objectives?|unit|services|school year|year|semester|term|quarter) (?:(?:was|were) (?:first )?(?:written|drawn up|made|adopted|drafted|set|begun|started|introduced|put in place|signed|new)|opened|began|started)\b`,
  String.raw`at (?:the|his|her|their) (?:\w{1,12} )?(?:re-?)?screen(?:ing)?\b`,
  String.raw`when (?:we|I) last (?:met|tested|looked|checked|saw|spoke|wrote)\b`,
  String.raw`when ${PUPIL} (?:first )?(?:came (?:to|here)|joined (?:us|the|our|my|this)|moved (?:here|to|in)|transferred|enrolled|arrived|was (?:first |last )?(?:seen|tested|evaluated|referred|assessed|screened)|was (?:in ${GRADE}|new |(?:three|four|five|six|seven|eight|nine|ten|\d{1,2})\b(?! (?:of|out))))`,
  String.raw`(?:before|prior to) (?:the|this|any|that|his|her) (?:[\w'-]{1,16} ){0,2}?(?:plan|program|intervention|medication|device|chart|services|contract|system|referral|glasses|visuals?|unit|school year)\b`,
  String.raw`at (?:his|her|their) (?:first|second|third|fourth|fifth) birthday\b`,
  String.raw`(?:according to|per|by) ${WHOSE} ${GRADE} (?:team|file|folder|records?|report|summary)\b`,
  String.raw`${WHOSE} ${GRADE} (?:team|teacher|file|folder|records?|report|summary)(?= [^.;\d]{0,40}?\b(?:\w+ed|gave|had|was|were|found|saw)\b)`,
];

const opening = (words: readonly string[]) => new RegExp(`${OPENS}(?:${words.join('|')})`, 'i');
const LEADS: readonly { readonly kind: PastLead['kind']; readonly words: RegExp }[] = [
  { kind: 'prior', words: opening(OVER) },
  { kind: 'start', words: opening(BEGUN) },
];

/** "Last spring, when the current plan was written, he ...": what goes on telling the same time. */
const GOES_ON =
  /^,? (?:(?:at|around|about|in|during) (?:this|that|the same) (?:time|point|week|month)\b|(?:when|while|before|after|just as|as|shortly (?:after|before)|right (?:after|before)) [^,.;\d]{2,90},)/;
const TIME_LETTERS = /[a-z]{2}/i;

/** The words with which a sentence opens on an earlier time; undefined where it does not. */
export function pastLeadOf(text: string): PastLead | undefined {
  if (!TIME_LETTERS.test(text.slice(0, 8))) return undefined;
  for (const { kind, words } of LEADS) {
    const match = words.exec(text);
    if (match === null) continue;
    const end = match[0].length;
    return { kind, end: end + (GOES_ON.exec(text.slice(end, end + 120))?.[0].length ?? 0) };
  }
  return undefined;
}

/** Tells how it is: "Last spring he read 41 words, and he reads 58 at this point". */
const PRESENT =
  /\b(?:is|are|has|have|can|does|do|reads|writes|knows|gets|answers|names|uses|makes|scores|solves|spells|says|needs|leaves|stays|produces|earns|averages|hands|turns)\b/;

/** Whether a stretch of a sentence, up to a figure, has come back from the past to how it is. */
export const isPresent = (stretch: string): boolean => PRESENT.test(stretch);
