/** The part of the product that drafts and settles: identity, wallet, generator and one worker, on either backend. */
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { UserId } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import pg from 'pg';
import { freePorts } from '../embedded/free-ports.ts';
import { LogFile } from '../embedded/log-file.ts';
import {
  inheritedEnvironment,
  ownSettings,
  type Ports,
  PROCESS_NAMES,
  PROCESSES,
  type ProcessName,
  ROOT,
} from '../embedded/settings.ts';
import { Supervised } from '../embedded/supervised.ts';
import type { Database } from './servers.ts';
import type { Started } from './started.ts';

const RUN = ['identity', 'wallet', 'generator', 'generator-worker'] as const;
const READY_MS_MAX = 60_000;
const STOP_MS_MAX = 45_000;
const CREDIT_CENTS = 100_000_000;

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${String(port)}/health/ready`)).ok;
  } catch {
    return false; // not listening yet
  }
}

async function portsFor(postgres: number): Promise<Ports> {
  const found = await freePorts(2 * PROCESS_NAMES.length);
  const take = () =>
    Object.fromEntries(PROCESS_NAMES.map((name) => [name, found.pop() ?? 0])) as Record<ProcessName, number>;
  return { postgres, http: take(), calls: take() };
}

export interface DraftingCopy {
  readonly calls: Calls;
  /** As a superuser, to look at the tables. */
  readonly admin: pg.Client;
  readonly users: readonly UserId[];
  readonly stop: () => Promise<void>;
}

/** @param options.redisUrl null keeps the queues in Postgres */
export async function startDraftingCopy(
  started: Started,
  database: Database,
  options: { redisUrl: string | null; users: number },
): Promise<DraftingCopy> {
  const ports = await portsFor(database.port);
  const names = ['CALL_SECRET', ...RUN.flatMap((name) => PROCESSES[name].secrets)];
  const secrets = {
    ...database.passwords,
    ...Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')])),
  };
  const env = {
    ...inheritedEnvironment(),
    DAILY_AREA_LIMIT: '1000000',
    // As many as the bare queue does at once.
    DRAFTS_AT_ONCE: '8',
    ...(options.redisUrl === null ? {} : { REDIS_URL: options.redisUrl }),
  };
  const logs = started.folder();
  const processes = RUN.map((name) =>
    serviceProcess(name, ports, logs, { ...env, ...ownSettings(name, ports, secrets) }),
  );
  const calls = new Calls({
    callSecret: secrets['CALL_SECRET'] ?? '',
    neighbors: { generator: { host: '127.0.0.1', port: ports.calls.generator } },
  });
  const admin = new pg.Client({ connectionString: database.adminUrl });
  const stop = started.add(async () => {
    calls.close();
    await admin.end();
    await Promise.all(processes.map((process) => process.stop()));
  });
  await admin.connect();
  const users = await usersWithMoney(admin, options.users);
  await Promise.all(processes.map((process) => process.start()));
  await Promise.all(processes.map((process) => process.whenReady(READY_MS_MAX)));
  return { calls, admin, users, stop };
}

function serviceProcess(name: ProcessName, ports: Ports, logs: string, env: NodeJS.ProcessEnv): Supervised {
  const { entry, heapMbMax } = PROCESSES[name];
  const plan = {
    name,
    command: process.execPath,
    flags: [`--max-old-space-size=${String(heapMbMax)}`, '--max-semi-space-size=2', join(ROOT, entry)],
    env,
    hasChannel: true,
    stopSignal: 'SIGTERM',
    stopMsMax: STOP_MS_MAX,
    isReady: () => isReady(ports.http[name]),
  } as const;
  return new Supervised(plan, new LogFile(join(logs, `${name}.log`), name), {
    onGivenUp: (sentence) => void process.stderr.write(`${sentence}\n`),
    onRestarted: () => undefined,
  });
}

/** Accounts as a verified registration leaves them, with more credit. */
async function usersWithMoney(admin: pg.Client, count: number): Promise<UserId[]> {
  const users = Array.from({ length: count }, () => UserId.parse(randomUUID()));
  for (const user of users) {
    const marks = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    await admin.query('select wallet.grant_once($1, $2, $3, $4)', [user, ...marks, CREDIT_CENTS]);
  }
  return users;
}
