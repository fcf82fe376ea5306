import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DomainError } from '@goalwright/contracts/errors';
import { readTalk, start } from '@goalwright/contracts/generator';
import { cents, UserId } from '@goalwright/contracts/values';
import { hold } from '@goalwright/contracts/wallet';
import { withRequestId } from '@goalwright/messaging';
import { eventually } from '@goalwright/testing';
import pg from 'pg';
import { GeneratorUnderTest, REPORT } from './generator-under-test.js';

jest.setTimeout(90_000);

let generator: GeneratorUnderTest;
let admin: pg.Client;

beforeAll(async () => {
  generator = await GeneratorUnderTest.start({ DAILY_AREA_LIMIT: '30' });
  admin = new pg.Client({ connectionString: generator.database.adminUrl });
  await admin.connect();
});

afterAll(async () => {
  await admin.end();
  await generator.stop();
});

const area = (areaOfNeed: string, baseline: string | null = null) => ({
  areaOfNeed,
  baseline,
  isPlanOnly: false,
});

function request(
  overrides: Partial<Parameters<typeof generator.call<typeof start.request, typeof start.reply>>[1]> = {},
) {
  return {
    provider: generator.provider,
    key: randomUUID(),
    documentId: null,
    disability: 'SLD',
    studentLabel: 'N.P.',
    areas: [area('Reading fluency', 'Reads 52 words correct per minute in grade 3 text, October 5, 2026.')],
    ...overrides,
  };
}

async function outboxed(name: string, generationId: string): Promise<unknown[]> {
  const { rows } = await admin.query<{ payload: { generationId: string } }>(
    `select payload from generator.outbox where name = $1 and payload->>'generationId' = $2`,
    [name, generationId],
  );
  return rows.map((row) => row.payload);
}

describe('drafting from a report', () => {
  it('drafts each area with quotes that stand in the report, and tells the wallet which', async () => {
    const document = await generator.uploaded(REPORT);
    expect(document).toMatchObject({ status: 'read', pageCount: 1 });
    const proposed = document.proposedAreas.map((proposal) => proposal.areaOfNeed);
    expect(proposed).toEqual(expect.arrayContaining(['Reading fluency', 'Spelling']));
    expect(proposed.join()).not.toMatch(/math/i);

    const { generationId } = await generator.call(
      start,
      request({ documentId: document.documentId, areas: [area('orf'), area('Spelling')] }),
    );
    const state = await generator.finished(generationId);
    expect(state.status).toBe('completed');
    expect(state.goals.map((goal) => goal.AreaOfNeed)).toEqual(['Reading fluency', 'Spelling']);
    const [fluency] = state.goals;
    expect(fluency?.Baseline).toContain('52');
    expect(fluency?.Goal).toMatch(/\d+ words correct/);
    for (const goal of state.goals) {
      expect(goal.Evidence.length).toBeGreaterThan(0);
      for (const evidence of goal.Evidence) expect(REPORT).toContain(evidence.Quote);
    }
    expect(await outboxed('generator.goals-drafted', generationId)).toEqual([
      {
        generationId,
        userId: generator.provider.userId,
        drafted: ['area-0', 'area-1'],
        failed: [],
      },
    ]);
    const { history } = await generator.call(readTalk, { userId: generator.provider.userId });
    expect(history[0]?.goals).toEqual(state.goals);
  });

  it("refuses somebody else's document", async () => {
    const document = await generator.uploaded(REPORT);
    const stranger = { userId: UserId.parse(randomUUID()), isInternal: false };
    await expect(
      generator.call(start, request({ provider: stranger, documentId: document.documentId })),
    ).rejects.toMatchObject({ code: 'document.not-found' });
  });

  it.each([
    ['an empty line', ' \n ', 'document.empty'],
    ['a shopping list', 'milk, eggs', 'document.too-short'],
  ])('refuses %s with its reason', async (_name, text, refusal) => {
    expect(await generator.uploaded(text)).toMatchObject({ status: 'refused', refusal });
  });

  it('tells plain needs from what the provider is asked about, with the words that speak well of it', async () => {
    const praise = 'Spelling is a strength in her journal.';
    const report = REPORT.replace(' and spelling.', '.').replace(
      'Math: ',
      `${praise} Her mother is concerned about spelling.\n\nMath: `,
    );
    const { proposedAreas } = await generator.uploaded(report);
    expect(proposedAreas).toMatchObject([
      { areaOfNeed: 'Reading fluency', isNeedPlain: true, praise: [] },
      { areaOfNeed: 'Spelling', isNeedPlain: false, praise: [{ Page: 1, Quote: praise }] },
    ]);
  });

  it('refuses a broken PDF and stays alive', async () => {
    expect(await generator.uploaded('%PDF-1.7 nothing follows', 'pdf')).toMatchObject({
      status: 'refused',
      refusal: 'document.unreadable',
    });
    expect(await generator.uploaded(REPORT)).toMatchObject({ status: 'read' });
  });
});

