/** The one file that knows whether the queues live in Redis or in Postgres. `queues.timed.integration.spec.ts` runs on both. */
import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  type BackendFactory,
  createPostgresBackend,
  type IQueueBackend,
  type JobsOptions,
  type Processor,
  Queue,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { poolLimits } from './connection-limits.js';
import { inBatches } from './event-batches.js';
import type { MessageToQueue, QueuedMessage } from './queued-message.js';
import { logFailures } from './log-failures.js';
import { within } from './within.js';

export type { MessageToQueue, QueuedMessage } from './queued-message.js';

export type QueueSettings = (
  | { readonly kind: 'redis'; readonly url: string }
  | {
      readonly kind: 'postgres';
      readonly url: string;
      /** Of this process, opened when needed, beside one that listens for each worker. Default 4. */
      readonly maxConnections?: number;
      /**
       * The group role to act as: BullMQ makes a sequence for each queue when it is first used, and only what belongs
       * to the group can be used by every service. Default: the role of the url.
       */
      readonly role?: string;
    }
) & {
  /** How long a job may lie with a worker that shows no sign of life. Default 30,000; tests shorten it. */
  readonly lockMs?: number;
};

export interface WorkerRules {
  readonly concurrency: number;
  /** Runs of one job in all, those that ended in a crash too. */
  readonly startsMax: number;
  readonly backoffStrategy?: (attempt: number) => number;
}

export type QueueWorker = Worker<QueuedMessage, void, string, IQueueBackend>;
export type MessageProcessor = Processor<QueuedMessage, void>;
type MessageQueue = Queue<QueuedMessage, void, string, QueuedMessage, void, string, IQueueBackend>;

/** How either store makes queues and workers over shared connections. */
interface Store {
  readonly keepDone: { readonly age: number; readonly count?: number };
  /** From so many jobs on, one command for all of them is cheaper than one for each. */
  readonly bulkFrom: number;
  makeQueue(name: string): MessageQueue;
  makeWorker(
    name: string,
    processor: MessageProcessor,
    options: Omit<WorkerOptions, 'connection'>,
  ): QueueWorker;
  ready(): Promise<void>;
  end(): Promise<void>;
}

/** The only name that BullMQ takes from a pool it did not make. */
const QUEUE_SCHEMA = 'bullmq';
const LOCK_MS = 30_000;
/** Two killed workers in a row are bad luck; the default of 1 put their job in `failed` and told nobody. */
const STALLS_MAX = 3;
const CONNECTIONS = 4;
const KEEP_ALIVE_MS = 10_000;
/** Of the queues in Postgres. */
const QUEUE_STATEMENT_MS_MAX = 10_000;
const CONNECT_MS_MAX = 60_000;
const CONNECT_AGAIN_MS = 500;
const END_MS_MAX = 3_000;
const JITTER = 0.5;
/** Long enough that a relay which crashed between handing over and noting it meets its own job again. */
const KEEP_DONE = { age: 3_600 };
/** Redis holds them in memory. In Postgres a count is dear: each job that ends looks at all kept ones, measured. */
const KEEP_DONE_IN_REDIS = { ...KEEP_DONE, count: 1_000 };
/** For people to look at. What must not be lost is in our own tables. */
const KEEP_FAILED = { age: 30 * 24 * 3_600, count: 5_000 };

export class QueueBackend {
  readonly #store: Store;
  readonly #lockMs: number;
  readonly #queues = new Map<string, MessageQueue>();

  private constructor(store: Store, lockMs: number) {
    this.#store = store;
    this.#lockMs = lockMs;
  }

  /**
   * @param workers how many this process will run: each holds one connection to Postgres for itself.
   * @throws Error when the store does not answer within a minute, is not migrated, or (Redis) may evict jobs.
   */
  static async open(settings: QueueSettings, workers: number): Promise<QueueBackend> {
    const store =
      settings.kind === 'redis'
        ? redisStore(settings.url)
        : postgresStore(settings, (settings.maxConnections ?? CONNECTIONS) + workers);
    try {
      await store.ready();
    } catch (error) {
      await store.end().catch(() => undefined); // what went wrong first is what matters
      throw error;
    }
    return new QueueBackend(store, settings.lockMs ?? LOCK_MS);
  }

