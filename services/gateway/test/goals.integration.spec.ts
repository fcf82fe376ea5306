import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  acknowledgeGoal,
  checkGoals,
  deleteGoals,
  editGoal,
  readGoalPage,
  readGoalVersions,
} from '@goalwright/contracts/api/goals';
import { DomainError } from '@goalwright/contracts/errors';
import * as generator from '@goalwright/contracts/generator';
import { GenerationId, GoalId } from '@goalwright/contracts/values';
import { aGoal, aSession, type GatewayUnderTest, startGateway } from './gateway-under-test.js';

jest.setTimeout(60_000);

const goalId = GoalId.parse(randomUUID());
const session = aSession();
const { userId } = session.profile;

describe('goals through the gateway', () => {
  let gateway: GatewayUnderTest;
  let USToken: string;
  beforeAll(async () => {
    gateway = await startGateway();
    USToken = gateway.signIn(session);
  });
  afterAll(() => gateway.stop());

  it('passes on what was edited, as the session’s user, and replies with the whole goal', async () => {
    const edited = aGoal({ GoalId: goalId, Goal: 'will read 90 words', Version: 3 });
    gateway.generator.answers(generator.editGoal, () => ({ goal: edited }));
    const reply = await gateway.client.call(editGoal, {
      USToken,
      GoalId: goalId,
      Goal: 'will read 90 words',
      Fape: [{ Service: 'SAI', Minutes: '60' }],
      Version: 2,
    });
    expect(reply).toMatchObject({ isSuccessful: true, body: { Goal: edited } });
    expect(gateway.generator.received(generator.editGoal).at(-1)).toEqual({
      userId,
      goalId,
      version: 2,
      edit: {
        baseline: null,
        goal: 'will read 90 words',
        objectives: null,
        fape: [{ Service: 'SAI', Minutes: '60' }],
      },
    });
  });

  it.each([
    ['generator.not-found', 404],
    ['generator.goal-stale', 200],
    ['request.too-large', 413],
  ] as const)('passes on the refusal %s as %d', async (code, status) => {
    gateway.generator.answers(generator.editGoal, () => {
      throw new DomainError(code);
    });
    expect(await gateway.client.call(editGoal, { USToken, GoalId: goalId })).toMatchObject({
      status,
      isSuccessful: false,
      problem: { Code: code },
    });
  });

  it.each([
    ['a long baseline', { Baseline: 'x'.repeat(10_001) }],
    ['eleven objectives', { Objectives: Array<string>(11).fill('x') }],
    [
      'a service of 21 fields',
      { Fape: [Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${String(i)}`, 'x']))] },
    ],
    ['a service’s field of 2,001 letters', { Fape: [{ Service: 'x'.repeat(2001) }] }],
    ['half a version', { Version: 1.5 }],
  ])('does not take %s', async (_what, edit) => {
    const asked = gateway.generator.received(generator.editGoal).length;
    expect(await gateway.client.call(editGoal, { USToken, GoalId: goalId, ...edit })).toMatchObject({
      status: 400,
      problem: { Code: 'request.invalid' },
    });
    expect(gateway.generator.received(generator.editGoal)).toHaveLength(asked);
  });

  it('notes what was acknowledged', async () => {
    const Checks = ['Grounded numbers'];
    expect(await gateway.client.call(acknowledgeGoal, { USToken, GoalId: goalId, Checks })).toMatchObject({
      isSuccessful: true,
      body: { Goal: { GoalId: goalId } },
    });
    expect(gateway.generator.received(generator.acknowledgeGoal)).toEqual([
      { userId, goalId, checks: Checks },
    ]);
  });

  it('shows how a goal came to be', async () => {
    const { Baseline, Goal, Objectives, Fape } = aGoal();
    const draft = {
      Version: 0,
      On: '2026-11-20T15:40:00.000Z',
      By: 'draft' as const,
      ...{ Baseline, Goal, Objectives, Fape },
    };
    const versions = [{ ...draft, Version: 2, By: 'provider' as const, Goal: 'will read 90 words' }, draft];
    const acknowledged = [{ Check: 'Grounded numbers', On: '2026-11-20T15:41:00.000Z' }];
    gateway.generator.answers(generator.readGoalVersions, () => ({ versions, acknowledged }));
    expect(await gateway.client.call(readGoalVersions, { USToken, GoalId: goalId })).toMatchObject({
      isSuccessful: true,
      body: { Versions: versions, Acknowledged: acknowledged },
    });
    expect(gateway.generator.received(generator.readGoalVersions)).toEqual([{ userId, goalId }]);
    gateway.generator.answers(generator.readGoalVersions, () => {
      throw new DomainError('generator.not-found');
    });
    expect(await gateway.client.call(readGoalVersions, { USToken, GoalId: goalId })).toMatchObject({
      status: 404,
      problem: { Code: 'generator.not-found' },
    });
  });

  it('shows a page of the report, and since when it is gone', async () => {
    const ask = { USToken, GoalId: goalId, Page: 2 };
    expect(await gateway.client.call(readGoalPage, ask)).toEqual({
      status: 200,
      isSuccessful: true,
      body: {
        IsSuccessful: true,
        Message: '',
        PageText: 'Ana read 45 words correct per minute.',
        PageCount: 2,
      },
    });
    expect(gateway.generator.received(generator.readGoalPage)).toEqual([{ userId, goalId, page: 2 }]);
    const DeletedOn = '2026-11-20T15:40:00.000Z';
    gateway.generator.answers(generator.readGoalPage, () => ({
      pageText: null,
      pageCount: null,
      isReportDeleted: true,
      deletedOn: DeletedOn,
    }));
    expect(await gateway.client.call(readGoalPage, ask)).toEqual({
      status: 200,
      isSuccessful: true,
      body: { IsSuccessful: true, Message: '', IsReportDeleted: true, DeletedOn },
    });
  });

  it('checks pasted goals', async () => {
    const pasted = { AreaOfNeed: 'orf', Baseline: 'reads', Goal: 'will read' };
    expect(await gateway.client.call(checkGoals, { USToken, Goals: [pasted, pasted] })).toMatchObject({
      isSuccessful: true,
      body: { Goals: [{ Quality: 90, Checks: [{ Name: 'Measurable' }] }, { Quality: 90 }] },
    });
    const one = { areaOfNeed: 'orf', baseline: 'reads', goal: 'will read', objectives: [], fape: [] };
    expect(gateway.generator.received(generator.checkGoals)).toEqual([{ goals: [one, one] }]);
  });

  it('deletes a record, and takes it back', async () => {
    const generationId = GenerationId.parse(randomUUID());
    await gateway.client.call(deleteGoals, { USToken, GenerationId: generationId });
    await gateway.client.call(deleteGoals, { USToken, GenerationId: generationId, IsUndo: true });
    expect(gateway.generator.received(generator.deleteGoals)).toEqual([
      { userId, generationId, isUndo: false },
      { userId, generationId, isUndo: true },
    ]);
  });
});
