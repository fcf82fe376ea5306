/** How the talk moves: one pure step for everything that can happen. `talk-worker.ts` carries out what is under way. */
import { type GenerationProgress, isFinal } from '@goalwright/contracts/api/generations';
import type { Goal } from '@goalwright/contracts/api/goals';
import type { Question, QuestionAndAnswer } from '@goalwright/contracts/api/questionnaire';
import { generator as words } from '../../texts/generator';
import type { Order, PronounChoice, ReportArea } from './areas';
import {
  type Activity,
  type Answer,
  answerText,
  foundWords,
  type Generation,
  type Problem,
  type Report,
  RESTING,
  SATISFIED,
  say,
  type SeveralStudents,
  type Standing,
  type Talk,
} from './talk';

export interface Reply {
  readonly message: string;
  readonly question: Question;
  readonly conversation: string;
  readonly inputQA: readonly QuestionAndAnswer[];
  readonly isPastNeeds: boolean;
  readonly generationId: string | null;
}

type Change<Kind extends string, Facts = unknown> = { readonly kind: Kind } & Readonly<Facts>;
export type TalkEvent =
  | Change<'replied', { reply: Reply; studentLabel: string }>
  | Change<'typed', { text: string }>
  | Change<'picked', { options: readonly string[] }>
  | Change<'answered', { answer: Answer }>
  | Change<'reanswering', { at: number }>
  | Change<'answer-kept'>
  | Change<'failed', { code: string; text: string; isRepeatable: boolean }>
  | Change<'retried'>
  | Change<'problem-read'>
  | Change<'remarked', { text: string }>
  | Change<'permitted', { on: string }>
  | Change<'uploading', { fileName: string }>
  | Change<'upload-ended'>
  | Change<'reading', { documentId: string; student?: string }>
  | Change<'several-students', SeveralStudents>
  | Change<'students-dismissed'>
  | Change<'read', { report: Report }>
  | Change<'child-confirmed'>
  | Change<'pronouns-chosen', { pronouns: PronounChoice }>
  | Change<'areas-changed', { areas: readonly ReportArea[] }>
  | Change<'report-deleted', { on: string }>
  | Change<'ordering', { key: string; order: Order }>
  | Change<'ordered', { generationId: string; studentLabel: string }>
  | Change<'progressed', { generationId: string; progress: GenerationProgress }>
  | Change<'goal-changed', { goal: Goal }>
  | Change<'records-gone', { generationIds: readonly string[] }>;

type Kind = TalkEvent['kind'];
type Steps = { readonly [K in Kind]: (talk: Talk, event: Extract<TalkEvent, { kind: K }>) => Talk };

/** The talk as it stood before a message of the provider; what followed is dropped. */
function rewound(talk: Talk, at: number): Talk {
  const message = talk.messages[at];
  if (message?.kind !== 'you') return talk;
  const { answered, question, isOwnQuestion } = message.standing;
  const messages = talk.messages.slice(0, at);
  const shown = new Set(messages.flatMap((kept) => (kept.kind === 'goals' ? [kept.generationId] : [])));
  const isBeforeReport = !messages.some((kept) => kept.kind === 'report');
  return {
    ...talk,
    messages,
    question,
    isOwnQuestion,
    inputQA: talk.inputQA.slice(0, answered),
    generations: talk.generations.filter(({ generationId }) => shown.has(generationId)),
    // It was read for a student and a disability that may be others now: it is attached again where it is wanted.
    report: isBeforeReport ? null : talk.report,
    severalStudents: null,
    reanswering: null,
    problem: null,
  };
}

/** An answer that never arrived makes room for the next one. */
function withoutUnsent(talk: Talk): Talk {
  const isUnsent = talk.problem?.retry?.kind === 'answering' && talk.messages.at(-1)?.kind === 'you';
  return isUnsent ? { ...talk, messages: talk.messages.slice(0, -1) } : talk;
}

const NOTHING_MORE: Question = {
  question: '',
  question_type: 'none',
  options: [],
  is_last_question: true,
};

function answeredOwnQuestion(talk: Talk, answer: Answer): Talk {
  const isYes = words.satisfied.yes.test(answerText(answer).trim());
  const isNo = words.satisfied.no.test(answerText(answer).trim());
  if (!isYes && !isNo) return say({ ...talk, activity: RESTING }, words.satisfied.neither);
  return say(
    { ...talk, question: NOTHING_MORE, activity: RESTING },
    isYes ? words.satisfied.afterYes : words.satisfied.afterNo,
  );
}

