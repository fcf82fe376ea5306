/**
 * The talk as a value: what was said, what stands open, what is under way. Everything in it is saved, so that a
 * reload goes on where it stood. `talk-steps.ts` says how it moves.
 */
import type { Goal } from '@goalwright/contracts/api/goals';
import type { Question, QuestionAndAnswer } from '@goalwright/contracts/api/questionnaire';
import { generator as words } from '../../texts/generator';
import type { Order, PronounChoice, ReportArea } from './areas';

export type Answer = string | string[];

/** Where the talk stood when an answer was given: enough to give another one there. */
export interface Standing {
  readonly answered: number;
  readonly question: Question;
  readonly isOwnQuestion: boolean;
  readonly answer: Answer;
}

export type Message =
  | { readonly kind: 'wren'; readonly text: string }
  | { readonly kind: 'you'; readonly text: string; readonly standing: Standing }
  | { readonly kind: 'report'; readonly text: string }
  | { readonly kind: 'goals'; readonly generationId: string };

export type Activity =
  | { readonly kind: 'resting' }
  | { readonly kind: 'answering'; readonly answer: Answer }
  /** The file itself lives in the page alone: a reload ends this one. */
  | { readonly kind: 'uploading'; readonly fileName: string }
  /** `student`: the one that was chosen where the file names several. */
  | { readonly kind: 'reading'; readonly documentId: string; readonly student?: string }
  /** The key is saved before the order is sent: a page that reloads repeats it, and nothing is paid twice. */
  | { readonly kind: 'ordering'; readonly key: string; readonly order: Order }
  | { readonly kind: 'drafting'; readonly generationId: string };

export interface Problem {
  readonly code: string;
  readonly text: string;
  /** What Try again repeats; null where something else must happen first. */
  readonly retry: Activity | null;
}

export interface Report {
  readonly documentId: string;
  /** When the server deletes its text by itself; absent in a talk that was saved before this was told. */
  readonly keptUntil?: string;
  readonly studentName: string | null;
  readonly isChildConfirmed: boolean;
  readonly deletedOn: string | null;
  /** Where the report leaves the student's pronouns open: the provider's answer, null before there is one. */
  readonly pronouns?: PronounChoice | null;
  readonly areas: readonly ReportArea[];
}

/** A file that names more than one student: nothing is read further before one is chosen. */
export interface SeveralStudents {
  readonly documentId: string;
  readonly students: readonly string[];
}

export interface Generation {
  readonly generationId: string;
  readonly studentLabel: string;
  readonly areas: readonly { readonly name: string; readonly status: 'waiting' | 'drafted' | 'failed' }[];
  readonly goals: readonly Goal[];
  readonly isFinal: boolean;
}

export interface Talk {
  readonly talkId: string;
  readonly conversation: string | null;
  readonly inputQA: readonly QuestionAndAnswer[];
  readonly isPastNeeds: boolean;
  readonly messages: readonly Message[];
  readonly question: Question | null;
  /** True where the page asks by itself, about goals from a report. */
  readonly isOwnQuestion: boolean;
  /** Typed and ticked, not sent. */
  readonly draft: string;
  readonly selection: readonly string[];
  /** The message that is being answered anew. */
  readonly reanswering: number | null;
  readonly activity: Activity;
  readonly problem: Problem | null;
  readonly report: Report | null;
  readonly severalStudents: SeveralStudents | null;
  readonly generations: readonly Generation[];
  /** When the provider said that student records may be used here; null before. */
  readonly permittedOn: string | null;
}

export const RESTING: Activity = { kind: 'resting' };

export const newTalk = (talkId: string, permittedOn: string | null = null): Talk => ({
  talkId,
  conversation: null,
  inputQA: [],
  isPastNeeds: false,
  messages: [],
  question: null,
  isOwnQuestion: false,
  draft: '',
  selection: [],
  reanswering: null,
  activity: RESTING,
  problem: null,
  report: null,
  severalStudents: null,
  generations: [],
  permittedOn,
});

export const answerText = (answer: Answer): string =>
  typeof answer === 'string' ? answer : answer.join(', ');

export const say = (talk: Talk, ...texts: string[]): Talk => ({
  ...talk,
  messages: [
    ...talk.messages,
    ...texts.filter((text) => text !== '').map((text): Message => ({ kind: 'wren', text })),
  ],
});

/** The page's own question after goals from a report, which the questionnaire knows nothing of. */
export const SATISFIED: Question = {
  question: words.satisfied.question,
  question_type: 'radio',
  options: ['Yes', 'No'],
  is_last_question: false,
};
/** What Wren says of a report that was read. */
export function foundWords(areas: Report['areas']): string {
  if (areas.length === 0) return words.areas.noneFound;
  const plain = areas.filter((area) => area.isNeedPlain).length;
  return words.areas.found(plain, areas.length - plain);
}

/** How far the talk is, in percent: the goals are its end. */
export function progressOf(talk: Talk): number {
  if (talk.generations.some((generation) => generation.isFinal) && talk.activity.kind !== 'drafting')
    return 100;
  if (talk.activity.kind === 'drafting' || talk.activity.kind === 'ordering') return 90;
  if (talk.report?.deletedOn === null) return 75;
  const answers = Math.min(talk.inputQA.length * 10, 65);
  return 5 + (talk.isPastNeeds ? Math.max(answers, 50) : answers);
}
