import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Goal } from '@goalwright/contracts/api/goals';
import {
  acknowledgeGoal,
  changes,
  checkGoals,
  deleteDocument,
  deleteGoals,
  editGoal,
  type GoalEdit,
  readGoalPage,
  readTalk,
  saveTalk,
  readUsage,
  start,
} from '@goalwright/contracts/generator';
import { type DocumentId, type GenerationId, GoalId, UserId } from '@goalwright/contracts/values';
import { eventually } from '@goalwright/testing';
import pg from 'pg';
import { GeneratorUnderTest, REPORT } from './generator-under-test.js';

jest.setTimeout(90_000);

let generator: GeneratorUnderTest;
let admin: pg.Client;
let provider: { userId: UserId; isInternal: boolean };
let userId: UserId;
const stranger = UserId.parse(randomUUID());

beforeAll(async () => {
  generator = await GeneratorUnderTest.start({ DAILY_AREA_LIMIT: '100', SWEEP_EVERY_MS: '100' });
  admin = new pg.Client({ connectionString: generator.database.adminUrl });
  await admin.connect();
  ({ provider } = generator);
  ({ userId } = provider);
});

afterAll(async () => {
  await admin.end();
  await generator.stop();
});

interface Drafted {
  generationId: GenerationId;
  goal: Goal;
}

async function drafted(documentId: DocumentId | null): Promise<Drafted> {
  const { generationId } = await generator.call(start, {
    provider,
    key: randomUUID(),
    documentId,
    disability: 'SLD',
    studentLabel: 'N.P.',
    areas: [
      {
        areaOfNeed: 'Reading fluency',
        baseline: documentId === null ? 'Reads 52 words correct per minute, October 5, 2026.' : null,
        isPlanOnly: false,
      },
    ],
  });
  const [goal] = (await generator.finished(generationId)).goals;
  if (!goal) throw new Error('nothing was drafted');
  return { generationId, goal };
}
async function draftedFromReport() {
  const { documentId } = await generator.uploaded(REPORT);
  return { documentId, ...(await drafted(documentId)) };
}

const edit = (goal: Goal, change: Partial<GoalEdit>, version: number | null = null, by = userId) =>
  generator.call(editGoal, {
    userId: by,
    goalId: goal.GoalId,
    version,
    edit: { baseline: null, goal: null, objectives: null, fape: null, ...change },
  });
const streamed = async (generationId: GenerationId) =>
  (await generator.call(changes, { userId, generationId, after: 0, waitMs: 0 })).goals;
const historyOf = async (generationId: GenerationId) =>
  (await generator.call(readTalk, { userId })).history.find((entry) => entry.generationId === generationId)
    ?.goals;
const aVerdict = (goal: Goal, name: string) => goal.Checks.find((check) => check.Name === name)?.Verdict;

