/** The talk the server keeps, and the history of goals. */
import { z } from 'zod';
import { EmailAddress, GenerationId } from '../values.js';
import { defineApiCall, signedIn } from './define.js';
import { Goal } from './goals.js';
import { QuestionAndAnswer } from './questionnaire.js';

/** What the page keeps of its talk. Goals, messages and state are the page's own shapes: bounded, never read. */
const savedTalk = {
  Goals: z.array(z.unknown()).max(200),
  InputQA: z.array(QuestionAndAnswer).max(200),
  HasInitiatedChat: z.boolean(),
  MessagesArray: z.array(z.unknown()).max(1000),
  /** Carries `TalkId` and `Version`: a save from an older version is refused. */
  ConversationState: z.unknown(),
};

export const getSession = defineApiCall('/session/get/session', {
  summary: 'The saved talk and the goals history, newest first.',
  access: 'user',
  request: { ...signedIn, Session: z.object({ Email: EmailAddress.nullish() }).nullish() },
  reply: {
    Session: z
      .object({
        ...savedTalk,
        GoalsConversationHistory: z.array(
          z.object({
            GenerationId,
            /** What the student is called on the cards; absent where nobody said. */
            StudentName: z.string().optional(),
            GoalsHistory: z.array(Goal),
            CreatedOn: z.iso.datetime(),
          }),
        ),
      })
      .optional(),
  },
});

export const saveSession = defineApiCall('/session/save/session', {
  summary: 'Saves the talk.',
  access: 'user',
  request: { ...signedIn, Session: z.object({ Email: EmailAddress.nullish(), ...savedTalk }) },
  reply: { Version: z.int().optional() },
  errors: ['generator.talk-stale'],
});

export const talkCalls = [getSession, saveSession];
