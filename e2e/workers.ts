/** The drafting workers of the product under test, as a machine that hangs or dies would treat them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeProject, dataFolder, target } from './product.js';

export interface Worker {
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

/** All of them. */
export const draftingWorkers = (): Worker[] =>
  target === 'embedded' ? [embeddedWorker()] : composeWorkers();
