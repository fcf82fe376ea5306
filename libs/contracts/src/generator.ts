/** What other services say to the generator, what its workers do, and what it tells the others. */
import { z } from 'zod';
import { Question, QuestionAndAnswer } from './api/questionnaire.js';
import { AreaStatus, GenerationStatus } from './api/generations.js';
import { Pronouns, StartsFrom } from './api/documents.js';
import { Check, Evidence, FapeLine, Goal, GoalReview, GoalVersion } from './api/goals.js';
import { defineCall, defineEvent, defineJob } from './define.js';
import { AreaKey, BlobId, Cents, DocumentId, GenerationId, GoalId, Instant, UserId } from './values.js';

export const AREAS_PER_GENERATION_MAX = 10;

/** Who asks, as the gateway resolved it; the generator decides by this and never by the request's body. */
const Provider = z.object({ userId: UserId, isInternal: z.boolean() });

export const ProposedArea = z.object({
  areaOfNeed: z.string(),
  why: z.string(),
  hasBaseline: z.boolean(),
  evidence: z.array(Evidence),
  /** Empty where the report was read by a version that offered none. */
  baselines: z.array(Evidence).default([]),
  isBaselinePlain: z.boolean().default(true),
  isNeedPlain: z.boolean().default(true),
  praise: z.array(Evidence).default([]),
  review: GoalReview.optional(),
});
export type ProposedArea = z.infer<typeof ProposedArea>;

/** `several-students`: the text is known, and waits for `chooseStudent`. */
export const DocumentStatus = z.enum(['waiting', 'several-students', 'read', 'refused']);

/** Registers an upload whose bytes lie in the blob store, and queues its reading. Nothing is held for it. */
export const uploadDocument = defineCall('generator.upload-document', {
  request: z.object({
    userId: UserId,
    key: z.string().min(8).max(100),
    blobId: BlobId,
    sha256: z.string().length(64),
    sizeBytes: z.int().positive(),
    format: z.enum(['pdf', 'text']),
  }),
  reply: z.object({ documentId: DocumentId }),
  errors: ['request.key-reused'],
  isRepeatable: true,
});

/** A document's state; waits up to `waitMs` for its reading to end. */
export const readDocument = defineCall('generator.read-document', {
  request: z.object({ userId: UserId, documentId: DocumentId, waitMs: z.int().min(0).max(1500) }),
  reply: z.object({
    status: DocumentStatus,
    /** Set where status is `refused`: a `document.*` code. */
    refusal: z.string().nullable(),
    pageCount: z.int().nullable(),
    pagesRead: z.int(),
    proposedAreas: z.array(ProposedArea),
    /** The student as the report names them; null where it does not. */
    studentName: z.string().nullable(),
    /** Null where the report does not say, or says more than one. */
    pronouns: Pronouns.nullable(),
    /** Every student the file names, where status is `several-students`; else empty. */
    students: z.array(z.string()),
    /** When the text is deleted, whatever anybody does. */
    keptUntil: Instant,
  }),
  errors: ['document.not-found'],
  timeoutMs: 5000,
  isRepeatable: true,
});

/** Reads on with what is about one student of several. The same choice again changes nothing. */
export const chooseStudent = defineCall('generator.choose-student', {
  request: z.object({ userId: UserId, documentId: DocumentId, student: z.string().min(1).max(80) }),
  reply: z.object({}),
  errors: ['document.not-found', 'document.student-unknown', 'document.student-chosen'],
  isRepeatable: true,
});

/** Deletes what is left of an upload: the file and its page text. */
export const deleteDocument = defineCall('generator.delete-document', {
  request: z.object({ userId: UserId, documentId: DocumentId }),
  reply: z.object({ wasDeleted: z.boolean() }),
  errors: ['document.not-found'],
  isRepeatable: true,
});

/** One area to draft. A typed baseline stands in for the report's; `isPlanOnly` drafts a plan to collect one. */
export const AreaRequest = z.object({
  areaOfNeed: z.string().trim().min(1).max(200),
  baseline: z.string().max(5000).nullable(),
  /** Absent, the engine chooses among the report's figures itself. */
  startsFrom: StartsFrom.optional(),
  isPlanOnly: z.boolean(),
});
export type AreaRequest = z.infer<typeof AreaRequest>;

