/** The two stores of queues, each a server of the bench's own: the embedded Postgres and `redis-server` of the PATH. */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePorts } from '../embedded/free-ports.ts';
import { LogFile } from '../embedded/log-file.ts';
import { adminUrl, DATABASE, ensureDatabase, planPostgres } from '../embedded/postgres.ts';
import { Supervised } from '../embedded/supervised.ts';
import { DATABASE_ROLES, type DatabaseRole, migrateAll } from '../migrations.ts';
import type { Started } from './started.ts';

const READY_MS_MAX = 60_000;

export const BACKENDS = ['postgres', 'redis'] as const;
export type Backend = (typeof BACKENDS)[number];

export interface Database {
  readonly adminUrl: string;
  readonly port: number;
  /** By the variable that names a role's password. */
  readonly passwords: Readonly<Record<string, string>>;
}

/** What a service is told that runs in the bench's own process; all else is its default. */
export function serviceEnvironment(database: Database, role: DatabaseRole): Record<string, string> {
  const password = database.passwords[DATABASE_ROLES[role]] ?? '';
  const url = `postgres://${role}:${password}@127.0.0.1:${String(database.port)}/${DATABASE}`;
  // Not the embedded default, whose people to try things as are nobody's concern here.
  return { MODE: 'trial', LOG_LEVEL: 'error', DATABASE_URL: url };
}

/** The database of `npm start`: same server, same settings, migrated, and empty. */
export async function startPostgres(started: Started): Promise<Database> {
  const folder = started.folder();
  const [port = 0] = await freePorts(1);
  const password = randomBytes(16).toString('hex');
  const plan = await planPostgres({ folder: join(folder, 'postgres'), port, password });
  const server = new Supervised(plan, new LogFile(join(folder, 'postgres.log'), 'postgres'), {
    onGivenUp: (sentence) => void process.stderr.write(`${sentence}\n`),
    onRestarted: () => undefined,
  });
  started.add(() => server.stop());
  await server.start();
  await server.whenReady(READY_MS_MAX);
  await ensureDatabase(port, password);
  const roles = Object.entries(DATABASE_ROLES).map(([role, variable]) => ({
    role,
    variable,
    password: randomBytes(16).toString('hex'),
  }));
  const url = adminUrl(port, password, DATABASE);
  await migrateAll({
    adminUrl: url,
    passwords: Object.fromEntries(roles.map((entry) => [entry.role, entry.password])) as Record<
      keyof typeof DATABASE_ROLES,
      string
    >,
    hasQueueTables: true,
  });
  const passwords = Object.fromEntries(roles.map((entry) => [entry.variable, entry.password]));
  return { adminUrl: url, port, passwords };
}

/** @returns null where there is no `redis-server` on the PATH. It saves nothing, as the bench needs nothing kept. */
export async function startRedis(started: Started): Promise<string | null> {
  if (spawnSync('redis-server', ['--version']).error !== undefined) return null;
  const [port = 0] = await freePorts(1);
  // As design.md section 4 has it for production: nothing evicted, and an append-only file.
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'yes', dir: started.folder() };
  const flags = Object.entries({ ...settings, 'maxmemory-policy': 'noeviction' });
  const server = spawn(
    'redis-server',
    flags.flatMap(([name, value]) => [`--${name}`, String(value)]),
    { stdio: 'ignore' },
  );
  started.add(async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode !== null) return;
    server.kill('SIGTERM');
    await exited;
  });
  const url = `redis://127.0.0.1:${String(port)}`;
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined); // not listening yet; the ping waits for it
  await redis.ping();
  redis.disconnect();
  return url;
}
