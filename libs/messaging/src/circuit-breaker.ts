/** Spares a service that is down the calls it could not take, and their callers the wait. */

const FAILURES_TO_OPEN = 10;
const OPEN_MS = 1_000;

export class CircuitBreaker {
  #failures = 0;
  #triesAgainAt = 0;

  /** While open, lets one call through each second to find out. */
  isClosed(): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    if (Date.now() < this.#triesAgainAt) return false;
    this.#triesAgainAt = Date.now() + OPEN_MS;
    return true;
  }

  reached(): void {
    this.#failures = 0;
  }

  missed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#triesAgainAt = Date.now() + OPEN_MS;
  }
}