describe('starting from a figure of the report that the provider chose', () => {
  /** Two skills of one area: which of them the goal is about, only the team knows. */
  const TWO_SKILLS = REPORT.replace(
    /$/,
    'Spelling: On October 8, 2026 Nadia spelled 4 out of 15 words with vowel teams correctly.\n',
  );

  async function offered() {
    const document = await generator.uploaded(TWO_SKILLS);
    const spelling = document.proposedAreas.find(({ areaOfNeed }) => areaOfNeed === 'Spelling');
    const [first, second] = spelling?.baselines ?? [];
    if (!first?.Page || !second?.Page) throw new Error('two figures were to be offered');
    return { document, first, second: { ...second, Page: second.Page } };
  }

  it('drafts from it, with its own page and words, and from the first where nobody chose', async () => {
    const { document, first, second } = await offered();
    const drafted = async (areas: object) => {
      const { generationId } = await generator.call(
        start,
        request({ documentId: document.documentId, areas: [{ ...area('Spelling'), ...areas }] }),
      );
      const { goals } = await generator.finished(generationId);
      return goals[0];
    };
    const [byItself, chosen] = [await drafted({}), await drafted({ startsFrom: second })];
    const told = ({ Text }: { Text: string }) => /\d+ of \d+/.exec(Text)?.[0] ?? 'no figure';
    expect(told(first)).not.toBe(told(second));
    expect(byItself?.Baseline).toContain(told(first));
    expect(chosen?.Baseline).toContain(told(second));
    expect(chosen?.Goal).toContain(told(second));
    expect(chosen?.Goal).not.toContain(told(first));
    expect(TWO_SKILLS).toContain(second.Quote);
    expect(chosen?.Evidence).toContainEqual(
      expect.objectContaining({ Page: second.Page, Quote: second.Quote }),
    );
  });

  it('is another request under the same key, as the figure is part of what was asked for', async () => {
    const { document, second } = await offered();
    const asked = request({ documentId: document.documentId, areas: [area('Spelling')] });
    await generator.call(start, asked);
    await expect(
      generator.call(start, { ...asked, areas: [{ ...area('Spelling'), startsFrom: second }] }),
    ).rejects.toMatchObject({ code: 'request.key-reused' });
  });

  it.each([
    ['another area', 'Reading fluency', {}],
    ['another page', 'Spelling', { Page: 2 }],
    ['words the report does not have', 'Spelling', { Quote: 'Nadia spelled 14 out of 15 words.' }],
    ['another number', 'Spelling', { Text: 'Spelling: 14 of 15 words' }],
  ])('refuses one of %s before any money moves', async (_of, areaOfNeed, change) => {
    const { document, second } = await offered();
    const before = generator.wallet.received(hold).length;
    const areas = [{ ...area(areaOfNeed), startsFrom: { ...second, ...change } }];
    await expect(
      generator.call(start, request({ documentId: document.documentId, areas })),
    ).rejects.toMatchObject({ code: 'generator.baseline-unknown' });
    expect(generator.wallet.received(hold)).toHaveLength(before);
  });

  it('refuses one where there is no report', async () => {
    const startsFrom = { Text: 'Spelling: 4 of 15 words', Page: 1, Quote: '4 out of 15 words' };
    await expect(
      generator.call(
        start,
        request({ areas: [{ ...area('Spelling', 'Spells 4 of 15 words.'), startsFrom }] }),
      ),
    ).rejects.toMatchObject({ code: 'generator.baseline-unknown' });
  });
});

