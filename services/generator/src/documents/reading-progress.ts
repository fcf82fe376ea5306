/** Tells how far a reading is, a few times a second: each page of a quick file needs no write of its own. */

const EVERY_MS = 250;

export class ReadingProgress {
  #latest: readonly [number, number] = [0, 0];
  #next: NodeJS.Timeout | undefined;
  #isOver = false;

  /** @param write stores it; one that fails is made up for by the next */
  constructor(private readonly write: (pagesRead: number, pageCount: number) => Promise<void>) {}

  /** Tells the first page at once, and what came since then every quarter of a second, the last page too. */
  note(pagesRead: number, pageCount: number): void {
    const isQuiet = this.#next === undefined;
    this.#latest = [pagesRead, pageCount];
    if (isQuiet) this.#tell();
  }

  /** After this nothing is written any more. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#next);
  }

  /** One write after the other, so that an early one never ends last. */
  #tell(): void {
    const told = this.#latest;
    const pause = Promise.withResolvers<undefined>();
    this.#next = setTimeout(() => {
      pause.resolve(undefined);
    }, EVERY_MS);
    const written = this.write(...told).catch(() => undefined);
    void Promise.all([written, pause.promise]).then(() => {
      this.#next = undefined;
      if (!this.#isOver && this.#latest !== told) this.#tell();
    });
  }
}