/** Starts a generation: counts the day's limit, holds the money, queues the work. The same key answers the same id. */
export const start = defineCall('generator.start', {
  request: z.object({
    provider: Provider,
    key: z.string().min(8).max(100),
    documentId: DocumentId.nullable(),
    disability: z.string().max(200),
    studentLabel: z.string().max(80).nullable(),
    /** The provider's answer; null where nobody asked. */
    pronouns: Pronouns.nullable().default(null),
    areas: z.array(AreaRequest).min(1).max(AREAS_PER_GENERATION_MAX),
  }),
  reply: z.object({ generationId: GenerationId, availableCents: Cents }),
  errors: [
    'request.key-reused',
    'document.not-found',
    'generator.daily-limit',
    'generator.area-unknown',
    'generator.disability-unknown',
    'generator.baseline-empty',
    'generator.baseline-unknown',
    'generator.baseline-unusable',
    'wallet.insufficient-funds',
    'wallet.account-frozen',
    'wallet.account-not-found',
    'wallet.hold-refused',
  ],
  timeoutMs: 12000,
  isRepeatable: true,
});

export const AreaProgress = z.object({
  areaOfNeed: z.string(),
  status: AreaStatus,
});

/** What happened to a generation after change number `after`; waits up to `waitMs` where nothing has yet. */
export const changes = defineCall('generator.changes', {
  request: z.object({
    userId: UserId,
    generationId: GenerationId,
    after: z.int().min(0),
    waitMs: z.int().min(0).max(1500),
  }),
  reply: z.object({
    status: GenerationStatus,
    /** Rises with every change; pass it back as `after`. */
    change: z.int().min(0),
    areas: z.array(AreaProgress),
    /** Every goal drafted so far, in the order of the areas. */
    goals: z.array(Goal),
  }),
  errors: ['generator.not-found'],
  timeoutMs: 5000,
  isRepeatable: true,
});

/** What the provider changed on a card; null leaves a field as it is. */
export const GoalEdit = z.object({
  baseline: z.string().max(10_000).nullable(),
  goal: z.string().max(10_000).nullable(),
  objectives: z.array(z.string().max(2000)).max(10).nullable(),
  fape: z.array(FapeLine).max(50).nullable(),
});
export type GoalEdit = z.infer<typeof GoalEdit>;

/**
 * Saves an edit and checks the goal again. An edit that says what the goal already says changes nothing. With
 * `version`, one that comes from an older version is refused; without, the last write wins.
 */
export const editGoal = defineCall('generator.edit-goal', {
  request: z.object({
    userId: UserId,
    goalId: GoalId,
    version: z.int().min(0).nullable(),
    edit: GoalEdit,
  }),
  reply: z.object({ goal: Goal }),
  errors: ['generator.not-found', 'generator.goal-stale', 'request.too-large'],
  timeoutMs: 5000,
  isRepeatable: true,
});

/** Notes which checks the provider has seen fail before copying. A check noted before keeps its first time. */
export const acknowledgeGoal = defineCall('generator.acknowledge-goal', {
  request: z.object({ userId: UserId, goalId: GoalId, checks: z.array(z.string().max(200)).max(20) }),
  reply: z.object({ goal: Goal }),
  errors: ['generator.not-found', 'request.invalid'],
  timeoutMs: 5000,
  isRepeatable: true,
});

/** How a goal came to be, newest first. */
export const readGoalVersions = defineCall('generator.read-goal-versions', {
  request: z.object({ userId: UserId, goalId: GoalId }),
  reply: z.object({ versions: z.array(GoalVersion), acknowledged: Goal.shape.Acknowledged.unwrap() }),
  errors: ['generator.not-found'],
  isRepeatable: true,
});

/** A page of the report a goal was drafted from. */
export const readGoalPage = defineCall('generator.read-goal-page', {
  request: z.object({ userId: UserId, goalId: GoalId, page: z.int().positive() }),
  reply: z.object({
    pageText: z.string().nullable(),
    pageCount: z.int().nullable(),
    isReportDeleted: z.boolean(),
    deletedOn: Instant.nullable(),
  }),
  errors: ['generator.not-found'],
  isRepeatable: true,
});

/** Runs the writing checks over goals from anywhere. Nothing is stored. */
export const checkGoals = defineCall('generator.check-goals', {
  request: z.object({
    goals: z
      .array(
        z.object({
          areaOfNeed: z.string().max(200),
          baseline: z.string().max(10_000),
          goal: z.string().max(10_000),
          objectives: z.array(z.string().max(2000)).max(10),
          fape: z.array(FapeLine).max(50),
        }),
      )
      .min(1)
      .max(20),
  }),
  reply: z.object({
    goals: z.array(z.object({ quality: z.int(), checks: z.array(Check) })),
    /** The goals read together as one plan. */
    planChecks: z.array(Check).optional(),
  }),
  timeoutMs: 5000,
  isRepeatable: true,
});

