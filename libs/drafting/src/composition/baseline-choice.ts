/** Which of a report's numbers a goal starts from, and what the narrow skill and material level are. */
import { isPaceOfGrowth } from './growth-shown.js';
import { isOtherRow } from './counted-aspect.js';
import { asksForShare, startFromOldGoals } from '../annual-review/goal-start.js';
import { isSkillBaseline } from '../areas/need-signals.js';
import { type AreaPlan, planOf } from '../areas/plans.js';
import { everyMatch } from '../extraction/text/every-match.js';
import { isStrategyUse } from './fluency-strategy.js';
import { isHistory } from './told-as-past.js';
import { inOneLine, isProblemCount, type Measure, isInPercent, isOfWhole } from '../extraction/measure.js';
import type { Report } from '../extraction/report.js';
import { isSupported } from '../extraction/figures/supported-figures.js';
import { isWrittenInBraille } from '../extraction/figures/in-braille.js';
import {
  isAllSeen,
  isBesideLength,
  isHeardWithout,
  isHowOften,
  isOfCounted,
  isOfDay,
  isOfHardlyAny,
  isOfLength,
  isOfOtherSample,
  isOfOtherSide,
  isOfOtherTrait,
  isOnlyDone,
  isSkillOfMovement,
} from './beside-the-skill.js';
import { materialGrade } from './material-grade.js';
import { isOfReplacement, isReplacementRow, problemsBefore } from './replacement.js';
import { isOfFault } from './told-faults.js';
import { isSameFigure } from '../weighing/contenders.js';
import { LEAD_MIN, LEAD_OVER_RULES_MIN, type WeighedArea } from '../weighing/weighing.js';

const NEWEST_WORDS = /latest|newest|most recent/i;
const CURRENT_WORDS =
  /current|as of (?:this|today|last|yesterday)|\bnow\b|this (?:week|month|quarter|reporting)/i;
/** What somebody thinks of a skill is not the skill counted. */
const OPINION =
  /\b(?:rat(?:ed|es|ing)s?|(?<!\b(?:closing|opening|task|steps?|job|work|routine|cleaning|packing|photo|picture|visual) )checklist|questionnaire|survey|self-report|inventory|estimat\w*|gave (?:him|her|them)self|scale of|guess\w*|maybe|perhaps|believes?|thinks?)\b/i;
/** The unit in which a skill is counted best, where a report counts it in several. */
const COUNTED_BEST: Readonly<Record<string, RegExp>> = {
  'Reading fluency': /words correct/,
  'Speech fluency': /syllables(?! per minute)/,
  'Social skills': /initiat|interact|turns|exchanges/,
  'Attention and task engagement': /interval/,
  'Phonology and intelligibility': /intelligible|understood|of words/,
  'Writing speed and keyboarding': /per minute/,
  'Written expression': /writing sequences|rubric|points/,
};
/** Months within which two numbers are equally new: a report's testing goes on for weeks. */
const EQUALLY_NEW_MONTHS = 2.5;

const MIDDLE = /\b(?:median|mean|average\w*)\b[^.;\d]{0,40}\b(\d{1,4}(?:\.\d{1,2})?)\b/gi;

/** "middle value    26    17", "All    14 of 16": a row that stands for those above it. */
const SUMMARY_ROW =
  /^\W{0,4}(?:all|total|overall|together|combined|median|mean|average|middle (?:value|score|one))\b[^.;\d]{0,24}(?: {2,}|\t|\| ?)\d/i;
const isOfSummaryRow = ({ quote }: Measure) => SUMMARY_ROW.test(quote);
const ROW = /\S(?: {2,}|\t| ?\| ?)\S/;
/** Of the rows that another stands for. */
const isOfRowBeside = (one: Measure, summary: Measure) =>
  one.page === summary.page && !isOfSummaryRow(one) && !one.quote.includes('\n') && ROW.test(one.quote);

/** Called the median or mean of several probes. */
const isMiddle = ({ value, quote }: Measure) =>
  everyMatch(MIDDLE, inOneLine(quote)).some((match) => Number(match[1]) === value);

