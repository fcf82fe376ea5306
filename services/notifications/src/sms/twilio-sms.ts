/** Text messages through Twilio, by its own client. */
import twilio from 'twilio';
import { askCarrier, failureOf, failureWithoutAnswer } from '../carrier/carrier.js';
import type { CarrierConfig } from '../config.js';
import { type Sms, SmsChannel, textReportsUrl } from './sms.js';

/** Three requests and the waits between them. */
const TOTAL_FACTOR = 3;
/** Twilio's own limit of what it may be told. */
const VALID_SECONDS_MAX = 36_000;
const COUNTRY = '+1';

export class TwilioSms extends SmsChannel {
  readonly #client: twilio.Twilio;
  readonly #config: CarrierConfig;

  constructor(config: CarrierConfig) {
    super();
    this.#config = config;
    const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token } = config;
    this.#client = twilio(account, token, { timeout: config.CARRIER_TIMEOUT_MS });
    this.#client.api.baseUrl = config.TWILIO_BASE_URL;
  }

  override send(sms: Sms, signal: AbortSignal): Promise<string | null> {
    const totalMs = this.#config.CARRIER_TIMEOUT_MS * TOTAL_FACTOR;
    return askCarrier(() => this.#ask(sms), { totalMs, signal });
  }

  async #ask({ deliveryId, to, text, minutesValid }: Sms): Promise<string | null> {
    const from = this.#config.SMS_FROM;
    try {
      const message = await this.#client.messages.create({
        to: `${COUNTRY}${to}`,
        ...(from.startsWith('MG') ? { messagingServiceSid: from } : { from }),
        body: text,
        statusCallback: textReportsUrl(this.#config.PUBLIC_URL, deliveryId),
        validityPeriod: Math.min(minutesValid * 60, VALID_SECONDS_MAX),
      });
      return message.sid;
    } catch (error) {
      throw failureOfClient(error);
    }
  }
}

/** Twilio's errors quote the number; only their own number for the fault is taken from them. */
function failureOfClient(error: unknown): Error {
  const { status, code } = error as { status?: unknown; code?: unknown };
  return typeof status === 'number' ? failureOf(status, undefined, code) : failureWithoutAnswer(error);
}
