/**
 * What the answers so far say. The questionnaire gives its questions no names, so they are known by their words;
 * where a rewording makes one unknown, the page asks less and never drafts anything else.
 */
import type { Question, QuestionAndAnswer } from '@goalwright/contracts/api/questionnaire';
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';

const STUDENT = /student's name/i;
const DISABILITY = /primary disability/i;
const REPORT = /attach an assessment/i;
const AREAS = /which areas of need/i;
const BASELINE = /^what is the baseline for (.+?)\? /i;
const MISSING_BASELINE = /^there is no baseline for (.+?) yet\b/i;
const OPTIONAL = /do well\?$|class activity/i;
const SKIPPED = 'Skip this area';

export interface Facts {
  readonly studentLabel: string;
  readonly disability: string;
  readonly areas: readonly string[];
}

const textOf = (answer: QuestionAndAnswer['answer']): string =>
  (Array.isArray(answer) ? answer.join(', ') : (answer ?? '')).trim();

export function factsOf(inputQA: readonly QuestionAndAnswer[]): Facts {
  const answerTo = (question: RegExp) => inputQA.find((pair) => question.test(pair.question))?.answer ?? null;
  const areas = textOf(answerTo(AREAS)).split(',').map(canonicalAreaOfNeed).filter(Boolean);
  return {
    studentLabel: textOf(answerTo(STUDENT)),
    disability: textOf(answerTo(DISABILITY)),
    areas: [...new Set(areas)],
  };
}

export const asksForReport = (question: Question | null): boolean =>
  question !== null && REPORT.test(question.question);
export const asksForStudent = (question: Question | null): boolean =>
  question !== null && STUDENT.test(question.question);
export const asksForAreas = (question: Question | null): boolean =>
  question !== null && AREAS.test(question.question);
export const isOptional = (question: Question | null): boolean =>
  question !== null && OPTIONAL.test(question.question);

/** A question whose buttons are only a shorter way: it takes a typed yes or no as well. */
export const takesYesOrNo = (question: Question | null): boolean =>
  question !== null &&
  question.question_type === 'radio' &&
  question.options.length === 2 &&
  question.options[0] === 'Yes' &&
  question.options[1] === 'No';

export interface DraftAhead {
  /** Areas that will be drafted and paid for once the last baseline is in. */
  readonly count: number;
  /** The area asked about now is the last: a usable answer starts the drafting. */
  readonly isLast: boolean;
}

/** What answering the baselines leads to; undefined while no baseline is being asked for. */
export function draftAhead(
  inputQA: readonly QuestionAndAnswer[],
  question: Question | null,
): DraftAhead | undefined {
  if (!question) return undefined;
  const area = (BASELINE.exec(question.question) ?? MISSING_BASELINE.exec(question.question))?.[1];
  const { areas } = factsOf(inputQA);
  if (area === undefined || areas.length === 0) return undefined;
  const skipped = inputQA.filter((pair) => textOf(pair.answer) === SKIPPED).length;
  return {
    count: Math.max(areas.length - skipped, 1),
    isLast: areas.at(-1)?.toLowerCase() === area.toLowerCase(),
  };
}
