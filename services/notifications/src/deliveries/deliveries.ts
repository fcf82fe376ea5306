/**
 * Messages on their way: accepted with the event that asked for them, sent once, and never forgotten half-way.
 *
 * The carriers know no idempotency keys. So a delivery is taken (`sending`, committed) before its carrier is asked,
 * and whoever finds it so leaves it alone. After a crash between the carrier's answer and our record of it, or where
 * the carrier never answered, nobody knows whether the message left. Both carriers report each message they took,
 * with our delivery's id, within seconds: a report settles it as sent. Where none has come by `quiet_until` it is
 * sent once more, with the same Message-ID; in doubt a second time it fails. So nobody gets a message three times,
 * and whoever gets it twice gets the same one.
 */
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import { deliverMessage, type NoticeId } from '@goalwright/contracts/notifications';
import { type CodeId, isTextable, type UserId } from '@goalwright/contracts/values';
import { Outbox } from '@goalwright/messaging';
import { DataSource, type EntityManager } from 'typeorm';
import { Caps } from '../caps/caps.js';
import { CarrierFailure } from '../carrier/carrier.js';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import { EmailChannel } from '../email/email.js';
import { type Message, Messages } from '../messages/messages.js';
import { SmsChannel } from '../sms/sms.js';
import { DeliveryEntity, type DeliveryKind, type DeliveryState } from './delivery.entity.js';

/** Longer than all attempts of one job together: what waits longer has lost its job. */
const LOST_AFTER_MINUTES = 5;
/** Somebody waits for that message, and its job is over by the time that the doubt is. */
const DOUBTFUL_AFTER_MINUTES = 1;
/** What could not be delivered for a day will not be; codes end by themselves long before. */
const GIVE_UP_AFTER_HOURS = 24;
const REQUEUE_MAX = 100;
/** Far longer than a carrier is waited for: whoever took a delivery this long ago has died with it. */
const TAKEN_MS = 60_000;
/** One more try in doubt, never two. */
const DOUBTS_MAX = 1;

type Failure =
  | 'code-is-over'
  | 'nobody-to-write-to'
  | 'number-not-served'
  | 'over-the-cap'
  | 'refused'
  | 'outcome-unknown'
  | 'gave-up';

interface Standing {
  readonly state: DeliveryState;
  readonly takes: number;
  readonly doubts: number;
  readonly is_quiet: boolean;
}
type Taking = 'taken' | 'settled' | 'elsewhere' | 'put-off';

