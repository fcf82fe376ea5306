import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { validateToken } from '@goalwright/contracts/api/account';
import { eventually } from '@goalwright/testing';
import { composeProject, api, dataFolder, target } from './product.js';
import { Provider, succeeded } from './provider.js';
import { READING_REPORT } from './reports.js';

jest.setTimeout(180_000);

interface Worker {
  /** Lets it take work and not do it, like a machine that hangs. */
  freeze(): void;
  kill(): void;
}

function embeddedWorker(): Worker {
  const note = JSON.parse(readFileSync(join(dataFolder(), 'running.json'), 'utf8')) as {
    pids: Record<string, number>;
  };
  const pid = note.pids['generator-worker'];
  if (pid === undefined) throw new Error('there is no worker');
  return { freeze: () => process.kill(pid, 'SIGSTOP'), kill: () => process.kill(pid, 'SIGKILL') };
}

function composeWorkers(): Worker[] {
  const label = `label=com.docker.compose.project=${composeProject()}`;
  const service = 'label=com.docker.compose.service=generator-worker';
  const ids = execFileSync('docker', ['ps', '-q', '--filter', label, '--filter', service], {
    encoding: 'utf8',
  });
  return ids
    .split('\n')
    .filter((id) => id !== '')
    .map((id) => ({
      freeze: () => void execFileSync('docker', ['pause', id]),
      kill: () => {
        execFileSync('docker', ['kill', id]);
        // What a cluster would do: a new one takes its place.
        execFileSync('docker', ['start', id]);
      },
    }));
}

describe('a worker killed in the middle of a generation', () => {
  it('costs nothing and loses nothing: the goals still arrive, charged once', async () => {
    const provider = await Provider.ready();
    const { DocumentId } = succeeded(
      await provider.upload(READING_REPORT, 'report.txt', { AreaToTarget: 'auto' }),
    );
    const workers = target === 'embedded' ? [embeddedWorker()] : composeWorkers();
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