/** "He read 64, 61 and 68 words (median 64)": the one stands for the other, which its own sentence gives among the probes. */
const isMiddleOf = (one: Measure, other: Measure) =>
  one.quote === other.quote && isCountedAlike(one, other) && isMiddle(one) && !isMiddle(other);

const IN_ALL = String.raw`\b(?:in all|in total|(?:al|taken )together|overall|combined)\b`;
const TELLS_ALL = new RegExp(IN_ALL, 'i');

/** "3 of 32 in all", "taken together, 63%": stands for the parts it sums. */
function isInAll({ kind, value, outOf, quote }: Measure): boolean {
  const isShare = isInPercent(kind);
  if (!(isShare || (kind === 'ratio' && outOf !== undefined)) || !TELLS_ALL.test(inOneLine(quote)))
    return false;
  const figure = String.raw`\b${value}\s?${isShare ? '(?:%|percent)' : String.raw`(?:/|of|out of)\s?${outOf ?? 0}\b`}`;
  return new RegExp(String.raw`${figure}[^.;,\d]{0,24}${IN_ALL}|${IN_ALL}[^.;\d]{0,24}${figure}`, 'i').test(
    quote.replace(/\s+/g, ' '),
  );
}

const isSummedIn = (measure: Measure, sums: readonly Measure[]) =>
  sums.some(
    (sum) =>
      sum !== measure && sum.kind === measure.kind && sum.quote === measure.quote && !sums.includes(measure),
  );

const isShareOrLevel = ({ kind, outOf }: Measure) =>
  outOf !== undefined && (kind === 'ratio' || kind === 'level');
/** Whether both are shares, or points of a rubric, told on one page. */
const isShareBeside = (one: Measure, other: Measure) =>
  one !== other && one.page === other.page && isShareOrLevel(one) && isShareOrLevel(other);

/**
 * "47 of 90 assignments", and class by class 21 of 22, 14 of 22, 7 of 24 and 5 of 22: what several that follow each other come
 * to, part and whole, stands for them.
 */
function isSumOf(sum: Measure, part: Measure, all: readonly Measure[]): boolean {
  const beside = all.filter((other) => isShareBeside(sum, other) && other.quote !== sum.quote);
  const at = beside.findIndex(
    ({ value, outOf, quote }) => value === part.value && outOf === part.outOf && quote === part.quote,
  );
  if (at < 0) return false;
  return beside.some((_first, from) => {
    let [value, outOf] = [0, 0];
    for (let to = from; to < beside.length && outOf < (sum.outOf ?? 0); to += 1) {
      value += beside[to]?.value ?? 0;
      outOf += beside[to]?.outOf ?? 0;
      if (outOf === sum.outOf && value === sum.value) return to > from && from <= at && at <= to;
    }
    return false;
  });
}

/** Whether one stands in a row that sums up the other's: a larger share of the same, or the middle of the same rates. */
const sumsUp = (one: Measure, other: Measure) =>
  isOfSummaryRow(one) &&
  isOfRowBeside(other, one) &&
  one.kind === other.kind &&
  one.unit === other.unit &&
  (one.outOf ?? 0) >= (other.outOf ?? 0);

const isCountedAlike = (one: Measure, other: Measure) =>
  one.kind === other.kind &&
  one.unit === other.unit &&
  one.outOf === other.outOf &&
  one.skill === other.skill;

/** On material below the student's own grade; where the report has both, the grade's own counts. */
function isOnEasierMaterial(measure: Measure, grade: string | undefined): boolean {
  const own = Number(grade);
  const level = Number(materialGrade(measure, undefined) ?? Number.NaN);
  return own >= 1 && level < own;
}

/** A row of figures alone leaves what it counts to its header. */
const HAS_WORDS = /[a-z]{2,}\s[a-z]{2,}\s[a-z]{2,}/i;

/** How long the problem lasts, told as a time: what shall grow shorter is counted after what shall grow. */
const isProblemTime = ({ kind, quote, areaOfNeed }: Measure) =>
  kind === 'duration' &&
  (/outburst|tantrum|meltdown|crying|escalat|incident|episode|refus/i.test(quote) ||
    (areaOfNeed === 'Behavior' && !HAS_WORDS.test(quote)));

