/** What to do with an old goal: continue, raise or replace. The provider decides; this proposes, with its reason. */
import { type GoalCriterion, isOfShare } from './goal-criterion.js';
import type { GoalReading } from './goal-reading.js';
import type { GoalRemark, Said } from './goal-verdict-words.js';
import type { OldGoal, ReviewVerdict } from './old-goal.js';

export interface GoalReview {
  verdict: ReviewVerdict;
  /** Plain sentences with the arithmetic and, where there are any, the report's own words. */
  why: string;
  /** What the new goal starts from; absent where the baseline has to be collected. */
  newest?: GoalReading;
  /** The report says that the area is no longer a need: nothing to draft unless the provider asks. */
  isNoLongerNeed: boolean;
  /** The figures alone would say otherwise than the report's words. */
  isDisputed: boolean;
  /** What the report plainly says of it; absent where the figures, or words that only lean one way, decide. */
  said?: Pick<GoalRemark, 'words' | 'page' | 'quote'>;
}

/**
 * The share of the way from old baseline to criterion that counts as there. A last twentieth is less than one probe
 * differs from the next, so a goal that close gives the student nothing more to learn.
 */
export const MET_WAY = 0.95;

/**
 * Under this share of the way the goal has not begun to work. A year's even course would have covered a quarter of the way
 * by the end of the first of four reporting periods.
 */
export const STALLED_WAY = 0.25;

/**
 * The same where the report itself calls the progress insufficient: at less than half of the way the goal will not be met,
 * and a lack of expected progress is what a plan has to be revised for (34 CFR 300.324(b)(1)(ii)(A)).
 */
export const SLOW_WAY = 0.5;

/** One low reading is a bad day; with two after the baseline there has been time to change the teaching. */
export const LATER_READINGS_MIN = 2;

/** Where dates tell: before half a school year of nine months a slow start is no reason to give a goal up. */
export const MONTHS_TO_JUDGE = 4.5;

/** A share in percent; what is no share as it is. */
export const percentOf = (value: number, outOf: number | undefined, isPercent: boolean) =>
  isPercent || outOf === undefined || outOf === 0 ? value : (100 * value) / outOf;

type Figured = Pick<GoalReading, 'value' | 'outOf' | 'isPercent'>;

/** A figure on the scale on which a criterion is counted: percent where it is a share. */
const onScaleOf = (criterion: NonNullable<OldGoal['criterion']>, { value, outOf, isPercent }: Figured) =>
  isOfShare(criterion) ? percentOf(value, outOf, isPercent) : value;

interface Way {
  readonly start: number | undefined;
  readonly now: number;
  readonly target: number;
  /** 0 at the old baseline, 1 at the criterion; undefined without a start. */
  readonly share: number | undefined;
  readonly isMet: boolean;
}

/** How far the newest reading got, all on one scale; undefined where nothing can be compared. */
function wayOf(goal: OldGoal): Way | undefined {
  const { criterion, newest } = goal;
  if (criterion === undefined || newest === undefined) return undefined;
  // "With no more than one prompt", and 4 of 8 steps done: of two things.
  const isOfOtherThings =
    criterion.isAtMost && !isOfShare(criterion) && newest.outOf !== undefined && !newest.isPercent;
  if (isOfOtherThings) return undefined;
  const onScale = (figure: Figured) => onScaleOf(criterion, figure);
  const first = firstOf(goal);
  const start = first === undefined ? undefined : onScale(first);
  const [now, target] = [onScale(newest), onScale(criterion)];
  const isFalling =
    criterion.isAtMost || (start !== undefined && start > target && !isOfShare(criterion) && now < start);
  const isReached = isFalling ? now <= target : now >= target;
  const span = start === undefined ? 0 : target - start;
  const share = start === undefined || span === 0 ? undefined : (now - start) / span;
  return {
    start,
    now,
    target,
    share,
    isMet: isReached || (share !== undefined && share >= MET_WAY && span !== 0),
  };
}

const INSUFFICIENT =
  /insufficient|inadequate|limited|below expected|not (?:making )?(?:sufficient|adequate|enough|expected)|(?:not on|off) track|behind/i;

/** Whether the report's last word on the progress is that it does not suffice. */
function isCalledSlow({ remarks }: OldGoal): boolean {
  const last = lastOf(remarks, ['met', 'on-course', 'stuck', 'slow']);
  // A single low period after good ones is not yet the course of the goal.
  const timesSaid = (said: Said) => remarks.filter((remark) => remark.said === said).length;
  return (
    last?.said === 'slow' && INSUFFICIENT.test(last.words) && timesSaid('slow') >= timesSaid('on-course')
  );
}

/**
 * Whether an earlier reading had got half of the way: teaching for this goal worked then, so what changed since is to be
 * looked at before the goal is given up.
 */
