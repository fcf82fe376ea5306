import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  answerQuestion,
  deleteDocument,
  readDocument,
  readTalk,
  readUsage,
  saveTalk,
  start,
} from '@goalwright/contracts/generator';
import { dailyRoomText } from '@goalwright/contracts/errors';
import { UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import pg from 'pg';
import { GeneratorUnderTest, REPORT } from './generator-under-test.js';

jest.setTimeout(60_000);

let generator: GeneratorUnderTest;

beforeAll(async () => {
  generator = await GeneratorUnderTest.start({ DAILY_AREA_LIMIT: '3' });
});

afterAll(async () => {
  await generator.stop();
});

const aUser = () => ({ userId: UserId.parse(randomUUID()), isInternal: false });
const talk = (Version?: number) => ({
  goals: [],
  inputQA: [],
  hasInitiatedChat: true,
  messages: [{ from: 'provider', text: 'Nadia' }],
  conversationState: Version === undefined ? null : { Version },
});

describe('a saved talk', () => {
  it('comes back with its version, and a save from an older one is refused', async () => {
    const { userId } = aUser();
    expect(await generator.call(saveTalk, { userId, talk: talk(0) })).toEqual({ version: 1 });
    const { talk: kept } = await generator.call(readTalk, { userId });
    expect(kept).toMatchObject({ messages: [{ text: 'Nadia' }], conversationState: { Version: 1 } });
    expect(await generator.call(saveTalk, { userId, talk: talk(1) })).toEqual({ version: 2 });
    await expect(generator.call(saveTalk, { userId, talk: talk(1) })).rejects.toMatchObject({
      code: 'generator.talk-stale',
    });
  });

  it('lets exactly one of two tabs win', async () => {
    const { userId } = aUser();
    await generator.call(saveTalk, { userId, talk: talk(0) });
    const saves = await Promise.allSettled(
      Array.from({ length: 10 }, () => generator.call(saveTalk, { userId, talk: talk(1) })),
    );
    expect(saves.filter((save) => save.status === 'fulfilled')).toHaveLength(1);
  });

  it('lies in the table as nothing readable', async () => {
    const { userId } = aUser();
    await generator.call(saveTalk, { userId, talk: talk() });
    const admin = new pg.Client({ connectionString: generator.database.adminUrl });
    await admin.connect();
    const { rows } = await admin.query<{ sealed_talk: Buffer }>(
      'select sealed_talk from generator.talk where user_id = $1',
      [userId],
    );
    await admin.end();
    expect(rows[0]?.sealed_talk.includes('Nadia')).toBe(false);
  });
});

describe('the talk with Wren', () => {
  it('starts one generation, however often the last answer is sent', async () => {
    const provider = aUser();
    let { conversation, inputQA } = await generator.call(answerQuestion, {
      provider,
      conversation: null,
      inputQA: [],
      answer: null,
      object: null,
    });
    for (const answer of ['No', 'N.P.', 'SLD', 'No', ['Spelling'], 'Draft goals now from a baseline']) {
      ({ conversation, inputQA } = await generator.call(answerQuestion, {
        provider,
        conversation,
        inputQA,
        answer,
        object: null,
      }));
    }
    expect(inputQA.map(({ id }) => id)).toEqual([
      'report',
      'student',
      'disability',
      'secondary-disability',
      'areas',
      'depth',
    ]);
    const last = { provider, conversation, inputQA, answer: 'Spells 9 of 20 words.', object: null };
    // What the page says its questions are for makes no other request of it.
    const unnamed = { ...last, inputQA: inputQA.map(({ question, answer }) => ({ question, answer })) };
    const replies = await Promise.all(
      [last, last, unnamed].map((sent) => generator.call(answerQuestion, sent)),
    );
    expect(new Set(replies.map((reply) => reply.generationId)).size).toBe(1);
  });
});

describe('the daily limit', () => {
  it('counts areas, refuses the one too many before any hold, and says so in the usage', async () => {
    const provider = aUser();
    const ask = (count: number) =>
      generator.call(start, {
        provider,
        key: randomUUID(),
        documentId: null,
        disability: 'SLD',
        studentLabel: null,
        areas: ['Spelling', 'Decoding', 'Vocabulary'].slice(0, count).map((areaOfNeed) => ({
          areaOfNeed,
          baseline: 'Gets 4 of 20 right.',
          isPlanOnly: false,
        })),
      });
    await ask(2);
    const holds = generator.wallet.received(hold).length;
    await expect(ask(2)).rejects.toMatchObject({
      code: 'generator.daily-limit',
      message: dailyRoomText(1, 2),
    });
    expect(generator.wallet.received(hold)).toHaveLength(holds);
    await ask(1);
    expect(await generator.call(readUsage, { userId: provider.userId })).toMatchObject({
      canGenerateGoals: false,
    });
  });
});

describe('an uploaded report', () => {
  it('can be deleted by its owner at once, and by nobody else', async () => {
    const { documentId } = await generator.uploaded(REPORT);
    await expect(
      generator.call(deleteDocument, { userId: aUser().userId, documentId }),
    ).rejects.toMatchObject({
      code: 'document.not-found',
    });
    const { userId } = generator.provider;
    expect(await generator.call(deleteDocument, { userId, documentId })).toEqual({ wasDeleted: true });
    await expect(generator.call(readDocument, { userId, documentId, waitMs: 0 })).rejects.toMatchObject({
      code: 'document.not-found',
    });
  });
});
