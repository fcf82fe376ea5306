/** Mail through SendGrid, by its own client. */
import sendGrid from '@sendgrid/mail';
import { PRODUCT_NAME } from '@goalwright/contracts/product';
import { askCarrier, failureOf, failureWithoutAnswer } from '../carrier/carrier.js';
import type { CarrierConfig } from '../config.js';
import { type Email, EmailChannel } from './email.js';

/** Three requests and the waits between them. */
const TOTAL_FACTOR = 3;
const ANSWER_BYTES_MAX = 100_000;
const OFF = { enable: false };

/** What the package has beside its types: its class, and the client below it. */
type Service = typeof sendGrid & {
  client: { setDefaultRequest(settings: Readonly<Record<string, unknown>>): void };
};
const { MailService } = sendGrid as unknown as { MailService: new () => Service };

/** The name that SendGrid's reports give a delivery's id. */
export const DELIVERY_ARGUMENT = 'delivery_id';

export class SendGridEmail extends EmailChannel {
  readonly #service = new MailService();
  readonly #config: CarrierConfig;

  constructor(config: CarrierConfig) {
    super();
    this.#config = config;
    this.#service.setApiKey(config.SENDGRID_API_KEY);
    this.#service.client.setDefaultRequest({
      baseUrl: config.SENDGRID_BASE_URL,
      timeout: config.CARRIER_TIMEOUT_MS,
      maxContentLength: ANSWER_BYTES_MAX,
      maxRedirects: 0,
    });
  }

  override send(email: Email, signal: AbortSignal): Promise<string | null> {
    const totalMs = this.#config.CARRIER_TIMEOUT_MS * TOTAL_FACTOR;
    return askCarrier(() => this.#ask(email), { totalMs, signal });
  }

  async #ask({ deliveryId, to, subject, text, html }: Email): Promise<string | null> {
    const from = this.#config.EMAIL_FROM;
    try {
      const [answer] = await this.#service.send({
        from: { email: from, name: PRODUCT_NAME },
        personalizations: [{ to: { email: to }, customArgs: { [DELIVERY_ARGUMENT]: deliveryId } }],
        subject,
        content: [
          { type: 'text/plain', value: text },
          { type: 'text/html', value: html },
        ],
        headers: {
          // The same message sent twice has the same id: mailboxes that look at it show it once.
          'Message-ID': `<${deliveryId}@${from.split('@')[1] ?? ''}>`,
          'Auto-Submitted': 'auto-generated',
        },
        trackingSettings: {
          clickTracking: { ...OFF, enableText: false },
          openTracking: OFF,
          subscriptionTracking: OFF,
          ganalytics: OFF,
        },
      });
      const id: unknown = (answer.headers as Readonly<Record<string, unknown>>)['x-message-id'];
      return typeof id === 'string' ? id : null;
    } catch (error) {
      throw failureOfClient(error);
    }
  }
}

/** The client's errors carry the request and the answer; only the status and the wait are taken from them. */
function failureOfClient(error: unknown): Error {
  const { code, response } = error as {
    code?: unknown;
    response?: { headers?: Readonly<Record<string, unknown>> };
  };
  if (typeof code !== 'number') return failureWithoutAnswer(error);
  return failureOf(code, response?.headers?.['retry-after']);
}
