/** A drafted goal as the page shows it, and the calls that act on goals. */
import { z } from 'zod';
import { GenerationId, GoalId } from '../values.js';
import { defineApiCall, signedIn } from './define.js';

/** Where a number came from: a page of the document, or (page null) what the provider typed. */
export const Evidence = z.object({
  /** The fact as the draft words it, for example "45 words correct per minute". */
  Text: z.string(),
  /** 1-based; null when the source is the provider's own answer. */
  Page: z.int().positive().nullable(),
  /** Verbatim text of the page or the answer. */
  Quote: z.string(),
  /** True where the provider typed the number on the card: it stands neither in the report nor in the draft. */
  IsEnteredByProvider: z.boolean().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** One line of the recommended services: each value reads as a line of the card. */
export const FapeLine = z.record(z.string(), z.string());
export type FapeLine = z.infer<typeof FapeLine>;

export const Check = z.object({
  Name: z.string(),
  Verdict: z.enum(['pass', 'weak', 'fail']),
  Why: z.string(),
  /** What to change; empty when the check passes. */
  Fix: z.string(),
  /** The fix written out, where no knowledge of the student is needed for it: the whole new text of each field named. */
  Edit: z
    .object({
      Baseline: z.string().optional(),
      Goal: z.string().optional(),
      Objectives: z.array(z.string()).optional(),
      Fape: z.array(FapeLine).optional(),
    })
    .optional(),
});
export type Check = z.infer<typeof Check>;

/** Checks whose failing asks the provider for one acknowledgement before a goal leaves the page; no other stands in the way. */
export const CHECKS_TO_ACKNOWLEDGE: readonly string[] = [
  'Grounded numbers',
  'Service complete',
  'The right child',
];

/** The same as a page may send it. */
const TypedFapeLine = z
  .record(z.string().max(100), z.string().max(2000))
  .refine((line) => Object.keys(line).length <= 20, 'may have at most 20 fields');

/** What a service has to say to be complete, in the order that a table shows it. */
export const SERVICE_FIELDS = [
  'Service',
  'Provider',
  'Frequency',
  'Minutes',
  'Location',
  'Group',
  'Delivery',
  'Start',
  'End',
] as const;

/** What becomes of a goal of last year's plan; a proposal, the provider and the team decide. */
export const GoalReview = z.object({
  Verdict: z.enum(['continue', 'raise', 'replace']),
  /** As last year's plan words it. */
  OldGoal: z.string(),
  Page: z.int().positive(),
  /** Verbatim from the page. */
  Quote: z.string(),
  /** The reason with its arithmetic. */
  Why: z.string(),
});
export type GoalReview = z.infer<typeof GoalReview>;

export const Goal = z.object({
  GoalId,
  AreaOfNeed: z.string(),
  Disability: z.string(),
  /** Present level of performance, without the goal's text. */
  Baseline: z.string(),
  Goal: z.string(),
  Fape: z.array(FapeLine),
  Objectives: z.array(z.string()),
  Evidence: z.array(Evidence),
  Checks: z.array(Check),
  /** 0-100: share of the writing checks passed, a weak one counting half. */
  Quality: z.int().min(0).max(100),
  /** "built-in" or the model's name. */
  Engine: z.string(),
  /** Present where the goal follows one of last year's plan. */
  Review: GoalReview.optional(),
  /** Rises by one with every edit that changes something; absent on a goal nobody edited, which is version 0. */
  Version: z.int().min(0).optional(),
  EditedOn: z.iso.datetime().optional(),
  /** Failed checks the provider has seen and accepted, once per check; absent where there are none. */
  Acknowledged: z.array(z.object({ Check: z.string(), On: z.iso.datetime() })).optional(),
});
export type Goal = z.infer<typeof Goal>;

/** Checks goals that were written anywhere, free of charge. */
export const checkGoals = defineApiCall('/goals/check', {
  summary: 'Runs the 20 writing checks over goals pasted in.',
  access: 'provider',
  request: {
    ...signedIn,
    Goals: z
      .array(
        z.object({
          AreaOfNeed: z.string().max(200),
          Baseline: z.string().max(10_000),
          Goal: z.string().max(10_000),
          Objectives: z.array(z.string().max(2000)).max(10).nullish(),
          Fape: z.array(TypedFapeLine).max(50).nullish(),
        }),
      )
      .min(1)
      .max(20),
  },
  /** In the order of the request. */
  reply: {
    Goals: z.array(z.object({ Quality: z.int(), Checks: z.array(Check) })).optional(),
    /** What only shows when the goals are read together as one plan; only what was judged is listed. */
    PlanChecks: z.array(Check).optional(),
  },
});

export const reviseGoal = defineApiCall('/goals/revise', {
  summary: 'Drafts one area again with a wish; free three times.',
  access: 'provider',
  request: { ...signedIn, GoalId, Wish: z.string().max(2000) },
  reply: { Goal: Goal.optional() },
  errors: ['generator.not-found'],
  isNotYet: true,
});

export const editGoal = defineApiCall('/goals/edit', {
  summary: 'Saves what the provider changed on a card, and checks it again.',
  access: 'provider',
  request: {
    ...signedIn,
    GoalId,
    /** Each field takes the place of the whole one; an absent one stays as it is. */
    Baseline: z.string().max(10_000).nullish(),
    Goal: z.string().max(10_000).nullish(),
    Objectives: z.array(z.string().max(2000)).max(10).nullish(),
    Fape: z.array(TypedFapeLine).max(50).nullish(),
    /** The goal's version the page last saw: an edit of an older one is refused. Absent: the last write wins. */
    Version: z.int().min(0).nullish(),
  },
  reply: { Goal: Goal.optional() },
  errors: ['generator.not-found', 'generator.goal-stale', 'request.too-large'],
});

export const acknowledgeGoal = defineApiCall('/goals/acknowledge', {
  summary: 'Notes that the provider saw an unsourced number or an incomplete service before copying.',
  access: 'provider',
  /** Names of checks as `Goal.Checks` has them; a name that is none is refused. */
  request: { ...signedIn, GoalId, Checks: z.array(z.string().max(200)).max(20) },
  reply: { Goal: Goal.optional() },
  errors: ['generator.not-found'],
});

/** One state of a goal's text. */
export const GoalVersion = z.object({
  /** The goal's `Version` with this text; 0 is the draft. */
  Version: z.int().min(0),
  /** When it was drafted, or last saved. */
  On: z.iso.datetime(),
  By: z.enum(['draft', 'provider']),
  Baseline: z.string(),
  Goal: z.string(),
  Objectives: z.array(z.string()),
  Fape: z.array(FapeLine),
});
export type GoalVersion = z.infer<typeof GoalVersion>;

export const readGoalVersions = defineApiCall('/goals/versions', {
  summary: 'How a goal came to be: its draft, what the provider changed, and what was acknowledged.',
  access: 'provider',
  request: { ...signedIn, GoalId },
  reply: {
    /** Newest first, the draft last; saves of the same fields within five minutes are one. At most 50. */
    Versions: z.array(GoalVersion).optional(),
    /** Failed checks the provider has seen and accepted. */
    Acknowledged: z.array(z.object({ Check: z.string(), On: z.iso.datetime() })).optional(),
  },
  errors: ['generator.not-found'],
});

export const readGoalPage = defineApiCall('/goals/page', {
  summary: 'The text of one page of the report a goal was drafted from, for as long as it is kept.',
  access: 'provider',
  request: { ...signedIn, GoalId, Page: z.int().min(1).max(10_000) },
  reply: {
    /** Absent where the report is deleted, has no such page, or there never was one (a typed baseline). */
    PageText: z.string().optional(),
    PageCount: z.int().optional(),
    IsReportDeleted: z.boolean().optional(),
    DeletedOn: z.iso.datetime().optional(),
  },
  errors: ['generator.not-found'],
});

export const exportGoals = defineApiCall('/goals/export', {
  summary: 'A generation as a document, headed DRAFT.',
  access: 'provider',
  request: { ...signedIn, GenerationId, Format: z.enum(['docx', 'pdf', 'text']) },
  reply: { FileName: z.string().optional(), ContentBase64: z.string().optional() },
  errors: ['generator.not-found'],
  isNotYet: true,
});

export const deleteGoals = defineApiCall('/goals/delete', {
  summary: 'Deletes a record of the history; it can be undone for ten seconds.',
  access: 'provider',
  request: { ...signedIn, GenerationId, IsUndo: z.boolean().nullish() },
  reply: {},
  errors: ['generator.not-found'],
});

export const goalCalls = [
  checkGoals,
  reviseGoal,
  editGoal,
  acknowledgeGoal,
  readGoalVersions,
  readGoalPage,
  exportGoals,
  deleteGoals,
];
