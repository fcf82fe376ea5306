/** A worker's sign of life while it works on one thing; when it is killed, the sign stops and the sweeper sees it. */

/** Well below the sweeper's patience, so that one late beat is no death. */
const EVERY_MS = 4000;

export class Heartbeat {
  readonly #timer: NodeJS.Timeout;

  /** @param beat tells that the work goes on; one that fails is made up for by the next */
  constructor(beat: () => Promise<void>) {
    this.#timer = setInterval(() => {
      beat().catch(() => undefined);
    }, EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