/** A share nobody would write a goal from, where the area has another number. */
const MASTERED_PERCENT = 75;
const isMastered = ({ kind, value, outOf }: Measure, isProblem: boolean) =>
  !isProblem &&
  (kind === 'percent' || kind === 'ratio' || kind === 'interval') &&
  (outOf === undefined ? value : (100 * value) / outOf) >= MASTERED_PERCENT;

/** What a measure is ranked among. */
interface Among {
  readonly plan: AreaPlan;
  /** All that was read for the area, what goes well among it. */
  readonly all: readonly Measure[];
  /** What of it a goal could start from. */
  readonly current: readonly Measure[];
  /** On the scale of `Measure.order`. */
  readonly newest: number;
  readonly grade: string | undefined;
  /** Medians and means. */
  readonly middles: readonly Measure[];
  /** What a sentence gives for all its parts together. */
  readonly sums: readonly Measure[];
  /** How often the problem comes. */
  readonly problemCounts: readonly Measure[];
  /** Whether last year's goal, which goes on, asks for a share of tries. */
  readonly isShareAskedFor: boolean;
}

/** "Uses a strategy in 8 of 10 chances" goes on from the chances counted, and not from the minutes told beside them. */
const isNotAsAskedFor = (measure: Measure, { isShareAskedFor, current }: Among) =>
  isShareAskedFor &&
  !isOfWhole(measure.kind) &&
  current.some((other) => isOfWhole(other.kind) && tellsHowItIs(other));

const flag = (isWorse: boolean) => (isWorse ? 1 : 0);

/** A count in a row of a table, of which nothing says over what time. */
const isBareCount = ({ kind, unit, quote, areaOfNeed }: Measure) =>
  ((kind === 'count' && !unit.includes(' per ')) || (kind === 'duration' && areaOfNeed === 'Behavior')) &&
  !HAS_WORDS.test(quote);

/** "4 times per hour" in the area of behavior counts the problem, unless it counts what replaces it. */
const isUnnamedBehavior = ({ areaOfNeed, kind, unit }: Measure) =>
  areaOfNeed === 'Behavior' &&
  kind === 'count' &&
  !/request|ask|hand|use|card|help|break|compl|follow|initiat/i.test(unit);

/** How well the unit fits the area: the one it is counted best in, then those its plan prefers. */
function unitRank({ unit, areaOfNeed }: Measure, plan: AreaPlan): number[] {
  const preferred = plan.prefers?.findIndex((wanted) => wanted.test(unit)) ?? -1;
  return [flag(COUNTED_BEST[areaOfNeed ?? '']?.test(unit) !== true), preferred < 0 ? 9 : preferred];
}

const wordsRank = ({ quote }: Measure) => {
  const told = inOneLine(quote);
  return NEWEST_WORDS.test(told) ? 0 : CURRENT_WORDS.test(told) ? 1 : 2;
};

const isAnyProblem = (measure: Measure) =>
  isProblemCount(measure) ||
  isUnnamedBehavior(measure) ||
  isProblemTime(measure) ||
  isOfFault(measure, measure.areaOfNeed ?? '');

/** Early by its words, and not only by a day some months ago. */
const isWhereItBegan = ({ isEarly, date }: Measure) => isEarly === true && date === undefined;

/** What came later, is no mastery and was reached alone. */
const tellsHowItIs = (other: Measure) =>
  other.isEarly !== true && !isSupported(other) && !isMastered(other, isAnyProblem(other));

