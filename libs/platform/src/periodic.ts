/** Work that comes round for as long as the process lives. */
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Lifecycle } from './lifecycle.js';

export interface Period {
  /** What is done, in a word or two, for the log. */
  readonly what: string;
  /** From the end of one pass to the beginning of the next, so that two never overlap; the first waits as long. */
  readonly everyMs: number;
}

/**
 * A Nest provider whose `pass` runs again and again, from the boot until the process drains. A pass that fails is
 * logged, and the next one comes in its time. The shutdown waits for the pass in hand, before the database closes.
 */
export abstract class Periodic implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger: Logger;
  readonly #lifecycle: Lifecycle;
  readonly #period: Period;
  readonly #stopped = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #passing: Promise<void> = Promise.resolve();

  constructor(lifecycle: Lifecycle, period: Period) {
    this.logger = new Logger(new.target.name);
    this.#lifecycle = lifecycle;
    this.#period = period;
  }

  /** One pass, of bounded work. A long one ends early once `signal` is aborted: the process stops. */
  abstract pass(signal: AbortSignal): Promise<void>;

  onApplicationBootstrap(): void {
    const { drainSignal } = this.#lifecycle;
    this.#wait(AbortSignal.any([drainSignal, this.#stopped.signal]));
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    await this.#passing;
  }

  #wait(signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#passing = this.#run(signal);
    }, this.#period.everyMs);
    // A process with nothing else to do may end.
    this.#timer.unref();
  }

  async #run(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      await this.pass(signal);
    } catch (error) {
      this.logger.warn({ msg: 'a pass failed; the next one tries again', what: this.#period.what, error });
    }
    this.#wait(signal);
  }
}
