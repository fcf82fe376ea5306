/** A worker that is replaced when it stands still beside waiting jobs, and that closes within a time. */
import { Logger } from '@nestjs/common';
import type { MessageProcessor, QueueBackend, QueueWorker, WorkerRules } from './backend.js';
import { workersRecreated } from './metrics.js';
import { within } from './within.js';

/** A worker sleeps on a signal of the store; one whose connection half died never hears it again. */
const WAITING_MS_MAX = 30_000;
const WATCH_EVERY_MS = 10_000;
/** To give connections back. */
const CLOSE_MS_MAX = 2_000;

/** What is told of a job that nobody will try again. */
export type OnFailed = (job: string, jobId: string) => void;

export class Consumer {
  readonly #logger = new Logger('Consumer');
  readonly #watch: NodeJS.Timeout;
  #worker: QueueWorker;
  #active = 0;
  #onIdle: () => void = () => undefined;
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

  /** Resolves when it can take jobs. */
  async ready(): Promise<void> {
    await this.#worker.waitUntilReady();
  }

  /** Takes no more jobs and waits for those running; past the time they are left for another worker to repeat. */
  close(timeoutMs: number): Promise<void> {
    clearInterval(this.#watch);
    this.#closing ??= this.#close(timeoutMs);
    return this.#closing;
  }

  async #close(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    await this.#worker.pause(true);
    const isIdle = await within(timeoutMs, this.#idle());
    if (!isIdle) {
      this.#logger.warn(
        `${this.queue}: jobs still run after ${String(timeoutMs)} ms; another worker repeats them`,
      );
    }
    // Force must be known from the start: BullMQ keeps renewing the locks of a worker that it is closing patiently.
    const restMs = Math.max(deadline - Date.now(), CLOSE_MS_MAX);
    await within(restMs, this.#worker.close(!isIdle));
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#active === 0) resolve();
      else this.#onIdle = resolve;
    });
  }

  #start(): QueueWorker {
    // All three parameters are named: BullMQ makes a signal only for a function that declares one.
    const counted: MessageProcessor = async (job, token, signal) => {
      this.#active += 1;
      this.#suspect = null;
      try {
        await this.processor(job, token, signal);
      } finally {
        this.#active -= 1;
        if (this.#active === 0) this.#onIdle();
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
      await within(CLOSE_MS_MAX, stuck.close(true));
    } catch (error) {
      this.#logger.warn(
        `${this.queue} could not be watched: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
