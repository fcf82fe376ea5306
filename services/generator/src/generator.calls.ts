/** The generator's edge: what the gateway and the wallet may ask. */
import { Injectable } from '@nestjs/common';
import type { Received } from '@goalwright/contracts/define';
import {
  acknowledgeGoal,
  answerQuestion,
  changes,
  checkGoals,
  chooseStudent,
  deleteDocument,
  deleteGoals,
  editGoal,
  readDocument,
  readGoalPage,
  readGoalVersions,
  readOutcome,
  readTalk,
  readUsage,
  saveTalk,
  start,
  uploadDocument,
} from '@goalwright/contracts/generator';
import { checkPastedPlan } from '@goalwright/drafting';
import { Answers } from '@goalwright/messaging';
import { Documents } from './documents/documents.js';
import { documentReply } from './documents/document-reply.js';
import { Generations } from './generations/generations.js';
import { Goals } from './goals/goals.js';
import { History } from './history/history.js';
import { Questionnaire } from './questionnaire/questionnaire.js';
import { Talks } from './talks/talks.js';
import { Usages } from './usages/usages.js';

@Injectable()
export class GeneratorCalls {
  constructor(
    private readonly documents: Documents,
    private readonly generations: Generations,
    private readonly questionnaire: Questionnaire,
    private readonly talks: Talks,
    private readonly history: History,
    private readonly goals: Goals,
    private readonly usages: Usages,
  ) {}

  @Answers(uploadDocument)
  async uploadDocument(request: Received<typeof uploadDocument.request>) {
    return { documentId: await this.documents.upload(request) };
  }

  @Answers(readDocument)
  async readDocument({ userId, documentId, waitMs }: Received<typeof readDocument.request>) {
    return documentReply(await this.documents.read(userId, documentId, waitMs));
  }

  @Answers(chooseStudent)
  async chooseStudent({ userId, documentId, student }: Received<typeof chooseStudent.request>) {
    await this.documents.chooseStudent(userId, documentId, student);
    return {};
  }

  @Answers(deleteDocument)
  async deleteDocument({ userId, documentId }: Received<typeof deleteDocument.request>) {
    return { wasDeleted: await this.documents.delete(userId, documentId) };
  }

  @Answers(start)
  start({ studentLabel, pronouns, ...request }: Received<typeof start.request>) {
    return this.generations.start({
      ...request,
      student: {
        ...(studentLabel === null ? {} : { label: studentLabel }),
        ...(pronouns === null ? {} : { pronouns }),
      },
    });
  }

  @Answers(changes)
  changes({ userId, generationId, after, waitMs }: Received<typeof changes.request>) {
    return this.generations.changes(userId, generationId, after, waitMs);
  }

  @Answers(editGoal)
  async editGoal({ userId, goalId, version, edit }: Received<typeof editGoal.request>) {
    return { goal: await this.goals.edit(userId, goalId, version, edit) };
  }

  @Answers(acknowledgeGoal)
  async acknowledgeGoal({ userId, goalId, checks }: Received<typeof acknowledgeGoal.request>) {
    return { goal: await this.goals.acknowledge(userId, goalId, checks) };
  }

  @Answers(readGoalVersions)
  readGoalVersions({ userId, goalId }: Received<typeof readGoalVersions.request>) {
    return this.goals.versions(userId, goalId);
  }

  @Answers(readGoalPage)
  readGoalPage({ userId, goalId, page }: Received<typeof readGoalPage.request>) {
    return this.goals.page(userId, goalId, page);
  }

  @Answers(checkGoals)
  checkGoals({ goals }: Received<typeof checkGoals.request>) {
    return Promise.resolve(checkPastedPlan(goals));
  }

  @Answers(answerQuestion)
  answerQuestion(request: Received<typeof answerQuestion.request>) {
    return this.questionnaire.answer(request);
  }

  @Answers(readTalk)
  async readTalk({ userId }: Received<typeof readTalk.request>) {
    const [talk, history] = await Promise.all([this.talks.read(userId), this.history.list(userId)]);
    return { talk, history };
  }

  @Answers(saveTalk)
  async saveTalk({ userId, talk }: Received<typeof saveTalk.request>) {
    return { version: await this.talks.save(userId, talk) };
  }

  @Answers(deleteGoals)
  async deleteGoals({ userId, generationId, isUndo }: Received<typeof deleteGoals.request>) {
    await (isUndo ? this.history.restore(userId, generationId) : this.history.delete(userId, generationId));
    return {};
  }

  @Answers(readUsage)
  readUsage({ userId }: Received<typeof readUsage.request>) {
    return this.usages.read(userId);
  }

  @Answers(readOutcome)
  readOutcome({ generationId }: Received<typeof readOutcome.request>) {
    return this.generations.outcome(generationId);
  }
}
