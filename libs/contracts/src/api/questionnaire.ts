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

export const Question = z.object({
  question: z.string(),
  question_type: QuestionType,
  options: z.array(z.string()),
  is_last_question: z.boolean(),
});
export type Question = z.infer<typeof Question>;

export const QuestionAndAnswer = z.object({
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
