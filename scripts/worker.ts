/**
 * `npm run worker:generator`: one more drafting worker. With `DATABASE_URL` set it is configured by the environment
 * alone (any machine that reaches the same Postgres and Redis); without, it joins the copy that `npm start` runs here.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePorts } from './embedded/free-ports.ts';
import { readRunningNote } from './embedded/running-note.ts';
import { PROCESSES, ROOT } from './embedded/settings.ts';

async function environment(): Promise<NodeJS.ProcessEnv> {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return process.env;
  const note = readRunningNote(process.env['GOALWRIGHT_DATA'] ?? join(ROOT, '.data'));
  if (note === undefined) {
    process.stderr.write(
      'Nothing to join: set DATABASE_URL (and REDIS_URL), or start Goalwright here with npm start.\n',
    );
    process.exit(1);
  }
  const [httpPort] = await freePorts(1);
  return { ...process.env, ...note.workerEnv, HTTP_PORT: String(httpPort) };
}

const worker = spawn(process.execPath, [join(ROOT, PROCESSES['generator-worker'].entry)], {
  env: await environment(),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => worker.kill(signal));
worker.on('exit', (code) => {
  process.exit(code ?? 1);
});
