/** Holds a target against what the report itself prints: others' figures, the student's own pace, the goal so far. */
import { isInPercent } from '../../extraction/measure.js';
import { isSafetySkill } from './conventions.js';
import {
  CONVENTION_SOURCE,
  INSTRUCTIONAL_WEEKS,
  type Printed,
  type SetTarget,
  STARTING_POINT,
  type Target,
  type TargetContext,
  type TargetRequest,
  type TargetSource,
  twoDecimals,
} from './target-request.js';

/** The target within what the report prints; `again` asks for a target from another baseline. */
export function fitted(target: Target, request: TargetRequest, again: (baseline: number) => Target): Target {
  const fit = besideOthers(besideHelped(atOwnPace(target, request), request), request);
  return besideOldGoal(fit, request, again);
}

const page = ({ page: number }: Printed) => `(page ${number})`;
const signOf = ({ kind }: TargetRequest) => (isInPercent(kind) ? '%' : '');

/** A sentence more in the sum, before what says that it is ours. */
function noted(
  target: SetTarget,
  note: string,
  printed: TargetSource,
  changed: Partial<SetTarget> = {},
): SetTarget {
  const { arithmetic } = target;
  const ours = ` ${STARTING_POINT}.`;
  const at = arithmetic.indexOf(ours);
  const sum = at < 0 ? `${arithmetic} ${note}` : `${arithmetic.slice(0, at)} ${note}${arithmetic.slice(at)}`;
  return { ...target, ...changed, arithmetic: sum, printed: [...(target.printed ?? []), printed] };
}

/** Of what happens less often, "0.3 per class", a tenth means something. */
const FEW = 3;

/** Two whole numbers stand in each other's place as whole numbers, lengths of utterances to a tenth. */
function upward(value: number, { baseline, kind }: TargetRequest): number {
  const isFine = (kind === 'level' || baseline < FEW) && !Number.isInteger(baseline);
  return isFine ? Math.ceil(10 * value - 1e-9) / 10 : Math.ceil(value - 1e-9);
}

/**
 * What others reach is as far as a convention of ours may ask, and half of the way to it the least. A benchmark of the fall is
 * not where a year leads, and published growth is a minimum of its own: neither moves the other.
 */
function besideOthers(target: Target, request: TargetRequest): Target {
  const { baseline, unit, context } = request;
  const others = context?.others;
  if (others === undefined || others.level <= baseline || isSafetySkill(request)) return target;
  const sign = signOf(request);
  const named = `${others.level}${sign}, the ${others.whose} in the report ${page(others)}`;
  const source = { ...others, text: `${others.whose}: ${others.level}${sign}` };
  const half = upward((baseline + others.level) / 2, request);
  if (!('target' in target))
    return target.reduction === undefined && half > baseline
      ? {
          target: half,
          basis: 'convention',
          source: CONVENTION_SOURCE,
          arithmetic: `From ${baseline}${sign} half of the way to ${named}: ${half}${sign}. ${STARTING_POINT}.`,
          printed: [source],
        }
      : target;
  // A level of instruction is no growth to expect: it may lie above what the class itself can do.
  const isGrowth = target.basis === 'norm' && !/\binstructional level\b/.test(target.arithmetic);
  const isCeiling = isGrowth ? others.isOfYearEnd : !others.isOfEarlierTerm;
  if (target.target > others.level && isCeiling && upward(others.level, request) === others.level)
    return noted(target, `Held at ${named}.`, source, { target: others.level });
  if (target.basis === 'norm' || unit === 'words correct per minute') return target;
  if (target.target < half)
    return noted(target, `Raised to ${half}${sign}, half of the way to ${named}.`, source, { target: half });
  return noted(target, `Beside it: ${named}.`, source, { isOnlyBeside: true });
}

/** The instructional weeks of a year are nine months; of longer stretches three quarters were school. */
const SCHOOL_MONTHS = 9;
const ofSchool = (months: number) => (months > SCHOOL_MONTHS ? 0.75 * months : months);

/** So much of the way of a convention is asked for at least, whatever the report prints. */
const halfOfTheWay = (target: number, { baseline }: TargetRequest) => baseline + (target - baseline) / 2;

