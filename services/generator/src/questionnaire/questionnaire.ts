/** Answers one question of a talk, and starts the generation when the answers are complete. */
import { Injectable } from '@nestjs/common';
import type { Question, QuestionAndAnswer } from '@goalwright/contracts/api/questionnaire';
import type { AreaRequest } from '@goalwright/contracts/generator';
import type { Cents, GenerationId, UserId } from '@goalwright/contracts/values';
import type { StudentFacts } from '@goalwright/drafting';
import { Generations } from '../generations/generations.js';
import { fingerprint } from '../fingerprint.js';
import { advance, type Answer, type Facts, isPastNeeds, questionAt } from './graph.js';
import { newTalk, resumeTalk, type Talk, writeConversation } from './talk.js';

export interface AnswerRequest {
  readonly provider: { readonly userId: UserId; readonly isInternal: boolean };
  /** Null starts a new talk. */
  readonly conversation: string | null;
  readonly inputQA: readonly QuestionAndAnswer[];
  readonly answer: Answer;
  /** The structured form of the answer, where the page has one: `{ AreaOfNeed, Baseline }`. */
  readonly object: Readonly<Record<string, unknown>> | null;
}

export interface AnswerReply {
  readonly nextQuestion: Question;
  readonly conversation: string;
  readonly inputQA: QuestionAndAnswer[];
  readonly needsNodeReached: boolean;
  readonly message: string;
  readonly generationId: GenerationId | null;
  readonly availableCents: Cents | null;
}

@Injectable()
export class Questionnaire {
  constructor(private readonly generations: Generations) {}

  async answer(request: AnswerRequest): Promise<AnswerReply> {
    if (request.conversation === null) return replyAt(newTalk(), [], '');
    const talk = resumeTalk(request.conversation, request.inputQA);
    const answer = structuredBaseline(talk, request) ?? request.answer;
    const asked = questionAt(talk.node, talk.facts).question;
    const step = advance(talk.node, talk.facts, answer);
    const before = request.inputQA.map((pair, place) => ({ ...pair, id: talk.asked[place] ?? talk.node }));
    if (step.askAgain !== undefined) return replyAt(talk, before, step.askAgain);
    const inputQA = [...before, { id: talk.node, question: asked, answer: storable(answer) }];
    const reply = replyAt({ ...talk, node: step.node, facts: step.facts }, inputQA, '');
    if (!step.isDraftDue) return reply;
    const started = await this.generations.start({
      provider: request.provider,
      // The same answers in the same talk are the same request, however often it is sent.
      key: fingerprint([request.provider.userId, talk.talkId, inputQA.map(said)]),
      documentId: null,
      disability: step.facts.disability ?? '',
      secondaryDisability: step.facts.secondaryDisability ?? null,
      student: studentOf(step.facts),
      areas: areasOf(step.facts),
    });
    return { ...reply, ...started };
  }
}

function replyAt(talk: Talk, inputQA: QuestionAndAnswer[], message: string): AnswerReply {
  return {
    nextQuestion: questionAt(talk.node, talk.facts),
    conversation: writeConversation(talk),
    inputQA,
    needsNodeReached: isPastNeeds(talk.node),
    message,
    generationId: null,
    availableCents: null,
  };
}

const storable = (answer: Answer): string | string[] | null =>
  typeof answer === 'string' || answer === null ? answer : [...answer];

const said = ({ question, answer }: QuestionAndAnswer) => ({ question, answer });

function structuredBaseline(talk: Talk, request: AnswerRequest): string | undefined {
  const typed = request.object?.['Baseline'];
  return talk.node === 'baseline' && typeof typed === 'string' && typed.trim() !== '' ? typed : undefined;
}

function areasOf(facts: Facts): AreaRequest[] {
  return Object.entries(facts.baselines ?? {}).map(([areaOfNeed, baseline]) => ({
    areaOfNeed,
    baseline,
    isPlanOnly: baseline === null,
  }));
}

function studentOf(facts: Facts): StudentFacts {
  return {
    ...(facts.studentLabel === undefined ? {} : { label: facts.studentLabel }),
    ...(facts.grade === undefined ? {} : { grade: facts.grade }),
    ...(facts.strength ? { strengths: [facts.strength] } : {}),
    ...(facts.setting ? { setting: facts.setting } : {}),
  };
}
