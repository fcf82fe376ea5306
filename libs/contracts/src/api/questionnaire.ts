/** The talk with Wren: one question at a time. */
import { z } from 'zod';
import { GenerationId } from '../values.js';
import { defineApiCall, signedIn } from './define.js';
import { Goal } from './goals.js';
import { User } from './users.js';

export const QuestionType = z.enum([
  'text',
  'radio',
  'radio2',
  'singleselect',
  'multiselect',
  'multiselect2',
  'date',
  'none',
]);
export type QuestionType = z.infer<typeof QuestionType>;

/** What a question is about, whatever its words are. */
export const QUESTION_IDS = [
  'report',
  'student',
  'disability',
  'secondary-disability',
  'attach',
  'areas',
  'depth',
  'grade',
  'strength',
  'setting',
  'baseline',
  'missing-baseline',
  'satisfied',
  'change',
  'end',
] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

/** The ways on where an area has no baseline, as they are shown and sent back. */
export const MISSING_BASELINE = {
  type: 'Type a baseline now',
  plan: 'Draft a plan to collect it',
  skip: 'Skip this area',
} as const;

/** One of `QUESTION_IDS`, or of a later server's; a talk that was saved before there were ids has none. */
const id = z.string().max(80).exactOptional();

export const Question = z.object({
  id,
  question: z.string(),
  question_type: QuestionType,
  options: z.array(z.string()),
  is_last_question: z.boolean(),
});
export type Question = z.infer<typeof Question>;

export const QuestionAndAnswer = z.object({
  /** Told by the server, and never believed by it: where a talk stands follows from its answers. */
  id,
  question: z.string().max(4000),
  answer: z.union([z.string().max(20_000), z.array(z.string().max(2000)).max(50)]).nullable(),
});
export type QuestionAndAnswer = z.infer<typeof QuestionAndAnswer>;

/** What a finished or pending generation adds to a reply. */
export const generationReply = {
  GenerationId: GenerationId.optional(),
  /** True where the goals were not all drafted in time: the page follows the generation's stream. */
  IsPending: z.boolean().optional(),
  Goals: z.array(Goal).optional(),
  /** Mean of the goals' quality, 0-100. */
  Quality: z.int().min(0).max(100).optional(),
  User: User.optional(),
  /** Available cents. */
  UpdatedWalletBalance: z.int().optional(),
};

export const submitQuestion = defineApiCall('/questionnaire/submit/question', {
  summary: 'Answers the question the talk stands at and returns the next one, and goals once they exist.',
  access: 'provider',
  request: {
    ...signedIn,
    InputQA: z.array(QuestionAndAnswer).max(200).nullish(),
    Object: z.record(z.string(), z.unknown()).nullish(),
    UserInputs: z.union([z.string().max(20_000), z.array(z.string().max(2000)).max(50)]).nullish(),
    Conversation: z.string().max(100_000).nullish(),
    ShouldIncrease: z.boolean().nullish(),
    NeedsNodeReached: z.boolean().nullish(),
    QuestionType: QuestionType.nullish(),
  },
  reply: {
    NextQuestion: Question.optional(),
    Conversation: z.string().optional(),
    InputQA: z.array(QuestionAndAnswer).optional(),
    NeedsNodeReached: z.boolean().optional(),
    ...generationReply,
  },
  errors: [
    'generator.talk-invalid',
    'generator.daily-limit',
    'generator.disability-unknown',
    'generator.baseline-empty',
    'generator.baseline-unusable',
    'generator.failed',
    'wallet.insufficient-funds',
    'wallet.minimum-balance',
  ],
});