function hadBegunToWork({ readings, criterion }: OldGoal, { start, target }: Way): boolean {
  if (start === undefined || start === target || criterion === undefined) return false;
  return readings.some((reading) => (onScaleOf(criterion, reading) - start) / (target - start) >= SLOW_WAY);
}

function byFigures(goal: OldGoal, way: Way | undefined): ReviewVerdict {
  if (way === undefined) return 'continue';
  if (way.isMet) return 'raise';
  const later = goal.baseline === undefined ? goal.readings.length - 1 : goal.readings.length;
  const hasHadTime = goal.months === undefined || goal.months >= MONTHS_TO_JUDGE;
  const hasNotWorked = way.share !== undefined && !hadBegunToWork(goal, way);
  if (isCalledSlow(goal) && hasNotWorked && way.share < SLOW_WAY && later >= 1) return 'replace';
  const isStalled = hasNotWorked && way.share < STALLED_WAY;
  return isStalled && later >= LATER_READINGS_MIN && hasHadTime ? 'replace' : 'continue';
}

const VERDICT_OF: Readonly<Partial<Record<Said, ReviewVerdict>>> = {
  ended: 'replace',
  replaced: 'replace',
  rewrite: 'replace',
  keep: 'continue',
  met: 'raise',
  'on-course': 'continue',
  stuck: 'replace',
};

const lastOf = (remarks: readonly GoalRemark[], wanted: readonly Said[]) =>
  remarks.findLast(({ said }) => wanted.includes(said));

/** The remark that decides: that the need is gone, then that the goal is met, then what is to become of it, then how it went. */
function decisive(goal: OldGoal, isMet: boolean): GoalRemark | undefined {
  const all = goal.remarks;
  // A goal that is not met does not end because something beside it is no longer a problem.
  const isReached = isMet || lastOf(all, ['met', 'not-met', 'on-course', 'stuck', 'slow'])?.said === 'met';
  const remarks = isReached ? all : all.filter(({ isOfPart }) => isOfPart !== true);
  const ended = lastOf(remarks, ['ended']);
  if (ended !== undefined) return ended;
  const replaced = lastOf(remarks, ['replaced']);
  if (replaced !== undefined) return replaced;
  const status = lastOf(remarks, ['met', 'not-met', 'on-course', 'stuck', 'slow']);
  if (status?.said === 'met') {
    // "Met in March. Discontinue." leaves nothing to raise.
    const dropped = remarks.findLast(({ words }) => /^discontinu/i.test(words));
    return dropped === undefined ? status : { ...dropped, said: 'ended' };
  }
  const decided = lastOf(remarks, ['rewrite', 'keep']);
  if (decided !== undefined) return decided;
  // "Q1 SP, Q2 IP, Q3 IP": what went well at first is not the report's last word.
  return lastOf(remarks, isCalledSlow(goal) ? ['not-met'] : ['met', 'on-course', 'stuck', 'not-met']);
}

const figure = ({
  value,
  upTo,
  outOf,
  isPercent,
}: Pick<GoalReading, 'value' | 'upTo' | 'outOf' | 'isPercent'>) =>
  `${value}${upTo === undefined ? '' : ` to ${upTo}`}${isPercent ? '%' : outOf === undefined ? '' : ` of ${outOf}`}`;

const rounded = (value: number) => String(Math.round(10 * value) / 10);

/** "75 words correct per minute", "6 of 10", "86%". */
function figureWords(reading: Pick<GoalReading, 'value' | 'upTo' | 'outOf' | 'isPercent' | 'unit'>): string {
  const unit =
    reading.isPercent || reading.outOf !== undefined
      ? ''
      : reading.unit.replace(/ (?:in|on|for|at|with|of|to|by|and)\b.*$/, '');
  return `${figure(reading)} ${unit}`.trim();
}

/** The first figure there is: the old baseline, else the first of several readings. */
const firstOf = ({ baseline, readings }: OldGoal) =>
  baseline ?? (readings.length > 1 ? readings[0] : undefined);

/** "27 of the 40 needed (68% of the way)"; in points of percent where the scales differ. */
function gainWords(
  { newest }: OldGoal,
  criterion: GoalCriterion,
  way: Way & { start: number; share: number },
): string {
  const isSameScale = newest?.outOf === criterion.outOf && newest?.isPercent === criterion.isPercent;
  const isRatio = isSameScale && criterion.outOf !== undefined && !criterion.isPercent;
  const isCount = !criterion.isPercent && criterion.outOf === undefined;
  const scale = (isRatio ? (criterion.outOf ?? 100) / 100 : 1) * (way.target < way.start ? -1 : 1);
  const points = isRatio || isCount ? '' : ' percentage points';
  const [gone, whole] = [scale * (way.now - way.start), scale * (way.target - way.start)];
  return gone < 0
    ? `${rounded(-gone)}${points} lost`
    : `${rounded(gone)} of the ${rounded(whole)}${points} needed (${String(Math.round(100 * way.share))}% of the way)`;
}