function drafting(talk: Talk, generationId: string, studentLabel: string): Talk {
  const isKnown = talk.generations.some((generation) => generation.generationId === generationId);
  const generation: Generation = { generationId, studentLabel, areas: [], goals: [], isFinal: false };
  return {
    ...talk,
    generations: isKnown ? talk.generations : [...talk.generations, generation],
    messages: [...talk.messages, { kind: 'goals', generationId }],
    activity: { kind: 'drafting', generationId },
    problem: null,
  };
}

function replied(talk: Talk, reply: Reply, studentLabel: string): Talk {
  const wasAccepted = talk.question === null || reply.inputQA.length > talk.inputQA.length;
  const last = talk.messages.at(-1);
  if (!wasAccepted) {
    const isTyped = talk.question.question_type === 'text' && last?.kind === 'you';
    const draft = isTyped ? last.text : '';
    return say({ ...talk, activity: RESTING, problem: null, draft }, reply.message);
  }
  const moved: Talk = {
    ...talk,
    conversation: reply.conversation,
    inputQA: reply.inputQA,
    question: reply.question,
    isOwnQuestion: false,
    isPastNeeds: reply.isPastNeeds,
    activity: RESTING,
    problem: null,
  };
  // What Wren asks after goals is asked once they are there.
  if (reply.generationId !== null) return drafting(moved, reply.generationId, studentLabel);
  return say(moved, reply.message, reply.question.question);
}

function withAreaOutcome(report: Report | null, generation: Generation): Report | null {
  if (!report) return null;
  const status = new Map(generation.areas.map((area) => [area.name, area.status]));
  return {
    ...report,
    areas: report.areas.map((area) => {
      if (area.generationId !== generation.generationId) return area;
      const outcome = status.get(area.name);
      if (outcome === 'drafted') return { ...area, isDrafted: true };
      return outcome === 'failed' ? { ...area, generationId: null } : area;
    }),
  };
}

/** Nothing was drafted and nothing was charged: the talk stands where it stood before the order. */
function draftingFailed(talk: Talk, generationId: string): Talk {
  const messages = talk.messages.filter(
    (message) => !(message.kind === 'goals' && message.generationId === generationId),
  );
  const generations = talk.generations.filter((other) => other.generationId !== generationId);
  const freed = talk.report && {
    ...talk.report,
    areas: talk.report.areas.map((area) =>
      area.generationId === generationId ? { ...area, generationId: null } : area,
    ),
  };
  const isOfReport = talk.report?.areas.some((area) => area.generationId === generationId) ?? false;
  const last = messages.at(-1);
  const problem = (retry: Activity | null): Problem => ({
    code: 'generator.failed',
    text: words.errors.draftingFailed,
    retry,
  });
  const kept: Talk = { ...talk, messages, generations, report: freed, activity: RESTING };
  if (isOfReport || last?.kind !== 'you') return { ...kept, problem: problem(null) };
  const { answered, question, answer } = last.standing;
  return {
    ...kept,
    question,
    inputQA: talk.inputQA.slice(0, answered),
    problem: problem({ kind: 'answering', answer }),
  };
}

function progressed(talk: Talk, generationId: string, progress: GenerationProgress): Talk {
  const known = talk.generations.find((generation) => generation.generationId === generationId);
  if (!known) return talk;
  const isOver = isFinal(progress.Status);
  if (isOver && progress.Goals.length === 0) return draftingFailed(talk, generationId);
  const now: Generation = {
    ...known,
    areas: progress.Areas.map((area) => ({ name: area.AreaOfNeed, status: area.Status })),
    goals: progress.Goals,
    isFinal: isOver,
  };
  const moved: Talk = {
    ...talk,
    generations: talk.generations.map((other) => (other.generationId === generationId ? now : other)),
  };
  if (!isOver || known.isFinal) return moved;
  const isOfReport = talk.report?.areas.some((area) => area.generationId === generationId) ?? false;
  const failed = now.areas.filter((area) => area.status === 'failed').map((area) => area.name);
  const question = isOfReport ? SATISFIED : moved.question;
  return say(
    {
      ...moved,
      report: withAreaOutcome(moved.report, now),
      question,
      isOwnQuestion: isOfReport,
      activity: RESTING,
    },
    failed.length > 0 ? words.drafting.notDrafted(failed) : '',
    question?.question ?? '',
  );
}

