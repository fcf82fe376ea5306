/** How many messages a day may hold, for one person and for all: the last wall before costs and before a nuisance. */
import { createHmac, hkdfSync } from 'node:crypto';
import { limitsScale } from '@goalwright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';

export type Channel = 'email' | 'sms';

const KEY_BYTES = 32;
/** What differs inside one block of telephone numbers. */
const BLOCK_DIGITS = 4;

@Injectable()
export class Caps {
  readonly #key: Buffer;
  readonly #scale: number;

  constructor(@Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig) {
    // Kept for a day: a number or an address itself is in no table, and without the secret cannot be tried out.
    this.#key = Buffer.from(hkdfSync('sha256', config.CALL_SECRET, '', 'notifications: caps', KEY_BYTES));
    this.#scale = limitsScale(config);
  }

  /**
   * Counts one message to `to`, today in UTC by the clock of Postgres.
   * @param manager of the transaction that takes the delivery: a crash uncounts what it did not send
   * @returns whether it may be sent
   */
  async count(manager: EntityManager, channel: Channel, to: string): Promise<boolean> {
    // The person first: whoever is over their own cap uses nothing up of that of all.
    for (const { counted, max } of this.#caps(channel, to)) {
      const rows = await manager.query<unknown[]>(
        `insert into sends_counted as c (day, counted) values ((now() at time zone 'utc')::date, $1)
         on conflict (day, counted) do update set count = c.count + 1 where c.count < $2
         returning 1`,
        [counted, Math.floor(max * this.#scale)],
      );
      if (rows.length === 0) return false;
    }
    return true;
  }

  #caps(channel: Channel, to: string): { counted: string; max: number }[] {
    const { config } = this;
    if (channel === 'email') {
      return [
        { counted: `email to ${this.#mark(to)}`, max: config.EMAILS_PER_ADDRESS_PER_DAY },
        { counted: 'email', max: config.EMAILS_PER_DAY },
      ];
    }
    return [
      { counted: `sms to ${this.#mark(to)}`, max: config.SMS_PER_NUMBER_PER_DAY },
      {
        counted: `sms to block ${this.#mark(to.slice(0, -BLOCK_DIGITS))}`,
        max: config.SMS_PER_BLOCK_PER_DAY,
      },
      { counted: 'sms', max: config.SMS_PER_DAY },
    ];
  }

  #mark(of: string): string {
    return createHmac('sha256', this.#key).update(of).digest('base64url');
  }
}