/** What a colleague would not start a goal from, whatever the sentences say. Smaller is better, place by place. */
function ruledOut(measure: Measure, among: Among, isProblem = isAnyProblem(measure)): number[] {
  const { plan, current, grade, middles, sums, problemCounts } = among;
  return [
    flag(measure.isGoneBy !== true && current.some(({ isGoneBy }) => isGoneBy === true)),
    flag(measure.isEarly === true && current.some(tellsHowItIs)),
    flag(isOfHardlyAny(measure) && !current.every(isOfHardlyAny)),
    flag(isOfCounted(measure, problemCounts) || (isProblem && isAllSeen(measure, problemCounts))),
    flag(isProblem && measure.areaOfNeed !== 'Speech fluency'),
    // How often a strategy is used is what is taught; how much is stuttered says how it goes.
    flag(!isStrategyUse(measure) && current.some(isStrategyUse)),
    flag(isHowOften(measure) && current.some(isSkillOfMovement)),
    flag(isMastered(measure, isProblem) || isOnlyDone(measure)),
    flag(isOfOtherTrait(measure)),
    flag(isHeardWithout(measure)),
    flag(isSupported(measure)),
    flag(isNotAsAskedFor(measure, among)),
    flag(isOnEasierMaterial(measure, grade)),
    flag(isBesideLength(measure, grade, current)),
    flag(OPINION.test(inOneLine(measure.quote)) && measure.kind !== 'rate'),
    ...unitRank(measure, plan),
    flag(isBareCount(measure)),
    flag(
      isSummedIn(measure, sums) ||
        (!isMiddle(measure) && middles.some((middle) => isCountedAlike(middle, measure))),
    ),
  ];
}

/** Tries too few to start a year's goal from, where the skill was counted in more. */
const [FEW, ENOUGH] = [6, 10];
const isOfFew = ({ kind, outOf }: Measure) => kind === 'ratio' && (outOf ?? ENOUGH) <= FEW;

/**
 * Of shares up to here a report tells the main one first, as a rule: where a colleague could start from either of two,
 * who labelled the report named the one told earlier first in 143 of 191.
 */
const HALF_PERCENT = 50;

/** Of those that no rule tells apart. Smaller is better, place by place. */
function rank(measure: Measure, { newest, current }: Among, isProblem: boolean): number[] {
  const { quote, value, outOf, kind } = measure;
  const age = newest - (measure.order ?? newest);
  const share = outOf === undefined ? value : (100 * value) / outOf;
  return [
    age <= EQUALLY_NEW_MONTHS ? 0 : age,
    wordsRank(measure),
    flag(isOfOtherSample(measure)),
    flag(measure.skill === measure.areaOfNeed),
    flag(!/[A-Za-z]{2,}\s[A-Za-z]{2,}\s/.test(quote)),
    flag(isOfFew(measure) && current.some(({ outOf: whole }) => (whole ?? 0) >= ENOUGH)),
    ...(isProblem || kind !== 'ratio' ? [0, 0] : [flag(share > HALF_PERCENT), current.indexOf(measure)]),
    isProblem ? -share : share,
    flag(measure.upTo !== undefined),
  ];
}

/**
 * The figure a goal starts from: what the readers of sentences and tables found, unless another outweighs it; where they
 * found nothing, the weightiest; undefined when the report has none.
 */
export function chooseBaseline(report: Report, areaOfNeed: string, plan: AreaPlan): Measure | undefined {
  const elsewhere = report.startsElsewhere?.find((one) => one.areaOfNeed === areaOfNeed);
  if (elsewhere !== undefined) return { ...elsewhere.measure, isStrength: false };
  const among = amongRead(report, areaOfNeed, plan);
  const chosen = weighed(report, areaOfNeed, newestAmong(among), among);
  const isOfRow = among.current.length > 0 && chosen !== undefined && isReplacementRow(report, chosen);
  const read = isOfRow ? newestAmong(among) : chosen;
  const alone = read === undefined || isNoStart(read) ? undefined : read;
  const told = startFromOldGoals(report.oldGoals, areaOfNeed, alone);
  const start = told === undefined || isHistory(report, told, alone) ? alone : told;
  return start !== undefined && isNoStart(start) ? undefined : start;
}

/** What says nothing of where the student stands alone. */
const isNoStart = (start: Measure): boolean =>
  isReachedByHelp(start) || isHeardWithout(start) || isPaceOfGrowth(start);

/** "With pointing and showing she followed 8 of 10": what help has nearly brought about says nothing of where the student stands alone. */
const isReachedByHelp = (start: Measure): boolean =>
  start.isGoneBy !== true && start.isAskedFor !== true && isSupported(start) && isNearlyThere(start);

/** The newest countable measure of the area that was read, lowest skill first among equals. */
export const newestRead = (report: Report, areaOfNeed: string, plan: AreaPlan): Measure | undefined =>
  newestAmong(amongRead(report, areaOfNeed, plan));

