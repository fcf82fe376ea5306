/** A worker that is replaced when it stands still beside waiting jobs, and that closes within a time. */
import { isNativeError } from 'node:util/types';
import { Logger } from '@nestjs/common';
import type { MessageProcessor, QueueBackend, QueueWorker, WorkerRules } from './backend.js';
import { workersRecreated } from './metrics.js';

/** A worker sleeps on a signal of the store; one whose connection half died never hears it again. */
const WAITING_MS_MAX = 30_000;
const WATCH_EVERY_MS = 10_000;
const FORCED_CLOSE_MS_MAX = 2_000;

/** What is told of a job that nobody will try again. */
export type OnFailed = (job: string, jobId: string) => void;

export class Consumer {
  readonly #logger = new Logger('Consumer');
  readonly #watch: NodeJS.Timeout;
  #worker: QueueWorker;
  #active = 0;
  #suspect: string | null = null;
  #closing: Promise<void> | null = null;

  constructor(
    private readonly backend: QueueBackend,
    private readonly queue: string,
    private readonly processor: MessageProcessor,
    private readonly rules: WorkerRules,
    private readonly onFailed: OnFailed,
  ) {
    this.#worker = this.#start();
    this.#watch = setInterval(() => void this.#replaceIfStuck(), WATCH_EVERY_MS);
    this.#watch.unref();
  }

  /** Takes no more jobs and waits for those running; past the time they are left for another worker to repeat. */
  close(timeoutMs: number): Promise<void> {
    clearInterval(this.#watch);
    this.#closing ??= this.#close(timeoutMs);
    return this.#closing;
  }

  async #close(timeoutMs: number): Promise<void> {
    if (await within(timeoutMs, this.#worker.close())) return;
    this.#logger.warn(
      `${this.queue}: jobs still run after ${String(timeoutMs)} ms; another worker will repeat them`,
    );
    await within(FORCED_CLOSE_MS_MAX, this.#worker.close(true));
  }

  #start(): QueueWorker {
    const counted: MessageProcessor = async (...given) => {
      this.#active += 1;
      this.#suspect = null;
      try {
        await this.processor(...given);
      } finally {
        this.#active -= 1;
      }
    };
    const worker = this.backend.worker(this.queue, counted, this.rules);
    worker.on('failed', (job) => {
      if (job?.finishedOn !== undefined) this.onFailed(job.name, job.id ?? '');
    });
    worker.on('stalled', (jobId) => {
      this.#logger.warn(`${this.queue}: job ${jobId} was left by its worker and is repeated`);
    });
    return worker;
  }

  async #replaceIfStuck(): Promise<void> {
    try {
      const oldest = this.#active > 0 ? null : await this.backend.oldestWaiting(this.queue);
      const isLate = oldest !== null && oldest.ageMs > WAITING_MS_MAX;
      // Seen twice, with nothing taken between: a job waiting for its retry is old too, but goes at once.
      const isStuck = isLate && oldest.id === this.#suspect && this.#closing === null;
      this.#suspect = isLate ? oldest.id : null;
      if (!isStuck) return;
      this.#logger.error(`${this.queue}: job ${oldest.id} waits beside an idle worker, which is replaced`);
      workersRecreated.inc({ queue: this.queue });
      const stuck = this.#worker;
      this.#worker = this.#start();
      await within(FORCED_CLOSE_MS_MAX, stuck.close(true));
    } catch (error) {
      this.#logger.warn(
        `${this.queue} could not be watched: ${isNativeError(error) ? error.message : String(error)}`,
      );
    }
  }
}

/** @returns whether it ended in time. */
async function within(timeoutMs: number, ending: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(
    (resolve) =>
      (timer = setTimeout(() => {
        resolve(false);
      }, timeoutMs)),
  );
  try {
    return await Promise.race([ending.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
