/** BullMQ with nothing of ours around it: the baseline of whatever we build on it. */
import { randomUUID } from 'node:crypto';
import { createPostgresBackend, Queue, withBackend, Worker } from 'bullmq';

const BATCH = 100;
/** Beside ours, so that neither finds the other's jobs. */
const SCHEMA = 'bare';

/** Where a bare queue lives: a Redis, or a Postgres that may create a schema. */
export type BareStore = { readonly redisUrl: string } | { readonly postgresUrl: string };

interface AnyQueue {
  add(name: string, data: object): Promise<unknown>;
  addBulk(jobs: { name: string; data: object }[]): Promise<unknown>;
  close(): Promise<void>;
}

export class BareQueue {
  readonly #queue: AnyQueue;
  readonly #worker: { close(): Promise<void>; waitUntilReady(): Promise<unknown> };
  #onJob: () => void = () => undefined;

  constructor(store: BareStore, concurrency: number) {
    const name = `bare-${randomUUID()}`;
    const run = async (): Promise<void> => {
      this.#onJob();
      return Promise.resolve();
    };
    const rules = { concurrency, removeOnComplete: { count: 0 } };
    if ('redisUrl' in store) {
      // A worker waits for Redis however long it is away; BullMQ refuses to run with anything else.
      const connection = { url: store.redisUrl, maxRetriesPerRequest: null };
      this.#queue = new Queue(name, { connection });
      this.#worker = new Worker(name, run, { connection, ...rules });
      return;
    }
    const postgres = withBackend(createPostgresBackend);
    const connection = { connectionString: store.postgresUrl, schema: SCHEMA, migrate: true };
    this.#queue = new postgres.Queue(name, { connection });
    this.#worker = new postgres.Worker(name, run, { connection, ...rules });
  }

  async ready(): Promise<void> {
    await this.#worker.waitUntilReady();
  }

  /** From adding one job to an idle queue to its first line, in ms. */
  async pickupMs(): Promise<number> {
    const { promise: taken, resolve } = Promise.withResolvers<number>();
    this.#onJob = () => {
      resolve(performance.now());
    };
    const addedAtMs = performance.now();
    await this.#queue.add('no-op', {});
    return (await taken) - addedAtMs;
  }

  /** Adds so many no-ops in batches, as a relay does, while the worker takes them. @returns jobs per second */
  async jobsPerSecond(jobs: number): Promise<number> {
    const { promise: allDone, resolve } = Promise.withResolvers<undefined>();
    let done = 0;
    this.#onJob = () => {
      done += 1;
      if (done === jobs) resolve(undefined);
    };
    const beginMs = performance.now();
    for (let added = 0; added < jobs; added += BATCH) {
      const size = Math.min(BATCH, jobs - added);
      await this.#queue.addBulk(Array.from({ length: size }, () => ({ name: 'no-op', data: {} })));
    }
    await allDone;
    return (jobs * 1000) / (performance.now() - beginMs);
  }

  async close(): Promise<void> {
    await this.#worker.close();
    await this.#queue.close();
  }
}