  /**
   * Hands messages over. One that is already there (same id, same queue) is not added again. Events may share a job;
   * handed over again in other company they arrive twice, and their inbox knows them.
   */
  async add(messages: readonly MessageToQueue[]): Promise<void> {
    for (const [name, ofQueue] of Map.groupBy(inBatches(messages), ({ queue }) => queue)) {
      const queue = this.#queue(name);
      const jobs = ofQueue.map((message) => asJob(message, this.#store.keepDone));
      if (jobs.length >= this.#store.bulkFrom) await queue.addBulk(jobs);
      else await Promise.all(jobs.map((job) => queue.add(job.name, job.data, job.opts)));
    }
  }

  /** @returns the job that has waited longest in a queue, or null. */
  async oldestWaiting(queue: string): Promise<{ id: string; ageMs: number } | null> {
    const [job] = await this.#queue(queue).getJobs(['waiting'], 0, 0, true);
    return job === undefined ? null : { id: job.id ?? '', ageMs: Date.now() - job.timestamp };
  }

  worker(queue: string, processor: MessageProcessor, rules: WorkerRules): QueueWorker {
    const worker = this.#store.makeWorker(queue, processor, {
      concurrency: rules.concurrency,
      lockDuration: this.#lockMs,
      stalledInterval: this.#lockMs / 2,
      maxStalledCount: STALLS_MAX,
      maxStartedAttempts: rules.startsMax,
      ...(rules.backoffStrategy === undefined
        ? {}
        : { settings: { backoffStrategy: rules.backoffStrategy } }),
    });
    worker.on('error', logFailures(`worker ${queue}`));
    return worker;
  }

  /** After the workers: a queue closed before them leaves them waiting. */
  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    this.#queues.clear();
    await this.#store.end();
  }

  #queue(name: string): MessageQueue {
    const known = this.#queues.get(name);
    if (known !== undefined) return known;
    const queue = this.#store.makeQueue(name);
    queue.on('error', logFailures(`queue ${name}`));
    this.#queues.set(name, queue);
    return queue;
  }
}

function asJob({ name, message, attempts, backoffMs }: MessageToQueue, keepDone: Store['keepDone']) {
  const opts: JobsOptions = {
    jobId: message.messageId, // a uuid: BullMQ refuses ids with a colon and whole numbers
    attempts,
    backoff:
      backoffMs === undefined
        ? { type: 'custom' }
        : { type: 'exponential', delay: backoffMs, jitter: JITTER },
    removeOnComplete: keepDone,
    removeOnFail: KEEP_FAILED,
    stackTraceLimit: 0,
  };
  return { name, data: message, opts };
}

function redisStore(url: string): Store {
  // A producer must fail at once when Redis is down (the message stays in the outbox); a worker must wait for it.
  const producer = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    keepAlive: KEEP_ALIVE_MS,
  });
  const consumer = new Redis(url, {
    maxRetriesPerRequest: null,
    keepAlive: KEEP_ALIVE_MS,
    lazyConnect: true,
  });
  for (const connection of [producer, consumer]) connection.on('error', logFailures('Redis'));
  return {
    keepDone: KEEP_DONE_IN_REDIS,
    bulkFrom: 2,
    makeQueue: (name) => new Queue(name, { connection: producer }),
    makeWorker: (name, processor, options) =>
      new Worker(name, processor, { ...options, connection: consumer }),
    ready: async () => {
      await redisReady(producer);
      await refuseEviction(producer);
    },
    end: () => {
      producer.disconnect();
      consumer.disconnect();
      return Promise.resolve();
    },
  };
}

