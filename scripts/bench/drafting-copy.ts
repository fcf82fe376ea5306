/** The part of the product that drafts and settles: identity, wallet, generator and one worker, on either backend. */
import type { UserId } from '@goalwright/contracts/values';
import { Calls } from '@goalwright/messaging';
import pg from 'pg';
import { usersWithMoney } from './people.ts';
import type { Database } from './servers.ts';
import { startProcesses } from './service-processes.ts';
import type { Started } from './started.ts';

const RUN = ['identity', 'wallet', 'generator', 'generator-worker'] as const;

export interface DraftingCopy {
  readonly calls: Calls;
  /** As a superuser, to look at the tables. */
  readonly admin: pg.Client;
  readonly users: readonly UserId[];
  readonly stop: () => Promise<void>;
}

/**
 * @param options.redisUrl null keeps the queues in Postgres
 * @param options.worker the program that stands in for the drafting worker
 */
export async function startDraftingCopy(
  started: Started,
  database: Database,
  options: { redisUrl: string | null; users: number; worker?: string },
): Promise<DraftingCopy> {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  started.add(() => admin.end());
  await admin.connect();
  const users = await usersWithMoney(admin, options.users);
  const env = {
    DAILY_AREA_LIMIT: '1000000',
    ...(options.redisUrl === null ? {} : { REDIS_URL: options.redisUrl }),
  };
  const entries = options.worker === undefined ? {} : { 'generator-worker': options.worker };
  const processes = await startProcesses(started, database, RUN, env, entries);
  const calls = new Calls({
    callSecret: processes.callSecret,
    neighbors: { generator: { host: '127.0.0.1', port: processes.ports.calls.generator } },
  });
  const stop = started.add(async () => {
    calls.close();
    await processes.stop();
  });
  return { calls, admin, users, stop };
}
