import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@goalwright/testing';
import { getSession } from '@goalwright/contracts/api/talks';
import { dataFolder, target } from './product.js';
import { Provider, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';

jest.setTimeout(240_000);

const VICTIMS = ['wallet', 'generator', 'generator-worker', 'notifications', 'identity'];
const PROVIDERS = 4;
const DRAFTS_EACH = 4;
/** Twice each: a process that dies five times in a minute is given up by its supervisor, and rightly. */
const KILLS = 2 * VICTIMS.length;

function kill(service: string): void {
  const note = JSON.parse(readFileSync(join(dataFolder(), 'running.json'), 'utf8')) as {
    pids: Record<string, number>;
  };
  const pid = note.pids[service];
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // It is dead already and about to be started again.
  }
}

/** What a careful page does: the same request with the same key, until there is an answer. */
async function draftInsistently(provider: Provider, documentId: string): Promise<string> {
  const idempotencyKey = randomUUID();
  return eventually(
    async () => {
      const reply = await provider.draft(documentId, 'Spelling', { idempotencyKey });
      return succeeded(reply).GenerationId ?? '';
    },
    { timeoutMs: 90_000, everyMs: 300 },
  );
}

/** Only the embedded default lets a test kill its processes by number; on compose the worker's own test does. */
(target === 'embedded' ? describe : describe.skip)('services killed in turn while providers draft', () => {
  it('lose no goal and no cent, and charge nobody twice', async () => {
    const providers = await Promise.all(Array.from({ length: PROVIDERS }, () => Provider.ready()));
    const documents = await Promise.all(
      providers.map(async (provider) => {
        const found = await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' });
        return succeeded(found).DocumentId ?? '';
      }),
    );
    const killing = (async () => {
      for (let count = 0; count < KILLS; count += 1) {
        kill(VICTIMS[count % VICTIMS.length] ?? '');
        await new Promise((resolve) => setTimeout(resolve, randomInt(200, 900)));
      }
    })();
    const drafts = providers.flatMap((provider, index) =>
      Array.from({ length: DRAFTS_EACH }, () => draftInsistently(provider, documents[index] ?? '')),
    );
    const generations = await Promise.all(drafts);
    await killing;
    expect(new Set(generations).size).toBe(PROVIDERS * DRAFTS_EACH);
    for (const provider of providers) {
      await eventually(
        async () => {
          const user = await provider.signIn();
          const charges = (await provider.statement()).filter((line) => line.Amount < 0);
          expect(charges.map((line) => line.Amount)).toEqual(Array.from({ length: DRAFTS_EACH }, () => -200));
          expect(user.AccountBalance).toBe(1000 - 200 * DRAFTS_EACH);
        },
        { timeoutMs: 60_000, everyMs: 300 },
      );
      const { Session } = succeeded(await provider.call(getSession, {}));
      expect(Session?.GoalsConversationHistory).toHaveLength(DRAFTS_EACH);
    }
  });
});
