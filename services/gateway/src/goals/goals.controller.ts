import {
  acknowledgeGoal,
  checkGoals,
  deleteGoals,
  editGoal,
  readGoalPage,
  readGoalVersions,
} from '@goalwright/contracts/api/goals';
import type { Received } from '@goalwright/contracts/define';
import * as generator from '@goalwright/contracts/generator';
import { Calls } from '@goalwright/messaging';
import { Controller } from '@nestjs/common';
import { type Caller, Serves } from '../admission/serves.js';

@Controller()
export class GoalsController {
  constructor(private readonly calls: Calls) {}

  @Serves(editGoal)
  async edit(request: Received<typeof editGoal.request>, { session }: Caller<'provider'>) {
    const { goal } = await this.calls.call(generator.editGoal, {
      userId: session.profile.userId,
      goalId: request.GoalId,
      version: request.Version ?? null,
      edit: {
        baseline: request.Baseline ?? null,
        goal: request.Goal ?? null,
        objectives: request.Objectives ?? null,
        fape: request.Fape ?? null,
      },
    });
    return { Goal: goal };
  }

  @Serves(acknowledgeGoal)
  async acknowledge(request: Received<typeof acknowledgeGoal.request>, { session }: Caller<'provider'>) {
    const { goal } = await this.calls.call(generator.acknowledgeGoal, {
      userId: session.profile.userId,
      goalId: request.GoalId,
      checks: request.Checks,
    });
    return { Goal: goal };
  }

  @Serves(readGoalVersions)
  async readVersions(request: Received<typeof readGoalVersions.request>, { session }: Caller<'provider'>) {
    const { versions, acknowledged } = await this.calls.call(generator.readGoalVersions, {
      userId: session.profile.userId,
      goalId: request.GoalId,
    });
    return { Versions: versions, Acknowledged: acknowledged };
  }

  @Serves(readGoalPage)
  async readPage(request: Received<typeof readGoalPage.request>, { session }: Caller<'provider'>) {
    const { pageText, pageCount, isReportDeleted, deletedOn } = await this.calls.call(
      generator.readGoalPage,
      { userId: session.profile.userId, goalId: request.GoalId, page: request.Page },
    );
    return {
      ...(pageText === null ? {} : { PageText: pageText }),
      ...(pageCount === null ? {} : { PageCount: pageCount }),
      ...(isReportDeleted ? { IsReportDeleted: true } : {}),
      ...(deletedOn === null ? {} : { DeletedOn: deletedOn }),
    };
  }

  @Serves(checkGoals)
  async check({ Goals: pasted }: Received<typeof checkGoals.request>) {
    const { goals, planChecks } = await this.calls.call(generator.checkGoals, {
      goals: pasted.map((goal) => ({
        areaOfNeed: goal.AreaOfNeed,
        baseline: goal.Baseline,
        goal: goal.Goal,
        objectives: goal.Objectives ?? [],
        fape: goal.Fape ?? [],
      })),
    });
    return {
      Goals: goals.map(({ quality, checks }) => ({ Quality: quality, Checks: checks })),
      ...(planChecks === undefined ? {} : { PlanChecks: planChecks }),
    };
  }

  @Serves(deleteGoals)
  async delete(request: Received<typeof deleteGoals.request>, { session }: Caller<'provider'>) {
    await this.calls.call(generator.deleteGoals, {
      userId: session.profile.userId,
      generationId: request.GenerationId,
      isUndo: request.IsUndo ?? false,
    });
    return {};
  }
}
