/** Figures that stand in an area and tell something beside its skill: how often somebody has to, what was only finished, another sample. */
import { disciplineOf } from '../areas/plans.js';
import { withDigits } from '../extraction/text/number-words.js';
import { inOneLine, type Measure } from '../extraction/measure.js';

/** "Of 15 elopements recorded": all that were seen, where the report also tells how often they come. */
export const isAllSeen = ({ kind, unit }: Measure, counts: readonly Measure[]): boolean =>
  kind === 'count' && !unit.includes(' per ') && counts.some((other) => other.unit.includes(' per '));

/** "12 times per class. Nine of the 12 times he went to the window": how the times counted divide, and not how many. */
export const isOfCounted = ({ kind, outOf, quote }: Measure, counts: readonly Measure[]): boolean =>
  kind === 'ratio' && !DONE_INSTEAD.test(quote) && counts.some(({ value }) => value === outOf);

/** "He asked for a break beforehand in 4 of the 30": what was done in place of the problem is the skill. */
const DONE_INSTEAD =
  /\b(?:ask(?:s|ed)? for|request(?:s|ed)?|signal(?:s|l?ed)?|rais(?:es|ed) (?:his|her|their|a) hand|(?:uses?|used|tried|chose|took) (?:an?|the|one|his|her|their|any|some) (?:[\w-]+ ){0,3}(?:strateg\w+|steps?|cards?|breaks?|tools?|skills?|words?|signals?|breaths?))\b/i;

/** Stuttering is counted in talk; reading aloud, a phone call or single words are other samples. */
export const isOfOtherSample = ({ areaOfNeed, quote }: Measure): boolean =>
  areaOfNeed === 'Speech fluency' &&
  !/\bconversation|\bspontaneous|\bconnected speech|\bmonologue/i.test(inOneLine(quote));

/** "Finished 5 of 16 problems": how many were done, and not how many were right. */
const ONLY_DONE =
  /\b(?:finish(?:ed|es)|complet(?:ed|es)|attempt(?:ed|s)|tried|got through|worked) (?:only |just )?\d{1,3} (?:of|out of)\b/i;
export const isOnlyDone = ({ areaOfNeed, kind, quote }: Measure): boolean =>
  kind === 'ratio' &&
  disciplineOf(areaOfNeed ?? '') === 'academics' &&
  ONLY_DONE.test(withDigits(quote).replace(/\s+/g, ' ')) &&
  !/\b(?:correct|accurate|right)/i.test(quote);

/** What a paragraph earned on a rubric for its ideas says nothing of its spelling. */
export const isOfOtherTrait = ({ areaOfNeed, unit, quote }: Measure): boolean =>
  areaOfNeed === 'Spelling' && /rubric|points?\b/.test(unit) && !/spell|convention|mechanic/i.test(quote);

/** "Without the remote microphone 62% of the words": what is heard without the equipment is no skill to teach. */
const WITHOUT_EQUIPMENT =
  /\b(?:without|no) (?:(?:the|any|his|her|their) )?(?:[\w-]+ ){0,2}(?:microphone|mic|FM|DM|hearing aids?|processors?|amplification|equipment)\b/i;
export const isHeardWithout = ({ areaOfNeed, kind, unit, quote }: Measure): boolean =>
  areaOfNeed === 'Listening and equipment care' &&
  kind === 'percent' &&
  /words|sentences|accuracy/.test(unit) &&
  WITHOUT_EQUIPMENT.test(inOneLine(quote));

/** "The stairs to the music room, two a day", "5 trips": how often somebody has to, and not how well. */
export const isHowOften = ({ areaOfNeed, kind, unit }: Measure): boolean =>
  areaOfNeed === 'Gross motor' &&
  kind === 'count' &&
  /^(?:times|trips|flights) per\b|^(?:times|trips)$/.test(unit);
export const isSkillOfMovement = ({ kind }: Measure): boolean =>
  kind === 'ratio' || kind === 'duration' || kind === 'percent';

/** "6 per day" of biting: nobody reads, counts or spells so many times a day. */
const OF_LESSONS =
  /^(?:Reading|Decoding|Phonological|Math|Number|Spelling|Written|Vocabulary|Handwriting|Writing)/;
export const isOfDay = ({ kind, unit }: Measure, areaOfNeed: string): boolean =>
  kind === 'count' &&
  OF_LESSONS.test(areaOfNeed) &&
  /^times per (?:school )?(?:day|week|hour|month)$/.test(unit);

/** "0 of 2" in the last row of a log: a day's chances, of which nobody starts a year's goal. */
const HARDLY_ANY = 2;
export const isOfHardlyAny = ({ kind, outOf }: Measure): boolean =>
  kind === 'ratio' && outOf !== undefined && outOf <= HARDLY_ANY;

/** "4 seconds right, 2 seconds left": which side is the need nobody weighs; the lower one is. */
const BOTH_SIDES = /\bright\b[^.;]*\bleft\b|\bleft\b[^.;]*\bright\b/i;
export const isOfOtherSide = (one: Measure, other: Measure) =>
  one.quote === other.quote && one.unit === other.unit && BOTH_SIDES.test(one.quote);

/** From this grade on the length of an utterance tells little: what the utterances are made of is counted. */
const UTTERANCE_LENGTH_GRADE = 3;
/** So long an utterance has all the words: Brown's stages end about here, and what is missing are the forms (Brown, 1973). */
const LONG_UTTERANCE = 4;
/** "MLU 4.1". */
export const isOfLength = ({ unit }: Measure) => unit === 'mean length of utterance';

/** Counted beside the length where that tells more, or the length where it tells less. */
export const isBesideLength = (measure: Measure, grade: string | undefined, current: readonly Measure[]) =>
  Number(grade) >= UTTERANCE_LENGTH_GRADE ||
  current.some((other) => isOfLength(other) && other.value >= LONG_UTTERANCE)
    ? isOfLength(measure)
    : !isOfLength(measure) && current.some(isOfLength);
