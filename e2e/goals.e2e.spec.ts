import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { confirmGeneration, deleteDocument } from '@goalwright/contracts/api/documents';
import type { GenerationProgress } from '@goalwright/contracts/api/generations';
import { acknowledgeGoal, deleteGoals, editGoal, readGoalPage } from '@goalwright/contracts/api/goals';
import { getSession } from '@goalwright/contracts/api/talks';
import { api } from './product.js';
import { Provider, refusal, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';

jest.setTimeout(120_000);

describe('goals in the hands of their provider', () => {
  let provider: Provider;
  let documentId: string;
  let generationId: string;
  let followed: GenerationProgress[];

  const follow = async () => {
    const seen: GenerationProgress[] = [];
    for await (const progress of api.followGeneration(generationId, provider.token)) seen.push(progress);
    return seen;
  };
  const goalsNow = async () => (await follow()).at(-1)?.Goals ?? [];
  const historyOf = async () =>
    succeeded(await provider.call(getSession, {})).Session?.GoalsConversationHistory.find(
      (record) => record.GenerationId === generationId,
    )?.GoalsHistory;

  beforeAll(async () => {
    provider = await Provider.ready();
    const found = succeeded(await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }));
    documentId = found.DocumentId ?? '';
    const pending = succeeded(
      await provider.call(
        confirmGeneration,
        {
          DocumentId: documentId,
          Disability: 'SLD',
          StudentName: 'J.W.',
          Areas: [
            { AreaOfNeed: 'Reading fluency', Choice: 'draft' },
            { AreaOfNeed: 'Spelling', Choice: 'draft' },
          ],
        },
        { respondAsync: true },
      ),
    );
    expect(pending).toMatchObject({ IsPending: true, UpdatedWalletBalance: 600 });
    expect(pending.Goals).toBeUndefined();
    generationId = pending.GenerationId ?? '';
    followed = await follow();
  });

  it('arrive on the stream, for whoever did not wait for the reply', () => {
    expect(followed.at(-1)).toMatchObject({
      Status: 'completed',
      Goals: [{ AreaOfNeed: 'Reading fluency' }, { AreaOfNeed: 'Spelling' }],
    });
    const counts = followed.map(({ Goals }) => Goals.length);
    expect(counts).toEqual([...counts].sort());
  });

  it('show their edit on the stream and in the history from then on, and once told in full the stream ends', async () => {
    const [fluency, spelling] = await goalsNow();
    if (!fluency || !spelling) throw new Error('nothing was drafted');
    const Baseline = `${fluency.Baseline} At home he read 72 words correct per minute.`;
    const { Goal } = succeeded(
      await provider.call(editGoal, { GoalId: fluency.GoalId, Baseline, Version: 0 }),
    );
    expect(Goal).toMatchObject({ Baseline, Version: 1 });
    expect(Goal?.Evidence.at(-1)).toMatchObject({
      Quote: '72 words correct per minute',
      IsEnteredByProvider: true,
    });
    expect(await follow()).toMatchObject([{ Status: 'completed', Goals: [Goal, spelling] }]);
    expect(await historyOf()).toEqual([Goal, spelling]);
    const late = { GoalId: fluency.GoalId, Baseline: 'J.W. reads.', Version: 0 };
    expect(refusal(await provider.call(editGoal, late))).toBe('generator.goal-stale');
  });

  it('stand beside the page they came from, until the report is deleted', async () => {
    const [fluency] = await goalsNow();
    const asked = { GoalId: fluency?.GoalId ?? '', Page: fluency?.Evidence[0]?.Page ?? 0 };
    const shown = succeeded(await provider.call(readGoalPage, asked));
    expect(shown.PageText).toContain(fluency?.Evidence[0]?.Quote);
    succeeded(await provider.call(deleteDocument, { DocumentId: documentId }));
    const gone = succeeded(await provider.call(readGoalPage, asked));
    expect(gone).toMatchObject({ IsReportDeleted: true, DeletedOn: expect.any(String) });
    expect(gone.PageText).toBeUndefined();
  });

  it('are nobody else’s', async () => {
    const [fluency] = await goalsNow();
    const GoalId = fluency?.GoalId ?? '';
    const stranger = await Provider.ready();
    const replies = [
      await stranger.call(editGoal, { GoalId, Goal: 'Mine.' }),
      await stranger.call(acknowledgeGoal, { GoalId, Checks: ['Grounded numbers'] }),
      await stranger.call(readGoalPage, { GoalId, Page: 1 }),
      await stranger.call(deleteGoals, { GenerationId: generationId }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await goalsNow()).toContainEqual(fluency);
  });

  it('are gone from the history at once when deleted, and back with an undo', async () => {
    const goals = await goalsNow();
    succeeded(await provider.call(deleteGoals, { GenerationId: generationId }));
    expect(await historyOf()).toBeUndefined();
    await expect(follow()).rejects.toThrow('404');
    succeeded(await provider.call(deleteGoals, { GenerationId: generationId, IsUndo: true }));
    expect(await historyOf()).toEqual(goals);
  });
});