@Injectable()
export class Deliveries {
  readonly #logger = new Logger('Deliveries');

  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly messages: Messages,
    private readonly caps: Caps,
    private readonly email: EmailChannel,
    private readonly sms: SmsChannel,
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
  ) {}

  acceptCode(manager: EntityManager, codeId: CodeId): Promise<void> {
    return this.#accept(manager, 'code', codeId);
  }

  acceptNotice(manager: EntityManager, noticeId: NoticeId): Promise<void> {
    return this.#accept(manager, 'notice', noticeId);
  }

  acceptReceipt(
    manager: EntityManager,
    deposit: { depositId: string; userId: UserId; amountCents: number },
  ): Promise<void> {
    return this.#accept(manager, 'deposit-receipt', deposit.depositId, deposit);
  }

  /**
   * Sends one delivery, unless that is done. No transaction is open while identity and the carrier are asked.
   * @throws DomainError `service.unavailable` where it should be tried again
   */
  async deliver(deliveryId: string, signal: AbortSignal): Promise<void> {
    const delivery = await this.database.manager.findOneBy(DeliveryEntity, { id: deliveryId });
    if (delivery === null || (delivery.state !== 'pending' && delivery.state !== 'sending')) return;
    const message = await this.messages.compose(delivery);
    if (message === null) {
      await this.#failUnsent(delivery.id, delivery.kind === 'code' ? 'code-is-over' : 'nobody-to-write-to');
      return;
    }
    if (message.channel === 'sms' && !isTextable(message.to)) {
      await this.#failUnsent(delivery.id, 'number-not-served');
      return;
    }
    const taking = await this.database.transaction((manager) => this.#take(manager, delivery, message));
    if (taking === 'elsewhere') throw new DomainError('service.unavailable');
    if (taking === 'taken') await this.#send(delivery.id, message, signal);
  }

  /** Queues again what has lost its job, and gives up what nobody could send for a day. Returns how many it queued. */
  async recover(): Promise<number> {
    await this.database.query(
      `update deliveries set settled_at = now(), quiet_until = null,
         failure = case when state = 'pending' then 'gave-up' else 'outcome-unknown' end, state = 'failed'
       where state in ('pending', 'sending') and coalesce(quiet_until < now(), true)
         and created_at < now() - $1 * interval '1 hour'`,
      [GIVE_UP_AFTER_HOURS],
    );
    return this.database.transaction(async (manager) => {
      const [lost] = await manager.query<[{ id: string }[], number]>(
        `update deliveries set queued_at = now() where id in (
           select id from deliveries
           where state in ('pending', 'sending') and coalesce(quiet_until < now(), true)
             and queued_at < now() - case when state = 'pending' then $1::int else $2::int end * interval '1 minute'
           order by queued_at limit $3 for update skip locked)
         returning id`,
        [LOST_AFTER_MINUTES, DOUBTFUL_AFTER_MINUTES, REQUEUE_MAX],
      );
      for (const { id } of lost) await this.outbox.add(manager, deliverMessage, { deliveryId: id });
      return lost.length;
    });
  }

  async #accept(
    manager: EntityManager,
    kind: DeliveryKind,
    reference: string,
    { userId = null, amountCents = null }: { userId?: UserId | null; amountCents?: number | null } = {},
  ): Promise<void> {
    const [accepted] = await manager.query<{ id: string }[]>(
      `insert into deliveries (kind, reference, user_id, amount_cents) values ($1, $2, $3, $4)
       on conflict (kind, reference) do nothing returning id`,
      [kind, reference, userId, amountCents],
    );
    if (accepted !== undefined) await this.outbox.add(manager, deliverMessage, { deliveryId: accepted.id });
  }

  /** Makes a delivery ours to send, or says why it is not. Its row is locked, so that one of several takers gets it. */
  async #take(manager: EntityManager, { id, kind }: DeliveryEntity, message: Message): Promise<Taking> {
    const [standing] = await manager.query<Standing[]>(
      `select state, takes, doubts, coalesce(quiet_until > now(), false) as is_quiet
       from deliveries where id = $1 for update`,
      [id],
    );
    if (standing === undefined || (standing.state !== 'pending' && standing.state !== 'sending'))
      return 'settled';
    const isDoubtful = standing.state === 'sending';
    if (isDoubtful && standing.is_quiet) return 'elsewhere';
    if (isDoubtful && standing.doubts >= DOUBTS_MAX) {
      await settleFailed(manager, id, 'outcome-unknown');
      return 'settled';
    }
    if (standing.takes === 0 && !(await this.caps.count(manager, message.channel, message.to))) {
      this.#logger.error({ msg: 'a cap of this day is reached', deliveryId: id, channel: message.channel });
      return this.#overTheCap(manager, id, kind);
    }
    await manager.query(
      `update deliveries set state = 'sending', channel = $2, takes = takes + 1, doubts = doubts + $3,
         quiet_until = now() + $4 * interval '1 millisecond' where id = $1`,
      [id, message.channel, isDoubtful ? 1 : 0, TAKEN_MS],
    );
    return 'taken';
  }

  /** A code is of no use tomorrow; whatever else there is to say still is. */
  async #overTheCap(manager: EntityManager, id: string, kind: DeliveryKind): Promise<Taking> {
    if (kind === 'code') {
      await settleFailed(manager, id, 'over-the-cap');
      return 'settled';
    }
    await manager.query(
      `update deliveries set queued_at = (date_trunc('day', now() at time zone 'utc') + interval '1 day') at time zone 'utc'
       where id = $1`,
      [id],
    );
    return 'put-off';
  }

  async #send(id: string, message: Message, signal: AbortSignal): Promise<void> {
    let providerId: string | null;
    try {
      providerId =
        message.channel === 'email'
          ? await this.email.send(message, signal)
          : await this.sms.send(message, signal);
    } catch (error) {
      if (!(error instanceof CarrierFailure)) throw error;
      await this.#notSent(id, message.channel, error);
      return;
    }
    // A report may have been faster, and said more.
    await this.database.query(
      `update deliveries set provider_id = coalesce(provider_id, $2), quiet_until = null,
         state = case when settled_at is null or failure = 'outcome-unknown' then 'sent' else state end,
         failure = case when failure <> 'outcome-unknown' then failure end,
         settled_at = coalesce(settled_at, now())
       where id = $1`,
      [id, providerId],
    );
  }

  async #notSent(deliveryId: string, channel: string, { kind, status }: CarrierFailure): Promise<void> {
    this.#logger.warn({ msg: 'a carrier did not take a message', deliveryId, channel, kind, status });
    if (kind === 'refused') {
      await this.#failSending(deliveryId, status);
      return;
    }
    // In doubt it stays taken, until the report had its time.
    await this.database.query(
      `update deliveries set provider_code = $2, state = case when $3 then 'sending' else 'pending' end,
         quiet_until = case when $3 then now() + $4 * interval '1 millisecond' end
       where id = $1 and state = 'sending'`,
      [deliveryId, status, kind === 'unknown', this.config.DOUBT_WAIT_MS],
    );
    throw new DomainError('service.unavailable');
  }

  async #failSending(deliveryId: string, providerCode: string): Promise<void> {
    await this.database.query(
      `update deliveries set state = 'failed', failure = 'refused', provider_code = $2, settled_at = now(),
         quiet_until = null where id = $1 and state = 'sending'`,
      [deliveryId, providerCode],
    );
  }

  /** What was sent in doubt is not called unsent because its code is over by now. */
  async #failUnsent(deliveryId: string, failure: Failure): Promise<void> {
    await this.database.query(
      `update deliveries set settled_at = now(), quiet_until = null,
         failure = case when state = 'pending' then $2 else 'outcome-unknown' end, state = 'failed'
       where id = $1 and (state = 'pending' or (state = 'sending' and quiet_until < now()))`,
      [deliveryId, failure],
    );
  }
}

async function settleFailed(manager: EntityManager, id: string, failure: Failure): Promise<void> {
  await manager.query(
    `update deliveries set state = 'failed', failure = $2, settled_at = now(), quiet_until = null where id = $1`,
    [id, failure],
  );
}
