/** Whether a number shows that a skill is sound: by its level, by the words with it, or beside the number of others. */
import { isInPercent } from '../measure.js';
import type { Reading } from './skill-readings.js';

type Shown = Pick<Reading, 'kind' | 'value' | 'outOf' | 'index' | 'end'>;

/** Where more is worse, a high share is no strength. */
const IS_WORSE =
  /fronting|stopping|gliding|backing|reduction|deletion|assimilation|process|stutter|disfluen|off[- ](?:task|topic)|out of (?:his|her|their) (?:seat|area)|interrupt|irrelevant|unrelated|error|omit|substitut|distort|missing|refus|aggress|disrupt|\blate\b|call(?:s|ing|ed)?[- ]?out|talk(?:s|ing|ed)?[- ]?out|(?<!\b(?:sec|secs|seconds?|the|his|her|right and|right or) )left|leav|elop|absen|tantrum|outburst|prompt(?:s|ed)? (?:needed|required)|away|minutes? (?:to|until)|took/i;
const CALLED_SOUND =
  /age[- ](?:appropriate|expected)|within (?:the )?(?:normal|average|expected|typical)|mastered|(?:is|are|was|which is|,) (?:on|at|above) (?:grade level|level|benchmark|the (?:benchmark|class (?:average|median)|average))|(?:no|not a|not an|without|beyond) concern|not (?:at issue|the (?:issue|problem|trouble|difficulty|worry))\b|nothing (?:here )?to (?:fix|add|do|work on|teach)\b|(?:is|are|as|,(?= an? )) (?:a |an |his |her |their )?(?:real |clear |relative )?strengths?\b|(?:typical|okay|ok|fine|right|usual|normal|expected) (?:for|of) (?:his|her|their)|\bsecure\b|\bsolid\b|like (?:his|her|their|any) (?:peers|classmates|other)|(?<!\b(?:not|n't|far|yet) )\b(?:near|at|around|close to|right (?:at|around)) (?:the )?(?:(?:grade|class|national)(?:'s)? )?(?:(?:winter|fall|spring) )?(?:middle|median|average|benchmark|50th percentile)\b(?! (?:of|for) (?:the (?:page|line|word|room|story|period)|(?:an? )?(?:grade \d|(?!the\b)\w+[- ]grad)))|(?<!\bnot )\bwhat (?:we|i|teachers) (?:would )?(?:expect|look for) (?:in|of|from|at|for)\b|\bat the (?:same )?rate of (?:the )?other\b|\bmet\b(?! (?:once|twice|him|her|them)\b)|(?:is|are) (?:fine|sound|intact|adequate)\b|meets (?:the )?(?:benchmark|grade|expect)|(?:cause|causes|gives?|has|have|had|with) (?:him |her |them )?(?:little|no|hardly any) (?:trouble|difficulty)|at or above|with ease\b|, (?:and )?all (?:of them |were )?(?:fully |quite )?(?:complete|correct|right|accurate|legible|clear)\b|above (?:the )?(?:grade|class|benchmark|average)|(?:more|better|faster|quicker|higher) than (?:most|many|all) (?:of |in )?(?:(?:the|his|her|their) )?(?:class(?:mates)?|peers|graders|children|students|others)\b/i;
const NOT_SOUND =
  /\bnot (?:yet )?(?:met|mastered|at(?! issue)|on|within|secure|typical)|below|lower|only\b|not typical|yet to/i;
