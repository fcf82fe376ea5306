import { submitQuestion } from '@goalwright/contracts/api/questionnaire';
import type { Received } from '@goalwright/contracts/define';
import { answerQuestion } from '@goalwright/contracts/generator';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';
import { Gate } from '../gate/gate.js';
import { Generations } from '../generations/generations.js';

@Controller()
export class QuestionnaireController {
  constructor(
    private readonly calls: Calls,
    private readonly gate: Gate,
    private readonly generations: Generations,
  ) {}

  @Serves(submitQuestion)
  async submit(request: Received<typeof submitQuestion.request>, caller: Caller<'provider'>) {
    // Whether a talk is under way is the caller's word; whether this sign-in passed the gate is ours.
    await this.gate.pass(caller.session);
    const { userId, isInternal } = caller.session.profile;
    const step = await this.calls.call(answerQuestion, {
      provider: { userId, isInternal },
      conversation: request.Conversation ?? null,
      inputQA: request.InputQA ?? [],
      answer: request.UserInputs ?? null,
      object: request.Object ?? null,
    });
    const drafted =
      step.generationId === null
        ? {}
        : await this.generations.reply(caller, step.generationId, step.availableCents);
    return {
      Message: step.message,
      NextQuestion: step.nextQuestion,
      Conversation: step.conversation,
      InputQA: step.inputQA,
      NeedsNodeReached: step.needsNodeReached,
      ...drafted,
    };
  }
}