describe('drafting from a baseline', () => {
  it('keeps no readable word of the student in the database', async () => {
    const { generationId } = await generator.call(start, request());
    await generator.finished(generationId);
    const { rows } = await admin.query<{ dump: string }>(
      `select row_to_json(g)::text || coalesce(string_agg(row_to_json(a)::text, ''), '') as dump
       from generator.generation g join generator.area a on a.generation_id = g.id where g.id = $1 group by g.*`,
      [generationId],
    );
    expect(rows[0]?.dump).not.toMatch(/52 words|N\.P\./);
  });

  it('lets no typed area travel or lie about in clear, for it may name a student', async () => {
    const named = 'Maria Lopez reads slowly';
    const { generationId } = await generator.call(
      start,
      request({ areas: [area(named, 'Reads 6 of 20 words.')] }),
    );
    expect((await generator.finished(generationId)).areas).toEqual([
      { areaOfNeed: named, status: 'drafted' },
    ]);
    const { rows } = await admin.query<{ dump: string }>(
      `select (select string_agg(row_to_json(o)::text, '') from generator.outbox o)
         || (select coalesce(string_agg(row_to_json(a)::text, ''), '') from generator.area a)
         || (select coalesce(string_agg(row_to_json(j)::text, ''), '') from bullmq.job j) as dump`,
    );
    expect(rows[0]?.dump).toContain(generationId);
    expect(rows[0]?.dump).not.toContain('Lopez');
  });

  it('answers the same key with the same generation, and another body with a refusal', async () => {
    const first = request();
    const { generationId } = await generator.call(start, first);
    const [again, parallel] = await Promise.all([generator.call(start, first), generator.call(start, first)]);
    expect([again.generationId, parallel.generationId]).toEqual([generationId, generationId]);
    await expect(
      generator.call(start, { ...first, areas: [area('Spelling', 'Spells 4 of 20 words.')] }),
    ).rejects.toMatchObject({ code: 'request.key-reused' });
    await expect(generator.call(start, { ...first, studentLabel: 'A.A.' })).rejects.toMatchObject({
      code: 'request.key-reused',
    });
    expect((await generator.finished(generationId)).goals).toHaveLength(1);
  });

  it('asks the wallet for one hold per area, all in one call', async () => {
    const before = generator.wallet.received(hold).length;
    await generator.call(
      start,
      request({
        areas: [area('Spelling', 'Spells 4 of 20 words.'), area('Decoding', 'Reads 6 of 20 words.')],
      }),
    );
    expect(generator.wallet.received(hold).slice(before)).toMatchObject([
      { areas: ['area-0', 'area-1'], priceCents: 200, isComplimentary: false },
    ]);
  });

  it.each([
    ['an unknown disability', { disability: 'sadness' }, 'generator.disability-unknown'],
    ['an area without a word', { areas: [area('!!!', 'Gets 4 of 20.')] }, 'generator.area-unknown'],
    ['an empty baseline', { areas: [area('Spelling', '   ')] }, 'generator.baseline-empty'],
    [
      'a baseline that cannot be',
      { areas: [area('Spelling', 'spells 250% of words')] },
      'generator.baseline-unusable',
    ],
  ])('refuses %s before any money moves', async (_name, overrides, code) => {
    const before = generator.wallet.received(hold).length;
    await expect(generator.call(start, request(overrides))).rejects.toMatchObject({ code });
    expect(generator.wallet.received(hold)).toHaveLength(before);
  });
});

