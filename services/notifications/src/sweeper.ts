/** Looks after deliveries that stand still, and removes old ones. Two processes doing it do no harm. */
import { Lifecycle, Periodic } from '@goalwright/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Deliveries } from './deliveries/deliveries.js';

const EVERY_MS = 60_000;
const KEPT_DAYS = 90;
const ROWS_MAX = 1000;

@Injectable()
export class Sweeper extends Periodic {
  constructor(
    lifecycle: Lifecycle,
    private readonly database: DataSource,
    private readonly deliveries: Deliveries,
  ) {
    super(lifecycle, { what: 'deliveries', everyMs: EVERY_MS });
  }

  async pass(): Promise<void> {
    const requeued = await this.deliveries.recover();
    if (requeued > 0) this.logger.warn({ msg: 'deliveries had lost their jobs', requeued });
    await this.database.query(
      `delete from deliveries where id in (
         select id from deliveries where created_at < now() - $1 * interval '1 day' limit $2)`,
      [KEPT_DAYS, ROWS_MAX],
    );
    await this.database.query(`delete from sends_counted where day < (now() at time zone 'utc')::date - 1`);
  }
}
