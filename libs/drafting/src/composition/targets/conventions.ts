/** Targets by rules of this product, where nothing is published: always called starting points for the team to decide on. */
import { isInPercent } from '../../extraction/measure.js';
import { ON_TASK_SOURCE, ON_TASK_TYPICAL_CLASS } from '../../norms/on-task-share.js';
import { SHARE_UNIT } from './direction.js';
import {
  CONVENTION_SOURCE,
  STARTING_POINT,
  type Target,
  type TargetRequest,
  twoDecimals,
} from './target-request.js';

/** From the student's own baseline, more being better; undefined when there is no rule for the unit. */
export function conventionalTarget(request: TargetRequest): Target | undefined {
  const { unit, kind, outOf } = request;
  if (kind === 'level') return levelTarget(request);
  if (kind === 'ratio' || (kind === undefined && outOf !== undefined))
    return /rubric/i.test(unit) && (outOf ?? 0) >= 2 && (outOf ?? 0) <= RUBRIC_LEVELS_MOST
      ? rubricTarget(request)
      : ratioTarget(request);
  const isShare = isInPercent(kind) || SHARE_UNIT.test(unit);
  if (isShare) return percentTarget(request);
  if (kind === 'duration') return request.isToLast === true ? durationTarget(request) : undefined;
  return openTarget(request);
}

const SAFETY =
  /safety|cross(?:es|ing)? (?:the |a )?street|crosswalk|traffic|stranger|emergenc|fire drill|evacuat|\b911\b|pedestrian|allerg|medication|seat ?belt|hot stove|poison/i;

/** A safety skill that works most of the time is not yet one. */
export function isSafetySkill({ areaOfNeed, skill, unit }: TargetRequest): boolean {
  return areaOfNeed === 'Daily living and safety' || SAFETY.test(`${skill ?? ''} ${unit}`);
}

/** The usual mastery level of school goals; the next one up once a student is close. */
function masteryShare(share: number, request: TargetRequest): number | undefined {
  if (share >= 1) return undefined;
  if (isSafetySkill(request)) return 1;
  if (request.ambition === 'ambitious' && /\bsteps\b/.test(request.unit)) return 1;
  if (request.ambition === 'ambitious' && share < 0.8) return 0.9;
  if (share <= 0.7) return 0.8;
  return share < 0.85 ? 0.9 : undefined;
}

const convention = (target: number, arithmetic: string): Target => ({
  target,
  basis: 'convention',
  source: CONVENTION_SOURCE,
  arithmetic: `${arithmetic}. ${STARTING_POINT}.`,
});

const raiseDifficulty = (reached: string): Target => ({
  teamDecides: `The baseline is already ${reached}; the IEP team decides whether to raise the difficulty instead.`,
});

/** Further below the typical class than this, its share is a year's work. */
const ON_TASK_FAR_BELOW = 60;

function percentTarget(request: TargetRequest): Target {
  const { baseline, kind, unit, ambition } = request;
  if (baseline > 100) return { teamDecides: `${baseline}% is no share; the IEP team checks the baseline.` };
  const isOnTask = kind === 'interval' && unit.includes('on task');
  if (isOnTask && baseline <= ON_TASK_FAR_BELOW && ambition !== 'ambitious')
    return {
      target: ON_TASK_TYPICAL_CLASS,
      basis: 'convention',
      source: `${ON_TASK_SOURCE}; ${CONVENTION_SOURCE}`,
      arithmetic: `From ${baseline}% to ${ON_TASK_TYPICAL_CLASS}%, a rise of ${twoDecimals(ON_TASK_TYPICAL_CLASS - baseline)} points; one guide calls ${ON_TASK_TYPICAL_CLASS}% typical of a class (${ON_TASK_SOURCE})${request.context?.others === undefined ? ', a peer in the same room is better proof' : ''}. ${STARTING_POINT}.`,
    };
  const share = masteryShare(baseline / 100, request);
  if (share === undefined) return raiseDifficulty(`${baseline}%`);
  const target = Math.round(share * 100);
  return convention(
    target,
    `From ${baseline}% to a mastery level of ${target}%, a rise of ${twoDecimals(target - baseline)} points`,
  );
}

/** On so many items or more, so many at least are asked for beyond the baseline. */
const MANY_ITEMS = 10;
const ITEMS_LEAST = 2;

