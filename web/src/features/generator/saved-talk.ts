/** The talk as the server keeps it for the page: the spec's fields, and in `ConversationState` the rest. */
import { Pronouns, StartsFrom } from '@goalwright/contracts/api/documents';
import { Evidence, Goal, GoalReview } from '@goalwright/contracts/api/goals';
import { Question, type QuestionAndAnswer } from '@goalwright/contracts/api/questionnaire';
import { z } from 'zod';
import { RESTING, type Talk } from './talk';

const Answer = z.union([z.string(), z.array(z.string())]);

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wren'), text: z.string() }),
  z.object({
    kind: z.literal('you'),
    text: z.string(),
    standing: z.object({
      answered: z.int(),
      question: Question,
      isOwnQuestion: z.boolean(),
      answer: Answer,
    }),
  }),
  z.object({ kind: z.literal('report'), text: z.string() }),
  z.object({ kind: z.literal('goals'), generationId: z.string() }),
]);

const Order = z.object({
  documentId: z.string(),
  disability: z.string(),
  studentLabel: z.string(),
  pronouns: Pronouns.exactOptional(),
  areas: z.array(
    z.object({
      AreaOfNeed: z.string(),
      Baseline: z.string().exactOptional(),
      StartsFrom: StartsFrom.exactOptional(),
      Choice: z.enum(['draft', 'plan']),
    }),
  ),
});

const Activity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('resting') }),
  z.object({ kind: z.literal('answering'), answer: Answer }),
  z.object({ kind: z.literal('uploading'), fileName: z.string() }),
  z.object({
    kind: z.literal('reading'),
    documentId: z.string(),
    student: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('ordering'), key: z.string(), order: Order }),
  z.object({ kind: z.literal('drafting'), generationId: z.string() }),
]);

const Report = z.object({
  documentId: z.string(),
  keptUntil: z.string().exactOptional(),
  studentName: z.string().nullable(),
  isChildConfirmed: z.boolean(),
  deletedOn: z.string().nullable(),
  pronouns: z
    .enum([...Pronouns.options, 'name'])
    .nullable()
    .exactOptional(),
  areas: z.array(
    z.object({
      name: z.string(),
      why: z.string(),
      hasBaseline: z.boolean(),
      evidence: z.array(Evidence),
      // Absent in a talk that was saved before figures could be chosen.
      baselines: z.array(Evidence).default([]),
      isPlain: z.boolean().default(true),
      isNeedPlain: z.boolean().default(true),
      praise: z.array(Evidence).default([]),
      start: z.int().nullable().default(null),
      review: GoalReview.exactOptional(),
      isChosen: z.boolean(),
      missing: z.enum(['undecided', 'type', 'plan', 'skip']),
      baseline: z.string(),
      generationId: z.string().nullable(),
      isDrafted: z.boolean(),
    }),
  ),
});

const Generation = z.object({
  generationId: z.string(),
  studentLabel: z.string(),
  areas: z.array(z.object({ name: z.string(), status: z.enum(['waiting', 'drafted', 'failed']) })),
  goalIds: z.array(z.string()),
  isFinal: z.boolean(),
});

/** A later shape of the page's own state gets another number; what an older page saved is then begun anew. */
const FORMAT = 1;

const State = z.object({
  TalkId: z.string(),
  Version: z.int(),
  Format: z.literal(FORMAT),
  /** Which save this was: tells an answer that was lost from another tab's talk. */
  SaveId: z.string(),
  Conversation: z.string().nullable(),
  IsPastNeeds: z.boolean(),
  Question: Question.nullable(),
  IsOwnQuestion: z.boolean(),
  Draft: z.string(),
  Selection: z.array(z.string()),
  Reanswering: z.int().nullable(),
  Activity,
  Problem: z.object({ code: z.string(), text: z.string(), retry: Activity.nullable() }).nullable(),
  Report: Report.nullable(),
  /** Absent in a talk that was saved before files of several students could be read. */
  SeveralStudents: z
    .object({ documentId: z.string(), students: z.array(z.string()) })
    .nullable()
    .exactOptional(),
  Generations: z.array(Generation),
  PermittedOn: z.string().nullable(),
});

export interface SavedSession {
  readonly Goals: unknown[];
  readonly InputQA: QuestionAndAnswer[];
  readonly HasInitiatedChat: boolean;
  readonly MessagesArray: unknown[];
  readonly ConversationState: unknown;
}

