/** Looks after deliveries that stand still, and removes old ones. Two processes doing it do no harm. */
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Deliveries } from './deliveries/deliveries.js';

const EVERY_MS = 60_000;
const KEPT_DAYS = 90;
const ROWS_MAX = 1000;

@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(Sweeper.name);
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: DataSource,
    private readonly deliveries: Deliveries,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#running = this.sweep();
    }, EVERY_MS);
    this.#timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** A failed sweep is logged and tried again next time. */
  async sweep(): Promise<void> {
    try {
      const requeued = await this.deliveries.recover();
      if (requeued > 0) this.#logger.warn({ msg: 'deliveries had lost their jobs', requeued });
      await this.database.query(
        `delete from deliveries where id in (
           select id from deliveries where created_at < now() - $1 * interval '1 day' limit $2)`,
        [KEPT_DAYS, ROWS_MAX],
      );
    } catch (error) {
      this.#logger.warn({ msg: 'a sweep failed', error });
    }
  }
}