const NEXT_SENTENCE =
  /^(?:this|that|these|those|it|both|all|she|he|they|here|no)\b.{0,70}?(?:typical|as expected|adequate|\bfine\b|average(?! of\b)|on (?:grade )?level|age[- ]appropriate|no concern|at (?:the )?benchmark|(?<!not )(?:within )?what (?:we|i|teachers) (?:would )?(?:expect|look for)\b|(?<!not )enough for (?:his|her|their|the) (?:age|grade)|a strength|no need|not a (?:need|concern|worry)|like (?:his|her|their) (?:classmates|peers)|reassuring|not (?:at issue|the (?:issue|problem|trouble|difficulty|worry)))|^nothing (?:here |more )?to (?:fix|add|do|work on|teach)\b|^(?:mastered|(?:goal )?met|secure|on (?:grade )?level|on target|age[- ]appropriate|typical|adequate|functional|within (?:normal|the (?:average|normal|typical)|functional) [a-z]{1,12})(?=[.;,!]|$| (?:for|and|with|now|in|at)\b)/i;
const OTHERS_FIGURE =
  /(?:\bclass(?:mates|room)?\b|\bgrade(?: \d| level)? (?:median|average|mean|norm|expect\w+)|\bpeers?\b|\bcomparison\b|\b(?:boy|girl|student|child|pupil)s? (?:next to|beside|near|picked|chosen|seated|sitting)\b|benchmark|\bnorms?\b|\bexpected\b|\btypical\b|middle of the class|others?\b|50th percentile|\b(?:the|our|a) (?:[\w']+ ){0,3}(?:aim|standard|requirement)\b)(?:[^.;\d]|(?<=\bgrade )\d){0,44}?(?<!\bgrade )\b(\d{1,3}(?:\.\d{1,2})?)\b(?!(?:st|nd|rd|th)\b)/i;

/** "29 letters per minute; the published range for grade 2 is roughly 25 to 38": where others are, from and to. */
const RANGE_OF_OTHERS =
  /\b(?:(?:published|usual|typical|expected|average|normal|grade|class) range|typical(?:ly)?|expected|usual(?:ly)?|graders (?:write|read|type)|(?:class(?:mates)?|peers) (?:write|read|type))\b(?:[^.;\d]|(?<=\bgrade )\d){0,44}?\b(\d{1,3}) ?(?:to|-|–) ?(\d{1,3})\b/i;
function isInRangeOfOthers(text: string, { kind, value, end }: Shown): boolean {
  if (kind !== 'rate') return false;
  const told = RANGE_OF_OTHERS.exec(text.slice(end, end + 110));
  return told !== null && Number(told[1]) < Number(told[2]) && value >= Number(told[1]);
}

/** Behind the number, in its own sentence, stands that of the class or the benchmark, and it is no higher. */
function isAsOthers(text: string, reading: Shown): boolean {
  const after = text.slice(reading.end, reading.end + 110);
  const match = OTHERS_FIGURE.exec(after);
  const others = Number(match?.[1] ?? Number.NaN);
  if (Number.isNaN(others) || others < 2) return false;
  // "8 of 10, as many as the class average of 8": of the same ten.
  if (reading.kind === 'ratio' && reading.outOf !== undefined)
    return others <= reading.outOf && 2 * others >= reading.outOf && reading.value >= others;
  return reading.kind === 'rate' || isInPercent(reading.kind) ? reading.value >= 0.95 * others : false;
}

/** "That is at the 60th percentile": an average place or better, told of the figure before it or in its own clause. */
const PERCENTILE_TOLD = /\b(\d{1,2})(?:st|nd|rd|th) (?:percentile|%ile)\b(?![^.;,]{0,30}\d{2})/i;
const AVERAGE_PERCENTILE = 25;
const TELLS_ON =
  /^(?:this|that|it|which|these|both|the (?:score|rate|result)) (?:is|was|were|are|puts?|places?|falls?|fell|ranks?)\b/i;
/** What a quarter of all children stay below. */
const isAveragePercentile = ({ kind }: Shown, own: string, next: string): boolean => {
  if (kind !== 'rate' && kind !== 'count') return false;
  const told =
    PERCENTILE_TOLD.exec(own) ?? (TELLS_ON.test(next) ? PERCENTILE_TOLD.exec(next.slice(0, 90)) : null);
  return told !== null && Number(told[1]) >= AVERAGE_PERCENTILE;
};

/** Under this share of what others reach a figure says need by itself. */
const SHORT_SHARE = 0.7;
/** "Classmates sit for about 12.": the sentence after the figure is about the others. */
const OTHERS_NEXT =
  /^(?:[\w'-]{1,20} ){0,5}?(?:classmates|peers|children|students|class|graders|boys|girls|median|average|benchmark|norm)\b(?:[^.;\d]|(?<=\bgrade )\d{1,2}){0,44}?(?<!\bgrade )\b(\d{1,3}(?:\.\d)?)\b(?! (?:students|children|peers|classmates|days|of)\b)/i;

const OF_OTHERS = /\b(?:classmates|peers|class|graders|benchmark|norm)\b/i;
/** "His median in October was 47", "last year's benchmark was 40": the student's own, or of another time. */
const OWN = /\b(?:his|her|their)\b(?! (?:class|peers|grade))|\b(?:last|goal|aim|target)\b/i;
/** "151 words correct per minute. The fall benchmark is 129.": the sentence after the last figure gives a lower one for others. */
function isAsOthersNext(text: string, { kind, value, end }: Shown, next: string): boolean {
  if (kind !== 'rate' || /\d{1,3} (?:words|digits|letters)|WCPM|\band \d/i.test(text.slice(end)))
    return false;
  const told = OTHERS_NEXT.exec(next.slice(0, 140));
  if (told === null || !OF_OTHERS.test(told[0]) || OWN.test(told[0])) return false;
  const others = Number(told[1]);
  return others >= 2 && value >= others;
}

/** Whether a figure is plainly short of another that stands for others or a target; false where more is worse. */
export const isPlainlyShort = (names: string, value: number, others: number): boolean =>
  !IS_WORSE.test(names) && others >= 2 && value <= SHORT_SHARE * others;

/** The sentence of the number, or the next, gives a plainly higher figure for others. Shares of a whole speak for themselves. */
export function isShortOfOthers(text: string, reading: Shown, next = ''): boolean {
  if (reading.kind === 'ratio' || reading.kind === 'level') return false;
  const after = text.slice(reading.end, reading.end + 110);
  const others = Number(
    (OTHERS_FIGURE.exec(after) ?? OTHERS_NEXT.exec(next.slice(0, 140)))?.[1] ?? Number.NaN,
  );
  const clause = text.slice(Math.max(0, reading.index - 70), reading.end + 40);
  return isPlainlyShort(clause, reading.value, others);
}

/** "The exit mark for facts was 60.", "The fall benchmark is 129.": the sentence after a figure tells what is enough. */
const ENOUGH_NEXT =
  /^(?:the |our |a |school |district |grade \d{1,2} ){0,2}(?:(?:exit|passing|pass|mastery) (?:mark|criterion|score|level|point|rate)|(?:(?:fall|winter|spring|grade-level|grade|district) ){0,2}benchmark)\b(?: (?:(?!\d)[\w'-]{1,14}|(?<=\bgrade )\d{1,2})){0,6} (?<!\bgrade )(\d{1,3})\b(?!\s?%|\w)/i;

/** The sentence after a rate tells the mark, and the rate is past it. */
function isEnough({ kind, value }: Shown, next: string): boolean {
  if (kind !== 'rate') return false;
  const mark = Number(ENOUGH_NEXT.exec(next.slice(0, 140))?.[1] ?? Number.NaN);
  return mark >= 2 && value >= mark;
}

/** Of a hundred; undefined for what has no whole. */
function shareOf({ kind, value, outOf }: Shown): number | undefined {
  if (isInPercent(kind)) return value;
  return kind === 'ratio' && outOf !== undefined ? (100 * value) / outOf : undefined;
}

/** "1% typical disfluencies in 200 syllables; no concern": little of what is worse, and its own sentence says so. */
const NO_CONCERN =
  /\b(?:no|not an?|without|nor an?|hardly an?) (?:\w+ )?concerns?\b|\bof no concern\b|\bW[NF]L\b|\bwithin (?:the )?(?:normal|typical|functional|average|expected) |\bage[- ](?:appropriate|expected)\b/i;
const isCalledNoConcern = (text: string, { index, end }: Shown): boolean =>
  NO_CONCERN.test(text.slice(end, end + 90)) &&
  !NOT_SOUND.test(text.slice(Math.max(0, index - 40), end + 90));

/** "He rates the worry 10 of 10": of what is felt as hard the top is no good news. */
const RATED_HARD =
  /\bdifficult|\bhard\b|\bworr|\banxi|\bfear|\bstress|\bpain|\bnervous|\bsever|\bprompt|\bassist|\bhelp\b|\bfrustrat|\bconcern|\bupset|\bangry/i;
/** The highest level of a rubric or a scale: there is nothing above it to learn. */
const isTopLevel = (text: string, { kind, value, outOf, index, end }: Shown): boolean =>
  kind === 'level' &&
  outOf !== undefined &&
  outOf >= 3 &&
  value >= outOf &&
  !RATED_HARD.test(text.slice(Math.max(0, index - 90), end + 60));

/** "0 office referrals in two years" */
const NONE_OF_TROUBLE =
  /^\W{0,3}(?:[\w-]+ ){0,2}(?:referrals?|suspensions?|incidents?|elopements?|tantrums?|outbursts?|meltdowns?|absences|tardies|stutter\w*|disfluenc\w+|fights)\b/i;
const isNoneOfTrouble = (text: string, { kind, value, index }: Shown): boolean =>
  kind === 'count' && value === 0 && NONE_OF_TROUBLE.test(text.slice(index, index + 60).replace(/^\S+/, ''));

/** "She reads well above grade level; her passage was 158 words correct per minute". */
const ABOVE_LEVEL =
  /\b(?:reads?|reading|fluency|types?|typing) (?:(?:is|was|well|far|comfortably|clearly) ){0,2}above (?:grade|the class|the benchmark)/i;

const isAboveLevel = (text: string, { kind }: Shown) => kind === 'rate' && ABOVE_LEVEL.test(text);

/** Beside the figure, the range or the mark of others it is no lower. */
const isAsOthersAre = (text: string, reading: Shown, next: string) =>
  isInRangeOfOthers(text, reading) ||
  isAboveLevel(text, reading) ||
  isAsOthers(text, reading) ||
  isAsOthersNext(text, reading, next) ||
  isEnough(reading, next);

/** At a level nobody would write a goal for, called sound in its own clause or the next sentence, or as others are. */
export function isSoundNumber(text: string, reading: Shown, next = ''): boolean {
  if (isNoneOfTrouble(text, reading)) return true;
  const clause = text.slice(Math.max(0, reading.index - 70), reading.end + 40);
  if (IS_WORSE.test(clause)) return isCalledNoConcern(text, reading);
  const share = shareOf(reading);
  if ((share !== undefined && share >= 90) || isTopLevel(text, reading)) return true;
  if (isAsOthersAre(text, reading, next)) return true;
  if (NOT_SOUND.test(clause)) return false;
  const own = `${
    text
      .slice(Math.max(0, reading.index - 40), reading.index)
      .split(/[.;]\s/)
      .at(-1)
      // "She met 2 of 7 dates": so many of them, and no goal.
      ?.replace(/\bmet (?:only |just |about )?$/i, '') ?? ''
  } ${text.slice(reading.end, reading.end + 90).split(/[.;]\s/)[0] ?? ''}`;
  if (CALLED_SOUND.test(own)) return true;
  if (isAveragePercentile(reading, text.slice(reading.end, reading.end + 60).split(/[.;]\s/)[0] ?? '', next))
    return true;
  return share === undefined || share >= 70 ? NEXT_SENTENCE.test(next) && !NOT_SOUND.test(next) : false;
}
