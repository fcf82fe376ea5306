import { getSession, saveSession } from '@goalwright/contracts/api/talks';
import type { Received } from '@goalwright/contracts/define';
import { readTalk, saveTalk } from '@goalwright/contracts/generator';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';

@Controller()
export class TalksController {
  constructor(private readonly calls: Calls) {}

  @Serves(getSession)
  async read(_request: Received<typeof getSession.request>, { session }: Caller<'user'>) {
    const { talk, history } = await this.calls.call(readTalk, { userId: session.profile.userId });
    return {
      Session: {
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
      },
    };
  }

  @Serves(saveSession)
  async save({ Session: talk }: Received<typeof saveSession.request>, { session }: Caller<'user'>) {
    const { version } = await this.calls.call(saveTalk, {
      userId: session.profile.userId,
      talk: {
        goals: talk.Goals,
        inputQA: talk.InputQA,
        hasInitiatedChat: talk.HasInitiatedChat,
        messages: talk.MessagesArray,
        conversationState: talk.ConversationState,
      },
    });
    return { Version: version };
  }
}
