/** Whether more or less of what is counted is better. */
import { isProblemCount, isOfWhole } from '../../extraction/measure.js';
import type { TargetRequest } from './target-request.js';

export type Direction = 'more' | 'less' | 'unknown';

/** Counts that should come down: behavior in the student's way. */
const PROBLEM =
  /inappropriate|negative|off[- ]topic|unrelated|repetitive|perseverat|refus|interrupt|blurt|argu(?:es|ing|ment)|cr(?:y|ies|ying)\b|complain|threat|swear|curs(?:es|ing)|bit(?:es?|ing)\b|throw|spit|scream|yell|leav(?:es|ing)|wander|out of (?:seat|his|her|their)|non-?complian|defian|scratch|pinch|self-injur|head-?bang|meltdown/i;

/** Counts that should come down because they are help, mistakes or missed time: no behavior to replace. */
const TO_FADE =
  /absen|tard(?:y|ies)|suspension|late arrival|(?:nurse|office|counselor) visit|\b(?:prompts?|reminders?|cues?|redirections?|errors?|mistakes|reversals?|omissions?)\b/i;

/** Counts that only grow with skill. Anything else ("times per day") may be either. */
const SKILL =
  /initiat|request|messag|greet|comment|interaction|exchange|turns?\b|respon[ds]|answer|\bwords?\b|\bletters?\b|\bsounds?\b|numbers|numerals|shapes|colors|\bsigns\b|symbols|sentences|sequences|\bfacts\b|problems (?:correct|solved)|\bitems\b|\bsteps\b|\btasks\b|assignments|questions|hand[- ]?rais|\bfeet\b|meters|\blaps\b|jumps|catches|utteranc|counted to|\bhops\b|stairs|yards|chances/i;

/** Units of a share when its kind is not told. */
export const SHARE_UNIT = /^(?:%|accuracy|of |intelligible)/;

/** A behavior to become less frequent, for which a replacement is taught. */
export function isBehaviorToReduce({ unit, kind }: Pick<TargetRequest, 'unit' | 'kind'>): boolean {
  if (isProblemCount({ unit }) && !TO_FADE.test(unit)) return true;
  return kind !== 'ratio' && kind !== 'percent' && PROBLEM.test(unit);
}

export function directionOf(request: TargetRequest): Direction {
  const { unit, kind, isToLast, isToShorten } = request;
  if (isBehaviorToReduce(request) || isProblemCount({ unit })) return 'less';
  if (kind === 'duration') return isToLast === true ? 'more' : isToShorten === true ? 'less' : 'unknown';
  // "3 of 5 prompts" are chances to respond: shares count what was done right.
  const isShare = isOfWhole(kind) || request.outOf !== undefined;
  if (isShare || kind === 'level' || SHARE_UNIT.test(unit)) return 'more';
  if (TO_FADE.test(unit)) return 'less';
  const isSkill = SKILL.test(unit) || request.areaOfNeed === 'Gross motor' || request.isWanted === true;
  return isSkill ? 'more' : 'unknown';
}
