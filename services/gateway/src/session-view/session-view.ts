/** A talk and a history as pages see them. */
import type { Received } from '@goalwright/contracts/define';
import type { readTalk } from '@goalwright/contracts/generator';

type Kept = Received<typeof readTalk.reply>;

export const sessionView = (talk: Kept['talk'], history: Kept['history']) => ({
  Goals: talk.goals,
  InputQA: talk.inputQA,
  HasInitiatedChat: talk.hasInitiatedChat,
  MessagesArray: talk.messages,
  ConversationState: talk.conversationState,
  GoalsConversationHistory: history.map(({ generationId, studentLabel, goals, createdOn }) => ({
    GenerationId: generationId,
    ...(studentLabel === null ? {} : { StudentName: studentLabel }),
    GoalsHistory: goals,
    CreatedOn: createdOn,
  })),
});
