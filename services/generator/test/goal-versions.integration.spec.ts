import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Goal } from '@goalwright/contracts/api/goals';
import {
  acknowledgeGoal,
  deleteGoals,
  editGoal,
  type GoalEdit,
  readGoalVersions,
  start,
} from '@goalwright/contracts/generator';
import { type GenerationId, GoalId, UserId } from '@goalwright/contracts/values';
import { eventually } from '@goalwright/testing';
import pg from 'pg';
import { GeneratorUnderTest } from './generator-under-test.js';

jest.setTimeout(90_000);

let generator: GeneratorUnderTest;
let admin: pg.Client;
let userId: UserId;
let goal: Goal;
let generationId: GenerationId;

beforeAll(async () => {
  generator = await GeneratorUnderTest.start({ DAILY_AREA_LIMIT: '100', SWEEP_EVERY_MS: '100' });
  admin = new pg.Client({ connectionString: generator.database.adminUrl });
  await admin.connect();
  ({ userId } = generator.provider);
});
afterAll(async () => {
  await admin.end();
  await generator.stop();
});

beforeEach(async () => {
  ({ generationId } = await generator.call(start, {
    provider: generator.provider,
    key: randomUUID(),
    documentId: null,
    disability: 'SLD',
    studentLabel: 'N.P.',
    areas: [
      {
        areaOfNeed: 'Reading fluency',
        baseline: 'Reads 52 words correct per minute, October 5, 2026.',
        isPlanOnly: false,
      },
    ],
  }));
  const [drafted] = (await generator.finished(generationId)).goals;
  if (!drafted) throw new Error('nothing was drafted');
  goal = drafted;
});

const edit = (change: Partial<GoalEdit>) =>
  generator.call(editGoal, {
    userId,
    goalId: goal.GoalId,
    version: null,
    edit: { baseline: null, goal: null, objectives: null, fape: null, ...change },
  });
const read = (goalId = goal.GoalId, by = userId) => generator.call(readGoalVersions, { userId: by, goalId });
const versions = async () => (await read()).versions;
/** As if the last save were so long ago. */
const letPass = (time: string) =>
  admin.query(
    'update generator.goal_version set saved_at = saved_at - $2::interval where generation_id = $1',
    [generationId, time],
  );

const draftOf = ({ Baseline, Goal: sentence, Objectives, Fape }: Goal) => ({
  Version: 0,
  On: expect.any(String),
  By: 'draft',
  Baseline,
  Goal: sentence,
  Objectives,
  Fape,
});

describe('the versions of a goal', () => {
  it('are its draft, while nobody edited it', async () => {
    expect(await read()).toEqual({ versions: [draftOf(goal)], acknowledged: [] });
  });

  it('are every text that stood for a while, newest first, each whole', async () => {
    await edit({ goal: 'N.P. will read.' });
    await letPass('6 minutes');
    await edit({ goal: 'N.P. will read aloud.' });
    await edit({ baseline: 'N.P. reads.' });
    const draft = draftOf(goal);
    expect(await versions()).toEqual([
      { ...draft, Version: 3, By: 'provider', Goal: 'N.P. will read aloud.', Baseline: 'N.P. reads.' },
      { ...draft, Version: 2, By: 'provider', Goal: 'N.P. will read aloud.' },
      { ...draft, Version: 1, By: 'provider', Goal: 'N.P. will read.' },
      draft,
    ]);
    const [newest, , , drafted] = await versions();
    expect(Math.abs(Date.parse(newest?.On ?? '') - Date.now())).toBeLessThan(30_000);
    expect(Date.parse(drafted?.On ?? '')).toBeLessThan(Date.parse(newest?.On ?? ''));
  });

  it('count what is typed in one go as one, under its last number', async () => {
    for (const words of ['N.', 'N.P. will', 'N.P. will read.']) await edit({ goal: words });
    expect(await versions()).toMatchObject([{ Version: 3, Goal: 'N.P. will read.' }, { Version: 0 }]);
    await letPass('4 minutes');
    await edit({ goal: 'N.P. will read well.' });
    expect(await versions()).toMatchObject([{ Version: 4, Goal: 'N.P. will read well.' }, { Version: 0 }]);
    // Another field is another thought, and so is the first one after it.
    await edit({ objectives: ['N.P. reads a page.'] });
    await edit({ goal: 'N.P. will read loudly.' });
    expect((await versions()).map(({ Version }) => Version)).toEqual([6, 5, 4, 0]);
  });

  it('lose none to an edit that changes nothing or is refused, and none to two tabs at once', async () => {
    await edit({ goal: 'N.P. will read.' });
    await edit({ goal: 'N.P. will read.' });
    await Promise.all([
      edit({ baseline: 'N.P. reads.' }),
      edit({ objectives: ['One.'] }),
      edit({ fape: [] }),
    ]);
    const kept = await versions();
    expect(kept.map(({ Version }) => Version)).toEqual([4, 3, 2, 1, 0]);
    expect(kept[0]).toMatchObject({ Baseline: 'N.P. reads.', Objectives: ['One.'], Fape: [] });
  });

  it('are fifty at most, the draft among them', async () => {
    for (let version = 1; version <= 52; version += 1) {
      await edit({ goal: `N.P. will read, ${String(version)}.` });
      await letPass('6 minutes');
    }
    const kept = await versions();
    expect(kept).toHaveLength(50);
    expect(kept.map(({ Version }) => Version)).toEqual([
      ...Array.from({ length: 49 }, (_, place) => 52 - place),
      0,
    ]);
    expect(kept.at(-1)).toEqual(draftOf(goal));
    // In place of the newest: no older one has to go for it.
    await letPass('-6 minutes');
    await edit({ goal: 'N.P. will read, at last.' });
    expect((await versions()).map(({ Version }) => Version)).toEqual([
      53,
      ...kept.slice(1).map(({ Version }) => Version),
    ]);
  });

  it('come with what was acknowledged', async () => {
    const { goal: seen } = await generator.call(acknowledgeGoal, {
      userId,
      goalId: goal.GoalId,
      checks: ['Grounded numbers'],
    });
    expect(await read()).toEqual({ versions: [draftOf(goal)], acknowledged: seen.Acknowledged });
  });

  it('are shown to nobody but the owner, and to her no more once the record is deleted', async () => {
    await edit({ goal: 'N.P. will read.' });
    for (const ask of [read(goal.GoalId, UserId.parse(randomUUID())), read(GoalId.parse(randomUUID()))])
      await expect(ask).rejects.toMatchObject({ code: 'generator.not-found' });
    await generator.call(deleteGoals, { userId, generationId, isUndo: false });
    await expect(read()).rejects.toMatchObject({ code: 'generator.not-found' });
    await generator.call(deleteGoals, { userId, generationId, isUndo: true });
    expect(await versions()).toHaveLength(2);
  });

  it('are sealed, and erased with the record', async () => {
    await edit({ goal: 'N.P. will read Charlotte’s Web.' });
    const rows = async () =>
      (
        await admin.query<{ row: string }>(
          `select row_to_json(v)::text || encode(sealed_text, 'escape') as row
           from generator.goal_version v where generation_id = $1`,
          [generationId],
        )
      ).rows;
    const [kept] = await rows();
    expect(kept?.row).toContain(generationId);
    expect(kept?.row).not.toMatch(/Charlotte|N\.P\./);
    await generator.call(deleteGoals, { userId, generationId, isUndo: false });
    await admin.query(
      `update generator.generation set deleted_at = now() - interval '1 minute' where id = $1`,
      [generationId],
    );
    await eventually(async () => {
      expect(await rows()).toEqual([]);
    });
  });
});
