import { getSession, saveSession } from '@goalwright/contracts/api/talks';
import type { Received } from '@goalwright/contracts/define';
import { readTalk, saveTalk } from '@goalwright/contracts/generator';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';
import { sessionView } from '../session-view/session-view.js';

@Controller()
export class TalksController {
  constructor(private readonly calls: Calls) {}

  @Serves(getSession)
  async read(_request: Received<typeof getSession.request>, { session }: Caller<'user'>) {
    const { talk, history } = await this.calls.call(readTalk, { userId: session.profile.userId });
    return { Session: sessionView(talk, history) };
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
