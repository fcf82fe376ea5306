/** Some of the product's processes, on a database of the bench's own: what a part does not measure, it does not start. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePorts } from '../embedded/free-ports.ts';
import { LogFile } from '../embedded/log-file.ts';
import {
  commandLineOf,
  inheritedEnvironment,
  ownSettings,
  type Ports,
  PROCESS_NAMES,
  PROCESSES,
  type ProcessName,
} from '../embedded/settings.ts';
import { Supervised } from '../embedded/supervised.ts';
import type { Database } from './servers.ts';
import type { Started } from './started.ts';

const READY_MS_MAX = 60_000;
const STOP_MS_MAX = 45_000;

export interface ServiceProcesses {
  readonly ports: Ports;
  /** What signs the calls between them. */
  readonly callSecret: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts these services and resolves once they answer.
 * @param env settings beside what each is told of the others
 * @param entries other programs, by the name of the process they stand in for
 */
export async function startProcesses(
  started: Started,
  database: Database,
  names: readonly ProcessName[],
  env: NodeJS.ProcessEnv = {},
  entries: Partial<Record<ProcessName, string>> = {},
): Promise<ServiceProcesses> {
  const ports = await portsFor(database.port);
  const secretNames = ['CALL_SECRET', ...names.flatMap((name) => PROCESSES[name].secrets)];
  const secrets = {
    ...database.passwords,
    ...Object.fromEntries(secretNames.map((name) => [name, randomBytes(32).toString('hex')])),
  };
  const logs = started.folder();
  const shared = { ...inheritedEnvironment(), ...env };
  const processes = names.map((name) =>
    supervised(name, ports, logs, { ...shared, ...ownSettings(name, ports, secrets) }, entries[name]),
  );
  const stop = started.add(async () => {
    await Promise.all(processes.map((process) => process.stop()));
  });
  await Promise.all(processes.map((process) => process.start()));
  await Promise.all(processes.map((process) => process.whenReady(READY_MS_MAX)));
  return { ports, callSecret: secrets['CALL_SECRET'] ?? '', stop };
}

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

function supervised(
  name: ProcessName,
  ports: Ports,
  logs: string,
  env: NodeJS.ProcessEnv,
  entry?: string,
): Supervised {
  const plan = {
    name,
    command: process.execPath,
    flags: commandLineOf(name, entry),
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
