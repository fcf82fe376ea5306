/** Messages on their way: accepted with the event that asked for them, sent once, and never forgotten half-way. */
import { Injectable } from '@nestjs/common';
import { readCodeMessage, readContact } from '@goalwright/contracts/identity';
import { deliverMessage } from '@goalwright/contracts/notifications';
import { CodeId, type UserId } from '@goalwright/contracts/values';
import { Calls, Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { type Email, EmailChannel } from '../email/email.js';
import { type Sms, SmsChannel } from '../sms/sms.js';
import { codeMail, codeText, receiptMail } from '../templates/templates.js';
import { DeliveryEntity } from './delivery.entity.js';

/** Longer than all attempts of one job together: what waits longer has lost its job. */
const LOST_AFTER_MINUTES = 5;
/** A receipt that could not be delivered for a day will not be; codes end by themselves long before. */
const GIVE_UP_AFTER_HOURS = 24;
const REQUEUE_MAX = 100;

type Composed = ({ channel: 'email' } & Email) | ({ channel: 'sms' } & Sms);
type Failure = 'code-is-over' | 'nobody-to-write-to' | 'gave-up';

@Injectable()
export class Deliveries {
  constructor(
    private readonly database: DataSource,
    private readonly calls: Calls,
    private readonly outbox: Outbox,
    private readonly email: EmailChannel,
    private readonly sms: SmsChannel,
  ) {}

  acceptCode(manager: EntityManager, codeId: CodeId): Promise<void> {
    return this.#accept(manager, 'code', codeId, null, null);
  }

  acceptReceipt(
    manager: EntityManager,
    deposit: { depositId: string; userId: UserId; amountCents: number },
  ): Promise<void> {
    return this.#accept(manager, 'deposit-receipt', deposit.depositId, deposit.userId, deposit.amountCents);
  }

  /**
   * Sends one delivery, unless that is done. Nothing is held open while identity and the carrier are asked, so a
   * crash in between may send a message again: carriers get the delivery's id to tell.
   */
  async deliver(deliveryId: string, signal: AbortSignal): Promise<void> {
    const delivery = await this.database.manager.findOneBy(DeliveryEntity, { id: deliveryId });
    if (delivery?.state !== 'accepted') return;
    const message =
      delivery.kind === 'code' ? await this.#composeCode(delivery) : await this.#composeReceipt(delivery);
    if (message === null) {
      await this.#fail(delivery.id, delivery.kind === 'code' ? 'code-is-over' : 'nobody-to-write-to');
      return;
    }
    if (message.channel === 'email') await this.email.send(message, signal);
    else await this.sms.send(message, signal);
    await this.database.query(
      `update deliveries set state = 'sent', channel = $2, settled_at = now() where id = $1 and state = 'accepted'`,
      [delivery.id, message.channel],
    );
  }

  /** Queues again what has lost its job, and gives up what nobody could send for a day. Returns how many it queued. */
  async recover(): Promise<number> {
    await this.database.query(
      `update deliveries set state = 'failed', failure = 'gave-up', settled_at = now()
       where state = 'accepted' and created_at < now() - $1 * interval '1 hour'`,
      [GIVE_UP_AFTER_HOURS],
    );
    return this.database.transaction(async (manager) => {
      const [lost] = await manager.query<[{ id: string }[], number]>(
        `update deliveries set queued_at = now() where id in (
           select id from deliveries where state = 'accepted' and queued_at < now() - $1 * interval '1 minute'
           order by queued_at limit $2 for update skip locked)
         returning id`,
        [LOST_AFTER_MINUTES, REQUEUE_MAX],
      );
      for (const { id } of lost) await this.outbox.add(manager, deliverMessage, { deliveryId: id });
      return lost.length;
    });
  }

  async #accept(
    manager: EntityManager,
    kind: DeliveryEntity['kind'],
    reference: string,
    userId: UserId | null,
    amountCents: number | null,
  ): Promise<void> {
    const [accepted] = await manager.query<{ id: string }[]>(
      `insert into deliveries (kind, reference, user_id, amount_cents) values ($1, $2, $3, $4)
       on conflict (kind, reference) do nothing returning id`,
      [kind, reference, userId, amountCents],
    );
    if (accepted !== undefined) await this.outbox.add(manager, deliverMessage, { deliveryId: accepted.id });
  }

  async #composeCode(delivery: DeliveryEntity): Promise<Composed | null> {
    const codeId = CodeId.parse(delivery.reference);
    const { message } = await this.calls.call(readCodeMessage, { codeId });
    if (message === null) return null;
    const shared = { deliveryId: delivery.id, to: message.to, code: message.code };
    return message.channel === 'email'
      ? { channel: 'email', ...shared, ...codeMail(message) }
      : { channel: 'sms', ...shared, text: codeText(message) };
  }

  async #composeReceipt(delivery: DeliveryEntity): Promise<Composed | null> {
    const { id: deliveryId, reference: depositId, userId, amountCents, createdAt: paidOn } = delivery;
    if (userId === null || amountCents === null) throw new Error('a receipt without its facts'); // the table refuses it
    const { contact } = await this.calls.call(readContact, { userId });
    if (contact === null) return null;
    const mail = receiptMail({ firstName: contact.firstName, amountCents, depositId, paidOn });
    return { channel: 'email', deliveryId, to: contact.email, code: '', ...mail };
  }

  async #fail(deliveryId: string, failure: Failure): Promise<void> {
    await this.database.query(
      `update deliveries set state = 'failed', failure = $2, settled_at = now() where id = $1 and state = 'accepted'`,
      [deliveryId, failure],
    );
  }
}
