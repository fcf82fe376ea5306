/**
 * A hash takes a core for some 13 ms and 19 MiB: unbounded, a burst of sign-ins would starve every other call of
 * the process and then its memory. Two run, fifty wait, the next is told to come back.
 */
import { DomainError } from '@goalwright/contracts/errors';

const RETRY_AFTER_SECONDS = 2;

export class HashSlots {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly runningMax = 2,
    private readonly waitingMax = 50,
  ) {}

  /** @throws DomainError `service.unavailable` where the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    if (this.#running < this.runningMax) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.waitingMax) {
      throw new DomainError('service.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** A slot is handed to the one who waited longest, and counted free only where nobody waits. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