/** What goes to the server, as the version the page last saw. */
export function toSaved(talk: Talk, version: number, saveId: string): SavedSession {
  const state: z.input<typeof State> = {
    TalkId: talk.talkId,
    Version: version,
    Format: FORMAT,
    SaveId: saveId,
    Conversation: talk.conversation,
    IsPastNeeds: talk.isPastNeeds,
    Question: talk.question,
    IsOwnQuestion: talk.isOwnQuestion,
    Draft: talk.draft,
    Selection: [...talk.selection],
    Reanswering: talk.reanswering,
    Activity: talk.activity as z.input<typeof Activity>,
    Problem: talk.problem as z.input<typeof State>['Problem'],
    Report: talk.report as z.input<typeof Report> | null,
    SeveralStudents: talk.severalStudents && {
      ...talk.severalStudents,
      students: [...talk.severalStudents.students],
    },
    Generations: talk.generations.map(({ goals, ...generation }) => ({
      ...generation,
      areas: [...generation.areas],
      goalIds: goals.map((goal) => goal.GoalId),
    })),
    PermittedOn: talk.permittedOn,
  };
  return {
    Goals: talk.generations.flatMap((generation) => generation.goals),
    InputQA: [...talk.inputQA],
    HasInitiatedChat: talk.messages.length > 0,
    MessagesArray: [...talk.messages],
    ConversationState: state,
  };
}

export interface Restored {
  readonly talk: Talk;
  readonly version: number;
  readonly saveId: string;
  /** The file of an upload under way did not survive the reload. */
  readonly didLoseUpload: boolean;
}

/** The version a save would have to name, whatever else was saved. */
export function versionOf(conversationState: unknown): number {
  const seen = z.object({ Version: z.int() }).safeParse(conversationState);
  return seen.success ? seen.data.Version : 0;
}

export function saveIdOf(conversationState: unknown): string | undefined {
  const seen = z.object({ SaveId: z.string() }).safeParse(conversationState);
  return seen.success ? seen.data.SaveId : undefined;
}

/** The talk a saved session holds; undefined where there is none, or none that this page can read. */
export function fromSaved(session: SavedSession): Restored | undefined {
  const state = State.safeParse(session.ConversationState);
  const messages = z.array(Message).safeParse(session.MessagesArray);
  const goals = z.array(Goal).safeParse(session.Goals);
  if (!state.success || !messages.success || !goals.success) return undefined;
  const kept = state.data;
  const byId = new Map(goals.data.map((goal) => [goal.GoalId as string, goal]));
  const didLoseUpload = kept.Activity.kind === 'uploading';
  const talk: Talk = {
    talkId: kept.TalkId,
    conversation: kept.Conversation,
    inputQA: session.InputQA,
    isPastNeeds: kept.IsPastNeeds,
    messages: messages.data,
    question: kept.Question,
    isOwnQuestion: kept.IsOwnQuestion,
    draft: kept.Draft,
    selection: kept.Selection,
    reanswering: kept.Reanswering,
    activity: didLoseUpload ? RESTING : kept.Activity,
    problem: kept.Problem,
    report: kept.Report,
    severalStudents: kept.SeveralStudents ?? null,
    generations: kept.Generations.map(({ goalIds, ...generation }) => ({
      ...generation,
      goals: goalIds.flatMap((id) => byId.get(id) ?? []),
    })),
    permittedOn: kept.PermittedOn,
  };
  return { talk, version: kept.Version, saveId: kept.SaveId, didLoseUpload };
}

/** Takes over what the history knows better: edits made elsewhere, and records that were deleted there. */
export function withHistory(
  talk: Talk,
  history: readonly { readonly GenerationId: string; readonly GoalsHistory: readonly Goal[] }[],
  historyMax: number,
): Talk {
  const kept = new Map(history.map((record) => [record.GenerationId, record.GoalsHistory]));
  const isWhole = history.length < historyMax;
  const isGone = (generationId: string, isFinal: boolean) => isFinal && isWhole && !kept.has(generationId);
  const gone = new Set(
    talk.generations
      .filter((generation) => isGone(generation.generationId, generation.isFinal))
      .map((generation) => generation.generationId),
  );
  return {
    ...talk,
    messages: talk.messages.filter(
      (message) => !(message.kind === 'goals' && gone.has(message.generationId)),
    ),
    generations: talk.generations
      .filter((generation) => !gone.has(generation.generationId))
      .map((generation) => {
        const goals = kept.get(generation.generationId);
        return goals && generation.isFinal ? { ...generation, goals } : generation;
      }),
  };
}