/** A share that a convention of ours asks for, where nobody wants more than that. */
const isShareOfOurs = (target: Target, { kind, outOf, ambition }: TargetRequest): target is SetTarget =>
  'target' in target &&
  target.basis === 'convention' &&
  ambition !== 'ambitious' &&
  (isInPercent(kind) || kind === 'ratio' || (kind === undefined && outOf !== undefined));

/** A tenth of the whole is what varies from one day to the next. */
const NEXT_TO = 0.1;

/**
 * What is done with help today is what can be asked for alone in a year (the zone of proximal development: Vygotsky, Mind in Society,
 * 1978, p. 87): a convention of ours asks for no more.
 */
function besideHelped(target: Target, request: TargetRequest): Target {
  const helped = request.context?.helped;
  if (helped === undefined || !isShareOfOurs(target, request) || isSafetySkill(request)) return target;
  // Who has come farther in a year than help carries today is not held back by it.
  const own = request.baseline + (yearlyPace(request.context?.shown) ?? 0);
  const level = upward(Math.max(helped.level, own), request);
  const isNear = target.target - level < NEXT_TO * (request.outOf ?? 100);
  if (isNear || level < halfOfTheWay(target.target, request)) return target;
  const sign = signOf(request);
  const reached = level === helped.level ? helped.words : `${level}${sign}`;
  const why =
    own > helped.level
      ? `Held at ${level}${sign}, where the student's own pace leads; with help ${helped.words} are reached today`
      : reached === helped.words
        ? `Held at ${reached}, what is reached with help today`
        : `Held at ${reached}, about what is reached with help today, ${helped.words}`;
  return noted(
    target,
    `${why} ${page(helped)}.`,
    { ...helped, text: `with help: ${helped.words}` },
    { target: level, isAbout: true },
  );
}

type Shown = NonNullable<TargetContext['shown']>;

/** A growth over less than a term says little of a year's. */
const MONTHS_OF_PACE_LEAST = 4;

/** The rise over a school year at the pace that the report shows; undefined where it shows none that says anything of a year. */
const yearlyPace = (shown: Shown | undefined): number | undefined =>
  shown === undefined || shown.months < MONTHS_OF_PACE_LEAST
    ? undefined
    : ((shown.to - shown.from) / ofSchool(shown.months)) * SCHOOL_MONTHS;

/** No share is asked for beyond, however fast it grew. */
const NEARLY_ALL = 0.9;

/** Shares are asked for at the student's own pace at least, at twice that at most, and half of the way in any case. */
function shareAtOwnPace(
  target: SetTarget,
  request: TargetRequest,
  shown: Shown,
): { readonly level: number; readonly words: string } | undefined {
  const pace = yearlyPace(shown);
  if (!isShareOfOurs(target, request) || isSafetySkill(request) || pace === undefined) return undefined;
  const { baseline, kind, outOf } = request;
  const sign = signOf(request);
  const inSteps = (value: number) =>
    isInPercent(kind) ? 5 * Math.ceil(value / 5 - 1e-9) : upward(value, request);
  const least = Math.min(Math.floor(baseline + pace + 1e-9), Math.floor(NEARLY_ALL * (outOf ?? 100) + 1e-9));
  if (least > target.target)
    return { level: least, words: `Raised to ${least}${sign}, as that pace leads farther in a school year.` };
  const twice = inSteps(baseline + 2 * pace);
  const half = inSteps(halfOfTheWay(target.target, request));
  const most = Math.max(twice, half);
  if (most >= target.target) return undefined;
  const words =
    twice >= half
      ? `Held at ${most}${sign}, twice that pace over a school year.`
      : `Held at ${most}${sign}, half of the way, as twice that pace leads to ${twice}${sign}.`;
  return { level: most, words };
}

/** What grew fast, from next to nothing, does not go on so. */
const MOST_TIMES = 1.5;

/** Where nothing else gives a target, the student's own pace does; not for what is to become less. */
function onOwnPace(target: Target, request: TargetRequest, shown: Shown): Target {
  const isOpen = !('target' in target) && target.reduction === undefined;
  const { baseline, kind, outOf, unit } = request;
  const isCounted = kind === 'rate' || kind === 'count';
  const pace = yearlyPace(shown);
  if (!isOpen || !isCounted || outOf !== undefined || pace === undefined) return target;
  const most = MOST_TIMES * baseline;
  const level = upward(Math.min(baseline + pace, most), request);
  if (level <= baseline) return target;
  return {
    target: level,
    basis: 'convention',
    source: CONVENTION_SOURCE,
    arithmetic: `In the report the student's own figure grew from ${shown.from} to ${shown.to} in ${spanOf(shown)} ${page(shown)}; at that pace a school year leads to ${level === upward(most, request) ? `more than ${level} ${unit}, half as much again, where it is held` : `${level} ${unit}`}. ${STARTING_POINT}.`,
    printed: [{ ...shown, text: `earlier figure: ${shown.from}` }],
  };
}