/** All countable measures of the area that were read, the one to start from first. */
export const allRead = (report: Report, areaOfNeed: string, plan: AreaPlan): readonly Measure[] =>
  ranked(amongRead(report, areaOfNeed, plan));

function newestAmong(among: Among): Measure | undefined {
  const all = ranked(among);
  const [first] = all;
  return first === undefined
    ? undefined
    : (all.find((other) => sumsUp(other, first) || isSumOf(other, first, among.all)) ?? first);
}

function ranked(among: Among): readonly Measure[] {
  // Of one there is nothing to choose.
  if (among.current.length < 2) return among.current;
  return among.current
    .map((measure) => {
      const isProblem = isAnyProblem(measure);
      return { measure, rank: [...ruledOut(measure, among, isProblem), ...rank(measure, among, isProblem)] };
    })
    .sort((one, other) => byPlace(one.rank, other.rank))
    .map(({ measure }) => measure);
}

function amongRead(report: Report, areaOfNeed: string, plan: AreaPlan): Among {
  const all = problemsBefore(report.measures.filter((one) => one.areaOfNeed === areaOfNeed && !one.isPrior));
  const current = all.filter(isSkillBaseline);
  return {
    plan,
    all,
    current,
    newest: Math.max(...current.map(({ order }) => order ?? Number.NEGATIVE_INFINITY)),
    grade: report.student.grade,
    middles: current.filter(isMiddle),
    sums: current.filter(isInAll),
    problemCounts: current.filter((measure) => isProblemCount(measure) || isUnnamedBehavior(measure)),
    isShareAskedFor: asksForShare(report.oldGoals, areaOfNeed),
  };
}

