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

/** Charged to whoever is called; no school has its phones there. */
const PREMIUM = /^900|^\d{3}976/;
/** Countries that share +1 with the United States; text messages there cost many times more, which is why floods go there. */
const ABROAD = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);

/** Whether we send texts to this number: ten digits, in the United States and Canada, of a telephone. */
export function isServed(number: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) && !PREMIUM.test(number) && !ABROAD.has(number.slice(0, 3));
}

/** Where the carrier reports on a delivery: part of what it signs. */
export const textReportsUrl = (publicUrl: string, deliveryId: string): string =>
  `${publicUrl}${TEXT_REPORTS_PATH}/${deliveryId}`;