describe('an edited goal', () => {
  let made: Drafted;
  beforeEach(async () => {
    made = await drafted(null);
  });

  it('shows everywhere, checked again, with the typed number marked', async () => {
    const before = await generator.call(changes, { userId, ...made, after: 0, waitMs: 0 });
    const { goal } = await edit(made.goal, {
      baseline: `${made.goal.Baseline} In class N.P. read 61 words correct per minute.`,
      goal: 'N.P. will improve.',
    });
    expect(goal).toMatchObject({ Goal: 'N.P. will improve.', Version: 1, EditedOn: expect.any(String) });
    expect(aVerdict(goal, 'Timeframe')).toBe('fail');
    expect(aVerdict(goal, 'Grounded numbers')).toBe('pass');
    expect(goal.Quality).toBeLessThan(made.goal.Quality);
    expect(goal.Evidence).toContainEqual({
      Text: '61 words correct per minute',
      Page: null,
      Quote: '61 words correct per minute',
      IsEnteredByProvider: true,
    });
    const after = await generator.call(changes, { userId, ...made, after: before.change, waitMs: 0 });
    expect(after).toMatchObject({ status: 'completed', change: before.change + 1, goals: [goal] });
    expect(await historyOf(made.generationId)).toEqual([goal]);
  });

  it('loses its marks with the draft’s own words, whichever edit brings them back', async () => {
    await edit(made.goal, { goal: 'N.P. will read 777 words.' });
    await edit(made.goal, { goal: 'N.P. will read.' });
    const { goal } = await edit(made.goal, { goal: made.goal.Goal });
    expect(goal).toEqual({ ...made.goal, Version: 3, EditedOn: expect.any(String) });
  });

  it('is the same after the same edit again, and tells a tab that saw less', async () => {
    const first = await edit(made.goal, { goal: 'N.P. will read.' }, 0);
    expect(await edit(made.goal, { goal: 'N.P. will read.' }, 0)).toEqual(first);
    await expect(edit(made.goal, { goal: 'N.P. will spell.' }, 0)).rejects.toMatchObject({
      code: 'generator.goal-stale',
    });
    expect(await streamed(made.generationId)).toEqual([first.goal]);
    expect((await edit(made.goal, { goal: 'N.P. will spell.' }, 1)).goal.Version).toBe(2);
    expect((await edit(made.goal, { goal: 'N.P. will write.' })).goal.Version).toBe(3);
  });

  it('loses no edit of two tabs at once: one wins where they name a version, each counts where not', async () => {
    const named = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => edit(made.goal, { goal: `N.P. will read, ${String(i)}.` }, 0)),
    );
    expect(named.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const fields = await Promise.all([
      edit(made.goal, { baseline: 'N.P. reads.' }),
      edit(made.goal, { objectives: ['N.P. reads a page.'] }),
      edit(made.goal, { fape: [] }),
    ]);
    expect(fields.map(({ goal }) => goal.Version).sort()).toEqual([2, 3, 4]);
    expect(await streamed(made.generationId)).toMatchObject([
      { Baseline: 'N.P. reads.', Objectives: ['N.P. reads a page.'], Fape: [], Version: 4 },
    ]);
  });

  it('can be one while the others are still drafted, and is no sign of life of their worker', async () => {
    await admin.query(`update generator.generation set status = 'queued' where id = $1`, [made.generationId]);
    const rowOf = async () => {
      const { rows } = await admin.query<{ updated_at: Date; change: number }>(
        'select updated_at, change from generator.generation where id = $1',
        [made.generationId],
      );
      return rows[0];
    };
    const before = await rowOf();
    const { goal } = await edit(made.goal, { goal: 'N.P. will read.' });
    expect(await streamed(made.generationId)).toEqual([goal]);
    const after = await rowOf();
    expect(after?.updated_at).toEqual(before?.updated_at);
    expect(after?.change).toBe((before?.change ?? 0) + 1);
  });

  it('lies in the table as nothing readable, draft and edit alike', async () => {
    await edit(made.goal, { goal: 'N.P. will read Charlotte’s Web.' });
    const { rows } = await admin.query<{ sealed_goal: Buffer; sealed_draft: Buffer }>(
      'select sealed_goal, sealed_draft from generator.area where goal_id = $1',
      [made.goal.GoalId],
    );
    const [row] = rows;
    expect(row?.sealed_goal.includes('Charlotte')).toBe(false);
    expect(row?.sealed_draft.length).toBeGreaterThan(100);
    expect(row?.sealed_draft.includes('N.P.')).toBe(false);
  });

  it('may not grow without end', async () => {
    const fape = Array.from({ length: 50 }, () => ({
      Service: 'x'.repeat(2000),
      Provider: 'y'.repeat(2000),
    }));
    await expect(edit(made.goal, { fape })).rejects.toMatchObject({ code: 'request.too-large' });
    expect(await streamed(made.generationId)).toEqual([made.goal]);
  });
});

it('shows a goal to nobody but its owner', async () => {
  const { goal, generationId } = await drafted(null);
  const { GoalId: goalId } = goal;
  const asks = (by: UserId, id: GoalId) => [
    edit({ ...goal, GoalId: id }, { goal: 'Mine.' }, null, by),
    generator.call(acknowledgeGoal, { userId: by, goalId: id, checks: ['Grounded numbers'] }),
    generator.call(readGoalPage, { userId: by, goalId: id, page: 1 }),
  ];
  const outcomes = await Promise.allSettled([
    ...asks(stranger, goalId),
    ...asks(userId, GoalId.parse(randomUUID())),
    generator.call(deleteGoals, { userId: stranger, generationId, isUndo: false }),
    generator.call(deleteGoals, { userId: stranger, generationId, isUndo: true }),
  ]);
  expect(outcomes).toMatchObject(
    Array.from({ length: 8 }, () => ({ status: 'rejected', reason: { code: 'generator.not-found' } })),
  );
  expect(await streamed(generationId)).toEqual([goal]);
});