/** Below zero where the first place that differs is smaller in the one. */
function byPlace(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

/** Skills that are all speed, or all time: nothing else tells them. */
const OF_ONE_UNIT =
  /^(?:Reading fluency|Speech fluency|Writing speed and keyboarding|Attention and task engagement)$/;
/** In the unit in which such a skill is counted, and the other in none of them. */
const isCountedBetter = ({ areaOfNeed, unit }: Measure, other: Measure) =>
  OF_ONE_UNIT.test(areaOfNeed ?? '') &&
  COUNTED_BEST[areaOfNeed ?? '']?.test(unit) === true &&
  !isStrategyUse(other) &&
  COUNTED_BEST[areaOfNeed ?? '']?.test(other.unit) !== true;

/** "50-57 words": the range is read from its lower end on. */
const isUpperEndOf = (other: Measure, read: Measure) =>
  read.upTo === other.value && read.quote === other.quote;

/** What no weight moves: the middle, the sum or the range of which the other is a part, the better unit, the weaker side. */
const standsFirm = (read: Measure, other: Measure) =>
  read.isGoneBy === true ||
  isMiddleOf(read, other) ||
  (isOfSummaryRow(read) && isOfRowBeside(other, read)) ||
  isUpperEndOf(other, read) ||
  isCountedBetter(read, other) ||
  // "1 of 12 on Tuesday, 2 of 20 on Friday (3 of 32 in all)": no part of a line stands for all of it.
  (isInAll(read) && !isInAll(other) && read.quote === other.quote) ||
  isOfOtherSide(read, other);

/** What was done with help gives way to what was done without, and where something began to how it is, whatever is said of them. */
const isOutOfPlace = (other: Measure, read: Measure) =>
  (isHeardWithout(other) && !isHeardWithout(read)) ||
  isWrittenInBraille(other) ||
  (isSupported(other) && !isSupported(read)) ||
  // How often somebody fell is no start of a skill that was counted as well.
  (read.areaOfNeed === 'Gross motor' && isOfFault(other, 'Gross motor') && !isOfFault(read, 'Gross motor')) ||
  (isHowOften(other) && isSkillOfMovement(read)) ||
  (read.isEarly !== true &&
    (isWhereItBegan(other) || (other.isEarly === true && isCountedAlike(other, read))));

/** The weightiest figure of an area; where nothing was read, also one whose words alone tell of it. */
function heaviestOf(report: Report, areaOfNeed: string, read: Measure | undefined): WeighedArea | undefined {
  const isOfArea = (area: WeighedArea) =>
    area.areaOfNeed === areaOfNeed &&
    !isOfDay(area.measure, areaOfNeed) &&
    !isOfReplacement(report, area.measure, areaOfNeed);
  return (
    report.weighed.find(isOfArea) ?? (read === undefined ? report.weighedByWords.find(isOfArea) : undefined)
  );
}

/** "Nobody has counted it": then a figure that no reader saw as the area's is another's. */
const isUncounted = ({ declaredNeeds }: Report, areaOfNeed: string): boolean =>
  declaredNeeds.some(
    ({ isUncounted: isSo, areas }) => isSo === true && areas.length === 1 && areas[0] === areaOfNeed,
  );

const isSetAside = ({ value, quote }: Measure, { measures }: Report) =>
  measures.some((known) => known.isSetAside === true && known.value === value && known.quote === quote);

/** The heaviest gives way, as it was reached with help: of the others that were read, the one that plainly outweighs the rest. */
function nextOfWeighed({ measures }: Report, { behind }: WeighedArea, read: Measure, among: Among): Measure {
  const standing = behind
    .flatMap(({ at, by }) => ({ measure: measures[at], by }))
    .filter(
      ({ measure }) => measure !== undefined && among.current.includes(measure) && !isSupported(measure),
    )
    .toSorted((one, other) => one.by - other.by);
  const [next] = standing;
  const own = standing.find(({ measure }) => measure === read);
  if (next?.measure === undefined || own === undefined || own.by - next.by <= LEAD_MIN) return read;
  return byPlace(ruledOut(next.measure, among), ruledOut(read, among)) > 0 ? read : next.measure;
}

/** What was read, unless another figure of the report plainly outweighs it; where nothing was read, the weightiest. */
function weighed(
  report: Report,
  areaOfNeed: string,
  read: Measure | undefined,
  among: Among,
): Measure | undefined {
  const heaviest = heaviestOf(report, areaOfNeed, read);
  if (heaviest === undefined) return read;
  if (read === undefined)
    return isUncounted(report, areaOfNeed) ? undefined : { ...heaviest.measure, isStrength: false };
  const other = heaviest.measure;
  if (other.isStrength || isOtherRow(read, other) || isSetAside(other, report)) return read;
  // Told twice, it is named best where the readers read it.
  if (isSameFigure(read, other) || standsFirm(read, other) || isSumOf(read, other, among.all)) return read;
  if (isOutOfPlace(other, read)) return nextOfWeighed(report, heaviest, read, among);
  if (isOfLength(read) && isBesideLength(other, among.grade, among.current)) return read;
  const at = report.measures.indexOf(read);
  const behind = heaviest.behind.find((one) => one.at === at);
  if (behind === undefined || behind.by <= (read.isEarly === true ? 0 : LEAD_MIN)) return read;
  if (read.isEarly === true && other.isEarly !== true) return other;
  return behind.by <= LEAD_OVER_RULES_MIN && isRuledOut(other, read, among) ? read : other;
}

/** Eight of ten: less of a need than a figure that its own sentence calls plainly short of others. */
const NEARLY_THERE_PERCENT = 80;
const isNearlyThere = ({ value, outOf, isShortOfOthers }: Measure) =>
  outOf !== undefined && isShortOfOthers !== true && 100 * value >= NEARLY_THERE_PERCENT * outOf;

/** A rule of ours, and not only a word or a date, puts the one behind the other; or they stand in one line, of which the lower is the need. */
function isRuledOut({ value, quote }: Measure, other: Measure, among: Among): boolean {
  const read = among.current.find((measure) => measure.value === value && measure.quote === quote);
  if (read === undefined) return false;
  if (isNearlyThere(read) && other.isShortOfOthers === true) return true;
  return quote === other.quote || byPlace(ruledOut(read, among), ruledOut(other, among)) > 0;
}

/** The same with the area's own plan: the measure a goal for `areaOfNeed` starts from; undefined where the report has none. */
export function baselineFor(report: Report, areaOfNeed: string): Measure | undefined {
  return chooseBaseline(report, areaOfNeed, planOf(areaOfNeed, report.student.grade));
}