/** The arithmetic in words. */
function sum(goal: OldGoal, way: Way | undefined): string {
  const { newest, criterion, baseline } = goal;
  if (newest === undefined) {
    const older = baseline === undefined ? '' : ` newer than its old baseline of ${figureWords(baseline)}`;
    return `The report tells no figure of progress for this goal${older}.`;
  }
  const told = `The newest figure is ${figureWords(newest)}${newest.date === undefined ? '' : ` (${newest.date})`}`;
  if (criterion === undefined || way === undefined) return `${told}.`;
  const first = firstOf(goal);
  const began = first === undefined ? '' : `; it began at ${figure(first)}`;
  const facts = `${told}; the goal asked for ${criterion.isAtMost ? 'at most ' : ''}${figure(criterion)}${began}.`;
  const { start, share } = way;
  if (way.isMet) {
    const isThere = share === undefined || share >= 1 || way.now === way.target;
    return `${facts} The level is reached${isThere ? '' : ' but for a hair'}.`;
  }
  if (share === undefined || start === undefined) return facts;
  return `${facts} That is ${gainWords(goal, criterion, { ...way, start, share })}.`;
}

const SENTENCE: Readonly<Record<ReviewVerdict, string>> = {
  continue: 'Not there yet and on its way: continue.',
  raise: 'Raise it, or take the next skill.',
  replace: 'Hardly any progress: another goal, or another way of teaching it.',
};

const RULING: Readonly<Record<ReviewVerdict, string>> = {
  continue: 'continue the goal',
  raise: 'raise the goal',
  replace: 'replace the goal',
};

/** What the deciding remark asks for; undefined where it leaves the verdict to the figures. */
function verdictSaid(remark: GoalRemark | undefined, counted: ReviewVerdict): ReviewVerdict | undefined {
  if (remark?.said === 'not-met') return counted === 'raise' ? 'continue' : undefined;
  return remark === undefined ? undefined : VERDICT_OF[remark.said];
}

/** What follows from figures and words, in a sentence. */
function rulingWords(
  review: Pick<GoalReview, 'verdict' | 'isNoLongerNeed' | 'isDisputed'>,
  counted: ReviewVerdict,
  isCompared: boolean,
): string {
  if (review.isNoLongerNeed)
    return ' It is called no longer a need: no new goal unless the team asks for one.';
  if (review.isDisputed)
    return ` By the figures alone one would ${RULING[counted]}; the report's words decide here, the team may see it otherwise.`;
  return review.verdict !== counted || !isCompared ? '' : ` ${SENTENCE[review.verdict]}`;
}

/** What the goal asks for beside its level, where nobody says that it is met. */
function consistencyToCheck(goal: OldGoal, verdict: ReviewVerdict, remark: GoalRemark | undefined): string {
  const often = goal.criterion?.consistency;
  const isSaid = remark?.said === 'met' || goal.likely !== undefined;
  return verdict === 'raise' && !isSaid && often !== undefined
    ? ` The goal also asks for "${often}": check that it held.`
    : '';
}

/**
 * Proposes what becomes of an old goal. The report's own words decide over the arithmetic, and where the two disagree both
 * are said. Without a newer figure: continue, and say that none is told.
 */
export function reviewOf(goal: OldGoal): GoalReview {
  const way = wayOf(goal);
  const counted = byFigures(goal, way);
  const remark = decisive(goal, way?.isMet === true);
  const verdict = goal.likely?.verdict ?? verdictSaid(remark, counted) ?? counted;
  const isNoLongerNeed = verdict === 'replace' && remark?.said === 'ended';
  // Too few readings to give a goal up by are no argument against a report that does.
  const isSilent = verdict === 'replace' && counted === 'continue' && (way?.share ?? 1) < STALLED_WAY;
  const isDisputed = verdict !== counted && way !== undefined && !isNoLongerNeed && !isSilent;
  const said = goal.likely ?? remark;
  const quoted = said === undefined ? '' : ` The report says: "${said.words}".`;
  const ruling = rulingWords({ verdict, isNoLongerNeed, isDisputed }, counted, way !== undefined);
  return {
    verdict,
    why: `${sum(goal, way)}${quoted}${ruling}${consistencyToCheck(goal, verdict, remark)}`,
    ...(goal.newest === undefined ? {} : { newest: goal.newest }),
    isNoLongerNeed,
    isDisputed,
    ...(remark === undefined || goal.likely !== undefined
      ? {}
      : { said: { words: remark.words, page: remark.page, quote: remark.quote } }),
  };
}
