/** What the answers so far say, by what each question is for and never by its words. */
import { canonicalAreaOfNeed } from '@goalwright/contracts/areas-of-need';
import {
  MISSING_BASELINE,
  type Question,
  type QuestionAndAnswer,
  type QuestionId,
} from '@goalwright/contracts/api/questionnaire';
import type { Answer } from './talk';

export interface Facts {
  readonly studentLabel: string;
  readonly disability: string;
  readonly areas: readonly string[];
}

const textOf = (answer: QuestionAndAnswer['answer']): string =>
  (Array.isArray(answer) ? answer.join(', ') : (answer ?? '')).trim();

export function factsOf(inputQA: readonly QuestionAndAnswer[]): Facts {
  const answerTo = (id: QuestionId) => textOf(inputQA.find((pair) => pair.id === id)?.answer ?? null);
  const areas = answerTo('areas').split(',').map(canonicalAreaOfNeed).filter(Boolean);
  return {
    studentLabel: answerTo('student'),
    disability: answerTo('disability'),
    areas: [...new Set(areas)],
  };
}

const OPTIONAL: readonly (string | undefined)[] = ['strength', 'setting'] satisfies QuestionId[];

export const asksFor = (question: Question | null, id: QuestionId): boolean => question?.id === id;
export const isOptional = (question: Question | null): boolean => OPTIONAL.includes(question?.id);

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
  const { areas } = factsOf(inputQA);
  const isAsked = asksFor(question, 'baseline') || asksFor(question, 'missing-baseline');
  if (!isAsked || areas.length === 0) return undefined;
  const ways = inputQA.filter((pair) => pair.id === 'missing-baseline').map((pair) => textOf(pair.answer));
  const skipped = ways.filter((way) => way === MISSING_BASELINE.skip).length;
  // "None" for a baseline leads to the question of what to do instead, which settles the area or asks again.
  const settled = inputQA.filter((pair, place) => {
    if (pair.id === 'missing-baseline') return textOf(pair.answer) !== MISSING_BASELINE.type;
    const next = inputQA[place + 1]?.id ?? question?.id;
    return pair.id === 'baseline' && next !== 'missing-baseline';
  }).length;
  return { count: Math.max(areas.length - skipped, 1), isLast: settled >= areas.length - 1 };
}

/** How many goals this answer drafts and charges for at once; 0 where it leads on to another question. */
export function goalsDraftedBy(
  answer: Answer | undefined,
  inputQA: readonly QuestionAndAnswer[],
  question: Question | null,
): number {
  const ahead = draftAhead(inputQA, question);
  if (!ahead?.isLast) return 0;
  if (asksFor(question, 'baseline') || answer === MISSING_BASELINE.plan) return ahead.count;
  // Skipping the last area drafts the others.
  return answer === MISSING_BASELINE.skip ? ahead.count - 1 : 0;
}
