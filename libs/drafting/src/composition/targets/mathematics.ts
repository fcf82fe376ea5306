/** Targets of math measures, from published levels; no verified weekly growth exists. */
import { COMPUTATION_INSTRUCTIONAL_LEVEL, COMPUTATION_SOURCE } from '../../norms/computation-levels.js';
import { MATH_AUTOMATICITY_GOALS, MATH_AUTOMATICITY_SOURCE } from '../../norms/math-automaticity.js';
import {
  CONVENTION_SOURCE,
  gradeNumber,
  gradeWords,
  STARTING_POINT,
  type Target,
  type TargetRequest,
  twoDecimals,
} from './target-request.js';

/** The target of a math measure; undefined when the unit is none with published figures. */
export function mathTarget(request: TargetRequest): Target | undefined {
  if (/digits correct|correct digits/.test(request.unit)) return computationTarget(request);
  return /items correct per 10 minutes/i.test(request.unit) ? automaticityTarget(request) : undefined;
}

/** How long the digits were counted, by their unit; undefined where it does not tell. */
function probeMinutes(unit: string): number | undefined {
  const told = /(?:per|in) (?:(two|\d{1,2})[- ])?min/i.exec(unit);
  if (told === null) return undefined;
  return told[1] === undefined ? 1 : told[1] === 'two' ? 2 : Number(told[1]);
}

/** A level further off than three times the baseline is no target of one year: twice the baseline is asked for. */
const FAR = 3;

/** A smaller rise is within what varies from probe to probe. */
const DIGITS_RISE_LEAST = 3;

/** Up to the next end of the instructional level of the material: out of frustration first, then toward mastery. */
function computationTarget(request: TargetRequest): Target {
  const grade = gradeNumber(request.grade);
  const perMinute = COMPUTATION_INSTRUCTIONAL_LEVEL[grade];
  const minutes = probeMinutes(request.unit);
  if (minutes === undefined)
    return {
      teamDecides:
        'The report does not say how many minutes a probe lasted; published levels are per minute, and the IEP team sets the target.',
    };
  const level = perMinute?.map((digits) => digits * minutes);
  const bounds = request.ambition === 'ambitious' ? level?.slice(1) : level;
  const target = bounds?.find((bound) => bound - request.baseline >= DIGITS_RISE_LEAST * minutes);
  if (perMinute === undefined || level === undefined || target === undefined)
    return {
      teamDecides: `No published level for digits correct fits ${gradeWords(grade)} and a baseline of ${request.baseline}; the IEP team sets the target.`,
    };
  if (request.ambition !== 'ambitious' && request.baseline > 0 && target > FAR * request.baseline)
    return {
      target: 2 * request.baseline,
      basis: 'convention',
      source: `${CONVENTION_SOURCE}; ${COMPUTATION_SOURCE}`,
      arithmetic: `Twice the baseline: 2 x ${request.baseline} = ${2 * request.baseline} ${request.unit}; the instructional level in grade ${grade} begins at ${level[0] ?? 0} (${perMinute[0]} per minute, ${COMPUTATION_SOURCE}), further than a year is likely to reach. ${STARTING_POINT}.`,
    };
  const inAll = minutes === 1 ? '' : `, ${level.join(' to ')} in ${minutes} minutes`;
  return {
    target,
    basis: 'norm',
    source: COMPUTATION_SOURCE,
    arithmetic: `The instructional level in grade ${grade} is ${perMinute.join(' to ')} digits correct per minute${inAll} (${COMPUTATION_SOURCE}); from ${request.baseline} up to its ${target === level[0] ? 'lower' : 'upper'} end, ${target}, is a rise of ${twoDecimals(target - request.baseline)}.`,
  };
}

function automaticityTarget(request: TargetRequest): Target {
  const isSingle = /single/i.test(`${request.skill ?? ''} ${request.unit}`);
  const goal = isSingle ? MATH_AUTOMATICITY_GOALS.singleSkill : MATH_AUTOMATICITY_GOALS.multiSkill;
  if (request.baseline >= goal)
    return {
      teamDecides: `The baseline of ${request.baseline} is at or above the published goal of ${goal}; the IEP team decides on harder facts.`,
    };
  return {
    target: goal,
    basis: 'norm',
    source: MATH_AUTOMATICITY_SOURCE,
    arithmetic: `The published goal for ${isSingle ? 'one skill' : 'mixed skills'} is ${goal} items per 10 minutes (${MATH_AUTOMATICITY_SOURCE}); from ${request.baseline} that is a rise of ${twoDecimals(goal - request.baseline)}.`,
  };
}
