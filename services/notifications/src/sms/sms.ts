/** Text messages as the rest of the service sees them, whoever carries them. */
import { TEXT_REPORTS_PATH } from '@goalwright/contracts/notifications';

export interface Sms {
  readonly deliveryId: string;
  /** Ten digits; the carrier adds the country. */
  readonly to: string;
  readonly text: string;
  /** The code inside the text, for the outbox alone; empty where there is none. */
  readonly code: string;
  /** After this the carrier need not deliver it any more. */
  readonly minutesValid: number;
}

export abstract class SmsChannel {
  /**
   * Resolves once the carrier has taken the message, with its own id where it has one.
   * @throws CarrierFailure
   */
  abstract send(sms: Sms, signal: AbortSignal): Promise<string | null>;
}

/** Where the carrier reports on a delivery: part of what it signs. */
export const textReportsUrl = (publicUrl: string, deliveryId: string): string =>
  `${publicUrl}${TEXT_REPORTS_PATH}/${deliveryId}`;
