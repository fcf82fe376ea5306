/** What the carriers report of messages they took: verified on the bytes as they came, and written to the deliveries. */
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@goalwright/contracts/errors';
import { DataSource } from 'typeorm';
import {
  type CarrierConfig,
  carrierConfig,
  NOTIFICATIONS_CONFIG,
  type NotificationsConfig,
} from '../config.js';
import { textReportsUrl } from '../sms/sms.js';
import { isFromSendGrid, mailReports } from './sendgrid-events.js';
import { furthest, type Report } from './report.js';
import { textReport } from './twilio-status.js';

@Injectable()
export class CarrierReports {
  readonly #logger = new Logger('CarrierReports');
  readonly #carriers: CarrierConfig | null;

  constructor(
    private readonly database: DataSource,
    @Inject(NOTIFICATIONS_CONFIG) config: NotificationsConfig,
  ) {
    this.#carriers = carrierConfig(config);
  }

  /**
   * @throws DomainError `notifications.webhook-unsigned` where it is not SendGrid's; `request.not-found` without keys
   */
  async recordMail(signed: { body: string; signature: string; timestamp: string }): Promise<void> {
    const { SENDGRID_WEBHOOK_KEY: key } = this.#keys();
    if (!isFromSendGrid(signed, key)) throw new DomainError('notifications.webhook-unsigned');
    await this.#record('email', furthest(mailReports(signed.body)));
  }

  /** @throws DomainError as `recordMail` */
  async recordText(signed: { deliveryId: string; body: string; signature: string }): Promise<void> {
    const { TWILIO_AUTH_TOKEN: token, PUBLIC_URL: origin } = this.#keys();
    const { deliveryId, body, signature } = signed;
    // The address as we gave it to Twilio, whatever the request's headers say of theirs.
    const url = textReportsUrl(origin, deliveryId);
    const fields = Object.fromEntries(new URLSearchParams(body));
    // Large, and of use in production only, where the channel has loaded it already.
    const { default: twilio } = await import('twilio');
    if (!twilio.validateRequest(token, signature, url, fields))
      throw new DomainError('notifications.webhook-unsigned');
    const report = textReport(deliveryId, fields);
    await this.#record('sms', report === null ? [] : [report]);
  }

  #keys(): CarrierConfig {
    if (this.#carriers === null) throw new DomainError('request.not-found');
    return this.#carriers;
  }

  /** Forward only: reports come late, twice and out of order. */
  async #record(channel: 'email' | 'sms', reports: readonly Report[]): Promise<void> {
    if (reports.length === 0) return;
    const [moved] = await this.database.query<
      [{ id: string; state: string; failure: string | null }[], number]
    >(
      `update deliveries d set state = r.state, failure = r.failure, provider_code = r.code,
         provider_id = coalesce(d.provider_id, r.provider_id), reported_at = now(), quiet_until = null,
         settled_at = coalesce(d.settled_at, now())
       from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[])
         as r (id, state, failure, code, provider_id)
       where d.id = r.id and d.channel = $1 and (
         d.state in ('pending', 'sending') or d.failure = 'outcome-unknown'
         or (d.state = 'sent' and r.state in ('delivered', 'bounced'))
         or (d.state = 'delivered' and r.state = 'bounced'))
       returning d.id, d.state, d.failure`,
      [
        channel,
        reports.map(({ deliveryId }) => deliveryId),
        reports.map(({ state }) => state),
        reports.map(({ failure }) => failure),
        reports.map(({ code }) => code),
        reports.map(({ providerId }) => providerId),
      ],
    );
    for (const { id, failure } of moved.filter(({ state }) => state === 'bounced')) {
      this.#logger.warn({ msg: 'a message did not arrive', deliveryId: id, channel, failure });
    }
  }
}