describe('an acknowledgement', () => {
  it('is kept with its first time, beside later edits, and changes no version', async () => {
    const { goal, generationId } = await drafted(null);
    const acknowledge = (checks: string[]) =>
      generator.call(acknowledgeGoal, { userId, goalId: goal.GoalId, checks });
    const once = await acknowledge(['Grounded numbers', 'Grounded numbers']);
    expect(once.goal).toEqual({
      ...goal,
      Acknowledged: [{ Check: 'Grounded numbers', On: expect.any(String) }],
    });
    const twice = await acknowledge(['Service complete', 'Grounded numbers']);
    expect(twice.goal.Acknowledged).toMatchObject([
      once.goal.Acknowledged?.[0],
      { Check: 'Service complete' },
    ]);
    await edit(goal, { goal: 'N.P. will read.' }, 0);
    expect(await streamed(generationId)).toMatchObject([
      { Version: 1, Acknowledged: twice.goal.Acknowledged },
    ]);
  });

  it('takes names of checks and nothing that a person could have typed', async () => {
    const { goal, generationId } = await drafted(null);
    await expect(
      generator.call(acknowledgeGoal, {
        userId,
        goalId: goal.GoalId,
        checks: ['Grounded numbers', 'Nadia reads'],
      }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await streamed(generationId)).toEqual([goal]);
  });
});

describe('the page behind a quote', () => {
  const page = (goal: Goal, number = 1) =>
    generator.call(readGoalPage, { userId, goalId: goal.GoalId, page: number });

  it('is the report’s own text, until the report is deleted: then since when', async () => {
    const { goal, documentId } = await draftedFromReport();
    const shown = await page(goal);
    expect(shown).toEqual({ pageText: REPORT, pageCount: 1, isReportDeleted: false, deletedOn: null });
    for (const { Quote } of goal.Evidence) expect(shown.pageText).toContain(Quote);
    expect(await page(goal, 2)).toMatchObject({ pageText: null, pageCount: 1, isReportDeleted: false });
    await generator.call(deleteDocument, { userId, documentId });
    const gone = await page(goal);
    expect(gone).toMatchObject({ pageText: null, pageCount: null, isReportDeleted: true });
    expect(Math.abs(Date.parse(gone.deletedOn ?? '') - Date.now())).toBeLessThan(30_000);
    expect((await edit(goal, { goal: 'N.P. will read.' })).goal.Evidence).toEqual(goal.Evidence);
  });

  it('is gone with the report’s day, before and after the sweeper came by', async () => {
    const { goal, documentId } = await draftedFromReport();
    const expiredOn = new Date(Date.now() - 3_600_000);
    await admin.query('update generator.document set expires_at = $2 where id = $1', [documentId, expiredOn]);
    const expected = { pageText: null, isReportDeleted: true, deletedOn: expiredOn.toISOString() };
    expect(await page(goal)).toMatchObject(expected);
    await eventually(async () => {
      const { rows } = await admin.query('select 1 from generator.document where id = $1', [documentId]);
      expect(rows).toEqual([]);
    });
    expect(await page(goal)).toMatchObject(expected);
  });

  it('does not exist where the baseline was typed', async () => {
    const { goal } = await drafted(null);
    expect(await page(goal)).toEqual({
      pageText: null,
      pageCount: null,
      isReportDeleted: false,
      deletedOn: null,
    });
  });
});

it('proves a number that the provider takes from the report', async () => {
  const { goal } = await draftedFromReport();
  const edited = await edit(goal, {
    baseline: 'N.P. read 31 words correct per minute in September 2025, and 77 at home.',
  });
  const added = edited.goal.Evidence.slice(goal.Evidence.length);
  expect(added).toMatchObject([
    { Page: 1, Quote: expect.stringContaining('31 words correct per minute') },
    { Page: null, Quote: '77 at home', IsEnteredByProvider: true },
  ]);
  expect(aVerdict(edited.goal, 'Grounded numbers')).toBe('pass');
});

it('checks goals from anywhere, and keeps nothing of them', async () => {
  const pasted = { areaOfNeed: 'orf', baseline: '', goal: 'N.P. will improve.', objectives: [], fape: [] };
  const { goals } = await generator.call(checkGoals, {
    goals: [pasted, { ...pasted, baseline: 'Reads 5.' }],
  });
  expect(goals.map(({ checks }) => checks.length)).toEqual([20, 20]);
  expect(goals[0]?.checks.find(({ Name }) => Name === 'Timeframe')?.Verdict).toBe('fail');
});

describe('a deleted record', () => {
  const remove = (generationId: GenerationId, isUndo = false) =>
    generator.call(deleteGoals, { userId, generationId, isUndo });
  const texts = async (generationId: GenerationId) => {
    const { rows } = await admin.query<{ length: number }>(
      `select coalesce(sum(octet_length(sealed_request) + coalesce(octet_length(sealed_goal), 0)
         + coalesce(octet_length(sealed_draft), 0)), 0)::integer as length
       from generator.generation join generator.area on generation_id = id where id = $1`,
      [generationId],
    );
    return rows[0]?.length;
  };

  it('is shown nowhere from then on, and is back with an undo', async () => {
    const { generationId, goal } = await draftedFromReport();
    await remove(generationId);
    await remove(generationId);
    expect(await historyOf(generationId)).toBeUndefined();
    const asks = [
      streamed(generationId),
      edit(goal, { goal: 'Mine.' }),
      generator.call(acknowledgeGoal, { userId, goalId: goal.GoalId, checks: ['Grounded numbers'] }),
      generator.call(readGoalPage, { userId, goalId: goal.GoalId, page: 1 }),
    ];
    for (const ask of asks) await expect(ask).rejects.toMatchObject({ code: 'generator.not-found' });
    await remove(generationId, true);
    await remove(generationId, true);
    expect(await historyOf(generationId)).toEqual([goal]);
    expect(await streamed(generationId)).toEqual([goal]);
  });

  it('loses its text once the time to undo is over, and still counts', async () => {
    const [kept, made] = [await drafted(null), await drafted(null)];
    await edit(made.goal, { goal: 'N.P. will read.' });
    const { totalGeneratedGoals } = await generator.call(readUsage, { userId });
    const talk = {
      goals: [kept.goal, made.goal, 'of an older page'],
      inputQA: [],
      hasInitiatedChat: true,
      messages: [],
      conversationState: null,
    };
    await generator.call(saveTalk, { userId, talk });
    await remove(kept.generationId);
    await remove(made.generationId);
    await admin.query(
      `update generator.generation set deleted_at = now() - interval '1 minute' where id = $1`,
      [made.generationId],
    );
    await eventually(async () => {
      expect(await texts(made.generationId)).toBe(0);
    });
    await expect(remove(made.generationId, true)).rejects.toMatchObject({ code: 'generator.not-found' });
    const { talk: keptTalk } = await generator.call(readTalk, { userId });
    expect(keptTalk.goals).toEqual([kept.goal, 'of an older page']);
    expect(await historyOf(made.generationId)).toBeUndefined();
    // Deleted before, but not as long ago: the sweep that took the other left it.
    await remove(kept.generationId, true);
    expect(await historyOf(kept.generationId)).toEqual([kept.goal]);
    expect((await generator.call(readUsage, { userId })).totalGeneratedGoals).toBe(totalGeneratedGoals);
  });

  it('is neither given out again nor drafted anew for the same request', async () => {
    const request = {
      provider,
      key: randomUUID(),
      documentId: null,
      disability: 'SLD',
      studentLabel: 'N.P.',
      areas: [{ areaOfNeed: 'Spelling', baseline: 'Spells 4 of 20 words.', isPlanOnly: false }],
    };
    const { generationId } = await generator.call(start, request);
    await generator.finished(generationId);
    await remove(generationId);
    // A page that repeats a request whose answer it lost must not pay for a second draft.
    expect(await generator.call(start, request)).toMatchObject({ generationId });
    await expect(streamed(generationId)).rejects.toMatchObject({ code: 'generator.not-found' });
    await remove(generationId, true);
    expect(await generator.call(start, request)).toMatchObject({ generationId });
  });

  it('has to be finished first', async () => {
    const { generationId } = await drafted(null);
    await admin.query(`update generator.generation set status = 'queued' where id = $1`, [generationId]);
    await expect(remove(generationId)).rejects.toMatchObject({ code: 'generator.not-found' });
  });
});
