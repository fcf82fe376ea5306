/**
 * Statements on one account wait for its row's lock, each with a connection in its hand: a few dozen for one person
 * would take the whole pool from everybody else, and pass the lock on slower the more of them stand at it. So two of
 * an account go to the database at once, one that works and one that is next; the others wait here, where it is free.
 */
import { DomainError } from '@goalwright/contracts/errors';

const RETRY_AFTER_SECONDS = 2;

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

export class Lanes {
  readonly #lanes = new Map<string, Lane>();

  constructor(
    private readonly runningMax = 2,
    private readonly waitingMax = 200,
  ) {}

  /**
   * Runs `work`, in its turn among all of the same subject.
   * @throws DomainError `service.unavailable` where too many wait
   */
  async run<T>(subject: string, work: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(subject) ?? { running: 0, waiting: [] };
    this.#lanes.set(subject, lane);
    await this.#enter(lane);
    try {
      return await work();
    } finally {
      this.#leave(subject, lane);
    }
  }

  async #enter(lane: Lane): Promise<void> {
    if (lane.running < this.runningMax) {
      lane.running += 1;
      return;
    }
    if (lane.waiting.length >= this.waitingMax)
      throw new DomainError('service.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    await new Promise<void>((resolve) => {
      lane.waiting.push(resolve);
    });
  }

  /** A place is handed to the one who waited longest; a lane that nobody is in is forgotten. */
  #leave(subject: string, lane: Lane): void {
    const next = lane.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    lane.running -= 1;
    if (lane.running === 0) this.#lanes.delete(subject);
  }
}