function ratioTarget(request: TargetRequest): Target {
  const { baseline, outOf = 0, unit } = request;
  if (outOf < 2 || baseline > outOf)
    return {
      teamDecides: `${baseline} of ${outOf} ${unit} is no share to start from; the IEP team checks the baseline.`,
    };
  const share = masteryShare(baseline / outOf, request);
  // Small sums of floats must not lift 8 of 10 to 9.
  const mastered = share === undefined ? 0 : Math.min(outOf, Math.ceil(share * outOf - 1e-9));
  // One item more of ten is what varies from one day to the next.
  const least =
    outOf >= MANY_ITEMS && mastered > baseline ? Math.min(outOf, baseline + ITEMS_LEAST) : mastered;
  const target = Math.max(mastered, least);
  if (target <= baseline) return raiseDifficulty(`${baseline} of ${outOf}`);
  return convention(
    target,
    `From ${baseline} of ${outOf} to ${target} of ${outOf}, a rise of ${twoDecimals(target - baseline)}`,
  );
}

/** Longer rubrics are point scores, and points are shares. */
const RUBRIC_LEVELS_MOST = 6;
const RUBRIC = /rubric|rating|proficien|\bscale\b/i;
/** Levels of help count the other way; levels of books and tests are no steps of one. */
const NO_RUBRIC = /prompt|assist|support|help|grade|reading|lexile|guided|severity|pain/i;

function levelTarget(request: TargetRequest): Target | undefined {
  const { unit, baseline, ambition, outOf } = request;
  if (/mean length of utterance|\bMLU\b/i.test(unit)) {
    const rise = ambition === 'ambitious' ? 1 : 0.5;
    const target = twoDecimals(baseline + rise);
    return convention(target, `${baseline} + ${rise} = ${target} ${unit}`);
  }
  const isRubric = !NO_RUBRIC.test(unit) && (RUBRIC.test(unit) || (outOf ?? Infinity) <= RUBRIC_LEVELS_MOST);
  return isRubric ? rubricTarget(request) : undefined;
}

/** One level up, and no further than the top one. */
function rubricTarget({ baseline, outOf, unit }: TargetRequest): Target {
  const next = twoDecimals(baseline + 1);
  const target = Math.min(next, outOf ?? next);
  if (target <= baseline) return raiseDifficulty(`at the top of the ${unit}`);
  const held = target === next ? '' : `, held at ${target}, the top level`;
  return convention(target, `One level up: ${baseline} + 1 = ${next}${held}`);
}

const SHORT_TIME_SECONDS = 600;

/** No norm exists for staying with a task: twice the student's own time, half as much again once that is ten minutes. */
function durationTarget(request: TargetRequest): Target {
  const { baseline, unit, ambition, outOf } = request;
  const seconds = /^s/i.test(unit) ? baseline : 60 * baseline;
  const times = ambition === 'ambitious' || seconds < SHORT_TIME_SECONDS ? 2 : 1.5;
  return multiplied(request, times, outOf);
}

const LETTERS_OF_THE_ALPHABET = 26;

const RARE = 10;

/** Counts and rates of a skill without published growth. */
function openTarget(request: TargetRequest): Target {
  const { unit, baseline, outOf, ambition, isWanted } = request;
  const isAlphabet = /letters?$/i.test(unit) && baseline < LETTERS_OF_THE_ALPHABET;
  return multiplied(
    request,
    // Something wanted that hardly ever happens is still rare at half as much again.
    ambition === 'ambitious' || (isWanted === true && baseline < RARE) ? 2 : 1.5,
    isAlphabet ? LETTERS_OF_THE_ALPHABET : outOf,
  );
}

function multiplied({ baseline, unit }: TargetRequest, times: number, most = Infinity): Target {
  const product = twoDecimals(times * baseline);
  const whole = Math.ceil(product);
  const target = Math.min(whole, most);
  if (baseline === 0)
    return { teamDecides: `From a baseline of 0 ${unit} the IEP team sets the first step.` };
  if (target <= baseline) return raiseDifficulty(`${baseline} ${unit}`);
  const rounded = whole === product ? '' : `, rounded up to ${whole}`;
  const held = target === whole ? '' : `, held at ${target}, all there are`;
  const words = times === 2 ? 'Twice the baseline' : 'Half as much again';
  return convention(target, `${words}: ${times} x ${baseline} = ${product}${rounded}${held} ${unit}`);
}
