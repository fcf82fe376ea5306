/** Uploading an assessment and drafting from it. */
import { z } from 'zod';
import { DocumentId, GenerationId, Instant } from '../values.js';
import { defineApiCall, signedIn } from './define.js';
import { Check, Evidence, FapeLine, GoalReview } from './goals.js';
import { generationReply } from './questionnaire.js';
import { User } from './users.js';

export const UPLOAD_BYTES_MAX = 25 * 1024 * 1024;
export const UPLOAD_PAGES_MAX = 150;

/** A goal in the lower-case form that the upload's reply has. */
export const GoalProfile = z.object({
  goal_id: z.string(),
  area_of_need: z.string(),
  baseline: z.string(),
  goal: z.string(),
  disability: z.string(),
  fape: z.array(FapeLine),
  objectives: z.array(z.string()),
  evidence: z.array(Evidence),
  checks: z.array(Check),
  quality: z.int(),
  engine: z.string(),
  review: GoalReview.optional(),
});
export type GoalProfile = z.infer<typeof GoalProfile>;

/** How a student is spoken of. */
export const Pronouns = z.enum(['he', 'she', 'they']);
export type Pronouns = z.infer<typeof Pronouns>;

export const ProposedArea = z.object({
  AreaOfNeed: z.string(),
  Why: z.string(),
  HasBaseline: z.boolean(),
  Evidence: z.array(Evidence),
  /** The figures of the report a goal could start from, what a draft starts from by itself first. At most five. */
  Baselines: z.array(Evidence),
  /** False where the report may mean another of them, or none: ask which. */
  IsBaselinePlain: z.boolean(),
  /** False where the report does not plainly call it a need: ask whether it is one. */
  IsNeedPlain: z.boolean(),
  /** Where that is asked, what the report says well of the area, at most three. */
  Praise: z.array(Evidence),
  /** Present where last year's plan has a goal in this area. */
  Review: GoalReview.optional(),
});

/** A figure of a report as it was offered; what is longer never was. */
export const StartsFrom = z.object({
  Text: z.string().max(2000),
  Page: z.int().positive(),
  Quote: z.string().max(5000),
});
export type StartsFrom = z.infer<typeof StartsFrom>;

const generationErrors = [
  'document.not-found',
  'generator.daily-limit',
  'generator.disability-unknown',
  'generator.area-unknown',
  'generator.too-many-areas',
  'generator.failed',
  'wallet.insufficient-funds',
  'wallet.minimum-balance',
  'request.key-reused',
] as const;

/** Multipart: the file is the part `FileData`; the rest are text fields. */
export const uploadDocument = defineApiCall('/document/upload', {
  summary:
    'Reads an assessment; with `AreaToTarget` of `auto` proposes areas of need, else drafts the areas named.',
  access: 'provider',
  body: 'multipart',
  request: {
    ...signedIn,
    Disability: z.string().max(200),
    /** One area, a comma-separated list, or `auto`. */
    AreaToTarget: z.string().max(2100),
    /** Instead of a file: one that was read before. */
    DocumentId: DocumentId.optional(),
    /** What the student is called on the cards; initials are enough. */
    StudentName: z.string().trim().max(80).optional(),
    /** Which student to read, where the file names several: one of the `Students` of that refusal. */
    Student: z.string().trim().min(1).max(80).optional(),
    /** The provider's answer, where the report leaves it open. */
    Pronouns: Pronouns.optional(),
  },
  reply: {
    GenerationId: GenerationId.optional(),
    IsPending: z.boolean().optional(),
    DocumentId: DocumentId.optional(),
    ProposedAreas: z.array(ProposedArea).optional(),
    /** The student as the report names them; absent where it does not. */
    StudentName: z.string().optional(),
    /** As the report speaks of the student; null where it does not say or says more than one: ask. */
    Pronouns: Pronouns.nullable().optional(),
    /** When the report's text is deleted, whatever anybody does. */
    KeptUntil: Instant.optional(),
    /** How many areas the available balance is enough for. */
    AffordableAreas: z.int().optional(),
    PageCount: z.int().optional(),
    profiles: z.array(GoalProfile).optional(),
    user: User.optional(),
    UpdatedWalletBalance: z.int().optional(),
    Quality: z.int().optional(),
  },
  errors: [
    'document.empty',
    'document.too-large',
    'document.wrong-type',
    'document.encrypted',
    'document.scanned',
    'document.unreadable',
    'document.too-many-pages',
    'document.too-slow',
    // Carries the fact `DocumentId`: the same call with it, in place of the file, goes on where this one ended. And
    // `PagesRead` and, once known, `PageCount`. `Prefer: wait=2` asks for a reply after two seconds of reading.
    'document.still-reading',
    'document.too-short',
    'document.gibberish',
    'document.blank-template',
    'document.not-a-report',
    // Carries the facts `DocumentId` and `Students`, their names: the same call with the id, in place of the file, and
    // one of them as `Student` reads that student's part.
    'document.several-students',
    'document.student-unknown',
    'document.student-chosen',
    ...generationErrors,
  ],
});

export const deleteDocument = defineApiCall('/documents/delete', {
  summary: 'Deletes an uploaded report and its text now.',
  access: 'user',
  request: { ...signedIn, DocumentId },
  reply: {},
  errors: ['document.not-found'],
});

export const confirmGeneration = defineApiCall('/generations/confirm', {
  summary:
    'Drafts the chosen areas of a report that was read, with a typed baseline where the report has none.',
  access: 'provider',
  request: {
    ...signedIn,
    DocumentId,
    Disability: z.string().max(200),
    StudentName: z.string().trim().max(80).nullish(),
    /** The provider's answer, where the report leaves it open. */
    Pronouns: Pronouns.nullish(),
    Areas: z
      .array(
        z.object({
          AreaOfNeed: z.string().trim().min(1).max(200),
          Baseline: z.string().max(5000).nullish(),
          /** One of the area's `Baselines`, as it came: the goal starts from it. A typed baseline wins. */
          StartsFrom: StartsFrom.nullish(),
          /** `plan` drafts a plan to collect the baseline; `skip` drafts nothing and costs nothing. */
          Choice: z.enum(['draft', 'plan', 'skip']),
        }),
      )
      .min(1)
      .max(20),
  },
  reply: generationReply,
  errors: [
    ...generationErrors,
    'generator.baseline-empty',
    'generator.baseline-unknown',
    'generator.baseline-unusable',
  ],
});

export const documentCalls = [uploadDocument, deleteDocument, confirmGeneration];
