/** Finds or starts the server-keeper of this Jest process; see `server-keeper.ts` for why it is a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testSettings } from './test-settings.js';

export interface KeptServer {
  readonly url: string;
  /** What runs it, in words for the person reading the test run. */
  readonly engine: string;
  /** Stops a server of one's own at once; a shared one lives until the Jest process ends. */
  stop(): Promise<void>;
}

type Kind = 'postgres' | 'redis';
type Answer = { url: string; engine: string } | { missing: true } | { error: string };

/** A first pull of an image over a slow line. */
const START_MS_MAX = 180_000;

/** Every spec file of one Jest process reads the same note, since they share no memory. */
function notePath(kind: Kind): string {
  const folder = join(tmpdir(), 'goalwright-test-servers');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${String(process.pid)}-${kind}.json`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function readNote(kind: Kind): Answer | null {
  const path = notePath(kind);
  if (!existsSync(path)) return null;
  const note = JSON.parse(readFileSync(path, 'utf8')) as { keeperPid: number; answer: Answer };
  return isAlive(note.keeperPid) ? note.answer : null; // a keeper that was killed: of an old run with the same pid
}

function spawnKeeper(kind: Kind, isAlone: boolean): ChildProcess {
  const self = fileURLToPath(import.meta.url);
  const keeper = join(self, '..', `server-keeper${extname(self)}`);
  const image = kind === 'postgres' ? testSettings.postgresImage : testSettings.redisImage;
  const flags = [keeper, kind, image, testSettings.isCi ? 'ci' : 'local', isAlone ? '' : notePath(kind)];
  // In a group of its own: a signal to ours (Ctrl-C, `timeout`) would end it before it could stop its server.
  return spawn(process.execPath, flags, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
}

async function firstLine(keeper: ChildProcess, kind: Kind): Promise<Answer> {
  const { stdout } = keeper;
  if (stdout === null) throw new Error('the keeper has no output');
  const timer = setTimeout(() => keeper.kill('SIGKILL'), START_MS_MAX);
  try {
    for await (const line of createInterface({ input: stdout })) return JSON.parse(line) as Answer;
    throw new Error(`the ${kind} for the tests did not start`);
  } finally {
    clearTimeout(timer);
  }
}

function endOf(keeper: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (keeper.exitCode !== null) resolve();
    else
      keeper.once('exit', () => {
        resolve();
      });
  });
}

function letGo(keeper: ChildProcess): void {
  // Jest must be able to end while the server lives; the keeper notices by its closed stdin.
  keeper.unref();
  for (const stream of [keeper.stdin, keeper.stdout]) {
    if (stream instanceof Socket) stream.unref();
  }
}

/**
 * The server of this Jest process, started on first use, or one of one's own.
 * @returns null when there is no way to run one on this machine (never in CI, where that is an error).
 */
export async function keptServer(kind: Kind, isAlone: boolean): Promise<KeptServer | null> {
  const known = isAlone ? null : readNote(kind);
  if (known !== null) return 'url' in known ? { ...known, stop: () => Promise.resolve() } : null;
  const keeper = spawnKeeper(kind, isAlone);
  const answer = await firstLine(keeper, kind);
  if ('error' in answer) throw new Error(`The tests need ${kind}: ${answer.error}`);
  letGo(keeper);
  if (!isAlone) {
    writeFileSync(notePath(kind), JSON.stringify({ keeperPid: keeper.pid, answer }));
    const what = 'url' in answer ? answer.engine : 'none found, what needs it is not run';
    process.stdout.write(`tests: ${kind} = ${what}\n`);
  }
  if (!('url' in answer)) return null;
  const stop = async (): Promise<void> => {
    const ended = endOf(keeper);
    keeper.stdin?.end();
    await ended;
  };
  return { ...answer, stop: isAlone ? stop : () => Promise.resolve() };
}
