import { describe, expect, it, jest } from '@jest/globals';
import { validateToken } from '@goalwright/contracts/api/account';
import { eventually } from '@goalwright/testing';
import { api } from './product.js';
import { Provider, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';
import { draftingWorkers } from './workers.js';

jest.setTimeout(180_000);

describe('a worker killed in the middle of a generation', () => {
  it('costs nothing and loses nothing: the goals still arrive, charged once', async () => {
    const provider = await Provider.ready();
    const { DocumentId } = succeeded(
      await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }),
    );
    const workers = draftingWorkers();
    for (const worker of workers) worker.freeze();
    const drafting = provider.draft(DocumentId ?? '', 'Reading fluency, Spelling, Decoding');
    // The money is held just before the work is queued: from then on the frozen workers have it.
    await eventually(async () => {
      const { User } = succeeded(await api.call(validateToken, { USToken: provider.token }));
      expect(User?.AccountBalance).toBe(400);
    });
    for (const worker of workers) worker.kill();
    const { GenerationId } = succeeded(await drafting);
    let last;
    for await (const progress of api.followGeneration(GenerationId ?? '', provider.token)) last = progress;
    expect(last).toMatchObject({ Status: 'completed' });
    expect(last?.Goals).toHaveLength(3);
    await provider.settledAt(400);
    expect((await provider.statement()).filter((line) => line.Amount < 0)).toHaveLength(1);
  });
});