const STEPS: Steps = {
  replied: (talk, { reply, studentLabel }) => replied(talk, reply, studentLabel),
  typed: (talk, { text }) => ({ ...talk, draft: text }),
  picked: (talk, { options }) => ({ ...talk, selection: options }),
  answered: (talk, { answer }) => {
    const base = talk.reanswering === null ? withoutUnsent(talk) : rewound(talk, talk.reanswering);
    if (!base.question) return talk;
    const { question, isOwnQuestion, inputQA } = base;
    const standing: Standing = { answered: inputQA.length, question, isOwnQuestion, answer };
    const asked: Talk = {
      ...base,
      messages: [
        ...base.messages,
        { kind: 'you', text: answerText(answer) || words.chat.noAnswer, standing },
      ],
      activity: { kind: 'answering', answer },
      draft: '',
      selection: [],
      problem: null,
    };
    return isOwnQuestion ? answeredOwnQuestion(asked, answer) : asked;
  },
  reanswering: (talk, { at }) => {
    const message = talk.messages[at];
    if (message?.kind !== 'you' || talk.activity.kind !== 'resting') return talk;
    const { answer } = message.standing;
    return {
      ...talk,
      reanswering: at,
      draft: typeof answer === 'string' ? answer : '',
      selection: typeof answer === 'string' ? [answer] : answer,
    };
  },
  'answer-kept': (talk) => ({ ...talk, reanswering: null, draft: '', selection: [] }),
  failed: (talk, { code, text, isRepeatable }) => ({
    ...talk,
    activity: RESTING,
    problem: { code, text, retry: isRepeatable && talk.activity.kind !== 'resting' ? talk.activity : null },
  }),
  retried: (talk) => (talk.problem?.retry ? { ...talk, activity: talk.problem.retry, problem: null } : talk),
  'problem-read': (talk) => ({ ...talk, problem: null }),
  remarked: (talk, { text }) => say(talk, text),
  permitted: (talk, { on }) => ({ ...talk, permittedOn: on }),
  uploading: (talk, { fileName }) => ({
    ...talk,
    activity: { kind: 'uploading', fileName },
    severalStudents: null,
    problem: null,
    reanswering: null,
  }),
  'upload-ended': (talk) => ({ ...talk, activity: RESTING }),
  reading: (talk, { documentId, student }) => ({
    ...talk,
    activity: { kind: 'reading', documentId, ...(student === undefined ? {} : { student }) },
    severalStudents: null,
    problem: null,
  }),
  'several-students': (talk, { documentId, students }) => ({
    ...say(talk, words.students.found(students.length)),
    severalStudents: { documentId, students },
    activity: RESTING,
    problem: null,
  }),
  'students-dismissed': (talk) => ({ ...talk, severalStudents: null }),
  read: (talk, { report }) => ({
    ...say(
      { ...talk, messages: [...talk.messages, { kind: 'report', text: words.upload.submitted }] },
      foundWords(report.areas),
    ),
    report,
    activity: RESTING,
    problem: null,
  }),
  'child-confirmed': (talk) => ({
    ...talk,
    report: talk.report && { ...talk.report, isChildConfirmed: true },
  }),
  'pronouns-chosen': (talk, { pronouns }) => ({
    ...talk,
    report: talk.report && { ...talk.report, pronouns },
  }),
  'areas-changed': (talk, { areas }) => ({ ...talk, report: talk.report && { ...talk.report, areas } }),
  'report-deleted': (talk, { on }) => ({
    ...talk,
    report: talk.report && { ...talk.report, deletedOn: talk.report.deletedOn ?? on },
  }),
  ordering: (talk, { key, order }) => ({
    ...talk,
    activity: { kind: 'ordering', key, order },
    problem: null,
  }),
  ordered: (talk, { generationId, studentLabel }) => {
    const { activity } = talk;
    const ordered =
      activity.kind === 'ordering' ? new Set(activity.order.areas.map((area) => area.AreaOfNeed)) : new Set();
    const report = talk.report && {
      ...talk.report,
      areas: talk.report.areas.map((area) => (ordered.has(area.name) ? { ...area, generationId } : area)),
    };
    return drafting({ ...talk, report }, generationId, studentLabel);
  },
  progressed: (talk, { generationId, progress }) => progressed(talk, generationId, progress),
  'goal-changed': (talk, { goal }) => ({
    ...talk,
    generations: talk.generations.map((generation) => ({
      ...generation,
      goals: generation.goals.map((other) => (other.GoalId === goal.GoalId ? goal : other)),
    })),
  }),
  'records-gone': (talk, { generationIds }) => {
    const gone = new Set(generationIds);
    if (!talk.generations.some(({ generationId }) => gone.has(generationId))) return talk;
    return {
      ...talk,
      messages: talk.messages.filter(
        (message) => !(message.kind === 'goals' && gone.has(message.generationId)),
      ),
      generations: talk.generations.filter(({ generationId }) => !gone.has(generationId)),
    };
  },
};

/** The talk after something happened. */
export function after(talk: Talk, event: TalkEvent): Talk {
  return (STEPS[event.kind] as (talk: Talk, event: TalkEvent) => Talk)(talk, event);
}