const spanOf = ({ months, isAbout }: Shown): string =>
  `${isAbout ? 'about ' : ''}${months >= 11 && months <= 13 ? 'a year' : `${months} months`}`;

/** How the student's own figure grew; oral reading is asked for at most twice that pace. */
function atOwnPace(target: Target, request: TargetRequest): Target {
  const { baseline, unit, context, weeks } = request;
  const shown = context?.shown;
  if (shown === undefined) return target;
  if (!('target' in target)) return onOwnPace(target, request, shown);
  const sign = signOf(request);
  const grew = `In the report the student's own figure grew from ${shown.from}${sign} to ${shown.to}${sign} in ${spanOf(shown)} ${page(shown)}.`;
  const source = { ...shown, text: `earlier figure: ${shown.from}${sign}` };
  if (unit !== 'words correct per minute') {
    const held = shareAtOwnPace(target, request, shown);
    return held === undefined
      ? noted(target, grew, source)
      : noted(target, `${grew} ${held.words}`, source, { target: held.level, isAbout: true });
  }
  const weekly = (shown.to - shown.from) / (ofSchool(shown.months) * (INSTRUCTIONAL_WEEKS / SCHOOL_MONTHS));
  const most = Math.round(baseline + 2 * weekly * weeks);
  if (target.target <= most || most <= baseline) return noted(target, grew, source);
  return noted(target, `${grew} Held at ${most}, twice that pace (${twoDecimals(weekly)} a week).`, source, {
    target: most,
    basis: 'convention',
  });
}

/** Below this share of the old criterion the new figure is of a next step, and no reading of the old goal. */
const SAME_STEP_SHARE = 0.9;

/** So near to the old criterion that what is left of a pace is what varies from probe to probe. */
const NEARLY = 0.2;
const isNearlyThere = (
  level: number,
  target: Target,
  { baseline, kind }: TargetRequest,
): target is SetTarget =>
  kind === 'rate' && 'target' in target && target.target > level && level - baseline < NEARLY * baseline;

/** A goal that goes on keeps its criterion; one that is raised asks for more than it did. */
function besideOldGoal(target: Target, request: TargetRequest, again: (baseline: number) => Target): Target {
  const { baseline, context } = request;
  const old = context?.oldCriterion;
  if (old === undefined) return target;
  const source = { ...old, text: `the goal so far: ${old.asked}` };
  if (old.verdict === 'continue') {
    const isBeyond = old.level > (request.outOf ?? (signOf(request) === '%' ? 100 : Infinity));
    if (old.level <= baseline || isBeyond) return target;
    if (isNearlyThere(old.level, target, request))
      return noted(
        target,
        `The goal so far asked for ${old.asked} ${page(old)}; that is near, and a year leads further.`,
        source,
      );
    return {
      target: old.level,
      basis: 'convention',
      source: 'the goal so far; the team decides',
      arithmetic: `The goal so far asked for ${old.asked} ${page(old)}; it goes on, and its criterion stays: from ${baseline}${signOf(request)} a rise of ${twoDecimals(old.level - baseline)}. The team decides.`,
      printed: [source],
    };
  }
  if (!('target' in target)) return target;
  if (target.target > old.level)
    return noted(target, `The goal so far asked for ${old.asked} ${page(old)}.`, source);
  if (baseline < SAME_STEP_SHARE * old.level) return target;
  const raised = again(Math.max(baseline, old.level));
  if (!('target' in raised) || raised.target <= old.level)
    return {
      teamDecides: `The goal so far asked for ${old.asked} ${page(old)} and the baseline is ${baseline}${signOf(request)}; the IEP team decides whether to raise the difficulty instead.`,
    };
  return noted(
    raised,
    `Counted on from the goal so far, which asked for ${old.asked} ${page(old)}.`,
    source,
    {
      isOnlyBeside: false,
    },
  );
}
