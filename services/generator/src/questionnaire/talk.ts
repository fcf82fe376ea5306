/** The client's copy of a talk, and the state derived anew from it: nothing it claims is believed but its answers. */
import { randomUUID } from 'node:crypto';
import type { QuestionAndAnswer, QuestionId } from '@goalwright/contracts/api/questionnaire';
import { DomainError } from '@goalwright/contracts/errors';
import { TalkId } from '@goalwright/contracts/values';
import { z } from 'zod';
import { advance, type Facts, FIRST_NODE } from './graph.js';

/** The opaque `Conversation` string: which talk this is. Where the talk stands follows from its answers. */
const Conversation = z.object({ talkId: TalkId, version: z.literal(1) });

export interface Talk {
  readonly talkId: TalkId;
  readonly node: QuestionId;
  readonly facts: Facts;
  /** What each answer so far answered. */
  readonly asked: readonly QuestionId[];
}

export function newTalk(): Talk {
  return { talkId: TalkId.parse(randomUUID()), node: FIRST_NODE, facts: {}, asked: [] };
}

export function writeConversation(talk: Talk): string {
  return Buffer.from(JSON.stringify({ talkId: talk.talkId, version: 1 })).toString('base64url');
}

function readTalkId(conversation: string): TalkId {
  try {
    return Conversation.parse(JSON.parse(Buffer.from(conversation, 'base64url').toString('utf8'))).talkId;
  } catch (cause) {
    throw new DomainError('generator.talk-invalid', {}, { cause });
  }
}

/**
 * The talk at the point its answers lead to.
 * @throws DomainError `generator.talk-invalid` where the string is not ours or an earlier answer could not have been one
 */
export function resumeTalk(conversation: string, answers: readonly QuestionAndAnswer[]): Talk {
  let talk: Talk = { talkId: readTalkId(conversation), node: FIRST_NODE, facts: {}, asked: [] };
  for (const { answer } of answers) {
    const step = advance(talk.node, talk.facts, answer);
    if (step.askAgain !== undefined) throw new DomainError('generator.talk-invalid');
    talk = { ...talk, node: step.node, facts: step.facts, asked: [...talk.asked, talk.node] };
  }
  return talk;
}
