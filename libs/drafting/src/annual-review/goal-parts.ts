/** Whether a remark that a need is gone is said of the goal, or of something beside it. */
import { stemsOf } from './goal-topics.js';
import type { GoalRemark } from './goal-verdict-words.js';

/** How a thing is called no need that is named in front: "Literal questions are no longer a problem". */
const STATE = /^(?:no longer (?:an? |needed|necessary|required)|not an? |age[- ]appropriate)/i;
/** The goal, or the student's need as a whole. */
const OWN_SUBJECT = /\b(?:goals?|objectives?|it|this|that|he|she|they|area|need)\b/i;
const SUBJECT_MAX = 80;

/** The words of the clause in front of the verdict. */
function subjectOf({ quote, words }: GoalRemark): string {
  const at = quote.indexOf(words);
  const before = at < 0 ? '' : quote.slice(Math.max(0, at - SUBJECT_MAX), at);
  return before.slice(Math.max(...['.', ';', ':', ','].map((mark) => before.lastIndexOf(mark))) + 1);
}

/** "Reading aloud is no longer a need" is the law's word for an area; one word of the goal's own is enough for it. */
const LAWS_WORD = /\bneed$/i;

function isOfPart(remark: GoalRemark, own: ReadonlySet<string>, isNotMet: boolean): boolean {
  const subject = subjectOf(remark);
  if (OWN_SUBJECT.test(subject)) return false;
  const named = stemsOf(subject);
  if (LAWS_WORD.test(remark.words) && !isNotMet && named.some((stem) => own.has(stem))) return false;
  return named.some((stem) => !own.has(stem));
}

/** Marks what is called no longer a need in words that the goal does not have; `ownWords` are its announcement, text and area. */
export function withParts(remarks: readonly GoalRemark[], ownWords: string): readonly GoalRemark[] {
  if (!remarks.some(({ said, words }) => said === 'ended' && STATE.test(words))) return remarks;
  const own = new Set(stemsOf(ownWords));
  const isNotMet = remarks.some(({ said }) => said === 'not-met');
  return remarks.map((remark) =>
    remark.said === 'ended' && STATE.test(remark.words) && isOfPart(remark, own, isNotMet)
      ? { ...remark, isOfPart: true }
      : remark,
  );
}
