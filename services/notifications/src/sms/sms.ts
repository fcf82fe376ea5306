/** Text messages as the rest of the service sees them, whoever carries them. */

export interface Sms {
  readonly deliveryId: string;
  /** Ten digits; the carrier adds the country. */
  readonly to: string;
  readonly text: string;
  /** The code inside the text, for the outbox alone; empty where there is none. */
  readonly code: string;
}

export abstract class SmsChannel {
  /** Resolves once the carrier has taken the message. The same `deliveryId` again may send it again. */
  abstract send(sms: Sms, signal: AbortSignal): Promise<void>;
}
