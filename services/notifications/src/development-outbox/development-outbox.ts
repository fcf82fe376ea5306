/** Where messages end outside production: kept in Postgres, read at `/dev/outbox`. */
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import type { OutboxMessage } from '@goalwright/contracts/notifications';
import { DataSource } from 'typeorm';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';

const MESSAGES_MAX = 100;
const PHONE_DIGITS = 10;

export interface KeptMessage extends Omit<OutboxMessage, 'createdOn'> {
  readonly deliveryId: string;
  readonly html: string;
}

interface Row extends Omit<OutboxMessage, 'createdOn'> {
  readonly created_at: Date;
}

@Injectable()
export class DevelopmentOutbox {
  constructor(
    private readonly database: DataSource,
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Keeps a message once, however often the same delivery comes. */
  async keep(message: KeptMessage): Promise<void> {
    this.#refuseInProduction();
    const { deliveryId, channel, to, subject, text, html, code } = message;
    await this.database.query(
      `insert into outbox_messages (delivery_id, channel, recipient, subject, text, html, code)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (delivery_id) do nothing`,
      [deliveryId, channel, to, subject, text, html, code],
    );
  }

  /**
   * The newest messages first, of one mailbox or number where one is named.
   * @throws DomainError `request.not-found` in production
   */
  async read(to: string | null): Promise<OutboxMessage[]> {
    this.#refuseInProduction();
    const rows = await this.database.query<Row[]>(
      `select channel, recipient as "to", subject, text, code, created_at from outbox_messages
       where $1::text is null or recipient = $1 order by created_at desc, delivery_id limit $2`,
      [to === null ? null : recipientOf(to), MESSAGES_MAX],
    );
    return rows.map(({ created_at: createdAt, ...message }) => ({
      ...message,
      createdOn: createdAt.toISOString(),
    }));
  }

  #refuseInProduction(): void {
    if (this.config.MODE === 'production') throw new DomainError('request.not-found');
  }
}

/** An address or number as people type it: `+1 (213) 555-0101` is kept as its ten digits. */
function recipientOf(typed: string): string {
  if (typed.includes('@')) return typed.trim().toLowerCase();
  return typed.replace(/\D/g, '').slice(-PHONE_DIGITS);
}