async function redisReady(redis: Redis): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error('Redis does not answer'));
    }, CONNECT_MS_MAX);
    redis.once('ready', () => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** A Redis that evicts throws away locks and jobs when it is full. */
async function refuseEviction(redis: Redis): Promise<void> {
  let policy: string | undefined;
  try {
    [, policy] = (await redis.config('GET', 'maxmemory-policy')) as string[];
  } catch {
    new Logger('Redis').warn('does not tell its maxmemory-policy; it must be noeviction');
    return;
  }
  if (policy !== 'noeviction')
    throw new Error(`Redis must run with maxmemory-policy noeviction, not ${String(policy)}`);
}

function postgresStore({ url, role }: { url: string; role?: string }, max: number): Store {
  // One pool for every queue and worker of the process: BullMQ's own would be one for each of them.
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Not waiting for the disk is safe here because the outboxes are in the same server: a crash that loses the last
    // jobs also loses the later note that they were sent. It takes a third off every step of a job.
    options: `-c search_path=${QUEUE_SCHEMA} -c synchronous_commit=off${role === undefined ? '' : ` -c role=${role}`}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...poolLimits(QUEUE_STATEMENT_MS_MAX),
    // What a lock's own error would do to BullMQ is not ours: its statements have their limit.
    lock_timeout: QUEUE_STATEMENT_MS_MAX,
    application_name: 'queues',
  });
  pool.on('error', logFailures('queues in Postgres'));
  // A client that is in use when its connection drops tells it here and not to the pool.
  pool.on('connect', (client) => client.on('error', logFailures('queues in Postgres')));
  const factory = createPostgresBackend as BackendFactory<IQueueBackend, pg.Pool>;
  return {
    keepDone: KEEP_DONE,
    // That command makes two temporary tables: 8 ms at rest, 24 under load, against 0.5 for one job: measured.
    bulkFrom: 25,
    makeQueue: (name) =>
      new Queue<QueuedMessage, void, string, QueuedMessage, void, string, IQueueBackend, pg.Pool>(
        name,
        { connection: pool },
        factory,
      ) as unknown as MessageQueue,
    makeWorker: (name, processor, options) =>
      new Worker<QueuedMessage, void, string, IQueueBackend, never, pg.Pool>(
        name,
        processor,
        { ...options, connection: pool },
        factory,
      ) as unknown as QueueWorker,
    ready: () => postgresReady(pool),
    // A connection on which a worker listens comes back only when that worker has ended well.
    end: async () => {
      await within(END_MS_MAX, pool.end());
    },
  };
}

async function postgresReady(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + CONNECT_MS_MAX;
  const isMigrated = async (): Promise<boolean> => {
    try {
      const { rows } = await pool.query(
        `select from pg_class where oid = to_regclass('${QUEUE_SCHEMA}.job')`,
      );
      return rows.length > 0;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(CONNECT_AGAIN_MS);
      return isMigrated();
    }
  };
  if (!(await isMigrated())) throw new Error('The queues are not migrated: run `npm run migrate`');
}

/**
 * Creates or updates the tables of the queues in Postgres, and lets a role use them.
 * @param client one session of a role that may create a schema.
 * @param grantTo the role that every service's own role is a member of.
 */
export async function migrateQueues(client: pg.ClientBase, { grantTo }: { grantTo: string }): Promise<void> {
  await runMigrations(client, QUEUE_SCHEMA);
  const role = pg.escapeIdentifier(grantTo);
  await client.query(`
    grant usage, create on schema ${QUEUE_SCHEMA} to ${role};
    grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${role};
    revoke insert, update, delete on ${QUEUE_SCHEMA}.migration from ${role};
    grant usage, select, update on all sequences in schema ${QUEUE_SCHEMA} to ${role};
    grant execute on all functions in schema ${QUEUE_SCHEMA} to ${role};
    alter table ${QUEUE_SCHEMA}.job set (autovacuum_vacuum_scale_factor = 0.01);
    alter table ${QUEUE_SCHEMA}.event set (autovacuum_vacuum_scale_factor = 0.01);
  `);
}