/** Answers the talk's current question; may start a generation of its own (the baseline path). */
export const answerQuestion = defineCall('generator.answer-question', {
  request: z.object({
    provider: Provider,
    conversation: z.string().max(100_000).nullable(),
    inputQA: z.array(QuestionAndAnswer).max(200),
    answer: z.union([z.string().max(20_000), z.array(z.string().max(2000)).max(50)]).nullable(),
    object: z.record(z.string(), z.unknown()).nullable(),
  }),
  reply: z.object({
    nextQuestion: Question,
    conversation: z.string(),
    inputQA: z.array(QuestionAndAnswer),
    needsNodeReached: z.boolean(),
    /** Wren's words before the next question; empty when there is nothing to add. */
    message: z.string(),
    generationId: GenerationId.nullable(),
    availableCents: Cents.nullable(),
  }),
  errors: [...start.errors, 'generator.talk-invalid'],
  timeoutMs: 12000,
  isRepeatable: true,
});

/** The talk as the page saved it. Opaque to the server but for its size, and never put into a log. */
export const SavedTalk = z.object({
  goals: z.array(z.unknown()).max(200),
  inputQA: z.array(QuestionAndAnswer).max(200),
  hasInitiatedChat: z.boolean(),
  messages: z.array(z.unknown()).max(1000),
  conversationState: z.unknown(),
});
export type SavedTalk = z.infer<typeof SavedTalk>;

export const readTalk = defineCall('generator.read-talk', {
  request: z.object({ userId: UserId }),
  reply: z.object({
    talk: SavedTalk,
    /** Newest first; at most the newest 200 records. */
    history: z.array(
      z.object({
        generationId: GenerationId,
        studentLabel: z.string().nullable(),
        goals: z.array(Goal),
        createdOn: Instant,
      }),
    ),
  }),
  isRepeatable: true,
});

/** Saves the talk unless `conversationState` carries an older version than the one kept (`generator.talk-stale`). */
export const saveTalk = defineCall('generator.save-talk', {
  request: z.object({ userId: UserId, talk: SavedTalk }),
  reply: z.object({ version: z.int().min(0) }),
  errors: ['generator.talk-stale', 'request.too-large'],
  isRepeatable: true,
});

/** Hides a record of the history at once, and deletes its text once it can no longer be undone. */
export const deleteGoals = defineCall('generator.delete-goals', {
  request: z.object({ userId: UserId, generationId: GenerationId, isUndo: z.boolean() }),
  reply: z.object({}),
  errors: ['generator.not-found'],
  isRepeatable: true,
});

/** What the day still allows, and how much was drafted in all. */
export const readUsage = defineCall('generator.read-usage', {
  request: z.object({ userId: UserId }),
  reply: z.object({
    canGenerateGoals: z.boolean(),
    hasInitiatedChat: z.boolean(),
    totalGeneratedGoals: z.int().min(0),
  }),
  isRepeatable: true,
});

/** For the wallet's sweeper: what became of the generations behind old holds. */
export const readOutcome = defineCall('generator.read-outcome', {
  request: z.object({ generationId: GenerationId }),
  reply: z.object({
    isKnown: z.boolean(),
    isFinished: z.boolean(),
    drafted: z.array(AreaKey),
    failed: z.array(AreaKey),
  }),
  isRepeatable: true,
});

export const parseDocument = defineJob('generator.parse-document', {
  payload: z.object({ documentId: DocumentId }),
  attempts: 3,
  backoffMs: 500,
  timeoutMs: 60_000,
});

/** One area of a generation, by its place in the generation's list. */
export const draftArea = defineJob('generator.draft-area', {
  payload: z.object({ generationId: GenerationId, position: z.int().min(0) }),
  attempts: 4,
  backoffMs: 500,
  timeoutMs: 180_000,
});

export const finishGeneration = defineJob('generator.finish-generation', {
  payload: z.object({ generationId: GenerationId }),
  attempts: 8,
  backoffMs: 250,
  timeoutMs: 30_000,
});

const drafting = z.object({
  generationId: GenerationId,
  userId: UserId,
  drafted: z.array(AreaKey),
  failed: z.array(AreaKey),
});

/** At least one area was drafted: the wallet captures `drafted` and releases `failed`. */
export const goalsDrafted = defineEvent('generator.goals-drafted', {
  payload: drafting,
  version: 1,
  subscribers: ['wallet', 'identity'],
});

/** No area was drafted: the wallet releases all of the generation's holds. */
export const draftingFailed = defineEvent('generator.drafting-failed', {
  payload: drafting,
  version: 1,
  subscribers: ['wallet'],
});

export const generatorCalls = [
  uploadDocument,
  readDocument,
  chooseStudent,
  deleteDocument,
  start,
  changes,
  editGoal,
  acknowledgeGoal,
  readGoalVersions,
  readGoalPage,
  checkGoals,
  answerQuestion,
  readTalk,
  saveTalk,
  deleteGoals,
  readUsage,
  readOutcome,
];
export const generatorJobs = [parseDocument, draftArea, finishGeneration];
export const generatorEvents = [goalsDrafted, draftingFailed];
