import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  chooseStudent,
  deleteDocument,
  readDocument,
  readGoalPage,
  start,
} from '@goalwright/contracts/generator';
import { type DocumentId, UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import { eventually } from '@goalwright/testing';
import pg from 'pg';
import { GeneratorUnderTest, REPORT } from './generator-under-test.js';

jest.setTimeout(90_000);

/** A second fictional student on the same sheet. */
const TWO = `${REPORT}
Student: Leo Aduba
Grade: 3

Oral reading fluency: On October 6, 2026 Leo read 97 words correct per minute on a grade 3 passage.

Writing: In three minutes Leo wrote 13 words with 4 correct word sequences on October 6, 2026. He needs help to write sentences.
`;

let generator: GeneratorUnderTest;
let admin: pg.Client;
let userId: UserId;

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

const choose = (documentId: DocumentId, student: string, by = userId) =>
  generator.call(chooseStudent, { userId: by, documentId, student });

async function readOn(documentId: DocumentId) {
  let document = await generator.call(readDocument, { userId, documentId, waitMs: 1500 });
  await eventually(async () => {
    document = await generator.call(readDocument, { userId, documentId, waitMs: 1500 });
    expect(document.status).not.toBe('waiting');
  });
  return document;
}

const order = (documentId: DocumentId, key: string = randomUUID()) => ({
  provider: generator.provider,
  key,
  documentId,
  disability: 'SLD',
  studentLabel: 'L.A.',
  areas: [{ areaOfNeed: 'Reading fluency', baseline: null, isPlanOnly: false }],
});

describe('a file about two students', () => {
  it('asks which, and holds nothing and proposes nothing until one is chosen', async () => {
    const document = await generator.uploaded(TWO);
    expect(document).toMatchObject({
      status: 'several-students',
      refusal: null,
      students: ['Nadia Petrov', 'Leo Aduba'],
      studentName: null,
      pronouns: null,
      proposedAreas: [],
      pageCount: 1,
    });
    const before = generator.wallet.received(hold).length;
    await expect(generator.call(start, order(document.documentId))).rejects.toMatchObject({
      code: 'document.not-found',
    });
    expect(generator.wallet.received(hold)).toHaveLength(before);
  });

  it('reads on with the part of the one who is chosen, and with nothing of the other', async () => {
    const { documentId } = await generator.uploaded(TWO);
    await choose(documentId, 'Leo Aduba');
    const document = await readOn(documentId);
    expect(document).toMatchObject({ status: 'read', studentName: 'Leo Aduba', students: [], pageCount: 1 });
    expect(JSON.stringify(document.proposedAreas)).not.toMatch(/52|9 out of 20|Nadia/);
    const { generationId } = await generator.call(start, order(documentId));
    const { goals } = await generator.finished(generationId);
    expect(goals).toHaveLength(1);
    expect(JSON.stringify(goals)).not.toMatch(/Nadia|\b52\b/);
    const [goal] = goals;
    if (!goal) throw new Error('nothing was drafted');
    const page = await generator.call(readGoalPage, { userId, goalId: goal.GoalId, page: 1 });
    expect(page.pageText).toContain('97 words correct per minute');
    expect(page.pageText).not.toContain('Nadia');
    for (const { Quote, Page } of goal.Evidence) if (Page !== null) expect(page.pageText).toContain(Quote);
  });

  it('takes the same choice twice, and no other one after it', async () => {
    const { documentId } = await generator.uploaded(TWO);
    await Promise.all([choose(documentId, 'Nadia Petrov'), choose(documentId, 'Nadia Petrov')]);
    expect(await readOn(documentId)).toMatchObject({
      status: 'read',
      studentName: 'Nadia Petrov',
      pronouns: 'she',
    });
    await choose(documentId, 'Nadia Petrov');
    await expect(choose(documentId, 'Leo Aduba')).rejects.toMatchObject({ code: 'document.student-chosen' });
    expect(await readOn(documentId)).toMatchObject({ status: 'read', studentName: 'Nadia Petrov' });
  });

  it('knows nobody it does not name, and shows nobody’s students to a stranger', async () => {
    const { documentId } = await generator.uploaded(TWO);
    await expect(choose(documentId, 'Ana Roe')).rejects.toMatchObject({ code: 'document.student-unknown' });
    const stranger = UserId.parse(randomUUID());
    await expect(choose(documentId, 'Leo Aduba', stranger)).rejects.toMatchObject({
      code: 'document.not-found',
    });
    expect(await readOn(documentId)).toMatchObject({ status: 'several-students' });
    await generator.call(deleteDocument, { userId, documentId });
    await expect(choose(documentId, 'Leo Aduba')).rejects.toMatchObject({ code: 'document.not-found' });
  });

  it('is another request for each student, though the file is the same', async () => {
    const [ofLeo, ofNadia] = [await generator.uploaded(TWO), await generator.uploaded(TWO)];
    await choose(ofLeo.documentId, 'Leo Aduba');
    await choose(ofNadia.documentId, 'Nadia Petrov');
    await Promise.all([readOn(ofLeo.documentId), readOn(ofNadia.documentId)]);
    const key = randomUUID();
    await generator.call(start, order(ofLeo.documentId, key));
    await expect(generator.call(start, order(ofNadia.documentId, key))).rejects.toMatchObject({
      code: 'request.key-reused',
    });
  });

  it('lies about with no name and no word to be read', async () => {
    const { documentId } = await generator.uploaded(TWO);
    const rowOf = async () => {
      const { rows } = await admin.query<{ row: string; sealed: Buffer }>(
        `select row_to_json(document)::text as row, sealed_text as sealed from generator.document where id = $1`,
        [documentId],
      );
      return [rows[0]?.row, rows[0]?.sealed.toString('latin1')].join();
    };
    const before = await rowOf();
    await choose(documentId, 'Leo Aduba');
    await readOn(documentId);
    const { rows } = await admin.query<{ dump: string }>(
      `select (select string_agg(row_to_json(o)::text, '') from generator.outbox o)
         || (select coalesce(string_agg(row_to_json(j)::text, ''), '') from bullmq.job j) as dump`,
    );
    for (const text of [before, await rowOf(), rows[0]?.dump])
      expect(text).not.toMatch(/Leo|Aduba|Nadia|Petrov/);
  });

  it('is read on by another worker where the first one died', async () => {
    const { documentId } = await generator.uploaded(TWO);
    await generator.stopWorker();
    await choose(documentId, 'Leo Aduba');
    await eventually(async () => {
      const { rows } = await admin.query(
        `select 1 from generator.outbox where payload->>'documentId' = $1 and sent_at is null`,
        [documentId],
      );
      expect(rows).toEqual([]);
    });
    await admin.query('truncate bullmq.job cascade');
    await admin.query(`update generator.document set updated_at = now() - interval '1 hour' where id = $1`, [
      documentId,
    ]);
    await generator.startWorker();
    expect(await readOn(documentId)).toMatchObject({ status: 'read', studentName: 'Leo Aduba' });
  });
});

describe('pronouns', () => {
  it('are the report’s, and what the provider answers is part of her order', async () => {
    const { documentId, pronouns } = await generator.uploaded(REPORT);
    expect(pronouns).toBe('she');
    const asked = { ...order(documentId), pronouns: 'they' as const };
    const { generationId } = await generator.call(start, asked);
    expect(await generator.call(start, asked)).toMatchObject({ generationId });
    await expect(generator.call(start, { ...asked, pronouns: 'he' })).rejects.toMatchObject({
      code: 'request.key-reused',
    });
    expect((await generator.finished(generationId)).status).toBe('completed');
  });
});

describe('a choice of no student where there is none to make', () => {
  it('changes nothing', async () => {
    const { documentId } = await generator.uploaded(REPORT);
    await choose(documentId, 'Leo Aduba');
    expect(await readOn(documentId)).toMatchObject({ status: 'read', studentName: 'Nadia Petrov' });
  });
});