describe('when the money is refused or in doubt', () => {
  afterAll(() => {
    generator.wallet.answers(hold, () => ({ availableCents: cents(800) }));
  });

  it('cancels, tells the wallet, and lets the same request start anew', async () => {
    generator.wallet.answers(hold, () => {
      throw new DomainError('wallet.insufficient-funds', { facts: { AffordableAreas: 0 } });
    });
    const refused = request();
    await expect(generator.call(start, refused)).rejects.toMatchObject({
      code: 'wallet.insufficient-funds',
      details: { facts: { AffordableAreas: 0 } },
    });
    const { rows } = await admin.query<{ id: string }>(
      `select id from generator.generation where status = 'cancelled' order by created_at desc limit 1`,
    );
    expect(await outboxed('generator.drafting-failed', rows[0]?.id ?? '')).toHaveLength(1);
    generator.wallet.answers(hold, () => ({ availableCents: cents(600) }));
    const { generationId } = await generator.call(start, refused);
    expect((await generator.finished(generationId)).status).toBe('completed');
  });
});

describe('areas that are settled together', () => {
  it('tell of their ends under the request that each came with', async () => {
    await generator.stopWorker();
    const requestIds = ['first', 'second', 'third', 'fourth'].map((name) => `${name}-${randomUUID()}`);
    const started = await Promise.all(
      requestIds.map((id) => withRequestId(id, () => generator.call(start, request()))),
    );
    await generator.startWorker();
    for (const { generationId } of started) {
      expect(await generator.finished(generationId)).toMatchObject({ status: 'completed' });
    }
    const { rows } = await admin.query<{ generation_id: string; request_id: string }>(
      `select payload->>'generationId' as generation_id, request_id from generator.outbox
       where name = 'generator.goals-drafted' and request_id = any($1)`,
      [requestIds],
    );
    const told = new Map(rows.map((row) => [row.generation_id, row.request_id]));
    expect(started.map(({ generationId }) => told.get(generationId))).toEqual(requestIds);
  });
});

describe('when a worker is gone', () => {
  it('finishes what a queue has lost, from its own tables', async () => {
    await generator.stopWorker();
    const { generationId } = await generator.call(start, request());
    await eventually(async () => {
      const { rows } = await admin.query(
        `select 1 from generator.outbox where payload->>'generationId' = $1 and sent_at is null`,
        [generationId],
      );
      expect(rows).toEqual([]);
    });
    await admin.query('truncate bullmq.job cascade');
    await admin.query(
      `update generator.generation set updated_at = now() - interval '1 hour' where id = $1`,
      [generationId],
    );
    await generator.startWorker();
    expect((await generator.finished(generationId)).goals).toHaveLength(1);
    expect(await outboxed('generator.goals-drafted', generationId)).toHaveLength(1);
  });

  it.each([
    ['tells of both what was drafted and what was given up', [1], 'goals-drafted', ['area-0'], ['area-1']],
    ['tells that nothing was drafted', [0, 1], 'drafting-failed', [], ['area-0', 'area-1']],
  ])('%s', async (_what, givenUp, event, drafted, failed) => {
    await generator.stopWorker();
    const { generationId } = await generator.call(
      start,
      request({
        areas: [area('Spelling', 'Spells 4 of 20 words.'), area('Decoding', 'Reads 6 of 20 words.')],
      }),
    );
    // As after so many workers died over them.
    await admin.query(
      'update generator.area set starts = 4 where generation_id = $1 and position = any($2::int[])',
      [generationId, givenUp],
    );
    await eventually(async () => {
      const { rows } = await admin.query(
        `select 1 from generator.outbox where payload->>'generationId' = $1 and sent_at is null`,
        [generationId],
      );
      expect(rows).toEqual([]);
    });
    await admin.query('truncate bullmq.job cascade');
    await admin.query(
      `update generator.generation set updated_at = now() - interval '1 hour' where id = $1`,
      [generationId],
    );
    await generator.startWorker();
    const state = await generator.finished(generationId);
    expect(state.status).toBe(drafted.length > 0 ? 'completed' : 'failed');
    expect(await outboxed(`generator.${event}`, generationId)).toEqual([
      { generationId, userId: generator.provider.userId, drafted, failed },
    ]);
  });
});
