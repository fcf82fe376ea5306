/** A copy of the product as a newcomer gets it: `npm start` in a folder and on a port of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, type ApiReply, createApiClient } from '@goalwright/contracts/api/client';
import { acceptTerms } from '@goalwright/contracts/api/account';
import { login } from '@goalwright/contracts/api/sign-in';
import { readRunningNote, type RunningNote } from '../embedded/running-note.ts';
import { ROOT } from '../embedded/settings.ts';
import type { Started } from './started.ts';

/** The demo account whose goals are complimentary, so that no run ends for want of money. */
const EMAIL = 'internal@goalwright.example';
const PASSWORD = 'GoalwrightDemo1';
const READY_MS_MAX = 120_000;
const STOP_MS_MAX = 60_000;
const CREDIT_MS_MAX = 20_000;
const CREDIT_LOOK_MS = 200;

/** The body of a reply that must have succeeded. */
export function succeeded<Reply>(reply: ApiReply<Reply>): Reply {
  if (!reply.isSuccessful) throw new Error(`refused: ${reply.problem.Code}`);
  return reply.body;
}

export interface ProductCopy {
  /** npm's own process; all others descend from it. */
  readonly pid: number;
  readonly note: RunningNote;
  /** From the command to the line that says where to go. */
  readonly readyMs: number;
  readonly api: ApiClient;
  readonly stop: () => Promise<void>;
}

/**
 * The bench measures starts with everything installed, and must never be what installs: `npm ci` takes the folder of
 * packages away from under whatever else runs from it. The stamp is the one that `scripts/bootstrap.mjs` writes.
 */
function refuseToInstall(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules', '.goalwright-install');
  if (!existsSync(stamp) || !readFileSync(stamp, 'utf8').startsWith(lock))
    throw new Error('The dependencies are missing or stale: run `npm start` once, then the bench.');
}

/** @param dataFolder empty or missing for a first start, that of an earlier copy for a later one */
export async function startProduct(started: Started, dataFolder: string): Promise<ProductCopy> {
  refuseToInstall();
  const startedAtMs = performance.now();
  const npm = spawn('npm', ['start', '--', '--data', dataFolder, '--port', '0'], {
    cwd: ROOT,
    // A group of its own: the signal that stops it then reaches all it consists of, as Ctrl-C does.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LIMITS_SCALE: '1000', DAILY_AREA_LIMIT: '1000' },
  });
  const stop = started.add(() => stopGroup(npm));
  await readyLine(npm);
  const readyMs = performance.now() - startedAtMs;
  const note = readRunningNote(dataFolder);
  if (note === undefined || npm.pid === undefined) throw new Error('npm start left no note');
  return { pid: npm.pid, note, readyMs, api: createApiClient({ origin: note.url }), stop };
}

/** Signs the demo account in once its account in the wallet is open. @returns its token */
export async function signIn({ api }: ProductCopy): Promise<string> {
  const deadlineMs = performance.now() + CREDIT_MS_MAX;
  for (;;) {
    const reply = succeeded(await api.call(login, { Email: EMAIL, Password: PASSWORD }));
    const { USToken = '', User: user } = reply;
    if ((user?.AccountBalance ?? 0) > 0) {
      succeeded(await api.call(acceptTerms, { USToken, DidAcceptTermsOfService: true }));
      return USToken;
    }
    if (performance.now() > deadlineMs) throw new Error('the demo account got no credit');
    await wait(CREDIT_LOOK_MS);
  }
}

async function readyLine(npm: ChildProcess): Promise<void> {
  if (npm.stdout === null) throw new Error('npm has no output');
  const tooLate = setTimeout(() => npm.stdout?.destroy(), READY_MS_MAX);
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      if (line.startsWith('Goalwright is ready')) return;
    }
  } finally {
    clearTimeout(tooLate);
    // Whatever it says later is read and dropped, or it would wait for a reader.
    npm.stdout.resume();
  }
  throw new Error('npm start ended, or was not ready in time');
}

async function stopGroup(npm: ChildProcess): Promise<void> {
  if (npm.pid === undefined || npm.exitCode !== null || npm.signalCode !== null) return;
  const group = -npm.pid;
  const exited = new Promise((resolve) => npm.once('exit', resolve));
  process.kill(group, 'SIGINT');
  const kill = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_MS_MAX);
  await exited;
  clearTimeout(kill);
}
